import { expect, test } from "vitest";
import { operationsOf } from "../../generator/resolve/model/walk.ts";
import { raisedBy } from "../fixtures/documented_connectors.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { generatedFiles } from "../fixtures/generated_files.ts";
import { checkProgram } from "../fixtures/type_check.ts";

const connectors = loadCatalog().connectors.map(({ id }) => id);

/** A consumer that uses every kind of type that is looked up or put together. */
const consumer = `import { createGateway, validatorFor, type ExecuteRequest, type ExecuteResponse, type Operations } from "connector-gateway-spec";
const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "token" });
const payments = gateway.instance("payments", "instance");
export const refund = await payments.refunds.create({ charge: "charge", amount: 5 });
export const page = await payments.customers.list({ limit: 10 });
for await (const { email } of payments.customers.list.all({ created: { gte: 1 } })) email satisfies string | null | undefined;
export const request: ExecuteRequest<"payments"> = { entity: "customers", action: "list", params: { limit: 3 } };
export const anyRequest: ExecuteRequest = { entity: "deals", action: "list", params: { limit: 3 } };
export type Answer = ExecuteResponse<"payments", "customers", "list">;
export const params: Operations["payments.refunds.create"]["params"] = { payment_intent: "intent" };
export const verdict = validatorFor("payments.customers.list.params").check({});
`;

test("a project that uses the types costs its editor few instantiations", () => {
  const { complaints, instantiations } = checkProgram(generatedFiles, { "consumer.ts": consumer });
  expect([...complaints]).toEqual([]);
  expect(instantiations).toBeLessThanOrEqual(240 + raisedBy(20, connectors));
});

/** A gateway that handles every operation: each handler takes its params and returns what its context has. */
function implementer(): string {
  const operations = loadCatalog().connectors.flatMap(operationsOf);
  const handlers = operations.map(({ id, kind }) => {
    const result = kind === "list" ? "{ records: [], meta: made() }" : kind === "download" ? 'download("text")' : "made()";
    return `  "${id}": (params, { caller }) => { void [params, caller.tenant]; return ${result}; },`;
  });
  return [
    'import { createGatewayHandler, download, memoryInstances } from "connector-gateway-spec/server";',
    "declare function made(): never;",
    "export const handler = createGatewayHandler({",
    '  authenticate: (token) => ({ id: token, tenant: "a" }),',
    "  instances: memoryInstances(),",
    "  operations: {",
    ...handlers,
    "  },",
    "});",
    "",
  ].join("\n");
}

test("a gateway that handles every operation costs its editor few instantiations", () => {
  const { complaints, instantiations } = checkProgram(generatedFiles, { "consumer.ts": implementer() });
  expect([...complaints]).toEqual([]);
  expect(instantiations).toBeLessThanOrEqual(2700 + raisedBy(200, connectors));
});

/** The same with the declarations of the OpenAPI documents. */
const describedConsumer = `import type { components, Operations, operations } from "connector-gateway-spec/openapi/payments";
export const params: Operations["payments.refunds.create"]["params"] = { payment_intent: "intent" };
export const request: components["schemas"]["ExecuteRequest"] = { entity: "customers", action: "list", params: { limit: 3 } };
export const answer = (body: operations["paymentsCustomersList"]["responses"][200]["content"]["application/json"]): string => body.status;
export const id = (any: components["schemas"]["ExecuteRequest"]) => (any.entity === "customers" && any.action === "get" ? any.params.id : "");
`;

test("a project that uses the declarations of an OpenAPI document costs its editor few instantiations", () => {
  const { complaints, instantiations } = checkProgram(generatedFiles, { "consumer.ts": describedConsumer });
  expect([...complaints]).toEqual([]);
  expect(instantiations).toBeLessThanOrEqual(100);
});
