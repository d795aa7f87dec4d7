import { resolve } from "node:path";
import type { OptionValues } from "../../../templates/bin/options.ts";
import { backupDatabase } from "../commands/backup_command.ts";
import type { CommandContext } from "./context.ts";
import { locateData } from "./locate_data.ts";

/** Copies the embedded database to a file. @throws StorageError on PostgreSQL, and when the file cannot be written */
export async function backUp(values: OptionValues, file: string, context: CommandContext): Promise<void> {
  const to = resolve(context.cwd, file);
  await backupDatabase({ ...locateData(values, context), to });
  context.report(`The database is copied to ${to}. The master key is not part of it: keep a copy of it elsewhere.\n`);
}
