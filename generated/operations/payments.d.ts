// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { OptionalCall, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall, UnpagedList, WrappedPage } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type {
  BalanceGetParams,
  BalanceGetRecord,
  BalanceTransactionsGetParams,
  BalanceTransactionsGetRecord,
  BalanceTransactionsListMeta,
  BalanceTransactionsListParams,
  BalanceTransactionsListRecord,
  Charge,
  ChargesApiSearchParams,
  ChargesApiSearchRecord,
  ChargesGetParams,
  ChargesGetRecord,
  ChargesListMeta,
  ChargesListParams,
  ChargesListRecord,
  CreateInstanceRequest,
  CustomersApiSearchMeta,
  CustomersApiSearchParams,
  CustomersApiSearchRecord,
  CustomersCreateParams,
  CustomersCreateRecord,
  CustomersDeleteParams,
  CustomersDeleteRecord,
  CustomersGetParams,
  CustomersGetRecord,
  CustomersListMeta,
  CustomersListParams,
  CustomersListRecord,
  CustomersUpdateParams,
  CustomersUpdateRecord,
  DisputesGetParams,
  DisputesGetRecord,
  DisputesListMeta,
  DisputesListParams,
  DisputesListRecord,
  Invoice,
  InvoicesApiSearchParams,
  InvoicesApiSearchRecord,
  InvoicesGetParams,
  InvoicesGetRecord,
  InvoicesListMeta,
  InvoicesListParams,
  InvoicesListRecord,
  PaymentIntentsApiSearchMeta,
  PaymentIntentsApiSearchParams,
  PaymentIntentsApiSearchRecord,
  PaymentIntentsGetParams,
  PaymentIntentsGetRecord,
  PaymentIntentsListMeta,
  PaymentIntentsListParams,
  PaymentIntentsListRecord,
  PayoutsGetParams,
  PayoutsGetRecord,
  PayoutsListMeta,
  PayoutsListParams,
  PayoutsListRecord,
  ProductsApiSearchMeta,
  ProductsApiSearchParams,
  ProductsApiSearchRecord,
  ProductsCreateParams,
  ProductsCreateRecord,
  ProductsDeleteParams,
  ProductsDeleteRecord,
  ProductsGetParams,
  ProductsGetRecord,
  ProductsListMeta,
  ProductsListParams,
  ProductsListRecord,
  ProductsUpdateParams,
  ProductsUpdateRecord,
  RefundsCreateParams,
  RefundsCreateRecord,
  RefundsGetParams,
  RefundsGetRecord,
  RefundsListMeta,
  RefundsListParams,
  RefundsListRecord,
  Subscription,
  SubscriptionsApiSearchParams,
  SubscriptionsApiSearchRecord,
  SubscriptionsGetParams,
  SubscriptionsGetRecord,
  SubscriptionsListMeta,
  SubscriptionsListParams,
  SubscriptionsListRecord,
} from "../connectors/payments.js";

/** The operations of Payments, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Payments: credentials, a name, and what else the connector needs. */
export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;

/** An instance of Payments: `client.<entity>.<action>(params, options)`. */
export interface Client {
  /** People and companies that buy from the account. */
  readonly customers: {
    /**
     * Lists customers.
     * Newest first.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.customers.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<CustomersListParams, CustomersListRecord, Page<CustomersListRecord, CustomersListMeta>>;
    /**
     * Makes a new customer.
     * `payments.customers.create`, Document 1, Endpoints, Payments operations.
     */
    readonly create: OptionalCall<CustomersCreateParams, CustomersCreateRecord>;
    /**
     * Returns a customer.
     * `payments.customers.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: RequiredCall<CustomersGetParams, CustomersGetRecord>;
    /**
     * Changes a customer.
     * `payments.customers.update`, Document 1, Endpoints, Payments operations.
     */
    readonly update: RequiredCall<CustomersUpdateParams, CustomersUpdateRecord>;
    /**
     * Deletes a customer.
     * This is permanent and cannot be undone.
     * `payments.customers.delete`, Document 1, Endpoints, Payments operations.
     */
    readonly delete: RequiredCall<CustomersDeleteParams, CustomersDeleteRecord>;
    /**
     * Searches customers. The answer is a list of customers and not a search result as for invoices.
     * Cannot be paged: A next page is asked for with `next_page` of the previous answer, and the documented Meta
     * does not have it.
     * `payments.customers.api_search`, Document 1, Endpoints, Payments operations.
     */
    readonly api_search: RequiredCall<CustomersApiSearchParams, UnpagedList<CustomersApiSearchRecord, CustomersApiSearchMeta>>;
  };
  /** Statements of what customers owe. */
  readonly invoices: {
    /**
     * Lists invoices.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.invoices.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<InvoicesListParams, InvoicesListRecord, Page<InvoicesListRecord, InvoicesListMeta>>;
    /**
     * Returns an invoice.
     * `payments.invoices.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: RequiredCall<InvoicesGetParams, InvoicesGetRecord>;
    /**
     * Searches invoices.
     * Pages are asked for with `page`; `.all()` walks them.
     * `payments.invoices.api_search`, Document 1, Endpoints, Payments operations.
     */
    readonly api_search: RequiredPagedCall<InvoicesApiSearchParams, Invoice, WrappedPage<Invoice, { [key: string]: unknown }, InvoicesApiSearchRecord>>;
  };
  /** Tries to take money from payment methods. */
  readonly charges: {
    /**
     * Lists charges.
     * Newest first.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.charges.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<ChargesListParams, ChargesListRecord, Page<ChargesListRecord, ChargesListMeta>>;
    /**
     * Returns a charge.
     * `payments.charges.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: RequiredCall<ChargesGetParams, ChargesGetRecord>;
    /**
     * Searches charges.
     * Pages are asked for with `page`; `.all()` walks them.
     * `payments.charges.api_search`, Document 1, Endpoints, Payments operations.
     */
    readonly api_search: RequiredPagedCall<ChargesApiSearchParams, Charge, WrappedPage<Charge, { [key: string]: unknown }, ChargesApiSearchRecord>>;
  };
  /** Standing orders of customers. */
  readonly subscriptions: {
    /**
     * Lists subscriptions. Without `status` they are those that are not canceled.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.subscriptions.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<SubscriptionsListParams, SubscriptionsListRecord, Page<SubscriptionsListRecord, SubscriptionsListMeta>>;
    /**
     * Returns a subscription.
     * `payments.subscriptions.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: RequiredCall<SubscriptionsGetParams, SubscriptionsGetRecord>;
    /**
     * Searches subscriptions.
     * Pages are asked for with `page`; `.all()` walks them.
     * `payments.subscriptions.api_search`, Document 1, Endpoints, Payments operations.
     */
    readonly api_search: RequiredPagedCall<SubscriptionsApiSearchParams, Subscription, WrappedPage<Subscription, { [key: string]: unknown }, SubscriptionsApiSearchRecord>>;
  };
  /** Money that is given back for charges. */
  readonly refunds: {
    /**
     * Lists refunds.
     * Newest first.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.refunds.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<RefundsListParams, RefundsListRecord, Page<RefundsListRecord, RefundsListMeta>>;
    /**
     * Refunds a charge that exists and is not yet refunded. The caller names the charge or its payment intent.
     * `payments.refunds.create`, Document 1, Endpoints, Payments operations.
     */
    readonly create: RequiredCall<RefundsCreateParams, RefundsCreateRecord>;
    /**
     * Returns a refund.
     * `payments.refunds.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: RequiredCall<RefundsGetParams, RefundsGetRecord>;
  };
  /** What the account sells. */
  readonly products: {
    /**
     * Lists products.
     * Newest first.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.products.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<ProductsListParams, ProductsListRecord, Page<ProductsListRecord, ProductsListMeta>>;
    /**
     * Makes a new product.
     * `payments.products.create`, Document 1, Endpoints, Payments operations.
     */
    readonly create: OptionalCall<ProductsCreateParams, ProductsCreateRecord>;
    /**
     * Returns a product.
     * `payments.products.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: OptionalCall<ProductsGetParams, ProductsGetRecord>;
    /**
     * Changes a product.
     * `payments.products.update`, Document 1, Endpoints, Payments operations.
     */
    readonly update: OptionalCall<ProductsUpdateParams, ProductsUpdateRecord>;
    /**
     * Deletes a product.
     * `payments.products.delete`, Document 1, Endpoints, Payments operations.
     */
    readonly delete: OptionalCall<ProductsDeleteParams, ProductsDeleteRecord>;
    /**
     * Searches products.
     * Cannot be paged: A next page is asked for with `next_page` of the previous answer, which the assumed Meta
     * does not have.
     * `payments.products.api_search`, Document 1, Endpoints, Payments operations.
     */
    readonly api_search: OptionalCall<ProductsApiSearchParams, UnpagedList<ProductsApiSearchRecord, ProductsApiSearchMeta>>;
  };
  /** Money of the account at the provider. */
  readonly balance: {
    /**
     * Returns the balance of the account. The provider's public API takes no parameters.
     * `payments.balance.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: OptionalCall<BalanceGetParams, BalanceGetRecord>;
  };
  /** Movements of money on the account's balance. */
  readonly balance_transactions: {
    /**
     * Lists balance transactions.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.balance_transactions.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<BalanceTransactionsListParams, BalanceTransactionsListRecord, Page<BalanceTransactionsListRecord, BalanceTransactionsListMeta>>;
    /**
     * Returns a balance transaction.
     * `payments.balance_transactions.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: OptionalCall<BalanceTransactionsGetParams, BalanceTransactionsGetRecord>;
  };
  /** What is to be paid and how far the payment has come. */
  readonly payment_intents: {
    /**
     * Lists payment intents.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.payment_intents.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<PaymentIntentsListParams, PaymentIntentsListRecord, Page<PaymentIntentsListRecord, PaymentIntentsListMeta>>;
    /**
     * Returns a payment intent.
     * `payments.payment_intents.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: OptionalCall<PaymentIntentsGetParams, PaymentIntentsGetRecord>;
    /**
     * Searches payment intents.
     * Cannot be paged: A next page is asked for with `next_page` of the previous answer, which the assumed Meta
     * does not have.
     * `payments.payment_intents.api_search`, Document 1, Endpoints, Payments operations.
     */
    readonly api_search: OptionalCall<PaymentIntentsApiSearchParams, UnpagedList<PaymentIntentsApiSearchRecord, PaymentIntentsApiSearchMeta>>;
  };
  /** Complaints of payers about charges. */
  readonly disputes: {
    /**
     * Lists disputes.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.disputes.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<DisputesListParams, DisputesListRecord, Page<DisputesListRecord, DisputesListMeta>>;
    /**
     * Returns a dispute.
     * `payments.disputes.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: RequiredCall<DisputesGetParams, DisputesGetRecord>;
  };
  /** Money that is sent from the balance to external accounts. */
  readonly payouts: {
    /**
     * Lists payouts.
     * Newest first.
     * Pages are asked for with `starting_after`; `.all()` walks them.
     * `payments.payouts.list`, Document 1, Endpoints, Payments operations.
     */
    readonly list: OptionalPagedCall<PayoutsListParams, PayoutsListRecord, Page<PayoutsListRecord, PayoutsListMeta>>;
    /**
     * Returns a payout.
     * `payments.payouts.get`, Document 1, Endpoints, Payments operations.
     */
    readonly get: RequiredCall<PayoutsGetParams, PayoutsGetRecord>;
  };
}
