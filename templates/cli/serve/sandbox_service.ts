import { OperationError } from "#templates/runtime";
import type { Sandbox, SandboxOptions, SandboxState } from "#templates/sandbox";
import type { CommandContext } from "../context.js";
import { UsageError, safeLine } from "#templates/core";
import type { From, Service, Watch } from "./serve_arguments.js";
import { dirname, resolve } from "node:path";
import { adviceFor, codeOf, readWhole, statsOf } from "../input/paths.js";
import { replaceFile } from "../report/replace_file.js";

/** How long after a change the file is written. Other changes in the meantime are written with it. */
const DELAY_IN_MILLISECONDS = 500;

/**
 * Answers with the records of a sandbox, which a state file keeps if there is one.
 * @throws UsageError for wrong options and a state file that cannot be used
 */
export async function serveSandbox(
  { seed, records, stateFile, cors }: From<"sandbox">,
  token: string | undefined,
  context: CommandContext,
  watch?: Watch,
): Promise<Service> {
  const createSandbox = await context.spec.loadCreateSandbox();
  let onChange = (): void => undefined;
  const sandbox = create(createSandbox, {
    ...(seed !== undefined && { seed }),
    ...(records !== undefined && { records }),
    ...(token !== undefined && { token }),
    ...(cors && { cors }),
    ...(watch !== undefined && { onRequest: watch }),
    onChange: () => onChange(),
  });
  if (stateFile === undefined) return { handler: sandbox.handler, end: () => undefined };
  const kept = readStateFile(stateFile, context.cwd);
  if (kept !== undefined) load(sandbox, kept.value, stateFile);
  const file = openStateFile(stateFile, context, sandbox.state);
  onChange = file.changed;
  return { handler: sandbox.handler, end: file.end };
}

function create(createSandbox: (options: SandboxOptions) => Sandbox, options: SandboxOptions): Sandbox {
  try {
    return createSandbox(options);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace(/\.$/, ""), "connector-gateway-spec serve --help shows the options");
  }
}

/** Loads values that come from a file, so `load` checks all of them. */
function load(sandbox: Sandbox, value: unknown, path: string): void {
  try {
    sandbox.load(value as Parameters<Sandbox["load"]>[0]);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const message = error.message.replace(/^The state/, `the state in ${path}`).replace(/\.$/, "");
    throw new UsageError(message, "fix the file, or remove it to start with new records");
  }
}

/**
 * The JSON in a state file; undefined if there is no such file.
 * @throws UsageError for a file that cannot be read or is not JSON, and for a folder that does not exist
 */
function readStateFile(path: string, cwd: string): { readonly value: unknown } | undefined {
  const file = resolve(cwd, path);
  if (statsOf(file)?.isDirectory() === true) throw new UsageError(`the state file ${path} is a folder`, "name a file");
  if (statsOf(dirname(file)) === undefined) throw new UsageError(`the state file ${path} cannot be written`, "create its folder first");
  const text = readText(file, path);
  if (text === undefined) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    const what = text.trim() === "" ? "is empty" : "is not JSON, or only the beginning of it";
    throw new UsageError(`the state file ${path} ${what}`, "restore it, or remove it to start with new records");
  }
}

function readText(file: string, path: string): string | undefined {
  try {
    return readWhole(file)
      .toString("utf8")
      .replace(/^\ufeff/, "");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new UsageError(`the state file ${path} cannot be read (${codeOf(error)})`, adviceFor(error));
  }
}

/** A file that follows the state of a sandbox. */
interface StateFile {
  /** To be called after a change. */
  readonly changed: () => void;
  /** Writes the last changes. @throws UsageError when that is impossible */
  readonly end: () => void;
}

/** Keeps a state in a file. While the program runs, a file that cannot be written is a message only. */
function openStateFile(path: string, { cwd, stderr }: CommandContext, state: () => SandboxState): StateFile {
  const file = resolve(cwd, path);
  let timer: NodeJS.Timeout | undefined;
  const save = (): void => {
    replaceFile(file, `${JSON.stringify(state())}\n`);
    clearTimeout(timer);
    timer = undefined;
  };
  const saveLater = (): void => {
    timer = setTimeout(() => {
      try {
        save();
      } catch (error) {
        stderr.write(`connector-gateway-spec: ${safeLine(path)} cannot be written (${codeOf(error)})\n`);
        saveLater();
      }
    }, DELAY_IN_MILLISECONDS);
  };
  return {
    changed: () => {
      if (timer === undefined) saveLater();
    },
    end: () => {
      const isSaved = timer === undefined && statsOf(file) !== undefined;
      clearTimeout(timer);
      try {
        if (!isSaved) save();
      } catch (error) {
        throw new UsageError(`${path} cannot be written (${codeOf(error)})`, "check its permissions and the free space");
      }
    },
  };
}
