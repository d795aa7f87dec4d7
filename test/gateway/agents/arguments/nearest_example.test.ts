import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject, OperationEntry } from "../../../../gateway/src/agents/agent_types.ts";
import { isProblem } from "../../../../gateway/src/agents/arguments/argument_values.ts";
import { readRunArguments } from "../../../../gateway/src/agents/toolbox/finder_set.ts";
import { readToolArguments } from "../../../../gateway/src/agents/toolbox/operation_tools.ts";
import { nearestExample } from "../../../../gateway/src/agents/arguments/repair_value.ts";
import { runToolOf } from "../../../../gateway/src/agents/arguments/continued_read.ts";
import { findEntry, loadEntries, exampleParams, paramsValidator } from "../../../../gateway/src/agents/operation_names.ts";
import { materialOf, mutate, randomFrom } from "../../../fixtures/mutate.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const entries = loadEntries();

function entryOf(id: string): OperationEntry {
  const entry = findEntry(entries, id);
  if (entry === undefined) throw new Error(`There is no operation ${id}.`);
  return entry;
}

describe("the nearest example", () => {
  test.each<[string, string, JsonObject, JsonObject]>([
    ["clips a number", "payments.customers.list", { limit: 500 }, { limit: 100 }],
    ["clips a number at the other end", "payments.customers.list", { limit: -3 }, { limit: 1 }],
    ["rounds", "payments.customers.list", { limit: 2.6 }, { limit: 3 }],
    ["reads a number", "payments.customers.list", { limit: "20" }, { limit: 20 }],
    ["writes a number as text", "payments.customers.get", { id: 7 }, { id: "7" }],
    ["reads a boolean", "messaging.channels.list", { exclude_archived: "True" }, { exclude_archived: true }],
    ["corrects a name", "payments.customers.list", { startingAfter: "cus_1" }, { starting_after: "cus_1" }],
    ["corrects a name inside", "payments.customers.list", { created: { GTE: 5 } }, { created: { gte: 5 } }],
    ["leaves out unknown names", "payments.customers.list", { limit: 5, verbose: true }, { limit: 5 }],
    ["leaves out null", "payments.customers.list", { limit: 5, email: null }, { limit: 5 }],
    [
      "finds the value of an enum",
      "payments.refunds.create",
      { charge: "ch_1", reason: "Duplicate" },
      { charge: "ch_1", reason: "duplicate" },
    ],
    ["leaves out other values of an enum", "payments.refunds.create", { charge: "ch_1", reason: "because" }, { charge: "ch_1" }],
    ["adds one of several", "payments.refunds.create", { amount: 5 }, { amount: 5, charge: "ch_EXAMPLE0001" }],
    ["adds what is missing", "file_storage.files.download", { fileId: "x" }, { fileId: "x", alt: "media" }],
    ["corrects the only value", "file_storage.files.download", { fileId: "x", alt: "json" }, { fileId: "x", alt: "media" }],
    ["takes the only unknown name for the only missing one", "payments.customers.get", { customer_id: "cus_1" }, { id: "cus_1" }],
    ["joins a list", "crm.contacts.list", { properties: ["email", "phone"] }, { properties: "email,phone" }],
    ["removes spaces in a list", "file_storage.files.list", { spaces: "drive, appdatafolder" }, { spaces: "drive,appDataFolder" }],
    ["splits a text", "crm.contacts.api_search", { properties: "email, phone" }, { properties: ["email", "phone"] }],
    ["reads JSON inside", "payments.customers.list", { created: '{"gte":5}' }, { created: { gte: 5 } }],
    [
      "puts lists around objects",
      "crm.contacts.api_search",
      { filterGroups: { filters: { operator: "eq", property_name: "email", value: 5 } } },
      { filterGroups: [{ filters: [{ operator: "EQ", propertyName: "email", value: "5" }] }] },
    ],
    ["leaves out what cannot be repaired", "file_storage.comments.list", { fileId: "x", startModifiedTime: "today" }, { fileId: "x" }],
    ["keeps what is valid", "payments.customers.list", { limit: 5, email: "jo@example.com" }, { limit: 5, email: "jo@example.com" }],
  ])("%s", (_, id, given, want) => {
    const entry = entryOf(id);
    expect(nearestExample(entry, given)).toEqual(want);
    expect(paramsValidator(entry).is(want)).toBe(true);
  });

  test.each<[string, JsonObject]>([
    ["is long", { email: "x".repeat(5_000) }],
    ["has a key of the third party", { description: "sk_live_51EXAMPLE0000000000" }],
    ["has a bearer token", { metadata: { note: "Bearer abcdef0123456789" } }],
  ])("is the catalog's where it %s", (_, given) => {
    const entry = entryOf("payments.customers.create");
    expect(nearestExample(entry, given)).toEqual(exampleParams(entry)[0]);
  });
});

describe("mutated examples of each operation are sent as they are, or come back valid", () => {
  test.each(entries.map((entry) => [entry.operation.id, entry] as const))("%s", (id, entry) => {
    const { is } = paramsValidator(entry);
    const { fields } = entry.operation.params;
    const material = materialOf({ properties: Object.fromEntries(fields.map(({ name, type }) => [name, type])) });
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = randomFrom(seed);
        const params = exampleParams(entry).map((example) => mutate(mutate(example, material, random), material, random));
        for (const given of params) {
          const run = readRunArguments({ operation: id, params: given }, runToolOf(entry), { entries, readOnly: false });
          const direct = readToolArguments(given, entry);
          if (!isProblem(direct)) expect([direct.params, is(given ?? {})]).toEqual([given ?? {}, true]);
          for (const read of [run, direct]) expect(is(isProblem(read) ? read.example : read.params)).toBe(true);
        }
      }),
      runs(15),
    );
  });
});
