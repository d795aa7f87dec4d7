import { closeSync, openSync, readSync, statSync, type Stats } from "node:fs";
import { relative } from "node:path";

/** The name of a file in reports: relative to the working folder, with `/` between folders. */
export function fileName(path: string, cwd: string): string {
  const name = relative(cwd, path).replaceAll("\\", "/");
  return name === "" ? "." : name;
}

/** What a path leads to; undefined if it leads nowhere, also because of a loop of links or a missing permission. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Our own error code, in addition to those of the operating system. */
const IS_PIPE = "it is a pipe";

/** How to fix errors of the operating system other than missing permissions. */
const ADVICE: Readonly<Record<string, string>> = {
  [IS_PIPE]: "pass it as standard input, or write it to a file first",
  ELOOP: "it is a link that leads back to itself; point it to a file",
  ENAMETOOLONG: "use a shorter name",
  EISDIR: "it is a folder; name a file",
  ENOTDIR: "a part of the path is a file; check the path",
  ENXIO: "it is not a file",
  ENOENT: "check the path",
  EMFILE: "too many files are open; close other programs, or raise the limit",
  ERR_FS_FILE_TOO_LARGE: "it is larger than any file that the program can read",
};

/** The code of an error of the operating system: `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}

/** How to fix an error of the operating system while reading. */
export function adviceFor(error: unknown): string {
  return ADVICE[codeOf(error)] ?? "check its permissions";
}

/**
 * Throws for a pipe or a socket, whose writer may never come. What a shell has opened for a program, such as `/dev/fd/63`, has one.
 */
export function refusePipe(path: string, stats: Stats): void {
  const isOpen = path.startsWith("/dev/") || path.startsWith("/proc/");
  if ((stats.isFIFO() || stats.isSocket()) && !isOpen) throw Object.assign(new Error(IS_PIPE), { code: IS_PIPE, syscall: "open" });
}

/** More bytes than this do not fit into a text. Devices such as `/dev/zero` have no end. */
const LARGEST = 2 ** 29;
const CHUNK = 2 ** 20;

/** The bytes of a file. Throws the errors of Node, and one for a pipe; `adviceFor` explains both. */
export function readWhole(path: string): Buffer {
  refusePipe(path, statSync(path));
  const file = openSync(path, "r");
  try {
    const chunks: Buffer[] = [];
    for (let total = 0; total <= LARGEST;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const size = readSync(file, chunk);
      if (size === 0) return Buffer.concat(chunks, total);
      chunks.push(chunk.subarray(0, size));
      total += size;
    }
  } finally {
    closeSync(file);
  }
  throw Object.assign(new Error("too large"), { code: "ERR_FS_FILE_TOO_LARGE" });
}
