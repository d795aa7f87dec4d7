import { expect, test } from "vitest";
import { operationsOf } from "../../generator/resolve/model/walk.ts";
import type { Connector, Field } from "../../generator/resolve/model/types.ts";
import { withDerivedRoles } from "../../generator/resolve/build_role.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";

const { connectors } = loadCatalog();

/** Right, although the catalog says more: an object type is the id of a schema, and a drive has permissions, too. */
const LESS_PRECISE = new Map([
  ["crm.objects.get objectType", "within"],
  ["crm.objects.list objectType", "within"],
  ["file_storage.permissions.list fileId", "parent"],
  ["file_storage.permissions.get fileId", "parent"],
]);

/** Of the params that have a written role, those whose role can be derived. */
function derivedIn(connector: Connector): readonly { readonly name: string; readonly field: Field; readonly derived: Field }[] {
  const withoutKeys = ({ role, ...field }: Field): Field =>
    role?.kind === "paging" || role?.kind === "range" ? { role, ...field } : field;
  const entities = connector.entities.map((entity) => ({
    ...entity,
    operations: entity.operations.map((one) => ({ ...one, params: { ...one.params, fields: one.params.fields.map(withoutKeys) } })),
  }));
  const derived = operationsOf(withDerivedRoles({ ...connector, entities }));
  return operationsOf(connector).flatMap(({ id, params }, index) =>
    params.fields.flatMap((field, position) => {
      const found = derived[index]?.params.fields[position];
      return found?.role === undefined || field.role?.kind === "paging" ? [] : [{ name: `${id} ${field.name}`, field, derived: found }];
    }),
  );
}

test("a derived role is what the catalog says, where it says it", () => {
  const all = connectors.flatMap(derivedIn);
  const others = all.filter(({ field, derived }) => JSON.stringify(field.role) !== JSON.stringify(derived.role));
  expect(new Map(others.map(({ name, derived }) => [name, derived.role?.kind]))).toEqual(LESS_PRECISE);
  expect(all.length).toBeGreaterThan(100);
});
