import { describe, expect, test } from "vitest";
import type { Binding } from "connector-gateway-spec/bindings";
import { readMeta, readResult } from "../../../gateway/src/vendor/read_answer.ts";
import { answerHeaders } from "../fixtures/answer_headers.ts";
import { bindings } from "../fixtures/written_bindings.ts";
import { failureOf } from "../fixtures/failure_of.ts";

const list = bindings["payments.customers.list"];
const record = bindings["payments.customers.get"];
const graphql = bindings["issue_tracker.issues.get"];
const nested: Binding = { ...graphql, take: ["data", "issue", "comments"] };

describe("the result", () => {
  test.each<[what: string, kind: "list" | "record" | "page_record" | "delete_result", binding: Binding, body: unknown, want: unknown]>([
    ["of a list is at its path", "list", list, { data: [{ id: 1 }] }, [{ id: 1 }]],
    ["of a list may be empty", "list", list, { data: [] }, []],
    ["of a list may be the body", "list", record, [1], [1]],
    ["of a record is the body", "record", record, { id: 1 }, { id: 1 }],
    ["of GraphQL is the body", "page_record", graphql, { data: { issues: { nodes: [] } } }, { data: { issues: { nodes: [] } } }],
    [
      "of GraphQL may be in part null",
      "record",
      graphql,
      { data: { issue: { id: 1 }, other: null } },
      { data: { issue: { id: 1 }, other: null } },
    ],
    ["is in an element of an array", "record", { ...record, take: ["a", "1"] }, { a: [0, { id: 1 }] }, { id: 1 }],
  ])("%s", (_, kind, binding, body, want) => {
    expect(readResult(kind, binding, body)).toEqual(want);
  });

  test("is the third party's own value", () => {
    const data = [{ id: 1, unknown: null }];
    expect(readResult("list", list, { data })).toBe(data);
  });

  test.each<[kind: "list" | "record", binding: Binding, body: unknown, message: string]>([
    ["list", list, {}, "The third party's answer has no list at `data`."],
    ["list", list, { data: null }, "The third party's answer has no list at `data`."],
    ["list", list, { data: {} }, "The third party's answer has no list at `data`."],
    ["list", list, undefined, "The third party's answer has no list at `data`."],
    ["list", record, {}, "The third party's answer has no list."],
    ["record", record, [], "The third party's answer has no object."],
    ["record", record, "text", "The third party's answer has no object."],
    ["record", record, null, "The third party's answer has no object."],
    ["record", { ...record, take: ["a", "b"] }, { a: null }, "The third party's answer has no object at `a.b`."],
    ["record", { ...record, take: ["constructor"] }, {}, "The third party's answer has no object at `constructor`."],
    ["record", nested, { data: null }, "The third party's answer has no object at `data.issue.comments`."],
  ])("of a %s is missing: %#", (kind, binding, body, message) => {
    expect(failureOf(() => readResult(kind, binding, body))).toEqual({ kind: "malformed", message });
  });

  test.each([
    [graphql, { data: { issue: null } }],
    [nested, { data: { issue: null } }],
    [nested, { data: { issue: { comments: null }, viewer: {} } }],
  ])("of GraphQL is not found when it is null: %#", (binding, body) => {
    expect(failureOf(() => readResult("record", binding, body))).toEqual({
      kind: "not_found",
      message: "The third party returned null: there is no such record.",
    });
  });
});

describe("Meta", () => {
  const binding: Binding = {
    ...list,
    meta: {
      cursor: { body: ["paging", "next"] },
      more: { body: ["has_more"] },
      next: { link: "next" },
      total: { header: "X-Total" },
      count: { because: "The third party does not count." },
    },
  };

  test("has every field", () => {
    const headers = answerHeaders({ link: '<?page=2>; rel="next"', "x-total": "12" });
    expect(readMeta(binding, { body: { has_more: false, paging: { next: "c" } }, headers, url: "https://a.example/b?page=1" })).toEqual({
      cursor: "c",
      more: false,
      next: "https://a.example/b?page=2",
      total: "12",
      count: null,
    });
  });

  test.each([[{}], [{ paging: null }], [null], [[]]])("has null for what %j does not have", (body) => {
    expect(readMeta(binding, { body, headers: answerHeaders(), url: "https://a.example/" })).toEqual({
      cursor: null,
      more: null,
      next: null,
      total: null,
      count: null,
    });
  });

  test("is malformed with a value that is no cursor or the like, but thousands of them", () => {
    const body = { has_more: Array.from({ length: 1_000 }, () => 0) };
    expect(failureOf(() => readMeta(binding, { body, headers: answerHeaders(), url: "https://a.example/" }))).toEqual({
      kind: "malformed",
      message: "The third party's answer is too large beside its records.",
    });
  });

  const inAddress: Binding = {
    ...list,
    meta: {
      linked: { link: "next", query: "cursor" },
      inBody: { body: ["next"], query: "page[after]" },
      inHeader: { header: "X-Next", query: "cursor" },
    },
  };
  test.each([
    ['<?cursor=a%20b>; rel="next"', "https://b.example/c?page%5Bafter%5D=d#e", "/f?cursor=", { linked: "a b", inBody: "d", inHeader: "" }],
    ['<?cursor=a>; rel="prev"', "/c", "//", { linked: null, inBody: null, inHeader: null }],
    [undefined, { after: "a" }, undefined, { linked: null, inBody: null, inHeader: null }],
  ])("has params of addresses: %s, %j, %s", (link, next, header, want) => {
    const headers = answerHeaders({ ...(link !== undefined && { link }), ...(header !== undefined && { "x-next": header }) });
    expect(readMeta(inAddress, { body: { next }, headers, url: "https://a.example/b" })).toEqual(want);
  });

  test("is missing where the operation has none", () => {
    expect(readMeta(record, { body: {}, headers: answerHeaders(), url: "https://a.example/" })).toBeUndefined();
  });
});
