/**
 * Measures how long validators take for a page of 100 records, relative to `JSON.parse` of the same page: ours, AJV and zod.
 * Run it with `npx tsx bench/validators.ts`. All figures come from one process.
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import { customer, invoice } from "connector-gateway-spec/payments";
import { measure } from "mitata";
import { z } from "zod";
import { makePages, optionalNames, readJson, type JsonRecord } from "./pages.ts";

const document = readJson("schemas/payments.json");
const definitions = document["$defs"] as Readonly<Record<string, JsonRecord>>;
const examples = readJson("examples/payments.json") as Readonly<Record<string, { readonly valid: readonly JsonRecord[] }>>;

type Accepts = (record: unknown) => boolean;

/** The validators to compare, by name. */
function contendersFor(record: string, schema: JsonRecord): Readonly<Record<string, Accepts>> {
  const ours = record === "Invoice" ? invoice : customer;
  const ajv = new Ajv2020({ allowUnionTypes: true, validateFormats: false }).addSchema(document);
  const compiled = ajv.compile({ $ref: `${String(document["$id"])}#/$defs/${record}` });
  const zod = z.fromJSONSchema(schema);
  return {
    is: ours.is,
    check: (value) => ours.check(value).ok,
    "check (tolerant)": (value) => ours.check(value, { profile: "tolerant" }).ok,
    AJV: (value) => compiled(value),
    zod: (value) => zod.safeParse(value).success,
  };
}

/** The time of the fastest of many runs, because other work on the machine can only slow a run down. */
async function microseconds(work: () => unknown): Promise<number> {
  const { min } = await measure(work);
  return min / 1000;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** Prints one row per validator: for the same parsed page again and again, and for pages that were just parsed. */
async function comparePage(title: string, text: string, contenders: Readonly<Record<string, Accepts>>): Promise<void> {
  const parse = await microseconds(() => JSON.parse(text) as unknown);
  // Parsed last, because V8 changes the object shapes of a page after it has seen more objects of the same kind.
  const page = JSON.parse(text) as readonly unknown[];
  console.log(`\n${title}: ${(text.length / 1000).toFixed(0)} kB, JSON.parse takes ${parse.toFixed(0)} µs`);
  const rows = [];
  for (const [name, accepts] of Object.entries(contenders)) {
    if (!page.every(accepts)) throw new Error(`${name} rejects a record of ${title}`);
    const again = await microseconds(() => page.every(accepts));
    const fresh = await microseconds(() => (JSON.parse(text) as readonly unknown[]).every(accepts));
    rows.push({ validator: name, "of JSON.parse": percent(again, parse), "just parsed": percent(fresh - parse, parse) });
  }
  console.table(rows);
}

for (const record of ["Invoice", "Customer"]) {
  const schema = definitions[record];
  const example = examples[`payments.records.${record}`]?.valid[0];
  if (schema === undefined || example === undefined) throw new Error(`the catalog has no ${record} record`);
  const contenders = contendersFor(record, schema);
  const pages = makePages(example, optionalNames(schema));
  await comparePage(`100 ${record} records, all with the same keys`, pages.uniform, contenders);
  await comparePage(`100 ${record} records, some optional keys missing`, pages.mixed, contenders);
}
