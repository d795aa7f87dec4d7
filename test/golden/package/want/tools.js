// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as HelpDesk from "./tools/help_desk.js";
import * as Shop from "./tools/shop.js";
import { operationOfTool, selectTools } from "./runtime/tools/select_tools.js";

const tools = {
  help_desk: HelpDesk.tools,
  shop: Shop.tools,
};

export function toolsFor(options) {
  return selectTools(tools, options);
}

export function operationOf(toolName) {
  return operationOfTool(tools, toolName);
}
