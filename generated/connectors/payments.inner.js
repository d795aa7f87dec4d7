// @generated from spec/inner/payments.yaml by connector-gateway-spec. Do not edit.
import { createInner } from "../runtime/inner.js";

function Customer() {
  return {
    fields: {
      address: { table: Address, nullable: true },
      cash_balance: { table: CashBalance, nullable: true },
      discount: { table: Discount, nullable: true },
      invoice_credit_balance: { values: "integer", nullable: true },
      invoice_settings: { table: CustomerInvoiceSettings, nullable: true },
      metadata: { values: "string", nullable: true },
      preferred_locales: "array<string> | null",
      shipping: { table: ShippingDetails, nullable: true },
      sources: { table: PaymentSourceList, nullable: true },
      subscriptions: { table: SubscriptionList, nullable: true },
    },
  };
}

function Invoice() {
  return {
    fields: {
      account_tax_ids: "array<string> | null",
      automatic_tax: { table: InvoiceAutomaticTax, nullable: true },
      confirmation_secret: { table: ConfirmationSecret, nullable: true, secret: true },
      custom_fields: { items: { table: NamedValue }, nullable: true },
      customer_address: { table: Address, nullable: true },
      customer_shipping: { table: ShippingDetails, nullable: true },
      customer_tax_ids: { items: { table: CustomerTaxId }, nullable: true },
      default_tax_rates: { items: { table: TaxRate }, nullable: true },
      discount: { table: Discount, nullable: true },
      from_invoice: { table: FromInvoice, nullable: true },
      issuer: { table: AccountReference, nullable: true },
      last_finalization_error: { table: FinalizationError, nullable: true },
      lines: { table: InvoiceLineList, nullable: true },
      metadata: { values: "string", nullable: true },
      parent: { table: InvoiceParent, nullable: true },
      payment_settings: { table: InvoicePaymentSettings, nullable: true },
      payments: { table: InvoicePaymentList, nullable: true },
      rendering: { table: InvoiceRendering, nullable: true },
      rendering_options: { table: InvoiceRenderingOptions, nullable: true },
      shipping_cost: { table: ShippingCost, nullable: true },
      shipping_details: { table: ShippingDetails, nullable: true },
      status_transitions: { table: InvoiceStatusTransitions, nullable: true },
      subscription_details: { table: InvoiceSubscriptionDetails, nullable: true },
      threshold_reason: { table: ThresholdReason, nullable: true },
      total_discount_amounts: { items: { table: DiscountAmount }, nullable: true },
      total_pretax_credit_amounts: { items: { table: PretaxCredit }, nullable: true },
      total_tax_amounts: { items: { table: TaxRateAmount }, nullable: true },
      total_taxes: { items: { table: TaxAmount }, nullable: true },
      transfer_data: { table: InvoiceTransferData, nullable: true },
    },
  };
}

function Charge() {
  return {
    fields: {
      fraud_details: { table: FraudDetails, nullable: true },
      outcome: { table: ChargeOutcome, nullable: true },
      payment_method_details: { table: ChargePaymentMethodDetails, nullable: true },
      presentment_details: { table: PresentmentDetails, nullable: true },
      refunds: { table: RefundList, nullable: true },
      shipping: { table: ShippingDetails, nullable: true },
      source: { table: PaymentSource, nullable: true },
      transfer_data: { table: ChargeTransferData, nullable: true },
      billing_details: { table: BillingDetails, nullable: true },
      metadata: { values: "string", nullable: true },
      radar_options: { table: RadarOptions, nullable: true },
    },
  };
}

function Subscription() {
  return {
    fields: {
      automatic_tax: { table: SubscriptionAutomaticTax, nullable: true },
      billing_cycle_anchor_config: { table: BillingCycleAnchorConfig, nullable: true },
      billing_mode: { table: BillingMode, nullable: true },
      billing_thresholds: { table: BillingThresholds, nullable: true },
      cancellation_details: { table: CancellationDetails, nullable: true },
      default_tax_rates: { items: { table: TaxRate }, nullable: true },
      invoice_settings: { table: SubscriptionInvoiceSettings, nullable: true },
      items: { table: SubscriptionItemList, nullable: true },
      metadata: { values: "string", nullable: true },
      pause_collection: { table: PauseCollection, nullable: true },
      payment_settings: { table: SubscriptionPaymentSettings, nullable: true },
      discount: { table: Discount, nullable: true },
      plan: { table: Plan, nullable: true },
      transfer_data: { table: SubscriptionTransferData, nullable: true },
      trial_settings: { table: TrialSettings, nullable: true },
      pending_invoice_item_interval: { table: PendingInvoiceItemInterval, nullable: true },
      pending_update: { table: PendingUpdate, nullable: true },
    },
  };
}

function Refund() {
  return {
    fields: {
      destination_details: { table: RefundDestinationDetails, nullable: true },
      metadata: { values: "string", nullable: true },
      next_action: { table: RefundNextAction, nullable: true },
    },
  };
}

function Product() {
  return {
    fields: {
      features: { items: { table: ProductFeature }, nullable: true },
      marketing_features: { items: { table: ProductFeature }, nullable: true },
      metadata: { values: "string", nullable: true },
      package_dimensions: { table: ProductDimensions, nullable: true },
    },
  };
}

function Balance() {
  return {
    fields: {
      available: { items: { table: BalanceAmount }, nullable: true },
      connect_reserved: { items: { table: BalanceAmount }, nullable: true },
      instant_available: { items: { table: InstantBalanceAmount }, nullable: true },
      issuing: { table: IssuingBalance, nullable: true },
      pending: { items: { table: BalanceAmount }, nullable: true },
      refund_and_dispute_prefunding: { table: PrefundingBalance, nullable: true },
    },
  };
}

function BalanceTransaction() {
  return {
    fields: {
      fee_details: { items: { table: FeeDetail }, nullable: true },
    },
  };
}

function PaymentIntent() {
  return {
    fields: {
      metadata: { values: "string", nullable: true },
    },
  };
}

function Dispute() {
  return {
    fields: {
      balance_transactions: { items: { table: PartialBalanceTransaction }, nullable: true },
      evidence: { table: DisputeEvidence, nullable: true },
      evidence_details: { table: DisputeEvidenceDetails, nullable: true },
      metadata: { values: "string", nullable: true },
      payment_method_details: { table: DisputePaymentMethodDetails, nullable: true },
    },
  };
}

function Payout() {
  return {
    fields: {
      metadata: { values: "string", nullable: true },
      trace_id: { table: PayoutTraceId, nullable: true },
    },
  };
}

function InvoiceSearchResult() {
  return {
    fields: {
      data: { items: { table: Invoice }, nullable: true },
    },
  };
}

function ChargeSearchResult() {
  return {
    fields: {
      data: { items: { table: Charge }, nullable: true },
    },
  };
}

function SubscriptionSearchResult() {
  return {
    fields: {
      data: { items: { table: Subscription }, nullable: true },
    },
  };
}

function Address() {
  return {
    fields: {
      city: "string | null",
      country: "string | null",
      line1: "string | null",
      line2: "string | null",
      postal_code: "string | null",
      state: "string | null",
    },
  };
}

function CashBalance() {
  return {
    fields: {
      object: "string | null",
      available: { values: "integer", nullable: true },
      customer: "string | null",
      customer_account: "string | null",
      livemode: "boolean | null",
      settings: { table: { fields: { reconciliation_mode: "string | null", using_merchant_default: "boolean | null" } }, nullable: true },
    },
  };
}

function Discount() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      checkout_session: "string | null",
      coupon: { table: Coupon, nullable: true },
      customer: { type: "string | null", alsoSeen: "object" },
      customer_account: "string | null",
      end: "integer | null",
      invoice: "string | null",
      invoice_item: "string | null",
      promotion_code: { type: "string | null", alsoSeen: "object" },
      source: { table: { fields: { coupon: { type: "string | null", alsoSeen: "object" }, type: "string | null" } }, nullable: true },
      start: "integer | null",
      subscription: "string | null",
      subscription_item: "string | null",
    },
  };
}

function Coupon() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      amount_off: "integer | null",
      applies_to: { table: { fields: { products: "array<string> | null" } }, nullable: true },
      created: "integer | null",
      currency: "string | null",
      duration: "string | null",
      duration_in_months: "integer | null",
      livemode: "boolean | null",
      max_redemptions: "integer | null",
      metadata: { values: "string", nullable: true },
      name: "string | null",
      percent_off: "number | null",
      redeem_by: "integer | null",
      times_redeemed: "integer | null",
      valid: "boolean | null",
    },
  };
}

function CustomerInvoiceSettings() {
  return {
    fields: {
      custom_fields: { items: { table: NamedValue }, nullable: true },
      default_payment_method: { type: "string | null", alsoSeen: "object" },
      footer: "string | null",
      rendering_options: { table: { fields: { amount_tax_display: "string | null", template: "string | null" } }, nullable: true },
    },
  };
}

function NamedValue() {
  return {
    fields: {
      name: "string | null",
      value: "string | null",
    },
  };
}

function ShippingDetails() {
  return {
    fields: {
      address: { table: Address, nullable: true },
      carrier: "string | null",
      name: "string | null",
      phone: "string | null",
      tracking_number: "string | null",
    },
  };
}

function PaymentSourceList() {
  return {
    fields: {
      object: "string | null",
      data: { items: { table: PaymentSource }, nullable: true },
      has_more: "boolean | null",
      total_count: "integer | null",
      url: "string | null",
    },
  };
}

function PaymentSource() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      account: { type: "string | null", alsoSeen: "object" },
      account_holder_name: "string | null",
      account_holder_type: "string | null",
      account_type: "string | null",
      address_city: "string | null",
      address_country: "string | null",
      address_line1: "string | null",
      address_line1_check: "string | null",
      address_line2: "string | null",
      address_state: "string | null",
      address_zip: "string | null",
      address_zip_check: "string | null",
      allow_redisplay: "string | null",
      amount: "integer | null",
      available_payout_methods: "array<string> | null",
      bank_name: "string | null",
      brand: "string | null",
      card: {
        table: {
          fields: {
            address_line1_check: "string | null",
            address_zip_check: "string | null",
            brand: "string | null",
            country: "string | null",
            cvc_check: "string | null",
            dynamic_last4: "string | null",
            exp_month: "integer | null",
            exp_year: "integer | null",
            fingerprint: "string | null",
            funding: "string | null",
            last4: "string | null",
            name: "string | null",
            three_d_secure: "string | null",
            tokenization_method: "string | null",
          },
        },
        nullable: true,
      },
      client_secret: { type: "string | null", secret: true },
      country: "string | null",
      created: "integer | null",
      currency: "string | null",
      customer: { type: "string | null", alsoSeen: "object" },
      cvc_check: "string | null",
      default_for_currency: "boolean | null",
      dynamic_last4: "string | null",
      exp_month: "integer | null",
      exp_year: "integer | null",
      fingerprint: "string | null",
      flow: "string | null",
      funding: "string | null",
      last4: "string | null",
      livemode: "boolean | null",
      metadata: { values: "string", nullable: true },
      name: "string | null",
      owner: {
        table: {
          fields: {
            address: { table: Address, nullable: true },
            email: "string | null",
            name: "string | null",
            phone: "string | null",
            verified_address: { table: Address, nullable: true },
            verified_email: "string | null",
            verified_name: "string | null",
            verified_phone: "string | null",
          },
        },
        nullable: true,
      },
      regulated_status: "string | null",
      routing_number: "string | null",
      statement_descriptor: "string | null",
      status: "string | null",
      tokenization_method: "string | null",
      type: "string | null",
      usage: "string | null",
    },
  };
}

function SubscriptionList() {
  return {
    fields: {
      object: "string | null",
      data: { items: { table: PartialSubscription }, nullable: true },
      has_more: "boolean | null",
      total_count: "integer | null",
      url: "string | null",
    },
  };
}

function InvoiceAutomaticTax() {
  return {
    fields: {
      disabled_reason: "string | null",
      enabled: "boolean | null",
      liability: { table: AccountReference, nullable: true },
      provider: "string | null",
      status: "string | null",
    },
  };
}

function AccountReference() {
  return {
    fields: {
      account: { type: "string | null", alsoSeen: "object" },
      type: "string | null",
    },
  };
}

function ConfirmationSecret() {
  return {
    fields: {
      client_secret: { type: "string | null", secret: true },
      type: "string | null",
    },
  };
}

function CustomerTaxId() {
  return {
    fields: {
      type: "string | null",
      value: "string | null",
    },
  };
}

function TaxRate() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      active: "boolean | null",
      country: "string | null",
      created: "integer | null",
      description: "string | null",
      display_name: "string | null",
      effective_percentage: "number | null",
      flat_amount: { table: { fields: { amount: "integer | null", currency: "string | null" } }, nullable: true },
      inclusive: "boolean | null",
      jurisdiction: "string | null",
      jurisdiction_level: "string | null",
      livemode: "boolean | null",
      metadata: { values: "string", nullable: true },
      percentage: "number | null",
      rate_type: "string | null",
      state: "string | null",
      tax_type: "string | null",
    },
  };
}

function FromInvoice() {
  return {
    fields: {
      action: "string | null",
      invoice: { type: "string | null", alsoSeen: "object" },
    },
  };
}

function FinalizationError() {
  return {
    fields: {
      advice_code: "string | null",
      charge: "string | null",
      code: "string | null",
      decline_code: "string | null",
      doc_url: "string | null",
      message: "string | null",
      network_advice_code: "string | null",
      network_decline_code: "string | null",
      param: "string | null",
      payment_intent: { table: PartialPaymentIntent, nullable: true },
      payment_method: {
        table: { fields: { id: "string | null", customer: { type: "string | null", alsoSeen: "object" }, type: "string | null" } },
        nullable: true,
      },
      payment_method_type: "string | null",
      request_log_url: "string | null",
      setup_intent: {
        table: { fields: { id: "string | null", client_secret: { type: "string | null", secret: true }, status: "string | null" } },
        nullable: true,
      },
      source: { table: PaymentSource, nullable: true },
      type: "string | null",
    },
  };
}

function InvoiceLineList() {
  return {
    fields: {
      object: "string | null",
      data: { items: { table: InvoiceLine }, nullable: true },
      has_more: "boolean | null",
      total_count: "integer | null",
      url: "string | null",
    },
  };
}

function InvoiceLine() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      amount: "integer | null",
      amount_excluding_tax: "integer | null",
      currency: "string | null",
      description: "string | null",
      discount_amounts: { items: { table: DiscountAmount }, nullable: true },
      discountable: "boolean | null",
      discounts: "array<string> | null",
      invoice: "string | null",
      invoice_item: { type: "string | null", alsoSeen: "object" },
      livemode: "boolean | null",
      metadata: { values: "string", nullable: true },
      parent: { table: InvoiceLineParent, nullable: true },
      period: { table: { fields: { end: "integer | null", start: "integer | null" } }, nullable: true },
      plan: { table: Plan, nullable: true },
      pretax_credit_amounts: { items: { table: PretaxCredit }, nullable: true },
      price: { table: Price, nullable: true },
      pricing: {
        table: {
          fields: {
            price_details: {
              table: { fields: { price: { type: "string | null", alsoSeen: "object" }, product: "string | null" } },
              nullable: true,
            },
            type: "string | null",
            unit_amount_decimal: "string | null",
          },
        },
        nullable: true,
      },
      proration: "boolean | null",
      proration_details: { table: ProrationDetails, nullable: true },
      quantity: "integer | null",
      quantity_decimal: "string | null",
      subscription: { type: "string | null", alsoSeen: "object" },
      subscription_item: { type: "string | null", alsoSeen: "object" },
      subtotal: "integer | null",
      tax_amounts: { items: { table: TaxRateAmount }, nullable: true },
      tax_rates: { items: { table: TaxRate }, nullable: true },
      taxes: { items: { table: TaxAmount }, nullable: true },
      type: "string | null",
      unit_amount_excluding_tax: "string | null",
    },
  };
}

function DiscountAmount() {
  return {
    fields: {
      amount: "integer | null",
      discount: { type: "string | null", alsoSeen: "object" },
    },
  };
}

function InvoiceLineParent() {
  return {
    fields: {
      invoice_item_details: {
        table: {
          fields: {
            invoice_item: "string | null",
            proration: "boolean | null",
            proration_details: { table: ProrationDetails, nullable: true },
            subscription: "string | null",
          },
        },
        nullable: true,
      },
      subscription_item_details: {
        table: {
          fields: {
            invoice_item: "string | null",
            proration: "boolean | null",
            proration_details: { table: ProrationDetails, nullable: true },
            subscription: "string | null",
            subscription_item: "string | null",
          },
        },
        nullable: true,
      },
      type: "string | null",
    },
  };
}

function ProrationDetails() {
  return {
    fields: {
      credited_items: { table: { fields: { invoice: "string | null", invoice_line_items: "array<string> | null" } }, nullable: true },
    },
  };
}

function Plan() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      active: "boolean | null",
      aggregate_usage: "string | null",
      amount: "integer | null",
      amount_decimal: "string | null",
      billing_scheme: "string | null",
      created: "integer | null",
      currency: "string | null",
      interval: "string | null",
      interval_count: "integer | null",
      livemode: "boolean | null",
      metadata: { values: "string", nullable: true },
      meter: "string | null",
      nickname: "string | null",
      product: { type: "string | null", alsoSeen: "object" },
      tiers: { items: { table: PriceTier }, nullable: true },
      tiers_mode: "string | null",
      transform_usage: { table: { fields: { divide_by: "integer | null", round: "string | null" } }, nullable: true },
      trial_period_days: "integer | null",
      usage_type: "string | null",
    },
  };
}

function PriceTier() {
  return {
    fields: {
      flat_amount: "integer | null",
      flat_amount_decimal: "string | null",
      unit_amount: "integer | null",
      unit_amount_decimal: "string | null",
      up_to: "integer | null",
    },
  };
}

function PretaxCredit() {
  return {
    fields: {
      amount: "integer | null",
      credit_balance_transaction: { type: "string | null", alsoSeen: "object" },
      discount: { type: "string | null", alsoSeen: "object" },
      type: "string | null",
    },
  };
}

function Price() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      active: "boolean | null",
      billing_scheme: "string | null",
      created: "integer | null",
      currency: "string | null",
      custom_unit_amount: {
        table: { fields: { maximum: "integer | null", minimum: "integer | null", preset: "integer | null" } },
        nullable: true,
      },
      livemode: "boolean | null",
      lookup_key: "string | null",
      metadata: { values: "string", nullable: true },
      nickname: "string | null",
      product: { type: "string | null", alsoSeen: "object" },
      recurring: {
        table: {
          fields: {
            aggregate_usage: "string | null",
            interval: "string | null",
            interval_count: "integer | null",
            meter: "string | null",
            trial_period_days: "integer | null",
            usage_type: "string | null",
          },
        },
        nullable: true,
      },
      tax_behavior: "string | null",
      tiers: { items: { table: PriceTier }, nullable: true },
      tiers_mode: "string | null",
      transform_quantity: { table: { fields: { divide_by: "integer | null", round: "string | null" } }, nullable: true },
      type: "string | null",
      unit_amount: "integer | null",
      unit_amount_decimal: "string | null",
    },
  };
}

function TaxRateAmount() {
  return {
    fields: {
      amount: "integer | null",
      inclusive: "boolean | null",
      tax_rate: { type: "string | null", alsoSeen: "object" },
      taxability_reason: "string | null",
      taxable_amount: "integer | null",
    },
  };
}

function TaxAmount() {
  return {
    fields: {
      amount: "integer | null",
      tax_behavior: "string | null",
      tax_rate_details: { table: { fields: { tax_rate: "string | null" } }, nullable: true },
      taxability_reason: "string | null",
      taxable_amount: "integer | null",
      type: "string | null",
    },
  };
}

function InvoiceParent() {
  return {
    fields: {
      quote_details: { table: { fields: { quote: "string | null" } }, nullable: true },
      subscription_details: {
        table: {
          fields: {
            metadata: { values: "string", nullable: true },
            subscription: { type: "string | null", alsoSeen: "object" },
            subscription_proration_date: "integer | null",
          },
        },
        nullable: true,
      },
      type: "string | null",
    },
  };
}

function InvoicePaymentSettings() {
  return {
    fields: {
      default_mandate: "string | null",
      payment_method_options: { table: PaymentMethodOptions, nullable: true },
      payment_method_types: "array<string> | null",
    },
  };
}

function PaymentMethodOptions() {
  return {
    fields: {
      card: {
        table: {
          fields: {
            installments: { table: { fields: { enabled: "boolean | null" } }, nullable: true },
            mandate_options: {
              table: { fields: { amount: "integer | null", amount_type: "string | null", description: "string | null" } },
              nullable: true,
            },
            network: "string | null",
            request_three_d_secure: "string | null",
          },
        },
        nullable: true,
      },
      us_bank_account: {
        table: {
          fields: {
            financial_connections: {
              table: {
                fields: {
                  filters: { table: { fields: { account_subcategories: "array<string> | null" } }, nullable: true },
                  permissions: "array<string> | null",
                  prefetch: "array<string> | null",
                },
              },
              nullable: true,
            },
            verification_method: "string | null",
          },
        },
        nullable: true,
      },
    },
  };
}

function InvoicePaymentList() {
  return {
    fields: {
      object: "string | null",
      data: { items: { table: InvoicePayment }, nullable: true },
      has_more: "boolean | null",
      total_count: "integer | null",
      url: "string | null",
    },
  };
}

function InvoicePayment() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      amount_paid: "integer | null",
      amount_requested: "integer | null",
      created: "integer | null",
      currency: "string | null",
      invoice: { type: "string | null", alsoSeen: "object" },
      is_default: "boolean | null",
      livemode: "boolean | null",
      payment: {
        table: {
          fields: {
            charge: { type: "string | null", alsoSeen: "object" },
            payment_intent: { type: "string | null", alsoSeen: "object" },
            payment_record: { type: "string | null", alsoSeen: "object" },
            type: "string | null",
          },
        },
        nullable: true,
      },
      status: "string | null",
      status_transitions: { table: { fields: { canceled_at: "integer | null", paid_at: "integer | null" } }, nullable: true },
    },
  };
}

function InvoiceRendering() {
  return {
    fields: {
      amount_tax_display: "string | null",
      pdf: { table: { fields: { page_size: "string | null" } }, nullable: true },
      template: "string | null",
      template_version: "integer | null",
    },
  };
}

function InvoiceRenderingOptions() {
  return {
    fields: {
      amount_tax_display: "string | null",
    },
  };
}

function ShippingCost() {
  return {
    fields: {
      amount_subtotal: "integer | null",
      amount_tax: "integer | null",
      amount_total: "integer | null",
      shipping_rate: { type: "string | null", alsoSeen: "object" },
      taxes: { items: { table: ShippingTax }, nullable: true },
    },
  };
}

function ShippingTax() {
  return {
    fields: {
      amount: "integer | null",
      rate: { table: TaxRate, nullable: true },
      taxability_reason: "string | null",
      taxable_amount: "integer | null",
    },
  };
}

function InvoiceStatusTransitions() {
  return {
    fields: {
      finalized_at: "integer | null",
      marked_uncollectible_at: "integer | null",
      paid_at: "integer | null",
      voided_at: "integer | null",
    },
  };
}

function InvoiceSubscriptionDetails() {
  return {
    fields: {
      metadata: { values: "string", nullable: true },
    },
  };
}

function ThresholdReason() {
  return {
    fields: {
      amount_gte: "integer | null",
      item_reasons: { items: { table: ThresholdItemReason }, nullable: true },
    },
  };
}

function ThresholdItemReason() {
  return {
    fields: {
      line_item_ids: "array<string> | null",
      usage_gte: "integer | null",
    },
  };
}

function InvoiceTransferData() {
  return {
    fields: {
      amount: "integer | null",
      destination: { type: "string | null", alsoSeen: "object" },
    },
  };
}

function FraudDetails() {
  return {
    fields: {
      stripe_report: "string | null",
      user_report: "string | null",
    },
  };
}

function ChargeOutcome() {
  return {
    fields: {
      advice_code: "string | null",
      network_advice_code: "string | null",
      network_decline_code: "string | null",
      network_status: "string | null",
      reason: "string | null",
      risk_level: "string | null",
      risk_score: "integer | null",
      rule: { type: "string | null", alsoSeen: "object" },
      seller_message: "string | null",
      type: "string | null",
    },
  };
}

function ChargePaymentMethodDetails() {
  return {
    fields: {
      type: "string | null",
      card: { table: ChargedCard, nullable: true },
      sepa_debit: {
        table: {
          fields: {
            bank_code: "string | null",
            branch_code: "string | null",
            country: "string | null",
            expected_debit_date: "string | null",
            fingerprint: "string | null",
            last4: "string | null",
            mandate: "string | null",
          },
        },
        nullable: true,
      },
      us_bank_account: {
        table: {
          fields: {
            account_holder_type: "string | null",
            account_type: "string | null",
            bank_name: "string | null",
            expected_debit_date: "string | null",
            fingerprint: "string | null",
            last4: "string | null",
            mandate: { type: "string | null", alsoSeen: "object" },
            payment_reference: "string | null",
            routing_number: "string | null",
          },
        },
        nullable: true,
      },
    },
  };
}

function ChargedCard() {
  return {
    fields: {
      amount_authorized: "integer | null",
      authorization_code: "string | null",
      brand: "string | null",
      capture_before: "integer | null",
      checks: {
        table: { fields: { address_line1_check: "string | null", address_postal_code_check: "string | null", cvc_check: "string | null" } },
        nullable: true,
      },
      country: "string | null",
      electronic_commerce_indicator: "string | null",
      exp_month: "integer | null",
      exp_year: "integer | null",
      extended_authorization: { table: { fields: { status: "string | null" } }, nullable: true },
      fingerprint: "string | null",
      funding: "string | null",
      incremental_authorization: { table: { fields: { status: "string | null" } }, nullable: true },
      installments: {
        table: {
          fields: {
            plan: { table: { fields: { count: "integer | null", interval: "string | null", type: "string | null" } }, nullable: true },
          },
        },
        nullable: true,
      },
      last4: "string | null",
      mandate: { type: "string | null", alsoSeen: "object" },
      moto: "boolean | null",
      multicapture: { table: { fields: { status: "string | null" } }, nullable: true },
      network: "string | null",
      network_token: { table: { fields: { used: "boolean | null" } }, nullable: true },
      network_transaction_id: "string | null",
      overcapture: { table: { fields: { maximum_amount_capturable: "integer | null", status: "string | null" } }, nullable: true },
      regulated_status: "string | null",
      setup_credential_usage: "string | null",
      stored_credential_usage: "string | null",
      three_d_secure: {
        table: {
          fields: {
            authentication_flow: "string | null",
            electronic_commerce_indicator: "string | null",
            exemption_indicator: "string | null",
            exemption_indicator_applied: "boolean | null",
            result: "string | null",
            result_reason: "string | null",
            transaction_id: "string | null",
            version: "string | null",
          },
        },
        nullable: true,
      },
      transaction_link_id: "string | null",
      wallet: { table: { fields: { dynamic_last4: "string | null", type: "string | null" } }, nullable: true },
    },
  };
}

function PresentmentDetails() {
  return {
    fields: {
      presentment_amount: "integer | null",
      presentment_currency: "string | null",
    },
  };
}

function RefundList() {
  return {
    fields: {
      object: "string | null",
      data: { items: { table: PartialRefund }, nullable: true },
      has_more: "boolean | null",
      total_count: "integer | null",
      url: "string | null",
    },
  };
}

function ChargeTransferData() {
  return {
    fields: {
      amount: "integer | null",
      destination: { type: "string | null", alsoSeen: "object" },
    },
  };
}

function BillingDetails() {
  return {
    fields: {
      address: { table: Address, nullable: true },
      email: "string | null",
      name: "string | null",
      phone: "string | null",
      tax_id: "string | null",
    },
  };
}

function RadarOptions() {
  return {
    fields: {
      session: "string | null",
    },
  };
}

function SubscriptionAutomaticTax() {
  return {
    fields: {
      disabled_reason: "string | null",
      enabled: "boolean | null",
      liability: { table: AccountReference, nullable: true },
    },
  };
}

function BillingCycleAnchorConfig() {
  return {
    fields: {
      day_of_month: "integer | null",
      hour: "integer | null",
      minute: "integer | null",
      month: "integer | null",
      second: "integer | null",
    },
  };
}

function BillingMode() {
  return {
    fields: {
      flexible: { table: { fields: { proration_discounts: "string | null" } }, nullable: true },
      type: "string | null",
      updated_at: "integer | null",
    },
  };
}

function BillingThresholds() {
  return {
    fields: {
      amount_gte: "integer | null",
      reset_billing_cycle_anchor: "boolean | null",
    },
  };
}

function CancellationDetails() {
  return {
    fields: {
      comment: "string | null",
      feedback: "string | null",
      feedback_option: { type: "string | null", alsoSeen: "object" },
      reason: "string | null",
    },
  };
}

function SubscriptionInvoiceSettings() {
  return {
    fields: {
      account_tax_ids: "array<string> | null",
      custom_fields: { items: { table: NamedValue }, nullable: true },
      description: "string | null",
      footer: "string | null",
      issuer: { table: AccountReference, nullable: true },
    },
  };
}

function SubscriptionItemList() {
  return {
    fields: {
      object: "string | null",
      data: { items: { table: SubscriptionItem }, nullable: true },
      has_more: "boolean | null",
      total_count: "integer | null",
      url: "string | null",
    },
  };
}

function SubscriptionItem() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      billed_until: "integer | null",
      billing_thresholds: { table: { fields: { usage_gte: "integer | null" } }, nullable: true },
      created: "integer | null",
      current_period_end: "integer | null",
      current_period_start: "integer | null",
      current_trial: {
        table: { fields: { end_date: "integer | null", start_date: "integer | null", trial_offer: "string | null" } },
        nullable: true,
      },
      discounts: "array<string> | null",
      metadata: { values: "string", nullable: true },
      plan: { table: Plan, nullable: true },
      price: { table: Price, nullable: true },
      quantity: "integer | null",
      subscription: "string | null",
      tax_rates: { items: { table: TaxRate }, nullable: true },
    },
  };
}

function PauseCollection() {
  return {
    fields: {
      behavior: "string | null",
      resumes_at: "integer | null",
    },
  };
}

function SubscriptionPaymentSettings() {
  return {
    fields: {
      payment_method_options: { table: PaymentMethodOptions, nullable: true },
      payment_method_types: "array<string> | null",
      save_default_payment_method: "string | null",
    },
  };
}

function SubscriptionTransferData() {
  return {
    fields: {
      amount_percent: "number | null",
      destination: { type: "string | null", alsoSeen: "object" },
    },
  };
}

function TrialSettings() {
  return {
    fields: {
      end_behavior: {
        table: { fields: { billing_cycle_anchor: "string | null", missing_payment_method: "string | null" } },
        nullable: true,
      },
    },
  };
}

function PendingInvoiceItemInterval() {
  return {
    fields: {
      interval: "string | null",
      interval_count: "integer | null",
    },
  };
}

function PendingUpdate() {
  return {
    fields: {
      billing_cycle_anchor: "integer | null",
      cancel_at_period_end: "boolean | null",
      discount: { table: Discount, nullable: true },
      discounts: "array<string> | null",
      expires_at: "integer | null",
      metadata: { values: "string", nullable: true },
      subscription_items: { items: { table: SubscriptionItem }, nullable: true },
      trial_end: "integer | null",
      trial_from_plan: "boolean | null",
    },
  };
}

function RefundDestinationDetails() {
  return {
    fields: {
      type: "string | null",
      card: {
        table: {
          fields: { reference: "string | null", reference_status: "string | null", reference_type: "string | null", type: "string | null" },
        },
        nullable: true,
      },
      afterpay_clearpay: { table: RefundReference, nullable: true },
      blik: { table: RefundReference, nullable: true },
      br_bank_transfer: { table: RefundReference, nullable: true },
      crypto: { table: RefundReference, nullable: true },
      eu_bank_transfer: { table: RefundReference, nullable: true },
      gb_bank_transfer: { table: RefundReference, nullable: true },
      jp_bank_transfer: { table: RefundReference, nullable: true },
      klarna: { table: RefundReference, nullable: true },
      mb_way: { table: RefundReference, nullable: true },
      multibanco: { table: RefundReference, nullable: true },
      mx_bank_transfer: { table: RefundReference, nullable: true },
      p24: { table: RefundReference, nullable: true },
      paypal: { table: RefundReference, nullable: true },
      swish: { table: RefundReference, nullable: true },
      th_bank_transfer: { table: RefundReference, nullable: true },
      us_bank_transfer: { table: RefundReference, nullable: true },
    },
  };
}

function RefundReference() {
  return {
    fields: {
      network_decline_code: "string | null",
      reference: "string | null",
      reference_status: "string | null",
    },
  };
}

function RefundNextAction() {
  return {
    fields: {
      display_details: {
        table: {
          fields: {
            email_sent: { table: { fields: { email_sent_at: "integer | null", email_sent_to: "string | null" } }, nullable: true },
            expires_at: "integer | null",
          },
        },
        nullable: true,
      },
      type: "string | null",
    },
  };
}

function ProductFeature() {
  return {
    fields: {
      name: "string | null",
    },
  };
}

function ProductDimensions() {
  return {
    fields: {
      height: "number | null",
      length: "number | null",
      weight: "number | null",
      width: "number | null",
    },
  };
}

function BalanceAmount() {
  return {
    fields: {
      amount: "integer | null",
      currency: "string | null",
      source_types: { table: BalanceSourceTypes, nullable: true },
    },
  };
}

function BalanceSourceTypes() {
  return {
    fields: {
      bank_account: "integer | null",
      card: "integer | null",
      fpx: "integer | null",
    },
  };
}

function InstantBalanceAmount() {
  return {
    fields: {
      amount: "integer | null",
      currency: "string | null",
      net_available: { items: { table: NetBalanceAmount }, nullable: true },
      source_types: { table: BalanceSourceTypes, nullable: true },
    },
  };
}

function NetBalanceAmount() {
  return {
    fields: {
      amount: "integer | null",
      destination: "string | null",
      source_types: { table: BalanceSourceTypes, nullable: true },
    },
  };
}

function IssuingBalance() {
  return {
    fields: {
      available: { items: { table: BalanceAmount }, nullable: true },
    },
  };
}

function PrefundingBalance() {
  return {
    fields: {
      available: { items: { table: BalanceAmount }, nullable: true },
      pending: { items: { table: BalanceAmount }, nullable: true },
    },
  };
}

function FeeDetail() {
  return {
    fields: {
      amount: "integer | null",
      application: "string | null",
      currency: "string | null",
      description: "string | null",
      type: "string | null",
    },
  };
}

function DisputeEvidence() {
  return {
    fields: {
      access_activity_log: "string | null",
      appeal: {
        table: {
          fields: {
            card: { table: { fields: { reason_for_filing: "string | null", supporting_files: "array<string> | null" } }, nullable: true },
          },
        },
        nullable: true,
      },
      billing_address: "string | null",
      cancellation_policy: { type: "string | null", alsoSeen: "object" },
      cancellation_policy_disclosure: "string | null",
      cancellation_rebuttal: "string | null",
      customer_communication: { type: "string | null", alsoSeen: "object" },
      customer_email_address: "string | null",
      customer_name: "string | null",
      customer_purchase_ip: "string | null",
      customer_signature: { type: "string | null", alsoSeen: "object" },
      duplicate_charge_documentation: { type: "string | null", alsoSeen: "object" },
      duplicate_charge_explanation: "string | null",
      duplicate_charge_id: "string | null",
      enhanced_evidence: { table: EnhancedEvidence, nullable: true },
      product_description: "string | null",
      receipt: { type: "string | null", alsoSeen: "object" },
      refund_policy: { type: "string | null", alsoSeen: "object" },
      refund_policy_disclosure: "string | null",
      refund_refusal_explanation: "string | null",
      service_date: "string | null",
      service_documentation: { type: "string | null", alsoSeen: "object" },
      shipping_address: "string | null",
      shipping_carrier: "string | null",
      shipping_date: "string | null",
      shipping_documentation: { type: "string | null", alsoSeen: "object" },
      shipping_tracking_number: "string | null",
      uncategorized_file: { type: "string | null", alsoSeen: "object" },
      uncategorized_text: "string | null",
    },
  };
}

function EnhancedEvidence() {
  return {
    fields: {
      mastercard_compliance: { table: ComplianceEvidence, nullable: true },
      visa_compelling_evidence_3: {
        table: {
          fields: {
            disputed_transaction: { table: EvidenceTransaction, nullable: true },
            prior_undisputed_transactions: { items: { table: EvidenceTransaction }, nullable: true },
          },
        },
        nullable: true,
      },
      visa_compliance: { table: ComplianceEvidence, nullable: true },
    },
  };
}

function ComplianceEvidence() {
  return {
    fields: {
      fee_acknowledged: "boolean | null",
    },
  };
}

function EvidenceTransaction() {
  return {
    fields: {
      charge: "string | null",
      customer_account_id: "string | null",
      customer_device_fingerprint: "string | null",
      customer_device_id: "string | null",
      customer_email_address: "string | null",
      customer_purchase_ip: "string | null",
      merchandise_or_services: "string | null",
      product_description: "string | null",
      shipping_address: { table: Address, nullable: true },
    },
  };
}

function DisputeEvidenceDetails() {
  return {
    fields: {
      due_by: "integer | null",
      enhanced_eligibility: { table: EnhancedEligibility, nullable: true },
      has_evidence: "boolean | null",
      past_due: "boolean | null",
      submission_count: "integer | null",
      submission_method: "string | null",
    },
  };
}

function EnhancedEligibility() {
  return {
    fields: {
      mastercard_compliance: { table: { fields: { status: "string | null" } }, nullable: true },
      visa_compelling_evidence_3: {
        table: { fields: { required_actions: "array<string> | null", status: "string | null" } },
        nullable: true,
      },
      visa_compliance: { table: { fields: { status: "string | null" } }, nullable: true },
    },
  };
}

function DisputePaymentMethodDetails() {
  return {
    fields: {
      amazon_pay: { table: { fields: { dispute_type: "string | null" } }, nullable: true },
      card: {
        table: {
          fields: { brand: "string | null", case_type: "string | null", network: "string | null", network_reason_code: "string | null" },
        },
        nullable: true,
      },
      klarna: { table: { fields: { chargeback_loss_reason_code: "string | null", reason_code: "string | null" } }, nullable: true },
      paypal: { table: { fields: { case_id: "string | null", reason_code: "string | null" } }, nullable: true },
      type: "string | null",
    },
  };
}

function PayoutTraceId() {
  return {
    fields: {
      status: "string | null",
      value: "string | null",
    },
  };
}

function PartialSubscription() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      application: "string | null",
      application_fee_percent: "number | null",
      automatic_tax: { table: SubscriptionAutomaticTax, nullable: true },
      billing_cycle_anchor: "integer | null",
      billing_cycle_anchor_config: { table: BillingCycleAnchorConfig, nullable: true },
      billing_mode: { table: BillingMode, nullable: true },
      billing_thresholds: { table: BillingThresholds, nullable: true },
      cancel_at: "integer | null",
      cancel_at_period_end: "boolean | null",
      canceled_at: "integer | null",
      cancellation_details: { table: CancellationDetails, nullable: true },
      collection_method: "string | null",
      created: "integer | null",
      currency: "string | null",
      customer: "string | null",
      customer_account: "string | null",
      days_until_due: "integer | null",
      default_payment_method: "string | null",
      default_source: "string | null",
      default_tax_rates: { items: { table: TaxRate }, nullable: true },
      description: "string | null",
      discounts: "array<string> | null",
      ended_at: "integer | null",
      invoice_settings: { table: SubscriptionInvoiceSettings, nullable: true },
      items: { table: SubscriptionItemList, nullable: true },
      latest_invoice: "string | null",
      livemode: "boolean | null",
      metadata: { values: "string", nullable: true },
      next_pending_invoice_item_invoice: "integer | null",
      on_behalf_of: "string | null",
      pause_collection: { table: PauseCollection, nullable: true },
      payment_settings: { table: SubscriptionPaymentSettings, nullable: true },
      status: "string | null",
      current_period_start: "integer | null",
      current_period_end: "integer | null",
      start_date: "integer | null",
      trial_start: "integer | null",
      trial_end: "integer | null",
      discount: { table: Discount, nullable: true },
      plan: { table: Plan, nullable: true },
      quantity: "integer | null",
      schedule: "string | null",
      test_clock: "string | null",
      transfer_data: { table: SubscriptionTransferData, nullable: true },
      trial_settings: { table: TrialSettings, nullable: true },
      pending_invoice_item_interval: { table: PendingInvoiceItemInterval, nullable: true },
      pending_setup_intent: "string | null",
      pending_update: { table: PendingUpdate, nullable: true },
    },
  };
}

function PartialPaymentIntent() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      amount: "integer | null",
      amount_capturable: "integer | null",
      amount_received: "integer | null",
      application: "string | null",
      application_fee_amount: "integer | null",
      capture_method: "string | null",
      client_secret: { type: "string | null", secret: true },
      confirmation_method: "string | null",
      created: "integer | null",
      currency: "string | null",
      customer: "string | null",
      description: "string | null",
      livemode: "boolean | null",
      metadata: { values: "string", nullable: true },
      payment_method: "string | null",
      payment_method_types: "array<string> | null",
      status: "string | null",
    },
  };
}

function PartialRefund() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      amount: "integer | null",
      balance_transaction: "string | null",
      charge: "string | null",
      created: "integer | null",
      currency: "string | null",
      description: "string | null",
      destination_details: { table: RefundDestinationDetails, nullable: true },
      failure_balance_transaction: "string | null",
      failure_reason: "string | null",
      instructions_email: "string | null",
      metadata: { values: "string", nullable: true },
      next_action: { table: RefundNextAction, nullable: true },
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

function PartialBalanceTransaction() {
  return {
    fields: {
      id: "string | null",
      object: "string | null",
      amount: "integer | null",
      available_on: "integer | null",
      balance_type: "string | null",
      created: "integer | null",
      currency: "string | null",
      description: "string | null",
      exchange_rate: "number | null",
      fee: "integer | null",
      fee_details: { items: { table: FeeDetail }, nullable: true },
      net: "integer | null",
      reporting_category: "string | null",
      source: "string | null",
      status: "string | null",
      type: "string | null",
    },
  };
}

export const inner = /* @__PURE__ */ createInner({
  connector: "payments",
  source: "Stripe's API reference and its Node types show it: 23.1, and for older versions 17.7 and 14.25.",
  records: {
    Customer: { table: Customer },
    Invoice: { table: Invoice },
    Charge: { table: Charge },
    Subscription: { table: Subscription },
    Refund: { table: Refund },
    Product: { table: Product },
    Balance: { table: Balance },
    BalanceTransaction: { table: BalanceTransaction },
    PaymentIntent: { table: PaymentIntent },
    Dispute: { table: Dispute },
    Payout: { table: Payout },
    InvoiceSearchResult: { table: InvoiceSearchResult },
    ChargeSearchResult: { table: ChargeSearchResult },
    SubscriptionSearchResult: { table: SubscriptionSearchResult },
  },
  operations: {
    "customers.list": "Customer",
    "customers.create": "Customer",
    "customers.get": "Customer",
    "customers.update": "Customer",
    "customers.api_search": "Customer",
    "invoices.list": "Invoice",
    "invoices.get": "Invoice",
    "invoices.api_search": "InvoiceSearchResult",
    "charges.list": "Charge",
    "charges.get": "Charge",
    "charges.api_search": "ChargeSearchResult",
    "subscriptions.list": "Subscription",
    "subscriptions.get": "Subscription",
    "subscriptions.api_search": "SubscriptionSearchResult",
    "refunds.list": "Refund",
    "refunds.create": "Refund",
    "refunds.get": "Refund",
    "products.list": "Product",
    "products.create": "Product",
    "products.get": "Product",
    "products.update": "Product",
    "products.api_search": "Product",
    "balance.get": "Balance",
    "balance_transactions.list": "BalanceTransaction",
    "balance_transactions.get": "BalanceTransaction",
    "payment_intents.list": "PaymentIntent",
    "payment_intents.get": "PaymentIntent",
    "payment_intents.api_search": "PaymentIntent",
    "disputes.list": "Dispute",
    "disputes.get": "Dispute",
    "payouts.list": "Payout",
    "payouts.get": "Payout",
  },
  result: "result",
});
