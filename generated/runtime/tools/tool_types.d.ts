// @generated from templates/runtime/tools/tool_types.ts by connector-gateway-spec. Do not edit.
/** A value of JSON that may be changed. */
export type ToolValue =
  | null
  | boolean
  | number
  | string
  | ToolValue[]
  | {
      [name: string]: ToolValue;
    };

/**
 * A JSON Schema with the keywords that tools use. It is valid in draft-07 and 2020-12, and has no `$ref`. A type alias and not an
 * interface, and nothing is read-only, because AI libraries take objects with an index signature, and arrays that may be changed.
 */
export type ToolSchema = {
  type?: ToolSchemaType | ToolSchemaType[];
  description?: string;
  enum?: (null | boolean | number | string)[];
  default?: ToolValue;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  items?: ToolSchema;
  minItems?: number;
  maxItems?: number;
  properties?: {
    [name: string]: ToolSchema;
  };
  required?: string[];
  additionalProperties?: boolean | ToolSchema;
  anyOf?: ToolSchema[];
};

/** The types of JSON Schema. */
export type ToolSchemaType = "array" | "boolean" | "integer" | "null" | "number" | "object" | "string";

/** The JSON Schema of the arguments of a tool: always an object. */
export type ToolInputSchema = ToolSchema & {
  type: "object";
  properties: {
    [name: string]: ToolSchema;
  };
};

/** Hints about what a tool does, in the words of MCP. */
export type ToolAnnotations = {
  /** The operation only reads. */
  readOnlyHint: boolean;
  /** Of a write: whether its effect is permanent. */
  destructiveHint?: boolean;
};

/** An operation as a tool for a language model: plain JSON. */
export type ToolDefinition = {
  /** The operation id with `_` for `.`: `payments_customers_list`. */
  name: string;
  /** A description of the operation, for the model. */
  description: string;
  /** The params of the operation. It accepts everything that the operation accepts, and is less strict in places. */
  inputSchema: ToolInputSchema;
  annotations: ToolAnnotations;
};

/** Which operations become tools. */
export interface ToolSelection<Connector extends string = string> {
  /** Only the operations of these connectors, in this order. Default: all. */
  readonly connectors?: readonly Connector[] | undefined;
  /** Only operations that read. */
  readonly readOnly?: boolean | undefined;
}

/** A tool, and the id of its operation. */
export interface CatalogTool<Operation extends string = string> extends Readonly<ToolDefinition> {
  readonly operation: Operation;
}

/** The tools of each connector, by connector id. */
export type CatalogTools<Operation extends string = string> = Readonly<Record<string, readonly CatalogTool<Operation>[]>>;
