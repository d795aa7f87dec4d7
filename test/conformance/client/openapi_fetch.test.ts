import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import type { paths } from "connector-gateway-spec/openapi/gateway";
import { TOKEN, useSandboxServer } from "./open_gateway.ts";

const server = useSandboxServer();
const execute = "/api/v1/connectors/instances/{connector_instance_id}/execute";

function openClient() {
  return createClient<paths>({ baseUrl: server().baseUrl, headers: { Authorization: `Bearer ${TOKEN}` } });
}

test("openapi-fetch calls the gateway with the types of the OpenAPI document", async () => {
  const params = { path: { connector_instance_id: "inst_payments" } };
  const { data, response } = await openClient().POST(execute, {
    params,
    body: { entity: "customers", action: "list", params: { limit: 3 } },
  });
  expect(response.status).toBe(200);
  expect(data).toMatchObject({ status: "success", connector_metadata: { has_more: true } });
});

test("openapi-fetch returns the error body that the document describes", async () => {
  const params = { path: { connector_instance_id: "nobody" } };
  const { error, response } = await openClient().POST(execute, { params, body: { entity: "balance", action: "get" } });
  expect([response.status, error?.message]).toEqual([404, "No instance with this id exists."]);
});
