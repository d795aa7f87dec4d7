import type { Connector, Entity, Operation } from "../../model/types.ts";
import { partTypeName } from "../../naming/names.ts";
import { banner } from "../../print/banner.ts";
import { comment, ident, propName } from "../../print/literals.ts";
import { describeOperation } from "./documentation.ts";

const TYPES = "../runtime/client/client_types.js";
/** What an element is when the document does not show the inside of the page. */
const UNKNOWN_ELEMENT = "{ [key: string]: unknown }";

/** A type to write down, and the names of the connector's module that it uses. */
interface Signature {
  readonly text: string;
  /** Types of the runtime that it uses. */
  readonly runtime: readonly string[];
  /** Types of the connector's own module that it uses. */
  readonly own: readonly string[];
}

/** `operations/<connector>.d.ts`: the operations table, `Client` (entities and their calls) and `CreateRequest`. */
export function printDeclarations(connector: Connector): string {
  const signatures = new Map(
    connector.entities.flatMap((entity) => entity.operations).map((operation) => [operation, toSignature(connector, operation)]),
  );
  const uses = [...signatures.values()];
  return [
    banner,
    `import type { ${sortedNames(uses.flatMap((use) => use.runtime)).join(", ")} } from "${TYPES}";`,
    'import type { Operation } from "../runtime/operation.js";',
    `import type {\n${sortedNames(["CreateInstanceRequest", ...uses.flatMap((use) => use.own)])
      .map((name) => `  ${name},\n`)
      .join("")}} from "../connectors/${connector.id}.js";`,
    "",
    comment(`The operations of ${connector.title}, in the order of the catalog.`),
    "export declare const operations: readonly Operation[];",
    "",
    ...printCreateRequest(connector),
    comment(`An instance of ${connector.title}: \`client.<entity>.<action>(params, options)\`.`),
    "export interface Client {",
    ...connector.entities.flatMap((entity) => printEntity(entity, signatures)),
    "}",
    "",
  ].join("\n");
}

function printEntity(entity: Entity, signatures: ReadonlyMap<Operation, Signature>): readonly string[] {
  const methods = entity.operations.flatMap((operation) => [
    comment(describeOperation(operation), "    "),
    `    readonly ${propName(operation.action)}: ${signatures.get(operation)?.text ?? "never"};`,
  ]);
  return [comment(entity.description ?? "", "  "), `  readonly ${propName(entity.name)}: {`, ...methods, "  };"].filter(
    (line) => line !== "",
  );
}

/** The definition id is the connector's own: nobody has to write it down. */
function printCreateRequest({ title }: Connector): readonly string[] {
  return [
    comment(`What \`gateway.create\` takes for ${title}: credentials, a name, and what else the connector needs.`),
    'export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;',
    "",
  ];
}

function toSignature(connector: Connector, operation: Operation): Signature {
  const params = ident(partTypeName(operation, "params"));
  const presence = operation.paramsRequired ? "Required" : "Optional";
  const paged = operation.paging !== undefined && operation.paging.kind !== "none";
  const result = toResult(connector, operation, paged);
  const call = paged ? `${presence}PagedCall` : `${presence}Call`;
  const args = paged ? [params, result.element, result.text] : [params, result.text];
  return { text: `${call}<${args.join(", ")}>`, runtime: [call, ...result.runtime], own: [params, ...result.own] };
}

interface Result extends Signature {
  readonly element: string;
}

function toResult(connector: Connector, operation: Operation, paged: boolean): Result {
  if (operation.kind === "download") return { text: "Download", element: "", runtime: ["Download"], own: [] };
  const record = ident(partTypeName(operation, "record"));
  if (operation.kind === "record" || operation.kind === "delete_result") return { text: record, element: "", runtime: [], own: [record] };
  const meta = operation.meta === undefined ? UNKNOWN_ELEMENT : ident(partTypeName(operation, "meta"));
  const metaNames = operation.meta === undefined ? [] : [meta];
  if (operation.kind === "list") {
    const page = paged ? "Page" : "UnpagedList";
    return { text: `${page}<${record}, ${meta}>`, element: record, runtime: [page], own: [record, ...metaNames] };
  }
  const element = elementRecord(connector, operation);
  const text = `WrappedPage<${element ?? UNKNOWN_ELEMENT}, ${meta}, ${record}>`;
  return {
    text,
    element: element ?? UNKNOWN_ELEMENT,
    runtime: ["WrappedPage"],
    own: [record, ...metaNames, ...(element === undefined ? [] : [element])],
  };
}

/** The record that stands at `elements` inside the wrapper, where the catalog spells it out. */
function elementRecord(connector: Connector, operation: Operation): string | undefined {
  const [first, ...rest] = operation.elements ?? [];
  const wrapper = connector.records.find((definition) => definition.name === operation.returns?.record);
  const type = wrapper?.shape.fields.find((field) => field.name === first)?.type;
  return rest.length === 0 && type?.kind === "array" && type.items.kind === "record" ? ident(type.items.record) : undefined;
}

function sortedNames(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}
