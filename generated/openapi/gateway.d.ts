// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document bff457825ec8800b7df3c3a92e12cd5d4ec99b311e189ed09aa2d2a2ae2ddf92, text 27c144c8b2709183e08fc65a925495c757c72bf788356f73d52f5762c4c1b92b

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
        /** @description Index of all operations by id, with the schemas of each. No request or response uses it. */
        Operations: {
            "crm.contacts.list": {
                params: components["schemas"]["CrmContactsListParams"];
                request: components["schemas"]["CrmContactsListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmContactsListMeta"];
                response: components["schemas"]["CrmContactsListResponse"];
            };
            "crm.contacts.get": {
                params: components["schemas"]["CrmContactsGetParams"];
                request: components["schemas"]["CrmContactsGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmContactsGetResponse"];
            };
            "crm.contacts.api_search": {
                params: components["schemas"]["CrmContactsApiSearchParams"];
                request: components["schemas"]["CrmContactsApiSearchRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmContactsApiSearchMeta"];
                response: components["schemas"]["CrmContactsApiSearchResponse"];
            };
            "crm.companies.list": {
                params: components["schemas"]["CrmCompaniesListParams"];
                request: components["schemas"]["CrmCompaniesListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmCompaniesListMeta"];
                response: components["schemas"]["CrmCompaniesListResponse"];
            };
            "crm.companies.get": {
                params: components["schemas"]["CrmCompaniesGetParams"];
                request: components["schemas"]["CrmCompaniesGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmCompaniesGetResponse"];
            };
            "crm.companies.api_search": {
                params: components["schemas"]["CrmCompaniesApiSearchParams"];
                request: components["schemas"]["CrmCompaniesApiSearchRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmCompaniesApiSearchMeta"];
                response: components["schemas"]["CrmCompaniesApiSearchResponse"];
            };
            "crm.deals.list": {
                params: components["schemas"]["CrmDealsListParams"];
                request: components["schemas"]["CrmDealsListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmDealsListMeta"];
                response: components["schemas"]["CrmDealsListResponse"];
            };
            "crm.deals.get": {
                params: components["schemas"]["CrmDealsGetParams"];
                request: components["schemas"]["CrmDealsGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmDealsGetResponse"];
            };
            "crm.deals.api_search": {
                params: components["schemas"]["CrmDealsApiSearchParams"];
                request: components["schemas"]["CrmDealsApiSearchRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmDealsApiSearchMeta"];
                response: components["schemas"]["CrmDealsApiSearchResponse"];
            };
            "crm.tickets.list": {
                params: components["schemas"]["CrmTicketsListParams"];
                request: components["schemas"]["CrmTicketsListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmTicketsListMeta"];
                response: components["schemas"]["CrmTicketsListResponse"];
            };
            "crm.tickets.get": {
                params: components["schemas"]["CrmTicketsGetParams"];
                request: components["schemas"]["CrmTicketsGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmTicketsGetResponse"];
            };
            "crm.tickets.api_search": {
                params: components["schemas"]["CrmTicketsApiSearchParams"];
                request: components["schemas"]["CrmTicketsApiSearchRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmTicketsApiSearchMeta"];
                response: components["schemas"]["CrmTicketsApiSearchResponse"];
            };
            "crm.schemas.list": {
                params: components["schemas"]["CrmSchemasListParams"];
                request: components["schemas"]["CrmSchemasListRequest"];
                record: components["schemas"]["CrmObjectSchema"];
                response: components["schemas"]["CrmSchemasListResponse"];
            };
            "crm.schemas.get": {
                params: components["schemas"]["CrmSchemasGetParams"];
                request: components["schemas"]["CrmSchemasGetRequest"];
                record: components["schemas"]["CrmObjectSchema"];
                response: components["schemas"]["CrmSchemasGetResponse"];
            };
            "crm.objects.list": {
                params: components["schemas"]["CrmObjectsListParams"];
                request: components["schemas"]["CrmObjectsListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmObjectsListMeta"];
                response: components["schemas"]["CrmObjectsListResponse"];
            };
            "crm.objects.get": {
                params: components["schemas"]["CrmObjectsGetParams"];
                request: components["schemas"]["CrmObjectsGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmObjectsGetResponse"];
            };
            "file_storage.files.list": {
                params: components["schemas"]["FileStorageFilesListParams"];
                request: components["schemas"]["FileStorageFilesListRequest"];
                record: components["schemas"]["FileStorageStorageFile"];
                meta: components["schemas"]["FileStorageFilesListMeta"];
                response: components["schemas"]["FileStorageFilesListResponse"];
            };
            "file_storage.files.get": {
                params: components["schemas"]["FileStorageFilesGetParams"];
                request: components["schemas"]["FileStorageFilesGetRequest"];
                record: components["schemas"]["FileStorageStorageFile"];
                response: components["schemas"]["FileStorageFilesGetResponse"];
            };
            "file_storage.files.download": {
                params: components["schemas"]["FileStorageFilesDownloadParams"];
                request: components["schemas"]["FileStorageFilesDownloadRequest"];
            };
            "file_storage.files_export.download": {
                params: components["schemas"]["FileStorageFilesExportDownloadParams"];
                request: components["schemas"]["FileStorageFilesExportDownloadRequest"];
            };
            "file_storage.drives.list": {
                params: components["schemas"]["FileStorageDrivesListParams"];
                request: components["schemas"]["FileStorageDrivesListRequest"];
                record: components["schemas"]["FileStorageSharedDrive"];
                meta: components["schemas"]["FileStorageDrivesListMeta"];
                response: components["schemas"]["FileStorageDrivesListResponse"];
            };
            "file_storage.drives.get": {
                params: components["schemas"]["FileStorageDrivesGetParams"];
                request: components["schemas"]["FileStorageDrivesGetRequest"];
                record: components["schemas"]["FileStorageSharedDrive"];
                response: components["schemas"]["FileStorageDrivesGetResponse"];
            };
            "file_storage.permissions.list": {
                params: components["schemas"]["FileStoragePermissionsListParams"];
                request: components["schemas"]["FileStoragePermissionsListRequest"];
                record: components["schemas"]["FileStoragePermission"];
                meta: components["schemas"]["FileStoragePermissionsListMeta"];
                response: components["schemas"]["FileStoragePermissionsListResponse"];
            };
            "file_storage.permissions.get": {
                params: components["schemas"]["FileStoragePermissionsGetParams"];
                request: components["schemas"]["FileStoragePermissionsGetRequest"];
                record: components["schemas"]["FileStoragePermission"];
                response: components["schemas"]["FileStoragePermissionsGetResponse"];
            };
            "file_storage.comments.list": {
                params: components["schemas"]["FileStorageCommentsListParams"];
                request: components["schemas"]["FileStorageCommentsListRequest"];
                record: components["schemas"]["FileStorageFileComment"];
                meta: components["schemas"]["FileStorageCommentsListMeta"];
                response: components["schemas"]["FileStorageCommentsListResponse"];
            };
            "file_storage.comments.get": {
                params: components["schemas"]["FileStorageCommentsGetParams"];
                request: components["schemas"]["FileStorageCommentsGetRequest"];
                record: components["schemas"]["FileStorageFileComment"];
                response: components["schemas"]["FileStorageCommentsGetResponse"];
            };
            "file_storage.replies.list": {
                params: components["schemas"]["FileStorageRepliesListParams"];
                request: components["schemas"]["FileStorageRepliesListRequest"];
                record: components["schemas"]["FileStorageCommentReply"];
                meta: components["schemas"]["FileStorageRepliesListMeta"];
                response: components["schemas"]["FileStorageRepliesListResponse"];
            };
            "file_storage.replies.get": {
                params: components["schemas"]["FileStorageRepliesGetParams"];
                request: components["schemas"]["FileStorageRepliesGetRequest"];
                record: components["schemas"]["FileStorageCommentReply"];
                response: components["schemas"]["FileStorageRepliesGetResponse"];
            };
            "file_storage.revisions.list": {
                params: components["schemas"]["FileStorageRevisionsListParams"];
                request: components["schemas"]["FileStorageRevisionsListRequest"];
                record: components["schemas"]["FileStorageRevision"];
                meta: components["schemas"]["FileStorageRevisionsListMeta"];
                response: components["schemas"]["FileStorageRevisionsListResponse"];
            };
            "file_storage.revisions.get": {
                params: components["schemas"]["FileStorageRevisionsGetParams"];
                request: components["schemas"]["FileStorageRevisionsGetRequest"];
                record: components["schemas"]["FileStorageRevision"];
                response: components["schemas"]["FileStorageRevisionsGetResponse"];
            };
            "file_storage.changes.list": {
                params: components["schemas"]["FileStorageChangesListParams"];
                request: components["schemas"]["FileStorageChangesListRequest"];
                record: components["schemas"]["FileStorageChange"];
                meta: components["schemas"]["FileStorageChangesListMeta"];
                response: components["schemas"]["FileStorageChangesListResponse"];
            };
            "file_storage.changes_start_page_token.get": {
                params: components["schemas"]["FileStorageChangesStartPageTokenGetParams"];
                request: components["schemas"]["FileStorageChangesStartPageTokenGetRequest"];
                record: components["schemas"]["FileStorageStartPageToken"];
                response: components["schemas"]["FileStorageChangesStartPageTokenGetResponse"];
            };
            "file_storage.about.get": {
                params: components["schemas"]["FileStorageAboutGetParams"];
                request: components["schemas"]["FileStorageAboutGetRequest"];
                record: components["schemas"]["FileStorageAbout"];
                response: components["schemas"]["FileStorageAboutGetResponse"];
            };
            "issue_tracker.issues.list": {
                params: components["schemas"]["IssueTrackerIssuesListParams"];
                request: components["schemas"]["IssueTrackerIssuesListRequest"];
                record: components["schemas"]["IssueTrackerIssuePage"];
                response: components["schemas"]["IssueTrackerIssuesListResponse"];
            };
            "issue_tracker.issues.get": {
                params: components["schemas"]["IssueTrackerIssuesGetParams"];
                request: components["schemas"]["IssueTrackerIssuesGetRequest"];
                record: components["schemas"]["IssueTrackerIssue"];
                response: components["schemas"]["IssueTrackerIssuesGetResponse"];
            };
            "issue_tracker.projects.list": {
                params: components["schemas"]["IssueTrackerProjectsListParams"];
                request: components["schemas"]["IssueTrackerProjectsListRequest"];
                record: components["schemas"]["IssueTrackerProjectPage"];
                response: components["schemas"]["IssueTrackerProjectsListResponse"];
            };
            "issue_tracker.projects.get": {
                params: components["schemas"]["IssueTrackerProjectsGetParams"];
                request: components["schemas"]["IssueTrackerProjectsGetRequest"];
                record: components["schemas"]["IssueTrackerProject"];
                response: components["schemas"]["IssueTrackerProjectsGetResponse"];
            };
            "issue_tracker.teams.list": {
                params: components["schemas"]["IssueTrackerTeamsListParams"];
                request: components["schemas"]["IssueTrackerTeamsListRequest"];
                record: components["schemas"]["IssueTrackerTeamPage"];
                response: components["schemas"]["IssueTrackerTeamsListResponse"];
            };
            "issue_tracker.teams.get": {
                params: components["schemas"]["IssueTrackerTeamsGetParams"];
                request: components["schemas"]["IssueTrackerTeamsGetRequest"];
                record: components["schemas"]["IssueTrackerTeam"];
                response: components["schemas"]["IssueTrackerTeamsGetResponse"];
            };
            "messaging.users.list": {
                params: components["schemas"]["MessagingUsersListParams"];
                request: components["schemas"]["MessagingUsersListRequest"];
                record: components["schemas"]["MessagingUser"];
                meta: components["schemas"]["MessagingUsersListMeta"];
                response: components["schemas"]["MessagingUsersListResponse"];
            };
            "messaging.users.get": {
                params: components["schemas"]["MessagingUsersGetParams"];
                request: components["schemas"]["MessagingUsersGetRequest"];
                record: components["schemas"]["MessagingUser"];
                response: components["schemas"]["MessagingUsersGetResponse"];
            };
            "messaging.channels.list": {
                params: components["schemas"]["MessagingChannelsListParams"];
                request: components["schemas"]["MessagingChannelsListRequest"];
                record: components["schemas"]["MessagingChannel"];
                meta: components["schemas"]["MessagingChannelsListMeta"];
                response: components["schemas"]["MessagingChannelsListResponse"];
            };
            "messaging.channels.get": {
                params: components["schemas"]["MessagingChannelsGetParams"];
                request: components["schemas"]["MessagingChannelsGetRequest"];
                record: components["schemas"]["MessagingChannel"];
                response: components["schemas"]["MessagingChannelsGetResponse"];
            };
            "messaging.channel_messages.list": {
                params: components["schemas"]["MessagingChannelMessagesListParams"];
                request: components["schemas"]["MessagingChannelMessagesListRequest"];
                record: components["schemas"]["MessagingMessage"];
                meta: components["schemas"]["MessagingChannelMessagesListMeta"];
                response: components["schemas"]["MessagingChannelMessagesListResponse"];
            };
            "messaging.threads.list": {
                params: components["schemas"]["MessagingThreadsListParams"];
                request: components["schemas"]["MessagingThreadsListRequest"];
                record: components["schemas"]["MessagingThreadMessage"];
                meta: components["schemas"]["MessagingThreadsListMeta"];
                response: components["schemas"]["MessagingThreadsListResponse"];
            };
            "payments.customers.list": {
                params: components["schemas"]["PaymentsCustomersListParams"];
                request: components["schemas"]["PaymentsCustomersListRequest"];
                record: components["schemas"]["PaymentsCustomer"];
                meta: components["schemas"]["PaymentsCustomersListMeta"];
                response: components["schemas"]["PaymentsCustomersListResponse"];
            };
            "payments.customers.create": {
                params: components["schemas"]["PaymentsCustomersCreateParams"];
                request: components["schemas"]["PaymentsCustomersCreateRequest"];
                record: components["schemas"]["PaymentsCustomer"];
                response: components["schemas"]["PaymentsCustomersCreateResponse"];
            };
            "payments.customers.get": {
                params: components["schemas"]["PaymentsCustomersGetParams"];
                request: components["schemas"]["PaymentsCustomersGetRequest"];
                record: components["schemas"]["PaymentsCustomer"];
                response: components["schemas"]["PaymentsCustomersGetResponse"];
            };
            "payments.customers.update": {
                params: components["schemas"]["PaymentsCustomersUpdateParams"];
                request: components["schemas"]["PaymentsCustomersUpdateRequest"];
                record: components["schemas"]["PaymentsCustomer"];
                response: components["schemas"]["PaymentsCustomersUpdateResponse"];
            };
            "payments.customers.delete": {
                params: components["schemas"]["PaymentsCustomersDeleteParams"];
                request: components["schemas"]["PaymentsCustomersDeleteRequest"];
                record: components["schemas"]["PaymentsCustomerDeleteResult"];
                response: components["schemas"]["PaymentsCustomersDeleteResponse"];
            };
            "payments.customers.api_search": {
                params: components["schemas"]["PaymentsCustomersApiSearchParams"];
                request: components["schemas"]["PaymentsCustomersApiSearchRequest"];
                record: components["schemas"]["PaymentsCustomer"];
                meta: components["schemas"]["PaymentsCustomersApiSearchMeta"];
                response: components["schemas"]["PaymentsCustomersApiSearchResponse"];
            };
            "payments.invoices.list": {
                params: components["schemas"]["PaymentsInvoicesListParams"];
                request: components["schemas"]["PaymentsInvoicesListRequest"];
                record: components["schemas"]["PaymentsInvoice"];
                meta: components["schemas"]["PaymentsInvoicesListMeta"];
                response: components["schemas"]["PaymentsInvoicesListResponse"];
            };
            "payments.invoices.get": {
                params: components["schemas"]["PaymentsInvoicesGetParams"];
                request: components["schemas"]["PaymentsInvoicesGetRequest"];
                record: components["schemas"]["PaymentsInvoice"];
                response: components["schemas"]["PaymentsInvoicesGetResponse"];
            };
            "payments.invoices.api_search": {
                params: components["schemas"]["PaymentsInvoicesApiSearchParams"];
                request: components["schemas"]["PaymentsInvoicesApiSearchRequest"];
                record: components["schemas"]["PaymentsInvoiceSearchResult"];
                response: components["schemas"]["PaymentsInvoicesApiSearchResponse"];
            };
            "payments.charges.list": {
                params: components["schemas"]["PaymentsChargesListParams"];
                request: components["schemas"]["PaymentsChargesListRequest"];
                record: components["schemas"]["PaymentsCharge"];
                meta: components["schemas"]["PaymentsChargesListMeta"];
                response: components["schemas"]["PaymentsChargesListResponse"];
            };
            "payments.charges.get": {
                params: components["schemas"]["PaymentsChargesGetParams"];
                request: components["schemas"]["PaymentsChargesGetRequest"];
                record: components["schemas"]["PaymentsCharge"];
                response: components["schemas"]["PaymentsChargesGetResponse"];
            };
            "payments.charges.api_search": {
                params: components["schemas"]["PaymentsChargesApiSearchParams"];
                request: components["schemas"]["PaymentsChargesApiSearchRequest"];
                record: components["schemas"]["PaymentsChargeSearchResult"];
                response: components["schemas"]["PaymentsChargesApiSearchResponse"];
            };
            "payments.subscriptions.list": {
                params: components["schemas"]["PaymentsSubscriptionsListParams"];
                request: components["schemas"]["PaymentsSubscriptionsListRequest"];
                record: components["schemas"]["PaymentsSubscription"];
                meta: components["schemas"]["PaymentsSubscriptionsListMeta"];
                response: components["schemas"]["PaymentsSubscriptionsListResponse"];
            };
            "payments.subscriptions.get": {
                params: components["schemas"]["PaymentsSubscriptionsGetParams"];
                request: components["schemas"]["PaymentsSubscriptionsGetRequest"];
                record: components["schemas"]["PaymentsSubscription"];
                response: components["schemas"]["PaymentsSubscriptionsGetResponse"];
            };
            "payments.subscriptions.api_search": {
                params: components["schemas"]["PaymentsSubscriptionsApiSearchParams"];
                request: components["schemas"]["PaymentsSubscriptionsApiSearchRequest"];
                record: components["schemas"]["PaymentsSubscriptionSearchResult"];
                response: components["schemas"]["PaymentsSubscriptionsApiSearchResponse"];
            };
            "payments.refunds.list": {
                params: components["schemas"]["PaymentsRefundsListParams"];
                request: components["schemas"]["PaymentsRefundsListRequest"];
                record: components["schemas"]["PaymentsRefund"];
                meta: components["schemas"]["PaymentsRefundsListMeta"];
                response: components["schemas"]["PaymentsRefundsListResponse"];
            };
            "payments.refunds.create": {
                params: components["schemas"]["PaymentsRefundsCreateParams"];
                request: components["schemas"]["PaymentsRefundsCreateRequest"];
                record: components["schemas"]["PaymentsRefund"];
                response: components["schemas"]["PaymentsRefundsCreateResponse"];
            };
            "payments.refunds.get": {
                params: components["schemas"]["PaymentsRefundsGetParams"];
                request: components["schemas"]["PaymentsRefundsGetRequest"];
                record: components["schemas"]["PaymentsRefund"];
                response: components["schemas"]["PaymentsRefundsGetResponse"];
            };
            "payments.products.list": {
                params: components["schemas"]["PaymentsProductsListParams"];
                request: components["schemas"]["PaymentsProductsListRequest"];
                record: components["schemas"]["PaymentsProduct"];
                meta: components["schemas"]["PaymentsProductsListMeta"];
                response: components["schemas"]["PaymentsProductsListResponse"];
            };
            "payments.products.create": {
                params: components["schemas"]["PaymentsProductsCreateParams"];
                request: components["schemas"]["PaymentsProductsCreateRequest"];
                record: components["schemas"]["PaymentsProduct"];
                response: components["schemas"]["PaymentsProductsCreateResponse"];
            };
            "payments.products.get": {
                params: components["schemas"]["PaymentsProductsGetParams"];
                request: components["schemas"]["PaymentsProductsGetRequest"];
                record: components["schemas"]["PaymentsProduct"];
                response: components["schemas"]["PaymentsProductsGetResponse"];
            };
            "payments.products.update": {
                params: components["schemas"]["PaymentsProductsUpdateParams"];
                request: components["schemas"]["PaymentsProductsUpdateRequest"];
                record: components["schemas"]["PaymentsProduct"];
                response: components["schemas"]["PaymentsProductsUpdateResponse"];
            };
            "payments.products.delete": {
                params: components["schemas"]["PaymentsProductsDeleteParams"];
                request: components["schemas"]["PaymentsProductsDeleteRequest"];
                record: components["schemas"]["PaymentsProductDeleteResult"];
                response: components["schemas"]["PaymentsProductsDeleteResponse"];
            };
            "payments.products.api_search": {
                params: components["schemas"]["PaymentsProductsApiSearchParams"];
                request: components["schemas"]["PaymentsProductsApiSearchRequest"];
                record: components["schemas"]["PaymentsProduct"];
                meta: components["schemas"]["PaymentsProductsApiSearchMeta"];
                response: components["schemas"]["PaymentsProductsApiSearchResponse"];
            };
            "payments.balance.get": {
                params: components["schemas"]["PaymentsBalanceGetParams"];
                request: components["schemas"]["PaymentsBalanceGetRequest"];
                record: components["schemas"]["PaymentsBalance"];
                response: components["schemas"]["PaymentsBalanceGetResponse"];
            };
            "payments.balance_transactions.list": {
                params: components["schemas"]["PaymentsBalanceTransactionsListParams"];
                request: components["schemas"]["PaymentsBalanceTransactionsListRequest"];
                record: components["schemas"]["PaymentsBalanceTransaction"];
                meta: components["schemas"]["PaymentsBalanceTransactionsListMeta"];
                response: components["schemas"]["PaymentsBalanceTransactionsListResponse"];
            };
            "payments.balance_transactions.get": {
                params: components["schemas"]["PaymentsBalanceTransactionsGetParams"];
                request: components["schemas"]["PaymentsBalanceTransactionsGetRequest"];
                record: components["schemas"]["PaymentsBalanceTransaction"];
                response: components["schemas"]["PaymentsBalanceTransactionsGetResponse"];
            };
            "payments.payment_intents.list": {
                params: components["schemas"]["PaymentsPaymentIntentsListParams"];
                request: components["schemas"]["PaymentsPaymentIntentsListRequest"];
                record: components["schemas"]["PaymentsPaymentIntent"];
                meta: components["schemas"]["PaymentsPaymentIntentsListMeta"];
                response: components["schemas"]["PaymentsPaymentIntentsListResponse"];
            };
            "payments.payment_intents.get": {
                params: components["schemas"]["PaymentsPaymentIntentsGetParams"];
                request: components["schemas"]["PaymentsPaymentIntentsGetRequest"];
                record: components["schemas"]["PaymentsPaymentIntent"];
                response: components["schemas"]["PaymentsPaymentIntentsGetResponse"];
            };
            "payments.payment_intents.api_search": {
                params: components["schemas"]["PaymentsPaymentIntentsApiSearchParams"];
                request: components["schemas"]["PaymentsPaymentIntentsApiSearchRequest"];
                record: components["schemas"]["PaymentsPaymentIntent"];
                meta: components["schemas"]["PaymentsPaymentIntentsApiSearchMeta"];
                response: components["schemas"]["PaymentsPaymentIntentsApiSearchResponse"];
            };
            "payments.disputes.list": {
                params: components["schemas"]["PaymentsDisputesListParams"];
                request: components["schemas"]["PaymentsDisputesListRequest"];
                record: components["schemas"]["PaymentsDispute"];
                meta: components["schemas"]["PaymentsDisputesListMeta"];
                response: components["schemas"]["PaymentsDisputesListResponse"];
            };
            "payments.disputes.get": {
                params: components["schemas"]["PaymentsDisputesGetParams"];
                request: components["schemas"]["PaymentsDisputesGetRequest"];
                record: components["schemas"]["PaymentsDispute"];
                response: components["schemas"]["PaymentsDisputesGetResponse"];
            };
            "payments.payouts.list": {
                params: components["schemas"]["PaymentsPayoutsListParams"];
                request: components["schemas"]["PaymentsPayoutsListRequest"];
                record: components["schemas"]["PaymentsPayout"];
                meta: components["schemas"]["PaymentsPayoutsListMeta"];
                response: components["schemas"]["PaymentsPayoutsListResponse"];
            };
            "payments.payouts.get": {
                params: components["schemas"]["PaymentsPayoutsGetParams"];
                request: components["schemas"]["PaymentsPayoutsGetRequest"];
                record: components["schemas"]["PaymentsPayout"];
                response: components["schemas"]["PaymentsPayoutsGetResponse"];
            };
            "project_tracker.issues.api_search": {
                params: components["schemas"]["ProjectTrackerIssuesApiSearchParams"];
                request: components["schemas"]["ProjectTrackerIssuesApiSearchRequest"];
                record: components["schemas"]["ProjectTrackerIssue"];
                meta: components["schemas"]["ProjectTrackerIssuesApiSearchMeta"];
                response: components["schemas"]["ProjectTrackerIssuesApiSearchResponse"];
            };
            "project_tracker.issues.get": {
                params: components["schemas"]["ProjectTrackerIssuesGetParams"];
                request: components["schemas"]["ProjectTrackerIssuesGetRequest"];
                record: components["schemas"]["ProjectTrackerIssue"];
                response: components["schemas"]["ProjectTrackerIssuesGetResponse"];
            };
            "project_tracker.projects.api_search": {
                params: components["schemas"]["ProjectTrackerProjectsApiSearchParams"];
                request: components["schemas"]["ProjectTrackerProjectsApiSearchRequest"];
                record: components["schemas"]["ProjectTrackerProject"];
                meta: components["schemas"]["ProjectTrackerProjectsApiSearchMeta"];
                response: components["schemas"]["ProjectTrackerProjectsApiSearchResponse"];
            };
            "project_tracker.projects.get": {
                params: components["schemas"]["ProjectTrackerProjectsGetParams"];
                request: components["schemas"]["ProjectTrackerProjectsGetRequest"];
                record: components["schemas"]["ProjectTrackerProject"];
                response: components["schemas"]["ProjectTrackerProjectsGetResponse"];
            };
            "project_tracker.users.get": {
                params: components["schemas"]["ProjectTrackerUsersGetParams"];
                request: components["schemas"]["ProjectTrackerUsersGetRequest"];
                record: components["schemas"]["ProjectTrackerUser"];
                response: components["schemas"]["ProjectTrackerUsersGetResponse"];
            };
            "project_tracker.users.list": {
                params: components["schemas"]["ProjectTrackerUsersListParams"];
                request: components["schemas"]["ProjectTrackerUsersListRequest"];
                record: components["schemas"]["ProjectTrackerUser"];
                response: components["schemas"]["ProjectTrackerUsersListResponse"];
            };
            "project_tracker.users.api_search": {
                params: components["schemas"]["ProjectTrackerUsersApiSearchParams"];
                request: components["schemas"]["ProjectTrackerUsersApiSearchRequest"];
                record: components["schemas"]["ProjectTrackerUser"];
                response: components["schemas"]["ProjectTrackerUsersApiSearchResponse"];
            };
            "project_tracker.issue_fields.list": {
                params: components["schemas"]["ProjectTrackerIssueFieldsListParams"];
                request: components["schemas"]["ProjectTrackerIssueFieldsListRequest"];
                record: components["schemas"]["ProjectTrackerIssueField"];
                response: components["schemas"]["ProjectTrackerIssueFieldsListResponse"];
            };
            "project_tracker.issue_fields.api_search": {
                params: components["schemas"]["ProjectTrackerIssueFieldsApiSearchParams"];
                request: components["schemas"]["ProjectTrackerIssueFieldsApiSearchRequest"];
                record: components["schemas"]["ProjectTrackerIssueFieldSearchResult"];
                response: components["schemas"]["ProjectTrackerIssueFieldsApiSearchResponse"];
            };
            "project_tracker.issue_comments.list": {
                params: components["schemas"]["ProjectTrackerIssueCommentsListParams"];
                request: components["schemas"]["ProjectTrackerIssueCommentsListRequest"];
                record: components["schemas"]["ProjectTrackerIssueComment"];
                meta: components["schemas"]["ProjectTrackerIssueCommentsListMeta"];
                response: components["schemas"]["ProjectTrackerIssueCommentsListResponse"];
            };
            "project_tracker.issue_comments.get": {
                params: components["schemas"]["ProjectTrackerIssueCommentsGetParams"];
                request: components["schemas"]["ProjectTrackerIssueCommentsGetRequest"];
                record: components["schemas"]["ProjectTrackerIssueComment"];
                response: components["schemas"]["ProjectTrackerIssueCommentsGetResponse"];
            };
            "project_tracker.issue_worklogs.list": {
                params: components["schemas"]["ProjectTrackerIssueWorklogsListParams"];
                request: components["schemas"]["ProjectTrackerIssueWorklogsListRequest"];
                record: components["schemas"]["ProjectTrackerIssueWorklog"];
                meta: components["schemas"]["ProjectTrackerIssueWorklogsListMeta"];
                response: components["schemas"]["ProjectTrackerIssueWorklogsListResponse"];
            };
            "project_tracker.issue_worklogs.get": {
                params: components["schemas"]["ProjectTrackerIssueWorklogsGetParams"];
                request: components["schemas"]["ProjectTrackerIssueWorklogsGetRequest"];
                record: components["schemas"]["ProjectTrackerIssueWorklog"];
                response: components["schemas"]["ProjectTrackerIssueWorklogsGetResponse"];
            };
            "recruiting.candidates.list": {
                params: components["schemas"]["RecruitingCandidatesListParams"];
                request: components["schemas"]["RecruitingCandidatesListRequest"];
                record: components["schemas"]["RecruitingCandidate"];
                response: components["schemas"]["RecruitingCandidatesListResponse"];
            };
            "recruiting.candidates.get": {
                params: components["schemas"]["RecruitingCandidatesGetParams"];
                request: components["schemas"]["RecruitingCandidatesGetRequest"];
                record: components["schemas"]["RecruitingCandidate"];
                response: components["schemas"]["RecruitingCandidatesGetResponse"];
            };
            "recruiting.applications.list": {
                params: components["schemas"]["RecruitingApplicationsListParams"];
                request: components["schemas"]["RecruitingApplicationsListRequest"];
                record: components["schemas"]["RecruitingApplication"];
                response: components["schemas"]["RecruitingApplicationsListResponse"];
            };
            "recruiting.applications.get": {
                params: components["schemas"]["RecruitingApplicationsGetParams"];
                request: components["schemas"]["RecruitingApplicationsGetRequest"];
                record: components["schemas"]["RecruitingApplication"];
                response: components["schemas"]["RecruitingApplicationsGetResponse"];
            };
            "recruiting.jobs.list": {
                params: components["schemas"]["RecruitingJobsListParams"];
                request: components["schemas"]["RecruitingJobsListRequest"];
                record: components["schemas"]["RecruitingJob"];
                response: components["schemas"]["RecruitingJobsListResponse"];
            };
            "recruiting.jobs.get": {
                params: components["schemas"]["RecruitingJobsGetParams"];
                request: components["schemas"]["RecruitingJobsGetRequest"];
                record: components["schemas"]["RecruitingJob"];
                response: components["schemas"]["RecruitingJobsGetResponse"];
            };
            "recruiting.offers.list": {
                params: components["schemas"]["RecruitingOffersListParams"];
                request: components["schemas"]["RecruitingOffersListRequest"];
                record: components["schemas"]["RecruitingOffer"];
                response: components["schemas"]["RecruitingOffersListResponse"];
            };
            "recruiting.offers.get": {
                params: components["schemas"]["RecruitingOffersGetParams"];
                request: components["schemas"]["RecruitingOffersGetRequest"];
                record: components["schemas"]["RecruitingOffer"];
                response: components["schemas"]["RecruitingOffersGetResponse"];
            };
            "recruiting.users.list": {
                params: components["schemas"]["RecruitingUsersListParams"];
                request: components["schemas"]["RecruitingUsersListRequest"];
                record: components["schemas"]["RecruitingUser"];
                response: components["schemas"]["RecruitingUsersListResponse"];
            };
            "recruiting.users.get": {
                params: components["schemas"]["RecruitingUsersGetParams"];
                request: components["schemas"]["RecruitingUsersGetRequest"];
                record: components["schemas"]["RecruitingUser"];
                response: components["schemas"]["RecruitingUsersGetResponse"];
            };
            "recruiting.departments.list": {
                params: components["schemas"]["RecruitingDepartmentsListParams"];
                request: components["schemas"]["RecruitingDepartmentsListRequest"];
                record: components["schemas"]["RecruitingDepartment"];
                response: components["schemas"]["RecruitingDepartmentsListResponse"];
            };
            "recruiting.departments.get": {
                params: components["schemas"]["RecruitingDepartmentsGetParams"];
                request: components["schemas"]["RecruitingDepartmentsGetRequest"];
                record: components["schemas"]["RecruitingDepartment"];
                response: components["schemas"]["RecruitingDepartmentsGetResponse"];
            };
            "recruiting.offices.list": {
                params: components["schemas"]["RecruitingOfficesListParams"];
                request: components["schemas"]["RecruitingOfficesListRequest"];
                record: components["schemas"]["RecruitingOffice"];
                response: components["schemas"]["RecruitingOfficesListResponse"];
            };
            "recruiting.offices.get": {
                params: components["schemas"]["RecruitingOfficesGetParams"];
                request: components["schemas"]["RecruitingOfficesGetRequest"];
                record: components["schemas"]["RecruitingOffice"];
                response: components["schemas"]["RecruitingOfficesGetResponse"];
            };
            "recruiting.job_posts.list": {
                params: components["schemas"]["RecruitingJobPostsListParams"];
                request: components["schemas"]["RecruitingJobPostsListRequest"];
                record: components["schemas"]["RecruitingJobPost"];
                response: components["schemas"]["RecruitingJobPostsListResponse"];
            };
            "recruiting.job_posts.get": {
                params: components["schemas"]["RecruitingJobPostsGetParams"];
                request: components["schemas"]["RecruitingJobPostsGetRequest"];
                record: components["schemas"]["RecruitingJobPost"];
                response: components["schemas"]["RecruitingJobPostsGetResponse"];
            };
            "recruiting.sources.list": {
                params: components["schemas"]["RecruitingSourcesListParams"];
                request: components["schemas"]["RecruitingSourcesListRequest"];
                record: components["schemas"]["RecruitingSource"];
                response: components["schemas"]["RecruitingSourcesListResponse"];
            };
            "recruiting.scheduled_interviews.list": {
                params: components["schemas"]["RecruitingScheduledInterviewsListParams"];
                request: components["schemas"]["RecruitingScheduledInterviewsListRequest"];
                record: components["schemas"]["RecruitingScheduledInterview"];
                response: components["schemas"]["RecruitingScheduledInterviewsListResponse"];
            };
            "recruiting.scheduled_interviews.get": {
                params: components["schemas"]["RecruitingScheduledInterviewsGetParams"];
                request: components["schemas"]["RecruitingScheduledInterviewsGetRequest"];
                record: components["schemas"]["RecruitingScheduledInterview"];
                response: components["schemas"]["RecruitingScheduledInterviewsGetResponse"];
            };
            "recruiting.application_attachment.download": {
                params: components["schemas"]["RecruitingApplicationAttachmentDownloadParams"];
                request: components["schemas"]["RecruitingApplicationAttachmentDownloadRequest"];
            };
            "recruiting.candidate_attachment.download": {
                params: components["schemas"]["RecruitingCandidateAttachmentDownloadParams"];
                request: components["schemas"]["RecruitingCandidateAttachmentDownloadRequest"];
            };
        };
        ExecuteRequest: components["schemas"]["CrmExecuteRequest"] | components["schemas"]["FileStorageExecuteRequest"] | components["schemas"]["IssueTrackerExecuteRequest"] | components["schemas"]["MessagingExecuteRequest"] | components["schemas"]["PaymentsExecuteRequest"] | components["schemas"]["ProjectTrackerExecuteRequest"] | components["schemas"]["RecruitingExecuteRequest"];
        ExecuteResponse: components["schemas"]["CrmExecuteResponse"] | components["schemas"]["FileStorageExecuteResponse"] | components["schemas"]["IssueTrackerExecuteResponse"] | components["schemas"]["MessagingExecuteResponse"] | components["schemas"]["PaymentsExecuteResponse"] | components["schemas"]["ProjectTrackerExecuteResponse"] | components["schemas"]["RecruitingExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["CrmCreateRequest"] | components["schemas"]["FileStorageCreateRequest"] | components["schemas"]["IssueTrackerCreateRequest"] | components["schemas"]["MessagingCreateRequest"] | components["schemas"]["PaymentsCreateRequest"] | components["schemas"]["ProjectTrackerCreateRequest"] | components["schemas"]["RecruitingCreateRequest"] | components["schemas"]["GatewayUnknownInstanceRequest"];
        /** @description Creates an instance of a connector that is not in the catalog. */
        GatewayUnknownInstanceRequest: {
            /** @description Id of the connector to create the instance for. Each connector has one fixed id. */
            connector_definition_id: string;
            /**
             * @description Credentials of the third-party account. The fields depend on the connector.
             * @example {
             *       "api_key": "sk_test_EXAMPLE0000"
             *     }
             */
            auth_config: {
                [key: string]: unknown;
            };
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        /** @description The new connector instance. */
        GatewayCreateInstanceResponse: {
            /**
             * @description Id of the new instance. The path of the execute endpoint takes it.
             * @example inst_EXAMPLE0001
             */
            id?: string;
        };
        /** @description The body of every error response. */
        GatewayErrorBody: {
            /**
             * @description Summary of the error.
             * @example The request is not valid.
             */
            message?: string | null;
            /** @description Individual errors. */
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        /** @description A single error in a request. */
        GatewayErrorDetail: {
            /**
             * @description Path of the field that caused the error.
             * @example params.id
             */
            field?: string | null;
            /**
             * @description What is wrong with the field.
             * @example Field required
             */
            message?: string | null;
            /**
             * @description Machine-readable error code.
             * @example missing
             */
            error_code?: string | null;
        };
        CrmCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "36c891d9-4bd9-43ac-bad2-10e12756272c";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["CrmAuthConfig"];
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        CrmExecuteRequest: components["schemas"]["CrmContactsRequest"] | components["schemas"]["CrmCompaniesRequest"] | components["schemas"]["CrmDealsRequest"] | components["schemas"]["CrmTicketsRequest"] | components["schemas"]["CrmSchemasRequest"] | components["schemas"]["CrmObjectsRequest"];
        CrmContactsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "contacts";
            action: string;
        } & (components["schemas"]["CrmContactsListRequest"] | components["schemas"]["CrmContactsGetRequest"] | components["schemas"]["CrmContactsApiSearchRequest"]);
        CrmCompaniesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "companies";
            action: string;
        } & (components["schemas"]["CrmCompaniesListRequest"] | components["schemas"]["CrmCompaniesGetRequest"] | components["schemas"]["CrmCompaniesApiSearchRequest"]);
        CrmDealsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "deals";
            action: string;
        } & (components["schemas"]["CrmDealsListRequest"] | components["schemas"]["CrmDealsGetRequest"] | components["schemas"]["CrmDealsApiSearchRequest"]);
        CrmTicketsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "tickets";
            action: string;
        } & (components["schemas"]["CrmTicketsListRequest"] | components["schemas"]["CrmTicketsGetRequest"] | components["schemas"]["CrmTicketsApiSearchRequest"]);
        CrmSchemasRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "schemas";
            action: string;
        } & (components["schemas"]["CrmSchemasListRequest"] | components["schemas"]["CrmSchemasGetRequest"]);
        CrmObjectsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "objects";
            action: string;
        } & (components["schemas"]["CrmObjectsListRequest"] | components["schemas"]["CrmObjectsGetRequest"]);
        CrmExecuteResponse: components["schemas"]["CrmContactsListResponse"] | components["schemas"]["CrmContactsGetResponse"] | components["schemas"]["CrmContactsApiSearchResponse"] | components["schemas"]["CrmCompaniesListResponse"] | components["schemas"]["CrmCompaniesGetResponse"] | components["schemas"]["CrmCompaniesApiSearchResponse"] | components["schemas"]["CrmDealsListResponse"] | components["schemas"]["CrmDealsGetResponse"] | components["schemas"]["CrmDealsApiSearchResponse"] | components["schemas"]["CrmTicketsListResponse"] | components["schemas"]["CrmTicketsGetResponse"] | components["schemas"]["CrmTicketsApiSearchResponse"] | components["schemas"]["CrmSchemasListResponse"] | components["schemas"]["CrmSchemasGetResponse"] | components["schemas"]["CrmObjectsListResponse"] | components["schemas"]["CrmObjectsGetResponse"];
        CrmContactsListParams: {
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example email,lastname
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists contacts. */
        CrmContactsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmContactsListParams"];
        };
        CrmContactsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmContactsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmContactsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmContactsGetParams: {
            /**
             * @description Id of the contact, or its value of the property named in `idProperty`.
             * @example 512001
             */
            contactId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example email,lastname
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Returns one contact by its id or by a unique property. */
        CrmContactsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmContactsGetParams"];
        };
        CrmContactsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmContactsApiSearchParams: {
            /**
             * @description Groups of filters to search by.
             * @example [
             *       {
             *         "filters": [
             *           {
             *             "operator": "EQ",
             *             "propertyName": "lifecyclestage",
             *             "value": "customer"
             *           }
             *         ]
             *       }
             *     ]
             */
            filterGroups?: components["schemas"]["CrmSearchFilterGroup"][];
            /**
             * @description Names of the properties to return.
             * @example [
             *       "email",
             *       "lastname"
             *     ]
             */
            properties?: string[];
            /**
             * @description Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Sort criteria for the results.
             * @example [
             *       {
             *         "propertyName": "createdate",
             *         "direction": "DESCENDING"
             *       }
             *     ]
             */
            sorts?: components["schemas"]["CrmSearchSort"][];
            /**
             * @description Text to search for.
             * @example example.com
             */
            query?: string;
        };
        /** @description Searches contacts by property filters and text. */
        CrmContactsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmContactsApiSearchParams"];
        };
        CrmContactsApiSearchMeta: {
            /**
             * @description Total number of records that match the search.
             * @example 2
             */
            total: number;
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmContactsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmContactsApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesListParams: {
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example name,domain
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists companies. */
        CrmCompaniesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmCompaniesListParams"];
        };
        CrmCompaniesListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmCompaniesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmCompaniesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesGetParams: {
            /**
             * @description Id of the company, or its value of the property named in `idProperty`.
             * @example 612001
             */
            companyId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example name,domain
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Returns one company by its id or by a unique property. */
        CrmCompaniesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmCompaniesGetParams"];
        };
        CrmCompaniesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesApiSearchParams: {
            /**
             * @description Groups of filters to search by.
             * @example [
             *       {
             *         "filters": [
             *           {
             *             "operator": "EQ",
             *             "propertyName": "lifecyclestage",
             *             "value": "customer"
             *           }
             *         ]
             *       }
             *     ]
             */
            filterGroups?: components["schemas"]["CrmSearchFilterGroup"][];
            /**
             * @description Names of the properties to return.
             * @example [
             *       "name",
             *       "domain"
             *     ]
             */
            properties?: string[];
            /**
             * @description Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Sort criteria for the results.
             * @example [
             *       {
             *         "propertyName": "createdate",
             *         "direction": "DESCENDING"
             *       }
             *     ]
             */
            sorts?: components["schemas"]["CrmSearchSort"][];
            /**
             * @description Text to search for.
             * @example example.com
             */
            query?: string;
        };
        /** @description Searches companies by property filters and text. */
        CrmCompaniesApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmCompaniesApiSearchParams"];
        };
        CrmCompaniesApiSearchMeta: {
            /**
             * @description Total number of records that match the search.
             * @example 2
             */
            total: number;
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmCompaniesApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmCompaniesApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsListParams: {
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example dealname,amount
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example dealstage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists deals. */
        CrmDealsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmDealsListParams"];
        };
        CrmDealsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmDealsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmDealsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsGetParams: {
            /**
             * @description Id of the deal, or its value of the property named in `idProperty`.
             * @example 712001
             */
            dealId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example dealname,amount
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example dealstage
             */
            propertiesWithHistory?: string;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Returns one deal by its id or by a unique property. */
        CrmDealsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmDealsGetParams"];
        };
        CrmDealsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsApiSearchParams: {
            /**
             * @description Groups of filters to search by.
             * @example [
             *       {
             *         "filters": [
             *           {
             *             "operator": "EQ",
             *             "propertyName": "dealstage",
             *             "value": "closedwon"
             *           }
             *         ]
             *       }
             *     ]
             */
            filterGroups?: components["schemas"]["CrmSearchFilterGroup"][];
            /**
             * @description Names of the properties to return.
             * @example [
             *       "dealname",
             *       "amount"
             *     ]
             */
            properties?: string[];
            /**
             * @description Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Sort criteria for the results.
             * @example [
             *       {
             *         "propertyName": "createdate",
             *         "direction": "DESCENDING"
             *       }
             *     ]
             */
            sorts?: components["schemas"]["CrmSearchSort"][];
            /**
             * @description Text to search for.
             * @example example.com
             */
            query?: string;
        };
        /** @description Searches deals by property filters and text. */
        CrmDealsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmDealsApiSearchParams"];
        };
        CrmDealsApiSearchMeta: {
            /**
             * @description Total number of records that match the search.
             * @example 2
             */
            total: number;
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmDealsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmDealsApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsListParams: {
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example subject,priority
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example priority
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists tickets. */
        CrmTicketsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmTicketsListParams"];
        };
        CrmTicketsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmTicketsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmTicketsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsGetParams: {
            /**
             * @description Id of the ticket, or its value of the property named in `idProperty`.
             * @example 812001
             */
            ticketId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example subject,priority
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example priority
             */
            propertiesWithHistory?: string;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Returns one ticket by its id or by a unique property. */
        CrmTicketsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmTicketsGetParams"];
        };
        CrmTicketsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsApiSearchParams: {
            /**
             * @description Groups of filters to search by.
             * @example [
             *       {
             *         "filters": [
             *           {
             *             "operator": "EQ",
             *             "propertyName": "priority",
             *             "value": "HIGH"
             *           }
             *         ]
             *       }
             *     ]
             */
            filterGroups?: components["schemas"]["CrmSearchFilterGroup"][];
            /**
             * @description Names of the properties to return.
             * @example [
             *       "subject",
             *       "priority"
             *     ]
             */
            properties?: string[];
            /**
             * @description Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Sort criteria for the results.
             * @example [
             *       {
             *         "propertyName": "createdate",
             *         "direction": "DESCENDING"
             *       }
             *     ]
             */
            sorts?: components["schemas"]["CrmSearchSort"][];
            /**
             * @description Text to search for.
             * @example example.com
             */
            query?: string;
        };
        /** @description Searches tickets by property filters and text. */
        CrmTicketsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmTicketsApiSearchParams"];
        };
        CrmTicketsApiSearchMeta: {
            /**
             * @description Total number of records that match the search.
             * @example 2
             */
            total: number;
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmTicketsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmTicketsApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmSchemasListParams: {
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists the schemas of all custom object types. */
        CrmSchemasListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "schemas";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmSchemasListParams"];
        };
        CrmSchemasListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmObjectSchema"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmSchemasGetParams: {
            /**
             * @description Custom object type, given as its fully qualified name or object type id.
             * @example 2-1234567
             */
            objectType: string;
        };
        /** @description Returns the schema of one custom object type. */
        CrmSchemasGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "schemas";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmSchemasGetParams"];
        };
        CrmSchemasGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmObjectSchema"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmObjectsListParams: {
            /**
             * @description Custom object type, given as its fully qualified name or object type id.
             * @example 2-1234567
             */
            objectType: string;
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example plate,model
             */
            properties?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example model
             */
            propertiesWithHistory?: string;
        };
        /** @description Lists the records of a custom object type. */
        CrmObjectsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "objects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmObjectsListParams"];
        };
        CrmObjectsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmObjectsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmObjectsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmObjectsGetParams: {
            /**
             * @description Custom object type, given as its fully qualified name or object type id.
             * @example 2-1234567
             */
            objectType: string;
            /**
             * @description Id of the record, or its value of the property named in `idProperty`.
             * @example 912001
             */
            objectId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example plate,model
             */
            properties?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example model
             */
            propertiesWithHistory?: string;
        };
        /** @description Returns one record of a custom object type by its id or by a unique property. */
        CrmObjectsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "objects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmObjectsGetParams"];
        };
        CrmObjectsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * OAuth 2.0
         * @description An OAuth client of the CRM and the refresh token issued to it.
         */
        CrmAuthConfig: {
            /**
             * @description Id of the OAuth client.
             * @example EXAMPLE-client-id
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example EXAMPLE-client-secret
             */
            client_secret: string;
            /**
             * @description Refresh token that is exchanged for access tokens.
             * @example EXAMPLE-refresh-token
             */
            refresh_token: string;
            /**
             * @description Access token for the CRM account. It may be omitted because `refresh_token` is given.
             * @example EXAMPLE-access-token
             */
            access_token?: string;
        };
        /** @description A condition on one property. */
        CrmSearchFilter: {
            /**
             * @description Operator that compares the property with the value or values.
             * @example EQ
             * @enum {string}
             */
            operator?: "BETWEEN" | "CONTAINS_TOKEN" | "EQ" | "GT" | "GTE" | "HAS_PROPERTY" | "IN" | "LT" | "LTE" | "NEQ" | "NOT_CONTAINS_TOKEN" | "NOT_HAS_PROPERTY" | "NOT_IN";
            /**
             * @description Name of the property to filter by.
             * @example lifecyclestage
             */
            propertyName?: string;
            /**
             * @description Value to match.
             * @example customer
             */
            value?: string;
            /**
             * @description Values to match.
             * @example [
             *       "customer",
             *       "opportunity"
             *     ]
             */
            values?: string[];
        };
        /** @description A group of filters. */
        CrmSearchFilterGroup: {
            /**
             * @description Filters in the group.
             * @example [
             *       {
             *         "operator": "EQ",
             *         "propertyName": "lifecyclestage",
             *         "value": "customer"
             *       }
             *     ]
             */
            filters?: components["schemas"]["CrmSearchFilter"][];
        };
        /** @description A sort criterion. */
        CrmSearchSort: {
            /**
             * @description Name of the property to sort by.
             * @example createdate
             */
            propertyName?: string;
            /**
             * @description Sort direction.
             * @example DESCENDING
             * @enum {string}
             */
            direction?: "ASCENDING" | "DESCENDING";
        };
        /** @description A contact, company, deal, ticket or custom object. All five have the same fields and differ only in their `properties`. */
        CrmCrmObject: {
            /** @description Id of the record, unique within its object type. */
            id: string;
            /** @description Values of the returned properties by property name. */
            properties: {
                [key: string]: unknown;
            };
            /** @description When the record was created, as an ISO 8601 timestamp. */
            createdAt: string;
            /** @description When the record was last updated, as an ISO 8601 timestamp. */
            updatedAt: string;
            /** @description Whether the record is archived. */
            archived: boolean;
            /** @description When the record was archived, as an ISO 8601 timestamp. */
            archivedAt?: string | null;
            /** @description Current and previous values of the properties requested with history, by property name. */
            propertiesWithHistory?: {
                [key: string]: unknown;
            } | null;
            /** @description Associated records by object type. */
            associations?: {
                [key: string]: unknown;
            } | null;
            /** @description Id for tracing the write request that the record comes from. */
            objectWriteTraceId?: string | null;
            /** @description URL of the record in the CRM's web app. */
            url?: string | null;
        };
        /** @description The definition of a custom object type. */
        CrmObjectSchema: {
            /** @description Id of the schema. */
            id: string;
            /** @description Internal name of the object type. */
            name: string;
            /** @description Singular and plural display names of the object type. */
            labels: {
                [key: string]: unknown;
            };
            /** @description Id of the object type, such as `2-1234567`. */
            objectTypeId: string;
            /** @description Name of the object type prefixed with the account, such as `p7654321_van`. */
            fullyQualifiedName: string;
            /** @description Names of the properties that every new record must have. */
            requiredProperties: string[];
            /** @description Names of the properties that text searches look in. */
            searchableProperties: string[];
            /** @description Name of the property that identifies a record when it is displayed. */
            primaryDisplayProperty: string;
            /** @description Names of the properties displayed below the primary one. */
            secondaryDisplayProperties: string[];
            /** @description Description of the object type. */
            description?: string | null;
            /** @description Whether the object type can have properties for sensitive data. */
            allowsSensitiveProperties: boolean;
            /** @description Whether the object type is archived. */
            archived: boolean;
            /** @description Whether the object type can be restored after it is archived. */
            restorable: boolean;
            /** @description Kind of object type, such as `PORTAL_SPECIFIC` for one that belongs to a single account. */
            metaType: string;
            /** @description Id of the user who created the object type. */
            createdByUserId: number;
            /** @description Id of the user who last updated the object type. */
            updatedByUserId: number;
            /** @description Definitions of the properties of the object type. */
            properties: {
                [key: string]: unknown;
            }[];
            /** @description Definitions of the associations with other object types. */
            associations: {
                [key: string]: unknown;
            }[];
            /** @description When the object type was created, as an ISO 8601 timestamp. */
            createdAt: string;
            /** @description When the object type was last updated, as an ISO 8601 timestamp. */
            updatedAt: string;
        };
        FileStorageCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "9f8dda77-1048-4368-815b-269bf54ee9b8";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["FileStorageAuthConfig"];
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        FileStorageExecuteRequest: components["schemas"]["FileStorageFilesRequest"] | components["schemas"]["FileStorageFilesExportRequest"] | components["schemas"]["FileStorageDrivesRequest"] | components["schemas"]["FileStoragePermissionsRequest"] | components["schemas"]["FileStorageCommentsRequest"] | components["schemas"]["FileStorageRepliesRequest"] | components["schemas"]["FileStorageRevisionsRequest"] | components["schemas"]["FileStorageChangesRequest"] | components["schemas"]["FileStorageChangesStartPageTokenRequest"] | components["schemas"]["FileStorageAboutRequest"];
        FileStorageFilesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "files";
            action: string;
        } & (components["schemas"]["FileStorageFilesListRequest"] | components["schemas"]["FileStorageFilesGetRequest"] | components["schemas"]["FileStorageFilesDownloadRequest"]);
        FileStorageFilesExportRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "files_export";
            action: string;
        } & components["schemas"]["FileStorageFilesExportDownloadRequest"];
        FileStorageDrivesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "drives";
            action: string;
        } & (components["schemas"]["FileStorageDrivesListRequest"] | components["schemas"]["FileStorageDrivesGetRequest"]);
        FileStoragePermissionsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "permissions";
            action: string;
        } & (components["schemas"]["FileStoragePermissionsListRequest"] | components["schemas"]["FileStoragePermissionsGetRequest"]);
        FileStorageCommentsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "comments";
            action: string;
        } & (components["schemas"]["FileStorageCommentsListRequest"] | components["schemas"]["FileStorageCommentsGetRequest"]);
        FileStorageRepliesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "replies";
            action: string;
        } & (components["schemas"]["FileStorageRepliesListRequest"] | components["schemas"]["FileStorageRepliesGetRequest"]);
        FileStorageRevisionsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "revisions";
            action: string;
        } & (components["schemas"]["FileStorageRevisionsListRequest"] | components["schemas"]["FileStorageRevisionsGetRequest"]);
        FileStorageChangesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "changes";
            action: string;
        } & components["schemas"]["FileStorageChangesListRequest"];
        FileStorageChangesStartPageTokenRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "changes_start_page_token";
            action: string;
        } & components["schemas"]["FileStorageChangesStartPageTokenGetRequest"];
        FileStorageAboutRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "about";
            action: string;
        } & components["schemas"]["FileStorageAboutGetRequest"];
        FileStorageExecuteResponse: components["schemas"]["FileStorageFilesListResponse"] | components["schemas"]["FileStorageFilesGetResponse"] | components["schemas"]["FileStorageDrivesListResponse"] | components["schemas"]["FileStorageDrivesGetResponse"] | components["schemas"]["FileStoragePermissionsListResponse"] | components["schemas"]["FileStoragePermissionsGetResponse"] | components["schemas"]["FileStorageCommentsListResponse"] | components["schemas"]["FileStorageCommentsGetResponse"] | components["schemas"]["FileStorageRepliesListResponse"] | components["schemas"]["FileStorageRepliesGetResponse"] | components["schemas"]["FileStorageRevisionsListResponse"] | components["schemas"]["FileStorageRevisionsGetResponse"] | components["schemas"]["FileStorageChangesListResponse"] | components["schemas"]["FileStorageChangesStartPageTokenGetResponse"] | components["schemas"]["FileStorageAboutGetResponse"];
        FileStorageFilesListParams: {
            /**
             * @description Page size.
             * @default 100
             * @example 200
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Query that files must match, in the provider's query language.
             * @example mimeType = 'image/jpeg' and trashed = false
             */
            q?: string;
            /**
             * @description Sort order. The document does not show its syntax.
             * @example modifiedTime desc
             */
            orderBy?: string;
            /**
             * @description Fields to return.
             * @example nextPageToken,files(id,name,mimeType)
             */
            fields?: string;
            /**
             * @description Spaces to search.
             * @example drive,appDataFolder
             */
            spaces?: string;
            /**
             * @description Whether to search the files of the user, of one shared drive or of all drives.
             * @example drive
             * @enum {string}
             */
            corpora?: "user" | "drive" | "allDrives";
            /**
             * @description Id of the shared drive to search.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether to include items from shared drives.
             * @example true
             */
            includeItemsFromAllDrives?: boolean;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Lists files. */
        FileStorageFilesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["FileStorageFilesListParams"];
        };
        FileStorageFilesListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
            /** @description Whether files may be missing because the search did not cover all of them. */
            incompleteSearch?: boolean | null;
        };
        FileStorageFilesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageStorageFile"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageFilesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageFilesGetParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Fields to return.
             * @example id,name,mimeType,modifiedTime
             */
            fields?: string;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Reads the metadata of one file, not its content. */
        FileStorageFilesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageFilesGetParams"];
        };
        FileStorageFilesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageStorageFile"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageFilesDownloadParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Always `media`, which requests the content of the file.
             * @example media
             * @constant
             */
            alt: "media";
            /**
             * @description Whether to download the file even if it was identified as malware or otherwise abusive.
             * @example false
             */
            acknowledgeAbuse?: boolean;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Value of an HTTP `Range` header, to download only a part of the content.
             * @example bytes=0-1048575
             */
            range_header?: string;
        };
        /** @description Downloads the content of a binary file. */
        FileStorageFilesDownloadRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageFilesDownloadParams"];
        };
        FileStorageFilesExportDownloadParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Format to export to. `application/pdf` works for every type of document. `text/plain` and `application/vnd.openxmlformats-officedocument.wordprocessingml.document` (docx) are for documents, `text/csv` and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` (xlsx) for spreadsheets, `application/vnd.openxmlformats-officedocument.presentationml.presentation` (pptx) for presentations. Known values: `application/pdf`, `text/plain`, `text/csv`, `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`, `application/vnd.openxmlformats-officedocument.presentationml.presentation`.
             * @example application/pdf
             */
            mimeType: string;
            /**
             * @description Value of an HTTP `Range` header, to download only a part of the content.
             * @example bytes=0-1048575
             */
            range_header?: string;
        };
        /** @description Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. */
        FileStorageFilesExportDownloadRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "files_export";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageFilesExportDownloadParams"];
        };
        FileStorageDrivesListParams: {
            /**
             * @description Page size.
             * @default 10
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Query that shared drives must match, in the provider's query language.
             * @example name contains 'Example'
             */
            q?: string;
            /**
             * @description Whether to make the request as a domain administrator.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Lists shared drives. */
        FileStorageDrivesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "drives";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["FileStorageDrivesListParams"];
        };
        FileStorageDrivesListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStorageDrivesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageSharedDrive"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageDrivesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageDrivesGetParams: {
            /**
             * @description Id of the shared drive.
             * @example 0ExampleDrive001
             */
            driveId: string;
            /**
             * @description Whether to make the request as a domain administrator.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Reads one shared drive. */
        FileStorageDrivesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "drives";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageDrivesGetParams"];
        };
        FileStorageDrivesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageSharedDrive"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStoragePermissionsListParams: {
            /**
             * @description Id of the file or shared drive.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Page size.
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Whether to make the request as a domain administrator.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Lists the permissions on a file or shared drive. */
        FileStoragePermissionsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "permissions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStoragePermissionsListParams"];
        };
        FileStoragePermissionsListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStoragePermissionsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStoragePermission"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStoragePermissionsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStoragePermissionsGetParams: {
            /**
             * @description Id of the file or shared drive.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the permission.
             * @example 00000000000000000001
             */
            permissionId: string;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Whether to make the request as a domain administrator.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Reads one permission. */
        FileStoragePermissionsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "permissions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStoragePermissionsGetParams"];
        };
        FileStoragePermissionsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStoragePermission"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageCommentsListParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Page size.
             * @default 20
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * Format: date-time
             * @description Only the comments last changed at this time or later.
             * @example 2025-03-01T00:00:00Z
             */
            startModifiedTime?: string;
            /**
             * @description Whether to include deleted items.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Fields to return. Required in practice: The document marks it as optional, but comments cannot be read without it.
             * @example nextPageToken,comments(id,content,resolved)
             */
            fields?: string;
        };
        /** @description Lists the comments on a file. */
        FileStorageCommentsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "comments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageCommentsListParams"];
        };
        FileStorageCommentsListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStorageCommentsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageFileComment"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageCommentsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageCommentsGetParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the comment.
             * @example AAAAExampleComment1
             */
            commentId: string;
            /**
             * @description Whether to include deleted items.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Fields to return. Required in practice: The document marks it as optional, but comments cannot be read without it.
             * @example id,content,resolved,replies
             */
            fields?: string;
        };
        /** @description Reads one comment on a file. */
        FileStorageCommentsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "comments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageCommentsGetParams"];
        };
        FileStorageCommentsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageFileComment"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageRepliesListParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the comment.
             * @example AAAAExampleComment1
             */
            commentId: string;
            /**
             * @description Page size.
             * @default 20
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Whether to include deleted items.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Fields to return. Required in practice: The document marks it as optional, but replies cannot be read without it.
             * @example nextPageToken,replies(id,content,action)
             */
            fields?: string;
        };
        /** @description Lists the replies to a comment. */
        FileStorageRepliesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "replies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageRepliesListParams"];
        };
        FileStorageRepliesListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStorageRepliesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageCommentReply"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageRepliesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageRepliesGetParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the comment.
             * @example AAAAExampleComment1
             */
            commentId: string;
            /**
             * @description Id of the reply.
             * @example AAAAExampleReply1
             */
            replyId: string;
            /**
             * @description Whether to include deleted items.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Fields to return. Required in practice: The document marks it as optional, but replies cannot be read without it.
             * @example id,content,action
             */
            fields?: string;
        };
        /** @description Reads one reply to a comment. */
        FileStorageRepliesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "replies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageRepliesGetParams"];
        };
        FileStorageRepliesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageCommentReply"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageRevisionsListParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Page size.
             * @default 200
             * @example 50
             */
            pageSize?: number;
            /**
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
        };
        /** @description Lists the revisions of a file. */
        FileStorageRevisionsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "revisions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageRevisionsListParams"];
        };
        FileStorageRevisionsListMeta: {
            /** @description Token of the next page, if there is one. */
            nextPageToken?: string | null;
        };
        FileStorageRevisionsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageRevision"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageRevisionsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageRevisionsGetParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Id of the revision.
             * @example 0ExampleRevision0001
             */
            revisionId: string;
        };
        /** @description Reads one revision of a file. */
        FileStorageRevisionsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "revisions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageRevisionsGetParams"];
        };
        FileStorageRevisionsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageRevision"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageChangesListParams: {
            /**
             * @description Token from `changes_start_page_token.get` or from the previous response.
             * @example 100042
             */
            pageToken: string;
            /**
             * @description Page size.
             * @default 100
             * @example 200
             */
            pageSize?: number;
            /**
             * @description Id of the shared drive whose changes to list.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether to include items from shared drives.
             * @example true
             */
            includeItemsFromAllDrives?: boolean;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Spaces whose changes to list.
             * @example drive
             */
            spaces?: string;
            /**
             * @description Whether to include removed items.
             * @example true
             */
            includeRemoved?: boolean;
            /**
             * @description Whether to list only changes in the current user's own drive.
             * @example false
             */
            restrictToMyDrive?: boolean;
        };
        /** @description Lists the changes since a page token was issued. */
        FileStorageChangesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "changes";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["FileStorageChangesListParams"];
        };
        FileStorageChangesListMeta: {
            /**
             * @description Token of the next page, if there is one.
             * @example null
             */
            nextPageToken?: string | null;
            /**
             * @description Token with which to list later changes, expected on the last page.
             * @example 100043
             */
            newStartPageToken?: string | null;
        };
        FileStorageChangesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageChange"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["FileStorageChangesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageChangesStartPageTokenGetParams: {
            /**
             * @description Id of the shared drive whose changes to list.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether the calling application supports shared drives.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Reads the token with which to start listing changes. */
        FileStorageChangesStartPageTokenGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "changes_start_page_token";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["FileStorageChangesStartPageTokenGetParams"];
        };
        FileStorageChangesStartPageTokenGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageStartPageToken"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageAboutGetParams: {
            /**
             * @description Fields to return. `*` selects all fields.
             * @example *
             */
            fields?: string;
        };
        /** @description Reads information about the account. */
        FileStorageAboutGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "about";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["FileStorageAboutGetParams"];
        };
        FileStorageAboutGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["FileStorageAbout"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * OAuth 2.0
         * @description OAuth 2.0 client credentials together with a refresh token of the account.
         */
        FileStorageAuthConfig: {
            /**
             * @description Access token of the account. If left out, it is obtained with the refresh token.
             * @example storage_access_EXAMPLE0000
             */
            access_token?: string;
            /**
             * @description Refresh token of the account.
             * @example storage_refresh_EXAMPLE0000
             */
            refresh_token: string;
            /**
             * @description Client id of the OAuth 2.0 client.
             * @example example-client.apps.storage.test
             */
            client_id: string;
            /**
             * @description Client secret of the OAuth 2.0 client.
             * @example storage_client_secret_EXAMPLE0000
             */
            client_secret: string;
        };
        /** @description A file or folder. */
        FileStorageStorageFile: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the file. */
            id: string;
            /** @description Name of the file. Several files in a folder can have the same name. */
            name?: string | null;
            /** @description MIME type of the file. */
            mimeType?: string | null;
            /** @description Description of the file. */
            description?: string | null;
            /** @description Whether the current user marked the file with a star. */
            starred?: boolean | null;
            /** @description Whether the file is in the trash, by itself or with a folder that contains it. */
            trashed?: boolean | null;
            /** @description Whether the file itself was moved to the trash, not only a folder that contains it. */
            explicitlyTrashed?: boolean | null;
            /** @description Ids of the folders that contain the file. */
            parents?: unknown[] | null;
            /** @description Custom properties of the file that every app can read. */
            properties?: {
                [key: string]: unknown;
            } | null;
            /** @description Custom properties of the file that only the requesting app can read. */
            appProperties?: {
                [key: string]: unknown;
            } | null;
            /** @description Spaces that contain the file, such as `drive` or `appDataFolder`. */
            spaces?: unknown[] | null;
            /** @description Version number that increases with every change to the file, as a decimal string. */
            version?: string | null;
            /** @description Link with which a browser downloads the content. */
            webContentLink?: string | null;
            /** @description Link that opens the file in the browser, in a suitable editor or viewer. */
            webViewLink?: string | null;
            /** @description Link to an icon for the type of the file. */
            iconLink?: string | null;
            /** @description Whether a thumbnail of the file exists. */
            hasThumbnail?: boolean | null;
            /** @description Link to the thumbnail, valid for a short time. */
            thumbnailLink?: string | null;
            /** @description Version number of the thumbnail, as a decimal string. */
            thumbnailVersion?: string | null;
            /** @description Whether the current user has viewed the file. */
            viewedByMe?: boolean | null;
            /** @description Time when the current user last viewed the file, in RFC 3339 format. */
            viewedByMeTime?: string | null;
            /** @description Time of creation, in RFC 3339 format. */
            createdTime?: string | null;
            /** @description Time of the last change by anyone, in RFC 3339 format. */
            modifiedTime?: string | null;
            /** @description Time of the last change by the current user, in RFC 3339 format. */
            modifiedByMeTime?: string | null;
            /** @description Whether the current user has changed the file. */
            modifiedByMe?: boolean | null;
            /** @description Time when the file was shared with the current user, in RFC 3339 format. */
            sharedWithMeTime?: string | null;
            /** @description User who shared the file with the current user. */
            sharingUser?: unknown;
            /** @description Owners of the file; files in shared drives have none. */
            owners?: components["schemas"]["FileStorageFileOwner"][] | null;
            /** @description Id of the shared drive that contains the file. */
            driveId?: string | null;
            /** @description User who last changed the file. */
            lastModifyingUser?: unknown;
            /** @description Whether the file is shared with others. */
            shared?: boolean | null;
            /** @description Whether the current user owns the file. */
            ownedByMe?: boolean | null;
            /** @description Actions that the current user can perform on the file, as booleans such as `canEdit`. */
            capabilities?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether viewers can copy the content; `copyRequiresWriterPermission` replaces it. */
            viewersCanCopyContent?: boolean | null;
            /** @description Whether copying, printing and downloading require more than read or comment access. */
            copyRequiresWriterPermission?: boolean | null;
            /** @description Whether users who can edit the file can also change its permissions. */
            writersCanShare?: boolean | null;
            /** @description Ids of the permissions on the file. */
            permissionIds?: unknown[] | null;
            /** @description Color of the folder, as an RGB hex string such as `#8f8f8f`. */
            folderColorRgb?: string | null;
            /** @description Name that the file had when it was uploaded. */
            originalFilename?: string | null;
            /** @description Full extension of the file name, such as `tar.gz`. */
            fullFileExtension?: string | null;
            /** @description Last part of the extension, such as `gz`. */
            fileExtension?: string | null;
            /** @description MD5 checksum of the content, in hexadecimal. */
            md5Checksum?: string | null;
            /** @description SHA-1 checksum of the content, in hexadecimal. */
            sha1Checksum?: string | null;
            /** @description SHA-256 checksum of the content, in hexadecimal. */
            sha256Checksum?: string | null;
            /** @description Size of the file in bytes, as a decimal string. */
            size?: string | null;
            /** @description Storage quota that the file uses, in bytes, as a decimal string. */
            quotaBytesUsed?: string | null;
            /** @description Id of the current revision. */
            headRevisionId?: string | null;
            /** @description Whether the requesting app created the file or has opened it. */
            isAppAuthorized?: boolean | null;
            /** @description Links that export an office-suite document, by MIME type. */
            exportLinks?: {
                [key: string]: unknown;
            } | null;
            /** @description Target of the shortcut, if the file is a shortcut. */
            shortcutDetails?: {
                [key: string]: unknown;
            } | null;
            /** @description Restrictions on changing the content, such as `readOnly`. */
            contentRestrictions?: unknown[] | null;
            /** @description Key that may be needed to access the file through a link. */
            resourceKey?: string | null;
            /** @description Details about sharing by link, such as the state of the link security update. */
            linkShareMetadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Labels on the file. */
            labelInfo?: {
                [key: string]: unknown;
            } | null;
            /** @description Time when the file was moved to the trash, in RFC 3339 format. */
            trashedTime?: string | null;
            /** @description User who moved the file to the trash. */
            trashingUser?: unknown;
            /** @description Metadata of an image, such as its width and height in pixels. */
            imageMediaMetadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Metadata of a video, such as its size in pixels and its duration in milliseconds. */
            videoMediaMetadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An owner of a file. */
        FileStorageFileOwner: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Display name of the owner. */
            displayName?: string | null;
            /** @description Link to the profile photo of the owner. */
            photoLink?: string | null;
            /** @description Whether the owner is the current user. */
            me?: boolean | null;
            /** @description Id of the owner as used in permissions. */
            permissionId?: string | null;
            /** @description Email address of the owner, if visible to the current user. */
            emailAddress?: string | null;
        };
        /** @description A shared drive, whose files belong to a team instead of a single user. */
        FileStorageSharedDrive: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the shared drive, also the id of its top-level folder. */
            id: string;
            /** @description Name of the shared drive. */
            name?: string | null;
            /** @description Color of the shared drive, as an RGB hex string such as `#0b8043`. */
            colorRgb?: string | null;
            /** @description Link to the background image, valid for a short time. */
            backgroundImageLink?: string | null;
            /** @description Image file whose cropped area is the background image. */
            backgroundImageFile?: {
                [key: string]: unknown;
            } | null;
            /** @description Actions that the current user can perform on the shared drive, as booleans such as `canRenameDrive`. */
            capabilities?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the theme, which defines the color and the background image. */
            themeId?: string | null;
            /** @description Time of creation, in RFC 3339 format. */
            createdTime?: string | null;
            /** @description Whether the default view leaves out the shared drive. */
            hidden?: boolean | null;
            /** @description Rules that limit what users can do with the shared drive and its items. */
            restrictions?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the organizational unit that the shared drive belongs to. */
            orgUnitId?: string | null;
        };
        /** @description The access that a user, a group, a domain or everyone has to a file or shared drive. */
        FileStoragePermission: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the permission. */
            id: string;
            /** @description Type of the grantee, such as `user`, `group`, `domain` or `anyone`. */
            type?: string | null;
            /** @description Email address of the user or group that has the permission. */
            emailAddress?: string | null;
            /** @description Domain that has the permission. */
            domain?: string | null;
            /** @description Role that the permission grants, such as `owner`, `writer` or `reader`. */
            role?: string | null;
            /** @description View that the permission belongs to, such as `published`. */
            view?: string | null;
            /** @description Whether the grantees can find the file through search. */
            allowFileDiscovery?: boolean | null;
            /** @description Display name of the grantee. */
            displayName?: string | null;
            /** @description Link to the profile photo of the grantee. */
            photoLink?: string | null;
            /** @description Time when the permission expires, in RFC 3339 format. */
            expirationTime?: string | null;
            /** @description Older name of `permissionDetails`. */
            teamDrivePermissionDetails?: unknown[] | null;
            /** @description Details of the permission in a shared drive, such as whether it is inherited. */
            permissionDetails?: unknown[] | null;
            /** @description Whether the account of the grantee no longer exists. */
            deleted?: boolean | null;
            /** @description Whether the grantee has been offered ownership and has not yet accepted it. */
            pendingOwner?: boolean | null;
        };
        /** @description A comment on a file. */
        FileStorageFileComment: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the comment. */
            id: string;
            /** @description Time of creation, in RFC 3339 format. */
            createdTime?: string | null;
            /** @description Time of the last change to the comment or one of its replies, in RFC 3339 format. */
            modifiedTime?: string | null;
            /** @description User who wrote the comment. */
            author?: unknown;
            /** @description Text of the comment as HTML, for display. */
            htmlContent?: string | null;
            /** @description Text of the comment without formatting. */
            content?: string | null;
            /** @description Whether the comment was deleted, in which case its content is missing. */
            deleted?: boolean | null;
            /** @description Whether a reply has resolved the comment. */
            resolved?: boolean | null;
            /** @description Part of the file that the comment refers to. */
            quotedFileContent?: {
                [key: string]: unknown;
            } | null;
            /** @description Region of the file that the comment is attached to. */
            anchor?: string | null;
            /** @description Replies to the comment, oldest first. */
            replies?: components["schemas"]["FileStorageCommentReply"][] | null;
            /** @description Email addresses of the users whom the comment mentions. */
            mentionedEmailAddresses?: unknown[] | null;
            /** @description Email address of the user to whom the comment is assigned. */
            assigneeEmailAddress?: string | null;
        };
        /** @description A reply to a comment, read by itself or as part of the comment. */
        FileStorageCommentReply: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the reply. */
            id: string;
            /** @description Time of creation, in RFC 3339 format. */
            createdTime?: string | null;
            /** @description Time of the last change, in RFC 3339 format. */
            modifiedTime?: string | null;
            /** @description User who wrote the reply. */
            author?: unknown;
            /** @description Text of the reply as HTML, for display. */
            htmlContent?: string | null;
            /** @description Text of the reply without formatting. */
            content?: string | null;
            /** @description Whether the reply was deleted, in which case its content is missing. */
            deleted?: boolean | null;
            /** @description What the reply does to the comment, such as `resolve` or `reopen`. */
            action?: string | null;
        };
        /** @description A version of a file, current or earlier. */
        FileStorageRevision: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Id of the revision. */
            id: string;
            /** @description MIME type of the revision. */
            mimeType?: string | null;
            /** @description Time of the last change to the revision, in RFC 3339 format. */
            modifiedTime?: string | null;
            /** @description Whether the revision is kept after newer revisions replace it. */
            keepForever?: boolean | null;
            /** @description Whether the revision is published on the web. */
            published?: boolean | null;
            /** @description Link to the published revision. */
            publishedLink?: string | null;
            /** @description Whether later revisions are published automatically. */
            publishAuto?: boolean | null;
            /** @description Whether the revision is published outside the domain of the account. */
            publishedOutsideDomain?: boolean | null;
            /** @description User who last changed the revision. */
            lastModifyingUser?: unknown;
            /** @description Name that the file had when this revision was uploaded. */
            originalFilename?: string | null;
            /** @description MD5 checksum of the content, in hexadecimal. */
            md5Checksum?: string | null;
            /** @description Size of the revision in bytes, as a decimal string. */
            size?: string | null;
            /** @description Links that export the revision of an office-suite document, by MIME type. */
            exportLinks?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A change to a file or shared drive. */
        FileStorageChange: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Whether the file or shared drive was deleted or is no longer accessible. */
            removed?: boolean | null;
            /** @description Current state of the changed file, unless it was removed. */
            file?: unknown;
            /** @description Id of the changed file. */
            fileId?: string | null;
            /** @description Id of the shared drive that the change concerns. */
            driveId?: string | null;
            /** @description Current state of the changed shared drive, unless it was removed. */
            drive?: unknown;
            /** @description Time of the change, in RFC 3339 format. */
            time?: string | null;
            /** @description Older name of `changeType`. */
            type?: string | null;
            /** @description What changed, such as `file` or `drive`. */
            changeType?: string | null;
        };
        /** @description The token with which to start reading a change feed. */
        FileStorageStartPageToken: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description Token that points to the current end of the change feed. */
            startPageToken: string;
        };
        /** @description The account, its storage and its capabilities. */
        FileStorageAbout: {
            /** @description Fixed string that identifies the type of the record. */
            kind?: string | null;
            /** @description The current user. */
            user?: unknown;
            /** @description Storage limit and usage in bytes, as decimal strings. */
            storageQuota?: {
                [key: string]: unknown;
            } | null;
            /** @description MIME types to which files can be converted on import, by source MIME type. */
            importFormats?: {
                [key: string]: unknown;
            } | null;
            /** @description MIME types to which documents can be exported, by source MIME type. */
            exportFormats?: {
                [key: string]: unknown;
            } | null;
            /** @description Maximum import sizes in bytes, as decimal strings, by MIME type. */
            maxImportSizes?: {
                [key: string]: unknown;
            } | null;
            /** @description Maximum size of an upload in bytes, as a decimal string. */
            maxUploadSize?: string | null;
            /** @description Whether the requesting app is installed for the current user. */
            appInstalled?: boolean | null;
            /** @description Colors that folders can have, as RGB hex strings. */
            folderColorPalette?: unknown[] | null;
            /** @description Themes that shared drives can have. */
            driveThemes?: unknown[] | null;
            /** @description Whether the current user can create shared drives. */
            canCreateDrives?: boolean | null;
            /** @description Older name of `canCreateDrives`. */
            canCreateTeamDrives?: boolean | null;
            /** @description Older name of `driveThemes`. */
            teamDriveThemes?: unknown[] | null;
        };
        IssueTrackerCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "1c5d8316-ed42-4473-8fbc-2626f03f070c";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["IssueTrackerAuthConfig"];
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        IssueTrackerExecuteRequest: components["schemas"]["IssueTrackerIssuesRequest"] | components["schemas"]["IssueTrackerProjectsRequest"] | components["schemas"]["IssueTrackerTeamsRequest"];
        IssueTrackerIssuesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issues";
            action: string;
        } & (components["schemas"]["IssueTrackerIssuesListRequest"] | components["schemas"]["IssueTrackerIssuesGetRequest"]);
        IssueTrackerProjectsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "projects";
            action: string;
        } & (components["schemas"]["IssueTrackerProjectsListRequest"] | components["schemas"]["IssueTrackerProjectsGetRequest"]);
        IssueTrackerTeamsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "teams";
            action: string;
        } & (components["schemas"]["IssueTrackerTeamsListRequest"] | components["schemas"]["IssueTrackerTeamsGetRequest"]);
        IssueTrackerExecuteResponse: components["schemas"]["IssueTrackerIssuesListResponse"] | components["schemas"]["IssueTrackerIssuesGetResponse"] | components["schemas"]["IssueTrackerProjectsListResponse"] | components["schemas"]["IssueTrackerProjectsGetResponse"] | components["schemas"]["IssueTrackerTeamsListResponse"] | components["schemas"]["IssueTrackerTeamsGetResponse"];
        IssueTrackerIssuesListParams: {
            /**
             * @description Number of items to return per page.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists issues. */
        IssueTrackerIssuesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["IssueTrackerIssuesListParams"];
        };
        IssueTrackerIssuesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerIssuePage"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerIssuesGetParams: {
            /**
             * @description Id of the issue.
             * @example 1f0c5a52-0000-4000-8000-000000000101
             */
            id: string;
        };
        /** @description Reads one issue. */
        IssueTrackerIssuesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["IssueTrackerIssuesGetParams"];
        };
        IssueTrackerIssuesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerIssue"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerProjectsListParams: {
            /**
             * @description Number of items to return per page.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists projects. */
        IssueTrackerProjectsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["IssueTrackerProjectsListParams"];
        };
        IssueTrackerProjectsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerProjectPage"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerProjectsGetParams: {
            /**
             * @description Id of the project.
             * @example 2f0c5a52-0000-4000-8000-000000000201
             */
            id: string;
        };
        /** @description Reads one project. */
        IssueTrackerProjectsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["IssueTrackerProjectsGetParams"];
        };
        IssueTrackerProjectsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerProject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerTeamsListParams: {
            /**
             * @description Number of items to return per page.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists teams. */
        IssueTrackerTeamsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "teams";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["IssueTrackerTeamsListParams"];
        };
        IssueTrackerTeamsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerTeamPage"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerTeamsGetParams: {
            /**
             * @description Id of the team.
             * @example 3f0c5a52-0000-4000-8000-000000000301
             */
            id: string;
        };
        /** @description Reads one team. */
        IssueTrackerTeamsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "teams";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["IssueTrackerTeamsGetParams"];
        };
        IssueTrackerTeamsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerTeam"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * API key
         * @description A personal API key of a user of the tracker.
         */
        IssueTrackerAuthConfig: {
            /**
             * @description Personal API key of the user on whose behalf the connector reads.
             * @example tracker_key_EXAMPLE0000
             */
            api_key: string;
        };
        /** @description A response with a page of issues inside `data`. */
        IssueTrackerIssuePage: {
            /** @description GraphQL response data. The public API has the page under `issues`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with one issue inside `data`. */
        IssueTrackerIssue: {
            /** @description GraphQL response data. The public API has the issue under `issue`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with a page of projects inside `data`. */
        IssueTrackerProjectPage: {
            /** @description GraphQL response data. The public API has the page under `projects`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with one project inside `data`. */
        IssueTrackerProject: {
            /** @description GraphQL response data. The public API has the project under `project`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with a page of teams inside `data`. */
        IssueTrackerTeamPage: {
            /** @description GraphQL response data. The public API has the page under `teams`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with one team inside `data`. */
        IssueTrackerTeam: {
            /** @description GraphQL response data. The public API has the team under `team`. */
            data: {
                [key: string]: unknown;
            };
        };
        MessagingCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "c2281cee-86f9-4a86-bb48-d23286b4c7bd";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["MessagingAuthConfig"];
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        MessagingExecuteRequest: components["schemas"]["MessagingUsersRequest"] | components["schemas"]["MessagingChannelsRequest"] | components["schemas"]["MessagingChannelMessagesRequest"] | components["schemas"]["MessagingThreadsRequest"];
        MessagingUsersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "users";
            action: string;
        } & (components["schemas"]["MessagingUsersListRequest"] | components["schemas"]["MessagingUsersGetRequest"]);
        MessagingChannelsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "channels";
            action: string;
        } & (components["schemas"]["MessagingChannelsListRequest"] | components["schemas"]["MessagingChannelsGetRequest"]);
        MessagingChannelMessagesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "channel_messages";
            action: string;
        } & components["schemas"]["MessagingChannelMessagesListRequest"];
        MessagingThreadsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "threads";
            action: string;
        } & components["schemas"]["MessagingThreadsListRequest"];
        MessagingExecuteResponse: components["schemas"]["MessagingUsersListResponse"] | components["schemas"]["MessagingUsersGetResponse"] | components["schemas"]["MessagingChannelsListResponse"] | components["schemas"]["MessagingChannelsGetResponse"] | components["schemas"]["MessagingChannelMessagesListResponse"] | components["schemas"]["MessagingThreadsListResponse"];
        MessagingUsersListParams: {
            /**
             * @description Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description Maximum number of records to return. The document states no default and no maximum.
             * @default 200
             * @example 50
             */
            limit?: number;
        };
        /** @description Lists the users of the workspace. */
        MessagingUsersListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["MessagingUsersListParams"];
        };
        MessagingUsersListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `cursor` in the next request.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            next_cursor?: string | null;
        };
        MessagingUsersListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingUser"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["MessagingUsersListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingUsersGetParams: {
            /**
             * @description Id of the user.
             * @example U0EXAMPLE01
             */
            user: string;
        };
        /** @description Returns one user. */
        MessagingUsersGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["MessagingUsersGetParams"];
        };
        MessagingUsersGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingUser"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingChannelsListParams: {
            /**
             * @description Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description Maximum number of records to return. The document states no default and no maximum.
             * @default 200
             * @example 50
             */
            limit?: number;
            /**
             * @description Kinds of channels to list.
             * @default public_channel
             * @example public_channel,private_channel
             */
            types?: string;
            /**
             * @description Whether to leave out archived channels.
             * @example true
             */
            exclude_archived?: boolean;
        };
        /** @description Lists the channels of the workspace. */
        MessagingChannelsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "channels";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["MessagingChannelsListParams"];
        };
        MessagingChannelsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `cursor` in the next request.
             * @example dGVhbTpDMEVYQU1QTEUy
             */
            next_cursor?: string | null;
        };
        MessagingChannelsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingChannel"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["MessagingChannelsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingChannelsGetParams: {
            /**
             * @description Id of the channel.
             * @example C0EXAMPLE01
             */
            channel: string;
        };
        /** @description Returns one channel. */
        MessagingChannelsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "channels";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["MessagingChannelsGetParams"];
        };
        MessagingChannelsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingChannel"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingChannelMessagesListParams: {
            /**
             * @description Id of the channel.
             * @example C0EXAMPLE01
             */
            channel: string;
            /**
             * @description Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description Maximum number of messages to return. The document states no default and no maximum.
             * @default 100
             * @example 25
             */
            limit?: number;
            /**
             * @description Timestamp at which the range of messages starts, in Unix seconds, with or without decimals.
             * @example 1717977600.000000
             */
            oldest?: string;
            /**
             * @description Timestamp at which the range of messages ends, in Unix seconds, with or without decimals.
             * @example 1718063999.000000
             */
            latest?: string;
            /**
             * @description Whether to include messages whose timestamp equals `oldest` or `latest`.
             * @example true
             */
            inclusive?: boolean;
        };
        /** @description Lists the messages in a channel. */
        MessagingChannelMessagesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "channel_messages";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["MessagingChannelMessagesListParams"];
        };
        MessagingChannelMessagesListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `cursor` in the next request.
             * @example bmV4dF90czoxNzE4MDAwMDAw
             */
            next_cursor?: string | null;
            /**
             * @description Whether there are more messages after this page.
             * @example true
             */
            has_more?: boolean | null;
        };
        MessagingChannelMessagesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingMessage"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["MessagingChannelMessagesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingThreadsListParams: {
            /**
             * @description Id of the channel.
             * @example C0EXAMPLE01
             */
            channel: string;
            /**
             * @description Timestamp of the parent message of the thread. Required in practice: The document marks it as optional, but thread replies are returned only if it names the parent message.
             * @example 1718000000.000100
             */
            ts?: string;
            /**
             * @description Cursor of the page to return, taken from `next_cursor` of the previous response. Leave it out to get the first page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description Maximum number of messages to return. The document states no default and no maximum.
             * @default 100
             * @example 25
             */
            limit?: number;
            /**
             * @description Timestamp at which the range of messages starts, in Unix seconds, with or without decimals.
             * @example 1717977600.000000
             */
            oldest?: string;
            /**
             * @description Timestamp at which the range of messages ends, in Unix seconds, with or without decimals.
             * @example 1718063999.000000
             */
            latest?: string;
            /**
             * @description Whether to include messages whose timestamp equals `oldest` or `latest`.
             * @example true
             */
            inclusive?: boolean;
        };
        /** @description Lists the messages in a thread. */
        MessagingThreadsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "threads";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["MessagingThreadsListParams"];
        };
        MessagingThreadsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `cursor` in the next request.
             * @example bmV4dF90czoxNzE4MDAwNDIw
             */
            next_cursor?: string | null;
            /**
             * @description Whether there are more messages after this page.
             * @example false
             */
            has_more?: boolean | null;
        };
        MessagingThreadsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["MessagingThreadMessage"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["MessagingThreadsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingAuthConfig: {
            /**
             * @description Bot token, which begins with `xoxb-`, or user token, which begins with `xoxp-`.
             * @example xoxb-EXAMPLE-not-a-real-token
             */
            access_token: string;
        } | {
            /**
             * @description Id of the OAuth client.
             * @example 0000000000.EXAMPLE
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example EXAMPLE-client-secret
             */
            client_secret: string;
            /**
             * @description Bot token that the OAuth exchange issued. The document states no prefix for it.
             * @example xoxb-EXAMPLE-from-the-oauth-exchange
             */
            access_token: string;
        };
        /** @description A user of the workspace, either a person or a bot. */
        MessagingUser: {
            /** @description Id of the user, which begins with `U` or `W`. */
            id: string;
            /** @description Id of the workspace that the user belongs to. */
            team_id?: string | null;
            /** @description User name of the account, which is not meant for display. */
            name?: string | null;
            /** @description Whether the account has been deactivated. */
            deleted?: boolean | null;
            /** @description Color in which some clients show the user's name, as six hexadecimal digits. */
            color?: string | null;
            /** @description Full name of the user, as given in their profile. */
            real_name?: string | null;
            /** @description Time zone of the user, as an IANA name such as `Europe/London`. */
            tz?: string | null;
            /** @description Name of the time zone for display, such as `British Summer Time`. */
            tz_label?: string | null;
            /** @description Offset of the user's time zone from UTC, in seconds. */
            tz_offset?: number | null;
            /** @description Profile of the user, with details such as the display name, the email address and the status. */
            profile?: unknown;
            /** @description Whether the user is an administrator of the workspace. */
            is_admin?: boolean | null;
            /** @description Whether the user is an owner of the workspace. */
            is_owner?: boolean | null;
            /** @description Whether the user is the primary owner of the workspace. */
            is_primary_owner?: boolean | null;
            /** @description Whether the user is a guest, in one channel or in several. */
            is_restricted?: boolean | null;
            /** @description Whether the user is a guest in a single channel. */
            is_ultra_restricted?: boolean | null;
            /** @description Whether the user is a bot. */
            is_bot?: boolean | null;
            /** @description Whether the user has authorized the calling app. */
            is_app_user?: boolean | null;
            /** @description Time of the last change to the user, in Unix seconds. */
            updated?: number | null;
            /** @description Whether the user has confirmed their email address. */
            is_email_confirmed?: boolean | null;
            /** @description Who may share the user's contact card, such as `EVERYONE`. */
            who_can_share_contact_card?: string | null;
        };
        /** @description A conversation in the workspace, which can be a public or private channel or a direct message. */
        MessagingChannel: {
            /** @description Id of the channel, which begins with `C`, `G` or `D`. */
            id: string;
            /** @description Name of the channel, without the leading `#`. */
            name?: string | null;
            /** @description Whether the conversation is a channel, public or private. */
            is_channel?: boolean | null;
            /** @description Whether the conversation is a private channel of the older kind, whose id begins with `G`. */
            is_group?: boolean | null;
            /** @description Whether the conversation is a direct message between two users, or a user and a bot. */
            is_im?: boolean | null;
            /** @description Whether the conversation is a direct message among several users. */
            is_mpim?: boolean | null;
            /** @description Whether only members can see the channel. */
            is_private?: boolean | null;
            /** @description Time at which the channel was created, in Unix seconds. */
            created?: number | null;
            /** @description Whether the channel is archived. */
            is_archived?: boolean | null;
            /** @description Whether this is the general channel of the workspace, which every full member joins, whatever its name. */
            is_general?: boolean | null;
            /** @description Number that marks an unlinked channel, usually 0. The provider does not document its values. */
            unlinked?: number | null;
            /** @description Name of the channel, with special characters replaced. */
            name_normalized?: string | null;
            /** @description Whether the channel is shared with another workspace, inside or outside the organization. */
            is_shared?: boolean | null;
            /** @description Whether the channel is shared between workspaces of one organization. */
            is_org_shared?: boolean | null;
            /** @description Whether sharing the channel with another organization still awaits approval. */
            is_pending_ext_shared?: boolean | null;
            /** @description Ids of the workspaces that the channel is to be shared with, once that is approved. */
            pending_shared?: unknown[] | null;
            /** @description Id of the workspace in whose context the channel is returned. */
            context_team_id?: string | null;
            /** @description Time of the last change to the channel's settings, in Unix milliseconds. */
            updated?: number | null;
            /** @description Id of the user who created the channel. */
            creator?: string | null;
            /** @description Whether the channel is shared with another organization. */
            is_ext_shared?: boolean | null;
            /** @description Ids of the workspaces that share the channel. */
            shared_team_ids?: unknown[] | null;
            /** @description Ids of the workspaces whose connection to the channel is pending. */
            pending_connected_team_ids?: unknown[] | null;
            /** @description Whether the user or bot that the access token belongs to is a member of the channel. */
            is_member?: boolean | null;
            /** @description Topic of the channel, with its text, its author and the time it was set, in Unix seconds. */
            topic?: unknown;
            /** @description Purpose of the channel, with its text, its author and the time it was set, in Unix seconds. */
            purpose?: unknown;
            /** @description Earlier names of the channel. */
            previous_names?: unknown[] | null;
            /** @description Number of members of the channel. */
            num_members?: number | null;
            /** @description Id of the parent conversation, null if there is none. */
            parent_conversation?: string | null;
            /** @description Further properties of the channel, such as its canvas, its tabs and its posting restrictions. */
            properties?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the caller can post in the channel only by replying in threads. */
            is_thread_only?: boolean | null;
            /** @description Whether the caller can read the channel but not post in it. */
            is_read_only?: boolean | null;
        };
        /** @description An emoji reaction to a message, with the users who added it. */
        MessagingMessageReaction: {
            /** @description Name of the emoji, without colons. */
            name?: string | null;
            /** @description Ids of users who reacted with the emoji. The list may be shorter than `count`. */
            users?: unknown[] | null;
            /** @description Number of users who reacted with the emoji. */
            count?: number | null;
        };
        /** @description A secondary part of a message, such as the preview of a link. */
        MessagingMessageAttachment: {
            /** @description Number of the attachment within the message, counted from 1. */
            id?: number | null;
            /** @description Plain text that clients show when they cannot display the attachment. */
            fallback?: string | null;
            /** @description Color of the bar beside the attachment, usually six hexadecimal digits. */
            color?: string | null;
            /** @description Text above the attachment. */
            pretext?: string | null;
            /** @description Name of the author. */
            author_name?: string | null;
            /** @description URL that the author's name links to. */
            author_link?: string | null;
            /** @description URL of the small image beside the author's name. */
            author_icon?: string | null;
            /** @description Title of the attachment. */
            title?: string | null;
            /** @description URL that the title links to. */
            title_link?: string | null;
            /** @description Main text of the attachment. */
            text?: string | null;
            /** @description Short facts shown as a table, each with a title and a value. */
            fields?: unknown[] | null;
            /** @description URL of the image at the bottom of the attachment. */
            image_url?: string | null;
            /** @description URL of the thumbnail beside the attachment. */
            thumb_url?: string | null;
            /** @description Text of the footer. */
            footer?: string | null;
            /** @description URL of the small image beside the footer. */
            footer_icon?: string | null;
            /** @description Time shown in the footer, in Unix seconds. */
            ts?: string | number | null;
        };
        /** @description A file that was shared with a message. */
        MessagingMessageFile: {
            /** @description Id of the file, which begins with `F`. */
            id?: string | null;
            /** @description Name of the file, with its extension. */
            name?: string | null;
            /** @description Title of the file. */
            title?: string | null;
            /** @description Media type of the file, such as `application/pdf`. */
            mimetype?: string | null;
            /** @description Short code of the file type, such as `pdf`. */
            filetype?: string | null;
            /** @description Name of the file type for display, such as `PDF`. */
            pretty_type?: string | null;
            /** @description Id of the user who uploaded the file. */
            user?: string | null;
            /** @description Size of the file, in bytes. */
            size?: number | null;
            /** @description How the file is kept, such as `hosted`, `external` or `snippet`. */
            mode?: string | null;
            /** @description Whether the file is stored outside the messaging system. */
            is_external?: boolean | null;
            /** @description Kind of storage that holds an external file, such as `gdrive`. Empty for other files. */
            external_type?: string | null;
            /** @description Whether the file has been shared in a public channel. */
            is_public?: boolean | null;
            /** @description Whether the public URL of the file is active. */
            public_url_shared?: boolean | null;
            /** @description URL of the file's content. Requests to it need the access token. */
            url_private?: string | null;
            /** @description URL that downloads the file's content. Requests to it need the access token. */
            url_private_download?: string | null;
            /** @description URL of the file's page in the workspace. */
            permalink?: string | null;
            /** @description URL at which anyone can see the file while `public_url_shared` is true. */
            permalink_public?: string | null;
            /** @description Time at which the file was created, in Unix seconds. */
            created?: number | null;
            /** @description Same time as `created`, kept by the provider for older clients. */
            timestamp?: number | null;
        };
        /** @description A message in a channel. */
        MessagingMessage: {
            /** @description Type of the event, which is `message` for every message. */
            type?: string | null;
            /** @description Kind of message, such as `bot_message` or `thread_broadcast`. Ordinary messages have none. */
            subtype?: string | null;
            /** @description Timestamp of the message, in Unix seconds with six decimals, which identifies it within its channel. Always present. */
            ts: string;
            /** @description Id of the user who posted the message. */
            user?: string | null;
            /** @description Text of the message, in the provider's own markup. */
            text?: string | null;
            /** @description Timestamp of the parent message of the thread that the message belongs to. */
            thread_ts?: string | null;
            /** @description Number of replies in the thread. */
            reply_count?: number | null;
            /** @description Number of users who replied in the thread. */
            reply_users_count?: number | null;
            /** @description Timestamp of the latest reply in the thread. */
            latest_reply?: string | null;
            /** @description Ids of users who replied in the thread. */
            reply_users?: unknown[] | null;
            /** @description Whether the thread is closed to further replies. */
            is_locked?: boolean | null;
            /** @description Whether the caller follows the thread. */
            subscribed?: boolean | null;
            /** @description Emoji reactions to the message. */
            reactions?: components["schemas"]["MessagingMessageReaction"][] | null;
            /** @description Secondary parts of the message, such as previews of links. */
            attachments?: components["schemas"]["MessagingMessageAttachment"][] | null;
            /** @description Layout blocks that the message is built from, in display order. */
            blocks?: unknown[] | null;
            /** @description Files that were shared with the message. */
            files?: components["schemas"]["MessagingMessageFile"][] | null;
            /** @description Last edit of the message, with the user who made it and its timestamp. */
            edited?: unknown;
            /** @description Id of the bot that posted the message. */
            bot_id?: string | null;
            /** @description Bot that posted the message, with details such as its name and its app. */
            bot_profile?: unknown;
            /** @description Id of the app that posted the message. */
            app_id?: string | null;
            /** @description Id of the workspace that the author belongs to. */
            team?: string | null;
        };
        /** @description A message in a thread. It has all the fields of a channel message and also names the author of the parent message. */
        MessagingThreadMessage: {
            /** @description Type of the event, which is `message` for every message. */
            type?: string | null;
            /** @description Kind of message, such as `bot_message` or `thread_broadcast`. Ordinary messages have none. */
            subtype?: string | null;
            /** @description Timestamp of the message, in Unix seconds with six decimals, which identifies it within its channel. Always present. */
            ts: string;
            /** @description Id of the user who posted the message. */
            user?: string | null;
            /** @description Text of the message, in the provider's own markup. */
            text?: string | null;
            /** @description Timestamp of the parent message of the thread that the message belongs to. */
            thread_ts?: string | null;
            /** @description Number of replies in the thread. */
            reply_count?: number | null;
            /** @description Number of users who replied in the thread. */
            reply_users_count?: number | null;
            /** @description Timestamp of the latest reply in the thread. */
            latest_reply?: string | null;
            /** @description Ids of users who replied in the thread. */
            reply_users?: unknown[] | null;
            /** @description Whether the thread is closed to further replies. */
            is_locked?: boolean | null;
            /** @description Whether the caller follows the thread. */
            subscribed?: boolean | null;
            /** @description Emoji reactions to the message. */
            reactions?: components["schemas"]["MessagingMessageReaction"][] | null;
            /** @description Secondary parts of the message, such as previews of links. */
            attachments?: components["schemas"]["MessagingMessageAttachment"][] | null;
            /** @description Layout blocks that the message is built from, in display order. */
            blocks?: unknown[] | null;
            /** @description Files that were shared with the message. */
            files?: components["schemas"]["MessagingMessageFile"][] | null;
            /** @description Last edit of the message, with the user who made it and its timestamp. */
            edited?: unknown;
            /** @description Id of the bot that posted the message. */
            bot_id?: string | null;
            /** @description Bot that posted the message, with details such as its name and its app. */
            bot_profile?: unknown;
            /** @description Id of the app that posted the message. */
            app_id?: string | null;
            /** @description Id of the workspace that the author belongs to. */
            team?: string | null;
            /** @description Id of the user who posted the parent message of the thread. */
            parent_user_id?: string | null;
        };
        PaymentsCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["PaymentsAuthConfig"];
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        PaymentsExecuteRequest: components["schemas"]["PaymentsCustomersRequest"] | components["schemas"]["PaymentsInvoicesRequest"] | components["schemas"]["PaymentsChargesRequest"] | components["schemas"]["PaymentsSubscriptionsRequest"] | components["schemas"]["PaymentsRefundsRequest"] | components["schemas"]["PaymentsProductsRequest"] | components["schemas"]["PaymentsBalanceRequest"] | components["schemas"]["PaymentsBalanceTransactionsRequest"] | components["schemas"]["PaymentsPaymentIntentsRequest"] | components["schemas"]["PaymentsDisputesRequest"] | components["schemas"]["PaymentsPayoutsRequest"];
        PaymentsCustomersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "customers";
            action: string;
        } & (components["schemas"]["PaymentsCustomersListRequest"] | components["schemas"]["PaymentsCustomersCreateRequest"] | components["schemas"]["PaymentsCustomersGetRequest"] | components["schemas"]["PaymentsCustomersUpdateRequest"] | components["schemas"]["PaymentsCustomersDeleteRequest"] | components["schemas"]["PaymentsCustomersApiSearchRequest"]);
        PaymentsInvoicesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "invoices";
            action: string;
        } & (components["schemas"]["PaymentsInvoicesListRequest"] | components["schemas"]["PaymentsInvoicesGetRequest"] | components["schemas"]["PaymentsInvoicesApiSearchRequest"]);
        PaymentsChargesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "charges";
            action: string;
        } & (components["schemas"]["PaymentsChargesListRequest"] | components["schemas"]["PaymentsChargesGetRequest"] | components["schemas"]["PaymentsChargesApiSearchRequest"]);
        PaymentsSubscriptionsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "subscriptions";
            action: string;
        } & (components["schemas"]["PaymentsSubscriptionsListRequest"] | components["schemas"]["PaymentsSubscriptionsGetRequest"] | components["schemas"]["PaymentsSubscriptionsApiSearchRequest"]);
        PaymentsRefundsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "refunds";
            action: string;
        } & (components["schemas"]["PaymentsRefundsListRequest"] | components["schemas"]["PaymentsRefundsCreateRequest"] | components["schemas"]["PaymentsRefundsGetRequest"]);
        PaymentsProductsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "products";
            action: string;
        } & (components["schemas"]["PaymentsProductsListRequest"] | components["schemas"]["PaymentsProductsCreateRequest"] | components["schemas"]["PaymentsProductsGetRequest"] | components["schemas"]["PaymentsProductsUpdateRequest"] | components["schemas"]["PaymentsProductsDeleteRequest"] | components["schemas"]["PaymentsProductsApiSearchRequest"]);
        PaymentsBalanceRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "balance";
            action: string;
        } & components["schemas"]["PaymentsBalanceGetRequest"];
        PaymentsBalanceTransactionsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "balance_transactions";
            action: string;
        } & (components["schemas"]["PaymentsBalanceTransactionsListRequest"] | components["schemas"]["PaymentsBalanceTransactionsGetRequest"]);
        PaymentsPaymentIntentsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "payment_intents";
            action: string;
        } & (components["schemas"]["PaymentsPaymentIntentsListRequest"] | components["schemas"]["PaymentsPaymentIntentsGetRequest"] | components["schemas"]["PaymentsPaymentIntentsApiSearchRequest"]);
        PaymentsDisputesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "disputes";
            action: string;
        } & (components["schemas"]["PaymentsDisputesListRequest"] | components["schemas"]["PaymentsDisputesGetRequest"]);
        PaymentsPayoutsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "payouts";
            action: string;
        } & (components["schemas"]["PaymentsPayoutsListRequest"] | components["schemas"]["PaymentsPayoutsGetRequest"]);
        PaymentsExecuteResponse: components["schemas"]["PaymentsCustomersListResponse"] | components["schemas"]["PaymentsCustomersCreateResponse"] | components["schemas"]["PaymentsCustomersGetResponse"] | components["schemas"]["PaymentsCustomersUpdateResponse"] | components["schemas"]["PaymentsCustomersDeleteResponse"] | components["schemas"]["PaymentsCustomersApiSearchResponse"] | components["schemas"]["PaymentsInvoicesListResponse"] | components["schemas"]["PaymentsInvoicesGetResponse"] | components["schemas"]["PaymentsInvoicesApiSearchResponse"] | components["schemas"]["PaymentsChargesListResponse"] | components["schemas"]["PaymentsChargesGetResponse"] | components["schemas"]["PaymentsChargesApiSearchResponse"] | components["schemas"]["PaymentsSubscriptionsListResponse"] | components["schemas"]["PaymentsSubscriptionsGetResponse"] | components["schemas"]["PaymentsSubscriptionsApiSearchResponse"] | components["schemas"]["PaymentsRefundsListResponse"] | components["schemas"]["PaymentsRefundsCreateResponse"] | components["schemas"]["PaymentsRefundsGetResponse"] | components["schemas"]["PaymentsProductsListResponse"] | components["schemas"]["PaymentsProductsCreateResponse"] | components["schemas"]["PaymentsProductsGetResponse"] | components["schemas"]["PaymentsProductsUpdateResponse"] | components["schemas"]["PaymentsProductsDeleteResponse"] | components["schemas"]["PaymentsProductsApiSearchResponse"] | components["schemas"]["PaymentsBalanceGetResponse"] | components["schemas"]["PaymentsBalanceTransactionsListResponse"] | components["schemas"]["PaymentsBalanceTransactionsGetResponse"] | components["schemas"]["PaymentsPaymentIntentsListResponse"] | components["schemas"]["PaymentsPaymentIntentsGetResponse"] | components["schemas"]["PaymentsPaymentIntentsApiSearchResponse"] | components["schemas"]["PaymentsDisputesListResponse"] | components["schemas"]["PaymentsDisputesGetResponse"] | components["schemas"]["PaymentsPayoutsListResponse"] | components["schemas"]["PaymentsPayoutsGetResponse"];
        PaymentsCustomersListParams: {
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example cus_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example cus_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Filter by email address. The match is case-sensitive.
             * @example jo.sample@example.com
             */
            email?: string;
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
        };
        /** @description Lists customers. */
        PaymentsCustomersListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsCustomersListParams"];
        };
        PaymentsCustomersListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more: boolean;
        };
        PaymentsCustomersListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsCustomer"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsCustomersListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsCustomersCreateParams: {
            /**
             * @description Email address of the customer.
             * @example jo.sample@example.com
             */
            email?: string;
            /**
             * @description Full name of the person or business.
             * @example Jo Sample
             */
            name?: string;
            /**
             * @description Free-form description of the customer.
             * @example Buys for the Exampletown branch
             */
            description?: string;
            /**
             * @description Phone number of the customer.
             * @example +1 202 555 0100
             */
            phone?: string;
            /**
             * @description Postal address of the customer.
             * @example {
             *       "line1": "12 Example Street",
             *       "city": "Exampletown",
             *       "postal_code": "00000",
             *       "country": "DE"
             *     }
             */
            address?: components["schemas"]["PaymentsPostalAddress"];
            /**
             * @description Custom key-value pairs to attach to the record.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Creates a customer. */
        PaymentsCustomersCreateRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "create";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsCustomersCreateParams"];
        };
        PaymentsCustomersCreateResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsCustomer"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsCustomersGetParams: {
            /**
             * @description Id of the customer to return.
             * @example cus_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns one customer. */
        PaymentsCustomersGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsCustomersGetParams"];
        };
        PaymentsCustomersGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsCustomer"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsCustomersUpdateParams: {
            /**
             * @description Id of the customer to update.
             * @example cus_EXAMPLE0001
             */
            id: string;
            /**
             * @description New email address of the customer.
             * @example jo.sample@example.com
             */
            email?: string;
            /**
             * @description New full name of the person or business.
             * @example Jo Sample
             */
            name?: string;
            /**
             * @description New free-form description of the customer.
             * @example Buys for the Exampletown branch
             */
            description?: string;
            /**
             * @description New phone number of the customer.
             * @example +1 202 555 0100
             */
            phone?: string;
            /**
             * @description New postal address of the customer.
             * @example {
             *       "line1": "12 Example Street",
             *       "city": "Exampletown",
             *       "postal_code": "00000",
             *       "country": "DE"
             *     }
             */
            address?: components["schemas"]["PaymentsPostalAddress"];
            /**
             * @description Custom key-value pairs to attach to the record.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Updates a customer. */
        PaymentsCustomersUpdateRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "update";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsCustomersUpdateParams"];
        };
        PaymentsCustomersUpdateResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsCustomer"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsCustomersDeleteParams: {
            /**
             * @description Id of the customer to delete.
             * @example cus_EXAMPLE0001
             */
            id: string;
        };
        /** @description Deletes a customer. */
        PaymentsCustomersDeleteRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "delete";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsCustomersDeleteParams"];
        };
        PaymentsCustomersDeleteResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsCustomerDeleteResult"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsCustomersApiSearchParams: {
            /**
             * @description Search expression in the provider's search query language.
             * @example email:"jo.sample@example.com"
             */
            query: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.
             * @example page_EXAMPLE0002
             */
            page?: string;
        };
        /** @description Searches customers. Returns a list of customers, not a search result record as the invoice search does. */
        PaymentsCustomersApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsCustomersApiSearchParams"];
        };
        PaymentsCustomersApiSearchMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more: boolean;
        };
        PaymentsCustomersApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsCustomer"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsCustomersApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsInvoicesListParams: {
            /**
             * @description Filter by how payment is collected.
             * @enum {string}
             */
            collection_method?: "charge_automatically" | "send_invoice";
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Filter by customer id.
             * @example cus_EXAMPLE0001
             */
            customer?: string;
            /**
             * @description Filter by the id of the account that represents the customer.
             * @example acct_EXAMPLE0001
             */
            customer_account?: string;
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example in_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example in_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Filter by status.
             * @enum {string}
             */
            status?: "draft" | "open" | "paid" | "uncollectible" | "void";
            /**
             * @description Filter by subscription id.
             * @example sub_EXAMPLE0001
             */
            subscription?: string;
        };
        /** @description Lists invoices. */
        PaymentsInvoicesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "invoices";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsInvoicesListParams"];
        };
        PaymentsInvoicesListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more: boolean;
        };
        PaymentsInvoicesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsInvoice"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsInvoicesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsInvoicesGetParams: {
            /**
             * @description Id of the invoice to return.
             * @example in_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns one invoice. */
        PaymentsInvoicesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "invoices";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsInvoicesGetParams"];
        };
        PaymentsInvoicesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsInvoice"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsInvoicesApiSearchParams: {
            /**
             * @description Search expression in the provider's search query language.
             * @example number:"EXAMPLE1-0001"
             */
            query: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.
             * @example page_EXAMPLE0002
             */
            page?: string;
        };
        /** @description Searches invoices. */
        PaymentsInvoicesApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "invoices";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsInvoicesApiSearchParams"];
        };
        PaymentsInvoicesApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsInvoiceSearchResult"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsChargesListParams: {
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Filter by customer id.
             * @example cus_EXAMPLE0001
             */
            customer?: string;
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example ch_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Filter by payment intent id.
             * @example pi_EXAMPLE0001
             */
            payment_intent?: string;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example ch_EXAMPLE0001
             */
            starting_after?: string;
        };
        /** @description Lists charges. */
        PaymentsChargesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "charges";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsChargesListParams"];
        };
        PaymentsChargesListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more: boolean;
        };
        PaymentsChargesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsCharge"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsChargesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsChargesGetParams: {
            /**
             * @description Id of the charge to return.
             * @example ch_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns one charge. */
        PaymentsChargesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "charges";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsChargesGetParams"];
        };
        PaymentsChargesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsCharge"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsChargesApiSearchParams: {
            /**
             * @description Search expression in the provider's search query language.
             * @example amount>1000 AND currency:'eur'
             */
            query: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.
             * @example page_EXAMPLE0002
             */
            page?: string;
        };
        /** @description Searches charges. */
        PaymentsChargesApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "charges";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsChargesApiSearchParams"];
        };
        PaymentsChargesApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsChargeSearchResult"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsSubscriptionsListParams: {
            /**
             * @description Filter by automatic tax settings.
             * @example {
             *       "enabled": true
             *     }
             */
            automatic_tax?: components["schemas"]["PaymentsAutomaticTax"];
            /**
             * @description Filter by how payment is collected.
             * @enum {string}
             */
            collection_method?: "charge_automatically" | "send_invoice";
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Filter by the earliest period end among the subscription's items.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            current_period_end?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Filter by the latest period start among the subscription's items.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            current_period_start?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Filter by customer id.
             * @example cus_EXAMPLE0001
             */
            customer?: string;
            /**
             * @description Filter by the id of the account that represents the customer.
             * @example acct_EXAMPLE0001
             */
            customer_account?: string;
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example sub_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Filter by the id of a recurring price.
             * @example price_EXAMPLE0001
             */
            price?: string;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example sub_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Filter by status. `canceled` returns all canceled subscriptions, including those of deleted customers. `ended` returns canceled subscriptions and those that expired because the payment was never completed. `all` returns every status. If omitted, subscriptions that are not canceled are returned.
             * @enum {string}
             */
            status?: "canceled" | "ended" | "all";
        };
        /** @description Lists subscriptions. Canceled subscriptions are left out unless `status` is given. */
        PaymentsSubscriptionsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "subscriptions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsSubscriptionsListParams"];
        };
        PaymentsSubscriptionsListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more: boolean;
        };
        PaymentsSubscriptionsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsSubscription"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsSubscriptionsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsSubscriptionsGetParams: {
            /**
             * @description Id of the subscription to return.
             * @example sub_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns one subscription. */
        PaymentsSubscriptionsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "subscriptions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsSubscriptionsGetParams"];
        };
        PaymentsSubscriptionsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsSubscription"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsSubscriptionsApiSearchParams: {
            /**
             * @description Search expression in the provider's search query language.
             * @example status:"active"
             */
            query: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.
             * @example page_EXAMPLE0002
             */
            page?: string;
        };
        /** @description Searches subscriptions. */
        PaymentsSubscriptionsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "subscriptions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsSubscriptionsApiSearchParams"];
        };
        PaymentsSubscriptionsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsSubscriptionSearchResult"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsRefundsListParams: {
            /**
             * @description Filter by charge id.
             * @example ch_EXAMPLE0001
             */
            charge?: string;
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example re_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Filter by payment intent id.
             * @example pi_EXAMPLE0001
             */
            payment_intent?: string;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example re_EXAMPLE0001
             */
            starting_after?: string;
        };
        /** @description Lists refunds. */
        PaymentsRefundsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "refunds";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsRefundsListParams"];
        };
        PaymentsRefundsListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more: boolean;
        };
        PaymentsRefundsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsRefund"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsRefundsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsRefundsCreateParams: ({
            /**
             * @description Id of the charge to refund.
             * @example ch_EXAMPLE0001
             */
            charge: string;
            /**
             * @description Id of the payment intent to refund.
             * @example pi_EXAMPLE0001
             */
            payment_intent?: string;
            /**
             * @description Amount to refund, in the smallest currency unit (for example cents). If omitted, the provider refunds the whole amount that is left.
             * @example 1500
             */
            amount?: number;
            /**
             * @description Custom key-value pairs to attach to the record.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Reason for the refund.
             * @enum {string}
             */
            reason?: "duplicate" | "fraudulent" | "requested_by_customer";
            /**
             * @description Whether to refund the application fee as well.
             * @example false
             */
            refund_application_fee?: boolean;
            /**
             * @description Whether to reverse the transfer to the connected account as well.
             * @example false
             */
            reverse_transfer?: boolean;
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @description Id of the charge to refund.
             * @example ch_EXAMPLE0001
             */
            charge?: string;
            /**
             * @description Id of the payment intent to refund.
             * @example pi_EXAMPLE0001
             */
            payment_intent: string;
            /**
             * @description Amount to refund, in the smallest currency unit (for example cents). If omitted, the provider refunds the whole amount that is left.
             * @example 1500
             */
            amount?: number;
            /**
             * @description Custom key-value pairs to attach to the record.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Reason for the refund.
             * @enum {string}
             */
            reason?: "duplicate" | "fraudulent" | "requested_by_customer";
            /**
             * @description Whether to refund the application fee as well.
             * @example false
             */
            refund_application_fee?: boolean;
            /**
             * @description Whether to reverse the transfer to the connected account as well.
             * @example false
             */
            reverse_transfer?: boolean;
        } & {
            [key: string]: unknown;
        });
        /** @description Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent. */
        PaymentsRefundsCreateRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "refunds";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "create";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsRefundsCreateParams"];
        };
        PaymentsRefundsCreateResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsRefund"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsRefundsGetParams: {
            /**
             * @description Id of the refund to return.
             * @example re_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns one refund. */
        PaymentsRefundsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "refunds";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsRefundsGetParams"];
        };
        PaymentsRefundsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsRefund"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsListParams: {
            /**
             * @description Filter by availability. `true` returns only active products, `false` only inactive ones.
             * @example true
             */
            active?: boolean;
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example prod_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Filter by product ids.
             * @example [
             *       "prod_EXAMPLE0001",
             *       "prod_EXAMPLE0002"
             *     ]
             */
            ids?: string[];
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Set to `true` to return only shippable products.
             * @example true
             */
            shippable?: boolean;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example prod_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Filter by the URL of the product page.
             * @example https://shop.example.com/monthly-plan
             */
            url?: string;
        };
        /** @description Lists products. */
        PaymentsProductsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsProductsListParams"];
        };
        PaymentsProductsListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more: boolean;
        };
        PaymentsProductsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsProduct"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsProductsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsCreateParams: {
            /**
             * @description Product name shown to buyers. The provider requires it.
             * @example Monthly plan
             */
            name?: string;
            /**
             * @description Whether the product is available for purchase.
             * @example true
             */
            active?: boolean;
            /**
             * @description Description of the product.
             * @example All features for one month
             */
            description?: string;
            /**
             * @description Id to assign to the product.
             * @example prod_EXAMPLE0001
             */
            id?: string;
            /**
             * @description Text to show on the customer's bank or card statement.
             * @example EXAMPLE SHOP
             */
            statement_descriptor?: string;
            /**
             * @description Id of the tax code that determines how the product is taxed.
             * @example txcd_10000000
             */
            tax_code?: string;
            /**
             * @description Label for one unit of the product, such as `seat`.
             * @example seat
             */
            unit_label?: string;
            /**
             * @description URL of a web page about the product.
             * @example https://shop.example.com/monthly-plan
             */
            url?: string;
            /**
             * @description URLs of images of the product.
             * @example [
             *       "https://images.example.com/plan.png"
             *     ]
             */
            images?: string[];
            /**
             * @description Features to highlight to buyers.
             * @example [
             *       {
             *         "name": "Unlimited projects"
             *       }
             *     ]
             */
            marketing_features?: components["schemas"]["PaymentsMarketingFeature"][];
            /**
             * @description Custom key-value pairs to attach to the record.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Dimensions and weight of the product when packed for shipping.
             * @example {
             *       "height": 4.5,
             *       "length": 30,
             *       "weight": 12.25,
             *       "width": 20
             *     }
             */
            package_dimensions?: components["schemas"]["PaymentsPackageDimensions"];
            /**
             * @description Whether the product is shipped as physical goods.
             * @example false
             */
            shippable?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Creates a product. */
        PaymentsProductsCreateRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "create";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsProductsCreateParams"];
        };
        PaymentsProductsCreateResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsProduct"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsGetParams: {
            /**
             * @description Id of the product to return. The provider requires it.
             * @example prod_EXAMPLE0001
             */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Returns one product. */
        PaymentsProductsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsProductsGetParams"];
        };
        PaymentsProductsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsProduct"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsUpdateParams: {
            /**
             * @description Id of the product to update. The provider requires it.
             * @example prod_EXAMPLE0001
             */
            id?: string;
            /**
             * @description New product name shown to buyers.
             * @example Monthly plan
             */
            name?: string;
            /**
             * @description Whether the product is available for purchase from now on.
             * @example true
             */
            active?: boolean;
            /**
             * @description New description of the product.
             * @example All features for one month
             */
            description?: string;
            /**
             * @description New text to show on the customer's bank or card statement.
             * @example EXAMPLE SHOP
             */
            statement_descriptor?: string;
            /**
             * @description Id of the new tax code that determines how the product is taxed.
             * @example txcd_10000000
             */
            tax_code?: string;
            /**
             * @description New label for one unit of the product, such as `seat`.
             * @example seat
             */
            unit_label?: string;
            /**
             * @description New URL of a web page about the product.
             * @example https://shop.example.com/monthly-plan
             */
            url?: string;
            /**
             * @description New URLs of images of the product.
             * @example [
             *       "https://images.example.com/plan.png"
             *     ]
             */
            images?: string[];
            /**
             * @description New features to highlight to buyers.
             * @example [
             *       {
             *         "name": "Unlimited projects"
             *       }
             *     ]
             */
            marketing_features?: components["schemas"]["PaymentsMarketingFeature"][];
            /**
             * @description Custom key-value pairs to attach to the record.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Dimensions and weight of the product when packed for shipping.
             * @example {
             *       "height": 4.5,
             *       "length": 30,
             *       "weight": 12.25,
             *       "width": 20
             *     }
             */
            package_dimensions?: components["schemas"]["PaymentsPackageDimensions"];
            /**
             * @description Whether the product is shipped as physical goods from now on.
             * @example false
             */
            shippable?: boolean;
            /**
             * @description Id of the new default price.
             * @example price_EXAMPLE0001
             */
            default_price?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Updates a product. */
        PaymentsProductsUpdateRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "update";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsProductsUpdateParams"];
        };
        PaymentsProductsUpdateResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsProduct"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsDeleteParams: {
            /**
             * @description Id of the product to delete. The provider requires it.
             * @example prod_EXAMPLE0001
             */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Deletes a product. */
        PaymentsProductsDeleteRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "delete";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsProductsDeleteParams"];
        };
        PaymentsProductsDeleteResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsProductDeleteResult"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsApiSearchParams: {
            /**
             * @description Search expression in the provider's search query language. The provider requires it.
             * @example active:"true"
             */
            query?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.
             * @example page_EXAMPLE0002
             */
            page?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Searches products. */
        PaymentsProductsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsProductsApiSearchParams"];
        };
        PaymentsProductsApiSearchMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more?: boolean;
        };
        PaymentsProductsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsProduct"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsProductsApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsBalanceGetParams: {
            [key: string]: unknown;
        };
        /** @description Returns the balance of the account. The provider's public API takes no parameters. */
        PaymentsBalanceGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "balance";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsBalanceGetParams"];
        };
        PaymentsBalanceGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsBalance"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsBalanceTransactionsListParams: {
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: {
                /**
                 * @description Exclusive lower bound in Unix seconds.
                 * @example 1735689599
                 */
                gt?: number;
                /**
                 * @description Inclusive lower bound in Unix seconds.
                 * @example 1735689600
                 */
                gte?: number;
                /**
                 * @description Exclusive upper bound in Unix seconds.
                 * @example 1738368000
                 */
                lt?: number;
                /**
                 * @description Inclusive upper bound in Unix seconds.
                 * @example 1738367999
                 */
                lte?: number;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Filter by currency, as a three-letter ISO 4217 code in lowercase.
             * @example eur
             */
            currency?: string;
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example txn_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Filter by payout id.
             * @example po_EXAMPLE0001
             */
            payout?: string;
            /**
             * @description Filter by the id of the record that caused the transaction.
             * @example ch_EXAMPLE0001
             */
            source?: string;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example txn_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Filter by transaction type.
             * @example charge
             */
            type?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Lists balance transactions. */
        PaymentsBalanceTransactionsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "balance_transactions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsBalanceTransactionsListParams"];
        };
        PaymentsBalanceTransactionsListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more?: boolean;
        };
        PaymentsBalanceTransactionsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsBalanceTransaction"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsBalanceTransactionsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsBalanceTransactionsGetParams: {
            /**
             * @description Id of the balance transaction to return. The provider requires it.
             * @example txn_EXAMPLE0001
             */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Returns one balance transaction. */
        PaymentsBalanceTransactionsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "balance_transactions";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsBalanceTransactionsGetParams"];
        };
        PaymentsBalanceTransactionsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsBalanceTransaction"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPaymentIntentsListParams: {
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: {
                /**
                 * @description Exclusive lower bound in Unix seconds.
                 * @example 1735689599
                 */
                gt?: number;
                /**
                 * @description Inclusive lower bound in Unix seconds.
                 * @example 1735689600
                 */
                gte?: number;
                /**
                 * @description Exclusive upper bound in Unix seconds.
                 * @example 1738368000
                 */
                lt?: number;
                /**
                 * @description Inclusive upper bound in Unix seconds.
                 * @example 1738367999
                 */
                lte?: number;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Filter by customer id.
             * @example cus_EXAMPLE0001
             */
            customer?: string;
            /**
             * @description Filter by the id of the account that represents the customer.
             * @example acct_EXAMPLE0001
             */
            customer_account?: string;
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example pi_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example pi_EXAMPLE0001
             */
            starting_after?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Lists payment intents. */
        PaymentsPaymentIntentsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "payment_intents";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsPaymentIntentsListParams"];
        };
        PaymentsPaymentIntentsListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more?: boolean;
        };
        PaymentsPaymentIntentsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsPaymentIntent"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsPaymentIntentsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPaymentIntentsGetParams: {
            /**
             * @description Id of the payment intent to return. The provider requires it.
             * @example pi_EXAMPLE0001
             */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Returns one payment intent. */
        PaymentsPaymentIntentsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "payment_intents";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsPaymentIntentsGetParams"];
        };
        PaymentsPaymentIntentsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsPaymentIntent"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPaymentIntentsApiSearchParams: {
            /**
             * @description Search expression in the provider's search query language. The provider requires it.
             * @example status:"succeeded"
             */
            query?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.
             * @example page_EXAMPLE0002
             */
            page?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Searches payment intents. */
        PaymentsPaymentIntentsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "payment_intents";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsPaymentIntentsApiSearchParams"];
        };
        PaymentsPaymentIntentsApiSearchMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more?: boolean;
        };
        PaymentsPaymentIntentsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsPaymentIntent"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsPaymentIntentsApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsDisputesListParams: {
            /**
             * @description Filter by charge id.
             * @example ch_EXAMPLE0001
             */
            charge?: string;
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example dp_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Filter by payment intent id.
             * @example pi_EXAMPLE0001
             */
            payment_intent?: string;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example dp_EXAMPLE0001
             */
            starting_after?: string;
        };
        /** @description Lists disputes. */
        PaymentsDisputesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "disputes";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsDisputesListParams"];
        };
        PaymentsDisputesListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more: boolean;
        };
        PaymentsDisputesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsDispute"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsDisputesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsDisputesGetParams: {
            /**
             * @description Id of the dispute to return.
             * @example dp_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns one dispute. */
        PaymentsDisputesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "disputes";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsDisputesGetParams"];
        };
        PaymentsDisputesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsDispute"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPayoutsListParams: {
            /**
             * @description Filter by expected arrival time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            arrival_date?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Filter by creation time.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Filter by the id of the external account paid.
             * @example ba_EXAMPLE0001
             */
            destination?: string;
            /**
             * @description Paging cursor. Pass the id of the first record received to get the page before it.
             * @example po_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Page size.
             * @default 10
             * @example 25
             */
            limit?: number;
            /**
             * @description Paging cursor. Pass the id of the last record received to get the page after it.
             * @example po_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Filter by status.
             * @enum {string}
             */
            status?: "pending" | "paid" | "failed" | "canceled";
        };
        /** @description Lists payouts. */
        PaymentsPayoutsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "payouts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["PaymentsPayoutsListParams"];
        };
        PaymentsPayoutsListMeta: {
            /** @description Whether there are more records beyond this page. */
            has_more: boolean;
        };
        PaymentsPayoutsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsPayout"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["PaymentsPayoutsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPayoutsGetParams: {
            /**
             * @description Id of the payout to return.
             * @example po_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns one payout. */
        PaymentsPayoutsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "payouts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["PaymentsPayoutsGetParams"];
        };
        PaymentsPayoutsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["PaymentsPayout"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * API key
         * @description Secret API key of the account with the payment provider.
         */
        PaymentsAuthConfig: {
            /**
             * @description The provider's secret API key. It begins with `sk_test_` in test mode and with `sk_live_` in live mode.
             * @example sk_test_EXAMPLE0000
             */
            api_key: string;
        };
        /** @description Range of timestamps in Unix seconds. Each bound is optional. */
        PaymentsInterval: {
            /**
             * @description Exclusive lower bound in Unix seconds.
             * @example 1735689599
             */
            gt?: number;
            /**
             * @description Inclusive lower bound in Unix seconds.
             * @example 1735689600
             */
            gte?: number;
            /**
             * @description Exclusive upper bound in Unix seconds.
             * @example 1738368000
             */
            lt?: number;
            /**
             * @description Inclusive upper bound in Unix seconds.
             * @example 1738367999
             */
            lte?: number;
        };
        /** @description Filter by automatic tax settings. */
        PaymentsAutomaticTax: {
            /**
             * @description Whether automatic tax calculation is enabled.
             * @example true
             */
            enabled?: boolean;
        };
        /** @description A postal address. */
        PaymentsPostalAddress: {
            /**
             * @description First line of the street address.
             * @example 12 Example Street
             */
            line1?: string;
            /**
             * @description Second line of the street address.
             * @example Flat 3
             */
            line2?: string;
            /**
             * @description City or town.
             * @example Exampletown
             */
            city?: string;
            /**
             * @description State or province.
             * @example EX
             */
            state?: string;
            /**
             * @description Postal or ZIP code.
             * @example 00000
             */
            postal_code?: string;
            /**
             * @description Country as a two-letter ISO 3166-1 code.
             * @example DE
             */
            country?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A product feature that is highlighted to buyers. */
        PaymentsMarketingFeature: {
            /**
             * @description Name of the feature.
             * @example Unlimited projects
             */
            name?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Dimensions and weight of the product when packed for shipping. */
        PaymentsPackageDimensions: {
            /**
             * @description Height of the package in inches.
             * @example 4.5
             */
            height?: number;
            /**
             * @description Length of the package in inches.
             * @example 30
             */
            length?: number;
            /**
             * @description Weight of the package in ounces.
             * @example 12.25
             */
            weight?: number;
            /**
             * @description Width of the package in inches.
             * @example 20
             */
            width?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A person or business that buys from the account. */
        PaymentsCustomer: {
            /** @description Id of the customer. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "customer";
            /** @description Postal address of the customer. */
            address?: {
                [key: string]: unknown;
            } | null;
            /** @description Amount carried over to the next invoice, in the smallest currency unit (for example cents); negative if the customer has credit. */
            balance: number;
            /** @description Name of the customer's business. */
            business_name?: string | null;
            /** @description Funds that the customer has paid in and that have not been applied to a payment yet. */
            cash_balance?: {
                [key: string]: unknown;
            } | null;
            /** @description When the customer was created, in Unix seconds. */
            created: number;
            /** @description Currency in which the customer is billed, as a three-letter ISO 4217 code in lowercase. */
            currency?: string | null;
            /** @description Id of the account that represents the customer. */
            customer_account?: string | null;
            /** @description Currency used when none is specified, as a three-letter ISO 4217 code in lowercase. */
            default_currency?: string | null;
            /** @description Id of the default payment source. */
            default_source?: string | null;
            /** @description Whether a payment of the customer has failed or is overdue. */
            delinquent?: boolean | null;
            /** @description Free-form description of the customer. */
            description?: string | null;
            /** @description Discount currently applied to the customer. */
            discount?: {
                [key: string]: unknown;
            } | null;
            /** @description Email address of the customer. */
            email?: string | null;
            /** @description Name of the person, if the customer is an individual. */
            individual_name?: string | null;
            /** @description Credit that applies to the customer's next invoices, by currency. Never present in public samples. */
            invoice_credit_balance: {
                [key: string]: unknown;
            };
            /** @description Prefix of the customer's invoice numbers. */
            invoice_prefix?: string | null;
            /** @description Default settings for the customer's invoices. */
            invoice_settings: {
                [key: string]: unknown;
            };
            /** @description `true` in live mode, `false` in test mode. */
            livemode: boolean;
            /** @description Custom key-value pairs attached to the customer. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Full name of the person or business. */
            name?: string | null;
            /** @description Sequence number of the customer's next invoice, appended to the prefix. */
            next_invoice_sequence?: number | null;
            /** @description Phone number of the customer. */
            phone?: string | null;
            /** @description Languages that the customer prefers, as locale codes with the most preferred first. */
            preferred_locales?: unknown[] | null;
            /** @description Shipping name and address of the customer. */
            shipping?: {
                [key: string]: unknown;
            } | null;
            /** @description Payment sources of the customer. */
            sources?: {
                [key: string]: unknown;
            } | null;
            /** @description Current subscriptions of the customer. */
            subscriptions?: {
                [key: string]: unknown;
            } | null;
            /** @description Tax exemption status, such as `none`, `exempt` or `reverse`. */
            tax_exempt?: string | null;
            /** @description Id of the test clock that the customer belongs to. */
            test_clock?: string | null;
        };
        /** @description Confirmation that a customer was deleted. */
        PaymentsCustomerDeleteResult: {
            /** @description Id of the deleted customer. */
            id: string;
            /**
             * @description Type of the deleted record.
             * @constant
             */
            object: "customer";
            /** @description Whether the customer was deleted. */
            deleted: boolean;
        };
        /** @description A bill issued to a customer. */
        PaymentsInvoice: {
            /** @description Id of the invoice. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "invoice";
            /** @description Country of the business that issues the invoice, as a two-letter ISO 3166-1 code. */
            account_country?: string | null;
            /** @description Public name of the business that issues the invoice. */
            account_name?: string | null;
            /** @description Tax ids of the business that issues the invoice. */
            account_tax_ids?: unknown[] | null;
            /** @description Amount due, in the smallest currency unit (for example cents). */
            amount_due: number;
            /** @description Amount paid in excess of the amount due, in the smallest currency unit (for example cents). */
            amount_overpaid: number;
            /** @description Amount paid so far, in the smallest currency unit (for example cents). */
            amount_paid: number;
            /** @description Amount still to be paid, in the smallest currency unit (for example cents). */
            amount_remaining: number;
            /** @description Total shipping cost, in the smallest currency unit (for example cents). */
            amount_shipping: number;
            /** @description Id of the application that created the invoice. */
            application?: string | null;
            /** @description Fee that the application collects when the invoice is paid, in the smallest currency unit (for example cents). */
            application_fee_amount?: number | null;
            /** @description Number of payment attempts made so far. */
            attempt_count: number;
            /** @description Whether payment has been attempted. */
            attempted: boolean;
            /** @description Whether the provider finalizes the invoice and collects payment automatically. */
            auto_advance: boolean;
            /** @description Settings and latest result of automatic tax calculation. */
            automatic_tax: {
                [key: string]: unknown;
            };
            /** @description When the invoice is scheduled to be finalized automatically, in Unix seconds. */
            automatically_finalizes_at?: number | null;
            /** @description Reason the invoice was created, such as `subscription_cycle` or `manual`. */
            billing_reason?: string | null;
            /** @description Id of the latest charge for the invoice. */
            charge?: string | null;
            /**
             * @description How payment is collected.
             * @enum {string}
             */
            collection_method: "charge_automatically" | "send_invoice";
            /** @description Client secret for confirming the payment of the invoice. */
            confirmation_secret?: {
                [key: string]: unknown;
            } | null;
            /** @description When the invoice was created, in Unix seconds. */
            created: number;
            /** @description Currency of all amounts on the invoice, as a three-letter ISO 4217 code in lowercase. */
            currency: string;
            /** @description Custom fields displayed on the invoice. */
            custom_fields?: unknown[] | null;
            /** @description Id of the customer being billed. */
            customer: string;
            /** @description Id of the account that represents the customer. */
            customer_account?: string | null;
            /** @description Address of the customer, frozen when the invoice is finalized. */
            customer_address?: {
                [key: string]: unknown;
            } | null;
            /** @description Email address of the customer, frozen when the invoice is finalized. */
            customer_email?: string | null;
            /** @description Name of the customer, frozen when the invoice is finalized. */
            customer_name?: string | null;
            /** @description Phone number of the customer, frozen when the invoice is finalized. */
            customer_phone?: string | null;
            /** @description Shipping name and address of the customer, frozen when the invoice is finalized. */
            customer_shipping?: {
                [key: string]: unknown;
            } | null;
            /** @description Tax exemption status of the customer, frozen when the invoice is finalized. */
            customer_tax_exempt?: string | null;
            /** @description Tax ids of the customer, frozen when the invoice is finalized. */
            customer_tax_ids?: unknown[] | null;
            /** @description Id of the default payment method for the invoice. */
            default_payment_method?: string | null;
            /** @description Id of the default payment source for the invoice. */
            default_source?: string | null;
            /** @description Tax rates applied to line items that have none of their own. */
            default_tax_rates: {
                [key: string]: unknown;
            }[];
            /** @description Free-form description of the invoice. */
            description?: string | null;
            /** @description Discount applied to the invoice. */
            discount?: {
                [key: string]: unknown;
            } | null;
            /** @description Ids of the discounts applied to the invoice. */
            discounts: string[];
            /** @description When payment is due, in Unix seconds. */
            due_date?: number | null;
            /** @description Date of issue shown on the invoice, in Unix seconds. */
            effective_at?: number | null;
            /** @description Customer balance after the invoice was finalized, in the smallest currency unit (for example cents). */
            ending_balance?: number | null;
            /** @description Footer text displayed on the invoice. */
            footer?: string | null;
            /** @description Invoice that this one was created from. */
            from_invoice?: {
                [key: string]: unknown;
            } | null;
            /** @description URL of the hosted page where the customer can view and pay the invoice. */
            hosted_invoice_url?: string | null;
            /** @description URL of the invoice as a PDF file. */
            invoice_pdf?: string | null;
            /** @description Account that issues the invoice. */
            issuer: {
                [key: string]: unknown;
            };
            /** @description Error of the latest failed attempt to finalize the invoice. */
            last_finalization_error?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the latest revision of the invoice. */
            latest_revision?: string | null;
            /** @description Line items of the invoice. */
            lines: {
                [key: string]: unknown;
            };
            /** @description `true` in live mode, `false` in test mode. */
            livemode: boolean;
            /** @description Custom key-value pairs attached to the invoice. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description When payment is next attempted, in Unix seconds. */
            next_payment_attempt?: number | null;
            /** @description Invoice number displayed to the customer. */
            number?: string | null;
            /** @description Id of the account on whose behalf the invoice is issued. */
            on_behalf_of?: string | null;
            /** @description Whether the invoice has been paid. */
            paid?: boolean | null;
            /** @description Whether the invoice was paid outside the provider. */
            paid_out_of_band?: boolean | null;
            /** @description Subscription or quote that generated the invoice. */
            parent?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the payment intent for the invoice. */
            payment_intent?: string | null;
            /** @description Payment settings of the invoice, such as the allowed payment method types. */
            payment_settings: {
                [key: string]: unknown;
            };
            /** @description Payments made for the invoice. Never present in public samples. */
            payments: {
                [key: string]: unknown;
            };
            /** @description End of the period in which items were added to the invoice, in Unix seconds. */
            period_end: number;
            /** @description Start of the period in which items were added to the invoice, in Unix seconds. */
            period_start: number;
            /** @description Total of all credit notes issued after payment, in the smallest currency unit (for example cents). */
            post_payment_credit_notes_amount: number;
            /** @description Total of all credit notes issued before payment, in the smallest currency unit (for example cents). */
            pre_payment_credit_notes_amount: number;
            /** @description Id of the quote that the invoice was created from. */
            quote?: string | null;
            /** @description Number shown on receipts for the invoice. */
            receipt_number?: string | null;
            /** @description Settings for rendering the invoice PDF, such as its template. */
            rendering?: {
                [key: string]: unknown;
            } | null;
            /** @description Options for rendering the invoice PDF, such as whether amounts include tax. */
            rendering_options?: {
                [key: string]: unknown;
            } | null;
            /** @description Details of the shipping cost, including taxes. */
            shipping_cost?: {
                [key: string]: unknown;
            } | null;
            /** @description Shipping name and address shown on the invoice. */
            shipping_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Customer balance before the invoice was finalized, in the smallest currency unit (for example cents). */
            starting_balance: number;
            /** @description Text shown on the customer's bank or card statement. */
            statement_descriptor?: string | null;
            /** @description Status of the invoice. Known values: `draft`, `open`, `paid`, `uncollectible`, `void`. */
            status?: string | null;
            /** @description Times at which the invoice was finalized, paid, voided or marked uncollectible. */
            status_transitions: {
                [key: string]: unknown;
            };
            /** @description Id of the subscription that the invoice belongs to. */
            subscription?: string | null;
            /** @description Details of the subscription as of the time of the invoice. */
            subscription_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Total of all line items before discounts and taxes, in the smallest currency unit (for example cents). */
            subtotal: number;
            /** @description Subtotal without any tax, in the smallest currency unit (for example cents). */
            subtotal_excluding_tax?: number | null;
            /** @description Total tax, in the smallest currency unit (for example cents). */
            tax?: number | null;
            /** @description Id of the test clock that the invoice belongs to. */
            test_clock?: string | null;
            /** @description Billing threshold that triggered the invoice. */
            threshold_reason?: {
                [key: string]: unknown;
            } | null;
            /** @description Total after discounts and taxes, in the smallest currency unit (for example cents). */
            total: number;
            /** @description Amount of each discount applied to the invoice. */
            total_discount_amounts?: unknown[] | null;
            /** @description Total without any tax, in the smallest currency unit (for example cents). */
            total_excluding_tax?: number | null;
            /** @description Amount of each credit applied before tax, such as a discount. */
            total_pretax_credit_amounts?: unknown[] | null;
            /** @description Amount of tax for each tax rate. */
            total_tax_amounts?: unknown[] | null;
            /** @description Amount of each tax on the invoice. */
            total_taxes?: unknown[] | null;
            /** @description Account that receives the payment, and the amount transferred to it. */
            transfer_data?: {
                [key: string]: unknown;
            } | null;
            /** @description When all webhooks about the invoice were delivered, in Unix seconds. */
            webhooks_delivered_at?: number | null;
        };
        /** @description A single attempt to take money from a payment method. */
        PaymentsCharge: {
            /** @description Id of the charge. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "charge";
            /** @description When the charge was created, in Unix seconds. */
            created: number;
            /** @description `true` in live mode, `false` in test mode. */
            livemode: boolean;
            /** @description Amount charged, in the smallest currency unit (for example cents). */
            amount: number;
            /** @description Amount captured so far, in the smallest currency unit (for example cents). */
            amount_captured: number;
            /** @description Amount refunded so far, in the smallest currency unit (for example cents). */
            amount_refunded: number;
            /** @description History of changes to the amount. */
            amount_updates?: unknown[] | null;
            /** @description Id of the application that created the charge. */
            application?: string | null;
            /** @description Id of the application fee for the charge. */
            application_fee?: string | null;
            /** @description Application fee requested for the charge, in the smallest currency unit (for example cents). */
            application_fee_amount?: number | null;
            /** @description Complete text shown on the customer's statement, with prefix and suffix combined. */
            calculated_statement_descriptor?: string | null;
            /** @description Currency of the charge, as a three-letter ISO 4217 code in lowercase. */
            currency: string;
            /** @description Id of the customer being charged. */
            customer?: string | null;
            /** @description Free-form description of the charge. */
            description?: string | null;
            /** @description Id of the account that receives the funds. */
            destination?: string | null;
            /** @description Id of the dispute about the charge. */
            dispute?: string | null;
            /** @description Whether the charge has been disputed. */
            disputed: boolean;
            /** @description Id of the balance transaction that reverses a failed charge. */
            failure_balance_transaction?: string | null;
            /** @description Machine-readable code for why the charge failed. */
            failure_code?: string | null;
            /** @description Why the charge failed, in words. */
            failure_message?: string | null;
            /** @description Fraud assessments of the charge by the account and by the provider. */
            fraud_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the invoice that the charge pays. */
            invoice?: string | null;
            /** @description Id of the account on whose behalf the charge was made. */
            on_behalf_of?: string | null;
            /** @description Id of the order that the charge pays. */
            order?: string | null;
            /** @description Result of the risk check and the response of the payment network. */
            outcome?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the charge succeeded or was authorized for later capture. */
            paid: boolean;
            /** @description Id of the payment intent that the charge belongs to. */
            payment_intent?: string | null;
            /** @description Id of the payment method that was charged. */
            payment_method?: string | null;
            /** @description Details of the payment method at the time of the charge. */
            payment_method_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Amount and currency shown to the customer. */
            presentment_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Email address to which the receipt is sent. */
            receipt_email?: string | null;
            /** @description Number shown on the receipt. */
            receipt_number?: string | null;
            /** @description URL of the receipt. */
            receipt_url?: string | null;
            /** @description Whether the charge has been fully refunded. */
            refunded: boolean;
            /** @description Refunds of the charge. */
            refunds?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the fraud review of the charge. */
            review?: string | null;
            /** @description Shipping name and address for the purchase. */
            shipping?: {
                [key: string]: unknown;
            } | null;
            /** @description Payment source that was charged. */
            source?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the transfer that created the charge, if it came from another account. */
            source_transfer?: string | null;
            /** @description Text shown on the customer's bank or card statement. */
            statement_descriptor?: string | null;
            /** @description Text appended to the account's statement descriptor prefix. */
            statement_descriptor_suffix?: string | null;
            /**
             * @description Status of the charge.
             * @enum {string}
             */
            status: "succeeded" | "pending" | "failed";
            /** @description Account that receives the funds, and the amount transferred to it. */
            transfer_data?: {
                [key: string]: unknown;
            } | null;
            /** @description Label that groups the charge with related transfers. */
            transfer_group?: string | null;
            /** @description Whether the amount was captured rather than only authorized. */
            captured: boolean;
            /** @description Id of the balance transaction for the charge. */
            balance_transaction?: string | null;
            /** @description Name, email address, phone number and address of the payer. */
            billing_details: {
                [key: string]: unknown;
            };
            /** @description Custom key-value pairs attached to the charge. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Fraud detection settings for the charge. */
            radar_options?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An agreement to bill a customer on a recurring basis. */
        PaymentsSubscription: {
            /** @description Id of the subscription. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "subscription";
            /** @description Id of the application that created the subscription. */
            application?: string | null;
            /** @description Share of each invoice total that goes to the application, as a percentage from 0 to 100. */
            application_fee_percent?: number | null;
            /** @description Automatic tax settings of the subscription. */
            automatic_tax: {
                [key: string]: unknown;
            };
            /** @description Reference time with which billing periods are aligned, in Unix seconds. */
            billing_cycle_anchor: number;
            /** @description Day and time with which billing periods are aligned. */
            billing_cycle_anchor_config?: {
                [key: string]: unknown;
            } | null;
            /** @description Rules for calculating prorations and invoices. */
            billing_mode: {
                [key: string]: unknown;
            };
            /** @description Thresholds at which an invoice is created before the billing period ends. */
            billing_thresholds?: {
                [key: string]: unknown;
            } | null;
            /** @description When the subscription is scheduled to be canceled, in Unix seconds. */
            cancel_at?: number | null;
            /** @description Whether the subscription will be canceled at the end of the current billing period. */
            cancel_at_period_end: boolean;
            /** @description When the subscription was canceled, in Unix seconds. */
            canceled_at?: number | null;
            /** @description Reason and feedback for the cancellation. */
            cancellation_details?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description How payment is collected.
             * @enum {string}
             */
            collection_method: "charge_automatically" | "send_invoice";
            /** @description When the subscription was created, in Unix seconds. */
            created: number;
            /** @description Currency of the subscription, as a three-letter ISO 4217 code in lowercase. */
            currency: string;
            /** @description Id of the customer who is subscribed. */
            customer: string;
            /** @description Id of the account that represents the customer. */
            customer_account?: string | null;
            /** @description Number of days that the customer has to pay an invoice. */
            days_until_due?: number | null;
            /** @description Id of the default payment method for the subscription. */
            default_payment_method?: string | null;
            /** @description Id of the default payment source for the subscription. */
            default_source?: string | null;
            /** @description Tax rates applied to items that have none of their own. */
            default_tax_rates?: unknown[] | null;
            /** @description Free-form description of the subscription. */
            description?: string | null;
            /** @description Ids of the discounts applied to the subscription. */
            discounts: string[];
            /** @description When the subscription ended, in Unix seconds. */
            ended_at?: number | null;
            /** @description Settings for the subscription's invoices. */
            invoice_settings: {
                [key: string]: unknown;
            };
            /** @description Items of the subscription, each with a price and a quantity. */
            items: {
                [key: string]: unknown;
            };
            /** @description Id of the latest invoice of the subscription. */
            latest_invoice?: string | null;
            /** @description `true` in live mode, `false` in test mode. */
            livemode: boolean;
            /** @description Custom key-value pairs attached to the subscription. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description When pending invoice items are next billed, in Unix seconds. */
            next_pending_invoice_item_invoice?: number | null;
            /** @description Id of the account on whose behalf the subscription is billed. */
            on_behalf_of?: string | null;
            /** @description How payment collection is paused, if at all. */
            pause_collection?: {
                [key: string]: unknown;
            } | null;
            /** @description Payment settings for the subscription's invoices. */
            payment_settings?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Status of the subscription.
             * @enum {string}
             */
            status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused";
            /** @description Start of the current billing period, in Unix seconds. Never present in public samples. */
            current_period_start: number;
            /** @description End of the current billing period, in Unix seconds. Never present in public samples. */
            current_period_end: number;
            /** @description When the subscription started, in Unix seconds. */
            start_date: number;
            /** @description Start of the trial period, in Unix seconds. */
            trial_start?: number | null;
            /** @description End of the trial period, in Unix seconds. */
            trial_end?: number | null;
            /** @description Discount applied to the subscription. */
            discount?: {
                [key: string]: unknown;
            } | null;
            /** @description Plan of a subscription with a single item. */
            plan?: {
                [key: string]: unknown;
            } | null;
            /** @description Quantity of a subscription with a single item. */
            quantity?: number | null;
            /** @description Id of the schedule that manages the subscription. */
            schedule?: string | null;
            /** @description Id of the test clock that the subscription belongs to. */
            test_clock?: string | null;
            /** @description Account that receives the payments, and the share transferred to it. */
            transfer_data?: {
                [key: string]: unknown;
            } | null;
            /** @description Settings of the trial period, such as what happens when it ends. */
            trial_settings?: {
                [key: string]: unknown;
            } | null;
            /** @description How often pending invoice items are billed. */
            pending_invoice_item_interval?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the setup intent that collects a payment method. */
            pending_setup_intent?: string | null;
            /** @description Changes that take effect once their payment succeeds. */
            pending_update?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Money returned to a customer for a charge. */
        PaymentsRefund: {
            /** @description Id of the refund. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "refund";
            /** @description Amount refunded, in the smallest currency unit (for example cents). */
            amount: number;
            /** @description Id of the balance transaction for the refund. */
            balance_transaction?: string | null;
            /** @description Id of the charge that was refunded. */
            charge?: string | null;
            /** @description When the refund was created, in Unix seconds. */
            created: number;
            /** @description Currency of the refund, as a three-letter ISO 4217 code in lowercase. */
            currency: string;
            /** @description Free-form description of the refund. */
            description?: string | null;
            /** @description Details of where the refund is sent, by type of payment method. */
            destination_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the balance transaction that reverses a failed refund. */
            failure_balance_transaction?: string | null;
            /** @description Why the refund failed. */
            failure_reason?: string | null;
            /** @description Email address to which refund instructions are sent. */
            instructions_email?: string | null;
            /** @description Custom key-value pairs attached to the refund. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Action required before the refund can continue. */
            next_action?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the payment intent that was refunded. */
            payment_intent?: string | null;
            /** @description Why the refund is pending. */
            pending_reason?: string | null;
            /** @description Reason for the refund, such as `requested_by_customer`. */
            reason?: string | null;
            /** @description Number shown on the receipt for the refund. */
            receipt_number?: string | null;
            /** @description Id of the transfer reversal, if the charge came from another account. */
            source_transfer_reversal?: string | null;
            /** @description Status of the refund. */
            status?: string | null;
            /** @description Id of the reversal of the transfer to the connected account. */
            transfer_reversal?: string | null;
        };
        /** @description A good or service that the account sells. */
        PaymentsProduct: {
            /** @description Id of the product. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "product";
            /** @description Whether the product is available for purchase. */
            active: boolean;
            /** @description Names of the attributes that distinguish variants of the product, such as its size. */
            attributes: string[];
            /** @description When the product was created, in Unix seconds. */
            created: number;
            /** @description Id of the default price. */
            default_price?: string | null;
            /** @description Description of the product. */
            description?: string | null;
            /** @description Features of the product. Never present in public samples. */
            features: {
                [key: string]: unknown;
            }[];
            /** @description URLs of images of the product. */
            images: string[];
            /** @description `true` in live mode, `false` in test mode. */
            livemode: boolean;
            /** @description Features highlighted to buyers. */
            marketing_features: {
                [key: string]: unknown;
            }[];
            /** @description Custom key-value pairs attached to the product. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Product name shown to buyers. */
            name: string;
            /** @description Dimensions in inches and weight in ounces of the product when packed for shipping. */
            package_dimensions?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the product is shipped as physical goods. */
            shippable?: boolean | null;
            /** @description Text shown on the customer's bank or card statement. */
            statement_descriptor?: string | null;
            /** @description Id of the tax code that determines how the product is taxed. */
            tax_code?: string | null;
            /**
             * @description Whether the product is a good or a service.
             * @enum {string}
             */
            type: "good" | "service";
            /** @description Label for one unit of the product, such as `seat`. */
            unit_label?: string | null;
            /** @description When the product was last updated, in Unix seconds. */
            updated: number;
            /** @description URL of a web page about the product. */
            url?: string | null;
        };
        /** @description Confirmation that a product was deleted. */
        PaymentsProductDeleteResult: {
            /** @description Id of the deleted product. */
            id?: string;
            /**
             * @description Type of the deleted record.
             * @constant
             */
            object?: "product";
            /** @description Whether the product was deleted. */
            deleted?: boolean;
        };
        /** @description Funds that the account holds with the provider. */
        PaymentsBalance: {
            /**
             * @description Type of the record.
             * @constant
             */
            object?: "balance";
            /** @description `true` in live mode, `false` in test mode. */
            livemode?: boolean;
            /** @description Funds available for payout, with one entry per currency. */
            available?: {
                [key: string]: unknown;
            }[];
            /** @description Funds held in reserve for connected accounts, with one entry per currency. */
            connect_reserved?: unknown[] | null;
            /** @description Funds available for instant payout, with one entry per currency. */
            instant_available?: unknown[] | null;
            /** @description Funds for cards that the account issues. */
            issuing?: {
                [key: string]: unknown;
            } | null;
            /** @description Funds that are not available for payout yet, with one entry per currency. */
            pending?: {
                [key: string]: unknown;
            }[];
            /** @description Funds set aside to cover refunds and disputes. */
            refund_and_dispute_prefunding?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A movement of funds on the account balance. */
        PaymentsBalanceTransaction: {
            /** @description Id of the balance transaction. */
            id?: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object?: "balance_transaction";
            /** @description Gross amount before fees, in the smallest currency unit (for example cents); negative if funds leave the balance. */
            amount?: number;
            /** @description When the net amount becomes available, in Unix seconds. */
            available_on?: number;
            /** @description Balance that the transaction affects, such as `payments` or `issuing`. */
            balance_type?: string;
            /** @description When the balance transaction was created, in Unix seconds. */
            created?: number;
            /** @description Currency of all amounts in the transaction, as a three-letter ISO 4217 code in lowercase. */
            currency?: string;
            /** @description Free-form description of the transaction. */
            description?: string | null;
            /** @description Exchange rate used to convert the amount, if it was in another currency. */
            exchange_rate?: number | null;
            /** @description Total of all fees, in the smallest currency unit (for example cents). */
            fee?: number;
            /** @description Breakdown of the fees. */
            fee_details?: {
                [key: string]: unknown;
            }[];
            /** @description Net amount after fees, in the smallest currency unit (for example cents). */
            net?: number;
            /** @description Category of the transaction in accounting reports. */
            reporting_category?: string;
            /** @description Id of the record that caused the transaction, such as a charge or a payout. */
            source?: string | null;
            /** @description Whether the net amount is `available` or still `pending`. */
            status?: string;
            /** @description Type of the transaction, such as `charge`, `refund` or `payout`. */
            type?: string;
        };
        /** @description A payment to be collected from a customer, tracked until it completes. */
        PaymentsPaymentIntent: {
            /** @description Id of the payment intent. */
            id?: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object?: "payment_intent";
            /** @description Amount to collect, in the smallest currency unit (for example cents). */
            amount?: number;
            /** @description Amount that is authorized and can be captured, in the smallest currency unit (for example cents). */
            amount_capturable?: number;
            /** @description Amount collected so far, in the smallest currency unit (for example cents). */
            amount_received?: number;
            /** @description Id of the application that created the payment intent. */
            application?: string | null;
            /** @description Application fee requested for the payment, in the smallest currency unit (for example cents). */
            application_fee_amount?: number | null;
            /** @description When the amount is captured, such as `automatic` or `manual`. */
            capture_method?: string;
            /** @description Client secret for completing the payment from a browser or app. */
            client_secret?: string | null;
            /** @description How the payment is confirmed, such as `automatic` or `manual`. */
            confirmation_method?: string;
            /** @description When the payment intent was created, in Unix seconds. */
            created?: number;
            /** @description Currency of the payment, as a three-letter ISO 4217 code in lowercase. */
            currency?: string;
            /** @description Id of the customer who pays. */
            customer?: string | null;
            /** @description Free-form description of the payment. */
            description?: string | null;
            /** @description `true` in live mode, `false` in test mode. */
            livemode?: boolean;
            /** @description Custom key-value pairs attached to the payment intent. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Id of the payment method used for the payment. */
            payment_method?: string | null;
            /** @description Types of payment method that the payment accepts, such as `card`. */
            payment_method_types?: string[];
            /** @description Status of the payment, such as `requires_payment_method` or `succeeded`. */
            status?: string;
        };
        /** @description A payer's challenge to a charge, raised with their bank. */
        PaymentsDispute: {
            /** @description Id of the dispute. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "dispute";
            /** @description Disputed amount, in the smallest currency unit (for example cents). */
            amount: number;
            /** @description Balance transactions caused by the dispute. */
            balance_transactions: {
                [key: string]: unknown;
            }[];
            /** @description Id of the disputed charge. */
            charge: string;
            /** @description When the dispute was created, in Unix seconds. */
            created: number;
            /** @description Currency of the disputed amount, as a three-letter ISO 4217 code in lowercase. */
            currency: string;
            /** @description Enhanced evidence programs that the dispute is eligible for. */
            enhanced_eligibility_types: string[];
            /** @description Evidence submitted to contest the dispute. */
            evidence: {
                [key: string]: unknown;
            };
            /** @description Submission status of the evidence, including its deadline. */
            evidence_details: {
                [key: string]: unknown;
            };
            /** @description Whether the disputed charge can still be refunded. */
            is_charge_refundable: boolean;
            /** @description `true` in live mode, `false` in test mode. */
            livemode: boolean;
            /** @description Custom key-value pairs attached to the dispute. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Id of the disputed payment intent. */
            payment_intent?: string | null;
            /** @description Details of the payment method of the disputed charge. */
            payment_method_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Reason given by the payer, such as `product_not_received`. */
            reason: string;
            /** @description Status of the dispute. */
            status: string;
        };
        /** @description A transfer of funds from the account balance to an external account, such as a bank account. */
        PaymentsPayout: {
            /** @description Id of the payout. */
            id: string;
            /**
             * @description Type of the record.
             * @constant
             */
            object: "payout";
            /** @description Amount paid out, in the smallest currency unit (for example cents). */
            amount: number;
            /** @description Id of the application fee for the payout. */
            application_fee?: string | null;
            /** @description Application fee for the payout, in the smallest currency unit (for example cents). */
            application_fee_amount?: number | null;
            /** @description When the funds are expected to arrive, in Unix seconds. */
            arrival_date: number;
            /** @description Whether the payout was created by a payout schedule rather than manually. */
            automatic: boolean;
            /** @description Id of the balance transaction for the payout. */
            balance_transaction?: string | null;
            /** @description When the payout was created, in Unix seconds. */
            created: number;
            /** @description Currency of the payout, as a three-letter ISO 4217 code in lowercase. */
            currency: string;
            /** @description Free-form description of the payout. */
            description?: string | null;
            /** @description Id of the external account that receives the payout. */
            destination?: string | null;
            /** @description Id of the balance transaction that reverses a failed payout. */
            failure_balance_transaction?: string | null;
            /** @description Machine-readable code for why the payout failed. */
            failure_code?: string | null;
            /** @description Why the payout failed, in words. */
            failure_message?: string | null;
            /** @description `true` in live mode, `false` in test mode. */
            livemode: boolean;
            /** @description Custom key-value pairs attached to the payout. */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * @description Speed of the payout.
             * @enum {string}
             */
            method: "standard" | "instant";
            /** @description Id of the payout that this one reverses. */
            original_payout?: string | null;
            /** @description Id of the payout method that receives the funds. */
            payout_method?: string | null;
            /** @description Status of matching the payout with its balance transactions, such as `completed`. */
            reconciliation_status: string;
            /** @description Id of the payout that reverses this one. */
            reversed_by?: string | null;
            /** @description Balance that the funds are paid out from, such as `payments`. */
            source_balance?: string | null;
            /** @description Type of the funds paid out, such as `card` or `bank_account`. */
            source_type: string;
            /** @description Text shown on the bank statement of the external account. */
            statement_descriptor?: string | null;
            /** @description Status of the payout. Known values: `pending`, `paid`, `failed`, `canceled`. */
            status: string;
            /** @description Trace id with which the receiving bank can locate the payout. */
            trace_id?: {
                [key: string]: unknown;
            } | null;
            /** @description Type of the external account, such as `bank_account` or `card`. */
            type: string;
        };
        /** @description One page of invoices that match a search. */
        PaymentsInvoiceSearchResult: {
            /**
             * @description Type of the record.
             * @constant
             */
            object: "search_result";
            /** @description Matching invoices on this page. */
            data: components["schemas"]["PaymentsInvoice"][];
            /** @description Whether there are more results after this page. */
            has_more: boolean;
            /** @description Search cursor of the next page. Pass it as `page`. */
            next_page?: string | null;
            /** @description URL path of the search. */
            url: string;
        };
        /** @description One page of charges that match a search. */
        PaymentsChargeSearchResult: {
            /**
             * @description Type of the record.
             * @constant
             */
            object: "search_result";
            /** @description Matching charges on this page. */
            data: components["schemas"]["PaymentsCharge"][];
            /** @description Whether there are more results after this page. */
            has_more: boolean;
            /** @description Search cursor of the next page. Pass it as `page`. */
            next_page?: string | null;
            /** @description URL path of the search. */
            url: string;
        };
        /** @description One page of subscriptions that match a search. */
        PaymentsSubscriptionSearchResult: {
            /**
             * @description Type of the record.
             * @constant
             */
            object: "search_result";
            /** @description Matching subscriptions on this page. */
            data: components["schemas"]["PaymentsSubscription"][];
            /** @description Whether there are more results after this page. */
            has_more: boolean;
            /** @description Search cursor of the next page. Pass it as `page`. */
            next_page?: string | null;
            /** @description URL path of the search. */
            url: string;
        };
        ProjectTrackerCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "68e63de2-bb83-4c7e-93fa-a8a9051e3993";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["ProjectTrackerAuthConfig"];
            /** @description Settings of the connector other than its credentials. */
            config?: {
                /**
                 * @description Subdomain of the tenant, used to build the base address of the third-party API.
                 * @example example-team
                 */
                subdomain?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        ProjectTrackerExecuteRequest: components["schemas"]["ProjectTrackerIssuesRequest"] | components["schemas"]["ProjectTrackerProjectsRequest"] | components["schemas"]["ProjectTrackerUsersRequest"] | components["schemas"]["ProjectTrackerIssueFieldsRequest"] | components["schemas"]["ProjectTrackerIssueCommentsRequest"] | components["schemas"]["ProjectTrackerIssueWorklogsRequest"];
        ProjectTrackerIssuesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issues";
            action: string;
        } & (components["schemas"]["ProjectTrackerIssuesApiSearchRequest"] | components["schemas"]["ProjectTrackerIssuesGetRequest"]);
        ProjectTrackerProjectsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "projects";
            action: string;
        } & (components["schemas"]["ProjectTrackerProjectsApiSearchRequest"] | components["schemas"]["ProjectTrackerProjectsGetRequest"]);
        ProjectTrackerUsersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "users";
            action: string;
        } & (components["schemas"]["ProjectTrackerUsersGetRequest"] | components["schemas"]["ProjectTrackerUsersListRequest"] | components["schemas"]["ProjectTrackerUsersApiSearchRequest"]);
        ProjectTrackerIssueFieldsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issue_fields";
            action: string;
        } & (components["schemas"]["ProjectTrackerIssueFieldsListRequest"] | components["schemas"]["ProjectTrackerIssueFieldsApiSearchRequest"]);
        ProjectTrackerIssueCommentsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issue_comments";
            action: string;
        } & (components["schemas"]["ProjectTrackerIssueCommentsListRequest"] | components["schemas"]["ProjectTrackerIssueCommentsGetRequest"]);
        ProjectTrackerIssueWorklogsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issue_worklogs";
            action: string;
        } & (components["schemas"]["ProjectTrackerIssueWorklogsListRequest"] | components["schemas"]["ProjectTrackerIssueWorklogsGetRequest"]);
        ProjectTrackerExecuteResponse: components["schemas"]["ProjectTrackerIssuesApiSearchResponse"] | components["schemas"]["ProjectTrackerIssuesGetResponse"] | components["schemas"]["ProjectTrackerProjectsApiSearchResponse"] | components["schemas"]["ProjectTrackerProjectsGetResponse"] | components["schemas"]["ProjectTrackerUsersGetResponse"] | components["schemas"]["ProjectTrackerUsersListResponse"] | components["schemas"]["ProjectTrackerUsersApiSearchResponse"] | components["schemas"]["ProjectTrackerIssueFieldsListResponse"] | components["schemas"]["ProjectTrackerIssueFieldsApiSearchResponse"] | components["schemas"]["ProjectTrackerIssueCommentsListResponse"] | components["schemas"]["ProjectTrackerIssueCommentsGetResponse"] | components["schemas"]["ProjectTrackerIssueWorklogsListResponse"] | components["schemas"]["ProjectTrackerIssueWorklogsGetResponse"];
        ProjectTrackerIssuesApiSearchParams: {
            /**
             * @description Query in the tracker's query language. An `ORDER BY` clause sets the order.
             * @example project = EXA AND status = "In progress" ORDER BY updated DESC
             */
            jql?: string;
            /**
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            nextPageToken?: string;
            /**
             * @description Page size. A page can hold fewer issues when many fields or properties are requested, and holds the most when only `id` or `key` is requested.
             * @default 50
             * @example 100
             */
            maxResults?: number;
            /**
             * @description Fields to return; by default, all navigable fields.
             * @example summary,status,assignee
             */
            fields?: string;
            /**
             * @description Additional parts of the issue to include in the response.
             * @example names,changelog
             */
            expand?: string;
            /**
             * @description Keys of the issue properties to return.
             * @example review.state,review.owner
             */
            properties?: string;
            /**
             * @description Whether `fields` contains field keys (true) or field ids (false).
             * @default false
             * @example true
             */
            fieldsByKeys?: boolean;
            /**
             * @description Whether the request fails early when the data of some fields cannot be retrieved.
             * @default false
             * @example true
             */
            failFast?: boolean;
        };
        /** @description Searches issues with a query in the tracker's query language. */
        ProjectTrackerIssuesApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerIssuesApiSearchParams"];
        };
        ProjectTrackerIssuesApiSearchMeta: {
            /**
             * @description Token of the next page, left out on the last page.
             * @example null
             */
            nextPageToken?: string | null;
            /**
             * @description Whether this is the last page.
             * @example true
             */
            isLast?: boolean | null;
            /**
             * @description Number of issues that match the query.
             * @example 1
             */
            total: number;
        };
        ProjectTrackerIssuesApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssue"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssuesApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerIssuesGetParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Fields to return; by default, all navigable fields.
             * @example summary,status,assignee
             */
            fields?: string;
            /**
             * @description Additional parts of the issue to include in the response.
             * @example names,changelog
             */
            expand?: string;
            /**
             * @description Keys of the issue properties to return.
             * @example review.state,review.owner
             */
            properties?: string;
            /**
             * @description Whether `fields` contains field keys (true) or field ids (false).
             * @default false
             * @example true
             */
            fieldsByKeys?: boolean;
            /**
             * @description Whether to add this read to the user's recent history.
             * @default false
             * @example false
             */
            updateHistory?: boolean;
            /**
             * @description Whether the request fails early when the data of some fields cannot be retrieved.
             * @default false
             * @example true
             */
            failFast?: boolean;
        };
        /** @description Reads one issue. */
        ProjectTrackerIssuesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerIssuesGetParams"];
        };
        ProjectTrackerIssuesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssue"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerProjectsApiSearchParams: {
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer projects.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Sort order. A leading `+` means ascending, a leading `-` descending.
             * @example -lastIssueUpdatedDate
             * @enum {string}
             */
            orderBy?: "category" | "+category" | "-category" | "key" | "+key" | "-key" | "name" | "+name" | "-name" | "owner" | "+owner" | "-owner" | "issueCount" | "+issueCount" | "-issueCount" | "lastIssueUpdatedDate" | "+lastIssueUpdatedDate" | "-lastIssueUpdatedDate" | "archivedDate" | "+archivedDate" | "-archivedDate" | "deletedDate" | "+deletedDate" | "-deletedDate";
            /**
             * @description Only the projects with these ids.
             * @example [
             *       10000,
             *       10001
             *     ]
             */
            id?: number[];
            /**
             * @description Only the projects with these keys.
             * @example [
             *       "EXA",
             *       "DOCS"
             *     ]
             */
            keys?: string[];
            /**
             * @description Literal text to find in the key or the name, ignoring case.
             * @example export
             */
            query?: string;
            /**
             * @description Only the projects of these types.
             * @example software,business
             */
            typeKey?: string;
            /**
             * @description Only the projects of the category with this id.
             * @example 10010
             */
            categoryId?: number;
            /**
             * @description Only the projects for which the user has this permission.
             * @example browse
             * @enum {string}
             */
            action?: "view" | "browse" | "edit" | "create";
            /**
             * @description Additional parts of the project to include in the response.
             * @example description,lead
             */
            expand?: string;
            /**
             * @description Only the projects in these states. Experimental: The document marks this filter as experimental.
             * @example [
             *       "live",
             *       "archived"
             *     ]
             */
            status?: ("live" | "archived" | "deleted")[];
        };
        /** @description Searches projects. */
        ProjectTrackerProjectsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerProjectsApiSearchParams"];
        };
        ProjectTrackerProjectsApiSearchMeta: {
            /**
             * @description URL of the next page, if there is one.
             * @example null
             */
            nextPage?: string | null;
            /**
             * @description Number of projects that match the search.
             * @example 1
             */
            total: number;
        };
        ProjectTrackerProjectsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerProject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["ProjectTrackerProjectsApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerProjectsGetParams: {
            /**
             * @description Id or key of the project.
             * @example EXA
             */
            projectIdOrKey: string;
            /**
             * @description Additional parts of the project to include in the response.
             * @example description,lead
             */
            expand?: string;
            /**
             * @description Keys of the project properties to return.
             * @example reviewCycle
             */
            properties?: string;
        };
        /** @description Reads one project. */
        ProjectTrackerProjectsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerProjectsGetParams"];
        };
        ProjectTrackerProjectsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerProject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerUsersGetParams: {
            /**
             * @description Account id of the user.
             * @example 000000-example-0001
             */
            accountId: string;
            /**
             * @description Additional parts of the user to include in the response.
             * @example groups
             */
            expand?: string;
        };
        /** @description Reads one user. */
        ProjectTrackerUsersGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerUsersGetParams"];
        };
        ProjectTrackerUsersGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerUser"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerUsersListParams: {
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer users.
             * @default 50
             * @example 200
             */
            maxResults?: number;
        };
        /** @description Lists users. */
        ProjectTrackerUsersListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerUsersListParams"];
        };
        ProjectTrackerUsersListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerUser"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerUsersApiSearchParams: {
            /**
             * @description Text to match against the display name, the email address and the account id.
             * @example ada
             */
            query?: string;
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer users.
             * @default 50
             * @example 200
             */
            maxResults?: number;
            /**
             * @description Account id of the user to find.
             * @example 000000-example-0001
             */
            accountId?: string;
            /**
             * @description Query on user properties. The document does not show its syntax.
             * @example team.name
             */
            property?: string;
        };
        /** @description Searches users. */
        ProjectTrackerUsersApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerUsersApiSearchParams"];
        };
        ProjectTrackerUsersApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerUser"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerIssueFieldsListParams: Record<string, never>;
        /** @description Lists all issue fields. */
        ProjectTrackerIssueFieldsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_fields";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerIssueFieldsListParams"];
        };
        ProjectTrackerIssueFieldsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueField"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerIssueFieldsApiSearchParams: {
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer fields.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Only the fields of these kinds, custom or built-in.
             * @example [
             *       "custom"
             *     ]
             */
            type?: ("custom" | "system")[];
            /**
             * @description Only the fields with these ids.
             * @example [
             *       "customfield_10050"
             *     ]
             */
            id?: string[];
            /**
             * @description Text to find in the name, the description or the id of the field, ignoring case.
             * @example release
             */
            query?: string;
            /**
             * @description Sort order. A leading `+` means ascending, a leading `-` descending.
             * @example -lastUsed
             * @enum {string}
             */
            orderBy?: "contextsCount" | "+contextsCount" | "-contextsCount" | "lastUsed" | "+lastUsed" | "-lastUsed" | "name" | "+name" | "-name" | "screensCount" | "+screensCount" | "-screensCount";
            /**
             * @description Additional parts of each field to include in the response.
             * @example screensCount,lastUsed
             */
            expand?: string;
        };
        /** @description Searches issue fields. */
        ProjectTrackerIssueFieldsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_fields";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerIssueFieldsApiSearchParams"];
        };
        ProjectTrackerIssueFieldsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueFieldSearchResult"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerIssueCommentsListParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer comments.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Sort order by creation time. A leading `+` means ascending, a leading `-` descending.
             * @example -created
             * @enum {string}
             */
            orderBy?: "created" | "-created" | "+created";
            /**
             * @description Additional parts of the comment to include in the response.
             * @example renderedBody
             */
            expand?: string;
        };
        /** @description Lists the comments on an issue. */
        ProjectTrackerIssueCommentsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_comments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerIssueCommentsListParams"];
        };
        ProjectTrackerIssueCommentsListMeta: {
            /**
             * @description Index of the first comment on this page, counted from 0.
             * @example 0
             */
            startAt: number;
            /**
             * @description Maximum number of comments per page.
             * @example 50
             */
            maxResults: number;
            /**
             * @description Number of comments on the issue.
             * @example 1
             */
            total: number;
        };
        ProjectTrackerIssueCommentsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueComment"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssueCommentsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerIssueCommentsGetParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Id of the comment.
             * @example 10501
             */
            commentId: string;
            /**
             * @description Additional parts of the comment to include in the response.
             * @example renderedBody
             */
            expand?: string;
        };
        /** @description Reads one comment on an issue. */
        ProjectTrackerIssueCommentsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_comments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerIssueCommentsGetParams"];
        };
        ProjectTrackerIssueCommentsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueComment"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerIssueWorklogsListParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer worklogs.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Additional parts of the worklog to include in the response.
             * @example properties
             */
            expand?: string;
        };
        /** @description Lists the worklogs of an issue. */
        ProjectTrackerIssueWorklogsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_worklogs";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerIssueWorklogsListParams"];
        };
        ProjectTrackerIssueWorklogsListMeta: {
            /**
             * @description Index of the first worklog on this page, counted from 0.
             * @example 0
             */
            startAt: number;
            /**
             * @description Maximum number of worklogs per page.
             * @example 50
             */
            maxResults: number;
            /**
             * @description Number of worklogs of the issue.
             * @example 1
             */
            total: number;
        };
        ProjectTrackerIssueWorklogsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueWorklog"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssueWorklogsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerIssueWorklogsGetParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Id of the worklog.
             * @example 10601
             */
            worklogId: string;
            /**
             * @description Additional parts of the worklog to include in the response.
             * @example properties
             */
            expand?: string;
        };
        /** @description Reads one worklog of an issue. */
        ProjectTrackerIssueWorklogsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_worklogs";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerIssueWorklogsGetParams"];
        };
        ProjectTrackerIssueWorklogsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueWorklog"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * API token
         * @description Email address of an account together with an API token of that account.
         */
        ProjectTrackerAuthConfig: {
            /**
             * @description Email address of the account.
             * @example ada.example@example.test
             */
            username: string;
            /**
             * @description API token of the account, not the password that its owner signs in with.
             * @example tracker_token_EXAMPLE0000
             */
            password: string;
        };
        /** @description An issue, the unit of work in the tracker. */
        ProjectTrackerIssue: {
            /** @description Numeric id of the issue, as a string. */
            id: string;
            /** @description Key of the issue, made of the project key and a number. */
            key: string;
            /** @description URL of the issue in the tracker's REST API. */
            self: string;
            /** @description Names of the parts that the `expand` parameter can add, joined by commas. */
            expand?: string | null;
            /** @description Values of the issue's fields, by field id. */
            fields: {
                [key: string]: unknown;
            };
        };
        /** @description A project, which groups related issues. */
        ProjectTrackerProject: {
            /** @description Numeric id of the project, as a string. */
            id: string;
            /** @description Key of the project, with which the keys of its issues begin. */
            key: string;
            /** @description Name of the project. */
            name: string;
            /** @description URL of the project in the tracker's REST API. */
            self: string;
            /** @description Names of the parts that the `expand` parameter can add, joined by commas. */
            expand?: string | null;
            /** @description Description of the project. */
            description?: string | null;
            /** @description User who leads the project. */
            lead?: {
                [key: string]: unknown;
            } | null;
            /** @description URLs of the project's avatar images, by size in pixels such as `48x48`. */
            avatarUrls: {
                [key: string]: unknown;
            };
            /** @description Type of the project, such as `software` or `business`. */
            projectTypeKey: string;
            /** @description Whether the project is team-managed, with a simplified configuration. */
            simplified: boolean;
            /** @description Way in which the project is managed, such as `classic` (company-managed) or `next-gen` (team-managed). */
            style: string;
            /** @description Whether the project is private. */
            isPrivate: boolean;
            /** @description Values of the project's properties, by property key. */
            properties: {
                [key: string]: unknown;
            };
            /** @description Category that the project belongs to. */
            projectCategory?: {
                [key: string]: unknown;
            } | null;
            /** @description Unique id of the project, set for team-managed projects. */
            entityId?: string | null;
            /** @description UUID of the project, set for team-managed projects. */
            uuid?: string | null;
            /** @description Link to more information about the project, such as its documentation. */
            url?: string | null;
            /** @description Who is assigned to new issues by default, such as `PROJECT_LEAD` or `UNASSIGNED`. */
            assigneeType?: string | null;
            /** @description Components that the project is divided into. */
            components?: unknown[] | null;
            /** @description Types of issues that the project can contain. */
            issueTypes?: unknown[] | null;
            /** @description Versions of the project, released and planned. */
            versions?: unknown[] | null;
            /** @description URLs of the project's roles in the tracker's REST API, by role name. */
            roles?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A person or app with an account. */
        ProjectTrackerUser: {
            /** @description URL of the user in the tracker's REST API. */
            self: string;
            /** @description Account id of the user, the same in all products of the provider. */
            accountId: string;
            /** @description Type of the account, such as `atlassian` (a regular user), `app` or `customer`. */
            accountType: string;
            /** @description Email address of the user, unless the user's privacy settings hide it. */
            emailAddress?: string | null;
            /** @description URLs of the user's avatar images, by size in pixels such as `48x48`. */
            avatarUrls: {
                [key: string]: unknown;
            };
            /** @description Display name of the user. */
            displayName: string;
            /** @description Whether the account is active. */
            active: boolean;
            /** @description Time zone of the user, as an IANA name such as `Europe/Lisbon`. */
            timeZone?: string | null;
            /** @description Locale of the user, such as `en_GB`. */
            locale?: string | null;
            /** @description Names of the parts that the `expand` parameter can add, joined by commas. */
            expand?: string | null;
            /** @description Groups of which the user is a member. */
            groups?: {
                [key: string]: unknown;
            } | null;
            /** @description Application roles that the user has. */
            applicationRoles?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A field that issues can have, built-in or custom. */
        ProjectTrackerIssueField: {
            /** @description Id of the field, such as `summary` or `customfield_10050`. */
            id: string;
            /** @description Key of the field, usually the same as its id. */
            key?: string | null;
            /** @description Display name of the field. */
            name: string;
            /** @description Whether customers added the field; false for built-in fields. */
            custom?: boolean | null;
            /** @description Whether issues can be sorted by the field. */
            orderable?: boolean | null;
            /** @description Whether the field can be shown as a column in lists of issues. */
            navigable?: boolean | null;
            /** @description Whether queries can search the field. */
            searchable?: boolean | null;
            /** @description Names that refer to the field in queries. */
            clauseNames?: unknown[] | null;
            /** @description Schema of the field's values, such as their type and the id of the custom field. */
            schema?: {
                [key: string]: unknown;
            } | null;
            /** @description Name of the field before translation. */
            untranslatedName?: string | null;
            /** @description Display name of the field's type. */
            typeDisplayName?: string | null;
            /** @description Description of the field. */
            description?: string | null;
            /** @description Key of the searcher, which determines how queries can search a custom field. */
            searcherKey?: string | null;
            /** @description Number of screens that show the field. */
            screensCount?: number | null;
            /** @description Number of contexts that the field has. */
            contextsCount?: number | null;
            /** @description Whether the field is locked, so that it cannot be changed. */
            isLocked?: boolean | null;
            /** @description Time when a value of the field was last changed, such as `2025-03-06T16:40:02.310+0000`. */
            lastUsed?: string | null;
        };
        /** @description A page of the issue fields that a search found. */
        ProjectTrackerIssueFieldSearchResult: {
            /** @description Maximum number of fields per page. */
            maxResults: number;
            /** @description Index of the first field on this page, counted from 0. */
            startAt: number;
            /** @description Number of fields that match the search. */
            total: number;
            /** @description Whether this is the last page. */
            isLast: boolean;
            /** @description Issue fields on this page. */
            values: components["schemas"]["ProjectTrackerIssueField"][];
        };
        /** @description A comment on an issue. */
        ProjectTrackerIssueComment: {
            /** @description Numeric id of the comment, as a string. */
            id: string;
            /** @description URL of the comment in the tracker's REST API. */
            self: string;
            /** @description Text of the comment, as a rich-text document in JSON. */
            body: {
                [key: string]: unknown;
            };
            /** @description User who wrote the comment. */
            author: {
                [key: string]: unknown;
            };
            /** @description User who last changed the comment. */
            updateAuthor: {
                [key: string]: unknown;
            };
            /** @description Time of creation, such as `2025-03-04T10:02:11.000+0000`. */
            created: string;
            /** @description Time of the last change, such as `2025-03-04T10:05:40.000+0000`. */
            updated: string;
            /** @description Whether customers of the service desk can see the comment. */
            jsdPublic: boolean;
            /** @description Group or project role that the comment is restricted to. */
            visibility?: {
                [key: string]: unknown;
            } | null;
            /** @description Text of the comment as HTML, if `expand` requests it. */
            renderedBody?: string | null;
            /** @description Properties of the comment, if `expand` requests them. */
            properties?: unknown[] | null;
        };
        /** @description A record of time that a user spent on an issue. */
        ProjectTrackerIssueWorklog: {
            /** @description Numeric id of the worklog, as a string. */
            id: string;
            /** @description URL of the worklog in the tracker's REST API. */
            self: string;
            /** @description User who logged the time. */
            author: {
                [key: string]: unknown;
            };
            /** @description User who last changed the worklog. */
            updateAuthor: {
                [key: string]: unknown;
            };
            /** @description Comment on the work, as a rich-text document in JSON. */
            comment: {
                [key: string]: unknown;
            };
            /** @description Time when the worklog was created, such as `2025-03-05T17:30:00.000+0000`. */
            created: string;
            /** @description Time of the last change, such as `2025-03-05T17:30:00.000+0000`. */
            updated: string;
            /** @description Time when the work started, such as `2025-03-05T14:00:00.000+0000`. */
            started: string;
            /** @description Time spent, as text such as `3h 20m`. */
            timeSpent: string;
            /** @description Time spent, in seconds. */
            timeSpentSeconds: number;
            /** @description Numeric id of the issue that the time was spent on, as a string. */
            issueId: string;
            /** @description Group or project role that the worklog is restricted to. */
            visibility?: {
                [key: string]: unknown;
            } | null;
            /** @description Properties of the worklog, if `expand` requests them. */
            properties?: unknown[] | null;
        };
        RecruitingCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["RecruitingAuthConfig"];
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        RecruitingExecuteRequest: components["schemas"]["RecruitingCandidatesRequest"] | components["schemas"]["RecruitingApplicationsRequest"] | components["schemas"]["RecruitingJobsRequest"] | components["schemas"]["RecruitingOffersRequest"] | components["schemas"]["RecruitingUsersRequest"] | components["schemas"]["RecruitingDepartmentsRequest"] | components["schemas"]["RecruitingOfficesRequest"] | components["schemas"]["RecruitingJobPostsRequest"] | components["schemas"]["RecruitingSourcesRequest"] | components["schemas"]["RecruitingScheduledInterviewsRequest"] | components["schemas"]["RecruitingApplicationAttachmentRequest"] | components["schemas"]["RecruitingCandidateAttachmentRequest"];
        RecruitingCandidatesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "candidates";
            action: string;
        } & (components["schemas"]["RecruitingCandidatesListRequest"] | components["schemas"]["RecruitingCandidatesGetRequest"]);
        RecruitingApplicationsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "applications";
            action: string;
        } & (components["schemas"]["RecruitingApplicationsListRequest"] | components["schemas"]["RecruitingApplicationsGetRequest"]);
        RecruitingJobsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "jobs";
            action: string;
        } & (components["schemas"]["RecruitingJobsListRequest"] | components["schemas"]["RecruitingJobsGetRequest"]);
        RecruitingOffersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "offers";
            action: string;
        } & (components["schemas"]["RecruitingOffersListRequest"] | components["schemas"]["RecruitingOffersGetRequest"]);
        RecruitingUsersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "users";
            action: string;
        } & (components["schemas"]["RecruitingUsersListRequest"] | components["schemas"]["RecruitingUsersGetRequest"]);
        RecruitingDepartmentsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "departments";
            action: string;
        } & (components["schemas"]["RecruitingDepartmentsListRequest"] | components["schemas"]["RecruitingDepartmentsGetRequest"]);
        RecruitingOfficesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "offices";
            action: string;
        } & (components["schemas"]["RecruitingOfficesListRequest"] | components["schemas"]["RecruitingOfficesGetRequest"]);
        RecruitingJobPostsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "job_posts";
            action: string;
        } & (components["schemas"]["RecruitingJobPostsListRequest"] | components["schemas"]["RecruitingJobPostsGetRequest"]);
        RecruitingSourcesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "sources";
            action: string;
        } & components["schemas"]["RecruitingSourcesListRequest"];
        RecruitingScheduledInterviewsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "scheduled_interviews";
            action: string;
        } & (components["schemas"]["RecruitingScheduledInterviewsListRequest"] | components["schemas"]["RecruitingScheduledInterviewsGetRequest"]);
        RecruitingApplicationAttachmentRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "application_attachment";
            action: string;
        } & components["schemas"]["RecruitingApplicationAttachmentDownloadRequest"];
        RecruitingCandidateAttachmentRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "candidate_attachment";
            action: string;
        } & components["schemas"]["RecruitingCandidateAttachmentDownloadRequest"];
        RecruitingExecuteResponse: components["schemas"]["RecruitingCandidatesListResponse"] | components["schemas"]["RecruitingCandidatesGetResponse"] | components["schemas"]["RecruitingApplicationsListResponse"] | components["schemas"]["RecruitingApplicationsGetResponse"] | components["schemas"]["RecruitingJobsListResponse"] | components["schemas"]["RecruitingJobsGetResponse"] | components["schemas"]["RecruitingOffersListResponse"] | components["schemas"]["RecruitingOffersGetResponse"] | components["schemas"]["RecruitingUsersListResponse"] | components["schemas"]["RecruitingUsersGetResponse"] | components["schemas"]["RecruitingDepartmentsListResponse"] | components["schemas"]["RecruitingDepartmentsGetResponse"] | components["schemas"]["RecruitingOfficesListResponse"] | components["schemas"]["RecruitingOfficesGetResponse"] | components["schemas"]["RecruitingJobPostsListResponse"] | components["schemas"]["RecruitingJobPostsGetResponse"] | components["schemas"]["RecruitingSourcesListResponse"] | components["schemas"]["RecruitingScheduledInterviewsListResponse"] | components["schemas"]["RecruitingScheduledInterviewsGetResponse"];
        RecruitingCandidatesListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists candidates. */
        RecruitingCandidatesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "candidates";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingCandidatesListParams"];
        };
        RecruitingCandidatesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingCandidate"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingCandidatesGetParams: {
            /**
             * @description Id of the candidate.
             * @example 4001001
             */
            id: number;
        };
        /** @description Returns one candidate. */
        RecruitingCandidatesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "candidates";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingCandidatesGetParams"];
        };
        RecruitingCandidatesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingCandidate"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingApplicationsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only records created before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Returns only records created at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Returns only applications whose last activity is at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            last_activity_after?: string;
            /**
             * @description Returns only applications for the job with this id.
             * @example 7004001
             */
            job_id?: number;
            /**
             * @description Returns only applications in this state.
             * @example active
             * @enum {string}
             */
            status?: "active" | "rejected" | "hired";
        };
        /** @description Lists applications. */
        RecruitingApplicationsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "applications";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingApplicationsListParams"];
        };
        RecruitingApplicationsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingApplication"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingApplicationsGetParams: {
            /**
             * @description Id of the application.
             * @example 5002001
             */
            id: number;
        };
        /** @description Returns one application. */
        RecruitingApplicationsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "applications";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingApplicationsGetParams"];
        };
        RecruitingApplicationsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingApplication"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists jobs. */
        RecruitingJobsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "jobs";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingJobsListParams"];
        };
        RecruitingJobsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingJob"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobsGetParams: {
            /**
             * @description Id of the job.
             * @example 7004001
             */
            id: number;
        };
        /** @description Returns one job. */
        RecruitingJobsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "jobs";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingJobsGetParams"];
        };
        RecruitingJobsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingJob"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOffersListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only records created before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Returns only records created at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Returns only offers resolved at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            resolved_after?: string;
        };
        /** @description Lists offers. */
        RecruitingOffersListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "offers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingOffersListParams"];
        };
        RecruitingOffersListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingOffer"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOffersGetParams: {
            /**
             * @description Id of the offer.
             * @example 8106001
             */
            id: number;
        };
        /** @description Returns one offer. */
        RecruitingOffersGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "offers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingOffersGetParams"];
        };
        RecruitingOffersGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingOffer"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingUsersListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only records created before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Returns only records created at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Returns only records last changed before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            updated_before?: string;
            /**
             * @description Returns only records last changed at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            updated_after?: string;
        };
        /** @description Lists users. */
        RecruitingUsersListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingUsersListParams"];
        };
        RecruitingUsersListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingUser"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingUsersGetParams: {
            /**
             * @description Id of the user.
             * @example 6003001
             */
            id: number;
        };
        /** @description Returns one user. */
        RecruitingUsersGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingUsersGetParams"];
        };
        RecruitingUsersGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingUser"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingDepartmentsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists departments. */
        RecruitingDepartmentsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "departments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingDepartmentsListParams"];
        };
        RecruitingDepartmentsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingDepartment"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingDepartmentsGetParams: {
            /**
             * @description Id of the department.
             * @example 9006001
             */
            id: number;
        };
        /** @description Returns one department. */
        RecruitingDepartmentsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "departments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingDepartmentsGetParams"];
        };
        RecruitingDepartmentsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingDepartment"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOfficesListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists offices. */
        RecruitingOfficesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "offices";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingOfficesListParams"];
        };
        RecruitingOfficesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingOffice"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOfficesGetParams: {
            /**
             * @description Id of the office.
             * @example 9007001
             */
            id: number;
        };
        /** @description Returns one office. */
        RecruitingOfficesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "offices";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingOfficesGetParams"];
        };
        RecruitingOfficesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingOffice"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobPostsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only job posts whose `live` field has this value.
             * @example true
             */
            live?: boolean;
            /**
             * @description Returns only job posts whose `active` field has this value.
             * @example true
             */
            active?: boolean;
        };
        /** @description Lists job posts. */
        RecruitingJobPostsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "job_posts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingJobPostsListParams"];
        };
        RecruitingJobPostsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingJobPost"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobPostsGetParams: {
            /**
             * @description Id of the job post.
             * @example 8005001
             */
            id: number;
        };
        /** @description Returns one job post. */
        RecruitingJobPostsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "job_posts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingJobPostsGetParams"];
        };
        RecruitingJobPostsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingJobPost"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingSourcesListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists sources. */
        RecruitingSourcesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "sources";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingSourcesListParams"];
        };
        RecruitingSourcesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingSource"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingScheduledInterviewsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only records created before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Returns only records created at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Returns only records last changed before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            updated_before?: string;
            /**
             * @description Returns only records last changed at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            updated_after?: string;
            /**
             * @description Returns only interviews that start at or after this time, in ISO 8601 format.
             * @example 2024-06-10T00:00:00Z
             */
            starts_after?: string;
            /**
             * @description Returns only interviews that end before this time, in ISO 8601 format.
             * @example 2024-06-15T00:00:00Z
             */
            ends_before?: string;
        };
        /** @description Lists scheduled interviews. */
        RecruitingScheduledInterviewsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "scheduled_interviews";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingScheduledInterviewsListParams"];
        };
        RecruitingScheduledInterviewsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingScheduledInterview"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingScheduledInterviewsGetParams: {
            /**
             * @description Id of the scheduled interview.
             * @example 9308001
             */
            id: number;
        };
        /** @description Returns one scheduled interview. */
        RecruitingScheduledInterviewsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "scheduled_interviews";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingScheduledInterviewsGetParams"];
        };
        RecruitingScheduledInterviewsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingScheduledInterview"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingApplicationAttachmentDownloadParams: {
            /**
             * @description Id of the application.
             * @example 5002001
             */
            id: number;
            /**
             * @description Position of the attachment in the list of attachments, counted from 0.
             * @example 0
             */
            attachment_index: number;
            /**
             * @description Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole file.
             * @example bytes=0-1023
             */
            range_header?: string;
        };
        /** @description Downloads one attachment of an application as a stream of bytes. */
        RecruitingApplicationAttachmentDownloadRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "application_attachment";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingApplicationAttachmentDownloadParams"];
        };
        RecruitingCandidateAttachmentDownloadParams: {
            /**
             * @description Id of the candidate.
             * @example 4001001
             */
            id: number;
            /**
             * @description Position of the attachment in the list of attachments, counted from 0.
             * @example 0
             */
            attachment_index: number;
            /**
             * @description Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole file.
             * @example bytes=0-1023
             */
            range_header?: string;
        };
        /** @description Downloads one attachment of a candidate as a stream of bytes. */
        RecruitingCandidateAttachmentDownloadRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "candidate_attachment";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingCandidateAttachmentDownloadParams"];
        };
        /**
         * API key
         * @description An API key of the recruiting system.
         */
        RecruitingAuthConfig: {
            /**
             * @description Key of the recruiting API.
             * @example EXAMPLE-recruiting-api-key
             */
            api_key: string;
        };
        /** @description A file attached to a candidate or an application. */
        RecruitingAttachment: {
            /** @description Name of the file, with its extension. */
            filename: string;
            /** @description Signed URL of the file, which expires within 7 days. */
            url: string;
            /**
             * @description Kind of document that the file contains.
             * @enum {string}
             */
            type: "resume" | "cover_letter" | "admin_only" | "take_home_test" | "offer_packet" | "offer_letter" | "signed_offer_letter" | "other";
            /** @description Time at which the attachment was created, in ISO 8601 format. */
            created_at: string;
        };
        /** @description A person who applies for jobs or might be hired. */
        RecruitingCandidate: {
            /** @description Id of the candidate. */
            id: number;
            /** @description First name of the candidate. */
            first_name: string;
            /** @description Last name of the candidate. */
            last_name: string;
            /** @description Company that the candidate currently works for. */
            company?: string | null;
            /** @description Current job title of the candidate. */
            title?: string | null;
            /** @description Time at which the candidate was added, in ISO 8601 format. */
            created_at: string;
            /** @description Time of the last change to the candidate, in ISO 8601 format. */
            updated_at: string;
            /** @description Time of the last activity on the candidate, in ISO 8601 format. */
            last_activity: string;
            /** @description Whether the candidate is private and thus visible only to users with permission. */
            is_private: boolean;
            /** @description URL of the candidate's photo. */
            photo_url?: string | null;
            /** @description Files attached to the candidate. */
            attachments: components["schemas"]["RecruitingAttachment"][];
            /** @description Ids of the candidate's applications. */
            application_ids: number[];
            /** @description Phone numbers of the candidate, each with a value and a type such as `mobile`. */
            phone_numbers: {
                [key: string]: unknown;
            }[];
            /** @description Postal addresses of the candidate, each with a value and a type such as `home`. */
            addresses: {
                [key: string]: unknown;
            }[];
            /** @description Email addresses of the candidate, each with a value and a type such as `personal`. */
            email_addresses: {
                [key: string]: unknown;
            }[];
            /** @description Websites of the candidate, each with a value and a type such as `portfolio`. */
            website_addresses: {
                [key: string]: unknown;
            }[];
            /** @description Social media addresses of the candidate, each with a value. */
            social_media_addresses: {
                [key: string]: unknown;
            }[];
            /** @description User who is responsible for the candidate as recruiter. */
            recruiter?: {
                [key: string]: unknown;
            } | null;
            /** @description User who is responsible for the candidate as coordinator. */
            coordinator?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the candidate may be contacted by email. */
            can_email: boolean;
            /** @description Tags of the candidate. */
            tags: string[];
            /** @description Custom fields of the candidate, keyed by field name. */
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description An application of a candidate for a job, or an entry for a prospect who has not applied yet. */
        RecruitingApplication: {
            /** @description Id of the application. */
            id: number;
            /** @description Id of the candidate who applied. */
            candidate_id: number;
            /** @description Whether the person is a prospect who has not applied for a job yet. */
            prospect: boolean;
            /** @description Time at which the application was made, in ISO 8601 format. */
            applied_at: string;
            /** @description Time at which the application was rejected, in ISO 8601 format. Null if there was no rejection. */
            rejected_at?: string | null;
            /** @description Time of the last activity on the application, in ISO 8601 format. */
            last_activity_at: string;
            /** @description Answer to the location question of the job post. */
            location?: {
                [key: string]: unknown;
            } | null;
            /** @description Source that the application came from. */
            source: {
                [key: string]: unknown;
            };
            /** @description User who is credited with the application. */
            credited_to: {
                [key: string]: unknown;
            };
            /** @description Reason for the rejection, with its name and its type. */
            rejection_reason?: {
                [key: string]: unknown;
            } | null;
            /** @description Further details of the rejection, such as its custom fields. */
            rejection_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Jobs that the application is for, each with its id and name. A prospect can have none or several. */
            jobs: {
                [key: string]: unknown;
            }[];
            /** @description Id of the job post that the candidate applied through, null if there was none. */
            job_post_id?: number | null;
            /** @description State of the application. */
            status: string;
            /** @description Stage of the hiring process that the application is in. */
            current_stage?: {
                [key: string]: unknown;
            } | null;
            /** @description Answers to the questions of the job post, each with the question and the answer as text. */
            answers: {
                [key: string]: unknown;
            }[];
            /** @description Office that the prospect is considered for. */
            prospective_office?: {
                [key: string]: unknown;
            } | null;
            /** @description Department that the prospect is considered for. */
            prospective_department?: {
                [key: string]: unknown;
            } | null;
            /** @description Pool, stage and owner of the prospect. */
            prospect_detail: {
                [key: string]: unknown;
            };
            /** @description Files attached to the application. */
            attachments: components["schemas"]["RecruitingAttachment"][];
            /** @description Custom fields of the application, keyed by field name. */
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description A job to fill, which can have several openings. */
        RecruitingJob: {
            /** @description Id of the job. */
            id: number;
            /** @description Name of the job. */
            name: string;
            /** @description Id of the job requisition in an external system. */
            requisition_id?: string | null;
            /** @description Internal notes about the job. */
            notes?: string | null;
            /** @description Whether the job is confidential. */
            confidential: boolean;
            /** @description State of the job. */
            status: string;
            /** @description Time at which the job was created, in ISO 8601 format. */
            created_at: string;
            /** @description Time at which the job was opened, in ISO 8601 format. */
            opened_at: string;
            /** @description Time at which the job was closed, in ISO 8601 format. Null if the job has not been closed. */
            closed_at?: string | null;
            /** @description Time of the last change to the job, in ISO 8601 format. */
            updated_at: string;
            /** @description Departments that the job belongs to. Elements can be null. */
            departments: ({
                [key: string]: unknown;
            } | null)[];
            /** @description Offices that the job belongs to. */
            offices: {
                [key: string]: unknown;
            }[];
            /** @description Custom fields of the job, keyed by field name. */
            custom_fields: {
                [key: string]: unknown;
            };
            /** @description Users who work on filling the job, grouped by role, such as hiring managers, recruiters and coordinators. */
            hiring_team: {
                [key: string]: unknown;
            };
            /** @description Openings of the job, each of which is filled by one hire. */
            openings: {
                [key: string]: unknown;
            }[];
        };
        /** @description A job offer to a candidate. */
        RecruitingOffer: {
            /** @description Id of the offer. */
            id: number;
            /** @description Version number of the offer, which usually increases with each update. */
            version: number;
            /** @description Id of the application that the offer belongs to. */
            application_id: number;
            /** @description Id of the job that is offered. */
            job_id: number;
            /** @description Id of the candidate who receives the offer. */
            candidate_id: number;
            /** @description Opening of the job that the offer is for, null if there is none. */
            opening?: {
                [key: string]: unknown;
            } | null;
            /** @description Time at which the offer was created, in ISO 8601 format. */
            created_at: string;
            /** @description Time of the last change to the offer, in ISO 8601 format. */
            updated_at: string;
            /** @description Date on which the offer was sent to the candidate, as `YYYY-MM-DD`. */
            sent_at?: string | null;
            /** @description Time at which the offer was resolved, for example accepted or rejected, in ISO 8601 format. */
            resolved_at?: string | null;
            /** @description Date on which the candidate starts, as `YYYY-MM-DD`. */
            starts_at?: string | null;
            /** @description State of the offer. */
            status: string;
            /** @description Custom fields of the offer, keyed by field name. */
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description A user of the recruiting system. */
        RecruitingUser: {
            /** @description Id of the user. */
            id: number;
            /** @description Full name of the user. */
            name: string;
            /** @description First name of the user. */
            first_name: string;
            /** @description Last name of the user. */
            last_name: string;
            /** @description Primary email address of the user. */
            primary_email_address: string;
            /** @description Time of the last change to the user, in ISO 8601 format. */
            updated_at: string;
            /** @description Time at which the user was created, in ISO 8601 format. */
            created_at: string;
            /** @description Whether the user's account is disabled. */
            disabled: boolean;
            /** @description Whether the user is a site administrator, with full permissions on all jobs that are not private. */
            site_admin: boolean;
            /** @description All email addresses of the user, including the primary one. */
            emails: string[];
            /** @description Employee id of the user, assigned by the company. */
            employee_id?: string | null;
            /** @description Ids of the candidates who are the same person as the user. */
            linked_candidate_ids: number[];
            /** @description Offices that the user is associated with. */
            offices: {
                [key: string]: unknown;
            }[];
            /** @description Departments that the user is associated with. */
            departments: {
                [key: string]: unknown;
            }[];
        };
        /** @description A department of the company, which can be part of another department. */
        RecruitingDepartment: {
            /** @description Id of the department. */
            id: number;
            /** @description Name of the department. */
            name: string;
            /** @description Id of the parent department, null if there is none. */
            parent_id?: number | null;
            /** @description External id of the parent department. */
            parent_department_external_id?: string | null;
            /** @description Ids of the child departments. */
            child_ids: number[];
            /** @description External ids of the child departments, not necessarily in the order of `child_ids`. */
            child_department_external_ids: string[];
            /** @description Id of the department in an external system, such as an HR system. */
            external_id?: string | null;
        };
        /** @description An office of the company, which can be part of another office. */
        RecruitingOffice: {
            /** @description Id of the office. */
            id: number;
            /** @description Name of the office. */
            name: string;
            /** @description Location of the office, with its name. */
            location?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the user who is the primary contact of the office. */
            primary_contact_user_id?: number | null;
            /** @description Id of the parent office, null if there is none. */
            parent_id?: number | null;
            /** @description External id of the parent office. */
            parent_office_external_id?: string | null;
            /** @description Ids of the child offices. */
            child_ids: number[];
            /** @description External ids of the child offices, not necessarily in the order of `child_ids`. */
            child_office_external_ids: string[];
            /** @description Id of the office in an external system, such as an HR system. */
            external_id?: string | null;
        };
        /** @description A post that advertises a job inside or outside the company. */
        RecruitingJobPost: {
            /** @description Id of the job post. */
            id: number;
            /** @description Title of the job post. */
            title: string;
            /** @description Location of the job, with its name. */
            location?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the job post is for an internal job board. */
            internal: boolean;
            /** @description Whether the job post is for an external job board. */
            external: boolean;
            /** @description Whether the job post is active. False after it has been deleted. */
            active: boolean;
            /** @description Whether the job post is live. */
            live: boolean;
            /** @description Time at which the job post first went live, in ISO 8601 format. Null if it never has. */
            first_published_at?: string | null;
            /** @description Id of the job that the job post is for. */
            job_id: number;
            /** @description Text of the job post, in HTML. */
            content?: string | null;
            /** @description Text of the job post for internal job boards, in HTML. */
            internal_content?: string | null;
            /** @description Time of the last change to the job post, in ISO 8601 format. */
            updated_at: string;
            /** @description Time at which the job post was created, in ISO 8601 format. */
            created_at: string;
            /** @description Id of the set of demographic questions that the job post asks. */
            demographic_question_set_id?: number | null;
            /** @description Questions that applicants are asked, each with a label, a type and its possible values. */
            questions: {
                [key: string]: unknown;
            }[];
        };
        /** @description A source that applications come from, such as a website or an agency. */
        RecruitingSource: {
            /** @description Id of the source. */
            id: number;
            /** @description Name of the source, such as `Company website`. */
            name: string;
            /** @description Type of the source, with its id and name. */
            type?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An interview that has been scheduled for an application. */
        RecruitingScheduledInterview: {
            /** @description Id of the scheduled interview. */
            id: number;
            /** @description Id of the application that the interview belongs to. */
            application_id: number;
            /** @description Id of the interview in an external calendar. */
            external_event_id?: string | null;
            /** @description Time at which the interview was scheduled, in ISO 8601 format. */
            created_at: string;
            /** @description Time of the last change to the interview, in ISO 8601 format. */
            updated_at: string;
            /** @description Start of the interview, as `date_time` in ISO 8601 format, or as `date` if it lasts all day. */
            start?: {
                [key: string]: unknown;
            } | null;
            /** @description End of the interview, as `date_time` in ISO 8601 format, or as `date` if it lasts all day. */
            end?: {
                [key: string]: unknown;
            } | null;
            /** @description Place where the interview takes place. */
            location?: string | null;
            /** @description URL of the video call for the interview. */
            video_conferencing_url?: string | null;
            /** @description State of the interview. */
            status: string;
            /** @description Kind of interview, with its id and name. */
            interview?: {
                [key: string]: unknown;
            } | null;
            /** @description User who organizes the interview. */
            organizer?: {
                [key: string]: unknown;
            } | null;
            /** @description Users who conduct the interview, each with their response to the invitation. */
            interviewers: {
                [key: string]: unknown;
            }[];
        };
    };
    responses: {
        /** @description The credentials match none of the connector's authentication methods. */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The credentials match none of the connector's authentication methods.",
                 *       "errors": [
                 *         {
                 *           "field": "auth_config.api_key",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token is missing or invalid. */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The bearer token is missing or invalid.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token does not permit the request. */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The bearer token does not permit this request.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description No instance with this id exists. */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Connector instance inst_EXAMPLE0001 not found.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The request body is invalid, for example because a required property is missing. */
        Error422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
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
                /**
                 * @example {
                 *       "message": "Too many requests. Try again in 30 seconds.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The gateway failed with an internal error. */
        Error500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Internal server error.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the instance that runs the operation.
         * @example inst_EXAMPLE0001
         */
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
                    /**
                     * @example {
                     *       "id": "inst_EXAMPLE0001"
                     *     }
                     */
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
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
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
                    /** @example %PDF-1.7 (the whole file follows) */
                    "application/octet-stream": string;
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
                    /** @example %PDF-1.7 (bytes 0 to 99 of the file) */
                    "application/octet-stream": string;
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
