import type { Binding, Vendor } from "../../../templates/shared/bindings.ts";
import type { Connector, Operation } from "../../model/types.ts";
import type { Place } from "../../source/place.ts";

/** A third party, and where it is written. */
export interface VendorContext {
  readonly connector: Connector;
  readonly vendor: Vendor;
  readonly at: Place;
}

/** An operation with its binding. */
export interface BindingContext extends VendorContext {
  readonly operation: Operation;
  readonly binding: Binding;
}
