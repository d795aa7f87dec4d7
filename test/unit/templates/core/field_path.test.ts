import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseFieldPath, parsePathSteps, printFieldPath, type PathStep } from "../../../../templates/core/field_path.ts";
import connectorSchema from "../../../../spec/connector.schema.json" with { type: "json" };
import { runs } from "../../../fixtures/property_runs.ts";
import { escapeInvisible } from "../../../../templates/core/safe_text.ts";

const isPath = new RegExp(connectorSchema.definitions.path.pattern, "u");
const isBodyPath = new RegExp(connectorSchema.definitions.body_path.pattern, "u");
const isAddress = new RegExp(connectorSchema.definitions.then.properties.get.pattern, "u");
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

  it.each<[string, readonly PathStep[]]>([
    ["errors[0].reason", ["errors", "0", "reason"]],
    ["[0].id", ["0", "id"]],
    ["a[10][2]", ["a", "10", "2"]],
    ['a["0x"]', ["a", "0x"]],
    ["files[{file_index}].url", ["files", { param: "file_index" }, "url"]],
  ])("with positions: %s", (text, steps) => {
    expect(isAddress.test(text)).toBe(true);
    expect(isBodyPath.test(text)).toBe(!text.includes("{"));
    expect(parsePathSteps(text)).toEqual(steps);
  });

  it("leave out params where only names and positions can be", () => {
    expect(parseFieldPath("files[{file_index}].url")).toEqual(["files", "url"]);
  });

  it.each(["errors.0", "errors[01]", "errors[-1]", "errors[a]", "errors[]", "errors[*]", "0", "errors[0]reason", "a[{}]", "a[{b]"])(
    "the schema of positions refuses %j",
    (text) => {
      expect(isBodyPath.test(text)).toBe(false);
      expect(isAddress.test(text)).toBe(false);
    },
  );

  it.each(["", ".", "a.", ".a", "a..b", "a[b]", 'a["b"', 'a[""]', "a]", '"a"', 'a."b"'])("the schema refuses %j", (text) => {
    expect(isPath.test(text)).toBe(false);
  });

  const name = fc.string({
    unit: fc.oneof(fc.constantFrom(".", "[", "]", '"', "\\", "a", " ", "0"), fc.string({ minLength: 1, maxLength: 1 })),
    minLength: 1,
  });
  const position = fc.nat().map(String);

  test("of any names are read as they are printed", () => {
    const named = name.filter((text) => !/^(?:0|[1-9][0-9]*)$/u.test(text));
    fc.assert(
      fc.property(fc.array(named, { minLength: 1 }), (path) => {
        const text = printFieldPath(path);
        expect(isPath.test(text)).toBe(true);
        expect(parseFieldPath(text)).toEqual(path);
      }),
      runs(60),
    );
  });

  test("of any names and positions are read as they are printed", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(name, position), { minLength: 1 }), (path) => {
        const text = printFieldPath(path);
        expect(isBodyPath.test(text)).toBe(true);
        expect(parseFieldPath(text)).toEqual(path);
      }),
      runs(60),
    );
  });

  test("of any names, positions and params are read as they are printed", () => {
    const param = fc.string({ minLength: 1 }).filter((text) => !/[{}[\]"]/u.test(text));
    const step = fc.oneof(
      name,
      position,
      param.map((one) => ({ param: one })),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (path: readonly PathStep[]) => {
        const text = printFieldPath(path);
        expect(isAddress.test(text)).toBe(true);
        expect(parsePathSteps(text)).toEqual(path);
      }),
      runs(60),
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
