import { describe, expect, it, test } from "vitest";
import type { Operation, Paging } from "../../../../../templates/runtime/operation.ts";
import { findCursor, type Answer } from "../../../../../templates/runtime/client/paging.ts";
import { elementsOf } from "../../../../../templates/runtime/operation.ts";

function operation(paging: Paging, elements?: readonly string[]): Operation {
  const base = {
    id: "a.b.list",
    connector: "a",
    entity: "b",
    action: "list",
    kind: "list",
    effect: "read",
    requiredParams: [],
    paramsRequired: false,
  } as const;
  return { ...base, paging, ...(elements === undefined ? {} : { elements }) };
}

/** The params of the next page, as a walk assembles them. */
function nextParams(of: Operation, params: Record<string, unknown>, answer: Answer): Record<string, unknown> | undefined {
  const cursor = findCursor(of, params, answer);
  return cursor === undefined ? undefined : { ...params, [cursor.param]: cursor.value };
}

const more = { in: "meta", field: "has_more" } as const;
const recordCursor: Paging & { kind: "record_cursor" } = {
  kind: "record_cursor",
  next: "starting_after",
  previous: "ending_before",
  more,
  id: "id",
};
const last = { in: "meta", field: "isLast" } as const;
const link = { in: "meta", field: "link" } as const;
const token: Paging & { kind: "token" } = { kind: "token", next: "cursor", token: { in: "meta", field: "next" } };
const pageNumber: Paging & { kind: "page_number" } = { kind: "page_number", next: "page", size: "per_page", defaultSize: 3 };
const offset: Paging & { kind: "offset" } = {
  kind: "offset",
  next: "startAt",
  size: "max",
  total: { in: "meta", field: "total" },
  last,
};
const pageInfo: Paging & { kind: "page_info" } = { kind: "page_info", next: "after", connection: ["data", "issues"] };
const feed: Paging & { kind: "change_feed" } = {
  kind: "change_feed",
  next: "pageToken",
  token: { in: "meta", field: "next" },
  startToken: { in: "meta", field: "start" },
};

/** A descriptor of each kind. */
const examples: { readonly [Kind in Paging["kind"]]: Paging & { readonly kind: Kind } } = {
  record_cursor: recordCursor,
  token,
  page_number: pageNumber,
  offset,
  page_info: pageInfo,
  change_feed: feed,
  none: { kind: "none", because: "so it is" },
};

const cases: readonly [
  what: string,
  paging: Paging,
  params: Record<string, unknown>,
  answer: Answer,
  want: Record<string, unknown> | undefined,
][] = [
  [
    "the id of the last record",
    recordCursor,
    { limit: 2 },
    { result: [{ id: "x1" }, { id: "x2" }], meta: { has_more: true } },
    { limit: 2, starting_after: "x2" },
  ],
  [
    "the id of the first record, walking back",
    recordCursor,
    { ending_before: "x5" },
    { result: [{ id: "x3" }, { id: "x4" }], meta: { has_more: true } },
    { ending_before: "x3" },
  ],
  [
    "the way back, also when both ways are given",
    recordCursor,
    { starting_after: "x1", ending_before: "x5" },
    { result: [{ id: "x3" }, { id: "x4" }], meta: { has_more: true } },
    { starting_after: "x1", ending_before: "x3" },
  ],
  ["nothing when has_more is false", recordCursor, {}, { result: [{ id: "x1" }], meta: { has_more: false } }, undefined],
  ["nothing after an empty page", recordCursor, {}, { result: [], meta: {} }, undefined],
  [
    "no value after an empty page that says there is more",
    recordCursor,
    {},
    { result: [], meta: { has_more: true } },
    { starting_after: undefined },
  ],
  [
    "no value after an empty page with a mark of another type",
    recordCursor,
    {},
    { result: [], meta: { has_more: 1 } },
    { starting_after: undefined },
  ],
  [
    "no value after a record without an id",
    recordCursor,
    {},
    { result: [{ id: "x1" }, {}], meta: { has_more: true } },
    { starting_after: undefined },
  ],
  [
    "no value after such a record, also where nothing says whether there is more",
    recordCursor,
    {},
    { result: [{}], meta: {} },
    { starting_after: undefined },
  ],
  [
    "the last id where the answer does not say whether there is more",
    recordCursor,
    {},
    { result: [{ id: "x1" }], meta: {} },
    { starting_after: "x1" },
  ],
  ["the token", token, { a: 1 }, { result: [], meta: { next: "t2" } }, { a: 1, cursor: "t2" }],
  ["nothing for a null token", token, {}, { result: [], meta: { next: null } }, undefined],
  ["nothing for an empty token", token, {}, { result: [], meta: { next: "" } }, undefined],
  [
    "no value for a null token while there is more",
    { ...token, more },
    {},
    { result: [1], meta: { next: null, has_more: true } },
    { cursor: undefined },
  ],
  [
    "no value for a token that is missing on a page that is not the last",
    { ...token, last },
    {},
    { result: [1], meta: { isLast: false } },
    { cursor: undefined },
  ],
  ["nothing on the last page", { ...token, last }, {}, { result: [1], meta: { next: "t2", isLast: true } }, undefined],
  [
    "nothing where the mark of the last page may be missing, and is",
    { ...token, last },
    {},
    { result: [1], meta: { isLast: null } },
    undefined,
  ],
  [
    "no value where a mark has another type than it should",
    { ...token, more },
    {},
    { result: [1], meta: { next: "", has_more: "true" } },
    { cursor: undefined },
  ],
  [
    "no value where there is a link to the next page",
    { ...token, more: link },
    {},
    { result: [1], meta: { link: "http://x" } },
    { cursor: undefined },
  ],
  ["nothing where there is none", { ...token, more: link }, {}, { result: [1], meta: { next: null, link: "" } }, undefined],
  [
    "no value where a wrapper has neither the token nor the mark",
    { kind: "token", next: "cursor", token: { in: "record", field: "next" }, more: { in: "record", field: "has_more" } },
    {},
    { result: {}, meta: {} },
    { cursor: undefined },
  ],
  [
    "nothing where the token of a wrapper says that there is no more, without the mark",
    { kind: "token", next: "cursor", token: { in: "record", field: "next" }, more: { in: "record", field: "has_more" } },
    {},
    { result: { next: null }, meta: {} },
    undefined,
  ],
  ["no value for a token that is an object", token, {}, { result: [], meta: { next: {} } }, { cursor: undefined }],
  ["a token that is a number as text", token, {}, { result: [], meta: { next: 17 } }, { cursor: "17" }],
  ["nothing for a missing Meta", token, {}, { result: [], meta: undefined }, undefined],
  ["the token only while there is more", { ...token, more }, {}, { result: [], meta: { next: "t2", has_more: false } }, undefined],
  ["the second page after the first", pageNumber, {}, { result: [1, 2, 3], meta: {} }, { page: 2 }],
  ["the next page number", pageNumber, { page: 4, per_page: 1 }, { result: [1], meta: {} }, { page: 5, per_page: 1 }],
  ["nothing after an empty page, whatever its size should be", pageNumber, { per_page: 0 }, { result: [], meta: {} }, undefined],
  ["nothing after a short page", pageNumber, { per_page: 3 }, { result: [1, 2], meta: {} }, undefined],
  ["the number of elements so far", offset, { startAt: 4 }, { result: [1, 2], meta: {} }, { startAt: 6 }],
  ["nothing at the total", offset, { startAt: 4 }, { result: [1, 2], meta: { total: 6 } }, undefined],
  ["nothing when the answer says it is the last", offset, {}, { result: [1], meta: { isLast: true } }, undefined],
  ["nothing after an empty page of an offset", offset, { startAt: 4 }, { result: [], meta: {} }, undefined],
  ["nothing at the total, also after an empty page", offset, { startAt: 6 }, { result: [], meta: { total: 6 } }, undefined],
  ["no value after an empty page before the total", offset, { startAt: 4 }, { result: [], meta: { total: 6 } }, { startAt: undefined }],
  ["no value after an empty page that is not the last", offset, {}, { result: [], meta: { isLast: false } }, { startAt: undefined }],
  ["no value after an empty page with a total that is none", offset, {}, { result: [], meta: { total: "6" } }, { startAt: undefined }],
  [
    "no value for a next page without an end cursor",
    pageInfo,
    {},
    { result: { data: { issues: { pageInfo: { hasNextPage: true, endCursor: null } } } }, meta: {} },
    { after: undefined },
  ],
  [
    "the end cursor",
    pageInfo,
    {},
    { result: { data: { issues: { pageInfo: { hasNextPage: true, endCursor: "c" } } } }, meta: {} },
    { after: "c" },
  ],
  [
    "nothing without a next page",
    pageInfo,
    {},
    { result: { data: { issues: { pageInfo: { hasNextPage: false, endCursor: "c" } } } }, meta: {} },
    undefined,
  ],
  ["no value without page information", pageInfo, {}, { result: {}, meta: {} }, { after: undefined }],
  [
    "no value where neither a next page nor its end is said",
    pageInfo,
    {},
    { result: { data: { issues: { pageInfo: { hasNextPage: null, endCursor: null } } } }, meta: {} },
    { after: undefined },
  ],
  [
    "the end cursor where it is not said that there is a next page",
    pageInfo,
    {},
    { result: { data: { issues: { pageInfo: { endCursor: "c" } } } }, meta: {} },
    { after: "c" },
  ],
  ["the feed's token", feed, { pageToken: "1" }, { result: [], meta: { next: "2" } }, { pageToken: "2" }],
  ["nothing when the feed gives the next start token", feed, { pageToken: "1" }, { result: [], meta: { start: "9" } }, undefined],
  [
    "no value when the feed gives neither token",
    feed,
    { pageToken: "1" },
    { result: [1], meta: { next: null, start: "" } },
    { pageToken: undefined },
  ],
  ["nothing where there is no paging", examples.none, {}, { result: [1], meta: {} }, undefined],
];

describe("the params of the next page", () => {
  test.each(cases)("hold %s", (_what, paging, params, answer, want) => {
    expect(nextParams(operation(paging), params, answer)).toStrictEqual(want);
  });

  test.each(Object.values(examples))("have a case of $kind where the list ends", ({ kind }) => {
    expect(cases.filter(([, paging, , , want]) => paging.kind === kind && want === undefined).length, "add one to `cases`").toBeGreaterThan(
      0,
    );
  });

  test.each(Object.values(examples).filter(({ kind }) => kind !== "none"))("have a case of $kind with a next page", ({ kind }) => {
    expect(cases.filter(([, paging, , , want]) => paging.kind === kind && want !== undefined).length, "add one to `cases`").toBeGreaterThan(
      0,
    );
  });

  it("read the paging state from the wrapper where it is there", () => {
    const wrapper = operation(
      { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
      ["data"],
    );
    expect(nextParams(wrapper, { query: "q" }, { result: { data: [1], has_more: true, next_page: "p2" }, meta: {} })).toEqual({
      query: "q",
      page: "p2",
    });
  });
});

describe("a wrapper without a list", () => {
  const wrapped = operation(pageInfo, ["data", "issues", "nodes"]);
  const pageWith = (nodes: unknown): Answer => ({ result: { data: { issues: { nodes, pageInfo: { hasNextPage: false } } } }, meta: {} });

  it.each([[null], [undefined], ["text"], [{}]])("is not the last page with %j, whatever else it says", (nodes) => {
    expect(findCursor(wrapped, {}, pageWith(nodes))).toEqual({ param: "data.issues.nodes", value: undefined });
  });

  it("is another thing than one with an empty list, and than one without paging", () => {
    expect(findCursor(wrapped, {}, pageWith([]))).toBeUndefined();
    expect(findCursor(operation(examples.none, ["data"]), {}, { result: {}, meta: {} })).toBeUndefined();
  });
});

describe("the elements of a page", () => {
  it("are the result itself, or an array inside the wrapper", () => {
    expect(elementsOf(operation(token), [1, 2])).toEqual([1, 2]);
    expect(elementsOf(operation(pageInfo, ["data", "issues", "nodes"]), { data: { issues: { nodes: [3] } } })).toEqual([3]);
  });

  it.each([[null], [undefined], ["text"], [{ data: 1 }]])("are none in %j", (result) => {
    expect(elementsOf(operation(token), result)).toEqual([]);
    expect(elementsOf(operation(pageInfo, ["data", "nodes"]), result)).toEqual([]);
  });
});
