import { describe, expect, expectTypeOf, it } from "vitest";
import { operations, ValidationError, type ConnectorId, type ExecuteRequest, type Operation } from "connector-gateway-spec";
import type { Download, Page } from "connector-gateway-spec/client";
import {
  execute,
  type Balance,
  type Customer,
  type CustomersListMeta,
  type CustomersListParams,
  type PaymentsInstance,
} from "connector-gateway-spec/payments";
import { exampleOf } from "../../fixtures/sandbox/package_catalog.ts";
import { callOf, openGateway, useSandboxServer } from "./open_gateway.ts";
import { failingCases } from "../../fixtures/failing_cases.ts";

const server = useSandboxServer();

interface AnyInstance {
  readonly call: (operation: string, params?: unknown, options?: object) => Promise<unknown>;
  readonly execute: (body: unknown, options?: object) => Promise<unknown>;
}

function instanceOf({ connector }: Operation): AnyInstance {
  const instance: unknown = openGateway(server()).instance(connector as ConnectorId, `inst_${connector}`);
  return instance as AnyInstance;
}

function payments() {
  return openGateway(server()).instance("payments", "inst_payments");
}

/** A result without what cannot be compared: functions and streams. */
function comparable(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result));
}

describe("call and execute", () => {
  it("send and return the same as the method of each operation", async () => {
    const cases = operations.map((operation) => [operation.id, operation] as const);
    const failing = await failingCases(cases, async (operation, id) => {
      const before = server().requests.length;
      const { entity, action, effect } = operation;
      // What a call wrote must be gone for the next one.
      const undo = (): void => (effect === "read" ? undefined : server().sandbox.reset());
      const params = exampleOf(`${id}.params`);
      const want = comparable(await callOf(server(), operation)(params));
      undo();
      expect(comparable(await instanceOf(operation).call(id, params))).toEqual(want);
      undo();
      expect(comparable(await instanceOf(operation).execute({ entity, action, params }))).toEqual(want);
      undo();
      const [first, ...others] = server()
        .requests.slice(before)
        .map(({ path, body }) => ({ path, body }));
      expect(others).toEqual([first, first]);
    });
    expect(failing).toEqual([]);
  });

  it("take options, and give the response", async () => {
    const call = payments().call("payments.balance.get", {}, { headers: { "X-Trace": "1" } });
    expect((await call.withResponse()).response).toMatchObject({ operation: "payments.balance.get", status: 200 });
    await payments().execute({ entity: "balance", action: "get" }, { headers: { "X-Trace": "2" } });
    expect(server().requests.map(({ headers }) => headers["x-trace"])).toEqual(["1", "2"]);
  });

  it("check params like the methods", async () => {
    await expect(payments().call("payments.customers.list", { limit: 500 })).rejects.toThrow(ValidationError);
    await expect(payments().execute({ entity: "customers", action: "list", params: { limit: 500 } })).rejects.toThrow(/at most \d+/);
    expect(server().requests).toHaveLength(0);
  });

  it("give pages that lead on", async () => {
    const page = await payments().execute({ entity: "customers", action: "list", params: { limit: 10 } });
    expect((await page.next())?.records).toHaveLength(10);
  });

  it("execute takes a body whose operation is known only at run time", async () => {
    const body: unknown = JSON.parse('{ "entity": "balance", "action": "get" }');
    execute.assert(body);
    await expect(payments().execute(body)).resolves.toMatchObject({ object: "balance" });
  });

  it("have exact types", () => {
    const instance = payments();
    expectTypeOf(instance).toEqualTypeOf<PaymentsInstance>();
    const storage = openGateway(server()).instance("file_storage", "x");
    const calls = {
      list: () => instance.call("payments.customers.list", { limit: 1 }),
      executed: () => instance.execute({ entity: "customers", action: "list" }),
      balance: () => instance.call("payments.balance.get"),
      download: () => storage.execute({ entity: "files", action: "download", params: { fileId: "f", alt: "media" } }),
      dynamic: (body: ExecuteRequest<"payments">) => instance.execute(body),
    };
    expectTypeOf(calls.list).returns.resolves.toEqualTypeOf<Page<Customer, CustomersListMeta, CustomersListParams>>();
    expectTypeOf(calls.executed).returns.resolves.toEqualTypeOf<Page<Customer, CustomersListMeta, CustomersListParams>>();
    expectTypeOf(calls.balance).returns.resolves.toEqualTypeOf<Balance>();
    expectTypeOf(calls.download).returns.resolves.toEqualTypeOf<Download>();
    expectTypeOf<Balance>().toExtend<Awaited<ReturnType<typeof calls.dynamic>>>();
  });
});

describe("plain JavaScript that names what there is not", () => {
  const plain = (): Record<string, Record<string, () => unknown>> => payments() as never;

  it.each([
    ["payments.customer.list", 'There is no operation "payments.customer.list" in payments; did you mean "payments.customers.list"?'],
    ["crm.contacts.list", 'There is no operation "crm.contacts.list" in payments; an example is "payments.customers.list".'],
    ["constructor", 'There is no operation "constructor" in payments'],
    [undefined, 'There is no operation "undefined" in payments'],
  ])("call(%j) rejects with TypeError", async (id, message) => {
    const { call } = plain() as unknown as AnyInstance;
    const error = await call(id as string).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect((error as TypeError).message).toContain(message);
  });

  it.each([
    [{ entity: "custmers", action: "list" }, 'did you mean "payments.customers.list"?'],
    [{ entity: "customers", action: "lst" }, 'did you mean "payments.customers.list"?'],
    [{ entity: "customers", action: "list", parms: {} }, 'There is no property "parms" in a request body; did you mean "params"?'],
    [{ entity: "customers", action: "list", params: 5 }, "must be an object"],
    [{}, 'There is no operation "payments.undefined.undefined"'],
    [null, "A request body must be an object"],
    [[], "A request body must be an object"],
  ])("execute(%j) rejects and sends nothing", async (body, message) => {
    const run = plain()["execute"] as unknown as (body: unknown) => Promise<unknown>;
    await expect(run(body)).rejects.toThrow(message);
    expect(server().requests).toHaveLength(0);
  });

  it.each([
    [
      "an entity",
      () => plain()["custmers"]?.["list"],
      'There is no property "custmers" on an instance of payments; did you mean "customers"?',
    ],
    ["an action", () => plain()["customers"]?.["lst"], 'There is no action "lst" in payments.customers; did you mean "list"?'],
    ["a method", () => plain()["exceute"], 'There is no property "exceute" on an instance of payments; did you mean "execute"?'],
  ])("a misspelt name of %s throws TypeError", (_what, read, message) => {
    expect(read).toThrow(new TypeError(message));
  });

  it("names that libraries probe for are undefined, and an instance can be awaited and printed", async () => {
    const instance = await Promise.resolve(payments());
    for (const name of ["then", "toJSON", "$$typeof", "asymmetricMatch", "nodeType", "length"])
      expect(Reflect.get(instance, name)).toBeUndefined();
    expect(Reflect.get(instance, Symbol.iterator)).toBeUndefined();
    expect(JSON.parse(JSON.stringify(instance))).toMatchObject({ instanceId: "inst_payments", customers: {} });
    expect("custmers" in instance).toBe(false);
  });
});
