import { describe, expect, it, test } from "vitest";
import { operations as allOperations, type Operation } from "connector-gateway-spec";
import type { Download } from "connector-gateway-spec/client";
import { isDocumented } from "../../fixtures/documented_connectors.ts";
import { validatorAt } from "../../fixtures/validator_at.ts";
import { exampleOf } from "../../fixtures/sandbox/package_catalog.ts";
import { callOf, type ServerInUse } from "./open_gateway.ts";
import type { SuiteOptions } from "./walk_suite.ts";
import { failingCases } from "../../fixtures/failing_cases.ts";

/** Only the third parties of the documents have a simulated server. */
const operations = allOperations.filter(isDocumented);
const paged = operations.filter(({ paging }) => paging !== undefined && paging.kind !== "none");

/** One operation of each kind and effect of each connector. */
const oneOfEachKind = [
  ...new Map(operations.map((one) => [`${one.connector} ${one.kind} ${one.effect} ${one.paging?.kind ?? ""}`, one])).values(),
];

/** The first example of an operation's params, without cursors that no page has returned. */
function paramsFor({ paging, id, requiredParams }: Operation): Record<string, unknown> {
  const cursors = paging === undefined || paging.kind === "none" ? [] : [paging.next, ...("previous" in paging ? [paging.previous] : [])];
  const example = Object.entries(exampleOf(`${id}.params`) as Record<string, unknown>);
  return Object.fromEntries(example.filter(([name]) => requiredParams.includes(name) || !cursors.includes(name)));
}

function named(some: readonly Operation[]): readonly (readonly [id: string, operation: Operation])[] {
  return some.map((operation) => [operation.id, operation]);
}

async function expectContent({ body, status, contentLength }: Download): Promise<void> {
  const bytes = await new Response(body).arrayBuffer();
  expect([status, bytes.byteLength]).toEqual([200, contentLength]);
}

/** What the client does with each operation, at any server that has the records of the sandbox. */
export function describeOperations(server: ServerInUse, { validateResponses = "documented", kindsOnly = false }: SuiteOptions = {}): void {
  describe("every operation", () => {
    test("exists", () => {
      expect([operations.length, paged.length]).toEqual([113, 53]);
    });

    test("is one request with a good answer", async () => {
      const failing = await failingCases(named(kindsOnly ? oneOfEachKind : operations), async (operation, id) => {
        const before = server().requests.length;
        const result = await callOf(server(), operation, { validateResponses })(paramsFor(operation));
        const [request, ...others] = server().requests.slice(before);
        expect(others).toEqual([]);
        expect(validatorAt(`${id}.request`).check(request?.body)).toMatchObject({ ok: true });
        expect(request?.body).toMatchObject({ entity: operation.entity, action: operation.action });
        if (operation.kind === "list") expect((result as { records: unknown[] }).records.length).toBeGreaterThan(0);
        if (operation.kind === "record" || operation.kind === "delete_result") expect(validatorAt(`${id}.record`).is(result)).toBe(true);
        if (operation.kind === "download") await expectContent(result as Download);
        // What others read must still be there.
        if (operation.effect !== "read") server().forget();
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
}
