import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startFakeVendor, type FakeAnswer, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { startLiveGateway, type LiveGateway } from "../../fixtures/gateway/live_gateway.ts";
import { recordSpans } from "../../fixtures/gateway/recorded_spans.ts";

const SECRET = "sk_test_EXAMPLE4242SECRET";
const PARAM = "Ada Lovelace 4711";
const RECORD = "ada.4711@example.test";
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

let vendor: FakeVendor;
let gateway: LiveGateway;
let instance: string;
let storage: string;
let recorded: ReturnType<typeof recordSpans>;

async function post(path: string, body: object): Promise<Response> {
  return fetch(`${gateway.url}/api/v1/connectors/instances${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${gateway.token}`,
      "content-type": "application/json",
      traceparent: `00-${TRACE}-${PARENT}-01`,
      tracestate: "vendor=4711",
    },
    body: JSON.stringify(body),
  });
}

async function create(definition: string, credentials: object): Promise<string> {
  const body = { connector_definition_id: definition, name: "a", auth_config: credentials };
  return /inst_\w+/.exec(await (await post("", body)).text())?.[0] ?? "";
}

beforeAll(async () => {
  vendor = await startFakeVendor();
  const replaced = ["payments", "file_storage"].flatMap((connector) => ["--vendor", `${connector}=${vendor.url}`]);
  gateway = await startLiveGateway(["--allow-private-egress", "--log-level", "error", ...replaced]);
  instance = await create("e094cb9a-26de-4645-8761-65c0c425d1de", { api_key: SECRET });
});
afterAll(async () => {
  await gateway.stop();
  await vendor.close();
});
beforeEach(() => {
  recorded = recordSpans();
});
afterEach(() => {
  recorded.stop();
});

const execute = (action: string, params: object, id = instance): Promise<Response> =>
  post(`/${id}/execute`, { entity: "customers", action, params });

const customer = { id: "cus_EXAMPLE0001", object: "customer", created: 1735732800, livemode: false, email: RECORD };

describe("with an SDK of OpenTelemetry", () => {
  it("a call joins the trace of its caller, passes it on to the third party, and answers with it", async () => {
    vendor.answer(() => ({ json: customer }));
    const answer = await execute("get", { id: "cus_EXAMPLE0001" });
    const [call, ...rest] = recorded.spans;
    expect(call).toMatchObject({ name: "payments.customers.get", kind: "SERVER", traceId: TRACE, parent: PARENT, isFailed: false });
    expect(call?.attributes).toEqual({ "connector_gateway.operation": "payments.customers.get" });
    const attempt = rest.find(({ name }) => name === "GET");
    expect(attempt).toMatchObject({ kind: "CLIENT", traceId: TRACE, parent: call?.spanId });
    expect(attempt?.attributes).toEqual({
      "http.request.method": "GET",
      "http.request.resend_count": 0,
      "http.response.status_code": 200,
      "peer.service": "Stripe",
    });
    expect(rest.filter(({ name }) => /^storage (select|insert)$/.test(name)).every(({ parent }) => parent === call?.spanId)).toBe(true);
    expect(rest.some(({ name }) => name === "storage insert")).toBe(true);
    const { headers } = vendor.requests.at(-1) ?? {};
    expect(headers).toMatchObject({ traceparent: `00-${TRACE}-${attempt?.spanId}-01` });
    expect(headers).not.toHaveProperty("tracestate");
    expect(headers).not.toHaveProperty("baggage");
    expect(answer.headers.get("traceresponse")).toBe(`00-${TRACE}-${call?.spanId}-01`);
    expect(recorded.spans.filter(({ isEnded }) => !isEnded)).toEqual([]);
  });

  it("each try has a span, with how it failed", async () => {
    const answers: FakeAnswer[] = [{ status: 503, json: {} }, { json: customer }];
    vendor.answer(() => answers.shift() ?? { json: {} });
    await execute("get", { id: "cus_EXAMPLE0001" });
    const tries = recorded.spans
      .filter(({ name }) => name === "GET")
      .map(({ attributes, isFailed }) => [attributes["http.request.resend_count"], attributes["error.type"], isFailed]);
    expect(tries).toEqual([
      [0, "unavailable", true],
      [1, undefined, false],
    ]);
  });

  it("a refresh of a token has a span in the call that needs it", async () => {
    vendor.answer(({ path }) =>
      path.endsWith("/token") ? { json: { access_token: "new-EXAMPLE", expires_in: 3600 } } : { json: { files: [] } },
    );
    storage = await create("9f8dda77-1048-4368-815b-269bf54ee9b8", {
      client_id: "id",
      client_secret: SECRET,
      refresh_token: "old-EXAMPLE",
    });
    await post(`/${storage}/execute`, { entity: "files", action: "list", params: {} });
    const refresh = recorded.spans.find(({ name }) => name === "token refresh");
    expect(refresh).toMatchObject({ kind: "CLIENT", traceId: TRACE, isFailed: false });
  });

  it("no span has params, records, credentials, keys or messages", async () => {
    vendor.answer(() => ({ status: 400, json: { error: { message: RECORD } } }));
    await execute("create", { name: PARAM });
    await execute("list", { email: RECORD });
    const said = JSON.stringify(recorded.spans);
    for (const secret of [SECRET, PARAM, RECORD, gateway.token, instance, "/v1/customers"]) expect(said).not.toContain(secret);
    expect(recorded.spans.flatMap((span) => span.said)).toEqual([]);
    expect(recorded.spans.find(({ name }) => name === "payments.customers.create")).toMatchObject({
      isFailed: true,
      attributes: { "error.type": "vendor/invalid" },
    });
  });
});

it("without an SDK, nothing is sent and nothing is answered", async () => {
  recorded.stop();
  vendor.answer(() => ({ json: customer }));
  const answer = await execute("get", { id: "cus_EXAMPLE0001" });
  expect([answer.status, answer.headers.get("traceresponse")]).toEqual([200, null]);
  expect(vendor.requests.at(-1)?.headers).not.toHaveProperty("traceparent");
  expect(recorded.spans).toEqual([]);
});
