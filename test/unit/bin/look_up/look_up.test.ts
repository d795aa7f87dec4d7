import { describe, expect, test } from "vitest";
import { addresses, validatorFor } from "connector-gateway-spec";
import { readCatalog, runCommand } from "../../../fixtures/command_line.ts";

async function print(...words: readonly string[]): Promise<string> {
  const { code, stdout } = await runCommand(words);
  expect(code).toBe(0);
  return stdout;
}

const operations = readCatalog().connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations.map(({ id }) => id)));

describe("list", () => {
  test("names every connector, and every operation of one", async () => {
    expect((await print("list")).match(/^\w+/gm)).toEqual(readCatalog().connectors.map(({ id }) => id));
    expect((await print("list", "crm")).match(/^[\w.]+/gm)).toEqual(operations.filter((id) => id.startsWith("crm.")));
    expect(JSON.parse(await print("list", "crm", "--format", "json"))).toContainEqual(
      expect.objectContaining({ id: "crm.contacts.list", kind: "list" }),
    );
  });
});

describe("explain", () => {
  test("tells an operation: source, effect, params, record, paging, example", async () => {
    const text = await print("explain", "payments.customers.list");
    for (const part of [
      "source: Document 1, Endpoints, Payments operations",
      "reads; answers with: list",
      "limit  integer, at least 1, at most 100, default 10",
      "record Customer",
      "paging  record cursor, next: starting_after, previous: ending_before",
      '"entity": "customers"',
    ])
      expect(text).toContain(part);
  });

  test("tells what is assumed, and what cannot be undone", async () => {
    expect(await print("explain", "payments.customers.delete")).toContain("cannot be undone");
    expect(await print("explain", "payments.customers.create")).toMatch(/email {2}string.*, assumed/);
  });

  test("tells every operation and every address", async () => {
    for (const name of [...operations, ...addresses]) expect(await print("explain", name)).toMatch(new RegExp(`^${name}\n`));
  });

  test("as JSON", async () => {
    expect(JSON.parse(await print("explain", "payments.records.Customer", "--format", "json"))).toMatchObject({
      name: "payments.records.Customer",
      type: { kind: "object" },
    });
  });
});

test("schema", async () => {
  expect(JSON.parse(await print("schema", "payments.customers.list.params"))).toMatchObject({
    type: "object",
    properties: { limit: { maximum: 100 } },
  });
});

describe("example", () => {
  test("is valid for every address", async () => {
    for (const address of addresses) expect(validatorFor(address).check(JSON.parse(await print("example", address))).issues).toEqual([]);
  });

  test("--invalid gives values that break what they say", async () => {
    const invalid = JSON.parse(await print("example", "payments.customers.list.params", "--invalid")) as readonly {
      readonly value: unknown;
      readonly issue: object;
    }[];
    expect(invalid.length).toBeGreaterThan(3);
    for (const { value, issue } of invalid)
      expect(validatorFor("payments.customers.list.params").check(value).issues).toContainEqual(expect.objectContaining(issue));
  });
});
