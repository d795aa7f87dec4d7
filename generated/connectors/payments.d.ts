// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/payments.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope } from "./gateway.js";
export type { Client, CreateRequest } from "../operations/payments.js";
export { operations } from "../operations/payments.js";

/**
 * A person or company that buys.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Customer {
  /**
   * Id of the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id: string;
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "customer";
  /**
   * Postal address.
   * Document 1, Resources and their fields, Payments connector records.
   */
  address?: { [key: string]: unknown } | null;
  /**
   * Balance of the customer's account; it counts towards the next invoice. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  balance: number;
  /**
   * Name of the business.
   * Document 1, Resources and their fields, Payments connector records.
   */
  business_name?: string | null;
  /**
   * Money that the customer has paid in and that is not used yet.
   * Document 1, Resources and their fields, Payments connector records.
   */
  cash_balance?: { [key: string]: unknown } | null;
  /**
   * Time of creation. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created: number;
  /**
   * Currency in which the customer is billed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  currency?: string | null;
  /**
   * Id of the account that stands for the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_account?: string | null;
  /**
   * Currency that is used when none is named.
   * Document 1, Resources and their fields, Payments connector records.
   */
  default_currency?: string | null;
  /**
   * Id of the payment source that is used when none is named.
   * Document 1, Resources and their fields, Payments connector records.
   */
  default_source?: string | null;
  /**
   * Whether an invoice of the customer is overdue.
   * Document 1, Resources and their fields, Payments connector records.
   */
  delinquent?: boolean | null;
  /**
   * Free text about the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  description?: string | null;
  /**
   * Discount that applies to the customer now.
   * Document 1, Resources and their fields, Payments connector records.
   */
  discount?: { [key: string]: unknown } | null;
  /**
   * Email address.
   * Document 1, Resources and their fields, Payments connector records.
   */
  email?: string | null;
  /**
   * Name of the person.
   * Document 1, Resources and their fields, Payments connector records.
   */
  individual_name?: string | null;
  /**
   * Credit on invoices by currency. Public samples never carry it.
   * Document 1, Resources and their fields, Payments connector records.
   */
  invoice_credit_balance: { [key: string]: unknown };
  /**
   * Text with which the customer's invoice numbers begin.
   * Document 1, Resources and their fields, Payments connector records.
   */
  invoice_prefix?: string | null;
  /**
   * Settings for the customer's invoices.
   * Document 1, Resources and their fields, Payments connector records.
   */
  invoice_settings: { [key: string]: unknown };
  /**
   * Whether the record belongs to live mode; otherwise to test mode.
   * Document 1, Resources and their fields, Payments connector records.
   */
  livemode: boolean;
  /**
   * Values of the account's own by free names.
   * Document 1, Resources and their fields, Payments connector records.
   */
  metadata: { [key: string]: unknown };
  /**
   * Full name of the person or the business.
   * Document 1, Resources and their fields, Payments connector records.
   */
  name?: string | null;
  /**
   * Number that the next invoice gets behind the prefix. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  next_invoice_sequence?: number | null;
  /**
   * Phone number.
   * Document 1, Resources and their fields, Payments connector records.
   */
  phone?: string | null;
  /**
   * Languages that the customer likes; the best liked first.
   * Document 1, Resources and their fields, Payments connector records.
   */
  preferred_locales?: unknown[] | null;
  /**
   * Name and address for deliveries.
   * Document 1, Resources and their fields, Payments connector records.
   */
  shipping?: { [key: string]: unknown } | null;
  /**
   * Payment sources of the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  sources?: { [key: string]: unknown } | null;
  /**
   * Subscriptions that the customer has now.
   * Document 1, Resources and their fields, Payments connector records.
   */
  subscriptions?: { [key: string]: unknown } | null;
  /**
   * Whether and how the customer is exempt from tax.
   * Document 1, Resources and their fields, Payments connector records.
   */
  tax_exempt?: string | null;
  /**
   * Id of the test clock that the customer belongs to.
   * Document 1, Resources and their fields, Payments connector records.
   */
  test_clock?: string | null;
}

/**
 * Says that a customer was deleted.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface CustomerDeleteResult {
  /**
   * Id of the deleted customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id: string;
  /**
   * Kind of the deleted record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "customer";
  /**
   * Whether the customer is deleted.
   * Document 1, Resources and their fields, Payments connector records.
   */
  deleted: boolean;
}

/**
 * A statement of what a customer owes.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Invoice {
  /**
   * Id of the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id: string;
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "invoice";
  /**
   * Country of the account that sends the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  account_country?: string | null;
  /**
   * Name of the account that sends the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  account_name?: string | null;
  /**
   * Tax ids of the account that sends the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  account_tax_ids?: unknown[] | null;
  /**
   * Amount that is due. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_due: number;
  /**
   * Amount that was paid beyond what was due. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_overpaid: number;
  /**
   * Amount that is paid so far. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_paid: number;
  /**
   * Amount that is still to be paid. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_remaining: number;
  /**
   * Amount for shipping. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_shipping: number;
  /**
   * Id of the application that made the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application?: string | null;
  /**
   * Fee that goes to the application. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application_fee_amount?: number | null;
  /**
   * How many times payment was tried. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  attempt_count: number;
  /**
   * Whether payment was tried.
   * Document 1, Resources and their fields, Payments connector records.
   */
  attempted: boolean;
  /**
   * Whether the provider moves the invoice on by itself.
   * Document 1, Resources and their fields, Payments connector records.
   */
  auto_advance: boolean;
  /**
   * Settings and result of automatic tax.
   * Document 1, Resources and their fields, Payments connector records.
   */
  automatic_tax: { [key: string]: unknown };
  /**
   * Time at which the invoice becomes final by itself. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  automatically_finalizes_at?: number | null;
  /**
   * Why the invoice was made.
   * Document 1, Resources and their fields, Payments connector records.
   */
  billing_reason?: string | null;
  /**
   * Id of the latest charge for the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  charge?: string | null;
  /**
   * How payment is collected.
   * Document 1, Resources and their fields, Payments connector records.
   */
  collection_method: "charge_automatically" | "send_invoice";
  /**
   * Secret with which a client confirms the payment.
   * A secret: never shown in messages and logs.
   * Document 1, Resources and their fields, Payments connector records.
   */
  confirmation_secret?: { [key: string]: unknown } | null;
  /**
   * Time of creation. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created: number;
  /**
   * Currency of all amounts.
   * Document 1, Resources and their fields, Payments connector records.
   */
  currency: string;
  /**
   * Further fields that are shown on the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  custom_fields?: unknown[] | null;
  /**
   * Id of the customer who is billed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer: string;
  /**
   * Id of the account that stands for the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_account?: string | null;
  /**
   * Address of the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_address?: { [key: string]: unknown } | null;
  /**
   * Email address of the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_email?: string | null;
  /**
   * Name of the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_name?: string | null;
  /**
   * Phone number of the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_phone?: string | null;
  /**
   * Delivery address of the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_shipping?: { [key: string]: unknown } | null;
  /**
   * Whether and how the customer is exempt from tax.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_tax_exempt?: string | null;
  /**
   * Tax ids of the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_tax_ids?: unknown[] | null;
  /**
   * Id of the payment method that is used when none is named.
   * Document 1, Resources and their fields, Payments connector records.
   */
  default_payment_method?: string | null;
  /**
   * Id of the payment source that is used when none is named.
   * Document 1, Resources and their fields, Payments connector records.
   */
  default_source?: string | null;
  /**
   * Tax rates of lines that name none.
   * Document 1, Resources and their fields, Payments connector records.
   */
  default_tax_rates: { [key: string]: unknown }[];
  /**
   * Free text about the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  description?: string | null;
  /**
   * Discount on the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  discount?: { [key: string]: unknown } | null;
  /**
   * Ids of the discounts on the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  discounts: string[];
  /**
   * Time by which payment is due. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  due_date?: number | null;
  /**
   * Time that the invoice shows as its date. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  effective_at?: number | null;
  /**
   * Balance of the customer after the invoice became final. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  ending_balance?: number | null;
  /**
   * Text at the foot of the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  footer?: string | null;
  /**
   * The invoice that this one was made from.
   * Document 1, Resources and their fields, Payments connector records.
   */
  from_invoice?: { [key: string]: unknown } | null;
  /**
   * Address of the page on which the invoice is shown and paid.
   * Document 1, Resources and their fields, Payments connector records.
   */
  hosted_invoice_url?: string | null;
  /**
   * Address of the invoice as a PDF.
   * Document 1, Resources and their fields, Payments connector records.
   */
  invoice_pdf?: string | null;
  /**
   * Who issues the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  issuer: { [key: string]: unknown };
  /**
   * Why the last try to make the invoice final failed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  last_finalization_error?: { [key: string]: unknown } | null;
  /**
   * Id of the latest revision of the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  latest_revision?: string | null;
  /**
   * Lines of the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  lines: { [key: string]: unknown };
  /**
   * Whether the record belongs to live mode; otherwise to test mode.
   * Document 1, Resources and their fields, Payments connector records.
   */
  livemode: boolean;
  /**
   * Values of the account's own by free names.
   * Document 1, Resources and their fields, Payments connector records.
   */
  metadata: { [key: string]: unknown };
  /**
   * Time at which payment is tried next. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  next_payment_attempt?: number | null;
  /**
   * Number of the invoice as the customer sees it.
   * Document 1, Resources and their fields, Payments connector records.
   */
  number?: string | null;
  /**
   * Id of the account on whose behalf the invoice is sent.
   * Document 1, Resources and their fields, Payments connector records.
   */
  on_behalf_of?: string | null;
  /**
   * Whether the invoice is paid.
   * Document 1, Resources and their fields, Payments connector records.
   */
  paid?: boolean | null;
  /**
   * Whether it was paid outside the provider.
   * Document 1, Resources and their fields, Payments connector records.
   */
  paid_out_of_band?: boolean | null;
  /**
   * What the invoice was made for.
   * Document 1, Resources and their fields, Payments connector records.
   */
  parent?: { [key: string]: unknown } | null;
  /**
   * Id of the payment intent of the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_intent?: string | null;
  /**
   * Settings for the payment of the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_settings: { [key: string]: unknown };
  /**
   * Payments of the invoice. Public samples never carry it.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payments: { [key: string]: unknown };
  /**
   * End of the time in which its items were added. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  period_end: number;
  /**
   * Start of the time in which its items were added. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  period_start: number;
  /**
   * Amount of credit notes after payment. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  post_payment_credit_notes_amount: number;
  /**
   * Amount of credit notes before payment. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  pre_payment_credit_notes_amount: number;
  /**
   * Id of the quote that the invoice was made from.
   * Document 1, Resources and their fields, Payments connector records.
   */
  quote?: string | null;
  /**
   * Number of the receipt.
   * Document 1, Resources and their fields, Payments connector records.
   */
  receipt_number?: string | null;
  /**
   * How the PDF is laid out.
   * Document 1, Resources and their fields, Payments connector records.
   */
  rendering?: { [key: string]: unknown } | null;
  /**
   * Options of the layout of the PDF.
   * Document 1, Resources and their fields, Payments connector records.
   */
  rendering_options?: { [key: string]: unknown } | null;
  /**
   * Cost of shipping.
   * Document 1, Resources and their fields, Payments connector records.
   */
  shipping_cost?: { [key: string]: unknown } | null;
  /**
   * Name and address for delivery.
   * Document 1, Resources and their fields, Payments connector records.
   */
  shipping_details?: { [key: string]: unknown } | null;
  /**
   * Balance of the customer before the invoice became final. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  starting_balance: number;
  /**
   * Text on the customer's bank statement.
   * Document 1, Resources and their fields, Payments connector records.
   */
  statement_descriptor?: string | null;
  /**
   * State of the invoice. Known values: `draft`, `open`, `paid`, `uncollectible`, `void`.
   * Document 1, States and transitions.
   */
  status?: "draft" | "open" | "paid" | "uncollectible" | "void" | (string & {}) | null;
  /**
   * Times at which the state changed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  status_transitions: { [key: string]: unknown };
  /**
   * Id of the subscription that the invoice belongs to.
   * Document 1, Resources and their fields, Payments connector records.
   */
  subscription?: string | null;
  /**
   * Details of that subscription at the time of the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  subscription_details?: { [key: string]: unknown } | null;
  /**
   * Sum of the lines before discounts and tax. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  subtotal: number;
  /**
   * The subtotal without any tax. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  subtotal_excluding_tax?: number | null;
  /**
   * Amount of tax. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  tax?: number | null;
  /**
   * Id of the test clock that the invoice belongs to.
   * Document 1, Resources and their fields, Payments connector records.
   */
  test_clock?: string | null;
  /**
   * Which billing threshold made the invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  threshold_reason?: { [key: string]: unknown } | null;
  /**
   * Sum after discounts and tax. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  total: number;
  /**
   * Amounts of the single discounts.
   * Document 1, Resources and their fields, Payments connector records.
   */
  total_discount_amounts?: unknown[] | null;
  /**
   * The total without any tax. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  total_excluding_tax?: number | null;
  /**
   * Amounts of the single credits before tax.
   * Document 1, Resources and their fields, Payments connector records.
   */
  total_pretax_credit_amounts?: unknown[] | null;
  /**
   * Amounts of the single tax rates.
   * Document 1, Resources and their fields, Payments connector records.
   */
  total_tax_amounts?: unknown[] | null;
  /**
   * Amounts of the single taxes.
   * Document 1, Resources and their fields, Payments connector records.
   */
  total_taxes?: unknown[] | null;
  /**
   * Account that receives the payment and how much of it.
   * Document 1, Resources and their fields, Payments connector records.
   */
  transfer_data?: { [key: string]: unknown } | null;
  /**
   * Time at which all notifications about the invoice were delivered. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  webhooks_delivered_at?: number | null;
}

/**
 * One try to take money from a payment method.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Charge {
  /**
   * Id of the charge.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id: string;
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "charge";
  /**
   * Time of creation. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created: number;
  /**
   * Whether the record belongs to live mode; otherwise to test mode.
   * Document 1, Resources and their fields, Payments connector records.
   */
  livemode: boolean;
  /**
   * Amount that is to be taken. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount: number;
  /**
   * Amount that was taken. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_captured: number;
  /**
   * Amount that was given back. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_refunded: number;
  /**
   * Changes of the amount.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_updates?: unknown[] | null;
  /**
   * Id of the application that made the charge.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application?: string | null;
  /**
   * Id of the application fee.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application_fee?: string | null;
  /**
   * Amount of the application fee. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application_fee_amount?: number | null;
  /**
   * Text on the bank statement after all rules are applied.
   * Document 1, Resources and their fields, Payments connector records.
   */
  calculated_statement_descriptor?: string | null;
  /**
   * Currency of all amounts.
   * Document 1, Resources and their fields, Payments connector records.
   */
  currency: string;
  /**
   * Id of the customer who pays.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer?: string | null;
  /**
   * Free text about the charge.
   * Document 1, Resources and their fields, Payments connector records.
   */
  description?: string | null;
  /**
   * Id of the account that the money goes to.
   * Document 1, Resources and their fields, Payments connector records.
   */
  destination?: string | null;
  /**
   * Id of the dispute about the charge.
   * Document 1, Resources and their fields, Payments connector records.
   */
  dispute?: string | null;
  /**
   * Whether the charge is disputed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  disputed: boolean;
  /**
   * Id of the balance transaction that takes back a failed charge.
   * Document 1, Resources and their fields, Payments connector records.
   */
  failure_balance_transaction?: string | null;
  /**
   * Code for why the charge failed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  failure_code?: string | null;
  /**
   * Why the charge failed; in words.
   * Document 1, Resources and their fields, Payments connector records.
   */
  failure_message?: string | null;
  /**
   * What is known about fraud.
   * Document 1, Resources and their fields, Payments connector records.
   */
  fraud_details?: { [key: string]: unknown } | null;
  /**
   * Id of the invoice that the charge pays.
   * Document 1, Resources and their fields, Payments connector records.
   */
  invoice?: string | null;
  /**
   * Id of the account on whose behalf the charge was made.
   * Document 1, Resources and their fields, Payments connector records.
   */
  on_behalf_of?: string | null;
  /**
   * Id of the order that the charge pays.
   * Document 1, Resources and their fields, Payments connector records.
   */
  order?: string | null;
  /**
   * What the risk check and the bank said.
   * Document 1, Resources and their fields, Payments connector records.
   */
  outcome?: { [key: string]: unknown } | null;
  /**
   * Whether the charge went well or was approved for later.
   * Document 1, Resources and their fields, Payments connector records.
   */
  paid: boolean;
  /**
   * Id of the payment intent of the charge.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_intent?: string | null;
  /**
   * Id of the payment method.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_method?: string | null;
  /**
   * Details of the payment method at that time.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_method_details?: { [key: string]: unknown } | null;
  /**
   * Amount and currency as they were shown to the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  presentment_details?: { [key: string]: unknown } | null;
  /**
   * Email address that the receipt goes to.
   * Document 1, Resources and their fields, Payments connector records.
   */
  receipt_email?: string | null;
  /**
   * Number of the receipt.
   * Document 1, Resources and their fields, Payments connector records.
   */
  receipt_number?: string | null;
  /**
   * Address of the receipt.
   * Document 1, Resources and their fields, Payments connector records.
   */
  receipt_url?: string | null;
  /**
   * Whether the whole amount was given back.
   * Document 1, Resources and their fields, Payments connector records.
   */
  refunded: boolean;
  /**
   * Refunds of the charge.
   * Document 1, Resources and their fields, Payments connector records.
   */
  refunds?: { [key: string]: unknown } | null;
  /**
   * Id of the review of the charge.
   * Document 1, Resources and their fields, Payments connector records.
   */
  review?: string | null;
  /**
   * Name and address for delivery.
   * Document 1, Resources and their fields, Payments connector records.
   */
  shipping?: { [key: string]: unknown } | null;
  /**
   * Payment source that was charged.
   * Document 1, Resources and their fields, Payments connector records.
   */
  source?: { [key: string]: unknown } | null;
  /**
   * Id of the transfer that the charge came from.
   * Document 1, Resources and their fields, Payments connector records.
   */
  source_transfer?: string | null;
  /**
   * Text for the bank statement.
   * Document 1, Resources and their fields, Payments connector records.
   */
  statement_descriptor?: string | null;
  /**
   * End of the text for the bank statement.
   * Document 1, Resources and their fields, Payments connector records.
   */
  statement_descriptor_suffix?: string | null;
  /**
   * State of the charge.
   * Document 1, States and transitions.
   */
  status: "succeeded" | "pending" | "failed";
  /**
   * Account that receives the money and how much of it.
   * Document 1, Resources and their fields, Payments connector records.
   */
  transfer_data?: { [key: string]: unknown } | null;
  /**
   * Name of the group of transfers that the charge belongs to.
   * Document 1, Resources and their fields, Payments connector records.
   */
  transfer_group?: string | null;
  /**
   * Whether the money was taken or only reserved.
   * Document 1, Resources and their fields, Payments connector records.
   */
  captured: boolean;
  /**
   * Id of the balance transaction of the charge.
   * Document 1, Resources and their fields, Payments connector records.
   */
  balance_transaction?: string | null;
  /**
   * Name and address of the payer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  billing_details: { [key: string]: unknown };
  /**
   * Values of the account's own by free names.
   * Document 1, Resources and their fields, Payments connector records.
   */
  metadata: { [key: string]: unknown };
  /**
   * Settings of the fraud check.
   * Document 1, Resources and their fields, Payments connector records.
   */
  radar_options?: { [key: string]: unknown } | null;
}

/**
 * A customer's standing order for prices that are billed again and again.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Subscription {
  /**
   * Id of the subscription.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id: string;
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "subscription";
  /**
   * Id of the application that made the subscription.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application?: string | null;
  /**
   * Share of each payment that goes to the application.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application_fee_percent?: number | null;
  /**
   * Settings of automatic tax.
   * Document 1, Resources and their fields, Payments connector records.
   */
  automatic_tax: { [key: string]: unknown };
  /**
   * Time that the billing periods are counted from. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  billing_cycle_anchor: number;
  /**
   * Day and time that the billing periods are counted from.
   * Document 1, Resources and their fields, Payments connector records.
   */
  billing_cycle_anchor_config?: { [key: string]: unknown } | null;
  /**
   * Rules that the billing follows.
   * Document 1, Resources and their fields, Payments connector records.
   */
  billing_mode: { [key: string]: unknown };
  /**
   * Amounts from which an invoice is made early.
   * Document 1, Resources and their fields, Payments connector records.
   */
  billing_thresholds?: { [key: string]: unknown } | null;
  /**
   * Time at which it will be canceled. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  cancel_at?: number | null;
  /**
   * Whether it is canceled at the end of the period.
   * Document 1, Resources and their fields, Payments connector records.
   */
  cancel_at_period_end: boolean;
  /**
   * Time at which it was canceled. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  canceled_at?: number | null;
  /**
   * Why it was canceled.
   * Document 1, Resources and their fields, Payments connector records.
   */
  cancellation_details?: { [key: string]: unknown } | null;
  /**
   * How payment is collected.
   * Document 1, Resources and their fields, Payments connector records.
   */
  collection_method: "charge_automatically" | "send_invoice";
  /**
   * Time of creation. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created: number;
  /**
   * Currency of all amounts.
   * Document 1, Resources and their fields, Payments connector records.
   */
  currency: string;
  /**
   * Id of the customer who subscribes.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer: string;
  /**
   * Id of the account that stands for the customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer_account?: string | null;
  /**
   * Days that the customer has for the payment of an invoice. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  days_until_due?: number | null;
  /**
   * Id of the payment method that is used when none is named.
   * Document 1, Resources and their fields, Payments connector records.
   */
  default_payment_method?: string | null;
  /**
   * Id of the payment source that is used when none is named.
   * Document 1, Resources and their fields, Payments connector records.
   */
  default_source?: string | null;
  /**
   * Tax rates of items that name none.
   * Document 1, Resources and their fields, Payments connector records.
   */
  default_tax_rates?: unknown[] | null;
  /**
   * Free text about the subscription.
   * Document 1, Resources and their fields, Payments connector records.
   */
  description?: string | null;
  /**
   * Ids of the discounts on the subscription.
   * Document 1, Resources and their fields, Payments connector records.
   */
  discounts: string[];
  /**
   * Time at which it ended. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  ended_at?: number | null;
  /**
   * Settings for its invoices.
   * Document 1, Resources and their fields, Payments connector records.
   */
  invoice_settings: { [key: string]: unknown };
  /**
   * Prices that it consists of.
   * Document 1, Resources and their fields, Payments connector records.
   */
  items: { [key: string]: unknown };
  /**
   * Id of its latest invoice.
   * Document 1, Resources and their fields, Payments connector records.
   */
  latest_invoice?: string | null;
  /**
   * Whether the record belongs to live mode; otherwise to test mode.
   * Document 1, Resources and their fields, Payments connector records.
   */
  livemode: boolean;
  /**
   * Values of the account's own by free names.
   * Document 1, Resources and their fields, Payments connector records.
   */
  metadata: { [key: string]: unknown };
  /**
   * Time at which pending items are billed next. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  next_pending_invoice_item_invoice?: number | null;
  /**
   * Id of the account on whose behalf it is billed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  on_behalf_of?: string | null;
  /**
   * Whether and how collection is paused.
   * Document 1, Resources and their fields, Payments connector records.
   */
  pause_collection?: { [key: string]: unknown } | null;
  /**
   * Settings for its payments.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_settings?: { [key: string]: unknown } | null;
  /**
   * State of the subscription.
   * Document 1, States and transitions.
   */
  status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused";
  /**
   * Start of the period that is billed now. Public samples never carry it. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  current_period_start: number;
  /**
   * End of the period that is billed now. Public samples never carry it. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  current_period_end: number;
  /**
   * Time at which it started. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  start_date: number;
  /**
   * Start of the trial. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  trial_start?: number | null;
  /**
   * End of the trial. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  trial_end?: number | null;
  /**
   * Discount on the subscription.
   * Document 1, Resources and their fields, Payments connector records.
   */
  discount?: { [key: string]: unknown } | null;
  /**
   * Plan of a subscription with one item.
   * Document 1, Resources and their fields, Payments connector records.
   */
  plan?: { [key: string]: unknown } | null;
  /**
   * Quantity of a subscription with one item. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  quantity?: number | null;
  /**
   * Id of the schedule that it follows.
   * Document 1, Resources and their fields, Payments connector records.
   */
  schedule?: string | null;
  /**
   * Id of the test clock that it belongs to.
   * Document 1, Resources and their fields, Payments connector records.
   */
  test_clock?: string | null;
  /**
   * Account that receives the payments and how much of them.
   * Document 1, Resources and their fields, Payments connector records.
   */
  transfer_data?: { [key: string]: unknown } | null;
  /**
   * Settings of the trial.
   * Document 1, Resources and their fields, Payments connector records.
   */
  trial_settings?: { [key: string]: unknown } | null;
  /**
   * How often pending items are billed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  pending_invoice_item_interval?: { [key: string]: unknown } | null;
  /**
   * Id of the intent that sets up a payment method.
   * Document 1, Resources and their fields, Payments connector records.
   */
  pending_setup_intent?: string | null;
  /**
   * Changes that wait for a payment.
   * Document 1, Resources and their fields, Payments connector records.
   */
  pending_update?: { [key: string]: unknown } | null;
}

/**
 * Money that is given back for a charge.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Refund {
  /**
   * Id of the refund.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id: string;
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "refund";
  /**
   * Amount that is given back. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount: number;
  /**
   * Id of the balance transaction of the refund.
   * Document 1, Resources and their fields, Payments connector records.
   */
  balance_transaction?: string | null;
  /**
   * Id of the charge that is refunded.
   * Document 1, Resources and their fields, Payments connector records.
   */
  charge?: string | null;
  /**
   * Time of creation. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created: number;
  /**
   * Currency of the amount.
   * Document 1, Resources and their fields, Payments connector records.
   */
  currency: string;
  /**
   * Free text about the refund.
   * Document 1, Resources and their fields, Payments connector records.
   */
  description?: string | null;
  /**
   * Where the money goes.
   * Document 1, Resources and their fields, Payments connector records.
   */
  destination_details?: { [key: string]: unknown } | null;
  /**
   * Id of the balance transaction that takes back a failed refund.
   * Document 1, Resources and their fields, Payments connector records.
   */
  failure_balance_transaction?: string | null;
  /**
   * Why the refund failed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  failure_reason?: string | null;
  /**
   * Email address that gets instructions for the refund.
   * Document 1, Resources and their fields, Payments connector records.
   */
  instructions_email?: string | null;
  /**
   * Values of the account's own by free names.
   * Document 1, Resources and their fields, Payments connector records.
   */
  metadata?: { [key: string]: unknown } | null;
  /**
   * What has to be done before the refund goes on.
   * Document 1, Resources and their fields, Payments connector records.
   */
  next_action?: { [key: string]: unknown } | null;
  /**
   * Id of the payment intent that is refunded.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_intent?: string | null;
  /**
   * Why the refund waits.
   * Document 1, Resources and their fields, Payments connector records.
   */
  pending_reason?: string | null;
  /**
   * Why the money is given back.
   * Document 1, Resources and their fields, Payments connector records.
   */
  reason?: string | null;
  /**
   * Number of the receipt.
   * Document 1, Resources and their fields, Payments connector records.
   */
  receipt_number?: string | null;
  /**
   * Id of the reversal of the transfer that the charge came from.
   * Document 1, Resources and their fields, Payments connector records.
   */
  source_transfer_reversal?: string | null;
  /**
   * State of the refund.
   * Not shown: Its values.
   * Document 1, States and transitions.
   */
  status?: string | null;
  /**
   * Id of the reversal of the transfer to another account.
   * Document 1, Resources and their fields, Payments connector records.
   */
  transfer_reversal?: string | null;
}

/**
 * Something that is sold.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Product {
  /**
   * Id of the product.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id: string;
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "product";
  /**
   * Whether it can be bought now.
   * Document 1, Resources and their fields, Payments connector records.
   */
  active: boolean;
  /**
   * Names of what its variants differ in.
   * Document 1, Resources and their fields, Payments connector records.
   */
  attributes: string[];
  /**
   * Time of creation. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created: number;
  /**
   * Id of the price that is used when none is named.
   * Document 1, Resources and their fields, Payments connector records.
   */
  default_price?: string | null;
  /**
   * Free text about the product.
   * Document 1, Resources and their fields, Payments connector records.
   */
  description?: string | null;
  /**
   * Features of the product. Public samples never carry it.
   * Document 1, Resources and their fields, Payments connector records.
   */
  features: { [key: string]: unknown }[];
  /**
   * Addresses of images.
   * Document 1, Resources and their fields, Payments connector records.
   */
  images: string[];
  /**
   * Whether the record belongs to live mode; otherwise to test mode.
   * Document 1, Resources and their fields, Payments connector records.
   */
  livemode: boolean;
  /**
   * Features that are shown to buyers.
   * Document 1, Resources and their fields, Payments connector records.
   */
  marketing_features: { [key: string]: unknown }[];
  /**
   * Values of the account's own by free names.
   * Document 1, Resources and their fields, Payments connector records.
   */
  metadata: { [key: string]: unknown };
  /**
   * Name that buyers see.
   * Document 1, Resources and their fields, Payments connector records.
   */
  name: string;
  /**
   * Size and weight when it is packed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  package_dimensions?: { [key: string]: unknown } | null;
  /**
   * Whether it is delivered as goods.
   * Document 1, Resources and their fields, Payments connector records.
   */
  shippable?: boolean | null;
  /**
   * Text on the customer's bank statement.
   * Document 1, Resources and their fields, Payments connector records.
   */
  statement_descriptor?: string | null;
  /**
   * Code that tells how it is taxed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  tax_code?: string | null;
  /**
   * Whether it is goods or a service.
   * Document 1, Resources and their fields, Payments connector records.
   */
  type: "good" | "service";
  /**
   * Name of one unit of it.
   * Document 1, Resources and their fields, Payments connector records.
   */
  unit_label?: string | null;
  /**
   * Time of the last change. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  updated: number;
  /**
   * Address of its page.
   * Document 1, Resources and their fields, Payments connector records.
   */
  url?: string | null;
}

/**
 * Says that a product was deleted.
 * Assumed: The document does not show the result. The provider's public API returns one like that of a deleted
 * customer.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface ProductDeleteResult {
  /**
   * Id of the deleted product.
   * Assumed: The document does not show the result. The provider's public API returns one like that of a deleted
   * customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id?: string;
  /**
   * Kind of the deleted record.
   * Assumed: The document does not show the result. The provider's public API returns one like that of a deleted
   * customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object?: "product";
  /**
   * Whether the product is deleted.
   * Assumed: The document does not show the result. The provider's public API returns one like that of a deleted
   * customer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  deleted?: boolean;
}

/**
 * Money of the account at the provider.
 * Assumed: The document does not show the fields. These are those of the provider's public API reference.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Balance {
  /**
   * Kind of the record.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object?: "balance";
  /**
   * Whether the record belongs to live mode; otherwise to test mode.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  livemode?: boolean;
  /**
   * Amounts by currency that can be paid out.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  available?: { [key: string]: unknown }[];
  /**
   * Amounts that are held back for connected accounts.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  connect_reserved?: unknown[] | null;
  /**
   * Amounts that can be paid out at once.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  instant_available?: unknown[] | null;
  /**
   * Amounts for cards that the account issues.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  issuing?: { [key: string]: unknown } | null;
  /**
   * Amounts by currency that are not available yet.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  pending?: { [key: string]: unknown }[];
  /**
   * Amounts that are set aside for refunds and disputes.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  refund_and_dispute_prefunding?: { [key: string]: unknown } | null;
}

/**
 * One movement of money on the account's balance.
 * Assumed: The document does not show the fields. These are those of the provider's public API reference.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface BalanceTransaction {
  /**
   * Id of the balance transaction.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id?: string;
  /**
   * Kind of the record.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object?: "balance_transaction";
  /**
   * Amount before fees. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount?: number;
  /**
   * Time from which the money is available. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  available_on?: number;
  /**
   * Which balance the money moves on.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  balance_type?: string;
  /**
   * Time of creation. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created?: number;
  /**
   * Currency of all amounts.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  currency?: string;
  /**
   * Free text about the movement.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  description?: string | null;
  /**
   * Rate at which the amount was converted.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  exchange_rate?: number | null;
  /**
   * Sum of the fees. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  fee?: number;
  /**
   * Single fees.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  fee_details?: { [key: string]: unknown }[];
  /**
   * Amount after fees. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  net?: number;
  /**
   * Heading under which it is reported.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  reporting_category?: string;
  /**
   * Id of the record that the movement belongs to.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  source?: string | null;
  /**
   * Whether the money is available.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  status?: string;
  /**
   * Kind of the movement.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  type?: string;
}

/**
 * What is to be paid and how far the payment has come.
 * Assumed: The document does not show the fields. These are those of the provider's public API reference.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface PaymentIntent {
  /**
   * Id of the payment intent.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id?: string;
  /**
   * Kind of the record.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object?: "payment_intent";
  /**
   * Amount that is to be paid. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount?: number;
  /**
   * Amount that is reserved and can be taken. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_capturable?: number;
  /**
   * Amount that was taken. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount_received?: number;
  /**
   * Id of the application that made it.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application?: string | null;
  /**
   * Amount of the application fee. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application_fee_amount?: number | null;
  /**
   * When the money is taken.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  capture_method?: string;
  /**
   * Secret with which a client finishes the payment.
   * A secret: never shown in messages and logs.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  client_secret?: string | null;
  /**
   * Who may confirm the payment.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  confirmation_method?: string;
  /**
   * Time of creation. Integer.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created?: number;
  /**
   * Currency of all amounts.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  currency?: string;
  /**
   * Id of the customer who pays.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  customer?: string | null;
  /**
   * Free text about the payment.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  description?: string | null;
  /**
   * Whether the record belongs to live mode; otherwise to test mode.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  livemode?: boolean;
  /**
   * Values of the account's own by free names.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  metadata?: { [key: string]: unknown };
  /**
   * Id of the payment method.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_method?: string | null;
  /**
   * Kinds of payment method that may be used.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_method_types?: string[];
  /**
   * State of the payment.
   * Assumed: The document does not show the fields. These are those of the provider's public API reference.
   * Document 1, Resources and their fields, Payments connector records.
   */
  status?: string;
}

/**
 * A payer's complaint about a charge.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Dispute {
  /**
   * Id of the dispute.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id: string;
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "dispute";
  /**
   * Amount that is disputed. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount: number;
  /**
   * Movements on the balance because of the dispute.
   * Document 1, Resources and their fields, Payments connector records.
   */
  balance_transactions: { [key: string]: unknown }[];
  /**
   * Id of the charge that is disputed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  charge: string;
  /**
   * Time of creation. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created: number;
  /**
   * Currency of the amount.
   * Document 1, Resources and their fields, Payments connector records.
   */
  currency: string;
  /**
   * Special programmes that the dispute qualifies for.
   * Document 1, Resources and their fields, Payments connector records.
   */
  enhanced_eligibility_types: string[];
  /**
   * What the account puts forward.
   * Document 1, Resources and their fields, Payments connector records.
   */
  evidence: { [key: string]: unknown };
  /**
   * State of what is put forward.
   * Document 1, Resources and their fields, Payments connector records.
   */
  evidence_details: { [key: string]: unknown };
  /**
   * Whether the charge can still be refunded.
   * Document 1, Resources and their fields, Payments connector records.
   */
  is_charge_refundable: boolean;
  /**
   * Whether the record belongs to live mode; otherwise to test mode.
   * Document 1, Resources and their fields, Payments connector records.
   */
  livemode: boolean;
  /**
   * Values of the account's own by free names.
   * Document 1, Resources and their fields, Payments connector records.
   */
  metadata: { [key: string]: unknown };
  /**
   * Id of the payment intent that is disputed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_intent?: string | null;
  /**
   * Details of the payment method.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payment_method_details?: { [key: string]: unknown } | null;
  /**
   * Why the payer complains.
   * Document 1, Resources and their fields, Payments connector records.
   */
  reason: string;
  /**
   * State of the dispute.
   * Not shown: Its values.
   * Document 1, States and transitions.
   */
  status: string;
}

/**
 * Money that is sent from the balance to an external account.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface Payout {
  /**
   * Id of the payout.
   * Document 1, Resources and their fields, Payments connector records.
   */
  id: string;
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "payout";
  /**
   * Amount that is sent. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  amount: number;
  /**
   * Id of the application fee.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application_fee?: string | null;
  /**
   * Amount of the application fee. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  application_fee_amount?: number | null;
  /**
   * Time at which the money is expected to arrive. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  arrival_date: number;
  /**
   * Whether it was made by a payout schedule.
   * Document 1, Resources and their fields, Payments connector records.
   */
  automatic: boolean;
  /**
   * Id of the balance transaction of the payout.
   * Document 1, Resources and their fields, Payments connector records.
   */
  balance_transaction?: string | null;
  /**
   * Time of creation. Integer.
   * Document 1, Resources and their fields, Payments connector records.
   */
  created: number;
  /**
   * Currency of the amount.
   * Document 1, Resources and their fields, Payments connector records.
   */
  currency: string;
  /**
   * Free text about the payout.
   * Document 1, Resources and their fields, Payments connector records.
   */
  description?: string | null;
  /**
   * Id of the external account that is paid.
   * Document 1, Resources and their fields, Payments connector records.
   */
  destination?: string | null;
  /**
   * Id of the balance transaction that takes back a failed payout.
   * Document 1, Resources and their fields, Payments connector records.
   */
  failure_balance_transaction?: string | null;
  /**
   * Code for why the payout failed.
   * Document 1, Resources and their fields, Payments connector records.
   */
  failure_code?: string | null;
  /**
   * Why the payout failed; in words.
   * Document 1, Resources and their fields, Payments connector records.
   */
  failure_message?: string | null;
  /**
   * Whether the record belongs to live mode; otherwise to test mode.
   * Document 1, Resources and their fields, Payments connector records.
   */
  livemode: boolean;
  /**
   * Values of the account's own by free names.
   * Document 1, Resources and their fields, Payments connector records.
   */
  metadata: { [key: string]: unknown };
  /**
   * How fast the money is sent.
   * Document 1, Resources and their fields, Payments connector records.
   */
  method: "standard" | "instant";
  /**
   * Id of the payout that this one reverses.
   * Document 1, Resources and their fields, Payments connector records.
   */
  original_payout?: string | null;
  /**
   * Id of the payout method.
   * Document 1, Resources and their fields, Payments connector records.
   */
  payout_method?: string | null;
  /**
   * How far the payout is matched with its transactions.
   * Document 1, Resources and their fields, Payments connector records.
   */
  reconciliation_status: string;
  /**
   * Id of the payout that reverses this one.
   * Document 1, Resources and their fields, Payments connector records.
   */
  reversed_by?: string | null;
  /**
   * Which balance the money comes from.
   * Document 1, Resources and their fields, Payments connector records.
   */
  source_balance?: string | null;
  /**
   * Kind of money that is sent.
   * Document 1, Resources and their fields, Payments connector records.
   */
  source_type: string;
  /**
   * Text on the bank statement of the external account.
   * Document 1, Resources and their fields, Payments connector records.
   */
  statement_descriptor?: string | null;
  /**
   * State of the payout. Known values: `pending`, `paid`, `failed`, `canceled`.
   * Document 1, States and transitions.
   */
  status: "pending" | "paid" | "failed" | "canceled" | (string & {});
  /**
   * What the bank needs for tracing the payout.
   * Document 1, Resources and their fields, Payments connector records.
   */
  trace_id?: { [key: string]: unknown } | null;
  /**
   * Kind of external account.
   * Document 1, Resources and their fields, Payments connector records.
   */
  type: string;
}

/**
 * What a search of invoices returns.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface InvoiceSearchResult {
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "search_result";
  /**
   * The invoices that were found.
   * Document 1, Resources and their fields, Payments connector records.
   */
  data: Invoice[];
  /**
   * Whether there are more.
   * Document 1, Resources and their fields, Payments connector records.
   */
  has_more: boolean;
  /**
   * Search cursor of the next page; `page` of the next call.
   * Document 1, Resources and their fields, Payments connector records.
   */
  next_page?: string | null;
  /**
   * Path that was searched.
   * Document 1, Resources and their fields, Payments connector records.
   */
  url: string;
}

/**
 * What a search of charges returns.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface ChargeSearchResult {
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "search_result";
  /**
   * The charges that were found.
   * Document 1, Resources and their fields, Payments connector records.
   */
  data: Charge[];
  /**
   * Whether there are more.
   * Document 1, Resources and their fields, Payments connector records.
   */
  has_more: boolean;
  /**
   * Search cursor of the next page; `page` of the next call.
   * Document 1, Resources and their fields, Payments connector records.
   */
  next_page?: string | null;
  /**
   * Path that was searched.
   * Document 1, Resources and their fields, Payments connector records.
   */
  url: string;
}

/**
 * What a search of subscriptions returns.
 * Document 1, Resources and their fields, Payments connector records.
 */
export interface SubscriptionSearchResult {
  /**
   * Kind of the record.
   * Document 1, Resources and their fields, Payments connector records.
   */
  object: "search_result";
  /**
   * The subscriptions that were found.
   * Document 1, Resources and their fields, Payments connector records.
   */
  data: Subscription[];
  /**
   * Whether there are more.
   * Document 1, Resources and their fields, Payments connector records.
   */
  has_more: boolean;
  /**
   * Search cursor of the next page; `page` of the next call.
   * Document 1, Resources and their fields, Payments connector records.
   */
  next_page?: string | null;
  /**
   * Path that was searched.
   * Document 1, Resources and their fields, Payments connector records.
   */
  url: string;
}

/**
 * An interval of times. Each bound may be left out.
 * Document 1, Endpoints, Payments operations.
 */
export interface Interval {
  /**
   * Later than this time; the time itself is excluded. Integer.
   * Document 1, Endpoints, Payments operations.
   */
  gt?: number | undefined;
  /**
   * At this time or later. Integer.
   * Document 1, Endpoints, Payments operations.
   */
  gte?: number | undefined;
  /**
   * Earlier than this time; the time itself is excluded. Integer.
   * Document 1, Endpoints, Payments operations.
   */
  lt?: number | undefined;
  /**
   * At this time or earlier. Integer.
   * Document 1, Endpoints, Payments operations.
   */
  lte?: number | undefined;
}

/**
 * Filter on automatic tax.
 * Document 1, Endpoints, Payments operations.
 */
export interface AutomaticTax {
  /**
   * Whether tax is worked out automatically.
   * Document 1, Endpoints, Payments operations.
   */
  enabled?: boolean | undefined;
}

/**
 * A postal address.
 * Assumed: The document does not show it. The provider's public API takes these parts of an address.
 * Document 1, Endpoints, Payments operations.
 */
export interface PostalAddress {
  /**
   * Further names are accepted. The document does not show it. The provider's public API takes these parts of an
   * address.
   */
  [name: string]: unknown;
  /**
   * Street and number.
   * Assumed: The document does not show it. The provider's public API takes these parts of an address.
   * Document 1, Endpoints, Payments operations.
   */
  line1?: string | undefined;
  /**
   * Flat or suite or building.
   * Assumed: The document does not show it. The provider's public API takes these parts of an address.
   * Document 1, Endpoints, Payments operations.
   */
  line2?: string | undefined;
  /**
   * City or town.
   * Assumed: The document does not show it. The provider's public API takes these parts of an address.
   * Document 1, Endpoints, Payments operations.
   */
  city?: string | undefined;
  /**
   * State or province or region.
   * Assumed: The document does not show it. The provider's public API takes these parts of an address.
   * Document 1, Endpoints, Payments operations.
   */
  state?: string | undefined;
  /**
   * Postal code.
   * Assumed: The document does not show it. The provider's public API takes these parts of an address.
   * Document 1, Endpoints, Payments operations.
   */
  postal_code?: string | undefined;
  /**
   * Country as a two-letter code.
   * Assumed: The document does not show it. The provider's public API takes these parts of an address.
   * Document 1, Endpoints, Payments operations.
   */
  country?: string | undefined;
}

/**
 * A feature of a product that is shown to buyers.
 * Assumed: The document does not show it. The provider's public API takes an object with a name.
 * Document 1, Endpoints, Payments operations.
 */
export interface MarketingFeature {
  /**
   * Further names are accepted. The document does not show it. The provider's public API takes an object with a
   * name.
   */
  [name: string]: unknown;
  /**
   * Name of the feature.
   * Assumed: The document does not show it. The provider's public API takes an object with a name.
   * Document 1, Endpoints, Payments operations.
   */
  name?: string | undefined;
}

/**
 * Size and weight of the product when it is packed.
 * Assumed: The document does not show it. The provider's public API takes these four numbers.
 * Document 1, Endpoints, Payments operations.
 */
export interface PackageDimensions {
  /** Further names are accepted. The document does not show it. The provider's public API takes these four numbers. */
  [name: string]: unknown;
  /**
   * Height of the package.
   * Assumed: The document does not show it. The provider's public API takes these four numbers.
   * Document 1, Endpoints, Payments operations.
   */
  height?: number | undefined;
  /**
   * Length of the package.
   * Assumed: The document does not show it. The provider's public API takes these four numbers.
   * Document 1, Endpoints, Payments operations.
   */
  length?: number | undefined;
  /**
   * Weight of the package.
   * Assumed: The document does not show it. The provider's public API takes these four numbers.
   * Document 1, Endpoints, Payments operations.
   */
  weight?: number | undefined;
  /**
   * Width of the package.
   * Assumed: The document does not show it. The provider's public API takes these four numbers.
   * Document 1, Endpoints, Payments operations.
   */
  width?: number | undefined;
}

/**
 * Lists customers.
 * Params of `payments.customers.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersListParams {
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Only customers with this email address; upper and lower case differ.
   * Document 1, Endpoints, Payments operations.
   */
  email?: string | undefined;
  /**
   * Only those created in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  created?: Interval | undefined;
}

/** The request body of `payments.customers.list`. */
export interface CustomersListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "customers";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: CustomersListParams | undefined;
}

/** What `payments.customers.list` returns. */
export type CustomersListRecord = Customer;

/**
 * Paging information of `payments.customers.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersListMeta {
  /**
   * Whether there are more records.
   * Document 1, Endpoints, Payments operations.
   */
  has_more: boolean;
}

/** The response body of `payments.customers.list`. */
export interface CustomersListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Customer[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: CustomersListMeta | null;
}

/**
 * Makes a new customer.
 * Params of `payments.customers.create`.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersCreateParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * Email address.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  email?: string | undefined;
  /**
   * Full name of the person or the business.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  name?: string | undefined;
  /**
   * Free text about the customer.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  description?: string | undefined;
  /**
   * Phone number.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  phone?: string | undefined;
  /**
   * Postal address of the customer.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  address?: PostalAddress | undefined;
  /**
   * Values of the caller's own by free names.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  metadata?: { [key: string]: string } | undefined;
}

/** The request body of `payments.customers.create`. */
export interface CustomersCreateRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "customers";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "create";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: CustomersCreateParams | undefined;
}

/** What `payments.customers.create` returns. */
export type CustomersCreateRecord = Customer;

/** The response body of `payments.customers.create`. */
export interface CustomersCreateResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Customer;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Returns a customer.
 * Params of `payments.customers.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersGetParams {
  /**
   * Id of the customer to get.
   * Document 1, Endpoints, Payments operations.
   */
  id: string;
}

/** The request body of `payments.customers.get`. */
export interface CustomersGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "customers";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: CustomersGetParams;
}

/** What `payments.customers.get` returns. */
export type CustomersGetRecord = Customer;

/** The response body of `payments.customers.get`. */
export interface CustomersGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Customer;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Changes a customer.
 * Params of `payments.customers.update`.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersUpdateParams {
  /** Further names are accepted. The document shows no parameter of this action but the id. */
  [name: string]: unknown;
  /**
   * Id of the customer to update.
   * Document 1, Endpoints, Payments operations.
   */
  id: string;
  /**
   * New email address.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  email?: string | undefined;
  /**
   * New full name of the person or the business.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  name?: string | undefined;
  /**
   * New free text about the customer.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  description?: string | undefined;
  /**
   * New phone number.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  phone?: string | undefined;
  /**
   * New postal address of the customer.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  address?: PostalAddress | undefined;
  /**
   * Values of the caller's own by free names.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  metadata?: { [key: string]: string } | undefined;
}

/** The request body of `payments.customers.update`. */
export interface CustomersUpdateRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "customers";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "update";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: CustomersUpdateParams;
}

/** What `payments.customers.update` returns. */
export type CustomersUpdateRecord = Customer;

/** The response body of `payments.customers.update`. */
export interface CustomersUpdateResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Customer;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Deletes a customer.
 * Params of `payments.customers.delete`.
 * What it does cannot be undone.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersDeleteParams {
  /**
   * Id of the customer to delete.
   * Document 1, Endpoints, Payments operations.
   */
  id: string;
}

/** The request body of `payments.customers.delete`. */
export interface CustomersDeleteRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "customers";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "delete";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: CustomersDeleteParams;
}

/** What `payments.customers.delete` returns. */
export type CustomersDeleteRecord = CustomerDeleteResult;

/** The response body of `payments.customers.delete`. */
export interface CustomersDeleteResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: CustomerDeleteResult;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches customers. The answer is a list of customers and not a search result as for invoices.
 * Params of `payments.customers.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersApiSearchParams {
  /**
   * What to find; written in the provider's search query language.
   * Document 1, Endpoints, Payments operations.
   */
  query: string;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
   * Document 1, Endpoints, Payments operations.
   */
  page?: string | undefined;
}

/** The request body of `payments.customers.api_search`. */
export interface CustomersApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "customers";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: CustomersApiSearchParams;
}

/** What `payments.customers.api_search` returns. */
export type CustomersApiSearchRecord = Customer;

/**
 * Paging information of `payments.customers.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface CustomersApiSearchMeta {
  /**
   * Whether there are more records.
   * Document 1, Endpoints, Payments operations.
   */
  has_more: boolean;
}

/** The response body of `payments.customers.api_search`. */
export interface CustomersApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Customer[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: CustomersApiSearchMeta | null;
}

/**
 * Lists invoices.
 * Params of `payments.invoices.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface InvoicesListParams {
  /**
   * Only those that are collected in this way.
   * Document 1, Endpoints, Payments operations.
   */
  collection_method?: "charge_automatically" | "send_invoice" | undefined;
  /**
   * Only those created in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  created?: Interval | undefined;
  /**
   * Only those of the customer with this id.
   * Document 1, Endpoints, Payments operations.
   */
  customer?: string | undefined;
  /**
   * Only those of the account with this id.
   * Document 1, Endpoints, Payments operations.
   */
  customer_account?: string | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
  /**
   * Only invoices in this state.
   * Document 1, States and transitions.
   */
  status?: "draft" | "open" | "paid" | "uncollectible" | "void" | undefined;
  /**
   * Only those of the subscription with this id.
   * Document 1, Endpoints, Payments operations.
   */
  subscription?: string | undefined;
}

/** The request body of `payments.invoices.list`. */
export interface InvoicesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "invoices";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: InvoicesListParams | undefined;
}

/** What `payments.invoices.list` returns. */
export type InvoicesListRecord = Invoice;

/**
 * Paging information of `payments.invoices.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface InvoicesListMeta {
  /**
   * Whether there are more records.
   * Document 1, Endpoints, Payments operations.
   */
  has_more: boolean;
}

/** The response body of `payments.invoices.list`. */
export interface InvoicesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Invoice[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: InvoicesListMeta | null;
}

/**
 * Returns an invoice.
 * Params of `payments.invoices.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface InvoicesGetParams {
  /**
   * Id of the invoice to get.
   * Document 1, Endpoints, Payments operations.
   */
  id: string;
}

/** The request body of `payments.invoices.get`. */
export interface InvoicesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "invoices";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: InvoicesGetParams;
}

/** What `payments.invoices.get` returns. */
export type InvoicesGetRecord = Invoice;

/** The response body of `payments.invoices.get`. */
export interface InvoicesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Invoice;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches invoices.
 * Params of `payments.invoices.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface InvoicesApiSearchParams {
  /**
   * What to find; written in the provider's search query language.
   * Document 1, Endpoints, Payments operations.
   */
  query: string;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
   * Document 1, Endpoints, Payments operations.
   */
  page?: string | undefined;
}

/** The request body of `payments.invoices.api_search`. */
export interface InvoicesApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "invoices";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: InvoicesApiSearchParams;
}

/** What `payments.invoices.api_search` returns. */
export type InvoicesApiSearchRecord = InvoiceSearchResult;

/** The response body of `payments.invoices.api_search`. */
export interface InvoicesApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: InvoiceSearchResult;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists charges.
 * Params of `payments.charges.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface ChargesListParams {
  /**
   * Only those created in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  created?: Interval | undefined;
  /**
   * Only those of the customer with this id.
   * Document 1, Endpoints, Payments operations.
   */
  customer?: string | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Only those of the payment intent with this id.
   * Document 1, Endpoints, Payments operations.
   */
  payment_intent?: string | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
}

/** The request body of `payments.charges.list`. */
export interface ChargesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "charges";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ChargesListParams | undefined;
}

/** What `payments.charges.list` returns. */
export type ChargesListRecord = Charge;

/**
 * Paging information of `payments.charges.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ChargesListMeta {
  /**
   * Whether there are more records.
   * Document 1, Endpoints, Payments operations.
   */
  has_more: boolean;
}

/** The response body of `payments.charges.list`. */
export interface ChargesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Charge[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ChargesListMeta | null;
}

/**
 * Returns a charge.
 * Params of `payments.charges.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ChargesGetParams {
  /**
   * Id of the charge to get.
   * Document 1, Endpoints, Payments operations.
   */
  id: string;
}

/** The request body of `payments.charges.get`. */
export interface ChargesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "charges";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ChargesGetParams;
}

/** What `payments.charges.get` returns. */
export type ChargesGetRecord = Charge;

/** The response body of `payments.charges.get`. */
export interface ChargesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Charge;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches charges.
 * Params of `payments.charges.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ChargesApiSearchParams {
  /**
   * What to find; written in the provider's search query language.
   * Document 1, Endpoints, Payments operations.
   */
  query: string;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
   * Document 1, Endpoints, Payments operations.
   */
  page?: string | undefined;
}

/** The request body of `payments.charges.api_search`. */
export interface ChargesApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "charges";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ChargesApiSearchParams;
}

/** What `payments.charges.api_search` returns. */
export type ChargesApiSearchRecord = ChargeSearchResult;

/** The response body of `payments.charges.api_search`. */
export interface ChargesApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: ChargeSearchResult;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists subscriptions. Without `status` they are those that are not canceled.
 * Params of `payments.subscriptions.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface SubscriptionsListParams {
  /**
   * Filter on automatic tax.
   * Document 1, Endpoints, Payments operations.
   */
  automatic_tax?: AutomaticTax | undefined;
  /**
   * Only those that are collected in this way.
   * Document 1, Endpoints, Payments operations.
   */
  collection_method?: "charge_automatically" | "send_invoice" | undefined;
  /**
   * Only those created in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  created?: Interval | undefined;
  /**
   * Only those whose earliest end of an item's period lies in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  current_period_end?: Interval | undefined;
  /**
   * Only those whose latest start of an item's period lies in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  current_period_start?: Interval | undefined;
  /**
   * Only those of the customer with this id.
   * Document 1, Endpoints, Payments operations.
   */
  customer?: string | undefined;
  /**
   * Only those of the account with this id.
   * Document 1, Endpoints, Payments operations.
   */
  customer_account?: string | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Only those with the recurring price with this id.
   * Document 1, Endpoints, Payments operations.
   */
  price?: string | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
  /**
   * `canceled`: all that are canceled, also those of deleted customers. `ended`: those that are canceled and those
   * that expired because the payment was never completed. `all`: whatever their state. Left out: those not
   * canceled.
   * Document 1, Endpoints, Payments operations.
   */
  status?: "canceled" | "ended" | "all" | undefined;
}

/** The request body of `payments.subscriptions.list`. */
export interface SubscriptionsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "subscriptions";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: SubscriptionsListParams | undefined;
}

/** What `payments.subscriptions.list` returns. */
export type SubscriptionsListRecord = Subscription;

/**
 * Paging information of `payments.subscriptions.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface SubscriptionsListMeta {
  /**
   * Whether there are more records.
   * Document 1, Endpoints, Payments operations.
   */
  has_more: boolean;
}

/** The response body of `payments.subscriptions.list`. */
export interface SubscriptionsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Subscription[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: SubscriptionsListMeta | null;
}

/**
 * Returns a subscription.
 * Params of `payments.subscriptions.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface SubscriptionsGetParams {
  /**
   * Id of the subscription to get.
   * Document 1, Endpoints, Payments operations.
   */
  id: string;
}

/** The request body of `payments.subscriptions.get`. */
export interface SubscriptionsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "subscriptions";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: SubscriptionsGetParams;
}

/** What `payments.subscriptions.get` returns. */
export type SubscriptionsGetRecord = Subscription;

/** The response body of `payments.subscriptions.get`. */
export interface SubscriptionsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Subscription;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches subscriptions.
 * Params of `payments.subscriptions.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface SubscriptionsApiSearchParams {
  /**
   * What to find; written in the provider's search query language.
   * Document 1, Endpoints, Payments operations.
   */
  query: string;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
   * Document 1, Endpoints, Payments operations.
   */
  page?: string | undefined;
}

/** The request body of `payments.subscriptions.api_search`. */
export interface SubscriptionsApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "subscriptions";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: SubscriptionsApiSearchParams;
}

/** What `payments.subscriptions.api_search` returns. */
export type SubscriptionsApiSearchRecord = SubscriptionSearchResult;

/** The response body of `payments.subscriptions.api_search`. */
export interface SubscriptionsApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: SubscriptionSearchResult;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists refunds.
 * Params of `payments.refunds.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface RefundsListParams {
  /**
   * Only those of the charge with this id.
   * Document 1, Endpoints, Payments operations.
   */
  charge?: string | undefined;
  /**
   * Only those created in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  created?: Interval | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Only those of the payment intent with this id.
   * Document 1, Endpoints, Payments operations.
   */
  payment_intent?: string | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
}

/** The request body of `payments.refunds.list`. */
export interface RefundsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "refunds";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: RefundsListParams | undefined;
}

/** What `payments.refunds.list` returns. */
export type RefundsListRecord = Refund;

/**
 * Paging information of `payments.refunds.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface RefundsListMeta {
  /**
   * Whether there are more records.
   * Document 1, Endpoints, Payments operations.
   */
  has_more: boolean;
}

/** The response body of `payments.refunds.list`. */
export interface RefundsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Refund[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: RefundsListMeta | null;
}

/**
 * Refunds a charge that exists and is not yet refunded. The caller names the charge or its payment intent.
 * Params of `payments.refunds.create`.
 * At least one of `charge`, `payment_intent` must be there.
 * Document 1, Endpoints, Payments operations.
 */
export type RefundsCreateParams = {
  /**
   * Further names are accepted. The document says that a charge or a payment intent is named but does not show the
   * names of the parameters.
   */
  [name: string]: unknown;
  /**
   * Id of the charge to refund.
   * Assumed: Other actions and the provider's public API call it so.
   * Document 1, Endpoints, Payments operations.
   */
  charge?: string | undefined;
  /**
   * Id of the payment intent to refund.
   * Assumed: Other actions and the provider's public API call it so.
   * Document 1, Endpoints, Payments operations.
   */
  payment_intent?: string | undefined;
  /**
   * Amount to give back. Integer.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  amount?: number | undefined;
  /**
   * Values of the caller's own by free names.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  metadata?: { [key: string]: string } | undefined;
  /**
   * Why the money is given back.
   * Assumed: The provider's public API takes these values.
   * Document 1, Endpoints, Payments operations.
   */
  reason?: "duplicate" | "fraudulent" | "requested_by_customer" | undefined;
  /**
   * Whether the application fee is given back too.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  refund_application_fee?: boolean | undefined;
  /**
   * Whether the transfer to another account is reversed too.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  reverse_transfer?: boolean | undefined;
} & ({ charge: string } | { payment_intent: string });

/** The request body of `payments.refunds.create`. */
export interface RefundsCreateRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "refunds";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "create";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: RefundsCreateParams;
}

/** What `payments.refunds.create` returns. */
export type RefundsCreateRecord = Refund;

/** The response body of `payments.refunds.create`. */
export interface RefundsCreateResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Refund;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Returns a refund.
 * Params of `payments.refunds.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface RefundsGetParams {
  /**
   * Id of the refund to get.
   * Document 1, Endpoints, Payments operations.
   */
  id: string;
}

/** The request body of `payments.refunds.get`. */
export interface RefundsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "refunds";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: RefundsGetParams;
}

/** What `payments.refunds.get` returns. */
export type RefundsGetRecord = Refund;

/** The response body of `payments.refunds.get`. */
export interface RefundsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Refund;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists products.
 * Params of `payments.products.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsListParams {
  /**
   * Only active products when true; only inactive ones when false.
   * Document 1, Endpoints, Payments operations.
   */
  active?: boolean | undefined;
  /**
   * Only those created in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  created?: Interval | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Only products with these ids.
   * Document 1, Endpoints, Payments operations.
   */
  ids?: string[] | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Only products that are delivered as goods.
   * Document 1, Endpoints, Payments operations.
   */
  shippable?: boolean | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
  /**
   * Only products with this address of a page.
   * Document 1, Endpoints, Payments operations.
   */
  url?: string | undefined;
}

/** The request body of `payments.products.list`. */
export interface ProductsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "products";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ProductsListParams | undefined;
}

/** What `payments.products.list` returns. */
export type ProductsListRecord = Product;

/**
 * Paging information of `payments.products.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsListMeta {
  /**
   * Whether there are more records.
   * Document 1, Endpoints, Payments operations.
   */
  has_more: boolean;
}

/** The response body of `payments.products.list`. */
export interface ProductsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Product[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ProductsListMeta | null;
}

/**
 * Makes a new product.
 * Params of `payments.products.create`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsCreateParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * Name that buyers see. The provider requires it.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  name?: string | undefined;
  /**
   * Whether it can be bought now.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  active?: boolean | undefined;
  /**
   * Free text about the product.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  description?: string | undefined;
  /**
   * Id that the product is to have.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  id?: string | undefined;
  /**
   * Text on the customer's bank statement.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  statement_descriptor?: string | undefined;
  /**
   * Code that tells how it is taxed.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  tax_code?: string | undefined;
  /**
   * Name of one unit of it.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  unit_label?: string | undefined;
  /**
   * Address of its page.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  url?: string | undefined;
  /**
   * Addresses of images. At most 8 elements.
   * Assumed: The provider's public API takes up to eight.
   * Document 1, Endpoints, Payments operations.
   */
  images?: string[] | undefined;
  /**
   * Features that are shown to buyers.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  marketing_features?: MarketingFeature[] | undefined;
  /**
   * Values of the caller's own by free names.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  metadata?: { [key: string]: string } | undefined;
  /**
   * Size and weight of the product when it is packed.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  package_dimensions?: PackageDimensions | undefined;
  /**
   * Whether it is delivered as goods.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  shippable?: boolean | undefined;
}

/** The request body of `payments.products.create`. */
export interface ProductsCreateRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "products";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "create";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ProductsCreateParams | undefined;
}

/** What `payments.products.create` returns. */
export type ProductsCreateRecord = Product;

/** The response body of `payments.products.create`. */
export interface ProductsCreateResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Product;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Returns a product.
 * Params of `payments.products.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsGetParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * Id of the product to get. The provider requires it.
   * Assumed: Named as in the other get actions.
   * Document 1, Endpoints, Payments operations.
   */
  id?: string | undefined;
}

/** The request body of `payments.products.get`. */
export interface ProductsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "products";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ProductsGetParams | undefined;
}

/**
 * What `payments.products.get` returns.
 * Assumed: The result of this action is not shown; but records of one resource have the same fields whichever
 * action returns them.
 */
export type ProductsGetRecord = Product;

/** The response body of `payments.products.get`. */
export interface ProductsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Product;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Changes a product.
 * Params of `payments.products.update`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsUpdateParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * Id of the product to update. The provider requires it.
   * Assumed: Named as in the update of customers.
   * Document 1, Endpoints, Payments operations.
   */
  id?: string | undefined;
  /**
   * New name that buyers see.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  name?: string | undefined;
  /**
   * Whether it can be bought from now on.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  active?: boolean | undefined;
  /**
   * New free text about the product.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  description?: string | undefined;
  /**
   * New text on the customer's bank statement.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  statement_descriptor?: string | undefined;
  /**
   * New code that tells how it is taxed.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  tax_code?: string | undefined;
  /**
   * New name of one unit of it.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  unit_label?: string | undefined;
  /**
   * New address of its page.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  url?: string | undefined;
  /**
   * New addresses of images. At most 8 elements.
   * Assumed: The provider's public API takes up to eight.
   * Document 1, Endpoints, Payments operations.
   */
  images?: string[] | undefined;
  /**
   * New features that are shown to buyers.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  marketing_features?: MarketingFeature[] | undefined;
  /**
   * Values of the caller's own by free names.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  metadata?: { [key: string]: string } | undefined;
  /**
   * Size and weight of the product when it is packed.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  package_dimensions?: PackageDimensions | undefined;
  /**
   * Whether it is delivered as goods from now on.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  shippable?: boolean | undefined;
  /**
   * Id of the price that is used when none is named.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  default_price?: string | undefined;
}

/** The request body of `payments.products.update`. */
export interface ProductsUpdateRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "products";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "update";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ProductsUpdateParams | undefined;
}

/**
 * What `payments.products.update` returns.
 * Assumed: The result of this action is not shown; but records of one resource have the same fields whichever
 * action returns them.
 */
export type ProductsUpdateRecord = Product;

/** The response body of `payments.products.update`. */
export interface ProductsUpdateResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Product;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Deletes a product.
 * Params of `payments.products.delete`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsDeleteParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * Id of the product to delete. The provider requires it.
   * Assumed: Named as in the delete of customers.
   * Document 1, Endpoints, Payments operations.
   */
  id?: string | undefined;
}

/** The request body of `payments.products.delete`. */
export interface ProductsDeleteRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "products";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "delete";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ProductsDeleteParams | undefined;
}

/** What `payments.products.delete` returns. */
export type ProductsDeleteRecord = ProductDeleteResult;

/** The response body of `payments.products.delete`. */
export interface ProductsDeleteResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: ProductDeleteResult;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches products.
 * Params of `payments.products.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsApiSearchParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * What to find; written in the provider's search query language. The provider requires it.
   * Assumed: Named as in the other searches.
   * Document 1, Endpoints, Payments operations.
   */
  query?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Assumed: Named as in the other searches; its limits are stated for every search.
   * Document 1, Limits.
   * @default 10 Assumed: Named as in the other searches; its limits are stated for every search.
   */
  limit?: number | undefined;
  /**
   * Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
   * Assumed: Named as in the other searches.
   * Document 1, Endpoints, Payments operations.
   */
  page?: string | undefined;
}

/** The request body of `payments.products.api_search`. */
export interface ProductsApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "products";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ProductsApiSearchParams | undefined;
}

/**
 * What `payments.products.api_search` returns.
 * Assumed: The result of this action is not shown; but records of one resource have the same fields whichever
 * action returns them.
 */
export type ProductsApiSearchRecord = Product;

/**
 * Paging information of `payments.products.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface ProductsApiSearchMeta {
  /**
   * Whether there are more records.
   * Assumed: The result is taken to be like that of the customers search.
   * Document 1, Endpoints, Payments operations.
   */
  has_more?: boolean;
}

/** The response body of `payments.products.api_search`. */
export interface ProductsApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Product[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ProductsApiSearchMeta | null;
}

/**
 * Returns the balance of the account. The provider's public API takes no parameters.
 * Params of `payments.balance.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface BalanceGetParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
}

/** The request body of `payments.balance.get`. */
export interface BalanceGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "balance";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: BalanceGetParams | undefined;
}

/** What `payments.balance.get` returns. */
export type BalanceGetRecord = Balance;

/** The response body of `payments.balance.get`. */
export interface BalanceGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Balance;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists balance transactions.
 * Params of `payments.balance_transactions.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface BalanceTransactionsListParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * Only those created in this interval.
   * Assumed: Named as in the other lists.
   * Document 1, Endpoints, Payments operations.
   */
  created?: {
    /** Further names are accepted. Named as in the other lists. */
    [name: string]: unknown;
    /**
     * Later than this time; the time itself is excluded. Integer.
     * Assumed: Named as in the other lists.
     * Document 1, Endpoints, Payments operations.
     */
    gt?: number | undefined;
    /**
     * At this time or later. Integer.
     * Assumed: Named as in the other lists.
     * Document 1, Endpoints, Payments operations.
     */
    gte?: number | undefined;
    /**
     * Earlier than this time; the time itself is excluded. Integer.
     * Assumed: Named as in the other lists.
     * Document 1, Endpoints, Payments operations.
     */
    lt?: number | undefined;
    /**
     * At this time or earlier. Integer.
     * Assumed: Named as in the other lists.
     * Document 1, Endpoints, Payments operations.
     */
    lte?: number | undefined;
  } | undefined;
  /**
   * Only those in this currency.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  currency?: string | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Assumed: Named as in the other lists.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Assumed: Named as in the other lists; its limits are stated for every list.
   * Document 1, Limits.
   * @default 10 Assumed: Named as in the other lists; its limits are stated for every list.
   */
  limit?: number | undefined;
  /**
   * Only those of the payout with this id.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  payout?: string | undefined;
  /**
   * Only those of the record with this id.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  source?: string | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Assumed: Named as in the other lists.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
  /**
   * Only those of this kind.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  type?: string | undefined;
}

/** The request body of `payments.balance_transactions.list`. */
export interface BalanceTransactionsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "balance_transactions";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: BalanceTransactionsListParams | undefined;
}

/** What `payments.balance_transactions.list` returns. */
export type BalanceTransactionsListRecord = BalanceTransaction;

/**
 * Paging information of `payments.balance_transactions.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface BalanceTransactionsListMeta {
  /**
   * Whether there are more records.
   * Assumed: The other lists have it.
   * Document 1, Endpoints, Payments operations.
   */
  has_more?: boolean;
}

/** The response body of `payments.balance_transactions.list`. */
export interface BalanceTransactionsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: BalanceTransaction[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: BalanceTransactionsListMeta | null;
}

/**
 * Returns a balance transaction.
 * Params of `payments.balance_transactions.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface BalanceTransactionsGetParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * Id of the balance transaction to get. The provider requires it.
   * Assumed: Named as in the other get actions.
   * Document 1, Endpoints, Payments operations.
   */
  id?: string | undefined;
}

/** The request body of `payments.balance_transactions.get`. */
export interface BalanceTransactionsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "balance_transactions";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: BalanceTransactionsGetParams | undefined;
}

/** What `payments.balance_transactions.get` returns. */
export type BalanceTransactionsGetRecord = BalanceTransaction;

/** The response body of `payments.balance_transactions.get`. */
export interface BalanceTransactionsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: BalanceTransaction;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists payment intents.
 * Params of `payments.payment_intents.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface PaymentIntentsListParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * Only those created in this interval.
   * Assumed: Named as in the other lists.
   * Document 1, Endpoints, Payments operations.
   */
  created?: {
    /** Further names are accepted. Named as in the other lists. */
    [name: string]: unknown;
    /**
     * Later than this time; the time itself is excluded. Integer.
     * Assumed: Named as in the other lists.
     * Document 1, Endpoints, Payments operations.
     */
    gt?: number | undefined;
    /**
     * At this time or later. Integer.
     * Assumed: Named as in the other lists.
     * Document 1, Endpoints, Payments operations.
     */
    gte?: number | undefined;
    /**
     * Earlier than this time; the time itself is excluded. Integer.
     * Assumed: Named as in the other lists.
     * Document 1, Endpoints, Payments operations.
     */
    lt?: number | undefined;
    /**
     * At this time or earlier. Integer.
     * Assumed: Named as in the other lists.
     * Document 1, Endpoints, Payments operations.
     */
    lte?: number | undefined;
  } | undefined;
  /**
   * Only those of the customer with this id.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  customer?: string | undefined;
  /**
   * Only those of the account with this id.
   * Assumed: The provider's public API takes it.
   * Document 1, Endpoints, Payments operations.
   */
  customer_account?: string | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Assumed: Named as in the other lists.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Assumed: Named as in the other lists; its limits are stated for every list.
   * Document 1, Limits.
   * @default 10 Assumed: Named as in the other lists; its limits are stated for every list.
   */
  limit?: number | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Assumed: Named as in the other lists.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
}

/** The request body of `payments.payment_intents.list`. */
export interface PaymentIntentsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "payment_intents";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: PaymentIntentsListParams | undefined;
}

/** What `payments.payment_intents.list` returns. */
export type PaymentIntentsListRecord = PaymentIntent;

/**
 * Paging information of `payments.payment_intents.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface PaymentIntentsListMeta {
  /**
   * Whether there are more records.
   * Assumed: The other lists have it.
   * Document 1, Endpoints, Payments operations.
   */
  has_more?: boolean;
}

/** The response body of `payments.payment_intents.list`. */
export interface PaymentIntentsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: PaymentIntent[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: PaymentIntentsListMeta | null;
}

/**
 * Returns a payment intent.
 * Params of `payments.payment_intents.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface PaymentIntentsGetParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * Id of the payment intent to get. The provider requires it.
   * Assumed: Named as in the other get actions.
   * Document 1, Endpoints, Payments operations.
   */
  id?: string | undefined;
}

/** The request body of `payments.payment_intents.get`. */
export interface PaymentIntentsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "payment_intents";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: PaymentIntentsGetParams | undefined;
}

/** What `payments.payment_intents.get` returns. */
export type PaymentIntentsGetRecord = PaymentIntent;

/** The response body of `payments.payment_intents.get`. */
export interface PaymentIntentsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: PaymentIntent;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches payment intents.
 * Params of `payments.payment_intents.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface PaymentIntentsApiSearchParams {
  /** Further names are accepted. The document does not show the parameters of this action. */
  [name: string]: unknown;
  /**
   * What to find; written in the provider's search query language. The provider requires it.
   * Assumed: Named as in the other searches.
   * Document 1, Endpoints, Payments operations.
   */
  query?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Assumed: Named as in the other searches; its limits are stated for every search.
   * Document 1, Limits.
   * @default 10 Assumed: Named as in the other searches; its limits are stated for every search.
   */
  limit?: number | undefined;
  /**
   * Search cursor. Left out on the first call; later calls pass the `next_page` of the previous answer.
   * Assumed: Named as in the other searches.
   * Document 1, Endpoints, Payments operations.
   */
  page?: string | undefined;
}

/** The request body of `payments.payment_intents.api_search`. */
export interface PaymentIntentsApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "payment_intents";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: PaymentIntentsApiSearchParams | undefined;
}

/** What `payments.payment_intents.api_search` returns. */
export type PaymentIntentsApiSearchRecord = PaymentIntent;

/**
 * Paging information of `payments.payment_intents.api_search`.
 * Document 1, Endpoints, Payments operations.
 */
export interface PaymentIntentsApiSearchMeta {
  /**
   * Whether there are more records.
   * Assumed: The result is taken to be like that of the customers search.
   * Document 1, Endpoints, Payments operations.
   */
  has_more?: boolean;
}

/** The response body of `payments.payment_intents.api_search`. */
export interface PaymentIntentsApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: PaymentIntent[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: PaymentIntentsApiSearchMeta | null;
}

/**
 * Lists disputes.
 * Params of `payments.disputes.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface DisputesListParams {
  /**
   * Only those of the charge with this id.
   * Document 1, Endpoints, Payments operations.
   */
  charge?: string | undefined;
  /**
   * Only those created in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  created?: Interval | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Only those of the payment intent with this id.
   * Document 1, Endpoints, Payments operations.
   */
  payment_intent?: string | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
}

/** The request body of `payments.disputes.list`. */
export interface DisputesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "disputes";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: DisputesListParams | undefined;
}

/** What `payments.disputes.list` returns. */
export type DisputesListRecord = Dispute;

/**
 * Paging information of `payments.disputes.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface DisputesListMeta {
  /**
   * Whether there are more records.
   * Document 1, Endpoints, Payments operations.
   */
  has_more: boolean;
}

/** The response body of `payments.disputes.list`. */
export interface DisputesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Dispute[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: DisputesListMeta | null;
}

/**
 * Returns a dispute.
 * Params of `payments.disputes.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface DisputesGetParams {
  /**
   * Id of the dispute to get.
   * Document 1, Endpoints, Payments operations.
   */
  id: string;
}

/** The request body of `payments.disputes.get`. */
export interface DisputesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "disputes";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: DisputesGetParams;
}

/** What `payments.disputes.get` returns. */
export type DisputesGetRecord = Dispute;

/** The response body of `payments.disputes.get`. */
export interface DisputesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Dispute;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists payouts.
 * Params of `payments.payouts.list`.
 * Newest first.
 * Document 1, Endpoints, Payments operations.
 */
export interface PayoutsListParams {
  /**
   * Only those expected to arrive in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  arrival_date?: Interval | undefined;
  /**
   * Only those created in this interval.
   * Document 1, Endpoints, Payments operations.
   */
  created?: Interval | undefined;
  /**
   * Only those paid to the external account with this id.
   * Document 1, Endpoints, Payments operations.
   */
  destination?: string | undefined;
  /**
   * Id of a record. Returns the page that precedes it.
   * Document 1, Endpoints, Payments operations.
   */
  ending_before?: string | undefined;
  /**
   * Page size. Integer from 1 to 100.
   * Document 1, Limits.
   * @default 10
   */
  limit?: number | undefined;
  /**
   * Id of a record. Returns the page that follows it.
   * Document 1, Endpoints, Payments operations.
   */
  starting_after?: string | undefined;
  /**
   * Only payouts in this state.
   * Document 1, States and transitions.
   */
  status?: "pending" | "paid" | "failed" | "canceled" | undefined;
}

/** The request body of `payments.payouts.list`. */
export interface PayoutsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "payouts";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: PayoutsListParams | undefined;
}

/** What `payments.payouts.list` returns. */
export type PayoutsListRecord = Payout;

/**
 * Paging information of `payments.payouts.list`.
 * Document 1, Endpoints, Payments operations.
 */
export interface PayoutsListMeta {
  /**
   * Whether there are more records.
   * Document 1, Endpoints, Payments operations.
   */
  has_more: boolean;
}

/** The response body of `payments.payouts.list`. */
export interface PayoutsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Payout[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: PayoutsListMeta | null;
}

/**
 * Returns a payout.
 * Params of `payments.payouts.get`.
 * Document 1, Endpoints, Payments operations.
 */
export interface PayoutsGetParams {
  /**
   * Id of the payout to get.
   * Document 1, Endpoints, Payments operations.
   */
  id: string;
}

/** The request body of `payments.payouts.get`. */
export interface PayoutsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "payouts";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: PayoutsGetParams;
}

/** What `payments.payouts.get` returns. */
export type PayoutsGetRecord = Payout;

/** The response body of `payments.payouts.get`. */
export interface PayoutsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Payout;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * The secret key of an account at the payment provider.
 * Document 1, Authentication.
 */
export interface ApiKeyAuthConfig {
  /**
   * The provider's secret key. It begins with sk_test_ in test mode and with sk_live_ in live mode. Matches
   * `^sk_(test|live)_`.
   * A secret: never shown in messages and logs.
   * Document 1, Authentication.
   */
  api_key: string;
}

/** `auth_config` of Payments: exactly the fields of one method. */
export type AuthConfig = ApiKeyAuthConfig;

/**
 * Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes
 * that key beside `auth_config`; all others take the three fields here and nothing else.
 * The body that creates an instance of Payments.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Which connector the instance is for. Every connector has one fixed value.
   * Assumed: The document says that the value is fixed but not what it is. A public gateway of the same shape uses
   * this one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de";
  /**
   * Credentials of the third-party account. Which fields it has depends on the connector.
   * A secret: never shown in messages and logs.
   * Document 1, Endpoints, Gateway endpoints.
   */
  auth_config: AuthConfig;
  /**
   * Name under which the instance is shown.
   * Document 1, Endpoints, Gateway endpoints.
   */
  name: string;
}

/** Any request to an instance of Payments: `entity` and `action` say which. */
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
  | PayoutsGetRequest;

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

/** What the operations of Payments return. By entity, then action. */
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

/** `payments.customers.list.params` */
export declare const customersListParams: Validator<CustomersListParams>;

/** `payments.customers.list.request` */
export declare const customersListRequest: Validator<CustomersListRequest>;

/** `payments.customers.list.record` */
export declare const customersListRecord: Validator<CustomersListRecord>;

/** `payments.customers.list.meta` */
export declare const customersListMeta: Validator<CustomersListMeta>;

/** `payments.customers.list.response` */
export declare const customersListResponse: Validator<CustomersListResponse>;

/** `payments.customers.create.params` */
export declare const customersCreateParams: Validator<CustomersCreateParams>;

/** `payments.customers.create.request` */
export declare const customersCreateRequest: Validator<CustomersCreateRequest>;

/** `payments.customers.create.record` */
export declare const customersCreateRecord: Validator<CustomersCreateRecord>;

/** `payments.customers.create.response` */
export declare const customersCreateResponse: Validator<CustomersCreateResponse>;

/** `payments.customers.get.params` */
export declare const customersGetParams: Validator<CustomersGetParams>;

/** `payments.customers.get.request` */
export declare const customersGetRequest: Validator<CustomersGetRequest>;

/** `payments.customers.get.record` */
export declare const customersGetRecord: Validator<CustomersGetRecord>;

/** `payments.customers.get.response` */
export declare const customersGetResponse: Validator<CustomersGetResponse>;

/** `payments.customers.update.params` */
export declare const customersUpdateParams: Validator<CustomersUpdateParams>;

/** `payments.customers.update.request` */
export declare const customersUpdateRequest: Validator<CustomersUpdateRequest>;

/** `payments.customers.update.record` */
export declare const customersUpdateRecord: Validator<CustomersUpdateRecord>;

/** `payments.customers.update.response` */
export declare const customersUpdateResponse: Validator<CustomersUpdateResponse>;

/** `payments.customers.delete.params` */
export declare const customersDeleteParams: Validator<CustomersDeleteParams>;

/** `payments.customers.delete.request` */
export declare const customersDeleteRequest: Validator<CustomersDeleteRequest>;

/** `payments.customers.delete.record` */
export declare const customersDeleteRecord: Validator<CustomersDeleteRecord>;

/** `payments.customers.delete.response` */
export declare const customersDeleteResponse: Validator<CustomersDeleteResponse>;

/** `payments.customers.api_search.params` */
export declare const customersApiSearchParams: Validator<CustomersApiSearchParams>;

/** `payments.customers.api_search.request` */
export declare const customersApiSearchRequest: Validator<CustomersApiSearchRequest>;

/** `payments.customers.api_search.record` */
export declare const customersApiSearchRecord: Validator<CustomersApiSearchRecord>;

/** `payments.customers.api_search.meta` */
export declare const customersApiSearchMeta: Validator<CustomersApiSearchMeta>;

/** `payments.customers.api_search.response` */
export declare const customersApiSearchResponse: Validator<CustomersApiSearchResponse>;

/** `payments.invoices.list.params` */
export declare const invoicesListParams: Validator<InvoicesListParams>;

/** `payments.invoices.list.request` */
export declare const invoicesListRequest: Validator<InvoicesListRequest>;

/** `payments.invoices.list.record` */
export declare const invoicesListRecord: Validator<InvoicesListRecord>;

/** `payments.invoices.list.meta` */
export declare const invoicesListMeta: Validator<InvoicesListMeta>;

/** `payments.invoices.list.response` */
export declare const invoicesListResponse: Validator<InvoicesListResponse>;

/** `payments.invoices.get.params` */
export declare const invoicesGetParams: Validator<InvoicesGetParams>;

/** `payments.invoices.get.request` */
export declare const invoicesGetRequest: Validator<InvoicesGetRequest>;

/** `payments.invoices.get.record` */
export declare const invoicesGetRecord: Validator<InvoicesGetRecord>;

/** `payments.invoices.get.response` */
export declare const invoicesGetResponse: Validator<InvoicesGetResponse>;

/** `payments.invoices.api_search.params` */
export declare const invoicesApiSearchParams: Validator<InvoicesApiSearchParams>;

/** `payments.invoices.api_search.request` */
export declare const invoicesApiSearchRequest: Validator<InvoicesApiSearchRequest>;

/** `payments.invoices.api_search.record` */
export declare const invoicesApiSearchRecord: Validator<InvoicesApiSearchRecord>;

/** `payments.invoices.api_search.response` */
export declare const invoicesApiSearchResponse: Validator<InvoicesApiSearchResponse>;

/** `payments.charges.list.params` */
export declare const chargesListParams: Validator<ChargesListParams>;

/** `payments.charges.list.request` */
export declare const chargesListRequest: Validator<ChargesListRequest>;

/** `payments.charges.list.record` */
export declare const chargesListRecord: Validator<ChargesListRecord>;

/** `payments.charges.list.meta` */
export declare const chargesListMeta: Validator<ChargesListMeta>;

/** `payments.charges.list.response` */
export declare const chargesListResponse: Validator<ChargesListResponse>;

/** `payments.charges.get.params` */
export declare const chargesGetParams: Validator<ChargesGetParams>;

/** `payments.charges.get.request` */
export declare const chargesGetRequest: Validator<ChargesGetRequest>;

/** `payments.charges.get.record` */
export declare const chargesGetRecord: Validator<ChargesGetRecord>;

/** `payments.charges.get.response` */
export declare const chargesGetResponse: Validator<ChargesGetResponse>;

/** `payments.charges.api_search.params` */
export declare const chargesApiSearchParams: Validator<ChargesApiSearchParams>;

/** `payments.charges.api_search.request` */
export declare const chargesApiSearchRequest: Validator<ChargesApiSearchRequest>;

/** `payments.charges.api_search.record` */
export declare const chargesApiSearchRecord: Validator<ChargesApiSearchRecord>;

/** `payments.charges.api_search.response` */
export declare const chargesApiSearchResponse: Validator<ChargesApiSearchResponse>;

/** `payments.subscriptions.list.params` */
export declare const subscriptionsListParams: Validator<SubscriptionsListParams>;

/** `payments.subscriptions.list.request` */
export declare const subscriptionsListRequest: Validator<SubscriptionsListRequest>;

/** `payments.subscriptions.list.record` */
export declare const subscriptionsListRecord: Validator<SubscriptionsListRecord>;

/** `payments.subscriptions.list.meta` */
export declare const subscriptionsListMeta: Validator<SubscriptionsListMeta>;

/** `payments.subscriptions.list.response` */
export declare const subscriptionsListResponse: Validator<SubscriptionsListResponse>;

/** `payments.subscriptions.get.params` */
export declare const subscriptionsGetParams: Validator<SubscriptionsGetParams>;

/** `payments.subscriptions.get.request` */
export declare const subscriptionsGetRequest: Validator<SubscriptionsGetRequest>;

/** `payments.subscriptions.get.record` */
export declare const subscriptionsGetRecord: Validator<SubscriptionsGetRecord>;

/** `payments.subscriptions.get.response` */
export declare const subscriptionsGetResponse: Validator<SubscriptionsGetResponse>;

/** `payments.subscriptions.api_search.params` */
export declare const subscriptionsApiSearchParams: Validator<SubscriptionsApiSearchParams>;

/** `payments.subscriptions.api_search.request` */
export declare const subscriptionsApiSearchRequest: Validator<SubscriptionsApiSearchRequest>;

/** `payments.subscriptions.api_search.record` */
export declare const subscriptionsApiSearchRecord: Validator<SubscriptionsApiSearchRecord>;

/** `payments.subscriptions.api_search.response` */
export declare const subscriptionsApiSearchResponse: Validator<SubscriptionsApiSearchResponse>;

/** `payments.refunds.list.params` */
export declare const refundsListParams: Validator<RefundsListParams>;

/** `payments.refunds.list.request` */
export declare const refundsListRequest: Validator<RefundsListRequest>;

/** `payments.refunds.list.record` */
export declare const refundsListRecord: Validator<RefundsListRecord>;

/** `payments.refunds.list.meta` */
export declare const refundsListMeta: Validator<RefundsListMeta>;

/** `payments.refunds.list.response` */
export declare const refundsListResponse: Validator<RefundsListResponse>;

/** `payments.refunds.create.params` */
export declare const refundsCreateParams: Validator<RefundsCreateParams>;

/** `payments.refunds.create.request` */
export declare const refundsCreateRequest: Validator<RefundsCreateRequest>;

/** `payments.refunds.create.record` */
export declare const refundsCreateRecord: Validator<RefundsCreateRecord>;

/** `payments.refunds.create.response` */
export declare const refundsCreateResponse: Validator<RefundsCreateResponse>;

/** `payments.refunds.get.params` */
export declare const refundsGetParams: Validator<RefundsGetParams>;

/** `payments.refunds.get.request` */
export declare const refundsGetRequest: Validator<RefundsGetRequest>;

/** `payments.refunds.get.record` */
export declare const refundsGetRecord: Validator<RefundsGetRecord>;

/** `payments.refunds.get.response` */
export declare const refundsGetResponse: Validator<RefundsGetResponse>;

/** `payments.products.list.params` */
export declare const productsListParams: Validator<ProductsListParams>;

/** `payments.products.list.request` */
export declare const productsListRequest: Validator<ProductsListRequest>;

/** `payments.products.list.record` */
export declare const productsListRecord: Validator<ProductsListRecord>;

/** `payments.products.list.meta` */
export declare const productsListMeta: Validator<ProductsListMeta>;

/** `payments.products.list.response` */
export declare const productsListResponse: Validator<ProductsListResponse>;

/** `payments.products.create.params` */
export declare const productsCreateParams: Validator<ProductsCreateParams>;

/** `payments.products.create.request` */
export declare const productsCreateRequest: Validator<ProductsCreateRequest>;

/** `payments.products.create.record` */
export declare const productsCreateRecord: Validator<ProductsCreateRecord>;

/** `payments.products.create.response` */
export declare const productsCreateResponse: Validator<ProductsCreateResponse>;

/** `payments.products.get.params` */
export declare const productsGetParams: Validator<ProductsGetParams>;

/** `payments.products.get.request` */
export declare const productsGetRequest: Validator<ProductsGetRequest>;

/** `payments.products.get.record` */
export declare const productsGetRecord: Validator<ProductsGetRecord>;

/** `payments.products.get.response` */
export declare const productsGetResponse: Validator<ProductsGetResponse>;

/** `payments.products.update.params` */
export declare const productsUpdateParams: Validator<ProductsUpdateParams>;

/** `payments.products.update.request` */
export declare const productsUpdateRequest: Validator<ProductsUpdateRequest>;

/** `payments.products.update.record` */
export declare const productsUpdateRecord: Validator<ProductsUpdateRecord>;

/** `payments.products.update.response` */
export declare const productsUpdateResponse: Validator<ProductsUpdateResponse>;

/** `payments.products.delete.params` */
export declare const productsDeleteParams: Validator<ProductsDeleteParams>;

/** `payments.products.delete.request` */
export declare const productsDeleteRequest: Validator<ProductsDeleteRequest>;

/** `payments.products.delete.record` */
export declare const productsDeleteRecord: Validator<ProductsDeleteRecord>;

/** `payments.products.delete.response` */
export declare const productsDeleteResponse: Validator<ProductsDeleteResponse>;

/** `payments.products.api_search.params` */
export declare const productsApiSearchParams: Validator<ProductsApiSearchParams>;

/** `payments.products.api_search.request` */
export declare const productsApiSearchRequest: Validator<ProductsApiSearchRequest>;

/** `payments.products.api_search.record` */
export declare const productsApiSearchRecord: Validator<ProductsApiSearchRecord>;

/** `payments.products.api_search.meta` */
export declare const productsApiSearchMeta: Validator<ProductsApiSearchMeta>;

/** `payments.products.api_search.response` */
export declare const productsApiSearchResponse: Validator<ProductsApiSearchResponse>;

/** `payments.balance.get.params` */
export declare const balanceGetParams: Validator<BalanceGetParams>;

/** `payments.balance.get.request` */
export declare const balanceGetRequest: Validator<BalanceGetRequest>;

/** `payments.balance.get.record` */
export declare const balanceGetRecord: Validator<BalanceGetRecord>;

/** `payments.balance.get.response` */
export declare const balanceGetResponse: Validator<BalanceGetResponse>;

/** `payments.balance_transactions.list.params` */
export declare const balanceTransactionsListParams: Validator<BalanceTransactionsListParams>;

/** `payments.balance_transactions.list.request` */
export declare const balanceTransactionsListRequest: Validator<BalanceTransactionsListRequest>;

/** `payments.balance_transactions.list.record` */
export declare const balanceTransactionsListRecord: Validator<BalanceTransactionsListRecord>;

/** `payments.balance_transactions.list.meta` */
export declare const balanceTransactionsListMeta: Validator<BalanceTransactionsListMeta>;

/** `payments.balance_transactions.list.response` */
export declare const balanceTransactionsListResponse: Validator<BalanceTransactionsListResponse>;

/** `payments.balance_transactions.get.params` */
export declare const balanceTransactionsGetParams: Validator<BalanceTransactionsGetParams>;

/** `payments.balance_transactions.get.request` */
export declare const balanceTransactionsGetRequest: Validator<BalanceTransactionsGetRequest>;

/** `payments.balance_transactions.get.record` */
export declare const balanceTransactionsGetRecord: Validator<BalanceTransactionsGetRecord>;

/** `payments.balance_transactions.get.response` */
export declare const balanceTransactionsGetResponse: Validator<BalanceTransactionsGetResponse>;

/** `payments.payment_intents.list.params` */
export declare const paymentIntentsListParams: Validator<PaymentIntentsListParams>;

/** `payments.payment_intents.list.request` */
export declare const paymentIntentsListRequest: Validator<PaymentIntentsListRequest>;

/** `payments.payment_intents.list.record` */
export declare const paymentIntentsListRecord: Validator<PaymentIntentsListRecord>;

/** `payments.payment_intents.list.meta` */
export declare const paymentIntentsListMeta: Validator<PaymentIntentsListMeta>;

/** `payments.payment_intents.list.response` */
export declare const paymentIntentsListResponse: Validator<PaymentIntentsListResponse>;

/** `payments.payment_intents.get.params` */
export declare const paymentIntentsGetParams: Validator<PaymentIntentsGetParams>;

/** `payments.payment_intents.get.request` */
export declare const paymentIntentsGetRequest: Validator<PaymentIntentsGetRequest>;

/** `payments.payment_intents.get.record` */
export declare const paymentIntentsGetRecord: Validator<PaymentIntentsGetRecord>;

/** `payments.payment_intents.get.response` */
export declare const paymentIntentsGetResponse: Validator<PaymentIntentsGetResponse>;

/** `payments.payment_intents.api_search.params` */
export declare const paymentIntentsApiSearchParams: Validator<PaymentIntentsApiSearchParams>;

/** `payments.payment_intents.api_search.request` */
export declare const paymentIntentsApiSearchRequest: Validator<PaymentIntentsApiSearchRequest>;

/** `payments.payment_intents.api_search.record` */
export declare const paymentIntentsApiSearchRecord: Validator<PaymentIntentsApiSearchRecord>;

/** `payments.payment_intents.api_search.meta` */
export declare const paymentIntentsApiSearchMeta: Validator<PaymentIntentsApiSearchMeta>;

/** `payments.payment_intents.api_search.response` */
export declare const paymentIntentsApiSearchResponse: Validator<PaymentIntentsApiSearchResponse>;

/** `payments.disputes.list.params` */
export declare const disputesListParams: Validator<DisputesListParams>;

/** `payments.disputes.list.request` */
export declare const disputesListRequest: Validator<DisputesListRequest>;

/** `payments.disputes.list.record` */
export declare const disputesListRecord: Validator<DisputesListRecord>;

/** `payments.disputes.list.meta` */
export declare const disputesListMeta: Validator<DisputesListMeta>;

/** `payments.disputes.list.response` */
export declare const disputesListResponse: Validator<DisputesListResponse>;

/** `payments.disputes.get.params` */
export declare const disputesGetParams: Validator<DisputesGetParams>;

/** `payments.disputes.get.request` */
export declare const disputesGetRequest: Validator<DisputesGetRequest>;

/** `payments.disputes.get.record` */
export declare const disputesGetRecord: Validator<DisputesGetRecord>;

/** `payments.disputes.get.response` */
export declare const disputesGetResponse: Validator<DisputesGetResponse>;

/** `payments.payouts.list.params` */
export declare const payoutsListParams: Validator<PayoutsListParams>;

/** `payments.payouts.list.request` */
export declare const payoutsListRequest: Validator<PayoutsListRequest>;

/** `payments.payouts.list.record` */
export declare const payoutsListRecord: Validator<PayoutsListRecord>;

/** `payments.payouts.list.meta` */
export declare const payoutsListMeta: Validator<PayoutsListMeta>;

/** `payments.payouts.list.response` */
export declare const payoutsListResponse: Validator<PayoutsListResponse>;

/** `payments.payouts.get.params` */
export declare const payoutsGetParams: Validator<PayoutsGetParams>;

/** `payments.payouts.get.request` */
export declare const payoutsGetRequest: Validator<PayoutsGetRequest>;

/** `payments.payouts.get.record` */
export declare const payoutsGetRecord: Validator<PayoutsGetRecord>;

/** `payments.payouts.get.response` */
export declare const payoutsGetResponse: Validator<PayoutsGetResponse>;

/** `payments.records.Customer` */
export declare const customer: Validator<Customer>;

/** `payments.records.CustomerDeleteResult` */
export declare const customerDeleteResult: Validator<CustomerDeleteResult>;

/** `payments.records.Invoice` */
export declare const invoice: Validator<Invoice>;

/** `payments.records.Charge` */
export declare const charge: Validator<Charge>;

/** `payments.records.Subscription` */
export declare const subscription: Validator<Subscription>;

/** `payments.records.Refund` */
export declare const refund: Validator<Refund>;

/** `payments.records.Product` */
export declare const product: Validator<Product>;

/** `payments.records.ProductDeleteResult` */
export declare const productDeleteResult: Validator<ProductDeleteResult>;

/** `payments.records.Balance` */
export declare const balance: Validator<Balance>;

/** `payments.records.BalanceTransaction` */
export declare const balanceTransaction: Validator<BalanceTransaction>;

/** `payments.records.PaymentIntent` */
export declare const paymentIntent: Validator<PaymentIntent>;

/** `payments.records.Dispute` */
export declare const dispute: Validator<Dispute>;

/** `payments.records.Payout` */
export declare const payout: Validator<Payout>;

/** `payments.records.InvoiceSearchResult` */
export declare const invoiceSearchResult: Validator<InvoiceSearchResult>;

/** `payments.records.ChargeSearchResult` */
export declare const chargeSearchResult: Validator<ChargeSearchResult>;

/** `payments.records.SubscriptionSearchResult` */
export declare const subscriptionSearchResult: Validator<SubscriptionSearchResult>;

/** `payments.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** `payments.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** Payments for `createGateway` of `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
