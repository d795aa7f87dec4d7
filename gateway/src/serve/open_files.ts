import { readFileSync } from "node:fs";

/** What a gateway needs beside its connections: the database, the admin port, files that are read, and questions for names of hosts. */
const RESERVED = 60;

/** A caller's connection may need another one to a third party. */
const PER_CONNECTION = 2;

/** How many files and connections the system lets this process have open; undefined where that is not known, or where there is no limit. */
export function openFileLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

/**
 * The most connections of callers, 0 for no limit: as many as wanted, or as the open files allow. With more of them nothing would be left for
 * the database and the admin port.
 */
export function connectionLimit(wanted: number, openFiles: number | undefined): number {
  if (openFiles === undefined) return wanted;
  const most = Math.max(1, Math.floor((openFiles - RESERVED) / PER_CONNECTION));
  return wanted === 0 ? most : Math.min(wanted, most);
}
