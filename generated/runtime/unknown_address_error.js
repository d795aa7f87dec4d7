// @generated from templates/runtime/unknown_address_error.ts by connector-gateway-spec. Do not edit.
import { nearestNames } from "../shared/nearest_names.js";
import { cleanName, describeValue } from "./messages.js";

export class UnknownAddressError extends Error {
  name = "UnknownAddressError";
  address;
  nearest;

  constructor(address, addresses, kind = "address") {
    const text = typeof address === "string" ? address : "";
    const nearest = nearestNames(text, addresses, 3);
    super(`${describe(address, kind)}${nearest.length === 0 ? "." : `; did you mean ${nearest.join(" or ")}?`}`);
    this.address = text;
    this.nearest = nearest;
  }
}

function describe(address, kind) {
  if (typeof address === "string") return `Unknown ${kind} "${cleanName(address)}"`;
  return `${kind === "address" ? "An address" : "An operation id"} must be a string, not ${describeValue(address)}`;
}
