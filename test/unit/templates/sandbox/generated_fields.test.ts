import { describe, expect, test } from "vitest";
import { connectorOf, entityOf, operationOf, recordsOf, storeOf } from "./definitions.ts";

describe("generated records", () => {
  test("copy from the record that they name where a case or the example names it", () => {
    const people = entityOf(
      "people",
      { id: "p1", name: "Ada" },
      { vary: { id: { kind: "count" }, name: { kind: "text", text: "Name {n}" } } },
    );
    const notes = entityOf(
      "notes",
      { id: "n1", of: "p3", by: "x" },
      {
        vary: {
          id: { kind: "count" },
          of: { kind: "reference", entity: "people", each: true },
          by: { kind: "same_as", field: "name", of: "of" },
        },
        cases: [{ of: "p4" }, {}, { of: "nobody" }],
      },
    );
    const records = recordsOf(storeOf(connectorOf("test", [people, notes]), { records: 4 }), "test.notes");
    expect(records.map(({ of, by }) => [of, by])).toEqual([
      ["p3", "x"],
      ["p4", "Name 4"],
      ["p3", "Name 3"],
      ["nobody", "x"],
    ]);
  });

  test("copy an object with what varies inside it", () => {
    const address = { city: "A", zip: "1" };
    const people = entityOf(
      "people",
      { id: "p1", address },
      { vary: { id: { kind: "count" }, "address.city": { kind: "text", text: "City {n}" } } },
    );
    const notes = entityOf(
      "notes",
      { id: "n1", of: "p1", to: address },
      {
        vary: {
          id: { kind: "count" },
          of: { kind: "reference", entity: "people", each: true },
          to: { kind: "same_as", field: "address", of: "of" },
        },
      },
    );
    const records = recordsOf(storeOf(connectorOf("test", [people, notes]), { records: 3 }), "test.notes");
    expect(records.map(({ to }) => to)).toEqual([address, { city: "City 2", zip: "1" }, { city: "City 3", zip: "1" }]);
  });

  test("keep what varies inside a field that only some cases name", () => {
    const entity = entityOf(
      "changes",
      { id: "c1", file: { id: "f1", link: "/f1" } },
      {
        vary: { id: { kind: "count" }, "file.id": { kind: "count" }, "file.link": { kind: "text", text: "/{file.id}" } },
        cases: [{}, { file: null }],
      },
    );
    const records = recordsOf(storeOf(connectorOf("test", [entity]), { records: 4 }), "test.changes");
    expect(records.map(({ file }) => file)).toEqual([
      { id: "f1", link: "/f1" },
      { id: "f2", link: "/f2" },
      null,
      { id: "f4", link: "/f4" },
    ]);
  });

  test("set the flag of records of which nothing is left", () => {
    const charges = entityOf(
      "charges",
      { id: "c1", amount: 200, drawn: 0, done: false },
      {
        vary: { id: { kind: "count" }, amount: { kind: "one_of", values: [300, 100] } },
        derived: [{ path: "drawn", from: "refunds", by: "of", as: "sum", field: "amount" }],
      },
    );
    const refunds = entityOf(
      "refunds",
      { id: "r1", of: "c1", amount: 100 },
      { vary: { id: { kind: "count" }, of: { kind: "reference", entity: "charges", each: true } } },
    );
    const draws = {
      entity: "charges",
      by: { of: "id" },
      amount: "amount",
      total: "amount",
      drawn: "drawn",
      exhausted: "done",
      copies: {},
      only: [],
    };
    const create = operationOf("test.refunds.create", "record", { draws });
    const records = recordsOf(storeOf(connectorOf("test", [charges, refunds], [create]), { records: 3 }), "test.charges");
    expect(records.map(({ amount, done }) => [amount, done])).toEqual([
      [200, false],
      [300, false],
      [100, true],
    ]);
  });
});
