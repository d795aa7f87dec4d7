import { resolve } from "node:path";
import type { OptionValues } from "../../../templates/bin/options.ts";
import { connectorIds } from "../serve/connector_ids.ts";
import { createLogger } from "../serve/logger.ts";
import { openGateway } from "../serve/open_gateway.ts";
import { readSettings } from "../settings/read_settings.ts";
import type { CommandContext } from "./context.ts";

/**
 * Answers calls until it is stopped.
 * @throws UsageError for wrong settings, StorageError when the database or the keys cannot be used, ListenError for a port in use
 */
export async function serve(values: OptionValues, context: CommandContext): Promise<void> {
  const given = readSettings(values, context.environment, connectorIds);
  const settings = { ...given, dataFolder: resolve(context.cwd, given.dataFolder) };
  const log = createLogger(settings.logLevel, context.report);
  const gateway = await openGateway({ settings, environment: context.environment, log, version: context.version });
  context.print(`Gateway: ${gateway.url}\nAdmin: ${gateway.adminUrl}\n`);
  if (gateway.note !== undefined) context.print(`${gateway.note}\n`);
  await context.untilStopped((error) => {
    log.failure("the gateway crashed", error);
  });
  await gateway.stop();
  log.info("stopped");
}
