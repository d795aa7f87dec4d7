import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseFieldPath, printFieldPath } from "../../../templates/shared/field_path.ts";
import connectorSchema from "../../../spec/connector.schema.json" with { type: "json" };
import { escapeInvisible } from "../../../templates/shared/invisible.ts";

const isPath = new RegExp(connectorSchema.definitions.path.pattern, "u");
const isName = new RegExp(connectorSchema.definitions.field_name.pattern, "u");

describe("paths of field names", () => {
  it.each<[string, readonly string[]]>([
    ["data", ["data"]],
    ["data.issues.nodes", ["data", "issues", "nodes"]],
    ["content-type.first name", ["content-type", "first name"]],
    ['["@odata.nextLink"]', ["@odata.nextLink"]],
    ['data["issues.open"].nodes', ["data", "issues.open", "nodes"]],
    ['["a"]["b[]"]', ["a", "b[]"]],
    ['a["\\"b\\\\c\\""]', ["a", '"b\\c"']],
  ])("%s", (text, path) => {
    expect(isPath.test(text)).toBe(true);
    expect(parseFieldPath(text)).toEqual(path);
  });

  it.each(["", ".", "a.", ".a", "a..b", "a[b]", 'a["b"', 'a[""]', "a]", '"a"', 'a."b"'])("the schema refuses %j", (text) => {
    expect(isPath.test(text)).toBe(false);
  });

  test("of any names are read as they are printed", () => {
    const name = fc.string({
      unit: fc.oneof(fc.constantFrom(".", "[", "]", '"', "\\", "a", " "), fc.string({ minLength: 1, maxLength: 1 })),
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), (path) => {
        const text = printFieldPath(path);
        expect(isPath.test(text)).toBe(true);
        expect(parseFieldPath(text)).toEqual(path);
      }),
    );
  });
});

describe("names of fields", () => {
  it.each([
    "id",
    "_",
    "$top",
    "@odata.nextLink",
    "content-type",
    "filter[status]",
    "1st",
    "-1",
    "first name",
    "größe",
    "字",
    "😀",
    "a".repeat(64),
  ])("can be %s", (name) => {
    expect(isName.test(name)).toBe(true);
  });

  it.each([
    "",
    " ",
    " a",
    "a ",
    "0",
    "42",
    "constructor",
    "toString",
    "__proto__",
    "a\nb",
    "a\tb",
    "a\u00a0b",
    "a\u200bb",
    "\ud800",
    "\u202ea",
  ])("cannot be %j", (name) => {
    expect(isName.test(name)).toBe(false);
  });

  test("contain no character that is invisible, and no blank but the space", () => {
    const isFine = (character: string): boolean =>
      escapeInvisible(character) === character && (character === " " || !/\s/u.test(character));
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      if (isName.test(`a${character}b`) !== isFine(character)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });
});
