import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogPaging } from "../../../generator/language/paging_schemas.ts";
import { OPERATION_KINDS, type OperationKindDescriptor, kindsOfAction } from "../../../generator/resolve/model/operation_kinds.ts";
import type { Operation } from "../../../generator/resolve/model/types.ts";
import { loadType, schemaDifferences, type TypeSchema } from "../../fixtures/schema_differences.ts";

const ROOT = join(import.meta.dirname, "../../..");

describe("templates/runtime/operation.ts", () => {
  it("has the paging kinds of generator/resolve/model/paging_kinds.ts; where they differ, correct the type `Paging`", () => {
    const { $defs } = JSON.parse(readFileSync(join(ROOT, "templates/catalog.schema.json"), "utf8")) as { $defs: TypeSchema["$defs"] };
    const published = loadType(join(ROOT, "templates/runtime/operation.ts"), "Paging");
    const schema = JSON.parse(JSON.stringify(catalogPaging("client"), withoutBase)) as TypeSchema;
    expect(schemaDifferences(published, { ...schema, ...($defs !== undefined && { $defs }) })).toEqual([]);
  });
});

/** The package has paging without its origin. */
function withoutBase(key: string, value: unknown): unknown {
  if (key === "origin" || key === "notShown") return undefined;
  return key === "required" && Array.isArray(value) ? value.filter((name) => name !== "origin") : value;
}

describe("every action", () => {
  it.each<Operation["action"]>(["list", "get", "create", "update", "delete", "api_search", "download"])(
    "has one default kind: %s",
    (action) => {
      const kinds = Object.entries<OperationKindDescriptor>(OPERATION_KINDS).filter(([, { actions }]) => actions[action] === "default");
      expect(kinds.map(([kind]) => kind)).toEqual([kindsOfAction(action)[0]]);
    },
  );
});
