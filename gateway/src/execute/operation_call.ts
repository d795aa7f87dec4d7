import type { Operation } from "connector-gateway-spec";
import type { Binding, Vendor } from "connector-gateway-spec/bindings";
import { OperationError, type Instance, type OperationContext } from "connector-gateway-spec/server";
import type { VendorCall, VendorCaller } from "../calls/call_types.ts";
import { isObject } from "connector-gateway-templates/core";
import type { StoredInstance } from "../storage/store_types.ts";
import type { VendorSettings } from "../vendor/base_address.ts";
import { progressOf } from "./write_once.ts";
import { buildRequest, type Params } from "../vendor/build_request.ts";
import type { VendorAnswer, VendorRequest } from "../vendor/vendor_types.ts";

/** The parts of a call to a third party that differ between the calls of one operation. */
export interface Sending extends Pick<VendorCall, "request" | "expects"> {
  /** Those of the instance by default. */
  readonly credentials?: VendorCall["credentials"];
  /** The host of the request by default. */
  readonly hosts?: readonly string[];
}

/** The tables that all calls of a gateway share. */
export interface CallTables {
  readonly caller: VendorCaller;
  /** By operation id. */
  readonly bindings: Readonly<Record<string, Binding | undefined>>;
  /** By connector. */
  readonly vendors: Readonly<Record<string, Vendor | undefined>>;
  /** By connector. */
  readonly settings?: Readonly<Record<string, VendorSettings | undefined>>;
}

/** Never aborted: a write with a key goes on when its caller goes away, who can ask for the outcome with the same key. */
const { signal: unending } = new AbortController();

/** A call of an operation, with everything that calling the third party needs. */
export interface OperationCall {
  readonly operation: Operation;
  readonly params: Params;
  readonly vendor: Vendor;
  readonly binding: Binding;
  /** The operator's settings for the third party. */
  readonly settings: VendorSettings;
  /** Ends the call. */
  readonly signal: AbortSignal;
  /** The request of the operation with these params. @throws {VendorError} when it cannot be sent. */
  build(params: Params, expects: VendorCall["expects"]): VendorRequest;
  /** Calls the third party. @throws {VendorError} when the call does not succeed. */
  send(sending: Sending): Promise<VendorAnswer>;
}

/** Prepares a call. @throws {OperationError} 501 for an operation that has no binding. */
export function prepareCall(tables: CallTables, operation: Operation, params: Params, context: OperationContext): OperationCall {
  const [vendor, binding] = [tables.vendors[operation.connector], tables.bindings[operation.id]];
  if (vendor === undefined || binding === undefined)
    throw new OperationError(501, `${operation.id} is not implemented.`, { code: "operation/not-implemented" });
  const settings = tables.settings?.[operation.connector] ?? {};
  const [instance, write, { requestId }] = [toStored(context.instance), progressOf(context), context];
  const signal = write === undefined ? context.signal : unending;
  const shared = { operation, vendor, binding, instance, signal, requestId, write };
  return {
    ...{ operation, params, vendor, binding, settings, signal },
    build: (given, expects) => buildRequest(binding, vendor, given, { ...settings, config: instance.config, expects }),
    send: ({ request, expects, credentials = "instance", hosts = [new URL(request.url).host] }) =>
      tables.caller.call({ ...shared, request, expects, credentials, hosts }),
  };
}

/** The kit hands on what the store of instances found, but types only what every instance has. */
function toStored(instance: Instance): StoredInstance {
  if (isStored(instance)) return instance;
  throw new TypeError("Instances must come from the gateway's own store.");
}

function isStored(instance: Instance): instance is StoredInstance {
  return "config" in instance && isObject(instance.config);
}
