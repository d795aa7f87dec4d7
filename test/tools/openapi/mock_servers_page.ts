import { readFileSync } from "node:fs";
import { join } from "node:path";

const PAGE = readFileSync(join(import.meta.dirname, "../../../docs/mock_servers.md"), "utf8");

/** The text of the only code block of docs/mock_servers.md that contains `part`. Throws when there are none or several. */
export function codeBlock(part: string): string {
  const blocks = [...PAGE.matchAll(/^```\w+\n(?<text>.*?)^```$/gmsu)].map((match) => match.groups?.["text"] ?? "");
  const found = blocks.filter((text) => text.includes(part));
  if (found.length !== 1) throw new Error(`${found.length} code blocks of docs/mock_servers.md contain "${part}".`);
  return found[0] ?? "";
}

/** The versions that the page tells people to install, by package. */
export function versionsToInstall(): ReadonlyMap<string, string> {
  const commands = PAGE.matchAll(/npm install --save-dev (?<name>\S+)@(?<version>\S+)$/gmu);
  return new Map([...commands].map((match) => [match.groups?.["name"] ?? "", match.groups?.["version"] ?? ""]));
}
