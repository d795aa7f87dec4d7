import { describe, expect, test } from "vitest";
import { isInside, valueAt, withValue } from "../../../../templates/sandbox/paths.ts";
import { toAnswer } from "../../../../templates/sandbox/records/table.ts";
import { connectorOf, entityOf, next, operationOf, run, size, storeOf } from "./definitions.ts";

describe("paths with names that contain dots", () => {
  const record = { "a.b": { "c[d]": 1 }, a: { b: 2 } };

  test("are read and written in brackets", () => {
    expect([valueAt(record, '["a.b"]["c[d]"]'), valueAt(record, "a.b")]).toEqual([1, 2]);
    expect(withValue(record, '["a.b"]["c[d]"]', 3)).toEqual({ ...record, "a.b": { "c[d]": 3 } });
    expect(toAnswer(entityOf("items", record, { hidden: ["a.b"] }), record)).toEqual({ a: { b: 2 } });
  });

  test.each([
    ["address.city", "address", true],
    ["address", "address", false],
    ["addresses", "address", false],
    ['["a.b"].c', '["a.b"]', true],
    ['["a.b"]', "a", false],
  ])("%s is inside %s: %s", (path, outer, want) => {
    expect(isInside(path, outer)).toBe(want);
  });
});

test("a list whose token, parent and filter have such names", () => {
  const id = { kind: "identity", fields: ['["item.id"]'] } as const;
  const vary = { '["item.id"]': { kind: "count" }, '["is.open"]': { kind: "one_of", values: [false, true] } } as const;
  const items = entityOf("items", { "item.id": "i_1", "is.open": true }, { identity: ['["item.id"]'], vary });
  const store = storeOf(
    connectorOf(
      "wire",
      [items],
      [
        operationOf("wire.items.get", "record", { roles: { id } }),
        operationOf("wire.items.list", "list", {
          roles: { $skip: next, $top: size, open: { kind: "filter", field: '["is.open"]', as: "equals" } },
          paging: { kind: "token", next: "$skip", token: { in: "meta", field: "@odata.nextLink" } },
          meta: [{ name: "@odata.nextLink", nullable: true }],
        }),
      ],
    ),
    { records: 5 },
  );
  const pages: unknown[] = [];
  let token: string | undefined;
  do {
    const params = { open: true, $top: 2, ...(token === undefined ? {} : { $skip: token }) };
    const { records, meta } = run(store, "wire.items.list", params) as unknown as {
      readonly records: readonly { readonly "item.id": string }[];
      readonly meta: Readonly<Record<string, string | undefined>>;
    };
    pages.push(records.map((one) => one["item.id"]));
    expect(Object.keys(meta).filter((name) => name !== "@odata.nextLink")).toEqual([]);
    token = meta["@odata.nextLink"];
  } while (token !== undefined);
  expect(pages).toEqual([["i_1", "i_3"], ["i_5"]]);
  expect(run(store, "wire.items.get", { id: "i_3" })).toEqual({ "item.id": "i_3", "is.open": true });
});
