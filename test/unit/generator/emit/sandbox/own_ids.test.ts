import { expect, test } from "vitest";
import { toEntityData } from "../../../../../generator/emit/sandbox/entity_data.ts";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";

/** The fields that count up in the records of the sandbox, where records are found by their `number`. */
function countedFields(field: string): readonly string[] {
  const { gateway, connectors } = catalogOf(`
    types: { OrderId: string, CustomerId: string }
    records: { Order: { fields: { number: integer, ${field} } } }
    operations:
      list: { params: {}, paging: { kind: none, reason: Short. } }
      get: { params: { number: { type: integer, required: true, identity: number } } }
  `).model();
  const [connector] = connectors;
  const [entity] = connector?.entities ?? [];
  if (connector === undefined || entity === undefined) throw new Error("the catalog has no entity");
  const variations = toEntityData(gateway, connector, entity)?.["variations"] ?? [];
  return [...JSON.stringify(variations).matchAll(/"path":"(\w+)","vary":\{"kind":"count"\}/gu)].map(([, path = ""]) => path);
}

test.each<[field: string, want: readonly string[]]>([
  ["id: string", ["number", "id"]],
  ["id: integer", ["number", "id"]],
  ["uuid: { type: string, format: uuid }", ["number", "uuid"]],
  ["node_id: string", ["number", "node_id"]],
  ["order_id: string", ["number", "order_id"]],
  ["orderID: string", ["number", "orderID"]],
  ["ref: OrderId", ["number", "ref"]],
  // These refer to another record, or may.
  ["customer_id: string", ["number"]],
  ["customer: CustomerId", ["number"]],
  ["parent: OrderId | null", ["number"]],
  // This one is always the same.
  ["id: { const: order }", ["number"]],
  ["number_of_items: integer", ["number"]],
])("%s: the fields with an id of the record itself are %j", (field, want) => {
  expect(countedFields(field)).toEqual(want);
});
