import { countOf } from "../../templates/shared/count.ts";
import { printDiagnostics, type Format } from "../diagnostics/print.ts";
import { shownDiagnostics } from "../diagnostics/shown_diagnostics.ts";
import type { RunResult } from "../run.ts";
import type { Session, Update } from "../session.ts";
import type { ProjectWatcher } from "../source/watch.ts";
import type { ExitCode, Program } from "./command.ts";
import { describeInternalError } from "./internal_error.ts";
import { printReport } from "./report.ts";

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

/** What a watch needs. */
export interface WatchOptions {
  readonly session: Session;
  /** Begins to watch the project. */
  readonly watch: (changed: () => void) => ProjectWatcher;
  readonly program: Program;
  /** The folder of the package, as messages show it. */
  readonly shown: string;
  readonly format: Format;
  readonly debug: boolean;
  /** What an edit means for the users of the package; "" if there is nothing to say. */
  readonly describeEdit: (result: RunResult) => Promise<string>;
}

/** Thrown between two steps of a run, to end it. */
class Interrupted extends Error {}

/** What has happened outside. */
interface State {
  /** Something may have changed since this flag was last cleared. */
  isDirty: boolean;
  isStopped: boolean;
  /** When the first event of a save came. */
  since: number;
  /** Ends the sleep. */
  wake: () => void;
}

/** Runs the session now and after each save, until the program is stopped. Never has two runs at a time. */
export async function watchAndWrite(options: WatchOptions): Promise<ExitCode> {
  const { program, session, shown } = options;
  const state: State = { isDirty: false, isStopped: false, since: 0, wake: () => undefined };
  const watcher = options.watch(() => {
    if (!state.isDirty) state.since = program.elapsed();
    state.isDirty = true;
    state.wake();
  });
  program.onStop(() => {
    state.isStopped = true;
    state.wake();
  });
  await attempt(options, () => session.update(untilStopped(state, program)), reportStart);
  if (!state.isStopped) program.print(`Watching spec/ and templates/; each save updates ${shown}/. Ctrl-C ends it.\n`);
  while (!state.isStopped) {
    const changed = await nextChange(state, options);
    if (changed) watcher.renew();
    await follow(state, options, changed);
  }
  watcher.close();
  return 0;
}

/** Writes what a save changes, then the rest: also when nothing has changed, because something may have interrupted the last time. */
async function follow(state: State, options: WatchOptions, changed: boolean): Promise<void> {
  const { program, session } = options;
  if (changed) await attempt(options, () => session.update(untilStopped(state, program)), reportSave(state.since));
  await attempt(options, () => session.complete(untilNext(state, program)), reportRest(program.elapsed()));
}

/** Waits for an event, or for a while, and then for the end of the save. Whether the project is another one. */
async function nextChange(state: State, { program, session }: WatchOptions): Promise<boolean> {
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
  let found = session.look();
  for (let attempts = 0; found === "shrunk" && !state.isStopped && attempts < GONE.attempts; attempts += 1) {
    await program.wait(GONE.pause);
    found = session.look();
  }
  return found !== "same" && !state.isStopped;
}

/** Rejects as soon as the program is to end. */
function untilStopped(state: State, { wait }: Program): () => Promise<void> {
  return async () => {
    await wait(0);
    if (state.isStopped) throw new Interrupted();
  };
}

/** Rejects when something else is to be done. */
function untilNext(state: State, { wait }: Program): () => Promise<void> {
  return async () => {
    await wait(0);
    if (state.isStopped || state.isDirty) throw new Interrupted();
  };
}

type Report = (update: Update, options: WatchOptions) => Promise<void>;

/** A step of the session and the report about it. What fails is reported; the session goes on with the next save. */
async function attempt(options: WatchOptions, step: () => Promise<Update | undefined>, report: Report): Promise<void> {
  try {
    const update = await step();
    if (update !== undefined) await report(update, options);
  } catch (error) {
    if (!(error instanceof Interrupted)) options.program.complain(describeInternalError(error, options.debug));
  }
}

/** The first run is reported like any run. */
async function reportStart({ result }: Update, { program, shown, format, describeEdit }: WatchOptions): Promise<void> {
  program.print(printReport(result, { format, color: program.color, shown, seconds: program.elapsed() / 1000 }));
  program.print(await describeEdit(result));
}

function reportSave(since: number): Report {
  return async ({ result, changed, pending }, options) => {
    const { program, describeEdit } = options;
    const seconds = secondsSince(since, program);
    printMessages(result, options);
    const follow =
      pending.length === 0 || result.kind !== "written" ? "" : `; ${listed(pending)} ${pending.length === 1 ? "follows" : "follow"}`;
    program.print(`${program.timeOfDay()} ${namesOf(changed)} changed: ${outcomeOf(result, options)} in ${seconds} s${follow}\n`);
    program.print(await describeEdit(result));
  };
}

/** The diagnostics of a catalog with errors are not repeated. */
function reportRest(since: number): Report {
  return async ({ result }, options) => {
    const { program } = options;
    const paths = result.kind === "written" ? result.report.written : [];
    const outcome =
      result.kind === "written" && paths.length === 0
        ? "the other files stay as they were"
        : `${outcomeOf(result, options)} in ${secondsSince(since, program)} s${paths.length === 0 ? "" : `: ${listed(paths)}`}`;
    program.print(`${program.timeOfDay()} ${outcome}\n`);
    return Promise.resolve();
  };
}

function printMessages(result: RunResult, { program, format }: WatchOptions): void {
  const diagnostics = [...shownDiagnostics(result.diagnostics), ...(result.kind === "blocked" ? result.problems : [])];
  program.print(printDiagnostics(diagnostics, { format, color: program.color, sources: result.sources }));
}

function outcomeOf(result: RunResult, { shown }: WatchOptions): string {
  switch (result.kind) {
    case "written": {
      const { written, removed } = result.report;
      return [`${countOf(written.length, "file")} written`, ...(removed.length === 0 ? [] : [`${removed.length} removed`])].join(", ");
    }
    case "refused": {
      const errors = result.diagnostics.filter(({ severity }) => severity === "error").length;
      return `${countOf(errors, "error")} in the catalog, ${shown}/ stays as it was; checked`;
    }
    case "blocked":
    case "compared":
      return `${shown}/ cannot be written; tried`;
  }
}

function secondsSince(since: number, { elapsed }: Program): string {
  return ((elapsed() - since) / 1000).toFixed(2);
}

/** `payments.yaml`, `crm.yaml and payments.yaml`, `12 files` */
function namesOf(paths: readonly string[]): string {
  return listed(paths.map((path) => path.replace(/^.*\//u, "")));
}

function listed(names: readonly string[]): string {
  return names.length > MOST_NAMES ? countOf(names.length, "file") : names.join(names.length === 2 ? " and " : ", ");
}
