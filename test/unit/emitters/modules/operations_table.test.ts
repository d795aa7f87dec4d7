import { expect, test } from "vitest";
import { toOperationData } from "../../../../generator/emitters/sandbox/operation_data.ts";
import { catalogOf } from "../../../fixtures/catalog_of.ts";

/** The marks of a list with these fields of Meta, as a client has them, and where the sandbox takes each field from. */
function marksOf(meta: string, marks: string): readonly unknown[] {
  const catalog = catalogOf(`
    records: { Order: { fields: { id: string } } }
    operations:
      list:
        params: { cursor: string }
        meta: { next: string | null, ${meta} }
        paging: { kind: token, next: cursor, token: next, ${marks} }
  `);
  const { gateway, connectors } = catalog.model();
  const [connector] = connectors;
  const [operation] = connector?.entities[0]?.operations ?? [];
  if (connector === undefined || operation === undefined) throw new Error("the catalog has no operation");
  const table = catalog.files().get("connectors/shop.js")?.replaceAll(/\s+/gu, " ") ?? "";
  const [, mark] = /token: \{ in: "meta", field: "next" \}, (.*?\})/u.exec(table) ?? [];
  return [mark, toOperationData(gateway, connector, operation)["meta"]];
}

const next = { name: "next", nullable: true };

test.each<[meta: string, marks: string, mark: string, data: object]>([
  ["has_more: boolean", "more: has_more", 'more: { in: "meta", field: "has_more", required: true }', { name: "has_more", nullable: false }],
  ["has_more: boolean | null", "more: has_more", 'more: { in: "meta", field: "has_more" }', { name: "has_more", nullable: true }],
  ["is_last: boolean", "last: is_last", 'last: { in: "meta", field: "is_last", required: true }', { name: "is_last", nullable: false }],
  ["link: string", "more: link", 'more: { in: "meta", field: "link" }', { name: "link", nullable: false, source: "next_url" }],
])("%s with %s: a client has %s, and the sandbox %j", (meta, marks, mark, data) => {
  expect(marksOf(meta, marks)).toEqual([mark, [next, data]]);
});
