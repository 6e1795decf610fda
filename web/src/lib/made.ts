/** Numbers from a key, always the same: for pictures of things that nobody has drawn. */
export function numbersOf(key: string): (below: number) => number {
  let state = [...key].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16777619) >>> 0, 2166136261);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
