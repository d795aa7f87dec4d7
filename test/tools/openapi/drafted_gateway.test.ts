import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draftGateway, DRAFTED_ID, type DraftedGateway } from "./drafted_gateway.ts";
import { startPrism, type RunningServer } from "./mock_project.ts";

const DOCUMENT = "test/fixtures/openapi/billing.json";

let drafted: DraftedGateway;
let vendor: RunningServer;
let server: Awaited<ReturnType<DraftedGateway["serve"]>>;
let token: string;
let instance: string;
let examples: Readonly<Record<string, { readonly valid: readonly unknown[] }>>;

beforeAll(async () => {
  drafted = await draftGateway(DOCUMENT);
  vendor = await startPrism(drafted.folder, `npx prism mock ${drafted.document} --port 4010`);
  token = (await drafted.command("token", "create", "--name", "test")).trim();
  server = await drafted.serve("--allow-private-egress", "--vendor", `acme=${vendor.origin}`);
  examples = JSON.parse(
    readFileSync(join(drafted.folder, "node_modules/connector-gateway-spec/examples/acme.json"), "utf8"),
  ) as typeof examples;
  const config = { connector_definition_id: DRAFTED_ID, name: "Drafted", auth_config: examplesOf("acme.auth_config")[0] };
  instance = String((await ask("/api/v1/connectors/instances", config))["id"]);
});

afterAll(async () => {
  await server.stop();
  await vendor.stop();
  drafted.remove();
});

/** The values that the package has for an address. */
function examplesOf(address: string): readonly unknown[] {
  const { valid } = examples[address] ?? { valid: [] };
  return valid;
}

async function ask(path: string, body: unknown): Promise<Readonly<Record<string, unknown>>> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const isBytes = response.headers.get("content-type") === "application/octet-stream";
  const text = await response.text();
  if (!response.ok) throw new Error(`${String(response.status)} ${text}`);
  return isBytes ? { status: "success" } : (JSON.parse(text) as Readonly<Record<string, unknown>>);
}

describe("a gateway with a connector as it was drafted calls a mock of the same document:", () => {
  it.each([
    ["customers.list"],
    ["customers.get"],
    ["customers.create"],
    ["customers.update"],
    ["customers.delete"],
    ["customers.api_search"],
    ["charges.list"],
  ])("%s answers with valid records", async (operation) => {
    const before = server.printed().length;
    const answer = await ask(`/api/v1/connectors/instances/${instance}/execute`, examplesOf(`acme.${operation}.request`)[0]);
    expect(answer).toMatchObject({ status: "success" });
    expect(answer["result"]).not.toEqual([]);
    expect(server.printed().slice(before)).not.toContain("deviates");
  });
});
