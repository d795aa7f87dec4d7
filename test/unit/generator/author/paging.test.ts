import { describe, expect, it } from "vitest";
import { documentOf, draftOf, errorsIn, valueAt, type Values } from "./drafting.ts";
import { emittedDraft, pageLengths } from "./walked_pages.ts";

const integer = { type: "integer" };
const string = { type: "string" };
const thing = { type: "object", required: ["id"], properties: { id: string, name: string } };
const things = { type: "array", items: thing };

function query(name: string, schema: Values = string, rest: Values = {}): Values {
  return { name, in: "query", schema, ...rest };
}

function object(properties: Values): Values {
  return { type: "object", properties };
}

/** The draft of a document with one list. */
function draftList(parameters: readonly Values[], schema: Values, rest: Values = {}): string {
  const answer = { description: "OK", content: { "application/json": { schema } }, ...rest };
  const { text } = draftOf(documentOf({ "/things": { get: { parameters, responses: { "200": answer } } } }));
  expect(errorsIn(text)).toEqual([]);
  return text;
}

function listOf(text: string): Values {
  return valueAt(text, "entities", "things", "actions", "list") as Values;
}

const limit = query("limit", integer);
const envelope = (meta: Values): Values => object({ data: things, ...meta });
const id = { $ref: "#/components/schemas/Id" };

/** A list that has pages: its params, the schema of its answer, the paging, the sources of Meta, and the rest of the answer. */
type Paged = readonly [title: string, params: readonly Values[], answer: Values, want: Values, sources: Values, rest: Values];

type Written = readonly [title: string, params: readonly Values[], answer: Values, want: Values, sources?: Values, rest?: Values];

const written: readonly Written[] = [
  [
    "a token with the name of its param",
    [query("offset"), limit],
    envelope({ next_page: { ...object({ offset: string, uri: { type: "string", format: "uri" } }), nullable: true } }),
    { kind: "token", next: "offset", size: "limit", token: "offset" },
    { offset: "next_page.offset" },
  ],
  [
    "cursors in an object of their own",
    [query("after"), query("before"), limit],
    envelope({ paging: object({ cursors: object({ before: string, after: string }) }) }),
    { kind: "token", next: "after", token: "after" },
    { after: "paging.cursors.after" },
  ],
  [
    "a token beside an address",
    [query("after"), limit],
    envelope({ paging: object({ next: object({ after: string, link: string }) }) }),
    { kind: "token", next: "after", token: "after" },
    { after: "paging.next.after", link: "paging.next.link" },
  ],
  [
    "a token in meta",
    [query("page[cursor]"), query("page[size]", integer)],
    envelope({ meta: object({ next_cursor: string }) }),
    { kind: "token", size: "page[size]", token: "next_cursor" },
    { next_cursor: "meta.next_cursor" },
  ],
  [
    "a token in the data of the answer",
    [query("pageToken")],
    object({ data: object({ items: things, nextPageToken: string }) }),
    { kind: "token", next: "pageToken", token: "nextPageToken" },
    { nextPageToken: "data.nextPageToken" },
  ],
  [
    "a token in a header",
    [query("cursor"), limit],
    things,
    { kind: "token", next: "cursor", token: "next_token" },
    { next_token: { header: "X-Next-Cursor" } },
    { headers: { "X-Next-Cursor": { schema: string } } },
  ],
  [
    "a token in an address alone",
    [query("cursor"), limit],
    envelope({ next: { type: "string", format: "uri" } }),
    { kind: "token", next: "cursor", size: "limit", token: "next_token" },
    { next_token: { body: "next", query: "cursor" } },
  ],
  [
    "a token in an address by its text",
    [query("page[after]"), limit],
    envelope({ next: { ...string, description: "URL of the next page" } }),
    { kind: "token", next: "page[after]", token: "next_token" },
    { next_token: { body: "next", query: "page[after]" } },
  ],
  [
    "a token in an address by its place",
    [query("cursor"), limit],
    envelope({ links: object({ next: string }) }),
    { kind: "token", next: "cursor", token: "next_token" },
    { next_token: { body: "links.next", query: "cursor" } },
  ],
  [
    "a token in a link alone",
    [query("after", string, { description: "An id." }), limit],
    things,
    { kind: "token", next: "after", size: "limit", token: "next_token" },
    { next_token: { link: "next", query: "after" } },
    { headers: { Link: { schema: string } } },
  ],
  [
    "the id of the last of records whose type has none",
    [query("after"), limit],
    object({ data: { type: "array", items: object({ name: string }) }, last_id: string, has_more: { type: "boolean" } }),
    { kind: "token", next: "after", token: "last_id", more: "has_more" },
  ],
  [
    "the id of the last record",
    [query("starting_after"), query("ending_before"), limit],
    envelope({ has_more: { type: "boolean" } }),
    { kind: "record_cursor", next: "starting_after", previous: "ending_before", size: "limit", more: "has_more" },
  ],
  [
    "the id of the last record, until a page is empty",
    [query("after_id"), limit],
    things,
    { kind: "record_cursor", next: "after_id", size: "limit", more: "has_more" },
    { has_more: { because: expect.stringContaining("empty page") as unknown } },
  ],
  [
    "the id of the oldest record of a history",
    [query("around", id), query("before", id), query("after", id), limit],
    { type: "array", items: object({ id }) },
    { kind: "record_cursor", next: "before", previous: "after", size: "limit" },
  ],
  [
    "pages with links in a header",
    [query("page", integer), query("per_page", integer)],
    things,
    { kind: "page_number", next: "page", size: "per_page" },
    {},
    { headers: { Link: { schema: string } } },
  ],
  [
    "numbers that the document does not call whole",
    [query("page", { type: "number" }), query("per_page", { type: "number" })],
    things,
    { kind: "page_number", next: "page", size: "per_page" },
  ],
  [
    "HAL",
    [query("page", integer), query("size", integer)],
    object({ _embedded: object({ things }), _links: object({ next: object({ href: string }) }) }),
    { kind: "page_number", next: "page", size: "size" },
    { href: "_links.next.href" },
  ],
  [
    "OData",
    [query("$skip", integer), query("$top", integer)],
    object({ value: things, "@odata.count": integer, "@odata.nextLink": string }),
    { kind: "offset", next: "$skip", size: "$top", total: '["@odata.count"]' },
    { "@odata.nextLink": '["@odata.nextLink"]' },
  ],
  [
    "an offset with a total",
    [query("offset", integer), limit],
    envelope({ meta: object({ total_count: integer }) }),
    { kind: "offset", next: "offset", size: "limit", total: "total_count" },
    { total_count: "meta.total_count" },
  ],
];

const paged = written.map(([title, params, answer, want, sources = {}, rest = {}]): Paged => [title, params, answer, want, sources, rest]);

const eleven = Array.from({ length: 11 }, (_, index) => ({ id: `t_${String(index)}`, name: "Thing" }));

describe("a list has the pages that its document shows:", () => {
  it.each(paged)("%s", (_, params, answer, want, sources, rest) => {
    const list = listOf(draftOfPaged(params, answer, rest));
    expect(list["paging"]).toMatchObject(want);
    expect(list["take_meta"] ?? {}).toMatchObject(sources);
  });

  it.each(paged)("%s, which a client reads to the end in the sandbox", async (_, params, answer, want, __, rest) => {
    const text = draftOfPaged(params, answer, rest);
    const { size } = want;
    const list = { entity: "things", action: "list", params: typeof size === "string" ? { [size]: 4 } : {} };
    expect(await pageLengths(await emittedDraft(text), list, eleven)).toEqual([4, 4, 3]);
  });
});

it("an object beside the list is no part of Meta if the list is inside of another one", () => {
  const inside = object({ total: integer });
  const answer = object({ _embedded: object({ things, info: inside }), about: inside });
  const { take_meta: sources } = listOf(draftOfPaged([limit], answer, {}));
  expect(sources).toEqual({ total: "about.total" });
});

function draftOfPaged(params: readonly Values[], answer: Values, rest: Values): string {
  const written = { description: "OK", content: { "application/json": { schema: answer } }, ...rest };
  const paths = { "/things": { get: { parameters: params, responses: { "200": written } } } };
  const { text } = draftOf(documentOf(paths, { components: { schemas: { Id: { type: "string", pattern: "^t" } } } }));
  expect(errorsIn(text)).toEqual([]);
  return text;
}

describe("a list has no pages where none would be right:", () => {
  const next = { type: "string", format: "uri" };
  const looks = "It looks as if it had pages";
  type Unpaged = readonly [title: string, params: readonly Values[], answer: Values, reason: string, rest?: Values];
  const unpaged: readonly Unpaged[] = [
    ["a size alone", [limit], things, "shows no params"],
    ["no params", [], things, "shows no params"],
    ["pages from 0", [query("page", { ...integer, minimum: 0 }), limit], things, "param page"],
    ["pages from 0 by a text", [query("page", integer, { description: "Zero-based page index." }), limit], things, "param page"],
    ["a page of one size", [query("page", integer)], things, "param page"],
    ["a page that is a text", [query("page"), limit], things, "param page"],
    [
      "positions from 1",
      [query("startIndex", integer), query("count", integer)],
      envelope({ totalResults: integer, itemsPerPage: integer, startIndex: integer }),
      looks,
    ],
    ["a cursor beside the address of the previous page", [query("cursor"), limit], envelope({ previous: next }), "param cursor"],
    ["an address without its param", [limit], envelope({ next }), "field next"],
    [
      "another id of the record",
      [query("after", string, { description: "Goes on after this user ID." }), limit],
      { type: "array", items: object({ id: string, user_id: string }) },
      "param after",
    ],
    ["a token without its param", [], envelope({ next_cursor: string }), "field next_cursor"],
    ["a token of a feed that never ends", [query("sync")], envelope({ sync: string }), looks],
    ["the token of a secret", [query("access_token"), limit], envelope({ access_token: string }), "shows no params"],
    [
      "the previous page",
      [query("cursor"), limit],
      envelope({ prev_cursor: string, links: object({ prev: object({ cursor: string }) }) }),
      "param cursor",
    ],
    ["a period", [query("from", integer), query("to", integer), limit], things, looks],
    ["a time", [query("after", { type: "string", format: "date-time" }), limit], envelope({ has_more: { type: "boolean" } }), looks],
  ];
  const rows = unpaged.map(([title, params, answer, reason, rest = {}]) => ({ title, params, answer, reason, rest }));
  it.each(rows)("$title", ({ params, answer, reason, rest }) => {
    expect(listOf(draftList(params, answer, rest))["paging"]).toMatchObject({
      kind: "none",
      reason: expect.stringContaining(reason) as unknown,
    });
  });
});

describe("what takes pages is a list:", () => {
  const body = { requestBody: { content: { "application/json": { schema: object({ limit: integer, marker: string }) } } } };
  const pages = { parameters: [query("after"), limit] };
  it.each([
    ["/things/{kind}", "get", pages, envelope({ paging: object({ next: object({ after: string }) }) }), "list"],
    ["/things/{kind}", "get", {}, envelope({}), "get"],
    ["/things/execute_read", "post", body, object({ entries: things, next_marker: string }), "api_search"],
    ["/things/archived", "get", pages, object({ things, members: things, has_more: { type: "boolean" } }), "list"],
    ["/things/archived", "get", pages, object({ others: things, members: things, has_more: { type: "boolean" } }), "get"],
  ])("%s %s %j", (path, method, written, schema, want) => {
    const responses = { "200": { description: "OK", content: { "application/json": { schema } } } };
    const { text } = draftOf(documentOf({ [path]: { [method]: { ...written, responses } } }));
    expect(errorsIn(text)).toEqual([]);
    expect(Object.values(valueAt(text, "entities") as Values).flatMap((one) => Object.keys((one as Values)["actions"] as Values))).toEqual([
      want,
    ]);
  });
});

describe("a draft counts", () => {
  it("its lists, those without pages, and those that look as if they had some", () => {
    const responses = { "200": { description: "OK", content: { "application/json": { schema: things } } } };
    const get = (...parameters: readonly Values[]): Values => ({ get: { parameters, responses } });
    const paths = { "/a": get(limit), "/b": get(query("cursor"), limit), "/c": get(query("page", integer), limit) };
    expect(draftOf(documentOf(paths)).remarks[0]).toBe("2 of 3 lists have no pages. These look as if they had pages: GET /b.");
  });
});

describe("an envelope around a record is taken off:", () => {
  it.each([
    [object({ thing, request_id: string }), "thing", `Not taken over from the answer: "request_id".`],
    [object({ data: thing, success: { type: "boolean" } }), "data", `Not taken over from the answer: "success".`],
    [object({ thing, others: things }), undefined, undefined],
    [object({ id: string, thing }), undefined, undefined],
  ])("%j", (schema, take, comment) => {
    const responses = { "200": { description: "OK", content: { "application/json": { schema } } } };
    const { text } = draftOf(documentOf({ "/things/{id}": { get: { responses } } }));
    expect(errorsIn(text)).toEqual([]);
    expect((valueAt(text, "entities", "things", "actions", "get") as Values)["take"]).toBe(take);
    expect(text.includes("Not taken over from the answer")).toBe(comment !== undefined);
    if (comment !== undefined) expect(text).toContain(comment);
  });
});

describe("a parent is found by the field that its param is named after:", () => {
  it.each([
    ["project_gid", object({ gid: string, name: string }), { entity: "projects", by: "gid" }],
    ["project_slug", object({ id: integer, slug: string }), { entity: "projects", by: "slug" }],
    ["project_id", object({ id: string, slug: string }), "projects"],
    ["project", object({ id: string, project: string }), "projects"],
  ])("%s of %j", (name, project, want) => {
    const answer = (schema: Values): Values => ({
      responses: { "200": { description: "OK", content: { "application/json": { schema } } } },
    });
    const paths = { [`/projects/{${name}}`]: { get: answer(project) }, [`/projects/{${name}}/things`]: { get: answer(things) } };
    const { text } = draftOf(documentOf(paths));
    expect(errorsIn(text)).toEqual([]);
    expect(valueAt(text, "entities", "things", "actions", "list", "params", name)).toMatchObject({ parent: want });
  });

  it("or is none, where its id is a number and the param a text", () => {
    const answer = (schema: Values): Values => ({
      responses: { "200": { description: "OK", content: { "application/json": { schema } } } },
    });
    const paths = { "/orgs/{org}": { get: answer(object({ id: integer, login: string })) }, "/orgs/{org}/things": { get: answer(things) } };
    const { text } = draftOf(documentOf(paths));
    expect(errorsIn(text)).toEqual([]);
    expect(valueAt(text, "entities", "things", "actions", "list", "params", "org")).toMatchObject({ within: true });
  });
});

describe("records of a list differ in the sandbox, although their document requires no id:", () => {
  it.each([
    [{ id: string, name: string }, { id: { count: true } }],
    [{ name: string, size: integer }, { name: { count: true } }],
    [{ state: { type: "string", enum: ["a"] }, account_id: string }, { account_id: { count: true } }],
    [{ id: { type: "number" }, name: string }, { id: { count: true } }],
    [{ state: { type: "string", enum: ["a"] } }, undefined],
  ])("%j", (properties, want) => {
    const text = draftOfPaged([], { type: "array", items: object(properties) }, {});
    expect(valueAt(text, "entities", "things", "sandbox", "vary")).toEqual(want);
  });
});

it("the sandbox has the records of the list where a change answers without content", async () => {
  const params = [query("page", integer), query("per_page", integer)];
  const get = { parameters: params, responses: { "200": { description: "OK", content: { "application/json": { schema: things } } } } };
  const paths = { "/things": { get }, "/things/{id}": { put: { responses: { "204": {} } } } };
  const { text } = draftOf(documentOf(paths));
  const { data } = await emittedDraft(text);
  expect(JSON.stringify(data)).toContain('"name"');
  expect(JSON.stringify(data)).not.toContain('"content"');
  expect(valueAt(text, "entities", "things", "sandbox", "vary")).toEqual({ id: { count: true } });
});
