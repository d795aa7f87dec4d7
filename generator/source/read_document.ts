import { readFileSync } from "node:fs";

/** The text of a file, or why it has none. */
export type ReadText = { readonly text: string } | { readonly reason: string };

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
};

/** Reads a file outside of the catalog as UTF-8. Never throws. */
export function readDocument(path: string): ReadText {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    if (error instanceof TypeError) return { reason: "it is not valid UTF-8" };
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
    return { reason: REASONS[code] ?? (code === "" ? "it cannot be read" : code) };
  }
}
