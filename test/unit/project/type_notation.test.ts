import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { patterns, renewPatterns, renewTypeRows } from "../../../docs/type_notation.ts";
import { TYPE_WORDS } from "../../../generator/read/type_expression.ts";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");
const outOfDate = (path: string): string => `${path} is out of date: run \`npm run docs\` and commit the file`;

describe("the words of types", () => {
  it.each(["spec/connector.schema.json", "spec/gateway.schema.json"])("are those in the patterns of %s", (path) => {
    expect(renewPatterns(read(path)) === read(path), outOfDate(path)).toBe(true);
  });

  it("are those in the table of spec/README.md", () => {
    expect(renewTypeRows(read("spec/README.md")) === read("spec/README.md"), outOfDate("spec/README.md")).toBe(true);
  });

  it.each(TYPE_WORDS)("include %s in the patterns", (word) => {
    expect(patterns.type).toMatch(new RegExp(`[(|:]${word}[)|]`, "u"));
    expect(patterns.line).toMatch(new RegExp(`[(|:]${word}[)|]`, "u"));
  });
});

describe("renewPatterns", () => {
  it("replaces every pattern of a type, and of a type with a description", () => {
    const renewed = renewPatterns(read("spec/connector.schema.json"), { type: "TYPE", line: "LINE" });
    expect([renewed.match(/"pattern": "TYPE"/gu)?.length, renewed.match(/"pattern": "LINE"/gu)?.length]).toEqual([4, 5]);
    expect(renewed).not.toContain("array|map");
  });

  it("throws for a schema without such a pattern", () => {
    expect(() => renewPatterns('{ "pattern": "^a$" }')).toThrow("no pattern of types");
  });
});

describe("renewTypeRows", () => {
  const head = "| type | accepts |\n|---|---|\n";

  it("replaces the rows of words and keeps those of names", () => {
    const renewed = renewTypeRows(`${head}| \`string\`, \`text\` | old |\n| \`list<T>\` | old |\n| \`Ticket\` | a record |\n`);
    expect(renewed).toContain("| `map<T>` | an object with free keys, all values T: `map<string>` |\n| `Ticket` | a record |\n");
    expect(renewed).not.toContain("old");
  });

  it("throws for a page without the table", () => {
    expect(() => renewTypeRows("# Types\n")).toThrow("no table of types");
  });
});
