/** The words of a comma list. */
export function splitWords(text: string): readonly string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** The comma list with a word added at its end, or without it if it has the word. */
export function toggleWord(text: string, word: string): string {
  const words = splitWords(text);
  return (words.includes(word) ? words.filter((other) => other !== word) : [...words, word]).join(",");
}

/** The text with a word put in place of a range of it, apart from other words by blanks, and where the cursor is then. */
export function insertWord(text: string, word: string, start: number, end: number): { readonly text: string; readonly cursor: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const inserted = `${/[^\s(,]$/.test(before) ? " " : ""}${word}${/^[^\s),]/.test(after) ? " " : ""}`;
  return { text: before + inserted + after, cursor: before.length + inserted.trimEnd().length };
}
