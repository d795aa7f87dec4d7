// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as Crm from "./connectors/crm.js";
import * as FileStorage from "./connectors/file_storage.js";
import * as IssueTracker from "./connectors/issue_tracker.js";
import * as Messaging from "./connectors/messaging.js";
import * as Payments from "./connectors/payments.js";
import * as ProjectTracker from "./connectors/project_tracker.js";
import * as Recruiting from "./connectors/recruiting.js";
import { createInstanceRequest } from "./connectors/gateway.js";
import { createHandler } from "./runtime/server/index.js";

export { OperationError, download, memoryInstances, memoryWrites, redact, reply } from "./runtime/server/index.js";

export function createGatewayHandler(options) {
  return createHandler({
    ...options,
    operations: { ...options?.operations },
    createRequest: createInstanceRequest,
    connectors: [
      { definition: Crm.connector, execute: Crm.execute },
      { definition: FileStorage.connector, execute: FileStorage.execute },
      { definition: IssueTracker.connector, execute: IssueTracker.execute },
      { definition: Messaging.connector, execute: Messaging.execute },
      { definition: Payments.connector, execute: Payments.execute },
      { definition: ProjectTracker.connector, execute: ProjectTracker.execute },
      { definition: Recruiting.connector, execute: Recruiting.execute },
    ],
  });
}
