import { jsonSchemaFor } from "connector-gateway-spec/schemas";
import { validatorAt } from "../../test/fixtures/validator_at.ts";
import { compareCheckers, type CheckedWork } from "../harness/compare_checkers.ts";
import { makePages, optionalNames, readExamples, shuffleKeys, type JsonRecord } from "../pages.ts";
import type { Part } from "../part.ts";

const INVOICE = "payments.records.Invoice";
const LINES = 3;

/** Validation of pages of records. */
export const records: Part = {
  name: "records",
  title: "A page of 100 invoices",
  about:
    "Each record has 90 fields and three lines. Relative to `JSON.parse` of the page, which was just parsed. Mixed records lack some optional fields, as in real traffic; keys are shuffled in a different way in each record.",
  nodeOptions: ["--single-threaded"],
  measure: () => compareCheckers([...documented(), ...tolerant()]),
};

function documented(): readonly CheckedWork[] {
  const { uniform, mixed } = invoices();
  return [
    { ...workOf("records with shuffled keys", shuffleKeys(mixed)), goal: { most: 0.1 } },
    { ...workOf("mixed records", mixed), goal: { most: 0.05 } },
    { ...workOf("uniform records", uniform), goal: { most: 0.03 } },
  ];
}

/** Mixed records with deviations that the tolerant profile reports as warnings. Other libraries have no such profile. */
function tolerant(): readonly CheckedWork[] {
  const { mixed } = invoices();
  const goals = new Map([
    [1, { most: 0.12 }],
    [3, { most: 0.18 }],
  ]);
  return [0, 1, 3].map((count): CheckedWork => {
    const deviating = mixed.map((record) => deviate(record, count));
    for (const record of deviating) assertWarnings(record, count);
    const goal = goals.get(count);
    const work = workOf(`mixed records, tolerant profile, ${count === 1 ? "1 deviation" : `${count} deviations`} a record`, deviating);
    return { ...work, way: "check", options: { profile: "tolerant" }, others: wrong(), ...(goal === undefined ? {} : { goal }) };
  });
}

function workOf(work: string, values: readonly JsonRecord[]): CheckedWork {
  const others = [...readExamples(INVOICE).invalid, ...wrong()];
  return { work, address: INVOICE, values, valid: true, others, way: "accepts", relativeTo: "JSON.parse" };
}

/** A record of another type in one field, which no profile accepts. */
function wrong(): readonly JsonRecord[] {
  return [{ ...filledInvoice(), amount_due: "4998" }];
}

function invoices(): { readonly uniform: readonly JsonRecord[]; readonly mixed: readonly JsonRecord[] } {
  const { uniform, mixed } = makePages(filledInvoice(), optionalNames(jsonSchemaFor(INVOICE)));
  return { uniform: recordsOf(uniform), mixed: recordsOf(mixed) };
}

function recordsOf(text: string): readonly JsonRecord[] {
  return JSON.parse(text) as readonly JsonRecord[];
}

/** The example of an invoice, with lines: nothing is said about their fields, but an invoice without any is no typical one. */
function filledInvoice(): JsonRecord {
  const [example] = readExamples(INVOICE).valid;
  if (example === undefined) throw new Error("The catalog has no example of an invoice.");
  const data = Array.from({ length: LINES }, (_, index) => lineOf(index));
  return { ...example, lines: { object: "list", data, has_more: false, total_count: LINES, url: "/v1/invoices/in_EXAMPLE0001/lines" } };
}

function lineOf(index: number): JsonRecord {
  return {
    id: `il_EXAMPLE000${index}`,
    object: "line_item",
    amount: 1666,
    currency: "eur",
    description: `${index + 1} × Monthly plan (at 16.66 EUR / month)`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: "in_EXAMPLE0001",
    livemode: false,
    metadata: { order_number: "1001", position: String(index) },
    parent: {
      type: "subscription_item_details",
      invoice_item_details: null,
      subscription_item_details: { subscription: "sub_EXAMPLE0001", subscription_item: `si_EXAMPLE000${index}`, proration: false },
    },
    period: { start: 1735732800, end: 1738411200 },
    pretax_credit_amounts: [],
    pricing: {
      type: "price_details",
      price_details: { price: "price_EXAMPLE0001", product: "prod_EXAMPLE0001" },
      unit_amount_decimal: "1666",
    },
    quantity: 1,
    taxes: [
      { amount: 266, tax_behavior: "exclusive", taxability_reason: "standard_rated", taxable_amount: 1400, type: "tax_rate_details" },
    ],
  };
}

/** Leaves out a field that must be there, gives another one no value, and a third one a value that nobody knows yet. */
function deviate(record: JsonRecord, count: number): JsonRecord {
  const { attempted: _, ...lacking } = record;
  if (count === 0) return record;
  return count === 1 ? lacking : { ...lacking, attempt_count: null, collection_method: "by_pigeon" };
}

function assertWarnings(record: JsonRecord, count: number): void {
  const { ok, issues } = validatorAt(INVOICE).check(record, { profile: "tolerant" });
  if (!ok || issues.length !== count) throw new Error(`A record has ${issues.length} issues, and not ${count} warnings.`);
}
