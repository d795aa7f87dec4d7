import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Connector, Model, TypeKind, ValueType } from "../../../../generator/resolve/model/types.ts";
import { recordsOf } from "../../../../generator/resolve/model/walk.ts";
import { findValueProblems } from "../../../../generator/rules/find_value_problems.ts";
import { buildExample } from "../../../../generator/schema/examples.ts";
import { changed, diagnose, modelOf, SHOP } from "../../../fixtures/shop_catalog.ts";

/** How a catalog writes a type of each kind, and the row of spec/README.md that says so. No catalog writes a reference. */
const WRITTEN: { readonly [Kind in Exclude<TypeKind, "reference">]: { readonly type: string; readonly row: string } } = {
  any: { type: "any", row: "| `any` |" },
  scalar: { type: "integer | null", row: "| `integer` |" },
  array: { type: "array<string>", row: "| `array<T>` |" },
  object: { type: "map<integer>", row: "| `map<T>` |" },
  record: { type: "Order | null", row: "| `Ticket` |" },
};

const page = readFileSync(join(import.meta.dirname, "../../../../spec/README.md"), "utf8");
const QUANTITY = "quantity: { type: integer, min: 1 }";

function catalogWith(type: string): { readonly model: Model; readonly connector: Connector; readonly type: ValueType | undefined } {
  const sources = changed(SHOP, QUANTITY, `${QUANTITY}\n      thing: { type: "${type}", assumed: Seen. }`);
  expect(diagnose(sources)).toEqual([]);
  const model = modelOf(sources);
  const [connector] = model.connectors;
  if (connector === undefined) throw new Error("There is a connector.");
  const line = connector.records.find(({ name }) => name === "Line");
  return { model, connector, type: line?.shape.fields.find(({ name }) => name === "thing")?.type };
}

describe.each(Object.entries(WRITTEN))("a type of the kind %s", (kind, { type, row }) => {
  test("is made of what the catalog writes (generator/resolve/build_type.ts)", () => {
    expect(catalogWith(type).type?.kind).toBe(kind);
  });

  test("has a row in the language page (spec/README.md)", () => {
    expect(page).toContain(row);
  });

  test("has an example that fits its schema (generator/schema/type_kinds.ts)", () => {
    const { model, connector } = catalogWith(type);
    const record: ValueType = { kind: "record", nullable: false, record: "Line" };
    const address = { name: "shop.records.Line", connector, side: "response", kind: "record", record: "Line", type: record } as const;
    const full = buildExample(model, address, "full");
    expect(full).toHaveProperty("thing");
    expect(findValueProblems(full, record, recordsOf(connector))).toEqual([]);
  });
});
