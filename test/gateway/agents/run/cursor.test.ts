import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readCursor, writeCursor, type CursorContent } from "../../../../gateway/src/agents/run/fit_answer.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

const content: CursorContent = {
  operation: "payments.customers.list",
  instance: "inst_1",
  params: { limit: 3, created: { gte: 1 } },
  position: { records: 2, characters: 5, digest: "0a1b" },
  fields: ["id", "address.city"],
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value), "utf8").toString("base64url");

describe("cursor", () => {
  test("gives back what was written", () => {
    expect(readCursor(writeCursor(content))).toEqual(content);
  });

  test("has letters, digits, - and _ only", () => {
    expect(writeCursor({ ...content, params: { query: "ä?>/+=" } })).toMatch(/^[\w-]+$/u);
  });

  test("gives back any params and fields", () => {
    const params = fc.dictionary(fc.string({ unit: CHARACTER }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
    const cases = fc.record({ params, fields: fc.array(fc.string(), { maxLength: 3 }), records: fc.nat(), characters: fc.nat() });
    fc.assert(
      fc.property(cases, (given) => {
        const params = JSON.parse(JSON.stringify(given.params)) as CursorContent["params"];
        const { records, characters, fields } = given;
        const written = { operation: "a.b.c", instance: "i", params, position: { records, characters }, fields };
        expect(readCursor(writeCursor(written))).toEqual(written);
      }),
      runs(50),
    );
  });

  it.each([
    ["nothing", ""],
    ["a text", "page 2"],
    ["letters that decode to no JSON", "abcdef"],
    ["standard Base64", `${encode({ o: "a.b.c", i: "i", p: {} })}==`],
    ["a list", encode([])],
    ["no operation", encode({ i: "i", p: {} })],
    ["no instance", encode({ o: "a.b.c", p: {} })],
    ["no params", encode({ o: "a.b.c", i: "i" })],
    ["params that are a list", encode({ o: "a.b.c", i: "i", p: [] })],
    ["a negative count", encode({ o: "a.b.c", i: "i", p: {}, r: -1 })],
    ["a count that is not whole", encode({ o: "a.b.c", i: "i", p: {}, r: 1.5 })],
    ["characters in words", encode({ o: "a.b.c", i: "i", p: {}, c: "5" })],
    ["a digest that is a number", encode({ o: "a.b.c", i: "i", p: {}, d: 5 })],
    ["fields that are a text", encode({ o: "a.b.c", i: "i", p: {}, f: "id" })],
    ["a field that is a number", encode({ o: "a.b.c", i: "i", p: {}, f: [1] })],
    ["too many fields", encode({ o: "a.b.c", i: "i", p: {}, f: Array.from({ length: 201 }, String) })],
    ["a field with too many characters", encode({ o: "a.b.c", i: "i", p: {}, f: ["x".repeat(201)] })],
    ["too many params", encode({ o: "a.b.c", i: "i", p: { list: Array.from({ length: 2_000 }, () => 1) } })],
  ])("is not %s", (_, text) => {
    expect(readCursor(text)).toBeUndefined();
  });

  it.each(["", "x", "äöü", "{}", "null", "W10", "e30"])("is not %j", (text) => {
    expect(readCursor(text)).toBeUndefined();
  });

  test("reads no text without saying so", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readCursor(text);
        expect(read === undefined || writeCursor(read).length > 0).toBe(true);
      }),
      runs(60),
    );
  });
});
