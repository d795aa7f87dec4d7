// @generated from templates/runtime/tools/select_tools.ts by connector-gateway-spec. Do not edit.
import { isList, isObject, unknownName } from "../engine.js";

const OPTIONS = { connectors: true, readOnly: true };

export function selectTools(tools, selection = {}) {
  checkOptions(selection);
  const { connectors = Object.keys(tools), readOnly = false } = selection;
  return [...new Set(connectors)]
    .flatMap((id) => toolsOf(tools, id))
    .filter(({ annotations }) => annotations.readOnlyHint || !readOnly)
    .map(({ name, description, inputSchema, annotations }) => structuredClone({ name, description, inputSchema, annotations }));
}

export function operationOfTool(tools, name) {
  return Object.values(tools)
    .flat()
    .find((tool) => tool.name === name)?.operation;
}

function toolsOf(tools, id) {
  const found = Object.hasOwn(tools, id) ? tools[id] : undefined;
  if (found === undefined) throw unknownName("connector", id, "in the catalog", Object.keys(tools));
  return found;
}

function checkOptions(selection) {
  if (!isObject(selection)) throw new TypeError("The options of toolsFor must be an object.");
  const stray = Object.keys(selection).find((name) => !Object.hasOwn(OPTIONS, name));
  if (stray !== undefined) throw unknownName("option", stray, "of toolsFor", Object.keys(OPTIONS));
  const { connectors, readOnly } = selection;
  if (connectors !== undefined && !isList(connectors)) throw new TypeError("`connectors` must be a list of connector ids.");
  if (readOnly !== undefined && typeof readOnly !== "boolean") throw new TypeError("`readOnly` must be true or false.");
}
