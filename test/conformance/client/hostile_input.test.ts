import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { createGateway, GatewayError, ValidationError, type GatewayOptions } from "connector-gateway-spec";

/** The bodies that were sent. */
const sent: string[] = [];
beforeEach(() => void sent.splice(0));

function textOf(body: unknown): string {
  if (typeof body === "string") return body;
  throw new TypeError("The client sends texts.");
}

function gatewayWith(options: Partial<GatewayOptions> = {}) {
  const fetch: NonNullable<GatewayOptions["fetch"]> = (_address, init) => {
    sent.push(textOf(init.body));
    return Promise.resolve(Response.json({ status: "success", result: {}, id: "inst_1" }));
  };
  return createGateway({ baseUrl: "https://gateway.example.test", token: "t", fetch, ...options });
}

/** The client as plain JavaScript sees it: anything may be passed. */
interface Plain {
  readonly customers: Record<"create" | "list", (params?: unknown, options?: unknown) => Promise<unknown>>;
  readonly call: (id: unknown, params?: unknown, options?: unknown) => Promise<unknown>;
  readonly execute: (body: unknown, options?: unknown) => Promise<unknown>;
}

function plain(options: Partial<GatewayOptions> = {}): Plain {
  return gatewayWith(options).instance("payments", "x") as never;
}

async function rejectionOf(call: () => Promise<unknown>): Promise<unknown> {
  // A call that throws instead of rejecting would end the test here.
  return call().then(
    () => "nothing",
    (reason: unknown) => reason,
  );
}

/** One of the package's errors or a TypeError; never the caller's own, and never one of the engine's stack. */
function expectUsual(error: unknown): void {
  expect(error).not.toBe("nothing");
  expect(error instanceof ValidationError || error instanceof TypeError || error instanceof GatewayError, String(error)).toBe(true);
  expect((error as Error).message).not.toMatch(/stack size|boom|circular|BigInt/);
  expect((error as Error).message.length).toBeLessThan(1000);
  expect(sent).toEqual([]);
}

function nested(depth: number): unknown {
  return JSON.parse("[".repeat(depth) + "]".repeat(depth));
}

const boom = (): never => {
  throw new Error("boom");
};

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

describe("names that are no strings", () => {
  const hostile: readonly (readonly [what: string, make: () => unknown])[] = [
    ["toString that throws", () => ({ toString: boom })],
    ["Symbol.toPrimitive that throws", () => ({ [Symbol.toPrimitive]: boom })],
    ["Symbol.toPrimitive that returns no primitive", () => ({ [Symbol.toPrimitive]: () => ({}) })],
    ["an object without a prototype", () => Object.setPrototypeOf({}, null) as unknown],
    ["a symbol", () => Symbol("x")],
    ["nested arrays", () => nested(100_000)],
    ["an array with the name", () => ["payments"]],
    ["an object that says the name", () => ({ toString: () => "payments" })],
    ["a hundred thousand characters", () => "x".repeat(100_000)],
    ["characters that nobody sees", () => "pay\u202e\u0000\u001b[31mments\n"],
    ["__proto__", () => "__proto__"],
  ];

  it.each(hostile)("%s", async (_what, make) => {
    const gateway = gatewayWith();
    const instance = (connector: unknown, id: unknown): unknown => gateway.instance(connector as never, id as never);
    const create = (connector: unknown, request: unknown): Promise<unknown> => gateway.create(connector as never, request as never);
    const thrown = (open: () => unknown): unknown => {
      try {
        return (open(), "nothing");
      } catch (error) {
        return error;
      }
    };
    const errors = [
      thrown(() => instance(make(), "x")),
      await rejectionOf(() => create(make(), { name: "A", auth_config: {} })),
      await rejectionOf(() => plain().call(make())),
      await rejectionOf(() => plain().execute({ entity: make(), action: "list" })),
      await rejectionOf(() => plain().execute({ entity: "customers", action: make() })),
    ];
    for (const error of errors) {
      expectUsual(error);
      expect((error as Error).message).not.toMatch(/\p{Cc}|\u202e/u);
    }
    const value = make();
    if (typeof value !== "string") expectUsual(thrown(() => instance("payments", value)));
  });

  it("are no names of headers", async () => {
    const set = (name: unknown) =>
      rejectionOf(() =>
        plain().customers.list(
          {},
          { onRequest: (request: { setHeader: (name: unknown, value: string) => void }) => request.setHeader(name, "1") },
        ),
      );
    for (const [, make] of hostile.slice(0, 8)) expectUsual(await set(make()));
  });

  it("are no addresses", () => {
    for (const baseUrl of [
      { toString: boom },
      { href: { toString: () => "https://example.test" } },
      ["https://example.test"],
      nested(100_000),
    ]) {
      expect(() => createGateway({ baseUrl: baseUrl as never, token: "t" })).toThrow("baseUrl must be");
    }
  });
});

describe("ids of instances", () => {
  const HOSTILE = [
    "..",
    "%2e%2e",
    "%2E.",
    "/",
    "\\",
    "?a=b",
    "#x",
    "\r\nX-Evil: 1",
    "\u0000",
    ";",
    "%",
    "%00",
    "//evil.test",
    "@evil.test",
    " ",
  ];

  it("never change the path, whatever is in them", async () => {
    const addresses: string[] = [];
    const fetch: NonNullable<GatewayOptions["fetch"]> = (address) => {
      addresses.push(address);
      return Promise.resolve(Response.json({ status: "success", result: {} }));
    };
    const gateway = gatewayWith({ fetch });
    const part = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: "binary", maxLength: 5 }));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const id = parts.join("");
        const before = addresses.length;
        try {
          await gateway.instance("payments", id).balance.get();
        } catch (error) {
          expect([(error as Error).message, addresses.length]).toEqual([expect.stringContaining("The instance id must be"), before]);
          return;
        }
        const { origin, pathname, search, hash } = new URL(addresses.at(-1) ?? "");
        expect([origin, search, hash]).toEqual(["https://gateway.example.test", "", ""]);
        expect(pathname.split("/")).toEqual(["", "api", "v1", "connectors", "instances", encodeURIComponent(id), "execute"]);
      }),
    );
  });

  it.each(["", ".", "..", "\ud800", "a\udfffb"])("that cannot be part of a path are refused: %j", (id) => {
    expect(() => gatewayWith().instance("payments", id)).toThrow(
      new TypeError("The instance id must be text that can be part of an address."),
    );
  });

  it.each([".", "..", "", "\ud800", 7, null, [["inst"]], { toString: "x" }])("are refused from a gateway too: %j", async (id) => {
    const fetch = (): Promise<Response> => Promise.resolve(new Response(JSON.stringify({ id }), { status: 201 }));
    const create = gatewayWith({ fetch }).create("payments", { name: "A", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
    await expect(create).rejects.toMatchObject({ name: "GatewayError", kind: "answer" });
  });
});
