// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 25b2f96e2200ebf1613cd4c64894fc6dd98f9a8fb80232d7403ddf10c72d9f48, text 977718122984964730c03c7a2c5d6027439381096e83ba5c3582c789f4d03efa

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
         * customers.list
         * @description Lists customers. Newest first. Pages are asked for with `starting_after`.
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
         * customers.create
         * @description Makes a new customer. Other params are accepted too: The document does not show the parameters of this action.
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
         * customers.get
         * @description Returns a customer.
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
         * customers.update
         * @description Changes a customer. Other params are accepted too: The document shows no parameter of this action but the id.
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
         * customers.delete
         * @description Deletes a customer. This is permanent and cannot be undone.
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
         * customers.api_search
         * @description Searches customers. The answer is a list of customers and not a search result as for invoices. Cannot be paged: A next page is asked for with `next_page` of the previous answer, and the documented Meta does not have it.
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
         * invoices.list
         * @description Lists invoices. Pages are asked for with `starting_after`.
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
         * invoices.get
         * @description Returns an invoice.
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
         * invoices.api_search
         * @description Searches invoices. Pages are asked for with `page`.
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
         * charges.list
         * @description Lists charges. Newest first. Pages are asked for with `starting_after`.
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
         * charges.get
         * @description Returns a charge.
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
         * charges.api_search
         * @description Searches charges. Pages are asked for with `page`.
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
         * subscriptions.list
         * @description Lists subscriptions. Without `status` they are those that are not canceled. Pages are asked for with `starting_after`.
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
         * subscriptions.get
         * @description Returns a subscription.
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
         * subscriptions.api_search
         * @description Searches subscriptions. Pages are asked for with `page`.
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
         * refunds.list
         * @description Lists refunds. Newest first. Pages are asked for with `starting_after`.
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
         * refunds.create
         * @description Refunds a charge that exists and is not yet refunded. The caller names the charge or its payment intent. Other params are accepted too: The document says that a charge or a payment intent is named but does not show the names of the parameters.
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
         * refunds.get
         * @description Returns a refund.
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
         * products.list
         * @description Lists products. Newest first. Pages are asked for with `starting_after`.
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
         * products.create
         * @description Makes a new product. Other params are accepted too: The document does not show the parameters of this action.
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
         * products.get
         * @description Returns a product. Other params are accepted too: The document does not show the parameters of this action.
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
         * products.update
         * @description Changes a product. Other params are accepted too: The document does not show the parameters of this action.
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
         * products.delete
         * @description Deletes a product. Other params are accepted too: The document does not show the parameters of this action.
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
         * products.api_search
         * @description Searches products. Cannot be paged: A next page is asked for with `next_page` of the previous answer, which the assumed Meta does not have. Other params are accepted too: The document does not show the parameters of this action.
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
         * balance.get
         * @description Returns the balance of the account. The provider's public API takes no parameters. Other params are accepted too: The document does not show the parameters of this action.
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
         * balance_transactions.list
         * @description Lists balance transactions. Pages are asked for with `starting_after`. Other params are accepted too: The document does not show the parameters of this action.
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
         * balance_transactions.get
         * @description Returns a balance transaction. Other params are accepted too: The document does not show the parameters of this action.
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
         * payment_intents.list
         * @description Lists payment intents. Pages are asked for with `starting_after`. Other params are accepted too: The document does not show the parameters of this action.
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
         * payment_intents.get
         * @description Returns a payment intent. Other params are accepted too: The document does not show the parameters of this action.
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
         * payment_intents.api_search
         * @description Searches payment intents. Cannot be paged: A next page is asked for with `next_page` of the previous answer, which the assumed Meta does not have. Other params are accepted too: The document does not show the parameters of this action.
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
         * disputes.list
         * @description Lists disputes. Pages are asked for with `starting_after`.
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
         * disputes.get
         * @description Returns a dispute.
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
         * payouts.list
         * @description Lists payouts. Newest first. Pages are asked for with `starting_after`.
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
         * payouts.get
         * @description Returns a payout.
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
        /** @description The parts of every operation by its name. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
