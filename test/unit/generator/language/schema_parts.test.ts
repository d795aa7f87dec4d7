import { describe, expect, it } from "vitest";
import { patterns, tailWithShared, withPatterns } from "../../../../generator/language/index.ts";
import { TYPE_WORDS } from "../../../../generator/read/type_expression.ts";
import { readProjectFile } from "../../project/project_files.ts";

const ref = (name: string): object => ({ $ref: `#/definitions/${name}` });
const connector = { definitions: { name: { type: "string" }, names: { items: ref("name") }, count: { type: "integer" } } };

function tailOf(schema: object): readonly string[] {
  return Object.keys(tailWithShared(JSON.stringify(schema), JSON.stringify(connector)));
}

describe("the definitions that a schema shares with the connector's", () => {
  it("are what it refers to, and what that refers to, behind the last one of its own", () => {
    expect(tailOf({ properties: { all: ref("names") }, definitions: { status: {}, path: {} } })).toEqual(["path", "name", "names"]);
  });

  it("include what its own definitions refer to", () => {
    expect(tailOf({ definitions: { status: ref("count") } })).toEqual(["status", "count"]);
  });

  it("are no longer there when nothing refers to them", () => {
    expect(tailOf({ definitions: { status: {}, name: { type: "string" } } })).toEqual(["status"]);
  });

  it("are as the connector's schema has them now", () => {
    const old = { properties: { a: ref("name") }, definitions: { status: {}, name: { type: "number" } } };
    expect(tailWithShared(JSON.stringify(old), JSON.stringify(connector))).toEqual({ status: {}, name: { type: "string" } });
  });

  it("need a definition of its own", () => {
    expect(() => tailOf({ definitions: { name: { type: "string" } } })).toThrow("no definitions of its own");
  });
});

describe("the patterns of types", () => {
  it.each(TYPE_WORDS)("include %s", (word) => {
    expect(patterns.type).toMatch(new RegExp(`[(|:]${word}[)|]`, "u"));
    expect(patterns.line).toMatch(new RegExp(`[(|:]${word}[)|]`, "u"));
  });

  it("replace every pattern of a type, and of a type with a description", () => {
    const renewed = withPatterns(readProjectFile("spec/connector.schema.json"), { type: "TYPE", line: "LINE" });
    expect([renewed.match(/"pattern": "TYPE"/gu)?.length, renewed.match(/"pattern": "LINE"/gu)?.length]).toEqual([4, 5]);
    expect(renewed).not.toContain("array|map");
  });

  it("need a schema with such a pattern", () => {
    expect(() => withPatterns('{ "pattern": "^a$" }')).toThrow("no pattern of types");
  });
});
