// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 2e55e794f36c09c7, text c0299742ccba7372

import type * as Crm from "../connectors/crm.js";
import type * as FileStorage from "../connectors/file_storage.js";
import type * as IssueTracker from "../connectors/issue_tracker.js";
import type * as Messaging from "../connectors/messaging.js";
import type * as Payments from "../connectors/payments.js";
import type * as ProjectTracker from "../connectors/project_tracker.js";
import type * as Recruiting from "../connectors/recruiting.js";
import type * as Gateway from "../connectors/gateway.js";
import type { Blob } from "../runtime/client/platform_types.js";
import type { Operations as AllOperations } from "../index.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations extends AllOperations {}

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
    /** @description The bearer token does not permit the request, or a rule of the operation refuses it. */
    Error403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description No instance with this id exists, or the third-party system has no such record. */
    Error404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The method is not POST. The `Allow` header lists the methods that the path accepts. */
    Error405: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The write with this `Idempotency-Key` is running, or its result is unknown. */
    Error409: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is longer than the gateway accepts. */
    Error413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is not JSON in UTF-8, or it is compressed. */
    Error415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The requested byte range is outside the file. The `Content-Range` header has the size of the file. */
    Error416: {
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
    /** @description The third-party system refuses the credentials of the instance. */
    Error424: {
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
    /** @description The gateway does not implement the operation. */
    Error501: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system cannot be reached or returns an invalid response. */
    Error502: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway cannot answer at the moment, for example because its database is not available. The `Retry-After` header says how long to wait. */
    Error503: {
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
    /** @description The third-party system does not respond in time. */
    Error504: {
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
    "Idempotency-Key": string;
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
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  execute: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
      };
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
      405: components["responses"]["Error405"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      416: components["responses"]["Error416"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
}
