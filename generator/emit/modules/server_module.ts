import { type Connector, type Model, type Operation, operationsOf, partTypeName, pascalCase } from "#generator/resolve";
import type { Code, Member, Property, PrintedModule, Statement } from "#generator/print";
import { functionType, list, object, printCode, reference, union, docOf, ident, banner, printModule } from "#generator/print";
import { importConnector } from "./gateway_module.ts";

const KIT = "./runtime/server/index.js";

/** The names that the module exports from the kit. */
const EXPORTED_VALUES = ["OperationError", "download", "memoryInstances", "redact", "reply"];
const EXPORTED_TYPES = [
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
    declareHandlers(operations.map(declareHandler)),
    declareOptions(),
    defineCreateHandler(connectors),
  ]);
}

/** The handler of an operation. The types are written out: an alias for each kind of handler would cost editors twice as much. */
function declareHandler(operation: Operation): Member {
  const parameters = [`params: ${partType(operation, "params")}`, "context: OperationContext<Who>"];
  const type = functionType(parameters, reference("Awaitable", resultType(operation)));
  return { name: operation.id, doc: docOf(operation.description ?? ""), type, optional: true, readonly: true };
}

function resultType(operation: Operation): Code {
  const kit = kitType(operation);
  if (kit === "Download") return kit;
  const record = partType(operation, "record");
  const meta = operation.meta === undefined ? undefined : partType(operation, "meta");
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
    ["operations", "{ ...options.operations }"],
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

function partType(operation: Operation, part: Parameters<typeof partTypeName>[1]): string {
  return `${ident(pascalCase(operation.connector))}.${ident(partTypeName(operation, part))}`;
}
