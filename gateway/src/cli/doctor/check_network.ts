import { discard, createEgress } from "../../egress/egress.ts";
import { defaultEgressSettings, EgressError, type Egress } from "../../egress/egress_types.ts";
import type { ServeSettings } from "../../settings/read_settings.ts";
import type { Finding } from "./finding.ts";

/** A third party, as far as reaching it matters. */
export interface Reachable {
  readonly connector: string;
  /** May have a field of `config` in braces. */
  readonly baseUrl: string;
}

/** What a third party's server said. */
interface Contact {
  readonly finding: Finding;
  /** By how many milliseconds its clock is ahead of ours, if its answer has a date. */
  readonly ahead?: number;
}

const LONGEST_MILLISECONDS = 10_000;

/** Tokens and signatures of some third parties are refused when clocks differ by more than this. */
const MOST_SKEW_SECONDS = 60;

/**
 * Sends a request without credentials to each third party, as `serve` would, and compares the clock with theirs.
 * @param now milliseconds since 1970
 */
export async function checkNetwork(
  parties: readonly Reachable[],
  { vendorUrls, allowPrivateEgress }: Pick<ServeSettings, "vendorUrls" | "allowPrivateEgress">,
  now: () => number,
): Promise<readonly Finding[]> {
  const replacedOrigins = Object.values(vendorUrls).map((url) => new URL(url).origin);
  const egress = createEgress({ ...defaultEgressSettings, replacedOrigins, allowPrivate: allowPrivateEgress });
  const replaced = parties.map(({ connector, baseUrl }) => ({ connector, baseUrl: vendorUrls[connector] ?? baseUrl }));
  const contacts = await Promise.all(replaced.map((party) => contact(egress, party, now)));
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

async function contact(egress: Egress, { connector, baseUrl }: Reachable, now: () => number): Promise<Contact> {
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
    return {
      finding: { check, status: "ok", message: `${host} answers` },
      ...(Number.isFinite(theirs) && { ahead: theirs - now() }),
    };
  } catch (error) {
    return { finding: { check, status: "failed", message: `${host}: ${reasonOf(error)}`, fix: fixOf(error) } };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof EgressError) return error.message;
  if (error instanceof DOMException) return `no answer within ${LONGEST_MILLISECONDS / 1000} s`;
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "the connection failed";
}

function fixOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "Check the name server of this machine.";
  if (error instanceof EgressError) return "Only public addresses are called. --allow-private-egress allows others for --vendor.";
  return "Check that firewall and network let this machine call the host on its port.";
}
