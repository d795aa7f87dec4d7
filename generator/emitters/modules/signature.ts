import { resultOf } from "../../model/operation_queries.ts";
import { hasPages } from "../../model/paging_queries.ts";
import type { Connector, Operation } from "../../model/types.ts";
import { operationParts, partTypeName } from "../../naming/names.ts";
import { reference, type Code } from "../../print/code.ts";
import { ident, stringLiteral } from "../../print/literals.ts";
import { fixedParams } from "./operations_table.ts";

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
  const { paging, params } = operation;
  const paged = hasPages(paging);
  const result = toResult(connector, operation, paged);
  const fixed = fixedParams(operation).map(([name]) => name);
  const isRequired = params.atLeastOneOf !== undefined || params.fields.some(({ name, required }) => required && !fixed.includes(name));
  const call = `${isRequired ? "Required" : "Optional"}${paged ? "Paged" : ""}Call`;
  const options = params.open ? ["OpenCallOptions"] : [];
  const own = nameOf(operation, "params");
  const given = fixed.length === 0 ? own : reference("Prefilled", own, fixed.map(stringLiteral).join(" | "));
  const input = [given, ...(paged ? [result.element] : []), result.type, envelopeType(operation), ...options];
  return {
    type: reference(call, ...input),
    uses: [call, ...result.uses, ...options, ...(fixed.length === 0 ? [] : ["Prefilled"])],
  };
}

/** A stream of bytes has no envelope. */
function envelopeType(operation: Operation): string {
  return operationParts(operation).includes("response") ? nameOf(operation, "response") : "undefined";
}

function toResult(connector: Connector, operation: Operation, paged: boolean): Result {
  const record = nameOf(operation, "record");
  const meta = operation.meta === undefined ? UNKNOWN_ELEMENT : nameOf(operation, "meta");
  const next = paged ? [nameOf(operation, "params")] : [];
  switch (resultOf(operation.kind)) {
    case "bytes":
      return { type: "Download", element: "", uses: ["Download"] };
    case "record":
      return { type: record, element: "", uses: [] };
    case "array": {
      const page = paged ? "Page" : "UnpagedList";
      return { type: reference(page, record, meta, ...next), element: record, uses: [page] };
    }
    case "wrapper": {
      const element = elementRecord(connector, operation) ?? UNKNOWN_ELEMENT;
      const page = paged ? "WrappedPage" : "UnpagedWrapper";
      return { type: reference(page, element, meta, record, ...next), element, uses: [page] };
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

function nameOf(operation: Operation, part: Parameters<typeof partTypeName>[1]): string {
  return ident(partTypeName(operation, part));
}
