// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 2ad6090995cc0f9b2664e0a9d311df16202d69d21831117512b9415ed2c19665, text 0b085a1a5b9f4bb8b945353a02c1a7f64b09d421ba65d83f2093ebee3ed74904

import type * as Crm from "../connectors/crm.js";
import type * as FileStorage from "../connectors/file_storage.js";
import type * as IssueTracker from "../connectors/issue_tracker.js";
import type * as Messaging from "../connectors/messaging.js";
import type * as Payments from "../connectors/payments.js";
import type * as ProjectTracker from "../connectors/project_tracker.js";
import type * as Recruiting from "../connectors/recruiting.js";
import type * as Gateway from "../connectors/gateway.js";
import type { Blob } from "../runtime/client/platform_types.js";

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
  /** Lists issues. */
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
  /** Lists projects. */
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
  /** Lists teams. */
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
  /** Lists users. */
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
  /** Lists candidates. */
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
  /** Lists jobs. */
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
  /** Lists departments. */
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
  /** Lists offices. */
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
  /** Lists sources. */
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

export interface paths {
  "/api/v1/connectors/instances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a connector instance
     * @description Creates a connector instance for one third-party account. A connector that defines `config` in the catalog accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
     */
    post: operations["createInstance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/connectors/instances/{connector_instance_id}/execute": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Execute an operation
     * @description Runs an operation on a connector instance.
     */
    post: operations["execute"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ExecuteRequest: Gateway.ExecuteRequest;
    ExecuteResponse: components["schemas"]["CrmExecuteResponse"] | components["schemas"]["FileStorageExecuteResponse"] | components["schemas"]["IssueTrackerExecuteResponse"] | components["schemas"]["MessagingExecuteResponse"] | components["schemas"]["PaymentsExecuteResponse"] | components["schemas"]["ProjectTrackerExecuteResponse"] | components["schemas"]["RecruitingExecuteResponse"];
    GatewayCreateInstanceRequest: Gateway.CreateInstanceRequest;
    GatewayUnknownInstanceRequest: Gateway.UnknownConnectorRequest;
    GatewayCreateInstanceResponse: Gateway.CreateInstanceResponse;
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    CrmCreateRequest: Crm.CreateInstanceRequest;
    CrmExecuteRequest: Crm.ExecuteRequest;
    CrmExecuteResponse: components["schemas"]["CrmContactsListResponse"] | components["schemas"]["CrmContactsGetResponse"] | components["schemas"]["CrmContactsApiSearchResponse"] | components["schemas"]["CrmCompaniesListResponse"] | components["schemas"]["CrmCompaniesGetResponse"] | components["schemas"]["CrmCompaniesApiSearchResponse"] | components["schemas"]["CrmDealsListResponse"] | components["schemas"]["CrmDealsGetResponse"] | components["schemas"]["CrmDealsApiSearchResponse"] | components["schemas"]["CrmTicketsListResponse"] | components["schemas"]["CrmTicketsGetResponse"] | components["schemas"]["CrmTicketsApiSearchResponse"] | components["schemas"]["CrmSchemasListResponse"] | components["schemas"]["CrmSchemasGetResponse"] | components["schemas"]["CrmObjectsListResponse"] | components["schemas"]["CrmObjectsGetResponse"];
    CrmContactsListParams: Crm.ContactsListParams;
    CrmContactsListRequest: Crm.ContactsListRequest;
    CrmContactsListMeta: Crm.ContactsListMeta;
    CrmContactsListResponse: Crm.ContactsListResponse;
    CrmContactsGetParams: Crm.ContactsGetParams;
    CrmContactsGetRequest: Crm.ContactsGetRequest;
    CrmContactsGetResponse: Crm.ContactsGetResponse;
    CrmContactsApiSearchParams: Crm.ContactsApiSearchParams;
    CrmContactsApiSearchRequest: Crm.ContactsApiSearchRequest;
    CrmContactsApiSearchMeta: Crm.ContactsApiSearchMeta;
    CrmContactsApiSearchResponse: Crm.ContactsApiSearchResponse;
    CrmCompaniesListParams: Crm.CompaniesListParams;
    CrmCompaniesListRequest: Crm.CompaniesListRequest;
    CrmCompaniesListMeta: Crm.CompaniesListMeta;
    CrmCompaniesListResponse: Crm.CompaniesListResponse;
    CrmCompaniesGetParams: Crm.CompaniesGetParams;
    CrmCompaniesGetRequest: Crm.CompaniesGetRequest;
    CrmCompaniesGetResponse: Crm.CompaniesGetResponse;
    CrmCompaniesApiSearchParams: Crm.CompaniesApiSearchParams;
    CrmCompaniesApiSearchRequest: Crm.CompaniesApiSearchRequest;
    CrmCompaniesApiSearchMeta: Crm.CompaniesApiSearchMeta;
    CrmCompaniesApiSearchResponse: Crm.CompaniesApiSearchResponse;
    CrmDealsListParams: Crm.DealsListParams;
    CrmDealsListRequest: Crm.DealsListRequest;
    CrmDealsListMeta: Crm.DealsListMeta;
    CrmDealsListResponse: Crm.DealsListResponse;
    CrmDealsGetParams: Crm.DealsGetParams;
    CrmDealsGetRequest: Crm.DealsGetRequest;
    CrmDealsGetResponse: Crm.DealsGetResponse;
    CrmDealsApiSearchParams: Crm.DealsApiSearchParams;
    CrmDealsApiSearchRequest: Crm.DealsApiSearchRequest;
    CrmDealsApiSearchMeta: Crm.DealsApiSearchMeta;
    CrmDealsApiSearchResponse: Crm.DealsApiSearchResponse;
    CrmTicketsListParams: Crm.TicketsListParams;
    CrmTicketsListRequest: Crm.TicketsListRequest;
    CrmTicketsListMeta: Crm.TicketsListMeta;
    CrmTicketsListResponse: Crm.TicketsListResponse;
    CrmTicketsGetParams: Crm.TicketsGetParams;
    CrmTicketsGetRequest: Crm.TicketsGetRequest;
    CrmTicketsGetResponse: Crm.TicketsGetResponse;
    CrmTicketsApiSearchParams: Crm.TicketsApiSearchParams;
    CrmTicketsApiSearchRequest: Crm.TicketsApiSearchRequest;
    CrmTicketsApiSearchMeta: Crm.TicketsApiSearchMeta;
    CrmTicketsApiSearchResponse: Crm.TicketsApiSearchResponse;
    CrmSchemasListParams: Crm.SchemasListParams;
    CrmSchemasListRequest: Crm.SchemasListRequest;
    CrmSchemasListResponse: Crm.SchemasListResponse;
    CrmSchemasGetParams: Crm.SchemasGetParams;
    CrmSchemasGetRequest: Crm.SchemasGetRequest;
    CrmSchemasGetResponse: Crm.SchemasGetResponse;
    CrmObjectsListParams: Crm.ObjectsListParams;
    CrmObjectsListRequest: Crm.ObjectsListRequest;
    CrmObjectsListMeta: Crm.ObjectsListMeta;
    CrmObjectsListResponse: Crm.ObjectsListResponse;
    CrmObjectsGetParams: Crm.ObjectsGetParams;
    CrmObjectsGetRequest: Crm.ObjectsGetRequest;
    CrmObjectsGetResponse: Crm.ObjectsGetResponse;
    CrmAuthConfig: Crm.AuthConfig;
    CrmSearchFilter: Crm.SearchFilter;
    CrmSearchFilterGroup: Crm.SearchFilterGroup;
    CrmSearchSort: Crm.SearchSort;
    CrmCrmObject: Crm.CrmObject;
    CrmObjectSchema: Crm.ObjectSchema;
    FileStorageCreateRequest: FileStorage.CreateInstanceRequest;
    FileStorageExecuteRequest: FileStorage.ExecuteRequest;
    FileStorageExecuteResponse: components["schemas"]["FileStorageFilesListResponse"] | components["schemas"]["FileStorageFilesGetResponse"] | components["schemas"]["FileStorageDrivesListResponse"] | components["schemas"]["FileStorageDrivesGetResponse"] | components["schemas"]["FileStoragePermissionsListResponse"] | components["schemas"]["FileStoragePermissionsGetResponse"] | components["schemas"]["FileStorageCommentsListResponse"] | components["schemas"]["FileStorageCommentsGetResponse"] | components["schemas"]["FileStorageRepliesListResponse"] | components["schemas"]["FileStorageRepliesGetResponse"] | components["schemas"]["FileStorageRevisionsListResponse"] | components["schemas"]["FileStorageRevisionsGetResponse"] | components["schemas"]["FileStorageChangesListResponse"] | components["schemas"]["FileStorageChangesStartPageTokenGetResponse"] | components["schemas"]["FileStorageAboutGetResponse"];
    FileStorageFilesListParams: FileStorage.FilesListParams;
    FileStorageFilesListRequest: FileStorage.FilesListRequest;
    FileStorageFilesListMeta: FileStorage.FilesListMeta;
    FileStorageFilesListResponse: FileStorage.FilesListResponse;
    FileStorageFilesGetParams: FileStorage.FilesGetParams;
    FileStorageFilesGetRequest: FileStorage.FilesGetRequest;
    FileStorageFilesGetResponse: FileStorage.FilesGetResponse;
    FileStorageFilesDownloadParams: FileStorage.FilesDownloadParams;
    FileStorageFilesDownloadRequest: FileStorage.FilesDownloadRequest;
    FileStorageFilesExportDownloadParams: FileStorage.FilesExportDownloadParams;
    FileStorageFilesExportDownloadRequest: FileStorage.FilesExportDownloadRequest;
    FileStorageDrivesListParams: FileStorage.DrivesListParams;
    FileStorageDrivesListRequest: FileStorage.DrivesListRequest;
    FileStorageDrivesListMeta: FileStorage.DrivesListMeta;
    FileStorageDrivesListResponse: FileStorage.DrivesListResponse;
    FileStorageDrivesGetParams: FileStorage.DrivesGetParams;
    FileStorageDrivesGetRequest: FileStorage.DrivesGetRequest;
    FileStorageDrivesGetResponse: FileStorage.DrivesGetResponse;
    FileStoragePermissionsListParams: FileStorage.PermissionsListParams;
    FileStoragePermissionsListRequest: FileStorage.PermissionsListRequest;
    FileStoragePermissionsListMeta: FileStorage.PermissionsListMeta;
    FileStoragePermissionsListResponse: FileStorage.PermissionsListResponse;
    FileStoragePermissionsGetParams: FileStorage.PermissionsGetParams;
    FileStoragePermissionsGetRequest: FileStorage.PermissionsGetRequest;
    FileStoragePermissionsGetResponse: FileStorage.PermissionsGetResponse;
    FileStorageCommentsListParams: FileStorage.CommentsListParams;
    FileStorageCommentsListRequest: FileStorage.CommentsListRequest;
    FileStorageCommentsListMeta: FileStorage.CommentsListMeta;
    FileStorageCommentsListResponse: FileStorage.CommentsListResponse;
    FileStorageCommentsGetParams: FileStorage.CommentsGetParams;
    FileStorageCommentsGetRequest: FileStorage.CommentsGetRequest;
    FileStorageCommentsGetResponse: FileStorage.CommentsGetResponse;
    FileStorageRepliesListParams: FileStorage.RepliesListParams;
    FileStorageRepliesListRequest: FileStorage.RepliesListRequest;
    FileStorageRepliesListMeta: FileStorage.RepliesListMeta;
    FileStorageRepliesListResponse: FileStorage.RepliesListResponse;
    FileStorageRepliesGetParams: FileStorage.RepliesGetParams;
    FileStorageRepliesGetRequest: FileStorage.RepliesGetRequest;
    FileStorageRepliesGetResponse: FileStorage.RepliesGetResponse;
    FileStorageRevisionsListParams: FileStorage.RevisionsListParams;
    FileStorageRevisionsListRequest: FileStorage.RevisionsListRequest;
    FileStorageRevisionsListMeta: FileStorage.RevisionsListMeta;
    FileStorageRevisionsListResponse: FileStorage.RevisionsListResponse;
    FileStorageRevisionsGetParams: FileStorage.RevisionsGetParams;
    FileStorageRevisionsGetRequest: FileStorage.RevisionsGetRequest;
    FileStorageRevisionsGetResponse: FileStorage.RevisionsGetResponse;
    FileStorageChangesListParams: FileStorage.ChangesListParams;
    FileStorageChangesListRequest: FileStorage.ChangesListRequest;
    FileStorageChangesListMeta: FileStorage.ChangesListMeta;
    FileStorageChangesListResponse: FileStorage.ChangesListResponse;
    FileStorageChangesStartPageTokenGetParams: FileStorage.ChangesStartPageTokenGetParams;
    FileStorageChangesStartPageTokenGetRequest: FileStorage.ChangesStartPageTokenGetRequest;
    FileStorageChangesStartPageTokenGetResponse: FileStorage.ChangesStartPageTokenGetResponse;
    FileStorageAboutGetParams: FileStorage.AboutGetParams;
    FileStorageAboutGetRequest: FileStorage.AboutGetRequest;
    FileStorageAboutGetResponse: FileStorage.AboutGetResponse;
    FileStorageAuthConfig: FileStorage.AuthConfig;
    FileStorageStorageFile: FileStorage.StorageFile;
    FileStorageFileOwner: FileStorage.FileOwner;
    FileStorageSharedDrive: FileStorage.SharedDrive;
    FileStoragePermission: FileStorage.Permission;
    FileStorageFileComment: FileStorage.FileComment;
    FileStorageCommentReply: FileStorage.CommentReply;
    FileStorageRevision: FileStorage.Revision;
    FileStorageChange: FileStorage.Change;
    FileStorageStartPageToken: FileStorage.StartPageToken;
    FileStorageAbout: FileStorage.About;
    IssueTrackerCreateRequest: IssueTracker.CreateInstanceRequest;
    IssueTrackerExecuteRequest: IssueTracker.ExecuteRequest;
    IssueTrackerExecuteResponse: components["schemas"]["IssueTrackerIssuesListResponse"] | components["schemas"]["IssueTrackerIssuesGetResponse"] | components["schemas"]["IssueTrackerProjectsListResponse"] | components["schemas"]["IssueTrackerProjectsGetResponse"] | components["schemas"]["IssueTrackerTeamsListResponse"] | components["schemas"]["IssueTrackerTeamsGetResponse"];
    IssueTrackerIssuesListParams: IssueTracker.IssuesListParams;
    IssueTrackerIssuesListRequest: IssueTracker.IssuesListRequest;
    IssueTrackerIssuesListResponse: IssueTracker.IssuesListResponse;
    IssueTrackerIssuesGetParams: IssueTracker.IssuesGetParams;
    IssueTrackerIssuesGetRequest: IssueTracker.IssuesGetRequest;
    IssueTrackerIssuesGetResponse: IssueTracker.IssuesGetResponse;
    IssueTrackerProjectsListParams: IssueTracker.ProjectsListParams;
    IssueTrackerProjectsListRequest: IssueTracker.ProjectsListRequest;
    IssueTrackerProjectsListResponse: IssueTracker.ProjectsListResponse;
    IssueTrackerProjectsGetParams: IssueTracker.ProjectsGetParams;
    IssueTrackerProjectsGetRequest: IssueTracker.ProjectsGetRequest;
    IssueTrackerProjectsGetResponse: IssueTracker.ProjectsGetResponse;
    IssueTrackerTeamsListParams: IssueTracker.TeamsListParams;
    IssueTrackerTeamsListRequest: IssueTracker.TeamsListRequest;
    IssueTrackerTeamsListResponse: IssueTracker.TeamsListResponse;
    IssueTrackerTeamsGetParams: IssueTracker.TeamsGetParams;
    IssueTrackerTeamsGetRequest: IssueTracker.TeamsGetRequest;
    IssueTrackerTeamsGetResponse: IssueTracker.TeamsGetResponse;
    IssueTrackerAuthConfig: IssueTracker.AuthConfig;
    IssueTrackerIssuePage: IssueTracker.IssuePage;
    IssueTrackerIssue: IssueTracker.Issue;
    IssueTrackerProjectPage: IssueTracker.ProjectPage;
    IssueTrackerProject: IssueTracker.Project;
    IssueTrackerTeamPage: IssueTracker.TeamPage;
    IssueTrackerTeam: IssueTracker.Team;
    MessagingCreateRequest: Messaging.CreateInstanceRequest;
    MessagingExecuteRequest: Messaging.ExecuteRequest;
    MessagingExecuteResponse: components["schemas"]["MessagingUsersListResponse"] | components["schemas"]["MessagingUsersGetResponse"] | components["schemas"]["MessagingChannelsListResponse"] | components["schemas"]["MessagingChannelsGetResponse"] | components["schemas"]["MessagingChannelMessagesListResponse"] | components["schemas"]["MessagingThreadsListResponse"];
    MessagingUsersListParams: Messaging.UsersListParams;
    MessagingUsersListRequest: Messaging.UsersListRequest;
    MessagingUsersListMeta: Messaging.UsersListMeta;
    MessagingUsersListResponse: Messaging.UsersListResponse;
    MessagingUsersGetParams: Messaging.UsersGetParams;
    MessagingUsersGetRequest: Messaging.UsersGetRequest;
    MessagingUsersGetResponse: Messaging.UsersGetResponse;
    MessagingChannelsListParams: Messaging.ChannelsListParams;
    MessagingChannelsListRequest: Messaging.ChannelsListRequest;
    MessagingChannelsListMeta: Messaging.ChannelsListMeta;
    MessagingChannelsListResponse: Messaging.ChannelsListResponse;
    MessagingChannelsGetParams: Messaging.ChannelsGetParams;
    MessagingChannelsGetRequest: Messaging.ChannelsGetRequest;
    MessagingChannelsGetResponse: Messaging.ChannelsGetResponse;
    MessagingChannelMessagesListParams: Messaging.ChannelMessagesListParams;
    MessagingChannelMessagesListRequest: Messaging.ChannelMessagesListRequest;
    MessagingChannelMessagesListMeta: Messaging.ChannelMessagesListMeta;
    MessagingChannelMessagesListResponse: Messaging.ChannelMessagesListResponse;
    MessagingThreadsListParams: Messaging.ThreadsListParams;
    MessagingThreadsListRequest: Messaging.ThreadsListRequest;
    MessagingThreadsListMeta: Messaging.ThreadsListMeta;
    MessagingThreadsListResponse: Messaging.ThreadsListResponse;
    MessagingAuthConfig: Messaging.AuthConfig;
    MessagingUser: Messaging.User;
    MessagingChannel: Messaging.Channel;
    MessagingMessageReaction: Messaging.MessageReaction;
    MessagingMessageAttachment: Messaging.MessageAttachment;
    MessagingMessageFile: Messaging.MessageFile;
    MessagingMessage: Messaging.Message;
    MessagingThreadMessage: Messaging.ThreadMessage;
    PaymentsCreateRequest: Payments.CreateInstanceRequest;
    PaymentsExecuteRequest: Payments.ExecuteRequest;
    PaymentsExecuteResponse: components["schemas"]["PaymentsCustomersListResponse"] | components["schemas"]["PaymentsCustomersCreateResponse"] | components["schemas"]["PaymentsCustomersGetResponse"] | components["schemas"]["PaymentsCustomersUpdateResponse"] | components["schemas"]["PaymentsCustomersDeleteResponse"] | components["schemas"]["PaymentsCustomersApiSearchResponse"] | components["schemas"]["PaymentsInvoicesListResponse"] | components["schemas"]["PaymentsInvoicesGetResponse"] | components["schemas"]["PaymentsInvoicesApiSearchResponse"] | components["schemas"]["PaymentsChargesListResponse"] | components["schemas"]["PaymentsChargesGetResponse"] | components["schemas"]["PaymentsChargesApiSearchResponse"] | components["schemas"]["PaymentsSubscriptionsListResponse"] | components["schemas"]["PaymentsSubscriptionsGetResponse"] | components["schemas"]["PaymentsSubscriptionsApiSearchResponse"] | components["schemas"]["PaymentsRefundsListResponse"] | components["schemas"]["PaymentsRefundsCreateResponse"] | components["schemas"]["PaymentsRefundsGetResponse"] | components["schemas"]["PaymentsProductsListResponse"] | components["schemas"]["PaymentsProductsCreateResponse"] | components["schemas"]["PaymentsProductsGetResponse"] | components["schemas"]["PaymentsProductsUpdateResponse"] | components["schemas"]["PaymentsProductsDeleteResponse"] | components["schemas"]["PaymentsProductsApiSearchResponse"] | components["schemas"]["PaymentsBalanceGetResponse"] | components["schemas"]["PaymentsBalanceTransactionsListResponse"] | components["schemas"]["PaymentsBalanceTransactionsGetResponse"] | components["schemas"]["PaymentsPaymentIntentsListResponse"] | components["schemas"]["PaymentsPaymentIntentsGetResponse"] | components["schemas"]["PaymentsPaymentIntentsApiSearchResponse"] | components["schemas"]["PaymentsDisputesListResponse"] | components["schemas"]["PaymentsDisputesGetResponse"] | components["schemas"]["PaymentsPayoutsListResponse"] | components["schemas"]["PaymentsPayoutsGetResponse"];
    PaymentsCustomersListParams: Payments.CustomersListParams;
    PaymentsCustomersListRequest: Payments.CustomersListRequest;
    PaymentsCustomersListMeta: Payments.CustomersListMeta;
    PaymentsCustomersListResponse: Payments.CustomersListResponse;
    PaymentsCustomersCreateParams: Payments.CustomersCreateParams;
    PaymentsCustomersCreateRequest: Payments.CustomersCreateRequest;
    PaymentsCustomersCreateResponse: Payments.CustomersCreateResponse;
    PaymentsCustomersGetParams: Payments.CustomersGetParams;
    PaymentsCustomersGetRequest: Payments.CustomersGetRequest;
    PaymentsCustomersGetResponse: Payments.CustomersGetResponse;
    PaymentsCustomersUpdateParams: Payments.CustomersUpdateParams;
    PaymentsCustomersUpdateRequest: Payments.CustomersUpdateRequest;
    PaymentsCustomersUpdateResponse: Payments.CustomersUpdateResponse;
    PaymentsCustomersDeleteParams: Payments.CustomersDeleteParams;
    PaymentsCustomersDeleteRequest: Payments.CustomersDeleteRequest;
    PaymentsCustomersDeleteResponse: Payments.CustomersDeleteResponse;
    PaymentsCustomersApiSearchParams: Payments.CustomersApiSearchParams;
    PaymentsCustomersApiSearchRequest: Payments.CustomersApiSearchRequest;
    PaymentsCustomersApiSearchMeta: Payments.CustomersApiSearchMeta;
    PaymentsCustomersApiSearchResponse: Payments.CustomersApiSearchResponse;
    PaymentsInvoicesListParams: Payments.InvoicesListParams;
    PaymentsInvoicesListRequest: Payments.InvoicesListRequest;
    PaymentsInvoicesListMeta: Payments.InvoicesListMeta;
    PaymentsInvoicesListResponse: Payments.InvoicesListResponse;
    PaymentsInvoicesGetParams: Payments.InvoicesGetParams;
    PaymentsInvoicesGetRequest: Payments.InvoicesGetRequest;
    PaymentsInvoicesGetResponse: Payments.InvoicesGetResponse;
    PaymentsInvoicesApiSearchParams: Payments.InvoicesApiSearchParams;
    PaymentsInvoicesApiSearchRequest: Payments.InvoicesApiSearchRequest;
    PaymentsInvoicesApiSearchResponse: Payments.InvoicesApiSearchResponse;
    PaymentsChargesListParams: Payments.ChargesListParams;
    PaymentsChargesListRequest: Payments.ChargesListRequest;
    PaymentsChargesListMeta: Payments.ChargesListMeta;
    PaymentsChargesListResponse: Payments.ChargesListResponse;
    PaymentsChargesGetParams: Payments.ChargesGetParams;
    PaymentsChargesGetRequest: Payments.ChargesGetRequest;
    PaymentsChargesGetResponse: Payments.ChargesGetResponse;
    PaymentsChargesApiSearchParams: Payments.ChargesApiSearchParams;
    PaymentsChargesApiSearchRequest: Payments.ChargesApiSearchRequest;
    PaymentsChargesApiSearchResponse: Payments.ChargesApiSearchResponse;
    PaymentsSubscriptionsListParams: Payments.SubscriptionsListParams;
    PaymentsSubscriptionsListRequest: Payments.SubscriptionsListRequest;
    PaymentsSubscriptionsListMeta: Payments.SubscriptionsListMeta;
    PaymentsSubscriptionsListResponse: Payments.SubscriptionsListResponse;
    PaymentsSubscriptionsGetParams: Payments.SubscriptionsGetParams;
    PaymentsSubscriptionsGetRequest: Payments.SubscriptionsGetRequest;
    PaymentsSubscriptionsGetResponse: Payments.SubscriptionsGetResponse;
    PaymentsSubscriptionsApiSearchParams: Payments.SubscriptionsApiSearchParams;
    PaymentsSubscriptionsApiSearchRequest: Payments.SubscriptionsApiSearchRequest;
    PaymentsSubscriptionsApiSearchResponse: Payments.SubscriptionsApiSearchResponse;
    PaymentsRefundsListParams: Payments.RefundsListParams;
    PaymentsRefundsListRequest: Payments.RefundsListRequest;
    PaymentsRefundsListMeta: Payments.RefundsListMeta;
    PaymentsRefundsListResponse: Payments.RefundsListResponse;
    PaymentsRefundsCreateParams: Payments.RefundsCreateParams;
    PaymentsRefundsCreateRequest: Payments.RefundsCreateRequest;
    PaymentsRefundsCreateResponse: Payments.RefundsCreateResponse;
    PaymentsRefundsGetParams: Payments.RefundsGetParams;
    PaymentsRefundsGetRequest: Payments.RefundsGetRequest;
    PaymentsRefundsGetResponse: Payments.RefundsGetResponse;
    PaymentsProductsListParams: Payments.ProductsListParams;
    PaymentsProductsListRequest: Payments.ProductsListRequest;
    PaymentsProductsListMeta: Payments.ProductsListMeta;
    PaymentsProductsListResponse: Payments.ProductsListResponse;
    PaymentsProductsCreateParams: Payments.ProductsCreateParams;
    PaymentsProductsCreateRequest: Payments.ProductsCreateRequest;
    PaymentsProductsCreateResponse: Payments.ProductsCreateResponse;
    PaymentsProductsGetParams: Payments.ProductsGetParams;
    PaymentsProductsGetRequest: Payments.ProductsGetRequest;
    PaymentsProductsGetResponse: Payments.ProductsGetResponse;
    PaymentsProductsUpdateParams: Payments.ProductsUpdateParams;
    PaymentsProductsUpdateRequest: Payments.ProductsUpdateRequest;
    PaymentsProductsUpdateResponse: Payments.ProductsUpdateResponse;
    PaymentsProductsDeleteParams: Payments.ProductsDeleteParams;
    PaymentsProductsDeleteRequest: Payments.ProductsDeleteRequest;
    PaymentsProductsDeleteResponse: Payments.ProductsDeleteResponse;
    PaymentsProductsApiSearchParams: Payments.ProductsApiSearchParams;
    PaymentsProductsApiSearchRequest: Payments.ProductsApiSearchRequest;
    PaymentsProductsApiSearchMeta: Payments.ProductsApiSearchMeta;
    PaymentsProductsApiSearchResponse: Payments.ProductsApiSearchResponse;
    PaymentsBalanceGetParams: Payments.BalanceGetParams;
    PaymentsBalanceGetRequest: Payments.BalanceGetRequest;
    PaymentsBalanceGetResponse: Payments.BalanceGetResponse;
    PaymentsBalanceTransactionsListParams: Payments.BalanceTransactionsListParams;
    PaymentsBalanceTransactionsListRequest: Payments.BalanceTransactionsListRequest;
    PaymentsBalanceTransactionsListMeta: Payments.BalanceTransactionsListMeta;
    PaymentsBalanceTransactionsListResponse: Payments.BalanceTransactionsListResponse;
    PaymentsBalanceTransactionsGetParams: Payments.BalanceTransactionsGetParams;
    PaymentsBalanceTransactionsGetRequest: Payments.BalanceTransactionsGetRequest;
    PaymentsBalanceTransactionsGetResponse: Payments.BalanceTransactionsGetResponse;
    PaymentsPaymentIntentsListParams: Payments.PaymentIntentsListParams;
    PaymentsPaymentIntentsListRequest: Payments.PaymentIntentsListRequest;
    PaymentsPaymentIntentsListMeta: Payments.PaymentIntentsListMeta;
    PaymentsPaymentIntentsListResponse: Payments.PaymentIntentsListResponse;
    PaymentsPaymentIntentsGetParams: Payments.PaymentIntentsGetParams;
    PaymentsPaymentIntentsGetRequest: Payments.PaymentIntentsGetRequest;
    PaymentsPaymentIntentsGetResponse: Payments.PaymentIntentsGetResponse;
    PaymentsPaymentIntentsApiSearchParams: Payments.PaymentIntentsApiSearchParams;
    PaymentsPaymentIntentsApiSearchRequest: Payments.PaymentIntentsApiSearchRequest;
    PaymentsPaymentIntentsApiSearchMeta: Payments.PaymentIntentsApiSearchMeta;
    PaymentsPaymentIntentsApiSearchResponse: Payments.PaymentIntentsApiSearchResponse;
    PaymentsDisputesListParams: Payments.DisputesListParams;
    PaymentsDisputesListRequest: Payments.DisputesListRequest;
    PaymentsDisputesListMeta: Payments.DisputesListMeta;
    PaymentsDisputesListResponse: Payments.DisputesListResponse;
    PaymentsDisputesGetParams: Payments.DisputesGetParams;
    PaymentsDisputesGetRequest: Payments.DisputesGetRequest;
    PaymentsDisputesGetResponse: Payments.DisputesGetResponse;
    PaymentsPayoutsListParams: Payments.PayoutsListParams;
    PaymentsPayoutsListRequest: Payments.PayoutsListRequest;
    PaymentsPayoutsListMeta: Payments.PayoutsListMeta;
    PaymentsPayoutsListResponse: Payments.PayoutsListResponse;
    PaymentsPayoutsGetParams: Payments.PayoutsGetParams;
    PaymentsPayoutsGetRequest: Payments.PayoutsGetRequest;
    PaymentsPayoutsGetResponse: Payments.PayoutsGetResponse;
    PaymentsAuthConfig: Payments.AuthConfig;
    PaymentsInterval: Payments.Interval;
    PaymentsAutomaticTax: Payments.AutomaticTax;
    PaymentsPostalAddress: Payments.PostalAddress;
    PaymentsMarketingFeature: Payments.MarketingFeature;
    PaymentsPackageDimensions: Payments.PackageDimensions;
    PaymentsCustomer: Payments.Customer;
    PaymentsCustomerDeleteResult: Payments.CustomerDeleteResult;
    PaymentsInvoice: Payments.Invoice;
    PaymentsCharge: Payments.Charge;
    PaymentsSubscription: Payments.Subscription;
    PaymentsRefund: Payments.Refund;
    PaymentsProduct: Payments.Product;
    PaymentsProductDeleteResult: Payments.ProductDeleteResult;
    PaymentsBalance: Payments.Balance;
    PaymentsBalanceTransaction: Payments.BalanceTransaction;
    PaymentsPaymentIntent: Payments.PaymentIntent;
    PaymentsDispute: Payments.Dispute;
    PaymentsPayout: Payments.Payout;
    PaymentsInvoiceSearchResult: Payments.InvoiceSearchResult;
    PaymentsChargeSearchResult: Payments.ChargeSearchResult;
    PaymentsSubscriptionSearchResult: Payments.SubscriptionSearchResult;
    ProjectTrackerCreateRequest: ProjectTracker.CreateInstanceRequest;
    ProjectTrackerExecuteRequest: ProjectTracker.ExecuteRequest;
    ProjectTrackerExecuteResponse: components["schemas"]["ProjectTrackerIssuesApiSearchResponse"] | components["schemas"]["ProjectTrackerIssuesGetResponse"] | components["schemas"]["ProjectTrackerProjectsApiSearchResponse"] | components["schemas"]["ProjectTrackerProjectsGetResponse"] | components["schemas"]["ProjectTrackerUsersGetResponse"] | components["schemas"]["ProjectTrackerUsersListResponse"] | components["schemas"]["ProjectTrackerUsersApiSearchResponse"] | components["schemas"]["ProjectTrackerIssueFieldsListResponse"] | components["schemas"]["ProjectTrackerIssueFieldsApiSearchResponse"] | components["schemas"]["ProjectTrackerIssueCommentsListResponse"] | components["schemas"]["ProjectTrackerIssueCommentsGetResponse"] | components["schemas"]["ProjectTrackerIssueWorklogsListResponse"] | components["schemas"]["ProjectTrackerIssueWorklogsGetResponse"];
    ProjectTrackerIssuesApiSearchParams: ProjectTracker.IssuesApiSearchParams;
    ProjectTrackerIssuesApiSearchRequest: ProjectTracker.IssuesApiSearchRequest;
    ProjectTrackerIssuesApiSearchMeta: ProjectTracker.IssuesApiSearchMeta;
    ProjectTrackerIssuesApiSearchResponse: ProjectTracker.IssuesApiSearchResponse;
    ProjectTrackerIssuesGetParams: ProjectTracker.IssuesGetParams;
    ProjectTrackerIssuesGetRequest: ProjectTracker.IssuesGetRequest;
    ProjectTrackerIssuesGetResponse: ProjectTracker.IssuesGetResponse;
    ProjectTrackerProjectsApiSearchParams: ProjectTracker.ProjectsApiSearchParams;
    ProjectTrackerProjectsApiSearchRequest: ProjectTracker.ProjectsApiSearchRequest;
    ProjectTrackerProjectsApiSearchMeta: ProjectTracker.ProjectsApiSearchMeta;
    ProjectTrackerProjectsApiSearchResponse: ProjectTracker.ProjectsApiSearchResponse;
    ProjectTrackerProjectsGetParams: ProjectTracker.ProjectsGetParams;
    ProjectTrackerProjectsGetRequest: ProjectTracker.ProjectsGetRequest;
    ProjectTrackerProjectsGetResponse: ProjectTracker.ProjectsGetResponse;
    ProjectTrackerUsersGetParams: ProjectTracker.UsersGetParams;
    ProjectTrackerUsersGetRequest: ProjectTracker.UsersGetRequest;
    ProjectTrackerUsersGetResponse: ProjectTracker.UsersGetResponse;
    ProjectTrackerUsersListParams: ProjectTracker.UsersListParams;
    ProjectTrackerUsersListRequest: ProjectTracker.UsersListRequest;
    ProjectTrackerUsersListResponse: ProjectTracker.UsersListResponse;
    ProjectTrackerUsersApiSearchParams: ProjectTracker.UsersApiSearchParams;
    ProjectTrackerUsersApiSearchRequest: ProjectTracker.UsersApiSearchRequest;
    ProjectTrackerUsersApiSearchResponse: ProjectTracker.UsersApiSearchResponse;
    ProjectTrackerIssueFieldsListParams: ProjectTracker.IssueFieldsListParams;
    ProjectTrackerIssueFieldsListRequest: ProjectTracker.IssueFieldsListRequest;
    ProjectTrackerIssueFieldsListResponse: ProjectTracker.IssueFieldsListResponse;
    ProjectTrackerIssueFieldsApiSearchParams: ProjectTracker.IssueFieldsApiSearchParams;
    ProjectTrackerIssueFieldsApiSearchRequest: ProjectTracker.IssueFieldsApiSearchRequest;
    ProjectTrackerIssueFieldsApiSearchResponse: ProjectTracker.IssueFieldsApiSearchResponse;
    ProjectTrackerIssueCommentsListParams: ProjectTracker.IssueCommentsListParams;
    ProjectTrackerIssueCommentsListRequest: ProjectTracker.IssueCommentsListRequest;
    ProjectTrackerIssueCommentsListMeta: ProjectTracker.IssueCommentsListMeta;
    ProjectTrackerIssueCommentsListResponse: ProjectTracker.IssueCommentsListResponse;
    ProjectTrackerIssueCommentsGetParams: ProjectTracker.IssueCommentsGetParams;
    ProjectTrackerIssueCommentsGetRequest: ProjectTracker.IssueCommentsGetRequest;
    ProjectTrackerIssueCommentsGetResponse: ProjectTracker.IssueCommentsGetResponse;
    ProjectTrackerIssueWorklogsListParams: ProjectTracker.IssueWorklogsListParams;
    ProjectTrackerIssueWorklogsListRequest: ProjectTracker.IssueWorklogsListRequest;
    ProjectTrackerIssueWorklogsListMeta: ProjectTracker.IssueWorklogsListMeta;
    ProjectTrackerIssueWorklogsListResponse: ProjectTracker.IssueWorklogsListResponse;
    ProjectTrackerIssueWorklogsGetParams: ProjectTracker.IssueWorklogsGetParams;
    ProjectTrackerIssueWorklogsGetRequest: ProjectTracker.IssueWorklogsGetRequest;
    ProjectTrackerIssueWorklogsGetResponse: ProjectTracker.IssueWorklogsGetResponse;
    ProjectTrackerAuthConfig: ProjectTracker.AuthConfig;
    ProjectTrackerIssue: ProjectTracker.Issue;
    ProjectTrackerProject: ProjectTracker.Project;
    ProjectTrackerUser: ProjectTracker.User;
    ProjectTrackerIssueField: ProjectTracker.IssueField;
    ProjectTrackerIssueFieldSearchResult: ProjectTracker.IssueFieldSearchResult;
    ProjectTrackerIssueComment: ProjectTracker.IssueComment;
    ProjectTrackerIssueWorklog: ProjectTracker.IssueWorklog;
    RecruitingCreateRequest: Recruiting.CreateInstanceRequest;
    RecruitingExecuteRequest: Recruiting.ExecuteRequest;
    RecruitingExecuteResponse: components["schemas"]["RecruitingCandidatesListResponse"] | components["schemas"]["RecruitingCandidatesGetResponse"] | components["schemas"]["RecruitingApplicationsListResponse"] | components["schemas"]["RecruitingApplicationsGetResponse"] | components["schemas"]["RecruitingJobsListResponse"] | components["schemas"]["RecruitingJobsGetResponse"] | components["schemas"]["RecruitingOffersListResponse"] | components["schemas"]["RecruitingOffersGetResponse"] | components["schemas"]["RecruitingUsersListResponse"] | components["schemas"]["RecruitingUsersGetResponse"] | components["schemas"]["RecruitingDepartmentsListResponse"] | components["schemas"]["RecruitingDepartmentsGetResponse"] | components["schemas"]["RecruitingOfficesListResponse"] | components["schemas"]["RecruitingOfficesGetResponse"] | components["schemas"]["RecruitingJobPostsListResponse"] | components["schemas"]["RecruitingJobPostsGetResponse"] | components["schemas"]["RecruitingSourcesListResponse"] | components["schemas"]["RecruitingScheduledInterviewsListResponse"] | components["schemas"]["RecruitingScheduledInterviewsGetResponse"];
    RecruitingCandidatesListParams: Recruiting.CandidatesListParams;
    RecruitingCandidatesListRequest: Recruiting.CandidatesListRequest;
    RecruitingCandidatesListResponse: Recruiting.CandidatesListResponse;
    RecruitingCandidatesGetParams: Recruiting.CandidatesGetParams;
    RecruitingCandidatesGetRequest: Recruiting.CandidatesGetRequest;
    RecruitingCandidatesGetResponse: Recruiting.CandidatesGetResponse;
    RecruitingApplicationsListParams: Recruiting.ApplicationsListParams;
    RecruitingApplicationsListRequest: Recruiting.ApplicationsListRequest;
    RecruitingApplicationsListResponse: Recruiting.ApplicationsListResponse;
    RecruitingApplicationsGetParams: Recruiting.ApplicationsGetParams;
    RecruitingApplicationsGetRequest: Recruiting.ApplicationsGetRequest;
    RecruitingApplicationsGetResponse: Recruiting.ApplicationsGetResponse;
    RecruitingJobsListParams: Recruiting.JobsListParams;
    RecruitingJobsListRequest: Recruiting.JobsListRequest;
    RecruitingJobsListResponse: Recruiting.JobsListResponse;
    RecruitingJobsGetParams: Recruiting.JobsGetParams;
    RecruitingJobsGetRequest: Recruiting.JobsGetRequest;
    RecruitingJobsGetResponse: Recruiting.JobsGetResponse;
    RecruitingOffersListParams: Recruiting.OffersListParams;
    RecruitingOffersListRequest: Recruiting.OffersListRequest;
    RecruitingOffersListResponse: Recruiting.OffersListResponse;
    RecruitingOffersGetParams: Recruiting.OffersGetParams;
    RecruitingOffersGetRequest: Recruiting.OffersGetRequest;
    RecruitingOffersGetResponse: Recruiting.OffersGetResponse;
    RecruitingUsersListParams: Recruiting.UsersListParams;
    RecruitingUsersListRequest: Recruiting.UsersListRequest;
    RecruitingUsersListResponse: Recruiting.UsersListResponse;
    RecruitingUsersGetParams: Recruiting.UsersGetParams;
    RecruitingUsersGetRequest: Recruiting.UsersGetRequest;
    RecruitingUsersGetResponse: Recruiting.UsersGetResponse;
    RecruitingDepartmentsListParams: Recruiting.DepartmentsListParams;
    RecruitingDepartmentsListRequest: Recruiting.DepartmentsListRequest;
    RecruitingDepartmentsListResponse: Recruiting.DepartmentsListResponse;
    RecruitingDepartmentsGetParams: Recruiting.DepartmentsGetParams;
    RecruitingDepartmentsGetRequest: Recruiting.DepartmentsGetRequest;
    RecruitingDepartmentsGetResponse: Recruiting.DepartmentsGetResponse;
    RecruitingOfficesListParams: Recruiting.OfficesListParams;
    RecruitingOfficesListRequest: Recruiting.OfficesListRequest;
    RecruitingOfficesListResponse: Recruiting.OfficesListResponse;
    RecruitingOfficesGetParams: Recruiting.OfficesGetParams;
    RecruitingOfficesGetRequest: Recruiting.OfficesGetRequest;
    RecruitingOfficesGetResponse: Recruiting.OfficesGetResponse;
    RecruitingJobPostsListParams: Recruiting.JobPostsListParams;
    RecruitingJobPostsListRequest: Recruiting.JobPostsListRequest;
    RecruitingJobPostsListResponse: Recruiting.JobPostsListResponse;
    RecruitingJobPostsGetParams: Recruiting.JobPostsGetParams;
    RecruitingJobPostsGetRequest: Recruiting.JobPostsGetRequest;
    RecruitingJobPostsGetResponse: Recruiting.JobPostsGetResponse;
    RecruitingSourcesListParams: Recruiting.SourcesListParams;
    RecruitingSourcesListRequest: Recruiting.SourcesListRequest;
    RecruitingSourcesListResponse: Recruiting.SourcesListResponse;
    RecruitingScheduledInterviewsListParams: Recruiting.ScheduledInterviewsListParams;
    RecruitingScheduledInterviewsListRequest: Recruiting.ScheduledInterviewsListRequest;
    RecruitingScheduledInterviewsListResponse: Recruiting.ScheduledInterviewsListResponse;
    RecruitingScheduledInterviewsGetParams: Recruiting.ScheduledInterviewsGetParams;
    RecruitingScheduledInterviewsGetRequest: Recruiting.ScheduledInterviewsGetRequest;
    RecruitingScheduledInterviewsGetResponse: Recruiting.ScheduledInterviewsGetResponse;
    RecruitingApplicationAttachmentDownloadParams: Recruiting.ApplicationAttachmentDownloadParams;
    RecruitingApplicationAttachmentDownloadRequest: Recruiting.ApplicationAttachmentDownloadRequest;
    RecruitingCandidateAttachmentDownloadParams: Recruiting.CandidateAttachmentDownloadParams;
    RecruitingCandidateAttachmentDownloadRequest: Recruiting.CandidateAttachmentDownloadRequest;
    RecruitingAuthConfig: Recruiting.AuthConfig;
    RecruitingAttachment: Recruiting.Attachment;
    RecruitingCandidate: Recruiting.Candidate;
    RecruitingApplication: Recruiting.Application;
    RecruitingJob: Recruiting.Job;
    RecruitingOffer: Recruiting.Offer;
    RecruitingUser: Recruiting.User;
    RecruitingDepartment: Recruiting.Department;
    RecruitingOffice: Recruiting.Office;
    RecruitingJobPost: Recruiting.JobPost;
    RecruitingSource: Recruiting.Source;
    RecruitingScheduledInterview: Recruiting.ScheduledInterview;
  };
  responses: {
    /** @description The credentials match none of the connector's authentication methods. */
    Error400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token is missing or invalid. */
    Error401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token does not permit the request. */
    Error403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description No instance with this id exists. */
    Error404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is invalid, for example because a required property is missing. */
    Error422: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description Too many requests. The `Retry-After` header says how long to wait. */
    Error429: {
      headers: {
        /**
         * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
         * @example 30
         */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway failed with an internal error. */
    Error500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
  };
  parameters: {
    connector_instance_id: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createInstance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GatewayCreateInstanceRequest"];
      };
    };
    responses: {
      /** @description The new connector instance. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GatewayCreateInstanceResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
    };
  };
  execute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExecuteRequest"];
      };
    };
    responses: {
      /** @description The result of a successful operation. */
      200: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExecuteResponse"];
          "application/octet-stream": Blob;
        };
      };
      /** @description The requested byte range of the file. */
      206: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          /**
           * @description First and last byte of the range, and the size of the file.
           * @example bytes 0-99/1024
           */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
    };
  };
}
