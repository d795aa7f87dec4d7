// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as Crm from "./connectors/crm.js";
import * as FileStorage from "./connectors/file_storage.js";
import * as IssueTracker from "./connectors/issue_tracker.js";
import * as Messaging from "./connectors/messaging.js";
import * as Payments from "./connectors/payments.js";
import * as ProjectTracker from "./connectors/project_tracker.js";
import * as Recruiting from "./connectors/recruiting.js";
import * as CrmData from "./sandbox/crm.js";
import * as FileStorageData from "./sandbox/file_storage.js";
import * as IssueTrackerData from "./sandbox/issue_tracker.js";
import * as MessagingData from "./sandbox/messaging.js";
import * as PaymentsData from "./sandbox/payments.js";
import * as ProjectTrackerData from "./sandbox/project_tracker.js";
import * as RecruitingData from "./sandbox/recruiting.js";
import { createInstanceRequest } from "./connectors/gateway.js";
import { createCatalogSandbox } from "./runtime/sandbox/index.js";

export const parts = { createRequest: createInstanceRequest, connectors: [
  { connector: Crm.connector, execute: Crm.execute, data: CrmData.data },
  { connector: FileStorage.connector, execute: FileStorage.execute, data: FileStorageData.data },
  { connector: IssueTracker.connector, execute: IssueTracker.execute, data: IssueTrackerData.data },
  { connector: Messaging.connector, execute: Messaging.execute, data: MessagingData.data },
  { connector: Payments.connector, execute: Payments.execute, data: PaymentsData.data },
  { connector: ProjectTracker.connector, execute: ProjectTracker.execute, data: ProjectTrackerData.data },
  { connector: Recruiting.connector, execute: Recruiting.execute, data: RecruitingData.data },
] };

export function createSandbox(options) {
  return createCatalogSandbox(parts, options);
}
