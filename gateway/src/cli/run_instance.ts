import { findValidator } from "connector-gateway-spec";
import { type OptionValues, isObject } from "connector-gateway-templates/core";
import * as commands from "../commands/operator_commands.ts";
import type { Credentials, StoredInstance } from "../storage/store_types.ts";
import { locateData } from "./arguments.ts";
import { CommandError, type CommandContext, printList } from "./context.ts";

/** Prints all instances, without their credentials. @throws StorageError */
export async function listInstances(values: OptionValues, context: CommandContext): Promise<void> {
  const entries = await commands.listInstances(locateData(values, context));
  const head = ["ID", "CONNECTOR", "NAME", "OWNER", "CREATED"];
  printList(context, values, entries, [head, ({ id, connector, name, owner, createdAt }) => [id, connector, name, owner, createdAt]]);
}

/** Deletes an instance and its credentials. @throws CommandError when there is none with this id */
export async function deleteInstance(values: OptionValues, id: string, context: CommandContext): Promise<void> {
  if (!(await commands.deleteInstance({ ...locateData(values, context), id }))) throw noSuchInstance();
  context.report("The instance and its credentials are deleted.\n");
}

/**
 * Replaces the credentials of an instance by those of standard input.
 * @throws CommandError when there is no such instance, or the credentials fit no auth method of its connector
 */
export async function setCredentials(values: OptionValues, id: string, context: CommandContext): Promise<void> {
  const given = parseCredentials(await readAll(context.stdin));
  const outcome = await commands.setInstanceCredentials({ ...locateData(values, context), id, values: given, problemsOf });
  switch (outcome.kind) {
    case "changed":
      return context.report("The credentials are replaced. A running gateway uses them from its next call on.\n");
    case "unknown_instance":
      throw noSuchInstance();
    case "refused":
      throw new CommandError(`the credentials do not fit:\n${outcome.problems.map((problem) => `  ${problem}`).join("\n")}`);
  }
}

function noSuchInstance(): CommandError {
  return new CommandError("there is no such instance; `connector-gateway instance list` shows all");
}

const MOST_BYTES = 1024 * 1024;

async function readAll(stdin: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stdin) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new CommandError("the credentials are longer than 1 MiB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** @throws CommandError for anything but a JSON object. The message quotes nothing: it is secret. */
function parseCredentials(text: string): Credentials {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CommandError(
      'standard input is not JSON; for instance: echo \'{"api_key": "…"}\' | connector-gateway instance set-credentials <id>',
    );
  }
  if (isObject(value)) return value;
  throw new CommandError("standard input is not a JSON object with the fields of auth_config");
}

/** The problems of credentials. The catalog's messages do not quote them. */
function problemsOf({ connector }: StoredInstance, given: Credentials): readonly string[] {
  const validator = findValidator(`${connector}.auth_config`);
  if (validator === undefined) return [`${connector} takes no credentials`];
  const { ok, issues } = validator.check(given);
  return ok ? [] : issues.map(({ path, message }) => `${["auth_config", ...path].join(".")}: ${message}`);
}
