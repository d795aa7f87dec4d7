import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { createGateway, type GatewayOptions } from "connector-gateway-spec";
import { boom, expectUsual, gatewayWith, nested, plain, rejectionOf, sent } from "./hostile_values.ts";
import { CHARACTER } from "../../fixtures/character.ts";

beforeEach(() => void sent.splice(0));

describe("names that are not strings", () => {
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

  it("are refused as header names", async () => {
    const set = (name: unknown) =>
      rejectionOf(() =>
        plain().customers.list(
          {},
          { onRequest: (request: { setHeader: (name: unknown, value: string) => void }) => request.setHeader(name, "1") },
        ),
      );
    for (const [, make] of hostile.slice(0, 8)) expectUsual(await set(make()));
  });

  it("are refused as addresses", () => {
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
    const part = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: CHARACTER, maxLength: 5 }));
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
