// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as Crm from "./connectors/crm.js";
import * as FileStorage from "./connectors/file_storage.js";
import * as IssueTracker from "./connectors/issue_tracker.js";
import * as Messaging from "./connectors/messaging.js";
import * as Payments from "./connectors/payments.js";
import * as ProjectTracker from "./connectors/project_tracker.js";
import * as Recruiting from "./connectors/recruiting.js";
import type {
  Awaitable,
  Caller,
  Download,
  GatewayHandler,
  HandlerOptions,
  ListResult,
  OperationContext,
  PlainListResult,
  Reply,
} from "./runtime/server/index.js";

export { OperationError, download, memoryInstances, redact, reply } from "./runtime/server/index.js";
export type {
  Awaitable,
  BytePart,
  Caller,
  CorsOptions,
  Deviation,
  Download,
  DownloadDetails,
  ErrorEntry,
  FallbackHandler,
  FileContent,
  GatewayHandler,
  HandlerOptions,
  Instance,
  InstanceStore,
  ListResult,
  MemoryInstance,
  NewInstance,
  OperationContext,
  OperationErrorDetails,
  PlainListResult,
  Reply,
  ReplyDetails,
  RequestHead,
} from "./runtime/server/index.js";

/** The handler of each operation, by operation id. `fallback` handles those that are left out. */
export interface OperationHandlers<Who extends Caller = Caller> {
  /** Lists contacts. */
  readonly "crm.contacts.list"?: (
    params: Crm.ContactsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Crm.ContactsListRecord, Crm.ContactsListMeta>>;
  /** Returns one contact by its id or by a unique property. */
  readonly "crm.contacts.get"?: (
    params: Crm.ContactsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Crm.ContactsGetRecord | Reply<Crm.ContactsGetRecord, undefined>>;
  /** Searches contacts by property filters and text. */
  readonly "crm.contacts.api_search"?: (
    params: Crm.ContactsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Crm.ContactsApiSearchRecord, Crm.ContactsApiSearchMeta>>;
  /** Lists companies. */
  readonly "crm.companies.list"?: (
    params: Crm.CompaniesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Crm.CompaniesListRecord, Crm.CompaniesListMeta>>;
  /** Returns one company by its id or by a unique property. */
  readonly "crm.companies.get"?: (
    params: Crm.CompaniesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Crm.CompaniesGetRecord | Reply<Crm.CompaniesGetRecord, undefined>>;
  /** Searches companies by property filters and text. */
  readonly "crm.companies.api_search"?: (
    params: Crm.CompaniesApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Crm.CompaniesApiSearchRecord, Crm.CompaniesApiSearchMeta>>;
  /** Lists deals. */
  readonly "crm.deals.list"?: (
    params: Crm.DealsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Crm.DealsListRecord, Crm.DealsListMeta>>;
  /** Returns one deal by its id or by a unique property. */
  readonly "crm.deals.get"?: (
    params: Crm.DealsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Crm.DealsGetRecord | Reply<Crm.DealsGetRecord, undefined>>;
  /** Searches deals by property filters and text. */
  readonly "crm.deals.api_search"?: (
    params: Crm.DealsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Crm.DealsApiSearchRecord, Crm.DealsApiSearchMeta>>;
  /** Lists tickets. */
  readonly "crm.tickets.list"?: (
    params: Crm.TicketsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Crm.TicketsListRecord, Crm.TicketsListMeta>>;
  /** Returns one ticket by its id or by a unique property. */
  readonly "crm.tickets.get"?: (
    params: Crm.TicketsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Crm.TicketsGetRecord | Reply<Crm.TicketsGetRecord, undefined>>;
  /** Searches tickets by property filters and text. */
  readonly "crm.tickets.api_search"?: (
    params: Crm.TicketsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Crm.TicketsApiSearchRecord, Crm.TicketsApiSearchMeta>>;
  /** Lists the schemas of all custom object types. */
  readonly "crm.schemas.list"?: (
    params: Crm.SchemasListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Crm.SchemasListRecord>>;
  /** Returns the schema of one custom object type. */
  readonly "crm.schemas.get"?: (
    params: Crm.SchemasGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Crm.SchemasGetRecord | Reply<Crm.SchemasGetRecord, undefined>>;
  /** Lists the records of a custom object type. */
  readonly "crm.objects.list"?: (
    params: Crm.ObjectsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Crm.ObjectsListRecord, Crm.ObjectsListMeta>>;
  /** Returns one record of a custom object type by its id or by a unique property. */
  readonly "crm.objects.get"?: (
    params: Crm.ObjectsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Crm.ObjectsGetRecord | Reply<Crm.ObjectsGetRecord, undefined>>;
  /** Lists files. */
  readonly "file_storage.files.list"?: (
    params: FileStorage.FilesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorage.FilesListRecord, FileStorage.FilesListMeta>>;
  /** Reads the metadata of one file, not its content. */
  readonly "file_storage.files.get"?: (
    params: FileStorage.FilesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorage.FilesGetRecord | Reply<FileStorage.FilesGetRecord, undefined>>;
  /** Downloads the content of a binary file. */
  readonly "file_storage.files.download"?: (
    params: FileStorage.FilesDownloadParams,
    context: OperationContext<Who>,
  ) => Awaitable<Download>;
  /** Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. */
  readonly "file_storage.files_export.download"?: (
    params: FileStorage.FilesExportDownloadParams,
    context: OperationContext<Who>,
  ) => Awaitable<Download>;
  /** Lists shared drives. */
  readonly "file_storage.drives.list"?: (
    params: FileStorage.DrivesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorage.DrivesListRecord, FileStorage.DrivesListMeta>>;
  /** Reads one shared drive. */
  readonly "file_storage.drives.get"?: (
    params: FileStorage.DrivesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorage.DrivesGetRecord | Reply<FileStorage.DrivesGetRecord, undefined>>;
  /** Lists the permissions on a file or shared drive. */
  readonly "file_storage.permissions.list"?: (
    params: FileStorage.PermissionsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorage.PermissionsListRecord, FileStorage.PermissionsListMeta>>;
  /** Reads one permission. */
  readonly "file_storage.permissions.get"?: (
    params: FileStorage.PermissionsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorage.PermissionsGetRecord | Reply<FileStorage.PermissionsGetRecord, undefined>>;
  /** Lists the comments on a file. */
  readonly "file_storage.comments.list"?: (
    params: FileStorage.CommentsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorage.CommentsListRecord, FileStorage.CommentsListMeta>>;
  /** Reads one comment on a file. */
  readonly "file_storage.comments.get"?: (
    params: FileStorage.CommentsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorage.CommentsGetRecord | Reply<FileStorage.CommentsGetRecord, undefined>>;
  /** Lists the replies to a comment. */
  readonly "file_storage.replies.list"?: (
    params: FileStorage.RepliesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorage.RepliesListRecord, FileStorage.RepliesListMeta>>;
  /** Reads one reply to a comment. */
  readonly "file_storage.replies.get"?: (
    params: FileStorage.RepliesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorage.RepliesGetRecord | Reply<FileStorage.RepliesGetRecord, undefined>>;
  /** Lists the revisions of a file. */
  readonly "file_storage.revisions.list"?: (
    params: FileStorage.RevisionsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorage.RevisionsListRecord, FileStorage.RevisionsListMeta>>;
  /** Reads one revision of a file. */
  readonly "file_storage.revisions.get"?: (
    params: FileStorage.RevisionsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorage.RevisionsGetRecord | Reply<FileStorage.RevisionsGetRecord, undefined>>;
  /** Lists the changes since a page token was issued. */
  readonly "file_storage.changes.list"?: (
    params: FileStorage.ChangesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<FileStorage.ChangesListRecord, FileStorage.ChangesListMeta>>;
  /** Reads the token with which to start listing changes. */
  readonly "file_storage.changes_start_page_token.get"?: (
    params: FileStorage.ChangesStartPageTokenGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorage.ChangesStartPageTokenGetRecord | Reply<FileStorage.ChangesStartPageTokenGetRecord, undefined>>;
  /** Reads information about the account. */
  readonly "file_storage.about.get"?: (
    params: FileStorage.AboutGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<FileStorage.AboutGetRecord | Reply<FileStorage.AboutGetRecord, undefined>>;
  /** Lists issues. There are no filters. */
  readonly "issue_tracker.issues.list"?: (
    params: IssueTracker.IssuesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTracker.IssuesListRecord | Reply<IssueTracker.IssuesListRecord, undefined>>;
  /** Reads one issue. */
  readonly "issue_tracker.issues.get"?: (
    params: IssueTracker.IssuesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTracker.IssuesGetRecord | Reply<IssueTracker.IssuesGetRecord, undefined>>;
  /** Lists projects. There are no filters. */
  readonly "issue_tracker.projects.list"?: (
    params: IssueTracker.ProjectsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTracker.ProjectsListRecord | Reply<IssueTracker.ProjectsListRecord, undefined>>;
  /** Reads one project. */
  readonly "issue_tracker.projects.get"?: (
    params: IssueTracker.ProjectsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTracker.ProjectsGetRecord | Reply<IssueTracker.ProjectsGetRecord, undefined>>;
  /** Lists teams. There are no filters. */
  readonly "issue_tracker.teams.list"?: (
    params: IssueTracker.TeamsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTracker.TeamsListRecord | Reply<IssueTracker.TeamsListRecord, undefined>>;
  /** Reads one team. */
  readonly "issue_tracker.teams.get"?: (
    params: IssueTracker.TeamsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<IssueTracker.TeamsGetRecord | Reply<IssueTracker.TeamsGetRecord, undefined>>;
  /** Lists the users of the workspace. */
  readonly "messaging.users.list"?: (
    params: Messaging.UsersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Messaging.UsersListRecord, Messaging.UsersListMeta>>;
  /** Returns one user. */
  readonly "messaging.users.get"?: (
    params: Messaging.UsersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Messaging.UsersGetRecord | Reply<Messaging.UsersGetRecord, undefined>>;
  /** Lists the channels of the workspace. */
  readonly "messaging.channels.list"?: (
    params: Messaging.ChannelsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Messaging.ChannelsListRecord, Messaging.ChannelsListMeta>>;
  /** Returns one channel. */
  readonly "messaging.channels.get"?: (
    params: Messaging.ChannelsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Messaging.ChannelsGetRecord | Reply<Messaging.ChannelsGetRecord, undefined>>;
  /** Lists the messages in a channel. */
  readonly "messaging.channel_messages.list"?: (
    params: Messaging.ChannelMessagesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Messaging.ChannelMessagesListRecord, Messaging.ChannelMessagesListMeta>>;
  /** Lists the messages in a thread. */
  readonly "messaging.threads.list"?: (
    params: Messaging.ThreadsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Messaging.ThreadsListRecord, Messaging.ThreadsListMeta>>;
  /** Lists customers. */
  readonly "payments.customers.list"?: (
    params: Payments.CustomersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.CustomersListRecord, Payments.CustomersListMeta>>;
  /** Creates a customer. */
  readonly "payments.customers.create"?: (
    params: Payments.CustomersCreateParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.CustomersCreateRecord | Reply<Payments.CustomersCreateRecord, undefined>>;
  /** Returns one customer. */
  readonly "payments.customers.get"?: (
    params: Payments.CustomersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.CustomersGetRecord | Reply<Payments.CustomersGetRecord, undefined>>;
  /** Updates a customer. */
  readonly "payments.customers.update"?: (
    params: Payments.CustomersUpdateParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.CustomersUpdateRecord | Reply<Payments.CustomersUpdateRecord, undefined>>;
  /** Deletes a customer. */
  readonly "payments.customers.delete"?: (
    params: Payments.CustomersDeleteParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.CustomersDeleteRecord | Reply<Payments.CustomersDeleteRecord, undefined>>;
  /** Searches customers. Returns a list of customers, not a search result record as the invoice search does. */
  readonly "payments.customers.api_search"?: (
    params: Payments.CustomersApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.CustomersApiSearchRecord, Payments.CustomersApiSearchMeta>>;
  /** Lists invoices. */
  readonly "payments.invoices.list"?: (
    params: Payments.InvoicesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.InvoicesListRecord, Payments.InvoicesListMeta>>;
  /** Returns one invoice. */
  readonly "payments.invoices.get"?: (
    params: Payments.InvoicesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.InvoicesGetRecord | Reply<Payments.InvoicesGetRecord, undefined>>;
  /** Searches invoices. */
  readonly "payments.invoices.api_search"?: (
    params: Payments.InvoicesApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.InvoicesApiSearchRecord | Reply<Payments.InvoicesApiSearchRecord, undefined>>;
  /** Lists charges. */
  readonly "payments.charges.list"?: (
    params: Payments.ChargesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.ChargesListRecord, Payments.ChargesListMeta>>;
  /** Returns one charge. */
  readonly "payments.charges.get"?: (
    params: Payments.ChargesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.ChargesGetRecord | Reply<Payments.ChargesGetRecord, undefined>>;
  /** Searches charges. */
  readonly "payments.charges.api_search"?: (
    params: Payments.ChargesApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.ChargesApiSearchRecord | Reply<Payments.ChargesApiSearchRecord, undefined>>;
  /** Lists subscriptions. Canceled subscriptions are left out unless `status` is given. */
  readonly "payments.subscriptions.list"?: (
    params: Payments.SubscriptionsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.SubscriptionsListRecord, Payments.SubscriptionsListMeta>>;
  /** Returns one subscription. */
  readonly "payments.subscriptions.get"?: (
    params: Payments.SubscriptionsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.SubscriptionsGetRecord | Reply<Payments.SubscriptionsGetRecord, undefined>>;
  /** Searches subscriptions. */
  readonly "payments.subscriptions.api_search"?: (
    params: Payments.SubscriptionsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.SubscriptionsApiSearchRecord | Reply<Payments.SubscriptionsApiSearchRecord, undefined>>;
  /** Lists refunds. */
  readonly "payments.refunds.list"?: (
    params: Payments.RefundsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.RefundsListRecord, Payments.RefundsListMeta>>;
  /** Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent. */
  readonly "payments.refunds.create"?: (
    params: Payments.RefundsCreateParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.RefundsCreateRecord | Reply<Payments.RefundsCreateRecord, undefined>>;
  /** Returns one refund. */
  readonly "payments.refunds.get"?: (
    params: Payments.RefundsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.RefundsGetRecord | Reply<Payments.RefundsGetRecord, undefined>>;
  /** Lists products. */
  readonly "payments.products.list"?: (
    params: Payments.ProductsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.ProductsListRecord, Payments.ProductsListMeta>>;
  /** Creates a product. */
  readonly "payments.products.create"?: (
    params: Payments.ProductsCreateParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.ProductsCreateRecord | Reply<Payments.ProductsCreateRecord, undefined>>;
  /** Returns one product. */
  readonly "payments.products.get"?: (
    params: Payments.ProductsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.ProductsGetRecord | Reply<Payments.ProductsGetRecord, undefined>>;
  /** Updates a product. */
  readonly "payments.products.update"?: (
    params: Payments.ProductsUpdateParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.ProductsUpdateRecord | Reply<Payments.ProductsUpdateRecord, undefined>>;
  /** Deletes a product. */
  readonly "payments.products.delete"?: (
    params: Payments.ProductsDeleteParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.ProductsDeleteRecord | Reply<Payments.ProductsDeleteRecord, undefined>>;
  /** Searches products. */
  readonly "payments.products.api_search"?: (
    params: Payments.ProductsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.ProductsApiSearchRecord, Payments.ProductsApiSearchMeta>>;
  /** Returns the balance of the account. The provider's public API takes no parameters. */
  readonly "payments.balance.get"?: (
    params: Payments.BalanceGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.BalanceGetRecord | Reply<Payments.BalanceGetRecord, undefined>>;
  /** Lists balance transactions. */
  readonly "payments.balance_transactions.list"?: (
    params: Payments.BalanceTransactionsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.BalanceTransactionsListRecord, Payments.BalanceTransactionsListMeta>>;
  /** Returns one balance transaction. */
  readonly "payments.balance_transactions.get"?: (
    params: Payments.BalanceTransactionsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.BalanceTransactionsGetRecord | Reply<Payments.BalanceTransactionsGetRecord, undefined>>;
  /** Lists payment intents. */
  readonly "payments.payment_intents.list"?: (
    params: Payments.PaymentIntentsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.PaymentIntentsListRecord, Payments.PaymentIntentsListMeta>>;
  /** Returns one payment intent. */
  readonly "payments.payment_intents.get"?: (
    params: Payments.PaymentIntentsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.PaymentIntentsGetRecord | Reply<Payments.PaymentIntentsGetRecord, undefined>>;
  /** Searches payment intents. */
  readonly "payments.payment_intents.api_search"?: (
    params: Payments.PaymentIntentsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.PaymentIntentsApiSearchRecord, Payments.PaymentIntentsApiSearchMeta>>;
  /** Lists disputes. */
  readonly "payments.disputes.list"?: (
    params: Payments.DisputesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.DisputesListRecord, Payments.DisputesListMeta>>;
  /** Returns one dispute. */
  readonly "payments.disputes.get"?: (
    params: Payments.DisputesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.DisputesGetRecord | Reply<Payments.DisputesGetRecord, undefined>>;
  /** Lists payouts. */
  readonly "payments.payouts.list"?: (
    params: Payments.PayoutsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Payments.PayoutsListRecord, Payments.PayoutsListMeta>>;
  /** Returns one payout. */
  readonly "payments.payouts.get"?: (
    params: Payments.PayoutsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Payments.PayoutsGetRecord | Reply<Payments.PayoutsGetRecord, undefined>>;
  /** Searches issues with a query in the tracker's query language. */
  readonly "project_tracker.issues.api_search"?: (
    params: ProjectTracker.IssuesApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<ProjectTracker.IssuesApiSearchRecord, ProjectTracker.IssuesApiSearchMeta>>;
  /** Reads one issue. */
  readonly "project_tracker.issues.get"?: (
    params: ProjectTracker.IssuesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTracker.IssuesGetRecord | Reply<ProjectTracker.IssuesGetRecord, undefined>>;
  /** Searches projects. */
  readonly "project_tracker.projects.api_search"?: (
    params: ProjectTracker.ProjectsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<ProjectTracker.ProjectsApiSearchRecord, ProjectTracker.ProjectsApiSearchMeta>>;
  /** Reads one project. */
  readonly "project_tracker.projects.get"?: (
    params: ProjectTracker.ProjectsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTracker.ProjectsGetRecord | Reply<ProjectTracker.ProjectsGetRecord, undefined>>;
  /** Reads one user. */
  readonly "project_tracker.users.get"?: (
    params: ProjectTracker.UsersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTracker.UsersGetRecord | Reply<ProjectTracker.UsersGetRecord, undefined>>;
  /** Lists users. There are no filters. */
  readonly "project_tracker.users.list"?: (
    params: ProjectTracker.UsersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<ProjectTracker.UsersListRecord>>;
  /** Searches users. */
  readonly "project_tracker.users.api_search"?: (
    params: ProjectTracker.UsersApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<ProjectTracker.UsersApiSearchRecord>>;
  /** Lists all issue fields. */
  readonly "project_tracker.issue_fields.list"?: (
    params: ProjectTracker.IssueFieldsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<ProjectTracker.IssueFieldsListRecord>>;
  /** Searches issue fields. */
  readonly "project_tracker.issue_fields.api_search"?: (
    params: ProjectTracker.IssueFieldsApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTracker.IssueFieldsApiSearchRecord | Reply<ProjectTracker.IssueFieldsApiSearchRecord, undefined>>;
  /** Lists the comments on an issue. */
  readonly "project_tracker.issue_comments.list"?: (
    params: ProjectTracker.IssueCommentsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<ProjectTracker.IssueCommentsListRecord, ProjectTracker.IssueCommentsListMeta>>;
  /** Reads one comment on an issue. */
  readonly "project_tracker.issue_comments.get"?: (
    params: ProjectTracker.IssueCommentsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTracker.IssueCommentsGetRecord | Reply<ProjectTracker.IssueCommentsGetRecord, undefined>>;
  /** Lists the worklogs of an issue. */
  readonly "project_tracker.issue_worklogs.list"?: (
    params: ProjectTracker.IssueWorklogsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<ProjectTracker.IssueWorklogsListRecord, ProjectTracker.IssueWorklogsListMeta>>;
  /** Reads one worklog of an issue. */
  readonly "project_tracker.issue_worklogs.get"?: (
    params: ProjectTracker.IssueWorklogsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<ProjectTracker.IssueWorklogsGetRecord | Reply<ProjectTracker.IssueWorklogsGetRecord, undefined>>;
  /** Lists candidates. There are no filters. */
  readonly "recruiting.candidates.list"?: (
    params: Recruiting.CandidatesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.CandidatesListRecord>>;
  /** Returns one candidate. */
  readonly "recruiting.candidates.get"?: (
    params: Recruiting.CandidatesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.CandidatesGetRecord | Reply<Recruiting.CandidatesGetRecord, undefined>>;
  /** Lists applications. */
  readonly "recruiting.applications.list"?: (
    params: Recruiting.ApplicationsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.ApplicationsListRecord>>;
  /** Returns one application. */
  readonly "recruiting.applications.get"?: (
    params: Recruiting.ApplicationsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.ApplicationsGetRecord | Reply<Recruiting.ApplicationsGetRecord, undefined>>;
  /** Lists jobs. There are no filters. */
  readonly "recruiting.jobs.list"?: (
    params: Recruiting.JobsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.JobsListRecord>>;
  /** Returns one job. */
  readonly "recruiting.jobs.get"?: (
    params: Recruiting.JobsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.JobsGetRecord | Reply<Recruiting.JobsGetRecord, undefined>>;
  /** Lists offers. */
  readonly "recruiting.offers.list"?: (
    params: Recruiting.OffersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.OffersListRecord>>;
  /** Returns one offer. */
  readonly "recruiting.offers.get"?: (
    params: Recruiting.OffersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.OffersGetRecord | Reply<Recruiting.OffersGetRecord, undefined>>;
  /** Lists users. */
  readonly "recruiting.users.list"?: (
    params: Recruiting.UsersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.UsersListRecord>>;
  /** Returns one user. */
  readonly "recruiting.users.get"?: (
    params: Recruiting.UsersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.UsersGetRecord | Reply<Recruiting.UsersGetRecord, undefined>>;
  /** Lists departments. There are no filters. */
  readonly "recruiting.departments.list"?: (
    params: Recruiting.DepartmentsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.DepartmentsListRecord>>;
  /** Returns one department. */
  readonly "recruiting.departments.get"?: (
    params: Recruiting.DepartmentsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.DepartmentsGetRecord | Reply<Recruiting.DepartmentsGetRecord, undefined>>;
  /** Lists offices. There are no filters. */
  readonly "recruiting.offices.list"?: (
    params: Recruiting.OfficesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.OfficesListRecord>>;
  /** Returns one office. */
  readonly "recruiting.offices.get"?: (
    params: Recruiting.OfficesGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.OfficesGetRecord | Reply<Recruiting.OfficesGetRecord, undefined>>;
  /** Lists job posts. */
  readonly "recruiting.job_posts.list"?: (
    params: Recruiting.JobPostsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.JobPostsListRecord>>;
  /** Returns one job post. */
  readonly "recruiting.job_posts.get"?: (
    params: Recruiting.JobPostsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.JobPostsGetRecord | Reply<Recruiting.JobPostsGetRecord, undefined>>;
  /** Lists sources. There are no filters. */
  readonly "recruiting.sources.list"?: (
    params: Recruiting.SourcesListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.SourcesListRecord>>;
  /** Lists scheduled interviews. */
  readonly "recruiting.scheduled_interviews.list"?: (
    params: Recruiting.ScheduledInterviewsListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<Recruiting.ScheduledInterviewsListRecord>>;
  /** Returns one scheduled interview. */
  readonly "recruiting.scheduled_interviews.get"?: (
    params: Recruiting.ScheduledInterviewsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Recruiting.ScheduledInterviewsGetRecord | Reply<Recruiting.ScheduledInterviewsGetRecord, undefined>>;
  /** Downloads one attachment of an application as a stream of bytes. */
  readonly "recruiting.application_attachment.download"?: (
    params: Recruiting.ApplicationAttachmentDownloadParams,
    context: OperationContext<Who>,
  ) => Awaitable<Download>;
  /** Downloads one attachment of a candidate as a stream of bytes. */
  readonly "recruiting.candidate_attachment.download"?: (
    params: Recruiting.CandidateAttachmentDownloadParams,
    context: OperationContext<Who>,
  ) => Awaitable<Download>;
}

/** How a gateway answers. */
export interface GatewayHandlerOptions<Who extends Caller = Caller> extends HandlerOptions<Who> {
  readonly operations: OperationHandlers<NoInfer<Who>>;
}

/**
 * A function that answers every request to the gateway, for any server that speaks fetch.
 * `connector-gateway-spec/server/node` has a
 * listener for `node:http`. It checks each request against the catalog before a handler sees it, and what the
 * handler returns.
 * Throws TypeError when a handler is for an operation that does not exist, or another option is not valid.
 */
export declare function createGatewayHandler<Who extends Caller = Caller>(options: GatewayHandlerOptions<Who>): GatewayHandler;
