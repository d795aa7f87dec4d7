import { readFileSync } from "node:fs";
import type { Target } from "../../../gateway/src/agents/agent_types.ts";
import { createToolbox } from "../../../gateway/src/agents/toolbox/create_toolbox.ts";
import { linkTo } from "../../../gateway/src/vendor/header_parts.ts";
import { bearer, openHostileWorld, post, type ReadAnswer } from "../../fixtures/gateway/hostile_world.ts";
import { sendJson } from "../../fixtures/gateway/loopback_server.ts";
import type { GrowingWorld } from "./growing_inputs.ts";

const oauth = { client_id: "client", client_secret: "secret", refresh_token: "refresh" };
const credentials: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payments: { api_key: "sk_test_EXAMPLE0000" },
  recruiting: { api_key: "EXAMPLE-key" },
  issue_tracker: { api_key: "EXAMPLE-key" },
  file_storage: { ...oauth, access_token: "EXAMPLE-token" },
  crm: oauth,
};

/** Starts a gateway. */
export async function openGrowingWorld(): Promise<GrowingWorld & { readonly close: () => Promise<void> }> {
  const hostile = await openHostileWorld(60);
  // A new one each time: an answer can forbid further calls of an instance.
  const connect = (connector: string): Promise<string> => hostile.connect(connector, credentials[connector] ?? {});
  const catalog = JSON.parse(readFileSync("generated/catalog.json", "utf8")) as {
    readonly connectors: readonly { readonly id: string; readonly definitionId: { readonly value: string } }[];
  };
  const definition = catalog.connectors.find(({ id }) => id === "payments")?.definitionId.value ?? "";
  const toolbox = createToolbox({ readOnly: false, answerSize: 20_000 });
  const request = async (path: string, body = "{}"): Promise<ReadAnswer> => {
    const headers = { "content-type": "application/json", ...bearer(hostile.token) };
    const response = await fetch(`${hostile.url}${path}`, { method: "POST", headers, body });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const targetWith = (text: string, status: number): Target => ({
    kind: "gateway",
    baseUrl: "http://gateway.test",
    token: "EXAMPLE-token",
    fetch: () => Promise.resolve(new Response(text, { status, headers: { "content-type": "application/json" } })),
    instancesOf: (connector) => Promise.resolve([{ id: `inst_${connector}` }]),
  });
  const contextOf = (target: Target): { readonly target: Target; readonly signal: AbortSignal } => ({
    target,
    signal: AbortSignal.timeout(60_000),
  });
  const empty = contextOf(targetWith('{"status":"success","result":[{}]}', 200));
  return {
    execute: async (connector, body, headers) => {
      hostile.answer((_, response) => sendJson(response, {}));
      return post(hostile.url, await connect(connector), body, { ...bearer(hostile.token), ...headers });
    },
    create: (body) => request("/api/v1/connectors/instances", body.replace("DEFINITION", definition)),
    request,
    answer: async (connector, operation, params, respond) => {
      hostile.answer((_, response) => void respond(response));
      return hostile.run(await connect(connector), operation, params);
    },
    tool: (name, given) => toolbox.call(name, given, empty),
    toolAnswer: (fields, body, status = 200) => {
      const given = { operation: "payments.customers.list", ...(fields !== undefined && { fields }) };
      return toolbox.call("run_read", given, contextOf(targetWith(body, status)));
    },
    read: (uri) => toolbox.read(uri, empty).catch(() => undefined),
    link: (header) => Promise.resolve(linkTo(header, "next", "https://shop.test/")),
    close: () => hostile.close(),
  };
}
