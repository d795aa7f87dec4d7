import type { Connector, Entity, Model, Operation } from "../../model/types.ts";
import { pascalCase, toolName } from "../../naming/names.ts";
import { banner } from "../../print/banner.ts";
import { list, literal, object, type Code, type Property } from "../../print/code.ts";
import { ident } from "../../print/literals.ts";
import { printModule, type Statement } from "../../print/statements.ts";
import { remember } from "../../reuse/remember.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import { toToolSchema } from "./tool_schema.ts";
import { describeTool } from "./tool_texts.ts";

const KIT = "./runtime/tools/index.js";

/** What the module exports from the runtime. */
const EXPORTED_TYPES = ["ToolAnnotations", "ToolDefinition", "ToolInputSchema", "ToolSchema", "ToolSchemaType", "ToolValue"];

/** The tools: a module with the definitions of each connector, and the entry that knows them all. */
export const toolsEmitter: Emitter = {
  name: "tools",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitDefinitions(connector)),
    { path: "tools.ts", text: printToolsModule(model) },
  ],
};

/** `tools/payments.ts` */
const emitDefinitions = remember((connector: Connector): OutputFile => ({
  path: `tools/${connector.id}.ts`,
  text: printModule(banner, [
    { kind: "import", from: "../runtime/tools/index.js", names: ["CatalogTool"], typeOnly: true },
    { kind: "import", from: "../index.js", names: ["OperationId"], typeOnly: true },
    {
      kind: "const",
      name: "tools",
      doc: { lines: [`The operations of ${connector.title} as tools for language models.`] },
      type: "readonly CatalogTool<OperationId>[]",
      value: list(connector.entities.flatMap((entity) => entity.operations.map((operation) => toDefinition(connector, entity, operation)))),
    },
  ]),
}));

function toDefinition(connector: Connector, entity: Entity, operation: Operation): Code {
  const { id, effect, permanent, params } = operation;
  const inputSchema = toToolSchema(params, { connector, operation, path: [], records: [] });
  const annotations = effect === "read" ? { readOnlyHint: true } : { readOnlyHint: false, destructiveHint: permanent };
  return object(
    [
      ["name", literal(toolName(operation))],
      ["operation", literal(id)],
      ["description", literal(describeTool(connector, entity, operation))],
      ["inputSchema", literal(inputSchema)],
      ["annotations", literal(annotations)],
    ],
    true,
  );
}

function printToolsModule({ connectors }: Model): string {
  const all = object(
    connectors.map(({ id }): Property => [id, `${ident(pascalCase(id))}.tools`]),
    true,
  );
  return printModule(banner, [
    ...connectors.map(({ id }): Statement => ({ kind: "import", from: `./tools/${id}.js`, names: pascalCase(id) })),
    { kind: "import", from: "./index.js", names: ["ConnectorId", "OperationId"], typeOnly: true },
    { kind: "import", from: KIT, names: ["operationOfTool", "selectTools"] },
    { kind: "import", from: KIT, names: ["CatalogTools", "ToolDefinition", "ToolSelection"], typeOnly: true },
    { kind: "export", from: KIT, names: EXPORTED_TYPES, typeOnly: true },
    { kind: "const", name: "tools", type: "CatalogTools<OperationId>", value: all },
    {
      kind: "type",
      name: "ToolsOptions",
      doc: { lines: ["Which operations become tools."] },
      type: "ToolSelection<ConnectorId>",
    },
    {
      kind: "function",
      name: "toolsFor",
      doc: {
        lines: [
          "The operations of all or some connectors as tools for a language model, one tool for each operation. They are plain JSON and fresh copies, so you may change them.",
          "Throws TypeError for a connector or an option that does not exist.",
        ],
      },
      parameters: [{ name: "options", type: "ToolsOptions", optional: true }],
      returns: "ToolDefinition[]",
      value: "selectTools(tools, options)",
    },
    {
      kind: "function",
      name: "operationOf",
      doc: {
        lines: [
          "The id of the operation that a tool stands for: `payments.customers.list` for `payments_customers_list`. Undefined if no tool has the name.",
        ],
      },
      parameters: [{ name: "toolName", type: "string" }],
      returns: "OperationId | undefined",
      value: "operationOfTool(tools, toolName)",
    },
  ]);
}
