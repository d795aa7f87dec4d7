import type { FidelityTable } from "./table.ts";

const CUSTOMER = `
  id:string object:'customer' address:object|null balance:integer business_name:string|null cash_balance:object|null
  created:integer currency:string|null customer_account:string|null default_currency:string|null default_source:string|null
  delinquent:boolean|null description:string|null discount:object|null email:string|null individual_name:string|null
  invoice_credit_balance:object invoice_prefix:string|null invoice_settings:object livemode:boolean metadata:object
  name:string|null next_invoice_sequence:integer|null phone:string|null preferred_locales:array|null shipping:object|null
  sources:object|null subscriptions:object|null tax_exempt:string|null test_clock:string|null
`;

const CUSTOMER_DELETE_RESULT = `
  id:string object:'customer' deleted:boolean
`;

const INVOICE = `
  id:string object:'invoice' account_country:string|null account_name:string|null account_tax_ids:array|null amount_due:integer
  amount_overpaid:integer amount_paid:integer amount_remaining:integer amount_shipping:integer application:string|null
  application_fee_amount:integer|null attempt_count:integer attempted:boolean auto_advance:boolean automatic_tax:object
  automatically_finalizes_at:integer|null billing_reason:string|null charge:string|null
  collection_method:'charge_automatically'|'send_invoice' confirmation_secret:object|null created:integer currency:string
  custom_fields:array|null customer:string customer_account:string|null customer_address:object|null customer_email:string|null
  customer_name:string|null customer_phone:string|null customer_shipping:object|null customer_tax_exempt:string|null
  customer_tax_ids:array|null default_payment_method:string|null default_source:string|null default_tax_rates:array<object>
  description:string|null discount:object|null discounts:array<string> due_date:integer|null effective_at:integer|null
  ending_balance:integer|null footer:string|null from_invoice:object|null hosted_invoice_url:string|null invoice_pdf:string|null
  issuer:object last_finalization_error:object|null latest_revision:string|null lines:object livemode:boolean metadata:object
  next_payment_attempt:integer|null number:string|null on_behalf_of:string|null paid:boolean|null paid_out_of_band:boolean|null
  parent:object|null payment_intent:string|null payment_settings:object payments:object period_end:integer period_start:integer
  post_payment_credit_notes_amount:integer pre_payment_credit_notes_amount:integer quote:string|null receipt_number:string|null
  rendering:object|null rendering_options:object|null shipping_cost:object|null shipping_details:object|null
  starting_balance:integer statement_descriptor:string|null status:string|null status_transitions:object subscription:string|null
  subscription_details:object|null subtotal:integer subtotal_excluding_tax:integer|null tax:integer|null test_clock:string|null
  threshold_reason:object|null total:integer total_discount_amounts:array|null total_excluding_tax:integer|null
  total_pretax_credit_amounts:array|null total_tax_amounts:array|null total_taxes:array|null transfer_data:object|null
  webhooks_delivered_at:integer|null
`;

const CHARGE = `
  id:string object:'charge' created:integer livemode:boolean amount:integer amount_captured:integer amount_refunded:integer
  amount_updates:array|null application:string|null application_fee:string|null application_fee_amount:integer|null
  calculated_statement_descriptor:string|null currency:string customer:string|null description:string|null destination:string|null
  dispute:string|null disputed:boolean failure_balance_transaction:string|null failure_code:string|null
  failure_message:string|null fraud_details:object|null invoice:string|null on_behalf_of:string|null order:string|null
  outcome:object|null paid:boolean payment_intent:string|null payment_method:string|null payment_method_details:object|null
  presentment_details:object|null receipt_email:string|null receipt_number:string|null receipt_url:string|null refunded:boolean
  refunds:object|null review:string|null shipping:object|null source:object|null source_transfer:string|null
  statement_descriptor:string|null statement_descriptor_suffix:string|null status:'succeeded'|'pending'|'failed'
  transfer_data:object|null transfer_group:string|null captured:boolean balance_transaction:string|null billing_details:object
  metadata:object radar_options:object|null
`;

const SUBSCRIPTION = `
  id:string object:'subscription' application:string|null application_fee_percent:number|null automatic_tax:object
  billing_cycle_anchor:integer billing_cycle_anchor_config:object|null billing_mode:object billing_thresholds:object|null
  cancel_at:integer|null cancel_at_period_end:boolean canceled_at:integer|null cancellation_details:object|null
  collection_method:'charge_automatically'|'send_invoice' created:integer currency:string customer:string
  customer_account:string|null days_until_due:integer|null default_payment_method:string|null default_source:string|null
  default_tax_rates:array|null description:string|null discounts:array<string> ended_at:integer|null invoice_settings:object
  items:object latest_invoice:string|null livemode:boolean metadata:object next_pending_invoice_item_invoice:integer|null
  on_behalf_of:string|null pause_collection:object|null payment_settings:object|null
  status:'incomplete'|'incomplete_expired'|'trialing'|'active'|'past_due'|'canceled'|'unpaid'|'paused'
  current_period_start:integer current_period_end:integer start_date:integer trial_start:integer|null trial_end:integer|null
  discount:object|null plan:object|null quantity:integer|null schedule:string|null test_clock:string|null
  transfer_data:object|null trial_settings:object|null pending_invoice_item_interval:object|null pending_setup_intent:string|null
  pending_update:object|null
`;

const REFUND = `
  id:string object:'refund' amount:integer balance_transaction:string|null charge:string|null created:integer currency:string
  description:string|null destination_details:object|null failure_balance_transaction:string|null failure_reason:string|null
  instructions_email:string|null metadata:object|null next_action:object|null payment_intent:string|null
  pending_reason:string|null reason:string|null receipt_number:string|null source_transfer_reversal:string|null status:string|null
  transfer_reversal:string|null
`;

const PRODUCT = `
  id:string object:'product' active:boolean attributes:array<string> created:integer default_price:string|null
  description:string|null features:array<object> images:array<string> livemode:boolean marketing_features:array<object>
  metadata:object name:string package_dimensions:object|null shippable:boolean|null statement_descriptor:string|null
  tax_code:string|null type:'good'|'service' unit_label:string|null updated:integer url:string|null
`;

const DISPUTE = `
  id:string object:'dispute' amount:integer balance_transactions:array<object> charge:string created:integer currency:string
  enhanced_eligibility_types:array<string> evidence:object evidence_details:object is_charge_refundable:boolean livemode:boolean
  metadata:object payment_intent:string|null payment_method_details:object|null reason:string status:string
`;

const PAYOUT = `
  id:string object:'payout' amount:integer application_fee:string|null application_fee_amount:integer|null arrival_date:integer
  automatic:boolean balance_transaction:string|null created:integer currency:string description:string|null
  destination:string|null failure_balance_transaction:string|null failure_code:string|null failure_message:string|null
  livemode:boolean metadata:object method:'standard'|'instant' original_payout:string|null payout_method:string|null
  reconciliation_status:string reversed_by:string|null source_balance:string|null source_type:string
  statement_descriptor:string|null status:string trace_id:object|null type:string
`;

const SEARCH_RESULT = `
  object:'search_result' data:array<object> has_more:boolean next_page:string|null url:string
`;

const INTERVAL = `
  gt:integer gte:integer lt:integer lte:integer
`;

/** The record fields of payments, field by field, and the sub-fields of its params. */
export const recordFields: Pick<Required<FidelityTable>, "fields" | "nested"> = {
  fields: {
    "customers.list customers.create customers.get customers.update customers.api_search": CUSTOMER,
    "customers.delete": CUSTOMER_DELETE_RESULT,
    "invoices.list invoices.get": INVOICE,
    "charges.list charges.get": CHARGE,
    "subscriptions.list subscriptions.get": SUBSCRIPTION,
    "invoices.api_search charges.api_search subscriptions.api_search": SEARCH_RESULT,
    "refunds.list refunds.create refunds.get": REFUND,
    "products.list products.create products.get products.update products.api_search": PRODUCT,
    "disputes.list disputes.get": DISPUTE,
    "payouts.list payouts.get": PAYOUT,
  },
  nested: {
    "invoices.api_search.record.data": INVOICE,
    "charges.api_search.record.data": CHARGE,
    "subscriptions.api_search.record.data": SUBSCRIPTION,
    "customers.list.params.created": INTERVAL,
    "invoices.list.params.created": INTERVAL,
    "charges.list.params.created": INTERVAL,
    "subscriptions.list.params.created": INTERVAL,
    "refunds.list.params.created": INTERVAL,
    "products.list.params.created": INTERVAL,
    "disputes.list.params.created": INTERVAL,
    "payouts.list.params.created": INTERVAL,
    "subscriptions.list.params.current_period_end": INTERVAL,
    "subscriptions.list.params.current_period_start": INTERVAL,
    "subscriptions.list.params.automatic_tax": "enabled:boolean",
    "payouts.list.params.arrival_date": INTERVAL,
  },
};
