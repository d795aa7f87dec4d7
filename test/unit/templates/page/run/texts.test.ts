import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFieldText } from "../../../../../templates/page/run/panel.tsx";
import { printJson, readJson } from "../../../../../templates/page/run/form/values.ts";
import {
  fromPicker,
  timeFormat,
  toPicker,
  type TimeFormat,
  insertWord,
  splitWords,
  toggleWord,
} from "../../../../../templates/page/run/form/text_controls.tsx";
import { inputTypeText } from "../../../../../templates/page/run/form/field.tsx";
import type { PageInput } from "../../../../../templates/page/shared/page_data.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

describe("a text that is no JSON", () => {
  test.each([
    ["", "Line 1, column 1: the text ends where a value is expected."],
    ['{\n  "a": 1,\n}', "Line 3, column 1: expected a key in double quotes."],
    ['{ "a" 1 }', "Line 1, column 7: expected a colon after the key."],
    ["[1 2]", "Line 1, column 4: expected a comma or ]."],
    ['{ "a": "b }', "Line 1, column 8: unclosed string."],
    ["{} x", "Line 1, column 4: unexpected text after the JSON value."],
    ["[01]", "Line 1, column 3: expected a comma or ]."],
  ])("%j: %s", (text, want) => {
    expect(readJson(text)).toMatchObject({ ok: false, problem: want });
  });

  test("is every text that the platform refuses, with a place inside of it", () => {
    const texts = fc.oneof(fc.json(), fc.string(), fc.stringMatching(/^[[\]{},:"a1 \n]*$/));
    fc.assert(
      fc.property(texts, (text) => {
        const read = readJson(text);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(read.ok).toBe(isJson);
        if (!read.ok) expect(read.offset).toBeLessThanOrEqual(text.length);
      }),
      runs(100),
    );
  });
});

describe("a text that is JSON", () => {
  test("is read back from what is printed", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.parse(JSON.stringify(value)) as null;
        expect(readJson(printJson(json))).toEqual({ ok: true, value: json, warnings: [] });
      }),
      runs(60),
    );
  });

  test.each([
    ['{ "a": 1, "a": 2 }', "Line 1, column 11: duplicate key."],
    ["[12345678901234567890]", "Line 1, column 2: this number loses digits as a 64-bit float."],
  ])("warns: %s", (text, want) => {
    expect(readJson(text)).toMatchObject({ ok: true, warnings: [want] });
  });

  test("of nothing is empty", () => expect(printJson(undefined)).toBe(""));
});

describe("a time", () => {
  test.each<[TimeFormat, string | number, string]>([
    ["unix_seconds", 1735689600, "2025-01-01T00:00:00"],
    ["unix_seconds", "1735689600.5", "2025-01-01T00:00:00"],
    ["date-time", "2025-03-14T09:26:53Z", "2025-03-14T09:26:53"],
    ["date-time", "2025-03-14T09:26:53+02:00", "2025-03-14T07:26:53"],
    ["date", "2025-03-14", "2025-03-14"],
    ["date", "2025-02-31x", ""],
    ["date-time", "soon", ""],
    ["unix_seconds", "soon", ""],
    ["unix_seconds", 1e18, ""],
  ])("%s %j is chosen as %j", (format, value, want) => {
    expect(toPicker(format, value)).toBe(want);
  });

  test.each<[TimeFormat, string, boolean, string | number | undefined]>([
    ["unix_seconds", "2025-01-01T00:00", true, 1735689600],
    ["unix_seconds", "2025-01-01T00:00", false, "1735689600"],
    ["date-time", "2025-03-14T09:26:53", false, "2025-03-14T09:26:53Z"],
    ["date", "2025-03-14", false, "2025-03-14"],
    ["date", "", false, undefined],
    ["date-time", "x", false, undefined],
  ])("%s chosen as %j is %j", (format, picked, isNumber, want) => {
    expect(fromPicker(format, picked, isNumber)).toBe(want);
  });

  test("in seconds stays the same when it is chosen again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        expect(fromPicker("unix_seconds", toPicker("unix_seconds", seconds), true)).toBe(seconds);
      }),
      runs(60),
    );
  });

  test.each([
    ["date", "date"],
    ["email", undefined],
    [undefined, undefined],
  ])("format %j is %j", (format, want) => {
    expect(timeFormat(format)).toBe(want);
  });
});

describe("words", () => {
  test.each([
    ["", []],
    ["a", ["a"]],
    ["a, b,,c ", ["a", "b", "c"]],
  ])("of %j are %j", (text, want) => {
    expect(splitWords(text)).toEqual(want);
  });

  test.each([
    ["", "a", "a"],
    ["a", "b", "a,b"],
    ["a,b", "a", "b"],
    ["a", "a", ""],
  ])("%j with %j toggled: %j", (text, word, want) => {
    expect(toggleWord(text, word)).toBe(want);
  });

  test("come back when they are toggled twice", () => {
    const word = fc.stringMatching(/^[a-z]{1,5}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (others, one) => {
        const rest = others.filter((other) => other !== one).join(",");
        expect(toggleWord(toggleWord(rest, one), one)).toBe(rest);
      }),
      runs(60),
    );
  });

  test.each([
    ["", 0, 0, "name", 4],
    ["a = 1 AND", 9, 9, "a = 1 AND name", 14],
    ["a = 1 AND ", 10, 10, "a = 1 AND name", 14],
    ["= 1", 0, 0, "name = 1", 4],
    ["xx = 1", 0, 2, "name = 1", 4],
    ["f(", 2, 2, "f(name", 6],
  ])("inserted into %j at %j to %j: %j", (text, start, end, want, cursor) => {
    expect(insertWord(text, "name", start, end)).toEqual({ text: want, cursor });
  });
});

describe("the field of an error body", () => {
  test.each([
    ["params.created.gt", ["created", "gt"]],
    ["params.ids[0]", ["ids", 0]],
    ['params["a.b"].c', ["a.b", "c"]],
    ["params", []],
  ])("%s leads to %j", (text, want) => {
    expect(readFieldText(text)).toEqual(want);
  });
});

test.each<[PageInput, string]>([
  [{ kind: "number", integer: true, minimum: 1, maximum: 100 }, "integer, 1 to 100"],
  [{ kind: "number", minimum: 0 }, "number, at least 0"],
  [{ kind: "number", integer: true, maximum: 250 }, "integer, at most 250"],
  [{ kind: "text" }, "string"],
  [{ kind: "text", format: "date-time" }, "date and time"],
  [{ kind: "text", format: "email" }, "email"],
  [{ kind: "words" }, "joined by commas"],
  [{ kind: "json" }, "JSON"],
])("%j is called %s", (input, want) => {
  expect(inputTypeText(input)).toBe(want);
});
