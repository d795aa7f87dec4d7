import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../../fixtures/property_runs.ts";
import { problemIn, resultTarget, runAt, said, targetOf, textOf, type CallChanges } from "./targets.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

const LIST = "payments.customers.list";
const GET = "payments.customers.get";
const id = { params: { id: "cus_1" } };

describe("the size of an answer", () => {
  const value = fc.oneof(
    fc.string({ unit: CHARACTER, maxLength: 3_000 }),
    fc.jsonValue({ maxDepth: 4 }),
    fc.dictionary(fc.string({ unit: CHARACTER, maxLength: 300 }), fc.string({ maxLength: 200 }), { maxKeys: 40 }),
  );
  const operations = [
    LIST,
    GET,
    "payments.invoices.api_search",
    "issue_tracker.issues.list",
    "payments.customers.create",
    "payments.customers.delete",
  ];
  const results: Readonly<Record<string, (values: readonly unknown[]) => unknown>> = {
    [LIST]: (values) => values,
    "payments.invoices.api_search": (data) => ({ data, has_more: true, next_page: "p2", other: data[0] }),
    "issue_tracker.issues.list": (nodes) => ({ data: { issues: { nodes, pageInfo: { hasNextPage: true, endCursor: "e" } } } }),
  };
  const cases = fc.record({
    operation: fc.constantFrom(...operations),
    values: fc.array(value, { maxLength: 6 }),
    meta: value,
    warning: value,
    answerSize: fc.integer({ min: 1_000, max: 6_000 }),
    fields: fc.option(fc.array(fc.string({ maxLength: 30 }), { maxLength: 5 }), { nil: undefined }),
  });

  it("is never more than allowed", async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ operation, values, meta, warning, answerSize, fields }) => {
        const result = results[operation]?.(values) ?? { value: values };
        const target = resultTarget(result, { connector_metadata: { has_more: true, meta }, warning: { warning } });
        const changes: CallChanges = { params: { id: "cus_1" }, answerSize, ...(fields !== undefined && { fields }) };
        const text = textOf(await runAt(target, operation, changes));
        expect(text.length).toBeLessThanOrEqual(answerSize);
        expect(JSON.parse(text)).toBeTypeOf("object");
      }),
      runs(60),
    );
  });

  it("is never more than allowed for errors", async () => {
    const cases = fc.record({
      message: fc.string({ maxLength: 5_000 }),
      errors: fc.array(value, { maxLength: 5 }),
      answerSize: fc.integer({ min: 1_000, max: 3_000 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ answerSize, ...body }) => {
        const text = textOf(
          await runAt(
            targetOf(() => Response.json(body, { status: 422 })),
            GET,
            { ...id, answerSize },
          ),
        );
        expect(text.length).toBeLessThanOrEqual(answerSize);
        expect(JSON.parse(text)).toMatchObject({ error: { code: "gateway/422" } });
      }),
      runs(40),
    );
  });

  it("leaves out what is large around the records", async () => {
    const target = resultTarget([{ id: "cus_1" }], { connector_metadata: { has_more: false, list: Array.from({ length: 900 }, () => 1) } });
    const answer = await said(runAt(target, LIST, { answerSize: 2_000 }));
    expect(answer).toMatchObject({
      result: [{ id: "cus_1" }],
      meta: { has_more: false },
      omitted: "Also left out: 1 of 2 fields of meta.",
    });
  });

  it("says so where params are too long for a cursor", async () => {
    const params = { email: "x".repeat(2_000) };
    const target = resultTarget([{ id: "cus_1" }, { id: "cus_2" }], { connector_metadata: { has_more: true } });
    const answer = await said(runAt(target, LIST, { params, answerSize: 1_000 }));
    expect([answer.cursor, answer.omitted]).toEqual([
      undefined,
      "The params and fields are too long for a cursor, so ask for the rest with other params.",
    ]);
  });

  it("is a problem where not even the frame fits", async () => {
    const problem = await problemIn(runAt(resultTarget([]), LIST, { answerSize: 100 }));
    expect(problem["code"]).toBe("answer/size");
  });
});
