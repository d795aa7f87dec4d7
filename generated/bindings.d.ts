// @generated from spec/ by connector-gateway-spec. Do not edit.
import type { Binding, Vendor } from "./shared/bindings.js";

export type {
  Binding,
  BodyPath,
  ErrorKind,
  Follow,
  MetaSource,
  ParamPlace,
  QueryStyle,
  ResetUnit,
  Retirement,
  Vendor,
  VendorAuth,
  VendorErrors,
  VendorLimits,
  VendorVersion,
} from "./shared/bindings.js";

/** The third parties behind the connectors, by connector: addresses, signatures, errors and limits. */
export declare const vendors: Readonly<Record<string, Vendor>>;

/** How each operation is called at its third party, by operation id. */
export declare const bindings: Readonly<Record<string, Binding>>;
