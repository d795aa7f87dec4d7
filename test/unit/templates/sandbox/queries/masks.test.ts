import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../../templates/sandbox/definition.ts";
import type { SelectionContext } from "../../../../../templates/sandbox/queries/query_types.ts";
import { toSelection } from "../../../../../templates/sandbox/operations/shapes.ts";
import { refusalOf } from "./searching.ts";

const owner = { displayName: "Ada", emailAddress: "ada@example.com" };
const file: JsonObject = {
  id: "1",
  name: "n",
  size: null,
  owners: [owner, { displayName: "Bo" }],
  replies: [{ id: "r", content: "c" }],
  user: { a: { b: 1, c: 2 } },
};
const context: SelectionContext = {
  param: "fields",
  fieldNames: ["id", "name", "size", "owners", "replies", "user"],
  required: ["id", "replies.id"],
  metaNames: ["nextPageToken"],
};

function selected(mask: string, list?: string): JsonObject {
  return toSelection({ kind: "select", as: "mask", ...(list === undefined ? {} : { list }) }, mask, context)(file);
}

describe("the mask of a record", () => {
  test.each<[string, unknown]>([
    ["*", file],
    ["", file],
    ["name", { id: "1", name: "n" }],
    ["id,name,size", { id: "1", name: "n", size: null }],
    [" id , name ", { id: "1", name: "n" }],
    ["name,*", file],
    ["owners", { id: "1", owners: file["owners"] }],
    ["owners/displayName", { id: "1", owners: [{ displayName: "Ada" }, { displayName: "Bo" }] }],
    ["owners(displayName)", { id: "1", owners: [{ displayName: "Ada" }, { displayName: "Bo" }] }],
    ["owners(displayName,emailAddress)", { id: "1", owners: file["owners"] }],
    ["owners/*", { id: "1", owners: file["owners"] }],
    ["owners/displayName,owners/emailAddress", { id: "1", owners: file["owners"] }],
    ["owners/displayName,owners", { id: "1", owners: file["owners"] }],
    ["owners/unknown", { id: "1", owners: [{}, {}] }],
    ["replies(content)", { id: "1", replies: [{ id: "r", content: "c" }] }],
    ["user/a/b", { id: "1", user: { a: { b: 1 } } }],
    ["user(a(b,c))", { id: "1", user: file["user"] }],
    ["user(a/c),name", { id: "1", name: "n", user: { a: { c: 2 } } }],
    ["name/inner", { id: "1", name: "n" }],
  ])("%j", (mask, want) => {
    expect(selected(mask)).toEqual(want);
  });

  test.each([
    ["nmae", "names `nmae`, which does not exist; did you mean `name`? Known: `id`, `name`, `size`, `owners`, `replies`, `user`."],
    ["name,toString", "names `toString`, which does not exist. Known: "],
  ])("refuses the name in %j", (mask, problem) => {
    expect(refusalOf(() => selected(mask))).toMatchObject({
      message: expect.stringContaining(`\`fields\` ${problem}`) as string,
      field: "params.fields",
      code: "mask/unknown-field",
    });
  });

  test.each([
    [",", 1, "`,`"],
    ["name,", 6, "the end"],
    ["name,,id", 6, "`,`"],
    ["name id", 6, "`id`"],
    ["owners(", 8, "the end"],
    ["owners(displayName", 19, "the end"],
    ["owners()", 8, "`)`"],
    ["owners)", 7, "`)`"],
    ["owners/", 8, "the end"],
    ["/owners", 1, "`/`"],
    ["owners//a", 8, "`/`"],
    ["owners(a)/b", 10, "`/`"],
    ["owners(a)b", 10, "`b`"],
    ["*/a", 2, "`/`"],
    ["*(a)", 2, "`(`"],
    ["(id)", 1, "`(`"],
  ])("refuses %j at character %i", (mask, character, found) => {
    const { message, code } = refusalOf(() => selected(mask));
    expect(message).toBe(
      `\`fields\` cannot be read at character ${character}: found ${found}. ` +
        "Supported: names joined by commas, `name(inner,names)`, `name/inner` and `*`, such as `id,owners/displayName`.",
    );
    expect(code).toBe("mask/unsupported");
  });

  test("must be a text", () => {
    expect(refusalOf(() => toSelection({ kind: "select", as: "mask" }, ["id"], context)).message).toBe("`fields` must be a text.");
  });
});

describe("the mask of a list", () => {
  test.each<[string, unknown]>([
    ["*", file],
    ["files", file],
    ["files/*", file],
    ["files(id,name)", { id: "1", name: "n" }],
    ["nextPageToken,files(name,owners/displayName)", { id: "1", name: "n", owners: [{ displayName: "Ada" }, { displayName: "Bo" }] }],
    ["files/name,files/size", { id: "1", name: "n", size: null }],
    ["nextPageToken", { id: "1" }],
  ])("%j", (mask, want) => {
    expect(selected(mask, "files")).toEqual(want);
  });

  test.each([
    ["id,name", "names `id`, which does not exist; for a field of the records, write `files(id)`. Known: `files`, `nextPageToken`."],
    ["file(id)", "names `file`, which does not exist; did you mean `files`? Known: `files`, `nextPageToken`."],
    ["files(nam)", "names `nam`, which does not exist; did you mean `name`? Known: `id`,"],
  ])("refuses %j", (mask, problem) => {
    expect(refusalOf(() => selected(mask, "files")).message).toContain(`\`fields\` ${problem}`);
  });
});
