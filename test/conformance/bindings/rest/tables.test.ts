import { describe, expect, test } from "vitest";
import { normal, toTable, type WantedBindings } from "./binding_table.ts";
import { boundOperations, operationIds } from "./catalog_bindings.ts";
import { crm } from "./crm.ts";
import { fileStorage } from "./file_storage.ts";
import { projectTracker } from "./project_tracker.ts";
import { recruiting } from "./recruiting.ts";

const tables: readonly (readonly [connector: string, table: WantedBindings])[] = [
  ["crm", crm],
  ["project_tracker", projectTracker],
  ["file_storage", fileStorage],
  ["recruiting", recruiting],
];

describe.each(tables)("the bindings of %s", (connector, table) => {
  const bound = boundOperations(connector);

  test("cover every operation", () => {
    expect([...bound.keys()].sort()).toEqual(Object.keys(table).sort());
    expect([...bound.keys()]).toEqual(operationIds(connector));
  });

  test.each(Object.entries(table))("%s is called as the third party's document says", (id, want) => {
    const found = bound.get(id);
    expect(found && toTable(found.binding)).toEqual(normal(want));
  });

  test("give every param a place", () => {
    const homeless = [...bound.values()].flatMap(({ operation, binding }) =>
      operation.params.fields.filter(({ name }) => !Object.hasOwn(binding.params, name)).map(({ name }) => `${operation.id}: ${name}`),
    );
    expect(homeless).toEqual([]);
  });
});
