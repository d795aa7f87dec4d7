import { describe, expect, it } from "vitest";
import { boundAndChanged, boundCatalog, DESK } from "../../../../fixtures/bound_catalog.ts";
import { diagnose, gatewaySource, messagesOf, shopCatalog } from "../../../../fixtures/shop_catalog.ts";

/** A change of the connector, and what is reported as `code ‹text it is about› message`. */
type Change = readonly [from: string, to: string, wanted: readonly string[]];

function after(from: string, to: string): readonly string[] {
  return messagesOf(boundAndChanged(DESK, from, to));
}

describe("where params go", () => {
  it.each<Change>([
    [
      "/tickets/{id}\n        query_style",
      "/tickets/{ticket}\n        query_style",
      ["binding/unknown-name ‹GET /v1/tickets/{ticket}› `call` refers to an unknown param `ticket`"],
    ],
    [
      "files[{file_index}].url",
      "files[{index}].url",
      ['binding/unknown-name ‹"ticket.files[{index}].url"› `then` refers to an unknown param `index`'],
    ],
    ["headers: { range_header:", "headers: { range:", ["binding/unknown-name ‹range› `headers` refers to an unknown param `range`"]],
    ["not_sent: { trace:", "not_sent: { tracer:", ["binding/unknown-name ‹tracer› `not_sent` refers to an unknown param `tracer`"]],
    [
      "headers: { range_header:",
      "headers: { id: X-Id, range_header:",
      ["binding/param-twice ‹id› param `id` goes to two places: `call` and `headers`"],
    ],
    [
      "headers: { range_header:",
      "headers: { file_index: X-Index, range_header:",
      ["binding/param-twice ‹file_index› param `file_index` goes to two places: `then` and `headers`"],
    ],
    [
      "call: GET /v1/tickets\n",
      "call: GET /v1/tickets/{ids}\n",
      ["binding/param-twice ‹ids› param `ids` goes to two places: `call` and `rename`"],
    ],
    ["rename: { ids:", "rename: { limit: page, ids:", ["binding/same-name ‹page› params `limit` and `page` are both sent as `page`"]],
    ['rename: { ids: "ids[]" }', "rename: { ids: x, page: x }", ["binding/same-name ‹x› params `page` and `ids` are both sent as `x`"]],
    ["headers: { range_header: Range }", "headers: { range_header: range }", []],
  ])("%s → %s", (from, to, wanted) => {
    expect(after(from, to)).toEqual(wanted);
  });

  it.each<[string, string]>([
    ["array<string>", "binding/param-type ‹GET /v1/t/{limit}› param `limit` cannot be in the path: it is not a string or an integer"],
    ["number", "binding/param-type ‹GET /v1/t/{limit}› param `limit` cannot be in the path: it is not a string or an integer"],
    ["any", "binding/param-type ‹GET /v1/t/{limit}› param `limit` cannot be in the path: it is not a string or an integer"],
  ])("not into the path as %s", (type, wanted) => {
    const [gateway = gatewaySource(), desk, query] = boundAndChanged(DESK, "call: GET /v1/tickets\n", "call: GET /v1/t/{limit}\n");
    if (desk === undefined || query === undefined) throw new Error("three files");
    const text = desk.text.replace("limit: integer", `limit: ${type}`).replace(", size: limit", "");
    expect(messagesOf([gateway, { ...desk, text }, query])).toContain(wanted);
  });

  it.each(["Authorization", "authorization", "Host", "Content-Length", "Cookie", "Desk-Version", "idempotency-key", "Transfer-Encoding"])(
    "not into the header %s, which the gateway sets",
    (header) => {
      expect(after("range_header: Range", `range_header: ${header}`)).toEqual([
        `binding/header ‹${header}› param \`range_header\` cannot be sent as \`${header}\`, which the gateway sets itself`,
      ]);
    },
  );

  it.each<[string, readonly string[]]>([
    ["repeat", ["binding/query-object ‹created› `created` can be an object, which `query_style: repeat` cannot write"]],
    ["comma", ["binding/query-object ‹created› `created` can be an object, which `query_style: comma` cannot write"]],
    ["brackets", []],
  ])("not as objects into a query in the style %s", (style, wanted) => {
    expect(after("        take: data\n", `        query_style: ${style}\n        take: data\n`)).toEqual(wanted);
  });

  it("with objects in the lists of a query as well", () => {
    const changed = after(
      "created: { type: object, fields: { gte: integer } }",
      "created: { type: array, items: { fields: { a: string } } }",
    );
    expect(changed).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ["{ sort: { by: name } }", ["binding/query-object ‹sort› `sort` can be an object, which `query_style: comma` cannot write"]],
    ["{ sort: [{ by: name }] }", ["binding/query-object ‹sort› `sort` can be an object, which `query_style: comma` cannot write"]],
    ["{ sort: [name] }", []],
  ])("nor as fixed objects: %s", (fixed, wanted) => {
    const call = "        query_style: comma\n        retired";
    expect(after(call, `        fixed: ${fixed}\n${call}`)).toEqual(wanted);
  });

  it("with an index that says which list it counts in", () => {
    expect(after("required: true, index: files }", "required: true }")).toEqual([
      'binding/not-index ‹"ticket.files[{file_index}].url"› param `file_index` in `then` does not have the role `index`',
    ]);
  });
});

describe("sources of Meta", () => {
  it.each<Change>([
    ["          has_more: has_more\n", "", ["binding/no-source ‹take_meta› missing source of `has_more` in `take_meta`"]],
    [
      "        take_meta: { next: data.notes.pageInfo.endCursor }\n",
      "",
      ["binding/no-source ‹meta› missing source of `next` in `take_meta`"],
    ],
    [
      "          has_more: has_more\n",
      "          has_more: more\n          more: more\n",
      ["binding/unknown-name ‹more› `take_meta` refers to an unknown field of Meta `more`"],
    ],
    [
      "{ link: next }",
      "{ link: next, header: Link }",
      ["binding/one-of ‹header› `next_page` must have exactly one of `body`, `link`, `header`, `because`"],
    ],
    ["{ link: next }", "{ body: paging.next, query: cursor }", []],
    ["{ link: next }", "{ because: There is none., query: cursor }", ["binding/incomplete ‹query› `query` has no effect without `link`"]],
    [
      "{ link: next }",
      "{ link: next, because: There is none., query: cursor }",
      ["binding/one-of ‹because› `next_page` must have exactly one of `body`, `link`, `header`, `because`"],
    ],
    ["{ header: X-Count }", "{}", [expect.stringMatching(/^shape\/empty/u)]],
  ])("%s → %s", (from, to, wanted) => {
    expect(after(from, to)).toEqual(wanted);
  });
});

describe("keys without effect", () => {
  it.each<Change>([
    [
      "call: PUT /v1/tickets/{id}\n",
      "call: PUT /v1/tickets/{id}\n        query_style: comma\n",
      ["binding/idle ‹query_style› `query_style` has no effect: the call has no query"],
    ],
    [
      "          fields: string\n",
      "          fields: { type: string, required: true }\n",
      ["binding/idle ‹fields› `fields` has no effect: the param of that name is required"],
    ],
    [
      "    header: Desk-Version\n",
      '    paths: { /v1/tickets: "/{version}/tickets", /v2: "/{version}" }\n',
      ["binding/idle ‹/v2› `/v2` has no effect: no call begins with it"],
    ],
  ])("%s → %s", (from, to, wanted) => {
    expect(after(from, to)).toEqual(wanted);
  });

  it("are a header for repeated writes in a connector that only reads", () => {
    const text = (boundCatalog()[1]?.text ?? "").replace(/ {6}update:\n(?: {8}.*\n)+/u, "");
    expect(messagesOf([gatewaySource(), { path: DESK, text }, ...boundCatalog().slice(2)])).toEqual([
      "binding/idle ‹idempotency› `idempotency` has no effect: the connector has no writes",
    ]);
  });

  it("are all keys of bindings in a connector without a vendor", () => {
    const changed = shopCatalog().map(({ path, text }) => ({
      path,
      text: text.replace(
        "        ordered: newest_first\n",
        "        ordered: newest_first\n        call: GET /orders\n        take: data\n",
      ),
    }));
    expect(messagesOf(changed)).toEqual(["binding/idle ‹call› `call`, `take` has no effect: the connector has no `vendor`"]);
  });
});

describe("keys that a kind of operation does not have", () => {
  it.each<Change>([
    [
      "        headers: { range_header: Range }\n",
      "        headers: { range_header: Range }\n        take: data\n",
      [expect.stringMatching(/^operation\/misplaced-key ‹take› `take` cannot be used with kind `download`/u)],
    ],
    [
      "        take: ticket\n",
      "        take_meta: { x: y }\n        then: { get: url, hosts: [a.example], auth: none }\n",
      [
        expect.stringMatching(/^operation\/misplaced-key ‹take_meta› `take_meta` cannot be used with kind `record`/u),
        expect.stringMatching(/^operation\/misplaced-key ‹then› `then` cannot be used with kind `record`/u),
      ],
    ],
  ])("%s → %s", (from, to, wanted) => {
    expect(after(from, to)).toEqual(wanted);
  });
});

describe("texts and dates", () => {
  it.each([
    ['value: "Bearer {api_key}"', 'value: "Bearer sk_live_EXAMPLE {api_key}"'],
    ["expand: [notes, owner]", "expand: [notes, xoxb-EXAMPLE]"],
    ['fields: "*"', "fields: { key: [ghp_EXAMPLE0000] }"],
  ])("are no credentials: %s → %s", (from, to) => {
    const [found, ...others] = diagnose(boundAndChanged(DESK, from, to));
    expect(found).toMatchObject({ code: "binding/secret", secret: true });
    expect(others).toEqual([]);
  });

  it.each<[string, boolean]>([
    ["2028-02-29", true],
    ["2027-02-29", false],
    ["2027-13-01", false],
    ["2027-04-31", false],
    ["2027-12-31", true],
  ])("%s is a day: %s", (date, isDay) => {
    expect(after("on: 2027-01-31", `on: ${date}`)).toEqual(isDay ? [] : [`binding/date ‹${date}› \`${date}\` is not a date`]);
  });

  it.each<[string, string, string]>([
    ["source: https://desk.example/end", "source: http://desk.example/end", "shape/bad-text"],
    ["on: 2027-01-31", "on: January 2027", "shape/bad-text"],
    ["call: POST /graphql", "call: LOAD /graphql", "shape/bad-text"],
    ["call: POST /graphql", "call: POST graphql", "shape/bad-text"],
    ["call: POST /graphql", "call: POST /graphql?x=1", "shape/bad-text"],
    ["take: ticket\n", "take: tickets.0\n", "shape/bad-text"],
    ["graphql: queries/notes.graphql", "graphql: ../notes.graphql", "shape/bad-text"],
    ["no_such_ticket: not_found", "no_such_ticket: missing", "shape/wrong-value"],
    ["auth: none }", "auth: same }", "shape/wrong-value"],
    ["idempotency: Idempotency-Key", "idempotency: Idempotency Key", "shape/bad-text"],
    ['value: "Bearer {api_key}"', "value: Bearer", "shape/bad-text"],
  ])("have a form: %s → %s", (from, to, code) => {
    expect(diagnose(boundAndChanged(DESK, from, to)).map((found) => found.code)).toEqual([code]);
  });
});
