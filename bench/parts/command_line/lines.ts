import { closeSync, openSync, writeSync } from "node:fs";
import { makePages, optionalNames, readExamples, readJson, type JsonRecord } from "../../pages.ts";

const MEGABYTE = 1_000_000;

/** Writes at least so many megabytes of invoices, one a line, no two alike, and then what is to stand at the end. */
export function writeLines(path: string, megabytes: number, end = ""): void {
  const records = mixedInvoices();
  const file = openSync(path, "w");
  let index = 0;
  for (let written = 0; written < megabytes * MEGABYTE;) {
    const block = records.map((record) => `${JSON.stringify(distinct(record, (index += 1)))}\n`).join("");
    written += writeSync(file, block);
  }
  writeSync(file, end);
  closeSync(file);
}

/** Invoices in which some optional fields are missing, as in real traffic. */
function mixedInvoices(): readonly JsonRecord[] {
  const { $defs } = readJson("schemas/payments.json") as { readonly $defs: { readonly Invoice: JsonRecord } };
  const { mixed } = makePages(readExamples("payments.records.Invoice").valid[1] ?? {}, optionalNames($defs.Invoice));
  return JSON.parse(mixed) as readonly JsonRecord[];
}

/** The record with other numbers and another id. */
export function distinct(record: JsonRecord, index: number): JsonRecord {
  const entries = Object.entries(record).map(([name, value]): [string, unknown] => {
    if (name === "id") return [name, `${String(value)}_${index}`];
    return [name, typeof value === "number" ? value + index : value];
  });
  return Object.fromEntries(entries);
}
