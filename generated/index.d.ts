// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as Crm from "./connectors/crm.js";
import * as FileStorage from "./connectors/file_storage.js";
import * as IssueTracker from "./connectors/issue_tracker.js";
import * as Messaging from "./connectors/messaging.js";
import * as Payments from "./connectors/payments.js";
import * as ProjectTracker from "./connectors/project_tracker.js";
import * as Recruiting from "./connectors/recruiting.js";
import type { CreateInstanceRequest, CreateInstanceResponse, ErrorBody } from "./connectors/gateway.js";
import type { GatewayClient, GatewayOptions } from "./runtime/client/client_types.js";
import type { Operation } from "./runtime/operation.js";
import type { Validator } from "./runtime/validator_types.js";

export { GatewayError } from "./runtime/client/index.js";
export { UnknownAddressError } from "./runtime/unknown_address_error.js";
export { ValidationError } from "./runtime/validation_error.js";
export type { CreateInstanceRequest, CreateInstanceResponse, ErrorBody, ExecuteEnvelope } from "./connectors/gateway.js";
export type {
  CallHeaders,
  CallOptions,
  CallPromise,
  CallResponse,
  ConnectorDefinition,
  ConnectorDefinitions,
  Download,
  GatewayClient,
  GatewayOptions,
  InstanceClient,
  OpenCallOptions,
  OptionalCall,
  OptionalPagedCall,
  OutgoingRequest,
  Page,
  Prefilled,
  RequestHook,
  RequiredCall,
  RequiredPagedCall,
  ResponseHook,
  RetryOptions,
  TokenSource,
  UnpagedList,
  UnpagedWrapper,
  Walk,
  WithResponse,
  WrappedPage,
} from "./runtime/client/client_types.js";
export type { GatewayErrorDetails, GatewayErrorKind } from "./runtime/client/gateway_error.js";
export type { Operation, OperationKind, Paging } from "./runtime/operation.js";
export type { Tolerant } from "./runtime/tolerant.js";
export type { CheckOptions, CheckResult, Profile, ValidationIssue, Validator } from "./runtime/validator_types.js";
export type { CrmInstance } from "./connectors/crm.js";
export type { FileStorageInstance } from "./connectors/file_storage.js";
export type { IssueTrackerInstance } from "./connectors/issue_tracker.js";
export type { MessagingInstance } from "./connectors/messaging.js";
export type { PaymentsInstance } from "./connectors/payments.js";
export type { ProjectTrackerInstance } from "./connectors/project_tracker.js";
export type { RecruitingInstance } from "./connectors/recruiting.js";

/** The types of each connector: its requests, and its params, results and responses by entity, then action. */
export interface Connectors {
  /** CRM */
  crm: {
    request: Crm.ExecuteRequest;
    params: Crm.Params;
    results: Crm.Results;
    responses: Crm.Responses;
  };
  /** File storage */
  file_storage: {
    request: FileStorage.ExecuteRequest;
    params: FileStorage.Params;
    results: FileStorage.Results;
    responses: FileStorage.Responses;
  };
  /** Issue tracker */
  issue_tracker: {
    request: IssueTracker.ExecuteRequest;
    params: IssueTracker.Params;
    results: IssueTracker.Results;
    responses: IssueTracker.Responses;
  };
  /** Messaging */
  messaging: {
    request: Messaging.ExecuteRequest;
    params: Messaging.Params;
    results: Messaging.Results;
    responses: Messaging.Responses;
  };
  /** Payments */
  payments: {
    request: Payments.ExecuteRequest;
    params: Payments.Params;
    results: Payments.Results;
    responses: Payments.Responses;
  };
  /** Project tracker */
  project_tracker: {
    request: ProjectTracker.ExecuteRequest;
    params: ProjectTracker.Params;
    results: ProjectTracker.Results;
    responses: ProjectTracker.Responses;
  };
  /** Recruiting */
  recruiting: {
    request: Recruiting.ExecuteRequest;
    params: Recruiting.Params;
    results: Recruiting.Results;
    responses: Recruiting.Responses;
  };
}

/** The id of a connector. */
export type ConnectorId = keyof Connectors;

/** Any request to an instance of the connector, discriminated by `entity`, then `action`. */
export type ExecuteRequest<C extends ConnectorId = ConnectorId> = Connectors[C]["request"];

/** The response body of one operation. A download has none. */
export type ExecuteResponse<
  C extends ConnectorId,
  E extends keyof Connectors[C]["responses"],
  A extends keyof Connectors[C]["responses"][E]
> = Connectors[C]["responses"][E][A];

/** The types of the parts of each operation, by operation id. */
export interface Operations {
  /** Lists contacts. */
  "crm.contacts.list": {
    params: Crm.ContactsListParams;
    request: Crm.ContactsListRequest;
    record: Crm.ContactsListRecord;
    meta: Crm.ContactsListMeta;
    response: Crm.ContactsListResponse;
  };
  /** Returns one contact by its id or by a unique property. */
  "crm.contacts.get": {
    params: Crm.ContactsGetParams;
    request: Crm.ContactsGetRequest;
    record: Crm.ContactsGetRecord;
    response: Crm.ContactsGetResponse;
  };
  /** Searches contacts by property filters and text. */
  "crm.contacts.api_search": {
    params: Crm.ContactsApiSearchParams;
    request: Crm.ContactsApiSearchRequest;
    record: Crm.ContactsApiSearchRecord;
    meta: Crm.ContactsApiSearchMeta;
    response: Crm.ContactsApiSearchResponse;
  };
  /** Lists companies. */
  "crm.companies.list": {
    params: Crm.CompaniesListParams;
    request: Crm.CompaniesListRequest;
    record: Crm.CompaniesListRecord;
    meta: Crm.CompaniesListMeta;
    response: Crm.CompaniesListResponse;
  };
  /** Returns one company by its id or by a unique property. */
  "crm.companies.get": {
    params: Crm.CompaniesGetParams;
    request: Crm.CompaniesGetRequest;
    record: Crm.CompaniesGetRecord;
    response: Crm.CompaniesGetResponse;
  };
  /** Searches companies by property filters and text. */
  "crm.companies.api_search": {
    params: Crm.CompaniesApiSearchParams;
    request: Crm.CompaniesApiSearchRequest;
    record: Crm.CompaniesApiSearchRecord;
    meta: Crm.CompaniesApiSearchMeta;
    response: Crm.CompaniesApiSearchResponse;
  };
  /** Lists deals. */
  "crm.deals.list": {
    params: Crm.DealsListParams;
    request: Crm.DealsListRequest;
    record: Crm.DealsListRecord;
    meta: Crm.DealsListMeta;
    response: Crm.DealsListResponse;
  };
  /** Returns one deal by its id or by a unique property. */
  "crm.deals.get": {
    params: Crm.DealsGetParams;
    request: Crm.DealsGetRequest;
    record: Crm.DealsGetRecord;
    response: Crm.DealsGetResponse;
  };
  /** Searches deals by property filters and text. */
  "crm.deals.api_search": {
    params: Crm.DealsApiSearchParams;
    request: Crm.DealsApiSearchRequest;
    record: Crm.DealsApiSearchRecord;
    meta: Crm.DealsApiSearchMeta;
    response: Crm.DealsApiSearchResponse;
  };
  /** Lists tickets. */
  "crm.tickets.list": {
    params: Crm.TicketsListParams;
    request: Crm.TicketsListRequest;
    record: Crm.TicketsListRecord;
    meta: Crm.TicketsListMeta;
    response: Crm.TicketsListResponse;
  };
  /** Returns one ticket by its id or by a unique property. */
  "crm.tickets.get": {
    params: Crm.TicketsGetParams;
    request: Crm.TicketsGetRequest;
    record: Crm.TicketsGetRecord;
    response: Crm.TicketsGetResponse;
  };
  /** Searches tickets by property filters and text. */
  "crm.tickets.api_search": {
    params: Crm.TicketsApiSearchParams;
    request: Crm.TicketsApiSearchRequest;
    record: Crm.TicketsApiSearchRecord;
    meta: Crm.TicketsApiSearchMeta;
    response: Crm.TicketsApiSearchResponse;
  };
  /** Lists the schemas of all custom object types. */
  "crm.schemas.list": {
    params: Crm.SchemasListParams;
    request: Crm.SchemasListRequest;
    record: Crm.SchemasListRecord;
    response: Crm.SchemasListResponse;
  };
  /** Returns the schema of one custom object type. */
  "crm.schemas.get": {
    params: Crm.SchemasGetParams;
    request: Crm.SchemasGetRequest;
    record: Crm.SchemasGetRecord;
    response: Crm.SchemasGetResponse;
  };
  /** Lists the records of a custom object type. */
  "crm.objects.list": {
    params: Crm.ObjectsListParams;
    request: Crm.ObjectsListRequest;
    record: Crm.ObjectsListRecord;
    meta: Crm.ObjectsListMeta;
    response: Crm.ObjectsListResponse;
  };
  /** Returns one record of a custom object type by its id or by a unique property. */
  "crm.objects.get": {
    params: Crm.ObjectsGetParams;
    request: Crm.ObjectsGetRequest;
    record: Crm.ObjectsGetRecord;
    response: Crm.ObjectsGetResponse;
  };
  /** Lists files. */
  "file_storage.files.list": {
    params: FileStorage.FilesListParams;
    request: FileStorage.FilesListRequest;
    record: FileStorage.FilesListRecord;
    meta: FileStorage.FilesListMeta;
    response: FileStorage.FilesListResponse;
  };
  /** Reads the metadata of one file, not its content. */
  "file_storage.files.get": {
    params: FileStorage.FilesGetParams;
    request: FileStorage.FilesGetRequest;
    record: FileStorage.FilesGetRecord;
    response: FileStorage.FilesGetResponse;
  };
  /** Downloads the content of a binary file. */
  "file_storage.files.download": {
    params: FileStorage.FilesDownloadParams;
    request: FileStorage.FilesDownloadRequest;
  };
  /** Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. */
  "file_storage.files_export.download": {
    params: FileStorage.FilesExportDownloadParams;
    request: FileStorage.FilesExportDownloadRequest;
  };
  /** Lists shared drives. */
  "file_storage.drives.list": {
    params: FileStorage.DrivesListParams;
    request: FileStorage.DrivesListRequest;
    record: FileStorage.DrivesListRecord;
    meta: FileStorage.DrivesListMeta;
    response: FileStorage.DrivesListResponse;
  };
  /** Reads one shared drive. */
  "file_storage.drives.get": {
    params: FileStorage.DrivesGetParams;
    request: FileStorage.DrivesGetRequest;
    record: FileStorage.DrivesGetRecord;
    response: FileStorage.DrivesGetResponse;
  };
  /** Lists the permissions on a file or shared drive. */
  "file_storage.permissions.list": {
    params: FileStorage.PermissionsListParams;
    request: FileStorage.PermissionsListRequest;
    record: FileStorage.PermissionsListRecord;
    meta: FileStorage.PermissionsListMeta;
    response: FileStorage.PermissionsListResponse;
  };
  /** Reads one permission. */
  "file_storage.permissions.get": {
    params: FileStorage.PermissionsGetParams;
    request: FileStorage.PermissionsGetRequest;
    record: FileStorage.PermissionsGetRecord;
    response: FileStorage.PermissionsGetResponse;
  };
  /** Lists the comments on a file. */
  "file_storage.comments.list": {
    params: FileStorage.CommentsListParams;
    request: FileStorage.CommentsListRequest;
    record: FileStorage.CommentsListRecord;
    meta: FileStorage.CommentsListMeta;
    response: FileStorage.CommentsListResponse;
  };
  /** Reads one comment on a file. */
  "file_storage.comments.get": {
    params: FileStorage.CommentsGetParams;
    request: FileStorage.CommentsGetRequest;
    record: FileStorage.CommentsGetRecord;
    response: FileStorage.CommentsGetResponse;
  };
  /** Lists the replies to a comment. */
  "file_storage.replies.list": {
    params: FileStorage.RepliesListParams;
    request: FileStorage.RepliesListRequest;
    record: FileStorage.RepliesListRecord;
    meta: FileStorage.RepliesListMeta;
    response: FileStorage.RepliesListResponse;
  };
  /** Reads one reply to a comment. */
  "file_storage.replies.get": {
    params: FileStorage.RepliesGetParams;
    request: FileStorage.RepliesGetRequest;
    record: FileStorage.RepliesGetRecord;
    response: FileStorage.RepliesGetResponse;
  };
  /** Lists the revisions of a file. */
  "file_storage.revisions.list": {
    params: FileStorage.RevisionsListParams;
    request: FileStorage.RevisionsListRequest;
    record: FileStorage.RevisionsListRecord;
    meta: FileStorage.RevisionsListMeta;
    response: FileStorage.RevisionsListResponse;
  };
  /** Reads one revision of a file. */
  "file_storage.revisions.get": {
    params: FileStorage.RevisionsGetParams;
    request: FileStorage.RevisionsGetRequest;
    record: FileStorage.RevisionsGetRecord;
    response: FileStorage.RevisionsGetResponse;
  };
  /** Lists the changes since a page token was issued. */
  "file_storage.changes.list": {
    params: FileStorage.ChangesListParams;
    request: FileStorage.ChangesListRequest;
    record: FileStorage.ChangesListRecord;
    meta: FileStorage.ChangesListMeta;
    response: FileStorage.ChangesListResponse;
  };
  /** Reads the token with which to start listing changes. */
  "file_storage.changes_start_page_token.get": {
    params: FileStorage.ChangesStartPageTokenGetParams;
    request: FileStorage.ChangesStartPageTokenGetRequest;
    record: FileStorage.ChangesStartPageTokenGetRecord;
    response: FileStorage.ChangesStartPageTokenGetResponse;
  };
  /** Reads information about the account. */
  "file_storage.about.get": {
    params: FileStorage.AboutGetParams;
    request: FileStorage.AboutGetRequest;
    record: FileStorage.AboutGetRecord;
    response: FileStorage.AboutGetResponse;
  };
  /** Lists issues. There are no filters. */
  "issue_tracker.issues.list": {
    params: IssueTracker.IssuesListParams;
    request: IssueTracker.IssuesListRequest;
    record: IssueTracker.IssuesListRecord;
    response: IssueTracker.IssuesListResponse;
  };
  /** Reads one issue. */
  "issue_tracker.issues.get": {
    params: IssueTracker.IssuesGetParams;
    request: IssueTracker.IssuesGetRequest;
    record: IssueTracker.IssuesGetRecord;
    response: IssueTracker.IssuesGetResponse;
  };
  /** Lists projects. There are no filters. */
  "issue_tracker.projects.list": {
    params: IssueTracker.ProjectsListParams;
    request: IssueTracker.ProjectsListRequest;
    record: IssueTracker.ProjectsListRecord;
    response: IssueTracker.ProjectsListResponse;
  };
  /** Reads one project. */
  "issue_tracker.projects.get": {
    params: IssueTracker.ProjectsGetParams;
    request: IssueTracker.ProjectsGetRequest;
    record: IssueTracker.ProjectsGetRecord;
    response: IssueTracker.ProjectsGetResponse;
  };
  /** Lists teams. There are no filters. */
  "issue_tracker.teams.list": {
    params: IssueTracker.TeamsListParams;
    request: IssueTracker.TeamsListRequest;
    record: IssueTracker.TeamsListRecord;
    response: IssueTracker.TeamsListResponse;
  };
  /** Reads one team. */
  "issue_tracker.teams.get": {
    params: IssueTracker.TeamsGetParams;
    request: IssueTracker.TeamsGetRequest;
    record: IssueTracker.TeamsGetRecord;
    response: IssueTracker.TeamsGetResponse;
  };
  /** Lists the users of the workspace. */
  "messaging.users.list": {
    params: Messaging.UsersListParams;
    request: Messaging.UsersListRequest;
    record: Messaging.UsersListRecord;
    meta: Messaging.UsersListMeta;
    response: Messaging.UsersListResponse;
  };
  /** Returns one user. */
  "messaging.users.get": {
    params: Messaging.UsersGetParams;
    request: Messaging.UsersGetRequest;
    record: Messaging.UsersGetRecord;
    response: Messaging.UsersGetResponse;
  };
  /** Lists the channels of the workspace. */
  "messaging.channels.list": {
    params: Messaging.ChannelsListParams;
    request: Messaging.ChannelsListRequest;
    record: Messaging.ChannelsListRecord;
    meta: Messaging.ChannelsListMeta;
    response: Messaging.ChannelsListResponse;
  };
  /** Returns one channel. */
  "messaging.channels.get": {
    params: Messaging.ChannelsGetParams;
    request: Messaging.ChannelsGetRequest;
    record: Messaging.ChannelsGetRecord;
    response: Messaging.ChannelsGetResponse;
  };
  /** Lists the messages in a channel. */
  "messaging.channel_messages.list": {
    params: Messaging.ChannelMessagesListParams;
    request: Messaging.ChannelMessagesListRequest;
    record: Messaging.ChannelMessagesListRecord;
    meta: Messaging.ChannelMessagesListMeta;
    response: Messaging.ChannelMessagesListResponse;
  };
  /** Lists the messages in a thread. */
  "messaging.threads.list": {
    params: Messaging.ThreadsListParams;
    request: Messaging.ThreadsListRequest;
    record: Messaging.ThreadsListRecord;
    meta: Messaging.ThreadsListMeta;
    response: Messaging.ThreadsListResponse;
  };
  /** Lists customers. */
  "payments.customers.list": {
    params: Payments.CustomersListParams;
    request: Payments.CustomersListRequest;
    record: Payments.CustomersListRecord;
    meta: Payments.CustomersListMeta;
    response: Payments.CustomersListResponse;
  };
  /** Creates a customer. */
  "payments.customers.create": {
    params: Payments.CustomersCreateParams;
    request: Payments.CustomersCreateRequest;
    record: Payments.CustomersCreateRecord;
    response: Payments.CustomersCreateResponse;
  };
  /** Returns one customer. */
  "payments.customers.get": {
    params: Payments.CustomersGetParams;
    request: Payments.CustomersGetRequest;
    record: Payments.CustomersGetRecord;
    response: Payments.CustomersGetResponse;
  };
  /** Updates a customer. */
  "payments.customers.update": {
    params: Payments.CustomersUpdateParams;
    request: Payments.CustomersUpdateRequest;
    record: Payments.CustomersUpdateRecord;
    response: Payments.CustomersUpdateResponse;
  };
  /** Deletes a customer. */
  "payments.customers.delete": {
    params: Payments.CustomersDeleteParams;
    request: Payments.CustomersDeleteRequest;
    record: Payments.CustomersDeleteRecord;
    response: Payments.CustomersDeleteResponse;
  };
  /** Searches customers. Returns a list of customers, not a search result record as the invoice search does. */
  "payments.customers.api_search": {
    params: Payments.CustomersApiSearchParams;
    request: Payments.CustomersApiSearchRequest;
    record: Payments.CustomersApiSearchRecord;
    meta: Payments.CustomersApiSearchMeta;
    response: Payments.CustomersApiSearchResponse;
  };
  /** Lists invoices. */
  "payments.invoices.list": {
    params: Payments.InvoicesListParams;
    request: Payments.InvoicesListRequest;
    record: Payments.InvoicesListRecord;
    meta: Payments.InvoicesListMeta;
    response: Payments.InvoicesListResponse;
  };
  /** Returns one invoice. */
  "payments.invoices.get": {
    params: Payments.InvoicesGetParams;
    request: Payments.InvoicesGetRequest;
    record: Payments.InvoicesGetRecord;
    response: Payments.InvoicesGetResponse;
  };
  /** Searches invoices. */
  "payments.invoices.api_search": {
    params: Payments.InvoicesApiSearchParams;
    request: Payments.InvoicesApiSearchRequest;
    record: Payments.InvoicesApiSearchRecord;
    response: Payments.InvoicesApiSearchResponse;
  };
  /** Lists charges. */
  "payments.charges.list": {
    params: Payments.ChargesListParams;
    request: Payments.ChargesListRequest;
    record: Payments.ChargesListRecord;
    meta: Payments.ChargesListMeta;
    response: Payments.ChargesListResponse;
  };
  /** Returns one charge. */
  "payments.charges.get": {
    params: Payments.ChargesGetParams;
    request: Payments.ChargesGetRequest;
    record: Payments.ChargesGetRecord;
    response: Payments.ChargesGetResponse;
  };
  /** Searches charges. */
  "payments.charges.api_search": {
    params: Payments.ChargesApiSearchParams;
    request: Payments.ChargesApiSearchRequest;
    record: Payments.ChargesApiSearchRecord;
    response: Payments.ChargesApiSearchResponse;
  };
  /** Lists subscriptions. Canceled subscriptions are left out unless `status` is given. */
  "payments.subscriptions.list": {
    params: Payments.SubscriptionsListParams;
    request: Payments.SubscriptionsListRequest;
    record: Payments.SubscriptionsListRecord;
    meta: Payments.SubscriptionsListMeta;
    response: Payments.SubscriptionsListResponse;
  };
  /** Returns one subscription. */
  "payments.subscriptions.get": {
    params: Payments.SubscriptionsGetParams;
    request: Payments.SubscriptionsGetRequest;
    record: Payments.SubscriptionsGetRecord;
    response: Payments.SubscriptionsGetResponse;
  };
  /** Searches subscriptions. */
  "payments.subscriptions.api_search": {
    params: Payments.SubscriptionsApiSearchParams;
    request: Payments.SubscriptionsApiSearchRequest;
    record: Payments.SubscriptionsApiSearchRecord;
    response: Payments.SubscriptionsApiSearchResponse;
  };
  /** Lists refunds. */
  "payments.refunds.list": {
    params: Payments.RefundsListParams;
    request: Payments.RefundsListRequest;
    record: Payments.RefundsListRecord;
    meta: Payments.RefundsListMeta;
    response: Payments.RefundsListResponse;
  };
  /** Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent. */
  "payments.refunds.create": {
    params: Payments.RefundsCreateParams;
    request: Payments.RefundsCreateRequest;
    record: Payments.RefundsCreateRecord;
    response: Payments.RefundsCreateResponse;
  };
  /** Returns one refund. */
  "payments.refunds.get": {
    params: Payments.RefundsGetParams;
    request: Payments.RefundsGetRequest;
    record: Payments.RefundsGetRecord;
    response: Payments.RefundsGetResponse;
  };
  /** Lists products. */
  "payments.products.list": {
    params: Payments.ProductsListParams;
    request: Payments.ProductsListRequest;
    record: Payments.ProductsListRecord;
    meta: Payments.ProductsListMeta;
    response: Payments.ProductsListResponse;
  };
  /** Creates a product. */
  "payments.products.create": {
    params: Payments.ProductsCreateParams;
    request: Payments.ProductsCreateRequest;
    record: Payments.ProductsCreateRecord;
    response: Payments.ProductsCreateResponse;
  };
  /** Returns one product. */
  "payments.products.get": {
    params: Payments.ProductsGetParams;
    request: Payments.ProductsGetRequest;
    record: Payments.ProductsGetRecord;
    response: Payments.ProductsGetResponse;
  };
  /** Updates a product. */
  "payments.products.update": {
    params: Payments.ProductsUpdateParams;
    request: Payments.ProductsUpdateRequest;
    record: Payments.ProductsUpdateRecord;
    response: Payments.ProductsUpdateResponse;
  };
  /** Deletes a product. */
  "payments.products.delete": {
    params: Payments.ProductsDeleteParams;
    request: Payments.ProductsDeleteRequest;
    record: Payments.ProductsDeleteRecord;
    response: Payments.ProductsDeleteResponse;
  };
  /** Searches products. */
  "payments.products.api_search": {
    params: Payments.ProductsApiSearchParams;
    request: Payments.ProductsApiSearchRequest;
    record: Payments.ProductsApiSearchRecord;
    meta: Payments.ProductsApiSearchMeta;
    response: Payments.ProductsApiSearchResponse;
  };
  /** Returns the balance of the account. The provider's public API takes no parameters. */
  "payments.balance.get": {
    params: Payments.BalanceGetParams;
    request: Payments.BalanceGetRequest;
    record: Payments.BalanceGetRecord;
    response: Payments.BalanceGetResponse;
  };
  /** Lists balance transactions. */
  "payments.balance_transactions.list": {
    params: Payments.BalanceTransactionsListParams;
    request: Payments.BalanceTransactionsListRequest;
    record: Payments.BalanceTransactionsListRecord;
    meta: Payments.BalanceTransactionsListMeta;
    response: Payments.BalanceTransactionsListResponse;
  };
  /** Returns one balance transaction. */
  "payments.balance_transactions.get": {
    params: Payments.BalanceTransactionsGetParams;
    request: Payments.BalanceTransactionsGetRequest;
    record: Payments.BalanceTransactionsGetRecord;
    response: Payments.BalanceTransactionsGetResponse;
  };
  /** Lists payment intents. */
  "payments.payment_intents.list": {
    params: Payments.PaymentIntentsListParams;
    request: Payments.PaymentIntentsListRequest;
    record: Payments.PaymentIntentsListRecord;
    meta: Payments.PaymentIntentsListMeta;
    response: Payments.PaymentIntentsListResponse;
  };
  /** Returns one payment intent. */
  "payments.payment_intents.get": {
    params: Payments.PaymentIntentsGetParams;
    request: Payments.PaymentIntentsGetRequest;
    record: Payments.PaymentIntentsGetRecord;
    response: Payments.PaymentIntentsGetResponse;
  };
  /** Searches payment intents. */
  "payments.payment_intents.api_search": {
    params: Payments.PaymentIntentsApiSearchParams;
    request: Payments.PaymentIntentsApiSearchRequest;
    record: Payments.PaymentIntentsApiSearchRecord;
    meta: Payments.PaymentIntentsApiSearchMeta;
    response: Payments.PaymentIntentsApiSearchResponse;
  };
  /** Lists disputes. */
  "payments.disputes.list": {
    params: Payments.DisputesListParams;
    request: Payments.DisputesListRequest;
    record: Payments.DisputesListRecord;
    meta: Payments.DisputesListMeta;
    response: Payments.DisputesListResponse;
  };
  /** Returns one dispute. */
  "payments.disputes.get": {
    params: Payments.DisputesGetParams;
    request: Payments.DisputesGetRequest;
    record: Payments.DisputesGetRecord;
    response: Payments.DisputesGetResponse;
  };
  /** Lists payouts. */
  "payments.payouts.list": {
    params: Payments.PayoutsListParams;
    request: Payments.PayoutsListRequest;
    record: Payments.PayoutsListRecord;
    meta: Payments.PayoutsListMeta;
    response: Payments.PayoutsListResponse;
  };
  /** Returns one payout. */
  "payments.payouts.get": {
    params: Payments.PayoutsGetParams;
    request: Payments.PayoutsGetRequest;
    record: Payments.PayoutsGetRecord;
    response: Payments.PayoutsGetResponse;
  };
  /** Searches issues with a query in the tracker's query language. */
  "project_tracker.issues.api_search": {
    params: ProjectTracker.IssuesApiSearchParams;
    request: ProjectTracker.IssuesApiSearchRequest;
    record: ProjectTracker.IssuesApiSearchRecord;
    meta: ProjectTracker.IssuesApiSearchMeta;
    response: ProjectTracker.IssuesApiSearchResponse;
  };
  /** Reads one issue. */
  "project_tracker.issues.get": {
    params: ProjectTracker.IssuesGetParams;
    request: ProjectTracker.IssuesGetRequest;
    record: ProjectTracker.IssuesGetRecord;
    response: ProjectTracker.IssuesGetResponse;
  };
  /** Searches projects. */
  "project_tracker.projects.api_search": {
    params: ProjectTracker.ProjectsApiSearchParams;
    request: ProjectTracker.ProjectsApiSearchRequest;
    record: ProjectTracker.ProjectsApiSearchRecord;
    meta: ProjectTracker.ProjectsApiSearchMeta;
    response: ProjectTracker.ProjectsApiSearchResponse;
  };
  /** Reads one project. */
  "project_tracker.projects.get": {
    params: ProjectTracker.ProjectsGetParams;
    request: ProjectTracker.ProjectsGetRequest;
    record: ProjectTracker.ProjectsGetRecord;
    response: ProjectTracker.ProjectsGetResponse;
  };
  /** Reads one user. */
  "project_tracker.users.get": {
    params: ProjectTracker.UsersGetParams;
    request: ProjectTracker.UsersGetRequest;
    record: ProjectTracker.UsersGetRecord;
    response: ProjectTracker.UsersGetResponse;
  };
  /** Lists users. There are no filters. */
  "project_tracker.users.list": {
    params: ProjectTracker.UsersListParams;
    request: ProjectTracker.UsersListRequest;
    record: ProjectTracker.UsersListRecord;
    response: ProjectTracker.UsersListResponse;
  };
  /** Searches users. */
  "project_tracker.users.api_search": {
    params: ProjectTracker.UsersApiSearchParams;
    request: ProjectTracker.UsersApiSearchRequest;
    record: ProjectTracker.UsersApiSearchRecord;
    response: ProjectTracker.UsersApiSearchResponse;
  };
  /** Lists all issue fields. */
  "project_tracker.issue_fields.list": {
    params: ProjectTracker.IssueFieldsListParams;
    request: ProjectTracker.IssueFieldsListRequest;
    record: ProjectTracker.IssueFieldsListRecord;
    response: ProjectTracker.IssueFieldsListResponse;
  };
  /** Searches issue fields. */
  "project_tracker.issue_fields.api_search": {
    params: ProjectTracker.IssueFieldsApiSearchParams;
    request: ProjectTracker.IssueFieldsApiSearchRequest;
    record: ProjectTracker.IssueFieldsApiSearchRecord;
    response: ProjectTracker.IssueFieldsApiSearchResponse;
  };
  /** Lists the comments on an issue. */
  "project_tracker.issue_comments.list": {
    params: ProjectTracker.IssueCommentsListParams;
    request: ProjectTracker.IssueCommentsListRequest;
    record: ProjectTracker.IssueCommentsListRecord;
    meta: ProjectTracker.IssueCommentsListMeta;
    response: ProjectTracker.IssueCommentsListResponse;
  };
  /** Reads one comment on an issue. */
  "project_tracker.issue_comments.get": {
    params: ProjectTracker.IssueCommentsGetParams;
    request: ProjectTracker.IssueCommentsGetRequest;
    record: ProjectTracker.IssueCommentsGetRecord;
    response: ProjectTracker.IssueCommentsGetResponse;
  };
  /** Lists the worklogs of an issue. */
  "project_tracker.issue_worklogs.list": {
    params: ProjectTracker.IssueWorklogsListParams;
    request: ProjectTracker.IssueWorklogsListRequest;
    record: ProjectTracker.IssueWorklogsListRecord;
    meta: ProjectTracker.IssueWorklogsListMeta;
    response: ProjectTracker.IssueWorklogsListResponse;
  };
  /** Reads one worklog of an issue. */
  "project_tracker.issue_worklogs.get": {
    params: ProjectTracker.IssueWorklogsGetParams;
    request: ProjectTracker.IssueWorklogsGetRequest;
    record: ProjectTracker.IssueWorklogsGetRecord;
    response: ProjectTracker.IssueWorklogsGetResponse;
  };
  /** Lists candidates. There are no filters. */
  "recruiting.candidates.list": {
    params: Recruiting.CandidatesListParams;
    request: Recruiting.CandidatesListRequest;
    record: Recruiting.CandidatesListRecord;
    response: Recruiting.CandidatesListResponse;
  };
  /** Returns one candidate. */
  "recruiting.candidates.get": {
    params: Recruiting.CandidatesGetParams;
    request: Recruiting.CandidatesGetRequest;
    record: Recruiting.CandidatesGetRecord;
    response: Recruiting.CandidatesGetResponse;
  };
  /** Lists applications. */
  "recruiting.applications.list": {
    params: Recruiting.ApplicationsListParams;
    request: Recruiting.ApplicationsListRequest;
    record: Recruiting.ApplicationsListRecord;
    response: Recruiting.ApplicationsListResponse;
  };
  /** Returns one application. */
  "recruiting.applications.get": {
    params: Recruiting.ApplicationsGetParams;
    request: Recruiting.ApplicationsGetRequest;
    record: Recruiting.ApplicationsGetRecord;
    response: Recruiting.ApplicationsGetResponse;
  };
  /** Lists jobs. There are no filters. */
  "recruiting.jobs.list": {
    params: Recruiting.JobsListParams;
    request: Recruiting.JobsListRequest;
    record: Recruiting.JobsListRecord;
    response: Recruiting.JobsListResponse;
  };
  /** Returns one job. */
  "recruiting.jobs.get": {
    params: Recruiting.JobsGetParams;
    request: Recruiting.JobsGetRequest;
    record: Recruiting.JobsGetRecord;
    response: Recruiting.JobsGetResponse;
  };
  /** Lists offers. */
  "recruiting.offers.list": {
    params: Recruiting.OffersListParams;
    request: Recruiting.OffersListRequest;
    record: Recruiting.OffersListRecord;
    response: Recruiting.OffersListResponse;
  };
  /** Returns one offer. */
  "recruiting.offers.get": {
    params: Recruiting.OffersGetParams;
    request: Recruiting.OffersGetRequest;
    record: Recruiting.OffersGetRecord;
    response: Recruiting.OffersGetResponse;
  };
  /** Lists users. */
  "recruiting.users.list": {
    params: Recruiting.UsersListParams;
    request: Recruiting.UsersListRequest;
    record: Recruiting.UsersListRecord;
    response: Recruiting.UsersListResponse;
  };
  /** Returns one user. */
  "recruiting.users.get": {
    params: Recruiting.UsersGetParams;
    request: Recruiting.UsersGetRequest;
    record: Recruiting.UsersGetRecord;
    response: Recruiting.UsersGetResponse;
  };
  /** Lists departments. There are no filters. */
  "recruiting.departments.list": {
    params: Recruiting.DepartmentsListParams;
    request: Recruiting.DepartmentsListRequest;
    record: Recruiting.DepartmentsListRecord;
    response: Recruiting.DepartmentsListResponse;
  };
  /** Returns one department. */
  "recruiting.departments.get": {
    params: Recruiting.DepartmentsGetParams;
    request: Recruiting.DepartmentsGetRequest;
    record: Recruiting.DepartmentsGetRecord;
    response: Recruiting.DepartmentsGetResponse;
  };
  /** Lists offices. There are no filters. */
  "recruiting.offices.list": {
    params: Recruiting.OfficesListParams;
    request: Recruiting.OfficesListRequest;
    record: Recruiting.OfficesListRecord;
    response: Recruiting.OfficesListResponse;
  };
  /** Returns one office. */
  "recruiting.offices.get": {
    params: Recruiting.OfficesGetParams;
    request: Recruiting.OfficesGetRequest;
    record: Recruiting.OfficesGetRecord;
    response: Recruiting.OfficesGetResponse;
  };
  /** Lists job posts. */
  "recruiting.job_posts.list": {
    params: Recruiting.JobPostsListParams;
    request: Recruiting.JobPostsListRequest;
    record: Recruiting.JobPostsListRecord;
    response: Recruiting.JobPostsListResponse;
  };
  /** Returns one job post. */
  "recruiting.job_posts.get": {
    params: Recruiting.JobPostsGetParams;
    request: Recruiting.JobPostsGetRequest;
    record: Recruiting.JobPostsGetRecord;
    response: Recruiting.JobPostsGetResponse;
  };
  /** Lists sources. There are no filters. */
  "recruiting.sources.list": {
    params: Recruiting.SourcesListParams;
    request: Recruiting.SourcesListRequest;
    record: Recruiting.SourcesListRecord;
    response: Recruiting.SourcesListResponse;
  };
  /** Lists scheduled interviews. */
  "recruiting.scheduled_interviews.list": {
    params: Recruiting.ScheduledInterviewsListParams;
    request: Recruiting.ScheduledInterviewsListRequest;
    record: Recruiting.ScheduledInterviewsListRecord;
    response: Recruiting.ScheduledInterviewsListResponse;
  };
  /** Returns one scheduled interview. */
  "recruiting.scheduled_interviews.get": {
    params: Recruiting.ScheduledInterviewsGetParams;
    request: Recruiting.ScheduledInterviewsGetRequest;
    record: Recruiting.ScheduledInterviewsGetRecord;
    response: Recruiting.ScheduledInterviewsGetResponse;
  };
  /** Downloads one attachment of an application as a stream of bytes. */
  "recruiting.application_attachment.download": {
    params: Recruiting.ApplicationAttachmentDownloadParams;
    request: Recruiting.ApplicationAttachmentDownloadRequest;
  };
  /** Downloads one attachment of a candidate as a stream of bytes. */
  "recruiting.candidate_attachment.download": {
    params: Recruiting.CandidateAttachmentDownloadParams;
    request: Recruiting.CandidateAttachmentDownloadRequest;
  };
}

/** The id of an operation: `<connector>.<entity>.<action>`. */
export type OperationId = keyof Operations;

/** The type of a valid value, by address. */
export interface AddressTypes {
  "crm.contacts.list.params": Crm.ContactsListParams;
  "crm.contacts.list.request": Crm.ContactsListRequest;
  "crm.contacts.list.record": Crm.ContactsListRecord;
  "crm.contacts.list.meta": Crm.ContactsListMeta;
  "crm.contacts.list.response": Crm.ContactsListResponse;
  "crm.contacts.get.params": Crm.ContactsGetParams;
  "crm.contacts.get.request": Crm.ContactsGetRequest;
  "crm.contacts.get.record": Crm.ContactsGetRecord;
  "crm.contacts.get.response": Crm.ContactsGetResponse;
  "crm.contacts.api_search.params": Crm.ContactsApiSearchParams;
  "crm.contacts.api_search.request": Crm.ContactsApiSearchRequest;
  "crm.contacts.api_search.record": Crm.ContactsApiSearchRecord;
  "crm.contacts.api_search.meta": Crm.ContactsApiSearchMeta;
  "crm.contacts.api_search.response": Crm.ContactsApiSearchResponse;
  "crm.companies.list.params": Crm.CompaniesListParams;
  "crm.companies.list.request": Crm.CompaniesListRequest;
  "crm.companies.list.record": Crm.CompaniesListRecord;
  "crm.companies.list.meta": Crm.CompaniesListMeta;
  "crm.companies.list.response": Crm.CompaniesListResponse;
  "crm.companies.get.params": Crm.CompaniesGetParams;
  "crm.companies.get.request": Crm.CompaniesGetRequest;
  "crm.companies.get.record": Crm.CompaniesGetRecord;
  "crm.companies.get.response": Crm.CompaniesGetResponse;
  "crm.companies.api_search.params": Crm.CompaniesApiSearchParams;
  "crm.companies.api_search.request": Crm.CompaniesApiSearchRequest;
  "crm.companies.api_search.record": Crm.CompaniesApiSearchRecord;
  "crm.companies.api_search.meta": Crm.CompaniesApiSearchMeta;
  "crm.companies.api_search.response": Crm.CompaniesApiSearchResponse;
  "crm.deals.list.params": Crm.DealsListParams;
  "crm.deals.list.request": Crm.DealsListRequest;
  "crm.deals.list.record": Crm.DealsListRecord;
  "crm.deals.list.meta": Crm.DealsListMeta;
  "crm.deals.list.response": Crm.DealsListResponse;
  "crm.deals.get.params": Crm.DealsGetParams;
  "crm.deals.get.request": Crm.DealsGetRequest;
  "crm.deals.get.record": Crm.DealsGetRecord;
  "crm.deals.get.response": Crm.DealsGetResponse;
  "crm.deals.api_search.params": Crm.DealsApiSearchParams;
  "crm.deals.api_search.request": Crm.DealsApiSearchRequest;
  "crm.deals.api_search.record": Crm.DealsApiSearchRecord;
  "crm.deals.api_search.meta": Crm.DealsApiSearchMeta;
  "crm.deals.api_search.response": Crm.DealsApiSearchResponse;
  "crm.tickets.list.params": Crm.TicketsListParams;
  "crm.tickets.list.request": Crm.TicketsListRequest;
  "crm.tickets.list.record": Crm.TicketsListRecord;
  "crm.tickets.list.meta": Crm.TicketsListMeta;
  "crm.tickets.list.response": Crm.TicketsListResponse;
  "crm.tickets.get.params": Crm.TicketsGetParams;
  "crm.tickets.get.request": Crm.TicketsGetRequest;
  "crm.tickets.get.record": Crm.TicketsGetRecord;
  "crm.tickets.get.response": Crm.TicketsGetResponse;
  "crm.tickets.api_search.params": Crm.TicketsApiSearchParams;
  "crm.tickets.api_search.request": Crm.TicketsApiSearchRequest;
  "crm.tickets.api_search.record": Crm.TicketsApiSearchRecord;
  "crm.tickets.api_search.meta": Crm.TicketsApiSearchMeta;
  "crm.tickets.api_search.response": Crm.TicketsApiSearchResponse;
  "crm.schemas.list.params": Crm.SchemasListParams;
  "crm.schemas.list.request": Crm.SchemasListRequest;
  "crm.schemas.list.record": Crm.SchemasListRecord;
  "crm.schemas.list.response": Crm.SchemasListResponse;
  "crm.schemas.get.params": Crm.SchemasGetParams;
  "crm.schemas.get.request": Crm.SchemasGetRequest;
  "crm.schemas.get.record": Crm.SchemasGetRecord;
  "crm.schemas.get.response": Crm.SchemasGetResponse;
  "crm.objects.list.params": Crm.ObjectsListParams;
  "crm.objects.list.request": Crm.ObjectsListRequest;
  "crm.objects.list.record": Crm.ObjectsListRecord;
  "crm.objects.list.meta": Crm.ObjectsListMeta;
  "crm.objects.list.response": Crm.ObjectsListResponse;
  "crm.objects.get.params": Crm.ObjectsGetParams;
  "crm.objects.get.request": Crm.ObjectsGetRequest;
  "crm.objects.get.record": Crm.ObjectsGetRecord;
  "crm.objects.get.response": Crm.ObjectsGetResponse;
  "crm.auth_config": Crm.AuthConfig;
  "crm.execute": Crm.ExecuteRequest;
  "crm.records.CrmObject": Crm.CrmObject;
  "crm.records.ObjectSchema": Crm.ObjectSchema;
  "file_storage.files.list.params": FileStorage.FilesListParams;
  "file_storage.files.list.request": FileStorage.FilesListRequest;
  "file_storage.files.list.record": FileStorage.FilesListRecord;
  "file_storage.files.list.meta": FileStorage.FilesListMeta;
  "file_storage.files.list.response": FileStorage.FilesListResponse;
  "file_storage.files.get.params": FileStorage.FilesGetParams;
  "file_storage.files.get.request": FileStorage.FilesGetRequest;
  "file_storage.files.get.record": FileStorage.FilesGetRecord;
  "file_storage.files.get.response": FileStorage.FilesGetResponse;
  "file_storage.files.download.params": FileStorage.FilesDownloadParams;
  "file_storage.files.download.request": FileStorage.FilesDownloadRequest;
  "file_storage.files_export.download.params": FileStorage.FilesExportDownloadParams;
  "file_storage.files_export.download.request": FileStorage.FilesExportDownloadRequest;
  "file_storage.drives.list.params": FileStorage.DrivesListParams;
  "file_storage.drives.list.request": FileStorage.DrivesListRequest;
  "file_storage.drives.list.record": FileStorage.DrivesListRecord;
  "file_storage.drives.list.meta": FileStorage.DrivesListMeta;
  "file_storage.drives.list.response": FileStorage.DrivesListResponse;
  "file_storage.drives.get.params": FileStorage.DrivesGetParams;
  "file_storage.drives.get.request": FileStorage.DrivesGetRequest;
  "file_storage.drives.get.record": FileStorage.DrivesGetRecord;
  "file_storage.drives.get.response": FileStorage.DrivesGetResponse;
  "file_storage.permissions.list.params": FileStorage.PermissionsListParams;
  "file_storage.permissions.list.request": FileStorage.PermissionsListRequest;
  "file_storage.permissions.list.record": FileStorage.PermissionsListRecord;
  "file_storage.permissions.list.meta": FileStorage.PermissionsListMeta;
  "file_storage.permissions.list.response": FileStorage.PermissionsListResponse;
  "file_storage.permissions.get.params": FileStorage.PermissionsGetParams;
  "file_storage.permissions.get.request": FileStorage.PermissionsGetRequest;
  "file_storage.permissions.get.record": FileStorage.PermissionsGetRecord;
  "file_storage.permissions.get.response": FileStorage.PermissionsGetResponse;
  "file_storage.comments.list.params": FileStorage.CommentsListParams;
  "file_storage.comments.list.request": FileStorage.CommentsListRequest;
  "file_storage.comments.list.record": FileStorage.CommentsListRecord;
  "file_storage.comments.list.meta": FileStorage.CommentsListMeta;
  "file_storage.comments.list.response": FileStorage.CommentsListResponse;
  "file_storage.comments.get.params": FileStorage.CommentsGetParams;
  "file_storage.comments.get.request": FileStorage.CommentsGetRequest;
  "file_storage.comments.get.record": FileStorage.CommentsGetRecord;
  "file_storage.comments.get.response": FileStorage.CommentsGetResponse;
  "file_storage.replies.list.params": FileStorage.RepliesListParams;
  "file_storage.replies.list.request": FileStorage.RepliesListRequest;
  "file_storage.replies.list.record": FileStorage.RepliesListRecord;
  "file_storage.replies.list.meta": FileStorage.RepliesListMeta;
  "file_storage.replies.list.response": FileStorage.RepliesListResponse;
  "file_storage.replies.get.params": FileStorage.RepliesGetParams;
  "file_storage.replies.get.request": FileStorage.RepliesGetRequest;
  "file_storage.replies.get.record": FileStorage.RepliesGetRecord;
  "file_storage.replies.get.response": FileStorage.RepliesGetResponse;
  "file_storage.revisions.list.params": FileStorage.RevisionsListParams;
  "file_storage.revisions.list.request": FileStorage.RevisionsListRequest;
  "file_storage.revisions.list.record": FileStorage.RevisionsListRecord;
  "file_storage.revisions.list.meta": FileStorage.RevisionsListMeta;
  "file_storage.revisions.list.response": FileStorage.RevisionsListResponse;
  "file_storage.revisions.get.params": FileStorage.RevisionsGetParams;
  "file_storage.revisions.get.request": FileStorage.RevisionsGetRequest;
  "file_storage.revisions.get.record": FileStorage.RevisionsGetRecord;
  "file_storage.revisions.get.response": FileStorage.RevisionsGetResponse;
  "file_storage.changes.list.params": FileStorage.ChangesListParams;
  "file_storage.changes.list.request": FileStorage.ChangesListRequest;
  "file_storage.changes.list.record": FileStorage.ChangesListRecord;
  "file_storage.changes.list.meta": FileStorage.ChangesListMeta;
  "file_storage.changes.list.response": FileStorage.ChangesListResponse;
  "file_storage.changes_start_page_token.get.params": FileStorage.ChangesStartPageTokenGetParams;
  "file_storage.changes_start_page_token.get.request": FileStorage.ChangesStartPageTokenGetRequest;
  "file_storage.changes_start_page_token.get.record": FileStorage.ChangesStartPageTokenGetRecord;
  "file_storage.changes_start_page_token.get.response": FileStorage.ChangesStartPageTokenGetResponse;
  "file_storage.about.get.params": FileStorage.AboutGetParams;
  "file_storage.about.get.request": FileStorage.AboutGetRequest;
  "file_storage.about.get.record": FileStorage.AboutGetRecord;
  "file_storage.about.get.response": FileStorage.AboutGetResponse;
  "file_storage.auth_config": FileStorage.AuthConfig;
  "file_storage.execute": FileStorage.ExecuteRequest;
  "file_storage.records.StorageFile": FileStorage.StorageFile;
  "file_storage.records.FileOwner": FileStorage.FileOwner;
  "file_storage.records.SharedDrive": FileStorage.SharedDrive;
  "file_storage.records.Permission": FileStorage.Permission;
  "file_storage.records.FileComment": FileStorage.FileComment;
  "file_storage.records.CommentReply": FileStorage.CommentReply;
  "file_storage.records.Revision": FileStorage.Revision;
  "file_storage.records.Change": FileStorage.Change;
  "file_storage.records.StartPageToken": FileStorage.StartPageToken;
  "file_storage.records.About": FileStorage.About;
  "issue_tracker.issues.list.params": IssueTracker.IssuesListParams;
  "issue_tracker.issues.list.request": IssueTracker.IssuesListRequest;
  "issue_tracker.issues.list.record": IssueTracker.IssuesListRecord;
  "issue_tracker.issues.list.response": IssueTracker.IssuesListResponse;
  "issue_tracker.issues.get.params": IssueTracker.IssuesGetParams;
  "issue_tracker.issues.get.request": IssueTracker.IssuesGetRequest;
  "issue_tracker.issues.get.record": IssueTracker.IssuesGetRecord;
  "issue_tracker.issues.get.response": IssueTracker.IssuesGetResponse;
  "issue_tracker.projects.list.params": IssueTracker.ProjectsListParams;
  "issue_tracker.projects.list.request": IssueTracker.ProjectsListRequest;
  "issue_tracker.projects.list.record": IssueTracker.ProjectsListRecord;
  "issue_tracker.projects.list.response": IssueTracker.ProjectsListResponse;
  "issue_tracker.projects.get.params": IssueTracker.ProjectsGetParams;
  "issue_tracker.projects.get.request": IssueTracker.ProjectsGetRequest;
  "issue_tracker.projects.get.record": IssueTracker.ProjectsGetRecord;
  "issue_tracker.projects.get.response": IssueTracker.ProjectsGetResponse;
  "issue_tracker.teams.list.params": IssueTracker.TeamsListParams;
  "issue_tracker.teams.list.request": IssueTracker.TeamsListRequest;
  "issue_tracker.teams.list.record": IssueTracker.TeamsListRecord;
  "issue_tracker.teams.list.response": IssueTracker.TeamsListResponse;
  "issue_tracker.teams.get.params": IssueTracker.TeamsGetParams;
  "issue_tracker.teams.get.request": IssueTracker.TeamsGetRequest;
  "issue_tracker.teams.get.record": IssueTracker.TeamsGetRecord;
  "issue_tracker.teams.get.response": IssueTracker.TeamsGetResponse;
  "issue_tracker.auth_config": IssueTracker.AuthConfig;
  "issue_tracker.execute": IssueTracker.ExecuteRequest;
  "issue_tracker.records.IssuePage": IssueTracker.IssuePage;
  "issue_tracker.records.Issue": IssueTracker.Issue;
  "issue_tracker.records.ProjectPage": IssueTracker.ProjectPage;
  "issue_tracker.records.Project": IssueTracker.Project;
  "issue_tracker.records.TeamPage": IssueTracker.TeamPage;
  "issue_tracker.records.Team": IssueTracker.Team;
  "messaging.users.list.params": Messaging.UsersListParams;
  "messaging.users.list.request": Messaging.UsersListRequest;
  "messaging.users.list.record": Messaging.UsersListRecord;
  "messaging.users.list.meta": Messaging.UsersListMeta;
  "messaging.users.list.response": Messaging.UsersListResponse;
  "messaging.users.get.params": Messaging.UsersGetParams;
  "messaging.users.get.request": Messaging.UsersGetRequest;
  "messaging.users.get.record": Messaging.UsersGetRecord;
  "messaging.users.get.response": Messaging.UsersGetResponse;
  "messaging.channels.list.params": Messaging.ChannelsListParams;
  "messaging.channels.list.request": Messaging.ChannelsListRequest;
  "messaging.channels.list.record": Messaging.ChannelsListRecord;
  "messaging.channels.list.meta": Messaging.ChannelsListMeta;
  "messaging.channels.list.response": Messaging.ChannelsListResponse;
  "messaging.channels.get.params": Messaging.ChannelsGetParams;
  "messaging.channels.get.request": Messaging.ChannelsGetRequest;
  "messaging.channels.get.record": Messaging.ChannelsGetRecord;
  "messaging.channels.get.response": Messaging.ChannelsGetResponse;
  "messaging.channel_messages.list.params": Messaging.ChannelMessagesListParams;
  "messaging.channel_messages.list.request": Messaging.ChannelMessagesListRequest;
  "messaging.channel_messages.list.record": Messaging.ChannelMessagesListRecord;
  "messaging.channel_messages.list.meta": Messaging.ChannelMessagesListMeta;
  "messaging.channel_messages.list.response": Messaging.ChannelMessagesListResponse;
  "messaging.threads.list.params": Messaging.ThreadsListParams;
  "messaging.threads.list.request": Messaging.ThreadsListRequest;
  "messaging.threads.list.record": Messaging.ThreadsListRecord;
  "messaging.threads.list.meta": Messaging.ThreadsListMeta;
  "messaging.threads.list.response": Messaging.ThreadsListResponse;
  "messaging.auth_config": Messaging.AuthConfig;
  "messaging.execute": Messaging.ExecuteRequest;
  "messaging.records.User": Messaging.User;
  "messaging.records.Channel": Messaging.Channel;
  "messaging.records.MessageReaction": Messaging.MessageReaction;
  "messaging.records.MessageAttachment": Messaging.MessageAttachment;
  "messaging.records.MessageFile": Messaging.MessageFile;
  "messaging.records.Message": Messaging.Message;
  "messaging.records.ThreadMessage": Messaging.ThreadMessage;
  "payments.customers.list.params": Payments.CustomersListParams;
  "payments.customers.list.request": Payments.CustomersListRequest;
  "payments.customers.list.record": Payments.CustomersListRecord;
  "payments.customers.list.meta": Payments.CustomersListMeta;
  "payments.customers.list.response": Payments.CustomersListResponse;
  "payments.customers.create.params": Payments.CustomersCreateParams;
  "payments.customers.create.request": Payments.CustomersCreateRequest;
  "payments.customers.create.record": Payments.CustomersCreateRecord;
  "payments.customers.create.response": Payments.CustomersCreateResponse;
  "payments.customers.get.params": Payments.CustomersGetParams;
  "payments.customers.get.request": Payments.CustomersGetRequest;
  "payments.customers.get.record": Payments.CustomersGetRecord;
  "payments.customers.get.response": Payments.CustomersGetResponse;
  "payments.customers.update.params": Payments.CustomersUpdateParams;
  "payments.customers.update.request": Payments.CustomersUpdateRequest;
  "payments.customers.update.record": Payments.CustomersUpdateRecord;
  "payments.customers.update.response": Payments.CustomersUpdateResponse;
  "payments.customers.delete.params": Payments.CustomersDeleteParams;
  "payments.customers.delete.request": Payments.CustomersDeleteRequest;
  "payments.customers.delete.record": Payments.CustomersDeleteRecord;
  "payments.customers.delete.response": Payments.CustomersDeleteResponse;
  "payments.customers.api_search.params": Payments.CustomersApiSearchParams;
  "payments.customers.api_search.request": Payments.CustomersApiSearchRequest;
  "payments.customers.api_search.record": Payments.CustomersApiSearchRecord;
  "payments.customers.api_search.meta": Payments.CustomersApiSearchMeta;
  "payments.customers.api_search.response": Payments.CustomersApiSearchResponse;
  "payments.invoices.list.params": Payments.InvoicesListParams;
  "payments.invoices.list.request": Payments.InvoicesListRequest;
  "payments.invoices.list.record": Payments.InvoicesListRecord;
  "payments.invoices.list.meta": Payments.InvoicesListMeta;
  "payments.invoices.list.response": Payments.InvoicesListResponse;
  "payments.invoices.get.params": Payments.InvoicesGetParams;
  "payments.invoices.get.request": Payments.InvoicesGetRequest;
  "payments.invoices.get.record": Payments.InvoicesGetRecord;
  "payments.invoices.get.response": Payments.InvoicesGetResponse;
  "payments.invoices.api_search.params": Payments.InvoicesApiSearchParams;
  "payments.invoices.api_search.request": Payments.InvoicesApiSearchRequest;
  "payments.invoices.api_search.record": Payments.InvoicesApiSearchRecord;
  "payments.invoices.api_search.response": Payments.InvoicesApiSearchResponse;
  "payments.charges.list.params": Payments.ChargesListParams;
  "payments.charges.list.request": Payments.ChargesListRequest;
  "payments.charges.list.record": Payments.ChargesListRecord;
  "payments.charges.list.meta": Payments.ChargesListMeta;
  "payments.charges.list.response": Payments.ChargesListResponse;
  "payments.charges.get.params": Payments.ChargesGetParams;
  "payments.charges.get.request": Payments.ChargesGetRequest;
  "payments.charges.get.record": Payments.ChargesGetRecord;
  "payments.charges.get.response": Payments.ChargesGetResponse;
  "payments.charges.api_search.params": Payments.ChargesApiSearchParams;
  "payments.charges.api_search.request": Payments.ChargesApiSearchRequest;
  "payments.charges.api_search.record": Payments.ChargesApiSearchRecord;
  "payments.charges.api_search.response": Payments.ChargesApiSearchResponse;
  "payments.subscriptions.list.params": Payments.SubscriptionsListParams;
  "payments.subscriptions.list.request": Payments.SubscriptionsListRequest;
  "payments.subscriptions.list.record": Payments.SubscriptionsListRecord;
  "payments.subscriptions.list.meta": Payments.SubscriptionsListMeta;
  "payments.subscriptions.list.response": Payments.SubscriptionsListResponse;
  "payments.subscriptions.get.params": Payments.SubscriptionsGetParams;
  "payments.subscriptions.get.request": Payments.SubscriptionsGetRequest;
  "payments.subscriptions.get.record": Payments.SubscriptionsGetRecord;
  "payments.subscriptions.get.response": Payments.SubscriptionsGetResponse;
  "payments.subscriptions.api_search.params": Payments.SubscriptionsApiSearchParams;
  "payments.subscriptions.api_search.request": Payments.SubscriptionsApiSearchRequest;
  "payments.subscriptions.api_search.record": Payments.SubscriptionsApiSearchRecord;
  "payments.subscriptions.api_search.response": Payments.SubscriptionsApiSearchResponse;
  "payments.refunds.list.params": Payments.RefundsListParams;
  "payments.refunds.list.request": Payments.RefundsListRequest;
  "payments.refunds.list.record": Payments.RefundsListRecord;
  "payments.refunds.list.meta": Payments.RefundsListMeta;
  "payments.refunds.list.response": Payments.RefundsListResponse;
  "payments.refunds.create.params": Payments.RefundsCreateParams;
  "payments.refunds.create.request": Payments.RefundsCreateRequest;
  "payments.refunds.create.record": Payments.RefundsCreateRecord;
  "payments.refunds.create.response": Payments.RefundsCreateResponse;
  "payments.refunds.get.params": Payments.RefundsGetParams;
  "payments.refunds.get.request": Payments.RefundsGetRequest;
  "payments.refunds.get.record": Payments.RefundsGetRecord;
  "payments.refunds.get.response": Payments.RefundsGetResponse;
  "payments.products.list.params": Payments.ProductsListParams;
  "payments.products.list.request": Payments.ProductsListRequest;
  "payments.products.list.record": Payments.ProductsListRecord;
  "payments.products.list.meta": Payments.ProductsListMeta;
  "payments.products.list.response": Payments.ProductsListResponse;
  "payments.products.create.params": Payments.ProductsCreateParams;
  "payments.products.create.request": Payments.ProductsCreateRequest;
  "payments.products.create.record": Payments.ProductsCreateRecord;
  "payments.products.create.response": Payments.ProductsCreateResponse;
  "payments.products.get.params": Payments.ProductsGetParams;
  "payments.products.get.request": Payments.ProductsGetRequest;
  "payments.products.get.record": Payments.ProductsGetRecord;
  "payments.products.get.response": Payments.ProductsGetResponse;
  "payments.products.update.params": Payments.ProductsUpdateParams;
  "payments.products.update.request": Payments.ProductsUpdateRequest;
  "payments.products.update.record": Payments.ProductsUpdateRecord;
  "payments.products.update.response": Payments.ProductsUpdateResponse;
  "payments.products.delete.params": Payments.ProductsDeleteParams;
  "payments.products.delete.request": Payments.ProductsDeleteRequest;
  "payments.products.delete.record": Payments.ProductsDeleteRecord;
  "payments.products.delete.response": Payments.ProductsDeleteResponse;
  "payments.products.api_search.params": Payments.ProductsApiSearchParams;
  "payments.products.api_search.request": Payments.ProductsApiSearchRequest;
  "payments.products.api_search.record": Payments.ProductsApiSearchRecord;
  "payments.products.api_search.meta": Payments.ProductsApiSearchMeta;
  "payments.products.api_search.response": Payments.ProductsApiSearchResponse;
  "payments.balance.get.params": Payments.BalanceGetParams;
  "payments.balance.get.request": Payments.BalanceGetRequest;
  "payments.balance.get.record": Payments.BalanceGetRecord;
  "payments.balance.get.response": Payments.BalanceGetResponse;
  "payments.balance_transactions.list.params": Payments.BalanceTransactionsListParams;
  "payments.balance_transactions.list.request": Payments.BalanceTransactionsListRequest;
  "payments.balance_transactions.list.record": Payments.BalanceTransactionsListRecord;
  "payments.balance_transactions.list.meta": Payments.BalanceTransactionsListMeta;
  "payments.balance_transactions.list.response": Payments.BalanceTransactionsListResponse;
  "payments.balance_transactions.get.params": Payments.BalanceTransactionsGetParams;
  "payments.balance_transactions.get.request": Payments.BalanceTransactionsGetRequest;
  "payments.balance_transactions.get.record": Payments.BalanceTransactionsGetRecord;
  "payments.balance_transactions.get.response": Payments.BalanceTransactionsGetResponse;
  "payments.payment_intents.list.params": Payments.PaymentIntentsListParams;
  "payments.payment_intents.list.request": Payments.PaymentIntentsListRequest;
  "payments.payment_intents.list.record": Payments.PaymentIntentsListRecord;
  "payments.payment_intents.list.meta": Payments.PaymentIntentsListMeta;
  "payments.payment_intents.list.response": Payments.PaymentIntentsListResponse;
  "payments.payment_intents.get.params": Payments.PaymentIntentsGetParams;
  "payments.payment_intents.get.request": Payments.PaymentIntentsGetRequest;
  "payments.payment_intents.get.record": Payments.PaymentIntentsGetRecord;
  "payments.payment_intents.get.response": Payments.PaymentIntentsGetResponse;
  "payments.payment_intents.api_search.params": Payments.PaymentIntentsApiSearchParams;
  "payments.payment_intents.api_search.request": Payments.PaymentIntentsApiSearchRequest;
  "payments.payment_intents.api_search.record": Payments.PaymentIntentsApiSearchRecord;
  "payments.payment_intents.api_search.meta": Payments.PaymentIntentsApiSearchMeta;
  "payments.payment_intents.api_search.response": Payments.PaymentIntentsApiSearchResponse;
  "payments.disputes.list.params": Payments.DisputesListParams;
  "payments.disputes.list.request": Payments.DisputesListRequest;
  "payments.disputes.list.record": Payments.DisputesListRecord;
  "payments.disputes.list.meta": Payments.DisputesListMeta;
  "payments.disputes.list.response": Payments.DisputesListResponse;
  "payments.disputes.get.params": Payments.DisputesGetParams;
  "payments.disputes.get.request": Payments.DisputesGetRequest;
  "payments.disputes.get.record": Payments.DisputesGetRecord;
  "payments.disputes.get.response": Payments.DisputesGetResponse;
  "payments.payouts.list.params": Payments.PayoutsListParams;
  "payments.payouts.list.request": Payments.PayoutsListRequest;
  "payments.payouts.list.record": Payments.PayoutsListRecord;
  "payments.payouts.list.meta": Payments.PayoutsListMeta;
  "payments.payouts.list.response": Payments.PayoutsListResponse;
  "payments.payouts.get.params": Payments.PayoutsGetParams;
  "payments.payouts.get.request": Payments.PayoutsGetRequest;
  "payments.payouts.get.record": Payments.PayoutsGetRecord;
  "payments.payouts.get.response": Payments.PayoutsGetResponse;
  "payments.auth_config": Payments.AuthConfig;
  "payments.execute": Payments.ExecuteRequest;
  "payments.records.Customer": Payments.Customer;
  "payments.records.CustomerDeleteResult": Payments.CustomerDeleteResult;
  "payments.records.Invoice": Payments.Invoice;
  "payments.records.Charge": Payments.Charge;
  "payments.records.Subscription": Payments.Subscription;
  "payments.records.Refund": Payments.Refund;
  "payments.records.Product": Payments.Product;
  "payments.records.ProductDeleteResult": Payments.ProductDeleteResult;
  "payments.records.Balance": Payments.Balance;
  "payments.records.BalanceTransaction": Payments.BalanceTransaction;
  "payments.records.PaymentIntent": Payments.PaymentIntent;
  "payments.records.Dispute": Payments.Dispute;
  "payments.records.Payout": Payments.Payout;
  "payments.records.InvoiceSearchResult": Payments.InvoiceSearchResult;
  "payments.records.ChargeSearchResult": Payments.ChargeSearchResult;
  "payments.records.SubscriptionSearchResult": Payments.SubscriptionSearchResult;
  "project_tracker.issues.api_search.params": ProjectTracker.IssuesApiSearchParams;
  "project_tracker.issues.api_search.request": ProjectTracker.IssuesApiSearchRequest;
  "project_tracker.issues.api_search.record": ProjectTracker.IssuesApiSearchRecord;
  "project_tracker.issues.api_search.meta": ProjectTracker.IssuesApiSearchMeta;
  "project_tracker.issues.api_search.response": ProjectTracker.IssuesApiSearchResponse;
  "project_tracker.issues.get.params": ProjectTracker.IssuesGetParams;
  "project_tracker.issues.get.request": ProjectTracker.IssuesGetRequest;
  "project_tracker.issues.get.record": ProjectTracker.IssuesGetRecord;
  "project_tracker.issues.get.response": ProjectTracker.IssuesGetResponse;
  "project_tracker.projects.api_search.params": ProjectTracker.ProjectsApiSearchParams;
  "project_tracker.projects.api_search.request": ProjectTracker.ProjectsApiSearchRequest;
  "project_tracker.projects.api_search.record": ProjectTracker.ProjectsApiSearchRecord;
  "project_tracker.projects.api_search.meta": ProjectTracker.ProjectsApiSearchMeta;
  "project_tracker.projects.api_search.response": ProjectTracker.ProjectsApiSearchResponse;
  "project_tracker.projects.get.params": ProjectTracker.ProjectsGetParams;
  "project_tracker.projects.get.request": ProjectTracker.ProjectsGetRequest;
  "project_tracker.projects.get.record": ProjectTracker.ProjectsGetRecord;
  "project_tracker.projects.get.response": ProjectTracker.ProjectsGetResponse;
  "project_tracker.users.get.params": ProjectTracker.UsersGetParams;
  "project_tracker.users.get.request": ProjectTracker.UsersGetRequest;
  "project_tracker.users.get.record": ProjectTracker.UsersGetRecord;
  "project_tracker.users.get.response": ProjectTracker.UsersGetResponse;
  "project_tracker.users.list.params": ProjectTracker.UsersListParams;
  "project_tracker.users.list.request": ProjectTracker.UsersListRequest;
  "project_tracker.users.list.record": ProjectTracker.UsersListRecord;
  "project_tracker.users.list.response": ProjectTracker.UsersListResponse;
  "project_tracker.users.api_search.params": ProjectTracker.UsersApiSearchParams;
  "project_tracker.users.api_search.request": ProjectTracker.UsersApiSearchRequest;
  "project_tracker.users.api_search.record": ProjectTracker.UsersApiSearchRecord;
  "project_tracker.users.api_search.response": ProjectTracker.UsersApiSearchResponse;
  "project_tracker.issue_fields.list.params": ProjectTracker.IssueFieldsListParams;
  "project_tracker.issue_fields.list.request": ProjectTracker.IssueFieldsListRequest;
  "project_tracker.issue_fields.list.record": ProjectTracker.IssueFieldsListRecord;
  "project_tracker.issue_fields.list.response": ProjectTracker.IssueFieldsListResponse;
  "project_tracker.issue_fields.api_search.params": ProjectTracker.IssueFieldsApiSearchParams;
  "project_tracker.issue_fields.api_search.request": ProjectTracker.IssueFieldsApiSearchRequest;
  "project_tracker.issue_fields.api_search.record": ProjectTracker.IssueFieldsApiSearchRecord;
  "project_tracker.issue_fields.api_search.response": ProjectTracker.IssueFieldsApiSearchResponse;
  "project_tracker.issue_comments.list.params": ProjectTracker.IssueCommentsListParams;
  "project_tracker.issue_comments.list.request": ProjectTracker.IssueCommentsListRequest;
  "project_tracker.issue_comments.list.record": ProjectTracker.IssueCommentsListRecord;
  "project_tracker.issue_comments.list.meta": ProjectTracker.IssueCommentsListMeta;
  "project_tracker.issue_comments.list.response": ProjectTracker.IssueCommentsListResponse;
  "project_tracker.issue_comments.get.params": ProjectTracker.IssueCommentsGetParams;
  "project_tracker.issue_comments.get.request": ProjectTracker.IssueCommentsGetRequest;
  "project_tracker.issue_comments.get.record": ProjectTracker.IssueCommentsGetRecord;
  "project_tracker.issue_comments.get.response": ProjectTracker.IssueCommentsGetResponse;
  "project_tracker.issue_worklogs.list.params": ProjectTracker.IssueWorklogsListParams;
  "project_tracker.issue_worklogs.list.request": ProjectTracker.IssueWorklogsListRequest;
  "project_tracker.issue_worklogs.list.record": ProjectTracker.IssueWorklogsListRecord;
  "project_tracker.issue_worklogs.list.meta": ProjectTracker.IssueWorklogsListMeta;
  "project_tracker.issue_worklogs.list.response": ProjectTracker.IssueWorklogsListResponse;
  "project_tracker.issue_worklogs.get.params": ProjectTracker.IssueWorklogsGetParams;
  "project_tracker.issue_worklogs.get.request": ProjectTracker.IssueWorklogsGetRequest;
  "project_tracker.issue_worklogs.get.record": ProjectTracker.IssueWorklogsGetRecord;
  "project_tracker.issue_worklogs.get.response": ProjectTracker.IssueWorklogsGetResponse;
  "project_tracker.auth_config": ProjectTracker.AuthConfig;
  "project_tracker.execute": ProjectTracker.ExecuteRequest;
  "project_tracker.records.Issue": ProjectTracker.Issue;
  "project_tracker.records.Project": ProjectTracker.Project;
  "project_tracker.records.User": ProjectTracker.User;
  "project_tracker.records.IssueField": ProjectTracker.IssueField;
  "project_tracker.records.IssueFieldSearchResult": ProjectTracker.IssueFieldSearchResult;
  "project_tracker.records.IssueComment": ProjectTracker.IssueComment;
  "project_tracker.records.IssueWorklog": ProjectTracker.IssueWorklog;
  "recruiting.candidates.list.params": Recruiting.CandidatesListParams;
  "recruiting.candidates.list.request": Recruiting.CandidatesListRequest;
  "recruiting.candidates.list.record": Recruiting.CandidatesListRecord;
  "recruiting.candidates.list.response": Recruiting.CandidatesListResponse;
  "recruiting.candidates.get.params": Recruiting.CandidatesGetParams;
  "recruiting.candidates.get.request": Recruiting.CandidatesGetRequest;
  "recruiting.candidates.get.record": Recruiting.CandidatesGetRecord;
  "recruiting.candidates.get.response": Recruiting.CandidatesGetResponse;
  "recruiting.applications.list.params": Recruiting.ApplicationsListParams;
  "recruiting.applications.list.request": Recruiting.ApplicationsListRequest;
  "recruiting.applications.list.record": Recruiting.ApplicationsListRecord;
  "recruiting.applications.list.response": Recruiting.ApplicationsListResponse;
  "recruiting.applications.get.params": Recruiting.ApplicationsGetParams;
  "recruiting.applications.get.request": Recruiting.ApplicationsGetRequest;
  "recruiting.applications.get.record": Recruiting.ApplicationsGetRecord;
  "recruiting.applications.get.response": Recruiting.ApplicationsGetResponse;
  "recruiting.jobs.list.params": Recruiting.JobsListParams;
  "recruiting.jobs.list.request": Recruiting.JobsListRequest;
  "recruiting.jobs.list.record": Recruiting.JobsListRecord;
  "recruiting.jobs.list.response": Recruiting.JobsListResponse;
  "recruiting.jobs.get.params": Recruiting.JobsGetParams;
  "recruiting.jobs.get.request": Recruiting.JobsGetRequest;
  "recruiting.jobs.get.record": Recruiting.JobsGetRecord;
  "recruiting.jobs.get.response": Recruiting.JobsGetResponse;
  "recruiting.offers.list.params": Recruiting.OffersListParams;
  "recruiting.offers.list.request": Recruiting.OffersListRequest;
  "recruiting.offers.list.record": Recruiting.OffersListRecord;
  "recruiting.offers.list.response": Recruiting.OffersListResponse;
  "recruiting.offers.get.params": Recruiting.OffersGetParams;
  "recruiting.offers.get.request": Recruiting.OffersGetRequest;
  "recruiting.offers.get.record": Recruiting.OffersGetRecord;
  "recruiting.offers.get.response": Recruiting.OffersGetResponse;
  "recruiting.users.list.params": Recruiting.UsersListParams;
  "recruiting.users.list.request": Recruiting.UsersListRequest;
  "recruiting.users.list.record": Recruiting.UsersListRecord;
  "recruiting.users.list.response": Recruiting.UsersListResponse;
  "recruiting.users.get.params": Recruiting.UsersGetParams;
  "recruiting.users.get.request": Recruiting.UsersGetRequest;
  "recruiting.users.get.record": Recruiting.UsersGetRecord;
  "recruiting.users.get.response": Recruiting.UsersGetResponse;
  "recruiting.departments.list.params": Recruiting.DepartmentsListParams;
  "recruiting.departments.list.request": Recruiting.DepartmentsListRequest;
  "recruiting.departments.list.record": Recruiting.DepartmentsListRecord;
  "recruiting.departments.list.response": Recruiting.DepartmentsListResponse;
  "recruiting.departments.get.params": Recruiting.DepartmentsGetParams;
  "recruiting.departments.get.request": Recruiting.DepartmentsGetRequest;
  "recruiting.departments.get.record": Recruiting.DepartmentsGetRecord;
  "recruiting.departments.get.response": Recruiting.DepartmentsGetResponse;
  "recruiting.offices.list.params": Recruiting.OfficesListParams;
  "recruiting.offices.list.request": Recruiting.OfficesListRequest;
  "recruiting.offices.list.record": Recruiting.OfficesListRecord;
  "recruiting.offices.list.response": Recruiting.OfficesListResponse;
  "recruiting.offices.get.params": Recruiting.OfficesGetParams;
  "recruiting.offices.get.request": Recruiting.OfficesGetRequest;
  "recruiting.offices.get.record": Recruiting.OfficesGetRecord;
  "recruiting.offices.get.response": Recruiting.OfficesGetResponse;
  "recruiting.job_posts.list.params": Recruiting.JobPostsListParams;
  "recruiting.job_posts.list.request": Recruiting.JobPostsListRequest;
  "recruiting.job_posts.list.record": Recruiting.JobPostsListRecord;
  "recruiting.job_posts.list.response": Recruiting.JobPostsListResponse;
  "recruiting.job_posts.get.params": Recruiting.JobPostsGetParams;
  "recruiting.job_posts.get.request": Recruiting.JobPostsGetRequest;
  "recruiting.job_posts.get.record": Recruiting.JobPostsGetRecord;
  "recruiting.job_posts.get.response": Recruiting.JobPostsGetResponse;
  "recruiting.sources.list.params": Recruiting.SourcesListParams;
  "recruiting.sources.list.request": Recruiting.SourcesListRequest;
  "recruiting.sources.list.record": Recruiting.SourcesListRecord;
  "recruiting.sources.list.response": Recruiting.SourcesListResponse;
  "recruiting.scheduled_interviews.list.params": Recruiting.ScheduledInterviewsListParams;
  "recruiting.scheduled_interviews.list.request": Recruiting.ScheduledInterviewsListRequest;
  "recruiting.scheduled_interviews.list.record": Recruiting.ScheduledInterviewsListRecord;
  "recruiting.scheduled_interviews.list.response": Recruiting.ScheduledInterviewsListResponse;
  "recruiting.scheduled_interviews.get.params": Recruiting.ScheduledInterviewsGetParams;
  "recruiting.scheduled_interviews.get.request": Recruiting.ScheduledInterviewsGetRequest;
  "recruiting.scheduled_interviews.get.record": Recruiting.ScheduledInterviewsGetRecord;
  "recruiting.scheduled_interviews.get.response": Recruiting.ScheduledInterviewsGetResponse;
  "recruiting.application_attachment.download.params": Recruiting.ApplicationAttachmentDownloadParams;
  "recruiting.application_attachment.download.request": Recruiting.ApplicationAttachmentDownloadRequest;
  "recruiting.candidate_attachment.download.params": Recruiting.CandidateAttachmentDownloadParams;
  "recruiting.candidate_attachment.download.request": Recruiting.CandidateAttachmentDownloadRequest;
  "recruiting.auth_config": Recruiting.AuthConfig;
  "recruiting.execute": Recruiting.ExecuteRequest;
  "recruiting.records.Attachment": Recruiting.Attachment;
  "recruiting.records.Candidate": Recruiting.Candidate;
  "recruiting.records.Application": Recruiting.Application;
  "recruiting.records.Job": Recruiting.Job;
  "recruiting.records.Offer": Recruiting.Offer;
  "recruiting.records.User": Recruiting.User;
  "recruiting.records.Department": Recruiting.Department;
  "recruiting.records.Office": Recruiting.Office;
  "recruiting.records.JobPost": Recruiting.JobPost;
  "recruiting.records.Source": Recruiting.Source;
  "recruiting.records.ScheduledInterview": Recruiting.ScheduledInterview;
  "gateway.create_instance": CreateInstanceRequest;
  "gateway.create_instance_response": CreateInstanceResponse;
  "gateway.execute": ExecuteRequest;
  "gateway.error": ErrorBody;
}

/** The name of something that a value can be validated against: `payments.customers.list.params`. */
export type Address = keyof AddressTypes;

/** All addresses, sorted. */
export declare const addresses: readonly Address[];

/** The validator of an address that is known at run time only; undefined for an unknown address. */
export declare function findValidator(address: string): Validator<unknown> | undefined;

/**
 * The validator of an address. For an address that is known at run time only, use `findValidator`.
 * At run time, throws `UnknownAddressError` for an unknown address, with the most similar ones.
 */
export declare function validatorFor<A extends Address>(address: A): Validator<AddressTypes[A]>;

/** All operations, in the order of the catalog. */
export declare const operations: readonly Operation<OperationId>[];

/** The operation with an id that is known at run time only; undefined for an unknown id. */
export declare function findOperation(id: string): Operation<OperationId> | undefined;

/**
 * The operation with this id. For an id that is known at run time only, use `findOperation`.
 * At run time, throws `UnknownAddressError` for an unknown id, with the most similar ones.
 */
export declare function getOperation<Id extends OperationId>(id: Id): Operation<Id>;

/** The connectors of `createGateway`. */
export type AllConnectors = {
  crm: typeof Crm.connector;
  file_storage: typeof FileStorage.connector;
  issue_tracker: typeof IssueTracker.connector;
  messaging: typeof Messaging.connector;
  payments: typeof Payments.connector;
  project_tracker: typeof ProjectTracker.connector;
  recruiting: typeof Recruiting.connector;
};

/**
 * A client for a connector gateway, with all connectors. `connector-gateway-spec/client` has the same for the
 * connectors that you choose.
 * Throws TypeError when `baseUrl` is not a plain http(s) address or another option is not valid.
 */
export declare function createGateway(options: GatewayOptions): GatewayClient<AllConnectors>;
