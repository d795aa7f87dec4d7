import { describe, expect, it } from "vitest";
import type { Role } from "../../../../templates/core/roles.ts";
import { catalogOf } from "../../../fixtures/catalog_of.ts";

/** The role of the param `x` of an operation, written as lines of YAML. */
function roleIn(action: string, param: string, around = ""): Role | undefined {
  const { model } = catalogOf(`
    records:
      Order: { fields: { id: string, created: integer, tags: array<string> } }
    types:
      Since: { type: integer, filter: { field: created, as: after } }
      Until: { type: Since, max: 10 }
      Plain: { type: string }
      MediaType: { type: string, format: true }
    operations:
      ${action}: { params: { x: ${param}, limit: integer }${around} }
  `);
  return model()
    .connectors.flatMap(({ entities }) => entities.flatMap(({ operations }) => operations))
    .flatMap(({ params }) => params.fields)
    .find(({ name }) => name === "x")?.role;
}

/** The types that a role does not need must be used all the same. */
const PAGED = ", paging: { kind: none, reason: Short. }";

describe("a role that a param has a key for", () => {
  it.each<[string, Role]>([
    ["filter: created", { kind: "filter", field: "created", as: "equals" }],
    ["filter: { field: created, as: after, inclusive: true }", { kind: "filter", field: "created", as: "after", inclusive: true }],
    [
      "filter: { as: one_of, meanings: { new: { status: open, tags: { not: [a, b] } }, all: {} } }",
      {
        kind: "filter",
        as: "one_of",
        meanings: {
          new: [
            { field: "status", is: "open" },
            { field: "tags", isNot: ["a", "b"] },
          ],
          all: [],
        },
      },
    ],
    [
      "filter: { as: equals, meanings: { none: { tags: null } } }",
      { kind: "filter", as: "equals", meanings: { none: [{ field: "tags", is: null }] } },
    ],
    ["identity: id", { kind: "identity", fields: ["id"] }],
    ["identity: [id, key]", { kind: "identity", fields: ["id", "key"] }],
    ["identity: { entity: files, field: id }", { kind: "identity", fields: ["id"], entity: "files" }],
    ["parent: files", { kind: "parent", entities: ["files"] }],
    ["parent: [files, drives]", { kind: "parent", entities: ["files", "drives"] }],
    ["parent: { entity: issues, by: key, field: issue }", { kind: "parent", entities: ["issues"], by: "key", field: "issue" }],
    ["within: true", { kind: "within" }],
    ["within: owner.login", { kind: "within", field: "owner.login" }],
    ["search: { language: clauses }", { kind: "search", language: "clauses" }],
    [
      "search: { language: jql, in: id, fields: { key: id, text: [id, tags] } }",
      { kind: "search", language: "jql", in: ["id"], fields: { key: ["id"], text: ["id", "tags"] } },
    ],
    ["order: { language: signed, fields: { age: created } }", { kind: "order", language: "signed", fields: { age: "created" } }],
    ["order: { language: criteria, in: properties }", { kind: "order", language: "criteria", in: "properties" }],
    ["select: { as: mask, list: orders }", { kind: "select", as: "mask", list: "orders" }],
    ["select: { as: names, in: fields }", { kind: "select", as: "names", in: "fields" }],
    ["expand: true", { kind: "expand" }],
    ["expand: { in: extra }", { kind: "expand", in: "extra" }],
    ["format: true", { kind: "format" }],
    ["field: id", { kind: "field", field: "id" }],
    ["includes: { field: deleted, is: true }", { kind: "includes", field: "deleted", is: true }],
    ["excludes: { field: drive, is_not: null }", { kind: "excludes", field: "drive", isNot: null }],
    ["excludes: { field: status, is: [a, null] }", { kind: "excludes", field: "status", is: ["a", null] }],
    ["modifies: [limit]", { kind: "modifies", params: ["limit"] }],
    ["index: tags", { kind: "index", field: "tags" }],
    ["no_effect: Only logs.", { kind: "no_effect", because: "Only logs." }],
  ])("{ %s }", (key, want) => {
    expect(roleIn("list", `{ type: string, ${key} }`, PAGED)).toEqual(want);
  });

  it("is none where `format` is a format", () => {
    expect(roleIn("list", "{ type: string, format: uuid }", PAGED)).toBeUndefined();
  });

  it("keeps the format of the named type out of the param, and its name in", () => {
    const { model } = catalogOf(`
      types: { Media: { type: string, max_length: 9, format: true } }
      operations:
        download: { params: { x: Media, y: { type: Media, format: true } } }
    `);
    const fields = model().connectors[0]?.entities[0]?.operations[0]?.params.fields ?? [];
    expect(fields.map(({ type, named, role }) => ({ type, named, role }))).toEqual(
      ["x", "y"].map(() => ({
        type: { kind: "scalar", types: ["string"], nullable: false, maxLength: 9 },
        named: "Media",
        role: { kind: "format" },
      })),
    );
  });
});

describe("a role that follows from something else", () => {
  const created = { kind: "filter", field: "created", as: "after" };

  it.each<[string, string, Role | undefined]>([
    ["a named type", "Since", created as Role],
    ["a named type of a named type", "Until", created as Role],
    ["a named type with other keys", "{ type: Since, max: 3 }", created as Role],
    ["a key instead of that of the named type", "{ type: Since, no_effect: None. }", { kind: "no_effect", because: "None." }],
    ["a named type without a role", "Plain", undefined],
    ["the elements of an array of a named type", "array<Since>", undefined],
  ])("%s", (_, param, want) => {
    expect(roleIn("list", param, PAGED)).toEqual(want);
  });

  it.each<[string, Role]>([
    ["{ kind: token, next: x, token: t }", { kind: "paging", part: "next" }],
    ["{ kind: token, next: limit, size: x, token: t }", { kind: "paging", part: "size" }],
    ["{ kind: record_cursor, next: limit, previous: x, more: m }", { kind: "paging", part: "previous" }],
    ["{ kind: none, next: x, size: limit, reason: Unknown. }", { kind: "paging", part: "next" }],
    ["{ kind: none, next: limit, size: x, reason: Unknown. }", { kind: "paging", part: "size" }],
  ])("paging: %s", (paging, want) => {
    expect(roleIn("list", "Since", `, paging: ${paging}`)).toEqual(want);
  });

  it.each<[string, Role]>([
    ...["get", "update", "delete", "download"].map((action): [string, Role] => [action, { kind: "identity", fields: ["id"] }]),
    ["list", { kind: "filter", field: "id", as: "equals" }],
    ["create", { kind: "field", field: "id" }],
  ])("a param `id` of %s", (action, want) => {
    const { model } = catalogOf(`operations:\n  ${action}: { params: { id: string } }`);
    const [id] = model().connectors[0]?.entities[0]?.operations[0]?.params.fields ?? [];
    expect(id?.role).toEqual(want);
  });

  it("the range of a download", () => {
    expect(roleIn("download", "string", ", download: { range: x }")).toEqual({ kind: "range" });
  });
});

describe("roles are the params' alone", () => {
  it.each([
    ["records: { Order: { fields: { id: { type: string, filter: id } } } }", "shape/unknown-key unknown key `filter` in field `id`"],
    [
      "operations:\n  list: { meta: { m: { type: string, no_effect: A. } }, paging: { kind: none, reason: A. } }",
      "unknown key `no_effect`",
    ],
    [
      "auth: { token: { title: T, fields: { user: { type: string, identity: id } } } }",
      "shape/unknown-key unknown key `identity` in field `user`",
    ],
    [
      "operations:\n  list: { params: { a: { fields: { b: { type: string, filter: id } } } }, paging: { kind: none, reason: A. } }",
      "shape/unknown-key unknown key `filter` in field `b`",
    ],
  ])("%s", (text, want) => {
    const [found, ...others] = catalogOf(text).diagnostics();
    expect(`${found?.code} ${found?.message}`).toContain(want);
    expect(found?.help).toContain("only the params of operations");
    expect(others).toEqual([]);
  });

  it("a named type that only records use has no effect with one", () => {
    const text = "types: { Id: { type: string, identity: id } }\nrecords: { Order: { fields: { id: Id } } }";
    expect(
      catalogOf(text)
        .diagnostics()
        .map(({ message }) => message),
    ).toEqual(["`identity` has no effect: only records use `Id`"]);
  });
});
