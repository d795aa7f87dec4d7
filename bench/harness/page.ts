/** The page with another text between two markers, which stay. Throws when a marker is missing or they are in the wrong order. */
export function replaceBetween(page: string, begin: string, end: string, inner: string): string {
  const first = page.indexOf(begin);
  const last = page.indexOf(end, first + begin.length);
  if (first === -1 || last === -1) throw new Error(`The page does not have ${begin} and then ${end}.`);
  return `${page.slice(0, first + begin.length)}\n\n${inner.trim()}\n\n${page.slice(last)}`;
}
