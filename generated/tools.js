// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as Crm from "./tools/crm.js";
import * as FileStorage from "./tools/file_storage.js";
import * as IssueTracker from "./tools/issue_tracker.js";
import * as Messaging from "./tools/messaging.js";
import * as Payments from "./tools/payments.js";
import * as ProjectTracker from "./tools/project_tracker.js";
import * as Recruiting from "./tools/recruiting.js";
import { operationOfTool, selectTools } from "./runtime/tools/select_tools.js";

const tools = {
  crm: Crm.tools,
  file_storage: FileStorage.tools,
  issue_tracker: IssueTracker.tools,
  messaging: Messaging.tools,
  payments: Payments.tools,
  project_tracker: ProjectTracker.tools,
  recruiting: Recruiting.tools,
};

export function toolsFor(options) {
  return selectTools(tools, options);
}

export function operationOf(toolName) {
  return operationOfTool(tools, toolName);
}
