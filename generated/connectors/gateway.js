// @generated from spec/ by connector-gateway-spec. Do not edit.
import { discriminatedBy, anyOf, byDefinitionId, createGuard, createValidator } from "../runtime/engine.js";
import { uuid } from "./gateway.envelope.js";
import * as Crm from "./crm.js";
import * as FileStorage from "./file_storage.js";
import * as IssueTracker from "./issue_tracker.js";
import * as Messaging from "./messaging.js";
import * as Payments from "./payments.js";
import * as ProjectTracker from "./project_tracker.js";
import * as Recruiting from "./recruiting.js";
import * as gateway from "./gateway.envelope.js";

export const createInstanceRequest = /* @__PURE__ */ createValidator("gateway.create_instance", /* @__PURE__ */ byDefinitionId(
  "connector_definition_id",
  {
    "36c891d9-4bd9-43ac-bad2-10e12756272c": { name: "crm", get validator() { return Crm.connector.createRequest; } },
    "9f8dda77-1048-4368-815b-269bf54ee9b8": { name: "file_storage", get validator() { return FileStorage.connector.createRequest; } },
    "1c5d8316-ed42-4473-8fbc-2626f03f070c": { name: "issue_tracker", get validator() { return IssueTracker.connector.createRequest; } },
    "c2281cee-86f9-4a86-bb48-d23286b4c7bd": { name: "messaging", get validator() { return Messaging.connector.createRequest; } },
    "e094cb9a-26de-4645-8761-65c0c425d1de": { name: "payments", get validator() { return Payments.connector.createRequest; } },
    "68e63de2-bb83-4c7e-93fa-a8a9051e3993": { name: "project_tracker", get validator() { return ProjectTracker.connector.createRequest; } },
    "59f1e50a-331f-4f09-b3e8-2e8d4d355f44": { name: "recruiting", get validator() { return Recruiting.connector.createRequest; } },
  },
  {
    table: {
      name: "the create request",
      side: "request",
      required: ["connector_definition_id", "auth_config", "name"],
      fields: { connector_definition_id: { type: "string", format: uuid }, auth_config: { type: "object", secret: true }, name: "string" },
    },
  },
));

export const executeRequest = /* @__PURE__ */ createValidator("gateway.execute", /* @__PURE__ */ discriminatedBy("entity", "the gateway", {
  contacts: /* @__PURE__ */ discriminatedBy("action", "contacts", {
    list: { validator: Crm.contactsListRequest },
    get: { validator: Crm.contactsGetRequest },
    api_search: { validator: Crm.contactsApiSearchRequest },
  }),
  companies: /* @__PURE__ */ discriminatedBy("action", "companies", {
    list: { validator: Crm.companiesListRequest },
    get: { validator: Crm.companiesGetRequest },
    api_search: { validator: Crm.companiesApiSearchRequest },
  }),
  deals: /* @__PURE__ */ discriminatedBy("action", "deals", {
    list: { validator: Crm.dealsListRequest },
    get: { validator: Crm.dealsGetRequest },
    api_search: { validator: Crm.dealsApiSearchRequest },
  }),
  tickets: /* @__PURE__ */ discriminatedBy("action", "tickets", {
    list: { validator: Crm.ticketsListRequest },
    get: { validator: Crm.ticketsGetRequest },
    api_search: { validator: Crm.ticketsApiSearchRequest },
  }),
  schemas: /* @__PURE__ */ discriminatedBy("action", "schemas", {
    list: { validator: Crm.schemasListRequest },
    get: { validator: Crm.schemasGetRequest },
  }),
  objects: /* @__PURE__ */ discriminatedBy("action", "objects", {
    list: { validator: Crm.objectsListRequest },
    get: { validator: Crm.objectsGetRequest },
  }),
  files: /* @__PURE__ */ discriminatedBy("action", "files", {
    list: { validator: FileStorage.filesListRequest },
    get: { validator: FileStorage.filesGetRequest },
    download: { validator: FileStorage.filesDownloadRequest },
  }),
  files_export: /* @__PURE__ */ discriminatedBy("action", "files_export", {
    download: { validator: FileStorage.filesExportDownloadRequest },
  }),
  drives: /* @__PURE__ */ discriminatedBy("action", "drives", {
    list: { validator: FileStorage.drivesListRequest },
    get: { validator: FileStorage.drivesGetRequest },
  }),
  permissions: /* @__PURE__ */ discriminatedBy("action", "permissions", {
    list: { validator: FileStorage.permissionsListRequest },
    get: { validator: FileStorage.permissionsGetRequest },
  }),
  comments: /* @__PURE__ */ discriminatedBy("action", "comments", {
    list: { validator: FileStorage.commentsListRequest },
    get: { validator: FileStorage.commentsGetRequest },
  }),
  replies: /* @__PURE__ */ discriminatedBy("action", "replies", {
    list: { validator: FileStorage.repliesListRequest },
    get: { validator: FileStorage.repliesGetRequest },
  }),
  revisions: /* @__PURE__ */ discriminatedBy("action", "revisions", {
    list: { validator: FileStorage.revisionsListRequest },
    get: { validator: FileStorage.revisionsGetRequest },
  }),
  changes: /* @__PURE__ */ discriminatedBy("action", "changes", {
    list: { validator: FileStorage.changesListRequest },
  }),
  changes_start_page_token: /* @__PURE__ */ discriminatedBy("action", "changes_start_page_token", {
    get: { validator: FileStorage.changesStartPageTokenGetRequest },
  }),
  about: /* @__PURE__ */ discriminatedBy("action", "about", {
    get: { validator: FileStorage.aboutGetRequest },
  }),
  issues: /* @__PURE__ */ discriminatedBy("action", "issues", {
    list: { validator: IssueTracker.issuesListRequest },
    get: /* @__PURE__ */ anyOf({ validator: IssueTracker.issuesGetRequest }, { validator: ProjectTracker.issuesGetRequest }),
    api_search: { validator: ProjectTracker.issuesApiSearchRequest },
  }),
  projects: /* @__PURE__ */ discriminatedBy("action", "projects", {
    list: { validator: IssueTracker.projectsListRequest },
    get: /* @__PURE__ */ anyOf({ validator: IssueTracker.projectsGetRequest }, { validator: ProjectTracker.projectsGetRequest }),
    api_search: { validator: ProjectTracker.projectsApiSearchRequest },
  }),
  teams: /* @__PURE__ */ discriminatedBy("action", "teams", {
    list: { validator: IssueTracker.teamsListRequest },
    get: { validator: IssueTracker.teamsGetRequest },
  }),
  users: /* @__PURE__ */ discriminatedBy("action", "users", {
    list: /* @__PURE__ */ anyOf(
      { validator: Messaging.usersListRequest },
      { validator: ProjectTracker.usersListRequest },
      { validator: Recruiting.usersListRequest },
    ),
    get: /* @__PURE__ */ anyOf(
      { validator: Messaging.usersGetRequest },
      { validator: ProjectTracker.usersGetRequest },
      { validator: Recruiting.usersGetRequest },
    ),
    api_search: { validator: ProjectTracker.usersApiSearchRequest },
  }),
  channels: /* @__PURE__ */ discriminatedBy("action", "channels", {
    list: { validator: Messaging.channelsListRequest },
    get: { validator: Messaging.channelsGetRequest },
  }),
  channel_messages: /* @__PURE__ */ discriminatedBy("action", "channel_messages", {
    list: { validator: Messaging.channelMessagesListRequest },
  }),
  threads: /* @__PURE__ */ discriminatedBy("action", "threads", {
    list: { validator: Messaging.threadsListRequest },
  }),
  customers: /* @__PURE__ */ discriminatedBy("action", "customers", {
    list: { validator: Payments.customersListRequest },
    create: { validator: Payments.customersCreateRequest },
    get: { validator: Payments.customersGetRequest },
    update: { validator: Payments.customersUpdateRequest },
    delete: { validator: Payments.customersDeleteRequest },
    api_search: { validator: Payments.customersApiSearchRequest },
  }),
  invoices: /* @__PURE__ */ discriminatedBy("action", "invoices", {
    list: { validator: Payments.invoicesListRequest },
    get: { validator: Payments.invoicesGetRequest },
    api_search: { validator: Payments.invoicesApiSearchRequest },
  }),
  charges: /* @__PURE__ */ discriminatedBy("action", "charges", {
    list: { validator: Payments.chargesListRequest },
    get: { validator: Payments.chargesGetRequest },
    api_search: { validator: Payments.chargesApiSearchRequest },
  }),
  subscriptions: /* @__PURE__ */ discriminatedBy("action", "subscriptions", {
    list: { validator: Payments.subscriptionsListRequest },
    get: { validator: Payments.subscriptionsGetRequest },
    api_search: { validator: Payments.subscriptionsApiSearchRequest },
  }),
  refunds: /* @__PURE__ */ discriminatedBy("action", "refunds", {
    list: { validator: Payments.refundsListRequest },
    create: { validator: Payments.refundsCreateRequest },
    get: { validator: Payments.refundsGetRequest },
  }),
  products: /* @__PURE__ */ discriminatedBy("action", "products", {
    list: { validator: Payments.productsListRequest },
    create: { validator: Payments.productsCreateRequest },
    get: { validator: Payments.productsGetRequest },
    update: { validator: Payments.productsUpdateRequest },
    delete: { validator: Payments.productsDeleteRequest },
    api_search: { validator: Payments.productsApiSearchRequest },
  }),
  balance: /* @__PURE__ */ discriminatedBy("action", "balance", {
    get: { validator: Payments.balanceGetRequest },
  }),
  balance_transactions: /* @__PURE__ */ discriminatedBy("action", "balance_transactions", {
    list: { validator: Payments.balanceTransactionsListRequest },
    get: { validator: Payments.balanceTransactionsGetRequest },
  }),
  payment_intents: /* @__PURE__ */ discriminatedBy("action", "payment_intents", {
    list: { validator: Payments.paymentIntentsListRequest },
    get: { validator: Payments.paymentIntentsGetRequest },
    api_search: { validator: Payments.paymentIntentsApiSearchRequest },
  }),
  disputes: /* @__PURE__ */ discriminatedBy("action", "disputes", {
    list: { validator: Payments.disputesListRequest },
    get: { validator: Payments.disputesGetRequest },
  }),
  payouts: /* @__PURE__ */ discriminatedBy("action", "payouts", {
    list: { validator: Payments.payoutsListRequest },
    get: { validator: Payments.payoutsGetRequest },
  }),
  issue_fields: /* @__PURE__ */ discriminatedBy("action", "issue_fields", {
    list: { validator: ProjectTracker.issueFieldsListRequest },
    api_search: { validator: ProjectTracker.issueFieldsApiSearchRequest },
  }),
  issue_comments: /* @__PURE__ */ discriminatedBy("action", "issue_comments", {
    list: { validator: ProjectTracker.issueCommentsListRequest },
    get: { validator: ProjectTracker.issueCommentsGetRequest },
  }),
  issue_worklogs: /* @__PURE__ */ discriminatedBy("action", "issue_worklogs", {
    list: { validator: ProjectTracker.issueWorklogsListRequest },
    get: { validator: ProjectTracker.issueWorklogsGetRequest },
  }),
  candidates: /* @__PURE__ */ discriminatedBy("action", "candidates", {
    list: { validator: Recruiting.candidatesListRequest },
    get: { validator: Recruiting.candidatesGetRequest },
  }),
  applications: /* @__PURE__ */ discriminatedBy("action", "applications", {
    list: { validator: Recruiting.applicationsListRequest },
    get: { validator: Recruiting.applicationsGetRequest },
  }),
  jobs: /* @__PURE__ */ discriminatedBy("action", "jobs", {
    list: { validator: Recruiting.jobsListRequest },
    get: { validator: Recruiting.jobsGetRequest },
  }),
  offers: /* @__PURE__ */ discriminatedBy("action", "offers", {
    list: { validator: Recruiting.offersListRequest },
    get: { validator: Recruiting.offersGetRequest },
  }),
  departments: /* @__PURE__ */ discriminatedBy("action", "departments", {
    list: { validator: Recruiting.departmentsListRequest },
    get: { validator: Recruiting.departmentsGetRequest },
  }),
  offices: /* @__PURE__ */ discriminatedBy("action", "offices", {
    list: { validator: Recruiting.officesListRequest },
    get: { validator: Recruiting.officesGetRequest },
  }),
  job_posts: /* @__PURE__ */ discriminatedBy("action", "job_posts", {
    list: { validator: Recruiting.jobPostsListRequest },
    get: { validator: Recruiting.jobPostsGetRequest },
  }),
  sources: /* @__PURE__ */ discriminatedBy("action", "sources", {
    list: { validator: Recruiting.sourcesListRequest },
  }),
  scheduled_interviews: /* @__PURE__ */ discriminatedBy("action", "scheduled_interviews", {
    list: { validator: Recruiting.scheduledInterviewsListRequest },
    get: { validator: Recruiting.scheduledInterviewsGetRequest },
  }),
  application_attachment: /* @__PURE__ */ discriminatedBy("action", "application_attachment", {
    download: { validator: Recruiting.applicationAttachmentDownloadRequest },
  }),
  candidate_attachment: /* @__PURE__ */ discriminatedBy("action", "candidate_attachment", {
    download: { validator: Recruiting.candidateAttachmentDownloadRequest },
  }),
}));

function CreateInstanceResponse() {
  return {
    name: "the created instance",
    optional: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const createInstanceResponse = /* @__PURE__ */ createValidator("gateway.create_instance_response", {
  table: CreateInstanceResponse,
});

export const isCreateInstanceResponse = /* @__PURE__ */ createGuard(CreateInstanceResponse);

function ErrorBody() {
  return {
    name: "the error body",
    optional: ["errors"],
    fields: {
      message: "string | null",
      errors: { items: { table: gateway.ErrorDetail } },
    },
  };
}

export const errorBody = /* @__PURE__ */ createValidator("gateway.error", { table: ErrorBody });

export const isErrorBody = /* @__PURE__ */ createGuard(ErrorBody);

export const validators = [createInstanceRequest, executeRequest, createInstanceResponse, errorBody];
