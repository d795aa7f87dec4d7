import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseYaml } from "../../../fixtures/parse_yaml.ts";
import { hasPath, rangeAt, toPlain } from "../../../../generator/read/yaml_node.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

const path = "spec/connectors/shop.yaml";

function plain(text: string): unknown {
  const { file } = parseYaml({ path, text });
  return file === undefined ? undefined : toPlain(file.root);
}

function faults(text: string): string[] {
  return parseYaml({ path, text }).diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`);
}

describe("parseYaml", () => {
  it("reads plain data", () => {
    const text = "a: text\nb: 1.5\nc: true\nd:\ne: [1, 'two', {f: null}]\n# no more\n";
    expect(plain(text)).toEqual({ a: "text", b: 1.5, c: true, d: null, e: [1, "two", { f: null }] });
  });

  it("takes keys as texts and the words of YAML 1.1 as they are", () => {
    expect(plain("400: a\ntrue: yes\nnull: on\n1.50: no\n<<: 2024-01-01")).toEqual({
      400: "a",
      true: "yes",
      null: "on",
      "1.50": "no",
      "<<": "2024-01-01",
    });
  });

  it("accepts one document with its separator, and a byte order mark", () => {
    expect(plain("---\na: 1\n")).toEqual({ a: 1 });
    expect(plain("\uFEFFa: 1\r\nb: 2\r\n")).toEqual({ a: 1, b: 2 });
    expect(plain("a: 1\n...\n")).toEqual({ a: 1 });
  });

  it("counts places in the text as the file has it", () => {
    const text = "\uFEFFa: 1\r\nb: !!int 2";
    expect(faults(text)).toEqual(["2:4 yaml/tag"]);
    expect(faults("😀: 1\nb: [\n  *x ]")).toEqual(["3:3 yaml/alias"]);
  });

  it.each([
    ["", ["1:1 yaml/empty"]],
    ["\n\n# only a comment\n", ["1:1 yaml/empty"]],
    ["---\n", ["1:1 yaml/empty"]],
    ["null", ["1:1 yaml/empty"]],
    ["a: 1\na: 2\nb: {c: 1, c: 2}", ["2:1 yaml/duplicate-key", "3:11 yaml/duplicate-key"]],
    ["a: 1\n'a': 2", ["2:1 yaml/duplicate-key"]],
    ["a: &x 1\nb: *x\nc: !t 3", ["1:4 yaml/anchor", "3:4 yaml/tag"]],
    ["a: *x\nb: *x\nc: *y", ["1:4 yaml/alias", "3:4 yaml/alias"]],
    ["a: &x { b: 1 }\nc:\n  <<: *x", ["3:3 yaml/merge-key"]],
    ["a: &x { b: 1 }\nb: &y { c: 1 }\nc:\n  <<: [*x, *y]\n  d: *x", ["4:3 yaml/merge-key"]],
    ["a: &x { b: 1 }\nc:\n  '<<': *x", ["3:4 yaml/merge-key"]],
    ["a: !!str\nb: &x\n", ["1:4 yaml/tag", "2:4 yaml/anchor"]],
    ["%TAG ! tag:example.test,2000:\n---\na: !x 1", ["1:1 yaml/directive", "3:4 yaml/tag"]],
    ["a: 1\n---\nb: 2\n---\nc: 3", ["2:1 yaml/several-documents"]],
    ["? [a, b]\n: c", ["1:3 yaml/key"]],
    [": c", ["1:1 yaml/key"]],
    ["'': c", ["1:1 yaml/key"]],
    ["a: {__proto__: 1}", ["1:5 yaml/key"]],
    [
      "a: [.inf, -.Inf, .nan, 1e999, 9007199254740993]",
      ["1:5 yaml/number", "1:11 yaml/number", "1:18 yaml/number", "1:24 yaml/number", "1:31 yaml/number"],
    ],
    ["a: b\u0000c", ["1:5 yaml/character"]],
    ["# \u001b[31m\na: b", ["1:3 yaml/character"]],
    ["a: b\u202ec", ["1:5 yaml/character"]],
    ["a: \uFEFFb", ["1:4 yaml/character"]],
    ['a: "b\\u0000c"', ["1:4 yaml/character"]],
    ['"a\\u202E": b', ["1:1 yaml/character"]],
    ['a: ["\\ud800"]', ["1:5 yaml/character"]],
    ["a:\n\t- b", ["2:1 yaml/tab"]],
    ["\t\t\n\t\n", ["1:1 yaml/empty"]],
    ["a: 'b", ["1:4 yaml/unclosed"]],
    ["a: [b", ["1:4 yaml/unclosed"]],
    ["a: b: c", ["1:4 yaml/nested"]],
    ["a: @b", ["1:4 yaml/unquoted"]],
    ['a: "\\q"', ["1:5 yaml/escape"]],
    ["a: b\rc: d\r", ["1:5 yaml/line-ending"]],
  ])("says for %j what is wrong: %j", (text, want) => {
    expect(faults(text)).toEqual(want);
  });

  it("does not take the sign of an anchor, alias or tag inside a text for one", () => {
    const text = "a: \"&x *y !z\"\nb: 'it''s &x'\nc: |\n  *y\n  !z\n  %TAG\nd: a & b * c ! d\ne: [a&b, '*']\n# &x *y !z\n";
    expect(faults(text)).toEqual([]);
  });

  it("reports one of the many faults that one mistake makes", () => {
    expect(faults(`a: [${"'b' 'c' ".repeat(100)}]`)).toHaveLength(1);
  });

  it("reports every one of several mistakes, wherever they are", () => {
    const text = "a: 'b\nc: [d\ne:\n  f: @g\n  h i\nj: k: l\nm: 1\n";
    expect(faults(text)).toEqual([
      "1:4 yaml/unclosed",
      "2:4 yaml/unclosed",
      "4:6 yaml/unquoted",
      "5:3 yaml/missing-colon",
      "6:4 yaml/nested",
    ]);
  });

  it.each([
    ["flow lists", "[".repeat(10_000)],
    ["flow mappings", "{a: ".repeat(10_000)],
    ["closed lists", `${"[".repeat(60)}${"]".repeat(60)}`],
    ["block lists", `${"- ".repeat(60)}a`],
    ["block mappings", Array.from({ length: 60 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
  ])("gives up on %s that are nested too deep", (_, text) => {
    expect(faults(text).map((fault) => fault.split(" ")[1])).toContain("yaml/too-deep");
  });

  it("reads a large file in a time that grows with it", () => {
    const text = Array.from({ length: 2000 }, (_, index) => `key_${index}: { a: 1, b: [x, y] }`).join("\n");
    expect(plain(text)).toHaveProperty("key_1999", { a: 1, b: ["x", "y"] });
  });
});

describe("places", () => {
  const { file } = parseYaml({ path, text: "types:\n  Size: { min: 1 }\nlist: [a, b]\nempty:\n" });
  if (file === undefined) throw new Error("The text is YAML.");
  const { root, text } = file;
  const shown = (keys: (string | number)[], on: "key" | "value"): string => {
    const { start, end } = rangeAt(root, keys, on);
    return text.slice(start, end);
  };

  it("are those of the key or of the value", () => {
    expect(shown(["types", "Size"], "key")).toBe("Size");
    expect(shown(["types", "Size"], "value")).toBe("{ min: 1 }");
    expect(shown(["types", "Size", "min"], "value")).toBe("1");
    expect(shown(["list", 1], "value")).toBe("b");
    expect(shown(["list", "1"], "key")).toBe("b");
    expect(shown(["empty"], "value")).toBe("");
    expect(shown([], "value")).toBe("types");
  });

  it("are those of what is there when a path leads further", () => {
    expect(shown(["types", "Size", "max"], "value")).toBe("{ min: 1 }");
    expect(shown(["types", "Size", "max"], "key")).toBe("Size");
    expect(shown(["nothing", "here"], "value")).toBe("types");
    expect(shown(["list", 7], "value")).toBe("[a, b]");
  });

  it("say whether something is there", () => {
    expect([["types", "Size", "min"], ["list", 1], []].map((keys) => hasPath(root, keys))).toEqual([true, true, true]);
    expect(
      [
        ["types", "toString"],
        ["list", 2],
        ["types", "Size", "min", "x"],
      ].map((keys) => hasPath(root, keys)),
    ).toEqual([false, false, false]);
  });
});

describe("parseYaml on any text", () => {
  const piece = fc.constantFrom(
    ...[
      "a",
      "b: ",
      ": ",
      "- ",
      "\n",
      "\n  ",
      "\r\n",
      "\t",
      " ",
      "[",
      "]",
      "{",
      "}",
      ",",
      "? ",
      "&x ",
      "*x",
      "!t ",
      "!!str ",
      "%YAML 1.1\n",
      "---\n",
      "...\n",
    ],
    ...[
      "'",
      '"',
      "|\n",
      ">-\n",
      "#",
      " # c\n",
      "<<: ",
      "0x1F",
      "1e400",
      ".inf",
      "~",
      "__proto__: ",
      "\\",
      "\u0000",
      "\uFEFF",
      "\u2028",
      "😀",
      "\ud83d",
      "@",
      "`",
    ],
  );
  const anyText = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join("")),
    fc.string({ unit: CHARACTER }),
    fc.string(),
  );

  it("never throws, and names only places that the text has", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { file, diagnostics } = parseYaml({ path, text });
        expect(file !== undefined || diagnostics.length > 0).toBe(true);
        const lines = text.split(/\r\n|\n|\r/u);
        for (const { line, column, endLine, endColumn } of diagnostics) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(endLine).toBeLessThanOrEqual(lines.length);
          expect(endLine > line || endColumn >= column).toBe(true);
        }
      }),
      runs(100),
    );
  });

  it("reads what JSON writes", () => {
    const hasNoProto = (value: unknown): boolean =>
      !JSON.stringify(value).includes('"__proto__"') && !JSON.stringify(value).includes('"":');
    const isExact = (value: unknown): boolean => !/\d{16,}|e\+|e-|-0\b/u.test(JSON.stringify(value));
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 4 }), { minKeys: 1 }), (value) => {
        fc.pre(hasNoProto(value) && isExact(value));
        expect(plain(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
