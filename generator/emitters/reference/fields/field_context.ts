import type { Provenance } from "../../../print/documentation.ts";

/** Where a list of fields is. */
export interface FieldContext {
  /** The connector whose records the types name; `gateway` for the records of the gateway. */
  readonly owner: string;
  /** The anchor of the whole, which those of the fields continue: `payments.customers.list.params`. */
  readonly anchor: string;
  /** In requests a field is marked if it is required, in responses if it may be missing. */
  readonly side: "request" | "response";
  /** Section and origin of the whole, which the fields do not repeat. */
  readonly whole: Provenance;
}

/** The same for a list inside another one. */
export interface InnerContext extends FieldContext {
  /** The reasons that are said for several fields together, as `describeOrigin` prints them. */
  readonly shared: ReadonlySet<string>;
}
