import { HIDDEN } from "../messages.js";

/** The most bytes of a name without its extension: file systems take 255 for both. */
const LONGEST_STEM = 240;

/** What begins like an option of a command, and the names of devices on Windows, with and without an extension. */
const MISLEADING = /^(?:-|(?=(?:con(?:in\$|out\$)?|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?:\.|$)))/i;

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
  const last = proposed
    .replace(HIDDEN, "")
    .replace(/^.*[\\/]/, "")
    .replace(/[<>:"|?*]/g, "_")
    .trim();
  const extension = /\.\w{1,12}$/.exec(last)?.[0] ?? "";
  const stem = last.slice(0, last.length - extension.length);
  const { read } = new TextEncoder().encodeInto(stem, new Uint8Array(LONGEST_STEM));
  const name = `${stem.slice(0, read)}${extension}`.replace(/[\s.]+$/, "").replace(MISLEADING, "_");
  return name === "" ? undefined : name;
}

function decoded(extended: string | undefined): string | undefined {
  if (extended === undefined) return undefined;
  try {
    return decodeURIComponent(extended.trim());
  } catch {
    return undefined;
  }
}
