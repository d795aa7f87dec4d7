import { resolve } from "node:path";
import type { OptionValues } from "../../../templates/bin/options.ts";
import type { OperatorLocation } from "../commands/with_storage.ts";
import { readDataSettings } from "../settings/read_settings.ts";
import type { CommandContext } from "./context.ts";

/** Where a command finds data and master keys. @throws UsageError for an empty folder */
export function locateData(values: OptionValues, { environment, cwd }: CommandContext): OperatorLocation {
  const { dataFolder, databaseUrl } = readDataSettings(values, environment);
  return { dataFolder: resolve(cwd, dataFolder), databaseUrl, environment };
}
