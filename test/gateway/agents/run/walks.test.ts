import fc from "fast-check";
import { createGateway, type ConnectorId } from "connector-gateway-spec";
import { beforeAll, describe, expect, it, test } from "vitest";
import type { JsonObject, Target } from "../../../../gateway/src/agents/agent_types.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import {
  continueAt,
  entryOf,
  resultTarget,
  runAt,
  said,
  sandboxTarget,
  targetOf,
  textOf,
  TOKEN,
  type CallChanges,
  type Said,
} from "./targets.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

/** An operation of each paging kind, with a page size that makes several pages. */
const walks: readonly (readonly [kind: string, id: string, params: JsonObject])[] = [
  ["record_cursor", "payments.customers.list", { limit: 7 }],
  ["token", "crm.contacts.list", { limit: 4 }],
  ["token in a wrapper", "payments.invoices.api_search", { query: "total>0", limit: 3 }],
  ["token of a search", "project_tracker.issues.api_search", { jql: "created is not EMPTY", maxResults: 4 }],
  ["page_number", "recruiting.candidates.list", { per_page: 5 }],
  ["offset", "project_tracker.projects.api_search", { maxResults: 2 }],
  ["offset without a total", "project_tracker.users.list", { maxResults: 5 }],
  ["offset in a wrapper", "project_tracker.issue_fields.api_search", { maxResults: 3 }],
  ["page_info", "issue_tracker.issues.list", { first: 4 }],
  ["change_feed", "file_storage.changes.list", { pageToken: "100042", pageSize: 3 }],
  ["none", "crm.schemas.list", {}],
];

/** The records of one answer. */
function recordsOf(id: string, { result }: Said): readonly unknown[] {
  const { elements, kind } = entryOf(id).operation;
  const inside = (elements ?? []).reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], result);
  return kind === "list" || elements !== undefined ? (inside as readonly unknown[]) : [inside];
}

/** All records that a walk with cursors gives: whole ones, and those that come in parts. */
async function walk(target: Target, id: string, changes: CallChanges & { readonly answerSize: number }): Promise<readonly unknown[]> {
  const records: unknown[] = [];
  let part = "";
  let next = runAt(target, id, changes);
  for (let step = 0; step < 2_000; step += 1) {
    const answer = await next;
    expect(answer.isError).toBeUndefined();
    expect(textOf(answer).length).toBeLessThanOrEqual(changes.answerSize);
    const content = JSON.parse(textOf(answer)) as Said;
    if (typeof content["result_part"] === "string") {
      part += content["result_part"];
      if (content.omitted?.includes("last part") === true) records.push(JSON.parse(part));
      if (content.omitted?.includes("last part") === true) part = "";
    } else records.push(...recordsOf(id, content));
    if (content.cursor === undefined) return records;
    next = continueAt(target, content.cursor, { answerSize: changes.answerSize });
  }
  throw new Error("The walk does not end.");
}

/** All records of the pages of the client. */
async function walkPages(target: Target, id: string, params: JsonObject): Promise<readonly unknown[]> {
  const { connector, entity, action } = entryOf(id).operation;
  const gateway = createGateway({ baseUrl: target.baseUrl, token: TOKEN, ...(target.fetch && { fetch: target.fetch }) });
  const client: unknown = gateway.instance(connector as ConnectorId, `inst_${connector}`);
  type Method = ((params: JsonObject) => Promise<{ records: readonly unknown[] }>) & {
    all?: (params: JsonObject) => AsyncIterable<unknown>;
  };
  const method = (client as Record<string, Record<string, Method>>)[entity]?.[action];
  if (method === undefined) throw new Error(`There is no ${id}.`);
  if (method.all === undefined) return (await method(params)).records;
  const all: unknown[] = [];
  for await (const record of method.all(params)) all.push(record);
  return all;
}

/** What the catalog marks secret is not in an answer. */
function withoutSecrets(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), function (this: object, name, inner: unknown) {
    const isSignedUrl = name === "url" && "filename" in this;
    return inner !== null && (isSignedUrl || ["client_secret", "confirmation_secret"].includes(name)) ? "[redacted]" : inner;
  });
}

describe.each(walks)("a walk over %s (%s)", (_, id, params) => {
  const target = sandboxTarget();
  let want: readonly unknown[] = [];
  beforeAll(async () => {
    want = (await walkPages(target, id, params)).map(withoutSecrets);
  });

  it("has more than one record", () => {
    expect(want.length).toBeGreaterThan(1);
  });

  it("gives all records once, with the usual size", async () => {
    expect(await walk(target, id, { params, answerSize: 20_000 })).toEqual(want);
  });

  it("gives all records once, whatever the size", async () => {
    // With fields, nothing is shortened: records that are too large come in parts.
    const fields = [...new Set(want.flatMap((record) => Object.keys(record as object)))];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 7_000, max: 16_000 }), async (answerSize) => {
        expect(await walk(target, id, { params, answerSize, fields })).toEqual(want);
      }),
      runs(1),
    );
  });

  it("gives each record once when texts are shortened", async () => {
    const answered = await walk(target, id, { params, answerSize: 2_500 });
    expect(answered).toHaveLength(want.length);
  });
});

/** Records of very different sizes, on pages of four. */
function randomPages(records: readonly unknown[]): Target {
  return targetOf(({ params = {} }) => {
    const from = records.findIndex((record) => (record as { id: string }).id === params["starting_after"]) + 1;
    const result = records.slice(from, from + 4);
    return Response.json({ status: "success", result, connector_metadata: { has_more: from + 4 < records.length } });
  });
}

test("a walk gives all records once, whatever the records and the size are", async () => {
  const value = fc.oneof(
    fc.string({ unit: CHARACTER, maxLength: 2_000 }),
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(fc.nat(), { maxLength: 600 }),
  );
  const cases = fc.record({ values: fc.array(value, { maxLength: 10 }), answerSize: fc.integer({ min: 1_000, max: 4_000 }) });
  await fc.assert(
    fc.asyncProperty(cases, async ({ values, answerSize }) => {
      const records = values.map((value, index) => JSON.parse(JSON.stringify({ id: `cus_${index}`, value })) as unknown);
      const fields = ["id", "value"];
      expect(await walk(randomPages(records), "payments.customers.list", { answerSize, fields })).toEqual(records);
    }),
    runs(8),
  );
});

test("a single record that is too large comes in parts that join to it", async () => {
  const record = { id: "cus_1", numbers: Array.from({ length: 3_000 }, (_, index) => index), text: "😀\u202e<b>".repeat(50) };
  const got = await walk(resultTarget(record), "payments.customers.get", { params: { id: "cus_1" }, answerSize: 2_000 });
  expect(got).toEqual([record]);
});

describe("a page that changes between two answers", () => {
  const record = (id: number, name = "x"): object => ({ id: `cus_${id}`, name: name.repeat(300) });
  const pages = (...answers: readonly (readonly object[])[]): Target => {
    let call = 0;
    return targetOf(() => Response.json({ status: "success", result: answers[call++] ?? [], connector_metadata: { has_more: false } }));
  };
  const continued = async (target: Target, changes: CallChanges): Promise<Said> => {
    const { cursor = "" } = await said(runAt(target, "payments.customers.list", changes));
    return said(continueAt(target, cursor, changes));
  };

  it("is said where the record before was another one", async () => {
    const first = [record(1), record(2), record(3)];
    const { omitted } = await continued(pages(first, [record(0), ...first]), { answerSize: 1_000 });
    expect(omitted).toContain("This page has changed since the last answer");
  });

  it("is said where records are gone", async () => {
    const answer = await continued(pages([record(1), record(2), record(3)], []), { answerSize: 1_000 });
    expect([answer.result, answer.omitted]).toEqual([
      [],
      "This page has changed since the last answer, so records may be missing or come twice. None of the 0 records of this page is left.",
    ]);
  });

  it("is not said where nothing changed", async () => {
    const first = [record(1), record(2), record(3)];
    const { omitted } = await continued(pages(first, first), { answerSize: 1_000 });
    expect(omitted).toBe("Records 2 to 3 of 3 are shown.");
  });

  it("does not join parts of two versions of a record", async () => {
    const large = (name: string): readonly object[] => [{ id: "cus_1", list: Array.from({ length: 500 }, () => name) }];
    const answer = await continued(pages(large("old"), large("new")), { answerSize: 1_000 });
    expect(answer).toEqual({
      error: {
        code: "cursor/changed",
        message: "The record has changed since its first part was read. Run the operation again without `cursor`.",
      },
    });
  });
});
