import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonPath, locateJson } from "../../../../../templates/core/scan_json.ts";

function place(text: string, path: JsonPath): string | undefined {
  const [found] = locateJson(text, [path]);
  return found === undefined ? undefined : text.slice(found.value.start, found.value.end);
}

describe("the place of a path", () => {
  const text = '{ "a": [10, {"b": "x"}], "a.b": 1, "d": 1, "d": 2 }';

  it.each<[JsonPath, string]>([
    [[], text],
    [["a", 0], "10"],
    [["a", 1, "b"], '"x"'],
    [["a.b"], "1"],
    [["d"], "2"],
    [["a", 1, "missing"], '{"b": "x"}'],
    [["a", 7], '[10, {"b": "x"}]'],
    [["nowhere", "at", "all"], text],
  ])("of %j", (path, want) => {
    expect(place(text, path)).toBe(want);
  });

  it("comes with its key", () => {
    const [found] = locateJson(text, [["a", 1, "b"]]);
    expect(text.slice(found?.key?.start, found?.key?.end)).toBe('"b"');
  });

  it("is found for every value of any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, "\t"), (value, space) => {
        const written = JSON.stringify(value, null, space);
        for (const [path, expected] of everyValue(value)) expect(JSON.parse(place(written, path) ?? "")).toEqual(expected);
      }),
    );
  });
});

function everyValue(value: unknown, path: JsonPath = []): [JsonPath, unknown][] {
  const written: unknown = JSON.parse(JSON.stringify(value));
  if (typeof value !== "object" || value === null) return [[path, written]];
  const inner = Array.isArray(value) ? value.map((item, index): [string | number, unknown] => [index, item]) : Object.entries(value);
  return [[path, written], ...inner.flatMap(([key, item]) => everyValue(item, [...path, key]))];
}
