import { readFileSync } from "node:fs";
import { randomFrom, type Random } from "../test/fixtures/mutate.ts";

/** A parsed JSON object. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** JSON texts of the same records: `uniform` with all keys, `mixed` with some optional keys missing, as in real traffic. */
export interface Pages {
  readonly uniform: string;
  readonly mixed: string;
}

/** What a file of examples says of an address. */
interface Examples {
  readonly valid: readonly JsonRecord[];
  readonly invalid: readonly { readonly value: unknown }[];
}

const RECORDS = 100;
const ABSENT = 0.3;

/** A JSON file of the package. */
export function readJson(path: string): JsonRecord {
  return JSON.parse(readPackageFile(path)) as JsonRecord;
}

/** The examples of an address. Throws when the catalog has none. */
export function readExamples(address: string): { readonly valid: readonly JsonRecord[]; readonly invalid: readonly unknown[] } {
  const connector = address.slice(0, address.indexOf("."));
  const all = readJson(`examples/${connector}.json`) as Readonly<Record<string, Examples>>;
  const found = all[address];
  if (found === undefined) throw new Error(`The catalog has no examples of ${address}.`);
  return { valid: found.valid, invalid: found.invalid.map(({ value }) => value) };
}

/** The text of a file of the package. */
export function readPackageFile(path: string): string {
  return readFileSync(new URL(import.meta.resolve(`connector-gateway-spec/${path}`)), "utf8");
}

/** Two pages of 100 records each, made from the example of a record. The result is the same on every run. */
export function makePages(example: JsonRecord, optional: ReadonlySet<string>): Pages {
  const random = randomFrom(1);
  const records = Array.from({ length: RECORDS }, (_, index) => varyRecord(example, index));
  return { uniform: JSON.stringify(records), mixed: JSON.stringify(records.map((record) => leaveOut(record, optional, random))) };
}

/** The names of the optional properties of a schema. */
export function optionalNames(schema: JsonRecord): ReadonlySet<string> {
  const required = new Set((schema["required"] ?? []) as readonly string[]);
  return new Set(Object.keys(schema["properties"] as object).filter((name) => !required.has(name)));
}

/** The same records with their keys in another order, a different one in each of them. The result is the same on every run. */
export function shuffleKeys(records: readonly JsonRecord[]): readonly JsonRecord[] {
  const random = randomFrom(2);
  return records.map((record) => {
    const drawn = Object.entries(record).map((entry) => ({ entry, place: random() }));
    return Object.fromEntries(drawn.toSorted((left, right) => left.place - right.place).map(({ entry }) => entry));
  });
}

function varyRecord(example: JsonRecord, index: number): JsonRecord {
  const entries = Object.entries(example).map(([name, value]): [string, unknown] => {
    if (name === "id") return [name, `${String(value)}_${index}`];
    return [name, typeof value === "number" ? value + index : value];
  });
  return Object.fromEntries(entries);
}

function leaveOut(record: JsonRecord, optional: ReadonlySet<string>, random: Random): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !optional.has(name) || random() >= ABSENT));
}
