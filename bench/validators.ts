/**
 * How long a page of a hundred records takes, as a part of what `JSON.parse` takes for the text of it: our validators,
 * AJV, zod. Run it with `npx tsx bench/validators.ts`; all figures come from one process.
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import { customer, invoice } from "connector-gateway-spec/payments";
import { measure } from "mitata";
import { z } from "zod";
import { makePages, optionalNames, readJson, type JsonRecord } from "./pages.ts";

const document = readJson("schemas/payments.json");
const definitions = document["$defs"] as Readonly<Record<string, JsonRecord>>;
const examples = readJson("examples/payments.json") as Readonly<Record<string, { readonly valid: readonly JsonRecord[] }>>;

type Holds = (record: unknown) => boolean;

/** Everybody who can tell whether a record fits, by name. */
function contendersFor(record: string, schema: JsonRecord): Readonly<Record<string, Holds>> {
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

/** The fastest of many runs: what others do on the machine at the same time only ever adds to it. */
async function microseconds(work: () => unknown): Promise<number> {
  const { min } = await measure(work);
  return min / 1000;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** One row a contender: the page that is parsed already, again and again; and pages that were parsed just before. */
async function comparePage(title: string, text: string, contenders: Readonly<Record<string, Holds>>): Promise<void> {
  const parse = await microseconds(() => JSON.parse(text) as unknown);
  // Parsed last: the first objects of a kind have shapes that V8 gives up when it has seen more of them.
  const page = JSON.parse(text) as readonly unknown[];
  console.log(`\n${title}: ${(text.length / 1000).toFixed(0)} kB, JSON.parse takes ${parse.toFixed(0)} µs`);
  const rows = [];
  for (const [name, holds] of Object.entries(contenders)) {
    if (!page.every(holds)) throw new Error(`${name} refuses a record of ${title}`);
    const again = await microseconds(() => page.every(holds));
    const fresh = await microseconds(() => (JSON.parse(text) as readonly unknown[]).every(holds));
    rows.push({ validator: name, "of JSON.parse": percent(again, parse), "just parsed": percent(fresh - parse, parse) });
  }
  console.table(rows);
}

for (const record of ["Invoice", "Customer"]) {
  const schema = definitions[record];
  const example = examples[`payments.records.${record}`]?.valid[0];
  if (schema === undefined || example === undefined) throw new Error(`there is no ${record}`);
  const contenders = contendersFor(record, schema);
  const pages = makePages(example, optionalNames(schema));
  await comparePage(`100 ${record} records, all with the same keys`, pages.uniform, contenders);
  await comparePage(`100 ${record} records, optional keys absent here and there`, pages.mixed, contenders);
}
