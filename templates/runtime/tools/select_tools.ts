import { isList, isObject } from "#templates/core";
import { unknownName } from "../messages.js";
import type { CatalogTools, ToolDefinition, ToolSelection } from "./tool_types.js";

/** Every option; a new one that is not here does not compile. */
const OPTIONS: Readonly<Record<keyof ToolSelection, true>> = { connectors: true, readOnly: true };

/**
 * The definitions of the selected tools, in the order of the connectors. They are copies, so a caller can change them.
 * @throws TypeError for an option or a connector that does not exist, or an option with a wrong value
 */
export function selectTools(tools: CatalogTools, selection: ToolSelection = {}): ToolDefinition[] {
  checkOptions(selection);
  const { connectors = Object.keys(tools), readOnly = false } = selection;
  return [...new Set(connectors)]
    .flatMap((id) => toolsOf(tools, id))
    .filter(({ annotations }) => annotations.readOnlyHint || !readOnly)
    .map(({ name, description, inputSchema, annotations }) => structuredClone({ name, description, inputSchema, annotations }));
}

/** The id of the operation behind a tool; undefined if no tool has the name. */
export function operationOfTool<Operation extends string>(tools: CatalogTools<Operation>, name: string): Operation | undefined {
  return Object.values(tools)
    .flat()
    .find((tool) => tool.name === name)?.operation;
}

function toolsOf(tools: CatalogTools, id: string): CatalogTools[string] {
  const connectorTools = Object.hasOwn(tools, id) ? tools[id] : undefined;
  if (connectorTools === undefined) throw unknownName("connector", id, "in the catalog", Object.keys(tools));
  return connectorTools;
}

function checkOptions(selection: ToolSelection): void {
  if (!isObject(selection)) throw new TypeError("The options of toolsFor must be an object.");
  const stray = Object.keys(selection).find((name) => !Object.hasOwn(OPTIONS, name));
  if (stray !== undefined) throw unknownName("option", stray, "of toolsFor", Object.keys(OPTIONS));
  const { connectors, readOnly } = selection;
  if (connectors !== undefined && !isList(connectors)) throw new TypeError("`connectors` must be a list of connector ids.");
  if (readOnly !== undefined && typeof readOnly !== "boolean") throw new TypeError("`readOnly` must be true or false.");
}
