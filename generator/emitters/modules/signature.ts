import { resultOf } from "../../model/operation_queries.ts";
import { hasPages } from "../../model/paging_queries.ts";
import type { Connector, Operation } from "../../model/types.ts";
import { operationParts, partTypeName } from "../../naming/names.ts";
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

/** A stream of bytes has no envelope. */
function envelopeType(operation: Operation): string {
  return operationParts(operation).includes("response") ? own(operation, "response") : "undefined";
}

function toResult(connector: Connector, operation: Operation, paged: boolean): Result {
  const record = own(operation, "record");
  const meta = operation.meta === undefined ? UNKNOWN_ELEMENT : own(operation, "meta");
  switch (resultOf(operation.kind)) {
    case "bytes":
      return { type: "Download", element: "", uses: ["Download"] };
    case "record":
      return { type: record, element: "", uses: [] };
    case "array": {
      const page = paged ? "Page" : "UnpagedList";
      return { type: reference(page, record, meta), element: record, uses: [page] };
    }
    case "wrapper": {
      const element = elementRecord(connector, operation) ?? UNKNOWN_ELEMENT;
      const page = paged ? "WrappedPage" : "UnpagedWrapper";
      return { type: reference(page, element, meta, record), element, uses: [page] };
    }
  }
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
