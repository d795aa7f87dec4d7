import { expect, test } from "vitest";
import { toOperationData } from "../../../../../generator/emit/sandbox/index.ts";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";

test.each([
  ["link: string", { name: "link", nullable: false, source: "next_url" }],
  ["link: string | null", { name: "link", nullable: true, source: "next_url" }],
  ["link: boolean", { name: "link", nullable: false }],
])("%s, which says whether there are more, is %j", (field, want) => {
  const { gateway, connectors } = catalogOf(`
    records: { Order: { fields: { id: string } } }
    operations:
      list:
        params: { cursor: string }
        meta: { next: string | null, ${field} }
        paging: { kind: token, next: cursor, token: next, more: link }
  `).model();
  const [connector] = connectors;
  const [operation] = connector?.entities[0]?.operations ?? [];
  if (connector === undefined || operation === undefined) throw new Error("the catalog has no operation");
  expect(toOperationData(gateway, connector, operation)["meta"]).toEqual([{ name: "next", nullable: true }, want]);
});
