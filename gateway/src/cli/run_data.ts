import { resolve } from "node:path";
import type { OptionValues } from "connector-gateway-templates/core";
import { backupDatabase, listMasterKeys, rotateMasterKeys } from "../commands/operator_commands.ts";
import { locateData } from "./arguments.ts";
import { type CommandContext, printList } from "./context.ts";

/** Encrypts the data keys of all stored credentials with the newest master key. @throws StorageError */
export async function rotateKeys(values: OptionValues, context: CommandContext): Promise<void> {
  const { keyId, isNew, rewrapped, remaining } = await rotateMasterKeys(locateData(values, context));
  const what = isNew ? `The new master key ${keyId}` : `The master key ${keyId}`;
  const instances = rewrapped === 1 ? "1 instance" : `${rewrapped} instances`;
  const scope =
    remaining === 0
      ? "all credentials"
      : `the credentials of all instances but ${remaining}, which gateways wrote meanwhile; run this again`;
  context.report(`${what} now encrypts ${scope}. Those of ${instances} had another key. Earlier keys stay: they open backups.\n`);
}

/** Prints the ids of the master keys, and how many instances each of them encrypts. @throws StorageError */
export async function listKeys(values: OptionValues, context: CommandContext): Promise<void> {
  const keys = await listMasterKeys(locateData(values, context));
  const head = ["ID", "CURRENT", "INSTANCES"];
  printList(context, values, keys, [head, ({ id, isCurrent, instances }) => [id, isCurrent ? "yes" : "no", String(instances)]]);
}

/** Copies the embedded database to a file. @throws StorageError on PostgreSQL, and when the file cannot be written */
export async function backUp(values: OptionValues, file: string, context: CommandContext): Promise<void> {
  const to = resolve(context.cwd, file);
  await backupDatabase({ ...locateData(values, context), to });
  context.report(`The database is copied to ${to}. The master key is not part of it: keep a copy of it elsewhere.\n`);
}
