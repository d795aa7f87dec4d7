import { resolve } from "node:path";
import { findValidator, operations } from "connector-gateway-spec";
import type { OptionValues } from "connector-gateway-templates/core";
import { isObject, listOption, textOption, oneOf, countOf, jsonText, UsageError } from "connector-gateway-templates/core";
import type { Credentials, StoredInstance, CallerToken, TokenLimits } from "../storage/store_types.ts";
import { locateData, requiredOption } from "./arguments.ts";
import { CommandError, type CommandContext, printList, printTable } from "./context.ts";
import { checkLimits, printLimits, patternFits } from "../settings/token_limits.ts";
import * as commands from "./operator_commands.ts";

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

/**
 * Prints a new token, and nothing else.
 * @throws UsageError without a name and for limits that cannot be meant, StorageError for a name that cannot be used, and for an
 * instance that the owner does not have
 */
export async function createToken(values: OptionValues, context: CommandContext): Promise<void> {
  const name = requiredOption(values, "name", "ci");
  const limits = readLimits(values);
  const { token } = await commands.createToken({ ...locateData(values, context), name, owner: textOption(values, "owner"), limits });
  context.print(`${token}\n`);
}

function readLimits(values: OptionValues): TokenLimits | undefined {
  const [allow, deny, instances] = [listOption(values, "allow"), listOption(values, "deny"), listOption(values, "instance")];
  const limits: TokenLimits = {
    ...(allow.length > 0 && { allow }),
    ...(deny.length > 0 && { deny }),
    ...(instances.length > 0 && { instances }),
    ...(values["read-only"] === true && { readOnly: true }),
  };
  if (Object.keys(limits).length === 0) return undefined;
  checkLimits(limits, operations);
  return limits;
}

/** Prints all tokens, without what is secret. @throws StorageError */
export async function listTokens(values: OptionValues, context: CommandContext): Promise<void> {
  const entries = await commands.listTokens(locateData(values, context));
  const fields = ["id", "name", "owner", "createdAt", "revokedAt"] as const;
  const toRow = (entry: CallerToken): readonly string[] => [...fields.map((name) => entry[name] ?? ""), printLimits(entry.limits)];
  printList(context, values, entries, [["ID", "NAME", "OWNER", "CREATED", "REVOKED", "LIMITS"], toRow]);
}

/** Revokes a token. @throws CommandError when there is none with this id or name */
export async function revokeToken(values: OptionValues, idOrName: string, context: CommandContext): Promise<void> {
  const isRevoked = await commands.revokeToken({ ...locateData(values, context), idOrName });
  if (!isRevoked) throw new CommandError("there is no such token, or it is revoked already; `connector-gateway token list` shows all");
  context.report("The token is revoked. Running gateways refuse it after 5 seconds at most.\n");
}

/** Prints the writes that run or whose outcome nobody knows. @throws StorageError */
export async function listWrites(values: OptionValues, context: CommandContext): Promise<void> {
  const writes = await commands.listOpenWrites(locateData(values, context));
  const head = ["id", "key", "state", "operation", "instance", "token", "created"];
  const fields = ["name", "key", "state", "operation", "instance", "token", "createdAt"] as const;
  printList(context, values, writes, [head.map((name) => name.toUpperCase()), (write) => fields.map((name) => write[name])]);
}

const RESOLVED = {
  done: "For 24 hours, whoever repeats the write learns that it was done.\n",
  "not-done": "The write is forgotten. It is sent when somebody repeats it.\n",
} as const;

/**
 * Says what became of a write.
 * @throws UsageError without `--as`, CommandError when there is no such write, when it still runs, and when several have the key
 */
export async function resolveWrite(values: OptionValues, keyOrName: string, context: CommandContext): Promise<void> {
  const as = oneOf(textOption(values, "as") ?? "", ["done", "not-done"], "--as is missing or unknown", "write --as done or --as not-done");
  switch (await commands.resolveWrite({ ...locateData(values, context), keyOrName, as })) {
    case "resolved":
      return context.report(RESOLVED[as]);
    case "running":
      throw new CommandError("the write is still running; try again in a minute");
    case "several":
      throw new CommandError("several writes have this key; name one by its id, which `connector-gateway writes list` shows");
    case "unknown_write":
      throw new CommandError("there is no write with this key or id whose outcome is unknown; `connector-gateway writes list` shows all");
  }
}

const COLUMNS = ["at", "token", "instance", "operation", "effect", "outcome", "records", "request"] as const;

/** Prints entries of the audit, the oldest first. @throws UsageError for an option that cannot be used, StorageError */
export async function listEntries(values: OptionValues, context: CommandContext): Promise<void> {
  const format = oneOf(textOption(values, "format") ?? "table", ["table", "ndjson"], "--format is unknown", "use table or ndjson");
  const pattern = textOption(values, "operation") ?? "*";
  const options = {
    ...locateData(values, context),
    since: readTime(textOption(values, "since")),
    isWanted: (operation: string) => patternFits(pattern, operation),
  };
  if (format === "ndjson") return commands.listAudit(options, (entry) => context.print(`${jsonText(entry)}\n`));
  const rows: string[][] = [];
  await commands.listAudit(options, (entry) => rows.push(COLUMNS.map((name) => cellOf(entry[name]))));
  const head = COLUMNS.map((name) => name.toUpperCase());
  context.print(printTable(head, rows));
}

function cellOf(value: commands.ListedEntry[string]): string {
  return Array.isArray(value) ? value.map(String).join(" ") : typeof value === "string" ? value : "";
}

/** A day or a time, in UTC unless it says otherwise; without one, the first of all times. @throws UsageError for anything else */
function readTime(text: string | undefined): string {
  if (text === undefined) return "";
  const isTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isTime) return new Date(text).toISOString();
  throw new UsageError("--since is no time", "write a day or a time with its zone: 2026-11-27 or 2026-11-27T08:00:00Z");
}

/** Says whether the audit is complete and unchanged, and how its chains end. @throws CommandError when it is not */
export async function verifyEntries(values: OptionValues, context: CommandContext): Promise<void> {
  const chains = await commands.verifyAudit(locateData(values, context));
  const problems = chains.flatMap(({ chain, problems }) => problems.map((problem) => `  ${chain}: ${problem}`));
  const head = ["CHAIN", "FROM", "TO", "CODE"];
  printList(context, values, chains, [head, ({ chain, from, to, mac }) => [chain, String(from), String(to), mac]]);
  if (problems.length > 0) throw new CommandError(`the audit is not complete and unchanged:\n${problems.join("\n")}`);
  const count = chains.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  context.report(`The audit is complete and unchanged: ${countOf(count, "entry", "entries")} in ${countOf(chains.length, "chain")}.\n`);
}

/** Encrypts the data keys of all stored credentials with the newest master key. @throws StorageError */
export async function rotateKeys(values: OptionValues, context: CommandContext): Promise<void> {
  const { keyId, isNew, rewrapped, remaining } = await commands.rotateMasterKeys(locateData(values, context));
  const what = isNew ? `The new master key ${keyId}` : `The master key ${keyId}`;
  const instances = countOf(rewrapped, "instance");
  const scope =
    remaining === 0
      ? "all credentials"
      : `the credentials of all instances but ${remaining}, which gateways wrote meanwhile; run this again`;
  context.report(`${what} now encrypts ${scope}. Those of ${instances} had another key. Earlier keys stay: they open backups.\n`);
}

/** Prints the ids of the master keys, and how many instances each of them encrypts. @throws StorageError */
export async function listKeys(values: OptionValues, context: CommandContext): Promise<void> {
  const keys = await commands.listMasterKeys(locateData(values, context));
  const head = ["ID", "CURRENT", "INSTANCES"];
  printList(context, values, keys, [head, ({ id, isCurrent, instances }) => [id, isCurrent ? "yes" : "no", String(instances)]]);
}

/** Copies the embedded database to a file. @throws StorageError on PostgreSQL, and when the file cannot be written */
export async function backUp(values: OptionValues, file: string, context: CommandContext): Promise<void> {
  const to = resolve(context.cwd, file);
  await commands.backupDatabase({ ...locateData(values, context), to });
  context.report(`The database is copied to ${to}. The master key is not part of it: keep a copy of it elsewhere.\n`);
}
