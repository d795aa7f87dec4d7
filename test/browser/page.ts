import { GatewayError, createGateway } from "connector-gateway-spec/client";
import { connector as file_storage } from "connector-gateway-spec/file_storage";
import { connector as payments, customersListParams } from "connector-gateway-spec/payments";

/** What the page reports about a call: the result, or the error. */
type Report = Readonly<Record<string, unknown>>;

function openGateway(baseUrl: string) {
  return createGateway({ baseUrl, token: "browser-token-EXAMPLE", retry: { delay: 1 }, connectors: { payments, file_storage } });
}

type Gateway = ReturnType<typeof openGateway>;

/** What the page can do for the test. */
const scenarios = {
  async create(gateway: Gateway): Promise<Report> {
    const client = await gateway.create("payments", { name: "Main account", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
    const page = await client.customers.list({ limit: 10 });
    return { count: page.records.length, hasNext: page.hasNext };
  },
  async walk(gateway: Gateway): Promise<Report> {
    const ids = new Set<string>();
    for await (const { id } of gateway.instance("payments", "inst_payments").customers.list.all({ limit: 10 })) ids.add(id);
    return { count: ids.size };
  },
  async download(gateway: Gateway): Promise<Report> {
    const storage = gateway.instance("file_storage", "inst_file_storage");
    const { body, filename, contentType } = await storage.files.download({ fileId: "1ExampleFile0000000000000000000001", alt: "media" });
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    return { length: bytes.length, last: bytes.at(-1), filename, contentType };
  },
  async range(gateway: Gateway): Promise<Report> {
    const storage = gateway.instance("file_storage", "inst_file_storage");
    const { body, status, contentRange } = await storage.files.download({
      fileId: "1ExampleFile0000000000000000000001",
      alt: "media",
      range_header: "bytes=10-19",
    });
    return { text: [...new Uint8Array(await new Response(body).arrayBuffer())].join(), status, contentRange };
  },
  async list(gateway: Gateway): Promise<Report> {
    const { records } = await gateway.instance("payments", "inst_payments").customers.list({ limit: 1 });
    return { count: records.length };
  },
  async response(gateway: Gateway): Promise<Report> {
    const seen: unknown[] = [];
    const call = gateway.instance("payments", "inst_payments").refunds.create(
      { charge: "ch_EXAMPLE0007" },
      {
        headers: { "X-Tenant": "acme" },
        idempotencyKey: "refund-17",
        onRequest: ({ setHeader }) => setHeader("X-Trace", "1"),
        onResponse: ({ status }) => seen.push(status),
      },
    );
    const { response } = await call.withResponse();
    return { status: response.status, requestId: response.requestId, time: response.envelope.execution_metadata?.execution_time_ms, seen };
  },
  async abort(gateway: Gateway): Promise<Report> {
    const controller = new AbortController();
    const call = gateway.instance("payments", "inst_payments").customers.list({}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    return { page: await call };
  },
  async timeout(gateway: Gateway): Promise<Report> {
    return { page: await gateway.instance("payments", "inst_payments").customers.list({}, { timeout: 50 }) };
  },
  check(): Promise<Report> {
    const verdict = customersListParams.check({ limit: 500 });
    return Promise.resolve({ ok: verdict.ok, issues: verdict.issues.map(({ message }) => message) });
  },
};

export type Scenario = keyof typeof scenarios;

function reportError(error: unknown): Report {
  if (error instanceof GatewayError) return { error: error.name, kind: error.kind, status: error.status, message: error.message };
  return { error: error instanceof Error ? error.name : String(error), message: error instanceof Error ? error.message : "" };
}

Object.assign(globalThis, { play: (name: Scenario, baseUrl: string) => scenarios[name](openGateway(baseUrl)).catch(reportError) });
