import type { Connector, Operation } from "../../model/types.ts";
import { toolName } from "../../naming/names.ts";
import type { JsonSchema } from "../../schema/json_schema.ts";
import { toToolSchema } from "./tool_schema.ts";
import { describeTool } from "./tool_texts.ts";

/** An operation as a tool for a language model, as the package has it. */
export type Tool = {
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
    inputSchema: toToolSchema(params, { connector, operation, path: [], records: [] }),
    annotations: effect === "read" ? { readOnlyHint: true } : { readOnlyHint: false, destructiveHint: permanent },
  };
}
