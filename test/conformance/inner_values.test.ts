import { readFileSync } from "node:fs";
import { inner as crm } from "connector-gateway-spec/crm/inner";
import { inner as fileStorage } from "connector-gateway-spec/file_storage/inner";
import { inner as issueTracker } from "connector-gateway-spec/issue_tracker/inner";
import { inner as messaging } from "connector-gateway-spec/messaging/inner";
import { inner as payments } from "connector-gateway-spec/payments/inner";
import { inner as projectTracker } from "connector-gateway-spec/project_tracker/inner";
import { inner as recruiting } from "connector-gateway-spec/recruiting/inner";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../generator/resolve/model/types.ts";
import type { Inner } from "../../templates/runtime/validator_types.ts";
import { runs } from "../fixtures/property_runs.ts";
import { validatorAt } from "../fixtures/validator_at.ts";

/** What is known about the connectors, as users import it. */
const insides: Readonly<Record<string, Inner>> = {
  crm,
  file_storage: fileStorage,
  issue_tracker: issueTracker,
  messaging,
  payments,
  project_tracker: projectTracker,
  recruiting,
};
const connectors = Object.keys(insides);
const inner = Object.values(insides);

interface Example {
  readonly address: string;
  readonly value: JsonValue;
}

/** The right examples of records and answers. */
function examplesOf(connector: string): readonly Example[] {
  const file = new URL(import.meta.resolve(`connector-gateway-spec/examples/${connector}.json`));
  const examples = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, { readonly valid: readonly JsonValue[] }>>;
  return Object.entries(examples)
    .filter(([address]) => /\.records\.\w+$|\.record$|\.response$/u.test(address))
    .flatMap(([address, { valid }]) => valid.map((value) => ({ address, value })));
}

const examples = connectors.flatMap(examplesOf);

function warningsAbout({ address, value }: Example): readonly string[] {
  const { issues } = validatorAt(address).check(value, { inner, profile: "tolerant" });
  return issues.filter(({ code }) => code === "inner/type").map(({ message, pointer }) => `${address} ${pointer}: ${message}`);
}

test.each(connectors)("the examples of %s have nothing of the wrong kind inside", (connector) => {
  const own = examples.filter(({ address }) => address.startsWith(`${connector}.`));
  expect(own.length).toBeGreaterThan(15);
  expect(own.flatMap(warningsAbout)).toEqual([]);
});

describe("what is known about a connector", () => {
  test.each<[address: string, value: JsonValue, want: string]>([
    [
      "crm.records.CrmObject",
      { properties: { email: 1 } },
      "/properties/email: `properties.email` must be a string or null, not an integer",
    ],
    [
      "crm.contacts.list.response",
      { result: [{ associations: { a: [] } }] },
      "/result/0/associations/a: `result[0].associations.a` must be an object, not an array",
    ],
    [
      "file_storage.files.get.record",
      { capabilities: { canEdit: "yes" } },
      "/capabilities/canEdit: `capabilities.canEdit` must be a boolean or null, not a string",
    ],
    [
      "file_storage.changes.list.response",
      { result: [{ file: { owners: {} } }] },
      "/result/0/file/owners: `result[0].file.owners` must be an array or null, not an object",
    ],
    [
      "issue_tracker.issues.list.response",
      { result: { data: { issues: { nodes: [{ title: 1 }] } } } },
      "/result/data/issues/nodes/0/title: `result.data.issues.nodes[0].title` must be a string or null, not an integer",
    ],
    [
      "messaging.records.ThreadMessage",
      { blocks: [{ type: {} }] },
      "/blocks/0/type: `blocks[0].type` must be a string or null, not an object",
    ],
    [
      "payments.invoices.api_search.response",
      { result: { data: [{ lines: { data: [{ amount: "1" }] } }] } },
      "/result/data/0/lines/data/0/amount: `result.data[0].lines.data[0].amount` must be an integer or null, not a string",
    ],
    [
      "project_tracker.records.Issue",
      { fields: { status: "Done" } },
      "/fields/status: `fields.status` must be an object or null, not a string",
    ],
    [
      "recruiting.records.Candidate",
      { email_addresses: [{ value: 1 }] },
      "/email_addresses/0/value: `email_addresses[0].value` must be a string or null, not an integer",
    ],
  ])("is checked: %s", (address, value, want) => {
    expect(warningsAbout({ address, value })).toEqual([`${address} ${want}`]);
  });

  test.each<[address: string, value: JsonValue]>([
    ["crm.records.CrmObject", { properties: { email: null, a_property_of_ours: "a" }, associations: {} }],
    [
      "project_tracker.records.Issue",
      { fields: { customfield_10010: { any: ["thing"] }, fixVersions: [{ projectId: 1 }, { projectId: "1" }] } },
    ],
    ["payments.records.Charge", { source: { account: { id: "expanded" } }, payment_method_details: { a_new_method: {} } }],
    ["payments.records.Invoice", { lines: { data: [] }, metadata: {}, parent: null }],
    ["payments.refunds.create.params", { charge: 1 }],
  ])("has nothing against what is missing, null, unknown or seen elsewhere: %s", (address, value) => {
    expect(warningsAbout({ address, value })).toEqual([]);
  });

  test("is about that connector alone", () => {
    const wrong = { lines: { data: [{ amount: "1" }] } };
    const others = Object.entries(insides).flatMap(([id, one]) => (id === "payments" ? [] : [one]));
    const { issues } = validatorAt("payments.records.Invoice").check(wrong, { inner: others });
    expect(issues.filter(({ code }) => code === "inner/type")).toEqual([]);
  });

  const change = fc.record({ place: fc.nat(), other: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(null)) });
  const mutated = fc
    .record({ example: fc.constantFrom(...examples), changes: fc.array(change, { minLength: 1, maxLength: 4 }) })
    .map(({ example, changes }): Example => {
      const value = changes.reduce((one, { place, other }) => withOther(one, place, other as JsonValue), example.value);
      return { ...example, value };
    });
  const anything = fc.record({
    address: fc.constantFrom(...examples.map(({ address }) => address)),
    value: fc.jsonValue() as fc.Arbitrary<JsonValue>,
  });

  test("adds nothing but warnings, whatever the value is", () => {
    let found = 0;
    const property = fc.property(
      fc.oneof(mutated, mutated, anything),
      fc.constantFrom("documented" as const, "tolerant" as const),
      ({ address, value }, profile) => {
        const { check } = validatorAt(address);
        const [without, { ok, issues }] = [check(value, { profile }), check(value, { profile, inner })];
        const inside = issues.slice(without.issues.length);
        found += inside.length;
        expect({ ok, issues: issues.slice(0, without.issues.length) }).toEqual({ ok: without.ok, issues: without.issues });
        expect(inside.every(({ code, severity }) => code === "inner/type" && severity === "warning")).toBe(true);
      },
    );
    fc.assert(property, runs(300));
    expect(found).toBeGreaterThan(20);
  });
});

/** A value with another one at one of its places. */
function withOther(value: JsonValue, place: number, other: JsonValue): JsonValue {
  const places = placesIn(value);
  return places[place % places.length]?.(other) ?? null;
}

/** For each place in a value, what puts another value there. */
function placesIn(value: JsonValue): readonly ((other: JsonValue) => JsonValue)[] {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const inside = entries.flatMap(([name, one]: [string, JsonValue]) =>
    placesIn(one).map(
      (put) =>
        (other: JsonValue): JsonValue =>
          replaceIn(value, name, put(other)),
    ),
  );
  return [(other) => other, ...inside];
}

function replaceIn(value: JsonValue, name: string, other: JsonValue): JsonValue {
  if (isList(value)) return value.with(Number(name), other);
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, one]: [string, JsonValue]) => [key, key === name ? other : one]));
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
