import type { Connector, Operation } from "../../model/types.ts";
import { partTypeName } from "../../naming/names.ts";
import { ident, propName } from "../../print/literals.ts";

/** What an element is when the document does not show the inside of the page. */
const UNKNOWN_ELEMENT = "{ [key: string]: unknown }";

/** The type of a call, and the names that it uses from each module of the runtime. */
export interface Signature {
  readonly text: string;
  /** Names from `call_types`. */
  readonly calls: readonly string[];
  /** Names from `client_types`. */
  readonly clients: readonly string[];
}

interface Result {
  readonly text: string;
  readonly element: string;
  /** The names that it uses from `client_types`. */
  readonly clients: readonly string[];
}

/** The type of the function that calls an operation. Types of the connector's own module are behind `types.`. */
export function toSignature(connector: Connector, operation: Operation): Signature {
  const { paging, params, paramsRequired } = operation;
  const paged = paging !== undefined && paging.kind !== "none";
  const result = toResult(connector, operation, paged);
  const call = `${paramsRequired ? "Required" : "Optional"}${paged ? "Paged" : ""}Call`;
  const options = params.open ? ["OpenCallOptions"] : [];
  const input = [paramsType(operation), ...(paged ? [result.element] : []), result.text, envelopeType(operation), ...options];
  return { text: `${call}<${input.join(", ")}>`, calls: [call], clients: [...result.clients, ...options] };
}

/**
 * The params of an operation. Where one of several has to be there, each of them is named beside the type, so that the
 * compiler's message names them all and not only the last one.
 */
function paramsType(operation: Operation): string {
  const type = own(operation, "params");
  const each = operation.params.atLeastOneOf?.map((name) => `{ ${propName(name)}: unknown }`) ?? [];
  return each.length === 0 ? type : `${type} & (${each.join(" | ")})`;
}

/** A download has no envelope. */
function envelopeType(operation: Operation): string {
  return operation.kind === "download" ? "undefined" : own(operation, "response");
}

function toResult(connector: Connector, operation: Operation, paged: boolean): Result {
  if (operation.kind === "download") return { text: "Download", element: "", clients: ["Download"] };
  const record = own(operation, "record");
  if (operation.kind === "record" || operation.kind === "delete_result") return { text: record, element: "", clients: [] };
  const meta = operation.meta === undefined ? UNKNOWN_ELEMENT : own(operation, "meta");
  if (operation.kind === "list") {
    const page = paged ? "Page" : "UnpagedList";
    return { text: `${page}<${record}, ${meta}>`, element: record, clients: [page] };
  }
  const element = elementRecord(connector, operation) ?? UNKNOWN_ELEMENT;
  const page = paged ? "WrappedPage" : "UnpagedWrapper";
  return { text: `${page}<${element}, ${meta}, ${record}>`, element, clients: [page] };
}

/** The record at `elements` inside the wrapper, where the catalog spells it out. */
function elementRecord(connector: Connector, operation: Operation): string | undefined {
  const [first, ...rest] = operation.elements ?? [];
  const wrapper = connector.records.find((definition) => definition.name === operation.returns?.record);
  const type = wrapper?.shape.fields.find((field) => field.name === first)?.type;
  return rest.length === 0 && type?.kind === "array" && type.items.kind === "record" ? `types.${ident(type.items.record)}` : undefined;
}

function own(operation: Operation, part: Parameters<typeof partTypeName>[1]): string {
  return `types.${ident(partTypeName(operation, part))}`;
}
