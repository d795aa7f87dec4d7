// @generated from spec/ by connector-gateway-spec. Do not edit.
import crm from "./crm.json" with { type: "json" };
import file_storage from "./file_storage.json" with { type: "json" };
import issue_tracker from "./issue_tracker.json" with { type: "json" };
import messaging from "./messaging.json" with { type: "json" };
import payments from "./payments.json" with { type: "json" };
import project_tracker from "./project_tracker.json" with { type: "json" };
import recruiting from "./recruiting.json" with { type: "json" };
import { definitions } from "./gateway.js";
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  crm: { definitions: crm.$defs, records: ["CrmObject", "ObjectSchema"], shared: [] },
  file_storage: { definitions: file_storage.$defs, records: ["StorageFile", "FileOwner", "SharedDrive", "Permission", "FileComment", "CommentReply", "Revision", "Change", "StartPageToken", "About"], shared: [] },
  issue_tracker: { definitions: issue_tracker.$defs, records: ["IssuePage", "Issue", "ProjectPage", "Project", "TeamPage", "Team"], shared: [] },
  messaging: { definitions: messaging.$defs, records: ["User", "Channel", "MessageReaction", "MessageAttachment", "MessageFile", "Message", "ThreadMessage"], shared: [] },
  payments: { definitions: payments.$defs, records: ["Customer", "CustomerDeleteResult", "Invoice", "Charge", "Subscription", "Refund", "Product", "ProductDeleteResult", "Balance", "BalanceTransaction", "PaymentIntent", "Dispute", "Payout", "InvoiceSearchResult", "ChargeSearchResult", "SubscriptionSearchResult"], shared: [] },
  project_tracker: { definitions: project_tracker.$defs, records: ["Issue", "Project", "User", "IssueField", "IssueFieldSearchResult", "IssueComment", "IssueWorklog"], shared: [] },
  recruiting: { definitions: recruiting.$defs, records: ["Attachment", "Candidate", "Application", "Job", "Offer", "User", "Department", "Office", "JobPost", "Source", "ScheduledInterview"], shared: [] },
  gateway: { definitions, records: [], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
