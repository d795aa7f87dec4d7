import { UsageError, hideKeys, type OptionValues } from "connector-gateway-templates/core";
import { ListenError } from "../serve/http_server.ts";
import { reportFailure } from "../serve/logger.ts";
import { StorageError } from "../storage/storage_error.ts";
import { parseArguments, type Arguments, type CommandName } from "./arguments.ts";
import { CommandError, type CommandContext, type ExitCode } from "./context.ts";
import { printHelp } from "./help.ts";

/** Runs the command with its arguments (without those of Node itself). Never rejects. */
export async function runCommand(words: readonly string[], context: CommandContext): Promise<ExitCode> {
  try {
    return await run(parseArguments(words), context);
  } catch (error) {
    return explain(error, context);
  }
}

/** Says what went wrong, without secrets. */
function explain(error: unknown, { report }: CommandContext): ExitCode {
  const complain = (message: string): void => report(`connector-gateway: ${hideKeys(message)}\n`);
  if (error instanceof UsageError) {
    complain(`${error.message}\n  help: ${error.help}`);
    return 2;
  }
  if (error instanceof CommandError || error instanceof StorageError || error instanceof ListenError) {
    complain(error.message);
    return 1;
  }
  const { name, code, at } = reportFailure(error);
  if (code === "EMFILE" || code === "ENFILE") {
    complain("too many files are open on this machine, or for this process: raise the limit (ulimit -n) to 1024 or more, and start again");
    return 1;
  }
  complain(`internal error (${[name, code, at[0]].filter((part) => part !== undefined).join(", ")}); this is a bug, please report it`);
  return 3;
}

async function run(wanted: Arguments, context: CommandContext): Promise<ExitCode> {
  if ("values" in wanted) return (await RUNS[wanted.command](context, wanted.values, wanted.operand)) ?? 0;
  switch (wanted.command) {
    case "nothing":
      context.report(printHelp(undefined));
      return 2;
    case "help":
      context.print(printHelp(wanted.of));
      return 0;
    case "version":
      context.print(`${context.version}\n`);
      return 0;
  }
}

/** Runs a command. What returns nothing has succeeded. */
type Run = (context: CommandContext, values: OptionValues, operand: string) => Promise<ExitCode> | Promise<void>;

/** Commands are loaded on demand: most of them need only a part of the program. */
const RUNS: Readonly<Record<CommandName, Run>> = {
  serve: async (context, values) => (await import("./run_serve.ts")).serve(values, context),
  "token create": async (context, values) => (await import("./run_operator.ts")).createToken(values, context),
  "token list": async (context, values) => (await import("./run_operator.ts")).listTokens(values, context),
  "token revoke": async (context, values, name) => (await import("./run_operator.ts")).revokeToken(values, name, context),
  "instance list": async (context, values) => (await import("./run_operator.ts")).listInstances(values, context),
  "instance delete": async (context, values, id) => (await import("./run_operator.ts")).deleteInstance(values, id, context),
  "instance set-credentials": async (context, values, id) => (await import("./run_operator.ts")).setCredentials(values, id, context),
  "keys rotate": async (context, values) => (await import("./run_operator.ts")).rotateKeys(values, context),
  "keys list": async (context, values) => (await import("./run_operator.ts")).listKeys(values, context),
  "writes list": async (context, values) => (await import("./run_operator.ts")).listWrites(values, context),
  "writes resolve": async (context, values, key) => (await import("./run_operator.ts")).resolveWrite(values, key, context),
  "audit list": async (context, values) => (await import("./run_operator.ts")).listEntries(values, context),
  "audit verify": async (context, values) => (await import("./run_operator.ts")).verifyEntries(values, context),
  backup: async (context, values, file) => (await import("./run_operator.ts")).backUp(values, file, context),
  mcp: async (context, values) => (await import("./run_mcp.ts")).serveMcp(values, context),
  doctor: async (context, values) => (await import("./run_doctor.ts")).doctor(values, context),
};
