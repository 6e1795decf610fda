/** A new value that keeps every part of the old one that is the same: who watches a part hears only real changes. */
export function shared<T>(old: unknown, fresh: T): T {
  if (old === fresh || !isTree(old) || !isTree(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Record<string, unknown>;
  const after = fresh as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const kept: Record<string, unknown> = Array.isArray(fresh) ? ([] as unknown as Record<string, unknown>) : {};
  for (const key of keys) {
    kept[key] = shared(before[key], after[key]);
    if (kept[key] !== before[key] || !(key in before)) same = false;
  }
  return (same ? old : kept) as T;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
