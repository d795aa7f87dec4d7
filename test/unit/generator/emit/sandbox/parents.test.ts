import { expect, test } from "vitest";
import { toEntityData } from "../../../../../generator/emit/sandbox/entity_data.ts";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";

/** What the sandbox knows of an entity of a connector. */
function dataOf(text: string, name: string): unknown {
  const { gateway, connectors } = catalogOf(text).model();
  const [connector] = connectors;
  const entity = connector?.entities.find((one) => one.name === name);
  return connector && entity && toEntityData(gateway, connector, entity);
}

const list = "list: { params: {}, paging: { kind: none, reason: Short. } }";

test("a record that is only created under a parent belongs to it", () => {
  const data = dataOf(
    `
    records: { Order: { fields: { id: string } }, Line: { fields: { id: string } } }
    entities:
      orders: { record: Order, actions: { ${list} } }
      lines: { record: Line, actions: { ${list}, create: { params: { order: { type: string, parent: orders } } } } }
  `,
    "lines",
  );
  expect(data).toMatchObject({ parents: [{ param: "order", entities: ["orders"] }] });
});
