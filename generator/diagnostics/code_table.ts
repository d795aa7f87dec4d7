import { messages } from "./messages.ts";

/** The table of all message codes in Markdown, as CONTRIBUTING.md has it. Ends with a line feed. */
export function printCodeTable(): string {
  const rows = Object.entries(messages).map(([code, { message, help }]) => `| \`${code}\` | ${cell(message)} | ${cell(help)} |\n`);
  return `| Code | Message | Help |\n| --- | --- | --- |\n${rows.join("")}`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
