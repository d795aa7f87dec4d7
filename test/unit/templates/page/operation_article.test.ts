import { Fragment, h } from "preact";
import { describe, expect, it, test } from "vitest";
import { Records } from "../../../../generator/emit/reference/connector/records.tsx";
import { Contents } from "../../../../generator/emit/reference/page.tsx";
import {
  AnswerSection,
  ParamsSection,
  ExpectedErrors,
  Remarks,
} from "../../../../generator/emit/reference/operation/operation_article.tsx";
import { furtherParams, pagingWords } from "../../../../generator/emit/reference/operation/paging_words.tsx";
import { openSource } from "../../../../generator/emit/reference/source.ts";
import type { Connector, Operation, Paging } from "../../../../generator/resolve/model/types.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";
import * as types from "../../../fixtures/model_builders.ts";
import { htmlOf, linksIn, shownText } from "../../../fixtures/rendered_parts.ts";

const { arrayOf, closed, entity, field, open, operation, param, record, recordDefinition, scalar, stated } = types;
const text = scalar("string");
const input = { model: miniModel, version: "1.0.0", templates: new Map() };
const source = openSource(input);

/** An operation of the shop that lists orders. */
function list(details: Partial<Operation> = {}): Operation {
  const params = closed([param("next", text), param("before", text), param("size", scalar("integer"))]);
  const meta = open([field("more", scalar("boolean")), field("token", text), field("total", scalar("integer")), field("start", text)]);
  return operation("shop", "orders", "list", params, { kind: "list", meta, ...types.returns("Order"), ...details });
}

/** The shop with one operation. */
function shopWith(one: Operation): Connector {
  const order = recordDefinition("Order", [field("id", text), field("lines", arrayOf(record("Line"))), field("next", text)]);
  return types.connector("shop", "Shop", "00000000-0000-4000-8000-000000000001", {
    records: [order, recordDefinition("Line", [field("price", text)])],
    entities: [entity("orders", [one])],
  });
}

describe("paging in words", () => {
  const state = (name: string): { readonly in: "meta"; readonly field: string } => ({ in: "meta", field: name });
  const origin = { kind: "stated" } as const;

  it.each<[Paging, string]>([
    [
      { kind: "record_cursor", next: "next", previous: "before", size: "size", more: state("more"), id: "id", origin },
      "To get the next page, pass the id of the last record as next. Stop when more is false. before asks for the previous page. size sets the page size.",
    ],
    [
      { kind: "token", next: "next", token: state("token"), origin },
      "To get the next page, pass the token in token as next. Stop when the token is missing, null or empty.",
    ],
    [
      { kind: "token", next: "next", token: { in: "record", field: "next" }, more: state("more"), origin },
      "To get the next page, pass the token in next as next. Stop when the token is missing, null or empty, or when more is false.",
    ],
    [
      { kind: "token", next: "next", token: state("token"), last: state("more"), origin },
      "To get the next page, pass the token in token as next. Stop when the token is missing, null or empty, or when more is true.",
    ],
    [
      { kind: "page_number", next: "next", size: "size", origin },
      "To get the next page, increase next by 1; the first page is 1. Stop when a page has fewer elements than size. size sets the page size.",
    ],
    [
      { kind: "page_number", next: "next", size: "size", defaultSize: 20, origin },
      "To get the next page, increase next by 1; the first page is 1. Stop when a page has fewer elements than size, or than 20 if you leave it out. size sets the page size.",
    ],
    [
      { kind: "offset", next: "next", size: "size", total: state("total"), last: state("more"), origin },
      "To get the next page, pass the number of elements received so far as next. Stop when a page is empty, when total is reached, or when more is true. size sets the page size.",
    ],
    [
      { kind: "page_info", next: "next", connection: ["data", "orders"], origin },
      "To get the next page, pass pageInfo.endCursor of data.orders as next. Stop when pageInfo.hasNextPage is false.",
    ],
    [
      { kind: "change_feed", next: "next", token: state("token"), startToken: state("start"), origin },
      "To get the next page, pass the token in token as next. The last page has no such token. It has start instead: keep it, and pass it later to get what has changed since.",
    ],
    [{ kind: "none", because: "The answer has all records.", origin }, "Cannot be paged: The answer has all records."],
  ])("%j", (paging, words) => {
    const one = list({ paging });
    const of = { connector: shopWith(one), operation: one };
    expect(shownText(h(Fragment, null, pagingWords(paging, of), furtherParams(paging, of)))).toBe(words);
  });
});

test("the names in the words of paging are links to their fields", () => {
  const paging: Paging = { kind: "token", next: "next", token: { in: "record", within: ["lines"], field: "price" }, origin: stated.origin };
  const one = list({ paging });
  const html = htmlOf(h(Fragment, null, pagingWords(paging, { connector: shopWith(one), operation: one })));
  expect(linksIn(html)).toEqual(["shop.records.Line.price", "shop.orders.list.params.next"]);
});

describe("the params", () => {
  const a = param("a", text);
  it.each<[string, Operation["params"], string]>([
    ["none", closed([]), "Parameters None."],
    ["optional ones", closed([a]), "Parameters All of them are optional; params itself may be left out. a string"],
    ["a required one", closed([param("a", text, { required: true })]), "Parameters a string required"],
    [
      "one of several",
      closed([a, param("b", text)], { atLeastOneOf: ["a", "b"] }),
      "Parameters At least one of a or b is required. a string b string",
    ],
    [
      "unknown ones",
      open([], { openBecause: "Nothing is shown." }),
      "Parameters All of them are optional; params itself may be left out. Other parameters are accepted with a warning. Nothing is shown.",
    ],
  ])("%s", (_, params, shown) => {
    expect(shownText(ParamsSection({ operation: operation("shop", "orders", "list", params) }))).toBe(shown);
  });
});

describe("what an operation returns", () => {
  const wrapped = { ...types.returns("Order"), elements: ["lines"] };
  const { result } = source.gateway.execute.response;

  it.each<[string, Partial<Operation>, string]>([
    ["records", { kind: "list" }, `${result} is an array of Order records.`],
    ["records in their order", { kind: "list", ordered: "newest_first" }, `${result} is an array of Order records. The newest come first.`],
    ["a record", { kind: "record" }, `${result} is one Order record.`],
    ["a confirmation", { kind: "delete_result" }, `${result} is one Order record that confirms the deletion.`],
    ["a wrapper", { kind: "search_wrapper", ...wrapped }, `${result} is one Order record. Its elements are in lines.`],
    ["a page", { kind: "page_record", ...wrapped }, `${result} is one Order record. Its elements are in lines.`],
    [
      "an assumed record",
      { returns: { record: "Order", origin: { kind: "assumed", because: "Usual." } } },
      `${result} is an array of Order records. Assumed: Usual.`,
    ],
  ])("%s", (_, details, shown) => {
    const { meta: _meta, ...one } = list(details);
    expect(shownText(AnswerSection({ source, connector: shopWith(one), operation: one }))).toBe(`Returns ${shown}`);
  });

  it.each<[Operation["download"], string]>([
    [undefined, "The content as a stream of bytes, not JSON."],
    [{ maxSize: "10 MB" }, "The content as a stream of bytes, not JSON, at most 10 MB."],
    [{ range: "range" }, "The content as a stream of bytes, not JSON. range asks for a part of it."],
  ])("bytes: %j", (download, shown) => {
    const one = operation("shop", "files", "download", closed([param("range", text)]), { kind: "download", ...(download && { download }) });
    expect(shownText(AnswerSection({ source, connector: shopWith(one), operation: one }))).toBe(`Returns ${shown}`);
  });

  test("Meta, with the name that it has in the response", () => {
    const one = list();
    const shown = shownText(AnswerSection({ source, connector: shopWith(one), operation: one }));
    expect(shown).toContain(`Meta, in ${source.gateway.execute.response.meta}: more boolean`);
  });
});

describe("the remarks", () => {
  const only = [{ field: "state", is: "open", because: "Closed orders have no content." }];
  const sandbox = { only: [], meta: {}, starts: {}, at: stated.at };

  it.each<[string, Partial<Operation>, string]>([
    ["none", {}, ""],
    ["permanence", { permanent: true }, "This is permanent and cannot be undone."],
    ["notes", { notes: ["Slow.", "Use `id`."] }, "Slow. Use id."],
    ["warnings", { deprecated: "Use `get`.", experimental: "New." }, "Deprecated: Use get. Experimental: New."],
    ["what the sandbox refuses", { sandbox: { ...sandbox, only } }, "In the sandbox: Closed orders have no content."],
    [
      "what the sandbox leaves out",
      { sandbox: { ...sandbox, hides: { field: "state", is: "closed", unless: "state" } } },
      "In the sandbox, records whose state is closed are left out unless you pass state.",
    ],
  ])("%s", (_, details, shown) => {
    expect(shownText(Remarks({ operation: list(details) }))).toBe(shown);
  });
});

describe("the errors to expect", () => {
  const statuses = [403, 404, 416, 422].map((status) => ({ ...stated, status, retryAfter: false }));
  const all = { ...source, gateway: { ...source.gateway, statuses } };
  const id = param("id", text, { role: { kind: "identity", fields: ["id"] } });

  it.each<[string, Operation, string]>([
    ["none of its own", operation("shop", "orders", "list", closed([])), "Errors"],
    ["a wrong param", list(), "Fails with 422 if a parameter is missing or not valid. All errors"],
    [
      "no record",
      operation("shop", "orders", "get", closed([id])),
      "Fails with 404 if there is no such record or 422 if a parameter is missing or not valid. All errors",
    ],
    [
      "a range",
      operation("shop", "files", "download", closed([]), { kind: "download", download: { range: "range" } }),
      "Fails with 416 if the range is outside the content. All errors",
    ],
  ])("%s", (_, one, shown) => {
    expect(shownText(ExpectedErrors({ source: all, operation: one }))).toBe(shown);
  });

  test("are only those that the gateway has", () => {
    const few = { ...source, gateway: { ...source.gateway, statuses: [] } };
    expect(shownText(ExpectedErrors({ source: few, operation: list() }))).toBe("Errors");
  });
});

describe("the records of a connector", () => {
  const html = htmlOf(Records({ connector: shopWith(list()) }));

  test("are named with the operations that return them, and the records that they are a part of", () => {
    expect(shownText(Records({ connector: shopWith(list()) }))).toContain("Order The Order of the test. Returned by orders.list.");
    expect(linksIn(html)).toEqual(expect.arrayContaining(["shop.orders.list", "shop.records.Order", "shop.records.Line"]));
    expect(shownText(Records({ connector: shopWith(list()) }))).toContain("Line The Line of the test. Part of Order.");
  });

  test("are left out, if there are none", () => {
    expect(Records({ connector: { ...shopWith(list()), records: [] } })).toBe(null);
  });
});

test("the contents lead to everything, in the order of the catalog", () => {
  const shop = shopWith(list());
  const links = linksIn(htmlOf(Contents({ source: openSource({ ...input, model: { ...miniModel, connectors: [shop] } }) })));
  expect(links[0]).toBe("gateway");
  expect(links.filter((link) => !link.startsWith("gateway"))).toEqual([
    "shop",
    "shop.orders",
    "shop.orders.list",
    "shop.records",
    "shop.records.Order",
    "shop.records.Line",
  ]);
  expect(links).not.toContain("gateway.downloads");
});
