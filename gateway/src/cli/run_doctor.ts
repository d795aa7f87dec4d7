import { vendors } from "connector-gateway-spec/bindings";
import { type OptionValues, jsonText } from "connector-gateway-templates/core";
import { connectorIds } from "../serve/open_gateway.ts";
import { readSettings, type ServeSettings } from "../settings/read_settings.ts";
import { locateData } from "./arguments.ts";
import type { CommandContext, ExitCode } from "./context.ts";
import { join } from "node:path";
import { withStorage } from "./operator_commands.ts";
import { loadMasterKeys, usesKeyFile, keyFileIn } from "../credentials/master_keys.ts";
import { requireMasterKeys, type DataLocation } from "../credentials/open_data.ts";
import { DATABASE_FILE } from "../storage/sqlite_database.ts";
import { errorCodeOf, StorageError } from "../storage/storage_error.ts";
import type { CredentialKeys } from "../storage/store_types.ts";
import { discard, createEgress } from "../egress/egress.ts";
import { defaultEgressSettings, EgressError, type Egress } from "../egress/egress_types.ts";

const ANSWER_MILLISECONDS = 5_000;

const LONGEST_MILLISECONDS = 10_000;

/** Tokens and signatures of some third parties are refused when clocks differ by more than this. */
const MOST_SKEW_SECONDS = 60;

/** Checks everything that `serve` needs, and prints what it found. @throws UsageError for wrong settings */
export async function doctor(values: OptionValues, context: CommandContext): Promise<ExitCode> {
  const settings = readSettings(values, context.environment, connectorIds);
  const findings = [
    ...(await checkData(locateData(values, context))),
    ...(settings.admin.port === 0 ? [] : [await checkRunning(settings.admin)]),
    ...(settings.demo ? [] : await checkNetwork(settings, context.now)),
  ];
  context.print(values["json"] === true ? `${jsonText(findings, 2)}\n` : printFindings(findings));
  return findings.some(({ status }) => status === "failed") ? 1 : 0;
}

/** Checks the master key and the database. Makes neither of them when they are missing. */
async function checkData(location: DataLocation): Promise<readonly Finding[]> {
  let keys: CredentialKeys | undefined;
  const checkKeys = (): string => {
    requireMasterKeys(location);
    keys = loadMasterKeys(location);
    return `${keys.currentId()}, from ${usesKeyFile(location) ? keyFileIn(location.dataFolder) : "GATEWAY_MASTER_KEY"}`;
  };
  const checkDatabase = (): Promise<string> =>
    withStorage({ ...location, keys }, async (storage) => {
      await storage.ping();
      const where = storage.kind === "sqlite" ? join(location.dataFolder, DATABASE_FILE) : "PostgreSQL";
      return `${where} answers, its schema is up to date${keys === undefined ? "" : ", and the master key fits"}`;
    });
  return [await findingOf("master key", checkKeys), await findingOf("database", checkDatabase)];
}

/** What a check finds. The first sentence of its error says what is wrong, the others how to fix it. */
async function findingOf(check: string, run: () => string | Promise<string>): Promise<Finding> {
  try {
    return { check, status: "ok", message: await run() };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const [, message = error.message, fix = ""] = /^(.+?[.:])\s+([A-Z][^]*)$/.exec(error.message) ?? [];
    return { check, status: "failed", message, ...(fix !== "" && { fix }) };
  }
}

/** The outcome of asking a third party's server. */
interface Contact {
  readonly finding: Finding;
  /** By how many milliseconds its clock is ahead of ours, if its answer has a date. */
  readonly ahead?: number;
}

/**
 * Sends a request without credentials to each third party, as `serve` would, and compares the clock with theirs.
 * @param now milliseconds since 1970
 */
async function checkNetwork({ vendorUrls, allowPrivateEgress }: ServeSettings, now: () => number): Promise<readonly Finding[]> {
  const replacedOrigins = Object.values(vendorUrls).map((url) => new URL(url).origin);
  const egress = createEgress({ ...defaultEgressSettings, replacedOrigins, allowPrivate: allowPrivateEgress });
  const parties = Object.entries(vendors).map(([connector, { baseUrl }]) => [connector, vendorUrls[connector] ?? baseUrl] as const);
  const contacts = await Promise.all(parties.map(([connector, baseUrl]) => contact(egress, connector, baseUrl, now)));
  await egress.close();
  return [checkClock(contacts), ...contacts.map(({ finding }) => finding)];
}

function checkClock(contacts: readonly Contact[]): Finding {
  const check = "clock";
  const skews = contacts.flatMap(({ ahead }) => (ahead === undefined ? [] : [Math.abs(ahead) / 1000]));
  // One of the servers may be wrong, but not the nearest of them.
  const least = Math.min(...skews);
  if (skews.length === 0) return { check, status: "skipped", message: "no third party answered, so there is no other clock" };
  if (least <= MOST_SKEW_SECONDS)
    return { check, status: "ok", message: `differs from the third parties' by ${Math.round(least)} s at most` };
  const fix = "Turn on time synchronization (NTP) on this machine.";
  return { check, status: "failed", message: `The clock of this machine is wrong by ${Math.round(least)} s.`, fix };
}

async function contact(egress: Egress, connector: string, baseUrl: string, now: () => number): Promise<Contact> {
  const check = `egress ${connector}`;
  const field = /\{(\w+)\}/.exec(baseUrl)?.[1];
  if (field !== undefined)
    return { finding: { check, status: "skipped", message: `the host depends on config.${field} of each instance` } };
  const { host } = new URL(baseUrl);
  try {
    const signal = AbortSignal.timeout(LONGEST_MILLISECONDS);
    const answer = await egress.send({ method: "GET", url: `${baseUrl}/`, headers: {}, hosts: [host], signal });
    discard(answer.body);
    const theirs = Date.parse(answer.headers.get("date") ?? "");
    return { finding: { check, status: "ok", message: `${host} answers` }, ...(Number.isFinite(theirs) && { ahead: theirs - now() }) };
  } catch (error) {
    return { finding: { check, status: "failed", message: `${host}: ${reasonOf(error)}`, fix: fixOf(error) } };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof EgressError) return error.message;
  if (error instanceof DOMException) return `no answer within ${LONGEST_MILLISECONDS / 1000} s`;
  return errorCodeOf(error) ?? "the connection failed";
}

function fixOf(error: unknown): string {
  const code = errorCodeOf(error);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "Check the name server of this machine.";
  if (error instanceof EgressError) return "Only public addresses are called. --allow-private-egress allows others for --vendor.";
  return "Check that firewall and network let this machine call the host on its port.";
}

/** Asks the gateway at an admin port whether it is ready, and whether it keeps anything in memory only. */
export async function checkRunning(admin: ServeSettings["admin"]): Promise<Finding> {
  const check = "running gateway";
  const host = `${admin.host.includes(":") ? `[${admin.host}]` : admin.host}:${admin.port}`;
  try {
    const answer = await fetch(`http://${host}/readyz`, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) });
    const message = (await answer.text()).slice(0, 500).trim();
    if (message === "ready") return { check, status: "ok", message: `${host} is ready` };
    const fix = "Do not stop it before its database takes writes: what is in memory only would be lost. Its log says more.";
    return { check, status: "failed", message: `${host}: ${message}`, ...(message.includes("unsaved") && { fix }) };
  } catch {
    return { check, status: "skipped", message: `nothing answers at ${host}` };
  }
}

/** The result of one check. */
interface Finding {
  /** `database`, `egress payments` */
  readonly check: string;
  readonly status: "ok" | "failed" | "skipped";
  readonly message: string;
  /** How to fix what failed. */
  readonly fix?: string;
}

/** Findings as text, one a line, with the way to fix it below. */
function printFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  return findings
    .map(({ check, status, message, fix }) => {
      const line = `${status.padEnd(7)}  ${check.padEnd(width)}  ${message}\n`;
      return fix === undefined ? line : `${line}${" ".repeat(width + 11)}fix: ${fix}\n`;
    })
    .join("");
}
