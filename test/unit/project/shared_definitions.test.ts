import { describe, expect, it } from "vitest";
import { tailWithShared } from "../../../docs/kinds/shared_definitions.ts";

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
