import type { Follow } from "connector-gateway-spec/bindings";
import { valueAt } from "./body_path.ts";
import type { Params } from "./build_request.ts";
import { VendorError } from "./vendor_types.ts";

/**
 * The address of a file that is in a record.
 * @throws {VendorError} not found, when the record has no element where a param says; malformed, when there is no address; egress,
 * when it is none that the binding lists. `replacement` is the origin that takes the place of the third party's own.
 */
export function followAddress({ address, hosts }: Follow, record: unknown, params: Params, replacement: string | undefined): URL {
  const text = addressIn(address, record, params);
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) throw new VendorError({ kind: "malformed", message: "The record does not contain the address of the file." });
  if (url.username + url.password === "" && (url.origin === replacement || isListed(url, hosts))) return url;
  const message = `The file is at ${url.protocol}//${url.host}, which is not allowed. It must be at one of these hosts, over https: ${hosts.join(", ")}.`;
  throw new VendorError({ kind: "egress", message });
}

function isListed({ protocol, host }: URL, hosts: readonly string[]): boolean {
  return protocol === "https:" && hosts.some((listed) => listed.toLowerCase() === host);
}

function addressIn(steps: Follow["address"], record: unknown, params: Params): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (typeof step === "string") return valueAt(value, [step]);
    const index = positionOf(step.param, params);
    const element = valueAt(value, [String(index)]);
    if (element !== undefined && element !== null) return element;
    const message = `The record has no element at position ${index}. \`${step.param}\` counts from 0.`;
    throw new VendorError({ kind: "not_found", message, param: step.param });
  }, record);
}

/** Checks the params that the address depends on, before anything is called. @throws {VendorError} not found. */
export function checkPositions({ address }: Follow, params: Params): void {
  for (const step of address) if (typeof step !== "string") positionOf(step.param, params);
}

function positionOf(param: string, params: Params): number {
  const value = Object.hasOwn(params, param) ? params[param] : undefined;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  const message = `\`${param}\` must be a whole number, 0 or greater.`;
  throw new VendorError({ kind: "not_found", message, param });
}
