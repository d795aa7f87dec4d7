export { operationOfTool, selectTools } from "./select_tools.js";
export type {
  CatalogTool,
  CatalogTools,
  ToolAnnotations,
  ToolDefinition,
  ToolInputSchema,
  ToolSchema,
  ToolSchemaType,
  ToolSelection,
  ToolValue,
} from "./tool_types.js";
