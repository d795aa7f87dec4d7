import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createGateway, GatewayError, getOperation, operations, UnknownAddressError, ValidationError } from "connector-gateway-spec";
import * as client from "connector-gateway-spec/client";
import { connector as crm } from "connector-gateway-spec/crm";
import { connector as payments } from "connector-gateway-spec/payments";
import { connectors, exampleOf } from "../../fixtures/sandbox/package_catalog.ts";
import { openGateway, TOKEN, useSandboxServer } from "./open_gateway.ts";

const server = useSandboxServer();
const auth_config = { api_key: "sk_test_EXAMPLE0000" };

describe("create", () => {
  it("stores credentials and returns the operations of the new instance", async () => {
    const main = await openGateway(server()).create("payments", { name: "Main account", auth_config });
    expect(server().requests[0]).toMatchObject({
      path: "/api/v1/connectors/instances",
      authorization: `Bearer ${TOKEN}`,
      body: { connector_definition_id: payments.definitionId, name: "Main account", auth_config },
    });
    await expect(main.customers.list({ limit: 1 })).resolves.toMatchObject({ hasNext: true });
    const again = openGateway(server()).instance("payments", main.instanceId);
    await expect(again.balance.get()).resolves.toMatchObject({ object: "balance" });
  });

  it.each(connectors.map(({ id }) => id))("takes the credentials of %s", async (id) => {
    const gateway: { create: (connector: never, request: never) => Promise<{ readonly instanceId: string }> } = openGateway(server());
    const request = { name: "A", auth_config: exampleOf(`${id}.auth_config`) };
    await expect(gateway.create(id as never, request as never)).resolves.toMatchObject({
      instanceId: expect.stringContaining(id) as string,
    });
  });

  it("refuses invalid credentials before it sends them", async () => {
    const gateway = openGateway(server());
    await expect(gateway.create("payments", { name: "A", auth_config: { api_key: "pk_1" } })).rejects.toThrow(ValidationError);
    // @ts-expect-error nothing is given
    await expect(gateway.create("payments")).rejects.toThrow(ValidationError);
    expect(server().requests).toHaveLength(0);
  });

  it("fails when the answer has no id", async () => {
    server().fail({ kind: "status", status: 201, body: '{"instance":7}' });
    const call = openGateway(server()).create("payments", { name: "A", auth_config });
    await expect(call).rejects.toThrow(
      "gateway.create_instance: the gateway answered 201 with an object without the `id` of the new instance",
    );
  });
});

describe("requests", () => {
  it("are checked before they are sent, unless that is turned off", async () => {
    const wrong = { limit: 500 };
    await expect(openGateway(server()).instance("payments", "inst_payments").customers.list(wrong)).rejects.toThrow(ValidationError);
    expect(server().requests).toHaveLength(0);
    const unchecked = openGateway(server(), { validateRequests: false }).instance("payments", "inst_payments");
    await expect(unchecked.customers.list(wrong)).rejects.toThrow(GatewayError);
    expect(server().requests[0]?.body).toEqual({ entity: "customers", action: "list", params: wrong });
  });

  it("reject the promise and never throw", () => {
    const { customers } = openGateway(server()).instance("payments", "x");
    // @ts-expect-error the id is missing
    return expect(customers.get({})).rejects.toThrow("`id` is missing");
  });

  it("that cannot be JSON are refused, also unchecked", async () => {
    const { customers } = openGateway(server(), { validateRequests: false }).instance("payments", "x");
    // @ts-expect-error no JSON value
    await expect(customers.get({ id: 1n })).rejects.toThrow(ValidationError);
  });

  it("leave params out when there are none", async () => {
    await openGateway(server()).instance("payments", "inst_payments").balance.get();
    expect(server().requests[0]?.body).toEqual({ entity: "balance", action: "get" });
  });
});

describe("instance ids", () => {
  it("are percent-encoded", async () => {
    const paths: string[] = [];
    const fetch = vi.fn((address: string | URL | Request) => {
      paths.push(new URL(address instanceof Request ? address.url : address).pathname);
      return Promise.resolve(Response.json({ status: "success", result: {} }));
    });
    const gateway = createGateway({ baseUrl: "https://gateway.example.test/v2/", token: "t", fetch });
    const id = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text !== "." && text !== "..");
    await fc.assert(
      fc.asyncProperty(id, async (text) => {
        await gateway.instance("payments", text).balance.get();
        const [, inside = ""] = /^\/v2\/api\/v1\/connectors\/instances\/([^/]+)\/execute$/.exec(paths.at(-1) ?? "") ?? [];
        expect(decodeURIComponent(inside)).toBe(text);
      }),
    );
  });

  it.each([[""], ["."], [".."], ["\ud800"], [undefined], [7]])("%j is refused", (id) => {
    expect(() => openGateway(server()).instance("payments", id as string)).toThrow("The instance id must be");
  });
});

describe("createGateway", () => {
  it.each([
    ["https://gateway.example.test", "https://gateway.example.test"],
    ["http://127.0.0.1:8080/", "http://127.0.0.1:8080"],
    ["https://example.test/a/b//", "https://example.test/a/b"],
    [new URL("https://example.test/a"), "https://example.test/a"],
  ])("takes %s", async (baseUrl, want) => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({ status: "success", result: {} })));
    await createGateway({ baseUrl, token: "t", fetch }).instance("payments", "x").balance.get();
    expect(fetch).toHaveBeenCalledWith(`${want}/api/v1/connectors/instances/x/execute`, expect.objectContaining({ redirect: "manual" }));
  });

  it.each([
    ["ftp://gateway.example.test", "http or https"],
    ["javascript:alert(1)", "http or https"],
    ["gateway.example.test", "http or https"],
    ["", "http or https"],
    [undefined, "http or https"],
    [null, "http or https"],
    [{}, "http or https"],
    ["https://user:secret@gateway.example.test", "must not contain credentials"],
    ["https://gateway.example.test?x=1", "must not contain"],
    ["https://gateway.example.test?", "must not contain"],
    ["https://gateway.example.test#x", "must not contain"],
  ])("refuses the address %j", (baseUrl, want) => {
    expect(() => createGateway({ baseUrl: baseUrl as string, token: "t" })).toThrow(want);
  });

  it.each([
    [{ token: undefined }, "token must be"],
    [{ timeout: -1 }, "timeout must be"],
    [{ timeout: NaN }, "timeout must be"],
    [{ retry: { retries: Infinity } }, "retry.retries must be"],
    [{ retry: { delay: -1 } }, "retry.delay must be"],
    [{ retry: { maxDelay: NaN } }, "retry.maxDelay must be"],
  ])("refuses %j", (options, want) => {
    expect(() => createGateway({ baseUrl: "https://example.test", token: "t", ...(options as object) })).toThrow(want);
  });

  it.each([["", "with a\nline break", "é", 7, undefined]])("refuses the token %j", async (token) => {
    const gateway = createGateway({ baseUrl: "https://example.test", token: () => token });
    await expect(gateway.instance("payments", "x").balance.get()).rejects.toThrow("visible ASCII");
  });

  it("suggests the nearest connector", () => {
    const gateway = createGateway({ baseUrl: "https://example.test", token: "t" });
    // @ts-expect-error there is no such connector
    expect(() => gateway.instance("paymnets", "x")).toThrow('There is no connector "paymnets" here; did you mean "payments"?');
    // @ts-expect-error there is no such connector
    expect(() => gateway.instance("constructor", "x")).toThrow("There is no connector");
  });

  it("knows only the connectors that it is given, in the small client", async () => {
    const gateway = client.createGateway({ baseUrl: server().baseUrl, token: TOKEN, connectors: { payments, sales: crm } });
    await expect(gateway.instance("payments", "inst_payments").customers.list({ limit: 1 })).resolves.toHaveProperty("records.length", 1);
    await expect(gateway.instance("sales", "inst_crm").contacts.list({ limit: 1 })).resolves.toHaveProperty("records.length", 1);
    // @ts-expect-error there is no such connector
    expect(() => gateway.instance("messaging", "x")).toThrow("there are: payments, sales.");
    expect(client.GatewayError).toBe(GatewayError);
    expect(client.ValidationError).toBe(ValidationError);
  });

  it("cannot be changed by one of those who share it", () => {
    const main = openGateway(server()).instance("payments", "x");
    expect([Object.isFrozen(main), Object.isFrozen(main.customers), Object.isFrozen(payments.operations)]).toEqual([true, true, true]);
  });
});

describe("getOperation", () => {
  it("finds each operation", () => {
    for (const operation of operations) expect(getOperation(operation.id)).toBe(operation);
  });

  it("names the ids that were probably meant", () => {
    // @ts-expect-error there is no such operation
    const find = (): unknown => getOperation("payments.customer.list");
    expect(find).toThrow(UnknownAddressError);
    expect(find).toThrow("did you mean payments.customers.list");
  });
});
