import { describe, expect, test } from "vitest";
import { madePackage, type MadePackage } from "../../fixtures/made_package.ts";
import { loadAndCheck } from "../../../generator/run.ts";
import type { SourceFile } from "../../../generator/read/source/source_file.ts";
import { describedAndChanged, SHOP } from "../../fixtures/shop_catalog.ts";
import { engines, withoutFormats, type Schema } from "./engines.ts";
import { kindOf, readSuite, toCatalogType, type SuiteGroup } from "./official_suite.ts";

/** A group of the suite that is about a type of a catalog, with the values that both speak of. */
interface Applicable extends SuiteGroup {
  readonly param: string;
}

const LIST = "          tags: {";

/** What a catalog says less generally than JSON Schema: params are never null, and names and texts have no control characters. */
const REFUSALS: readonly string[] = [
  "type/nullable-param",
  "type/union",
  "yaml/character",
  "yaml/key",
  "yaml/number",
  "shape/bad-name",
  "pattern/syntax",
  "pattern/slow",
];

/** The `email` format of a catalog deliberately rejects quoted local parts and address literals. */
const NARROWER = /quoted string|address-literal/u;

/** Optional in the suite, and not supported by the other validators. */
const OPTIONAL = "float-overflow";

const OURS = "ours";

const groups = readSuite().flatMap(toApplicable);
const refusals = groups.map((group) => ({ group, codes: codesOf(group) }));
const accepted = refusals.filter(({ codes }) => codes.length === 0).map(({ group }) => group);

function toApplicable(group: SuiteGroup): readonly Applicable[] {
  const written = toCatalogType(group.schema);
  if (written === undefined) return [];
  const tests = group.tests.filter(({ data }) => written.kind === undefined || kindOf(data) === written.kind);
  // A param with a pattern has an example in the catalog.
  const example = "pattern" in written.type ? tests.find(({ valid }) => valid)?.data : undefined;
  const details = { ...written.type, ...(example !== undefined && { example }), no_effect: "None.", description: "A value." };
  const isPlain = example !== undefined || !("pattern" in written.type);
  return isPlain && tests.length > 0 ? [{ ...group, tests, param: asciiJson(details) }] : [];
}

function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function catalogWith(applicable: readonly Applicable[]): readonly SourceFile[] {
  const params = applicable.map(({ param }, index) => `          c${index}: ${param}\n`);
  return describedAndChanged(SHOP, LIST, `${params.join("")}${LIST}`);
}

/** What the generator says against the type. */
function codesOf(group: Applicable): readonly string[] {
  return [...new Set(loadAndCheck(catalogWith([group])).diagnostics.map(({ code }) => code))];
}

describe("the official test suite of JSON Schema, written as a catalog", () => {
  test("can mostly be expressed in a catalog, and the generator refuses the rest with a known code", () => {
    expect(accepted.length).toBeGreaterThanOrEqual(65);
    expect(accepted.flatMap(({ tests }) => tests).length).toBeGreaterThanOrEqual(330);
    expect(
      refusals.filter(({ codes }) => codes.some((code) => !REFUSALS.includes(code))).map(({ group, codes }) => [group.name, codes]),
    ).toEqual([]);
  });

  test("gives the same verdicts with our validators and with three JSON Schema validators", async () => {
    const made = await madePackage(catalogWith(accepted));
    const checkers = await checkersOf(made);
    made.remove();
    for (const { engine, check } of checkers) {
      const cases = accepted.flatMap(({ name, tests }, index) =>
        tests.map((one) => ({ ...one, name, value: { [`c${index}`]: one.data } })),
      );
      const right = cases.filter(({ name }) => engine === OURS || !name.includes(OPTIONAL));
      const wrong = right.filter(({ description, valid, value }) => check(value) !== (valid && !NARROWER.test(description)));
      expect({ engine, wrong }).toEqual({ engine, wrong: [] });
    }
  });
});

interface Checker {
  readonly engine: string;
  readonly check: (value: unknown) => boolean;
}

/** Our validator of the params, and those that others make of its schema. */
async function checkersOf({ files, module }: MadePackage): Promise<readonly Checker[]> {
  const validator = module.findValidator("shop.orders.list.params");
  const document = withoutFormats(JSON.parse(files.get("schemas/shop.json") ?? "") as Schema);
  const schema = { $schema: document["$schema"], $id: "urn:test:suite", $ref: `${String(document["$id"])}#/$defs/orders.list.params` };
  const others = Object.entries(engines).map(async ([engine, open]): Promise<Checker> => {
    const compile = await open([document]);
    return { engine, check: await compile(schema) };
  });
  return [{ engine: OURS, check: (value) => validator?.is(value) === true }, ...(await Promise.all(others))];
}
