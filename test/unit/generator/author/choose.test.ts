import { describe, expect, it } from "vitest";
import { UsageError } from "../../../../templates/core/usage_error.ts";
import { answering, documentOf, errorsIn, tryDraft, type Values } from "./drafting.ts";

const one = { type: "object", properties: { id: { type: "string" } } };
const operation = (schema: unknown, operationId: string, ...tags: readonly string[]): Values => ({
  ...{ operationId, tags, responses: answering(schema) },
});
const list = { type: "array", items: one };

const DOCUMENT = documentOf({
  "/pets": { get: operation(list, "pets/list", "Pets"), post: operation(one, "pets/create", "Pets", "Writes") },
  "/pets/{id}": { get: operation(one, "pets/get", "Pets"), delete: operation(one, "pets/delete", "Pets", "Writes") },
  "/orders/": { get: operation(list, "orders/list", "Orders") },
  "/orders/{id}/items": { get: operation(list, "orders/items/list") },
  "/orders/{id}/items/{no}": { get: operation(one, "ordersItem") },
});

function draftOf(only: readonly string[], entities: readonly string[] = []): ReturnType<typeof tryDraft> {
  return tryDraft(DOCUMENT, { sharedNames: [], choice: { only, entities } });
}

/** The operations that a choice drafts, in the order of the document. */
function chosen(only: readonly string[], entities: readonly string[] = []): readonly string[] {
  const draft = draftOf(only, entities);
  if ("problem" in draft) throw new Error(draft.problem.code);
  expect(errorsIn(draft.text)).toEqual([]);
  const operations = draft.rows.slice(1).map(([operation = ""]) => operation);
  return Object.keys(DOCUMENT["paths"] as Values).flatMap((path) => operations.filter((one) => one.endsWith(` ${path}`)));
}

describe("--only", () => {
  it.each([
    ["GET /pets", ["GET /pets"]],
    ["get /pets", ["GET /pets"]],
    ["/pets", ["GET /pets", "POST /pets"]],
    ["GET /pets/{petId}", ["GET /pets/{id}"]],
    ["/pets/{id}", ["GET /pets/{id}", "DELETE /pets/{id}"]],
    ["GET /pets/**", ["GET /pets", "GET /pets/{id}"]],
    ["/pets/*", ["GET /pets/{id}", "DELETE /pets/{id}"]],
    ["GET /orders", ["GET /orders/"]],
    ["/orders/**", ["GET /orders/", "GET /orders/{id}/items", "GET /orders/{id}/items/{no}"]],
    ["/**/items", ["GET /orders/{id}/items"]],
    ["/{pets,orders}", ["GET /pets", "POST /pets", "GET /orders/"]],
    ["tag:Orders", ["GET /orders/"]],
    ["tag:writes", ["POST /pets", "DELETE /pets/{id}"]],
    ["tag:w*", ["POST /pets", "DELETE /pets/{id}"]],
    ["pets/get", ["GET /pets/{id}"]],
    ["pets/?et", ["GET /pets/{id}"]],
    ["orders/*", ["GET /orders/"]],
    ["orders/**", ["GET /orders/", "GET /orders/{id}/items"]],
    ["**/list", ["GET /pets", "GET /orders/", "GET /orders/{id}/items"]],
  ])("%s", (text, want) => {
    expect(chosen([text])).toEqual(want);
  });

  it("several times adds up", () => {
    expect(chosen(["ordersItem", "GET /pets", "tag:orders"])).toEqual(["GET /pets", "GET /orders/", "GET /orders/{id}/items/{no}"]);
  });

  it.each([
    ["GET /pest", "GET /pets"],
    ["PUT /pets", "/pets"],
    ["/ordrs/**", "/orders/**"],
    ["OPTIONS /pets", "/pets"],
    ["PATCH /pest", "/pets"],
    ["tag:Pest", "tag:pets"],
    ["orders", "tag:orders"],
    ["pets/gett", "pets/get"],
    ["pest/*", "pets/*"],
    ["nothing of the kind", undefined],
  ])("%s, which matches nothing, is refused with the nearest", (text, nearest) => {
    const help = nearest === undefined ? "--dry-run without it lists what there is" : `did you mean ${nearest}?`;
    expect(() => draftOf([text])).toThrow(new UsageError(`--only "${text}" matches no operation of the document`, help));
    expect(() => draftOf([text])).toThrow(expect.objectContaining({ help }) as Error);
  });
});

describe("--entities", () => {
  it.each([
    [["pets"], ["GET /pets", "POST /pets", "GET /pets/{id}", "DELETE /pets/{id}"]],
    [
      ["order*", "items"],
      ["GET /orders/", "GET /orders/{id}/items", "GET /orders/{id}/items/{no}"],
    ],
  ])("%j", (entities, want) => {
    expect(chosen([], entities)).toEqual(want);
  });

  it("beside --only adds up", () => {
    expect(chosen(["GET /pets"], ["orders"])).toEqual(["GET /pets", "GET /orders/"]);
  });

  it("that do not exist are refused with the nearest", () => {
    expect(() => draftOf([], ["order"])).toThrow(expect.objectContaining({ help: "did you mean orders?" }) as Error);
  });
});

describe("a draft of some operations", () => {
  it("says how many are left, and has only their records", () => {
    const draft = draftOf(["GET /pets"]);
    expect(draft).toMatchObject({ operations: 1, records: 1, leftOut: 0, all: 7 });
    expect("text" in draft && draft.text).toMatch(/\n# - 6 operations of the document: not chosen\. /u);
  });

  it("has the same names as a draft of all of them", () => {
    const get = operation(list, "emails");
    const value = documentOf({ "/emails": { get }, "/users/{id}/emails": { get } });
    const choice = { only: ["/users/**"], entities: [] };
    const draft = tryDraft(value, { sharedNames: [], choice });
    expect("rows" in draft && draft.rows[1]).toEqual(["GET /users/{id}/emails", "user_emails", "list", "none", "not stated", ""]);
  });

  it("shows for each what is lost", () => {
    const both = { description: "Both.", anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] };
    const get = {
      security: [{ key: [] }, { user: [], app: [] }],
      responses: answering({ type: "array", items: { ...one, properties: { both } } }),
    };
    const post = { security: [], responses: answering(one) };
    const parameters = [
      { name: "page", in: "query", schema: { type: "integer" } },
      { name: "limit", in: "query", schema: { type: "integer" } },
    ];
    const value = documentOf({
      "/pets": { get: { ...get, parameters } },
      "/pets/{id}/feed": { post },
      "/pets/{id}": { get: { responses: answering(one) } },
    });
    const draft = tryDraft(value, { sharedNames: [] });
    expect("rows" in draft && draft.rows).toEqual([
      ["operation", "entity", "action", "paging", "auth", "lost"],
      ["GET /pets", "pets", "list", "page_number", "key or user and app", "The document allows string or array."],
      ["GET /pets/{id}", "pets", "get", "-", "not stated", ""],
      ["POST /pets/{id}/feed", "-", "-", "-", "none", "left out: It runs a command, and no action of the gateway fits one."],
    ]);
  });
});
