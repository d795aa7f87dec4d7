import { printFieldPath } from "../../../templates/shared/field_path.ts";
import type { Operation } from "../../model/types.ts";
import { operationAddress, recordAddress } from "../../naming/names.ts";

/**
 * The ids of the elements of the page, which links name: addresses of the catalog, and paths of fields below them. An operation has its
 * id, `payments.customers.list`; a connector and an entity have theirs, `payments` and `payments.customers`.
 */

/** `payments.customers.list.params.created.gte` */
export function paramAnchor(operation: Operation, names: readonly string[]): string {
  return fieldAnchor(operationAddress(operation, "params"), names);
}

/** `payments.customers.list.meta.has_more` */
export function metaAnchor(operation: Operation, names: readonly string[]): string {
  return fieldAnchor(operationAddress(operation, "meta"), names);
}

/** `payments.records.Customer` */
export function recordAnchor(connector: string, record: string): string {
  return recordAddress(connector, record);
}

/** A field below an anchor. Ids have no white space, so it is percent-encoded like everything else that is not plain. */
export function fieldAnchor(whole: string, names: readonly string[]): string {
  return names.length === 0 ? whole : `${whole}.${encodeURIComponent(printFieldPath(names))}`;
}

/** The address of an anchor on the page. */
export function linkTo(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`;
}
