// @generated from spec/connectors/payments.yaml by connector-gateway-spec. Do not edit.
import type { AtLeastOneOf } from "../runtime/at_least_one_of.js";
import type {
  CallById,
  ConnectorDefinition,
  Execute,
  OpenCallOptions,
  OptionalCall,
  OptionalPagedCall,
  Page,
  RequiredCall,
  RequiredPagedCall,
  UncheckedConnector,
  UnpagedList,
  WrappedPage,
} from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { Guard, Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.types.js";

/**
 * Range of timestamps in Unix seconds. Each bound is optional.
 * Document 1, Endpoints, Payments operations.
 */
export interface Interval {
  /** Exclusive lower bound in Unix seconds. Integer. */
  gt?: number | undefined;
  /** Inclusive lower bound in Unix seconds. Integer. */
  gte?: number | undefined;
  /** Exclusive upper bound in Unix seconds. Integer. */
  lt?: number | undefined;
  /** Inclusive upper bound in Unix seconds. Integer. */
  lte?: number | undefined;
}

/**
 * Filter by automatic tax settings.
 * Document 1, Endpoints, Payments operations.
 */
export interface AutomaticTax {
  /** Whether automatic tax calculation is enabled. */
  enabled?: boolean | undefined;
}

/**
 * Postal address in parts, all of which are optional.
 * Assumed: The document does not show it. The provider's public API accepts these parts of an address.
 * Document 1, Endpoints, Payments operations.
 */
export type PostalAddress = {
  /** First line of the street address. */
  line1?: string | undefined;
  /** Second line of the street address. */
  line2?: string | undefined;
  /** City or town. */
  city?: string | undefined;
  /** State or province. */
  state?: string | undefined;
  /** Postal or ZIP code. */
  postal_code?: string | undefined;
  /** Country as a two-letter ISO 3166-1 code. */
  country?: string | undefined;
};

/**
 * A product feature that is highlighted to buyers.
 * Assumed: The document does not show it. The provider's public API accepts an object with a name.
 * Document 1, Endpoints, Payments operations.
 */
export type MarketingFeature = {
  /** Name of the feature. */
  name?: string | undefined;
};

/**
 * Dimensions and weight of the product when packed for shipping.
 * Assumed: The document does not show it. The provider's public API accepts these four numbers.
 * Document 1, Endpoints, Payments operations.
 */
export type PackageDimensions = {
  /** Height of the package in inches. */
  height?: number | undefined;
  /** Length of the package in inches. */
  length?: number | undefined;
  /** Weight of the package in ounces. */
  weight?: number | undefined;
  /** Width of the package in inches. */
  width?: number | undefined;
} & object;

/**
 * A person or business that buys from the account.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Customer {
  /** Id of the customer. */
  id: string;
  /** Type of the record. */
  object: "customer";
  /** Postal address of the customer. */
  address?: Address | null;
  /**
   * Amount carried over to the next invoice, in the smallest currency unit (for example cents); negative if the
   * customer has credit. Integer.
   */
  balance: number;
  /** Name of the customer's business. */
  business_name?: string | null;
  /** Funds that the customer has paid in and that have not been applied to a payment yet. */
  cash_balance?: CashBalance | null;
  /** When the customer was created, in Unix seconds. Integer. */
  created: number;
  /** Currency in which the customer is billed, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Id of the account that represents the customer. */
  customer_account?: string | null;
  /** Currency used when none is specified, as a three-letter ISO 4217 code in lowercase. */
  default_currency?: string | null;
  /** Id of the default payment source. */
  default_source?: string | null;
  /** Whether a payment of the customer has failed or is overdue. */
  delinquent?: boolean | null;
  /** Free-form description of the customer. */
  description?: string | null;
  /** Discount currently applied to the customer. */
  discount?: Discount | null;
  /** Email address of the customer. */
  email?: string | null;
  /** Name of the person, if the customer is an individual. */
  individual_name?: string | null;
  /** Credit that applies to the customer's next invoices, by currency. Each value: integer. */
  invoice_credit_balance: { [key: string]: number };
  /** Prefix of the customer's invoice numbers. */
  invoice_prefix?: string | null;
  /** Default settings for the customer's invoices. */
  invoice_settings: CustomerInvoiceSettings;
  /** `true` in live mode, `false` in test mode. */
  livemode: boolean;
  /** Custom key-value pairs attached to the customer. */
  metadata: { [key: string]: string };
  /** Full name of the person or business. */
  name?: string | null;
  /** Sequence number of the customer's next invoice, appended to the prefix. Integer. */
  next_invoice_sequence?: number | null;
  /** Phone number of the customer. */
  phone?: string | null;
  /** Languages that the customer prefers, as locale codes with the most preferred first. */
  preferred_locales?: string[] | null;
  /** Shipping name and address of the customer. */
  shipping?: ShippingDetails | null;
  /** Payment sources of the customer. */
  sources?: PaymentSourceList | null;
  /** Current subscriptions of the customer. */
  subscriptions?: SubscriptionList | null;
  /** Tax exemption status, such as `none`, `exempt` or `reverse`. */
  tax_exempt?: string | null;
  /** Id of the test clock that the customer belongs to. */
  test_clock?: string | null;
}

/** `payments.records.Customer` */
export declare const customer: Validator<Customer>;

export declare const isCustomer: Guard<Customer>;

/**
 * Confirmation that a customer was deleted.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface CustomerDeleteResult {
  /** Id of the deleted customer. */
  id: string;
  /** Type of the deleted record. */
  object: "customer";
  /** Whether the customer was deleted. */
  deleted: boolean;
}

/** `payments.records.CustomerDeleteResult` */
export declare const customerDeleteResult: Validator<CustomerDeleteResult>;

export declare const isCustomerDeleteResult: Guard<CustomerDeleteResult>;

/**
 * A bill issued to a customer.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Invoice {
  /** Id of the invoice. */
  id: string;
  /** Type of the record. */
  object: "invoice";
  /** Country of the business that issues the invoice, as a two-letter ISO 3166-1 code. */
  account_country?: string | null;
  /** Public name of the business that issues the invoice. */
  account_name?: string | null;
  /** Tax ids of the business that issues the invoice. */
  account_tax_ids?: string[] | null;
  /** Amount due, in the smallest currency unit (for example cents). Integer. */
  amount_due: number;
  /** Amount paid in excess of the amount due, in the smallest currency unit (for example cents). Integer. */
  amount_overpaid: number;
  /** Amount paid so far, in the smallest currency unit (for example cents). Integer. */
  amount_paid: number;
  /** Amount still to be paid, in the smallest currency unit (for example cents). Integer. */
  amount_remaining: number;
  /** Total shipping cost, in the smallest currency unit (for example cents). Integer. */
  amount_shipping: number;
  /** Id of the application that created the invoice. */
  application?: string | null;
  /**
   * Fee that the application collects when the invoice is paid, in the smallest currency unit (for example
   * cents). Integer.
   */
  application_fee_amount?: number | null;
  /** Number of payment attempts made so far. Integer. */
  attempt_count: number;
  /** Whether payment has been attempted. */
  attempted: boolean;
  /** Whether the provider finalizes the invoice and collects payment automatically. */
  auto_advance: boolean;
  /** Settings and latest result of automatic tax calculation. */
  automatic_tax: InvoiceAutomaticTax;
  /** When the invoice is scheduled to be finalized automatically, in Unix seconds. Integer. */
  automatically_finalizes_at?: number | null;
  /** Reason the invoice was created, such as `subscription_cycle` or `manual`. */
  billing_reason?: string | null;
  /** Id of the latest charge for the invoice. */
  charge?: string | null;
  /** How payment is collected. */
  collection_method: "charge_automatically" | "send_invoice";
  /**
   * Client secret for confirming the payment of the invoice.
   * A secret: messages and logs never show it.
   */
  confirmation_secret?: ConfirmationSecret | null;
  /** When the invoice was created, in Unix seconds. Integer. */
  created: number;
  /** Currency of all amounts on the invoice, as a three-letter ISO 4217 code in lowercase. */
  currency: string;
  /** Custom fields displayed on the invoice. */
  custom_fields?: NamedValue[] | null;
  /** Id of the customer being billed. */
  customer: string;
  /** Id of the account that represents the customer. */
  customer_account?: string | null;
  /** Address of the customer, frozen when the invoice is finalized. */
  customer_address?: Address | null;
  /** Email address of the customer, frozen when the invoice is finalized. */
  customer_email?: string | null;
  /** Name of the customer, frozen when the invoice is finalized. */
  customer_name?: string | null;
  /** Phone number of the customer, frozen when the invoice is finalized. */
  customer_phone?: string | null;
  /** Shipping name and address of the customer, frozen when the invoice is finalized. */
  customer_shipping?: ShippingDetails | null;
  /** Tax exemption status of the customer, frozen when the invoice is finalized. */
  customer_tax_exempt?: string | null;
  /** Tax ids of the customer, frozen when the invoice is finalized. */
  customer_tax_ids?: CustomerTaxId[] | null;
  /** Id of the default payment method for the invoice. */
  default_payment_method?: string | null;
  /** Id of the default payment source for the invoice. */
  default_source?: string | null;
  /** Tax rates applied to line items that have none of their own. */
  default_tax_rates: TaxRate[];
  /** Free-form description of the invoice. */
  description?: string | null;
  /** Discount applied to the invoice. */
  discount?: Discount | null;
  /** Ids of the discounts applied to the invoice. */
  discounts: string[];
  /** When payment is due, in Unix seconds. Integer. */
  due_date?: number | null;
  /** Date of issue shown on the invoice, in Unix seconds. Integer. */
  effective_at?: number | null;
  /**
   * Customer balance after the invoice was finalized, in the smallest currency unit (for example cents).
   * Integer.
   */
  ending_balance?: number | null;
  /** Footer text displayed on the invoice. */
  footer?: string | null;
  /** Invoice that this one was created from. */
  from_invoice?: FromInvoice | null;
  /** URL of the hosted page where the customer can view and pay the invoice. */
  hosted_invoice_url?: string | null;
  /** URL of the invoice as a PDF file. */
  invoice_pdf?: string | null;
  /** Account that issues the invoice. */
  issuer: AccountReference;
  /** Error of the latest failed attempt to finalize the invoice. */
  last_finalization_error?: FinalizationError | null;
  /** Id of the latest revision of the invoice. */
  latest_revision?: string | null;
  /** Line items of the invoice. */
  lines: InvoiceLineList;
  /** `true` in live mode, `false` in test mode. */
  livemode: boolean;
  /** Custom key-value pairs attached to the invoice. */
  metadata: { [key: string]: string };
  /** When payment is next attempted, in Unix seconds. Integer. */
  next_payment_attempt?: number | null;
  /** Invoice number displayed to the customer. */
  number?: string | null;
  /** Id of the account on whose behalf the invoice is issued. */
  on_behalf_of?: string | null;
  /** Whether the invoice has been paid. */
  paid?: boolean | null;
  /** Whether the invoice was paid outside the provider. */
  paid_out_of_band?: boolean | null;
  /** Subscription or quote that generated the invoice. */
  parent?: InvoiceParent | null;
  /** Id of the payment intent for the invoice. */
  payment_intent?: string | null;
  /** Payment settings of the invoice, such as the allowed payment method types. */
  payment_settings: InvoicePaymentSettings;
  /** Payments made for the invoice. */
  payments: InvoicePaymentList;
  /** End of the period in which items were added to the invoice, in Unix seconds. Integer. */
  period_end: number;
  /** Start of the period in which items were added to the invoice, in Unix seconds. Integer. */
  period_start: number;
  /** Total of all credit notes issued after payment, in the smallest currency unit (for example cents). Integer. */
  post_payment_credit_notes_amount: number;
  /** Total of all credit notes issued before payment, in the smallest currency unit (for example cents). Integer. */
  pre_payment_credit_notes_amount: number;
  /** Id of the quote that the invoice was created from. */
  quote?: string | null;
  /** Number shown on receipts for the invoice. */
  receipt_number?: string | null;
  /** Settings for rendering the invoice PDF, such as its template. */
  rendering?: InvoiceRendering | null;
  /** Options for rendering the invoice PDF, such as whether amounts include tax. */
  rendering_options?: InvoiceRenderingOptions | null;
  /** Details of the shipping cost, including taxes. */
  shipping_cost?: ShippingCost | null;
  /** Shipping name and address shown on the invoice. */
  shipping_details?: ShippingDetails | null;
  /**
   * Customer balance before the invoice was finalized, in the smallest currency unit (for example cents).
   * Integer.
   */
  starting_balance: number;
  /** Text shown on the customer's bank or card statement. */
  statement_descriptor?: string | null;
  /**
   * Status of the invoice. Known values: `draft`, `open`, `paid`, `uncollectible`, `void`.
   * Document 1, States and transitions.
   */
  status?: "draft" | "open" | "paid" | "uncollectible" | "void" | (string & {}) | null;
  /** Times at which the invoice was finalized, paid, voided or marked uncollectible. */
  status_transitions: InvoiceStatusTransitions;
  /** Id of the subscription that the invoice belongs to. */
  subscription?: string | null;
  /** Details of the subscription as of the time of the invoice. */
  subscription_details?: InvoiceSubscriptionDetails | null;
  /**
   * Total of all line items before discounts and taxes, in the smallest currency unit (for example cents).
   * Integer.
   */
  subtotal: number;
  /** Subtotal without any tax, in the smallest currency unit (for example cents). Integer. */
  subtotal_excluding_tax?: number | null;
  /** Total tax, in the smallest currency unit (for example cents). Integer. */
  tax?: number | null;
  /** Id of the test clock that the invoice belongs to. */
  test_clock?: string | null;
  /** Billing threshold that triggered the invoice. */
  threshold_reason?: ThresholdReason | null;
  /** Total after discounts and taxes, in the smallest currency unit (for example cents). Integer. */
  total: number;
  /** Amount of each discount applied to the invoice. */
  total_discount_amounts?: DiscountAmount[] | null;
  /** Total without any tax, in the smallest currency unit (for example cents). Integer. */
  total_excluding_tax?: number | null;
  /** Amount of each credit applied before tax, such as a discount. */
  total_pretax_credit_amounts?: PretaxCredit[] | null;
  /** Amount of tax for each tax rate. */
  total_tax_amounts?: TaxRateAmount[] | null;
  /** Amount of each tax on the invoice. */
  total_taxes?: TaxAmount[] | null;
  /** Account that receives the payment, and the amount transferred to it. */
  transfer_data?: InvoiceTransferData | null;
  /** When all webhooks about the invoice were delivered, in Unix seconds. Integer. */
  webhooks_delivered_at?: number | null;
}

/** `payments.records.Invoice` */
export declare const invoice: Validator<Invoice>;

export declare const isInvoice: Guard<Invoice>;

/**
 * A single attempt to take money from a payment method.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Charge {
  /** Id of the charge. */
  id: string;
  /** Type of the record. */
  object: "charge";
  /** When the charge was created, in Unix seconds. Integer. */
  created: number;
  /** `true` in live mode, `false` in test mode. */
  livemode: boolean;
  /** Amount charged, in the smallest currency unit (for example cents). Integer. */
  amount: number;
  /** Amount captured so far, in the smallest currency unit (for example cents). Integer. */
  amount_captured: number;
  /** Amount refunded so far, in the smallest currency unit (for example cents). Integer. */
  amount_refunded: number;
  /** History of changes to the amount. */
  amount_updates?: unknown[] | null;
  /** Id of the application that created the charge. */
  application?: string | null;
  /** Id of the application fee for the charge. */
  application_fee?: string | null;
  /** Application fee requested for the charge, in the smallest currency unit (for example cents). Integer. */
  application_fee_amount?: number | null;
  /** Complete text shown on the customer's statement, with prefix and suffix combined. */
  calculated_statement_descriptor?: string | null;
  /** Currency of the charge, as a three-letter ISO 4217 code in lowercase. */
  currency: string;
  /** Id of the customer being charged. */
  customer?: string | null;
  /** Free-form description of the charge. */
  description?: string | null;
  /** Id of the account that receives the funds. */
  destination?: string | null;
  /** Id of the dispute about the charge. */
  dispute?: string | null;
  /** Whether the charge has been disputed. */
  disputed: boolean;
  /** Id of the balance transaction that reverses a failed charge. */
  failure_balance_transaction?: string | null;
  /** Machine-readable code for why the charge failed. */
  failure_code?: string | null;
  /** Why the charge failed, in words. */
  failure_message?: string | null;
  /** Fraud assessments of the charge by the account and by the provider. */
  fraud_details?: FraudDetails | null;
  /** Id of the invoice that the charge pays. */
  invoice?: string | null;
  /** Id of the account on whose behalf the charge was made. */
  on_behalf_of?: string | null;
  /** Id of the order that the charge pays. */
  order?: string | null;
  /** Result of the risk check and the response of the payment network. */
  outcome?: ChargeOutcome | null;
  /** Whether the charge succeeded or was authorized for later capture. */
  paid: boolean;
  /** Id of the payment intent that the charge belongs to. */
  payment_intent?: string | null;
  /** Id of the payment method that was charged. */
  payment_method?: string | null;
  /** Details of the payment method at the time of the charge. */
  payment_method_details?: ChargePaymentMethodDetails | null;
  /** Amount and currency shown to the customer. */
  presentment_details?: PresentmentDetails | null;
  /** Email address to which the receipt is sent. */
  receipt_email?: string | null;
  /** Number shown on the receipt. */
  receipt_number?: string | null;
  /** URL of the receipt. */
  receipt_url?: string | null;
  /** Whether the charge has been fully refunded. */
  refunded: boolean;
  /** Refunds of the charge. */
  refunds?: RefundList | null;
  /** Id of the fraud review of the charge. */
  review?: string | null;
  /** Shipping name and address for the purchase. */
  shipping?: ShippingDetails | null;
  /** Payment source that was charged. */
  source?: PaymentSource | null;
  /** Id of the transfer that created the charge, if it came from another account. */
  source_transfer?: string | null;
  /** Text shown on the customer's bank or card statement. */
  statement_descriptor?: string | null;
  /** Text appended to the account's statement descriptor prefix. */
  statement_descriptor_suffix?: string | null;
  /**
   * Status of the charge.
   * Document 1, States and transitions.
   */
  status: "succeeded" | "pending" | "failed";
  /** Account that receives the funds, and the amount transferred to it. */
  transfer_data?: ChargeTransferData | null;
  /** Label that groups the charge with related transfers. */
  transfer_group?: string | null;
  /** Whether the amount was captured rather than only authorized. */
  captured: boolean;
  /** Id of the balance transaction for the charge. */
  balance_transaction?: string | null;
  /** Name, email address, phone number and address of the payer. */
  billing_details: BillingDetails;
  /** Custom key-value pairs attached to the charge. */
  metadata: { [key: string]: string };
  /** Fraud detection settings for the charge. */
  radar_options?: RadarOptions | null;
}

/** `payments.records.Charge` */
export declare const charge: Validator<Charge>;

export declare const isCharge: Guard<Charge>;

/**
 * An agreement to bill a customer on a recurring basis.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Subscription {
  /** Id of the subscription. */
  id: string;
  /** Type of the record. */
  object: "subscription";
  /** Id of the application that created the subscription. */
  application?: string | null;
  /** Share of each invoice total that goes to the application, as a percentage from 0 to 100. */
  application_fee_percent?: number | null;
  /** Automatic tax settings of the subscription. */
  automatic_tax: SubscriptionAutomaticTax;
  /** Reference time with which billing periods are aligned, in Unix seconds. Integer. */
  billing_cycle_anchor: number;
  /** Day and time with which billing periods are aligned. */
  billing_cycle_anchor_config?: BillingCycleAnchorConfig | null;
  /** Rules for calculating prorations and invoices. */
  billing_mode: BillingMode;
  /** Thresholds at which an invoice is created before the billing period ends. */
  billing_thresholds?: BillingThresholds | null;
  /** When the subscription is scheduled to be canceled, in Unix seconds. Integer. */
  cancel_at?: number | null;
  /** Whether the subscription will be canceled at the end of the current billing period. */
  cancel_at_period_end: boolean;
  /** When the subscription was canceled, in Unix seconds. Integer. */
  canceled_at?: number | null;
  /** Reason and feedback for the cancellation. */
  cancellation_details?: CancellationDetails | null;
  /** How payment is collected. */
  collection_method: "charge_automatically" | "send_invoice";
  /** When the subscription was created, in Unix seconds. Integer. */
  created: number;
  /** Currency of the subscription, as a three-letter ISO 4217 code in lowercase. */
  currency: string;
  /** Id of the customer who is subscribed. */
  customer: string;
  /** Id of the account that represents the customer. */
  customer_account?: string | null;
  /** Number of days that the customer has to pay an invoice. Integer. */
  days_until_due?: number | null;
  /** Id of the default payment method for the subscription. */
  default_payment_method?: string | null;
  /** Id of the default payment source for the subscription. */
  default_source?: string | null;
  /** Tax rates applied to items that have none of their own. */
  default_tax_rates?: TaxRate[] | null;
  /** Free-form description of the subscription. */
  description?: string | null;
  /** Ids of the discounts applied to the subscription. */
  discounts: string[];
  /** When the subscription ended, in Unix seconds. Integer. */
  ended_at?: number | null;
  /** Settings for the subscription's invoices. */
  invoice_settings: SubscriptionInvoiceSettings;
  /** Items of the subscription, each with a price and a quantity. */
  items: SubscriptionItemList;
  /** Id of the latest invoice of the subscription. */
  latest_invoice?: string | null;
  /** `true` in live mode, `false` in test mode. */
  livemode: boolean;
  /** Custom key-value pairs attached to the subscription. */
  metadata: { [key: string]: string };
  /** When pending invoice items are next billed, in Unix seconds. Integer. */
  next_pending_invoice_item_invoice?: number | null;
  /** Id of the account on whose behalf the subscription is billed. */
  on_behalf_of?: string | null;
  /** How payment collection is paused, if at all. */
  pause_collection?: PauseCollection | null;
  /** Payment settings for the subscription's invoices. */
  payment_settings?: SubscriptionPaymentSettings | null;
  /**
   * Status of the subscription.
   * Document 1, States and transitions.
   */
  status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused";
  /** Start of the current billing period, in Unix seconds. Integer. */
  current_period_start: number;
  /** End of the current billing period, in Unix seconds. Integer. */
  current_period_end: number;
  /** When the subscription started, in Unix seconds. Integer. */
  start_date: number;
  /** Start of the trial period, in Unix seconds. Integer. */
  trial_start?: number | null;
  /** End of the trial period, in Unix seconds. Integer. */
  trial_end?: number | null;
  /** Discount applied to the subscription. */
  discount?: Discount | null;
  /** Plan of a subscription with a single item. */
  plan?: Plan | null;
  /** Quantity of a subscription with a single item. Integer. */
  quantity?: number | null;
  /** Id of the schedule that manages the subscription. */
  schedule?: string | null;
  /** Id of the test clock that the subscription belongs to. */
  test_clock?: string | null;
  /** Account that receives the payments, and the share transferred to it. */
  transfer_data?: SubscriptionTransferData | null;
  /** Settings of the trial period, such as what happens when it ends. */
  trial_settings?: TrialSettings | null;
  /** How often pending invoice items are billed. */
  pending_invoice_item_interval?: PendingInvoiceItemInterval | null;
  /** Id of the setup intent that collects a payment method. */
  pending_setup_intent?: string | null;
  /** Changes that take effect once their payment succeeds. */
  pending_update?: PendingUpdate | null;
}

/** `payments.records.Subscription` */
export declare const subscription: Validator<Subscription>;

export declare const isSubscription: Guard<Subscription>;

/**
 * Money returned to a customer for a charge.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Refund {
  /** Id of the refund. */
  id: string;
  /** Type of the record. */
  object: "refund";
  /** Amount refunded, in the smallest currency unit (for example cents). Integer. */
  amount: number;
  /** Id of the balance transaction for the refund. */
  balance_transaction?: string | null;
  /** Id of the charge that was refunded. */
  charge?: string | null;
  /** When the refund was created, in Unix seconds. Integer. */
  created: number;
  /** Currency of the refund, as a three-letter ISO 4217 code in lowercase. */
  currency: string;
  /** Free-form description of the refund. */
  description?: string | null;
  /** Details of where the refund is sent, by type of payment method. */
  destination_details?: RefundDestinationDetails | null;
  /** Id of the balance transaction that reverses a failed refund. */
  failure_balance_transaction?: string | null;
  /** Why the refund failed. */
  failure_reason?: string | null;
  /** Email address to which refund instructions are sent. */
  instructions_email?: string | null;
  /** Custom key-value pairs attached to the refund. */
  metadata?: { [key: string]: string } | null;
  /** Action required before the refund can continue. */
  next_action?: RefundNextAction | null;
  /** Id of the payment intent that was refunded. */
  payment_intent?: string | null;
  /** Why the refund is pending. */
  pending_reason?: string | null;
  /** Reason for the refund, such as `requested_by_customer`. */
  reason?: string | null;
  /** Number shown on the receipt for the refund. */
  receipt_number?: string | null;
  /** Id of the transfer reversal, if the charge came from another account. */
  source_transfer_reversal?: string | null;
  /**
   * Status of the refund.
   * Not shown: The possible values.
   * Document 1, States and transitions.
   */
  status?: string | null;
  /** Id of the reversal of the transfer to the connected account. */
  transfer_reversal?: string | null;
}

/** `payments.records.Refund` */
export declare const refund: Validator<Refund>;

export declare const isRefund: Guard<Refund>;

/**
 * A good or service that the account sells.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Product {
  /** Id of the product. */
  id: string;
  /** Type of the record. */
  object: "product";
  /** Whether the product is available for purchase. */
  active: boolean;
  /** Names of the attributes that distinguish variants of the product, such as its size. */
  attributes: string[];
  /** When the product was created, in Unix seconds. Integer. */
  created: number;
  /** Id of the default price. */
  default_price?: string | null;
  /** Description of the product. */
  description?: string | null;
  /** Features of the product. */
  features: ProductFeature[];
  /** URLs of images of the product. */
  images: string[];
  /** `true` in live mode, `false` in test mode. */
  livemode: boolean;
  /** Features highlighted to buyers. */
  marketing_features: ProductFeature[];
  /** Custom key-value pairs attached to the product. */
  metadata: { [key: string]: string };
  /** Product name shown to buyers. */
  name: string;
  /** Dimensions in inches and weight in ounces of the product when packed for shipping. */
  package_dimensions?: ProductDimensions | null;
  /** Whether the product is shipped as physical goods. */
  shippable?: boolean | null;
  /** Text shown on the customer's bank or card statement. */
  statement_descriptor?: string | null;
  /** Id of the tax code that determines how the product is taxed. */
  tax_code?: string | null;
  /** Whether the product is a good or a service. */
  type: "good" | "service";
  /** Label for one unit of the product, such as `seat`. */
  unit_label?: string | null;
  /** When the product was last updated, in Unix seconds. Integer. */
  updated: number;
  /** URL of a web page about the product. */
  url?: string | null;
}

/** `payments.records.Product` */
export declare const product: Validator<Product>;

export declare const isProduct: Guard<Product>;

/**
 * Confirmation that a product was deleted.
 * Assumed: The document does not show the result. The provider's public API returns the same shape as for a
 * deleted customer.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface ProductDeleteResult {
  /** Id of the deleted product. */
  id?: string;
  /** Type of the deleted record. */
  object?: "product";
  /** Whether the product was deleted. */
  deleted?: boolean;
}

/** `payments.records.ProductDeleteResult` */
export declare const productDeleteResult: Validator<ProductDeleteResult>;

export declare const isProductDeleteResult: Guard<ProductDeleteResult>;

/**
 * Funds that the account holds with the provider.
 * Assumed: The document does not show the fields. They are taken from the provider's public API reference.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Balance {
  /** Type of the record. */
  object?: "balance";
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean;
  /** Funds available for payout, with one entry per currency. */
  available?: BalanceAmount[];
  /** Funds held in reserve for connected accounts, with one entry per currency. */
  connect_reserved?: BalanceAmount[] | null;
  /** Funds available for instant payout, with one entry per currency. */
  instant_available?: InstantBalanceAmount[] | null;
  /** Funds for cards that the account issues. */
  issuing?: IssuingBalance | null;
  /** Funds that are not available for payout yet, with one entry per currency. */
  pending?: BalanceAmount[];
  /** Funds set aside to cover refunds and disputes. */
  refund_and_dispute_prefunding?: PrefundingBalance | null;
}

/** `payments.records.Balance` */
export declare const balance: Validator<Balance>;

export declare const isBalance: Guard<Balance>;

/**
 * A movement of funds on the account balance.
 * Assumed: The document does not show the fields. They are taken from the provider's public API reference.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface BalanceTransaction {
  /** Id of the balance transaction. */
  id?: string;
  /** Type of the record. */
  object?: "balance_transaction";
  /**
   * Gross amount before fees, in the smallest currency unit (for example cents); negative if funds leave the
   * balance. Integer.
   */
  amount?: number;
  /** When the net amount becomes available, in Unix seconds. Integer. */
  available_on?: number;
  /** Balance that the transaction affects, such as `payments` or `issuing`. */
  balance_type?: string;
  /** When the balance transaction was created, in Unix seconds. Integer. */
  created?: number;
  /** Currency of all amounts in the transaction, as a three-letter ISO 4217 code in lowercase. */
  currency?: string;
  /** Free-form description of the transaction. */
  description?: string | null;
  /** Exchange rate used to convert the amount, if it was in another currency. */
  exchange_rate?: number | null;
  /** Total of all fees, in the smallest currency unit (for example cents). Integer. */
  fee?: number;
  /** Breakdown of the fees. */
  fee_details?: FeeDetail[];
  /** Net amount after fees, in the smallest currency unit (for example cents). Integer. */
  net?: number;
  /** Category of the transaction in accounting reports. */
  reporting_category?: string;
  /** Id of the record that caused the transaction, such as a charge or a payout. */
  source?: string | null;
  /** Whether the net amount is `available` or still `pending`. */
  status?: string;
  /** Type of the transaction, such as `charge`, `refund` or `payout`. */
  type?: string;
}

/** `payments.records.BalanceTransaction` */
export declare const balanceTransaction: Validator<BalanceTransaction>;

export declare const isBalanceTransaction: Guard<BalanceTransaction>;

/**
 * A payment to be collected from a customer, tracked until it completes.
 * Assumed: The document does not show the fields. They are taken from the provider's public API reference.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface PaymentIntent {
  /** Id of the payment intent. */
  id?: string;
  /** Type of the record. */
  object?: "payment_intent";
  /** Amount to collect, in the smallest currency unit (for example cents). Integer. */
  amount?: number;
  /** Amount that is authorized and can be captured, in the smallest currency unit (for example cents). Integer. */
  amount_capturable?: number;
  /** Amount collected so far, in the smallest currency unit (for example cents). Integer. */
  amount_received?: number;
  /** Id of the application that created the payment intent. */
  application?: string | null;
  /** Application fee requested for the payment, in the smallest currency unit (for example cents). Integer. */
  application_fee_amount?: number | null;
  /** When the amount is captured, such as `automatic` or `manual`. */
  capture_method?: string;
  /**
   * Client secret for completing the payment from a browser or app.
   * A secret: messages and logs never show it.
   */
  client_secret?: string | null;
  /** How the payment is confirmed, such as `automatic` or `manual`. */
  confirmation_method?: string;
  /** When the payment intent was created, in Unix seconds. Integer. */
  created?: number;
  /** Currency of the payment, as a three-letter ISO 4217 code in lowercase. */
  currency?: string;
  /** Id of the customer who pays. */
  customer?: string | null;
  /** Free-form description of the payment. */
  description?: string | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean;
  /** Custom key-value pairs attached to the payment intent. */
  metadata?: { [key: string]: string };
  /** Id of the payment method used for the payment. */
  payment_method?: string | null;
  /** Types of payment method that the payment accepts, such as `card`. */
  payment_method_types?: string[];
  /** Status of the payment, such as `requires_payment_method` or `succeeded`. */
  status?: string;
}

/** `payments.records.PaymentIntent` */
export declare const paymentIntent: Validator<PaymentIntent>;

export declare const isPaymentIntent: Guard<PaymentIntent>;

/**
 * A payer's challenge to a charge, raised with their bank.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Dispute {
  /** Id of the dispute. */
  id: string;
  /** Type of the record. */
  object: "dispute";
  /** Disputed amount, in the smallest currency unit (for example cents). Integer. */
  amount: number;
  /** Balance transactions caused by the dispute. */
  balance_transactions: PartialBalanceTransaction[];
  /** Id of the disputed charge. */
  charge: string;
  /** When the dispute was created, in Unix seconds. Integer. */
  created: number;
  /** Currency of the disputed amount, as a three-letter ISO 4217 code in lowercase. */
  currency: string;
  /** Enhanced evidence programs that the dispute is eligible for. */
  enhanced_eligibility_types: string[];
  /** Evidence submitted to contest the dispute. */
  evidence: DisputeEvidence;
  /** Submission status of the evidence, including its deadline. */
  evidence_details: DisputeEvidenceDetails;
  /** Whether the disputed charge can still be refunded. */
  is_charge_refundable: boolean;
  /** `true` in live mode, `false` in test mode. */
  livemode: boolean;
  /** Custom key-value pairs attached to the dispute. */
  metadata: { [key: string]: string };
  /** Id of the disputed payment intent. */
  payment_intent?: string | null;
  /** Details of the payment method of the disputed charge. */
  payment_method_details?: DisputePaymentMethodDetails | null;
  /** Reason given by the payer, such as `product_not_received`. */
  reason: string;
  /**
   * Status of the dispute.
   * Not shown: The possible values.
   * Document 1, States and transitions.
   */
  status: string;
}

/** `payments.records.Dispute` */
export declare const dispute: Validator<Dispute>;

export declare const isDispute: Guard<Dispute>;

/**
 * A transfer of funds from the account balance to an external account, such as a bank account.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Payout {
  /** Id of the payout. */
  id: string;
  /** Type of the record. */
  object: "payout";
  /** Amount paid out, in the smallest currency unit (for example cents). Integer. */
  amount: number;
  /** Id of the application fee for the payout. */
  application_fee?: string | null;
  /** Application fee for the payout, in the smallest currency unit (for example cents). Integer. */
  application_fee_amount?: number | null;
  /** When the funds are expected to arrive, in Unix seconds. Integer. */
  arrival_date: number;
  /** Whether the payout was created by a payout schedule rather than manually. */
  automatic: boolean;
  /** Id of the balance transaction for the payout. */
  balance_transaction?: string | null;
  /** When the payout was created, in Unix seconds. Integer. */
  created: number;
  /** Currency of the payout, as a three-letter ISO 4217 code in lowercase. */
  currency: string;
  /** Free-form description of the payout. */
  description?: string | null;
  /** Id of the external account that receives the payout. */
  destination?: string | null;
  /** Id of the balance transaction that reverses a failed payout. */
  failure_balance_transaction?: string | null;
  /** Machine-readable code for why the payout failed. */
  failure_code?: string | null;
  /** Why the payout failed, in words. */
  failure_message?: string | null;
  /** `true` in live mode, `false` in test mode. */
  livemode: boolean;
  /** Custom key-value pairs attached to the payout. */
  metadata: { [key: string]: string };
  /** Speed of the payout. */
  method: "standard" | "instant";
  /** Id of the payout that this one reverses. */
  original_payout?: string | null;
  /** Id of the payout method that receives the funds. */
  payout_method?: string | null;
  /** Status of matching the payout with its balance transactions, such as `completed`. */
  reconciliation_status: string;
  /** Id of the payout that reverses this one. */
  reversed_by?: string | null;
  /** Balance that the funds are paid out from, such as `payments`. */
  source_balance?: string | null;
  /** Type of the funds paid out, such as `card` or `bank_account`. */
  source_type: string;
  /** Text shown on the bank statement of the external account. */
  statement_descriptor?: string | null;
  /**
   * Status of the payout. Known values: `pending`, `paid`, `failed`, `canceled`.
   * Document 1, States and transitions.
   */
  status: "pending" | "paid" | "failed" | "canceled" | (string & {});
  /** Trace id with which the receiving bank can locate the payout. */
  trace_id?: PayoutTraceId | null;
  /** Type of the external account, such as `bank_account` or `card`. */
  type: string;
}

/** `payments.records.Payout` */
export declare const payout: Validator<Payout>;

export declare const isPayout: Guard<Payout>;

/**
 * One page of invoices that match a search.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface InvoiceSearchResult {
  /** Type of the record. */
  object: "search_result";
  /** Matching invoices on this page. */
  data: Invoice[];
  /** Whether there are more results after this page. */
  has_more: boolean;
  /** Search cursor of the next page. Pass it as `page`. */
  next_page?: string | null;
  /** URL path of the search. */
  url: string;
}

/** `payments.records.InvoiceSearchResult` */
export declare const invoiceSearchResult: Validator<InvoiceSearchResult>;

export declare const isInvoiceSearchResult: Guard<InvoiceSearchResult>;

/**
 * One page of charges that match a search.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface ChargeSearchResult {
  /** Type of the record. */
  object: "search_result";
  /** Matching charges on this page. */
  data: Charge[];
  /** Whether there are more results after this page. */
  has_more: boolean;
  /** Search cursor of the next page. Pass it as `page`. */
  next_page?: string | null;
  /** URL path of the search. */
  url: string;
}

/** `payments.records.ChargeSearchResult` */
export declare const chargeSearchResult: Validator<ChargeSearchResult>;

export declare const isChargeSearchResult: Guard<ChargeSearchResult>;

/**
 * One page of subscriptions that match a search.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface SubscriptionSearchResult {
  /** Type of the record. */
  object: "search_result";
  /** Matching subscriptions on this page. */
  data: Subscription[];
  /** Whether there are more results after this page. */
  has_more: boolean;
  /** Search cursor of the next page. Pass it as `page`. */
  next_page?: string | null;
  /** URL path of the search. */
  url: string;
}

/** `payments.records.SubscriptionSearchResult` */
export declare const subscriptionSearchResult: Validator<SubscriptionSearchResult>;

export declare const isSubscriptionSearchResult: Guard<SubscriptionSearchResult>;

/**
 * A postal address in parts.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface Address {
  /** City or town. */
  city?: string | null;
  /** Country as a two-letter ISO 3166-1 code. */
  country?: string | null;
  /** First line of the street address. */
  line1?: string | null;
  /** Second line of the street address. */
  line2?: string | null;
  /** Postal or ZIP code. */
  postal_code?: string | null;
  /** State or province. */
  state?: string | null;
}

/**
 * Funds of a customer that have not been applied to a payment yet. Sent only if the call expands it.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface CashBalance {
  /** Type of the object, always `cash_balance`. */
  object?: string | null;
  /**
   * Amount available in each currency, in the smallest currency unit, by lowercase ISO 4217 code. Each value:
   * integer.
   */
  available?: { [key: string]: number } | null;
  /** Id of the customer who owns the funds. */
  customer?: string | null;
  /** Id of the account that represents the customer. */
  customer_account?: string | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** Rules for applying the funds. */
  settings?: {
    /** How incoming funds are matched with payments. Known values: `automatic`, `manual`. */
    reconciliation_mode?: "automatic" | "manual" | (string & {}) | null;
    /** Whether the mode is the default of the account rather than a choice for this customer. */
    using_merchant_default?: boolean | null;
  } | null;
}

/**
 * A reduction that a coupon or promotion code gives to a customer, subscription or invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface Discount {
  /** Id of the discount. */
  id?: string | null;
  /** Type of the object, always `discount`. */
  object?: string | null;
  /** Id of the checkout session in which the coupon was redeemed. */
  checkout_session?: string | null;
  /** Coupon that was redeemed. Only older versions send it; now `source` has its id. */
  coupon?: Coupon | null;
  /**
   * Id of the customer who has the discount.
   * Real traffic also shows: object.
   */
  customer?: string | null;
  /** Id of the account that represents the customer. */
  customer_account?: string | null;
  /** When the discount ends, in Unix seconds. Null if it applies once or forever. Integer. */
  end?: number | null;
  /** Id of the invoice, if the coupon was applied to a single one. */
  invoice?: string | null;
  /** Id of the invoice item or line, if the coupon was applied to a single one. */
  invoice_item?: string | null;
  /**
   * Id of the promotion code that was redeemed.
   * Real traffic also shows: object.
   */
  promotion_code?: string | null;
  /** What gives the discount. */
  source?: {
    /**
     * Id of the coupon.
     * Real traffic also shows: object.
     */
    coupon?: string | null;
    /** Kind of source. Known values: `coupon`. */
    type?: "coupon" | (string & {}) | null;
  } | null;
  /** When the discount was applied, in Unix seconds. Integer. */
  start?: number | null;
  /** Id of the subscription, if the coupon was applied to a single one. */
  subscription?: string | null;
  /** Id of the subscription item, if the coupon was applied to a single one. */
  subscription_item?: string | null;
}

/**
 * A reduction by percentage or by amount that customers can redeem.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface Coupon {
  /** Id of the coupon. */
  id?: string | null;
  /** Type of the object, always `coupon`. */
  object?: string | null;
  /** Amount taken off, in the smallest currency unit. Integer. */
  amount_off?: number | null;
  /** Products to which the coupon is limited. Sent only if the call expands it. */
  applies_to?: {
    /** Ids of the products. */
    products?: string[] | null;
  } | null;
  /** When the coupon was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Currency of `amount_off`, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** How long a discount from the coupon lasts. Known values: `forever`, `once`, `repeating`. */
  duration?: "forever" | "once" | "repeating" | (string & {}) | null;
  /** Number of months that a repeating discount lasts. Integer. */
  duration_in_months?: number | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** Number of times that the coupon can be redeemed in total. Integer. */
  max_redemptions?: number | null;
  /** Custom key-value pairs attached to the coupon. */
  metadata?: { [key: string]: string } | null;
  /** Name of the coupon shown to customers. */
  name?: string | null;
  /** Share taken off, as a percentage from 0 to 100. */
  percent_off?: number | null;
  /** Last time at which the coupon can be redeemed, in Unix seconds. Integer. */
  redeem_by?: number | null;
  /** Number of times that the coupon has been redeemed. Integer. */
  times_redeemed?: number | null;
  /** Whether the coupon can still be redeemed. */
  valid?: boolean | null;
}

/**
 * Defaults for the invoices of a customer.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface CustomerInvoiceSettings {
  /** Custom fields displayed on invoices. */
  custom_fields?: NamedValue[] | null;
  /**
   * Id of the payment method that pays subscriptions and invoices.
   * Real traffic also shows: object.
   */
  default_payment_method?: string | null;
  /** Footer text displayed on invoices. */
  footer?: string | null;
  /** Options for rendering invoice PDFs. */
  rendering_options?: {
    /** How line amounts show tax, such as `include_inclusive_tax` or `exclude_tax`. */
    amount_tax_display?: string | null;
    /** Id of the rendering template. */
    template?: string | null;
  } | null;
}

/**
 * A custom field displayed on an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface NamedValue {
  /** Label of the field. */
  name?: string | null;
  /** Text of the field. */
  value?: string | null;
}

/**
 * Recipient, address and carrier of a shipment.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ShippingDetails {
  /** Address to which the goods are sent. */
  address?: Address | null;
  /** Delivery service that carries the parcel. */
  carrier?: string | null;
  /** Name of the recipient. */
  name?: string | null;
  /** Phone number of the recipient. */
  phone?: string | null;
  /** Tracking number of the carrier. Commas separate several. */
  tracking_number?: string | null;
}

/**
 * A page of the payment sources of a customer. Sent only if the call expands it.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PaymentSourceList {
  /** Type of the object, always `list`. */
  object?: string | null;
  /** Payment sources of the page. */
  data?: PaymentSource[] | null;
  /** Whether more payment sources follow this page. */
  has_more?: boolean | null;
  /**
   * Number of payment sources on all pages. Integer.
   * Assumed: The reference of older versions shows it.
   */
  total_count?: number | null;
  /** Path of the list in the provider's API. */
  url?: string | null;
}

/**
 * A card, bank account or other source of payments; `object` tells which of the fields it has.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PaymentSource {
  /** Id of the card, bank account or source. */
  id?: string | null;
  /** Type of the object. Known values: `account`, `bank_account`, `card`, `source`. */
  object?: "account" | "bank_account" | "card" | "source" | (string & {}) | null;
  /**
   * Id of the account that the card or bank account belongs to.
   * Real traffic also shows: object.
   */
  account?: string | null;
  /** Name of the owner of a bank account. */
  account_holder_name?: string | null;
  /** Whether the owner of a bank account is an `individual` or a `company`. */
  account_holder_type?: string | null;
  /** Kind of bank account, such as `checking`, `savings`, `futsu` or `toza`. */
  account_type?: string | null;
  /** City of a card's billing address. */
  address_city?: string | null;
  /** Country of a card's billing address. */
  address_country?: string | null;
  /** First line of a card's billing address. */
  address_line1?: string | null;
  /** Result of checking the first address line of a card, such as `pass` or `fail`. */
  address_line1_check?: string | null;
  /** Second line of a card's billing address. */
  address_line2?: string | null;
  /** State or province of a card's billing address. */
  address_state?: string | null;
  /** Postal or ZIP code of a card's billing address. */
  address_zip?: string | null;
  /** Result of checking the postal code of a card, such as `pass` or `fail`. */
  address_zip_check?: string | null;
  /**
   * Whether it can be shown to the customer again at the next purchase. Known values: `always`, `limited`,
   * `unspecified`.
   */
  allow_redisplay?: "always" | "limited" | "unspecified" | (string & {}) | null;
  /** Amount of a source that can be used once, in the smallest currency unit. Integer. */
  amount?: number | null;
  /** Payout methods that it can receive, such as `standard` or `instant`. */
  available_payout_methods?: string[] | null;
  /** Name of the bank that keeps a bank account. */
  bank_name?: string | null;
  /** Brand of a card, such as `Visa`. */
  brand?: string | null;
  /** Card of a source of type `card`. */
  card?: {
    /** Result of checking the first line of the address, such as `pass` or `fail`. */
    address_line1_check?: string | null;
    /** Result of checking the postal code, such as `pass` or `fail`. */
    address_zip_check?: string | null;
    /** Brand of the card, such as `Visa`. */
    brand?: string | null;
    /** Country of the issuer, as a two-letter ISO 3166-1 code. */
    country?: string | null;
    /** Result of checking the security code, such as `pass` or `fail`. */
    cvc_check?: string | null;
    /** Last four digits of the device account number. */
    dynamic_last4?: string | null;
    /** Month in which the card expires, from 1 to 12. Integer. */
    exp_month?: number | null;
    /** Year in which the card expires, with four digits. Integer. */
    exp_year?: number | null;
    /** Same for all objects with the same card number. */
    fingerprint?: string | null;
    /** How the card is funded, such as `credit`, `debit` or `prepaid`. */
    funding?: string | null;
    /** Last four digits of the card number. */
    last4?: string | null;
    /** Name of the cardholder. */
    name?: string | null;
    /** Whether 3D Secure is `required`, `recommended`, `optional` or `not_supported`. */
    three_d_secure?: string | null;
    /** Wallet that created the card, such as `apple_pay`. */
    tokenization_method?: string | null;
  } | null;
  /**
   * Client secret of a source for use in a browser or app.
   * A secret: messages and logs never show it.
   */
  client_secret?: string | null;
  /** Country of the card or bank account, as a two-letter ISO 3166-1 code. */
  country?: string | null;
  /** When a source was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Currency of the bank account or source, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /**
   * Id of the customer who owns it.
   * Real traffic also shows: object.
   */
  customer?: string | null;
  /** Result of checking the security code of a card, such as `pass` or `fail`. */
  cvc_check?: string | null;
  /** Whether payouts in its currency go to it by default. */
  default_for_currency?: boolean | null;
  /** Last four digits of the device account number of a tokenized card. */
  dynamic_last4?: string | null;
  /** Month in which a card expires, from 1 to 12. Integer. */
  exp_month?: number | null;
  /** Year in which a card expires, with four digits. Integer. */
  exp_year?: number | null;
  /** Same for all objects with the same card or account number. */
  fingerprint?: string | null;
  /** How a customer authorizes a source, such as `redirect` or `none`. */
  flow?: string | null;
  /** How a card is funded, such as `credit`, `debit` or `prepaid`. */
  funding?: string | null;
  /** Last four digits of the card or account number. */
  last4?: string | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** Custom key-value pairs attached to it. */
  metadata?: { [key: string]: string } | null;
  /** Name of the cardholder. */
  name?: string | null;
  /** Owner of a source. */
  owner?: {
    /** Address of the owner. */
    address?: Address | null;
    /** Email address of the owner. */
    email?: string | null;
    /** Full name of the owner. */
    name?: string | null;
    /** Phone number of the owner. */
    phone?: string | null;
    /** Address that the payment partner has confirmed. */
    verified_address?: Address | null;
    /** Email address that the payment partner has confirmed. */
    verified_email?: string | null;
    /** Name that the payment partner has confirmed. */
    verified_name?: string | null;
    /** Phone number that the payment partner has confirmed. */
    verified_phone?: string | null;
  } | null;
  /** Whether the fees of a card are regulated. Known values: `regulated`, `unregulated`. */
  regulated_status?: "regulated" | "unregulated" | (string & {}) | null;
  /** Routing number of the bank. */
  routing_number?: string | null;
  /** Text of a source that is shown on the customer's bank or card statement. */
  statement_descriptor?: string | null;
  /** Status of the bank account or source, such as `new`, `verified` or `chargeable`. */
  status?: string | null;
  /** Wallet that created a tokenized card, such as `apple_pay`. */
  tokenization_method?: string | null;
  /** Type of a source, such as `card` or `sepa_debit`. */
  type?: string | null;
  /** Whether a source is `reusable` or `single_use`. */
  usage?: string | null;
}

/**
 * A page of the current subscriptions of a customer. Sent only if the call expands it.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface SubscriptionList {
  /** Type of the object, always `list`. */
  object?: string | null;
  /** Subscriptions of the page. */
  data?: PartialSubscription[] | null;
  /** Whether more subscriptions follow this page. */
  has_more?: boolean | null;
  /**
   * Number of subscriptions on all pages. Integer.
   * Assumed: The reference of older versions shows it.
   */
  total_count?: number | null;
  /** Path of the list in the provider's API. */
  url?: string | null;
}

/**
 * Settings and latest result of automatic tax calculation for an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceAutomaticTax {
  /**
   * Why the provider turned automatic tax calculation off. Known values:
   * `finalization_requires_location_inputs`, `finalization_system_error`.
   */
  disabled_reason?: "finalization_requires_location_inputs" | "finalization_system_error" | (string & {}) | null;
  /** Whether tax is calculated automatically. */
  enabled?: boolean | null;
  /** Account that owes the tax. */
  liability?: AccountReference | null;
  /** Service that calculates the tax, such as `stripe`. */
  provider?: string | null;
  /** Status of the latest calculation. Known values: `complete`, `failed`, `requires_location_inputs`. */
  status?: "complete" | "failed" | "requires_location_inputs" | (string & {}) | null;
}

/**
 * The account that is responsible for something, such as tax or issuing invoices.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface AccountReference {
  /**
   * Id of the connected account. Null if it is the account itself.
   * Real traffic also shows: object.
   */
  account?: string | null;
  /** Whether it is a connected account or the account itself. Known values: `account`, `self`. */
  type?: "account" | "self" | (string & {}) | null;
}

/**
 * Client secret with which the customer confirms the payment of an invoice. Sent only if the call expands it.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ConfirmationSecret {
  /**
   * Client secret of the payment.
   * A secret: messages and logs never show it.
   */
  client_secret?: string | null;
  /** Type of the object that the secret belongs to, such as `payment_intent`. */
  type?: string | null;
}

/**
 * A tax id of a customer, as it was when the invoice was finalized.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface CustomerTaxId {
  /** Kind of the tax id, such as `eu_vat` or `us_ein`. */
  type?: string | null;
  /** Tax id as the authority writes it. */
  value?: string | null;
}

/**
 * A rate at which tax is added to amounts.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface TaxRate {
  /** Id of the tax rate. */
  id?: string | null;
  /** Type of the object, always `tax_rate`. */
  object?: string | null;
  /** Whether the rate can be applied to new records. */
  active?: boolean | null;
  /** Country that levies the tax, as a two-letter ISO 3166-1 code. */
  country?: string | null;
  /** When the tax rate was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Internal note about the rate. */
  description?: string | null;
  /** Name of the tax shown to customers, such as `VAT`. */
  display_name?: string | null;
  /** Percentage that is actually charged, where it differs from `percentage`. */
  effective_percentage?: number | null;
  /** Fixed amount of a tax that is not a percentage. */
  flat_amount?: {
    /** Amount of the tax, in the smallest currency unit. Integer. */
    amount?: number | null;
    /** Currency of the amount, as a three-letter ISO 4217 code in lowercase. */
    currency?: string | null;
  } | null;
  /** Whether prices already include the tax. */
  inclusive?: boolean | null;
  /** Area in which the tax applies, shown on invoices. */
  jurisdiction?: string | null;
  /**
   * Level of government that levies the tax. Known values: `city`, `country`, `county`, `district`, `multiple`,
   * `state`.
   */
  jurisdiction_level?: "city" | "country" | "county" | "district" | "multiple" | "state" | (string & {}) | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** Custom key-value pairs attached to the tax rate. */
  metadata?: { [key: string]: string } | null;
  /** Tax as a percentage from 0 to 100. */
  percentage?: number | null;
  /** Whether the tax is a fixed amount or a percentage. Known values: `flat_amount`, `percentage`. */
  rate_type?: "flat_amount" | "percentage" | (string & {}) | null;
  /** State or province that levies the tax, as an ISO 3166-2 code without the country. */
  state?: string | null;
  /** Kind of tax, such as `vat` or `sales_tax`. */
  tax_type?: string | null;
}

/**
 * The invoice that another one was created from.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface FromInvoice {
  /** How the two are related, such as `revision`. */
  action?: string | null;
  /**
   * Id of the original invoice.
   * Real traffic also shows: object.
   */
  invoice?: string | null;
}

/**
 * An error that stopped the finalization of an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface FinalizationError {
  /** Advice on how to proceed after the card issuer declined, such as `try_again_later`. */
  advice_code?: string | null;
  /** Id of the charge that failed. */
  charge?: string | null;
  /** Machine-readable code of the error. */
  code?: string | null;
  /** Reason that the card issuer gave for declining. */
  decline_code?: string | null;
  /** URL of a page about the error code. */
  doc_url?: string | null;
  /** What went wrong, in words. */
  message?: string | null;
  /** Advice of the payment network on how to proceed, as a two-digit code. */
  network_advice_code?: string | null;
  /** Reason of the payment network or partner for the decline, as its own code. */
  network_decline_code?: string | null;
  /** Name of the parameter that caused the error. */
  param?: string | null;
  /** Payment intent that the error is about. */
  payment_intent?: PartialPaymentIntent | null;
  /** Payment method that the error is about. */
  payment_method?: {
    /** Id of the payment method. */
    id?: string | null;
    /**
     * Id of the customer who owns the payment method.
     * Real traffic also shows: object.
     */
    customer?: string | null;
    /** Type of the payment method, such as `card`. */
    type?: string | null;
  } | null;
  /** Type of the payment method, such as `card`. */
  payment_method_type?: string | null;
  /** URL of the log entry of the request in the provider's dashboard. */
  request_log_url?: string | null;
  /** Setup intent that the error is about. */
  setup_intent?: {
    /** Id of the setup intent. */
    id?: string | null;
    /**
     * Client secret for completing the setup from a browser or app.
     * A secret: messages and logs never show it.
     */
    client_secret?: string | null;
    /**
     * Status of the setup. Known values: `canceled`, `processing`, `requires_action`, `requires_confirmation`,
     * `requires_payment_method`, `succeeded`.
     */
    status?:
      | "canceled"
      | "processing"
      | "requires_action"
      | "requires_confirmation"
      | "requires_payment_method"
      | "succeeded"
      | (string & {})
      | null;
  } | null;
  /** Payment source that the error is about. */
  source?: PaymentSource | null;
  /** Class of the error. Known values: `api_error`, `card_error`, `idempotency_error`, `invalid_request_error`. */
  type?: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error" | (string & {}) | null;
}

/**
 * The first page of the lines of an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceLineList {
  /** Type of the object, always `list`. */
  object?: string | null;
  /** Lines of the page. */
  data?: InvoiceLine[] | null;
  /** Whether more lines follow this page. */
  has_more?: boolean | null;
  /**
   * Number of lines on all pages. Integer.
   * Assumed: The reference of older versions shows it.
   */
  total_count?: number | null;
  /** Path of the list in the provider's API. */
  url?: string | null;
}

/**
 * One charge or credit on an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceLine {
  /** Id of the line. */
  id?: string | null;
  /** Type of the object, always `line_item`. */
  object?: string | null;
  /** Amount of the line, in the smallest currency unit; negative for credits. Integer. */
  amount?: number | null;
  /** Amount without tax and discounts, in the smallest currency unit. Only older versions send it. Integer. */
  amount_excluding_tax?: number | null;
  /** Currency of all amounts of the line, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Text of the line. */
  description?: string | null;
  /** Amount that each discount takes off the line. */
  discount_amounts?: DiscountAmount[] | null;
  /** Whether discounts apply to the line. */
  discountable?: boolean | null;
  /** Ids of the discounts of the line. */
  discounts?: string[] | null;
  /** Id of the invoice that the line is on. */
  invoice?: string | null;
  /**
   * Id of the invoice item. Only older versions send it; now `parent` has it.
   * Real traffic also shows: object.
   */
  invoice_item?: string | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** Custom key-value pairs attached to the line or to the subscription that it comes from. */
  metadata?: { [key: string]: string } | null;
  /** Subscription item or invoice item that the line comes from. */
  parent?: InvoiceLineParent | null;
  /** Period that the line covers. */
  period?: {
    /** End of the period, in Unix seconds. Integer. */
    end?: number | null;
    /** Start of the period, in Unix seconds. Integer. */
    start?: number | null;
  } | null;
  /** Plan of the line. Only older versions send it; now `pricing` has the id of the price. */
  plan?: Plan | null;
  /** Amount of each credit applied before tax. */
  pretax_credit_amounts?: PretaxCredit[] | null;
  /** Price of the line. Only older versions send it; now `pricing` has its id. */
  price?: Price | null;
  /** Price and product of the line. */
  pricing?: {
    /** Ids of the price and its product. */
    price_details?: {
      /**
       * Id of the price.
       * Real traffic also shows: object.
       */
      price?: string | null;
      /** Id of the product. */
      product?: string | null;
    } | null;
    /** Kind of pricing. Known values: `price_details`. */
    type?: "price_details" | (string & {}) | null;
    /** Amount for one unit as a decimal number, in the smallest currency unit. */
    unit_amount_decimal?: string | null;
  } | null;
  /** Whether the line is a proration. Only older versions send it; now `parent` has it. */
  proration?: boolean | null;
  /** What a proration credits. Only older versions send it; now `parent` has it. */
  proration_details?: ProrationDetails | null;
  /** Number of units. Integer. */
  quantity?: number | null;
  /** Number of units as a decimal number. */
  quantity_decimal?: string | null;
  /**
   * Id of the subscription that the line belongs to.
   * Real traffic also shows: object.
   */
  subscription?: string | null;
  /**
   * Id of the subscription item. Only older versions send it; now `parent` has it.
   * Real traffic also shows: object.
   */
  subscription_item?: string | null;
  /** Amount before discounts and taxes, in the smallest currency unit. Integer. */
  subtotal?: number | null;
  /** Amount of tax for each tax rate. Only older versions send it; now there is `taxes`. */
  tax_amounts?: TaxRateAmount[] | null;
  /** Tax rates of the line. Only older versions send it. */
  tax_rates?: TaxRate[] | null;
  /** Amount of each tax on the line. */
  taxes?: TaxAmount[] | null;
  /**
   * Whether the line comes from an invoice item or a subscription. Only older versions send it. Known values:
   * `invoiceitem`, `subscription`.
   */
  type?: "invoiceitem" | "subscription" | (string & {}) | null;
  /** Amount for one unit without tax and discounts, in the smallest currency unit. Only older versions send it. */
  unit_amount_excluding_tax?: string | null;
}

/**
 * The amount that one discount takes off.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface DiscountAmount {
  /** Amount taken off, in the smallest currency unit. Integer. */
  amount?: number | null;
  /**
   * Id of the discount.
   * Real traffic also shows: object.
   */
  discount?: string | null;
}

/**
 * What generated a line of an invoice; `type` tells which of the details it has.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceLineParent {
  /** Invoice item that generated the line. */
  invoice_item_details?: {
    /** Id of the invoice item. */
    invoice_item?: string | null;
    /** Whether the line is a proration. */
    proration?: boolean | null;
    /** What a proration credits. */
    proration_details?: ProrationDetails | null;
    /** Id of the subscription of the invoice item. */
    subscription?: string | null;
  } | null;
  /** Subscription item that generated the line. */
  subscription_item_details?: {
    /** Id of the invoice item, if the line comes from one. */
    invoice_item?: string | null;
    /** Whether the line is a proration. */
    proration?: boolean | null;
    /** What a proration credits. */
    proration_details?: ProrationDetails | null;
    /** Id of the subscription. */
    subscription?: string | null;
    /** Id of the subscription item. */
    subscription_item?: string | null;
  } | null;
  /** Which of the two generated the line. Known values: `invoice_item_details`, `subscription_item_details`. */
  type?: "invoice_item_details" | "subscription_item_details" | (string & {}) | null;
}

/**
 * What a proration credits.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ProrationDetails {
  /** Earlier lines that are partly credited. */
  credited_items?: {
    /** Id of the invoice with those lines. */
    invoice?: string | null;
    /** Ids of the lines. */
    invoice_line_items?: string[] | null;
  } | null;
}

/**
 * A recurring price in the older form, with the same id as its price.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface Plan {
  /** Id of the plan. */
  id?: string | null;
  /** Type of the object, always `plan`. */
  object?: string | null;
  /** Whether the plan can be used for new subscriptions. */
  active?: boolean | null;
  /**
   * How metered usage is added up. Only older versions send it. Known values: `last_during_period`, `last_ever`,
   * `max`, `sum`.
   */
  aggregate_usage?: "last_during_period" | "last_ever" | "max" | "sum" | (string & {}) | null;
  /** Amount per interval, in the smallest currency unit. Integer. */
  amount?: number | null;
  /** Amount per interval as a decimal number, in the smallest currency unit. */
  amount_decimal?: string | null;
  /** How the amount depends on the quantity. Known values: `per_unit`, `tiered`. */
  billing_scheme?: "per_unit" | "tiered" | (string & {}) | null;
  /** When the plan was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Currency of the amount, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Unit of the billing interval. Known values: `day`, `month`, `week`, `year`. */
  interval?: "day" | "month" | "week" | "year" | (string & {}) | null;
  /** Number of units in one billing interval. Integer. */
  interval_count?: number | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** Custom key-value pairs attached to the plan. */
  metadata?: { [key: string]: string } | null;
  /** Id of the meter that counts usage. */
  meter?: string | null;
  /** Short description that customers do not see. */
  nickname?: string | null;
  /**
   * Id of the product.
   * Real traffic also shows: object.
   */
  product?: string | null;
  /** Amounts by quantity. Sent only if the call expands it. */
  tiers?: PriceTier[] | null;
  /** How the tiers apply to the quantity. Known values: `graduated`, `volume`. */
  tiers_mode?: "graduated" | "volume" | (string & {}) | null;
  /** Conversion of usage before the amount is applied. */
  transform_usage?: {
    /** Number by which usage is divided. Integer. */
    divide_by?: number | null;
    /** How the result is rounded. Known values: `down`, `up`. */
    round?: "down" | "up" | (string & {}) | null;
  } | null;
  /** Number of trial days that new subscriptions get. Integer. */
  trial_period_days?: number | null;
  /** Whether the quantity is set in advance or measured. Known values: `licensed`, `metered`. */
  usage_type?: "licensed" | "metered" | (string & {}) | null;
}

/**
 * The amounts that apply up to a quantity.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PriceTier {
  /** Amount for the whole tier, in the smallest currency unit. Integer. */
  flat_amount?: number | null;
  /** Amount for the whole tier as a decimal number, in the smallest currency unit. */
  flat_amount_decimal?: string | null;
  /** Amount for one unit, in the smallest currency unit. Integer. */
  unit_amount?: number | null;
  /** Amount for one unit as a decimal number, in the smallest currency unit. */
  unit_amount_decimal?: string | null;
  /** Highest quantity of the tier. Null for the last one. Integer. */
  up_to?: number | null;
}

/**
 * The amount of one credit that was applied before tax.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PretaxCredit {
  /** Amount credited, in the smallest currency unit. Integer. */
  amount?: number | null;
  /**
   * Id of the transaction that used a credit balance.
   * Real traffic also shows: object.
   */
  credit_balance_transaction?: string | null;
  /**
   * Id of the discount that gave the credit.
   * Real traffic also shows: object.
   */
  discount?: string | null;
  /** What gave the credit. Known values: `credit_balance_transaction`, `discount`. */
  type?: "credit_balance_transaction" | "discount" | (string & {}) | null;
}

/**
 * The unit cost of a product, with its currency and billing interval.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface Price {
  /** Id of the price. */
  id?: string | null;
  /** Type of the object, always `price`. */
  object?: string | null;
  /** Whether the price can be used for new purchases. */
  active?: boolean | null;
  /** How the amount depends on the quantity. Known values: `per_unit`, `tiered`. */
  billing_scheme?: "per_unit" | "tiered" | (string & {}) | null;
  /** When the price was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Currency of the price, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Bounds of an amount that the customer chooses. */
  custom_unit_amount?: {
    /** Highest amount, in the smallest currency unit. Integer. */
    maximum?: number | null;
    /** Lowest amount, in the smallest currency unit. Integer. */
    minimum?: number | null;
    /** Amount that is suggested, in the smallest currency unit. Integer. */
    preset?: number | null;
  } | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** Name by which programs look up the price. */
  lookup_key?: string | null;
  /** Custom key-value pairs attached to the price. */
  metadata?: { [key: string]: string } | null;
  /** Short description that customers do not see. */
  nickname?: string | null;
  /**
   * Id of the product.
   * Real traffic also shows: object.
   */
  product?: string | null;
  /** Billing interval of a recurring price. Null for prices that are paid once. */
  recurring?: {
    /**
     * How metered usage is added up. Only older versions send it. Known values: `last_during_period`,
     * `last_ever`, `max`, `sum`.
     */
    aggregate_usage?: "last_during_period" | "last_ever" | "max" | "sum" | (string & {}) | null;
    /** Unit of the billing interval. Known values: `day`, `month`, `week`, `year`. */
    interval?: "day" | "month" | "week" | "year" | (string & {}) | null;
    /** Number of units in one billing interval. Integer. */
    interval_count?: number | null;
    /** Id of the meter that counts usage. */
    meter?: string | null;
    /** Number of trial days that new subscriptions get. Integer. */
    trial_period_days?: number | null;
    /** Whether the quantity is set in advance or measured. Known values: `licensed`, `metered`. */
    usage_type?: "licensed" | "metered" | (string & {}) | null;
  } | null;
  /** Whether the price includes tax. Known values: `exclusive`, `inclusive`, `unspecified`. */
  tax_behavior?: "exclusive" | "inclusive" | "unspecified" | (string & {}) | null;
  /** Amounts by quantity. Sent only if the call expands it. */
  tiers?: PriceTier[] | null;
  /** How the tiers apply to the quantity. Known values: `graduated`, `volume`. */
  tiers_mode?: "graduated" | "volume" | (string & {}) | null;
  /** Conversion of the quantity before the amount is applied. */
  transform_quantity?: {
    /** Number by which the quantity is divided. Integer. */
    divide_by?: number | null;
    /** How the result is rounded. Known values: `down`, `up`. */
    round?: "down" | "up" | (string & {}) | null;
  } | null;
  /** Whether the price is paid once or recurs. Known values: `one_time`, `recurring`. */
  type?: "one_time" | "recurring" | (string & {}) | null;
  /** Amount for one unit, in the smallest currency unit. Null if it is not whole or depends on tiers. Integer. */
  unit_amount?: number | null;
  /** Amount for one unit as a decimal number, in the smallest currency unit. */
  unit_amount_decimal?: string | null;
}

/**
 * The amount of tax for one tax rate, in the older form.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface TaxRateAmount {
  /** Amount of the tax, in the smallest currency unit. Integer. */
  amount?: number | null;
  /** Whether prices already include the tax. */
  inclusive?: boolean | null;
  /**
   * Id of the tax rate.
   * Real traffic also shows: object.
   */
  tax_rate?: string | null;
  /** Reason for the tax result, such as `standard_rated` or `reverse_charge`. */
  taxability_reason?: string | null;
  /** Amount on which the tax is calculated, in the smallest currency unit. Integer. */
  taxable_amount?: number | null;
}

/**
 * The amount of one tax.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface TaxAmount {
  /** Amount of the tax, in the smallest currency unit. Integer. */
  amount?: number | null;
  /** Whether prices already include the tax. Known values: `exclusive`, `inclusive`. */
  tax_behavior?: "exclusive" | "inclusive" | (string & {}) | null;
  /** Tax rate that was applied. */
  tax_rate_details?: {
    /** Id of the tax rate. */
    tax_rate?: string | null;
  } | null;
  /** Reason for the tax result, such as `standard_rated` or `reverse_charge`. */
  taxability_reason?: string | null;
  /** Amount on which the tax is calculated, in the smallest currency unit. Integer. */
  taxable_amount?: number | null;
  /** Kind of tax information. Known values: `tax_rate_details`. */
  type?: "tax_rate_details" | (string & {}) | null;
}

/**
 * What generated an invoice; `type` tells which of the details it has.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceParent {
  /** Quote that generated the invoice. */
  quote_details?: {
    /** Id of the quote. */
    quote?: string | null;
  } | null;
  /** Subscription that generated the invoice. */
  subscription_details?: {
    /** Metadata of the subscription when the invoice was finalized. */
    metadata?: { [key: string]: string } | null;
    /**
     * Id of the subscription.
     * Real traffic also shows: object.
     */
    subscription?: string | null;
    /** Time for which prorations were calculated, in Unix seconds. Integer. */
    subscription_proration_date?: number | null;
  } | null;
  /** Which of the two generated the invoice. Known values: `quote_details`, `subscription_details`. */
  type?: "quote_details" | "subscription_details" | (string & {}) | null;
}

/**
 * Rules for paying an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoicePaymentSettings {
  /** Id of the mandate that the payment uses. */
  default_mandate?: string | null;
  /** Options for each type of payment method. */
  payment_method_options?: PaymentMethodOptions | null;
  /** Types of payment method that can pay. Null if the provider chooses them. */
  payment_method_types?: string[] | null;
}

/**
 * Options for payments, by type of payment method. The most common types are named.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PaymentMethodOptions {
  [name: string]: unknown;
  /** Options for cards. */
  card?: {
    /** Payment in installments. Only invoices have it. */
    installments?: {
      /** Whether customers can pay in installments. */
      enabled?: boolean | null;
    } | null;
    /** Terms of recurring payments that the customer agrees to. Only subscriptions have it. */
    mandate_options?: {
      /** Amount of each payment, in the smallest currency unit. Integer. */
      amount?: number | null;
      /** Whether the amount is exact or an upper limit. Known values: `fixed`, `maximum`. */
      amount_type?: "fixed" | "maximum" | (string & {}) | null;
      /** Text about the mandate that is shown to the customer. */
      description?: string | null;
    } | null;
    /** Card network that is preferred, such as `visa`. Only subscriptions have it. */
    network?: string | null;
    /** When the customer is asked for 3D Secure. Known values: `any`, `automatic`, `challenge`. */
    request_three_d_secure?: "any" | "automatic" | "challenge" | (string & {}) | null;
  } | null;
  /** Options for direct debits from US bank accounts. */
  us_bank_account?: {
    /** Data that the customer is asked to share about bank accounts. */
    financial_connections?: {
      /** Bank accounts that can be linked. */
      filters?: {
        /** Kinds of bank account, such as `checking`. */
        account_subcategories?: string[] | null;
      } | null;
      /** Data to which access is requested, such as `balances`. */
      permissions?: string[] | null;
      /** Data that is loaded as soon as an account is linked, such as `ownership`. */
      prefetch?: string[] | null;
    } | null;
    /** How the bank account is verified. Known values: `automatic`, `instant`, `microdeposits`. */
    verification_method?: "automatic" | "instant" | "microdeposits" | (string & {}) | null;
  } | null;
}

/**
 * A page of the payments made for an invoice. Sent only if the call expands it.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoicePaymentList {
  /** Type of the object, always `list`. */
  object?: string | null;
  /** Payments of the page. */
  data?: InvoicePayment[] | null;
  /** Whether more payments follow this page. */
  has_more?: boolean | null;
  /**
   * Number of payments on all pages. Integer.
   * Assumed: The reference of older versions shows it.
   */
  total_count?: number | null;
  /** Path of the list in the provider's API. */
  url?: string | null;
}

/**
 * A payment that is, or may be, applied to an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoicePayment {
  /** Id of the invoice payment. */
  id?: string | null;
  /** Type of the object, always `invoice_payment`. */
  object?: string | null;
  /** Amount paid to the invoice, in the smallest currency unit. Null until the payment succeeds. Integer. */
  amount_paid?: number | null;
  /** Amount intended for the invoice, in the smallest currency unit. Integer. */
  amount_requested?: number | null;
  /** When the invoice payment was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Currency of the amounts, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /**
   * Id of the invoice.
   * Real traffic also shows: object.
   */
  invoice?: string | null;
  /** Whether the provider created it as the default payment of the invoice and keeps it up to date. */
  is_default?: boolean | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** What pays; `type` tells which of the ids it has. */
  payment?: {
    /**
     * Id of the charge.
     * Real traffic also shows: object.
     */
    charge?: string | null;
    /**
     * Id of the payment intent.
     * Real traffic also shows: object.
     */
    payment_intent?: string | null;
    /**
     * Id of the record of a payment made outside the provider.
     * Real traffic also shows: object.
     */
    payment_record?: string | null;
    /** Kind of payment. Known values: `charge`, `payment_intent`, `payment_record`. */
    type?: "charge" | "payment_intent" | "payment_record" | (string & {}) | null;
  } | null;
  /** Status of the payment, such as `open`, `paid` or `canceled`. */
  status?: string | null;
  /** Times at which the status changed. */
  status_transitions?: {
    /** When the payment was canceled, in Unix seconds. Integer. */
    canceled_at?: number | null;
    /** When the payment succeeded, in Unix seconds. Integer. */
    paid_at?: number | null;
  } | null;
}

/**
 * Settings for rendering the PDF of an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceRendering {
  /** How line amounts show tax, such as `include_inclusive_tax` or `exclude_tax`. */
  amount_tax_display?: string | null;
  /** Layout of the PDF. */
  pdf?: {
    /** Size of the pages. Known values: `a4`, `auto`, `letter`. */
    page_size?: "a4" | "auto" | "letter" | (string & {}) | null;
  } | null;
  /** Id of the rendering template. */
  template?: string | null;
  /** Version of the template. Integer. */
  template_version?: number | null;
}

/**
 * Options for rendering the PDF of an invoice. Only older versions send it; now there is `rendering`.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceRenderingOptions {
  /** How line amounts show tax, such as `include_inclusive_tax` or `exclude_tax`. */
  amount_tax_display?: string | null;
}

/**
 * The cost of shipping on an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ShippingCost {
  /** Cost before taxes, in the smallest currency unit. Integer. */
  amount_subtotal?: number | null;
  /** Tax on the cost, in the smallest currency unit. Integer. */
  amount_tax?: number | null;
  /** Cost with taxes, in the smallest currency unit. Integer. */
  amount_total?: number | null;
  /**
   * Id of the shipping rate.
   * Real traffic also shows: object.
   */
  shipping_rate?: string | null;
  /** Taxes on the cost. Sent only if the call expands it. */
  taxes?: ShippingTax[] | null;
}

/**
 * The amount of one tax on the cost of shipping.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ShippingTax {
  /** Amount of the tax, in the smallest currency unit. Integer. */
  amount?: number | null;
  /** Tax rate that was applied. */
  rate?: TaxRate | null;
  /** Reason for the tax result, such as `standard_rated` or `reverse_charge`. */
  taxability_reason?: string | null;
  /** Amount on which the tax is calculated, in the smallest currency unit. Integer. */
  taxable_amount?: number | null;
}

/**
 * Times at which the status of an invoice changed.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceStatusTransitions {
  /** When the invoice was finalized, in Unix seconds. Integer. */
  finalized_at?: number | null;
  /** When the invoice was marked uncollectible, in Unix seconds. Integer. */
  marked_uncollectible_at?: number | null;
  /** When the invoice was paid, in Unix seconds. Integer. */
  paid_at?: number | null;
  /** When the invoice was voided, in Unix seconds. Integer. */
  voided_at?: number | null;
}

/**
 * The subscription at the time of the invoice. Only older versions send it; now `parent` has it.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceSubscriptionDetails {
  /** Metadata of the subscription when the invoice was finalized. */
  metadata?: { [key: string]: string } | null;
}

/**
 * The billing threshold that triggered an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ThresholdReason {
  /** Total of the invoice that was reached, in the smallest currency unit. Integer. */
  amount_gte?: number | null;
  /** Thresholds of single items that were reached. */
  item_reasons?: ThresholdItemReason[] | null;
}

/**
 * The usage threshold of an item that triggered an invoice.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ThresholdItemReason {
  /** Ids of the lines that reached the threshold. */
  line_item_ids?: string[] | null;
  /** Quantity that was reached. Integer. */
  usage_gte?: number | null;
}

/**
 * The transfer of the payment to another account. Only older versions send it.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InvoiceTransferData {
  /** Amount transferred, in the smallest currency unit. Null if it is the whole payment. Integer. */
  amount?: number | null;
  /**
   * Id of the account that receives the transfer.
   * Real traffic also shows: object.
   */
  destination?: string | null;
}

/**
 * Fraud assessments of a charge.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface FraudDetails {
  /** Assessment by the provider. `fraudulent` if there is one. */
  stripe_report?: string | null;
  /** Assessment by the account, `safe` or `fraudulent`. */
  user_report?: string | null;
}

/**
 * The result of the risk check and the response of the payment network.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ChargeOutcome {
  /**
   * Advice on how to proceed after a decline. Known values: `confirm_card_data`, `do_not_try_again`,
   * `try_again_later`.
   */
  advice_code?: "confirm_card_data" | "do_not_try_again" | "try_again_later" | (string & {}) | null;
  /** Advice of the payment network on how to proceed, as a two-digit code. */
  network_advice_code?: string | null;
  /** Reason of the payment network for the decline, as its own code. */
  network_decline_code?: string | null;
  /** Response of the payment network, such as `approved_by_network` or `declined_by_network`. */
  network_status?: string | null;
  /** More detailed explanation of `type`, such as `highest_risk_level` or a decline code. */
  reason?: string | null;
  /** Risk of fraud, such as `normal`, `elevated` or `highest`. */
  risk_level?: string | null;
  /** Risk of fraud from 0 to 100. Integer. */
  risk_score?: number | null;
  /**
   * Id of the fraud rule that matched the payment.
   * Real traffic also shows: object.
   */
  rule?: string | null;
  /** Explanation for the account rather than for its customer. */
  seller_message?: string | null;
  /** Result, such as `authorized`, `manual_review`, `issuer_declined`, `blocked` or `invalid`. */
  type?: string | null;
}

/**
 * The payment method at the time of a charge; `type` names the field with its details. The most common types are
 * named.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ChargePaymentMethodDetails {
  [name: string]: unknown;
  /** Type of the payment method, such as `card` or `sepa_debit`. */
  type?: string | null;
  /** Details of a card. */
  card?: ChargedCard | null;
  /** Details of a SEPA direct debit. */
  sepa_debit?: {
    /** Code of the bank. */
    bank_code?: string | null;
    /** Code of the branch of the bank. */
    branch_code?: string | null;
    /** Country of the bank account, as a two-letter ISO 3166-1 code. */
    country?: string | null;
    /** Day on which the account is expected to be debited, as YYYY-MM-DD. */
    expected_debit_date?: string | null;
    /** Same for all objects with the same account number. */
    fingerprint?: string | null;
    /** Last four characters of the IBAN. */
    last4?: string | null;
    /** Id of the mandate of the payment. */
    mandate?: string | null;
  } | null;
  /** Details of a direct debit from a US bank account. */
  us_bank_account?: {
    /** Kind of owner of the bank account. Known values: `company`, `individual`. */
    account_holder_type?: "company" | "individual" | (string & {}) | null;
    /** Kind of bank account. Known values: `checking`, `savings`. */
    account_type?: "checking" | "savings" | (string & {}) | null;
    /** Name of the bank. */
    bank_name?: string | null;
    /** Day on which the account is expected to be debited, as YYYY-MM-DD. */
    expected_debit_date?: string | null;
    /** Same for all objects with the same account number. */
    fingerprint?: string | null;
    /** Last four digits of the account number. */
    last4?: string | null;
    /**
     * Id of the mandate of the payment.
     * Real traffic also shows: object.
     */
    mandate?: string | null;
    /** Reference with which the customer's bank can locate the payment. */
    payment_reference?: string | null;
    /** Routing number of the bank. */
    routing_number?: string | null;
  } | null;
}

/**
 * The card that paid a charge, and how the payment was authorized.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ChargedCard {
  /** Amount authorized, in the smallest currency unit. Integer. */
  amount_authorized?: number | null;
  /** Code with which the issuer authorized the payment. */
  authorization_code?: string | null;
  /** Brand of the card, such as `visa` or `mastercard`. */
  brand?: string | null;
  /** When an authorized amount lapses unless it is captured, in Unix seconds. Integer. */
  capture_before?: number | null;
  /** Results of checks by the issuer, such as `pass`, `fail`, `unavailable` or `unchecked`. */
  checks?: {
    /** Result for the first line of the address. */
    address_line1_check?: string | null;
    /** Result for the postal code. */
    address_postal_code_check?: string | null;
    /** Result for the security code. */
    cvc_check?: string | null;
  } | null;
  /** Country of the issuer, as a two-letter ISO 3166-1 code. */
  country?: string | null;
  /** Degree of authentication that the card network reported, as a two-digit code. */
  electronic_commerce_indicator?: string | null;
  /** Month in which the card expires, from 1 to 12. Integer. */
  exp_month?: number | null;
  /** Year in which the card expires, with four digits. Integer. */
  exp_year?: number | null;
  /** Whether the amount can be captured later than usual. */
  extended_authorization?: {
    /** Whether the longer time applies. Known values: `disabled`, `enabled`. */
    status?: "disabled" | "enabled" | (string & {}) | null;
  } | null;
  /** Same for all objects with the same card number. */
  fingerprint?: string | null;
  /** How the card is funded, such as `credit`, `debit` or `prepaid`. */
  funding?: string | null;
  /** Whether the authorized amount can be raised. */
  incremental_authorization?: {
    /** Whether the issuer allows it. Known values: `available`, `unavailable`. */
    status?: "available" | "unavailable" | (string & {}) | null;
  } | null;
  /** Payment in installments. */
  installments?: {
    /** Plan that the customer chose. */
    plan?: {
      /** Number of installments. Integer. */
      count?: number | null;
      /** Time between two installments. Known values: `month`. */
      interval?: "month" | (string & {}) | null;
      /** Kind of plan. Known values: `bonus`, `fixed_count`, `revolving`. */
      type?: "bonus" | "fixed_count" | "revolving" | (string & {}) | null;
    } | null;
  } | null;
  /** Last four digits of the card number. */
  last4?: string | null;
  /**
   * Id of the mandate of the payment.
   * Real traffic also shows: object.
   */
  mandate?: string | null;
  /** Whether the order came by mail or telephone. */
  moto?: boolean | null;
  /** Whether the amount can be captured in several parts. */
  multicapture?: {
    /** Whether the issuer allows it. Known values: `available`, `unavailable`. */
    status?: "available" | "unavailable" | (string & {}) | null;
  } | null;
  /** Network that processed the charge, such as `visa` or `cartes_bancaires`. */
  network?: string | null;
  /** Token of the card network for the card. */
  network_token?: {
    /** Whether the payment was made with the token. */
    used?: boolean | null;
  } | null;
  /** Id of the transaction at the card network. */
  network_transaction_id?: string | null;
  /** Whether more than the authorized amount can be captured. */
  overcapture?: {
    /** Highest amount that can be captured, in the smallest currency unit. Integer. */
    maximum_amount_capturable?: number | null;
    /** Whether the issuer allows it. Known values: `available`, `unavailable`. */
    status?: "available" | "unavailable" | (string & {}) | null;
  } | null;
  /** Whether the fees of the issuer are regulated. Known values: `regulated`, `unregulated`. */
  regulated_status?: "regulated" | "unregulated" | (string & {}) | null;
  /**
   * Kind of later payments for which the card was saved. Known values: `installment`, `recurring`,
   * `unscheduled`.
   */
  setup_credential_usage?: "installment" | "recurring" | "unscheduled" | (string & {}) | null;
  /**
   * Kind of payment that the account made with a saved card while the customer was absent. Known values:
   * `installment`, `recurring`, `unscheduled`.
   */
  stored_credential_usage?: "installment" | "recurring" | "unscheduled" | (string & {}) | null;
  /** Result of 3D Secure. Null if it was not used. */
  three_d_secure?: {
    /** How the issuer authenticated the customer. Known values: `challenge`, `frictionless`. */
    authentication_flow?: "challenge" | "frictionless" | (string & {}) | null;
    /** Degree of authentication, as a code of the card network. Known values: `01`, `02`, `05`, `06`, `07`. */
    electronic_commerce_indicator?: "01" | "02" | "05" | "06" | "07" | (string & {}) | null;
    /** Exemption that the issuer accepted. Known values: `low_risk`, `none`. */
    exemption_indicator?: "low_risk" | "none" | (string & {}) | null;
    /** Whether the provider asked for the exemption. */
    exemption_indicator_applied?: boolean | null;
    /**
     * Result of the authentication. Known values: `attempt_acknowledged`, `authenticated`, `data_share_only`,
     * `exempted`, `failed`, `not_supported`, `processing_error`.
     */
    result?:
      | "attempt_acknowledged"
      | "authenticated"
      | "data_share_only"
      | "exempted"
      | "failed"
      | "not_supported"
      | "processing_error"
      | (string & {})
      | null;
    /**
     * Why the authentication succeeded or failed. Known values: `abandoned`, `bypassed`, `canceled`,
     * `card_not_enrolled`, `network_not_supported`, `protocol_error`, `rejected`.
     */
    result_reason?:
      | "abandoned"
      | "bypassed"
      | "canceled"
      | "card_not_enrolled"
      | "network_not_supported"
      | "protocol_error"
      | "rejected"
      | (string & {})
      | null;
    /** Id of the authentication at the card network. */
    transaction_id?: string | null;
    /** Version of 3D Secure. Known values: `1.0.2`, `2.1.0`, `2.2.0`, `2.3.0`, `2.3.1`. */
    version?: "1.0.2" | "2.1.0" | "2.2.0" | "2.3.0" | "2.3.1" | (string & {}) | null;
  } | null;
  /** Id with which some card networks link related transactions. */
  transaction_link_id?: string | null;
  /** Wallet that the card was used from. Null if there is none. */
  wallet?: {
    /** Last four digits of the device account number. */
    dynamic_last4?: string | null;
    /**
     * Kind of wallet. Known values: `amex_express_checkout`, `apple_pay`, `google_pay`, `link`, `masterpass`,
     * `samsung_pay`, `visa_checkout`.
     */
    type?:
      | "amex_express_checkout"
      | "apple_pay"
      | "google_pay"
      | "link"
      | "masterpass"
      | "samsung_pay"
      | "visa_checkout"
      | (string & {})
      | null;
  } | null;
}

/**
 * What the customer was asked to pay, where it differs from the currency of the charge.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PresentmentDetails {
  /** Amount shown to the customer, in the smallest unit of `presentment_currency`. Integer. */
  presentment_amount?: number | null;
  /** Currency shown to the customer, as a three-letter ISO 4217 code in lowercase. */
  presentment_currency?: string | null;
}

/**
 * The first page of the refunds of a charge. Sent only if the call expands it.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface RefundList {
  /** Type of the object, always `list`. */
  object?: string | null;
  /** Refunds of the page. */
  data?: PartialRefund[] | null;
  /** Whether more refunds follow this page. */
  has_more?: boolean | null;
  /**
   * Number of refunds on all pages. Integer.
   * Assumed: The reference of older versions shows it.
   */
  total_count?: number | null;
  /** Path of the list in the provider's API. */
  url?: string | null;
}

/**
 * The transfer of a charge to another account.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ChargeTransferData {
  /** Amount transferred, in the smallest currency unit. Null if it is the whole charge. Integer. */
  amount?: number | null;
  /**
   * Id of the account that receives the transfer.
   * Real traffic also shows: object.
   */
  destination?: string | null;
}

/**
 * The payer as entered at the time of a charge.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface BillingDetails {
  /** Billing address. */
  address?: Address | null;
  /** Email address of the payer. */
  email?: string | null;
  /** Full name of the payer. */
  name?: string | null;
  /** Phone number of the payer. */
  phone?: string | null;
  /** Tax id of the payer. */
  tax_id?: string | null;
}

/**
 * Input for the fraud detection of a charge.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface RadarOptions {
  /** Id of the browser or device session that was observed. */
  session?: string | null;
}

/**
 * Settings of automatic tax calculation for a subscription.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface SubscriptionAutomaticTax {
  /** Why the provider turned the calculation off. Known values: `requires_location_inputs`. */
  disabled_reason?: "requires_location_inputs" | (string & {}) | null;
  /** Whether tax is calculated automatically. */
  enabled?: boolean | null;
  /** Account that owes the tax. */
  liability?: AccountReference | null;
}

/**
 * The day and time, in UTC, at which billing periods begin.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface BillingCycleAnchorConfig {
  /** Day of the month, from 1 to 31. Integer. */
  day_of_month?: number | null;
  /** Hour of the day, from 0 to 23. Integer. */
  hour?: number | null;
  /** Minute of the hour. Integer. */
  minute?: number | null;
  /** Month in which full periods begin, from 1 to 12. Integer. */
  month?: number | null;
  /** Second of the minute. Integer. */
  second?: number | null;
}

/**
 * Rules by which prorations and invoices of a subscription are calculated.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface BillingMode {
  /** Options of the flexible mode. */
  flexible?: {
    /** Whether proration amounts include discounts or list them separately. Known values: `included`, `itemized`. */
    proration_discounts?: "included" | "itemized" | (string & {}) | null;
  } | null;
  /** Which rules apply. Known values: `classic`, `flexible`. */
  type?: "classic" | "flexible" | (string & {}) | null;
  /** When the current mode was adopted, in Unix seconds. Integer. */
  updated_at?: number | null;
}

/**
 * The thresholds at which a subscription is invoiced early.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface BillingThresholds {
  /** Amount that triggers an invoice, in the smallest currency unit. Integer. */
  amount_gte?: number | null;
  /** Whether a new billing period begins when the threshold is reached. */
  reset_billing_cycle_anchor?: boolean | null;
}

/**
 * Why a subscription was canceled.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface CancellationDetails {
  /** Comment of the customer. */
  comment?: string | null;
  /**
   * Reason that the customer chose. Known values: `customer_service`, `low_quality`, `missing_features`,
   * `other`, `switched_service`, `too_complex`, `too_expensive`, `unused`.
   */
  feedback?:
    | "customer_service"
    | "low_quality"
    | "missing_features"
    | "other"
    | "switched_service"
    | "too_complex"
    | "too_expensive"
    | "unused"
    | (string & {})
    | null;
  /**
   * Id of the customized feedback option that the customer chose.
   * Real traffic also shows: object.
   */
  feedback_option?: string | null;
  /**
   * Event that ended the subscription. Known values: `canceled_by_retention_policy`, `cancellation_requested`,
   * `payment_disputed`, `payment_failed`.
   */
  reason?: "canceled_by_retention_policy" | "cancellation_requested" | "payment_disputed" | "payment_failed" | (string & {}) | null;
}

/**
 * Settings for the invoices of a subscription.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface SubscriptionInvoiceSettings {
  /** Ids of the tax ids of the business that issues the invoices. */
  account_tax_ids?: string[] | null;
  /** Custom fields displayed on invoices. */
  custom_fields?: NamedValue[] | null;
  /** Description displayed on invoices. */
  description?: string | null;
  /** Footer text displayed on invoices. */
  footer?: string | null;
  /** Account that issues the invoices. */
  issuer?: AccountReference | null;
}

/**
 * The first page of the items of a subscription.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface SubscriptionItemList {
  /** Type of the object, always `list`. */
  object?: string | null;
  /** Items of the page. */
  data?: SubscriptionItem[] | null;
  /** Whether more items follow this page. */
  has_more?: boolean | null;
  /**
   * Number of items on all pages. Integer.
   * Assumed: The reference of older versions shows it.
   */
  total_count?: number | null;
  /** Path of the list in the provider's API. */
  url?: string | null;
}

/**
 * A price and a quantity to which a customer is subscribed.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface SubscriptionItem {
  /** Id of the item. */
  id?: string | null;
  /** Type of the object, always `subscription_item`. */
  object?: string | null;
  /** Time up to which the item has been billed, in Unix seconds. Integer. */
  billed_until?: number | null;
  /** Threshold at which the item is invoiced early. */
  billing_thresholds?: {
    /** Usage that triggers an invoice. Integer. */
    usage_gte?: number | null;
  } | null;
  /** When the item was created, in Unix seconds. Integer. */
  created?: number | null;
  /** End of the current billing period of the item, in Unix seconds. Integer. */
  current_period_end?: number | null;
  /** Start of the current billing period of the item, in Unix seconds. Integer. */
  current_period_start?: number | null;
  /** Trial that applies to the item. */
  current_trial?: {
    /** When the trial ends, in Unix seconds. Integer. */
    end_date?: number | null;
    /** When the trial started, in Unix seconds. Integer. */
    start_date?: number | null;
    /** Id of the trial offer. */
    trial_offer?: string | null;
  } | null;
  /** Ids of the discounts of the item. */
  discounts?: string[] | null;
  /** Custom key-value pairs attached to the item. */
  metadata?: { [key: string]: string } | null;
  /** Price of the item in its older form. */
  plan?: Plan | null;
  /** Price of the item. */
  price?: Price | null;
  /** Number of units. Integer. */
  quantity?: number | null;
  /** Id of the subscription. */
  subscription?: string | null;
  /** Tax rates of the item, in place of the default rates of the subscription. */
  tax_rates?: TaxRate[] | null;
}

/**
 * How the collection of payments is paused.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PauseCollection {
  /** What happens to invoices in the meantime. Known values: `keep_as_draft`, `mark_uncollectible`, `void`. */
  behavior?: "keep_as_draft" | "mark_uncollectible" | "void" | (string & {}) | null;
  /** When collection resumes, in Unix seconds. Integer. */
  resumes_at?: number | null;
}

/**
 * Rules for paying the invoices of a subscription.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface SubscriptionPaymentSettings {
  /** Options for each type of payment method. */
  payment_method_options?: PaymentMethodOptions | null;
  /** Types of payment method that can pay. Null if the provider chooses them. */
  payment_method_types?: string[] | null;
  /**
   * Whether a payment method that has paid becomes the default of the subscription. Known values: `off`,
   * `on_subscription`.
   */
  save_default_payment_method?: "off" | "on_subscription" | (string & {}) | null;
}

/**
 * The transfer of the payments of a subscription to another account.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface SubscriptionTransferData {
  /** Share of each invoice that is transferred, as a percentage from 0 to 100. Null if it is the whole payment. */
  amount_percent?: number | null;
  /**
   * Id of the account that receives the transfers.
   * Real traffic also shows: object.
   */
  destination?: string | null;
}

/**
 * Settings of the trial period of a subscription.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface TrialSettings {
  /** What happens when the trial ends. */
  end_behavior?: {
    /** Whether billing periods are realigned. Known values: `now`, `unchanged`. */
    billing_cycle_anchor?: "now" | "unchanged" | (string & {}) | null;
    /**
     * What happens if the customer has given no payment method. Known values: `cancel`, `create_invoice`,
     * `pause`.
     */
    missing_payment_method?: "cancel" | "create_invoice" | "pause" | (string & {}) | null;
  } | null;
}

/**
 * How often pending invoice items are billed.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PendingInvoiceItemInterval {
  /** Unit of the interval. Known values: `day`, `month`, `week`, `year`. */
  interval?: "day" | "month" | "week" | "year" | (string & {}) | null;
  /** Number of units in one interval. Integer. */
  interval_count?: number | null;
}

/**
 * Changes to a subscription that take effect once their payment succeeds.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PendingUpdate {
  /** New reference time of billing periods, in Unix seconds. Integer. */
  billing_cycle_anchor?: number | null;
  /** Whether the subscription will be canceled at the end of the period. */
  cancel_at_period_end?: boolean | null;
  /** New discount of the subscription. */
  discount?: Discount | null;
  /** Ids of the new discounts. */
  discounts?: string[] | null;
  /** When the changes are dropped unless they are paid, in Unix seconds. Integer. */
  expires_at?: number | null;
  /** New custom key-value pairs of the subscription. */
  metadata?: { [key: string]: string } | null;
  /** New items of the subscription. */
  subscription_items?: SubscriptionItem[] | null;
  /** New end of the trial period, in Unix seconds. Integer. */
  trial_end?: number | null;
  /** Whether the trial period of the plan applies. */
  trial_from_plan?: boolean | null;
}

/**
 * Where a refund is sent; `type` names the field with the details. Types without any details are not named.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface RefundDestinationDetails {
  [name: string]: unknown;
  /** Kind of destination, such as `card` or `eu_bank_transfer`. */
  type?: string | null;
  /** Refund to a card. */
  card?: {
    /** Reference with which the customer's bank can locate the refund. */
    reference?: string | null;
    /** Whether the reference is `available`, `pending` or `unavailable`. */
    reference_status?: string | null;
    /** Kind of the reference, such as `acquirer_reference_number`. */
    reference_type?: string | null;
    /** How the money is returned. Known values: `pending`, `refund`, `reversal`. */
    type?: "pending" | "refund" | "reversal" | (string & {}) | null;
  } | null;
  /** Refund through Afterpay or Clearpay. */
  afterpay_clearpay?: RefundReference | null;
  /** Refund through BLIK. */
  blik?: RefundReference | null;
  /** Refund by bank transfer in Brazil. */
  br_bank_transfer?: RefundReference | null;
  /** Refund in cryptocurrency. */
  crypto?: RefundReference | null;
  /** Refund by bank transfer in Europe. */
  eu_bank_transfer?: RefundReference | null;
  /** Refund by bank transfer in the United Kingdom. */
  gb_bank_transfer?: RefundReference | null;
  /** Refund by bank transfer in Japan. */
  jp_bank_transfer?: RefundReference | null;
  /** Refund through Klarna. */
  klarna?: RefundReference | null;
  /** Refund through MB WAY. */
  mb_way?: RefundReference | null;
  /** Refund through Multibanco. */
  multibanco?: RefundReference | null;
  /** Refund by bank transfer in Mexico. */
  mx_bank_transfer?: RefundReference | null;
  /** Refund through Przelewy24. */
  p24?: RefundReference | null;
  /** Refund through PayPal. */
  paypal?: RefundReference | null;
  /** Refund through Swish. */
  swish?: RefundReference | null;
  /** Refund by bank transfer in Thailand. */
  th_bank_transfer?: RefundReference | null;
  /** Refund by bank transfer in the United States. */
  us_bank_transfer?: RefundReference | null;
}

/**
 * The reference of a refund that is not made to a card.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface RefundReference {
  /** Reason of the payment network for a failed refund. Only some types have it. */
  network_decline_code?: string | null;
  /** Reference with which the recipient's bank or provider can locate the refund. */
  reference?: string | null;
  /** Whether the reference is `available`, `pending` or `unavailable`. */
  reference_status?: string | null;
}

/**
 * What the customer has to do before a refund can be sent.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface RefundNextAction {
  /** Email message that asks the customer for bank details. */
  display_details?: {
    /** When and where the message was sent. */
    email_sent?: {
      /** When the message was sent, in Unix seconds. Integer. */
      email_sent_at?: number | null;
      /** Email address of the recipient. */
      email_sent_to?: string | null;
    } | null;
    /** When the request expires, in Unix seconds. Integer. */
    expires_at?: number | null;
  } | null;
  /** Kind of action, such as `display_details`. */
  type?: string | null;
}

/**
 * A product feature that is highlighted to buyers.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ProductFeature {
  /** Name of the feature. */
  name?: string | null;
}

/**
 * Size and weight of a product when packed for shipping.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export type ProductDimensions = {
  /** Height of the package in inches. */
  height?: number | null;
  /** Length of the package in inches. */
  length?: number | null;
  /** Weight of the package in ounces. */
  weight?: number | null;
  /** Width of the package in inches. */
  width?: number | null;
} & object;

/**
 * Funds in one currency.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface BalanceAmount {
  /** Amount of the funds, in the smallest currency unit. Integer. */
  amount?: number | null;
  /** Currency of the funds, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Amount of the funds by type of payment. */
  source_types?: BalanceSourceTypes | null;
}

/**
 * An amount of funds by the type of the payments that it came from.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface BalanceSourceTypes {
  /** Amount from older ACH payments, in the smallest currency unit. Integer. */
  bank_account?: number | null;
  /** Amount from cards and most other payment methods, in the smallest currency unit. Integer. */
  card?: number | null;
  /** Amount from FPX, in the smallest currency unit. Integer. */
  fpx?: number | null;
}

/**
 * Funds in one currency that can be paid out at once.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface InstantBalanceAmount {
  /** Amount of the funds, in the smallest currency unit. Integer. */
  amount?: number | null;
  /** Currency of the funds, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Amount left after fees for each external account. Sent only if the call expands it. */
  net_available?: NetBalanceAmount[] | null;
  /** Amount of the funds by type of payment. */
  source_types?: BalanceSourceTypes | null;
}

/**
 * The amount that an instant payout to one external account leaves after fees.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface NetBalanceAmount {
  /** Amount left after fees, in the smallest currency unit. Integer. */
  amount?: number | null;
  /** Id of the external account. */
  destination?: string | null;
  /** Amount of the funds by type of payment. */
  source_types?: BalanceSourceTypes | null;
}

/**
 * Funds for cards that the account issues.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface IssuingBalance {
  /** Funds that can be spent, with one entry per currency. */
  available?: BalanceAmount[] | null;
}

/**
 * Funds set aside to cover refunds and disputes.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PrefundingBalance {
  /** Funds that can be used, with one entry per currency. */
  available?: BalanceAmount[] | null;
  /** Funds that cannot be used yet, with one entry per currency. */
  pending?: BalanceAmount[] | null;
}

/**
 * One of the fees of a balance transaction.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface FeeDetail {
  /** Amount of the fee, in the smallest currency unit. Integer. */
  amount?: number | null;
  /** Id of the application that earned the fee. */
  application?: string | null;
  /** Currency of the fee, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Free-form description of the fee. */
  description?: string | null;
  /** Kind of fee, such as `stripe_fee`, `application_fee` or `tax`. */
  type?: string | null;
}

/**
 * Evidence against a dispute. Texts are free-form; files are uploads of the account.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface DisputeEvidence {
  /** Log that proves that the customer used a digital product. */
  access_activity_log?: string | null;
  /** Appeal against a decision on the dispute. */
  appeal?: {
    /** Appeal to a card network. */
    card?: {
      /** Why the account appeals. */
      reason_for_filing?: string | null;
      /** Ids of files that support the appeal. */
      supporting_files?: string[] | null;
    } | null;
  } | null;
  /** Billing address that the customer gave. */
  billing_address?: string | null;
  /**
   * Id of the file with the cancellation policy of a subscription.
   * Real traffic also shows: object.
   */
  cancellation_policy?: string | null;
  /** How and when the customer was shown the cancellation policy. */
  cancellation_policy_disclosure?: string | null;
  /** Why the subscription was not canceled. */
  cancellation_rebuttal?: string | null;
  /**
   * Id of the file with messages exchanged with the customer.
   * Real traffic also shows: object.
   */
  customer_communication?: string | null;
  /** Email address of the customer. */
  customer_email_address?: string | null;
  /** Name of the customer. */
  customer_name?: string | null;
  /** IP address from which the customer made the purchase. */
  customer_purchase_ip?: string | null;
  /**
   * Id of the file with the signature of the customer.
   * Real traffic also shows: object.
   */
  customer_signature?: string | null;
  /**
   * Id of the file that shows how two charges differ.
   * Real traffic also shows: object.
   */
  duplicate_charge_documentation?: string | null;
  /** How the disputed charge differs from the one that it seems to repeat. */
  duplicate_charge_explanation?: string | null;
  /** Id of the earlier charge that the disputed one seems to repeat. */
  duplicate_charge_id?: string | null;
  /** Evidence for special programs of card networks. */
  enhanced_evidence?: EnhancedEvidence | null;
  /** What the customer bought. */
  product_description?: string | null;
  /**
   * Id of the file with the receipt.
   * Real traffic also shows: object.
   */
  receipt?: string | null;
  /**
   * Id of the file with the refund policy.
   * Real traffic also shows: object.
   */
  refund_policy?: string | null;
  /** How the customer was shown the refund policy. */
  refund_policy_disclosure?: string | null;
  /** Why the customer is not entitled to a refund. */
  refund_refusal_explanation?: string | null;
  /** When the service was provided, as text. */
  service_date?: string | null;
  /**
   * Id of the file that proves that the service was provided.
   * Real traffic also shows: object.
   */
  service_documentation?: string | null;
  /** Address to which the product was shipped. */
  shipping_address?: string | null;
  /** Delivery service that carried the product. Commas separate several. */
  shipping_carrier?: string | null;
  /** When the product was shipped, as text. */
  shipping_date?: string | null;
  /**
   * Id of the file that proves that the product was shipped.
   * Real traffic also shows: object.
   */
  shipping_documentation?: string | null;
  /** Tracking number of the carrier. Commas separate several. */
  shipping_tracking_number?: string | null;
  /**
   * Id of a further file.
   * Real traffic also shows: object.
   */
  uncategorized_file?: string | null;
  /** Further statements. */
  uncategorized_text?: string | null;
}

/**
 * Evidence for special programs of card networks.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface EnhancedEvidence {
  /** Evidence for a compliance dispute of Mastercard. */
  mastercard_compliance?: ComplianceEvidence | null;
  /** Evidence for Visa Compelling Evidence 3.0. */
  visa_compelling_evidence_3?: {
    /** Transaction that is disputed. */
    disputed_transaction?: EvidenceTransaction | null;
    /** Earlier transactions of the same customer that were not disputed. */
    prior_undisputed_transactions?: EvidenceTransaction[] | null;
  } | null;
  /** Evidence for a compliance dispute of Visa. */
  visa_compliance?: ComplianceEvidence | null;
}

/**
 * Evidence for a compliance dispute.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface ComplianceEvidence {
  /** Whether the account accepts the fee that it pays if it loses. */
  fee_acknowledged?: boolean | null;
}

/**
 * A transaction that serves as evidence.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface EvidenceTransaction {
  /** Id of the charge. The disputed transaction does not have it. */
  charge?: string | null;
  /** Id of the customer in the account's own shop. */
  customer_account_id?: string | null;
  /** Fingerprint of the customer's device, at least 20 characters long. */
  customer_device_fingerprint?: string | null;
  /** Id of the customer's device, such as its IMEI number. */
  customer_device_id?: string | null;
  /** Email address of the customer. */
  customer_email_address?: string | null;
  /** IP address from which the customer made the purchase. */
  customer_purchase_ip?: string | null;
  /** Kind of purchase. Only the disputed transaction has it. Known values: `merchandise`, `services`. */
  merchandise_or_services?: "merchandise" | "services" | (string & {}) | null;
  /** What the customer bought. */
  product_description?: string | null;
  /** Address to which the product was shipped. */
  shipping_address?: Address | null;
}

/**
 * State of the submission of evidence against a dispute.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface DisputeEvidenceDetails {
  /** Deadline for evidence, in Unix seconds. 0 if the bank accepts no response. Integer. */
  due_by?: number | null;
  /** Whether the dispute is eligible for special programs of card networks. */
  enhanced_eligibility?: EnhancedEligibility | null;
  /** Whether evidence has been saved. */
  has_evidence?: boolean | null;
  /** Whether the latest evidence was submitted after the deadline. */
  past_due?: boolean | null;
  /** Number of times that evidence was submitted. Integer. */
  submission_count?: number | null;
  /** How the evidence was submitted. Known values: `manual`, `not_submitted`, `smart_disputes`. */
  submission_method?: "manual" | "not_submitted" | "smart_disputes" | (string & {}) | null;
}

/**
 * Whether a dispute is eligible for special programs of card networks.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface EnhancedEligibility {
  /** Compliance program of Mastercard. */
  mastercard_compliance?: {
    /** Whether the fee has been accepted. Known values: `fee_acknowledged`, `requires_fee_acknowledgement`. */
    status?: "fee_acknowledged" | "requires_fee_acknowledgement" | (string & {}) | null;
  } | null;
  /** Visa Compelling Evidence 3.0. */
  visa_compelling_evidence_3?: {
    /** Evidence that is still missing, such as `missing_customer_identifiers`. */
    required_actions?: string[] | null;
    /** Whether the dispute qualifies. Known values: `not_qualified`, `qualified`, `requires_action`. */
    status?: "not_qualified" | "qualified" | "requires_action" | (string & {}) | null;
  } | null;
  /** Compliance program of Visa. */
  visa_compliance?: {
    /** Whether the fee has been accepted. Known values: `fee_acknowledged`, `requires_fee_acknowledgement`. */
    status?: "fee_acknowledged" | "requires_fee_acknowledgement" | (string & {}) | null;
  } | null;
}

/**
 * The payment method of a disputed charge; `type` names the field with its details.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface DisputePaymentMethodDetails {
  /** Details of a dispute at Amazon Pay. */
  amazon_pay?: {
    /** Kind of dispute. Known values: `chargeback`, `claim`. */
    dispute_type?: "chargeback" | "claim" | (string & {}) | null;
  } | null;
  /** Details of a dispute about a card payment. */
  card?: {
    /** Brand of the card, such as `visa` or `mastercard`. */
    brand?: string | null;
    /** Kind of case. Known values: `block`, `chargeback`, `compliance`, `inquiry`, `resolution`. */
    case_type?: "block" | "chargeback" | "compliance" | "inquiry" | "resolution" | (string & {}) | null;
    /** Network that processed the charge, such as `visa`. */
    network?: string | null;
    /** Reason of the dispute, as the code of the card network. */
    network_reason_code?: string | null;
  } | null;
  /** Details of a dispute at Klarna. */
  klarna?: {
    /** Why the dispute was lost, derived from the reason that Klarna gives. */
    chargeback_loss_reason_code?: string | null;
    /** Reason of the dispute, as the code of Klarna. */
    reason_code?: string | null;
  } | null;
  /** Details of a dispute at PayPal. */
  paypal?: {
    /** Id of the dispute at PayPal. */
    case_id?: string | null;
    /** Reason of the dispute, as the code of PayPal. */
    reason_code?: string | null;
  } | null;
  /** Type of the payment method. Known values: `amazon_pay`, `card`, `klarna`, `paypal`. */
  type?: "amazon_pay" | "card" | "klarna" | "paypal" | (string & {}) | null;
}

/**
 * The id with which the receiving bank can locate a payout.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PayoutTraceId {
  /** Whether the id is `supported`, `pending` or `unsupported`. */
  status?: string | null;
  /** Id as the bank knows it. Null unless it is supported. */
  value?: string | null;
}

/**
 * The record `Subscription` inside another one, which may have only some of its fields.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PartialSubscription {
  /** Id of the subscription. */
  id?: string | null;
  /** Type of the record. Known values: `subscription`. */
  object?: "subscription" | (string & {}) | null;
  /** Id of the application that created the subscription. */
  application?: string | null;
  /** Share of each invoice total that goes to the application, as a percentage from 0 to 100. */
  application_fee_percent?: number | null;
  /** Automatic tax settings of the subscription. */
  automatic_tax?: SubscriptionAutomaticTax | null;
  /** Reference time with which billing periods are aligned, in Unix seconds. Integer. */
  billing_cycle_anchor?: number | null;
  /** Day and time with which billing periods are aligned. */
  billing_cycle_anchor_config?: BillingCycleAnchorConfig | null;
  /** Rules for calculating prorations and invoices. */
  billing_mode?: BillingMode | null;
  /** Thresholds at which an invoice is created before the billing period ends. */
  billing_thresholds?: BillingThresholds | null;
  /** When the subscription is scheduled to be canceled, in Unix seconds. Integer. */
  cancel_at?: number | null;
  /** Whether the subscription will be canceled at the end of the current billing period. */
  cancel_at_period_end?: boolean | null;
  /** When the subscription was canceled, in Unix seconds. Integer. */
  canceled_at?: number | null;
  /** Reason and feedback for the cancellation. */
  cancellation_details?: CancellationDetails | null;
  /** How payment is collected. Known values: `charge_automatically`, `send_invoice`. */
  collection_method?: "charge_automatically" | "send_invoice" | (string & {}) | null;
  /** When the subscription was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Currency of the subscription, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Id of the customer who is subscribed. */
  customer?: string | null;
  /** Id of the account that represents the customer. */
  customer_account?: string | null;
  /** Number of days that the customer has to pay an invoice. Integer. */
  days_until_due?: number | null;
  /** Id of the default payment method for the subscription. */
  default_payment_method?: string | null;
  /** Id of the default payment source for the subscription. */
  default_source?: string | null;
  /** Tax rates applied to items that have none of their own. */
  default_tax_rates?: TaxRate[] | null;
  /** Free-form description of the subscription. */
  description?: string | null;
  /** Ids of the discounts applied to the subscription. */
  discounts?: string[] | null;
  /** When the subscription ended, in Unix seconds. Integer. */
  ended_at?: number | null;
  /** Settings for the subscription's invoices. */
  invoice_settings?: SubscriptionInvoiceSettings | null;
  /** Items of the subscription, each with a price and a quantity. */
  items?: SubscriptionItemList | null;
  /** Id of the latest invoice of the subscription. */
  latest_invoice?: string | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** Custom key-value pairs attached to the subscription. */
  metadata?: { [key: string]: string } | null;
  /** When pending invoice items are next billed, in Unix seconds. Integer. */
  next_pending_invoice_item_invoice?: number | null;
  /** Id of the account on whose behalf the subscription is billed. */
  on_behalf_of?: string | null;
  /** How payment collection is paused, if at all. */
  pause_collection?: PauseCollection | null;
  /** Payment settings for the subscription's invoices. */
  payment_settings?: SubscriptionPaymentSettings | null;
  /**
   * Status of the subscription. Known values: `incomplete`, `incomplete_expired`, `trialing`, `active`,
   * `past_due`, `canceled`, `unpaid`, `paused`.
   * Document 1, States and transitions.
   */
  status?:
    | "incomplete"
    | "incomplete_expired"
    | "trialing"
    | "active"
    | "past_due"
    | "canceled"
    | "unpaid"
    | "paused"
    | (string & {})
    | null;
  /** Start of the current billing period, in Unix seconds. Integer. */
  current_period_start?: number | null;
  /** End of the current billing period, in Unix seconds. Integer. */
  current_period_end?: number | null;
  /** When the subscription started, in Unix seconds. Integer. */
  start_date?: number | null;
  /** Start of the trial period, in Unix seconds. Integer. */
  trial_start?: number | null;
  /** End of the trial period, in Unix seconds. Integer. */
  trial_end?: number | null;
  /** Discount applied to the subscription. */
  discount?: Discount | null;
  /** Plan of a subscription with a single item. */
  plan?: Plan | null;
  /** Quantity of a subscription with a single item. Integer. */
  quantity?: number | null;
  /** Id of the schedule that manages the subscription. */
  schedule?: string | null;
  /** Id of the test clock that the subscription belongs to. */
  test_clock?: string | null;
  /** Account that receives the payments, and the share transferred to it. */
  transfer_data?: SubscriptionTransferData | null;
  /** Settings of the trial period, such as what happens when it ends. */
  trial_settings?: TrialSettings | null;
  /** How often pending invoice items are billed. */
  pending_invoice_item_interval?: PendingInvoiceItemInterval | null;
  /** Id of the setup intent that collects a payment method. */
  pending_setup_intent?: string | null;
  /** Changes that take effect once their payment succeeds. */
  pending_update?: PendingUpdate | null;
}

/**
 * The record `PaymentIntent` inside another one, which may have only some of its fields.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PartialPaymentIntent {
  /** Id of the payment intent. */
  id?: string | null;
  /** Type of the record. Known values: `payment_intent`. */
  object?: "payment_intent" | (string & {}) | null;
  /** Amount to collect, in the smallest currency unit (for example cents). Integer. */
  amount?: number | null;
  /** Amount that is authorized and can be captured, in the smallest currency unit (for example cents). Integer. */
  amount_capturable?: number | null;
  /** Amount collected so far, in the smallest currency unit (for example cents). Integer. */
  amount_received?: number | null;
  /** Id of the application that created the payment intent. */
  application?: string | null;
  /** Application fee requested for the payment, in the smallest currency unit (for example cents). Integer. */
  application_fee_amount?: number | null;
  /** When the amount is captured, such as `automatic` or `manual`. */
  capture_method?: string | null;
  /**
   * Client secret for completing the payment from a browser or app.
   * A secret: messages and logs never show it.
   */
  client_secret?: string | null;
  /** How the payment is confirmed, such as `automatic` or `manual`. */
  confirmation_method?: string | null;
  /** When the payment intent was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Currency of the payment, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Id of the customer who pays. */
  customer?: string | null;
  /** Free-form description of the payment. */
  description?: string | null;
  /** `true` in live mode, `false` in test mode. */
  livemode?: boolean | null;
  /** Custom key-value pairs attached to the payment intent. */
  metadata?: { [key: string]: string } | null;
  /** Id of the payment method used for the payment. */
  payment_method?: string | null;
  /** Types of payment method that the payment accepts, such as `card`. */
  payment_method_types?: string[] | null;
  /** Status of the payment, such as `requires_payment_method` or `succeeded`. */
  status?: string | null;
}

/**
 * The record `Refund` inside another one, which may have only some of its fields.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PartialRefund {
  /** Id of the refund. */
  id?: string | null;
  /** Type of the record. Known values: `refund`. */
  object?: "refund" | (string & {}) | null;
  /** Amount refunded, in the smallest currency unit (for example cents). Integer. */
  amount?: number | null;
  /** Id of the balance transaction for the refund. */
  balance_transaction?: string | null;
  /** Id of the charge that was refunded. */
  charge?: string | null;
  /** When the refund was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Currency of the refund, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Free-form description of the refund. */
  description?: string | null;
  /** Details of where the refund is sent, by type of payment method. */
  destination_details?: RefundDestinationDetails | null;
  /** Id of the balance transaction that reverses a failed refund. */
  failure_balance_transaction?: string | null;
  /** Why the refund failed. */
  failure_reason?: string | null;
  /** Email address to which refund instructions are sent. */
  instructions_email?: string | null;
  /** Custom key-value pairs attached to the refund. */
  metadata?: { [key: string]: string } | null;
  /** Action required before the refund can continue. */
  next_action?: RefundNextAction | null;
  /** Id of the payment intent that was refunded. */
  payment_intent?: string | null;
  /** Why the refund is pending. */
  pending_reason?: string | null;
  /** Reason for the refund, such as `requested_by_customer`. */
  reason?: string | null;
  /** Number shown on the receipt for the refund. */
  receipt_number?: string | null;
  /** Id of the transfer reversal, if the charge came from another account. */
  source_transfer_reversal?: string | null;
  /**
   * Status of the refund.
   * Document 1, States and transitions.
   */
  status?: string | null;
  /** Id of the reversal of the transfer to the connected account. */
  transfer_reversal?: string | null;
}

/**
 * The record `BalanceTransaction` inside another one, which may have only some of its fields.
 * Assumed: Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.
 */
export interface PartialBalanceTransaction {
  /** Id of the balance transaction. */
  id?: string | null;
  /** Type of the record. Known values: `balance_transaction`. */
  object?: "balance_transaction" | (string & {}) | null;
  /**
   * Gross amount before fees, in the smallest currency unit (for example cents); negative if funds leave the
   * balance. Integer.
   */
  amount?: number | null;
  /** When the net amount becomes available, in Unix seconds. Integer. */
  available_on?: number | null;
  /** Balance that the transaction affects, such as `payments` or `issuing`. */
  balance_type?: string | null;
  /** When the balance transaction was created, in Unix seconds. Integer. */
  created?: number | null;
  /** Currency of all amounts in the transaction, as a three-letter ISO 4217 code in lowercase. */
  currency?: string | null;
  /** Free-form description of the transaction. */
  description?: string | null;
  /** Exchange rate used to convert the amount, if it was in another currency. */
  exchange_rate?: number | null;
  /** Total of all fees, in the smallest currency unit (for example cents). Integer. */
  fee?: number | null;
  /** Breakdown of the fees. */
  fee_details?: FeeDetail[] | null;
  /** Net amount after fees, in the smallest currency unit (for example cents). Integer. */
  net?: number | null;
  /** Category of the transaction in accounting reports. */
  reporting_category?: string | null;
  /** Id of the record that caused the transaction, such as a charge or a payout. */
  source?: string | null;
  /** Whether the net amount is `available` or still `pending`. */
  status?: string | null;
  /** Type of the transaction, such as `charge`, `refund` or `payout`. */
  type?: string | null;
}

/**
 * Lists customers.
 * Params of `payments.customers.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersListParams {
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Paging cursor. Pass the id of the last record received to get the page after it. */
  starting_after?: string | undefined;
  /** Paging cursor. Pass the id of the first record received to get the page before it. */
  ending_before?: string | undefined;
  /** Filter by email address. The match is case-sensitive. */
  email?: string | undefined;
  /** Filter by creation time. */
  created?: Interval | undefined;
}

/** `payments.customers.list.params` */
export declare const customersListParams: Validator<CustomersListParams>;

export declare const isCustomersListParams: Guard<CustomersListParams>;

/**
 * Request body of `payments.customers.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "customers";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: CustomersListParams | undefined;
}

/** `payments.customers.list.request` */
export declare const customersListRequest: Validator<CustomersListRequest>;

/** A record that `payments.customers.list` returns. */
export type CustomersListRecord = Customer;

/** `payments.customers.list.record` */
export declare const customersListRecord: Validator<CustomersListRecord>;

/**
 * Meta of `payments.customers.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersListMeta {
  /** Whether there are more records beyond this page. */
  has_more: boolean;
}

/** `payments.customers.list.meta` */
export declare const customersListMeta: Validator<CustomersListMeta>;

/**
 * Response body of `payments.customers.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Customer[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: CustomersListMeta | null;
}

/** `payments.customers.list.response` */
export declare const customersListResponse: Validator<CustomersListResponse>;

/**
 * Creates a customer.
 * Params of `payments.customers.create`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type CustomersCreateParams = {
  /**
   * Email address of the customer.
   * Assumed: Taken from the provider's public API reference.
   */
  email?: string | undefined;
  /**
   * Full name of the person or business.
   * Assumed: Taken from the provider's public API reference.
   */
  name?: string | undefined;
  /**
   * Free-form description of the customer.
   * Assumed: Taken from the provider's public API reference.
   */
  description?: string | undefined;
  /**
   * Phone number of the customer.
   * Assumed: Taken from the provider's public API reference.
   */
  phone?: string | undefined;
  /**
   * Postal address of the customer.
   * Assumed: Taken from the provider's public API reference.
   */
  address?: PostalAddress | undefined;
  /**
   * Custom key-value pairs to attach to the record.
   * Assumed: Taken from the provider's public API reference.
   */
  metadata?: { [key: string]: string } | undefined;
};

/** `payments.customers.create.params` */
export declare const customersCreateParams: Validator<CustomersCreateParams>;

export declare const isCustomersCreateParams: Guard<CustomersCreateParams>;

/**
 * Request body of `payments.customers.create`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersCreateRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "customers";
  /** Action to perform on the entity. */
  action: "create";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: CustomersCreateParams | undefined;
}

/** `payments.customers.create.request` */
export declare const customersCreateRequest: Validator<CustomersCreateRequest>;

/** A record that `payments.customers.create` returns. */
export type CustomersCreateRecord = Customer;

/** `payments.customers.create.record` */
export declare const customersCreateRecord: Validator<CustomersCreateRecord>;

/**
 * Response body of `payments.customers.create`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersCreateResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Customer;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.customers.create.response` */
export declare const customersCreateResponse: Validator<CustomersCreateResponse>;

/**
 * Returns one customer.
 * Params of `payments.customers.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersGetParams {
  /** Id of the customer to return. */
  id: string;
}

/** `payments.customers.get.params` */
export declare const customersGetParams: Validator<CustomersGetParams>;

export declare const isCustomersGetParams: Guard<CustomersGetParams>;

/**
 * Request body of `payments.customers.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "customers";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: CustomersGetParams;
}

/** `payments.customers.get.request` */
export declare const customersGetRequest: Validator<CustomersGetRequest>;

/** A record that `payments.customers.get` returns. */
export type CustomersGetRecord = Customer;

/** `payments.customers.get.record` */
export declare const customersGetRecord: Validator<CustomersGetRecord>;

/**
 * Response body of `payments.customers.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Customer;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.customers.get.response` */
export declare const customersGetResponse: Validator<CustomersGetResponse>;

/**
 * Updates a customer.
 * Params of `payments.customers.update`.
 * The document shows no parameter of this action other than the id.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type CustomersUpdateParams = {
  /** Id of the customer to update. */
  id: string;
  /**
   * New email address of the customer.
   * Assumed: Taken from the provider's public API reference.
   */
  email?: string | undefined;
  /**
   * New full name of the person or business.
   * Assumed: Taken from the provider's public API reference.
   */
  name?: string | undefined;
  /**
   * New free-form description of the customer.
   * Assumed: Taken from the provider's public API reference.
   */
  description?: string | undefined;
  /**
   * New phone number of the customer.
   * Assumed: Taken from the provider's public API reference.
   */
  phone?: string | undefined;
  /**
   * New postal address of the customer.
   * Assumed: Taken from the provider's public API reference.
   */
  address?: PostalAddress | undefined;
  /**
   * Custom key-value pairs to attach to the record.
   * Assumed: Taken from the provider's public API reference.
   */
  metadata?: { [key: string]: string } | undefined;
};

/** `payments.customers.update.params` */
export declare const customersUpdateParams: Validator<CustomersUpdateParams>;

export declare const isCustomersUpdateParams: Guard<CustomersUpdateParams>;

/**
 * Request body of `payments.customers.update`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersUpdateRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "customers";
  /** Action to perform on the entity. */
  action: "update";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: CustomersUpdateParams;
}

/** `payments.customers.update.request` */
export declare const customersUpdateRequest: Validator<CustomersUpdateRequest>;

/** A record that `payments.customers.update` returns. */
export type CustomersUpdateRecord = Customer;

/** `payments.customers.update.record` */
export declare const customersUpdateRecord: Validator<CustomersUpdateRecord>;

/**
 * Response body of `payments.customers.update`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersUpdateResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Customer;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.customers.update.response` */
export declare const customersUpdateResponse: Validator<CustomersUpdateResponse>;

/**
 * Deletes a customer.
 * Params of `payments.customers.delete`.
 * This is permanent and cannot be undone.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersDeleteParams {
  /** Id of the customer to delete. */
  id: string;
}

/** `payments.customers.delete.params` */
export declare const customersDeleteParams: Validator<CustomersDeleteParams>;

export declare const isCustomersDeleteParams: Guard<CustomersDeleteParams>;

/**
 * Request body of `payments.customers.delete`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersDeleteRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "customers";
  /** Action to perform on the entity. */
  action: "delete";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: CustomersDeleteParams;
}

/** `payments.customers.delete.request` */
export declare const customersDeleteRequest: Validator<CustomersDeleteRequest>;

/** A record that `payments.customers.delete` returns. */
export type CustomersDeleteRecord = CustomerDeleteResult;

/** `payments.customers.delete.record` */
export declare const customersDeleteRecord: Validator<CustomersDeleteRecord>;

/**
 * Response body of `payments.customers.delete`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersDeleteResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: CustomerDeleteResult;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.customers.delete.response` */
export declare const customersDeleteResponse: Validator<CustomersDeleteResponse>;

/**
 * Searches customers. Returns a list of customers, not a search result record as the invoice search does.
 * Params of `payments.customers.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersApiSearchParams {
  /** Search expression in the provider's search query language. */
  query: string;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Search cursor. Omit it on the first call, then pass the `next_page` of the previous response. */
  page?: string | undefined;
}

/** `payments.customers.api_search.params` */
export declare const customersApiSearchParams: Validator<CustomersApiSearchParams>;

export declare const isCustomersApiSearchParams: Guard<CustomersApiSearchParams>;

/**
 * Request body of `payments.customers.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "customers";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: CustomersApiSearchParams;
}

/** `payments.customers.api_search.request` */
export declare const customersApiSearchRequest: Validator<CustomersApiSearchRequest>;

/** A record that `payments.customers.api_search` returns. */
export type CustomersApiSearchRecord = Customer;

/** `payments.customers.api_search.record` */
export declare const customersApiSearchRecord: Validator<CustomersApiSearchRecord>;

/**
 * Meta of `payments.customers.api_search`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersApiSearchMeta {
  /** Whether there are more records beyond this page. */
  has_more: boolean;
}

/** `payments.customers.api_search.meta` */
export declare const customersApiSearchMeta: Validator<CustomersApiSearchMeta>;

/**
 * Response body of `payments.customers.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CustomersApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Customer[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: CustomersApiSearchMeta | null;
}

/** `payments.customers.api_search.response` */
export declare const customersApiSearchResponse: Validator<CustomersApiSearchResponse>;

/**
 * Lists invoices.
 * Params of `payments.invoices.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface InvoicesListParams {
  /** Filter by how payment is collected. */
  collection_method?: "charge_automatically" | "send_invoice" | undefined;
  /** Filter by creation time. */
  created?: Interval | undefined;
  /** Filter by customer id. */
  customer?: string | undefined;
  /** Filter by the id of the account that represents the customer. */
  customer_account?: string | undefined;
  /** Paging cursor. Pass the id of the first record received to get the page before it. */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Paging cursor. Pass the id of the last record received to get the page after it. */
  starting_after?: string | undefined;
  /**
   * Filter by status.
   * Document 1, States and transitions.
   */
  status?: "draft" | "open" | "paid" | "uncollectible" | "void" | undefined;
  /** Filter by subscription id. */
  subscription?: string | undefined;
}

/** `payments.invoices.list.params` */
export declare const invoicesListParams: Validator<InvoicesListParams>;

export declare const isInvoicesListParams: Guard<InvoicesListParams>;

/**
 * Request body of `payments.invoices.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface InvoicesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "invoices";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: InvoicesListParams | undefined;
}

/** `payments.invoices.list.request` */
export declare const invoicesListRequest: Validator<InvoicesListRequest>;

/** A record that `payments.invoices.list` returns. */
export type InvoicesListRecord = Invoice;

/** `payments.invoices.list.record` */
export declare const invoicesListRecord: Validator<InvoicesListRecord>;

/**
 * Meta of `payments.invoices.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface InvoicesListMeta {
  /** Whether there are more records beyond this page. */
  has_more: boolean;
}

/** `payments.invoices.list.meta` */
export declare const invoicesListMeta: Validator<InvoicesListMeta>;

/**
 * Response body of `payments.invoices.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface InvoicesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Invoice[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: InvoicesListMeta | null;
}

/** `payments.invoices.list.response` */
export declare const invoicesListResponse: Validator<InvoicesListResponse>;

/**
 * Returns one invoice.
 * Params of `payments.invoices.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface InvoicesGetParams {
  /** Id of the invoice to return. */
  id: string;
}

/** `payments.invoices.get.params` */
export declare const invoicesGetParams: Validator<InvoicesGetParams>;

export declare const isInvoicesGetParams: Guard<InvoicesGetParams>;

/**
 * Request body of `payments.invoices.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface InvoicesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "invoices";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: InvoicesGetParams;
}

/** `payments.invoices.get.request` */
export declare const invoicesGetRequest: Validator<InvoicesGetRequest>;

/** A record that `payments.invoices.get` returns. */
export type InvoicesGetRecord = Invoice;

/** `payments.invoices.get.record` */
export declare const invoicesGetRecord: Validator<InvoicesGetRecord>;

/**
 * Response body of `payments.invoices.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface InvoicesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Invoice;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.invoices.get.response` */
export declare const invoicesGetResponse: Validator<InvoicesGetResponse>;

/**
 * Searches invoices.
 * Params of `payments.invoices.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface InvoicesApiSearchParams {
  /** Search expression in the provider's search query language. */
  query: string;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Search cursor. Omit it on the first call, then pass the `next_page` of the previous response. */
  page?: string | undefined;
}

/** `payments.invoices.api_search.params` */
export declare const invoicesApiSearchParams: Validator<InvoicesApiSearchParams>;

export declare const isInvoicesApiSearchParams: Guard<InvoicesApiSearchParams>;

/**
 * Request body of `payments.invoices.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface InvoicesApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "invoices";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: InvoicesApiSearchParams;
}

/** `payments.invoices.api_search.request` */
export declare const invoicesApiSearchRequest: Validator<InvoicesApiSearchRequest>;

/** A record that `payments.invoices.api_search` returns. */
export type InvoicesApiSearchRecord = InvoiceSearchResult;

/** `payments.invoices.api_search.record` */
export declare const invoicesApiSearchRecord: Validator<InvoicesApiSearchRecord>;

/**
 * Response body of `payments.invoices.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface InvoicesApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: InvoiceSearchResult;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.invoices.api_search.response` */
export declare const invoicesApiSearchResponse: Validator<InvoicesApiSearchResponse>;

/**
 * Lists charges.
 * Params of `payments.charges.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface ChargesListParams {
  /** Filter by creation time. */
  created?: Interval | undefined;
  /** Filter by customer id. */
  customer?: string | undefined;
  /** Paging cursor. Pass the id of the first record received to get the page before it. */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Filter by payment intent id. */
  payment_intent?: string | undefined;
  /** Paging cursor. Pass the id of the last record received to get the page after it. */
  starting_after?: string | undefined;
}

/** `payments.charges.list.params` */
export declare const chargesListParams: Validator<ChargesListParams>;

export declare const isChargesListParams: Guard<ChargesListParams>;

/**
 * Request body of `payments.charges.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChargesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "charges";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ChargesListParams | undefined;
}

/** `payments.charges.list.request` */
export declare const chargesListRequest: Validator<ChargesListRequest>;

/** A record that `payments.charges.list` returns. */
export type ChargesListRecord = Charge;

/** `payments.charges.list.record` */
export declare const chargesListRecord: Validator<ChargesListRecord>;

/**
 * Meta of `payments.charges.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface ChargesListMeta {
  /** Whether there are more records beyond this page. */
  has_more: boolean;
}

/** `payments.charges.list.meta` */
export declare const chargesListMeta: Validator<ChargesListMeta>;

/**
 * Response body of `payments.charges.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChargesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Charge[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ChargesListMeta | null;
}

/** `payments.charges.list.response` */
export declare const chargesListResponse: Validator<ChargesListResponse>;

/**
 * Returns one charge.
 * Params of `payments.charges.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ChargesGetParams {
  /** Id of the charge to return. */
  id: string;
}

/** `payments.charges.get.params` */
export declare const chargesGetParams: Validator<ChargesGetParams>;

export declare const isChargesGetParams: Guard<ChargesGetParams>;

/**
 * Request body of `payments.charges.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChargesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "charges";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ChargesGetParams;
}

/** `payments.charges.get.request` */
export declare const chargesGetRequest: Validator<ChargesGetRequest>;

/** A record that `payments.charges.get` returns. */
export type ChargesGetRecord = Charge;

/** `payments.charges.get.record` */
export declare const chargesGetRecord: Validator<ChargesGetRecord>;

/**
 * Response body of `payments.charges.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChargesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Charge;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.charges.get.response` */
export declare const chargesGetResponse: Validator<ChargesGetResponse>;

/**
 * Searches charges.
 * Params of `payments.charges.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ChargesApiSearchParams {
  /** Search expression in the provider's search query language. */
  query: string;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Search cursor. Omit it on the first call, then pass the `next_page` of the previous response. */
  page?: string | undefined;
}

/** `payments.charges.api_search.params` */
export declare const chargesApiSearchParams: Validator<ChargesApiSearchParams>;

export declare const isChargesApiSearchParams: Guard<ChargesApiSearchParams>;

/**
 * Request body of `payments.charges.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChargesApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "charges";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ChargesApiSearchParams;
}

/** `payments.charges.api_search.request` */
export declare const chargesApiSearchRequest: Validator<ChargesApiSearchRequest>;

/** A record that `payments.charges.api_search` returns. */
export type ChargesApiSearchRecord = ChargeSearchResult;

/** `payments.charges.api_search.record` */
export declare const chargesApiSearchRecord: Validator<ChargesApiSearchRecord>;

/**
 * Response body of `payments.charges.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ChargesApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: ChargeSearchResult;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.charges.api_search.response` */
export declare const chargesApiSearchResponse: Validator<ChargesApiSearchResponse>;

/**
 * Lists subscriptions. Canceled subscriptions are left out unless `status` is given.
 * Params of `payments.subscriptions.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface SubscriptionsListParams {
  /** Filter by automatic tax settings. */
  automatic_tax?: AutomaticTax | undefined;
  /** Filter by how payment is collected. */
  collection_method?: "charge_automatically" | "send_invoice" | undefined;
  /** Filter by creation time. */
  created?: Interval | undefined;
  /** Filter by the earliest period end among the subscription's items. */
  current_period_end?: Interval | undefined;
  /** Filter by the latest period start among the subscription's items. */
  current_period_start?: Interval | undefined;
  /** Filter by customer id. */
  customer?: string | undefined;
  /** Filter by the id of the account that represents the customer. */
  customer_account?: string | undefined;
  /** Paging cursor. Pass the id of the first record received to get the page before it. */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Filter by the id of a recurring price. */
  price?: string | undefined;
  /** Paging cursor. Pass the id of the last record received to get the page after it. */
  starting_after?: string | undefined;
  /**
   * Filter by status. `canceled` returns all canceled subscriptions, including those of deleted customers.
   * `ended` returns canceled subscriptions and those that expired because the payment was never completed. `all`
   * returns every status. If omitted, subscriptions that are not canceled are returned.
   */
  status?: "canceled" | "ended" | "all" | undefined;
}

/** `payments.subscriptions.list.params` */
export declare const subscriptionsListParams: Validator<SubscriptionsListParams>;

export declare const isSubscriptionsListParams: Guard<SubscriptionsListParams>;

/**
 * Request body of `payments.subscriptions.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SubscriptionsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "subscriptions";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: SubscriptionsListParams | undefined;
}

/** `payments.subscriptions.list.request` */
export declare const subscriptionsListRequest: Validator<SubscriptionsListRequest>;

/** A record that `payments.subscriptions.list` returns. */
export type SubscriptionsListRecord = Subscription;

/** `payments.subscriptions.list.record` */
export declare const subscriptionsListRecord: Validator<SubscriptionsListRecord>;

/**
 * Meta of `payments.subscriptions.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface SubscriptionsListMeta {
  /** Whether there are more records beyond this page. */
  has_more: boolean;
}

/** `payments.subscriptions.list.meta` */
export declare const subscriptionsListMeta: Validator<SubscriptionsListMeta>;

/**
 * Response body of `payments.subscriptions.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SubscriptionsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Subscription[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: SubscriptionsListMeta | null;
}

/** `payments.subscriptions.list.response` */
export declare const subscriptionsListResponse: Validator<SubscriptionsListResponse>;

/**
 * Returns one subscription.
 * Params of `payments.subscriptions.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface SubscriptionsGetParams {
  /** Id of the subscription to return. */
  id: string;
}

/** `payments.subscriptions.get.params` */
export declare const subscriptionsGetParams: Validator<SubscriptionsGetParams>;

export declare const isSubscriptionsGetParams: Guard<SubscriptionsGetParams>;

/**
 * Request body of `payments.subscriptions.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SubscriptionsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "subscriptions";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: SubscriptionsGetParams;
}

/** `payments.subscriptions.get.request` */
export declare const subscriptionsGetRequest: Validator<SubscriptionsGetRequest>;

/** A record that `payments.subscriptions.get` returns. */
export type SubscriptionsGetRecord = Subscription;

/** `payments.subscriptions.get.record` */
export declare const subscriptionsGetRecord: Validator<SubscriptionsGetRecord>;

/**
 * Response body of `payments.subscriptions.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SubscriptionsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Subscription;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.subscriptions.get.response` */
export declare const subscriptionsGetResponse: Validator<SubscriptionsGetResponse>;

/**
 * Searches subscriptions.
 * Params of `payments.subscriptions.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface SubscriptionsApiSearchParams {
  /** Search expression in the provider's search query language. */
  query: string;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Search cursor. Omit it on the first call, then pass the `next_page` of the previous response. */
  page?: string | undefined;
}

/** `payments.subscriptions.api_search.params` */
export declare const subscriptionsApiSearchParams: Validator<SubscriptionsApiSearchParams>;

export declare const isSubscriptionsApiSearchParams: Guard<SubscriptionsApiSearchParams>;

/**
 * Request body of `payments.subscriptions.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SubscriptionsApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "subscriptions";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: SubscriptionsApiSearchParams;
}

/** `payments.subscriptions.api_search.request` */
export declare const subscriptionsApiSearchRequest: Validator<SubscriptionsApiSearchRequest>;

/** A record that `payments.subscriptions.api_search` returns. */
export type SubscriptionsApiSearchRecord = SubscriptionSearchResult;

/** `payments.subscriptions.api_search.record` */
export declare const subscriptionsApiSearchRecord: Validator<SubscriptionsApiSearchRecord>;

/**
 * Response body of `payments.subscriptions.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface SubscriptionsApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: SubscriptionSearchResult;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.subscriptions.api_search.response` */
export declare const subscriptionsApiSearchResponse: Validator<SubscriptionsApiSearchResponse>;

/**
 * Lists refunds.
 * Params of `payments.refunds.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface RefundsListParams {
  /** Filter by charge id. */
  charge?: string | undefined;
  /** Filter by creation time. */
  created?: Interval | undefined;
  /** Paging cursor. Pass the id of the first record received to get the page before it. */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Filter by payment intent id. */
  payment_intent?: string | undefined;
  /** Paging cursor. Pass the id of the last record received to get the page after it. */
  starting_after?: string | undefined;
}

/** `payments.refunds.list.params` */
export declare const refundsListParams: Validator<RefundsListParams>;

export declare const isRefundsListParams: Guard<RefundsListParams>;

/**
 * Request body of `payments.refunds.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RefundsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "refunds";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: RefundsListParams | undefined;
}

/** `payments.refunds.list.request` */
export declare const refundsListRequest: Validator<RefundsListRequest>;

/** A record that `payments.refunds.list` returns. */
export type RefundsListRecord = Refund;

/** `payments.refunds.list.record` */
export declare const refundsListRecord: Validator<RefundsListRecord>;

/**
 * Meta of `payments.refunds.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface RefundsListMeta {
  /** Whether there are more records beyond this page. */
  has_more: boolean;
}

/** `payments.refunds.list.meta` */
export declare const refundsListMeta: Validator<RefundsListMeta>;

/**
 * Response body of `payments.refunds.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RefundsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Refund[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: RefundsListMeta | null;
}

/** `payments.refunds.list.response` */
export declare const refundsListResponse: Validator<RefundsListResponse>;

/** The fields of `RefundsCreateParams`, which requires only one of `charge` and `payment_intent`. */
export interface RefundsCreateParamsFields {
  /**
   * Id of the charge to refund.
   * Assumed: Other actions and the provider's public API use this name.
   */
  charge: string;
  /**
   * Id of the payment intent to refund.
   * Assumed: Other actions and the provider's public API use this name.
   */
  payment_intent: string;
  /**
   * Amount to refund, in the smallest currency unit (for example cents). If omitted, the provider refunds the
   * whole amount that is left. Integer.
   * Assumed: Taken from the provider's public API reference.
   */
  amount?: number | undefined;
  /**
   * Custom key-value pairs to attach to the record.
   * Assumed: Taken from the provider's public API reference.
   */
  metadata?: { [key: string]: string } | undefined;
  /**
   * Reason for the refund.
   * Assumed: The provider's public API accepts these values.
   */
  reason?: "duplicate" | "fraudulent" | "requested_by_customer" | undefined;
  /**
   * Whether to refund the application fee as well.
   * Assumed: Taken from the provider's public API reference.
   */
  refund_application_fee?: boolean | undefined;
  /**
   * Whether to reverse the transfer to the connected account as well.
   * Assumed: Taken from the provider's public API reference.
   */
  reverse_transfer?: boolean | undefined;
}

/**
 * Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent.
 * Params of `payments.refunds.create`.
 * At least one of `charge`, `payment_intent` is required.
 * The document says that a charge or a payment intent is required but does not show the parameter names.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type RefundsCreateParams = { type: AtLeastOneOf<RefundsCreateParamsFields, "charge", "payment_intent"> }["type"];

/** `payments.refunds.create.params` */
export declare const refundsCreateParams: Validator<RefundsCreateParams>;

export declare const isRefundsCreateParams: Guard<RefundsCreateParams>;

/**
 * Request body of `payments.refunds.create`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RefundsCreateRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "refunds";
  /** Action to perform on the entity. */
  action: "create";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: RefundsCreateParams;
}

/** `payments.refunds.create.request` */
export declare const refundsCreateRequest: Validator<RefundsCreateRequest>;

/** A record that `payments.refunds.create` returns. */
export type RefundsCreateRecord = Refund;

/** `payments.refunds.create.record` */
export declare const refundsCreateRecord: Validator<RefundsCreateRecord>;

/**
 * Response body of `payments.refunds.create`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RefundsCreateResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Refund;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.refunds.create.response` */
export declare const refundsCreateResponse: Validator<RefundsCreateResponse>;

/**
 * Returns one refund.
 * Params of `payments.refunds.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface RefundsGetParams {
  /** Id of the refund to return. */
  id: string;
}

/** `payments.refunds.get.params` */
export declare const refundsGetParams: Validator<RefundsGetParams>;

export declare const isRefundsGetParams: Guard<RefundsGetParams>;

/**
 * Request body of `payments.refunds.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RefundsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "refunds";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: RefundsGetParams;
}

/** `payments.refunds.get.request` */
export declare const refundsGetRequest: Validator<RefundsGetRequest>;

/** A record that `payments.refunds.get` returns. */
export type RefundsGetRecord = Refund;

/** `payments.refunds.get.record` */
export declare const refundsGetRecord: Validator<RefundsGetRecord>;

/**
 * Response body of `payments.refunds.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface RefundsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Refund;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.refunds.get.response` */
export declare const refundsGetResponse: Validator<RefundsGetResponse>;

/**
 * Lists products.
 * Params of `payments.products.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsListParams {
  /** Filter by availability. `true` returns only active products, `false` only inactive ones. */
  active?: boolean | undefined;
  /** Filter by creation time. */
  created?: Interval | undefined;
  /** Paging cursor. Pass the id of the first record received to get the page before it. */
  ending_before?: string | undefined;
  /** Filter by product ids. */
  ids?: string[] | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Set to `true` to return only shippable products. */
  shippable?: boolean | undefined;
  /** Paging cursor. Pass the id of the last record received to get the page after it. */
  starting_after?: string | undefined;
  /** Filter by the URL of the product page. */
  url?: string | undefined;
}

/** `payments.products.list.params` */
export declare const productsListParams: Validator<ProductsListParams>;

export declare const isProductsListParams: Guard<ProductsListParams>;

/**
 * Request body of `payments.products.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "products";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ProductsListParams | undefined;
}

/** `payments.products.list.request` */
export declare const productsListRequest: Validator<ProductsListRequest>;

/** A record that `payments.products.list` returns. */
export type ProductsListRecord = Product;

/** `payments.products.list.record` */
export declare const productsListRecord: Validator<ProductsListRecord>;

/**
 * Meta of `payments.products.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsListMeta {
  /** Whether there are more records beyond this page. */
  has_more: boolean;
}

/** `payments.products.list.meta` */
export declare const productsListMeta: Validator<ProductsListMeta>;

/**
 * Response body of `payments.products.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Product[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ProductsListMeta | null;
}

/** `payments.products.list.response` */
export declare const productsListResponse: Validator<ProductsListResponse>;

/**
 * Creates a product.
 * Params of `payments.products.create`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type ProductsCreateParams = {
  /**
   * Product name shown to buyers. The provider requires it.
   * Assumed: Taken from the provider's public API reference.
   */
  name?: string | undefined;
  /**
   * Whether the product is available for purchase.
   * Assumed: Taken from the provider's public API reference.
   */
  active?: boolean | undefined;
  /**
   * Description of the product.
   * Assumed: Taken from the provider's public API reference.
   */
  description?: string | undefined;
  /**
   * Id to assign to the product.
   * Assumed: Taken from the provider's public API reference.
   */
  id?: string | undefined;
  /**
   * Text to show on the customer's bank or card statement.
   * Assumed: Taken from the provider's public API reference.
   */
  statement_descriptor?: string | undefined;
  /**
   * Id of the tax code that determines how the product is taxed.
   * Assumed: Taken from the provider's public API reference.
   */
  tax_code?: string | undefined;
  /**
   * Label for one unit of the product, such as `seat`.
   * Assumed: Taken from the provider's public API reference.
   */
  unit_label?: string | undefined;
  /**
   * URL of a web page about the product.
   * Assumed: Taken from the provider's public API reference.
   */
  url?: string | undefined;
  /**
   * URLs of images of the product. At most 8 elements.
   * Assumed: The provider's public API accepts up to eight images.
   */
  images?: string[] | undefined;
  /**
   * Features to highlight to buyers.
   * Assumed: Taken from the provider's public API reference.
   */
  marketing_features?: MarketingFeature[] | undefined;
  /**
   * Custom key-value pairs to attach to the record.
   * Assumed: Taken from the provider's public API reference.
   */
  metadata?: { [key: string]: string } | undefined;
  /**
   * Dimensions and weight of the product when packed for shipping.
   * Assumed: Taken from the provider's public API reference.
   */
  package_dimensions?: PackageDimensions | undefined;
  /**
   * Whether the product is shipped as physical goods.
   * Assumed: Taken from the provider's public API reference.
   */
  shippable?: boolean | undefined;
};

/** `payments.products.create.params` */
export declare const productsCreateParams: Validator<ProductsCreateParams>;

export declare const isProductsCreateParams: Guard<ProductsCreateParams>;

/**
 * Request body of `payments.products.create`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsCreateRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "products";
  /** Action to perform on the entity. */
  action: "create";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ProductsCreateParams | undefined;
}

/** `payments.products.create.request` */
export declare const productsCreateRequest: Validator<ProductsCreateRequest>;

/** A record that `payments.products.create` returns. */
export type ProductsCreateRecord = Product;

/** `payments.products.create.record` */
export declare const productsCreateRecord: Validator<ProductsCreateRecord>;

/**
 * Response body of `payments.products.create`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsCreateResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Product;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.products.create.response` */
export declare const productsCreateResponse: Validator<ProductsCreateResponse>;

/**
 * Returns one product.
 * Params of `payments.products.get`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type ProductsGetParams = {
  /**
   * Id of the product to return. The provider requires it.
   * Assumed: Same name as in the other get actions.
   */
  id?: string | undefined;
};

/** `payments.products.get.params` */
export declare const productsGetParams: Validator<ProductsGetParams>;

export declare const isProductsGetParams: Guard<ProductsGetParams>;

/**
 * Request body of `payments.products.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "products";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ProductsGetParams | undefined;
}

/** `payments.products.get.request` */
export declare const productsGetRequest: Validator<ProductsGetRequest>;

/**
 * A record that `payments.products.get` returns.
 * Assumed: The document does not show the result, but says that records of one resource have the same fields in
 * every action.
 */
export type ProductsGetRecord = Product;

/** `payments.products.get.record` */
export declare const productsGetRecord: Validator<ProductsGetRecord>;

/**
 * Response body of `payments.products.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Product;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.products.get.response` */
export declare const productsGetResponse: Validator<ProductsGetResponse>;

/**
 * Updates a product.
 * Params of `payments.products.update`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type ProductsUpdateParams = {
  /**
   * Id of the product to update. The provider requires it.
   * Assumed: Same name as in the update of a customer.
   */
  id?: string | undefined;
  /**
   * New product name shown to buyers.
   * Assumed: Taken from the provider's public API reference.
   */
  name?: string | undefined;
  /**
   * Whether the product is available for purchase from now on.
   * Assumed: Taken from the provider's public API reference.
   */
  active?: boolean | undefined;
  /**
   * New description of the product.
   * Assumed: Taken from the provider's public API reference.
   */
  description?: string | undefined;
  /**
   * New text to show on the customer's bank or card statement.
   * Assumed: Taken from the provider's public API reference.
   */
  statement_descriptor?: string | undefined;
  /**
   * Id of the new tax code that determines how the product is taxed.
   * Assumed: Taken from the provider's public API reference.
   */
  tax_code?: string | undefined;
  /**
   * New label for one unit of the product, such as `seat`.
   * Assumed: Taken from the provider's public API reference.
   */
  unit_label?: string | undefined;
  /**
   * New URL of a web page about the product.
   * Assumed: Taken from the provider's public API reference.
   */
  url?: string | undefined;
  /**
   * New URLs of images of the product. At most 8 elements.
   * Assumed: The provider's public API accepts up to eight images.
   */
  images?: string[] | undefined;
  /**
   * New features to highlight to buyers.
   * Assumed: Taken from the provider's public API reference.
   */
  marketing_features?: MarketingFeature[] | undefined;
  /**
   * Custom key-value pairs to attach to the record.
   * Assumed: Taken from the provider's public API reference.
   */
  metadata?: { [key: string]: string } | undefined;
  /**
   * Dimensions and weight of the product when packed for shipping.
   * Assumed: Taken from the provider's public API reference.
   */
  package_dimensions?: PackageDimensions | undefined;
  /**
   * Whether the product is shipped as physical goods from now on.
   * Assumed: Taken from the provider's public API reference.
   */
  shippable?: boolean | undefined;
  /**
   * Id of the new default price.
   * Assumed: Taken from the provider's public API reference.
   */
  default_price?: string | undefined;
};

/** `payments.products.update.params` */
export declare const productsUpdateParams: Validator<ProductsUpdateParams>;

export declare const isProductsUpdateParams: Guard<ProductsUpdateParams>;

/**
 * Request body of `payments.products.update`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsUpdateRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "products";
  /** Action to perform on the entity. */
  action: "update";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ProductsUpdateParams | undefined;
}

/** `payments.products.update.request` */
export declare const productsUpdateRequest: Validator<ProductsUpdateRequest>;

/**
 * A record that `payments.products.update` returns.
 * Assumed: The document does not show the result, but says that records of one resource have the same fields in
 * every action.
 */
export type ProductsUpdateRecord = Product;

/** `payments.products.update.record` */
export declare const productsUpdateRecord: Validator<ProductsUpdateRecord>;

/**
 * Response body of `payments.products.update`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsUpdateResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Product;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.products.update.response` */
export declare const productsUpdateResponse: Validator<ProductsUpdateResponse>;

/**
 * Deletes a product.
 * Params of `payments.products.delete`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type ProductsDeleteParams = {
  /**
   * Id of the product to delete. The provider requires it.
   * Assumed: Same name as in the delete of a customer.
   */
  id?: string | undefined;
};

/** `payments.products.delete.params` */
export declare const productsDeleteParams: Validator<ProductsDeleteParams>;

export declare const isProductsDeleteParams: Guard<ProductsDeleteParams>;

/**
 * Request body of `payments.products.delete`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsDeleteRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "products";
  /** Action to perform on the entity. */
  action: "delete";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ProductsDeleteParams | undefined;
}

/** `payments.products.delete.request` */
export declare const productsDeleteRequest: Validator<ProductsDeleteRequest>;

/** A record that `payments.products.delete` returns. */
export type ProductsDeleteRecord = ProductDeleteResult;

/** `payments.products.delete.record` */
export declare const productsDeleteRecord: Validator<ProductsDeleteRecord>;

/**
 * Response body of `payments.products.delete`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsDeleteResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: ProductDeleteResult;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.products.delete.response` */
export declare const productsDeleteResponse: Validator<ProductsDeleteResponse>;

/**
 * Searches products.
 * Params of `payments.products.api_search`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type ProductsApiSearchParams = {
  /**
   * Search expression in the provider's search query language. The provider requires it.
   * Assumed: Same name as in the other searches.
   */
  query?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Assumed: Same name as in the other searches. The document states its limits for every search.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /**
   * Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.
   * Assumed: Same name as in the other searches.
   */
  page?: string | undefined;
};

/** `payments.products.api_search.params` */
export declare const productsApiSearchParams: Validator<ProductsApiSearchParams>;

export declare const isProductsApiSearchParams: Guard<ProductsApiSearchParams>;

/**
 * Request body of `payments.products.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "products";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ProductsApiSearchParams | undefined;
}

/** `payments.products.api_search.request` */
export declare const productsApiSearchRequest: Validator<ProductsApiSearchRequest>;

/**
 * A record that `payments.products.api_search` returns.
 * Assumed: The document does not show the result, but says that records of one resource have the same fields in
 * every action.
 */
export type ProductsApiSearchRecord = Product;

/** `payments.products.api_search.record` */
export declare const productsApiSearchRecord: Validator<ProductsApiSearchRecord>;

/**
 * Meta of `payments.products.api_search`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsApiSearchMeta {
  /**
   * Whether there are more records beyond this page.
   * Assumed: Modeled on the customer search.
   */
  has_more?: boolean;
}

/** `payments.products.api_search.meta` */
export declare const productsApiSearchMeta: Validator<ProductsApiSearchMeta>;

/**
 * Response body of `payments.products.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProductsApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Product[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ProductsApiSearchMeta | null;
}

/** `payments.products.api_search.response` */
export declare const productsApiSearchResponse: Validator<ProductsApiSearchResponse>;

/**
 * Returns the balance of the account. The provider's public API takes no parameters.
 * Params of `payments.balance.get`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export interface BalanceGetParams {
  /** It has no documented fields. */
  [name: string]: never;
}

/** `payments.balance.get.params` */
export declare const balanceGetParams: Validator<BalanceGetParams>;

export declare const isBalanceGetParams: Guard<BalanceGetParams>;

/**
 * Request body of `payments.balance.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface BalanceGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "balance";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: BalanceGetParams | undefined;
}

/** `payments.balance.get.request` */
export declare const balanceGetRequest: Validator<BalanceGetRequest>;

/** A record that `payments.balance.get` returns. */
export type BalanceGetRecord = Balance;

/** `payments.balance.get.record` */
export declare const balanceGetRecord: Validator<BalanceGetRecord>;

/**
 * Response body of `payments.balance.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface BalanceGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Balance;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.balance.get.response` */
export declare const balanceGetResponse: Validator<BalanceGetResponse>;

/**
 * Lists balance transactions.
 * Params of `payments.balance_transactions.list`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type BalanceTransactionsListParams = {
  /**
   * Filter by creation time.
   * Assumed: Same name as in the other lists.
   */
  created?: {
    /** Exclusive lower bound in Unix seconds. Integer. */
    gt?: number | undefined;
    /** Inclusive lower bound in Unix seconds. Integer. */
    gte?: number | undefined;
    /** Exclusive upper bound in Unix seconds. Integer. */
    lt?: number | undefined;
    /** Inclusive upper bound in Unix seconds. Integer. */
    lte?: number | undefined;
  } | undefined;
  /**
   * Filter by currency, as a three-letter ISO 4217 code in lowercase.
   * Assumed: Taken from the provider's public API reference.
   */
  currency?: string | undefined;
  /**
   * Paging cursor. Pass the id of the first record received to get the page before it.
   * Assumed: Same name as in the other lists.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Assumed: Same name as in the other lists. The document states its limits for every list.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /**
   * Filter by payout id.
   * Assumed: Taken from the provider's public API reference.
   */
  payout?: string | undefined;
  /**
   * Filter by the id of the record that caused the transaction.
   * Assumed: Taken from the provider's public API reference.
   */
  source?: string | undefined;
  /**
   * Paging cursor. Pass the id of the last record received to get the page after it.
   * Assumed: Same name as in the other lists.
   */
  starting_after?: string | undefined;
  /**
   * Filter by transaction type.
   * Assumed: Taken from the provider's public API reference.
   */
  type?: string | undefined;
};

/** `payments.balance_transactions.list.params` */
export declare const balanceTransactionsListParams: Validator<BalanceTransactionsListParams>;

export declare const isBalanceTransactionsListParams: Guard<BalanceTransactionsListParams>;

/**
 * Request body of `payments.balance_transactions.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface BalanceTransactionsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "balance_transactions";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: BalanceTransactionsListParams | undefined;
}

/** `payments.balance_transactions.list.request` */
export declare const balanceTransactionsListRequest: Validator<BalanceTransactionsListRequest>;

/** A record that `payments.balance_transactions.list` returns. */
export type BalanceTransactionsListRecord = BalanceTransaction;

/** `payments.balance_transactions.list.record` */
export declare const balanceTransactionsListRecord: Validator<BalanceTransactionsListRecord>;

/**
 * Meta of `payments.balance_transactions.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface BalanceTransactionsListMeta {
  /**
   * Whether there are more records beyond this page.
   * Assumed: Same as in the other lists.
   */
  has_more?: boolean;
}

/** `payments.balance_transactions.list.meta` */
export declare const balanceTransactionsListMeta: Validator<BalanceTransactionsListMeta>;

/**
 * Response body of `payments.balance_transactions.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface BalanceTransactionsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: BalanceTransaction[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: BalanceTransactionsListMeta | null;
}

/** `payments.balance_transactions.list.response` */
export declare const balanceTransactionsListResponse: Validator<BalanceTransactionsListResponse>;

/**
 * Returns one balance transaction.
 * Params of `payments.balance_transactions.get`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type BalanceTransactionsGetParams = {
  /**
   * Id of the balance transaction to return. The provider requires it.
   * Assumed: Same name as in the other get actions.
   */
  id?: string | undefined;
};

/** `payments.balance_transactions.get.params` */
export declare const balanceTransactionsGetParams: Validator<BalanceTransactionsGetParams>;

export declare const isBalanceTransactionsGetParams: Guard<BalanceTransactionsGetParams>;

/**
 * Request body of `payments.balance_transactions.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface BalanceTransactionsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "balance_transactions";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: BalanceTransactionsGetParams | undefined;
}

/** `payments.balance_transactions.get.request` */
export declare const balanceTransactionsGetRequest: Validator<BalanceTransactionsGetRequest>;

/** A record that `payments.balance_transactions.get` returns. */
export type BalanceTransactionsGetRecord = BalanceTransaction;

/** `payments.balance_transactions.get.record` */
export declare const balanceTransactionsGetRecord: Validator<BalanceTransactionsGetRecord>;

/**
 * Response body of `payments.balance_transactions.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface BalanceTransactionsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: BalanceTransaction;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.balance_transactions.get.response` */
export declare const balanceTransactionsGetResponse: Validator<BalanceTransactionsGetResponse>;

/**
 * Lists payment intents.
 * Params of `payments.payment_intents.list`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type PaymentIntentsListParams = {
  /**
   * Filter by creation time.
   * Assumed: Same name as in the other lists.
   */
  created?: {
    /** Exclusive lower bound in Unix seconds. Integer. */
    gt?: number | undefined;
    /** Inclusive lower bound in Unix seconds. Integer. */
    gte?: number | undefined;
    /** Exclusive upper bound in Unix seconds. Integer. */
    lt?: number | undefined;
    /** Inclusive upper bound in Unix seconds. Integer. */
    lte?: number | undefined;
  } | undefined;
  /**
   * Filter by customer id.
   * Assumed: Taken from the provider's public API reference.
   */
  customer?: string | undefined;
  /**
   * Filter by the id of the account that represents the customer.
   * Assumed: Taken from the provider's public API reference.
   */
  customer_account?: string | undefined;
  /**
   * Paging cursor. Pass the id of the first record received to get the page before it.
   * Assumed: Same name as in the other lists.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Assumed: Same name as in the other lists. The document states its limits for every list.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /**
   * Paging cursor. Pass the id of the last record received to get the page after it.
   * Assumed: Same name as in the other lists.
   */
  starting_after?: string | undefined;
};

/** `payments.payment_intents.list.params` */
export declare const paymentIntentsListParams: Validator<PaymentIntentsListParams>;

export declare const isPaymentIntentsListParams: Guard<PaymentIntentsListParams>;

/**
 * Request body of `payments.payment_intents.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PaymentIntentsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "payment_intents";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: PaymentIntentsListParams | undefined;
}

/** `payments.payment_intents.list.request` */
export declare const paymentIntentsListRequest: Validator<PaymentIntentsListRequest>;

/** A record that `payments.payment_intents.list` returns. */
export type PaymentIntentsListRecord = PaymentIntent;

/** `payments.payment_intents.list.record` */
export declare const paymentIntentsListRecord: Validator<PaymentIntentsListRecord>;

/**
 * Meta of `payments.payment_intents.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface PaymentIntentsListMeta {
  /**
   * Whether there are more records beyond this page.
   * Assumed: Same as in the other lists.
   */
  has_more?: boolean;
}

/** `payments.payment_intents.list.meta` */
export declare const paymentIntentsListMeta: Validator<PaymentIntentsListMeta>;

/**
 * Response body of `payments.payment_intents.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PaymentIntentsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: PaymentIntent[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: PaymentIntentsListMeta | null;
}

/** `payments.payment_intents.list.response` */
export declare const paymentIntentsListResponse: Validator<PaymentIntentsListResponse>;

/**
 * Returns one payment intent.
 * Params of `payments.payment_intents.get`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type PaymentIntentsGetParams = {
  /**
   * Id of the payment intent to return. The provider requires it.
   * Assumed: Same name as in the other get actions.
   */
  id?: string | undefined;
};

/** `payments.payment_intents.get.params` */
export declare const paymentIntentsGetParams: Validator<PaymentIntentsGetParams>;

export declare const isPaymentIntentsGetParams: Guard<PaymentIntentsGetParams>;

/**
 * Request body of `payments.payment_intents.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PaymentIntentsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "payment_intents";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: PaymentIntentsGetParams | undefined;
}

/** `payments.payment_intents.get.request` */
export declare const paymentIntentsGetRequest: Validator<PaymentIntentsGetRequest>;

/** A record that `payments.payment_intents.get` returns. */
export type PaymentIntentsGetRecord = PaymentIntent;

/** `payments.payment_intents.get.record` */
export declare const paymentIntentsGetRecord: Validator<PaymentIntentsGetRecord>;

/**
 * Response body of `payments.payment_intents.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PaymentIntentsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: PaymentIntent;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.payment_intents.get.response` */
export declare const paymentIntentsGetResponse: Validator<PaymentIntentsGetResponse>;

/**
 * Searches payment intents.
 * Params of `payments.payment_intents.api_search`.
 * The document does not show the parameters of this action.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 1, Endpoints, Payments operations.
 */
export type PaymentIntentsApiSearchParams = {
  /**
   * Search expression in the provider's search query language. The provider requires it.
   * Assumed: Same name as in the other searches.
   */
  query?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Assumed: Same name as in the other searches. The document states its limits for every search.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /**
   * Search cursor. Omit it on the first call, then pass the `next_page` of the previous response.
   * Assumed: Same name as in the other searches.
   */
  page?: string | undefined;
};

/** `payments.payment_intents.api_search.params` */
export declare const paymentIntentsApiSearchParams: Validator<PaymentIntentsApiSearchParams>;

export declare const isPaymentIntentsApiSearchParams: Guard<PaymentIntentsApiSearchParams>;

/**
 * Request body of `payments.payment_intents.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PaymentIntentsApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "payment_intents";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: PaymentIntentsApiSearchParams | undefined;
}

/** `payments.payment_intents.api_search.request` */
export declare const paymentIntentsApiSearchRequest: Validator<PaymentIntentsApiSearchRequest>;

/** A record that `payments.payment_intents.api_search` returns. */
export type PaymentIntentsApiSearchRecord = PaymentIntent;

/** `payments.payment_intents.api_search.record` */
export declare const paymentIntentsApiSearchRecord: Validator<PaymentIntentsApiSearchRecord>;

/**
 * Meta of `payments.payment_intents.api_search`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface PaymentIntentsApiSearchMeta {
  /**
   * Whether there are more records beyond this page.
   * Assumed: Modeled on the customer search.
   */
  has_more?: boolean;
}

/** `payments.payment_intents.api_search.meta` */
export declare const paymentIntentsApiSearchMeta: Validator<PaymentIntentsApiSearchMeta>;

/**
 * Response body of `payments.payment_intents.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PaymentIntentsApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: PaymentIntent[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: PaymentIntentsApiSearchMeta | null;
}

/** `payments.payment_intents.api_search.response` */
export declare const paymentIntentsApiSearchResponse: Validator<PaymentIntentsApiSearchResponse>;

/**
 * Lists disputes.
 * Params of `payments.disputes.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface DisputesListParams {
  /** Filter by charge id. */
  charge?: string | undefined;
  /** Filter by creation time. */
  created?: Interval | undefined;
  /** Paging cursor. Pass the id of the first record received to get the page before it. */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Filter by payment intent id. */
  payment_intent?: string | undefined;
  /** Paging cursor. Pass the id of the last record received to get the page after it. */
  starting_after?: string | undefined;
}

/** `payments.disputes.list.params` */
export declare const disputesListParams: Validator<DisputesListParams>;

export declare const isDisputesListParams: Guard<DisputesListParams>;

/**
 * Request body of `payments.disputes.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DisputesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "disputes";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: DisputesListParams | undefined;
}

/** `payments.disputes.list.request` */
export declare const disputesListRequest: Validator<DisputesListRequest>;

/** A record that `payments.disputes.list` returns. */
export type DisputesListRecord = Dispute;

/** `payments.disputes.list.record` */
export declare const disputesListRecord: Validator<DisputesListRecord>;

/**
 * Meta of `payments.disputes.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface DisputesListMeta {
  /** Whether there are more records beyond this page. */
  has_more: boolean;
}

/** `payments.disputes.list.meta` */
export declare const disputesListMeta: Validator<DisputesListMeta>;

/**
 * Response body of `payments.disputes.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DisputesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Dispute[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: DisputesListMeta | null;
}

/** `payments.disputes.list.response` */
export declare const disputesListResponse: Validator<DisputesListResponse>;

/**
 * Returns one dispute.
 * Params of `payments.disputes.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface DisputesGetParams {
  /** Id of the dispute to return. */
  id: string;
}

/** `payments.disputes.get.params` */
export declare const disputesGetParams: Validator<DisputesGetParams>;

export declare const isDisputesGetParams: Guard<DisputesGetParams>;

/**
 * Request body of `payments.disputes.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DisputesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "disputes";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: DisputesGetParams;
}

/** `payments.disputes.get.request` */
export declare const disputesGetRequest: Validator<DisputesGetRequest>;

/** A record that `payments.disputes.get` returns. */
export type DisputesGetRecord = Dispute;

/** `payments.disputes.get.record` */
export declare const disputesGetRecord: Validator<DisputesGetRecord>;

/**
 * Response body of `payments.disputes.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface DisputesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Dispute;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.disputes.get.response` */
export declare const disputesGetResponse: Validator<DisputesGetResponse>;

/**
 * Lists payouts.
 * Params of `payments.payouts.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface PayoutsListParams {
  /** Filter by expected arrival time. */
  arrival_date?: Interval | undefined;
  /** Filter by creation time. */
  created?: Interval | undefined;
  /** Filter by the id of the external account paid. */
  destination?: string | undefined;
  /** Paging cursor. Pass the id of the first record received to get the page before it. */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100. Default: 10.
   * Document 1, Limits.
   */
  limit?: number | undefined;
  /** Paging cursor. Pass the id of the last record received to get the page after it. */
  starting_after?: string | undefined;
  /**
   * Filter by status.
   * Document 1, States and transitions.
   */
  status?: "pending" | "paid" | "failed" | "canceled" | undefined;
}

/** `payments.payouts.list.params` */
export declare const payoutsListParams: Validator<PayoutsListParams>;

export declare const isPayoutsListParams: Guard<PayoutsListParams>;

/**
 * Request body of `payments.payouts.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PayoutsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "payouts";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: PayoutsListParams | undefined;
}

/** `payments.payouts.list.request` */
export declare const payoutsListRequest: Validator<PayoutsListRequest>;

/** A record that `payments.payouts.list` returns. */
export type PayoutsListRecord = Payout;

/** `payments.payouts.list.record` */
export declare const payoutsListRecord: Validator<PayoutsListRecord>;

/**
 * Meta of `payments.payouts.list`: its paging information.
 * Document 1, Endpoints, Payments operations.
 */
export interface PayoutsListMeta {
  /** Whether there are more records beyond this page. */
  has_more: boolean;
}

/** `payments.payouts.list.meta` */
export declare const payoutsListMeta: Validator<PayoutsListMeta>;

/**
 * Response body of `payments.payouts.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PayoutsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Payout[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: PayoutsListMeta | null;
}

/** `payments.payouts.list.response` */
export declare const payoutsListResponse: Validator<PayoutsListResponse>;

/**
 * Returns one payout.
 * Params of `payments.payouts.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface PayoutsGetParams {
  /** Id of the payout to return. */
  id: string;
}

/** `payments.payouts.get.params` */
export declare const payoutsGetParams: Validator<PayoutsGetParams>;

export declare const isPayoutsGetParams: Guard<PayoutsGetParams>;

/**
 * Request body of `payments.payouts.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PayoutsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "payouts";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: PayoutsGetParams;
}

/** `payments.payouts.get.request` */
export declare const payoutsGetRequest: Validator<PayoutsGetRequest>;

/** A record that `payments.payouts.get` returns. */
export type PayoutsGetRecord = Payout;

/** `payments.payouts.get.record` */
export declare const payoutsGetRecord: Validator<PayoutsGetRecord>;

/**
 * Response body of `payments.payouts.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface PayoutsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Payout;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `payments.payouts.get.response` */
export declare const payoutsGetResponse: Validator<PayoutsGetResponse>;

/** Any request to an instance of Payments, discriminated by `entity`, then `action`. */
export type ExecuteRequest =
  | CustomersListRequest
  | CustomersCreateRequest
  | CustomersGetRequest
  | CustomersUpdateRequest
  | CustomersDeleteRequest
  | CustomersApiSearchRequest
  | InvoicesListRequest
  | InvoicesGetRequest
  | InvoicesApiSearchRequest
  | ChargesListRequest
  | ChargesGetRequest
  | ChargesApiSearchRequest
  | SubscriptionsListRequest
  | SubscriptionsGetRequest
  | SubscriptionsApiSearchRequest
  | RefundsListRequest
  | RefundsCreateRequest
  | RefundsGetRequest
  | ProductsListRequest
  | ProductsCreateRequest
  | ProductsGetRequest
  | ProductsUpdateRequest
  | ProductsDeleteRequest
  | ProductsApiSearchRequest
  | BalanceGetRequest
  | BalanceTransactionsListRequest
  | BalanceTransactionsGetRequest
  | PaymentIntentsListRequest
  | PaymentIntentsGetRequest
  | PaymentIntentsApiSearchRequest
  | DisputesListRequest
  | DisputesGetRequest
  | PayoutsListRequest
  | PayoutsGetRequest
  | NoRequest;

/** `payments.execute` */
export declare const execute: Validator<ExecuteRequest>;

/**
 * Secret API key of the account with the payment provider.
 * Document 1, Authentication.
 */
export interface ApiKeyAuthConfig {
  /**
   * The provider's secret API key. It begins with `sk_test_` in test mode and with `sk_live_` in live mode.
   * Matches `^sk_(test|live)_`.
   * A secret: messages and logs never show it.
   */
  api_key: string;
}

/** `auth_config` of Payments: the fields of exactly one auth method. */
export type AuthConfig = ApiKeyAuthConfig;

/** `payments.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** All validators of Payments. */
export declare const validators: readonly Validator<unknown>[];

/**
 * Creates a connector instance for one third-party account. A connector that defines `config` in the catalog
 * accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
 * Request body that creates an instance of Payments.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Id of the connector to create the instance for. Each connector has one fixed id.
   * Assumed: The document does not give the fixed value. A public gateway of the same shape uses this one for
   * its payments connector.
   */
  connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de";
  /**
   * Credentials of the third-party account. The fields depend on the connector.
   * A secret: messages and logs never show it.
   */
  auth_config: AuthConfig;
  /** Display name of the instance. */
  name: string;
}

/** Params of all operations of Payments. By entity, then action. */
export interface Params {
  customers: {
    list: CustomersListParams;
    create: CustomersCreateParams;
    get: CustomersGetParams;
    update: CustomersUpdateParams;
    delete: CustomersDeleteParams;
    api_search: CustomersApiSearchParams;
  };
  invoices: {
    list: InvoicesListParams;
    get: InvoicesGetParams;
    api_search: InvoicesApiSearchParams;
  };
  charges: {
    list: ChargesListParams;
    get: ChargesGetParams;
    api_search: ChargesApiSearchParams;
  };
  subscriptions: {
    list: SubscriptionsListParams;
    get: SubscriptionsGetParams;
    api_search: SubscriptionsApiSearchParams;
  };
  refunds: {
    list: RefundsListParams;
    create: RefundsCreateParams;
    get: RefundsGetParams;
  };
  products: {
    list: ProductsListParams;
    create: ProductsCreateParams;
    get: ProductsGetParams;
    update: ProductsUpdateParams;
    delete: ProductsDeleteParams;
    api_search: ProductsApiSearchParams;
  };
  balance: {
    get: BalanceGetParams;
  };
  balance_transactions: {
    list: BalanceTransactionsListParams;
    get: BalanceTransactionsGetParams;
  };
  payment_intents: {
    list: PaymentIntentsListParams;
    get: PaymentIntentsGetParams;
    api_search: PaymentIntentsApiSearchParams;
  };
  disputes: {
    list: DisputesListParams;
    get: DisputesGetParams;
  };
  payouts: {
    list: PayoutsListParams;
    get: PayoutsGetParams;
  };
}

/** Results of all operations of Payments. By entity, then action. */
export interface Results {
  customers: {
    list: Customer[];
    create: Customer;
    get: Customer;
    update: Customer;
    delete: CustomerDeleteResult;
    api_search: Customer[];
  };
  invoices: {
    list: Invoice[];
    get: Invoice;
    api_search: InvoiceSearchResult;
  };
  charges: {
    list: Charge[];
    get: Charge;
    api_search: ChargeSearchResult;
  };
  subscriptions: {
    list: Subscription[];
    get: Subscription;
    api_search: SubscriptionSearchResult;
  };
  refunds: {
    list: Refund[];
    create: Refund;
    get: Refund;
  };
  products: {
    list: Product[];
    create: Product;
    get: Product;
    update: Product;
    delete: ProductDeleteResult;
    api_search: Product[];
  };
  balance: {
    get: Balance;
  };
  balance_transactions: {
    list: BalanceTransaction[];
    get: BalanceTransaction;
  };
  payment_intents: {
    list: PaymentIntent[];
    get: PaymentIntent;
    api_search: PaymentIntent[];
  };
  disputes: {
    list: Dispute[];
    get: Dispute;
  };
  payouts: {
    list: Payout[];
    get: Payout;
  };
}

/** Response bodies of all operations of Payments. By entity, then action. */
export interface Responses {
  customers: {
    list: CustomersListResponse;
    create: CustomersCreateResponse;
    get: CustomersGetResponse;
    update: CustomersUpdateResponse;
    delete: CustomersDeleteResponse;
    api_search: CustomersApiSearchResponse;
  };
  invoices: {
    list: InvoicesListResponse;
    get: InvoicesGetResponse;
    api_search: InvoicesApiSearchResponse;
  };
  charges: {
    list: ChargesListResponse;
    get: ChargesGetResponse;
    api_search: ChargesApiSearchResponse;
  };
  subscriptions: {
    list: SubscriptionsListResponse;
    get: SubscriptionsGetResponse;
    api_search: SubscriptionsApiSearchResponse;
  };
  refunds: {
    list: RefundsListResponse;
    create: RefundsCreateResponse;
    get: RefundsGetResponse;
  };
  products: {
    list: ProductsListResponse;
    create: ProductsCreateResponse;
    get: ProductsGetResponse;
    update: ProductsUpdateResponse;
    delete: ProductsDeleteResponse;
    api_search: ProductsApiSearchResponse;
  };
  balance: {
    get: BalanceGetResponse;
  };
  balance_transactions: {
    list: BalanceTransactionsListResponse;
    get: BalanceTransactionsGetResponse;
  };
  payment_intents: {
    list: PaymentIntentsListResponse;
    get: PaymentIntentsGetResponse;
    api_search: PaymentIntentsApiSearchResponse;
  };
  disputes: {
    list: DisputesListResponse;
    get: DisputesGetResponse;
  };
  payouts: {
    list: PayoutsListResponse;
    get: PayoutsGetResponse;
  };
}

/** What `gateway.create` takes for Payments: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `customers` of Payments. */
export interface PaymentsCustomersActions {
  /**
   * Lists customers.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.customers.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    CustomersListParams,
    CustomersListRecord,
    Page<CustomersListRecord, CustomersListMeta, CustomersListParams>,
    CustomersListResponse
  >;
  /**
   * Creates a customer.
   * `payments.customers.create`, Document 1, Endpoints, Payments operations.
   */
  readonly create: OptionalCall<CustomersCreateParams, CustomersCreateRecord, CustomersCreateResponse, OpenCallOptions>;
  /**
   * Returns one customer.
   * `payments.customers.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<CustomersGetParams, CustomersGetRecord, CustomersGetResponse>;
  /**
   * Updates a customer.
   * `payments.customers.update`, Document 1, Endpoints, Payments operations.
   */
  readonly update: RequiredCall<CustomersUpdateParams, CustomersUpdateRecord, CustomersUpdateResponse, OpenCallOptions>;
  /**
   * Deletes a customer.
   * This is permanent and cannot be undone.
   * `payments.customers.delete`, Document 1, Endpoints, Payments operations.
   */
  readonly delete: RequiredCall<CustomersDeleteParams, CustomersDeleteRecord, CustomersDeleteResponse>;
  /**
   * Searches customers. Returns a list of customers, not a search result record as the invoice search does.
   * Cannot be paged: The next page needs the `next_page` of the previous response, which the documented Meta
   * does not include.
   * `payments.customers.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: RequiredCall<
    CustomersApiSearchParams,
    UnpagedList<CustomersApiSearchRecord, CustomersApiSearchMeta>,
    CustomersApiSearchResponse
  >;
}

/** The actions of `invoices` of Payments. */
export interface PaymentsInvoicesActions {
  /**
   * Lists invoices.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.invoices.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    InvoicesListParams,
    InvoicesListRecord,
    Page<InvoicesListRecord, InvoicesListMeta, InvoicesListParams>,
    InvoicesListResponse
  >;
  /**
   * Returns one invoice.
   * `payments.invoices.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<InvoicesGetParams, InvoicesGetRecord, InvoicesGetResponse>;
  /**
   * Searches invoices.
   * The next page is requested with `page`; `.all()` iterates all pages.
   * `payments.invoices.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: RequiredPagedCall<
    InvoicesApiSearchParams,
    Invoice,
    WrappedPage<Invoice, { [key: string]: unknown }, InvoicesApiSearchRecord, InvoicesApiSearchParams>,
    InvoicesApiSearchResponse
  >;
}

/** The actions of `charges` of Payments. */
export interface PaymentsChargesActions {
  /**
   * Lists charges.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.charges.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    ChargesListParams,
    ChargesListRecord,
    Page<ChargesListRecord, ChargesListMeta, ChargesListParams>,
    ChargesListResponse
  >;
  /**
   * Returns one charge.
   * `payments.charges.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<ChargesGetParams, ChargesGetRecord, ChargesGetResponse>;
  /**
   * Searches charges.
   * The next page is requested with `page`; `.all()` iterates all pages.
   * `payments.charges.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: RequiredPagedCall<
    ChargesApiSearchParams,
    Charge,
    WrappedPage<Charge, { [key: string]: unknown }, ChargesApiSearchRecord, ChargesApiSearchParams>,
    ChargesApiSearchResponse
  >;
}

/** The actions of `subscriptions` of Payments. */
export interface PaymentsSubscriptionsActions {
  /**
   * Lists subscriptions. Canceled subscriptions are left out unless `status` is given.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.subscriptions.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    SubscriptionsListParams,
    SubscriptionsListRecord,
    Page<SubscriptionsListRecord, SubscriptionsListMeta, SubscriptionsListParams>,
    SubscriptionsListResponse
  >;
  /**
   * Returns one subscription.
   * `payments.subscriptions.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<SubscriptionsGetParams, SubscriptionsGetRecord, SubscriptionsGetResponse>;
  /**
   * Searches subscriptions.
   * The next page is requested with `page`; `.all()` iterates all pages.
   * `payments.subscriptions.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: RequiredPagedCall<
    SubscriptionsApiSearchParams,
    Subscription,
    WrappedPage<Subscription, { [key: string]: unknown }, SubscriptionsApiSearchRecord, SubscriptionsApiSearchParams>,
    SubscriptionsApiSearchResponse
  >;
}

/** The actions of `refunds` of Payments. */
export interface PaymentsRefundsActions {
  /**
   * Lists refunds.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.refunds.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    RefundsListParams,
    RefundsListRecord,
    Page<RefundsListRecord, RefundsListMeta, RefundsListParams>,
    RefundsListResponse
  >;
  /**
   * Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent.
   * `payments.refunds.create`, Document 1, Endpoints, Payments operations.
   */
  readonly create: RequiredCall<RefundsCreateParams, RefundsCreateRecord, RefundsCreateResponse, OpenCallOptions>;
  /**
   * Returns one refund.
   * `payments.refunds.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<RefundsGetParams, RefundsGetRecord, RefundsGetResponse>;
}

/** The actions of `products` of Payments. */
export interface PaymentsProductsActions {
  /**
   * Lists products.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.products.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    ProductsListParams,
    ProductsListRecord,
    Page<ProductsListRecord, ProductsListMeta, ProductsListParams>,
    ProductsListResponse
  >;
  /**
   * Creates a product.
   * `payments.products.create`, Document 1, Endpoints, Payments operations.
   */
  readonly create: OptionalCall<ProductsCreateParams, ProductsCreateRecord, ProductsCreateResponse, OpenCallOptions>;
  /**
   * Returns one product.
   * `payments.products.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: OptionalCall<ProductsGetParams, ProductsGetRecord, ProductsGetResponse, OpenCallOptions>;
  /**
   * Updates a product.
   * `payments.products.update`, Document 1, Endpoints, Payments operations.
   */
  readonly update: OptionalCall<ProductsUpdateParams, ProductsUpdateRecord, ProductsUpdateResponse, OpenCallOptions>;
  /**
   * Deletes a product.
   * `payments.products.delete`, Document 1, Endpoints, Payments operations.
   */
  readonly delete: OptionalCall<ProductsDeleteParams, ProductsDeleteRecord, ProductsDeleteResponse, OpenCallOptions>;
  /**
   * Searches products.
   * Cannot be paged: The next page needs the `next_page` of the previous response, which the assumed Meta does
   * not include.
   * `payments.products.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: OptionalCall<
    ProductsApiSearchParams,
    UnpagedList<ProductsApiSearchRecord, ProductsApiSearchMeta>,
    ProductsApiSearchResponse,
    OpenCallOptions
  >;
}

/** The actions of `balance` of Payments. */
export interface PaymentsBalanceActions {
  /**
   * Returns the balance of the account. The provider's public API takes no parameters.
   * `payments.balance.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: OptionalCall<BalanceGetParams, BalanceGetRecord, BalanceGetResponse, OpenCallOptions>;
}

/** The actions of `balance_transactions` of Payments. */
export interface PaymentsBalanceTransactionsActions {
  /**
   * Lists balance transactions.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.balance_transactions.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    BalanceTransactionsListParams,
    BalanceTransactionsListRecord,
    Page<BalanceTransactionsListRecord, BalanceTransactionsListMeta, BalanceTransactionsListParams>,
    BalanceTransactionsListResponse,
    OpenCallOptions
  >;
  /**
   * Returns one balance transaction.
   * `payments.balance_transactions.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: OptionalCall<BalanceTransactionsGetParams, BalanceTransactionsGetRecord, BalanceTransactionsGetResponse, OpenCallOptions>;
}

/** The actions of `payment_intents` of Payments. */
export interface PaymentsPaymentIntentsActions {
  /**
   * Lists payment intents.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.payment_intents.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    PaymentIntentsListParams,
    PaymentIntentsListRecord,
    Page<PaymentIntentsListRecord, PaymentIntentsListMeta, PaymentIntentsListParams>,
    PaymentIntentsListResponse,
    OpenCallOptions
  >;
  /**
   * Returns one payment intent.
   * `payments.payment_intents.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: OptionalCall<PaymentIntentsGetParams, PaymentIntentsGetRecord, PaymentIntentsGetResponse, OpenCallOptions>;
  /**
   * Searches payment intents.
   * Cannot be paged: The next page needs the `next_page` of the previous response, which the assumed Meta does
   * not include.
   * `payments.payment_intents.api_search`, Document 1, Endpoints, Payments operations.
   */
  readonly api_search: OptionalCall<
    PaymentIntentsApiSearchParams,
    UnpagedList<PaymentIntentsApiSearchRecord, PaymentIntentsApiSearchMeta>,
    PaymentIntentsApiSearchResponse,
    OpenCallOptions
  >;
}

/** The actions of `disputes` of Payments. */
export interface PaymentsDisputesActions {
  /**
   * Lists disputes.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.disputes.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    DisputesListParams,
    DisputesListRecord,
    Page<DisputesListRecord, DisputesListMeta, DisputesListParams>,
    DisputesListResponse
  >;
  /**
   * Returns one dispute.
   * `payments.disputes.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<DisputesGetParams, DisputesGetRecord, DisputesGetResponse>;
}

/** The actions of `payouts` of Payments. */
export interface PaymentsPayoutsActions {
  /**
   * Lists payouts.
   * Newest first.
   * The next page is requested with `starting_after`; `.all()` iterates all pages.
   * `payments.payouts.list`, Document 1, Endpoints, Payments operations.
   */
  readonly list: OptionalPagedCall<
    PayoutsListParams,
    PayoutsListRecord,
    Page<PayoutsListRecord, PayoutsListMeta, PayoutsListParams>,
    PayoutsListResponse
  >;
  /**
   * Returns one payout.
   * `payments.payouts.get`, Document 1, Endpoints, Payments operations.
   */
  readonly get: RequiredCall<PayoutsGetParams, PayoutsGetRecord, PayoutsGetResponse>;
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
    readonly list: CustomersListRequest;
    readonly create: CustomersCreateRequest;
    readonly get: CustomersGetRequest;
    readonly update: CustomersUpdateRequest;
    readonly delete: CustomersDeleteRequest;
    readonly api_search: CustomersApiSearchRequest;
  };
  readonly invoices: {
    readonly list: InvoicesListRequest;
    readonly get: InvoicesGetRequest;
    readonly api_search: InvoicesApiSearchRequest;
  };
  readonly charges: {
    readonly list: ChargesListRequest;
    readonly get: ChargesGetRequest;
    readonly api_search: ChargesApiSearchRequest;
  };
  readonly subscriptions: {
    readonly list: SubscriptionsListRequest;
    readonly get: SubscriptionsGetRequest;
    readonly api_search: SubscriptionsApiSearchRequest;
  };
  readonly refunds: {
    readonly list: RefundsListRequest;
    readonly create: RefundsCreateRequest;
    readonly get: RefundsGetRequest;
  };
  readonly products: {
    readonly list: ProductsListRequest;
    readonly create: ProductsCreateRequest;
    readonly get: ProductsGetRequest;
    readonly update: ProductsUpdateRequest;
    readonly delete: ProductsDeleteRequest;
    readonly api_search: ProductsApiSearchRequest;
  };
  readonly balance: {
    readonly get: BalanceGetRequest;
  };
  readonly balance_transactions: {
    readonly list: BalanceTransactionsListRequest;
    readonly get: BalanceTransactionsGetRequest;
  };
  readonly payment_intents: {
    readonly list: PaymentIntentsListRequest;
    readonly get: PaymentIntentsGetRequest;
    readonly api_search: PaymentIntentsApiSearchRequest;
  };
  readonly disputes: {
    readonly list: DisputesListRequest;
    readonly get: DisputesGetRequest;
  };
  readonly payouts: {
    readonly list: PayoutsListRequest;
    readonly get: PayoutsGetRequest;
  };
}

/** The operations of Payments, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** Payments for the option `connectors` of `createUncheckedGateway`. */
export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;

/** Payments for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
