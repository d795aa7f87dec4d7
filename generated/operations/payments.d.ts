// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as types from "../connectors/payments.js";
import type { CallById, Execute, OpenCallOptions, OptionalCall, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall, UnpagedList, WrappedPage } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";

/** The operations of Payments, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Payments: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `customers` of Payments. */
export interface PaymentsCustomersActions {
  /**
   * Lists customers.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.customers.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.CustomersListParams, types.CustomersListRecord, Page<types.CustomersListRecord, types.CustomersListMeta>, types.CustomersListResponse>;
  /**
   * Creates a customer.
   * `payments.customers.create`, Document 1, Endpoints, Payments operations.
   */
  readonly create: OptionalCall<types.CustomersCreateParams, types.CustomersCreateRecord, types.CustomersCreateResponse, OpenCallOptions>;
  /**
   * Returns one customer.
   * `payments.customers.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<types.CustomersGetParams, types.CustomersGetRecord, types.CustomersGetResponse>;
  /**
   * Updates a customer.
   * `payments.customers.update`, Document 1, Endpoints, Payments operations.
   */
  readonly update: RequiredCall<types.CustomersUpdateParams, types.CustomersUpdateRecord, types.CustomersUpdateResponse, OpenCallOptions>;
  /**
   * Deletes a customer.
   * This is permanent and cannot be undone.
   * `payments.customers.delete`, Document 1, Endpoints, Payments operations.
   */
  readonly delete: RequiredCall<types.CustomersDeleteParams, types.CustomersDeleteRecord, types.CustomersDeleteResponse>;
  /**
   * Searches customers. Returns a list of customers, not a search result record as the invoice search does.
   * Cannot be paged: The next page needs the `next_page` of the previous response, which the documented Meta
   * does not include.
   * `payments.customers.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: RequiredCall<types.CustomersApiSearchParams, UnpagedList<types.CustomersApiSearchRecord, types.CustomersApiSearchMeta>, types.CustomersApiSearchResponse>;
}

/** The actions of `invoices` of Payments. */
export interface PaymentsInvoicesActions {
  /**
   * Lists invoices.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.invoices.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.InvoicesListParams, types.InvoicesListRecord, Page<types.InvoicesListRecord, types.InvoicesListMeta>, types.InvoicesListResponse>;
  /**
   * Returns one invoice.
   * `payments.invoices.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<types.InvoicesGetParams, types.InvoicesGetRecord, types.InvoicesGetResponse>;
  /**
   * Searches invoices.
   * The next page is requested with `page`; `.all()` iterates all pages.
   * `payments.invoices.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: RequiredPagedCall<types.InvoicesApiSearchParams, types.Invoice, WrappedPage<types.Invoice, { [key: string]: unknown }, types.InvoicesApiSearchRecord>, types.InvoicesApiSearchResponse>;
}

/** The actions of `charges` of Payments. */
export interface PaymentsChargesActions {
  /**
   * Lists charges.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.charges.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.ChargesListParams, types.ChargesListRecord, Page<types.ChargesListRecord, types.ChargesListMeta>, types.ChargesListResponse>;
  /**
   * Returns one charge.
   * `payments.charges.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<types.ChargesGetParams, types.ChargesGetRecord, types.ChargesGetResponse>;
  /**
   * Searches charges.
   * The next page is requested with `page`; `.all()` iterates all pages.
   * `payments.charges.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: RequiredPagedCall<types.ChargesApiSearchParams, types.Charge, WrappedPage<types.Charge, { [key: string]: unknown }, types.ChargesApiSearchRecord>, types.ChargesApiSearchResponse>;
}

/** The actions of `subscriptions` of Payments. */
export interface PaymentsSubscriptionsActions {
  /**
   * Lists subscriptions. Canceled subscriptions are left out unless `status` is given.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.subscriptions.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.SubscriptionsListParams, types.SubscriptionsListRecord, Page<types.SubscriptionsListRecord, types.SubscriptionsListMeta>, types.SubscriptionsListResponse>;
  /**
   * Returns one subscription.
   * `payments.subscriptions.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<types.SubscriptionsGetParams, types.SubscriptionsGetRecord, types.SubscriptionsGetResponse>;
  /**
   * Searches subscriptions.
   * The next page is requested with `page`; `.all()` iterates all pages.
   * `payments.subscriptions.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: RequiredPagedCall<types.SubscriptionsApiSearchParams, types.Subscription, WrappedPage<types.Subscription, { [key: string]: unknown }, types.SubscriptionsApiSearchRecord>, types.SubscriptionsApiSearchResponse>;
}

/** The actions of `refunds` of Payments. */
export interface PaymentsRefundsActions {
  /**
   * Lists refunds.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.refunds.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.RefundsListParams, types.RefundsListRecord, Page<types.RefundsListRecord, types.RefundsListMeta>, types.RefundsListResponse>;
  /**
   * Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent.
   * `payments.refunds.create`, Document 1, Endpoints, Payments operations.
   */
  readonly create: RequiredCall<types.RefundsCreateParams, types.RefundsCreateRecord, types.RefundsCreateResponse, OpenCallOptions>;
  /**
   * Returns one refund.
   * `payments.refunds.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<types.RefundsGetParams, types.RefundsGetRecord, types.RefundsGetResponse>;
}

/** The actions of `products` of Payments. */
export interface PaymentsProductsActions {
  /**
   * Lists products.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.products.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.ProductsListParams, types.ProductsListRecord, Page<types.ProductsListRecord, types.ProductsListMeta>, types.ProductsListResponse>;
  /**
   * Creates a product.
   * `payments.products.create`, Document 1, Endpoints, Payments operations.
   */
  readonly create: OptionalCall<types.ProductsCreateParams, types.ProductsCreateRecord, types.ProductsCreateResponse, OpenCallOptions>;
  /**
   * Returns one product.
   * `payments.products.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: OptionalCall<types.ProductsGetParams, types.ProductsGetRecord, types.ProductsGetResponse, OpenCallOptions>;
  /**
   * Updates a product.
   * `payments.products.update`, Document 1, Endpoints, Payments operations.
   */
  readonly update: OptionalCall<types.ProductsUpdateParams, types.ProductsUpdateRecord, types.ProductsUpdateResponse, OpenCallOptions>;
  /**
   * Deletes a product.
   * `payments.products.delete`, Document 1, Endpoints, Payments operations.
   */
  readonly delete: OptionalCall<types.ProductsDeleteParams, types.ProductsDeleteRecord, types.ProductsDeleteResponse, OpenCallOptions>;
  /**
   * Searches products.
   * Cannot be paged: The next page needs the `next_page` of the previous response, which the assumed Meta does
   * not include.
   * `payments.products.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: OptionalCall<types.ProductsApiSearchParams, UnpagedList<types.ProductsApiSearchRecord, types.ProductsApiSearchMeta>, types.ProductsApiSearchResponse, OpenCallOptions>;
}

/** The actions of `balance` of Payments. */
export interface PaymentsBalanceActions {
  /**
   * Returns the balance of the account. The provider's public API takes no parameters.
   * `payments.balance.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: OptionalCall<types.BalanceGetParams, types.BalanceGetRecord, types.BalanceGetResponse, OpenCallOptions>;
}

/** The actions of `balance_transactions` of Payments. */
export interface PaymentsBalanceTransactionsActions {
  /**
   * Lists balance transactions.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.balance_transactions.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.BalanceTransactionsListParams, types.BalanceTransactionsListRecord, Page<types.BalanceTransactionsListRecord, types.BalanceTransactionsListMeta>, types.BalanceTransactionsListResponse, OpenCallOptions>;
  /**
   * Returns one balance transaction.
   * `payments.balance_transactions.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: OptionalCall<types.BalanceTransactionsGetParams, types.BalanceTransactionsGetRecord, types.BalanceTransactionsGetResponse, OpenCallOptions>;
}

/** The actions of `payment_intents` of Payments. */
export interface PaymentsPaymentIntentsActions {
  /**
   * Lists payment intents.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.payment_intents.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.PaymentIntentsListParams, types.PaymentIntentsListRecord, Page<types.PaymentIntentsListRecord, types.PaymentIntentsListMeta>, types.PaymentIntentsListResponse, OpenCallOptions>;
  /**
   * Returns one payment intent.
   * `payments.payment_intents.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: OptionalCall<types.PaymentIntentsGetParams, types.PaymentIntentsGetRecord, types.PaymentIntentsGetResponse, OpenCallOptions>;
  /**
   * Searches payment intents.
   * Cannot be paged: The next page needs the `next_page` of the previous response, which the assumed Meta does
   * not include.
   * `payments.payment_intents.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: OptionalCall<types.PaymentIntentsApiSearchParams, UnpagedList<types.PaymentIntentsApiSearchRecord, types.PaymentIntentsApiSearchMeta>, types.PaymentIntentsApiSearchResponse, OpenCallOptions>;
}

/** The actions of `disputes` of Payments. */
export interface PaymentsDisputesActions {
  /**
   * Lists disputes.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.disputes.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.DisputesListParams, types.DisputesListRecord, Page<types.DisputesListRecord, types.DisputesListMeta>, types.DisputesListResponse>;
  /**
   * Returns one dispute.
   * `payments.disputes.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<types.DisputesGetParams, types.DisputesGetRecord, types.DisputesGetResponse>;
}

/** The actions of `payouts` of Payments. */
export interface PaymentsPayoutsActions {
  /**
   * Lists payouts.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.payouts.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<types.PayoutsListParams, types.PayoutsListRecord, Page<types.PayoutsListRecord, types.PayoutsListMeta>, types.PayoutsListResponse>;
  /**
   * Returns one payout.
   * `payments.payouts.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<types.PayoutsGetParams, types.PayoutsGetRecord, types.PayoutsGetResponse>;
}

/** The entities of Payments with their actions. */
export interface PaymentsEntities {
  /** People and businesses that buy from the account. */
  readonly customers: PaymentsCustomersActions;
  /** Bills issued to customers. */
  readonly invoices: PaymentsInvoicesActions;
  /** Attempts to take money from payment methods. */
  readonly charges: PaymentsChargesActions;
  /** Agreements to bill customers on a recurring basis. */
  readonly subscriptions: PaymentsSubscriptionsActions;
  /** Money returned to customers for charges. */
  readonly refunds: PaymentsRefundsActions;
  /** Goods and services that the account sells. */
  readonly products: PaymentsProductsActions;
  /** Funds that the account holds with the provider. */
  readonly balance: PaymentsBalanceActions;
  /** Movements of funds on the account balance. */
  readonly balance_transactions: PaymentsBalanceTransactionsActions;
  /** Payments to be collected from customers. */
  readonly payment_intents: PaymentsPaymentIntentsActions;
  /** Challenges to charges, raised by payers with their banks. */
  readonly disputes: PaymentsDisputesActions;
  /** Transfers of funds from the account balance to external accounts. */
  readonly payouts: PaymentsPayoutsActions;
}

/** An instance of Payments: `instance.<entity>.<action>(params, options)`. */
export interface PaymentsInstance extends PaymentsEntities {
  /** Id of the instance, for `gateway.instance`. */
  readonly instanceId: string;
  /** Calls an operation by its id: `instance.call("payments.customers.list", params, options)`. */
  readonly call: CallById<PaymentsCalls>;
  /** Sends a request body: `instance.execute({ entity, action, params }, options)`. */
  readonly execute: Execute<PaymentsRequests, PaymentsEntities>;
}

/** An instance of Payments. */
export type Client = PaymentsInstance;

/** The call of every operation of Payments, by id. */
export interface PaymentsCalls {
  readonly "payments.customers.list": PaymentsCustomersActions["list"];
  readonly "payments.customers.create": PaymentsCustomersActions["create"];
  readonly "payments.customers.get": PaymentsCustomersActions["get"];
  readonly "payments.customers.update": PaymentsCustomersActions["update"];
  readonly "payments.customers.delete": PaymentsCustomersActions["delete"];
  readonly "payments.customers.api_search": PaymentsCustomersActions["api_search"];
  readonly "payments.invoices.list": PaymentsInvoicesActions["list"];
  readonly "payments.invoices.get": PaymentsInvoicesActions["get"];
  readonly "payments.invoices.api_search": PaymentsInvoicesActions["api_search"];
  readonly "payments.charges.list": PaymentsChargesActions["list"];
  readonly "payments.charges.get": PaymentsChargesActions["get"];
  readonly "payments.charges.api_search": PaymentsChargesActions["api_search"];
  readonly "payments.subscriptions.list": PaymentsSubscriptionsActions["list"];
  readonly "payments.subscriptions.get": PaymentsSubscriptionsActions["get"];
  readonly "payments.subscriptions.api_search": PaymentsSubscriptionsActions["api_search"];
  readonly "payments.refunds.list": PaymentsRefundsActions["list"];
  readonly "payments.refunds.create": PaymentsRefundsActions["create"];
  readonly "payments.refunds.get": PaymentsRefundsActions["get"];
  readonly "payments.products.list": PaymentsProductsActions["list"];
  readonly "payments.products.create": PaymentsProductsActions["create"];
  readonly "payments.products.get": PaymentsProductsActions["get"];
  readonly "payments.products.update": PaymentsProductsActions["update"];
  readonly "payments.products.delete": PaymentsProductsActions["delete"];
  readonly "payments.products.api_search": PaymentsProductsActions["api_search"];
  readonly "payments.balance.get": PaymentsBalanceActions["get"];
  readonly "payments.balance_transactions.list": PaymentsBalanceTransactionsActions["list"];
  readonly "payments.balance_transactions.get": PaymentsBalanceTransactionsActions["get"];
  readonly "payments.payment_intents.list": PaymentsPaymentIntentsActions["list"];
  readonly "payments.payment_intents.get": PaymentsPaymentIntentsActions["get"];
  readonly "payments.payment_intents.api_search": PaymentsPaymentIntentsActions["api_search"];
  readonly "payments.disputes.list": PaymentsDisputesActions["list"];
  readonly "payments.disputes.get": PaymentsDisputesActions["get"];
  readonly "payments.payouts.list": PaymentsPayoutsActions["list"];
  readonly "payments.payouts.get": PaymentsPayoutsActions["get"];
}

/** The request body of every operation of Payments, by entity, then action. */
export interface PaymentsRequests {
  readonly customers: {
    readonly list: types.CustomersListRequest;
    readonly create: types.CustomersCreateRequest;
    readonly get: types.CustomersGetRequest;
    readonly update: types.CustomersUpdateRequest;
    readonly delete: types.CustomersDeleteRequest;
    readonly api_search: types.CustomersApiSearchRequest;
  };
  readonly invoices: {
    readonly list: types.InvoicesListRequest;
    readonly get: types.InvoicesGetRequest;
    readonly api_search: types.InvoicesApiSearchRequest;
  };
  readonly charges: {
    readonly list: types.ChargesListRequest;
    readonly get: types.ChargesGetRequest;
    readonly api_search: types.ChargesApiSearchRequest;
  };
  readonly subscriptions: {
    readonly list: types.SubscriptionsListRequest;
    readonly get: types.SubscriptionsGetRequest;
    readonly api_search: types.SubscriptionsApiSearchRequest;
  };
  readonly refunds: {
    readonly list: types.RefundsListRequest;
    readonly create: types.RefundsCreateRequest;
    readonly get: types.RefundsGetRequest;
  };
  readonly products: {
    readonly list: types.ProductsListRequest;
    readonly create: types.ProductsCreateRequest;
    readonly get: types.ProductsGetRequest;
    readonly update: types.ProductsUpdateRequest;
    readonly delete: types.ProductsDeleteRequest;
    readonly api_search: types.ProductsApiSearchRequest;
  };
  readonly balance: {
    readonly get: types.BalanceGetRequest;
  };
  readonly balance_transactions: {
    readonly list: types.BalanceTransactionsListRequest;
    readonly get: types.BalanceTransactionsGetRequest;
  };
  readonly payment_intents: {
    readonly list: types.PaymentIntentsListRequest;
    readonly get: types.PaymentIntentsGetRequest;
    readonly api_search: types.PaymentIntentsApiSearchRequest;
  };
  readonly disputes: {
    readonly list: types.DisputesListRequest;
    readonly get: types.DisputesGetRequest;
  };
  readonly payouts: {
    readonly list: types.PayoutsListRequest;
    readonly get: types.PayoutsGetRequest;
  };
}
