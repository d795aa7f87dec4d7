import { beforeEach, describe, expect, it } from "vitest";
import { ValidationError, type GatewayOptions } from "connector-gateway-spec";
import { boom, expectUsual, gatewayWith, nested, plain, rejectionOf, sent, textOf } from "./hostile_values.ts";

beforeEach(() => void sent.splice(0));

function circular(): unknown {
  const value: Record<string, unknown> = {};
  value["self"] = value;
  return value;
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Values that cannot be read, or not to their end. */
const unreadable: readonly (readonly [what: string, make: () => unknown])[] = [
  ["a hundred thousand nested arrays", () => nested(100_000)],
  ["a circle", circular],
  ["a getter that throws", () => Object.defineProperty({}, "a", { enumerable: true, get: boom })],
  ["toJSON that throws", () => ({ toJSON: boom })],
  ["a proxy that throws", () => new Proxy({}, { get: boom, ownKeys: boom, has: boom, getOwnPropertyDescriptor: boom })],
  ["a revoked proxy", revoked],
];

describe.each([true, false])("params that cannot be read, with validateRequests %s", (validateRequests) => {
  it.each(unreadable)("%s", async (_what, make) => {
    const client = plain({ validateRequests });
    const error = await rejectionOf(() => client.customers.create({ metadata: make() }));
    expectUsual(error);
    expect(error).toMatchObject({
      name: "ValidationError",
      address: "payments.customers.create.params",
      issues: [{ code: expect.stringMatching(/^value\/(unreadable|too-deep|type)$/) as string }],
    });
    expectUsual(await rejectionOf(() => client.customers.create(make())));
    expectUsual(await rejectionOf(() => client.call("payments.customers.create", { metadata: make() })));
    expectUsual(await rejectionOf(() => client.execute({ entity: "customers", action: "create", params: { metadata: make() } })));
  });

  it.each([3000, 4000, 5000, 6000, 7000, 8000, 10_000, 20_000])("nested %d times are sent whole or not at all", async (depth) => {
    const error = await rejectionOf(() => plain({ validateRequests }).customers.create({ metadata: { a: nested(depth) } }));
    if (error === "nothing") expect(sent).toEqual([expect.stringContaining("[".repeat(depth) + "]".repeat(depth)) as string]);
    else expectUsual(error);
  });

  it.each([1n, { a: 1n }])("a big integer", async (value) => {
    expectUsual(await rejectionOf(() => plain({ validateRequests }).customers.create({ metadata: value })));
  });
});

describe("params nested too deep", () => {
  it("are named as that", async () => {
    const deep = { metadata: { a: nested(100_000) } };
    const error = await rejectionOf(() => plain({ validateRequests: false }).customers.create(deep));
    expect(error).toMatchObject({ issues: [{ code: "value/too-deep", severity: "error", path: [], pointer: "" }] });
    expect((error as Error).message).toMatch(/^Invalid payments\.customers\.create\.params:\n {2}The value is nested too deep/);
  });
});

describe("undocumented params, bodies and options that cannot be read", () => {
  it.each(unreadable)("%s", async (_what, make) => {
    const client = plain();
    expectUsual(await rejectionOf(() => client.customers.list({}, { undocumentedParams: { x: make() } })));
    expectUsual(await rejectionOf(() => client.customers.list({}, { undocumentedParams: make() })));
    expectUsual(await rejectionOf(() => client.execute(make())));
    expectUsual(await rejectionOf(() => client.execute({ entity: make(), action: make() })));
    expectUsual(await rejectionOf(() => client.call(make())));
  });
});

describe("credentials that cannot be read", () => {
  const create = (validateRequests: boolean, request: unknown) =>
    rejectionOf(() => gatewayWith({ validateRequests }).create("payments", request as never));

  it.each(unreadable)("%s", async (_what, make) => {
    for (const validateRequests of [true, false]) {
      expectUsual(await create(validateRequests, make()));
      expectUsual(await create(validateRequests, { name: "A", auth_config: make() }));
      expectUsual(await create(validateRequests, { name: "A", auth_config: { api_key: make() } }));
    }
  });

  it("change after they are checked: what was checked is sent", async () => {
    let reads = 0;
    const auth_config = { api_key: "" };
    Object.defineProperty(auth_config, "api_key", {
      enumerable: true,
      get: () => (reads++ === 0 ? "sk_test_EXAMPLE0000" : { evil: true }),
    });
    const error = await rejectionOf(() => gatewayWith().create("payments", { name: "A", auth_config }));
    for (const body of sent) expect(JSON.parse(body)).toMatchObject({ auth_config: { api_key: "sk_test_EXAMPLE0000" } });
    if (error !== "nothing") expectUsual(error);
  });
});

describe("params that say one thing when they are checked and another when they are sent", () => {
  it("are sent as they were checked, or refused", async () => {
    for (let honest = 0; honest < 8; honest += 1) {
      let reads = 0;
      const get = (): unknown => (reads++ < honest ? "jo@example.com" : 7);
      const params = Object.defineProperty({}, "email", { enumerable: true, get });
      const error = await rejectionOf(() => plain().customers.create(params));
      if (error === "nothing") expect(sent.splice(0)).toEqual([expect.stringContaining('{"email":"jo@example.com"}') as string]);
      else expectUsual(error);
    }
  });

  it("may not become something else through toJSON", async () => {
    const params = { limit: 10, toJSON: () => ({ limit: 5000, starting_after: 7 }) };
    Object.defineProperty(params, "toJSON", { enumerable: false });
    const error = await rejectionOf(() => plain().customers.list(params));
    expectUsual(error);
    expect(error).toBeInstanceOf(ValidationError);
    const inner = Object.defineProperty({ gte: 1 }, "toJSON", { value: () => "yesterday" });
    expect(await rejectionOf(() => plain().customers.list({ created: inner }))).toBeInstanceOf(ValidationError);
  });

  it("may become what is valid: dates in free objects", async () => {
    await plain().customers.create({ metadata: { at: "2026-01-01" }, email: "jo@example.com" });
    expect(sent).toHaveLength(1);
  });

  it("are those of all pages, whatever happens to the object in between", async () => {
    const bodies: unknown[] = [];
    const fetch: NonNullable<GatewayOptions["fetch"]> = (_address, init) => {
      bodies.push((JSON.parse(textOf(init.body)) as { params: unknown }).params);
      const result = [{ id: `cus_${String(bodies.length)}` }];
      return Promise.resolve(Response.json({ status: "success", result, connector_metadata: { has_more: true } }));
    };
    const params = { limit: 1, created: { gte: 1 } };
    const page = await gatewayWith({ fetch }).instance("payments", "x").customers.list(params);
    params.created.gte = 99;
    await page.next();
    expect(bodies).toEqual([
      { limit: 1, created: { gte: 1 } },
      { limit: 1, created: { gte: 1 }, starting_after: "cus_1" },
    ]);
  });
});
