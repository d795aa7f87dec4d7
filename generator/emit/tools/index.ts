import type { Connector, Model, Operation, Field, ObjectShape, ScalarType, ValueType } from "#generator/resolve";
import { operationsOf, pascalCase, toolName } from "#generator/resolve";
import type { Property, PrintedModule, Statement } from "#generator/print";
import { list, object, ident, banner, printModule } from "#generator/print";
import { rows, toModuleFiles, toTablesFile, type Emitter, type OutputFile } from "../emitter.ts";
import { type JsonSchema, sentences, toSchema, type Dialect, nullableName, schemaOf } from "#generator/schema";
import { describeTool, describeField, describeNeeded, type FieldPlace } from "./tool_texts.ts";

/** For scalars: they have no notes, and name nothing. */
const PLAIN: Dialect = {
  ref: () => "",
  notes: () => ({}),
  fieldNotes: () => ({}),
  openNotes: () => ({}),
  atLeastOneOf: (object) => object,
};

const SELECTION = "./runtime/tools/select_tools.js";
const TYPES = "./runtime/tools/tool_types.js";

/** The types that the module exports from the runtime. */
const EXPORTED_TYPES = ["ToolAnnotations", "ToolDefinition", "ToolInputSchema", "ToolSchema", "ToolSchemaType", "ToolValue"];

/** The tools: a module with the definitions of each connector, and the entry that knows them all. */
export const toolsEmitter: Emitter = {
  emit: ({ model }) => [...model.connectors.map(emitDefinitions), ...toModuleFiles("tools", printToolsModule(model))],
};

/** `tools/payments.js`: the operations of a connector as tools for language models. */
function emitDefinitions(connector: Connector): OutputFile {
  const tools = list(operationsOf(connector).map((operation) => rows(toTool(connector, operation))));
  return toTablesFile(`tools/${connector.id}`, "tools", tools);
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

/** An operation as a tool for a language model, as the package has it. */
type Tool = {
  readonly name: string;
  readonly operation: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint?: boolean };
};

/** The tool of an operation: its name, what it does, what it takes, and the hints of MCP about its effect. */
export function toTool(connector: Connector, operation: Operation): Tool {
  const { id, effect, permanent, params } = operation;
  return {
    name: toolName(operation),
    operation: id,
    description: describeTool(connector, operation),
    inputSchema: toToolSchema(params, { connector, operation, path: [] }),
    annotations: effect === "read" ? { readOnlyHint: true } : { readOnlyHint: false, destructiveHint: permanent },
  };
}

/**
 * The JSON Schema of an object for a language model: complete, without `$ref`, and as short as it can be without a change of meaning.
 * It accepts everything that the documented schema accepts. It does not refuse unknown names, because what runs the operation does
 * so with a better message, and it says in words that one of several fields is needed.
 */
function toToolSchema(shape: ObjectShape, place: FieldPlace): JsonSchema {
  const { fields } = shape;
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const properties = Object.fromEntries(fields.map((field) => [field.name, toProperty(field, place)]));
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

function toProperty(field: Field, place: FieldPlace): JsonSchema {
  const { description: needed, ...schema } = typeSchema(field.type, { ...place, path: [...place.path, field] });
  const description = sentences([describeField(field, place), needed]);
  return { ...(description !== undefined && { description }), ...(isPageSize(field) ? withoutLeast(schema) : schema), ...toDefault(field) };
}

/** A page without records is of no use, so its minimum is no help. */
function withoutLeast({ minimum: _minimum, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** A default that a document states. That of a page size does not matter, and `false` is what a caller expects anyway. */
function toDefault(field: Field): JsonSchema {
  const { default: preset } = field;
  const isSaid = preset?.origin.kind === "stated" && preset.value !== false && !isPageSize(field);
  return isSaid ? { default: preset.value } : {};
}

function isPageSize({ role }: Field): boolean {
  return role?.kind === "paging" && role.part === "size";
}

function typeSchema(type: ValueType, place: FieldPlace): JsonSchema {
  // Named types are written out.
  if (type.kind === "object" && type.shape !== undefined) return shapeSchema(type.shape, type.nullable, place);
  return schemaOf(type, {
    type: (inner) => typeSchema(inner, place),
    scalar: scalarSchema,
    shape: (shape, nullable) => shapeSchema(shape, nullable, place),
    // Params name no records, and cannot be inside themselves.
    definition: (_name, nullable) => openObject(nullable),
    record: (_name, nullable) => openObject(nullable),
  });
}

function shapeSchema(shape: ObjectShape, nullable: boolean, place: FieldPlace): JsonSchema {
  const needed = describeNeeded(shape);
  return { ...(needed !== undefined && { description: needed }), ...toToolSchema(shape, place), type: nullableName("object", nullable) };
}

function openObject(nullable: boolean): JsonSchema {
  return { type: nullableName("object", nullable) };
}

/**
 * A list joined by commas is described in words, and a format by its name: their patterns are long. A single value is a list of one,
 * because some models know no `const`.
 */
function scalarSchema({ commaList: _commaList, format, ...scalar }: ScalarType): JsonSchema {
  const { const: only, ...schema } = toSchema(scalar, { dialect: PLAIN, side: "request" });
  return { ...schema, ...(only !== undefined && { enum: [only] }), ...(format !== undefined && { format }) };
}
