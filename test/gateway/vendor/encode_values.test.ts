import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeFields, encodeStep } from "../../../gateway/src/vendor/build_request.ts";
import { runs } from "../../fixtures/property_runs.ts";
import { CHARACTER } from "../../fixtures/character.ts";

describe("a field", () => {
  test.each<[style: "repeat" | "comma" | "brackets", value: unknown, text: string]>([
    ["repeat", "a b", "f=a%20b"],
    ["repeat", "", "f="],
    ["repeat", 0, "f=0"],
    ["repeat", 1.5, "f=1.5"],
    ["repeat", false, "f=false"],
    ["repeat", null, ""],
    ["comma", null, ""],
    ["brackets", null, "f="],
    ["repeat", [1, "b", true], "f=1&f=b&f=true"],
    ["comma", [1, "b", true], "f=1,b,true"],
    ["brackets", [1, "b", true], "f[0]=1&f[1]=b&f[2]=true"],
    ["repeat", [1, null], "f=1"],
    ["brackets", [1, null], "f[0]=1&f[1]="],
    ["repeat", [], ""],
    ["comma", [], ""],
    ["brackets", [], ""],
    ["brackets", {}, ""],
    ["brackets", { a: { b: [1, { c: 2 }] } }, "f[a][b][0]=1&f[a][b][1][c]=2"],
    ["repeat", { gte: 1, lt: 2 }, "f[gte]=1&f[lt]=2"],
    ["comma", { ids: [1, 2] }, "f[ids][0]=1&f[ids][1]=2"],
    ["comma", [{ a: 1 }], "f[0][a]=1"],
    ["repeat", [[1], [2]], "f[0][0]=1&f[1][0]=2"],
    ["brackets", "a[0]&b=c", "f=a[0]%26b%3Dc"],
    ["brackets", "!'()*~-._", "f=%21%27%28%29%2A~-._"],
    ["brackets", "\ud800x", "f=%EF%BF%BDx"],
    ["brackets", "2024-01-01T00:00:00+02:00", "f=2024-01-01T00%3A00%3A00%2B02%3A00"],
  ])("with %s and %j is %j", (style, value, text) => {
    expect(encodeFields([["f", value]], style)).toBe(text);
  });

  test("has its name encoded, with brackets as they are", () => {
    expect(encodeFields([["ids[]&", { "a=b": 1 }]], "brackets")).toBe("ids[]%26[a%3Db]=1");
  });
});

/** The paths and texts of all values inside a value. */
function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
  }
  return [[path.join("."), typeof value === "string" ? value : value === null ? "" : JSON.stringify(value)]];
}

test("forms have every value at its path, whatever the values are", () => {
  const key = fc.stringMatching(/^[A-Za-z_][\w ü%&=+-]{0,5}$/);
  const leaf = fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.boolean(), fc.constant(null));
  const { node } = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie("node"), { maxLength: 3 }), fc.dictionary(key, tie("node"), { maxKeys: 3 })),
  }));
  fc.assert(
    fc.property(fc.dictionary(key, node), (params) => {
      const read = [...new URLSearchParams(encodeFields(Object.entries(params), "brackets"))];
      const paths = read.map(([name, text]) => [name.replaceAll("]", "").split("[").join("."), text]);
      expect(paths).toEqual(leavesOf(params));
    }),
    runs(60),
  );
});

test("a step is one step of a path that decodes to the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: CHARACTER }), (text) => {
      expect(encodeStep(text)).toMatch(/^(?:[\w.~-]|%[\dA-F]{2})*$/);
      expect(decodeURIComponent(encodeStep(text))).toBe(text.replace(/\p{Surrogate}/gu, "\ufffd"));
    }),
    runs(60),
  );
});
