import { exampleOf } from "../../../../fixtures/sandbox/package_catalog.ts";
import { customer as customerValidator, type Customer } from "connector-gateway-spec/payments";
import { createGateway, operations, type ValidationIssue } from "connector-gateway-spec";
import { createGatewayHandler, OperationError, reply, type Deviation } from "connector-gateway-spec/server";
import { describe, expect, test, vi } from "vitest";
import { createKit, CREATE, EXECUTE, read, toRequest, TOKEN } from "./kit.ts";

const customer = customerExample();
const listCustomers = { entity: "customers", action: "list" };

function customerExample(): Customer {
  const example = exampleOf("payments.customers.get.record");
  customerValidator.assert(example);
  return example;
}

describe("a result", () => {
  test("of a list is an array, with Meta and who executed it beside it", async () => {
    const handler = createKit({ operations: { "payments.customers.list": () => ({ records: [customer], meta: { has_more: false } }) } });
    expect(await read(handler(toRequest({ body: listCustomers })))).toEqual({
      status: 200,
      body: {
        status: "success",
        result: [customer],
        connector_metadata: { has_more: false },
        execution_metadata: { connector_instance_id: "inst_payments", execution_time_ms: 0 },
      },
    });
  });

  test("of a get is the record itself; `reply` adds Meta and a warning", async () => {
    const handler = createKit({ operations: { "payments.customers.get": () => reply(customer, { warning: { text: "old" } }) } });
    const { body } = await read(handler(toRequest({ body: { entity: "customers", action: "get", params: { id: "cus_1" } } })));
    expect(body).toMatchObject({ result: customer, warning: { text: "old" } });
  });

  test("says how long the execution took", async () => {
    const times = [100, 182.4];
    const handler = createKit({
      operations: { "payments.customers.list": () => ({ records: [], meta: { has_more: false } }) },
      now: () => times.shift() ?? 0,
    });
    expect((await read(handler(toRequest({ body: listCustomers })))).body).toMatchObject({ execution_metadata: { execution_time_ms: 82 } });
  });

  test("comes from `fallback` where an operation has no handler", async () => {
    const fallback = vi.fn(() => ({ records: [], meta: { has_more: false } }));
    await handlerStatus(createKit({ fallback }), listCustomers);
    expect(fallback).toHaveBeenCalledWith(
      expect.objectContaining({ id: "payments.customers.list" }),
      {},
      expect.objectContaining({ connector: "payments", caller: { id: "tenant" }, requestId: "req_1" }),
    );
  });
});

async function handlerStatus(handler: ReturnType<typeof createKit>, body: unknown): Promise<number> {
  return (await handler(toRequest({ body }))).status;
}

describe("a result that the catalog does not allow", () => {
  const lie = () => ({ records: [{ ...customer, object: "invoice" }], meta: { has_more: false } });

  test.each([
    ["refuse", 500, 1],
    ["report", 200, 1],
    ["off", 200, 0],
  ] as const)("%s answers %i and calls onDeviation %i times", async (responses, status, times) => {
    const onDeviation = vi.fn<(deviation: Deviation) => void>();
    const handler = createKit({ fallback: lie, responses, onDeviation });
    expect(await handlerStatus(handler, listCustomers)).toBe(status);
    expect(onDeviation).toHaveBeenCalledTimes(times);
  });

  test("is described with the issues of the validator", async () => {
    const found: ValidationIssue[] = [];
    const handler = createKit({ fallback: lie, onDeviation: ({ issues }) => found.push(...issues) });
    await handlerStatus(handler, listCustomers);
    expect(found).toMatchObject([{ code: "value/const", pointer: "/result/0/object" }]);
  });

  test.each<readonly [string, unknown]>([
    ["nothing", undefined],
    ["an array", [customer]],
    ["a number", 1],
    ["records that are no array", { records: customer, meta: {} }],
  ])("%s is no result of a list", async (_title, result) => {
    const handler = createKit({ fallback: () => result, responses: "report" });
    expect(await handlerStatus(handler, listCustomers)).toBe(500);
  });

  test("is sent under the tolerant profile if real traffic looks like that", async () => {
    const { object: _object, ...short } = customer;
    const fallback = () => short;
    const body = { entity: "customers", action: "get", params: { id: "cus_1" } };
    expect(await handlerStatus(createKit({ fallback }), body)).toBe(500);
    expect(await handlerStatus(createKit({ fallback, profile: "tolerant" }), body)).toBe(200);
  });
});

describe("an error", () => {
  test("that a handler throws on purpose is the answer", async () => {
    const fails = () => {
      throw new OperationError(404, "No such customer", { field: "params.id", code: "not_found" });
    };
    const handler = createKit({ operations: { "payments.customers.get": fails } });
    expect(await read(handler(toRequest({ body: { entity: "customers", action: "get", params: { id: "cus_1" } } })))).toEqual({
      status: 404,
      body: { message: "No such customer", errors: [{ field: "params.id", message: "No such customer", error_code: "not_found" }] },
    });
  });

  test.each([
    [new OperationError(429, "Slow down"), "1"],
    [new OperationError(429, "Slow down", { retryAfter: 30 }), "30"],
    [new OperationError(503, "Closed"), null],
  ])("%s has Retry-After %s", async (error, seconds) => {
    const handler = createKit({ fallback: () => Promise.reject(error) });
    expect((await handler(toRequest({ body: listCustomers }))).headers.get("retry-after")).toBe(seconds);
  });

  test("of any other kind is reported and hidden", async () => {
    const error = new Error("password=hunter2");
    const onError = vi.fn();
    const handler = createKit({ fallback: () => Promise.reject(error), onError });
    expect(await read(handler(toRequest({ body: listCustomers })))).toEqual({
      status: 500,
      body: { message: "Internal server error.", errors: [] },
    });
    expect(onError).toHaveBeenCalledWith(error, { requestId: "req_1", operation: "payments.customers.list" });
  });

  test("has a status of an error", () => {
    expect(() => new OperationError(200, "fine")).toThrow("200 is not the status of an error.");
  });
});

describe("creating an instance", () => {
  const request = {
    connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de",
    auth_config: { api_key: "sk_test_EXAMPLE0000" },
    name: "Main",
  };

  test("answers with its id, and only its creator finds it", async () => {
    const handler = createKit({ authenticate: (token) => ({ id: token }), fallback: () => ({ records: [], meta: { has_more: false } }) });
    expect(await read(handler(toRequest({ url: CREATE, body: request })))).toEqual({ status: 200, body: { id: "inst_new" } });
    const listAs = (token: string) =>
      handler(toRequest({ url: `${EXECUTE}inst_new/execute`, body: listCustomers, headers: { authorization: `Bearer ${token}` } }));
    expect((await listAs(TOKEN)).status).toBe(200);
    expect((await listAs("another")).status).toBe(404);
  });

  test.each<readonly [title: string, change: object, status: number, field: string | null]>([
    ["credentials that fit no method", { auth_config: { key: "x" } }, 400, "auth_config.api_key"],
    ["an unknown definition id", { connector_definition_id: "00000000-0000-4000-8000-000000000000" }, 422, "connector_definition_id"],
    ["no name", { name: undefined }, 422, "name"],
    ["no name and wrong credentials", { name: undefined, auth_config: {} }, 422, "auth_config.api_key"],
  ])("%s is refused", async (_title, change, status, field) => {
    const answer = await read(createKit()(toRequest({ url: CREATE, body: { ...request, ...change } })));
    expect(answer).toMatchObject({ status });
    expect(JSON.stringify(answer.body)).toContain(JSON.stringify(field));
    expect(JSON.stringify(answer.body)).not.toContain("sk_test");
  });
});

test("the client of the package works in memory", async () => {
  const handler = createKit({ operations: { "payments.customers.list": () => ({ records: [customer], meta: { has_more: false } }) } });
  const gateway = createGateway({ baseUrl: "http://gateway.test", token: TOKEN, fetch: (url, init) => handler(new Request(url, init)) });
  const page = await gateway.instance("payments", "inst_payments").customers.list({ limit: 1 });
  expect(page.records).toEqual([customer]);
});

test("a handler for an operation that does not exist is a mistake", () => {
  const stray = Object.fromEntries([["payments.customer.list", () => ({ records: [], meta: { has_more: false } })]]);
  expect(() => createKit({ operations: stray })).toThrow(
    "There is no operation `payments.customer.list`; did you mean `payments.customers.list`?",
  );
});

test.each<[object | undefined, string]>([
  [undefined, "authenticate"],
  [{ authenticate: Object }, "instances.create"],
  [{ authenticate: Object, instances: { create: Object } }, "instances.find"],
])("the options %j lack a function", (options, name) => {
  const create = createGatewayHandler as (options: unknown) => unknown;
  expect(() => create(options)).toThrow(new TypeError(`\`${name}\` must be a function.`));
});

test("every operation answers with its example", async () => {
  const answers = await Promise.all(
    operations
      .filter(({ kind }) => kind !== "download")
      .map(async ({ id, connector, entity, action, kind }) => {
        const record = exampleOf(`${id}.record`);
        const params = exampleOf(`${id}.params`);
        const handler = createKit({ fallback: () => (kind === "list" ? { records: [record] } : record) });
        const { status, body } = await read(
          handler(toRequest({ url: `${EXECUTE}inst_${connector}/execute`, body: { entity, action, params } })),
        );
        return status === 200 ? [] : [`${id} ${status} ${JSON.stringify(body)}`];
      }),
  );
  expect(answers.flat()).toEqual([]);
});
