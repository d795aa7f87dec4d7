// @generated from spec/connectors/payments.yaml by connector-gateway-spec. Do not edit.
import {
  discriminatedBy,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  atLeast,
  atMost,
  matching,
  elementsUpTo,
  deepFreeze,
  createGuard,
  toOperations,
  toOperationValidators,
  createValidator,
  withDescriptions,
} from "../runtime/engine.js";
import * as gateway from "./gateway.envelope.js";

function Interval() {
  return {
    name: "Interval",
    side: "request",
    fields: {
      gt: "integer",
      gte: "integer",
      lt: "integer",
      lte: "integer",
    },
  };
}

function AutomaticTax() {
  return {
    name: "AutomaticTax",
    side: "request",
    fields: {
      enabled: "boolean",
    },
  };
}

function PostalAddress() {
  return {
    name: "PostalAddress",
    side: "request",
    open: true,
    fields: {
      line1: "string",
      line2: "string",
      city: "string",
      state: "string",
      postal_code: "string",
      country: "string",
    },
  };
}

function MarketingFeature() {
  return {
    name: "MarketingFeature",
    side: "request",
    open: true,
    fields: {
      name: "string",
    },
  };
}

function PackageDimensions() {
  return {
    name: "PackageDimensions",
    side: "request",
    open: true,
    fields: {
      height: "number",
      length: "number",
      weight: "number",
      width: "number",
    },
  };
}

function Customer() {
  return {
    name: "Customer",
    fields: {
      id: "string",
      object: { const: "customer" },
      address: "object | null",
      balance: "integer",
      business_name: "string | null",
      cash_balance: "object | null",
      created: "integer",
      currency: "string | null",
      customer_account: "string | null",
      default_currency: "string | null",
      default_source: "string | null",
      delinquent: "boolean | null",
      description: "string | null",
      discount: "object | null",
      email: "string | null",
      individual_name: "string | null",
      invoice_credit_balance: "object",
      invoice_prefix: "string | null",
      invoice_settings: "object",
      livemode: "boolean",
      metadata: "object",
      name: "string | null",
      next_invoice_sequence: "integer | null",
      phone: "string | null",
      preferred_locales: "array | null",
      shipping: "object | null",
      sources: "object | null",
      subscriptions: "object | null",
      tax_exempt: "string | null",
      test_clock: "string | null",
    },
  };
}

export const customer = /* @__PURE__ */ createValidator("payments.records.Customer", { table: Customer });

export const isCustomer = /* @__PURE__ */ createGuard(Customer);

function CustomerDeleteResult() {
  return {
    name: "CustomerDeleteResult",
    fields: {
      id: "string",
      object: { const: "customer" },
      deleted: "boolean",
    },
  };
}

export const customerDeleteResult = /* @__PURE__ */ createValidator("payments.records.CustomerDeleteResult", {
  table: CustomerDeleteResult,
});

export const isCustomerDeleteResult = /* @__PURE__ */ createGuard(CustomerDeleteResult);

function Invoice() {
  return {
    name: "Invoice",
    fields: {
      id: "string",
      object: { const: "invoice" },
      account_country: "string | null",
      account_name: "string | null",
      account_tax_ids: "array | null",
      amount_due: "integer",
      amount_overpaid: "integer",
      amount_paid: "integer",
      amount_remaining: "integer",
      amount_shipping: "integer",
      application: "string | null",
      application_fee_amount: "integer | null",
      attempt_count: "integer",
      attempted: "boolean",
      auto_advance: "boolean",
      automatic_tax: "object",
      automatically_finalizes_at: "integer | null",
      billing_reason: "string | null",
      charge: "string | null",
      collection_method: { enum: ["charge_automatically", "send_invoice"] },
      confirmation_secret: { type: "object | null", secret: true },
      created: "integer",
      currency: "string",
      custom_fields: "array | null",
      customer: "string",
      customer_account: "string | null",
      customer_address: "object | null",
      customer_email: "string | null",
      customer_name: "string | null",
      customer_phone: "string | null",
      customer_shipping: "object | null",
      customer_tax_exempt: "string | null",
      customer_tax_ids: "array | null",
      default_payment_method: "string | null",
      default_source: "string | null",
      default_tax_rates: "array<object>",
      description: "string | null",
      discount: "object | null",
      discounts: "array<string>",
      due_date: "integer | null",
      effective_at: "integer | null",
      ending_balance: "integer | null",
      footer: "string | null",
      from_invoice: "object | null",
      hosted_invoice_url: "string | null",
      invoice_pdf: "string | null",
      issuer: "object",
      last_finalization_error: "object | null",
      latest_revision: "string | null",
      lines: "object",
      livemode: "boolean",
      metadata: "object",
      next_payment_attempt: "integer | null",
      number: "string | null",
      on_behalf_of: "string | null",
      paid: "boolean | null",
      paid_out_of_band: "boolean | null",
      parent: "object | null",
      payment_intent: "string | null",
      payment_settings: "object",
      payments: "object",
      period_end: "integer",
      period_start: "integer",
      post_payment_credit_notes_amount: "integer",
      pre_payment_credit_notes_amount: "integer",
      quote: "string | null",
      receipt_number: "string | null",
      rendering: "object | null",
      rendering_options: "object | null",
      shipping_cost: "object | null",
      shipping_details: "object | null",
      starting_balance: "integer",
      statement_descriptor: "string | null",
      status: "string | null",
      status_transitions: "object",
      subscription: "string | null",
      subscription_details: "object | null",
      subtotal: "integer",
      subtotal_excluding_tax: "integer | null",
      tax: "integer | null",
      test_clock: "string | null",
      threshold_reason: "object | null",
      total: "integer",
      total_discount_amounts: "array | null",
      total_excluding_tax: "integer | null",
      total_pretax_credit_amounts: "array | null",
      total_tax_amounts: "array | null",
      total_taxes: "array | null",
      transfer_data: "object | null",
      webhooks_delivered_at: "integer | null",
    },
  };
}

export const invoice = /* @__PURE__ */ createValidator("payments.records.Invoice", { table: Invoice });

export const isInvoice = /* @__PURE__ */ createGuard(Invoice);

function Charge() {
  return {
    name: "Charge",
    fields: {
      id: "string",
      object: { const: "charge" },
      created: "integer",
      livemode: "boolean",
      amount: "integer",
      amount_captured: "integer",
      amount_refunded: "integer",
      amount_updates: "array | null",
      application: "string | null",
      application_fee: "string | null",
      application_fee_amount: "integer | null",
      calculated_statement_descriptor: "string | null",
      currency: "string",
      customer: "string | null",
      description: "string | null",
      destination: "string | null",
      dispute: "string | null",
      disputed: "boolean",
      failure_balance_transaction: "string | null",
      failure_code: "string | null",
      failure_message: "string | null",
      fraud_details: "object | null",
      invoice: "string | null",
      on_behalf_of: "string | null",
      order: "string | null",
      outcome: "object | null",
      paid: "boolean",
      payment_intent: "string | null",
      payment_method: "string | null",
      payment_method_details: "object | null",
      presentment_details: "object | null",
      receipt_email: "string | null",
      receipt_number: "string | null",
      receipt_url: "string | null",
      refunded: "boolean",
      refunds: "object | null",
      review: "string | null",
      shipping: "object | null",
      source: "object | null",
      source_transfer: "string | null",
      statement_descriptor: "string | null",
      statement_descriptor_suffix: "string | null",
      status: { enum: ["succeeded", "pending", "failed"] },
      transfer_data: "object | null",
      transfer_group: "string | null",
      captured: "boolean",
      balance_transaction: "string | null",
      billing_details: "object",
      metadata: "object",
      radar_options: "object | null",
    },
  };
}

export const charge = /* @__PURE__ */ createValidator("payments.records.Charge", { table: Charge });

export const isCharge = /* @__PURE__ */ createGuard(Charge);

function Subscription() {
  return {
    name: "Subscription",
    fields: {
      id: "string",
      object: { const: "subscription" },
      application: "string | null",
      application_fee_percent: "number | null",
      automatic_tax: "object",
      billing_cycle_anchor: "integer",
      billing_cycle_anchor_config: "object | null",
      billing_mode: "object",
      billing_thresholds: "object | null",
      cancel_at: "integer | null",
      cancel_at_period_end: "boolean",
      canceled_at: "integer | null",
      cancellation_details: "object | null",
      collection_method: { enum: ["charge_automatically", "send_invoice"] },
      created: "integer",
      currency: "string",
      customer: "string",
      customer_account: "string | null",
      days_until_due: "integer | null",
      default_payment_method: "string | null",
      default_source: "string | null",
      default_tax_rates: "array | null",
      description: "string | null",
      discounts: "array<string>",
      ended_at: "integer | null",
      invoice_settings: "object",
      items: "object",
      latest_invoice: "string | null",
      livemode: "boolean",
      metadata: "object",
      next_pending_invoice_item_invoice: "integer | null",
      on_behalf_of: "string | null",
      pause_collection: "object | null",
      payment_settings: "object | null",
      status: { enum: ["incomplete", "incomplete_expired", "trialing", "active", "past_due", "canceled", "unpaid", "paused"] },
      current_period_start: "integer",
      current_period_end: "integer",
      start_date: "integer",
      trial_start: "integer | null",
      trial_end: "integer | null",
      discount: "object | null",
      plan: "object | null",
      quantity: "integer | null",
      schedule: "string | null",
      test_clock: "string | null",
      transfer_data: "object | null",
      trial_settings: "object | null",
      pending_invoice_item_interval: "object | null",
      pending_setup_intent: "string | null",
      pending_update: "object | null",
    },
  };
}

export const subscription = /* @__PURE__ */ createValidator("payments.records.Subscription", { table: Subscription });

export const isSubscription = /* @__PURE__ */ createGuard(Subscription);

function Refund() {
  return {
    name: "Refund",
    fields: {
      id: "string",
      object: { const: "refund" },
      amount: "integer",
      balance_transaction: "string | null",
      charge: "string | null",
      created: "integer",
      currency: "string",
      description: "string | null",
      destination_details: "object | null",
      failure_balance_transaction: "string | null",
      failure_reason: "string | null",
      instructions_email: "string | null",
      metadata: "object | null",
      next_action: "object | null",
      payment_intent: "string | null",
      pending_reason: "string | null",
      reason: "string | null",
      receipt_number: "string | null",
      source_transfer_reversal: "string | null",
      status: "string | null",
      transfer_reversal: "string | null",
    },
  };
}

export const refund = /* @__PURE__ */ createValidator("payments.records.Refund", { table: Refund });

export const isRefund = /* @__PURE__ */ createGuard(Refund);

function Product() {
  return {
    name: "Product",
    fields: {
      id: "string",
      object: { const: "product" },
      active: "boolean",
      attributes: "array<string>",
      created: "integer",
      default_price: "string | null",
      description: "string | null",
      features: "array<object>",
      images: "array<string>",
      livemode: "boolean",
      marketing_features: "array<object>",
      metadata: "object",
      name: "string",
      package_dimensions: "object | null",
      shippable: "boolean | null",
      statement_descriptor: "string | null",
      tax_code: "string | null",
      type: { enum: ["good", "service"] },
      unit_label: "string | null",
      updated: "integer",
      url: "string | null",
    },
  };
}

export const product = /* @__PURE__ */ createValidator("payments.records.Product", { table: Product });

export const isProduct = /* @__PURE__ */ createGuard(Product);

function ProductDeleteResult() {
  return {
    name: "ProductDeleteResult",
    optional: ["id", "object", "deleted"],
    fields: {
      id: "string",
      object: { const: "product" },
      deleted: "boolean",
    },
  };
}

export const productDeleteResult = /* @__PURE__ */ createValidator("payments.records.ProductDeleteResult", { table: ProductDeleteResult });

export const isProductDeleteResult = /* @__PURE__ */ createGuard(ProductDeleteResult);

function Balance() {
  return {
    name: "Balance",
    optional: ["object", "livemode", "available", "pending"],
    fields: {
      object: { const: "balance" },
      livemode: "boolean",
      available: "array<object>",
      connect_reserved: "array | null",
      instant_available: "array | null",
      issuing: "object | null",
      pending: "array<object>",
      refund_and_dispute_prefunding: "object | null",
    },
  };
}

export const balance = /* @__PURE__ */ createValidator("payments.records.Balance", { table: Balance });

export const isBalance = /* @__PURE__ */ createGuard(Balance);

function BalanceTransaction() {
  return {
    name: "BalanceTransaction",
    optional: [
      "id", "object", "amount", "available_on", "balance_type", "created", "currency", "fee", "fee_details", "net", "reporting_category",
      "status", "type",
    ],
    fields: {
      id: "string",
      object: { const: "balance_transaction" },
      amount: "integer",
      available_on: "integer",
      balance_type: "string",
      created: "integer",
      currency: "string",
      description: "string | null",
      exchange_rate: "number | null",
      fee: "integer",
      fee_details: "array<object>",
      net: "integer",
      reporting_category: "string",
      source: "string | null",
      status: "string",
      type: "string",
    },
  };
}

export const balanceTransaction = /* @__PURE__ */ createValidator("payments.records.BalanceTransaction", { table: BalanceTransaction });

export const isBalanceTransaction = /* @__PURE__ */ createGuard(BalanceTransaction);

function PaymentIntent() {
  return {
    name: "PaymentIntent",
    optional: [
      "id", "object", "amount", "amount_capturable", "amount_received", "capture_method", "confirmation_method", "created", "currency",
      "livemode", "metadata", "payment_method_types", "status",
    ],
    fields: {
      id: "string",
      object: { const: "payment_intent" },
      amount: "integer",
      amount_capturable: "integer",
      amount_received: "integer",
      application: "string | null",
      application_fee_amount: "integer | null",
      capture_method: "string",
      client_secret: { type: "string | null", secret: true },
      confirmation_method: "string",
      created: "integer",
      currency: "string",
      customer: "string | null",
      description: "string | null",
      livemode: "boolean",
      metadata: "object",
      payment_method: "string | null",
      payment_method_types: "array<string>",
      status: "string",
    },
  };
}

export const paymentIntent = /* @__PURE__ */ createValidator("payments.records.PaymentIntent", { table: PaymentIntent });

export const isPaymentIntent = /* @__PURE__ */ createGuard(PaymentIntent);

function Dispute() {
  return {
    name: "Dispute",
    fields: {
      id: "string",
      object: { const: "dispute" },
      amount: "integer",
      balance_transactions: "array<object>",
      charge: "string",
      created: "integer",
      currency: "string",
      enhanced_eligibility_types: "array<string>",
      evidence: "object",
      evidence_details: "object",
      is_charge_refundable: "boolean",
      livemode: "boolean",
      metadata: "object",
      payment_intent: "string | null",
      payment_method_details: "object | null",
      reason: "string",
      status: "string",
    },
  };
}

export const dispute = /* @__PURE__ */ createValidator("payments.records.Dispute", { table: Dispute });

export const isDispute = /* @__PURE__ */ createGuard(Dispute);

function Payout() {
  return {
    name: "Payout",
    fields: {
      id: "string",
      object: { const: "payout" },
      amount: "integer",
      application_fee: "string | null",
      application_fee_amount: "integer | null",
      arrival_date: "integer",
      automatic: "boolean",
      balance_transaction: "string | null",
      created: "integer",
      currency: "string",
      description: "string | null",
      destination: "string | null",
      failure_balance_transaction: "string | null",
      failure_code: "string | null",
      failure_message: "string | null",
      livemode: "boolean",
      metadata: "object",
      method: { enum: ["standard", "instant"] },
      original_payout: "string | null",
      payout_method: "string | null",
      reconciliation_status: "string",
      reversed_by: "string | null",
      source_balance: "string | null",
      source_type: "string",
      statement_descriptor: "string | null",
      status: "string",
      trace_id: "object | null",
      type: "string",
    },
  };
}

export const payout = /* @__PURE__ */ createValidator("payments.records.Payout", { table: Payout });

export const isPayout = /* @__PURE__ */ createGuard(Payout);

function InvoiceSearchResult() {
  return {
    name: "InvoiceSearchResult",
    fields: {
      object: { const: "search_result" },
      data: { items: { table: Invoice } },
      has_more: "boolean",
      next_page: "string | null",
      url: "string",
    },
  };
}

export const invoiceSearchResult = /* @__PURE__ */ createValidator("payments.records.InvoiceSearchResult", { table: InvoiceSearchResult });

export const isInvoiceSearchResult = /* @__PURE__ */ createGuard(InvoiceSearchResult);

function ChargeSearchResult() {
  return {
    name: "ChargeSearchResult",
    fields: {
      object: { const: "search_result" },
      data: { items: { table: Charge } },
      has_more: "boolean",
      next_page: "string | null",
      url: "string",
    },
  };
}

export const chargeSearchResult = /* @__PURE__ */ createValidator("payments.records.ChargeSearchResult", { table: ChargeSearchResult });

export const isChargeSearchResult = /* @__PURE__ */ createGuard(ChargeSearchResult);

function SubscriptionSearchResult() {
  return {
    name: "SubscriptionSearchResult",
    fields: {
      object: { const: "search_result" },
      data: { items: { table: Subscription } },
      has_more: "boolean",
      next_page: "string | null",
      url: "string",
    },
  };
}

export const subscriptionSearchResult = /* @__PURE__ */ createValidator("payments.records.SubscriptionSearchResult", {
  table: SubscriptionSearchResult,
});

export const isSubscriptionSearchResult = /* @__PURE__ */ createGuard(SubscriptionSearchResult);

function CustomersListParams() {
  return {
    side: "request",
    fields: {
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      starting_after: "string",
      ending_before: "string",
      email: "string",
      created: { table: Interval },
    },
  };
}

export const customersListParams = /* @__PURE__ */ createParamsValidator("payments.customers.list", CustomersListParams);

export const isCustomersListParams = /* @__PURE__ */ createGuard(CustomersListParams);

export const customersListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.customers.list", CustomersListParams);

export const customersListRecord = /* @__PURE__ */ createValidator("payments.customers.list.record", { table: Customer });

function CustomersListMeta() {
  return {
    name: "the meta of payments.customers.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const customersListMeta = /* @__PURE__ */ createValidator("payments.customers.list.meta", { table: CustomersListMeta });

export const customersListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.customers.list", {
  result: { items: { table: Customer } },
  connector_metadata: { table: CustomersListMeta, nullable: true },
});

function CustomersCreateParams() {
  return {
    side: "request",
    open: true,
    fields: {
      email: "string",
      name: "string",
      description: "string",
      phone: "string",
      address: { table: PostalAddress },
      metadata: { values: "string" },
    },
  };
}

export const customersCreateParams = /* @__PURE__ */ createParamsValidator("payments.customers.create", CustomersCreateParams);

export const isCustomersCreateParams = /* @__PURE__ */ createGuard(CustomersCreateParams);

export const customersCreateRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.customers.create",
  CustomersCreateParams,
);

export const customersCreateRecord = /* @__PURE__ */ createValidator("payments.customers.create.record", { table: Customer });

export const customersCreateResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.customers.create", {
  result: { table: Customer },
});

function CustomersGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const customersGetParams = /* @__PURE__ */ createParamsValidator("payments.customers.get", CustomersGetParams);

export const isCustomersGetParams = /* @__PURE__ */ createGuard(CustomersGetParams);

export const customersGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.customers.get", CustomersGetParams, {
  paramsRequired: true,
});

export const customersGetRecord = /* @__PURE__ */ createValidator("payments.customers.get.record", { table: Customer });

export const customersGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.customers.get", {
  result: { table: Customer },
});

function CustomersUpdateParams() {
  return {
    side: "request",
    open: true,
    required: ["id"],
    fields: {
      id: "string",
      email: "string",
      name: "string",
      description: "string",
      phone: "string",
      address: { table: PostalAddress },
      metadata: { values: "string" },
    },
  };
}

export const customersUpdateParams = /* @__PURE__ */ createParamsValidator("payments.customers.update", CustomersUpdateParams);

export const isCustomersUpdateParams = /* @__PURE__ */ createGuard(CustomersUpdateParams);

export const customersUpdateRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.customers.update",
  CustomersUpdateParams,
  { paramsRequired: true },
);

export const customersUpdateRecord = /* @__PURE__ */ createValidator("payments.customers.update.record", { table: Customer });

export const customersUpdateResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.customers.update", {
  result: { table: Customer },
});

function CustomersDeleteParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const customersDeleteParams = /* @__PURE__ */ createParamsValidator("payments.customers.delete", CustomersDeleteParams);

export const isCustomersDeleteParams = /* @__PURE__ */ createGuard(CustomersDeleteParams);

export const customersDeleteRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.customers.delete",
  CustomersDeleteParams,
  { paramsRequired: true },
);

export const customersDeleteRecord = /* @__PURE__ */ createValidator("payments.customers.delete.record", { table: CustomerDeleteResult });

export const customersDeleteResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.customers.delete", {
  result: { table: CustomerDeleteResult },
});

function CustomersApiSearchParams() {
  return {
    side: "request",
    required: ["query"],
    fields: {
      query: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      page: "string",
    },
  };
}

export const customersApiSearchParams = /* @__PURE__ */ createParamsValidator("payments.customers.api_search", CustomersApiSearchParams);

export const isCustomersApiSearchParams = /* @__PURE__ */ createGuard(CustomersApiSearchParams);

export const customersApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.customers.api_search",
  CustomersApiSearchParams,
  { paramsRequired: true },
);

export const customersApiSearchRecord = /* @__PURE__ */ createValidator("payments.customers.api_search.record", { table: Customer });

function CustomersApiSearchMeta() {
  return {
    name: "the meta of payments.customers.api_search",
    fields: {
      has_more: "boolean",
    },
  };
}

export const customersApiSearchMeta = /* @__PURE__ */ createValidator("payments.customers.api_search.meta", {
  table: CustomersApiSearchMeta,
});

export const customersApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.customers.api_search", {
  result: { items: { table: Customer } },
  connector_metadata: { table: CustomersApiSearchMeta, nullable: true },
});

function InvoicesListParams() {
  return {
    side: "request",
    fields: {
      collection_method: { enum: ["charge_automatically", "send_invoice"] },
      created: { table: Interval },
      customer: "string",
      customer_account: "string",
      ending_before: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      starting_after: "string",
      status: { enum: ["draft", "open", "paid", "uncollectible", "void"] },
      subscription: "string",
    },
  };
}

export const invoicesListParams = /* @__PURE__ */ createParamsValidator("payments.invoices.list", InvoicesListParams);

export const isInvoicesListParams = /* @__PURE__ */ createGuard(InvoicesListParams);

export const invoicesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.invoices.list", InvoicesListParams);

export const invoicesListRecord = /* @__PURE__ */ createValidator("payments.invoices.list.record", { table: Invoice });

function InvoicesListMeta() {
  return {
    name: "the meta of payments.invoices.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const invoicesListMeta = /* @__PURE__ */ createValidator("payments.invoices.list.meta", { table: InvoicesListMeta });

export const invoicesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.invoices.list", {
  result: { items: { table: Invoice } },
  connector_metadata: { table: InvoicesListMeta, nullable: true },
});

function InvoicesGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const invoicesGetParams = /* @__PURE__ */ createParamsValidator("payments.invoices.get", InvoicesGetParams);

export const isInvoicesGetParams = /* @__PURE__ */ createGuard(InvoicesGetParams);

export const invoicesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.invoices.get", InvoicesGetParams, {
  paramsRequired: true,
});

export const invoicesGetRecord = /* @__PURE__ */ createValidator("payments.invoices.get.record", { table: Invoice });

export const invoicesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.invoices.get", {
  result: { table: Invoice },
});

function InvoicesApiSearchParams() {
  return {
    side: "request",
    required: ["query"],
    fields: {
      query: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      page: "string",
    },
  };
}

export const invoicesApiSearchParams = /* @__PURE__ */ createParamsValidator("payments.invoices.api_search", InvoicesApiSearchParams);

export const isInvoicesApiSearchParams = /* @__PURE__ */ createGuard(InvoicesApiSearchParams);

export const invoicesApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.invoices.api_search",
  InvoicesApiSearchParams,
  { paramsRequired: true },
);

export const invoicesApiSearchRecord = /* @__PURE__ */ createValidator("payments.invoices.api_search.record", {
  table: InvoiceSearchResult,
});

export const invoicesApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.invoices.api_search", {
  result: { table: InvoiceSearchResult },
});

function ChargesListParams() {
  return {
    side: "request",
    fields: {
      created: { table: Interval },
      customer: "string",
      ending_before: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      payment_intent: "string",
      starting_after: "string",
    },
  };
}

export const chargesListParams = /* @__PURE__ */ createParamsValidator("payments.charges.list", ChargesListParams);

export const isChargesListParams = /* @__PURE__ */ createGuard(ChargesListParams);

export const chargesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.charges.list", ChargesListParams);

export const chargesListRecord = /* @__PURE__ */ createValidator("payments.charges.list.record", { table: Charge });

function ChargesListMeta() {
  return {
    name: "the meta of payments.charges.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const chargesListMeta = /* @__PURE__ */ createValidator("payments.charges.list.meta", { table: ChargesListMeta });

export const chargesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.charges.list", {
  result: { items: { table: Charge } },
  connector_metadata: { table: ChargesListMeta, nullable: true },
});

function ChargesGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const chargesGetParams = /* @__PURE__ */ createParamsValidator("payments.charges.get", ChargesGetParams);

export const isChargesGetParams = /* @__PURE__ */ createGuard(ChargesGetParams);

export const chargesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.charges.get", ChargesGetParams, {
  paramsRequired: true,
});

export const chargesGetRecord = /* @__PURE__ */ createValidator("payments.charges.get.record", { table: Charge });

export const chargesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.charges.get", {
  result: { table: Charge },
});

function ChargesApiSearchParams() {
  return {
    side: "request",
    required: ["query"],
    fields: {
      query: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      page: "string",
    },
  };
}

export const chargesApiSearchParams = /* @__PURE__ */ createParamsValidator("payments.charges.api_search", ChargesApiSearchParams);

export const isChargesApiSearchParams = /* @__PURE__ */ createGuard(ChargesApiSearchParams);

export const chargesApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.charges.api_search",
  ChargesApiSearchParams,
  { paramsRequired: true },
);

export const chargesApiSearchRecord = /* @__PURE__ */ createValidator("payments.charges.api_search.record", { table: ChargeSearchResult });

export const chargesApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.charges.api_search", {
  result: { table: ChargeSearchResult },
});

function SubscriptionsListParams() {
  return {
    side: "request",
    fields: {
      automatic_tax: { table: AutomaticTax },
      collection_method: { enum: ["charge_automatically", "send_invoice"] },
      created: { table: Interval },
      current_period_end: { table: Interval },
      current_period_start: { table: Interval },
      customer: "string",
      customer_account: "string",
      ending_before: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      price: "string",
      starting_after: "string",
      status: { enum: ["canceled", "ended", "all"] },
    },
  };
}

export const subscriptionsListParams = /* @__PURE__ */ createParamsValidator("payments.subscriptions.list", SubscriptionsListParams);

export const isSubscriptionsListParams = /* @__PURE__ */ createGuard(SubscriptionsListParams);

export const subscriptionsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.subscriptions.list",
  SubscriptionsListParams,
);

export const subscriptionsListRecord = /* @__PURE__ */ createValidator("payments.subscriptions.list.record", { table: Subscription });

function SubscriptionsListMeta() {
  return {
    name: "the meta of payments.subscriptions.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const subscriptionsListMeta = /* @__PURE__ */ createValidator("payments.subscriptions.list.meta", { table: SubscriptionsListMeta });

export const subscriptionsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.subscriptions.list", {
  result: { items: { table: Subscription } },
  connector_metadata: { table: SubscriptionsListMeta, nullable: true },
});

function SubscriptionsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const subscriptionsGetParams = /* @__PURE__ */ createParamsValidator("payments.subscriptions.get", SubscriptionsGetParams);

export const isSubscriptionsGetParams = /* @__PURE__ */ createGuard(SubscriptionsGetParams);

export const subscriptionsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.subscriptions.get",
  SubscriptionsGetParams,
  { paramsRequired: true },
);

export const subscriptionsGetRecord = /* @__PURE__ */ createValidator("payments.subscriptions.get.record", { table: Subscription });

export const subscriptionsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.subscriptions.get", {
  result: { table: Subscription },
});

function SubscriptionsApiSearchParams() {
  return {
    side: "request",
    required: ["query"],
    fields: {
      query: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      page: "string",
    },
  };
}

export const subscriptionsApiSearchParams = /* @__PURE__ */ createParamsValidator(
  "payments.subscriptions.api_search",
  SubscriptionsApiSearchParams,
);

export const isSubscriptionsApiSearchParams = /* @__PURE__ */ createGuard(SubscriptionsApiSearchParams);

export const subscriptionsApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.subscriptions.api_search",
  SubscriptionsApiSearchParams,
  { paramsRequired: true },
);

export const subscriptionsApiSearchRecord = /* @__PURE__ */ createValidator("payments.subscriptions.api_search.record", {
  table: SubscriptionSearchResult,
});

export const subscriptionsApiSearchResponse = /* @__PURE__ */ createResponseValidator(
  gateway.response,
  "payments.subscriptions.api_search",
  { result: { table: SubscriptionSearchResult } },
);

function RefundsListParams() {
  return {
    side: "request",
    fields: {
      charge: "string",
      created: { table: Interval },
      ending_before: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      payment_intent: "string",
      starting_after: "string",
    },
  };
}

export const refundsListParams = /* @__PURE__ */ createParamsValidator("payments.refunds.list", RefundsListParams);

export const isRefundsListParams = /* @__PURE__ */ createGuard(RefundsListParams);

export const refundsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.refunds.list", RefundsListParams);

export const refundsListRecord = /* @__PURE__ */ createValidator("payments.refunds.list.record", { table: Refund });

function RefundsListMeta() {
  return {
    name: "the meta of payments.refunds.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const refundsListMeta = /* @__PURE__ */ createValidator("payments.refunds.list.meta", { table: RefundsListMeta });

export const refundsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.refunds.list", {
  result: { items: { table: Refund } },
  connector_metadata: { table: RefundsListMeta, nullable: true },
});

function RefundsCreateParams() {
  return {
    side: "request",
    open: true,
    atLeastOneOf: ["charge", "payment_intent"],
    fields: {
      charge: "string",
      payment_intent: "string",
      amount: "integer",
      metadata: { values: "string" },
      reason: { enum: ["duplicate", "fraudulent", "requested_by_customer"] },
      refund_application_fee: "boolean",
      reverse_transfer: "boolean",
    },
  };
}

export const refundsCreateParams = /* @__PURE__ */ createParamsValidator("payments.refunds.create", RefundsCreateParams);

export const isRefundsCreateParams = /* @__PURE__ */ createGuard(RefundsCreateParams);

export const refundsCreateRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.refunds.create",
  RefundsCreateParams,
  { paramsRequired: true },
);

export const refundsCreateRecord = /* @__PURE__ */ createValidator("payments.refunds.create.record", { table: Refund });

export const refundsCreateResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.refunds.create", {
  result: { table: Refund },
});

function RefundsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const refundsGetParams = /* @__PURE__ */ createParamsValidator("payments.refunds.get", RefundsGetParams);

export const isRefundsGetParams = /* @__PURE__ */ createGuard(RefundsGetParams);

export const refundsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.refunds.get", RefundsGetParams, {
  paramsRequired: true,
});

export const refundsGetRecord = /* @__PURE__ */ createValidator("payments.refunds.get.record", { table: Refund });

export const refundsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.refunds.get", {
  result: { table: Refund },
});

function ProductsListParams() {
  return {
    side: "request",
    fields: {
      active: "boolean",
      created: { table: Interval },
      ending_before: "string",
      ids: "array<string>",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      shippable: "boolean",
      starting_after: "string",
      url: "string",
    },
  };
}

export const productsListParams = /* @__PURE__ */ createParamsValidator("payments.products.list", ProductsListParams);

export const isProductsListParams = /* @__PURE__ */ createGuard(ProductsListParams);

export const productsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.products.list", ProductsListParams);

export const productsListRecord = /* @__PURE__ */ createValidator("payments.products.list.record", { table: Product });

function ProductsListMeta() {
  return {
    name: "the meta of payments.products.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const productsListMeta = /* @__PURE__ */ createValidator("payments.products.list.meta", { table: ProductsListMeta });

export const productsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.products.list", {
  result: { items: { table: Product } },
  connector_metadata: { table: ProductsListMeta, nullable: true },
});

function ProductsCreateParams() {
  return {
    side: "request",
    open: true,
    fields: {
      name: "string",
      active: "boolean",
      description: "string",
      id: "string",
      statement_descriptor: "string",
      tax_code: "string",
      unit_label: "string",
      url: "string",
      images: { items: "string", maxItems: elementsUpTo(8) },
      marketing_features: { items: { table: MarketingFeature } },
      metadata: { values: "string" },
      package_dimensions: { table: PackageDimensions },
      shippable: "boolean",
    },
  };
}

export const productsCreateParams = /* @__PURE__ */ createParamsValidator("payments.products.create", ProductsCreateParams);

export const isProductsCreateParams = /* @__PURE__ */ createGuard(ProductsCreateParams);

export const productsCreateRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.products.create",
  ProductsCreateParams,
);

export const productsCreateRecord = /* @__PURE__ */ createValidator("payments.products.create.record", { table: Product });

export const productsCreateResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.products.create", {
  result: { table: Product },
});

function ProductsGetParams() {
  return {
    side: "request",
    open: true,
    fields: {
      id: "string",
    },
  };
}

export const productsGetParams = /* @__PURE__ */ createParamsValidator("payments.products.get", ProductsGetParams);

export const isProductsGetParams = /* @__PURE__ */ createGuard(ProductsGetParams);

export const productsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.products.get", ProductsGetParams);

export const productsGetRecord = /* @__PURE__ */ createValidator("payments.products.get.record", { table: Product });

export const productsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.products.get", {
  result: { table: Product },
});

function ProductsUpdateParams() {
  return {
    side: "request",
    open: true,
    fields: {
      id: "string",
      name: "string",
      active: "boolean",
      description: "string",
      statement_descriptor: "string",
      tax_code: "string",
      unit_label: "string",
      url: "string",
      images: { items: "string", maxItems: elementsUpTo(8) },
      marketing_features: { items: { table: MarketingFeature } },
      metadata: { values: "string" },
      package_dimensions: { table: PackageDimensions },
      shippable: "boolean",
      default_price: "string",
    },
  };
}

export const productsUpdateParams = /* @__PURE__ */ createParamsValidator("payments.products.update", ProductsUpdateParams);

export const isProductsUpdateParams = /* @__PURE__ */ createGuard(ProductsUpdateParams);

export const productsUpdateRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.products.update",
  ProductsUpdateParams,
);

export const productsUpdateRecord = /* @__PURE__ */ createValidator("payments.products.update.record", { table: Product });

export const productsUpdateResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.products.update", {
  result: { table: Product },
});

function ProductsDeleteParams() {
  return {
    side: "request",
    open: true,
    fields: {
      id: "string",
    },
  };
}

export const productsDeleteParams = /* @__PURE__ */ createParamsValidator("payments.products.delete", ProductsDeleteParams);

export const isProductsDeleteParams = /* @__PURE__ */ createGuard(ProductsDeleteParams);

export const productsDeleteRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.products.delete",
  ProductsDeleteParams,
);

export const productsDeleteRecord = /* @__PURE__ */ createValidator("payments.products.delete.record", { table: ProductDeleteResult });

export const productsDeleteResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.products.delete", {
  result: { table: ProductDeleteResult },
});

function ProductsApiSearchParams() {
  return {
    side: "request",
    open: true,
    fields: {
      query: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      page: "string",
    },
  };
}

export const productsApiSearchParams = /* @__PURE__ */ createParamsValidator("payments.products.api_search", ProductsApiSearchParams);

export const isProductsApiSearchParams = /* @__PURE__ */ createGuard(ProductsApiSearchParams);

export const productsApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.products.api_search",
  ProductsApiSearchParams,
);

export const productsApiSearchRecord = /* @__PURE__ */ createValidator("payments.products.api_search.record", { table: Product });

function ProductsApiSearchMeta() {
  return {
    name: "the meta of payments.products.api_search",
    optional: ["has_more"],
    fields: {
      has_more: "boolean",
    },
  };
}

export const productsApiSearchMeta = /* @__PURE__ */ createValidator("payments.products.api_search.meta", { table: ProductsApiSearchMeta });

export const productsApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.products.api_search", {
  result: { items: { table: Product } },
  connector_metadata: { table: ProductsApiSearchMeta, nullable: true },
});

function BalanceGetParams() {
  return {
    side: "request",
    open: true,
    fields: {},
  };
}

export const balanceGetParams = /* @__PURE__ */ createParamsValidator("payments.balance.get", BalanceGetParams);

export const isBalanceGetParams = /* @__PURE__ */ createGuard(BalanceGetParams);

export const balanceGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.balance.get", BalanceGetParams);

export const balanceGetRecord = /* @__PURE__ */ createValidator("payments.balance.get.record", { table: Balance });

export const balanceGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.balance.get", {
  result: { table: Balance },
});

function BalanceTransactionsListParams() {
  return {
    side: "request",
    open: true,
    fields: {
      created: {
        table: { name: "created", side: "request", open: true, fields: { gt: "integer", gte: "integer", lt: "integer", lte: "integer" } },
      },
      currency: "string",
      ending_before: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      payout: "string",
      source: "string",
      starting_after: "string",
      type: "string",
    },
  };
}

export const balanceTransactionsListParams = /* @__PURE__ */ createParamsValidator(
  "payments.balance_transactions.list",
  BalanceTransactionsListParams,
);

export const isBalanceTransactionsListParams = /* @__PURE__ */ createGuard(BalanceTransactionsListParams);

export const balanceTransactionsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.balance_transactions.list",
  BalanceTransactionsListParams,
);

export const balanceTransactionsListRecord = /* @__PURE__ */ createValidator("payments.balance_transactions.list.record", {
  table: BalanceTransaction,
});

function BalanceTransactionsListMeta() {
  return {
    name: "the meta of payments.balance_transactions.list",
    optional: ["has_more"],
    fields: {
      has_more: "boolean",
    },
  };
}

export const balanceTransactionsListMeta = /* @__PURE__ */ createValidator("payments.balance_transactions.list.meta", {
  table: BalanceTransactionsListMeta,
});

export const balanceTransactionsListResponse = /* @__PURE__ */ createResponseValidator(
  gateway.response,
  "payments.balance_transactions.list",
  { result: { items: { table: BalanceTransaction } }, connector_metadata: { table: BalanceTransactionsListMeta, nullable: true } },
);

function BalanceTransactionsGetParams() {
  return {
    side: "request",
    open: true,
    fields: {
      id: "string",
    },
  };
}

export const balanceTransactionsGetParams = /* @__PURE__ */ createParamsValidator(
  "payments.balance_transactions.get",
  BalanceTransactionsGetParams,
);

export const isBalanceTransactionsGetParams = /* @__PURE__ */ createGuard(BalanceTransactionsGetParams);

export const balanceTransactionsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.balance_transactions.get",
  BalanceTransactionsGetParams,
);

export const balanceTransactionsGetRecord = /* @__PURE__ */ createValidator("payments.balance_transactions.get.record", {
  table: BalanceTransaction,
});

export const balanceTransactionsGetResponse = /* @__PURE__ */ createResponseValidator(
  gateway.response,
  "payments.balance_transactions.get",
  { result: { table: BalanceTransaction } },
);

function PaymentIntentsListParams() {
  return {
    side: "request",
    open: true,
    fields: {
      created: {
        table: { name: "created", side: "request", open: true, fields: { gt: "integer", gte: "integer", lt: "integer", lte: "integer" } },
      },
      customer: "string",
      customer_account: "string",
      ending_before: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      starting_after: "string",
    },
  };
}

export const paymentIntentsListParams = /* @__PURE__ */ createParamsValidator("payments.payment_intents.list", PaymentIntentsListParams);

export const isPaymentIntentsListParams = /* @__PURE__ */ createGuard(PaymentIntentsListParams);

export const paymentIntentsListRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.payment_intents.list",
  PaymentIntentsListParams,
);

export const paymentIntentsListRecord = /* @__PURE__ */ createValidator("payments.payment_intents.list.record", { table: PaymentIntent });

function PaymentIntentsListMeta() {
  return {
    name: "the meta of payments.payment_intents.list",
    optional: ["has_more"],
    fields: {
      has_more: "boolean",
    },
  };
}

export const paymentIntentsListMeta = /* @__PURE__ */ createValidator("payments.payment_intents.list.meta", {
  table: PaymentIntentsListMeta,
});

export const paymentIntentsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.payment_intents.list", {
  result: { items: { table: PaymentIntent } },
  connector_metadata: { table: PaymentIntentsListMeta, nullable: true },
});

function PaymentIntentsGetParams() {
  return {
    side: "request",
    open: true,
    fields: {
      id: "string",
    },
  };
}

export const paymentIntentsGetParams = /* @__PURE__ */ createParamsValidator("payments.payment_intents.get", PaymentIntentsGetParams);

export const isPaymentIntentsGetParams = /* @__PURE__ */ createGuard(PaymentIntentsGetParams);

export const paymentIntentsGetRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.payment_intents.get",
  PaymentIntentsGetParams,
);

export const paymentIntentsGetRecord = /* @__PURE__ */ createValidator("payments.payment_intents.get.record", { table: PaymentIntent });

export const paymentIntentsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.payment_intents.get", {
  result: { table: PaymentIntent },
});

function PaymentIntentsApiSearchParams() {
  return {
    side: "request",
    open: true,
    fields: {
      query: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      page: "string",
    },
  };
}

export const paymentIntentsApiSearchParams = /* @__PURE__ */ createParamsValidator(
  "payments.payment_intents.api_search",
  PaymentIntentsApiSearchParams,
);

export const isPaymentIntentsApiSearchParams = /* @__PURE__ */ createGuard(PaymentIntentsApiSearchParams);

export const paymentIntentsApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "payments.payment_intents.api_search",
  PaymentIntentsApiSearchParams,
);

export const paymentIntentsApiSearchRecord = /* @__PURE__ */ createValidator("payments.payment_intents.api_search.record", {
  table: PaymentIntent,
});

function PaymentIntentsApiSearchMeta() {
  return {
    name: "the meta of payments.payment_intents.api_search",
    optional: ["has_more"],
    fields: {
      has_more: "boolean",
    },
  };
}

export const paymentIntentsApiSearchMeta = /* @__PURE__ */ createValidator("payments.payment_intents.api_search.meta", {
  table: PaymentIntentsApiSearchMeta,
});

export const paymentIntentsApiSearchResponse = /* @__PURE__ */ createResponseValidator(
  gateway.response,
  "payments.payment_intents.api_search",
  { result: { items: { table: PaymentIntent } }, connector_metadata: { table: PaymentIntentsApiSearchMeta, nullable: true } },
);

function DisputesListParams() {
  return {
    side: "request",
    fields: {
      charge: "string",
      created: { table: Interval },
      ending_before: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      payment_intent: "string",
      starting_after: "string",
    },
  };
}

export const disputesListParams = /* @__PURE__ */ createParamsValidator("payments.disputes.list", DisputesListParams);

export const isDisputesListParams = /* @__PURE__ */ createGuard(DisputesListParams);

export const disputesListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.disputes.list", DisputesListParams);

export const disputesListRecord = /* @__PURE__ */ createValidator("payments.disputes.list.record", { table: Dispute });

function DisputesListMeta() {
  return {
    name: "the meta of payments.disputes.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const disputesListMeta = /* @__PURE__ */ createValidator("payments.disputes.list.meta", { table: DisputesListMeta });

export const disputesListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.disputes.list", {
  result: { items: { table: Dispute } },
  connector_metadata: { table: DisputesListMeta, nullable: true },
});

function DisputesGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const disputesGetParams = /* @__PURE__ */ createParamsValidator("payments.disputes.get", DisputesGetParams);

export const isDisputesGetParams = /* @__PURE__ */ createGuard(DisputesGetParams);

export const disputesGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.disputes.get", DisputesGetParams, {
  paramsRequired: true,
});

export const disputesGetRecord = /* @__PURE__ */ createValidator("payments.disputes.get.record", { table: Dispute });

export const disputesGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.disputes.get", {
  result: { table: Dispute },
});

function PayoutsListParams() {
  return {
    side: "request",
    fields: {
      arrival_date: { table: Interval },
      created: { table: Interval },
      destination: "string",
      ending_before: "string",
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      starting_after: "string",
      status: { enum: ["pending", "paid", "failed", "canceled"] },
    },
  };
}

export const payoutsListParams = /* @__PURE__ */ createParamsValidator("payments.payouts.list", PayoutsListParams);

export const isPayoutsListParams = /* @__PURE__ */ createGuard(PayoutsListParams);

export const payoutsListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.payouts.list", PayoutsListParams);

export const payoutsListRecord = /* @__PURE__ */ createValidator("payments.payouts.list.record", { table: Payout });

function PayoutsListMeta() {
  return {
    name: "the meta of payments.payouts.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const payoutsListMeta = /* @__PURE__ */ createValidator("payments.payouts.list.meta", { table: PayoutsListMeta });

export const payoutsListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.payouts.list", {
  result: { items: { table: Payout } },
  connector_metadata: { table: PayoutsListMeta, nullable: true },
});

function PayoutsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const payoutsGetParams = /* @__PURE__ */ createParamsValidator("payments.payouts.get", PayoutsGetParams);

export const isPayoutsGetParams = /* @__PURE__ */ createGuard(PayoutsGetParams);

export const payoutsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "payments.payouts.get", PayoutsGetParams, {
  paramsRequired: true,
});

export const payoutsGetRecord = /* @__PURE__ */ createValidator("payments.payouts.get.record", { table: Payout });

export const payoutsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "payments.payouts.get", {
  result: { table: Payout },
});

export const execute = /* @__PURE__ */ createValidator("payments.execute", /* @__PURE__ */ discriminatedBy("entity", "payments", {
  customers: /* @__PURE__ */ discriminatedBy("action", "payments.customers", {
    list: { validator: customersListRequest },
    create: { validator: customersCreateRequest },
    get: { validator: customersGetRequest },
    update: { validator: customersUpdateRequest },
    delete: { validator: customersDeleteRequest },
    api_search: { validator: customersApiSearchRequest },
  }),
  invoices: /* @__PURE__ */ discriminatedBy("action", "payments.invoices", {
    list: { validator: invoicesListRequest },
    get: { validator: invoicesGetRequest },
    api_search: { validator: invoicesApiSearchRequest },
  }),
  charges: /* @__PURE__ */ discriminatedBy("action", "payments.charges", {
    list: { validator: chargesListRequest },
    get: { validator: chargesGetRequest },
    api_search: { validator: chargesApiSearchRequest },
  }),
  subscriptions: /* @__PURE__ */ discriminatedBy("action", "payments.subscriptions", {
    list: { validator: subscriptionsListRequest },
    get: { validator: subscriptionsGetRequest },
    api_search: { validator: subscriptionsApiSearchRequest },
  }),
  refunds: /* @__PURE__ */ discriminatedBy("action", "payments.refunds", {
    list: { validator: refundsListRequest },
    create: { validator: refundsCreateRequest },
    get: { validator: refundsGetRequest },
  }),
  products: /* @__PURE__ */ discriminatedBy("action", "payments.products", {
    list: { validator: productsListRequest },
    create: { validator: productsCreateRequest },
    get: { validator: productsGetRequest },
    update: { validator: productsUpdateRequest },
    delete: { validator: productsDeleteRequest },
    api_search: { validator: productsApiSearchRequest },
  }),
  balance: /* @__PURE__ */ discriminatedBy("action", "payments.balance", {
    get: { validator: balanceGetRequest },
  }),
  balance_transactions: /* @__PURE__ */ discriminatedBy("action", "payments.balance_transactions", {
    list: { validator: balanceTransactionsListRequest },
    get: { validator: balanceTransactionsGetRequest },
  }),
  payment_intents: /* @__PURE__ */ discriminatedBy("action", "payments.payment_intents", {
    list: { validator: paymentIntentsListRequest },
    get: { validator: paymentIntentsGetRequest },
    api_search: { validator: paymentIntentsApiSearchRequest },
  }),
  disputes: /* @__PURE__ */ discriminatedBy("action", "payments.disputes", {
    list: { validator: disputesListRequest },
    get: { validator: disputesGetRequest },
  }),
  payouts: /* @__PURE__ */ discriminatedBy("action", "payments.payouts", {
    list: { validator: payoutsListRequest },
    get: { validator: payoutsGetRequest },
  }),
}));

function ApiKeyAuthConfig() {
  return {
    name: "auth_config (API key)",
    side: "request",
    required: ["api_key"],
    fields: {
      api_key: { type: "string", pattern: matching("^sk_(test|live)_"), secret: true },
    },
  };
}

export const authConfig = /* @__PURE__ */ createValidator("payments.auth_config", { table: ApiKeyAuthConfig });

export const validators = [
  customer,
  customerDeleteResult,
  invoice,
  charge,
  subscription,
  refund,
  product,
  productDeleteResult,
  balance,
  balanceTransaction,
  paymentIntent,
  dispute,
  payout,
  invoiceSearchResult,
  chargeSearchResult,
  subscriptionSearchResult,
  customersListParams,
  customersListRequest,
  customersListRecord,
  customersListMeta,
  customersListResponse,
  customersCreateParams,
  customersCreateRequest,
  customersCreateRecord,
  customersCreateResponse,
  customersGetParams,
  customersGetRequest,
  customersGetRecord,
  customersGetResponse,
  customersUpdateParams,
  customersUpdateRequest,
  customersUpdateRecord,
  customersUpdateResponse,
  customersDeleteParams,
  customersDeleteRequest,
  customersDeleteRecord,
  customersDeleteResponse,
  customersApiSearchParams,
  customersApiSearchRequest,
  customersApiSearchRecord,
  customersApiSearchMeta,
  customersApiSearchResponse,
  invoicesListParams,
  invoicesListRequest,
  invoicesListRecord,
  invoicesListMeta,
  invoicesListResponse,
  invoicesGetParams,
  invoicesGetRequest,
  invoicesGetRecord,
  invoicesGetResponse,
  invoicesApiSearchParams,
  invoicesApiSearchRequest,
  invoicesApiSearchRecord,
  invoicesApiSearchResponse,
  chargesListParams,
  chargesListRequest,
  chargesListRecord,
  chargesListMeta,
  chargesListResponse,
  chargesGetParams,
  chargesGetRequest,
  chargesGetRecord,
  chargesGetResponse,
  chargesApiSearchParams,
  chargesApiSearchRequest,
  chargesApiSearchRecord,
  chargesApiSearchResponse,
  subscriptionsListParams,
  subscriptionsListRequest,
  subscriptionsListRecord,
  subscriptionsListMeta,
  subscriptionsListResponse,
  subscriptionsGetParams,
  subscriptionsGetRequest,
  subscriptionsGetRecord,
  subscriptionsGetResponse,
  subscriptionsApiSearchParams,
  subscriptionsApiSearchRequest,
  subscriptionsApiSearchRecord,
  subscriptionsApiSearchResponse,
  refundsListParams,
  refundsListRequest,
  refundsListRecord,
  refundsListMeta,
  refundsListResponse,
  refundsCreateParams,
  refundsCreateRequest,
  refundsCreateRecord,
  refundsCreateResponse,
  refundsGetParams,
  refundsGetRequest,
  refundsGetRecord,
  refundsGetResponse,
  productsListParams,
  productsListRequest,
  productsListRecord,
  productsListMeta,
  productsListResponse,
  productsCreateParams,
  productsCreateRequest,
  productsCreateRecord,
  productsCreateResponse,
  productsGetParams,
  productsGetRequest,
  productsGetRecord,
  productsGetResponse,
  productsUpdateParams,
  productsUpdateRequest,
  productsUpdateRecord,
  productsUpdateResponse,
  productsDeleteParams,
  productsDeleteRequest,
  productsDeleteRecord,
  productsDeleteResponse,
  productsApiSearchParams,
  productsApiSearchRequest,
  productsApiSearchRecord,
  productsApiSearchMeta,
  productsApiSearchResponse,
  balanceGetParams,
  balanceGetRequest,
  balanceGetRecord,
  balanceGetResponse,
  balanceTransactionsListParams,
  balanceTransactionsListRequest,
  balanceTransactionsListRecord,
  balanceTransactionsListMeta,
  balanceTransactionsListResponse,
  balanceTransactionsGetParams,
  balanceTransactionsGetRequest,
  balanceTransactionsGetRecord,
  balanceTransactionsGetResponse,
  paymentIntentsListParams,
  paymentIntentsListRequest,
  paymentIntentsListRecord,
  paymentIntentsListMeta,
  paymentIntentsListResponse,
  paymentIntentsGetParams,
  paymentIntentsGetRequest,
  paymentIntentsGetRecord,
  paymentIntentsGetResponse,
  paymentIntentsApiSearchParams,
  paymentIntentsApiSearchRequest,
  paymentIntentsApiSearchRecord,
  paymentIntentsApiSearchMeta,
  paymentIntentsApiSearchResponse,
  disputesListParams,
  disputesListRequest,
  disputesListRecord,
  disputesListMeta,
  disputesListResponse,
  disputesGetParams,
  disputesGetRequest,
  disputesGetRecord,
  disputesGetResponse,
  payoutsListParams,
  payoutsListRequest,
  payoutsListRecord,
  payoutsListMeta,
  payoutsListResponse,
  payoutsGetParams,
  payoutsGetRequest,
  payoutsGetRecord,
  payoutsGetResponse,
  execute,
  authConfig,
];

const createRequest = /* @__PURE__ */ createValidator("gateway.create_instance", {
  table: {
    name: "the create request of payments",
    side: "request",
    required: ["connector_definition_id", "auth_config", "name"],
    fields: {
      connector_definition_id: { const: "e094cb9a-26de-4645-8761-65c0c425d1de" },
      auth_config: { validator: authConfig, secret: true },
      name: "string",
    },
  },
});

const calls = /* @__PURE__ */ toOperations("payments", {
  customers: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    create: { effect: "write" },
    get: { requiredParams: ["id"] },
    update: { effect: "write", requiredParams: ["id"] },
    delete: { kind: "delete_result", effect: "write", permanent: true, requiredParams: ["id"] },
    api_search: {
      requiredParams: ["query"],
      paging: {
        kind: "none",
        because: "The next page needs the `next_page` of the previous response, which the documented Meta does not include.",
      },
    },
  },
  invoices: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { requiredParams: ["id"] },
    api_search: {
      kind: "search_wrapper",
      requiredParams: ["query"],
      elements: ["data"],
      paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
    },
  },
  charges: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { requiredParams: ["id"] },
    api_search: {
      kind: "search_wrapper",
      requiredParams: ["query"],
      elements: ["data"],
      paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
    },
  },
  subscriptions: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { requiredParams: ["id"] },
    api_search: {
      kind: "search_wrapper",
      requiredParams: ["query"],
      elements: ["data"],
      paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
    },
  },
  refunds: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    create: { effect: "write", paramsRequired: true },
    get: { requiredParams: ["id"] },
  },
  products: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    create: { effect: "write" },
    get: {},
    update: { effect: "write" },
    delete: { kind: "delete_result", effect: "write" },
    api_search: {
      paging: {
        kind: "none",
        because: "The next page needs the `next_page` of the previous response, which the assumed Meta does not include.",
      },
    },
  },
  balance: { get: {} },
  balance_transactions: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: {},
  },
  payment_intents: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: {},
    api_search: {
      paging: {
        kind: "none",
        because: "The next page needs the `next_page` of the previous response, which the assumed Meta does not include.",
      },
    },
  },
  disputes: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { requiredParams: ["id"] },
  },
  payouts: {
    list: {
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { requiredParams: ["id"] },
  },
});

export const operations = /* @__PURE__ */ withDescriptions(calls, {
  customers: {
    list: "Lists customers.",
    create: "Creates a customer.",
    get: "Returns one customer.",
    update: "Updates a customer.",
    delete: "Deletes a customer.",
    api_search: "Searches customers. Returns a list of customers, not a search result record as the invoice search does.",
  },
  invoices: { list: "Lists invoices.", get: "Returns one invoice.", api_search: "Searches invoices." },
  charges: { list: "Lists charges.", get: "Returns one charge.", api_search: "Searches charges." },
  subscriptions: {
    list: "Lists subscriptions. Canceled subscriptions are left out unless `status` is given.",
    get: "Returns one subscription.",
    api_search: "Searches subscriptions.",
  },
  refunds: {
    list: "Lists refunds.",
    create: "Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent.",
    get: "Returns one refund.",
  },
  products: {
    list: "Lists products.",
    create: "Creates a product.",
    get: "Returns one product.",
    update: "Updates a product.",
    delete: "Deletes a product.",
    api_search: "Searches products.",
  },
  balance: { get: "Returns the balance of the account. The provider's public API takes no parameters." },
  balance_transactions: { list: "Lists balance transactions.", get: "Returns one balance transaction." },
  payment_intents: { list: "Lists payment intents.", get: "Returns one payment intent.", api_search: "Searches payment intents." },
  disputes: { list: "Lists disputes.", get: "Returns one dispute." },
  payouts: { list: "Lists payouts.", get: "Returns one payout." },
});

export const uncheckedConnector = /* @__PURE__ */ deepFreeze({
  id: "payments",
  definitionId: "e094cb9a-26de-4645-8761-65c0c425d1de",
  gateway: gateway.definition,
  operations: calls,
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "payments",
  definitionId: "e094cb9a-26de-4645-8761-65c0c425d1de",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    customersListParams,
    customersListResponse,
    customersCreateParams,
    customersCreateResponse,
    customersGetParams,
    customersGetResponse,
    customersUpdateParams,
    customersUpdateResponse,
    customersDeleteParams,
    customersDeleteResponse,
    customersApiSearchParams,
    customersApiSearchResponse,
    invoicesListParams,
    invoicesListResponse,
    invoicesGetParams,
    invoicesGetResponse,
    invoicesApiSearchParams,
    invoicesApiSearchResponse,
    chargesListParams,
    chargesListResponse,
    chargesGetParams,
    chargesGetResponse,
    chargesApiSearchParams,
    chargesApiSearchResponse,
    subscriptionsListParams,
    subscriptionsListResponse,
    subscriptionsGetParams,
    subscriptionsGetResponse,
    subscriptionsApiSearchParams,
    subscriptionsApiSearchResponse,
    refundsListParams,
    refundsListResponse,
    refundsCreateParams,
    refundsCreateResponse,
    refundsGetParams,
    refundsGetResponse,
    productsListParams,
    productsListResponse,
    productsCreateParams,
    productsCreateResponse,
    productsGetParams,
    productsGetResponse,
    productsUpdateParams,
    productsUpdateResponse,
    productsDeleteParams,
    productsDeleteResponse,
    productsApiSearchParams,
    productsApiSearchResponse,
    balanceGetParams,
    balanceGetResponse,
    balanceTransactionsListParams,
    balanceTransactionsListResponse,
    balanceTransactionsGetParams,
    balanceTransactionsGetResponse,
    paymentIntentsListParams,
    paymentIntentsListResponse,
    paymentIntentsGetParams,
    paymentIntentsGetResponse,
    paymentIntentsApiSearchParams,
    paymentIntentsApiSearchResponse,
    disputesListParams,
    disputesListResponse,
    disputesGetParams,
    disputesGetResponse,
    payoutsListParams,
    payoutsListResponse,
    payoutsGetParams,
    payoutsGetResponse,
  ]),
  createRequest,
});
