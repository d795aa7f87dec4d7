/** A pattern for exactly one text. */
export function exactly(text: string): string {
  return text.replace(/[\^$\\.*+?()[\]{}|/]/g, "\\$&");
}
