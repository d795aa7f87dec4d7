import { operations } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import { findEntry, loadEntries, exampleParams, paramsValidator } from "../../../../gateway/src/agents/operation_names.ts";

const entries = loadEntries();

describe("loadEntries", () => {
  test("has all operations, in the order of the catalog", () => {
    expect(entries.map(({ operation }) => operation.id)).toEqual(operations.map(({ id }) => id));
  });

  test("has each operation with its connector and entity", () => {
    const ids = entries.map(({ connector, entity, operation }) => `${connector.id}.${entity.name}.${operation.action}`);
    expect(ids).toEqual(entries.map(({ operation }) => operation.id));
  });
});

describe("findEntry", () => {
  test("finds by the exact id only", () => {
    expect(findEntry(entries, "payments.customers.list")?.operation.id).toBe("payments.customers.list");
    expect(findEntry(entries, "payments_customers_list")).toBeUndefined();
  });
});

describe("params of each operation", () => {
  test.each(entries.map((entry) => [entry.operation.id, entry] as const))("%s has examples that its validator accepts", (_, entry) => {
    const { check } = paramsValidator(entry);
    const examples = exampleParams(entry);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.flatMap((example) => check(example).issues.filter(({ severity }) => severity === "error"))).toEqual([]);
  });
});
