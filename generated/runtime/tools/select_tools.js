// @generated from templates/runtime/tools/select_tools.ts by connector-gateway-spec. Do not edit.

import { isList, isObject, unknownName } from "../engine.js";

var OPTIONS = { connectors: true, readOnly: true };

function selectTools(tools, selection = {}) {
  checkOptions(selection);
  const { connectors = Object.keys(tools), readOnly = false } = selection;
  return [...new Set(connectors)].flatMap((id) => toolsOf(tools, id)).filter(({ annotations }) => annotations.readOnlyHint || !readOnly).map(({ name, description, inputSchema, annotations }) => structuredClone({ name, description, inputSchema, annotations }));
}

function operationOfTool(tools, name) {
  return Object.values(tools).flat().find((tool) => tool.name === name)?.operation;
}

function toolsOf(tools, id) {
  const connectorTools = Object.hasOwn(tools, id) ? tools[id] : void 0;
  if (connectorTools === void 0) throw unknownName("connector", id, "in the catalog", Object.keys(tools));
  return connectorTools;
}

function checkOptions(selection) {
  if (!isObject(selection)) throw new TypeError("The options of toolsFor must be an object.");
  const stray = Object.keys(selection).find((name) => !Object.hasOwn(OPTIONS, name));
  if (stray !== void 0) throw unknownName("option", stray, "of toolsFor", Object.keys(OPTIONS));
  const { connectors, readOnly } = selection;
  if (connectors !== void 0 && !isList(connectors)) throw new TypeError("`connectors` must be a list of connector ids.");
  if (readOnly !== void 0 && typeof readOnly !== "boolean") throw new TypeError("`readOnly` must be true or false.");
}
export {
  operationOfTool,
  selectTools
};
