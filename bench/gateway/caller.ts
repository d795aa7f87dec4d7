import { Agent, request, type IncomingMessage } from "node:http";
import { readJson } from "../pages.ts";
import type { RunningGateway } from "./processes.ts";
import { firstRefreshToken } from "./vendor_tokens.ts";

const { connectors } = readJson("catalog.json") as unknown as {
  readonly connectors: readonly { readonly id: string; readonly definitionId: { readonly value: string } }[];
};

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** An answer of a gateway, read to its end. */
export interface CallAnswer {
  readonly status: number;
  readonly milliseconds: number;
  readonly body: string;
}

/** What calls need of a gateway. */
export type Target = Pick<RunningGateway, "url" | "token">;

/** The body of a call. */
export function execute(entity: string, action: string, params: object): string {
  return JSON.stringify({ entity, action, params });
}

/** The path of the calls of an instance. */
export function pathOf(instance: string): string {
  return `/api/v1/connectors/instances/${instance}/execute`;
}

/** Calls an operation. Rejects when the connection breaks. */
export async function call(target: Target, instance: string, body: string): Promise<CallAnswer> {
  const start = performance.now();
  const answer = await send(target, pathOf(instance), body);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, milliseconds: performance.now() - start, body: Buffer.concat(chunks).toString() };
}

/** Sends a request to a gateway. Resolves with its answer before the body has arrived. */
export function send({ url, token }: Target, path: string, body: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { agent, method: "POST", headers }, resolve).on("error", reject).end(body);
  });
}

/** Creates an instance, and returns its id. Rejects when it was not created. */
async function createInstance(target: Target, connector: string, credentials: object): Promise<string> {
  const definitionId = connectors.find(({ id }) => id === connector)?.definitionId.value;
  const body = { connector_definition_id: definitionId, name: "Bench", auth_config: credentials };
  const answer = await send(target, "/api/v1/connectors/instances", JSON.stringify(body));
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (answer.statusCode !== 200) throw new Error(`No instance: ${text}`);
  return (JSON.parse(text) as { readonly id: string }).id;
}

/** Creates an instance of payments. */
export function createPayments(target: Target): Promise<string> {
  return createInstance(target, "payments", { api_key: "sk_test_EXAMPLE0000" });
}

/** Creates an instance of storage, which needs an access token before its first call. */
export function createStorage(target: Target, account: string): Promise<string> {
  const client = { client_id: "example-client.apps.storage.test", client_secret: "EXAMPLE-client-secret" };
  return createInstance(target, "file_storage", { ...client, refresh_token: firstRefreshToken(account) });
}

/** Runs numbered tasks, some of them at the same time. */
export async function inParallel(tasks: number, atOnce: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < tasks) {
      const index = next;
      next += 1;
      await run(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks) }, worker));
}
