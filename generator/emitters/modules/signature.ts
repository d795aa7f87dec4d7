import { hasPages } from "../../model/paging.ts";
import type { Connector, Operation } from "../../model/types.ts";
import { partTypeName } from "../../naming/names.ts";
import { reference, type Code } from "../../print/code.ts";
import { ident } from "../../print/literals.ts";

/** What an element is when the document does not show the inside of the page. */
const UNKNOWN_ELEMENT = "{ [key: string]: unknown }";

/** The type of a call, and the names of the runtime that it uses. */
export interface Signature {
  readonly type: Code;
  readonly uses: readonly string[];
}

interface Result extends Signature {
  readonly element: string;
}

/** The type of the function that calls an operation. */
export function toSignature(connector: Connector, operation: Operation): Signature {
  const { paging, params, paramsRequired } = operation;
  const paged = hasPages(paging);
  const result = toResult(connector, operation, paged);
  const call = `${paramsRequired ? "Required" : "Optional"}${paged ? "Paged" : ""}Call`;
  const options = params.open ? ["OpenCallOptions"] : [];
  const input = [own(operation, "params"), ...(paged ? [result.element] : []), result.type, envelopeType(operation), ...options];
  return { type: reference(call, ...input), uses: [call, ...result.uses, ...options] };
}

/** A download has no envelope. */
function envelopeType(operation: Operation): string {
  return operation.kind === "download" ? "undefined" : own(operation, "response");
}

function toResult(connector: Connector, operation: Operation, paged: boolean): Result {
  if (operation.kind === "download") return { type: "Download", element: "", uses: ["Download"] };
  const record = own(operation, "record");
  if (operation.kind === "record" || operation.kind === "delete_result") return { type: record, element: "", uses: [] };
  const meta = operation.meta === undefined ? UNKNOWN_ELEMENT : own(operation, "meta");
  if (operation.kind === "list") {
    const page = paged ? "Page" : "UnpagedList";
    return { type: reference(page, record, meta), element: record, uses: [page] };
  }
  const element = elementRecord(connector, operation) ?? UNKNOWN_ELEMENT;
  const page = paged ? "WrappedPage" : "UnpagedWrapper";
  return { type: reference(page, element, meta, record), element, uses: [page] };
}

/** The record at `elements` inside the wrapper, where the catalog spells it out. */
function elementRecord(connector: Connector, operation: Operation): string | undefined {
  const [first, ...rest] = operation.elements ?? [];
  const wrapper = connector.records.find((definition) => definition.name === operation.returns?.record);
  const type = wrapper?.shape.fields.find((field) => field.name === first)?.type;
  return rest.length === 0 && type?.kind === "array" && type.items.kind === "record" ? ident(type.items.record) : undefined;
}

function own(operation: Operation, part: Parameters<typeof partTypeName>[1]): string {
  return ident(partTypeName(operation, part));
}
