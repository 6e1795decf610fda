/** A rules file (our own words, Markdown): a heading of one # for a chapter, of two for a rule with its numbers. */
export interface Rule {
  chapter: string;
  /** The rule numbers that the entry tells about, such as AB-28. */
  ids: string[];
  title: string;
  text: string[];
}

const NUMBERS = /\b[A-Z]{2}-\d+(?: to [A-Z]{2}-\d+)?/g;

export function parseRules(source: string): Rule[] {
  const rules: Rule[] = [];
  let chapter = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('# ')) chapter = line.slice(2).trim();
    else if (line.startsWith('## ')) {
      const [title, numbers = ''] = line.slice(3).split('(');
      rules.push({ chapter, ids: (numbers.match(NUMBERS) ?? []).flatMap(spread), title: title!.trim(), text: [] });
    } else if (line.trim() !== '') rules.at(-1)?.text.push(line.trim());
  }
  return rules;
}

/** `AB-1 to AB-3` is three numbers. */
function spread(range: string): string[] {
  const [from, to] = range.split(' to ');
  if (!to) return [from!];
  const [name, first] = from!.split('-');
  const last = Number(to.split('-')[1]);
  return Array.from({ length: last - Number(first) + 1 }, (_, n) => `${name}-${Number(first) + n}`);
}

export function search(rules: Rule[], query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const all = [rule.title, ...rule.ids, ...rule.text].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
