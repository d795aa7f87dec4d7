import { vendors } from "connector-gateway-spec/bindings";
import type { OptionValues } from "../../../../templates/bin/options.ts";
import { connectorIds } from "../../serve/open_gateway.ts";
import { readSettings } from "../../settings/read_settings.ts";
import { locateData } from "../arguments.ts";
import type { CommandContext, ExitCode } from "../context.ts";
import { checkData } from "./check_data.ts";
import { checkNetwork } from "./check_network.ts";
import { checkRunning } from "./check_running.ts";
import { printFindings } from "./finding.ts";
import { jsonText } from "../../../../templates/shared/safe_text.ts";

/** Checks everything that `serve` needs, and prints what it found. @throws UsageError for wrong settings */
export async function doctor(values: OptionValues, context: CommandContext): Promise<ExitCode> {
  const settings = readSettings(values, context.environment, connectorIds);
  const parties = Object.entries(vendors).map(([connector, { baseUrl }]) => ({ connector, baseUrl }));
  const findings = [
    ...(await checkData(locateData(values, context))),
    ...(settings.admin.port === 0 ? [] : [await checkRunning(settings.admin)]),
    ...(settings.demo ? [] : await checkNetwork(parties, settings, context.now)),
  ];
  context.print(values["json"] === true ? `${jsonText(findings, 2)}\n` : printFindings(findings));
  return findings.some(({ status }) => status === "failed") ? 1 : 0;
}
