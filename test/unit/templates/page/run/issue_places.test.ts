import { describe, expect, test } from "vitest";
import { fieldAnchor } from "../../../../../templates/page/run/panel.tsx";
import { controlAt, OTHER_FIELDS, placeIssues } from "../../../../../templates/page/run/form/issue_places.ts";
import type { PageShape } from "../../../../../templates/page/shared/page_data.ts";
import type { ValidationIssue } from "../../../../../templates/runtime/validator_types.ts";

const shape: PageShape = {
  fields: [
    { name: "limit", input: { kind: "number", integer: true } },
    { name: "created", input: { kind: "object", fields: [{ name: "gt", input: { kind: "number" } }] } },
    { name: "ids", input: { kind: "list", items: { kind: "text" } } },
    { name: "groups", input: { kind: "list", items: { kind: "object", fields: [{ name: "key", input: { kind: "text" } }] } } },
    { name: "metadata", input: { kind: "json" } },
  ],
};

describe("an issue is shown at", () => {
  test.each([
    ["the control of its param", { limit: 0 }, ["limit"], ["limit"]],
    ["the control of a param that is missing", {}, ["limit"], ["limit"]],
    ["a field of an object", { created: { gt: "x" } }, ["created", "gt"], ["created", "gt"]],
    ["a field of an object that is missing", {}, ["created", "gt"], ["created", "gt"]],
    ["the object itself", { created: {} }, ["created"], ["created"]],
    ["a name that the object does not have", { created: { to: 1 } }, ["created", "to"], ["created", OTHER_FIELDS]],
    ["the text of an object that is none", { created: 5 }, ["created"], ["created"]],
    ["the element of a list", { ids: ["a", 1] }, ["ids", 1], ["ids", 1]],
    ["the list itself", { ids: [] }, ["ids"], ["ids"]],
    ["a list that is none", { ids: "a" }, ["ids", 0], ["ids"]],
    ["a field of an element", { groups: [{ key: 1 }] }, ["groups", 0, "key"], ["groups", 0, "key"]],
    ["an element that is no object", { groups: [5] }, ["groups", 0, "key"], ["groups", 0]],
    ["the JSON that holds the value", { metadata: { a: { b: 1 } } }, ["metadata", "a", "b"], ["metadata"]],
    ["the other fields", { limits: 5 }, ["limits"], [OTHER_FIELDS]],
  ])("%s", (_title, params, path, want) => {
    expect(controlAt(shape, params, path)).toEqual(want);
  });

  test("no control if it is about all params", () => expect(controlAt(shape, {}, [])).toBeUndefined());
});

function issue(path: readonly (string | number)[], details: Partial<ValidationIssue> = {}): ValidationIssue {
  return { code: "value/type", severity: "error", path: [...path], pointer: "", message: "`limit` is wrong", ...details };
}

describe("the issues of a form", () => {
  test("are put at their controls, and the others apart", () => {
    const placed = placeIssues(shape, { limit: 0, created: { gt: "x" } }, [
      issue(["limit"]),
      issue(["limit"], { severity: "warning", message: "is odd" }),
      issue(["created", "gt"]),
      issue([], { message: "needs `a` or `b`", hint: "Add one." }),
    ]);
    expect([...placed.atControls]).toEqual([
      [
        "/limit",
        [
          { severity: "error", text: "`limit` is wrong." },
          { severity: "warning", text: "is odd." },
        ],
      ],
      ["/created/gt", [{ severity: "error", text: "`limit` is wrong." }]],
    ]);
    expect(placed.others).toEqual([{ severity: "error", text: "needs `a` or `b`. Add one." }]);
    expect(placed.errors).toBe(3);
  });

  test.each([
    ["Did you mean `limit`?", undefined, "Did you mean `limit`?"],
    ["is wrong", "Known: `a`.", "is wrong. Known: `a`."],
  ])("%s %j is %s", (message, hint, want) => {
    const { others } = placeIssues(shape, {}, [issue([], { message, ...(hint !== undefined && { hint }) })]);
    expect(others[0]?.text).toBe(want);
  });
});

test.each([
  [["limit"], "a.b.list.params.limit"],
  [["filters", 0, "value"], "a.b.list.params.filters.value"],
  [["a b", "c.d"], "a.b.list.params.a%20b%5B%22c.d%22%5D"],
])("the article describes %j at %s", (path, want) => {
  expect(fieldAnchor("a.b.list", path)).toBe(want);
});
