import {
  type Connector,
  type Field,
  type Model,
  type Operation,
  type ValueType,
  answerTypeName,
  elementType,
  hasInner,
  isNullable,
  operationsOf,
  pascalCase,
  remember,
} from "#generator/resolve";
import type { Code, Member, Property, PrintedModule, Statement } from "#generator/print";
import {
  functionType,
  list,
  object,
  printCode,
  reference,
  sequence,
  stringLiteral,
  union,
  docOf,
  ident,
  banner,
  printModule,
} from "#generator/print";
import { importConnector, partReference } from "./gateway_module.ts";

const KIT = "./runtime/server/index.js";

/** The names that the module exports from the kit. */
const EXPORTED_VALUES = ["OperationError", "download", "memoryInstances", "memoryWrites", "redact", "reply"];
const EXPORTED_TYPES = [
  "Answer",
  "Awaitable",
  "BytePart",
  "Caller",
  "CorsOptions",
  "Deviation",
  "Download",
  "DownloadDetails",
  "ErrorEntry",
  "FallbackHandler",
  "FileContent",
  "GatewayHandler",
  "HandlerOptions",
  "Instance",
  "InstanceStore",
  "ListResult",
  "MemoryInstance",
  "NewInstance",
  "OperationContext",
  "OperationErrorDetails",
  "PlainListResult",
  "Reply",
  "ReplyDetails",
  "RequestHead",
  "RunOnce",
];

const CALLER = { name: "Who", constraint: "Caller", default: "Caller" };

/** `server`, the subpath `server`: the kit with the tables and the handlers of all connectors. */
export function printServerModule({ connectors }: Model): PrintedModule {
  const operations = connectors.flatMap(operationsOf);
  return printModule(banner, [
    ...connectors.map((connector) => importConnector(connector, "./connectors")),
    { kind: "import", from: "./connectors/gateway.js", names: ["createInstanceRequest"] },
    { kind: "import", from: KIT, names: ["createHandler"] },
    {
      kind: "import",
      from: KIT,
      names: ["Awaitable", "Caller", "GatewayHandler", "HandlerOptions", "OperationContext", ...resultTypes(operations)].sort(),
      typeOnly: true,
    },
    { kind: "export", from: KIT, names: EXPORTED_VALUES },
    { kind: "export", from: KIT, names: EXPORTED_TYPES, typeOnly: true },
    ...connectors.flatMap(declareAnswers),
    declareHandlers(connectors.flatMap((connector) => operationsOf(connector).map((operation) => declareHandler(operation, connector)))),
    declareOptions(),
    defineCreateHandler(connectors),
  ]);
}

/** The handler of an operation. The types are written out: an alias for each kind of handler would cost editors twice as much. */
function declareHandler(operation: Operation, connector: Connector): Member {
  const parameters = [`params: ${partReference(operation, "params")}`, "context: OperationContext<Who>"];
  const type = functionType(parameters, reference("Awaitable", resultType(operation, connector)));
  return { name: operation.id, doc: docOf(operation.description ?? ""), type, optional: true, readonly: true };
}

/** The records in which we know more than the documents say: a handler may return anything there. */
const openRecords = remember(({ records }: Connector): ReadonlySet<string> => {
  const open = new Set(records.filter(({ shape }) => hasInner(shape)).map(({ name }) => name));
  const isOpenField = ({ type }: Field): boolean => isOpenType(type, open);
  for (let size = -1; size !== open.size;) {
    size = open.size;
    for (const { name, shape } of records) if (shape.fields.some(isOpenField)) open.add(name);
  }
  return open;
});

function isOpenType(type: ValueType, open: ReadonlySet<string>): boolean {
  const element = elementType(type);
  return element.kind === "record" && open.has(element.record);
}

/** Picked, the stated fields keep their documentation; to leave out the others would cost editors far more. */
function declareAnswers(connector: Connector): readonly Statement[] {
  const open = openRecords(connector);
  const isOpen = (field: Field): boolean => isOpenType(field.type, open) || hasInner({ fields: [field], open: true });
  return connector.records
    .filter(({ name }) => open.has(name))
    .map(({ name, shape }): Statement => {
      const stated = shape.fields.filter((field) => !isOpen(field)).map((field) => stringLiteral(field.name));
      const record = `${ident(pascalCase(connector.id))}.${ident(name)}`;
      const members = shape.fields.filter(isOpen).map(({ name: field, required, type }): Member => ({
        name: field,
        optional: !required,
        type: answerType(type, connector),
      }));
      const doc = docOf(`The record \`${name}\` as handlers return it: objects that the documents leave open may have anything inside.`);
      const base = stated.length === 0 ? {} : { extends: printCode(reference("Pick", record, union(stated, { broken: true }))) };
      return { kind: "interface", name: answerTypeName(connector.id, name), doc, ...base, members };
    });
}

/** The type of an open field, or of one with records that have open fields. */
function answerType(type: ValueType, connector: Connector): Code {
  const orNull = isNullable(type) ? ["null"] : [];
  if (type.kind === "any") return "unknown";
  if (type.kind === "array") return union([sequence(answerType(type.items, connector), "[]"), ...orNull]);
  if (type.kind !== "record") return union(["object", ...orNull]);
  const isOpen = openRecords(connector).has(type.record);
  return union([isOpen ? answerTypeName(connector.id, type.record) : `${pascalCase(connector.id)}.${type.record}`, ...orNull]);
}

function resultType(operation: Operation, connector: Connector): Code {
  const kit = kitType(operation);
  if (kit === "Download") return kit;
  const name = operation.returns?.record;
  const isOpen = name !== undefined && openRecords(connector).has(name);
  const record = isOpen ? answerTypeName(connector.id, name) : partReference(operation, "record");
  const meta = operation.meta === undefined ? undefined : partReference(operation, "meta");
  if (kit === "Reply") return union([record, reference(kit, record, meta ?? "undefined")]);
  return meta === undefined ? reference(kit, record) : reference(kit, record, meta);
}

/** The types of the kit in what handlers return. */
function resultTypes(operations: readonly Operation[]): readonly string[] {
  return [...new Set(operations.map(kitType))];
}

/** The type of the kit in what the handler of an operation returns. */
function kitType({ kind, meta }: Operation): "Download" | "ListResult" | "PlainListResult" | "Reply" {
  switch (kind) {
    case "download":
      return "Download";
    case "list":
      return meta === undefined ? "PlainListResult" : "ListResult";
    case "record":
    case "search_wrapper":
    case "page_record":
    case "delete_result":
      return "Reply";
  }
}

function declareHandlers(members: readonly Member[]): Statement {
  return {
    kind: "interface",
    name: "OperationHandlers",
    typeParameters: [CALLER],
    doc: docOf("The handler of each operation, by operation id. `fallback` handles those that are left out."),
    members,
  };
}

function declareOptions(): Statement {
  return {
    kind: "interface",
    name: "GatewayHandlerOptions",
    typeParameters: [CALLER],
    doc: docOf("How a gateway answers."),
    extends: "HandlerOptions<Who>",
    members: [{ name: "operations", type: "OperationHandlers<NoInfer<Who>>", readonly: true }],
  };
}

function defineCreateHandler(connectors: readonly Connector[]): Statement {
  const served = connectors.map(({ id }): Code => {
    const from = ident(pascalCase(id));
    return object([
      ["definition", `${from}.connector`],
      ["execute", `${from}.execute`],
    ]);
  });
  const properties: Property[] = [
    "...options",
    ["operations", "{ ...options?.operations }"],
    ["createRequest", "createInstanceRequest"],
    ["connectors", list(served)],
  ];
  return {
    kind: "function",
    name: "createGatewayHandler",
    doc: docOf(
      "A function that answers every request to the gateway, for any server that speaks fetch. `connector-gateway-spec/server/node` has a",
      "listener for `node:http`. It checks each request against the catalog before a handler sees it, and what the handler returns.",
      "Throws TypeError when a handler is for an operation that does not exist, or another option is not valid.",
    ),
    typeParameters: [CALLER],
    parameters: [{ name: "options", type: "GatewayHandlerOptions<Who>" }],
    returns: "GatewayHandler",
    value: `createHandler(${printCode(object(properties, true), "  ")})`,
  };
}
