import { describe, expect, it, test } from "vitest";
import { operations, type Operation } from "connector-gateway-spec";
import { validatorAt } from "../../fixtures/validator_at.ts";
import { exampleOf, paramsOf } from "../../server/catalog.ts";
import { sizeParams } from "../../server/pages.ts";
import { callOf, useGatewayServer } from "./open_gateway.ts";
import { failingCases } from "../../fixtures/failing_cases.ts";

const server = useGatewayServer();
const paged = operations.filter(({ paging }) => paging !== undefined && paging.kind !== "none");

/** The first example of an operation's params, without those that request another page than the first. */
function paramsFor(operation: Operation): Record<string, unknown> {
  const { paging, id, requiredParams } = operation;
  const cursors = paging === undefined || paging.kind === "none" ? [] : [paging.next, ...("previous" in paging ? [paging.previous] : [])];
  const example = Object.entries(exampleOf(`${id}.params`) as Record<string, unknown>);
  const kept = example.filter(([name]) => requiredParams.includes(name) || (!cursors.includes(name) && !sizeParams.includes(name)));
  return Object.fromEntries(kept);
}

/** Where the answer does not say that it is the last one, an empty page does. */
function saysEnd({ paging }: Operation): boolean {
  return paging?.kind !== "offset" || paging.total !== undefined || paging.last !== undefined;
}

function named(some: readonly Operation[]): readonly (readonly [id: string, operation: Operation])[] {
  return some.map((operation) => [operation.id, operation]);
}

describe("every operation", () => {
  test("exists", () => {
    expect([operations.length, paged.length]).toEqual([113, 53]);
  });

  test("is one request with a good answer", async () => {
    const failing = await failingCases(named(operations), async (operation, id) => {
      server().forget();
      const params = exampleOf(`${id}.params`) as Record<string, unknown>;
      const result = await callOf(server(), operation, { validateResponses: "documented" })(params);
      const [request] = server().requests;
      expect(server().requests).toHaveLength(1);
      expect(validatorAt(`${id}.request`).check(request?.body)).toMatchObject({ ok: true });
      expect(request?.body).toMatchObject({ entity: operation.entity, action: operation.action });
      if (operation.kind === "list") expect((result as { records: unknown[] }).records.length).toBeGreaterThan(0);
      if (operation.kind === "record" || operation.kind === "delete_result") expect(validatorAt(`${id}.record`).is(result)).toBe(true);
      if (operation.kind === "download") expect(result).toMatchObject({ contentType: "application/pdf", filename: "résumé.pdf" });
    });
    expect(failing).toEqual([]);
  });
});

describe("every operation that can be paged", () => {
  test("gives 25 records over several pages, each once", async () => {
    const failing = await failingCases(named(paged), async (operation, id) => {
      server().forget();
      const size = paramsOf(id).find(({ name }) => sizeParams.includes(name))?.name;
      const params = { ...paramsFor(operation), ...(size === undefined ? {} : { [size]: 10 }) };
      const elements = new Set<string>();
      const { all } = callOf(server(), operation, { validateResponses: "documented" });
      for await (const element of all?.(params) ?? []) elements.add(JSON.stringify(element));
      expect(elements.size).toBe(25);
      expect(server().requests).toHaveLength(saysEnd(operation) ? 3 : 4);
    });
    expect(failing).toEqual([]);
  });

  test("gives all records with the gateway's own page size", async () => {
    const failing = await failingCases(named(paged), async (operation) => {
      const elements: unknown[] = [];
      const { pages } = callOf(server(), operation);
      for await (const page of pages?.(paramsFor(operation)) ?? []) elements.push(...page.records);
      expect(new Set(elements.map((element) => JSON.stringify(element))).size).toBe(25);
      expect(elements).toHaveLength(25);
    });
    expect(failing).toEqual([]);
  });
});

describe("operations that cannot be paged", () => {
  const others = operations.filter((operation) => !paged.includes(operation));

  it("have neither all nor pages", async () => {
    const failing = await failingCases(named(others), (operation) => {
      const call = callOf(server(), operation);
      expect(call.all).toBeUndefined();
      expect(call.pages).toBeUndefined();
    });
    expect(failing).toEqual([]);
  });
});
