import { readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";
import { statsOf } from "./paths.js";
import { isSkipped } from "./glob.js";
import type { PathFilter } from "./path_filter.js";

/** What a folder contains. All paths are absolute and sorted by code unit. */
export interface FolderContent {
  /** Files with the name of a payload file. */
  readonly files: readonly string[];
  /** Folders that cannot be read. */
  readonly unreadable: readonly string[];
  /** Whether the filter removed something. */
  readonly hasExcluded: boolean;
}

const PAYLOAD_FILE = /\.(?:json|ndjson|jsonl|har)(?:\.gz)?$/i;

/**
 * The payload files in a folder and the folders below it: `.json`, `.ndjson`, `.jsonl`, `.har`, and each with `.gz`. Skips
 * hidden entries and `node_modules`, and does not follow links to folders, so a loop of links ends.
 */
export function listFolder(folder: string, isExcluded: PathFilter): FolderContent {
  const files: string[] = [];
  const unreadable: string[] = [];
  let hasExcluded = false;
  const waiting = [folder];
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    const entries = entriesOf(current);
    if (entries === undefined) unreadable.push(current);
    for (const entry of entries ?? []) {
      const path = join(current, entry.name);
      const isFolder = entry.isDirectory();
      if (isSkipped(entry.name) || (!isFolder && !isPayloadFile(entry.name, path))) continue;
      if (isExcluded(path)) hasExcluded = true;
      else (isFolder ? waiting : files).push(path);
    }
  }
  return { files: files.sort(), unreadable: unreadable.sort(), hasExcluded };
}

function entriesOf(folder: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

/** A link that leads nowhere counts: it is reported as missing. Pipes and devices do not. */
function isPayloadFile(name: string, path: string): boolean {
  if (!PAYLOAD_FILE.test(name)) return false;
  const target = statsOf(path);
  return target === undefined || target.isFile();
}
