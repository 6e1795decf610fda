/** A sentence cut where a player is named. */
export interface Part {
  text: string;
  name: boolean;
}

export function bolded(text: string, names: readonly string[]): Part[] {
  const known = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (!known.length) return [{ text, name: false }];
  const pattern = new RegExp(`(${known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, name: known.includes(part) }));
}
