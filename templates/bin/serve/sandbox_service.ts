import { OperationError } from "../../runtime/server/operation_error.js";
import type { Sandbox, SandboxOptions } from "../../runtime/sandbox/sandbox_types.js";
import type { CommandContext } from "../context.js";
import { UsageError } from "../usage_error.js";
import type { ServedFrom } from "./serve_arguments.js";
import type { Service, Watch } from "./service.js";
import { openStateFile, readStateFile } from "./state_file.js";

/**
 * Answers with the records of a sandbox, which a state file keeps if there is one.
 * @throws UsageError for wrong options and a state file that cannot be used
 */
export async function serveSandbox(
  { seed, records, stateFile, cors }: Extract<ServedFrom, { kind: "sandbox" }>,
  token: string | undefined,
  context: CommandContext,
  watch: Watch | undefined,
): Promise<Service> {
  const createSandbox = await context.spec.loadCreateSandbox();
  let onChange = (): void => undefined;
  const sandbox = create(createSandbox, {
    ...(seed !== undefined && { seed }),
    ...(records !== undefined && { records }),
    ...(token !== undefined && { token }),
    ...(cors && { cors }),
    ...(watch !== undefined && { onRequest: watch }),
    onChange: () => {
      onChange();
    },
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

/** What has been read comes from a file, so `load` checks all of it. */
function load(sandbox: Sandbox, value: unknown, path: string): void {
  try {
    sandbox.load(value as Parameters<Sandbox["load"]>[0]);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const message = error.message.replace(/^The state/, `the state in ${path}`).replace(/\.$/, "");
    throw new UsageError(message, "fix the file, or remove it to start with new records");
  }
}
