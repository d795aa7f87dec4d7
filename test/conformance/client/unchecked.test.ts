import { describe, expect, expectTypeOf, test } from "vitest";
import { createUncheckedGateway } from "connector-gateway-spec/client";
import { uncheckedConnector as files } from "connector-gateway-spec/file_storage";
import { uncheckedConnector as payments, type Customer } from "connector-gateway-spec/payments";

/** A gateway that gives the same answer to everything, and what was sent to it. */
function answering(body: unknown, status = 200) {
  const sent: { url: string; body: unknown; headers: unknown }[] = [];
  const fetch = (url: string, { body: text, headers }: { body: string; headers: unknown }): Promise<Response> => {
    sent.push({ url, body: JSON.parse(text), headers });
    return Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
  };
  return { sent, options: { baseUrl: "https://gateway.example.test", token: "token", fetch: fetch as never, retry: { retries: 0 } } };
}

const page = { status: "success", result: [{ id: "cus_1" }], connector_metadata: { has_more: true } };
const url = "https://gateway.example.test/api/v1/connectors/instances/inst%2F1/execute";

describe("a client without checks", () => {
  test("sends what it is given, and returns what a client returns", async () => {
    const { sent, options } = answering(page);
    const instance = createUncheckedGateway({ ...options, connectors: { payments } }).instance("payments", "inst/1");
    const params = { limit: 500, statuss: "open" };
    const answer = await instance.customers.list(params);
    expectTypeOf(answer.records).toEqualTypeOf<Customer[]>();
    expect(answer).toMatchObject({ records: [{ id: "cus_1" }], hasNext: true, nextParams: { starting_after: "cus_1", limit: 500 } });
    expect(sent.map(({ url: address, body }) => [address, body])).toEqual([[url, { entity: "customers", action: "list", params }]]);
  });

  test("adds undocumented params, and asks for further pages with a cursor as the param takes it", async () => {
    const { sent, options } = answering({ ...page, result: [{ id: 17 }] });
    const instance = createUncheckedGateway({ ...options, connectors: { payments } }).instance("payments", "inst/1");
    await instance.refunds.create({ charge: "ch" }, { undocumentedParams: { note: 1 } }).catch(() => undefined);
    const first = await instance.customers.list();
    await first.next().catch(() => undefined);
    expect(sent.map(({ body }) => body)).toEqual([
      { entity: "refunds", action: "create", params: { charge: "ch", note: 1 } },
      { entity: "customers", action: "list" },
      { entity: "customers", action: "list", params: { starting_after: "17" } },
    ]);
  });

  test("returns a page that has a next one without a cursor, which cannot be asked for", async () => {
    const { sent, options } = answering({ ...page, result: [{ object: "customer" }] });
    const { customers } = createUncheckedGateway({ ...options, connectors: { payments } }).instance("payments", "inst/1");
    const first = await customers.list();
    expect(first).toMatchObject({ records: [{ object: "customer" }], hasNext: true, nextParams: undefined });
    await expect(first.next()).rejects.toThrow("returned no usable `starting_after`");
    expect(sent).toHaveLength(1);
  });

  test("creates instances with credentials that nothing has judged", async () => {
    const { sent, options } = answering({ id: "inst/1" });
    const instance = await createUncheckedGateway({ ...options, connectors: { payments } }).create("payments", {
      auth_config: { api_key: "wrong" },
      name: "mine",
    });
    expect([instance.instanceId, sent[0]?.body]).toEqual([
      "inst/1",
      { connector_definition_id: payments.definitionId, auth_config: { api_key: "wrong" }, name: "mine" },
    ]);
  });

  test("reads downloads", async () => {
    const { options } = answering("content");
    const gateway = createUncheckedGateway({ ...options, connectors: { files } });
    const { text } = await gateway.instance("files", "inst").files.download({ fileId: "f" });
    expect(await text()).toBe("content");
  });

  test("says what it does not know, without suggestions", async () => {
    const { options } = answering(page);
    const gateway = createUncheckedGateway({ ...options, connectors: { payments } });
    expect(() => gateway.instance("paymentss" as "payments", "inst")).toThrow(new TypeError('There is no connector "paymentss" here.'));
    const instance = gateway.instance("payments", "inst");
    await expect(instance.call("payments.customers.lst" as "payments.customers.list")).rejects.toThrow(
      'There is no operation "payments.customers.lst" in payments.',
    );
    expect(Reflect.get(instance, "custmers")).toBeUndefined();
  });
});
