import { expect, test } from "vitest";
import { toEntityData } from "../../../../../generator/emit/sandbox/entity_data.ts";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";

test.each<[text: string, get: string, want: readonly string[]]>([
  ["the record of a get", "Order", ["id", "total"]],
  ["a fuller record of a get", "FullOrder", ["id", "total", "items"]],
  ["the listed record, where a get answers with nothing of it", "Answer", ["id", "total"]],
])("records of the sandbox are like %s", (_, get, want) => {
  const { gateway, connectors } = catalogOf(`
    records:
      Order: { fields: { id: string, total: integer } }
      FullOrder: { fields: { id: string, total: integer, items: array } }
      Answer: { fields: { content: any } }
    operations:
      list: { params: {}, returns: Order, paging: { kind: none, reason: Short. } }
      get: { params: { id: { type: string, required: true } }, returns: ${get} }
  `).model();
  const [connector] = connectors;
  const [entity] = connector?.entities ?? [];
  if (connector === undefined || entity === undefined) throw new Error("the catalog has no entity");
  expect(Object.keys(toEntityData(gateway, connector, entity)?.["example"] ?? {})).toEqual(want);
});
