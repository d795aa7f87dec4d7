/** "`a`" */
export function quote(word: string): string {
  return `\`${word}\``;
}

/** "a, b or c" */
export function joinWords(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
