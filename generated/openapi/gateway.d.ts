// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 68270854f6017568a53c44697067407934f0541568d6576841d76c079dbd1352, text caa3004935689d965e685b4c9374b17a0214408cfe6aebc03d9ea44fda6f4b57

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
         * @description Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes that key beside `auth_config`; all others take the three fields here and nothing else.
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
         * Run an operation
         * @description Runs one operation of an instance's connector.
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
        /** @description The parts of every operation by its name. */
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
        /** @description For a connector that is not part of the catalog. */
        GatewayUnknownInstanceRequest: {
            /** @description Which connector the instance is for. Every connector has one fixed value. */
            connector_definition_id: string;
            /**
             * @description Credentials of the third-party account. Which fields it has depends on the connector.
             * @example {
             *       "api_key": "sk_test_EXAMPLE0000"
             *     }
             */
            auth_config: {
                [key: string]: unknown;
            };
            /**
             * @description Name under which the instance is shown.
             * @example Main account
             */
            name: string;
        };
        GatewayCreateInstanceResponse: {
            /**
             * @description Id of the new instance; the execute path takes it.
             * @example inst_EXAMPLE0001
             */
            id?: string;
        };
        GatewayErrorBody: {
            /**
             * @description The fault in one sentence.
             * @example The request is not valid.
             */
            message?: string | null;
            /** @description Single faults. */
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        /** @description One fault of a request. */
        GatewayErrorDetail: {
            /**
             * @description Which field is at fault.
             * @example params.id
             */
            field?: string | null;
            /**
             * @description What is wrong with it.
             * @example Field required
             */
            message?: string | null;
            /**
             * @description A code for programs.
             * @example missing
             */
            error_code?: string | null;
        };
        CrmCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "36c891d9-4bd9-43ac-bad2-10e12756272c";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["CrmAuthConfig"];
            /**
             * @description Name under which the instance is shown.
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
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example email,lastname
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists contacts. */
        CrmContactsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmContactsListParams"];
        };
        CrmContactsListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmContactsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmContactsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmContactsGetParams: {
            /**
             * @description Id of the contact, or its value of the property that `idProperty` names.
             * @example 512001
             */
            contactId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example email,lastname
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Reads one contact. */
        CrmContactsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmContactsGetParams"];
        };
        CrmContactsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmContactsApiSearchParams: {
            /**
             * @description The groups of filters.
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
             * @description How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description The criteria by which results are sorted.
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
        /** @description Searches contacts by filters and by text. */
        CrmContactsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmContactsApiSearchParams"];
        };
        CrmContactsApiSearchMeta: {
            /**
             * @description How many records the search found.
             * @example 2
             */
            total: number;
            /**
             * @description What to pass as `after` to get the next page.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmContactsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmContactsApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesListParams: {
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example name,domain
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists companies. */
        CrmCompaniesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmCompaniesListParams"];
        };
        CrmCompaniesListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmCompaniesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmCompaniesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesGetParams: {
            /**
             * @description Id of the company, or its value of the property that `idProperty` names.
             * @example 612001
             */
            companyId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example name,domain
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Reads one company. */
        CrmCompaniesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmCompaniesGetParams"];
        };
        CrmCompaniesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesApiSearchParams: {
            /**
             * @description The groups of filters.
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
             * @description How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description The criteria by which results are sorted.
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
        /** @description Searches companies by filters and by text. */
        CrmCompaniesApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmCompaniesApiSearchParams"];
        };
        CrmCompaniesApiSearchMeta: {
            /**
             * @description How many records the search found.
             * @example 2
             */
            total: number;
            /**
             * @description What to pass as `after` to get the next page.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmCompaniesApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmCompaniesApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsListParams: {
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example dealname,amount
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example dealstage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists deals. */
        CrmDealsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmDealsListParams"];
        };
        CrmDealsListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmDealsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmDealsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsGetParams: {
            /**
             * @description Id of the deal, or its value of the property that `idProperty` names.
             * @example 712001
             */
            dealId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example dealname,amount
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example dealstage
             */
            propertiesWithHistory?: string;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Reads one deal. */
        CrmDealsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmDealsGetParams"];
        };
        CrmDealsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsApiSearchParams: {
            /**
             * @description The groups of filters.
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
             * @description How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description The criteria by which results are sorted.
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
        /** @description Searches deals by filters and by text. */
        CrmDealsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmDealsApiSearchParams"];
        };
        CrmDealsApiSearchMeta: {
            /**
             * @description How many records the search found.
             * @example 2
             */
            total: number;
            /**
             * @description What to pass as `after` to get the next page.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmDealsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmDealsApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsListParams: {
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example subject,priority
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example priority
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists tickets. */
        CrmTicketsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmTicketsListParams"];
        };
        CrmTicketsListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmTicketsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmTicketsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsGetParams: {
            /**
             * @description Id of the ticket, or its value of the property that `idProperty` names.
             * @example 812001
             */
            ticketId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example subject,priority
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example priority
             */
            propertiesWithHistory?: string;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Reads one ticket. */
        CrmTicketsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmTicketsGetParams"];
        };
        CrmTicketsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsApiSearchParams: {
            /**
             * @description The groups of filters.
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
             * @description How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description The criteria by which results are sorted.
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
        /** @description Searches tickets by filters and by text. */
        CrmTicketsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmTicketsApiSearchParams"];
        };
        CrmTicketsApiSearchMeta: {
            /**
             * @description How many records the search found.
             * @example 2
             */
            total: number;
            /**
             * @description What to pass as `after` to get the next page.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmTicketsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmTicketsApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmSchemasListParams: {
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists the schemas of the custom object types. */
        CrmSchemasListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "schemas";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmSchemasListParams"];
        };
        CrmSchemasListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmObjectSchema"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmSchemasGetParams: {
            /**
             * @description The custom object type, by its fully qualified name or its object type id.
             * @example 2-1234567
             */
            objectType: string;
        };
        /** @description Reads the schema of one custom object type. */
        CrmSchemasGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "schemas";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmSchemasGetParams"];
        };
        CrmSchemasGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmObjectSchema"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmObjectsListParams: {
            /**
             * @description The custom object type, by its fully qualified name or its object type id.
             * @example 2-1234567
             */
            objectType: string;
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example plate,model
             */
            properties?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example model
             */
            propertiesWithHistory?: string;
        };
        /** @description Lists the objects of a custom object type. */
        CrmObjectsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "objects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmObjectsListParams"];
        };
        CrmObjectsListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmObjectsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmObjectsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmObjectsGetParams: {
            /**
             * @description The custom object type, by its fully qualified name or its object type id.
             * @example 2-1234567
             */
            objectType: string;
            /**
             * @description Id of the object, or its value of the property that `idProperty` names.
             * @example 912001
             */
            objectId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example plate,model
             */
            properties?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example model
             */
            propertiesWithHistory?: string;
        };
        /** @description Reads one object of a custom object type. */
        CrmObjectsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "objects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmObjectsGetParams"];
        };
        CrmObjectsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * OAuth 2.0
         * @description A client of the CRM and the token with which new access tokens are obtained.
         */
        CrmAuthConfig: {
            /**
             * @description Identifier of the OAuth client.
             * @example EXAMPLE-client-id
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example EXAMPLE-client-secret
             */
            client_secret: string;
            /**
             * @description Token from which access tokens are obtained.
             * @example EXAMPLE-refresh-token
             */
            refresh_token: string;
            /**
             * @description Access token of the CRM account. May be left out, because `refresh_token` is given.
             * @example EXAMPLE-access-token
             */
            access_token?: string;
        };
        /** @description One condition on one property. */
        CrmSearchFilter: {
            /**
             * @description How the property is compared.
             * @example EQ
             * @enum {string}
             */
            operator?: "BETWEEN" | "CONTAINS_TOKEN" | "EQ" | "GT" | "GTE" | "HAS_PROPERTY" | "IN" | "LT" | "LTE" | "NEQ" | "NOT_CONTAINS_TOKEN" | "NOT_HAS_PROPERTY" | "NOT_IN";
            /**
             * @description Name of the property to filter on.
             * @example lifecyclestage
             */
            propertyName?: string;
            /**
             * @description The value to match.
             * @example customer
             */
            value?: string;
            /**
             * @description The values to match.
             * @example [
             *       "customer",
             *       "opportunity"
             *     ]
             */
            values?: string[];
        };
        /** @description Several conditions that belong together. */
        CrmSearchFilterGroup: {
            /**
             * @description The filters of the group.
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
        /** @description One criterion by which results are sorted. */
        CrmSearchSort: {
            /**
             * @description Name of the property to sort by.
             * @example createdate
             */
            propertyName?: string;
            /**
             * @description In which order.
             * @example DESCENDING
             * @enum {string}
             */
            direction?: "ASCENDING" | "DESCENDING";
        };
        /** @description A contact, company, deal, ticket or custom object. All five have the same fields; what differs is inside `properties`. */
        CrmCrmObject: {
            id: string;
            properties: {
                [key: string]: unknown;
            };
            createdAt: string;
            updatedAt: string;
            archived: boolean;
            archivedAt?: string | null;
            propertiesWithHistory?: {
                [key: string]: unknown;
            } | null;
            associations?: {
                [key: string]: unknown;
            } | null;
            objectWriteTraceId?: string | null;
            url?: string | null;
        };
        /** @description The definition of a custom object type. */
        CrmObjectSchema: {
            id: string;
            name: string;
            labels: {
                [key: string]: unknown;
            };
            objectTypeId: string;
            fullyQualifiedName: string;
            requiredProperties: string[];
            searchableProperties: string[];
            primaryDisplayProperty: string;
            secondaryDisplayProperties: string[];
            description?: string | null;
            allowsSensitiveProperties: boolean;
            archived: boolean;
            restorable: boolean;
            metaType: string;
            createdByUserId: number;
            updatedByUserId: number;
            properties: {
                [key: string]: unknown;
            }[];
            associations: {
                [key: string]: unknown;
            }[];
            createdAt: string;
            updatedAt: string;
        };
        FileStorageCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "9f8dda77-1048-4368-815b-269bf54ee9b8";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["FileStorageAuthConfig"];
            /**
             * @description Name under which the instance is shown.
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
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Query that selects files, in the provider's query language.
             * @example mimeType = 'image/jpeg' and trashed = false
             */
            q?: string;
            /**
             * @description What to sort by; how it is written is not shown.
             * @example modifiedTime desc
             */
            orderBy?: string;
            /**
             * @description Which fields to return.
             * @example nextPageToken,files(id,name,mimeType)
             */
            fields?: string;
            /**
             * @description Spaces to look in.
             * @example drive,appDataFolder
             */
            spaces?: string;
            /**
             * @description Whose files to look through.
             * @example drive
             * @enum {string}
             */
            corpora?: "user" | "drive" | "allDrives";
            /**
             * @description Id of a shared drive to look in.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether the result also has items of shared drives.
             * @example true
             */
            includeItemsFromAllDrives?: boolean;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Lists files. */
        FileStorageFilesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["FileStorageFilesListParams"];
        };
        FileStorageFilesListMeta: {
            nextPageToken?: string | null;
            incompleteSearch?: boolean | null;
        };
        FileStorageFilesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageStorageFile"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageFilesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Which fields to return.
             * @example id,name,mimeType,modifiedTime
             */
            fields?: string;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Reads what is known about one file, without its content. */
        FileStorageFilesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageFilesGetParams"];
        };
        FileStorageFilesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageStorageFile"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Always `media`, which asks for the content.
             * @example media
             * @constant
             */
            alt: "media";
            /**
             * @description Whether the caller accepts the risk of a file that was marked as abusive.
             * @example false
             */
            acknowledgeAbuse?: boolean;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Value of an HTTP Range header, to download only a part.
             * @example bytes=0-1048575
             */
            range_header?: string;
        };
        /** @description Downloads the content of a binary file. */
        FileStorageFilesDownloadRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "files";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageFilesDownloadParams"];
        };
        FileStorageFilesExportDownloadParams: {
            /**
             * @description Id of the file.
             * @example 1ExampleFile0000000000000000000001
             */
            fileId: string;
            /**
             * @description Format to export to. `application/pdf` fits every type of document. `text/plain` and `application/vnd.openxmlformats-officedocument.wordprocessingml.document` (docx) are for documents, `text/csv` and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` (xlsx) for spreadsheets, `application/vnd.openxmlformats-officedocument.presentationml.presentation` (pptx) for presentations. Known values: `application/pdf`, `text/plain`, `text/csv`, `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`, `application/vnd.openxmlformats-officedocument.presentationml.presentation`.
             * @example application/pdf
             */
            mimeType: string;
            /**
             * @description Value of an HTTP Range header, to download only a part.
             * @example bytes=0-1048575
             */
            range_header?: string;
        };
        /** @description Exports a document, spreadsheet, presentation or drawing of the office suite and downloads the result. */
        FileStorageFilesExportDownloadRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "files_export";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
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
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Query that selects shared drives, in the provider's query language.
             * @example name contains 'Example'
             */
            q?: string;
            /**
             * @description Whether the request is made as an administrator of the domain.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Lists shared drives. */
        FileStorageDrivesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "drives";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["FileStorageDrivesListParams"];
        };
        FileStorageDrivesListMeta: {
            nextPageToken?: string | null;
        };
        FileStorageDrivesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageSharedDrive"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageDrivesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Whether the request is made as an administrator of the domain.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Reads one shared drive. */
        FileStorageDrivesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "drives";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageDrivesGetParams"];
        };
        FileStorageDrivesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageSharedDrive"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Whether the request is made as an administrator of the domain.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Lists the permissions on a file or shared drive. */
        FileStoragePermissionsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "permissions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStoragePermissionsListParams"];
        };
        FileStoragePermissionsListMeta: {
            nextPageToken?: string | null;
        };
        FileStoragePermissionsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStoragePermission"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStoragePermissionsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Whether the request is made as an administrator of the domain.
             * @example false
             */
            useDomainAdminAccess?: boolean;
        };
        /** @description Reads one permission. */
        FileStoragePermissionsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "permissions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStoragePermissionsGetParams"];
        };
        FileStoragePermissionsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStoragePermission"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * Format: date-time
             * @description Only comments modified at this time or later.
             * @example 2025-03-01T00:00:00Z
             */
            startModifiedTime?: string;
            /**
             * @description Whether deleted ones come back too.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Which fields to return. Required in practice: Marked optional, but comments are not to be had without it.
             * @example nextPageToken,comments(id,content,resolved)
             */
            fields?: string;
        };
        /** @description Lists the comments on a file. */
        FileStorageCommentsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "comments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageCommentsListParams"];
        };
        FileStorageCommentsListMeta: {
            nextPageToken?: string | null;
        };
        FileStorageCommentsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageFileComment"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageCommentsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Whether deleted ones come back too.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Which fields to return. Required in practice: Marked optional, but comments are not to be had without it.
             * @example id,content,resolved,replies
             */
            fields?: string;
        };
        /** @description Reads one comment on a file. */
        FileStorageCommentsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "comments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageCommentsGetParams"];
        };
        FileStorageCommentsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageFileComment"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
            /**
             * @description Whether deleted ones come back too.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Which fields to return. Required in practice: Marked optional, but replies are not to be had without it.
             * @example nextPageToken,replies(id,content,action)
             */
            fields?: string;
        };
        /** @description Lists the replies to a comment. */
        FileStorageRepliesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "replies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageRepliesListParams"];
        };
        FileStorageRepliesListMeta: {
            nextPageToken?: string | null;
        };
        FileStorageRepliesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageCommentReply"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageRepliesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Whether deleted ones come back too.
             * @example false
             */
            includeDeleted?: boolean;
            /**
             * @description Which fields to return. Required in practice: Marked optional, but replies are not to be had without it.
             * @example id,content,action
             */
            fields?: string;
        };
        /** @description Reads one reply to a comment. */
        FileStorageRepliesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "replies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageRepliesGetParams"];
        };
        FileStorageRepliesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageCommentReply"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description The `nextPageToken` of the previous page. The first page is asked for without it.
             * @example page-token-EXAMPLE-2
             */
            pageToken?: string;
        };
        /** @description Lists the revisions of a file. */
        FileStorageRevisionsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "revisions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageRevisionsListParams"];
        };
        FileStorageRevisionsListMeta: {
            nextPageToken?: string | null;
        };
        FileStorageRevisionsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageRevision"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageRevisionsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "revisions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageRevisionsGetParams"];
        };
        FileStorageRevisionsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageRevision"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageChangesListParams: {
            /**
             * @description The token of changes_start_page_token get, or a token of the previous answer.
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
             * @description Id of a shared drive whose changes are wanted.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether the result also has items of shared drives.
             * @example true
             */
            includeItemsFromAllDrives?: boolean;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
            /**
             * @description Spaces to look in.
             * @example drive
             */
            spaces?: string;
            /**
             * @description Whether removed items come back too.
             * @example true
             */
            includeRemoved?: boolean;
            /**
             * @description Whether only items of the user's own drive come back.
             * @example false
             */
            restrictToMyDrive?: boolean;
        };
        /** @description Lists what changed since a page token was given out. */
        FileStorageChangesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "changes";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["FileStorageChangesListParams"];
        };
        FileStorageChangesListMeta: {
            /** @example null */
            nextPageToken?: string | null;
            /** @example 100043 */
            newStartPageToken?: string | null;
        };
        FileStorageChangesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageChange"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["FileStorageChangesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageChangesStartPageTokenGetParams: {
            /**
             * @description Id of a shared drive whose changes are wanted.
             * @example 0ExampleDrive001
             */
            driveId?: string;
            /**
             * @description Whether the caller can deal with shared drives besides its own files.
             * @example true
             */
            supportsAllDrives?: boolean;
        };
        /** @description Reads the token with which listing changes begins. */
        FileStorageChangesStartPageTokenGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "changes_start_page_token";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["FileStorageChangesStartPageTokenGetParams"];
        };
        FileStorageChangesStartPageTokenGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageStartPageToken"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        FileStorageAboutGetParams: {
            /**
             * @description Which fields to return; `*` selects all.
             * @example *
             */
            fields?: string;
        };
        /** @description Reads information about the account. */
        FileStorageAboutGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "about";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["FileStorageAboutGetParams"];
        };
        FileStorageAboutGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["FileStorageAbout"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * OAuth 2.0
         * @description Credentials of an OAuth 2.0 client and a refresh token of the account.
         */
        FileStorageAuthConfig: {
            /**
             * @description Access token. When it is left out one is obtained with the refresh token.
             * @example storage_access_EXAMPLE0000
             */
            access_token?: string;
            /**
             * @description Refresh token of the account.
             * @example storage_refresh_EXAMPLE0000
             */
            refresh_token: string;
            /**
             * @description Id of the OAuth client.
             * @example example-client.apps.storage.test
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example storage_client_secret_EXAMPLE0000
             */
            client_secret: string;
        };
        /** @description A file or folder. */
        FileStorageStorageFile: {
            kind?: string | null;
            id: string;
            name?: string | null;
            mimeType?: string | null;
            description?: string | null;
            starred?: boolean | null;
            trashed?: boolean | null;
            explicitlyTrashed?: boolean | null;
            parents?: unknown[] | null;
            properties?: {
                [key: string]: unknown;
            } | null;
            appProperties?: {
                [key: string]: unknown;
            } | null;
            spaces?: unknown[] | null;
            version?: string | null;
            webContentLink?: string | null;
            webViewLink?: string | null;
            iconLink?: string | null;
            hasThumbnail?: boolean | null;
            thumbnailLink?: string | null;
            thumbnailVersion?: string | null;
            viewedByMe?: boolean | null;
            viewedByMeTime?: string | null;
            createdTime?: string | null;
            modifiedTime?: string | null;
            modifiedByMeTime?: string | null;
            modifiedByMe?: boolean | null;
            sharedWithMeTime?: string | null;
            sharingUser?: unknown;
            owners?: components["schemas"]["FileStorageFileOwner"][] | null;
            driveId?: string | null;
            lastModifyingUser?: unknown;
            shared?: boolean | null;
            ownedByMe?: boolean | null;
            capabilities?: {
                [key: string]: unknown;
            } | null;
            viewersCanCopyContent?: boolean | null;
            copyRequiresWriterPermission?: boolean | null;
            writersCanShare?: boolean | null;
            permissionIds?: unknown[] | null;
            folderColorRgb?: string | null;
            originalFilename?: string | null;
            fullFileExtension?: string | null;
            fileExtension?: string | null;
            md5Checksum?: string | null;
            sha1Checksum?: string | null;
            sha256Checksum?: string | null;
            size?: string | null;
            quotaBytesUsed?: string | null;
            headRevisionId?: string | null;
            isAppAuthorized?: boolean | null;
            exportLinks?: {
                [key: string]: unknown;
            } | null;
            shortcutDetails?: {
                [key: string]: unknown;
            } | null;
            contentRestrictions?: unknown[] | null;
            resourceKey?: string | null;
            linkShareMetadata?: {
                [key: string]: unknown;
            } | null;
            labelInfo?: {
                [key: string]: unknown;
            } | null;
            trashedTime?: string | null;
            trashingUser?: unknown;
            imageMediaMetadata?: {
                [key: string]: unknown;
            } | null;
            videoMediaMetadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An owner of a file, as `owners` of a file lists them. */
        FileStorageFileOwner: {
            kind?: string | null;
            displayName?: string | null;
            photoLink?: string | null;
            me?: boolean | null;
            permissionId?: string | null;
            emailAddress?: string | null;
        };
        /** @description A shared drive. */
        FileStorageSharedDrive: {
            kind?: string | null;
            id: string;
            name?: string | null;
            colorRgb?: string | null;
            backgroundImageLink?: string | null;
            backgroundImageFile?: {
                [key: string]: unknown;
            } | null;
            capabilities?: {
                [key: string]: unknown;
            } | null;
            themeId?: string | null;
            createdTime?: string | null;
            hidden?: boolean | null;
            restrictions?: {
                [key: string]: unknown;
            } | null;
            orgUnitId?: string | null;
        };
        /** @description Who may do what with a file or shared drive. */
        FileStoragePermission: {
            kind?: string | null;
            id: string;
            type?: string | null;
            emailAddress?: string | null;
            domain?: string | null;
            role?: string | null;
            view?: string | null;
            allowFileDiscovery?: boolean | null;
            displayName?: string | null;
            photoLink?: string | null;
            expirationTime?: string | null;
            teamDrivePermissionDetails?: unknown[] | null;
            permissionDetails?: unknown[] | null;
            deleted?: boolean | null;
            pendingOwner?: boolean | null;
        };
        /** @description A comment on a file. */
        FileStorageFileComment: {
            kind?: string | null;
            id: string;
            createdTime?: string | null;
            modifiedTime?: string | null;
            author?: unknown;
            htmlContent?: string | null;
            content?: string | null;
            /** @description State of the comment. */
            deleted?: boolean | null;
            /** @description State of the comment. */
            resolved?: boolean | null;
            quotedFileContent?: {
                [key: string]: unknown;
            } | null;
            anchor?: string | null;
            replies?: components["schemas"]["FileStorageCommentReply"][] | null;
            mentionedEmailAddresses?: unknown[] | null;
            assigneeEmailAddress?: string | null;
        };
        /** @description A reply to a comment, alone or among the `replies` of the comment. */
        FileStorageCommentReply: {
            kind?: string | null;
            id: string;
            createdTime?: string | null;
            modifiedTime?: string | null;
            author?: unknown;
            htmlContent?: string | null;
            content?: string | null;
            /** @description State of the reply. */
            deleted?: boolean | null;
            action?: string | null;
        };
        /** @description A former or the present version of a file. */
        FileStorageRevision: {
            kind?: string | null;
            id: string;
            mimeType?: string | null;
            modifiedTime?: string | null;
            keepForever?: boolean | null;
            published?: boolean | null;
            publishedLink?: string | null;
            publishAuto?: boolean | null;
            publishedOutsideDomain?: boolean | null;
            lastModifyingUser?: unknown;
            originalFilename?: string | null;
            md5Checksum?: string | null;
            size?: string | null;
            exportLinks?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A change of a file or shared drive. */
        FileStorageChange: {
            kind?: string | null;
            removed?: boolean | null;
            file?: unknown;
            fileId?: string | null;
            driveId?: string | null;
            drive?: unknown;
            time?: string | null;
            type?: string | null;
            changeType?: string | null;
        };
        /** @description The token that a change feed begins with. */
        FileStorageStartPageToken: {
            kind?: string | null;
            startPageToken: string;
        };
        /** @description The account and what its storage can do. */
        FileStorageAbout: {
            kind?: string | null;
            user?: unknown;
            storageQuota?: {
                [key: string]: unknown;
            } | null;
            importFormats?: {
                [key: string]: unknown;
            } | null;
            exportFormats?: {
                [key: string]: unknown;
            } | null;
            maxImportSizes?: {
                [key: string]: unknown;
            } | null;
            maxUploadSize?: string | null;
            appInstalled?: boolean | null;
            folderColorPalette?: unknown[] | null;
            driveThemes?: unknown[] | null;
            canCreateDrives?: boolean | null;
            canCreateTeamDrives?: boolean | null;
            teamDriveThemes?: unknown[] | null;
        };
        IssueTrackerCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "1c5d8316-ed42-4473-8fbc-2626f03f070c";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["IssueTrackerAuthConfig"];
            /**
             * @description Name under which the instance is shown.
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
             * @description Number of items to return.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor of the item after which the page begins. The first page is asked for without it.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists issues. */
        IssueTrackerIssuesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["IssueTrackerIssuesListParams"];
        };
        IssueTrackerIssuesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerIssuePage"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerIssuesGetParams: {
            /**
             * @description Identifier of the issue.
             * @example 1f0c5a52-0000-4000-8000-000000000101
             */
            id: string;
        };
        /** @description Reads one issue. */
        IssueTrackerIssuesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["IssueTrackerIssuesGetParams"];
        };
        IssueTrackerIssuesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerIssue"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerProjectsListParams: {
            /**
             * @description Number of items to return.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor of the item after which the page begins. The first page is asked for without it.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists projects. */
        IssueTrackerProjectsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["IssueTrackerProjectsListParams"];
        };
        IssueTrackerProjectsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerProjectPage"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerProjectsGetParams: {
            /**
             * @description Identifier of the project.
             * @example 2f0c5a52-0000-4000-8000-000000000201
             */
            id: string;
        };
        /** @description Reads one project. */
        IssueTrackerProjectsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["IssueTrackerProjectsGetParams"];
        };
        IssueTrackerProjectsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerProject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerTeamsListParams: {
            /**
             * @description Number of items to return.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor of the item after which the page begins. The first page is asked for without it.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists teams. */
        IssueTrackerTeamsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "teams";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["IssueTrackerTeamsListParams"];
        };
        IssueTrackerTeamsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerTeamPage"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        IssueTrackerTeamsGetParams: {
            /**
             * @description Identifier of the team.
             * @example 3f0c5a52-0000-4000-8000-000000000301
             */
            id: string;
        };
        /** @description Reads one team. */
        IssueTrackerTeamsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "teams";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["IssueTrackerTeamsGetParams"];
        };
        IssueTrackerTeamsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerTeam"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * API key
         * @description A personal API key of the tracker.
         */
        IssueTrackerAuthConfig: {
            /**
             * @description Personal API key of the person in whose name the tracker is read.
             * @example tracker_key_EXAMPLE0000
             */
            api_key: string;
        };
        /** @description A page of issues inside `data`. */
        IssueTrackerIssuePage: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description One issue inside `data`. */
        IssueTrackerIssue: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A page of projects inside `data`. */
        IssueTrackerProjectPage: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description One project inside `data`. */
        IssueTrackerProject: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A page of teams inside `data`. */
        IssueTrackerTeamPage: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description One team inside `data`. */
        IssueTrackerTeam: {
            data: {
                [key: string]: unknown;
            };
        };
        MessagingCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "c2281cee-86f9-4a86-bb48-d23286b4c7bd";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["MessagingAuthConfig"];
            /**
             * @description Name under which the instance is shown.
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
             * @description Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 200
             * @example 50
             */
            limit?: number;
        };
        /** @description Lists the users of the workspace. */
        MessagingUsersListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["MessagingUsersListParams"];
        };
        MessagingUsersListMeta: {
            /**
             * @description What to pass as `cursor` to get the next page.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            next_cursor?: string | null;
        };
        MessagingUsersListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingUser"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["MessagingUsersListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one user. */
        MessagingUsersGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["MessagingUsersGetParams"];
        };
        MessagingUsersGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingUser"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingChannelsListParams: {
            /**
             * @description Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 200
             * @example 50
             */
            limit?: number;
            /**
             * @description Which kinds of channel to list, any mix of the named kinds.
             * @default public_channel
             * @example public_channel,private_channel
             */
            types?: string;
            /**
             * @description Whether archived channels are left out.
             * @example true
             */
            exclude_archived?: boolean;
        };
        /** @description Lists the channels of the workspace. */
        MessagingChannelsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "channels";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["MessagingChannelsListParams"];
        };
        MessagingChannelsListMeta: {
            /**
             * @description What to pass as `cursor` to get the next page.
             * @example dGVhbTpDMEVYQU1QTEUy
             */
            next_cursor?: string | null;
        };
        MessagingChannelsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingChannel"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["MessagingChannelsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one channel. */
        MessagingChannelsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "channels";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["MessagingChannelsGetParams"];
        };
        MessagingChannelsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingChannel"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description How many messages to return at most. The document shows neither a default nor a maximum.
             * @default 100
             * @example 25
             */
            limit?: number;
            /**
             * @description Message timestamp at which the range starts.
             * @example 1717977600.000000
             */
            oldest?: string;
            /**
             * @description Message timestamp at which the range ends.
             * @example 1718063999.000000
             */
            latest?: string;
            /**
             * @description Whether messages that lie exactly at the `oldest` and `latest` bounds are included.
             * @example true
             */
            inclusive?: boolean;
        };
        /** @description Lists the messages of a channel. */
        MessagingChannelMessagesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "channel_messages";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["MessagingChannelMessagesListParams"];
        };
        MessagingChannelMessagesListMeta: {
            /**
             * @description What to pass as `cursor` to get the next page.
             * @example bmV4dF90czoxNzE4MDAwMDAw
             */
            next_cursor?: string | null;
            /**
             * @description Whether more messages exist.
             * @example true
             */
            has_more?: boolean | null;
        };
        MessagingChannelMessagesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingMessage"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["MessagingChannelMessagesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Timestamp of the parent message of the thread. Required in practice: The document marks it as optional, but thread replies are only returned when it names the parent message.
             * @example 1718000000.000100
             */
            ts?: string;
            /**
             * @description Where the page begins, namely the `next_cursor` of the previous answer. Left out on the first call.
             * @example dXNlcjpVMEVYQU1QTEUy
             */
            cursor?: string;
            /**
             * @description How many messages to return at most. The document shows neither a default nor a maximum.
             * @default 100
             * @example 25
             */
            limit?: number;
            /**
             * @description Message timestamp at which the range starts.
             * @example 1717977600.000000
             */
            oldest?: string;
            /**
             * @description Message timestamp at which the range ends.
             * @example 1718063999.000000
             */
            latest?: string;
            /**
             * @description Whether messages that lie exactly at the `oldest` and `latest` bounds are included.
             * @example true
             */
            inclusive?: boolean;
        };
        /** @description Lists the messages of a thread. */
        MessagingThreadsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "threads";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["MessagingThreadsListParams"];
        };
        MessagingThreadsListMeta: {
            /**
             * @description What to pass as `cursor` to get the next page.
             * @example bmV4dF90czoxNzE4MDAwNDIw
             */
            next_cursor?: string | null;
            /**
             * @description Whether more messages exist.
             * @example false
             */
            has_more?: boolean | null;
        };
        MessagingThreadsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["MessagingThreadMessage"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["MessagingThreadsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        MessagingAuthConfig: {
            /**
             * @description A bot token, which begins with `xoxb-`, or a user token, which begins with `xoxp-`.
             * @example xoxb-EXAMPLE-not-a-real-token
             */
            access_token: string;
        } | {
            /**
             * @description Identifier of the OAuth client.
             * @example 0000000000.EXAMPLE
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example EXAMPLE-client-secret
             */
            client_secret: string;
            /**
             * @description The bot token that the OAuth exchange issued. The document names no prefix for it here.
             * @example xoxb-EXAMPLE-from-the-oauth-exchange
             */
            access_token: string;
        };
        /** @description A member of the workspace, a person or a bot. */
        MessagingUser: {
            id: string;
            team_id?: string | null;
            name?: string | null;
            deleted?: boolean | null;
            color?: string | null;
            real_name?: string | null;
            tz?: string | null;
            tz_label?: string | null;
            tz_offset?: number | null;
            profile?: unknown;
            is_admin?: boolean | null;
            is_owner?: boolean | null;
            is_primary_owner?: boolean | null;
            is_restricted?: boolean | null;
            is_ultra_restricted?: boolean | null;
            is_bot?: boolean | null;
            is_app_user?: boolean | null;
            updated?: number | null;
            is_email_confirmed?: boolean | null;
            who_can_share_contact_card?: string | null;
        };
        /** @description A conversation of the workspace, public or private, direct or of a group. */
        MessagingChannel: {
            id: string;
            name?: string | null;
            is_channel?: boolean | null;
            is_group?: boolean | null;
            is_im?: boolean | null;
            is_mpim?: boolean | null;
            is_private?: boolean | null;
            created?: number | null;
            is_archived?: boolean | null;
            is_general?: boolean | null;
            unlinked?: number | null;
            name_normalized?: string | null;
            is_shared?: boolean | null;
            is_org_shared?: boolean | null;
            is_pending_ext_shared?: boolean | null;
            pending_shared?: unknown[] | null;
            context_team_id?: string | null;
            updated?: number | null;
            creator?: string | null;
            is_ext_shared?: boolean | null;
            shared_team_ids?: unknown[] | null;
            pending_connected_team_ids?: unknown[] | null;
            is_member?: boolean | null;
            topic?: unknown;
            purpose?: unknown;
            previous_names?: unknown[] | null;
            num_members?: number | null;
            parent_conversation?: string | null;
            properties?: {
                [key: string]: unknown;
            } | null;
            is_thread_only?: boolean | null;
            is_read_only?: boolean | null;
        };
        /** @description One emoji under a message and who put it there. */
        MessagingMessageReaction: {
            name?: string | null;
            users?: unknown[] | null;
            count?: number | null;
        };
        /** @description A secondary part of a message, such as the preview of a link. */
        MessagingMessageAttachment: {
            id?: number | null;
            fallback?: string | null;
            color?: string | null;
            pretext?: string | null;
            author_name?: string | null;
            author_link?: string | null;
            author_icon?: string | null;
            title?: string | null;
            title_link?: string | null;
            text?: string | null;
            fields?: unknown[] | null;
            image_url?: string | null;
            thumb_url?: string | null;
            footer?: string | null;
            footer_icon?: string | null;
            ts?: string | number | null;
        };
        /** @description A file that was shared with a message. */
        MessagingMessageFile: {
            id?: string | null;
            name?: string | null;
            title?: string | null;
            mimetype?: string | null;
            filetype?: string | null;
            pretty_type?: string | null;
            user?: string | null;
            size?: number | null;
            mode?: string | null;
            is_external?: boolean | null;
            external_type?: string | null;
            is_public?: boolean | null;
            public_url_shared?: boolean | null;
            url_private?: string | null;
            url_private_download?: string | null;
            permalink?: string | null;
            permalink_public?: string | null;
            created?: number | null;
            timestamp?: number | null;
        };
        /** @description A message of a channel. */
        MessagingMessage: {
            type?: string | null;
            subtype?: string | null;
            /** @description Timestamp of the message. Always present. */
            ts: string;
            user?: string | null;
            text?: string | null;
            thread_ts?: string | null;
            reply_count?: number | null;
            reply_users_count?: number | null;
            latest_reply?: string | null;
            reply_users?: unknown[] | null;
            is_locked?: boolean | null;
            subscribed?: boolean | null;
            reactions?: components["schemas"]["MessagingMessageReaction"][] | null;
            attachments?: components["schemas"]["MessagingMessageAttachment"][] | null;
            blocks?: unknown[] | null;
            files?: components["schemas"]["MessagingMessageFile"][] | null;
            edited?: unknown;
            bot_id?: string | null;
            bot_profile?: unknown;
            app_id?: string | null;
            team?: string | null;
        };
        /** @description A message of a thread. It has all fields of a message of a channel and tells whose message the thread answers. */
        MessagingThreadMessage: {
            type?: string | null;
            subtype?: string | null;
            /** @description Timestamp of the message. Always present. */
            ts: string;
            user?: string | null;
            text?: string | null;
            thread_ts?: string | null;
            reply_count?: number | null;
            reply_users_count?: number | null;
            latest_reply?: string | null;
            reply_users?: unknown[] | null;
            is_locked?: boolean | null;
            subscribed?: boolean | null;
            reactions?: components["schemas"]["MessagingMessageReaction"][] | null;
            attachments?: components["schemas"]["MessagingMessageAttachment"][] | null;
            blocks?: unknown[] | null;
            files?: components["schemas"]["MessagingMessageFile"][] | null;
            edited?: unknown;
            bot_id?: string | null;
            bot_profile?: unknown;
            app_id?: string | null;
            team?: string | null;
            parent_user_id?: string | null;
        };
        PaymentsCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["PaymentsAuthConfig"];
            /**
             * @description Name under which the instance is shown.
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
             * @description Id of a record. Returns the page that follows it.
             * @example cus_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Id of a record. Returns the page that precedes it.
             * @example cus_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Only customers with this email address; upper and lower case differ.
             * @example jo.sample@example.com
             */
            email?: string;
            /**
             * @description Only those created in this interval.
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
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsCustomersListParams"];
        };
        PaymentsCustomersListMeta: {
            /** @description Whether there are more records. */
            has_more: boolean;
        };
        PaymentsCustomersListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsCustomer"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsCustomersListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsCustomersCreateParams: {
            /**
             * @description Email address.
             * @example jo.sample@example.com
             */
            email?: string;
            /**
             * @description Full name of the person or the business.
             * @example Jo Sample
             */
            name?: string;
            /**
             * @description Free text about the customer.
             * @example Buys for the Exampletown branch
             */
            description?: string;
            /**
             * @description Phone number.
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
             * @description Values of the caller's own by free names.
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
        /** @description Makes a new customer. */
        PaymentsCustomersCreateRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "create";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsCustomersCreateParams"];
        };
        PaymentsCustomersCreateResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsCustomer"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsCustomersGetParams: {
            /**
             * @description Id of the customer to get.
             * @example cus_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns a customer. */
        PaymentsCustomersGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsCustomersGetParams"];
        };
        PaymentsCustomersGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsCustomer"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description New email address.
             * @example jo.sample@example.com
             */
            email?: string;
            /**
             * @description New full name of the person or the business.
             * @example Jo Sample
             */
            name?: string;
            /**
             * @description New free text about the customer.
             * @example Buys for the Exampletown branch
             */
            description?: string;
            /**
             * @description New phone number.
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
             * @description Values of the caller's own by free names.
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
        /** @description Changes a customer. */
        PaymentsCustomersUpdateRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "update";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsCustomersUpdateParams"];
        };
        PaymentsCustomersUpdateResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsCustomer"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "delete";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsCustomersDeleteParams"];
        };
        PaymentsCustomersDeleteResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsCustomerDeleteResult"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsCustomersApiSearchParams: {
            /**
             * @description What to find; written in the provider's search query language.
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
             * @description Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
             * @example page_EXAMPLE0002
             */
            page?: string;
        };
        /** @description Searches customers. The answer is a list of customers and not a search result as for invoices. */
        PaymentsCustomersApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "customers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsCustomersApiSearchParams"];
        };
        PaymentsCustomersApiSearchMeta: {
            /** @description Whether there are more records. */
            has_more: boolean;
        };
        PaymentsCustomersApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsCustomer"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsCustomersApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsInvoicesListParams: {
            /**
             * @description Only those that are collected in this way.
             * @enum {string}
             */
            collection_method?: "charge_automatically" | "send_invoice";
            /**
             * @description Only those created in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Only those of the customer with this id.
             * @example cus_EXAMPLE0001
             */
            customer?: string;
            /**
             * @description Only those of the account with this id.
             * @example acct_EXAMPLE0001
             */
            customer_account?: string;
            /**
             * @description Id of a record. Returns the page that precedes it.
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
             * @description Id of a record. Returns the page that follows it.
             * @example in_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Only invoices in this state.
             * @enum {string}
             */
            status?: "draft" | "open" | "paid" | "uncollectible" | "void";
            /**
             * @description Only those of the subscription with this id.
             * @example sub_EXAMPLE0001
             */
            subscription?: string;
        };
        /** @description Lists invoices. */
        PaymentsInvoicesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "invoices";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsInvoicesListParams"];
        };
        PaymentsInvoicesListMeta: {
            /** @description Whether there are more records. */
            has_more: boolean;
        };
        PaymentsInvoicesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsInvoice"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsInvoicesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsInvoicesGetParams: {
            /**
             * @description Id of the invoice to get.
             * @example in_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns an invoice. */
        PaymentsInvoicesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "invoices";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsInvoicesGetParams"];
        };
        PaymentsInvoicesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsInvoice"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsInvoicesApiSearchParams: {
            /**
             * @description What to find; written in the provider's search query language.
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
             * @description Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
             * @example page_EXAMPLE0002
             */
            page?: string;
        };
        /** @description Searches invoices. */
        PaymentsInvoicesApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "invoices";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsInvoicesApiSearchParams"];
        };
        PaymentsInvoicesApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsInvoiceSearchResult"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsChargesListParams: {
            /**
             * @description Only those created in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Only those of the customer with this id.
             * @example cus_EXAMPLE0001
             */
            customer?: string;
            /**
             * @description Id of a record. Returns the page that precedes it.
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
             * @description Only those of the payment intent with this id.
             * @example pi_EXAMPLE0001
             */
            payment_intent?: string;
            /**
             * @description Id of a record. Returns the page that follows it.
             * @example ch_EXAMPLE0001
             */
            starting_after?: string;
        };
        /** @description Lists charges. */
        PaymentsChargesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "charges";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsChargesListParams"];
        };
        PaymentsChargesListMeta: {
            /** @description Whether there are more records. */
            has_more: boolean;
        };
        PaymentsChargesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsCharge"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsChargesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsChargesGetParams: {
            /**
             * @description Id of the charge to get.
             * @example ch_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns a charge. */
        PaymentsChargesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "charges";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsChargesGetParams"];
        };
        PaymentsChargesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsCharge"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsChargesApiSearchParams: {
            /**
             * @description What to find; written in the provider's search query language.
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
             * @description Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
             * @example page_EXAMPLE0002
             */
            page?: string;
        };
        /** @description Searches charges. */
        PaymentsChargesApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "charges";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsChargesApiSearchParams"];
        };
        PaymentsChargesApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsChargeSearchResult"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsSubscriptionsListParams: {
            /**
             * @description Filter on automatic tax.
             * @example {
             *       "enabled": true
             *     }
             */
            automatic_tax?: components["schemas"]["PaymentsAutomaticTax"];
            /**
             * @description Only those that are collected in this way.
             * @enum {string}
             */
            collection_method?: "charge_automatically" | "send_invoice";
            /**
             * @description Only those created in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Only those whose earliest end of an item's period lies in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            current_period_end?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Only those whose latest start of an item's period lies in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            current_period_start?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Only those of the customer with this id.
             * @example cus_EXAMPLE0001
             */
            customer?: string;
            /**
             * @description Only those of the account with this id.
             * @example acct_EXAMPLE0001
             */
            customer_account?: string;
            /**
             * @description Id of a record. Returns the page that precedes it.
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
             * @description Only those with the recurring price with this id.
             * @example price_EXAMPLE0001
             */
            price?: string;
            /**
             * @description Id of a record. Returns the page that follows it.
             * @example sub_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description `canceled`: all that are canceled, also those of deleted customers. `ended`: those that are canceled and those that expired because the payment was never completed. `all`: whatever their state. Left out: those not canceled.
             * @enum {string}
             */
            status?: "canceled" | "ended" | "all";
        };
        /** @description Lists subscriptions. Without `status` they are those that are not canceled. */
        PaymentsSubscriptionsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "subscriptions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsSubscriptionsListParams"];
        };
        PaymentsSubscriptionsListMeta: {
            /** @description Whether there are more records. */
            has_more: boolean;
        };
        PaymentsSubscriptionsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsSubscription"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsSubscriptionsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsSubscriptionsGetParams: {
            /**
             * @description Id of the subscription to get.
             * @example sub_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns a subscription. */
        PaymentsSubscriptionsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "subscriptions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsSubscriptionsGetParams"];
        };
        PaymentsSubscriptionsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsSubscription"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsSubscriptionsApiSearchParams: {
            /**
             * @description What to find; written in the provider's search query language.
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
             * @description Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
             * @example page_EXAMPLE0002
             */
            page?: string;
        };
        /** @description Searches subscriptions. */
        PaymentsSubscriptionsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "subscriptions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsSubscriptionsApiSearchParams"];
        };
        PaymentsSubscriptionsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsSubscriptionSearchResult"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsRefundsListParams: {
            /**
             * @description Only those of the charge with this id.
             * @example ch_EXAMPLE0001
             */
            charge?: string;
            /**
             * @description Only those created in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Id of a record. Returns the page that precedes it.
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
             * @description Only those of the payment intent with this id.
             * @example pi_EXAMPLE0001
             */
            payment_intent?: string;
            /**
             * @description Id of a record. Returns the page that follows it.
             * @example re_EXAMPLE0001
             */
            starting_after?: string;
        };
        /** @description Lists refunds. */
        PaymentsRefundsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "refunds";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsRefundsListParams"];
        };
        PaymentsRefundsListMeta: {
            /** @description Whether there are more records. */
            has_more: boolean;
        };
        PaymentsRefundsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsRefund"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsRefundsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Amount to give back.
             * @example 1500
             */
            amount?: number;
            /**
             * @description Values of the caller's own by free names.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Why the money is given back.
             * @enum {string}
             */
            reason?: "duplicate" | "fraudulent" | "requested_by_customer";
            /**
             * @description Whether the application fee is given back too.
             * @example false
             */
            refund_application_fee?: boolean;
            /**
             * @description Whether the transfer to another account is reversed too.
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
             * @description Amount to give back.
             * @example 1500
             */
            amount?: number;
            /**
             * @description Values of the caller's own by free names.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Why the money is given back.
             * @enum {string}
             */
            reason?: "duplicate" | "fraudulent" | "requested_by_customer";
            /**
             * @description Whether the application fee is given back too.
             * @example false
             */
            refund_application_fee?: boolean;
            /**
             * @description Whether the transfer to another account is reversed too.
             * @example false
             */
            reverse_transfer?: boolean;
        } & {
            [key: string]: unknown;
        });
        /** @description Refunds a charge that exists and is not yet refunded. The caller names the charge or its payment intent. */
        PaymentsRefundsCreateRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "refunds";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "create";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsRefundsCreateParams"];
        };
        PaymentsRefundsCreateResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsRefund"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsRefundsGetParams: {
            /**
             * @description Id of the refund to get.
             * @example re_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns a refund. */
        PaymentsRefundsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "refunds";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsRefundsGetParams"];
        };
        PaymentsRefundsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsRefund"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsListParams: {
            /**
             * @description Only active products when true; only inactive ones when false.
             * @example true
             */
            active?: boolean;
            /**
             * @description Only those created in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Id of a record. Returns the page that precedes it.
             * @example prod_EXAMPLE0001
             */
            ending_before?: string;
            /**
             * @description Only products with these ids.
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
             * @description Only products that are delivered as goods.
             * @example true
             */
            shippable?: boolean;
            /**
             * @description Id of a record. Returns the page that follows it.
             * @example prod_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Only products with this address of a page.
             * @example https://shop.example.com/monthly-plan
             */
            url?: string;
        };
        /** @description Lists products. */
        PaymentsProductsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsProductsListParams"];
        };
        PaymentsProductsListMeta: {
            /** @description Whether there are more records. */
            has_more: boolean;
        };
        PaymentsProductsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsProduct"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsProductsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsCreateParams: {
            /**
             * @description Name that buyers see. The provider requires it.
             * @example Monthly plan
             */
            name?: string;
            /**
             * @description Whether it can be bought now.
             * @example true
             */
            active?: boolean;
            /**
             * @description Free text about the product.
             * @example All features for one month
             */
            description?: string;
            /**
             * @description Id that the product is to have.
             * @example prod_EXAMPLE0001
             */
            id?: string;
            /**
             * @description Text on the customer's bank statement.
             * @example EXAMPLE SHOP
             */
            statement_descriptor?: string;
            /**
             * @description Code that tells how it is taxed.
             * @example txcd_10000000
             */
            tax_code?: string;
            /**
             * @description Name of one unit of it.
             * @example seat
             */
            unit_label?: string;
            /**
             * @description Address of its page.
             * @example https://shop.example.com/monthly-plan
             */
            url?: string;
            /**
             * @description Addresses of images.
             * @example [
             *       "https://images.example.com/plan.png"
             *     ]
             */
            images?: string[];
            /**
             * @description Features that are shown to buyers.
             * @example [
             *       {
             *         "name": "Unlimited projects"
             *       }
             *     ]
             */
            marketing_features?: components["schemas"]["PaymentsMarketingFeature"][];
            /**
             * @description Values of the caller's own by free names.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Size and weight of the product when it is packed.
             * @example {
             *       "height": 4.5,
             *       "length": 30,
             *       "weight": 12.25,
             *       "width": 20
             *     }
             */
            package_dimensions?: components["schemas"]["PaymentsPackageDimensions"];
            /**
             * @description Whether it is delivered as goods.
             * @example false
             */
            shippable?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Makes a new product. */
        PaymentsProductsCreateRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "create";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsProductsCreateParams"];
        };
        PaymentsProductsCreateResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsProduct"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsGetParams: {
            /**
             * @description Id of the product to get. The provider requires it.
             * @example prod_EXAMPLE0001
             */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Returns a product. */
        PaymentsProductsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsProductsGetParams"];
        };
        PaymentsProductsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsProduct"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description New name that buyers see.
             * @example Monthly plan
             */
            name?: string;
            /**
             * @description Whether it can be bought from now on.
             * @example true
             */
            active?: boolean;
            /**
             * @description New free text about the product.
             * @example All features for one month
             */
            description?: string;
            /**
             * @description New text on the customer's bank statement.
             * @example EXAMPLE SHOP
             */
            statement_descriptor?: string;
            /**
             * @description New code that tells how it is taxed.
             * @example txcd_10000000
             */
            tax_code?: string;
            /**
             * @description New name of one unit of it.
             * @example seat
             */
            unit_label?: string;
            /**
             * @description New address of its page.
             * @example https://shop.example.com/monthly-plan
             */
            url?: string;
            /**
             * @description New addresses of images.
             * @example [
             *       "https://images.example.com/plan.png"
             *     ]
             */
            images?: string[];
            /**
             * @description New features that are shown to buyers.
             * @example [
             *       {
             *         "name": "Unlimited projects"
             *       }
             *     ]
             */
            marketing_features?: components["schemas"]["PaymentsMarketingFeature"][];
            /**
             * @description Values of the caller's own by free names.
             * @example {
             *       "order_number": "1001"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Size and weight of the product when it is packed.
             * @example {
             *       "height": 4.5,
             *       "length": 30,
             *       "weight": 12.25,
             *       "width": 20
             *     }
             */
            package_dimensions?: components["schemas"]["PaymentsPackageDimensions"];
            /**
             * @description Whether it is delivered as goods from now on.
             * @example false
             */
            shippable?: boolean;
            /**
             * @description Id of the price that is used when none is named.
             * @example price_EXAMPLE0001
             */
            default_price?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Changes a product. */
        PaymentsProductsUpdateRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "update";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsProductsUpdateParams"];
        };
        PaymentsProductsUpdateResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsProduct"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "delete";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsProductsDeleteParams"];
        };
        PaymentsProductsDeleteResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsProductDeleteResult"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsProductsApiSearchParams: {
            /**
             * @description What to find; written in the provider's search query language. The provider requires it.
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
             * @description Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
             * @example page_EXAMPLE0002
             */
            page?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Searches products. */
        PaymentsProductsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "products";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsProductsApiSearchParams"];
        };
        PaymentsProductsApiSearchMeta: {
            /** @description Whether there are more records. */
            has_more?: boolean;
        };
        PaymentsProductsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsProduct"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsProductsApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "balance";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsBalanceGetParams"];
        };
        PaymentsBalanceGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsBalance"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsBalanceTransactionsListParams: {
            /**
             * @description Only those created in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: {
                /**
                 * @description Later than this time; the time itself is excluded.
                 * @example 1735689599
                 */
                gt?: number;
                /**
                 * @description At this time or later.
                 * @example 1735689600
                 */
                gte?: number;
                /**
                 * @description Earlier than this time; the time itself is excluded.
                 * @example 1738368000
                 */
                lt?: number;
                /**
                 * @description At this time or earlier.
                 * @example 1738367999
                 */
                lte?: number;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Only those in this currency.
             * @example eur
             */
            currency?: string;
            /**
             * @description Id of a record. Returns the page that precedes it.
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
             * @description Only those of the payout with this id.
             * @example po_EXAMPLE0001
             */
            payout?: string;
            /**
             * @description Only those of the record with this id.
             * @example ch_EXAMPLE0001
             */
            source?: string;
            /**
             * @description Id of a record. Returns the page that follows it.
             * @example txn_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Only those of this kind.
             * @example charge
             */
            type?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Lists balance transactions. */
        PaymentsBalanceTransactionsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "balance_transactions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsBalanceTransactionsListParams"];
        };
        PaymentsBalanceTransactionsListMeta: {
            /** @description Whether there are more records. */
            has_more?: boolean;
        };
        PaymentsBalanceTransactionsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsBalanceTransaction"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsBalanceTransactionsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsBalanceTransactionsGetParams: {
            /**
             * @description Id of the balance transaction to get. The provider requires it.
             * @example txn_EXAMPLE0001
             */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Returns a balance transaction. */
        PaymentsBalanceTransactionsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "balance_transactions";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsBalanceTransactionsGetParams"];
        };
        PaymentsBalanceTransactionsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsBalanceTransaction"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPaymentIntentsListParams: {
            /**
             * @description Only those created in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: {
                /**
                 * @description Later than this time; the time itself is excluded.
                 * @example 1735689599
                 */
                gt?: number;
                /**
                 * @description At this time or later.
                 * @example 1735689600
                 */
                gte?: number;
                /**
                 * @description Earlier than this time; the time itself is excluded.
                 * @example 1738368000
                 */
                lt?: number;
                /**
                 * @description At this time or earlier.
                 * @example 1738367999
                 */
                lte?: number;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Only those of the customer with this id.
             * @example cus_EXAMPLE0001
             */
            customer?: string;
            /**
             * @description Only those of the account with this id.
             * @example acct_EXAMPLE0001
             */
            customer_account?: string;
            /**
             * @description Id of a record. Returns the page that precedes it.
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
             * @description Id of a record. Returns the page that follows it.
             * @example pi_EXAMPLE0001
             */
            starting_after?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Lists payment intents. */
        PaymentsPaymentIntentsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "payment_intents";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsPaymentIntentsListParams"];
        };
        PaymentsPaymentIntentsListMeta: {
            /** @description Whether there are more records. */
            has_more?: boolean;
        };
        PaymentsPaymentIntentsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsPaymentIntent"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsPaymentIntentsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPaymentIntentsGetParams: {
            /**
             * @description Id of the payment intent to get. The provider requires it.
             * @example pi_EXAMPLE0001
             */
            id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Returns a payment intent. */
        PaymentsPaymentIntentsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "payment_intents";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsPaymentIntentsGetParams"];
        };
        PaymentsPaymentIntentsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsPaymentIntent"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPaymentIntentsApiSearchParams: {
            /**
             * @description What to find; written in the provider's search query language. The provider requires it.
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
             * @description Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
             * @example page_EXAMPLE0002
             */
            page?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Searches payment intents. */
        PaymentsPaymentIntentsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "payment_intents";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsPaymentIntentsApiSearchParams"];
        };
        PaymentsPaymentIntentsApiSearchMeta: {
            /** @description Whether there are more records. */
            has_more?: boolean;
        };
        PaymentsPaymentIntentsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsPaymentIntent"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsPaymentIntentsApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsDisputesListParams: {
            /**
             * @description Only those of the charge with this id.
             * @example ch_EXAMPLE0001
             */
            charge?: string;
            /**
             * @description Only those created in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Id of a record. Returns the page that precedes it.
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
             * @description Only those of the payment intent with this id.
             * @example pi_EXAMPLE0001
             */
            payment_intent?: string;
            /**
             * @description Id of a record. Returns the page that follows it.
             * @example dp_EXAMPLE0001
             */
            starting_after?: string;
        };
        /** @description Lists disputes. */
        PaymentsDisputesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "disputes";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsDisputesListParams"];
        };
        PaymentsDisputesListMeta: {
            /** @description Whether there are more records. */
            has_more: boolean;
        };
        PaymentsDisputesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsDispute"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsDisputesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsDisputesGetParams: {
            /**
             * @description Id of the dispute to get.
             * @example dp_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns a dispute. */
        PaymentsDisputesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "disputes";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsDisputesGetParams"];
        };
        PaymentsDisputesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsDispute"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPayoutsListParams: {
            /**
             * @description Only those expected to arrive in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            arrival_date?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Only those created in this interval.
             * @example {
             *       "gte": 1735689600,
             *       "lt": 1738368000
             *     }
             */
            created?: components["schemas"]["PaymentsInterval"];
            /**
             * @description Only those paid to the external account with this id.
             * @example ba_EXAMPLE0001
             */
            destination?: string;
            /**
             * @description Id of a record. Returns the page that precedes it.
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
             * @description Id of a record. Returns the page that follows it.
             * @example po_EXAMPLE0001
             */
            starting_after?: string;
            /**
             * @description Only payouts in this state.
             * @enum {string}
             */
            status?: "pending" | "paid" | "failed" | "canceled";
        };
        /** @description Lists payouts. */
        PaymentsPayoutsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "payouts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["PaymentsPayoutsListParams"];
        };
        PaymentsPayoutsListMeta: {
            /** @description Whether there are more records. */
            has_more: boolean;
        };
        PaymentsPayoutsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsPayout"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["PaymentsPayoutsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        PaymentsPayoutsGetParams: {
            /**
             * @description Id of the payout to get.
             * @example po_EXAMPLE0001
             */
            id: string;
        };
        /** @description Returns a payout. */
        PaymentsPayoutsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "payouts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["PaymentsPayoutsGetParams"];
        };
        PaymentsPayoutsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["PaymentsPayout"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * API key
         * @description The secret key of an account at the payment provider.
         */
        PaymentsAuthConfig: {
            /**
             * @description The provider's secret key. It begins with sk_test_ in test mode and with sk_live_ in live mode.
             * @example sk_test_EXAMPLE0000
             */
            api_key: string;
        };
        /** @description An interval of times. Each bound may be left out. */
        PaymentsInterval: {
            /**
             * @description Later than this time; the time itself is excluded.
             * @example 1735689599
             */
            gt?: number;
            /**
             * @description At this time or later.
             * @example 1735689600
             */
            gte?: number;
            /**
             * @description Earlier than this time; the time itself is excluded.
             * @example 1738368000
             */
            lt?: number;
            /**
             * @description At this time or earlier.
             * @example 1738367999
             */
            lte?: number;
        };
        /** @description Filter on automatic tax. */
        PaymentsAutomaticTax: {
            /**
             * @description Whether tax is worked out automatically.
             * @example true
             */
            enabled?: boolean;
        };
        /** @description A postal address. */
        PaymentsPostalAddress: {
            /**
             * @description Street and number.
             * @example 12 Example Street
             */
            line1?: string;
            /**
             * @description Flat or suite or building.
             * @example Flat 3
             */
            line2?: string;
            /**
             * @description City or town.
             * @example Exampletown
             */
            city?: string;
            /**
             * @description State or province or region.
             * @example EX
             */
            state?: string;
            /**
             * @description Postal code.
             * @example 00000
             */
            postal_code?: string;
            /**
             * @description Country as a two-letter code.
             * @example DE
             */
            country?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A feature of a product that is shown to buyers. */
        PaymentsMarketingFeature: {
            /**
             * @description Name of the feature.
             * @example Unlimited projects
             */
            name?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Size and weight of the product when it is packed. */
        PaymentsPackageDimensions: {
            /**
             * @description Height of the package.
             * @example 4.5
             */
            height?: number;
            /**
             * @description Length of the package.
             * @example 30
             */
            length?: number;
            /**
             * @description Weight of the package.
             * @example 12.25
             */
            weight?: number;
            /**
             * @description Width of the package.
             * @example 20
             */
            width?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A person or company that buys. */
        PaymentsCustomer: {
            /** @description Id of the customer. */
            id: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "customer";
            /** @description Postal address. */
            address?: {
                [key: string]: unknown;
            } | null;
            /** @description Balance of the customer's account; it counts towards the next invoice. */
            balance: number;
            /** @description Name of the business. */
            business_name?: string | null;
            /** @description Money that the customer has paid in and that is not used yet. */
            cash_balance?: {
                [key: string]: unknown;
            } | null;
            /** @description Time of creation. */
            created: number;
            /** @description Currency in which the customer is billed. */
            currency?: string | null;
            /** @description Id of the account that stands for the customer. */
            customer_account?: string | null;
            /** @description Currency that is used when none is named. */
            default_currency?: string | null;
            /** @description Id of the payment source that is used when none is named. */
            default_source?: string | null;
            /** @description Whether an invoice of the customer is overdue. */
            delinquent?: boolean | null;
            /** @description Free text about the customer. */
            description?: string | null;
            /** @description Discount that applies to the customer now. */
            discount?: {
                [key: string]: unknown;
            } | null;
            /** @description Email address. */
            email?: string | null;
            /** @description Name of the person. */
            individual_name?: string | null;
            /** @description Credit on invoices by currency. Public samples never carry it. */
            invoice_credit_balance: {
                [key: string]: unknown;
            };
            /** @description Text with which the customer's invoice numbers begin. */
            invoice_prefix?: string | null;
            /** @description Settings for the customer's invoices. */
            invoice_settings: {
                [key: string]: unknown;
            };
            /** @description Whether the record belongs to live mode; otherwise to test mode. */
            livemode: boolean;
            /** @description Values of the account's own by free names. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Full name of the person or the business. */
            name?: string | null;
            /** @description Number that the next invoice gets behind the prefix. */
            next_invoice_sequence?: number | null;
            /** @description Phone number. */
            phone?: string | null;
            /** @description Languages that the customer likes; the best liked first. */
            preferred_locales?: unknown[] | null;
            /** @description Name and address for deliveries. */
            shipping?: {
                [key: string]: unknown;
            } | null;
            /** @description Payment sources of the customer. */
            sources?: {
                [key: string]: unknown;
            } | null;
            /** @description Subscriptions that the customer has now. */
            subscriptions?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether and how the customer is exempt from tax. */
            tax_exempt?: string | null;
            /** @description Id of the test clock that the customer belongs to. */
            test_clock?: string | null;
        };
        /** @description Says that a customer was deleted. */
        PaymentsCustomerDeleteResult: {
            /** @description Id of the deleted customer. */
            id: string;
            /**
             * @description Kind of the deleted record.
             * @constant
             */
            object: "customer";
            /** @description Whether the customer is deleted. */
            deleted: boolean;
        };
        /** @description A statement of what a customer owes. */
        PaymentsInvoice: {
            /** @description Id of the invoice. */
            id: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "invoice";
            /** @description Country of the account that sends the invoice. */
            account_country?: string | null;
            /** @description Name of the account that sends the invoice. */
            account_name?: string | null;
            /** @description Tax ids of the account that sends the invoice. */
            account_tax_ids?: unknown[] | null;
            /** @description Amount that is due. */
            amount_due: number;
            /** @description Amount that was paid beyond what was due. */
            amount_overpaid: number;
            /** @description Amount that is paid so far. */
            amount_paid: number;
            /** @description Amount that is still to be paid. */
            amount_remaining: number;
            /** @description Amount for shipping. */
            amount_shipping: number;
            /** @description Id of the application that made the invoice. */
            application?: string | null;
            /** @description Fee that goes to the application. */
            application_fee_amount?: number | null;
            /** @description How many times payment was tried. */
            attempt_count: number;
            /** @description Whether payment was tried. */
            attempted: boolean;
            /** @description Whether the provider moves the invoice on by itself. */
            auto_advance: boolean;
            /** @description Settings and result of automatic tax. */
            automatic_tax: {
                [key: string]: unknown;
            };
            /** @description Time at which the invoice becomes final by itself. */
            automatically_finalizes_at?: number | null;
            /** @description Why the invoice was made. */
            billing_reason?: string | null;
            /** @description Id of the latest charge for the invoice. */
            charge?: string | null;
            /**
             * @description How payment is collected.
             * @enum {string}
             */
            collection_method: "charge_automatically" | "send_invoice";
            /** @description Secret with which a client confirms the payment. */
            confirmation_secret?: {
                [key: string]: unknown;
            } | null;
            /** @description Time of creation. */
            created: number;
            /** @description Currency of all amounts. */
            currency: string;
            /** @description Further fields that are shown on the invoice. */
            custom_fields?: unknown[] | null;
            /** @description Id of the customer who is billed. */
            customer: string;
            /** @description Id of the account that stands for the customer. */
            customer_account?: string | null;
            /** @description Address of the customer. */
            customer_address?: {
                [key: string]: unknown;
            } | null;
            /** @description Email address of the customer. */
            customer_email?: string | null;
            /** @description Name of the customer. */
            customer_name?: string | null;
            /** @description Phone number of the customer. */
            customer_phone?: string | null;
            /** @description Delivery address of the customer. */
            customer_shipping?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether and how the customer is exempt from tax. */
            customer_tax_exempt?: string | null;
            /** @description Tax ids of the customer. */
            customer_tax_ids?: unknown[] | null;
            /** @description Id of the payment method that is used when none is named. */
            default_payment_method?: string | null;
            /** @description Id of the payment source that is used when none is named. */
            default_source?: string | null;
            /** @description Tax rates of lines that name none. */
            default_tax_rates: {
                [key: string]: unknown;
            }[];
            /** @description Free text about the invoice. */
            description?: string | null;
            /** @description Discount on the invoice. */
            discount?: {
                [key: string]: unknown;
            } | null;
            /** @description Ids of the discounts on the invoice. */
            discounts: string[];
            /** @description Time by which payment is due. */
            due_date?: number | null;
            /** @description Time that the invoice shows as its date. */
            effective_at?: number | null;
            /** @description Balance of the customer after the invoice became final. */
            ending_balance?: number | null;
            /** @description Text at the foot of the invoice. */
            footer?: string | null;
            /** @description The invoice that this one was made from. */
            from_invoice?: {
                [key: string]: unknown;
            } | null;
            /** @description Address of the page on which the invoice is shown and paid. */
            hosted_invoice_url?: string | null;
            /** @description Address of the invoice as a PDF. */
            invoice_pdf?: string | null;
            /** @description Who issues the invoice. */
            issuer: {
                [key: string]: unknown;
            };
            /** @description Why the last try to make the invoice final failed. */
            last_finalization_error?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the latest revision of the invoice. */
            latest_revision?: string | null;
            /** @description Lines of the invoice. */
            lines: {
                [key: string]: unknown;
            };
            /** @description Whether the record belongs to live mode; otherwise to test mode. */
            livemode: boolean;
            /** @description Values of the account's own by free names. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Time at which payment is tried next. */
            next_payment_attempt?: number | null;
            /** @description Number of the invoice as the customer sees it. */
            number?: string | null;
            /** @description Id of the account on whose behalf the invoice is sent. */
            on_behalf_of?: string | null;
            /** @description Whether the invoice is paid. */
            paid?: boolean | null;
            /** @description Whether it was paid outside the provider. */
            paid_out_of_band?: boolean | null;
            /** @description What the invoice was made for. */
            parent?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the payment intent of the invoice. */
            payment_intent?: string | null;
            /** @description Settings for the payment of the invoice. */
            payment_settings: {
                [key: string]: unknown;
            };
            /** @description Payments of the invoice. Public samples never carry it. */
            payments: {
                [key: string]: unknown;
            };
            /** @description End of the time in which its items were added. */
            period_end: number;
            /** @description Start of the time in which its items were added. */
            period_start: number;
            /** @description Amount of credit notes after payment. */
            post_payment_credit_notes_amount: number;
            /** @description Amount of credit notes before payment. */
            pre_payment_credit_notes_amount: number;
            /** @description Id of the quote that the invoice was made from. */
            quote?: string | null;
            /** @description Number of the receipt. */
            receipt_number?: string | null;
            /** @description How the PDF is laid out. */
            rendering?: {
                [key: string]: unknown;
            } | null;
            /** @description Options of the layout of the PDF. */
            rendering_options?: {
                [key: string]: unknown;
            } | null;
            /** @description Cost of shipping. */
            shipping_cost?: {
                [key: string]: unknown;
            } | null;
            /** @description Name and address for delivery. */
            shipping_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Balance of the customer before the invoice became final. */
            starting_balance: number;
            /** @description Text on the customer's bank statement. */
            statement_descriptor?: string | null;
            /** @description State of the invoice. Known values: `draft`, `open`, `paid`, `uncollectible`, `void`. */
            status?: string | null;
            /** @description Times at which the state changed. */
            status_transitions: {
                [key: string]: unknown;
            };
            /** @description Id of the subscription that the invoice belongs to. */
            subscription?: string | null;
            /** @description Details of that subscription at the time of the invoice. */
            subscription_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Sum of the lines before discounts and tax. */
            subtotal: number;
            /** @description The subtotal without any tax. */
            subtotal_excluding_tax?: number | null;
            /** @description Amount of tax. */
            tax?: number | null;
            /** @description Id of the test clock that the invoice belongs to. */
            test_clock?: string | null;
            /** @description Which billing threshold made the invoice. */
            threshold_reason?: {
                [key: string]: unknown;
            } | null;
            /** @description Sum after discounts and tax. */
            total: number;
            /** @description Amounts of the single discounts. */
            total_discount_amounts?: unknown[] | null;
            /** @description The total without any tax. */
            total_excluding_tax?: number | null;
            /** @description Amounts of the single credits before tax. */
            total_pretax_credit_amounts?: unknown[] | null;
            /** @description Amounts of the single tax rates. */
            total_tax_amounts?: unknown[] | null;
            /** @description Amounts of the single taxes. */
            total_taxes?: unknown[] | null;
            /** @description Account that receives the payment and how much of it. */
            transfer_data?: {
                [key: string]: unknown;
            } | null;
            /** @description Time at which all notifications about the invoice were delivered. */
            webhooks_delivered_at?: number | null;
        };
        /** @description One try to take money from a payment method. */
        PaymentsCharge: {
            /** @description Id of the charge. */
            id: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "charge";
            /** @description Time of creation. */
            created: number;
            /** @description Whether the record belongs to live mode; otherwise to test mode. */
            livemode: boolean;
            /** @description Amount that is to be taken. */
            amount: number;
            /** @description Amount that was taken. */
            amount_captured: number;
            /** @description Amount that was given back. */
            amount_refunded: number;
            /** @description Changes of the amount. */
            amount_updates?: unknown[] | null;
            /** @description Id of the application that made the charge. */
            application?: string | null;
            /** @description Id of the application fee. */
            application_fee?: string | null;
            /** @description Amount of the application fee. */
            application_fee_amount?: number | null;
            /** @description Text on the bank statement after all rules are applied. */
            calculated_statement_descriptor?: string | null;
            /** @description Currency of all amounts. */
            currency: string;
            /** @description Id of the customer who pays. */
            customer?: string | null;
            /** @description Free text about the charge. */
            description?: string | null;
            /** @description Id of the account that the money goes to. */
            destination?: string | null;
            /** @description Id of the dispute about the charge. */
            dispute?: string | null;
            /** @description Whether the charge is disputed. */
            disputed: boolean;
            /** @description Id of the balance transaction that takes back a failed charge. */
            failure_balance_transaction?: string | null;
            /** @description Code for why the charge failed. */
            failure_code?: string | null;
            /** @description Why the charge failed; in words. */
            failure_message?: string | null;
            /** @description What is known about fraud. */
            fraud_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the invoice that the charge pays. */
            invoice?: string | null;
            /** @description Id of the account on whose behalf the charge was made. */
            on_behalf_of?: string | null;
            /** @description Id of the order that the charge pays. */
            order?: string | null;
            /** @description What the risk check and the bank said. */
            outcome?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the charge went well or was approved for later. */
            paid: boolean;
            /** @description Id of the payment intent of the charge. */
            payment_intent?: string | null;
            /** @description Id of the payment method. */
            payment_method?: string | null;
            /** @description Details of the payment method at that time. */
            payment_method_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Amount and currency as they were shown to the customer. */
            presentment_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Email address that the receipt goes to. */
            receipt_email?: string | null;
            /** @description Number of the receipt. */
            receipt_number?: string | null;
            /** @description Address of the receipt. */
            receipt_url?: string | null;
            /** @description Whether the whole amount was given back. */
            refunded: boolean;
            /** @description Refunds of the charge. */
            refunds?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the review of the charge. */
            review?: string | null;
            /** @description Name and address for delivery. */
            shipping?: {
                [key: string]: unknown;
            } | null;
            /** @description Payment source that was charged. */
            source?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the transfer that the charge came from. */
            source_transfer?: string | null;
            /** @description Text for the bank statement. */
            statement_descriptor?: string | null;
            /** @description End of the text for the bank statement. */
            statement_descriptor_suffix?: string | null;
            /**
             * @description State of the charge.
             * @enum {string}
             */
            status: "succeeded" | "pending" | "failed";
            /** @description Account that receives the money and how much of it. */
            transfer_data?: {
                [key: string]: unknown;
            } | null;
            /** @description Name of the group of transfers that the charge belongs to. */
            transfer_group?: string | null;
            /** @description Whether the money was taken or only reserved. */
            captured: boolean;
            /** @description Id of the balance transaction of the charge. */
            balance_transaction?: string | null;
            /** @description Name and address of the payer. */
            billing_details: {
                [key: string]: unknown;
            };
            /** @description Values of the account's own by free names. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Settings of the fraud check. */
            radar_options?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A customer's standing order for prices that are billed again and again. */
        PaymentsSubscription: {
            /** @description Id of the subscription. */
            id: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "subscription";
            /** @description Id of the application that made the subscription. */
            application?: string | null;
            /** @description Share of each payment that goes to the application. */
            application_fee_percent?: number | null;
            /** @description Settings of automatic tax. */
            automatic_tax: {
                [key: string]: unknown;
            };
            /** @description Time that the billing periods are counted from. */
            billing_cycle_anchor: number;
            /** @description Day and time that the billing periods are counted from. */
            billing_cycle_anchor_config?: {
                [key: string]: unknown;
            } | null;
            /** @description Rules that the billing follows. */
            billing_mode: {
                [key: string]: unknown;
            };
            /** @description Amounts from which an invoice is made early. */
            billing_thresholds?: {
                [key: string]: unknown;
            } | null;
            /** @description Time at which it will be canceled. */
            cancel_at?: number | null;
            /** @description Whether it is canceled at the end of the period. */
            cancel_at_period_end: boolean;
            /** @description Time at which it was canceled. */
            canceled_at?: number | null;
            /** @description Why it was canceled. */
            cancellation_details?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description How payment is collected.
             * @enum {string}
             */
            collection_method: "charge_automatically" | "send_invoice";
            /** @description Time of creation. */
            created: number;
            /** @description Currency of all amounts. */
            currency: string;
            /** @description Id of the customer who subscribes. */
            customer: string;
            /** @description Id of the account that stands for the customer. */
            customer_account?: string | null;
            /** @description Days that the customer has for the payment of an invoice. */
            days_until_due?: number | null;
            /** @description Id of the payment method that is used when none is named. */
            default_payment_method?: string | null;
            /** @description Id of the payment source that is used when none is named. */
            default_source?: string | null;
            /** @description Tax rates of items that name none. */
            default_tax_rates?: unknown[] | null;
            /** @description Free text about the subscription. */
            description?: string | null;
            /** @description Ids of the discounts on the subscription. */
            discounts: string[];
            /** @description Time at which it ended. */
            ended_at?: number | null;
            /** @description Settings for its invoices. */
            invoice_settings: {
                [key: string]: unknown;
            };
            /** @description Prices that it consists of. */
            items: {
                [key: string]: unknown;
            };
            /** @description Id of its latest invoice. */
            latest_invoice?: string | null;
            /** @description Whether the record belongs to live mode; otherwise to test mode. */
            livemode: boolean;
            /** @description Values of the account's own by free names. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Time at which pending items are billed next. */
            next_pending_invoice_item_invoice?: number | null;
            /** @description Id of the account on whose behalf it is billed. */
            on_behalf_of?: string | null;
            /** @description Whether and how collection is paused. */
            pause_collection?: {
                [key: string]: unknown;
            } | null;
            /** @description Settings for its payments. */
            payment_settings?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description State of the subscription.
             * @enum {string}
             */
            status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused";
            /** @description Start of the period that is billed now. Public samples never carry it. */
            current_period_start: number;
            /** @description End of the period that is billed now. Public samples never carry it. */
            current_period_end: number;
            /** @description Time at which it started. */
            start_date: number;
            /** @description Start of the trial. */
            trial_start?: number | null;
            /** @description End of the trial. */
            trial_end?: number | null;
            /** @description Discount on the subscription. */
            discount?: {
                [key: string]: unknown;
            } | null;
            /** @description Plan of a subscription with one item. */
            plan?: {
                [key: string]: unknown;
            } | null;
            /** @description Quantity of a subscription with one item. */
            quantity?: number | null;
            /** @description Id of the schedule that it follows. */
            schedule?: string | null;
            /** @description Id of the test clock that it belongs to. */
            test_clock?: string | null;
            /** @description Account that receives the payments and how much of them. */
            transfer_data?: {
                [key: string]: unknown;
            } | null;
            /** @description Settings of the trial. */
            trial_settings?: {
                [key: string]: unknown;
            } | null;
            /** @description How often pending items are billed. */
            pending_invoice_item_interval?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the intent that sets up a payment method. */
            pending_setup_intent?: string | null;
            /** @description Changes that wait for a payment. */
            pending_update?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Money that is given back for a charge. */
        PaymentsRefund: {
            /** @description Id of the refund. */
            id: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "refund";
            /** @description Amount that is given back. */
            amount: number;
            /** @description Id of the balance transaction of the refund. */
            balance_transaction?: string | null;
            /** @description Id of the charge that is refunded. */
            charge?: string | null;
            /** @description Time of creation. */
            created: number;
            /** @description Currency of the amount. */
            currency: string;
            /** @description Free text about the refund. */
            description?: string | null;
            /** @description Where the money goes. */
            destination_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the balance transaction that takes back a failed refund. */
            failure_balance_transaction?: string | null;
            /** @description Why the refund failed. */
            failure_reason?: string | null;
            /** @description Email address that gets instructions for the refund. */
            instructions_email?: string | null;
            /** @description Values of the account's own by free names. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description What has to be done before the refund goes on. */
            next_action?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the payment intent that is refunded. */
            payment_intent?: string | null;
            /** @description Why the refund waits. */
            pending_reason?: string | null;
            /** @description Why the money is given back. */
            reason?: string | null;
            /** @description Number of the receipt. */
            receipt_number?: string | null;
            /** @description Id of the reversal of the transfer that the charge came from. */
            source_transfer_reversal?: string | null;
            /** @description State of the refund. */
            status?: string | null;
            /** @description Id of the reversal of the transfer to another account. */
            transfer_reversal?: string | null;
        };
        /** @description Something that is sold. */
        PaymentsProduct: {
            /** @description Id of the product. */
            id: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "product";
            /** @description Whether it can be bought now. */
            active: boolean;
            /** @description Names of what its variants differ in. */
            attributes: string[];
            /** @description Time of creation. */
            created: number;
            /** @description Id of the price that is used when none is named. */
            default_price?: string | null;
            /** @description Free text about the product. */
            description?: string | null;
            /** @description Features of the product. Public samples never carry it. */
            features: {
                [key: string]: unknown;
            }[];
            /** @description Addresses of images. */
            images: string[];
            /** @description Whether the record belongs to live mode; otherwise to test mode. */
            livemode: boolean;
            /** @description Features that are shown to buyers. */
            marketing_features: {
                [key: string]: unknown;
            }[];
            /** @description Values of the account's own by free names. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Name that buyers see. */
            name: string;
            /** @description Size and weight when it is packed. */
            package_dimensions?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether it is delivered as goods. */
            shippable?: boolean | null;
            /** @description Text on the customer's bank statement. */
            statement_descriptor?: string | null;
            /** @description Code that tells how it is taxed. */
            tax_code?: string | null;
            /**
             * @description Whether it is goods or a service.
             * @enum {string}
             */
            type: "good" | "service";
            /** @description Name of one unit of it. */
            unit_label?: string | null;
            /** @description Time of the last change. */
            updated: number;
            /** @description Address of its page. */
            url?: string | null;
        };
        /** @description Says that a product was deleted. */
        PaymentsProductDeleteResult: {
            /** @description Id of the deleted product. */
            id?: string;
            /**
             * @description Kind of the deleted record.
             * @constant
             */
            object?: "product";
            /** @description Whether the product is deleted. */
            deleted?: boolean;
        };
        /** @description Money of the account at the provider. */
        PaymentsBalance: {
            /**
             * @description Kind of the record.
             * @constant
             */
            object?: "balance";
            /** @description Whether the record belongs to live mode; otherwise to test mode. */
            livemode?: boolean;
            /** @description Amounts by currency that can be paid out. */
            available?: {
                [key: string]: unknown;
            }[];
            /** @description Amounts that are held back for connected accounts. */
            connect_reserved?: unknown[] | null;
            /** @description Amounts that can be paid out at once. */
            instant_available?: unknown[] | null;
            /** @description Amounts for cards that the account issues. */
            issuing?: {
                [key: string]: unknown;
            } | null;
            /** @description Amounts by currency that are not available yet. */
            pending?: {
                [key: string]: unknown;
            }[];
            /** @description Amounts that are set aside for refunds and disputes. */
            refund_and_dispute_prefunding?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description One movement of money on the account's balance. */
        PaymentsBalanceTransaction: {
            /** @description Id of the balance transaction. */
            id?: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object?: "balance_transaction";
            /** @description Amount before fees. */
            amount?: number;
            /** @description Time from which the money is available. */
            available_on?: number;
            /** @description Which balance the money moves on. */
            balance_type?: string;
            /** @description Time of creation. */
            created?: number;
            /** @description Currency of all amounts. */
            currency?: string;
            /** @description Free text about the movement. */
            description?: string | null;
            /** @description Rate at which the amount was converted. */
            exchange_rate?: number | null;
            /** @description Sum of the fees. */
            fee?: number;
            /** @description Single fees. */
            fee_details?: {
                [key: string]: unknown;
            }[];
            /** @description Amount after fees. */
            net?: number;
            /** @description Heading under which it is reported. */
            reporting_category?: string;
            /** @description Id of the record that the movement belongs to. */
            source?: string | null;
            /** @description Whether the money is available. */
            status?: string;
            /** @description Kind of the movement. */
            type?: string;
        };
        /** @description What is to be paid and how far the payment has come. */
        PaymentsPaymentIntent: {
            /** @description Id of the payment intent. */
            id?: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object?: "payment_intent";
            /** @description Amount that is to be paid. */
            amount?: number;
            /** @description Amount that is reserved and can be taken. */
            amount_capturable?: number;
            /** @description Amount that was taken. */
            amount_received?: number;
            /** @description Id of the application that made it. */
            application?: string | null;
            /** @description Amount of the application fee. */
            application_fee_amount?: number | null;
            /** @description When the money is taken. */
            capture_method?: string;
            /** @description Secret with which a client finishes the payment. */
            client_secret?: string | null;
            /** @description Who may confirm the payment. */
            confirmation_method?: string;
            /** @description Time of creation. */
            created?: number;
            /** @description Currency of all amounts. */
            currency?: string;
            /** @description Id of the customer who pays. */
            customer?: string | null;
            /** @description Free text about the payment. */
            description?: string | null;
            /** @description Whether the record belongs to live mode; otherwise to test mode. */
            livemode?: boolean;
            /** @description Values of the account's own by free names. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Id of the payment method. */
            payment_method?: string | null;
            /** @description Kinds of payment method that may be used. */
            payment_method_types?: string[];
            /** @description State of the payment. */
            status?: string;
        };
        /** @description A payer's complaint about a charge. */
        PaymentsDispute: {
            /** @description Id of the dispute. */
            id: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "dispute";
            /** @description Amount that is disputed. */
            amount: number;
            /** @description Movements on the balance because of the dispute. */
            balance_transactions: {
                [key: string]: unknown;
            }[];
            /** @description Id of the charge that is disputed. */
            charge: string;
            /** @description Time of creation. */
            created: number;
            /** @description Currency of the amount. */
            currency: string;
            /** @description Special programmes that the dispute qualifies for. */
            enhanced_eligibility_types: string[];
            /** @description What the account puts forward. */
            evidence: {
                [key: string]: unknown;
            };
            /** @description State of what is put forward. */
            evidence_details: {
                [key: string]: unknown;
            };
            /** @description Whether the charge can still be refunded. */
            is_charge_refundable: boolean;
            /** @description Whether the record belongs to live mode; otherwise to test mode. */
            livemode: boolean;
            /** @description Values of the account's own by free names. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Id of the payment intent that is disputed. */
            payment_intent?: string | null;
            /** @description Details of the payment method. */
            payment_method_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Why the payer complains. */
            reason: string;
            /** @description State of the dispute. */
            status: string;
        };
        /** @description Money that is sent from the balance to an external account. */
        PaymentsPayout: {
            /** @description Id of the payout. */
            id: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "payout";
            /** @description Amount that is sent. */
            amount: number;
            /** @description Id of the application fee. */
            application_fee?: string | null;
            /** @description Amount of the application fee. */
            application_fee_amount?: number | null;
            /** @description Time at which the money is expected to arrive. */
            arrival_date: number;
            /** @description Whether it was made by a payout schedule. */
            automatic: boolean;
            /** @description Id of the balance transaction of the payout. */
            balance_transaction?: string | null;
            /** @description Time of creation. */
            created: number;
            /** @description Currency of the amount. */
            currency: string;
            /** @description Free text about the payout. */
            description?: string | null;
            /** @description Id of the external account that is paid. */
            destination?: string | null;
            /** @description Id of the balance transaction that takes back a failed payout. */
            failure_balance_transaction?: string | null;
            /** @description Code for why the payout failed. */
            failure_code?: string | null;
            /** @description Why the payout failed; in words. */
            failure_message?: string | null;
            /** @description Whether the record belongs to live mode; otherwise to test mode. */
            livemode: boolean;
            /** @description Values of the account's own by free names. */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * @description How fast the money is sent.
             * @enum {string}
             */
            method: "standard" | "instant";
            /** @description Id of the payout that this one reverses. */
            original_payout?: string | null;
            /** @description Id of the payout method. */
            payout_method?: string | null;
            /** @description How far the payout is matched with its transactions. */
            reconciliation_status: string;
            /** @description Id of the payout that reverses this one. */
            reversed_by?: string | null;
            /** @description Which balance the money comes from. */
            source_balance?: string | null;
            /** @description Kind of money that is sent. */
            source_type: string;
            /** @description Text on the bank statement of the external account. */
            statement_descriptor?: string | null;
            /** @description State of the payout. Known values: `pending`, `paid`, `failed`, `canceled`. */
            status: string;
            /** @description What the bank needs for tracing the payout. */
            trace_id?: {
                [key: string]: unknown;
            } | null;
            /** @description Kind of external account. */
            type: string;
        };
        /** @description What a search of invoices returns. */
        PaymentsInvoiceSearchResult: {
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "search_result";
            /** @description The invoices that were found. */
            data: components["schemas"]["PaymentsInvoice"][];
            /** @description Whether there are more. */
            has_more: boolean;
            /** @description Search cursor of the next page; `page` of the next call. */
            next_page?: string | null;
            /** @description Path that was searched. */
            url: string;
        };
        /** @description What a search of charges returns. */
        PaymentsChargeSearchResult: {
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "search_result";
            /** @description The charges that were found. */
            data: components["schemas"]["PaymentsCharge"][];
            /** @description Whether there are more. */
            has_more: boolean;
            /** @description Search cursor of the next page; `page` of the next call. */
            next_page?: string | null;
            /** @description Path that was searched. */
            url: string;
        };
        /** @description What a search of subscriptions returns. */
        PaymentsSubscriptionSearchResult: {
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "search_result";
            /** @description The subscriptions that were found. */
            data: components["schemas"]["PaymentsSubscription"][];
            /** @description Whether there are more. */
            has_more: boolean;
            /** @description Search cursor of the next page; `page` of the next call. */
            next_page?: string | null;
            /** @description Path that was searched. */
            url: string;
        };
        ProjectTrackerCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "68e63de2-bb83-4c7e-93fa-a8a9051e3993";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["ProjectTrackerAuthConfig"];
            config?: {
                /**
                 * @description Subdomain of the tenant; the base address of the third-party API is built from it.
                 * @example example-team
                 */
                subdomain?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Name under which the instance is shown.
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
             * @description Query in the tracker's query language.
             * @example project = EXA AND status = "In progress" ORDER BY updated DESC
             */
            jql?: string;
            /**
             * @description Token of a later page. The first page is asked for without one.
             * @example page-token-EXAMPLE-2
             */
            nextPageToken?: string;
            /**
             * @description Page size. Fewer issues may come back when many fields or properties are asked for; a page holds most when only `id` or `key` is.
             * @default 50
             * @example 100
             */
            maxResults?: number;
            /**
             * @description Fields to return. Without it all navigable fields come back.
             * @example summary,status,assignee
             */
            fields?: string;
            /**
             * @description What to expand in the answer.
             * @example names,changelog
             */
            expand?: string;
            /**
             * @description Keys of the issue properties to return.
             * @example review.state,review.owner
             */
            properties?: string;
            /**
             * @description With true, `fields` names fields by key; with false, by id.
             * @default false
             * @example true
             */
            fieldsByKeys?: boolean;
            /**
             * @description Gives up early when the data of some field cannot be read.
             * @default false
             * @example true
             */
            failFast?: boolean;
        };
        /** @description Searches issues with the tracker's query language. */
        ProjectTrackerIssuesApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerIssuesApiSearchParams"];
        };
        ProjectTrackerIssuesApiSearchMeta: {
            /**
             * @description Token of the next page; left out on the last page.
             * @example null
             */
            nextPageToken?: string | null;
            /** @example true */
            isLast?: boolean | null;
            /** @example 1 */
            total: number;
        };
        ProjectTrackerIssuesApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssue"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssuesApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Fields to return. Without it all navigable fields come back.
             * @example summary,status,assignee
             */
            fields?: string;
            /**
             * @description What to expand in the answer.
             * @example names,changelog
             */
            expand?: string;
            /**
             * @description Keys of the issue properties to return.
             * @example review.state,review.owner
             */
            properties?: string;
            /**
             * @description With true, `fields` names fields by key; with false, by id.
             * @default false
             * @example true
             */
            fieldsByKeys?: boolean;
            /**
             * @description Adds this read to what the user has looked at recently.
             * @default false
             * @example false
             */
            updateHistory?: boolean;
            /**
             * @description Gives up early when the data of some field cannot be read.
             * @default false
             * @example true
             */
            failFast?: boolean;
        };
        /** @description Reads one issue. */
        ProjectTrackerIssuesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerIssuesGetParams"];
        };
        ProjectTrackerIssuesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssue"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerProjectsApiSearchParams: {
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer projects may come back.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description What to sort by: `+` before it means ascending, `-` descending.
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
             * @description Text to find in the key or the name, taken literally, upper and lower case alike.
             * @example export
             */
            query?: string;
            /**
             * @description Only projects of these types.
             * @example software,business
             */
            typeKey?: string;
            /**
             * @description Only the projects of the category with this id.
             * @example 10010
             */
            categoryId?: number;
            /**
             * @description Only the projects where the user has the permission for this.
             * @example browse
             * @enum {string}
             */
            action?: "view" | "browse" | "edit" | "create";
            /**
             * @description What to expand in the answer.
             * @example description,lead
             */
            expand?: string;
            /**
             * @description Only projects in one of these states. Experimental: The document marks this filter as experimental.
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
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerProjectsApiSearchParams"];
        };
        ProjectTrackerProjectsApiSearchMeta: {
            /** @example null */
            nextPage?: string | null;
            /** @example 1 */
            total: number;
        };
        ProjectTrackerProjectsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerProject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["ProjectTrackerProjectsApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description What to expand in the answer.
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
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerProjectsGetParams"];
        };
        ProjectTrackerProjectsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerProject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description What to expand in the answer.
             * @example groups
             */
            expand?: string;
        };
        /** @description Reads one user. */
        ProjectTrackerUsersGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerUsersGetParams"];
        };
        ProjectTrackerUsersGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerUser"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerUsersListParams: {
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer users may come back.
             * @default 50
             * @example 200
             */
            maxResults?: number;
        };
        /** @description Lists users. */
        ProjectTrackerUsersListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerUsersListParams"];
        };
        ProjectTrackerUsersListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerUser"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerUsersApiSearchParams: {
            /**
             * @description Text to match with the display name, the email address and the account id.
             * @example ada
             */
            query?: string;
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer users may come back.
             * @default 50
             * @example 200
             */
            maxResults?: number;
            /**
             * @description Account id of a user.
             * @example 000000-example-0001
             */
            accountId?: string;
            /**
             * @description A search on user properties; how it is written is not shown.
             * @example team.name
             */
            property?: string;
        };
        /** @description Searches users. */
        ProjectTrackerUsersApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerUsersApiSearchParams"];
        };
        ProjectTrackerUsersApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerUser"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerIssueFieldsListParams: Record<string, never>;
        /** @description Lists all issue fields. */
        ProjectTrackerIssueFieldsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_fields";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerIssueFieldsListParams"];
        };
        ProjectTrackerIssueFieldsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueField"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        ProjectTrackerIssueFieldsApiSearchParams: {
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer fields may come back.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Only fields of these kinds.
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
             * @description Text to find in the name, the description or the field id, upper and lower case alike.
             * @example release
             */
            query?: string;
            /**
             * @description What to sort by, with an optional `+` or `-` before it.
             * @example -lastUsed
             * @enum {string}
             */
            orderBy?: "contextsCount" | "+contextsCount" | "-contextsCount" | "lastUsed" | "+lastUsed" | "-lastUsed" | "name" | "+name" | "-name" | "screensCount" | "+screensCount" | "-screensCount";
            /**
             * @description What to expand in the answer.
             * @example screensCount,lastUsed
             */
            expand?: string;
        };
        /** @description Searches issue fields. */
        ProjectTrackerIssueFieldsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_fields";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerIssueFieldsApiSearchParams"];
        };
        ProjectTrackerIssueFieldsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueFieldSearchResult"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer comments may come back.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Sorts by the time of creation, with an optional `+` or `-` before it.
             * @example -created
             * @enum {string}
             */
            orderBy?: "created" | "-created" | "+created";
            /**
             * @description What to expand in the answer.
             * @example renderedBody
             */
            expand?: string;
        };
        /** @description Lists the comments of an issue. */
        ProjectTrackerIssueCommentsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_comments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerIssueCommentsListParams"];
        };
        ProjectTrackerIssueCommentsListMeta: {
            /** @example 0 */
            startAt: number;
            /** @example 50 */
            maxResults: number;
            /** @example 1 */
            total: number;
        };
        ProjectTrackerIssueCommentsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueComment"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssueCommentsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description What to expand in the answer.
             * @example renderedBody
             */
            expand?: string;
        };
        /** @description Reads one comment of an issue. */
        ProjectTrackerIssueCommentsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_comments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerIssueCommentsGetParams"];
        };
        ProjectTrackerIssueCommentsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueComment"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer worklogs may come back.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description What to expand in the answer.
             * @example properties
             */
            expand?: string;
        };
        /** @description Lists the worklogs of an issue. */
        ProjectTrackerIssueWorklogsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_worklogs";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerIssueWorklogsListParams"];
        };
        ProjectTrackerIssueWorklogsListMeta: {
            /** @example 0 */
            startAt: number;
            /** @example 50 */
            maxResults: number;
            /** @example 1 */
            total: number;
        };
        ProjectTrackerIssueWorklogsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueWorklog"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssueWorklogsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description What to expand in the answer.
             * @example properties
             */
            expand?: string;
        };
        /** @description Reads one worklog of an issue. */
        ProjectTrackerIssueWorklogsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_worklogs";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerIssueWorklogsGetParams"];
        };
        ProjectTrackerIssueWorklogsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueWorklog"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * API token
         * @description The account's email address together with an API token of that account.
         */
        ProjectTrackerAuthConfig: {
            /**
             * @description Email address of the account.
             * @example ada.example@example.test
             */
            username: string;
            /**
             * @description An API token of the account, not the password that its owner signs in with.
             * @example tracker_token_EXAMPLE0000
             */
            password: string;
        };
        /** @description An issue of the tracker. */
        ProjectTrackerIssue: {
            id: string;
            key: string;
            self: string;
            expand?: string | null;
            fields: {
                [key: string]: unknown;
            };
        };
        /** @description A project of the tracker. */
        ProjectTrackerProject: {
            id: string;
            key: string;
            name: string;
            self: string;
            expand?: string | null;
            description?: string | null;
            lead?: {
                [key: string]: unknown;
            } | null;
            avatarUrls: {
                [key: string]: unknown;
            };
            projectTypeKey: string;
            simplified: boolean;
            style: string;
            isPrivate: boolean;
            properties: {
                [key: string]: unknown;
            };
            projectCategory?: {
                [key: string]: unknown;
            } | null;
            entityId?: string | null;
            uuid?: string | null;
            url?: string | null;
            assigneeType?: string | null;
            components?: unknown[] | null;
            issueTypes?: unknown[] | null;
            versions?: unknown[] | null;
            roles?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A user of the tracker. */
        ProjectTrackerUser: {
            self: string;
            accountId: string;
            accountType: string;
            emailAddress?: string | null;
            avatarUrls: {
                [key: string]: unknown;
            };
            displayName: string;
            active: boolean;
            timeZone?: string | null;
            locale?: string | null;
            expand?: string | null;
            groups?: {
                [key: string]: unknown;
            } | null;
            applicationRoles?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A field that issues can have. */
        ProjectTrackerIssueField: {
            id: string;
            key?: string | null;
            name: string;
            custom?: boolean | null;
            orderable?: boolean | null;
            navigable?: boolean | null;
            searchable?: boolean | null;
            clauseNames?: unknown[] | null;
            schema?: {
                [key: string]: unknown;
            } | null;
            untranslatedName?: string | null;
            typeDisplayName?: string | null;
            description?: string | null;
            searcherKey?: string | null;
            screensCount?: number | null;
            contextsCount?: number | null;
            isLocked?: boolean | null;
            lastUsed?: string | null;
        };
        /** @description A page of issue fields found by a search. */
        ProjectTrackerIssueFieldSearchResult: {
            maxResults: number;
            startAt: number;
            total: number;
            isLast: boolean;
            values: components["schemas"]["ProjectTrackerIssueField"][];
        };
        /** @description A comment on an issue. */
        ProjectTrackerIssueComment: {
            id: string;
            self: string;
            body: {
                [key: string]: unknown;
            };
            author: {
                [key: string]: unknown;
            };
            updateAuthor: {
                [key: string]: unknown;
            };
            created: string;
            updated: string;
            jsdPublic: boolean;
            visibility?: {
                [key: string]: unknown;
            } | null;
            renderedBody?: string | null;
            properties?: unknown[] | null;
        };
        /** @description Time that somebody spent on an issue. */
        ProjectTrackerIssueWorklog: {
            id: string;
            self: string;
            author: {
                [key: string]: unknown;
            };
            updateAuthor: {
                [key: string]: unknown;
            };
            comment: {
                [key: string]: unknown;
            };
            created: string;
            updated: string;
            started: string;
            timeSpent: string;
            timeSpentSeconds: number;
            issueId: string;
            visibility?: {
                [key: string]: unknown;
            } | null;
            properties?: unknown[] | null;
        };
        RecruitingCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["RecruitingAuthConfig"];
            /**
             * @description Name under which the instance is shown.
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
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists candidates. */
        RecruitingCandidatesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "candidates";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingCandidatesListParams"];
        };
        RecruitingCandidatesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingCandidate"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one candidate. */
        RecruitingCandidatesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "candidates";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingCandidatesGetParams"];
        };
        RecruitingCandidatesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingCandidate"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingApplicationsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Only records that were created before this time.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Only records that were created after this time.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Only applications whose last activity is after this time.
             * @example 2024-06-01T00:00:00Z
             */
            last_activity_after?: string;
            /**
             * @description Only applications for the job with this id.
             * @example 7004001
             */
            job_id?: number;
            /**
             * @description Only applications in this state.
             * @example active
             * @enum {string}
             */
            status?: "active" | "rejected" | "hired";
        };
        /** @description Lists applications. */
        RecruitingApplicationsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "applications";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingApplicationsListParams"];
        };
        RecruitingApplicationsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingApplication"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one application. */
        RecruitingApplicationsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "applications";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingApplicationsGetParams"];
        };
        RecruitingApplicationsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingApplication"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists jobs. */
        RecruitingJobsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "jobs";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingJobsListParams"];
        };
        RecruitingJobsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingJob"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one job. */
        RecruitingJobsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "jobs";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingJobsGetParams"];
        };
        RecruitingJobsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingJob"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOffersListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Only records that were created before this time.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Only records that were created after this time.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Only offers that were resolved after this time.
             * @example 2024-06-01T00:00:00Z
             */
            resolved_after?: string;
        };
        /** @description Lists offers. */
        RecruitingOffersListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "offers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingOffersListParams"];
        };
        RecruitingOffersListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingOffer"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one offer. */
        RecruitingOffersGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "offers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingOffersGetParams"];
        };
        RecruitingOffersGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingOffer"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingUsersListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Only records that were created before this time.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Only records that were created after this time.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Only records that were last changed before this time.
             * @example 2024-07-01T00:00:00Z
             */
            updated_before?: string;
            /**
             * @description Only records that were last changed after this time.
             * @example 2024-06-01T00:00:00Z
             */
            updated_after?: string;
        };
        /** @description Lists users. */
        RecruitingUsersListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingUsersListParams"];
        };
        RecruitingUsersListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingUser"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one user. */
        RecruitingUsersGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingUsersGetParams"];
        };
        RecruitingUsersGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingUser"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingDepartmentsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists departments. */
        RecruitingDepartmentsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "departments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingDepartmentsListParams"];
        };
        RecruitingDepartmentsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingDepartment"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one department. */
        RecruitingDepartmentsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "departments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingDepartmentsGetParams"];
        };
        RecruitingDepartmentsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingDepartment"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOfficesListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists offices. */
        RecruitingOfficesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "offices";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingOfficesListParams"];
        };
        RecruitingOfficesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingOffice"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one office. */
        RecruitingOfficesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "offices";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingOfficesGetParams"];
        };
        RecruitingOfficesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingOffice"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobPostsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Filter on whether the job post is live.
             * @example true
             */
            live?: boolean;
            /**
             * @description Filter on whether the job post is active.
             * @example true
             */
            active?: boolean;
        };
        /** @description Lists job posts. */
        RecruitingJobPostsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "job_posts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingJobPostsListParams"];
        };
        RecruitingJobPostsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingJobPost"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one job post. */
        RecruitingJobPostsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "job_posts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingJobPostsGetParams"];
        };
        RecruitingJobPostsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingJobPost"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingSourcesListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists sources. */
        RecruitingSourcesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "sources";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingSourcesListParams"];
        };
        RecruitingSourcesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingSource"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingScheduledInterviewsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Only records that were created before this time.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Only records that were created after this time.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Only records that were last changed before this time.
             * @example 2024-07-01T00:00:00Z
             */
            updated_before?: string;
            /**
             * @description Only records that were last changed after this time.
             * @example 2024-06-01T00:00:00Z
             */
            updated_after?: string;
            /**
             * @description Only interviews that start after this time.
             * @example 2024-06-10T00:00:00Z
             */
            starts_after?: string;
            /**
             * @description Only interviews that end before this time.
             * @example 2024-06-15T00:00:00Z
             */
            ends_before?: string;
        };
        /** @description Lists scheduled interviews. */
        RecruitingScheduledInterviewsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "scheduled_interviews";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingScheduledInterviewsListParams"];
        };
        RecruitingScheduledInterviewsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingScheduledInterview"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
        /** @description Reads one scheduled interview. */
        RecruitingScheduledInterviewsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "scheduled_interviews";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingScheduledInterviewsGetParams"];
        };
        RecruitingScheduledInterviewsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingScheduledInterview"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
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
             * @description Position of the attachment among the attachments, counted from 0.
             * @example 0
             */
            attachment_index: number;
            /**
             * @description The part of the file to download, written like the value of an HTTP Range header.
             * @example bytes=0-1023
             */
            range_header?: string;
        };
        /** @description Downloads one attachment of an application as a stream of bytes. */
        RecruitingApplicationAttachmentDownloadRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "application_attachment";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingApplicationAttachmentDownloadParams"];
        };
        RecruitingCandidateAttachmentDownloadParams: {
            /**
             * @description Id of the candidate.
             * @example 4001001
             */
            id: number;
            /**
             * @description Position of the attachment among the attachments, counted from 0.
             * @example 0
             */
            attachment_index: number;
            /**
             * @description The part of the file to download, written like the value of an HTTP Range header.
             * @example bytes=0-1023
             */
            range_header?: string;
        };
        /** @description Downloads one attachment of a candidate as a stream of bytes. */
        RecruitingCandidateAttachmentDownloadRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "candidate_attachment";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingCandidateAttachmentDownloadParams"];
        };
        /**
         * API key
         * @description The key of the recruiting API.
         */
        RecruitingAuthConfig: {
            /**
             * @description The recruiting API key.
             * @example EXAMPLE-recruiting-api-key
             */
            api_key: string;
        };
        /** @description A file that belongs to a candidate or an application. */
        RecruitingAttachment: {
            filename: string;
            url: string;
            /** @enum {string} */
            type: "resume" | "cover_letter" | "admin_only" | "take_home_test" | "offer_packet" | "offer_letter" | "signed_offer_letter" | "other";
            created_at: string;
        };
        /** @description A person who may be hired. */
        RecruitingCandidate: {
            id: number;
            first_name: string;
            last_name: string;
            company?: string | null;
            title?: string | null;
            created_at: string;
            updated_at: string;
            last_activity: string;
            is_private: boolean;
            photo_url?: string | null;
            attachments: components["schemas"]["RecruitingAttachment"][];
            application_ids: number[];
            phone_numbers: {
                [key: string]: unknown;
            }[];
            addresses: {
                [key: string]: unknown;
            }[];
            email_addresses: {
                [key: string]: unknown;
            }[];
            website_addresses: {
                [key: string]: unknown;
            }[];
            social_media_addresses: {
                [key: string]: unknown;
            }[];
            recruiter?: {
                [key: string]: unknown;
            } | null;
            coordinator?: {
                [key: string]: unknown;
            } | null;
            can_email: boolean;
            tags: string[];
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description The application of a candidate for one or more jobs, or a prospect. */
        RecruitingApplication: {
            id: number;
            candidate_id: number;
            prospect: boolean;
            applied_at: string;
            rejected_at?: string | null;
            last_activity_at: string;
            location?: {
                [key: string]: unknown;
            } | null;
            source: {
                [key: string]: unknown;
            };
            /** @description Public samples also show null here. */
            credited_to: {
                [key: string]: unknown;
            };
            rejection_reason?: {
                [key: string]: unknown;
            } | null;
            rejection_details?: {
                [key: string]: unknown;
            } | null;
            jobs: {
                [key: string]: unknown;
            }[];
            job_post_id?: number | null;
            /** @description State of the application. */
            status: string;
            current_stage?: {
                [key: string]: unknown;
            } | null;
            answers: {
                [key: string]: unknown;
            }[];
            prospective_office?: {
                [key: string]: unknown;
            } | null;
            prospective_department?: {
                [key: string]: unknown;
            } | null;
            prospect_detail: {
                [key: string]: unknown;
            };
            attachments: components["schemas"]["RecruitingAttachment"][];
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description A job that is to be filled. */
        RecruitingJob: {
            id: number;
            name: string;
            /** @description Public samples also show an integer here. */
            requisition_id?: string | null;
            notes?: string | null;
            confidential: boolean;
            /** @description State of the job. */
            status: string;
            created_at: string;
            opened_at: string;
            closed_at?: string | null;
            updated_at: string;
            departments: ({
                [key: string]: unknown;
            } | null)[];
            offices: {
                [key: string]: unknown;
            }[];
            custom_fields: {
                [key: string]: unknown;
            };
            hiring_team: {
                [key: string]: unknown;
            };
            openings: {
                [key: string]: unknown;
            }[];
        };
        /** @description An offer of a job to a candidate. */
        RecruitingOffer: {
            id: number;
            version: number;
            application_id: number;
            job_id: number;
            candidate_id: number;
            opening?: {
                [key: string]: unknown;
            } | null;
            created_at: string;
            updated_at: string;
            sent_at?: string | null;
            resolved_at?: string | null;
            starts_at?: string | null;
            /** @description State of the offer. */
            status: string;
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description Somebody who works with the recruiting system. */
        RecruitingUser: {
            id: number;
            name: string;
            first_name: string;
            last_name: string;
            primary_email_address: string;
            updated_at: string;
            created_at: string;
            disabled: boolean;
            site_admin: boolean;
            emails: string[];
            employee_id?: string | null;
            linked_candidate_ids: number[];
            offices: {
                [key: string]: unknown;
            }[];
            departments: {
                [key: string]: unknown;
            }[];
        };
        /** @description A department of the company, which may be part of another. */
        RecruitingDepartment: {
            id: number;
            name: string;
            parent_id?: number | null;
            parent_department_external_id?: string | null;
            child_ids: number[];
            child_department_external_ids: string[];
            external_id?: string | null;
        };
        /** @description A place of work of the company, which may be part of another. */
        RecruitingOffice: {
            id: number;
            name: string;
            location?: {
                [key: string]: unknown;
            } | null;
            primary_contact_user_id?: number | null;
            parent_id?: number | null;
            parent_office_external_id?: string | null;
            child_ids: number[];
            child_office_external_ids: string[];
            external_id?: string | null;
        };
        /** @description The announcement of a job, inside or outside the company. */
        RecruitingJobPost: {
            id: number;
            title: string;
            location?: {
                [key: string]: unknown;
            } | null;
            internal: boolean;
            external: boolean;
            active: boolean;
            live: boolean;
            first_published_at?: string | null;
            job_id: number;
            content?: string | null;
            internal_content?: string | null;
            updated_at: string;
            created_at: string;
            demographic_question_set_id?: number | null;
            questions: {
                [key: string]: unknown;
            }[];
        };
        /** @description Where applications come from. */
        RecruitingSource: {
            id: number;
            name: string;
            type?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An interview that has a date. */
        RecruitingScheduledInterview: {
            id: number;
            application_id: number;
            external_event_id?: string | null;
            created_at: string;
            updated_at: string;
            /** @description Public samples also show a string here. */
            start?: {
                [key: string]: unknown;
            } | null;
            /** @description Public samples also show a string here. */
            end?: {
                [key: string]: unknown;
            } | null;
            location?: string | null;
            video_conferencing_url?: string | null;
            /** @description State of the interview. */
            status: string;
            interview?: {
                [key: string]: unknown;
            } | null;
            organizer?: {
                [key: string]: unknown;
            } | null;
            interviewers: {
                [key: string]: unknown;
            }[];
        };
    };
    responses: {
        /** @description The credentials fit none of the connector's auth methods. */
        Error400: {
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
        /** @description The bearer token is missing or not valid. */
        Error401: {
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
        /** @description The bearer token does not allow the call. */
        Error403: {
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
        /** @description There is no instance with that id. */
        Error404: {
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
        /** @description The body does not fit, for instance because a required property is missing. */
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
        /** @description Too many requests. Retry-After says how long to wait. */
        Error429: {
            headers: {
                /** @description Seconds to wait, or the time from which to try again. */
                "Retry-After"?: string;
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
        /** @description A fault of the gateway itself. */
        Error500: {
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
    };
    parameters: {
        /**
         * @description Id of the instance that the operation is sent to.
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
            /** @description The new instance. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
            200: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResponse"];
                    "application/octet-stream": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes of how many these are. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
