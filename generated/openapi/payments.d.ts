// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 1dc740e30b6c8f0aa5ab712242b30816e435794988f591b4b399c653108e0720, text 6a21210d0570c102ad6bd1d4d2f4fd0cdc571188b7353da6b60eae8ea7e2ff6c

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
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List customers
         * @description Lists customers. Results are sorted newest first. Use `starting_after` to get the next page.
         */
        post: operations["paymentsCustomersList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a customer
         * @description Creates a customer. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsCustomersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a customer
         * @description Returns one customer.
         */
        post: operations["paymentsCustomersGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a customer
         * @description Updates a customer. Undocumented parameters are accepted too. The document shows no parameter of this action other than the id.
         */
        post: operations["paymentsCustomersUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a customer
         * @description Deletes a customer. This cannot be undone.
         */
        post: operations["paymentsCustomersDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search customers
         * @description Searches customers. Returns a list of customers, not a search result record as the invoice search does. Cannot be paged. The next page needs the `next_page` of the previous response, which the documented Meta does not include.
         */
        post: operations["paymentsCustomersApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.invoices.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List invoices
         * @description Lists invoices. Use `starting_after` to get the next page.
         */
        post: operations["paymentsInvoicesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.invoices.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an invoice
         * @description Returns one invoice.
         */
        post: operations["paymentsInvoicesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.invoices.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search invoices
         * @description Searches invoices. Use `page` to get the next page.
         */
        post: operations["paymentsInvoicesApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.charges.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List charges
         * @description Lists charges. Results are sorted newest first. Use `starting_after` to get the next page.
         */
        post: operations["paymentsChargesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.charges.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a charge
         * @description Returns one charge.
         */
        post: operations["paymentsChargesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.charges.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search charges
         * @description Searches charges. Use `page` to get the next page.
         */
        post: operations["paymentsChargesApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.subscriptions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List subscriptions
         * @description Lists subscriptions. Canceled subscriptions are left out unless `status` is given. Use `starting_after` to get the next page.
         */
        post: operations["paymentsSubscriptionsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.subscriptions.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a subscription
         * @description Returns one subscription.
         */
        post: operations["paymentsSubscriptionsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.subscriptions.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search subscriptions
         * @description Searches subscriptions. Use `page` to get the next page.
         */
        post: operations["paymentsSubscriptionsApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.refunds.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List refunds
         * @description Lists refunds. Results are sorted newest first. Use `starting_after` to get the next page.
         */
        post: operations["paymentsRefundsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.refunds.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a refund
         * @description Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent. Undocumented parameters are accepted too. The document says that a charge or a payment intent is required but does not show the parameter names.
         */
        post: operations["paymentsRefundsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.refunds.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a refund
         * @description Returns one refund.
         */
        post: operations["paymentsRefundsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List products
         * @description Lists products. Results are sorted newest first. Use `starting_after` to get the next page.
         */
        post: operations["paymentsProductsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product
         * @description Creates a product. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsProductsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a product
         * @description Returns one product. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsProductsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a product
         * @description Updates a product. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsProductsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a product
         * @description Deletes a product. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsProductsDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.products.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search products
         * @description Searches products. Cannot be paged. The next page needs the `next_page` of the previous response, which the assumed Meta does not include. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsProductsApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.balance.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the balance
         * @description Returns the balance of the account. The provider's public API takes no parameters. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsBalanceGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.balance_transactions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List balance transactions
         * @description Lists balance transactions. Use `starting_after` to get the next page. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsBalanceTransactionsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.balance_transactions.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a balance transaction
         * @description Returns one balance transaction. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsBalanceTransactionsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payment_intents.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List payment intents
         * @description Lists payment intents. Use `starting_after` to get the next page. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsPaymentIntentsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payment_intents.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a payment intent
         * @description Returns one payment intent. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsPaymentIntentsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payment_intents.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search payment intents
         * @description Searches payment intents. Cannot be paged. The next page needs the `next_page` of the previous response, which the assumed Meta does not include. Undocumented parameters are accepted too. The document does not show the parameters of this action.
         */
        post: operations["paymentsPaymentIntentsApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.disputes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List disputes
         * @description Lists disputes. Use `starting_after` to get the next page.
         */
        post: operations["paymentsDisputesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.disputes.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a dispute
         * @description Returns one dispute.
         */
        post: operations["paymentsDisputesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payouts.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List payouts
         * @description Lists payouts. Results are sorted newest first. Use `starting_after` to get the next page.
         */
        post: operations["paymentsPayoutsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.payouts.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a payout
         * @description Returns one payout.
         */
        post: operations["paymentsPayoutsGet"];
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
        };
        ExecuteRequest: components["schemas"]["PaymentsExecuteRequest"];
        ExecuteResponse: components["schemas"]["PaymentsExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["PaymentsCreateRequest"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResponse"];
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
    paymentsCustomersList: {
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
                /**
                 * @example {
                 *       "entity": "customers",
                 *       "action": "list",
                 *       "params": {
                 *         "limit": 25
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsCustomersListRequest"];
            };
        };
        responses: {
            /** @description A page of `Customer` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "cus_EXAMPLE0001",
                     *           "object": "customer",
                     *           "address": {
                     *             "line1": "12 Example Street",
                     *             "city": "Exampletown",
                     *             "postal_code": "00000",
                     *             "country": "DE"
                     *           },
                     *           "balance": 0,
                     *           "business_name": "Example Trading Ltd",
                     *           "cash_balance": null,
                     *           "created": 1735732800,
                     *           "currency": "eur",
                     *           "customer_account": null,
                     *           "default_currency": "eur",
                     *           "default_source": null,
                     *           "delinquent": false,
                     *           "description": "Buys for the Exampletown branch",
                     *           "discount": null,
                     *           "email": "jo.sample@example.com",
                     *           "individual_name": "Jo Sample",
                     *           "invoice_credit_balance": {},
                     *           "invoice_prefix": "EXAMPLE1",
                     *           "invoice_settings": {
                     *             "custom_fields": null,
                     *             "default_payment_method": "pm_EXAMPLE0001",
                     *             "footer": null
                     *           },
                     *           "livemode": false,
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "name": "Jo Sample",
                     *           "next_invoice_sequence": 2,
                     *           "phone": "+1 202 555 0100",
                     *           "preferred_locales": [
                     *             "de",
                     *             "en"
                     *           ],
                     *           "shipping": null,
                     *           "sources": null,
                     *           "subscriptions": null,
                     *           "tax_exempt": "none",
                     *           "test_clock": null
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsCustomersListResponse"];
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
    paymentsCustomersCreate: {
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
                /**
                 * @example {
                 *       "entity": "customers",
                 *       "action": "create",
                 *       "params": {
                 *         "email": "jo.sample@example.com"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsCustomersCreateRequest"];
            };
        };
        responses: {
            /** @description The new `Customer` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "cus_EXAMPLE0001",
                     *         "object": "customer",
                     *         "address": {
                     *           "line1": "12 Example Street",
                     *           "city": "Exampletown",
                     *           "postal_code": "00000",
                     *           "country": "DE"
                     *         },
                     *         "balance": 0,
                     *         "business_name": "Example Trading Ltd",
                     *         "cash_balance": null,
                     *         "created": 1735732800,
                     *         "currency": "eur",
                     *         "customer_account": null,
                     *         "default_currency": "eur",
                     *         "default_source": null,
                     *         "delinquent": false,
                     *         "description": "Buys for the Exampletown branch",
                     *         "discount": null,
                     *         "email": "jo.sample@example.com",
                     *         "individual_name": "Jo Sample",
                     *         "invoice_credit_balance": {},
                     *         "invoice_prefix": "EXAMPLE1",
                     *         "invoice_settings": {
                     *           "custom_fields": null,
                     *           "default_payment_method": "pm_EXAMPLE0001",
                     *           "footer": null
                     *         },
                     *         "livemode": false,
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "name": "Jo Sample",
                     *         "next_invoice_sequence": 2,
                     *         "phone": "+1 202 555 0100",
                     *         "preferred_locales": [
                     *           "de",
                     *           "en"
                     *         ],
                     *         "shipping": null,
                     *         "sources": null,
                     *         "subscriptions": null,
                     *         "tax_exempt": "none",
                     *         "test_clock": null
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsCustomersCreateResponse"];
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
    paymentsCustomersGet: {
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
                /**
                 * @example {
                 *       "entity": "customers",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "cus_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsCustomersGetRequest"];
            };
        };
        responses: {
            /** @description The `Customer` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "cus_EXAMPLE0001",
                     *         "object": "customer",
                     *         "address": {
                     *           "line1": "12 Example Street",
                     *           "city": "Exampletown",
                     *           "postal_code": "00000",
                     *           "country": "DE"
                     *         },
                     *         "balance": 0,
                     *         "business_name": "Example Trading Ltd",
                     *         "cash_balance": null,
                     *         "created": 1735732800,
                     *         "currency": "eur",
                     *         "customer_account": null,
                     *         "default_currency": "eur",
                     *         "default_source": null,
                     *         "delinquent": false,
                     *         "description": "Buys for the Exampletown branch",
                     *         "discount": null,
                     *         "email": "jo.sample@example.com",
                     *         "individual_name": "Jo Sample",
                     *         "invoice_credit_balance": {},
                     *         "invoice_prefix": "EXAMPLE1",
                     *         "invoice_settings": {
                     *           "custom_fields": null,
                     *           "default_payment_method": "pm_EXAMPLE0001",
                     *           "footer": null
                     *         },
                     *         "livemode": false,
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "name": "Jo Sample",
                     *         "next_invoice_sequence": 2,
                     *         "phone": "+1 202 555 0100",
                     *         "preferred_locales": [
                     *           "de",
                     *           "en"
                     *         ],
                     *         "shipping": null,
                     *         "sources": null,
                     *         "subscriptions": null,
                     *         "tax_exempt": "none",
                     *         "test_clock": null
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsCustomersGetResponse"];
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
    paymentsCustomersUpdate: {
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
                /**
                 * @example {
                 *       "entity": "customers",
                 *       "action": "update",
                 *       "params": {
                 *         "id": "cus_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsCustomersUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated `Customer` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "cus_EXAMPLE0001",
                     *         "object": "customer",
                     *         "address": {
                     *           "line1": "12 Example Street",
                     *           "city": "Exampletown",
                     *           "postal_code": "00000",
                     *           "country": "DE"
                     *         },
                     *         "balance": 0,
                     *         "business_name": "Example Trading Ltd",
                     *         "cash_balance": null,
                     *         "created": 1735732800,
                     *         "currency": "eur",
                     *         "customer_account": null,
                     *         "default_currency": "eur",
                     *         "default_source": null,
                     *         "delinquent": false,
                     *         "description": "Buys for the Exampletown branch",
                     *         "discount": null,
                     *         "email": "jo.sample@example.com",
                     *         "individual_name": "Jo Sample",
                     *         "invoice_credit_balance": {},
                     *         "invoice_prefix": "EXAMPLE1",
                     *         "invoice_settings": {
                     *           "custom_fields": null,
                     *           "default_payment_method": "pm_EXAMPLE0001",
                     *           "footer": null
                     *         },
                     *         "livemode": false,
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "name": "Jo Sample",
                     *         "next_invoice_sequence": 2,
                     *         "phone": "+1 202 555 0100",
                     *         "preferred_locales": [
                     *           "de",
                     *           "en"
                     *         ],
                     *         "shipping": null,
                     *         "sources": null,
                     *         "subscriptions": null,
                     *         "tax_exempt": "none",
                     *         "test_clock": null
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsCustomersUpdateResponse"];
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
    paymentsCustomersDelete: {
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
                /**
                 * @example {
                 *       "entity": "customers",
                 *       "action": "delete",
                 *       "params": {
                 *         "id": "cus_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsCustomersDeleteRequest"];
            };
        };
        responses: {
            /** @description A `CustomerDeleteResult` record, which confirms the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "cus_EXAMPLE0001",
                     *         "object": "customer",
                     *         "deleted": true
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsCustomersDeleteResponse"];
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
    paymentsCustomersApiSearch: {
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
                /**
                 * @example {
                 *       "entity": "customers",
                 *       "action": "api_search",
                 *       "params": {
                 *         "query": "email:\"jo.sample@example.com\""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsCustomersApiSearchRequest"];
            };
        };
        responses: {
            /** @description A list of `Customer` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "cus_EXAMPLE0001",
                     *           "object": "customer",
                     *           "address": {
                     *             "line1": "12 Example Street",
                     *             "city": "Exampletown",
                     *             "postal_code": "00000",
                     *             "country": "DE"
                     *           },
                     *           "balance": 0,
                     *           "business_name": "Example Trading Ltd",
                     *           "cash_balance": null,
                     *           "created": 1735732800,
                     *           "currency": "eur",
                     *           "customer_account": null,
                     *           "default_currency": "eur",
                     *           "default_source": null,
                     *           "delinquent": false,
                     *           "description": "Buys for the Exampletown branch",
                     *           "discount": null,
                     *           "email": "jo.sample@example.com",
                     *           "individual_name": "Jo Sample",
                     *           "invoice_credit_balance": {},
                     *           "invoice_prefix": "EXAMPLE1",
                     *           "invoice_settings": {
                     *             "custom_fields": null,
                     *             "default_payment_method": "pm_EXAMPLE0001",
                     *             "footer": null
                     *           },
                     *           "livemode": false,
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "name": "Jo Sample",
                     *           "next_invoice_sequence": 2,
                     *           "phone": "+1 202 555 0100",
                     *           "preferred_locales": [
                     *             "de",
                     *             "en"
                     *           ],
                     *           "shipping": null,
                     *           "sources": null,
                     *           "subscriptions": null,
                     *           "tax_exempt": "none",
                     *           "test_clock": null
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsCustomersApiSearchResponse"];
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
    paymentsInvoicesList: {
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
                /**
                 * @example {
                 *       "entity": "invoices",
                 *       "action": "list",
                 *       "params": {
                 *         "collection_method": "charge_automatically"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsInvoicesListRequest"];
            };
        };
        responses: {
            /** @description A page of `Invoice` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "in_EXAMPLE0001",
                     *           "object": "invoice",
                     *           "account_country": "DE",
                     *           "account_name": "Example Shop",
                     *           "account_tax_ids": null,
                     *           "amount_due": 4998,
                     *           "amount_overpaid": 0,
                     *           "amount_paid": 4998,
                     *           "amount_remaining": 0,
                     *           "amount_shipping": 0,
                     *           "application": null,
                     *           "application_fee_amount": null,
                     *           "attempt_count": 1,
                     *           "attempted": true,
                     *           "auto_advance": false,
                     *           "automatic_tax": {
                     *             "enabled": true,
                     *             "status": "complete"
                     *           },
                     *           "automatically_finalizes_at": null,
                     *           "billing_reason": "subscription_cycle",
                     *           "charge": "ch_EXAMPLE0001",
                     *           "collection_method": "charge_automatically",
                     *           "confirmation_secret": null,
                     *           "created": 1735732800,
                     *           "currency": "eur",
                     *           "custom_fields": null,
                     *           "customer": "cus_EXAMPLE0001",
                     *           "customer_account": null,
                     *           "customer_address": {
                     *             "line1": "12 Example Street",
                     *             "city": "Exampletown",
                     *             "postal_code": "00000",
                     *             "country": "DE"
                     *           },
                     *           "customer_email": "jo.sample@example.com",
                     *           "customer_name": "Jo Sample",
                     *           "customer_phone": "+1 202 555 0100",
                     *           "customer_shipping": null,
                     *           "customer_tax_exempt": "none",
                     *           "customer_tax_ids": [],
                     *           "default_payment_method": "pm_EXAMPLE0001",
                     *           "default_source": null,
                     *           "default_tax_rates": [],
                     *           "description": "Monthly plan",
                     *           "discount": null,
                     *           "discounts": [
                     *             "di_EXAMPLE0001"
                     *           ],
                     *           "due_date": 1738324800,
                     *           "effective_at": 1735736400,
                     *           "ending_balance": 0,
                     *           "footer": "Thank you for your order",
                     *           "from_invoice": null,
                     *           "hosted_invoice_url": "https://invoices.example.com/in_EXAMPLE0001",
                     *           "invoice_pdf": "https://invoices.example.com/in_EXAMPLE0001.pdf",
                     *           "issuer": {
                     *             "type": "self"
                     *           },
                     *           "last_finalization_error": null,
                     *           "latest_revision": null,
                     *           "lines": {
                     *             "object": "list",
                     *             "data": [],
                     *             "has_more": false,
                     *             "url": "/v1/invoices/in_EXAMPLE0001/lines"
                     *           },
                     *           "livemode": false,
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "next_payment_attempt": null,
                     *           "number": "EXAMPLE1-0001",
                     *           "on_behalf_of": null,
                     *           "paid": true,
                     *           "paid_out_of_band": false,
                     *           "parent": null,
                     *           "payment_intent": "pi_EXAMPLE0001",
                     *           "payment_settings": {
                     *             "default_mandate": null,
                     *             "payment_method_types": null
                     *           },
                     *           "payments": {
                     *             "object": "list",
                     *             "data": [],
                     *             "has_more": false
                     *           },
                     *           "period_end": 1738411200,
                     *           "period_start": 1735732800,
                     *           "post_payment_credit_notes_amount": 0,
                     *           "pre_payment_credit_notes_amount": 0,
                     *           "quote": null,
                     *           "receipt_number": "1001-2002",
                     *           "rendering": null,
                     *           "rendering_options": null,
                     *           "shipping_cost": null,
                     *           "shipping_details": null,
                     *           "starting_balance": 0,
                     *           "statement_descriptor": "EXAMPLE SHOP",
                     *           "status": "paid",
                     *           "status_transitions": {
                     *             "finalized_at": 1735736400,
                     *             "marked_uncollectible_at": null,
                     *             "paid_at": 1735736460,
                     *             "voided_at": null
                     *           },
                     *           "subscription": "sub_EXAMPLE0001",
                     *           "subscription_details": null,
                     *           "subtotal": 4200,
                     *           "subtotal_excluding_tax": 4200,
                     *           "tax": 798,
                     *           "test_clock": null,
                     *           "threshold_reason": null,
                     *           "total": 4998,
                     *           "total_discount_amounts": [],
                     *           "total_excluding_tax": 4200,
                     *           "total_pretax_credit_amounts": [],
                     *           "total_tax_amounts": [],
                     *           "total_taxes": [],
                     *           "transfer_data": null,
                     *           "webhooks_delivered_at": 1735732860
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsInvoicesListResponse"];
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
    paymentsInvoicesGet: {
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
                /**
                 * @example {
                 *       "entity": "invoices",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "in_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsInvoicesGetRequest"];
            };
        };
        responses: {
            /** @description The `Invoice` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "in_EXAMPLE0001",
                     *         "object": "invoice",
                     *         "account_country": "DE",
                     *         "account_name": "Example Shop",
                     *         "account_tax_ids": null,
                     *         "amount_due": 4998,
                     *         "amount_overpaid": 0,
                     *         "amount_paid": 4998,
                     *         "amount_remaining": 0,
                     *         "amount_shipping": 0,
                     *         "application": null,
                     *         "application_fee_amount": null,
                     *         "attempt_count": 1,
                     *         "attempted": true,
                     *         "auto_advance": false,
                     *         "automatic_tax": {
                     *           "enabled": true,
                     *           "status": "complete"
                     *         },
                     *         "automatically_finalizes_at": null,
                     *         "billing_reason": "subscription_cycle",
                     *         "charge": "ch_EXAMPLE0001",
                     *         "collection_method": "charge_automatically",
                     *         "confirmation_secret": null,
                     *         "created": 1735732800,
                     *         "currency": "eur",
                     *         "custom_fields": null,
                     *         "customer": "cus_EXAMPLE0001",
                     *         "customer_account": null,
                     *         "customer_address": {
                     *           "line1": "12 Example Street",
                     *           "city": "Exampletown",
                     *           "postal_code": "00000",
                     *           "country": "DE"
                     *         },
                     *         "customer_email": "jo.sample@example.com",
                     *         "customer_name": "Jo Sample",
                     *         "customer_phone": "+1 202 555 0100",
                     *         "customer_shipping": null,
                     *         "customer_tax_exempt": "none",
                     *         "customer_tax_ids": [],
                     *         "default_payment_method": "pm_EXAMPLE0001",
                     *         "default_source": null,
                     *         "default_tax_rates": [],
                     *         "description": "Monthly plan",
                     *         "discount": null,
                     *         "discounts": [
                     *           "di_EXAMPLE0001"
                     *         ],
                     *         "due_date": 1738324800,
                     *         "effective_at": 1735736400,
                     *         "ending_balance": 0,
                     *         "footer": "Thank you for your order",
                     *         "from_invoice": null,
                     *         "hosted_invoice_url": "https://invoices.example.com/in_EXAMPLE0001",
                     *         "invoice_pdf": "https://invoices.example.com/in_EXAMPLE0001.pdf",
                     *         "issuer": {
                     *           "type": "self"
                     *         },
                     *         "last_finalization_error": null,
                     *         "latest_revision": null,
                     *         "lines": {
                     *           "object": "list",
                     *           "data": [],
                     *           "has_more": false,
                     *           "url": "/v1/invoices/in_EXAMPLE0001/lines"
                     *         },
                     *         "livemode": false,
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "next_payment_attempt": null,
                     *         "number": "EXAMPLE1-0001",
                     *         "on_behalf_of": null,
                     *         "paid": true,
                     *         "paid_out_of_band": false,
                     *         "parent": null,
                     *         "payment_intent": "pi_EXAMPLE0001",
                     *         "payment_settings": {
                     *           "default_mandate": null,
                     *           "payment_method_types": null
                     *         },
                     *         "payments": {
                     *           "object": "list",
                     *           "data": [],
                     *           "has_more": false
                     *         },
                     *         "period_end": 1738411200,
                     *         "period_start": 1735732800,
                     *         "post_payment_credit_notes_amount": 0,
                     *         "pre_payment_credit_notes_amount": 0,
                     *         "quote": null,
                     *         "receipt_number": "1001-2002",
                     *         "rendering": null,
                     *         "rendering_options": null,
                     *         "shipping_cost": null,
                     *         "shipping_details": null,
                     *         "starting_balance": 0,
                     *         "statement_descriptor": "EXAMPLE SHOP",
                     *         "status": "paid",
                     *         "status_transitions": {
                     *           "finalized_at": 1735736400,
                     *           "marked_uncollectible_at": null,
                     *           "paid_at": 1735736460,
                     *           "voided_at": null
                     *         },
                     *         "subscription": "sub_EXAMPLE0001",
                     *         "subscription_details": null,
                     *         "subtotal": 4200,
                     *         "subtotal_excluding_tax": 4200,
                     *         "tax": 798,
                     *         "test_clock": null,
                     *         "threshold_reason": null,
                     *         "total": 4998,
                     *         "total_discount_amounts": [],
                     *         "total_excluding_tax": 4200,
                     *         "total_pretax_credit_amounts": [],
                     *         "total_tax_amounts": [],
                     *         "total_taxes": [],
                     *         "transfer_data": null,
                     *         "webhooks_delivered_at": 1735732860
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsInvoicesGetResponse"];
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
    paymentsInvoicesApiSearch: {
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
                /**
                 * @example {
                 *       "entity": "invoices",
                 *       "action": "api_search",
                 *       "params": {
                 *         "query": "number:\"EXAMPLE1-0001\""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsInvoicesApiSearchRequest"];
            };
        };
        responses: {
            /** @description An `InvoiceSearchResult` record with a page of results in `data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "object": "search_result",
                     *         "data": [
                     *           {
                     *             "id": "in_EXAMPLE0001",
                     *             "object": "invoice",
                     *             "amount_due": 4998,
                     *             "amount_overpaid": 0,
                     *             "amount_paid": 4998,
                     *             "amount_remaining": 0,
                     *             "amount_shipping": 0,
                     *             "attempt_count": 1,
                     *             "attempted": true,
                     *             "auto_advance": false,
                     *             "automatic_tax": {
                     *               "enabled": true,
                     *               "status": "complete"
                     *             },
                     *             "collection_method": "charge_automatically",
                     *             "created": 1735732800,
                     *             "currency": "eur",
                     *             "customer": "cus_EXAMPLE0001",
                     *             "customer_email": "jo.sample@example.com",
                     *             "customer_name": "Jo Sample",
                     *             "default_tax_rates": [],
                     *             "discounts": [
                     *               "di_EXAMPLE0001"
                     *             ],
                     *             "due_date": 1738324800,
                     *             "issuer": {
                     *               "type": "self"
                     *             },
                     *             "lines": {
                     *               "object": "list",
                     *               "data": [],
                     *               "has_more": false,
                     *               "url": "/v1/invoices/in_EXAMPLE0001/lines"
                     *             },
                     *             "livemode": false,
                     *             "metadata": {
                     *               "order_number": "1001"
                     *             },
                     *             "number": "EXAMPLE1-0001",
                     *             "payment_settings": {
                     *               "default_mandate": null,
                     *               "payment_method_types": null
                     *             },
                     *             "payments": {
                     *               "object": "list",
                     *               "data": [],
                     *               "has_more": false
                     *             },
                     *             "period_end": 1738411200,
                     *             "period_start": 1735732800,
                     *             "post_payment_credit_notes_amount": 0,
                     *             "pre_payment_credit_notes_amount": 0,
                     *             "starting_balance": 0,
                     *             "status": "paid",
                     *             "status_transitions": {
                     *               "finalized_at": 1735736400,
                     *               "marked_uncollectible_at": null,
                     *               "paid_at": 1735736460,
                     *               "voided_at": null
                     *             },
                     *             "subscription": "sub_EXAMPLE0001",
                     *             "subtotal": 4200,
                     *             "total": 4998
                     *           }
                     *         ],
                     *         "has_more": true,
                     *         "next_page": "page_EXAMPLE0002",
                     *         "url": "/v1/invoices/search"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsInvoicesApiSearchResponse"];
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
    paymentsChargesList: {
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
                /**
                 * @example {
                 *       "entity": "charges",
                 *       "action": "list",
                 *       "params": {
                 *         "created": {
                 *           "gte": 1735689600,
                 *           "lt": 1738368000
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsChargesListRequest"];
            };
        };
        responses: {
            /** @description A page of `Charge` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "ch_EXAMPLE0001",
                     *           "object": "charge",
                     *           "created": 1735736460,
                     *           "livemode": false,
                     *           "amount": 4998,
                     *           "amount_captured": 4998,
                     *           "amount_refunded": 0,
                     *           "amount_updates": null,
                     *           "application": null,
                     *           "application_fee": null,
                     *           "application_fee_amount": null,
                     *           "calculated_statement_descriptor": "EXAMPLE SHOP",
                     *           "currency": "eur",
                     *           "customer": "cus_EXAMPLE0001",
                     *           "description": "Monthly plan",
                     *           "destination": null,
                     *           "dispute": null,
                     *           "disputed": false,
                     *           "failure_balance_transaction": null,
                     *           "failure_code": null,
                     *           "failure_message": null,
                     *           "fraud_details": {},
                     *           "invoice": "in_EXAMPLE0001",
                     *           "on_behalf_of": null,
                     *           "order": null,
                     *           "outcome": {
                     *             "network_status": "approved_by_network",
                     *             "risk_level": "normal",
                     *             "type": "authorized"
                     *           },
                     *           "paid": true,
                     *           "payment_intent": "pi_EXAMPLE0001",
                     *           "payment_method": "pm_EXAMPLE0001",
                     *           "payment_method_details": {
                     *             "type": "card",
                     *             "card": {
                     *               "brand": "visa",
                     *               "last4": "4242"
                     *             }
                     *           },
                     *           "presentment_details": null,
                     *           "receipt_email": "jo.sample@example.com",
                     *           "receipt_number": "1001-2002",
                     *           "receipt_url": "https://receipts.example.com/ch_EXAMPLE0001",
                     *           "refunded": false,
                     *           "refunds": {
                     *             "object": "list",
                     *             "data": [],
                     *             "has_more": false,
                     *             "url": "/v1/charges/ch_EXAMPLE0001/refunds"
                     *           },
                     *           "review": null,
                     *           "shipping": null,
                     *           "source": null,
                     *           "source_transfer": null,
                     *           "statement_descriptor": "EXAMPLE SHOP",
                     *           "statement_descriptor_suffix": null,
                     *           "status": "succeeded",
                     *           "transfer_data": null,
                     *           "transfer_group": null,
                     *           "captured": true,
                     *           "balance_transaction": "txn_EXAMPLE0001",
                     *           "billing_details": {
                     *             "name": "Jo Sample",
                     *             "email": "jo.sample@example.com",
                     *             "phone": null,
                     *             "address": null
                     *           },
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "radar_options": {}
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsChargesListResponse"];
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
    paymentsChargesGet: {
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
                /**
                 * @example {
                 *       "entity": "charges",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "ch_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsChargesGetRequest"];
            };
        };
        responses: {
            /** @description The `Charge` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "ch_EXAMPLE0001",
                     *         "object": "charge",
                     *         "created": 1735736460,
                     *         "livemode": false,
                     *         "amount": 4998,
                     *         "amount_captured": 4998,
                     *         "amount_refunded": 0,
                     *         "amount_updates": null,
                     *         "application": null,
                     *         "application_fee": null,
                     *         "application_fee_amount": null,
                     *         "calculated_statement_descriptor": "EXAMPLE SHOP",
                     *         "currency": "eur",
                     *         "customer": "cus_EXAMPLE0001",
                     *         "description": "Monthly plan",
                     *         "destination": null,
                     *         "dispute": null,
                     *         "disputed": false,
                     *         "failure_balance_transaction": null,
                     *         "failure_code": null,
                     *         "failure_message": null,
                     *         "fraud_details": {},
                     *         "invoice": "in_EXAMPLE0001",
                     *         "on_behalf_of": null,
                     *         "order": null,
                     *         "outcome": {
                     *           "network_status": "approved_by_network",
                     *           "risk_level": "normal",
                     *           "type": "authorized"
                     *         },
                     *         "paid": true,
                     *         "payment_intent": "pi_EXAMPLE0001",
                     *         "payment_method": "pm_EXAMPLE0001",
                     *         "payment_method_details": {
                     *           "type": "card",
                     *           "card": {
                     *             "brand": "visa",
                     *             "last4": "4242"
                     *           }
                     *         },
                     *         "presentment_details": null,
                     *         "receipt_email": "jo.sample@example.com",
                     *         "receipt_number": "1001-2002",
                     *         "receipt_url": "https://receipts.example.com/ch_EXAMPLE0001",
                     *         "refunded": false,
                     *         "refunds": {
                     *           "object": "list",
                     *           "data": [],
                     *           "has_more": false,
                     *           "url": "/v1/charges/ch_EXAMPLE0001/refunds"
                     *         },
                     *         "review": null,
                     *         "shipping": null,
                     *         "source": null,
                     *         "source_transfer": null,
                     *         "statement_descriptor": "EXAMPLE SHOP",
                     *         "statement_descriptor_suffix": null,
                     *         "status": "succeeded",
                     *         "transfer_data": null,
                     *         "transfer_group": null,
                     *         "captured": true,
                     *         "balance_transaction": "txn_EXAMPLE0001",
                     *         "billing_details": {
                     *           "name": "Jo Sample",
                     *           "email": "jo.sample@example.com",
                     *           "phone": null,
                     *           "address": null
                     *         },
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "radar_options": {}
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsChargesGetResponse"];
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
    paymentsChargesApiSearch: {
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
                /**
                 * @example {
                 *       "entity": "charges",
                 *       "action": "api_search",
                 *       "params": {
                 *         "query": "amount>1000 AND currency:'eur'"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsChargesApiSearchRequest"];
            };
        };
        responses: {
            /** @description A `ChargeSearchResult` record with a page of results in `data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "object": "search_result",
                     *         "data": [
                     *           {
                     *             "id": "ch_EXAMPLE0001",
                     *             "object": "charge",
                     *             "created": 1735736460,
                     *             "livemode": false,
                     *             "amount": 4998,
                     *             "amount_captured": 4998,
                     *             "amount_refunded": 0,
                     *             "currency": "eur",
                     *             "customer": "cus_EXAMPLE0001",
                     *             "disputed": false,
                     *             "paid": true,
                     *             "payment_intent": "pi_EXAMPLE0001",
                     *             "receipt_url": "https://receipts.example.com/ch_EXAMPLE0001",
                     *             "refunded": false,
                     *             "status": "succeeded",
                     *             "captured": true,
                     *             "balance_transaction": "txn_EXAMPLE0001",
                     *             "billing_details": {
                     *               "name": "Jo Sample",
                     *               "email": "jo.sample@example.com",
                     *               "phone": null,
                     *               "address": null
                     *             },
                     *             "metadata": {
                     *               "order_number": "1001"
                     *             }
                     *           }
                     *         ],
                     *         "has_more": true,
                     *         "next_page": "page_EXAMPLE0002",
                     *         "url": "/v1/charges/search"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsChargesApiSearchResponse"];
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
    paymentsSubscriptionsList: {
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
                /**
                 * @example {
                 *       "entity": "subscriptions",
                 *       "action": "list",
                 *       "params": {
                 *         "automatic_tax": {
                 *           "enabled": true
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsSubscriptionsListRequest"];
            };
        };
        responses: {
            /** @description A page of `Subscription` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "sub_EXAMPLE0001",
                     *           "object": "subscription",
                     *           "application": null,
                     *           "application_fee_percent": 2.5,
                     *           "automatic_tax": {
                     *             "enabled": true
                     *           },
                     *           "billing_cycle_anchor": 1735732800,
                     *           "billing_cycle_anchor_config": null,
                     *           "billing_mode": {
                     *             "type": "classic"
                     *           },
                     *           "billing_thresholds": null,
                     *           "cancel_at": null,
                     *           "cancel_at_period_end": false,
                     *           "canceled_at": null,
                     *           "cancellation_details": {
                     *             "comment": null,
                     *             "feedback": null,
                     *             "reason": null
                     *           },
                     *           "collection_method": "charge_automatically",
                     *           "created": 1735732800,
                     *           "currency": "eur",
                     *           "customer": "cus_EXAMPLE0001",
                     *           "customer_account": null,
                     *           "days_until_due": null,
                     *           "default_payment_method": "pm_EXAMPLE0001",
                     *           "default_source": null,
                     *           "default_tax_rates": [],
                     *           "description": "Monthly plan",
                     *           "discounts": [],
                     *           "ended_at": null,
                     *           "invoice_settings": {
                     *             "account_tax_ids": null,
                     *             "issuer": {
                     *               "type": "self"
                     *             }
                     *           },
                     *           "items": {
                     *             "object": "list",
                     *             "data": [],
                     *             "has_more": false,
                     *             "url": "/v1/subscription_items?subscription=sub_EXAMPLE0001"
                     *           },
                     *           "latest_invoice": "in_EXAMPLE0001",
                     *           "livemode": false,
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "next_pending_invoice_item_invoice": null,
                     *           "on_behalf_of": null,
                     *           "pause_collection": null,
                     *           "payment_settings": {
                     *             "payment_method_types": null,
                     *             "save_default_payment_method": "off"
                     *           },
                     *           "status": "active",
                     *           "current_period_start": 1735732800,
                     *           "current_period_end": 1738411200,
                     *           "start_date": 1735732800,
                     *           "trial_start": null,
                     *           "trial_end": null,
                     *           "discount": null,
                     *           "plan": null,
                     *           "quantity": 1,
                     *           "schedule": null,
                     *           "test_clock": null,
                     *           "transfer_data": null,
                     *           "trial_settings": {
                     *             "end_behavior": {
                     *               "missing_payment_method": "create_invoice"
                     *             }
                     *           },
                     *           "pending_invoice_item_interval": null,
                     *           "pending_setup_intent": null,
                     *           "pending_update": null
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsSubscriptionsListResponse"];
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
    paymentsSubscriptionsGet: {
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
                /**
                 * @example {
                 *       "entity": "subscriptions",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "sub_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsSubscriptionsGetRequest"];
            };
        };
        responses: {
            /** @description The `Subscription` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "sub_EXAMPLE0001",
                     *         "object": "subscription",
                     *         "application": null,
                     *         "application_fee_percent": 2.5,
                     *         "automatic_tax": {
                     *           "enabled": true
                     *         },
                     *         "billing_cycle_anchor": 1735732800,
                     *         "billing_cycle_anchor_config": null,
                     *         "billing_mode": {
                     *           "type": "classic"
                     *         },
                     *         "billing_thresholds": null,
                     *         "cancel_at": null,
                     *         "cancel_at_period_end": false,
                     *         "canceled_at": null,
                     *         "cancellation_details": {
                     *           "comment": null,
                     *           "feedback": null,
                     *           "reason": null
                     *         },
                     *         "collection_method": "charge_automatically",
                     *         "created": 1735732800,
                     *         "currency": "eur",
                     *         "customer": "cus_EXAMPLE0001",
                     *         "customer_account": null,
                     *         "days_until_due": null,
                     *         "default_payment_method": "pm_EXAMPLE0001",
                     *         "default_source": null,
                     *         "default_tax_rates": [],
                     *         "description": "Monthly plan",
                     *         "discounts": [],
                     *         "ended_at": null,
                     *         "invoice_settings": {
                     *           "account_tax_ids": null,
                     *           "issuer": {
                     *             "type": "self"
                     *           }
                     *         },
                     *         "items": {
                     *           "object": "list",
                     *           "data": [],
                     *           "has_more": false,
                     *           "url": "/v1/subscription_items?subscription=sub_EXAMPLE0001"
                     *         },
                     *         "latest_invoice": "in_EXAMPLE0001",
                     *         "livemode": false,
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "next_pending_invoice_item_invoice": null,
                     *         "on_behalf_of": null,
                     *         "pause_collection": null,
                     *         "payment_settings": {
                     *           "payment_method_types": null,
                     *           "save_default_payment_method": "off"
                     *         },
                     *         "status": "active",
                     *         "current_period_start": 1735732800,
                     *         "current_period_end": 1738411200,
                     *         "start_date": 1735732800,
                     *         "trial_start": null,
                     *         "trial_end": null,
                     *         "discount": null,
                     *         "plan": null,
                     *         "quantity": 1,
                     *         "schedule": null,
                     *         "test_clock": null,
                     *         "transfer_data": null,
                     *         "trial_settings": {
                     *           "end_behavior": {
                     *             "missing_payment_method": "create_invoice"
                     *           }
                     *         },
                     *         "pending_invoice_item_interval": null,
                     *         "pending_setup_intent": null,
                     *         "pending_update": null
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsSubscriptionsGetResponse"];
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
    paymentsSubscriptionsApiSearch: {
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
                /**
                 * @example {
                 *       "entity": "subscriptions",
                 *       "action": "api_search",
                 *       "params": {
                 *         "query": "status:\"active\""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsSubscriptionsApiSearchRequest"];
            };
        };
        responses: {
            /** @description A `SubscriptionSearchResult` record with a page of results in `data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "object": "search_result",
                     *         "data": [
                     *           {
                     *             "id": "sub_EXAMPLE0001",
                     *             "object": "subscription",
                     *             "automatic_tax": {
                     *               "enabled": true
                     *             },
                     *             "billing_cycle_anchor": 1735732800,
                     *             "billing_mode": {
                     *               "type": "classic"
                     *             },
                     *             "cancel_at_period_end": false,
                     *             "collection_method": "charge_automatically",
                     *             "created": 1735732800,
                     *             "currency": "eur",
                     *             "customer": "cus_EXAMPLE0001",
                     *             "default_payment_method": "pm_EXAMPLE0001",
                     *             "discounts": [],
                     *             "invoice_settings": {
                     *               "account_tax_ids": null,
                     *               "issuer": {
                     *                 "type": "self"
                     *               }
                     *             },
                     *             "items": {
                     *               "object": "list",
                     *               "data": [],
                     *               "has_more": false,
                     *               "url": "/v1/subscription_items?subscription=sub_EXAMPLE0001"
                     *             },
                     *             "latest_invoice": "in_EXAMPLE0001",
                     *             "livemode": false,
                     *             "metadata": {
                     *               "order_number": "1001"
                     *             },
                     *             "status": "active",
                     *             "current_period_start": 1735732800,
                     *             "current_period_end": 1738411200,
                     *             "start_date": 1735732800
                     *           }
                     *         ],
                     *         "has_more": true,
                     *         "next_page": "page_EXAMPLE0002",
                     *         "url": "/v1/subscriptions/search"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsSubscriptionsApiSearchResponse"];
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
    paymentsRefundsList: {
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
                /**
                 * @example {
                 *       "entity": "refunds",
                 *       "action": "list",
                 *       "params": {
                 *         "charge": "ch_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsRefundsListRequest"];
            };
        };
        responses: {
            /** @description A page of `Refund` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "re_EXAMPLE0001",
                     *           "object": "refund",
                     *           "amount": 1500,
                     *           "balance_transaction": "txn_EXAMPLE0002",
                     *           "charge": "ch_EXAMPLE0001",
                     *           "created": 1735819200,
                     *           "currency": "eur",
                     *           "description": "One item came back",
                     *           "destination_details": {
                     *             "type": "card"
                     *           },
                     *           "failure_balance_transaction": null,
                     *           "failure_reason": null,
                     *           "instructions_email": "jo.sample@example.com",
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "next_action": null,
                     *           "payment_intent": "pi_EXAMPLE0001",
                     *           "pending_reason": null,
                     *           "reason": "requested_by_customer",
                     *           "receipt_number": "1001-2003",
                     *           "source_transfer_reversal": null,
                     *           "status": "succeeded",
                     *           "transfer_reversal": null
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsRefundsListResponse"];
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
    paymentsRefundsCreate: {
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
                /**
                 * @example {
                 *       "entity": "refunds",
                 *       "action": "create",
                 *       "params": {
                 *         "charge": "ch_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsRefundsCreateRequest"];
            };
        };
        responses: {
            /** @description The new `Refund` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "re_EXAMPLE0001",
                     *         "object": "refund",
                     *         "amount": 1500,
                     *         "balance_transaction": "txn_EXAMPLE0002",
                     *         "charge": "ch_EXAMPLE0001",
                     *         "created": 1735819200,
                     *         "currency": "eur",
                     *         "description": "One item came back",
                     *         "destination_details": {
                     *           "type": "card"
                     *         },
                     *         "failure_balance_transaction": null,
                     *         "failure_reason": null,
                     *         "instructions_email": "jo.sample@example.com",
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "next_action": null,
                     *         "payment_intent": "pi_EXAMPLE0001",
                     *         "pending_reason": null,
                     *         "reason": "requested_by_customer",
                     *         "receipt_number": "1001-2003",
                     *         "source_transfer_reversal": null,
                     *         "status": "succeeded",
                     *         "transfer_reversal": null
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsRefundsCreateResponse"];
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
    paymentsRefundsGet: {
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
                /**
                 * @example {
                 *       "entity": "refunds",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "re_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsRefundsGetRequest"];
            };
        };
        responses: {
            /** @description The `Refund` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "re_EXAMPLE0001",
                     *         "object": "refund",
                     *         "amount": 1500,
                     *         "balance_transaction": "txn_EXAMPLE0002",
                     *         "charge": "ch_EXAMPLE0001",
                     *         "created": 1735819200,
                     *         "currency": "eur",
                     *         "description": "One item came back",
                     *         "destination_details": {
                     *           "type": "card"
                     *         },
                     *         "failure_balance_transaction": null,
                     *         "failure_reason": null,
                     *         "instructions_email": "jo.sample@example.com",
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "next_action": null,
                     *         "payment_intent": "pi_EXAMPLE0001",
                     *         "pending_reason": null,
                     *         "reason": "requested_by_customer",
                     *         "receipt_number": "1001-2003",
                     *         "source_transfer_reversal": null,
                     *         "status": "succeeded",
                     *         "transfer_reversal": null
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsRefundsGetResponse"];
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
    paymentsProductsList: {
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
                /**
                 * @example {
                 *       "entity": "products",
                 *       "action": "list",
                 *       "params": {
                 *         "active": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsProductsListRequest"];
            };
        };
        responses: {
            /** @description A page of `Product` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "prod_EXAMPLE0001",
                     *           "object": "product",
                     *           "active": true,
                     *           "attributes": [
                     *             "size",
                     *             "colour"
                     *           ],
                     *           "created": 1735732800,
                     *           "default_price": "price_EXAMPLE0001",
                     *           "description": "All features for one month",
                     *           "features": [
                     *             {
                     *               "name": "Unlimited projects"
                     *             }
                     *           ],
                     *           "images": [
                     *             "https://images.example.com/plan.png"
                     *           ],
                     *           "livemode": false,
                     *           "marketing_features": [
                     *             {
                     *               "name": "Unlimited projects"
                     *             }
                     *           ],
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "name": "Monthly plan",
                     *           "package_dimensions": null,
                     *           "shippable": false,
                     *           "statement_descriptor": "EXAMPLE SHOP",
                     *           "tax_code": "txcd_10000000",
                     *           "type": "service",
                     *           "unit_label": "seat",
                     *           "updated": 1735819200,
                     *           "url": "https://shop.example.com/monthly-plan"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsProductsListResponse"];
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
    paymentsProductsCreate: {
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
                /**
                 * @example {
                 *       "entity": "products",
                 *       "action": "create",
                 *       "params": {
                 *         "name": "Monthly plan"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsProductsCreateRequest"];
            };
        };
        responses: {
            /** @description The new `Product` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "prod_EXAMPLE0001",
                     *         "object": "product",
                     *         "active": true,
                     *         "attributes": [
                     *           "size",
                     *           "colour"
                     *         ],
                     *         "created": 1735732800,
                     *         "default_price": "price_EXAMPLE0001",
                     *         "description": "All features for one month",
                     *         "features": [
                     *           {
                     *             "name": "Unlimited projects"
                     *           }
                     *         ],
                     *         "images": [
                     *           "https://images.example.com/plan.png"
                     *         ],
                     *         "livemode": false,
                     *         "marketing_features": [
                     *           {
                     *             "name": "Unlimited projects"
                     *           }
                     *         ],
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "name": "Monthly plan",
                     *         "package_dimensions": null,
                     *         "shippable": false,
                     *         "statement_descriptor": "EXAMPLE SHOP",
                     *         "tax_code": "txcd_10000000",
                     *         "type": "service",
                     *         "unit_label": "seat",
                     *         "updated": 1735819200,
                     *         "url": "https://shop.example.com/monthly-plan"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsProductsCreateResponse"];
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
    paymentsProductsGet: {
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
                /**
                 * @example {
                 *       "entity": "products",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "prod_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsProductsGetRequest"];
            };
        };
        responses: {
            /** @description The `Product` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "prod_EXAMPLE0001",
                     *         "object": "product",
                     *         "active": true,
                     *         "attributes": [
                     *           "size",
                     *           "colour"
                     *         ],
                     *         "created": 1735732800,
                     *         "default_price": "price_EXAMPLE0001",
                     *         "description": "All features for one month",
                     *         "features": [
                     *           {
                     *             "name": "Unlimited projects"
                     *           }
                     *         ],
                     *         "images": [
                     *           "https://images.example.com/plan.png"
                     *         ],
                     *         "livemode": false,
                     *         "marketing_features": [
                     *           {
                     *             "name": "Unlimited projects"
                     *           }
                     *         ],
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "name": "Monthly plan",
                     *         "package_dimensions": null,
                     *         "shippable": false,
                     *         "statement_descriptor": "EXAMPLE SHOP",
                     *         "tax_code": "txcd_10000000",
                     *         "type": "service",
                     *         "unit_label": "seat",
                     *         "updated": 1735819200,
                     *         "url": "https://shop.example.com/monthly-plan"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsProductsGetResponse"];
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
    paymentsProductsUpdate: {
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
                /**
                 * @example {
                 *       "entity": "products",
                 *       "action": "update",
                 *       "params": {
                 *         "id": "prod_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsProductsUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated `Product` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "prod_EXAMPLE0001",
                     *         "object": "product",
                     *         "active": true,
                     *         "attributes": [
                     *           "size",
                     *           "colour"
                     *         ],
                     *         "created": 1735732800,
                     *         "default_price": "price_EXAMPLE0001",
                     *         "description": "All features for one month",
                     *         "features": [
                     *           {
                     *             "name": "Unlimited projects"
                     *           }
                     *         ],
                     *         "images": [
                     *           "https://images.example.com/plan.png"
                     *         ],
                     *         "livemode": false,
                     *         "marketing_features": [
                     *           {
                     *             "name": "Unlimited projects"
                     *           }
                     *         ],
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "name": "Monthly plan",
                     *         "package_dimensions": null,
                     *         "shippable": false,
                     *         "statement_descriptor": "EXAMPLE SHOP",
                     *         "tax_code": "txcd_10000000",
                     *         "type": "service",
                     *         "unit_label": "seat",
                     *         "updated": 1735819200,
                     *         "url": "https://shop.example.com/monthly-plan"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsProductsUpdateResponse"];
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
    paymentsProductsDelete: {
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
                /**
                 * @example {
                 *       "entity": "products",
                 *       "action": "delete",
                 *       "params": {
                 *         "id": "prod_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsProductsDeleteRequest"];
            };
        };
        responses: {
            /** @description A `ProductDeleteResult` record, which confirms the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "prod_EXAMPLE0001",
                     *         "object": "product",
                     *         "deleted": true
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsProductsDeleteResponse"];
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
    paymentsProductsApiSearch: {
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
                /**
                 * @example {
                 *       "entity": "products",
                 *       "action": "api_search",
                 *       "params": {
                 *         "query": "active:\"true\""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsProductsApiSearchRequest"];
            };
        };
        responses: {
            /** @description A list of `Product` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "prod_EXAMPLE0001",
                     *           "object": "product",
                     *           "active": true,
                     *           "attributes": [
                     *             "size",
                     *             "colour"
                     *           ],
                     *           "created": 1735732800,
                     *           "default_price": "price_EXAMPLE0001",
                     *           "description": "All features for one month",
                     *           "features": [
                     *             {
                     *               "name": "Unlimited projects"
                     *             }
                     *           ],
                     *           "images": [
                     *             "https://images.example.com/plan.png"
                     *           ],
                     *           "livemode": false,
                     *           "marketing_features": [
                     *             {
                     *               "name": "Unlimited projects"
                     *             }
                     *           ],
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "name": "Monthly plan",
                     *           "package_dimensions": null,
                     *           "shippable": false,
                     *           "statement_descriptor": "EXAMPLE SHOP",
                     *           "tax_code": "txcd_10000000",
                     *           "type": "service",
                     *           "unit_label": "seat",
                     *           "updated": 1735819200,
                     *           "url": "https://shop.example.com/monthly-plan"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsProductsApiSearchResponse"];
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
    paymentsBalanceGet: {
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
                /**
                 * @example {
                 *       "entity": "balance",
                 *       "action": "get"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsBalanceGetRequest"];
            };
        };
        responses: {
            /** @description The `Balance` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "object": "balance",
                     *         "livemode": false,
                     *         "available": [
                     *           {
                     *             "amount": 125000,
                     *             "currency": "eur",
                     *             "source_types": {
                     *               "card": 125000
                     *             }
                     *           }
                     *         ],
                     *         "connect_reserved": null,
                     *         "instant_available": [
                     *           {
                     *             "amount": 80000,
                     *             "currency": "eur"
                     *           }
                     *         ],
                     *         "issuing": null,
                     *         "pending": [
                     *           {
                     *             "amount": 4998,
                     *             "currency": "eur",
                     *             "source_types": {
                     *               "card": 4998
                     *             }
                     *           }
                     *         ],
                     *         "refund_and_dispute_prefunding": null
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsBalanceGetResponse"];
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
    paymentsBalanceTransactionsList: {
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
                /**
                 * @example {
                 *       "entity": "balance_transactions",
                 *       "action": "list",
                 *       "params": {
                 *         "created": {
                 *           "gte": 1735689600,
                 *           "lt": 1738368000
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsBalanceTransactionsListRequest"];
            };
        };
        responses: {
            /** @description A page of `BalanceTransaction` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "txn_EXAMPLE0001",
                     *           "object": "balance_transaction",
                     *           "amount": 4998,
                     *           "available_on": 1736208000,
                     *           "balance_type": "payments",
                     *           "created": 1735736460,
                     *           "currency": "eur",
                     *           "description": "Monthly plan",
                     *           "exchange_rate": 1.0825,
                     *           "fee": 170,
                     *           "fee_details": [
                     *             {
                     *               "amount": 170,
                     *               "currency": "eur",
                     *               "description": "Processing fees",
                     *               "type": "processing_fee"
                     *             }
                     *           ],
                     *           "net": 4828,
                     *           "reporting_category": "charge",
                     *           "source": "ch_EXAMPLE0001",
                     *           "status": "available",
                     *           "type": "charge"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsBalanceTransactionsListResponse"];
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
    paymentsBalanceTransactionsGet: {
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
                /**
                 * @example {
                 *       "entity": "balance_transactions",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "txn_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsBalanceTransactionsGetRequest"];
            };
        };
        responses: {
            /** @description The `BalanceTransaction` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "txn_EXAMPLE0001",
                     *         "object": "balance_transaction",
                     *         "amount": 4998,
                     *         "available_on": 1736208000,
                     *         "balance_type": "payments",
                     *         "created": 1735736460,
                     *         "currency": "eur",
                     *         "description": "Monthly plan",
                     *         "exchange_rate": 1.0825,
                     *         "fee": 170,
                     *         "fee_details": [
                     *           {
                     *             "amount": 170,
                     *             "currency": "eur",
                     *             "description": "Processing fees",
                     *             "type": "processing_fee"
                     *           }
                     *         ],
                     *         "net": 4828,
                     *         "reporting_category": "charge",
                     *         "source": "ch_EXAMPLE0001",
                     *         "status": "available",
                     *         "type": "charge"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsBalanceTransactionsGetResponse"];
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
    paymentsPaymentIntentsList: {
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
                /**
                 * @example {
                 *       "entity": "payment_intents",
                 *       "action": "list",
                 *       "params": {
                 *         "created": {
                 *           "gte": 1735689600,
                 *           "lt": 1738368000
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsPaymentIntentsListRequest"];
            };
        };
        responses: {
            /** @description A page of `PaymentIntent` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "pi_EXAMPLE0001",
                     *           "object": "payment_intent",
                     *           "amount": 4998,
                     *           "amount_capturable": 0,
                     *           "amount_received": 4998,
                     *           "application": null,
                     *           "application_fee_amount": null,
                     *           "capture_method": "automatic",
                     *           "client_secret": "pi_EXAMPLE0001_secret_EXAMPLE",
                     *           "confirmation_method": "automatic",
                     *           "created": 1735736400,
                     *           "currency": "eur",
                     *           "customer": "cus_EXAMPLE0001",
                     *           "description": "Monthly plan",
                     *           "livemode": false,
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "payment_method": "pm_EXAMPLE0001",
                     *           "payment_method_types": [
                     *             "card"
                     *           ],
                     *           "status": "succeeded"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsPaymentIntentsListResponse"];
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
    paymentsPaymentIntentsGet: {
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
                /**
                 * @example {
                 *       "entity": "payment_intents",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "pi_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsPaymentIntentsGetRequest"];
            };
        };
        responses: {
            /** @description The `PaymentIntent` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "pi_EXAMPLE0001",
                     *         "object": "payment_intent",
                     *         "amount": 4998,
                     *         "amount_capturable": 0,
                     *         "amount_received": 4998,
                     *         "application": null,
                     *         "application_fee_amount": null,
                     *         "capture_method": "automatic",
                     *         "client_secret": "pi_EXAMPLE0001_secret_EXAMPLE",
                     *         "confirmation_method": "automatic",
                     *         "created": 1735736400,
                     *         "currency": "eur",
                     *         "customer": "cus_EXAMPLE0001",
                     *         "description": "Monthly plan",
                     *         "livemode": false,
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "payment_method": "pm_EXAMPLE0001",
                     *         "payment_method_types": [
                     *           "card"
                     *         ],
                     *         "status": "succeeded"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsPaymentIntentsGetResponse"];
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
    paymentsPaymentIntentsApiSearch: {
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
                /**
                 * @example {
                 *       "entity": "payment_intents",
                 *       "action": "api_search",
                 *       "params": {
                 *         "query": "status:\"succeeded\""
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsPaymentIntentsApiSearchRequest"];
            };
        };
        responses: {
            /** @description A list of `PaymentIntent` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "pi_EXAMPLE0001",
                     *           "object": "payment_intent",
                     *           "amount": 4998,
                     *           "amount_capturable": 0,
                     *           "amount_received": 4998,
                     *           "application": null,
                     *           "application_fee_amount": null,
                     *           "capture_method": "automatic",
                     *           "client_secret": "pi_EXAMPLE0001_secret_EXAMPLE",
                     *           "confirmation_method": "automatic",
                     *           "created": 1735736400,
                     *           "currency": "eur",
                     *           "customer": "cus_EXAMPLE0001",
                     *           "description": "Monthly plan",
                     *           "livemode": false,
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "payment_method": "pm_EXAMPLE0001",
                     *           "payment_method_types": [
                     *             "card"
                     *           ],
                     *           "status": "succeeded"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsPaymentIntentsApiSearchResponse"];
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
    paymentsDisputesList: {
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
                /**
                 * @example {
                 *       "entity": "disputes",
                 *       "action": "list",
                 *       "params": {
                 *         "charge": "ch_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsDisputesListRequest"];
            };
        };
        responses: {
            /** @description A page of `Dispute` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "dp_EXAMPLE0001",
                     *           "object": "dispute",
                     *           "amount": 4998,
                     *           "balance_transactions": [
                     *             {
                     *               "id": "txn_EXAMPLE0003",
                     *               "object": "balance_transaction",
                     *               "amount": -4998,
                     *               "currency": "eur"
                     *             }
                     *           ],
                     *           "charge": "ch_EXAMPLE0001",
                     *           "created": 1736035200,
                     *           "currency": "eur",
                     *           "enhanced_eligibility_types": [
                     *             "visa_compelling_evidence_3"
                     *           ],
                     *           "evidence": {
                     *             "customer_name": "Jo Sample",
                     *             "product_description": "Monthly plan",
                     *             "uncategorized_text": null
                     *           },
                     *           "evidence_details": {
                     *             "due_by": 1736640000,
                     *             "has_evidence": true,
                     *             "past_due": false,
                     *             "submission_count": 0
                     *           },
                     *           "is_charge_refundable": false,
                     *           "livemode": false,
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "payment_intent": "pi_EXAMPLE0001",
                     *           "payment_method_details": {
                     *             "type": "card",
                     *             "card": {
                     *               "brand": "visa",
                     *               "network_reason_code": "10.4"
                     *             }
                     *           },
                     *           "reason": "product_not_received",
                     *           "status": "needs_response"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsDisputesListResponse"];
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
    paymentsDisputesGet: {
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
                /**
                 * @example {
                 *       "entity": "disputes",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "dp_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsDisputesGetRequest"];
            };
        };
        responses: {
            /** @description The `Dispute` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "dp_EXAMPLE0001",
                     *         "object": "dispute",
                     *         "amount": 4998,
                     *         "balance_transactions": [
                     *           {
                     *             "id": "txn_EXAMPLE0003",
                     *             "object": "balance_transaction",
                     *             "amount": -4998,
                     *             "currency": "eur"
                     *           }
                     *         ],
                     *         "charge": "ch_EXAMPLE0001",
                     *         "created": 1736035200,
                     *         "currency": "eur",
                     *         "enhanced_eligibility_types": [
                     *           "visa_compelling_evidence_3"
                     *         ],
                     *         "evidence": {
                     *           "customer_name": "Jo Sample",
                     *           "product_description": "Monthly plan",
                     *           "uncategorized_text": null
                     *         },
                     *         "evidence_details": {
                     *           "due_by": 1736640000,
                     *           "has_evidence": true,
                     *           "past_due": false,
                     *           "submission_count": 0
                     *         },
                     *         "is_charge_refundable": false,
                     *         "livemode": false,
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "payment_intent": "pi_EXAMPLE0001",
                     *         "payment_method_details": {
                     *           "type": "card",
                     *           "card": {
                     *             "brand": "visa",
                     *             "network_reason_code": "10.4"
                     *           }
                     *         },
                     *         "reason": "product_not_received",
                     *         "status": "needs_response"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsDisputesGetResponse"];
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
    paymentsPayoutsList: {
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
                /**
                 * @example {
                 *       "entity": "payouts",
                 *       "action": "list",
                 *       "params": {
                 *         "arrival_date": {
                 *           "gte": 1735689600,
                 *           "lt": 1738368000
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsPayoutsListRequest"];
            };
        };
        responses: {
            /** @description A page of `Payout` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "po_EXAMPLE0001",
                     *           "object": "payout",
                     *           "amount": 125000,
                     *           "application_fee": null,
                     *           "application_fee_amount": null,
                     *           "arrival_date": 1736208000,
                     *           "automatic": true,
                     *           "balance_transaction": "txn_EXAMPLE0004",
                     *           "created": 1735948800,
                     *           "currency": "eur",
                     *           "description": "Weekly payout",
                     *           "destination": "ba_EXAMPLE0001",
                     *           "failure_balance_transaction": null,
                     *           "failure_code": null,
                     *           "failure_message": null,
                     *           "livemode": false,
                     *           "metadata": {
                     *             "order_number": "1001"
                     *           },
                     *           "method": "standard",
                     *           "original_payout": null,
                     *           "payout_method": null,
                     *           "reconciliation_status": "completed",
                     *           "reversed_by": null,
                     *           "source_balance": "payments",
                     *           "source_type": "card",
                     *           "statement_descriptor": "EXAMPLE SHOP",
                     *           "status": "paid",
                     *           "trace_id": {
                     *             "status": "supported",
                     *             "value": "EXAMPLETRACE0001"
                     *           },
                     *           "type": "bank_account"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "has_more": false
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsPayoutsListResponse"];
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
    paymentsPayoutsGet: {
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
                /**
                 * @example {
                 *       "entity": "payouts",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "po_EXAMPLE0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsPayoutsGetRequest"];
            };
        };
        responses: {
            /** @description The `Payout` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "po_EXAMPLE0001",
                     *         "object": "payout",
                     *         "amount": 125000,
                     *         "application_fee": null,
                     *         "application_fee_amount": null,
                     *         "arrival_date": 1736208000,
                     *         "automatic": true,
                     *         "balance_transaction": "txn_EXAMPLE0004",
                     *         "created": 1735948800,
                     *         "currency": "eur",
                     *         "description": "Weekly payout",
                     *         "destination": "ba_EXAMPLE0001",
                     *         "failure_balance_transaction": null,
                     *         "failure_code": null,
                     *         "failure_message": null,
                     *         "livemode": false,
                     *         "metadata": {
                     *           "order_number": "1001"
                     *         },
                     *         "method": "standard",
                     *         "original_payout": null,
                     *         "payout_method": null,
                     *         "reconciliation_status": "completed",
                     *         "reversed_by": null,
                     *         "source_balance": "payments",
                     *         "source_type": "card",
                     *         "statement_descriptor": "EXAMPLE SHOP",
                     *         "status": "paid",
                     *         "trace_id": {
                     *           "status": "supported",
                     *           "value": "EXAMPLETRACE0001"
                     *         },
                     *         "type": "bank_account"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsPayoutsGetResponse"];
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
