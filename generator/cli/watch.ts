import { readdirSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { type Format, countOf } from "#templates/core";
import { printDiagnostics, shownDiagnostics } from "#generator/read";
import type { RunResult } from "../run.ts";
import type { ExitCode, Program } from "./command.ts";
import { countErrors, printReport, describeInternalError } from "./report.ts";

/** How long nothing may happen before a save counts as done: editors write, rename and set modes in quick succession. */
const QUIET = 20;
/** After so many bursts in a row the files are read nevertheless. */
const MOST_BURSTS = 10;
/** How often to look without any event: not every file system has them. */
const LOOK_EVERY = 1000;
/** How long to wait for files that have disappeared: a checkout replaces whole folders. */
const GONE = { attempts: 10, pause: 50 } as const;

/** More files are counted, and not named. */
const MOST_NAMES = 4;

type Texts = ReadonlyMap<string, string>;

/** Options of a watch, and its means of reading, running and reporting. */
export interface WatchOptions {
  /** The texts that the package is made from, by path. Throws when one that every project has cannot be read. */
  readonly read: () => Texts;
  readonly run: () => Promise<RunResult>;
  /** Begins to watch the project. */
  readonly watch: (changed: () => void) => ProjectWatcher;
  readonly program: Program;
  /** The folder of the package, as messages show it. */
  readonly shown: string;
  readonly format: Format;
  readonly debug: boolean;
  /** Describes the meaning of an edit for the users of the package; "" if there is nothing to say. */
  readonly describeEdit: (result: RunResult) => Promise<string>;
}

/** Events outside the loop, and the project as far as it has been seen. */
interface State {
  /** Something may have changed since this flag was last cleared. */
  isDirty: boolean;
  isStopped: boolean;
  /** When the first event of a save came. */
  since: number;
  /** Ends the sleep. */
  wake: () => void;
  /** The project as the last run has found it. */
  seen: Texts;
}

/** Runs the generator now and after each save, until the program is stopped. Never has two runs at a time. */
export async function watchAndWrite(options: WatchOptions): Promise<ExitCode> {
  const { program, shown } = options;
  const state: State = { isDirty: false, isStopped: false, since: 0, wake: () => undefined, seen: new Map() };
  const watcher = options.watch(() => {
    if (!state.isDirty) state.since = program.elapsed();
    state.isDirty = true;
    state.wake();
  });
  program.onStop(() => {
    state.isStopped = true;
    state.wake();
  });
  await attempt(state, options, "start");
  if (!state.isStopped) program.print(`Watching spec/ and templates/; each save updates ${shown}/. Ctrl-C ends it.\n`);
  while (!state.isStopped) {
    if (!(await hasChanged(state, options))) continue;
    watcher.renew();
    await attempt(state, options, "save");
  }
  watcher.close();
  return 0;
}

/** Waits for an event, or for a while, and then for the end of the save. Whether the project is another one. */
async function hasChanged(state: State, { program, read }: WatchOptions): Promise<boolean> {
  const alarm = new AbortController();
  state.wake = () => {
    alarm.abort();
  };
  if (!state.isDirty && !state.isStopped) await program.wait(LOOK_EVERY, alarm.signal);
  if (!state.isDirty) state.since = program.elapsed();
  for (let burst = 0; state.isDirty && !state.isStopped && burst < MOST_BURSTS; burst += 1) {
    state.isDirty = false;
    await program.wait(QUIET);
  }
  let found = look(state.seen, read);
  for (let attempts = 0; found === "shrunk" && !state.isStopped && attempts < GONE.attempts; attempts += 1) {
    await program.wait(GONE.pause);
    found = look(state.seen, read);
  }
  return found !== "same" && !state.isStopped;
}

/**
 * Compares the project with its state at the last run. `shrunk` means that files are missing, empty or cannot be read, which may be
 * the middle of a save.
 */
function look(seen: Texts, read: () => Texts): "same" | "changed" | "shrunk" {
  try {
    const now = read();
    if ([...seen].some(([path, text]) => text.trim() !== "" && (now.get(path) ?? "").trim() === "")) return "shrunk";
    return changesBetween(seen, now).length === 0 ? "same" : "changed";
  } catch {
    return "shrunk";
  }
}

/** The paths of what is new, different or gone. */
function changesBetween(before: Texts, now: Texts): readonly string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));
}

/** A run and the report about it. What fails is reported; the watch goes on with the next save. */
async function attempt(state: State, options: WatchOptions, reason: "start" | "save"): Promise<void> {
  const { program, describeEdit } = options;
  try {
    const texts = options.read();
    const changed = changesBetween(state.seen, texts);
    state.seen = texts;
    const result = await options.run();
    if (reason === "start") reportRun(result, options);
    else reportSave(result, options, changed, state.since);
    program.print(await describeEdit(result));
  } catch (error) {
    program.complain(describeInternalError(error, options.debug));
  }
}

/** The first run is reported like any run. */
function reportRun(result: RunResult, { program, shown, format }: WatchOptions): void {
  program.print(printReport(result, { format, color: program.color, shown, seconds: program.elapsed() / 1000, now: program.now() }));
}

function reportSave(result: RunResult, options: WatchOptions, changed: readonly string[], since: number): void {
  const { program, format } = options;
  const seconds = ((program.elapsed() - since) / 1000).toFixed(2);
  const diagnostics = [...shownDiagnostics(result.diagnostics), ...(result.kind === "blocked" ? result.problems : [])];
  program.print(printDiagnostics(diagnostics, { format, color: program.color, sources: result.sources }));
  program.print(`${program.timeOfDay()} ${namesOf(changed)} changed: ${outcomeOf(result, options)} in ${seconds} s\n`);
}

function outcomeOf(result: RunResult, { shown }: WatchOptions): string {
  switch (result.kind) {
    case "written": {
      const { written, removed } = result.report;
      return [`${countOf(written.length, "file")} written`, ...(removed.length === 0 ? [] : [`${removed.length} removed`])].join(", ");
    }
    case "refused":
      return `${countOf(countErrors(result.diagnostics), "error")} in the catalog, ${shown}/ stays as it was; checked`;
    case "blocked":
    case "compared":
      return `${shown}/ cannot be written; tried`;
  }
}

/** `payments.yaml`, `crm.yaml and payments.yaml`, `12 files` */
function namesOf(paths: readonly string[]): string {
  const names = paths.map((path) => path.replace(/^.*\//u, ""));
  return names.length > MOST_NAMES ? countOf(names.length, "file") : names.join(names.length === 2 ? " and " : ", ");
}

/** Calls back when something may have changed. */
interface ProjectWatcher {
  /** Begins to watch folders that have appeared since, and ends with those that are gone. */
  readonly renew: () => void;
  readonly close: () => void;
}

/** The folders of a project that are watched with all that is in them. The folder around them is watched as well. */
const FOLDERS = ["spec", "templates"];

/**
 * Watches the catalog and the templates of a project. Folders are watched, and not files: an editor that saves by renaming replaces the file, and
 * would take the watched one away. An event says only that it is worth reading again: which one comes, and how often, differs between
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
