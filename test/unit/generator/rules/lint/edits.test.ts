import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CatalogFile } from "../../../../../generator/read/catalog_file.ts";
import { parseYaml } from "../../../../fixtures/parse_yaml.ts";
import { applyEdits } from "../../../../../generator/read/yaml/mistake.ts";
import { toPlain, type PlainValue } from "../../../../../generator/read/yaml_node.ts";
import { addKey, keepType, removeKey, endOfText } from "../../../../../generator/rules/lint/edit_keys.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

function read(text: string): CatalogFile {
  const { file, diagnostics } = parseYaml({ path: "spec/connectors/shop.yaml", text });
  if (file === undefined || diagnostics.length > 0) throw new Error(`${text}\n${diagnostics.map(({ message }) => message).join("\n")}`);
  return file;
}

const valueOf = (text: string): PlainValue => toPlain(read(text).root);

/** Texts with everything that means something in YAML. */
const text = fc
  .array(
    fc.constantFrom(
      "a",
      "word",
      " ",
      ", ",
      ": ",
      " #",
      "'",
      '"',
      "{",
      "}",
      "[",
      "]",
      "-",
      " -- ",
      "`",
      "%",
      "@",
      "&x",
      "*",
      "?",
      "|",
      ">",
      "!",
      "1",
      "true",
      "é",
      "👍🏽",
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join("").replaceAll(/\s+/gu, " ").trim())
  .filter((one) => one !== "");

const quote = fc.constantFrom(
  (one: string) => `'${one.replaceAll("'", "''")}'`,
  (one: string) => JSON.stringify(one),
);
const lineEnd = fc.constantFrom("\n", "\r\n");

describe("addKey", () => {
  it("makes a mapping of a line, with the same type and description, in flows and blocks", () => {
    fc.assert(
      fc.property(text, quote, lineEnd, fc.boolean(), fc.nat({ max: 200 }), (description, write, end, inFlow, padding) => {
        const long = `${description}${" and more".repeat(padding / 9)}`;
        const line = write(`string | null -- ${long}`);
        const yaml = (inFlow ? `fields: { a: ${line}, b: c }` : `fields:\n  a: ${line} # why\n  b: c`).replaceAll("\n", end) + end;
        const fixed = applyEdits(yaml, addKey(read(yaml), ["fields", "a"], "secret", "true"));
        expect(valueOf(fixed)).toEqual({ fields: { a: { type: "string | null", secret: true, description: long }, b: "c" } });
        expect(fixed.replaceAll("\r\n", "")).not.toMatch(end === "\n" ? /\r/u : /\n/u);
        if (!inFlow) expect(fixed).toContain(" # why");
      }),
      runs(200),
    );
  });

  it("adds to a mapping of any form what it has not, and changes nothing else", () => {
    fc.assert(
      fc.property(keysOf(), lineEnd, fc.boolean(), fc.boolean(), (entries, end, inFlow, hasComments) => {
        const yaml = writeMap(entries, { end, inFlow, hasComments });
        const fixed = applyEdits(yaml, addKey(read(yaml), ["a"], "secret", "true"));
        expect(valueOf(fixed)).toEqual({ a: { ...Object.fromEntries(entries), secret: true }, z: "end" });
        expect(fixed.match(/ # why/gu)).toEqual(yaml.match(/ # why/gu));
      }),
      runs(200),
    );
  });
});

/** Some keys of a field with values, in any order. */
function keysOf(): fc.Arbitrary<readonly (readonly [string, string])[]> {
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom("type", "required", "description", "example", "pattern"), text), {
      minLength: 1,
      selector: ([key]) => key,
    })
    .map((entries) => entries);
}

interface Layout {
  readonly end: string;
  readonly inFlow: boolean;
  readonly hasComments: boolean;
}

function writeMap(entries: readonly (readonly [string, string])[], { end, inFlow, hasComments }: Layout): string {
  const written = entries.map(([key, value]) => `${key}: '${value.replaceAll("'", "''")}'`);
  const comment = hasComments ? " # why" : "";
  const map = inFlow ? ` { ${written.join(", ")} }${comment}` : `${comment}\n${written.map((one) => `  ${one}${comment}`).join("\n")}`;
  return `a:${map}\nz: end\n`.replaceAll("\n", end);
}

describe("removeKey and keepType", () => {
  it("remove one key and nothing else, or do not touch the mapping", () => {
    fc.assert(
      fc.property(keysOf(), fc.nat(), lineEnd, fc.boolean(), fc.boolean(), (entries, index, end, inFlow, hasComments) => {
        const yaml = writeMap(entries, { end, inFlow, hasComments });
        const [key = ""] = entries[index % entries.length] ?? [];
        const edits = removeKey(read(yaml), ["a"], key);
        const left = entries.filter(([name]) => edits.length === 0 || name !== key);
        expect(valueOf(applyEdits(yaml, edits))).toEqual({ a: Object.fromEntries(left), z: "end" });
        expect(applyEdits(yaml, edits).match(/ # why/gu)).toEqual(yaml.match(/ # why/gu));
        if (entries.length > 1 && !hasComments && !yaml.includes(" #")) expect(edits).toHaveLength(1);
      }),
      runs(200),
    );
  });

  it.each([
    ["a: { type: T }\n", "a: T\n"],
    ["a: { x: 1, type: 'T | U', y: 2 } # why\n", "a: 'T | U' # why\n"],
    ["a: {\n  type: T # why\n}\n", "a: {\n  type: T # why\n}\n"],
    ["a:\n  type: T\n", "a:\n  type: T\n"],
    ["a: { x: 1 }\n", "a: { x: 1 }\n"],
    ["a: T\n", "a: T\n"],
  ])("keepType makes %j to %j", (yaml, want) => {
    expect(applyEdits(yaml, keepType(read(yaml), ["a"]))).toBe(want);
  });

  it("does nothing without a mapping, or with another key", () => {
    const file = read("a: { type: T, x: 1 }\nb: T\n");
    expect([
      removeKey(file, ["a"], "y"),
      removeKey(file, ["b"], "type"),
      addKey(file, ["c"], "x", "1"),
      addKey(file, [], "x", "1"),
    ]).toMatchObject([[], [], [], [{}]]);
  });
});

describe("endOfText", () => {
  it.each([
    ["a: word  # why\n", "word"],
    ["a: 'it''s' \n", "'it''s"],
    ['a: "x \\" "\n', '"x \\"'],
    ["a: >-\n  x\n  y\n\nb: c\n", ">-\n  x\n  y"],
    ["a: ''\n", "'"],
  ])("in %j is behind %j", (yaml, want) => {
    const { root } = read(yaml);
    const range = root.kind === "map" ? root.entries.get("a")?.value.range : undefined;
    expect(yaml.slice(range?.start, endOfText(yaml, range ?? { start: 0, end: 0 }))).toBe(want);
  });
});
