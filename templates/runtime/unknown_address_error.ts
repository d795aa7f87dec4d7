import { cleanName, describeValue } from "./messages.js";
import { nearestNames } from "./nearest.js";

/** No validator, schema or operation has this address. */
export class UnknownAddressError extends Error {
  override readonly name = "UnknownAddressError";
  readonly address: string;
  /** The most similar addresses, nearest first. */
  readonly nearest: readonly string[];

  /** `address` is what the caller passed. Plain JavaScript allows anything, not only strings. */
  constructor(address: unknown, addresses: readonly string[]) {
    const text = typeof address === "string" ? address : "";
    const nearest = nearestNames(text, addresses, 3);
    const what =
      typeof address === "string"
        ? `Unknown address "${cleanName(address)}"`
        : `An address must be a string, not ${describeValue(address)}`;
    super(`${what}${nearest.length === 0 ? "." : `; did you mean ${nearest.join(" or ")}?`}`);
    this.address = text;
    this.nearest = nearest;
  }
}
