import { UsageError, replaceCredentials } from "connector-gateway-templates/core";
import { ListenError } from "../serve/http_server.ts";
import { reportFailure } from "../serve/logger.ts";
import { StorageError } from "../storage/storage_error.ts";
import { parseArguments, type Arguments } from "./arguments.ts";
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
  const complain = (message: string): void => {
    report(`connector-gateway: ${replaceCredentials(message, () => "[redacted]")}\n`);
  };
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
  switch (wanted.kind) {
    case "nothing":
      context.report(printHelp(undefined));
      return 2;
    case "help":
      context.print(printHelp(wanted.of));
      return 0;
    case "version":
      context.print(`${context.version}\n`);
      return 0;
    case "command":
      return runNamed(wanted, context);
  }
}

/** Commands are loaded on demand: most of them need only a part of the program. */
async function runNamed({ command, values, operand }: Extract<Arguments, { kind: "command" }>, context: CommandContext): Promise<ExitCode> {
  switch (command) {
    case "serve":
      await (await import("./run_serve.ts")).serve(values, context);
      return 0;
    case "token create":
      await (await import("./run_token.ts")).createToken(values, context);
      return 0;
    case "token list":
      await (await import("./run_token.ts")).listTokens(values, context);
      return 0;
    case "token revoke":
      await (await import("./run_token.ts")).revokeToken(values, operand, context);
      return 0;
    case "instance list":
      await (await import("./run_instance.ts")).listInstances(values, context);
      return 0;
    case "instance delete":
      await (await import("./run_instance.ts")).deleteInstance(values, operand, context);
      return 0;
    case "instance set-credentials":
      await (await import("./run_instance.ts")).setCredentials(values, operand, context);
      return 0;
    case "keys rotate":
      await (await import("./run_data.ts")).rotateKeys(values, context);
      return 0;
    case "keys list":
      await (await import("./run_data.ts")).listKeys(values, context);
      return 0;
    case "backup":
      await (await import("./run_data.ts")).backUp(values, operand, context);
      return 0;
    case "mcp":
      await (await import("./run_mcp.ts")).serveMcp(values, context);
      return 0;
    case "doctor":
      return (await import("./run_doctor.ts")).doctor(values, context);
  }
}
