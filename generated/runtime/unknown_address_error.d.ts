// @generated from templates/runtime/unknown_address_error.ts by connector-gateway-spec. Do not edit.
/** An address or an operation id that the catalog does not have. */
export declare class UnknownAddressError extends Error {
  readonly name = "UnknownAddressError";
  readonly address: string;
  /** Up to three addresses with the most similar spelling, the most similar first. */
  readonly nearest: readonly string[];
  /**
   * Plain JavaScript may pass any value as `address`. `addresses` are the known ones, and `kind` is what the message
   * calls them.
   */
  constructor(address: unknown, addresses: readonly string[], kind?: "address" | "operation");
}
