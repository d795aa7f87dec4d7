import type { Connector, Model } from "../../model/types.ts";
import { operationsOf } from "../../model/walk.ts";
import { pascalCase } from "../../naming/names.ts";
import { banner } from "../../print/banner.ts";
import { list, literal, object, type Code, type Property } from "../../print/code.ts";
import { ident } from "../../print/literals.ts";
import { printModule, type PrintedModule, type Statement } from "../../print/statements.ts";
import { remember } from "../../model/remember.ts";
import { toModuleFiles, type Emitter, type OutputFile } from "../emitter.ts";
import { toTool, type Tool } from "./to_tool.ts";

const SELECTION = "./runtime/tools/select_tools.js";
const TYPES = "./runtime/tools/tool_types.js";

/** What the module exports from the runtime. */
const EXPORTED_TYPES = ["ToolAnnotations", "ToolDefinition", "ToolInputSchema", "ToolSchema", "ToolSchemaType", "ToolValue"];

/** The tools: a module with the definitions of each connector, and the entry that knows them all. */
export const toolsEmitter: Emitter = {
  name: "tools",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitDefinitions(connector)),
    ...toModuleFiles("tools", printToolsModule(model)),
  ],
};

/** `tools/payments.js`: the operations of a connector as tools for language models. */
const emitDefinitions = remember((connector: Connector): OutputFile => {
  const tools = list(operationsOf(connector).map((operation) => rowsOf(toTool(connector, operation))));
  return {
    path: `tools/${connector.id}.js`,
    text: printModule(banner, [{ kind: "value", name: "tools", value: tools, exported: true }]).js,
  };
});

/** One property per line, so that a change in the catalog is a small change here. */
function rowsOf(tool: Tool): Code {
  return object(
    Object.entries(tool).map(([name, value]): Property => [name, literal(value)]),
    true,
  );
}

function printToolsModule({ connectors }: Model): PrintedModule {
  const all = object(
    connectors.map(({ id }): Property => [id, `${ident(pascalCase(id))}.tools`]),
    true,
  );
  return printModule(banner, [
    ...connectors.map(({ id }): Statement => ({ kind: "import", from: `./tools/${id}.js`, all: pascalCase(id), valuesOnly: true })),
    { kind: "import", from: "./index.js", names: ["ConnectorId", "OperationId"], typeOnly: true },
    { kind: "import", from: SELECTION, names: ["operationOfTool", "selectTools"] },
    { kind: "import", from: TYPES, names: ["ToolDefinition", "ToolSelection"], typeOnly: true },
    { kind: "export", from: TYPES, names: EXPORTED_TYPES, typeOnly: true },
    { kind: "value", name: "tools", value: all },
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
          "The id of the operation that a tool runs: `payments.customers.list` for `payments_customers_list`. Undefined if no tool has the name.",
        ],
      },
      parameters: [{ name: "toolName", type: "string" }],
      returns: "OperationId | undefined",
      value: "operationOfTool(tools, toolName)",
    },
  ]);
}
