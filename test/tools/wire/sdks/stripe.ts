import { asOne, type Params, type Sdk } from "./sdk.ts";

interface StripeModule {
  readonly default: new (key: string | undefined, options: object) => { readonly getApiField: (name: string) => string };
}

export const stripe: Sdk = {
  connector: "payments",
  vendor: "Stripe",
  package: { name: "stripe", module: "esm/stripe.esm.node.js" },
  about: "Official. Set up with `host`, `port`, `protocol`, and with `apiVersion` as the gateway has it.",
  client: (module, { port, credentials, version }) => {
    const { default: Stripe } = module as unknown as StripeModule;
    return new Stripe(credentials["api_key"], { host: "127.0.0.1", port, protocol: "http", telemetry: false, apiVersion: version });
  },
  address: (module) => {
    const { default: Stripe } = module as unknown as StripeModule;
    const client = new Stripe("sk_test_EXAMPLE", {});
    return `${client.getApiField("protocol")}://${client.getApiField("host")}`;
  },
  calls: {
    "payments.customers.list": ["customers.list", asOne],
    "payments.customers.create": ["customers.create", asOne],
    "payments.customers.get": ["customers.retrieve", idFirst],
    "payments.customers.update": ["customers.update", idFirst],
    "payments.customers.delete": ["customers.del", idFirst],
    "payments.customers.api_search": ["customers.search", asOne],
    "payments.invoices.list": ["invoices.list", asOne],
    "payments.invoices.get": ["invoices.retrieve", idFirst],
    "payments.invoices.api_search": ["invoices.search", asOne],
    "payments.charges.list": ["charges.list", asOne],
    "payments.charges.get": ["charges.retrieve", idFirst],
    "payments.charges.api_search": ["charges.search", asOne],
    "payments.subscriptions.list": ["subscriptions.list", asOne],
    "payments.subscriptions.get": ["subscriptions.retrieve", idFirst],
    "payments.subscriptions.api_search": ["subscriptions.search", asOne],
    "payments.refunds.list": ["refunds.list", asOne],
    "payments.refunds.create": ["refunds.create", asOne],
    "payments.refunds.get": ["refunds.retrieve", idFirst],
    "payments.products.list": ["products.list", asOne],
    "payments.products.create": ["products.create", asOne],
    "payments.products.get": ["products.retrieve", idFirst],
    "payments.products.update": ["products.update", idFirst],
    "payments.products.delete": ["products.del", idFirst],
    "payments.products.api_search": ["products.search", asOne],
    "payments.balance.get": ["balance.retrieve", asOne],
    "payments.balance_transactions.list": ["balanceTransactions.list", asOne],
    "payments.balance_transactions.get": ["balanceTransactions.retrieve", idFirst],
    "payments.payment_intents.list": ["paymentIntents.list", asOne],
    "payments.payment_intents.get": ["paymentIntents.retrieve", idFirst],
    "payments.payment_intents.api_search": ["paymentIntents.search", asOne],
    "payments.disputes.list": ["disputes.list", asOne],
    "payments.disputes.get": ["disputes.retrieve", idFirst],
    "payments.payouts.list": ["payouts.list", asOne],
    "payments.payouts.get": ["payouts.retrieve", idFirst],
  },
};

/** A method that takes the id, and then the other params. */
function idFirst({ id, ...others }: Params): readonly unknown[] {
  return Object.keys(others).length === 0 ? [id] : [id, others];
}
