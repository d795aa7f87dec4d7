import { readdirSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";

/** Calls back when something may have changed. */
export interface ProjectWatcher {
  /** Begins to watch folders that have appeared since, and ends with those that are gone. */
  readonly renew: () => void;
  readonly close: () => void;
}

/** The folders of a project that are watched with all that is in them. The folder around them is watched as well. */
const FOLDERS = ["spec", "templates"];

/**
 * Watches the catalog and the templates of a project. Folders are watched, and not files: an editor that saves by renaming replaces the file, and
 * would take the watched one away. An event says only that it is worth to read again: which one comes, and how often, differs between
 * systems and editors. `node:fs` can watch folders recursively itself, but on Linux it then misses files in new folders, and ends the program when
 * one disappears. Systems without events (some network drives) need a look from time to time besides.
 */
export function watchFolders(projectRoot: string, changed: () => void): ProjectWatcher {
  const watchers = new Map<string, FSWatcher>();
  const forget = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const open = (folder: string): void => {
    try {
      const watcher = watch(folder, { persistent: false }, changed);
      // The folder is gone, or the system has no more watchers: reading tells.
      watcher.on("error", () => {
        forget(folder);
        changed();
      });
      watchers.set(folder, watcher);
    } catch {
      // It has disappeared since it was listed.
    }
  };
  const renew = (): void => {
    const present = new Set([projectRoot, ...FOLDERS.flatMap((name) => foldersIn(join(projectRoot, name)))]);
    // A folder that was deleted and made again is another one, and its watcher is silent.
    for (const folder of watchers.keys()) forget(folder);
    for (const folder of present) open(folder);
  };
  renew();
  return {
    renew,
    close: () => {
      for (const folder of [...watchers.keys()]) forget(folder);
    },
  };
}

/** A folder and those in it, at any depth; none if it is not there. */
function foldersIn(folder: string): readonly string[] {
  try {
    const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
    return [folder, ...inside.flatMap(({ name }) => foldersIn(join(folder, name)))];
  } catch {
    return [];
  }
}
