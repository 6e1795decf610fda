/** What the server tells of a value that has changed (docs/api.md, "Differences"), put upon the value that is here. */

type Tree = Record<string, unknown>;

/** The new value, from the old one and the difference. The old one stays as it is, and what has not changed is shared. */
export function changed(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  if (typeof change !== 'object' || change === null) return change;
  if (!Object.keys(change).length) return old;
  return Array.isArray(old) ? changedList(old, change as Tree) : changedObject(old as Tree, change as Tree);
}

function changedList(old: unknown[], change: Tree): unknown[] {
  const fresh = [...old];
  const { '~': splices = [], ...parts } = change as { '~'?: [number, number, ...unknown[]][] };
  for (const [place, gone, ...come] of splices) fresh.splice(place, gone, ...come);
  for (const [place, part] of Object.entries(parts)) fresh[Number(place)] = changed(fresh[Number(place)], part);
  return fresh;
}

function changedObject(old: Tree, change: Tree): Tree {
  const fresh = new Map(Object.entries(old));
  for (const [key, part] of Object.entries(change)) {
    if (Array.isArray(part) && part.length === 0) fresh.delete(key);
    else fresh.set(key, changed(fresh.get(key), part));
  }
  return Object.fromEntries(fresh);
}
