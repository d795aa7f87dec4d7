import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startLanguageServer, type LanguageServer, type Position, type Settings } from "./language_server.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Nothing is loaded from the network. */
const OFFLINE: Settings = { "yaml.schemaStore.enable": false };

/** A language server for this repository, with the settings of `.vscode/settings.json`. */
export function startEditor(): Promise<LanguageServer> {
  const settings = JSON.parse(readProjectText(".vscode/settings.json")) as Settings;
  return startLanguageServer(ROOT, { ...settings, ...OFFLINE });
}

/** The text of a file of this repository. */
export function readProjectText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** A text without its mark `‸`, and where the mark is. Throws when there is none. */
export function splitAtMark(marked: string): { readonly text: string; readonly position: Position } {
  const [before = "", after] = marked.split("‸");
  if (after === undefined) throw new Error(`no ‸ in ${marked}`);
  const lines = before.split("\n");
  return { text: before + after, position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 } };
}

/** A place in a connector: `line`, with the mark `‸`, inside of these keys: `entities/orders/actions`. */
export function inside(keys: string, line: string): string {
  const names = keys === "" ? [] : keys.split("/");
  return `${[...names.map((name) => `${name}:`), line].map((text, depth) => "  ".repeat(depth) + text).join("\n")}\n`;
}
