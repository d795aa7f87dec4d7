import { readFileSync } from "node:fs";
import { addresses } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { listAddresses } from "../../generator/schema/addresses.ts";
import { issueCodes } from "../../templates/runtime/issue_codes.ts";
import { validatorAt } from "../fixtures/validator_at.ts";

interface Faulty {
  readonly about: string;
  readonly issue: { readonly code: string; readonly pointer: string };
  readonly value: unknown;
}

interface Examples {
  readonly valid: readonly unknown[];
  readonly invalid: readonly Faulty[];
  readonly warned?: readonly Faulty[];
}

const model = loadCatalog();

const files = [...model.connectors.map(({ id }) => id), "gateway"];

/** The content of a JSON file of the package. */
function readJson(name: string): Record<string, unknown> {
  const file = new URL(import.meta.resolve(`connector-gateway-spec/${name}`));
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

function examplesIn(file: string): readonly (readonly [address: string, examples: Examples])[] {
  return Object.entries(readJson(`examples/${file}.json`)).map(([address, examples]) => [address, examples as Examples]);
}

describe.each(files)("examples of %s", (file) => {
  const all = examplesIn(file);

  // `agreement.test.ts` shows that the JSON Schemas say the same about each example.
  test("are valid for the validators", () => {
    const refused = all.flatMap(([address, { valid }]) => {
      const validator = validatorAt(address);
      return valid.flatMap((value) => {
        const found = [...(validator.is(value) ? [] : ["is"]), ...validator.check(value).issues.map(({ message }) => message)];
        return found.map((message) => `${address}: ${message}`);
      });
    });
    expect(refused.slice(0, 5)).toEqual([]);
  });

  /** Values that do not produce exactly their issue, or that `is` accepts or refuses against expectation. */
  function failures(kind: "invalid" | "warned"): readonly object[] {
    const [severity, accepted] = kind === "invalid" ? ["error", false] : ["warning", true];
    return all.flatMap(([address, examples]) => {
      const validator = validatorAt(address);
      return (examples[kind] ?? []).flatMap(({ about, issue, value }) => {
        const found = validator.check(value).issues.map(({ code, pointer, severity }) => ({ code, pointer, severity }));
        const want = [{ ...issue, severity }];
        const verdicts = [validator.is(value), validator.check(value).ok];
        const isRight = JSON.stringify(found) === JSON.stringify(want) && verdicts.every((verdict) => verdict === accepted);
        return isRight ? [] : [{ address, about, want, found, verdicts }];
      });
    });
  }

  test("that are invalid produce exactly the error that they name", () => {
    expect(failures("invalid").slice(0, 5)).toEqual([]);
  });

  test("with a warning produce exactly the warning that they name", () => {
    expect(failures("warned").slice(0, 5)).toEqual([]);
  });
});

test("every address has examples, in the order of the catalog", () => {
  const wanted = listAddresses(model).map(({ name }) => name);
  expect(files.flatMap((file) => examplesIn(file).map(([address]) => address))).toEqual(wanted);
  expect([...addresses].sort()).toEqual([...wanted].sort());
});

test("every address has a valid example, every operation at least three kinds of invalid ones, and no value repeats", () => {
  const ofAddress = new Map(files.flatMap(examplesIn));
  expect([...ofAddress].filter(([, { valid }]) => valid.length === 0)).toEqual([]);
  const operations = model.connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));
  for (const { id } of operations) {
    const codes = new Set(
      ["params", "request"].flatMap((part) => ofAddress.get(`${id}.${part}`)?.invalid.map(({ issue }) => issue.code) ?? []),
    );
    expect(codes.size, id).toBeGreaterThanOrEqual(3);
  }
  for (const [address, { invalid, warned = [] }] of ofAddress) {
    const values = [...invalid, ...warned].map(({ value }) => JSON.stringify(value));
    expect(new Set(values).size, address).toBe(values.length);
  }
});

test("the params and requests of every open operation, and the create request, have one with a warning", () => {
  const ofAddress = new Map(files.flatMap(examplesIn));
  const operations = model.connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));
  const open = operations.filter(({ params }) => params.open).flatMap(({ id }) => [`${id}.params`, `${id}.request`]);
  expect(open.length).toBeGreaterThan(20);
  for (const address of open) expect(ofAddress.get(address)?.warned?.[0]?.issue.code, address).toBe("params/unknown");
  const codes = ofAddress.get("gateway.create_instance")?.warned?.map(({ issue }) => issue.code);
  expect(codes).toEqual(expect.arrayContaining(["request/unknown-connector", "field/unknown"]));
});

test("every code has an example, except those that no JSON value gets from the rules of this catalog", () => {
  const faulty = files.flatMap((file) => examplesIn(file).flatMap(([, { invalid, warned = [] }]) => [...invalid, ...warned]));
  const used = new Set(faulty.map(({ issue }) => issue.code));
  const unreachable = [
    // The catalog has no such rule.
    ...["value/min-length", "value/min-items", "value/multiple-of", "field/at-least-one-of"],
    // Only the tolerant profile reports it, or a check with inner types.
    ...["value/also-seen", "inner/type"],
    // JSON has no such value, or one that is too large for an example.
    ...["value/too-deep", "value/unreadable"],
  ];
  const unused = Object.keys(issueCodes).filter((code) => !used.has(code));
  expect(unused.toSorted()).toEqual(unreachable.toSorted());
});

test("credentials are clearly not real", () => {
  const secrets = files.flatMap((file) => JSON.stringify(examplesIn(file)).match(/(?:sk_(?:test|live)_|xox[a-z]-)[\w-]+/gu) ?? []);
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => !secret.includes("EXAMPLE"))).toEqual([]);
});
