import { expect, test, vi } from "vitest";
import type { Table } from "../../../../templates/runtime/rules.ts";
import { createValidator, createGuard } from "../../../../templates/runtime/validator.ts";
import { atLeast } from "../../../../templates/core/constraints.ts";

interface Order {
  readonly id: string;
}

const Order = (): Table => ({
  name: "Order",
  side: "request",
  required: ["id"],
  open: true,
  fields: { id: "string", size: { type: "integer", min: atLeast(1) }, parent: { table: Order } },
});

const isOrder = createGuard<Order>(Order);

test.each<[unknown, boolean]>([
  [{ id: "a" }, true],
  // An unknown key of an open object is a warning.
  [{ id: "a", size: 1, other: true, parent: { id: "b" } }, true],
  [{ id: "a", size: 0 }, false],
  [{ id: "a", parent: {} }, false],
  [{}, false],
  [null, false],
  ["a", false],
])("a guard says of %j what the validator says", (value, expected) => {
  expect(isOrder(value)).toBe(expected);
  expect(createValidator("shop.orders.get.params", { table: Order }).is(value)).toBe(expected);
});

test("a guard narrows the type", () => {
  const value: unknown = JSON.parse('{ "id": "a" }');
  expect(isOrder(value) ? value.id : undefined).toBe("a");
});

test("a guard does not throw what a value throws", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const trap = Object.defineProperty({}, "id", {
    enumerable: true,
    get: () => {
      throw new Error("trap");
    },
  });
  expect([proxy, trap].map(isOrder)).toEqual([false, false]);
});

test("guards and validators share a table, which is made when one of them is used", () => {
  const make = vi.fn(Order);
  const guard = createGuard(make);
  const validator = createValidator("shop.records.Order", { table: make });
  expect(make).not.toHaveBeenCalled();
  expect([guard({ id: "a" }), validator.is({ id: "a" }), guard({}), validator.check({}).ok]).toEqual([true, true, false, false]);
  expect(make).toHaveBeenCalledOnce();
});
