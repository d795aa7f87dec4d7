// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 25bbe8e8481c1844, text 48c61996cd780c68

import type * as Payments from "../connectors/payments.js";
import type * as Gateway from "../connectors/gateway.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations {
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
    ExecuteRequest: components["schemas"]["PaymentsExecuteRequest"];
    ExecuteResponse: components["schemas"]["PaymentsExecuteResponse"];
    GatewayCreateInstanceRequest: components["schemas"]["PaymentsCreateRequest"];
    GatewayCreateInstanceResponse: Gateway.CreateInstanceResponse;
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
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
    /** @description A postal address in parts. */
    PaymentsAddress: {
      /** @description City or town. */
      city?: string | null;
      /** @description Country as a two-letter ISO 3166-1 code. */
      country?: string | null;
      /** @description First line of the street address. */
      line1?: string | null;
      /** @description Second line of the street address. */
      line2?: string | null;
      /** @description Postal or ZIP code. */
      postal_code?: string | null;
      /** @description State or province. */
      state?: string | null;
    };
    /** @description Funds of a customer that have not been applied to a payment yet. Sent only if the call expands it. */
    PaymentsCashBalance: {
      /** @description Type of the object, always `cash_balance`. */
      object?: string | null;
      /** @description Amount available in each currency, in the smallest currency unit, by lowercase ISO 4217 code. */
      available?: {
        [key: string]: number;
      } | null;
      /** @description Id of the customer who owns the funds. */
      customer?: string | null;
      /** @description Id of the account that represents the customer. */
      customer_account?: string | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description Rules for applying the funds. */
      settings?: {
        /** @description How incoming funds are matched with payments. Known values: `automatic`, `manual`. */
        reconciliation_mode?: string | null;
        /** @description Whether the mode is the default of the account rather than a choice for this customer. */
        using_merchant_default?: boolean | null;
      } | null;
    };
    /** @description A reduction that a coupon or promotion code gives to a customer, subscription or invoice. */
    PaymentsDiscount: {
      /** @description Id of the discount. */
      id?: string | null;
      /** @description Type of the object, always `discount`. */
      object?: string | null;
      /** @description Id of the checkout session in which the coupon was redeemed. */
      checkout_session?: string | null;
      /** @description Coupon that was redeemed. Only older versions send it; now `source` has its id. */
      coupon?: components["schemas"]["PaymentsCoupon"] | null;
      /** @description Id of the customer who has the discount. */
      customer?: string | null;
      /** @description Id of the account that represents the customer. */
      customer_account?: string | null;
      /** @description When the discount ends, in Unix seconds. Null if it applies once or forever. */
      end?: number | null;
      /** @description Id of the invoice, if the coupon was applied to a single one. */
      invoice?: string | null;
      /** @description Id of the invoice item or line, if the coupon was applied to a single one. */
      invoice_item?: string | null;
      /** @description Id of the promotion code that was redeemed. */
      promotion_code?: string | null;
      /** @description What gives the discount. */
      source?: {
        /** @description Id of the coupon. */
        coupon?: string | null;
        /** @description Kind of source. Known values: `coupon`. */
        type?: string | null;
      } | null;
      /** @description When the discount was applied, in Unix seconds. */
      start?: number | null;
      /** @description Id of the subscription, if the coupon was applied to a single one. */
      subscription?: string | null;
      /** @description Id of the subscription item, if the coupon was applied to a single one. */
      subscription_item?: string | null;
    };
    /** @description A reduction by percentage or by amount that customers can redeem. */
    PaymentsCoupon: {
      /** @description Id of the coupon. */
      id?: string | null;
      /** @description Type of the object, always `coupon`. */
      object?: string | null;
      /** @description Amount taken off, in the smallest currency unit. */
      amount_off?: number | null;
      /** @description Products to which the coupon is limited. Sent only if the call expands it. */
      applies_to?: {
        /** @description Ids of the products. */
        products?: string[] | null;
      } | null;
      /** @description When the coupon was created, in Unix seconds. */
      created?: number | null;
      /** @description Currency of `amount_off`, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description How long a discount from the coupon lasts. Known values: `forever`, `once`, `repeating`. */
      duration?: string | null;
      /** @description Number of months that a repeating discount lasts. */
      duration_in_months?: number | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description Number of times that the coupon can be redeemed in total. */
      max_redemptions?: number | null;
      /** @description Custom key-value pairs attached to the coupon. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description Name of the coupon shown to customers. */
      name?: string | null;
      /** @description Share taken off, as a percentage from 0 to 100. */
      percent_off?: number | null;
      /** @description Last time at which the coupon can be redeemed, in Unix seconds. */
      redeem_by?: number | null;
      /** @description Number of times that the coupon has been redeemed. */
      times_redeemed?: number | null;
      /** @description Whether the coupon can still be redeemed. */
      valid?: boolean | null;
    };
    /** @description Defaults for the invoices of a customer. */
    PaymentsCustomerInvoiceSettings: {
      /** @description Custom fields displayed on invoices. */
      custom_fields?: components["schemas"]["PaymentsNamedValue"][] | null;
      /** @description Id of the payment method that pays subscriptions and invoices. */
      default_payment_method?: string | null;
      /** @description Footer text displayed on invoices. */
      footer?: string | null;
      /** @description Options for rendering invoice PDFs. */
      rendering_options?: {
        /** @description How line amounts show tax, such as `include_inclusive_tax` or `exclude_tax`. */
        amount_tax_display?: string | null;
        /** @description Id of the rendering template. */
        template?: string | null;
      } | null;
    };
    /** @description A custom field displayed on an invoice. */
    PaymentsNamedValue: {
      /** @description Label of the field. */
      name?: string | null;
      /** @description Text of the field. */
      value?: string | null;
    };
    /** @description Recipient, address and carrier of a shipment. */
    PaymentsShippingDetails: {
      /** @description Address to which the goods are sent. */
      address?: components["schemas"]["PaymentsAddress"] | null;
      /** @description Delivery service that carries the parcel. */
      carrier?: string | null;
      /** @description Name of the recipient. */
      name?: string | null;
      /** @description Phone number of the recipient. */
      phone?: string | null;
      /** @description Tracking number of the carrier. Commas separate several. */
      tracking_number?: string | null;
    };
    /** @description A page of the payment sources of a customer. Sent only if the call expands it. */
    PaymentsPaymentSourceList: {
      /** @description Type of the object, always `list`. */
      object?: string | null;
      /** @description Payment sources of the page. */
      data?: components["schemas"]["PaymentsPaymentSource"][] | null;
      /** @description Whether more payment sources follow this page. */
      has_more?: boolean | null;
      /** @description Number of payment sources on all pages. */
      total_count?: number | null;
      /** @description Path of the list in the provider's API. */
      url?: string | null;
    };
    /** @description A card, bank account or other source of payments; `object` tells which of the fields it has. */
    PaymentsPaymentSource: {
      /** @description Id of the card, bank account or source. */
      id?: string | null;
      /** @description Type of the object. Known values: `account`, `bank_account`, `card`, `source`. */
      object?: string | null;
      /** @description Id of the account that the card or bank account belongs to. */
      account?: string | null;
      /** @description Name of the owner of a bank account. */
      account_holder_name?: string | null;
      /** @description Whether the owner of a bank account is an `individual` or a `company`. */
      account_holder_type?: string | null;
      /** @description Kind of bank account, such as `checking`, `savings`, `futsu` or `toza`. */
      account_type?: string | null;
      /** @description City of a card's billing address. */
      address_city?: string | null;
      /** @description Country of a card's billing address. */
      address_country?: string | null;
      /** @description First line of a card's billing address. */
      address_line1?: string | null;
      /** @description Result of checking the first address line of a card, such as `pass` or `fail`. */
      address_line1_check?: string | null;
      /** @description Second line of a card's billing address. */
      address_line2?: string | null;
      /** @description State or province of a card's billing address. */
      address_state?: string | null;
      /** @description Postal or ZIP code of a card's billing address. */
      address_zip?: string | null;
      /** @description Result of checking the postal code of a card, such as `pass` or `fail`. */
      address_zip_check?: string | null;
      /** @description Whether it can be shown to the customer again at the next purchase. Known values: `always`, `limited`, `unspecified`. */
      allow_redisplay?: string | null;
      /** @description Amount of a source that can be used once, in the smallest currency unit. */
      amount?: number | null;
      /** @description Payout methods that it can receive, such as `standard` or `instant`. */
      available_payout_methods?: string[] | null;
      /** @description Name of the bank that keeps a bank account. */
      bank_name?: string | null;
      /** @description Brand of a card, such as `Visa`. */
      brand?: string | null;
      /** @description Card of a source of type `card`. */
      card?: {
        /** @description Result of checking the first line of the address, such as `pass` or `fail`. */
        address_line1_check?: string | null;
        /** @description Result of checking the postal code, such as `pass` or `fail`. */
        address_zip_check?: string | null;
        /** @description Brand of the card, such as `Visa`. */
        brand?: string | null;
        /** @description Country of the issuer, as a two-letter ISO 3166-1 code. */
        country?: string | null;
        /** @description Result of checking the security code, such as `pass` or `fail`. */
        cvc_check?: string | null;
        /** @description Last four digits of the device account number. */
        dynamic_last4?: string | null;
        /** @description Month in which the card expires, from 1 to 12. */
        exp_month?: number | null;
        /** @description Year in which the card expires, with four digits. */
        exp_year?: number | null;
        /** @description Same for all objects with the same card number. */
        fingerprint?: string | null;
        /** @description How the card is funded, such as `credit`, `debit` or `prepaid`. */
        funding?: string | null;
        /** @description Last four digits of the card number. */
        last4?: string | null;
        /** @description Name of the cardholder. */
        name?: string | null;
        /** @description Whether 3D Secure is `required`, `recommended`, `optional` or `not_supported`. */
        three_d_secure?: string | null;
        /** @description Wallet that created the card, such as `apple_pay`. */
        tokenization_method?: string | null;
      } | null;
      /** @description Client secret of a source for use in a browser or app. */
      client_secret?: string | null;
      /** @description Country of the card or bank account, as a two-letter ISO 3166-1 code. */
      country?: string | null;
      /** @description When a source was created, in Unix seconds. */
      created?: number | null;
      /** @description Currency of the bank account or source, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Id of the customer who owns it. */
      customer?: string | null;
      /** @description Result of checking the security code of a card, such as `pass` or `fail`. */
      cvc_check?: string | null;
      /** @description Whether payouts in its currency go to it by default. */
      default_for_currency?: boolean | null;
      /** @description Last four digits of the device account number of a tokenized card. */
      dynamic_last4?: string | null;
      /** @description Month in which a card expires, from 1 to 12. */
      exp_month?: number | null;
      /** @description Year in which a card expires, with four digits. */
      exp_year?: number | null;
      /** @description Same for all objects with the same card or account number. */
      fingerprint?: string | null;
      /** @description How a customer authorizes a source, such as `redirect` or `none`. */
      flow?: string | null;
      /** @description How a card is funded, such as `credit`, `debit` or `prepaid`. */
      funding?: string | null;
      /** @description Last four digits of the card or account number. */
      last4?: string | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description Custom key-value pairs attached to it. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description Name of the cardholder. */
      name?: string | null;
      /** @description Owner of a source. */
      owner?: {
        /** @description Address of the owner. */
        address?: components["schemas"]["PaymentsAddress"] | null;
        /** @description Email address of the owner. */
        email?: string | null;
        /** @description Full name of the owner. */
        name?: string | null;
        /** @description Phone number of the owner. */
        phone?: string | null;
        /** @description Address that the payment partner has confirmed. */
        verified_address?: components["schemas"]["PaymentsAddress"] | null;
        /** @description Email address that the payment partner has confirmed. */
        verified_email?: string | null;
        /** @description Name that the payment partner has confirmed. */
        verified_name?: string | null;
        /** @description Phone number that the payment partner has confirmed. */
        verified_phone?: string | null;
      } | null;
      /** @description Whether the fees of a card are regulated. Known values: `regulated`, `unregulated`. */
      regulated_status?: string | null;
      /** @description Routing number of the bank. */
      routing_number?: string | null;
      /** @description Text of a source that is shown on the customer's bank or card statement. */
      statement_descriptor?: string | null;
      /** @description Status of the bank account or source, such as `new`, `verified` or `chargeable`. */
      status?: string | null;
      /** @description Wallet that created a tokenized card, such as `apple_pay`. */
      tokenization_method?: string | null;
      /** @description Type of a source, such as `card` or `sepa_debit`. */
      type?: string | null;
      /** @description Whether a source is `reusable` or `single_use`. */
      usage?: string | null;
    };
    /** @description A page of the current subscriptions of a customer. Sent only if the call expands it. */
    PaymentsSubscriptionList: {
      /** @description Type of the object, always `list`. */
      object?: string | null;
      /** @description Subscriptions of the page. */
      data?: components["schemas"]["PaymentsPartialSubscription"][] | null;
      /** @description Whether more subscriptions follow this page. */
      has_more?: boolean | null;
      /** @description Number of subscriptions on all pages. */
      total_count?: number | null;
      /** @description Path of the list in the provider's API. */
      url?: string | null;
    };
    /** @description Settings and latest result of automatic tax calculation for an invoice. */
    PaymentsInvoiceAutomaticTax: {
      /** @description Why the provider turned automatic tax calculation off. Known values: `finalization_requires_location_inputs`, `finalization_system_error`. */
      disabled_reason?: string | null;
      /** @description Whether tax is calculated automatically. */
      enabled?: boolean | null;
      /** @description Account that owes the tax. */
      liability?: components["schemas"]["PaymentsAccountReference"] | null;
      /** @description Service that calculates the tax, such as `stripe`. */
      provider?: string | null;
      /** @description Status of the latest calculation. Known values: `complete`, `failed`, `requires_location_inputs`. */
      status?: string | null;
    };
    /** @description The account that is responsible for something, such as tax or issuing invoices. */
    PaymentsAccountReference: {
      /** @description Id of the connected account. Null if it is the account itself. */
      account?: string | null;
      /** @description Whether it is a connected account or the account itself. Known values: `account`, `self`. */
      type?: string | null;
    };
    /** @description Client secret with which the customer confirms the payment of an invoice. Sent only if the call expands it. */
    PaymentsConfirmationSecret: {
      /** @description Client secret of the payment. */
      client_secret?: string | null;
      /** @description Type of the object that the secret belongs to, such as `payment_intent`. */
      type?: string | null;
    };
    /** @description A tax id of a customer, as it was when the invoice was finalized. */
    PaymentsCustomerTaxId: {
      /** @description Kind of the tax id, such as `eu_vat` or `us_ein`. */
      type?: string | null;
      /** @description Tax id as the authority writes it. */
      value?: string | null;
    };
    /** @description A rate at which tax is added to amounts. */
    PaymentsTaxRate: {
      /** @description Id of the tax rate. */
      id?: string | null;
      /** @description Type of the object, always `tax_rate`. */
      object?: string | null;
      /** @description Whether the rate can be applied to new records. */
      active?: boolean | null;
      /** @description Country that levies the tax, as a two-letter ISO 3166-1 code. */
      country?: string | null;
      /** @description When the tax rate was created, in Unix seconds. */
      created?: number | null;
      /** @description Internal note about the rate. */
      description?: string | null;
      /** @description Name of the tax shown to customers, such as `VAT`. */
      display_name?: string | null;
      /** @description Percentage that is actually charged, where it differs from `percentage`. */
      effective_percentage?: number | null;
      /** @description Fixed amount of a tax that is not a percentage. */
      flat_amount?: {
        /** @description Amount of the tax, in the smallest currency unit. */
        amount?: number | null;
        /** @description Currency of the amount, as a three-letter ISO 4217 code in lowercase. */
        currency?: string | null;
      } | null;
      /** @description Whether prices already include the tax. */
      inclusive?: boolean | null;
      /** @description Area in which the tax applies, shown on invoices. */
      jurisdiction?: string | null;
      /** @description Level of government that levies the tax. Known values: `city`, `country`, `county`, `district`, `multiple`, `state`. */
      jurisdiction_level?: string | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description Custom key-value pairs attached to the tax rate. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description Tax as a percentage from 0 to 100. */
      percentage?: number | null;
      /** @description Whether the tax is a fixed amount or a percentage. Known values: `flat_amount`, `percentage`. */
      rate_type?: string | null;
      /** @description State or province that levies the tax, as an ISO 3166-2 code without the country. */
      state?: string | null;
      /** @description Kind of tax, such as `vat` or `sales_tax`. */
      tax_type?: string | null;
    };
    /** @description The invoice that another one was created from. */
    PaymentsFromInvoice: {
      /** @description How the two are related, such as `revision`. */
      action?: string | null;
      /** @description Id of the original invoice. */
      invoice?: string | null;
    };
    /** @description An error that stopped the finalization of an invoice. */
    PaymentsFinalizationError: {
      /** @description Advice on how to proceed after the card issuer declined, such as `try_again_later`. */
      advice_code?: string | null;
      /** @description Id of the charge that failed. */
      charge?: string | null;
      /** @description Machine-readable code of the error. */
      code?: string | null;
      /** @description Reason that the card issuer gave for declining. */
      decline_code?: string | null;
      /** @description URL of a page about the error code. */
      doc_url?: string | null;
      /** @description What went wrong, in words. */
      message?: string | null;
      /** @description Advice of the payment network on how to proceed, as a two-digit code. */
      network_advice_code?: string | null;
      /** @description Reason of the payment network or partner for the decline, as its own code. */
      network_decline_code?: string | null;
      /** @description Name of the parameter that caused the error. */
      param?: string | null;
      /** @description Payment intent that the error is about. */
      payment_intent?: components["schemas"]["PaymentsPartialPaymentIntent"] | null;
      /** @description Payment method that the error is about. */
      payment_method?: {
        /** @description Id of the payment method. */
        id?: string | null;
        /** @description Id of the customer who owns the payment method. */
        customer?: string | null;
        /** @description Type of the payment method, such as `card`. */
        type?: string | null;
      } | null;
      /** @description Type of the payment method, such as `card`. */
      payment_method_type?: string | null;
      /** @description URL of the log entry of the request in the provider's dashboard. */
      request_log_url?: string | null;
      /** @description Setup intent that the error is about. */
      setup_intent?: {
        /** @description Id of the setup intent. */
        id?: string | null;
        /** @description Client secret for completing the setup from a browser or app. */
        client_secret?: string | null;
        /** @description Status of the setup. Known values: `canceled`, `processing`, `requires_action`, `requires_confirmation`, `requires_payment_method`, `succeeded`. */
        status?: string | null;
      } | null;
      /** @description Payment source that the error is about. */
      source?: components["schemas"]["PaymentsPaymentSource"] | null;
      /** @description Class of the error. Known values: `api_error`, `card_error`, `idempotency_error`, `invalid_request_error`. */
      type?: string | null;
    };
    /** @description The first page of the lines of an invoice. */
    PaymentsInvoiceLineList: {
      /** @description Type of the object, always `list`. */
      object?: string | null;
      /** @description Lines of the page. */
      data?: components["schemas"]["PaymentsInvoiceLine"][] | null;
      /** @description Whether more lines follow this page. */
      has_more?: boolean | null;
      /** @description Number of lines on all pages. */
      total_count?: number | null;
      /** @description Path of the list in the provider's API. */
      url?: string | null;
    };
    /** @description One charge or credit on an invoice. */
    PaymentsInvoiceLine: {
      /** @description Id of the line. */
      id?: string | null;
      /** @description Type of the object, always `line_item`. */
      object?: string | null;
      /** @description Amount of the line, in the smallest currency unit; negative for credits. */
      amount?: number | null;
      /** @description Amount without tax and discounts, in the smallest currency unit. Only older versions send it. */
      amount_excluding_tax?: number | null;
      /** @description Currency of all amounts of the line, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Text of the line. */
      description?: string | null;
      /** @description Amount that each discount takes off the line. */
      discount_amounts?: components["schemas"]["PaymentsDiscountAmount"][] | null;
      /** @description Whether discounts apply to the line. */
      discountable?: boolean | null;
      /** @description Ids of the discounts of the line. */
      discounts?: string[] | null;
      /** @description Id of the invoice that the line is on. */
      invoice?: string | null;
      /** @description Id of the invoice item. Only older versions send it; now `parent` has it. */
      invoice_item?: string | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description Custom key-value pairs attached to the line or to the subscription that it comes from. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description Subscription item or invoice item that the line comes from. */
      parent?: components["schemas"]["PaymentsInvoiceLineParent"] | null;
      /** @description Period that the line covers. */
      period?: {
        /** @description End of the period, in Unix seconds. */
        end?: number | null;
        /** @description Start of the period, in Unix seconds. */
        start?: number | null;
      } | null;
      /** @description Plan of the line. Only older versions send it; now `pricing` has the id of the price. */
      plan?: components["schemas"]["PaymentsPlan"] | null;
      /** @description Amount of each credit applied before tax. */
      pretax_credit_amounts?: components["schemas"]["PaymentsPretaxCredit"][] | null;
      /** @description Price of the line. Only older versions send it; now `pricing` has its id. */
      price?: components["schemas"]["PaymentsPrice"] | null;
      /** @description Price and product of the line. */
      pricing?: {
        /** @description Ids of the price and its product. */
        price_details?: {
          /** @description Id of the price. */
          price?: string | null;
          /** @description Id of the product. */
          product?: string | null;
        } | null;
        /** @description Kind of pricing. Known values: `price_details`. */
        type?: string | null;
        /** @description Amount for one unit as a decimal number, in the smallest currency unit. */
        unit_amount_decimal?: string | null;
      } | null;
      /** @description Whether the line is a proration. Only older versions send it; now `parent` has it. */
      proration?: boolean | null;
      /** @description What a proration credits. Only older versions send it; now `parent` has it. */
      proration_details?: components["schemas"]["PaymentsProrationDetails"] | null;
      /** @description Number of units. */
      quantity?: number | null;
      /** @description Number of units as a decimal number. */
      quantity_decimal?: string | null;
      /** @description Id of the subscription that the line belongs to. */
      subscription?: string | null;
      /** @description Id of the subscription item. Only older versions send it; now `parent` has it. */
      subscription_item?: string | null;
      /** @description Amount before discounts and taxes, in the smallest currency unit. */
      subtotal?: number | null;
      /** @description Amount of tax for each tax rate. Only older versions send it; now there is `taxes`. */
      tax_amounts?: components["schemas"]["PaymentsTaxRateAmount"][] | null;
      /** @description Tax rates of the line. Only older versions send it. */
      tax_rates?: components["schemas"]["PaymentsTaxRate"][] | null;
      /** @description Amount of each tax on the line. */
      taxes?: components["schemas"]["PaymentsTaxAmount"][] | null;
      /** @description Whether the line comes from an invoice item or a subscription. Only older versions send it. Known values: `invoiceitem`, `subscription`. */
      type?: string | null;
      /** @description Amount for one unit without tax and discounts, in the smallest currency unit. Only older versions send it. */
      unit_amount_excluding_tax?: string | null;
    };
    /** @description The amount that one discount takes off. */
    PaymentsDiscountAmount: {
      /** @description Amount taken off, in the smallest currency unit. */
      amount?: number | null;
      /** @description Id of the discount. */
      discount?: string | null;
    };
    /** @description What generated a line of an invoice; `type` tells which of the details it has. */
    PaymentsInvoiceLineParent: {
      /** @description Invoice item that generated the line. */
      invoice_item_details?: {
        /** @description Id of the invoice item. */
        invoice_item?: string | null;
        /** @description Whether the line is a proration. */
        proration?: boolean | null;
        /** @description What a proration credits. */
        proration_details?: components["schemas"]["PaymentsProrationDetails"] | null;
        /** @description Id of the subscription of the invoice item. */
        subscription?: string | null;
      } | null;
      /** @description Subscription item that generated the line. */
      subscription_item_details?: {
        /** @description Id of the invoice item, if the line comes from one. */
        invoice_item?: string | null;
        /** @description Whether the line is a proration. */
        proration?: boolean | null;
        /** @description What a proration credits. */
        proration_details?: components["schemas"]["PaymentsProrationDetails"] | null;
        /** @description Id of the subscription. */
        subscription?: string | null;
        /** @description Id of the subscription item. */
        subscription_item?: string | null;
      } | null;
      /** @description Which of the two generated the line. Known values: `invoice_item_details`, `subscription_item_details`. */
      type?: string | null;
    };
    /** @description What a proration credits. */
    PaymentsProrationDetails: {
      /** @description Earlier lines that are partly credited. */
      credited_items?: {
        /** @description Id of the invoice with those lines. */
        invoice?: string | null;
        /** @description Ids of the lines. */
        invoice_line_items?: string[] | null;
      } | null;
    };
    /** @description A recurring price in the older form, with the same id as its price. */
    PaymentsPlan: {
      /** @description Id of the plan. */
      id?: string | null;
      /** @description Type of the object, always `plan`. */
      object?: string | null;
      /** @description Whether the plan can be used for new subscriptions. */
      active?: boolean | null;
      /** @description How metered usage is added up. Only older versions send it. Known values: `last_during_period`, `last_ever`, `max`, `sum`. */
      aggregate_usage?: string | null;
      /** @description Amount per interval, in the smallest currency unit. */
      amount?: number | null;
      /** @description Amount per interval as a decimal number, in the smallest currency unit. */
      amount_decimal?: string | null;
      /** @description How the amount depends on the quantity. Known values: `per_unit`, `tiered`. */
      billing_scheme?: string | null;
      /** @description When the plan was created, in Unix seconds. */
      created?: number | null;
      /** @description Currency of the amount, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Unit of the billing interval. Known values: `day`, `month`, `week`, `year`. */
      interval?: string | null;
      /** @description Number of units in one billing interval. */
      interval_count?: number | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description Custom key-value pairs attached to the plan. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description Id of the meter that counts usage. */
      meter?: string | null;
      /** @description Short description that customers do not see. */
      nickname?: string | null;
      /** @description Id of the product. */
      product?: string | null;
      /** @description Amounts by quantity. Sent only if the call expands it. */
      tiers?: components["schemas"]["PaymentsPriceTier"][] | null;
      /** @description How the tiers apply to the quantity. Known values: `graduated`, `volume`. */
      tiers_mode?: string | null;
      /** @description Conversion of usage before the amount is applied. */
      transform_usage?: {
        /** @description Number by which usage is divided. */
        divide_by?: number | null;
        /** @description How the result is rounded. Known values: `down`, `up`. */
        round?: string | null;
      } | null;
      /** @description Number of trial days that new subscriptions get. */
      trial_period_days?: number | null;
      /** @description Whether the quantity is set in advance or measured. Known values: `licensed`, `metered`. */
      usage_type?: string | null;
    };
    /** @description The amounts that apply up to a quantity. */
    PaymentsPriceTier: {
      /** @description Amount for the whole tier, in the smallest currency unit. */
      flat_amount?: number | null;
      /** @description Amount for the whole tier as a decimal number, in the smallest currency unit. */
      flat_amount_decimal?: string | null;
      /** @description Amount for one unit, in the smallest currency unit. */
      unit_amount?: number | null;
      /** @description Amount for one unit as a decimal number, in the smallest currency unit. */
      unit_amount_decimal?: string | null;
      /** @description Highest quantity of the tier. Null for the last one. */
      up_to?: number | null;
    };
    /** @description The amount of one credit that was applied before tax. */
    PaymentsPretaxCredit: {
      /** @description Amount credited, in the smallest currency unit. */
      amount?: number | null;
      /** @description Id of the transaction that used a credit balance. */
      credit_balance_transaction?: string | null;
      /** @description Id of the discount that gave the credit. */
      discount?: string | null;
      /** @description What gave the credit. Known values: `credit_balance_transaction`, `discount`. */
      type?: string | null;
    };
    /** @description The unit cost of a product, with its currency and billing interval. */
    PaymentsPrice: {
      /** @description Id of the price. */
      id?: string | null;
      /** @description Type of the object, always `price`. */
      object?: string | null;
      /** @description Whether the price can be used for new purchases. */
      active?: boolean | null;
      /** @description How the amount depends on the quantity. Known values: `per_unit`, `tiered`. */
      billing_scheme?: string | null;
      /** @description When the price was created, in Unix seconds. */
      created?: number | null;
      /** @description Currency of the price, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Bounds of an amount that the customer chooses. */
      custom_unit_amount?: {
        /** @description Highest amount, in the smallest currency unit. */
        maximum?: number | null;
        /** @description Lowest amount, in the smallest currency unit. */
        minimum?: number | null;
        /** @description Amount that is suggested, in the smallest currency unit. */
        preset?: number | null;
      } | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description Name by which programs look up the price. */
      lookup_key?: string | null;
      /** @description Custom key-value pairs attached to the price. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description Short description that customers do not see. */
      nickname?: string | null;
      /** @description Id of the product. */
      product?: string | null;
      /** @description Billing interval of a recurring price. Null for prices that are paid once. */
      recurring?: {
        /** @description How metered usage is added up. Only older versions send it. Known values: `last_during_period`, `last_ever`, `max`, `sum`. */
        aggregate_usage?: string | null;
        /** @description Unit of the billing interval. Known values: `day`, `month`, `week`, `year`. */
        interval?: string | null;
        /** @description Number of units in one billing interval. */
        interval_count?: number | null;
        /** @description Id of the meter that counts usage. */
        meter?: string | null;
        /** @description Number of trial days that new subscriptions get. */
        trial_period_days?: number | null;
        /** @description Whether the quantity is set in advance or measured. Known values: `licensed`, `metered`. */
        usage_type?: string | null;
      } | null;
      /** @description Whether the price includes tax. Known values: `exclusive`, `inclusive`, `unspecified`. */
      tax_behavior?: string | null;
      /** @description Amounts by quantity. Sent only if the call expands it. */
      tiers?: components["schemas"]["PaymentsPriceTier"][] | null;
      /** @description How the tiers apply to the quantity. Known values: `graduated`, `volume`. */
      tiers_mode?: string | null;
      /** @description Conversion of the quantity before the amount is applied. */
      transform_quantity?: {
        /** @description Number by which the quantity is divided. */
        divide_by?: number | null;
        /** @description How the result is rounded. Known values: `down`, `up`. */
        round?: string | null;
      } | null;
      /** @description Whether the price is paid once or recurs. Known values: `one_time`, `recurring`. */
      type?: string | null;
      /** @description Amount for one unit, in the smallest currency unit. Null if it is not whole or depends on tiers. */
      unit_amount?: number | null;
      /** @description Amount for one unit as a decimal number, in the smallest currency unit. */
      unit_amount_decimal?: string | null;
    };
    /** @description The amount of tax for one tax rate, in the older form. */
    PaymentsTaxRateAmount: {
      /** @description Amount of the tax, in the smallest currency unit. */
      amount?: number | null;
      /** @description Whether prices already include the tax. */
      inclusive?: boolean | null;
      /** @description Id of the tax rate. */
      tax_rate?: string | null;
      /** @description Reason for the tax result, such as `standard_rated` or `reverse_charge`. */
      taxability_reason?: string | null;
      /** @description Amount on which the tax is calculated, in the smallest currency unit. */
      taxable_amount?: number | null;
    };
    /** @description The amount of one tax. */
    PaymentsTaxAmount: {
      /** @description Amount of the tax, in the smallest currency unit. */
      amount?: number | null;
      /** @description Whether prices already include the tax. Known values: `exclusive`, `inclusive`. */
      tax_behavior?: string | null;
      /** @description Tax rate that was applied. */
      tax_rate_details?: {
        /** @description Id of the tax rate. */
        tax_rate?: string | null;
      } | null;
      /** @description Reason for the tax result, such as `standard_rated` or `reverse_charge`. */
      taxability_reason?: string | null;
      /** @description Amount on which the tax is calculated, in the smallest currency unit. */
      taxable_amount?: number | null;
      /** @description Kind of tax information. Known values: `tax_rate_details`. */
      type?: string | null;
    };
    /** @description What generated an invoice; `type` tells which of the details it has. */
    PaymentsInvoiceParent: {
      /** @description Quote that generated the invoice. */
      quote_details?: {
        /** @description Id of the quote. */
        quote?: string | null;
      } | null;
      /** @description Subscription that generated the invoice. */
      subscription_details?: {
        /** @description Metadata of the subscription when the invoice was finalized. */
        metadata?: {
          [key: string]: string;
        } | null;
        /** @description Id of the subscription. */
        subscription?: string | null;
        /** @description Time for which prorations were calculated, in Unix seconds. */
        subscription_proration_date?: number | null;
      } | null;
      /** @description Which of the two generated the invoice. Known values: `quote_details`, `subscription_details`. */
      type?: string | null;
    };
    /** @description Rules for paying an invoice. */
    PaymentsInvoicePaymentSettings: {
      /** @description Id of the mandate that the payment uses. */
      default_mandate?: string | null;
      /** @description Options for each type of payment method. */
      payment_method_options?: components["schemas"]["PaymentsPaymentMethodOptions"] | null;
      /** @description Types of payment method that can pay. Null if the provider chooses them. */
      payment_method_types?: string[] | null;
    };
    /** @description Options for payments, by type of payment method. The most common types are named. */
    PaymentsPaymentMethodOptions: {
      /** @description Options for cards. */
      card?: {
        /** @description Payment in installments. Only invoices have it. */
        installments?: {
          /** @description Whether customers can pay in installments. */
          enabled?: boolean | null;
        } | null;
        /** @description Terms of recurring payments that the customer agrees to. Only subscriptions have it. */
        mandate_options?: {
          /** @description Amount of each payment, in the smallest currency unit. */
          amount?: number | null;
          /** @description Whether the amount is exact or an upper limit. Known values: `fixed`, `maximum`. */
          amount_type?: string | null;
          /** @description Text about the mandate that is shown to the customer. */
          description?: string | null;
        } | null;
        /** @description Card network that is preferred, such as `visa`. Only subscriptions have it. */
        network?: string | null;
        /** @description When the customer is asked for 3D Secure. Known values: `any`, `automatic`, `challenge`. */
        request_three_d_secure?: string | null;
      } | null;
      /** @description Options for direct debits from US bank accounts. */
      us_bank_account?: {
        /** @description Data that the customer is asked to share about bank accounts. */
        financial_connections?: {
          /** @description Bank accounts that can be linked. */
          filters?: {
            /** @description Kinds of bank account, such as `checking`. */
            account_subcategories?: string[] | null;
          } | null;
          /** @description Data to which access is requested, such as `balances`. */
          permissions?: string[] | null;
          /** @description Data that is loaded as soon as an account is linked, such as `ownership`. */
          prefetch?: string[] | null;
        } | null;
        /** @description How the bank account is verified. Known values: `automatic`, `instant`, `microdeposits`. */
        verification_method?: string | null;
      } | null;
    } & {
      [key: string]: unknown;
    };
    /** @description A page of the payments made for an invoice. Sent only if the call expands it. */
    PaymentsInvoicePaymentList: {
      /** @description Type of the object, always `list`. */
      object?: string | null;
      /** @description Payments of the page. */
      data?: components["schemas"]["PaymentsInvoicePayment"][] | null;
      /** @description Whether more payments follow this page. */
      has_more?: boolean | null;
      /** @description Number of payments on all pages. */
      total_count?: number | null;
      /** @description Path of the list in the provider's API. */
      url?: string | null;
    };
    /** @description A payment that is, or may be, applied to an invoice. */
    PaymentsInvoicePayment: {
      /** @description Id of the invoice payment. */
      id?: string | null;
      /** @description Type of the object, always `invoice_payment`. */
      object?: string | null;
      /** @description Amount paid to the invoice, in the smallest currency unit. Null until the payment succeeds. */
      amount_paid?: number | null;
      /** @description Amount intended for the invoice, in the smallest currency unit. */
      amount_requested?: number | null;
      /** @description When the invoice payment was created, in Unix seconds. */
      created?: number | null;
      /** @description Currency of the amounts, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Id of the invoice. */
      invoice?: string | null;
      /** @description Whether the provider created it as the default payment of the invoice and keeps it up to date. */
      is_default?: boolean | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description What pays; `type` tells which of the ids it has. */
      payment?: {
        /** @description Id of the charge. */
        charge?: string | null;
        /** @description Id of the payment intent. */
        payment_intent?: string | null;
        /** @description Id of the record of a payment made outside the provider. */
        payment_record?: string | null;
        /** @description Kind of payment. Known values: `charge`, `payment_intent`, `payment_record`. */
        type?: string | null;
      } | null;
      /** @description Status of the payment, such as `open`, `paid` or `canceled`. */
      status?: string | null;
      /** @description Times at which the status changed. */
      status_transitions?: {
        /** @description When the payment was canceled, in Unix seconds. */
        canceled_at?: number | null;
        /** @description When the payment succeeded, in Unix seconds. */
        paid_at?: number | null;
      } | null;
    };
    /** @description Settings for rendering the PDF of an invoice. */
    PaymentsInvoiceRendering: {
      /** @description How line amounts show tax, such as `include_inclusive_tax` or `exclude_tax`. */
      amount_tax_display?: string | null;
      /** @description Layout of the PDF. */
      pdf?: {
        /** @description Size of the pages. Known values: `a4`, `auto`, `letter`. */
        page_size?: string | null;
      } | null;
      /** @description Id of the rendering template. */
      template?: string | null;
      /** @description Version of the template. */
      template_version?: number | null;
    };
    /** @description Options for rendering the PDF of an invoice. Only older versions send it; now there is `rendering`. */
    PaymentsInvoiceRenderingOptions: {
      /** @description How line amounts show tax, such as `include_inclusive_tax` or `exclude_tax`. */
      amount_tax_display?: string | null;
    };
    /** @description The cost of shipping on an invoice. */
    PaymentsShippingCost: {
      /** @description Cost before taxes, in the smallest currency unit. */
      amount_subtotal?: number | null;
      /** @description Tax on the cost, in the smallest currency unit. */
      amount_tax?: number | null;
      /** @description Cost with taxes, in the smallest currency unit. */
      amount_total?: number | null;
      /** @description Id of the shipping rate. */
      shipping_rate?: string | null;
      /** @description Taxes on the cost. Sent only if the call expands it. */
      taxes?: components["schemas"]["PaymentsShippingTax"][] | null;
    };
    /** @description The amount of one tax on the cost of shipping. */
    PaymentsShippingTax: {
      /** @description Amount of the tax, in the smallest currency unit. */
      amount?: number | null;
      /** @description Tax rate that was applied. */
      rate?: components["schemas"]["PaymentsTaxRate"] | null;
      /** @description Reason for the tax result, such as `standard_rated` or `reverse_charge`. */
      taxability_reason?: string | null;
      /** @description Amount on which the tax is calculated, in the smallest currency unit. */
      taxable_amount?: number | null;
    };
    /** @description Times at which the status of an invoice changed. */
    PaymentsInvoiceStatusTransitions: {
      /** @description When the invoice was finalized, in Unix seconds. */
      finalized_at?: number | null;
      /** @description When the invoice was marked uncollectible, in Unix seconds. */
      marked_uncollectible_at?: number | null;
      /** @description When the invoice was paid, in Unix seconds. */
      paid_at?: number | null;
      /** @description When the invoice was voided, in Unix seconds. */
      voided_at?: number | null;
    };
    /** @description The subscription at the time of the invoice. Only older versions send it; now `parent` has it. */
    PaymentsInvoiceSubscriptionDetails: {
      /** @description Metadata of the subscription when the invoice was finalized. */
      metadata?: {
        [key: string]: string;
      } | null;
    };
    /** @description The billing threshold that triggered an invoice. */
    PaymentsThresholdReason: {
      /** @description Total of the invoice that was reached, in the smallest currency unit. */
      amount_gte?: number | null;
      /** @description Thresholds of single items that were reached. */
      item_reasons?: components["schemas"]["PaymentsThresholdItemReason"][] | null;
    };
    /** @description The usage threshold of an item that triggered an invoice. */
    PaymentsThresholdItemReason: {
      /** @description Ids of the lines that reached the threshold. */
      line_item_ids?: string[] | null;
      /** @description Quantity that was reached. */
      usage_gte?: number | null;
    };
    /** @description The transfer of the payment to another account. Only older versions send it. */
    PaymentsInvoiceTransferData: {
      /** @description Amount transferred, in the smallest currency unit. Null if it is the whole payment. */
      amount?: number | null;
      /** @description Id of the account that receives the transfer. */
      destination?: string | null;
    };
    /** @description Fraud assessments of a charge. */
    PaymentsFraudDetails: {
      /** @description Assessment by the provider. `fraudulent` if there is one. */
      stripe_report?: string | null;
      /** @description Assessment by the account, `safe` or `fraudulent`. */
      user_report?: string | null;
    };
    /** @description The result of the risk check and the response of the payment network. */
    PaymentsChargeOutcome: {
      /** @description Advice on how to proceed after a decline. Known values: `confirm_card_data`, `do_not_try_again`, `try_again_later`. */
      advice_code?: string | null;
      /** @description Advice of the payment network on how to proceed, as a two-digit code. */
      network_advice_code?: string | null;
      /** @description Reason of the payment network for the decline, as its own code. */
      network_decline_code?: string | null;
      /** @description Response of the payment network, such as `approved_by_network` or `declined_by_network`. */
      network_status?: string | null;
      /** @description More detailed explanation of `type`, such as `highest_risk_level` or a decline code. */
      reason?: string | null;
      /** @description Risk of fraud, such as `normal`, `elevated` or `highest`. */
      risk_level?: string | null;
      /** @description Risk of fraud from 0 to 100. */
      risk_score?: number | null;
      /** @description Id of the fraud rule that matched the payment. */
      rule?: string | null;
      /** @description Explanation for the account rather than for its customer. */
      seller_message?: string | null;
      /** @description Result, such as `authorized`, `manual_review`, `issuer_declined`, `blocked` or `invalid`. */
      type?: string | null;
    };
    /** @description The payment method at the time of a charge; `type` names the field with its details. The most common types are named. */
    PaymentsChargePaymentMethodDetails: {
      /** @description Type of the payment method, such as `card` or `sepa_debit`. */
      type?: string | null;
      /** @description Details of a card. */
      card?: components["schemas"]["PaymentsChargedCard"] | null;
      /** @description Details of a SEPA direct debit. */
      sepa_debit?: {
        /** @description Code of the bank. */
        bank_code?: string | null;
        /** @description Code of the branch of the bank. */
        branch_code?: string | null;
        /** @description Country of the bank account, as a two-letter ISO 3166-1 code. */
        country?: string | null;
        /** @description Day on which the account is expected to be debited, as YYYY-MM-DD. */
        expected_debit_date?: string | null;
        /** @description Same for all objects with the same account number. */
        fingerprint?: string | null;
        /** @description Last four characters of the IBAN. */
        last4?: string | null;
        /** @description Id of the mandate of the payment. */
        mandate?: string | null;
      } | null;
      /** @description Details of a direct debit from a US bank account. */
      us_bank_account?: {
        /** @description Kind of owner of the bank account. Known values: `company`, `individual`. */
        account_holder_type?: string | null;
        /** @description Kind of bank account. Known values: `checking`, `savings`. */
        account_type?: string | null;
        /** @description Name of the bank. */
        bank_name?: string | null;
        /** @description Day on which the account is expected to be debited, as YYYY-MM-DD. */
        expected_debit_date?: string | null;
        /** @description Same for all objects with the same account number. */
        fingerprint?: string | null;
        /** @description Last four digits of the account number. */
        last4?: string | null;
        /** @description Id of the mandate of the payment. */
        mandate?: string | null;
        /** @description Reference with which the customer's bank can locate the payment. */
        payment_reference?: string | null;
        /** @description Routing number of the bank. */
        routing_number?: string | null;
      } | null;
    } & {
      [key: string]: unknown;
    };
    /** @description The card that paid a charge, and how the payment was authorized. */
    PaymentsChargedCard: {
      /** @description Amount authorized, in the smallest currency unit. */
      amount_authorized?: number | null;
      /** @description Code with which the issuer authorized the payment. */
      authorization_code?: string | null;
      /** @description Brand of the card, such as `visa` or `mastercard`. */
      brand?: string | null;
      /** @description When an authorized amount lapses unless it is captured, in Unix seconds. */
      capture_before?: number | null;
      /** @description Results of checks by the issuer, such as `pass`, `fail`, `unavailable` or `unchecked`. */
      checks?: {
        /** @description Result for the first line of the address. */
        address_line1_check?: string | null;
        /** @description Result for the postal code. */
        address_postal_code_check?: string | null;
        /** @description Result for the security code. */
        cvc_check?: string | null;
      } | null;
      /** @description Country of the issuer, as a two-letter ISO 3166-1 code. */
      country?: string | null;
      /** @description Degree of authentication that the card network reported, as a two-digit code. */
      electronic_commerce_indicator?: string | null;
      /** @description Month in which the card expires, from 1 to 12. */
      exp_month?: number | null;
      /** @description Year in which the card expires, with four digits. */
      exp_year?: number | null;
      /** @description Whether the amount can be captured later than usual. */
      extended_authorization?: {
        /** @description Whether the longer time applies. Known values: `disabled`, `enabled`. */
        status?: string | null;
      } | null;
      /** @description Same for all objects with the same card number. */
      fingerprint?: string | null;
      /** @description How the card is funded, such as `credit`, `debit` or `prepaid`. */
      funding?: string | null;
      /** @description Whether the authorized amount can be raised. */
      incremental_authorization?: {
        /** @description Whether the issuer allows it. Known values: `available`, `unavailable`. */
        status?: string | null;
      } | null;
      /** @description Payment in installments. */
      installments?: {
        /** @description Plan that the customer chose. */
        plan?: {
          /** @description Number of installments. */
          count?: number | null;
          /** @description Time between two installments. Known values: `month`. */
          interval?: string | null;
          /** @description Kind of plan. Known values: `bonus`, `fixed_count`, `revolving`. */
          type?: string | null;
        } | null;
      } | null;
      /** @description Last four digits of the card number. */
      last4?: string | null;
      /** @description Id of the mandate of the payment. */
      mandate?: string | null;
      /** @description Whether the order came by mail or telephone. */
      moto?: boolean | null;
      /** @description Whether the amount can be captured in several parts. */
      multicapture?: {
        /** @description Whether the issuer allows it. Known values: `available`, `unavailable`. */
        status?: string | null;
      } | null;
      /** @description Network that processed the charge, such as `visa` or `cartes_bancaires`. */
      network?: string | null;
      /** @description Token of the card network for the card. */
      network_token?: {
        /** @description Whether the payment was made with the token. */
        used?: boolean | null;
      } | null;
      /** @description Id of the transaction at the card network. */
      network_transaction_id?: string | null;
      /** @description Whether more than the authorized amount can be captured. */
      overcapture?: {
        /** @description Highest amount that can be captured, in the smallest currency unit. */
        maximum_amount_capturable?: number | null;
        /** @description Whether the issuer allows it. Known values: `available`, `unavailable`. */
        status?: string | null;
      } | null;
      /** @description Whether the fees of the issuer are regulated. Known values: `regulated`, `unregulated`. */
      regulated_status?: string | null;
      /** @description Kind of later payments for which the card was saved. Known values: `installment`, `recurring`, `unscheduled`. */
      setup_credential_usage?: string | null;
      /** @description Kind of payment that the account made with a saved card while the customer was absent. Known values: `installment`, `recurring`, `unscheduled`. */
      stored_credential_usage?: string | null;
      /** @description Result of 3D Secure. Null if it was not used. */
      three_d_secure?: {
        /** @description How the issuer authenticated the customer. Known values: `challenge`, `frictionless`. */
        authentication_flow?: string | null;
        /** @description Degree of authentication, as a code of the card network. Known values: `01`, `02`, `05`, `06`, `07`. */
        electronic_commerce_indicator?: string | null;
        /** @description Exemption that the issuer accepted. Known values: `low_risk`, `none`. */
        exemption_indicator?: string | null;
        /** @description Whether the provider asked for the exemption. */
        exemption_indicator_applied?: boolean | null;
        /** @description Result of the authentication. Known values: `attempt_acknowledged`, `authenticated`, `data_share_only`, `exempted`, `failed`, `not_supported`, `processing_error`. */
        result?: string | null;
        /** @description Why the authentication succeeded or failed. Known values: `abandoned`, `bypassed`, `canceled`, `card_not_enrolled`, `network_not_supported`, `protocol_error`, `rejected`. */
        result_reason?: string | null;
        /** @description Id of the authentication at the card network. */
        transaction_id?: string | null;
        /** @description Version of 3D Secure. Known values: `1.0.2`, `2.1.0`, `2.2.0`, `2.3.0`, `2.3.1`. */
        version?: string | null;
      } | null;
      /** @description Id with which some card networks link related transactions. */
      transaction_link_id?: string | null;
      /** @description Wallet that the card was used from. Null if there is none. */
      wallet?: {
        /** @description Last four digits of the device account number. */
        dynamic_last4?: string | null;
        /** @description Kind of wallet. Known values: `amex_express_checkout`, `apple_pay`, `google_pay`, `link`, `masterpass`, `samsung_pay`, `visa_checkout`. */
        type?: string | null;
      } | null;
    };
    /** @description What the customer was asked to pay, where it differs from the currency of the charge. */
    PaymentsPresentmentDetails: {
      /** @description Amount shown to the customer, in the smallest unit of `presentment_currency`. */
      presentment_amount?: number | null;
      /** @description Currency shown to the customer, as a three-letter ISO 4217 code in lowercase. */
      presentment_currency?: string | null;
    };
    /** @description The first page of the refunds of a charge. Sent only if the call expands it. */
    PaymentsRefundList: {
      /** @description Type of the object, always `list`. */
      object?: string | null;
      /** @description Refunds of the page. */
      data?: components["schemas"]["PaymentsPartialRefund"][] | null;
      /** @description Whether more refunds follow this page. */
      has_more?: boolean | null;
      /** @description Number of refunds on all pages. */
      total_count?: number | null;
      /** @description Path of the list in the provider's API. */
      url?: string | null;
    };
    /** @description The transfer of a charge to another account. */
    PaymentsChargeTransferData: {
      /** @description Amount transferred, in the smallest currency unit. Null if it is the whole charge. */
      amount?: number | null;
      /** @description Id of the account that receives the transfer. */
      destination?: string | null;
    };
    /** @description The payer as entered at the time of a charge. */
    PaymentsBillingDetails: {
      /** @description Billing address. */
      address?: components["schemas"]["PaymentsAddress"] | null;
      /** @description Email address of the payer. */
      email?: string | null;
      /** @description Full name of the payer. */
      name?: string | null;
      /** @description Phone number of the payer. */
      phone?: string | null;
      /** @description Tax id of the payer. */
      tax_id?: string | null;
    };
    /** @description Input for the fraud detection of a charge. */
    PaymentsRadarOptions: {
      /** @description Id of the browser or device session that was observed. */
      session?: string | null;
    };
    /** @description Settings of automatic tax calculation for a subscription. */
    PaymentsSubscriptionAutomaticTax: {
      /** @description Why the provider turned the calculation off. Known values: `requires_location_inputs`. */
      disabled_reason?: string | null;
      /** @description Whether tax is calculated automatically. */
      enabled?: boolean | null;
      /** @description Account that owes the tax. */
      liability?: components["schemas"]["PaymentsAccountReference"] | null;
    };
    /** @description The day and time, in UTC, at which billing periods begin. */
    PaymentsBillingCycleAnchorConfig: {
      /** @description Day of the month, from 1 to 31. */
      day_of_month?: number | null;
      /** @description Hour of the day, from 0 to 23. */
      hour?: number | null;
      /** @description Minute of the hour. */
      minute?: number | null;
      /** @description Month in which full periods begin, from 1 to 12. */
      month?: number | null;
      /** @description Second of the minute. */
      second?: number | null;
    };
    /** @description Rules by which prorations and invoices of a subscription are calculated. */
    PaymentsBillingMode: {
      /** @description Options of the flexible mode. */
      flexible?: {
        /** @description Whether proration amounts include discounts or list them separately. Known values: `included`, `itemized`. */
        proration_discounts?: string | null;
      } | null;
      /** @description Which rules apply. Known values: `classic`, `flexible`. */
      type?: string | null;
      /** @description When the current mode was adopted, in Unix seconds. */
      updated_at?: number | null;
    };
    /** @description The thresholds at which a subscription is invoiced early. */
    PaymentsBillingThresholds: {
      /** @description Amount that triggers an invoice, in the smallest currency unit. */
      amount_gte?: number | null;
      /** @description Whether a new billing period begins when the threshold is reached. */
      reset_billing_cycle_anchor?: boolean | null;
    };
    /** @description Why a subscription was canceled. */
    PaymentsCancellationDetails: {
      /** @description Comment of the customer. */
      comment?: string | null;
      /** @description Reason that the customer chose. Known values: `customer_service`, `low_quality`, `missing_features`, `other`, `switched_service`, `too_complex`, `too_expensive`, `unused`. */
      feedback?: string | null;
      /** @description Id of the customized feedback option that the customer chose. */
      feedback_option?: string | null;
      /** @description Event that ended the subscription. Known values: `canceled_by_retention_policy`, `cancellation_requested`, `payment_disputed`, `payment_failed`. */
      reason?: string | null;
    };
    /** @description Settings for the invoices of a subscription. */
    PaymentsSubscriptionInvoiceSettings: {
      /** @description Ids of the tax ids of the business that issues the invoices. */
      account_tax_ids?: string[] | null;
      /** @description Custom fields displayed on invoices. */
      custom_fields?: components["schemas"]["PaymentsNamedValue"][] | null;
      /** @description Description displayed on invoices. */
      description?: string | null;
      /** @description Footer text displayed on invoices. */
      footer?: string | null;
      /** @description Account that issues the invoices. */
      issuer?: components["schemas"]["PaymentsAccountReference"] | null;
    };
    /** @description The first page of the items of a subscription. */
    PaymentsSubscriptionItemList: {
      /** @description Type of the object, always `list`. */
      object?: string | null;
      /** @description Items of the page. */
      data?: components["schemas"]["PaymentsSubscriptionItem"][] | null;
      /** @description Whether more items follow this page. */
      has_more?: boolean | null;
      /** @description Number of items on all pages. */
      total_count?: number | null;
      /** @description Path of the list in the provider's API. */
      url?: string | null;
    };
    /** @description A price and a quantity to which a customer is subscribed. */
    PaymentsSubscriptionItem: {
      /** @description Id of the item. */
      id?: string | null;
      /** @description Type of the object, always `subscription_item`. */
      object?: string | null;
      /** @description Time up to which the item has been billed, in Unix seconds. */
      billed_until?: number | null;
      /** @description Threshold at which the item is invoiced early. */
      billing_thresholds?: {
        /** @description Usage that triggers an invoice. */
        usage_gte?: number | null;
      } | null;
      /** @description When the item was created, in Unix seconds. */
      created?: number | null;
      /** @description End of the current billing period of the item, in Unix seconds. */
      current_period_end?: number | null;
      /** @description Start of the current billing period of the item, in Unix seconds. */
      current_period_start?: number | null;
      /** @description Trial that applies to the item. */
      current_trial?: {
        /** @description When the trial ends, in Unix seconds. */
        end_date?: number | null;
        /** @description When the trial started, in Unix seconds. */
        start_date?: number | null;
        /** @description Id of the trial offer. */
        trial_offer?: string | null;
      } | null;
      /** @description Ids of the discounts of the item. */
      discounts?: string[] | null;
      /** @description Custom key-value pairs attached to the item. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description Price of the item in its older form. */
      plan?: components["schemas"]["PaymentsPlan"] | null;
      /** @description Price of the item. */
      price?: components["schemas"]["PaymentsPrice"] | null;
      /** @description Number of units. */
      quantity?: number | null;
      /** @description Id of the subscription. */
      subscription?: string | null;
      /** @description Tax rates of the item, in place of the default rates of the subscription. */
      tax_rates?: components["schemas"]["PaymentsTaxRate"][] | null;
    };
    /** @description How the collection of payments is paused. */
    PaymentsPauseCollection: {
      /** @description What happens to invoices in the meantime. Known values: `keep_as_draft`, `mark_uncollectible`, `void`. */
      behavior?: string | null;
      /** @description When collection resumes, in Unix seconds. */
      resumes_at?: number | null;
    };
    /** @description Rules for paying the invoices of a subscription. */
    PaymentsSubscriptionPaymentSettings: {
      /** @description Options for each type of payment method. */
      payment_method_options?: components["schemas"]["PaymentsPaymentMethodOptions"] | null;
      /** @description Types of payment method that can pay. Null if the provider chooses them. */
      payment_method_types?: string[] | null;
      /** @description Whether a payment method that has paid becomes the default of the subscription. Known values: `off`, `on_subscription`. */
      save_default_payment_method?: string | null;
    };
    /** @description The transfer of the payments of a subscription to another account. */
    PaymentsSubscriptionTransferData: {
      /** @description Share of each invoice that is transferred, as a percentage from 0 to 100. Null if it is the whole payment. */
      amount_percent?: number | null;
      /** @description Id of the account that receives the transfers. */
      destination?: string | null;
    };
    /** @description Settings of the trial period of a subscription. */
    PaymentsTrialSettings: {
      /** @description What happens when the trial ends. */
      end_behavior?: {
        /** @description Whether billing periods are realigned. Known values: `now`, `unchanged`. */
        billing_cycle_anchor?: string | null;
        /** @description What happens if the customer has given no payment method. Known values: `cancel`, `create_invoice`, `pause`. */
        missing_payment_method?: string | null;
      } | null;
    };
    /** @description How often pending invoice items are billed. */
    PaymentsPendingInvoiceItemInterval: {
      /** @description Unit of the interval. Known values: `day`, `month`, `week`, `year`. */
      interval?: string | null;
      /** @description Number of units in one interval. */
      interval_count?: number | null;
    };
    /** @description Changes to a subscription that take effect once their payment succeeds. */
    PaymentsPendingUpdate: {
      /** @description New reference time of billing periods, in Unix seconds. */
      billing_cycle_anchor?: number | null;
      /** @description Whether the subscription will be canceled at the end of the period. */
      cancel_at_period_end?: boolean | null;
      /** @description New discount of the subscription. */
      discount?: components["schemas"]["PaymentsDiscount"] | null;
      /** @description Ids of the new discounts. */
      discounts?: string[] | null;
      /** @description When the changes are dropped unless they are paid, in Unix seconds. */
      expires_at?: number | null;
      /** @description New custom key-value pairs of the subscription. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description New items of the subscription. */
      subscription_items?: components["schemas"]["PaymentsSubscriptionItem"][] | null;
      /** @description New end of the trial period, in Unix seconds. */
      trial_end?: number | null;
      /** @description Whether the trial period of the plan applies. */
      trial_from_plan?: boolean | null;
    };
    /** @description Where a refund is sent; `type` names the field with the details. Types without any details are not named. */
    PaymentsRefundDestinationDetails: {
      /** @description Kind of destination, such as `card` or `eu_bank_transfer`. */
      type?: string | null;
      /** @description Refund to a card. */
      card?: {
        /** @description Reference with which the customer's bank can locate the refund. */
        reference?: string | null;
        /** @description Whether the reference is `available`, `pending` or `unavailable`. */
        reference_status?: string | null;
        /** @description Kind of the reference, such as `acquirer_reference_number`. */
        reference_type?: string | null;
        /** @description How the money is returned. Known values: `pending`, `refund`, `reversal`. */
        type?: string | null;
      } | null;
      /** @description Refund through Afterpay or Clearpay. */
      afterpay_clearpay?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund through BLIK. */
      blik?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund by bank transfer in Brazil. */
      br_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund in cryptocurrency. */
      crypto?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund by bank transfer in Europe. */
      eu_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund by bank transfer in the United Kingdom. */
      gb_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund by bank transfer in Japan. */
      jp_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund through Klarna. */
      klarna?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund through MB WAY. */
      mb_way?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund through Multibanco. */
      multibanco?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund by bank transfer in Mexico. */
      mx_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund through Przelewy24. */
      p24?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund through PayPal. */
      paypal?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund through Swish. */
      swish?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund by bank transfer in Thailand. */
      th_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
      /** @description Refund by bank transfer in the United States. */
      us_bank_transfer?: components["schemas"]["PaymentsRefundReference"] | null;
    } & {
      [key: string]: unknown;
    };
    /** @description The reference of a refund that is not made to a card. */
    PaymentsRefundReference: {
      /** @description Reason of the payment network for a failed refund. Only some types have it. */
      network_decline_code?: string | null;
      /** @description Reference with which the recipient's bank or provider can locate the refund. */
      reference?: string | null;
      /** @description Whether the reference is `available`, `pending` or `unavailable`. */
      reference_status?: string | null;
    };
    /** @description What the customer has to do before a refund can be sent. */
    PaymentsRefundNextAction: {
      /** @description Email message that asks the customer for bank details. */
      display_details?: {
        /** @description When and where the message was sent. */
        email_sent?: {
          /** @description When the message was sent, in Unix seconds. */
          email_sent_at?: number | null;
          /** @description Email address of the recipient. */
          email_sent_to?: string | null;
        } | null;
        /** @description When the request expires, in Unix seconds. */
        expires_at?: number | null;
      } | null;
      /** @description Kind of action, such as `display_details`. */
      type?: string | null;
    };
    /** @description A product feature that is highlighted to buyers. */
    PaymentsProductFeature: {
      /** @description Name of the feature. */
      name?: string | null;
    };
    /** @description Size and weight of a product when packed for shipping. */
    PaymentsProductDimensions: {
      /** @description Height of the package in inches. */
      height?: number | null;
      /** @description Length of the package in inches. */
      length?: number | null;
      /** @description Weight of the package in ounces. */
      weight?: number | null;
      /** @description Width of the package in inches. */
      width?: number | null;
    };
    /** @description Funds in one currency. */
    PaymentsBalanceAmount: {
      /** @description Amount of the funds, in the smallest currency unit. */
      amount?: number | null;
      /** @description Currency of the funds, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Amount of the funds by type of payment. */
      source_types?: components["schemas"]["PaymentsBalanceSourceTypes"] | null;
    };
    /** @description An amount of funds by the type of the payments that it came from. */
    PaymentsBalanceSourceTypes: {
      /** @description Amount from older ACH payments, in the smallest currency unit. */
      bank_account?: number | null;
      /** @description Amount from cards and most other payment methods, in the smallest currency unit. */
      card?: number | null;
      /** @description Amount from FPX, in the smallest currency unit. */
      fpx?: number | null;
    };
    /** @description Funds in one currency that can be paid out at once. */
    PaymentsInstantBalanceAmount: {
      /** @description Amount of the funds, in the smallest currency unit. */
      amount?: number | null;
      /** @description Currency of the funds, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Amount left after fees for each external account. Sent only if the call expands it. */
      net_available?: components["schemas"]["PaymentsNetBalanceAmount"][] | null;
      /** @description Amount of the funds by type of payment. */
      source_types?: components["schemas"]["PaymentsBalanceSourceTypes"] | null;
    };
    /** @description The amount that an instant payout to one external account leaves after fees. */
    PaymentsNetBalanceAmount: {
      /** @description Amount left after fees, in the smallest currency unit. */
      amount?: number | null;
      /** @description Id of the external account. */
      destination?: string | null;
      /** @description Amount of the funds by type of payment. */
      source_types?: components["schemas"]["PaymentsBalanceSourceTypes"] | null;
    };
    /** @description Funds for cards that the account issues. */
    PaymentsIssuingBalance: {
      /** @description Funds that can be spent, with one entry per currency. */
      available?: components["schemas"]["PaymentsBalanceAmount"][] | null;
    };
    /** @description Funds set aside to cover refunds and disputes. */
    PaymentsPrefundingBalance: {
      /** @description Funds that can be used, with one entry per currency. */
      available?: components["schemas"]["PaymentsBalanceAmount"][] | null;
      /** @description Funds that cannot be used yet, with one entry per currency. */
      pending?: components["schemas"]["PaymentsBalanceAmount"][] | null;
    };
    /** @description One of the fees of a balance transaction. */
    PaymentsFeeDetail: {
      /** @description Amount of the fee, in the smallest currency unit. */
      amount?: number | null;
      /** @description Id of the application that earned the fee. */
      application?: string | null;
      /** @description Currency of the fee, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Free-form description of the fee. */
      description?: string | null;
      /** @description Kind of fee, such as `stripe_fee`, `application_fee` or `tax`. */
      type?: string | null;
    };
    /** @description Evidence against a dispute. Texts are free-form; files are uploads of the account. */
    PaymentsDisputeEvidence: {
      /** @description Log that proves that the customer used a digital product. */
      access_activity_log?: string | null;
      /** @description Appeal against a decision on the dispute. */
      appeal?: {
        /** @description Appeal to a card network. */
        card?: {
          /** @description Why the account appeals. */
          reason_for_filing?: string | null;
          /** @description Ids of files that support the appeal. */
          supporting_files?: string[] | null;
        } | null;
      } | null;
      /** @description Billing address that the customer gave. */
      billing_address?: string | null;
      /** @description Id of the file with the cancellation policy of a subscription. */
      cancellation_policy?: string | null;
      /** @description How and when the customer was shown the cancellation policy. */
      cancellation_policy_disclosure?: string | null;
      /** @description Why the subscription was not canceled. */
      cancellation_rebuttal?: string | null;
      /** @description Id of the file with messages exchanged with the customer. */
      customer_communication?: string | null;
      /** @description Email address of the customer. */
      customer_email_address?: string | null;
      /** @description Name of the customer. */
      customer_name?: string | null;
      /** @description IP address from which the customer made the purchase. */
      customer_purchase_ip?: string | null;
      /** @description Id of the file with the signature of the customer. */
      customer_signature?: string | null;
      /** @description Id of the file that shows how two charges differ. */
      duplicate_charge_documentation?: string | null;
      /** @description How the disputed charge differs from the one that it seems to repeat. */
      duplicate_charge_explanation?: string | null;
      /** @description Id of the earlier charge that the disputed one seems to repeat. */
      duplicate_charge_id?: string | null;
      /** @description Evidence for special programs of card networks. */
      enhanced_evidence?: components["schemas"]["PaymentsEnhancedEvidence"] | null;
      /** @description What the customer bought. */
      product_description?: string | null;
      /** @description Id of the file with the receipt. */
      receipt?: string | null;
      /** @description Id of the file with the refund policy. */
      refund_policy?: string | null;
      /** @description How the customer was shown the refund policy. */
      refund_policy_disclosure?: string | null;
      /** @description Why the customer is not entitled to a refund. */
      refund_refusal_explanation?: string | null;
      /** @description When the service was provided, as text. */
      service_date?: string | null;
      /** @description Id of the file that proves that the service was provided. */
      service_documentation?: string | null;
      /** @description Address to which the product was shipped. */
      shipping_address?: string | null;
      /** @description Delivery service that carried the product. Commas separate several. */
      shipping_carrier?: string | null;
      /** @description When the product was shipped, as text. */
      shipping_date?: string | null;
      /** @description Id of the file that proves that the product was shipped. */
      shipping_documentation?: string | null;
      /** @description Tracking number of the carrier. Commas separate several. */
      shipping_tracking_number?: string | null;
      /** @description Id of a further file. */
      uncategorized_file?: string | null;
      /** @description Further statements. */
      uncategorized_text?: string | null;
    };
    /** @description Evidence for special programs of card networks. */
    PaymentsEnhancedEvidence: {
      /** @description Evidence for a compliance dispute of Mastercard. */
      mastercard_compliance?: components["schemas"]["PaymentsComplianceEvidence"] | null;
      /** @description Evidence for Visa Compelling Evidence 3.0. */
      visa_compelling_evidence_3?: {
        /** @description Transaction that is disputed. */
        disputed_transaction?: components["schemas"]["PaymentsEvidenceTransaction"] | null;
        /** @description Earlier transactions of the same customer that were not disputed. */
        prior_undisputed_transactions?: components["schemas"]["PaymentsEvidenceTransaction"][] | null;
      } | null;
      /** @description Evidence for a compliance dispute of Visa. */
      visa_compliance?: components["schemas"]["PaymentsComplianceEvidence"] | null;
    };
    /** @description Evidence for a compliance dispute. */
    PaymentsComplianceEvidence: {
      /** @description Whether the account accepts the fee that it pays if it loses. */
      fee_acknowledged?: boolean | null;
    };
    /** @description A transaction that serves as evidence. */
    PaymentsEvidenceTransaction: {
      /** @description Id of the charge. The disputed transaction does not have it. */
      charge?: string | null;
      /** @description Id of the customer in the account's own shop. */
      customer_account_id?: string | null;
      /** @description Fingerprint of the customer's device, at least 20 characters long. */
      customer_device_fingerprint?: string | null;
      /** @description Id of the customer's device, such as its IMEI number. */
      customer_device_id?: string | null;
      /** @description Email address of the customer. */
      customer_email_address?: string | null;
      /** @description IP address from which the customer made the purchase. */
      customer_purchase_ip?: string | null;
      /** @description Kind of purchase. Only the disputed transaction has it. Known values: `merchandise`, `services`. */
      merchandise_or_services?: string | null;
      /** @description What the customer bought. */
      product_description?: string | null;
      /** @description Address to which the product was shipped. */
      shipping_address?: components["schemas"]["PaymentsAddress"] | null;
    };
    /** @description State of the submission of evidence against a dispute. */
    PaymentsDisputeEvidenceDetails: {
      /** @description Deadline for evidence, in Unix seconds. 0 if the bank accepts no response. */
      due_by?: number | null;
      /** @description Whether the dispute is eligible for special programs of card networks. */
      enhanced_eligibility?: components["schemas"]["PaymentsEnhancedEligibility"] | null;
      /** @description Whether evidence has been saved. */
      has_evidence?: boolean | null;
      /** @description Whether the latest evidence was submitted after the deadline. */
      past_due?: boolean | null;
      /** @description Number of times that evidence was submitted. */
      submission_count?: number | null;
      /** @description How the evidence was submitted. Known values: `manual`, `not_submitted`, `smart_disputes`. */
      submission_method?: string | null;
    };
    /** @description Whether a dispute is eligible for special programs of card networks. */
    PaymentsEnhancedEligibility: {
      /** @description Compliance program of Mastercard. */
      mastercard_compliance?: {
        /** @description Whether the fee has been accepted. Known values: `fee_acknowledged`, `requires_fee_acknowledgement`. */
        status?: string | null;
      } | null;
      /** @description Visa Compelling Evidence 3.0. */
      visa_compelling_evidence_3?: {
        /** @description Evidence that is still missing, such as `missing_customer_identifiers`. */
        required_actions?: string[] | null;
        /** @description Whether the dispute qualifies. Known values: `not_qualified`, `qualified`, `requires_action`. */
        status?: string | null;
      } | null;
      /** @description Compliance program of Visa. */
      visa_compliance?: {
        /** @description Whether the fee has been accepted. Known values: `fee_acknowledged`, `requires_fee_acknowledgement`. */
        status?: string | null;
      } | null;
    };
    /** @description The payment method of a disputed charge; `type` names the field with its details. */
    PaymentsDisputePaymentMethodDetails: {
      /** @description Details of a dispute at Amazon Pay. */
      amazon_pay?: {
        /** @description Kind of dispute. Known values: `chargeback`, `claim`. */
        dispute_type?: string | null;
      } | null;
      /** @description Details of a dispute about a card payment. */
      card?: {
        /** @description Brand of the card, such as `visa` or `mastercard`. */
        brand?: string | null;
        /** @description Kind of case. Known values: `block`, `chargeback`, `compliance`, `inquiry`, `resolution`. */
        case_type?: string | null;
        /** @description Network that processed the charge, such as `visa`. */
        network?: string | null;
        /** @description Reason of the dispute, as the code of the card network. */
        network_reason_code?: string | null;
      } | null;
      /** @description Details of a dispute at Klarna. */
      klarna?: {
        /** @description Why the dispute was lost, derived from the reason that Klarna gives. */
        chargeback_loss_reason_code?: string | null;
        /** @description Reason of the dispute, as the code of Klarna. */
        reason_code?: string | null;
      } | null;
      /** @description Details of a dispute at PayPal. */
      paypal?: {
        /** @description Id of the dispute at PayPal. */
        case_id?: string | null;
        /** @description Reason of the dispute, as the code of PayPal. */
        reason_code?: string | null;
      } | null;
      /** @description Type of the payment method. Known values: `amazon_pay`, `card`, `klarna`, `paypal`. */
      type?: string | null;
    };
    /** @description The id with which the receiving bank can locate a payout. */
    PaymentsPayoutTraceId: {
      /** @description Whether the id is `supported`, `pending` or `unsupported`. */
      status?: string | null;
      /** @description Id as the bank knows it. Null unless it is supported. */
      value?: string | null;
    };
    /** @description The record `Subscription` inside another one, which may have only some of its fields. */
    PaymentsPartialSubscription: {
      /** @description Id of the subscription. */
      id?: string | null;
      /** @description Type of the record. Known values: `subscription`. */
      object?: string | null;
      /** @description Id of the application that created the subscription. */
      application?: string | null;
      /** @description Share of each invoice total that goes to the application, as a percentage from 0 to 100. */
      application_fee_percent?: number | null;
      /** @description Automatic tax settings of the subscription. */
      automatic_tax?: components["schemas"]["PaymentsSubscriptionAutomaticTax"] | null;
      /** @description Reference time with which billing periods are aligned, in Unix seconds. */
      billing_cycle_anchor?: number | null;
      /** @description Day and time with which billing periods are aligned. */
      billing_cycle_anchor_config?: components["schemas"]["PaymentsBillingCycleAnchorConfig"] | null;
      /** @description Rules for calculating prorations and invoices. */
      billing_mode?: components["schemas"]["PaymentsBillingMode"] | null;
      /** @description Thresholds at which an invoice is created before the billing period ends. */
      billing_thresholds?: components["schemas"]["PaymentsBillingThresholds"] | null;
      /** @description When the subscription is scheduled to be canceled, in Unix seconds. */
      cancel_at?: number | null;
      /** @description Whether the subscription will be canceled at the end of the current billing period. */
      cancel_at_period_end?: boolean | null;
      /** @description When the subscription was canceled, in Unix seconds. */
      canceled_at?: number | null;
      /** @description Reason and feedback for the cancellation. */
      cancellation_details?: components["schemas"]["PaymentsCancellationDetails"] | null;
      /** @description How payment is collected. Known values: `charge_automatically`, `send_invoice`. */
      collection_method?: string | null;
      /** @description When the subscription was created, in Unix seconds. */
      created?: number | null;
      /** @description Currency of the subscription, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Id of the customer who is subscribed. */
      customer?: string | null;
      /** @description Id of the account that represents the customer. */
      customer_account?: string | null;
      /** @description Number of days that the customer has to pay an invoice. */
      days_until_due?: number | null;
      /** @description Id of the default payment method for the subscription. */
      default_payment_method?: string | null;
      /** @description Id of the default payment source for the subscription. */
      default_source?: string | null;
      /** @description Tax rates applied to items that have none of their own. */
      default_tax_rates?: components["schemas"]["PaymentsTaxRate"][] | null;
      /** @description Free-form description of the subscription. */
      description?: string | null;
      /** @description Ids of the discounts applied to the subscription. */
      discounts?: string[] | null;
      /** @description When the subscription ended, in Unix seconds. */
      ended_at?: number | null;
      /** @description Settings for the subscription's invoices. */
      invoice_settings?: components["schemas"]["PaymentsSubscriptionInvoiceSettings"] | null;
      /** @description Items of the subscription, each with a price and a quantity. */
      items?: components["schemas"]["PaymentsSubscriptionItemList"] | null;
      /** @description Id of the latest invoice of the subscription. */
      latest_invoice?: string | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description Custom key-value pairs attached to the subscription. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description When pending invoice items are next billed, in Unix seconds. */
      next_pending_invoice_item_invoice?: number | null;
      /** @description Id of the account on whose behalf the subscription is billed. */
      on_behalf_of?: string | null;
      /** @description How payment collection is paused, if at all. */
      pause_collection?: components["schemas"]["PaymentsPauseCollection"] | null;
      /** @description Payment settings for the subscription's invoices. */
      payment_settings?: components["schemas"]["PaymentsSubscriptionPaymentSettings"] | null;
      /** @description Status of the subscription. Known values: `incomplete`, `incomplete_expired`, `trialing`, `active`, `past_due`, `canceled`, `unpaid`, `paused`. */
      status?: string | null;
      /** @description Start of the current billing period, in Unix seconds. */
      current_period_start?: number | null;
      /** @description End of the current billing period, in Unix seconds. */
      current_period_end?: number | null;
      /** @description When the subscription started, in Unix seconds. */
      start_date?: number | null;
      /** @description Start of the trial period, in Unix seconds. */
      trial_start?: number | null;
      /** @description End of the trial period, in Unix seconds. */
      trial_end?: number | null;
      /** @description Discount applied to the subscription. */
      discount?: components["schemas"]["PaymentsDiscount"] | null;
      /** @description Plan of a subscription with a single item. */
      plan?: components["schemas"]["PaymentsPlan"] | null;
      /** @description Quantity of a subscription with a single item. */
      quantity?: number | null;
      /** @description Id of the schedule that manages the subscription. */
      schedule?: string | null;
      /** @description Id of the test clock that the subscription belongs to. */
      test_clock?: string | null;
      /** @description Account that receives the payments, and the share transferred to it. */
      transfer_data?: components["schemas"]["PaymentsSubscriptionTransferData"] | null;
      /** @description Settings of the trial period, such as what happens when it ends. */
      trial_settings?: components["schemas"]["PaymentsTrialSettings"] | null;
      /** @description How often pending invoice items are billed. */
      pending_invoice_item_interval?: components["schemas"]["PaymentsPendingInvoiceItemInterval"] | null;
      /** @description Id of the setup intent that collects a payment method. */
      pending_setup_intent?: string | null;
      /** @description Changes that take effect once their payment succeeds. */
      pending_update?: components["schemas"]["PaymentsPendingUpdate"] | null;
    };
    /** @description The record `PaymentIntent` inside another one, which may have only some of its fields. */
    PaymentsPartialPaymentIntent: {
      /** @description Id of the payment intent. */
      id?: string | null;
      /** @description Type of the record. Known values: `payment_intent`. */
      object?: string | null;
      /** @description Amount to collect, in the smallest currency unit (for example cents). */
      amount?: number | null;
      /** @description Amount that is authorized and can be captured, in the smallest currency unit (for example cents). */
      amount_capturable?: number | null;
      /** @description Amount collected so far, in the smallest currency unit (for example cents). */
      amount_received?: number | null;
      /** @description Id of the application that created the payment intent. */
      application?: string | null;
      /** @description Application fee requested for the payment, in the smallest currency unit (for example cents). */
      application_fee_amount?: number | null;
      /** @description When the amount is captured, such as `automatic` or `manual`. */
      capture_method?: string | null;
      /** @description Client secret for completing the payment from a browser or app. */
      client_secret?: string | null;
      /** @description How the payment is confirmed, such as `automatic` or `manual`. */
      confirmation_method?: string | null;
      /** @description When the payment intent was created, in Unix seconds. */
      created?: number | null;
      /** @description Currency of the payment, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Id of the customer who pays. */
      customer?: string | null;
      /** @description Free-form description of the payment. */
      description?: string | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode?: boolean | null;
      /** @description Custom key-value pairs attached to the payment intent. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description Id of the payment method used for the payment. */
      payment_method?: string | null;
      /** @description Types of payment method that the payment accepts, such as `card`. */
      payment_method_types?: string[] | null;
      /** @description Status of the payment, such as `requires_payment_method` or `succeeded`. */
      status?: string | null;
    };
    /** @description The record `Refund` inside another one, which may have only some of its fields. */
    PaymentsPartialRefund: {
      /** @description Id of the refund. */
      id?: string | null;
      /** @description Type of the record. Known values: `refund`. */
      object?: string | null;
      /** @description Amount refunded, in the smallest currency unit (for example cents). */
      amount?: number | null;
      /** @description Id of the balance transaction for the refund. */
      balance_transaction?: string | null;
      /** @description Id of the charge that was refunded. */
      charge?: string | null;
      /** @description When the refund was created, in Unix seconds. */
      created?: number | null;
      /** @description Currency of the refund, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Free-form description of the refund. */
      description?: string | null;
      /** @description Details of where the refund is sent, by type of payment method. */
      destination_details?: components["schemas"]["PaymentsRefundDestinationDetails"] | null;
      /** @description Id of the balance transaction that reverses a failed refund. */
      failure_balance_transaction?: string | null;
      /** @description Why the refund failed. */
      failure_reason?: string | null;
      /** @description Email address to which refund instructions are sent. */
      instructions_email?: string | null;
      /** @description Custom key-value pairs attached to the refund. */
      metadata?: {
        [key: string]: string;
      } | null;
      /** @description Action required before the refund can continue. */
      next_action?: components["schemas"]["PaymentsRefundNextAction"] | null;
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
    /** @description The record `BalanceTransaction` inside another one, which may have only some of its fields. */
    PaymentsPartialBalanceTransaction: {
      /** @description Id of the balance transaction. */
      id?: string | null;
      /** @description Type of the record. Known values: `balance_transaction`. */
      object?: string | null;
      /** @description Gross amount before fees, in the smallest currency unit (for example cents); negative if funds leave the balance. */
      amount?: number | null;
      /** @description When the net amount becomes available, in Unix seconds. */
      available_on?: number | null;
      /** @description Balance that the transaction affects, such as `payments` or `issuing`. */
      balance_type?: string | null;
      /** @description When the balance transaction was created, in Unix seconds. */
      created?: number | null;
      /** @description Currency of all amounts in the transaction, as a three-letter ISO 4217 code in lowercase. */
      currency?: string | null;
      /** @description Free-form description of the transaction. */
      description?: string | null;
      /** @description Exchange rate used to convert the amount, if it was in another currency. */
      exchange_rate?: number | null;
      /** @description Total of all fees, in the smallest currency unit (for example cents). */
      fee?: number | null;
      /** @description Breakdown of the fees. */
      fee_details?: components["schemas"]["PaymentsFeeDetail"][] | null;
      /** @description Net amount after fees, in the smallest currency unit (for example cents). */
      net?: number | null;
      /** @description Category of the transaction in accounting reports. */
      reporting_category?: string | null;
      /** @description Id of the record that caused the transaction, such as a charge or a payout. */
      source?: string | null;
      /** @description Whether the net amount is `available` or still `pending`. */
      status?: string | null;
      /** @description Type of the transaction, such as `charge`, `refund` or `payout`. */
      type?: string | null;
    };
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
      405: components["responses"]["Error405"];
      409: components["responses"]["Error409"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsCustomersList: {
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
          "application/json": components["schemas"]["PaymentsCustomersListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsCustomersCreate: {
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
          "application/json": components["schemas"]["PaymentsCustomersCreateResponse"];
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
  paymentsCustomersGet: {
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
          "application/json": components["schemas"]["PaymentsCustomersGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsCustomersUpdate: {
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
          "application/json": components["schemas"]["PaymentsCustomersUpdateResponse"];
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
  paymentsCustomersDelete: {
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
          "application/json": components["schemas"]["PaymentsCustomersDeleteResponse"];
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
  paymentsCustomersApiSearch: {
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
          "application/json": components["schemas"]["PaymentsCustomersApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsInvoicesList: {
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
          "application/json": components["schemas"]["PaymentsInvoicesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsInvoicesGet: {
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
          "application/json": components["schemas"]["PaymentsInvoicesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsInvoicesApiSearch: {
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
          "application/json": components["schemas"]["PaymentsInvoicesApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsChargesList: {
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
          "application/json": components["schemas"]["PaymentsChargesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsChargesGet: {
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
          "application/json": components["schemas"]["PaymentsChargesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsChargesApiSearch: {
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
          "application/json": components["schemas"]["PaymentsChargesApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsSubscriptionsList: {
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
          "application/json": components["schemas"]["PaymentsSubscriptionsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsSubscriptionsGet: {
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
          "application/json": components["schemas"]["PaymentsSubscriptionsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsSubscriptionsApiSearch: {
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
          "application/json": components["schemas"]["PaymentsSubscriptionsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsRefundsList: {
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
          "application/json": components["schemas"]["PaymentsRefundsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsRefundsCreate: {
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
          "application/json": components["schemas"]["PaymentsRefundsCreateResponse"];
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
  paymentsRefundsGet: {
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
          "application/json": components["schemas"]["PaymentsRefundsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsProductsList: {
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
          "application/json": components["schemas"]["PaymentsProductsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsProductsCreate: {
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
          "application/json": components["schemas"]["PaymentsProductsCreateResponse"];
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
  paymentsProductsGet: {
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
          "application/json": components["schemas"]["PaymentsProductsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsProductsUpdate: {
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
          "application/json": components["schemas"]["PaymentsProductsUpdateResponse"];
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
  paymentsProductsDelete: {
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
          "application/json": components["schemas"]["PaymentsProductsDeleteResponse"];
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
  paymentsProductsApiSearch: {
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
          "application/json": components["schemas"]["PaymentsProductsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsBalanceGet: {
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
          "application/json": components["schemas"]["PaymentsBalanceGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsBalanceTransactionsList: {
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
          "application/json": components["schemas"]["PaymentsBalanceTransactionsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsBalanceTransactionsGet: {
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
          "application/json": components["schemas"]["PaymentsBalanceTransactionsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsPaymentIntentsList: {
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
          "application/json": components["schemas"]["PaymentsPaymentIntentsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsPaymentIntentsGet: {
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
          "application/json": components["schemas"]["PaymentsPaymentIntentsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsPaymentIntentsApiSearch: {
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
          "application/json": components["schemas"]["PaymentsPaymentIntentsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsDisputesList: {
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
          "application/json": components["schemas"]["PaymentsDisputesListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsDisputesGet: {
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
          "application/json": components["schemas"]["PaymentsDisputesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsPayoutsList: {
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
          "application/json": components["schemas"]["PaymentsPayoutsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
  paymentsPayoutsGet: {
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
          "application/json": components["schemas"]["PaymentsPayoutsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
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
