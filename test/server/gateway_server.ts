import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { operations, validatorFor, type Operation } from "connector-gateway-spec";
import { validatorAt } from "../fixtures/validator_at.ts";
import { connectorOf, exampleOf, examplesOf, isObject, type JsonObject } from "./catalog.ts";
import { toCollection } from "./collection.ts";
import { answerDownload } from "./downloads.ts";
import { playFault, type Fault } from "./faults.ts";
import { toPage, type Answer } from "./pages.ts";

/** A request as it arrived. */
export interface RecordedRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: JsonObject;
}

export interface GatewayServerOptions {
  /** The bearer token that is accepted. */
  readonly token?: string;
  /** How many records each list has. */
  readonly records?: number;
  /** Listen on this loopback port; any free one when left out. */
  readonly port?: number;
  /** Lets pages of this origin call it. */
  readonly allowOrigin?: string;
}

/** A connector gateway on loopback that answers with the examples of the package. */
export interface GatewayServer {
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** The next requests get these faults, one each; then the server answers as usual again. */
  readonly fail: (...faults: readonly Fault[]) => void;
  /** An instance of a connector, without a request. */
  readonly addInstance: (connector: string, id?: string) => string;
  /** Drops recorded requests and unused faults. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

interface State {
  readonly options: Required<Pick<GatewayServerOptions, "token" | "records">> & GatewayServerOptions;
  readonly instances: Map<string, string>;
  readonly requests: RecordedRequest[];
  readonly faults: Fault[];
}

/** Starts the server; the caller closes it. */
export async function startGatewayServer(options: GatewayServerOptions = {}): Promise<GatewayServer> {
  const state: State = { options: { token: "test-token", records: 25, ...options }, instances: new Map(), requests: [], faults: [] };
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests: state.requests,
    fail: (...faults) => {
      state.faults.push(...faults);
    },
    addInstance: (connector, id = `${connector}-instance`) => {
      state.instances.set(id, connector);
      return id;
    },
    forget: () => {
      state.requests.length = 0;
      state.faults.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (state.options.allowOrigin !== undefined) allowOrigin(state.options.allowOrigin, request, response);
  if (request.method === "OPTIONS") return void response.writeHead(204).end();
  const text = await readBody(request);
  const body = parse(text);
  const { headers } = request;
  const { authorization } = headers;
  state.requests.push({ path: request.url ?? "", authorization, headers, body: body ?? {} });
  const fault = state.faults.shift();
  if (fault !== undefined && (await playFault(fault, response))) return;
  if (authorization !== `Bearer ${state.options.token}`) return sendError(response, 401, "The bearer token is missing or refused.");
  if (body === undefined) return sendError(response, 422, "The body is not a JSON object.");
  const [, id] = /^\/api\/v1\/connectors\/instances\/([^/]+)\/execute$/.exec(request.url ?? "") ?? [];
  if (id !== undefined) return execute(state, decodeURIComponent(id), body, response);
  if (request.url === "/api/v1/connectors/instances") return createInstance(state, body, response);
  sendError(response, 404, "There is nothing here.");
}

function createInstance(state: State, body: JsonObject, response: ServerResponse): void {
  const verdict = validatorFor("gateway.create_instance").check(body);
  if (!verdict.ok) return sendError(response, 422, verdict.issues[0]?.message ?? "");
  const connector = connectorOf(body["connector_definition_id"]);
  if (connector === undefined) return sendError(response, 404, "There is no such connector.");
  const id = `${connector}-${state.instances.size + 1}`;
  state.instances.set(id, connector);
  sendJson(response, 200, { id, name: body["name"] });
}

function execute(state: State, id: string, body: JsonObject, response: ServerResponse): void {
  const connector = state.instances.get(id);
  if (connector === undefined) return sendError(response, 404, "There is no such instance.");
  const verdict = validatorAt(`${connector}.execute`).check(body);
  if (!verdict.ok) return sendError(response, 422, verdict.issues[0]?.message ?? "");
  const operation = operations.find((each) => each.id === `${connector}.${String(body["entity"])}.${String(body["action"])}`);
  if (operation === undefined) return sendError(response, 422, "There is no such operation.");
  const params = isObject(body["params"]) ? body["params"] : {};
  if (operation.kind === "download") return answerDownload(params, response);
  const { result, meta } = answer(state, operation, params);
  sendJson(response, 200, {
    status: "success",
    result,
    connector_metadata: meta,
    execution_metadata: { connector_instance_id: id, execution_time_ms: 12 },
  });
}

function answer({ options }: State, operation: Operation, params: JsonObject): Answer {
  const record = exampleOf(`${operation.id}.record`);
  const [example] = examplesOf(`${operation.id}.meta`);
  const meta = isObject(example) ? example : {};
  if (operation.paging === undefined) return { result: record, meta };
  const { elements } = operation;
  const inside = elements === undefined ? record : valueAt(record, elements);
  const sample: unknown = Array.isArray(inside) ? inside[0] : inside;
  const validator = validatorAt(`${operation.id}.record`);
  // An element of a wrapper has no address of its own.
  const records = toCollection(sample, options.records, (each) => elements !== undefined || validator.is(each));
  const page = toPage(operation, params, { records, wrapper: record, noToken: noTokenOf(operation, meta) });
  return { result: page.result, meta: { ...meta, ...page.meta } };
}

/** Some documents say that the token of the last page is null, others that it is always a string. */
function noTokenOf({ id, paging }: Operation, meta: JsonObject): null | "" {
  const field = paging !== undefined && "token" in paging && paging.token.in === "meta" ? paging.token.field : undefined;
  return field === undefined || validatorAt(`${id}.meta`).is({ ...meta, [field]: null }) ? null : "";
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((holder, key) => (isObject(holder) ? holder[key] : undefined), value);
}

function allowOrigin(origin: string, { headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Headers", headers["access-control-request-headers"] ?? "");
  response.setHeader("Access-Control-Expose-Headers", "content-disposition, content-range, content-length, retry-after, x-request-id");
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json", "X-Request-Id": "req-EXAMPLE" });
  response.end(JSON.stringify(body));
}

function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { message, errors: [] });
}
