// @generated from spec/ by connector-gateway-spec. Do not edit.
import payments from "./payments.json" with { type: "json" };
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  payments: { definitions: payments.$defs, records: ["Customer", "CustomerDeleteResult", "Invoice", "Charge", "Subscription", "Refund", "Product", "ProductDeleteResult", "Balance", "BalanceTransaction", "PaymentIntent", "Dispute", "Payout", "InvoiceSearchResult", "ChargeSearchResult", "SubscriptionSearchResult"], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
