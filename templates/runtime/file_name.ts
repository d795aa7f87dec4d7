import { HIDDEN } from "./messages.js";

/** The most bytes of a name; file systems take 255. */
const LONGEST_NAME = 250;

/** What begins like an option of a command or a hidden file, and the names of devices on Windows, with and without an extension. */
const MISLEADING = /^(?:[-.]|(?=(?:con(?:in\$|out\$)?|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?:\.|$)))/i;

/**
 * The file name of a Content-Disposition header (RFC 6266), safe to save a file under; `filename*` in UTF-8 takes precedence.
 * Never a path, and without what is invisible, what no file system takes, and what would be another thing than a file.
 */
export function filenameOf(header: string | null): string | undefined {
  if (header === null) return undefined;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, "$1");
  const plain = /filename\s*=\s*([^";]+)/i.exec(header)?.[1];
  return toSafeName(decoded(extended) ?? quoted ?? plain ?? "");
}

function toSafeName(proposed: string): string | undefined {
  const name = proposed
    .replace(HIDDEN, "")
    .replace(/^.*[\\/]/, "")
    .replace(/[<>:"|?*]/g, "_")
    .trim();
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST_NAME));
  const safe = name
    .slice(0, read)
    .replace(/[\s.]+$/, "")
    .replace(MISLEADING, "_");
  return safe === "" ? undefined : safe;
}

function decoded(extended: string | undefined): string | undefined {
  if (extended === undefined) return undefined;
  try {
    return decodeURIComponent(extended.trim());
  } catch {
    return undefined;
  }
}
