import { resolve } from "node:path";
import type { OptionValues } from "connector-gateway-templates/core";
import { createLogger } from "../serve/logger.ts";
import { connectorIds, openGateway } from "../serve/open_gateway.ts";
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
  // Before the address is shown: whoever reads it may stop the program at once.
  const stopped = context.untilStopped((error) => log.failure("the gateway crashed", error));
  context.print(`Gateway: ${gateway.url}\nAdmin: ${gateway.adminUrl}\n${gateway.note === undefined ? "" : `${gateway.note}\n`}`);
  await stopped;
  await gateway.stop();
  log.info("stopped");
}
