import { describe, expect, test } from "vitest";
import { createRequestValidator, createResponseValidator } from "../../../../templates/runtime/body_validators.ts";
import {
  createOperationLookup,
  createOperationSearch,
  joinOperations,
  createLookup,
  createSearch,
  listAddresses,
} from "../../../../templates/runtime/operation_lookup.ts";
import type { Operation } from "../../../../templates/runtime/operation.ts";
import { UnknownAddressError } from "../../../../templates/runtime/unknown_address_error.ts";
import { ValidationError } from "../../../../templates/runtime/validation_error.ts";
import { createValidator } from "../../../../templates/runtime/validator.ts";
import type { Validator } from "../../../../templates/runtime/validator_types.ts";
import { paramsOf, tell } from "../../../fixtures/validators.ts";

describe("addresses", () => {
  const order = createValidator("shop.records.Order", "object");
  const params = createValidator("shop.orders.list.params", "object");
  const modules = [[order], [params]];

  test("are those of all validators, sorted and frozen", () => {
    const addresses = listAddresses(modules);
    expect(addresses).toEqual(["shop.orders.list.params", "shop.records.Order"]);
    expect(Object.isFrozen(addresses)).toBe(true);
  });

  test("lead to their validators", () => {
    expect(createLookup(modules)("shop.records.Order")).toBe(order);
  });

  test("lead nowhere when they are unknown, if that is asked for", () => {
    const find = createSearch(modules);
    expect(find("shop.records.Order")).toBe(order);
    expect(["shop.order.list.params", "", "__proto__"].map(find)).toEqual([undefined, undefined, undefined]);
  });

  test("that are unknown are an error with the nearest", () => {
    const lookup = createLookup(modules);
    expect(() => lookup("shop.order.list.params")).toThrow(UnknownAddressError);
    expect(() => lookup("shop.order.list.params")).toThrow(
      'Unknown address "shop.order.list.params"; did you mean shop.orders.list.params?',
    );
    expect(() => lookup("\u001bx")).toThrow('Unknown address "�x".');
    expect(() => lookup("__proto__")).toThrow(UnknownAddressError);
  });

  test.each<[unknown, string]>([
    [undefined, "An address must be a string, not undefined."],
    [null, "An address must be a string, not null."],
    [7, "An address must be a string, not an integer."],
    [Symbol("x"), "An address must be a string, not a symbol."],
  ])("that are no strings are the same error: %s", (address, message) => {
    const lookup = createLookup(modules);
    const ask = (): void => void Reflect.apply(lookup, undefined, [address]);
    expect(ask).toThrow(UnknownAddressError);
    expect(ask).toThrow(message);
  });
});

describe("operations", () => {
  const operation: Operation = {
    id: "shop.orders.list",
    connector: "shop",
    entity: "orders",
    action: "list",
    kind: "list",
    effect: "read",
    requiredParams: [],
    paramsRequired: false,
  };

  test("are found by their ids", () => {
    const operations = joinOperations([[operation], []]);
    expect(operations).toEqual([operation]);
    expect(Object.isFrozen(operations)).toBe(true);
    expect(createOperationLookup(operations)("shop.orders.list")).toBe(operation);
    const lookup = createOperationLookup(operations);
    expect(() => lookup("shop.orders.lst")).toThrow('Unknown operation "shop.orders.lst"; did you mean shop.orders.list?');
    expect(() => void Reflect.apply(lookup, undefined, [7])).toThrow("An operation id must be a string, not an integer.");
  });

  test("are undefined for unknown ids, if that is asked for", () => {
    const find = createOperationSearch([operation]);
    expect(find("shop.orders.list")).toBe(operation);
    expect(["shop.orders.lst", "", "__proto__"].map(find)).toEqual([undefined, undefined, undefined]);
  });
});

describe("requests and responses", () => {
  const request = {
    name: "the request",
    side: "request",
    required: ["entity", "action"],
    fields: { entity: "string", action: "string", params: "object", note: "string" },
  } as const;
  const params = { name: "shop.orders.get", side: "request", required: ["id"], fields: { id: "string" } } as const;

  test("fix entity, action and params", () => {
    const validator = createRequestValidator(request, "shop.orders.get", params, { paramsRequired: true });
    expect(validator.address).toBe("shop.orders.get.request");
    expect(tell(validator, { entity: "orders", action: "get", params: { id: "a" }, note: "b" })).toEqual([]);
    expect(tell(validator, { entity: "orders", action: "list", params: { id: 1 }, more: 1 })).toEqual([
      "value/const /action",
      "value/type /params/id",
      "field/unknown /more",
    ]);
    expect(tell(validator, { entity: "order", action: "get", params: { id: "a" } })).toEqual(["value/const /entity"]);
    expect(tell(validator, {})).toEqual(["field/missing /entity", "field/missing /action", "field/missing /params"]);
    expect(validator.check({}).issues[0]?.message).toBe("`entity` is missing; it is a required field of the shop.orders.get request");
  });

  test("may leave out params that are not required", () => {
    const validator = createRequestValidator(request, "shop.orders.get", params);
    expect(tell(validator, { entity: "orders", action: "get" })).toEqual([]);
    expect(tell(validator, { entity: "orders", action: "get", params: {} })).toEqual(["params/missing /params/id"]);
  });

  test("hold what the operation returns", () => {
    const response = {
      name: "the response",
      side: "response",
      optional: ["result"],
      fields: { status: { const: "success" }, result: "any" },
    } as const;
    const validator = createResponseValidator(response, "shop.orders.list", { result: "array<string>" });
    expect(validator.address).toBe("shop.orders.list.response");
    expect(tell(validator, { status: "success" })).toEqual([]);
    expect(tell(validator, { status: "success", result: ["a", 1] })).toEqual(["value/type /result/1"]);
    expect(validator.check({}).issues[0]?.message).toBe("`status` is missing; it is a required field of the shop.orders.list response");
  });
});

describe("a validator", () => {
  const params: Validator<unknown> = paramsOf({ a: "integer", b: "string" }, { required: ["b"] });

  test("throws a ValidationError with all issues from assert", () => {
    expect(() => params.assert({ b: "x" })).not.toThrow();
    try {
      params.assert({ a: "1", c: 1 });
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      expect(error).toMatchObject({ name: "ValidationError", address: "shop.orders.list.params" });
      expect(error.issues.map(({ code }) => code)).toEqual(["value/type", "params/unknown", "params/missing"]);
      expect(error.message.split("\n")).toEqual([
        "Invalid shop.orders.list.params:",
        "  `a` must be an integer, not a string",
        "  `c` is not a parameter of shop.orders.list",
        "  `b` is missing; it is a required parameter of shop.orders.list",
      ]);
    }
  });

  test("lists only a few issues in the message of the error", () => {
    const error = new ValidationError(
      "shop.x",
      params.check({ b: "x", ...Object.fromEntries(["c", "d", "e", "f", "g", "h", "i", "j"].map((name) => [name, 1])) }).issues,
    );
    expect(error.message.split("\n")).toHaveLength(7);
    expect(error.message).toMatch(/\n {2}and 3 more$/);
    expect(new ValidationError("shop.x", error.issues.slice(0, 5)).message).not.toContain("more");
    expect(new ValidationError("shop.x", []).message).toBe("Invalid shop.x:");
  });

  test("leaves warnings out of the message of a ValidationError", () => {
    const { issues } = paramsOf({ id: "string" }, { open: true }).check({ id: 1, note: 1 });
    expect(issues.map(({ severity }) => severity)).toEqual(["error", "warning"]);
    expect(new ValidationError("shop.x", issues).message.split("\n")).toHaveLength(2);
  });

  test("is a Standard Schema", () => {
    const standard = params["~standard"];
    expect(standard).toMatchObject({ version: 1, vendor: "connector-gateway-spec" });
    const value = { b: "x" };
    expect(standard.validate(value)).toEqual({ value });
    expect(standard.validate({ b: 1 })).toEqual({ issues: [{ message: "`b` must be a string, not an integer", path: ["b"] }] });
  });

  test("cannot be changed", () => {
    expect(Object.isFrozen(params)).toBe(true);
    expect(Object.isFrozen(params["~standard"])).toBe(true);
  });

  test("looks at its table only when it is used", () => {
    let looks = 0;
    const lazy = paramsOf({
      get id(): string {
        looks++;
        return "string";
      },
    });
    expect(looks).toBe(0);
    lazy.is({});
    const afterFirst = looks;
    lazy.is({});
    lazy.check({ id: 1 });
    expect([afterFirst > 0, looks]).toEqual([true, afterFirst]);
  });
});

test("errors are called like their classes", () => {
  expect(String(new UnknownAddressError("x", []))).toBe('UnknownAddressError: Unknown address "x".');
  expect(new ValidationError("x", []).name).toBe("ValidationError");
});
