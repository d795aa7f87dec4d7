import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generatedFiles } from "../fixtures/generated_files.ts";
import { typeCheck } from "../fixtures/type_check.ts";

const imports = `import { createGatewayHandler, download, memoryInstances, OperationError, reply } from "connector-gateway-spec/server";
import type { Customer } from "connector-gateway-spec/payments";
declare const customer: Customer;
const authenticate = (token: string) => ({ id: token, tenant: "acme" });
const instances = memoryInstances();
`;

/** Handlers that compile, as the entries of `operations`. */
const right: Readonly<Record<string, string>> = {
  "a list": '"payments.customers.list": () => ({ records: [customer], meta: { has_more: false } })',
  "a list with a promise":
    '"payments.customers.list": async ({ limit = 10 }) => ({ records: [customer].slice(0, limit), meta: { has_more: false } })',
  "a list with a warning": '"payments.customers.list": () => ({ records: [], meta: { has_more: false }, warning: { text: "old" } })',
  "a list without Meta": '"project_tracker.issue_fields.list": () => ({ records: [] })',
  "a record": '"payments.customers.get": ({ id }) => ({ ...customer, id })',
  "a record with a warning": '"payments.customers.get": () => reply(customer, { warning: { text: "old" } })',
  "a confirmation": '"payments.customers.delete": ({ id }) => ({ id, object: "customer", deleted: true })',
  "a download": '"file_storage.files.download": ({ fileId }) => download(fileId, { contentType: "text/plain" })',
  "an error": '"payments.customers.get": () => { throw new OperationError(404, "No such customer", { field: "params.id" }); }',
  "what `authenticate` returns": '"payments.customers.list": (_params, { caller }) => { throw new Error(caller.tenant); }',
};

/** Handlers that do not compile, with a part of the message. */
const wrong: Readonly<Record<string, readonly [entry: string, message: string]>> = {
  "an operation that does not exist": ['"payments.customer.list": () => ({ records: [] })', "'\"payments.customer.list\"' does not exist"],
  "a param that does not exist": [
    '"payments.customers.list": ({ limt }) => ({ records: [limt], meta: { has_more: false } })',
    "Property 'limt' does not exist",
  ],
  "a list that is an array": ['"payments.customers.list": () => [customer]', "is not assignable to type 'Awaitable<ListResult<"],
  "records of another type": [
    '"payments.customers.list": () => ({ records: [{ ...customer, object: "invoice" as const }], meta: { has_more: false } })',
    `"invoice"' is not assignable`,
  ],
  "a list without its Meta": ['"payments.customers.list": () => ({ records: [] })', "Property 'meta' is missing"],
  "a record where a file is downloaded": ['"file_storage.files.download": () => customer', "'Awaitable<Download>'"],
  "what `authenticate` does not return": [
    '"project_tracker.issue_fields.list": (_params, { caller }) => ({ records: [], warning: { is: caller.admin } })',
    "'admin'",
  ],
};

describe("the handlers of a gateway", () => {
  const codeOf = (entry: string): string =>
    `${imports}export const handler = createGatewayHandler({ authenticate, instances, operations: { ${entry} } });\n`;
  const entries = [...Object.entries(right), ...Object.entries(wrong).map(([name, [entry]]) => [name, entry] as const)];
  const complaints = typeCheck(generatedFiles, Object.fromEntries(entries.map(([name, entry]) => [`${name}.ts`, codeOf(entry)])));

  test.each(Object.keys(right))("may return %s", (name) => {
    expect(complaints.get(`${name}.ts`)).toBeUndefined();
  });

  test.each(Object.entries(wrong))("may not use %s", (name, [, message]) => {
    expect(complaints.get(`${name}.ts`)?.join("\n")).toContain(message);
  });
});

test("the adapter for Node fits node:http, with their declarations checked", () => {
  const consumer = `import { createServer } from "node:http";
import { createGatewayHandler, memoryInstances } from "connector-gateway-spec/server";
import { toNodeListener } from "connector-gateway-spec/server/node";
const handler = createGatewayHandler({ authenticate: () => undefined, instances: memoryInstances(), operations: {} });
createServer(toNodeListener(handler)).listen(0);
createServer(toNodeListener(async (request) => await handler(request)));
`;
  const typeRoots = [join(import.meta.dirname, "../../node_modules/@types")];
  // `satisfies.test.ts` checks all declarations that need no Node. Those of the adapter are checked as if a consumer had written them:
  // to check all of Node's takes long.
  const runtime = "./node_modules/connector-gateway-spec/runtime";
  const adapter = (generatedFiles.get("runtime/server/node.d.ts") ?? "").replace('"../', `"${runtime}/`);
  expect(adapter).toContain(`from "${runtime}/client/platform_types.js"`);
  const complaints = typeCheck(generatedFiles, { "consumer.ts": consumer, "adapter.ts": adapter }, { types: ["node"], typeRoots });
  expect([...complaints]).toEqual([]);
});
