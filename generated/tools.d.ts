// @generated from spec/ by connector-gateway-spec. Do not edit.
import type { ConnectorId, OperationId } from "./index.js";
import type { ToolDefinition, ToolSelection } from "./runtime/tools/tool_types.js";

export type {
  ToolAnnotations,
  ToolDefinition,
  ToolInputSchema,
  ToolSchema,
  ToolSchemaType,
  ToolValue,
} from "./runtime/tools/tool_types.js";

/** Which operations become tools. */
export type ToolsOptions = ToolSelection<ConnectorId>;

/**
 * The operations of all or some connectors as tools for a language model, one tool for each operation. They are
 * plain JSON and fresh copies, so you may change them.
 * Throws TypeError for a connector or an option that does not exist.
 */
export declare function toolsFor(options?: ToolsOptions): ToolDefinition[];

/**
 * The id of the operation that a tool runs: `payments.customers.list` for `payments_customers_list`. Undefined
 * if no tool has the name.
 */
export declare function operationOf(toolName: string): OperationId | undefined;
