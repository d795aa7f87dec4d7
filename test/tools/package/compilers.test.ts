import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyPackage, type Consumer } from "../../package/installed_package.ts";
import { toolchain } from "./toolchains.ts";

/** Every kind of subpath with types, used as a project does that is strict in all respects. */
const consumerCode = `
import { addresses, createGateway, getOperation, GatewayError, operations, UnknownAddressError, validatorFor, ValidationError } from "connector-gateway-spec";
import type { CallResponse, OutgoingRequest, PaymentsInstance } from "connector-gateway-spec";
import { findOperation, findValidator, type Page, type ConnectorId, type ExecuteRequest, type ExecuteResponse } from "connector-gateway-spec";
import type { Operations, Tolerant, ValidationIssue } from "connector-gateway-spec";
import { createGateway as createSmallGateway, type Download, type InstanceClient } from "connector-gateway-spec/client";
import { createInstanceRequest, errorBody, type CreateInstanceRequest, type ErrorBody } from "connector-gateway-spec/gateway";
import { jsonSchemaFor, withJsonSchema } from "connector-gateway-spec/schemas";
import { connector as payments, customersListParams, type Customer, type CustomersListParams, type RefundsCreateParams } from "connector-gateway-spec/payments";
import { connector as storage } from "connector-gateway-spec/file_storage";
import type { components } from "connector-gateway-spec/openapi/gateway";
import type * as Crm from "connector-gateway-spec/crm";
import type * as IssueTracker from "connector-gateway-spec/issue_tracker";
import type * as Messaging from "connector-gateway-spec/messaging";
import type * as ProjectTracker from "connector-gateway-spec/project_tracker";
import type * as Recruiting from "connector-gateway-spec/recruiting";
import catalog from "connector-gateway-spec/catalog.json" with { type: "json" };

export type Others = [Crm.Client, IssueTracker.Client, Messaging.Client, ProjectTracker.Client, Recruiting.Client];
export const params: CustomersListParams = { limit: 10, created: { gte: 1_700_000_000 } };
export const request: ExecuteRequest<"payments"> = { entity: "customers", action: "list", params };
export const body: components["schemas"]["ExecuteRequest"] = { entity: "customers", action: "list", params: { limit: 10 } };
export type Answer = ExecuteResponse<"payments", "customers", "list">;
export type Recorded = Tolerant<Operations["payments.customers.get"]["record"]>;

export async function emails(): Promise<(string | null | undefined)[]> {
  const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: () => "token" });
  const client = gateway.instance("payments", "inst_1");
  const page = await client.customers.list({ limit: 10 });
  const more: boolean = page.meta.has_more;
  const found: Customer[] = more ? page.records : [];
  for await (const customer of client.customers.list.all(params, { signal: AbortSignal.timeout(1000) })) found.push(customer);
  return found.map(({ email }) => email);
}

export async function refund(traces: string[]): Promise<string | undefined> {
  const onResponse = (response: CallResponse): number => traces.push(response.requestId ?? "");
  const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "token", headers: { "X-Tenant": "acme" }, onResponse });
  const client: PaymentsInstance = gateway.instance("payments", "inst_1");
  const options = { undocumentedParams: { expedite: true }, idempotencyKey: "refund-1", onRequest: ({ setHeader }: OutgoingRequest) => setHeader("X-Trace", "1") };
  const { result, response } = await client.refunds.create({ charge: "ch_1" }, options).withResponse();
  const customer: Customer = await client.call("payments.customers.get", { id: "cus_1" });
  const page: Page<Customer, object> = await client.execute({ entity: "customers", action: "list", params });
  const rest: string | null = response.headers.get("x-rate-left");
  return [result.id, customer.id, page.records.length, rest, response.envelope.execution_metadata?.execution_time_ms].join();
}

export async function save(): Promise<Uint8Array[]> {
  const gateway = createSmallGateway({ baseUrl: new URL("https://gateway.example.test"), token: "token", fetch, connectors: { storage, payments } });
  const client: InstanceClient<typeof storage> = gateway.instance("storage", "inst_2");
  const download: Download = await client.files.download({ fileId: "1", alt: "media" });
  const reader = download.body.getReader();
  const chunks: Uint8Array[] = [];
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) chunks.push(chunk.value);
  const customers = await gateway.instance("payments", "inst_1").customers.list.all().toArray({ limit: 10 });
  return customers.length === 0 ? [await download.bytes()] : chunks;
}

export function inspect(value: unknown): readonly ValidationIssue[] {
  if (customersListParams.is(value)) return value.limit === undefined ? [] : customersListParams.check(value).issues;
  try {
    const verdict = validatorFor("payments.customers.list.request").check(value);
    if (!verdict.ok) return verdict.issues;
    customersListParams.assert(verdict.value.params);
  } catch (error) {
    if (error instanceof ValidationError) return error.issues;
    if (error instanceof UnknownAddressError || error instanceof GatewayError) return [];
  }
  return [];
}

export const create = (value: unknown): CreateInstanceRequest | undefined => (createInstanceRequest.is(value) ? value : undefined);
export const toMessage = (value: unknown): ErrorBody["message"] => (errorBody.is(value) ? value.message : undefined);
export const dynamic = (name: string): boolean => findValidator(name)?.is({}) ?? findOperation(name)?.effect === "read";
export const emailsOf = (page: Page<Customer, object>): unknown[] => page.records.map(({ email }) => email);
export const refunds: RefundsCreateParams[] = [{ charge: "c" }, { payment_intent: "p", amount: 5 }, { charge: "c", payment_intent: "p" }];

export const logged = createGateway({
  baseUrl: "https://gateway.example.test",
  token: "token",
  fetch: (address: string, init: RequestInit) => fetch(address + "?", init),
});

const ids: readonly ConnectorId[] = ["payments", "crm"];
export const all: unknown[] = [ids, addresses, operations, getOperation("crm.deals.list"), jsonSchemaFor("payments.auth_config"), withJsonSchema(customersListParams), catalog.connectors.length];

// @ts-expect-error there is no such parameter
customersListParams satisfies { is: "nothing" };
// @ts-expect-error there is no such parameter
export const wrong: CustomersListParams = { limitt: 10 };
// @ts-expect-error there is no such parameter, although the operation is open
export const misspelt: RefundsCreateParams = { charge: "c", amout: 5 };
// @ts-expect-error names neither a charge nor a payment intent
export const nothing: RefundsCreateParams = { amount: 5 };
// @ts-expect-error there is no such address
export const unknown = validatorFor("payments.customer.list.params");
`;

const common = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  resolveJsonModule: true,
  skipLibCheck: false,
  noEmit: true,
  target: "ES2022",
  types: [],
};

const projects: Readonly<Record<string, object>> = {
  nodenext: { ...common, module: "NodeNext", moduleResolution: "NodeNext" },
  bundler: { ...common, module: "ESNext", moduleResolution: "bundler" },
};

/** A project that knows neither the DOM nor Node: validators and types are of use there as well. */
const withoutPlatform = { ...common, module: "NodeNext", moduleResolution: "NodeNext", lib: ["ES2022"] };
const pureCode = `
import { validatorFor, type Operations } from "connector-gateway-spec";
import { customer, type Customer } from "connector-gateway-spec/payments";
import type { Operations as Described } from "connector-gateway-spec/openapi/operations";
import type { operations } from "connector-gateway-spec/openapi/file_storage";
type Content = operations["fileStorageFilesDownload"]["responses"][200]["content"]["application/octet-stream"];
export const sizeOf = (content: Content): number => content.size;
export const described: Described["payments.customers.list"]["params"] = { limit: 1 };
export const known = (value: unknown): Customer | undefined => (customer.is(value) ? value : undefined);
export const params: Operations["payments.customers.list"]["params"] = { limit: 1 };
export const { ok } = validatorFor("payments.customers.list.params").check(params);
`;

/** A download in a project that knows the DOM and Node: each describes streams in its own way, and both must take this one. */
const withNode = {
  ...common,
  module: "NodeNext",
  moduleResolution: "NodeNext",
  lib: ["ES2022", "DOM"],
  types: ["node"],
  typeRoots: [join(import.meta.dirname, "../../../node_modules/@types")],
  skipLibCheck: true,
};
const streamCode = `
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGateway } from "connector-gateway-spec/client";
import { connector as storage } from "connector-gateway-spec/file_storage";

export async function use(): Promise<number> {
  const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "token", connectors: { storage } });
  const { body, bytes, text } = await gateway.instance("storage", "inst_2").files.download({ fileId: "1" });
  await writeFile("a", body);
  await pipeline(body, createWriteStream("a"));
  await pipeline(Readable.fromWeb(body), createWriteStream("a"));
  await body.pipeTo(new WritableStream<Uint8Array>());
  const stream: ReadableStream<Uint8Array> = body;
  let size = (await new Response(stream).text()).length + new Blob([await bytes()]).size + (await text()).length;
  for await (const chunk of body) size += chunk.byteLength;
  return size;
}
`;

/** Wrong code, and what the compiler has to say about it. */
const mistakes: readonly (readonly [code: string, message: string])[] = [
  ["const a: payments.CustomersListParams = { limitt: 10 };", "Did you mean to write 'limit'?"],
  ['const b: payments.RefundsCreateParams = { charge: "c", amout: 5 };', "write 'amount'?"],
  [
    'const c: payments.ExecuteRequest = { entity: "customers", action: "list", params: { limitt: 10 } };',
    "'limitt' does not exist in type 'CustomersListParams'. Did you mean to write 'limit'?",
  ],
  ["const d: payments.RefundsCreateParams = {};", '"charge", "payment_intent"'],
];

/** The file with the mistakes. To start a compiler takes so long that one run checks it together with what is right. */
const WRONG = "wrong.ts";

/** A project that does not tell `undefined` from a missing property. */
const loose = { ...common, module: "NodeNext", moduleResolution: "NodeNext", exactOptionalPropertyTypes: false };

let consumer: Consumer;

beforeAll(() => {
  consumer = copyPackage();
  consumer.write("main.ts", consumerCode);
  consumer.write("pure.ts", pureCode);
  consumer.write("streams.ts", streamCode);
  consumer.write("tsconfig.streams.json", JSON.stringify({ compilerOptions: withNode, files: ["streams.ts"] }));
  for (const [name, compilerOptions] of Object.entries(projects)) {
    consumer.write(`tsconfig.${name}.json`, JSON.stringify({ compilerOptions, files: ["main.ts", WRONG] }));
  }
  consumer.write("tsconfig.pure.json", JSON.stringify({ compilerOptions: withoutPlatform, files: ["pure.ts"] }));
  consumer.write("tsconfig.loose.json", JSON.stringify({ compilerOptions: loose, files: ["pure.ts"] }));
  consumer.write(
    WRONG,
    ['import type * as payments from "connector-gateway-spec/payments";', ...mistakes.map(([code]) => `export ${code}`)].join("\n"),
  );
});

afterAll(() => consumer.remove());

/** Each version checks all declarations, the oldest and the latest each kind of code, and the latest, which takes least time, everything. */
const checks: Readonly<Record<string, readonly string[]>> = {
  "5.5": ["nodenext", "pure", "streams"],
  "5.9": ["nodenext", "streams"],
  "6": ["bundler", "streams"],
  "7": ["nodenext", "bundler", "pure", "loose", "streams"],
};

/** The errors in the file with the mistakes, each with the lines that explain it, and whatever else a compiler says. */
function sort(output: string): { readonly errors: readonly string[]; readonly others: string } {
  const said = output.split(/^(?=\S)/mu);
  const isIn = (text: string): boolean => text.startsWith(`${WRONG}(`);
  return { errors: said.filter(isIn), others: said.filter((text) => !isIn(text)).join("") };
}

describe.each(Object.entries(checks))("TypeScript %s", (version, names) => {
  test.each(names)("checks a project with %s, declarations included, and says what was meant where it is wrong", async (name) => {
    const compiler = await toolchain(`typescript-${version}/bin/tsc`);
    const { status, output } = await consumer.run(process.execPath, [compiler, "--pretty", "false", "-p", `tsconfig.${name}.json`]);
    const { errors, others } = sort(output);
    const expected = name in projects ? mistakes : [];
    expect(others).toBe("");
    expect(status === 0).toBe(expected.length === 0);
    expect(errors.map((error) => Number(/\d+/u.exec(error)?.[0]))).toEqual(expected.map((_, index) => index + 2));
    for (const [index, [, message]] of expected.entries()) expect(errors[index]).toContain(message);
  });
});
