import { nearestNames } from "#templates/core";
import { cleanName, describeValue } from "./messages.js";

/** An address or an operation id that the catalog does not have. */
export class UnknownAddressError extends Error {
  override readonly name = "UnknownAddressError";
  readonly address: string;
  /** Up to three addresses with the most similar spelling, the most similar first. */
  readonly nearest: readonly string[];

  /**
   * Plain JavaScript may pass any value as `address`. `addresses` are the known ones, and `kind` is what the message
   * calls them.
   */
  constructor(address: unknown, addresses: readonly string[], kind: "address" | "operation" = "address") {
    const text = typeof address === "string" ? address : "";
    const nearest = nearestNames(text, addresses, 3);
    super(`${describeUnknown(address, kind)}${nearest.length === 0 ? "." : `; did you mean ${nearest.join(" or ")}?`}`);
    this.address = text;
    this.nearest = nearest;
  }
}

function describeUnknown(address: unknown, kind: "address" | "operation"): string {
  if (typeof address === "string") return `Unknown ${kind} "${cleanName(address)}"`;
  return `${kind === "address" ? "An address" : "An operation id"} must be a string, not ${describeValue(address)}`;
}
