import { isDeepStrictEqual } from "node:util";
import { createGateway, findOperation, GatewayError, type ConnectorId } from "connector-gateway-spec";
import { bindings, vendors, type Retirement } from "connector-gateway-spec/bindings";
import type { Download } from "connector-gateway-spec/client";
import { afterAll, beforeAll, expect } from "vitest";
import { startLiveGateway, type LiveGateway } from "../../fixtures/gateway/live_gateway.ts";
import { startStrictVendor, type Exchange, type StrictVendor, type WantedRequest } from "../../fixtures/gateway/strict_vendor.ts";

/** What a call is expected to give, with all warnings that came with it. */
export type Want = { readonly warnings?: readonly unknown[] } & (
  | { readonly result: unknown }
  /** All pages of a walk to the end. A list that cannot be paged has one. */
  | { readonly pages: readonly AnyPage[] }
  | { readonly file: DownloadedFile }
  | { readonly failure: Failure }
);

/** A file as the caller of the gateway gets it. */
export interface DownloadedFile {
  readonly text: string;
  readonly status: number;
  readonly contentType?: string;
  readonly filename?: string;
  readonly contentLength?: number;
  readonly contentRange?: string;
}

/** An error as the caller of the gateway gets it: its status, and the only entry of its body. */
export interface Failure {
  readonly status: number;
  /** What the third party says, which the message of the whole error contains. */
  readonly message: string;
  readonly code: string;
  readonly field?: string;
  readonly retryAfter?: number;
}

/** Exchanges with a third party, the call that leads to them, and what it gives. */
export interface Replay {
  readonly operation: string;
  readonly params?: object;
  readonly exchanges: readonly Exchange[];
  readonly want: Want;
}

/** A call whose types are not known at compile time. */
type AnyCall = ((params?: object) => PromiseLike<unknown>) & { readonly pages?: (params?: object) => AsyncIterable<AnyPage> };

interface AnyPage {
  readonly records: readonly unknown[];
  readonly meta?: object;
}

/** An instance whose operations are not known at compile time. */
type AnyInstance = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>;

interface AnyClient {
  create(connector: string, input: object): Promise<AnyInstance>;
}

/** A gateway and the third party behind one connector. */
export interface Stage {
  readonly vendor: () => StrictVendor;
  /** What every answer warns of. */
  readonly retired: Retirement | undefined;
  /** A client for a new instance: nothing of an earlier call is known of it. Warnings are added to `seen`. */
  readonly connect: (seen?: unknown[]) => Promise<AnyInstance>;
  /** Plays the exchanges, and checks the requests that arrive and what the caller gets. */
  readonly play: (replay: Replay) => Promise<void>;
}

/** What an instance of the connector is created with. */
export interface InstanceInput {
  readonly auth_config: Readonly<Record<string, string>>;
  readonly config?: Readonly<Record<string, string>>;
}

/** A gateway for the tests of one file, whose connector reaches a third party that plays exchanges. */
export function useStage(connector: ConnectorId, input: InstanceInput): Stage {
  return useStages([connector])(connector, input);
}

/** One gateway for the tests of one file, with a third party of its own for each of these connectors. */
export function useStages(connectors: readonly ConnectorId[]): (connector: ConnectorId, input: InstanceInput) => Stage {
  const running = useRunning(connectors);
  return (connector, input) => {
    const vendor = (): StrictVendor => running().vendorOf(connector);
    const connect: Stage["connect"] = async (seen = []) => {
      const { url, token } = running().gateway;
      const client: unknown = createGateway({ baseUrl: url, token, retry: { retries: 0 }, fetch: watching(seen) });
      return (client as AnyClient).create(connector, { name: "Replayed", ...input });
    };
    const play: Stage["play"] = async ({ operation, params, exchanges, want }) => {
      const { entity = "", action = "" } = findOperation(operation) ?? {};
      const warnings: unknown[] = [];
      const call = (await connect(warnings))[entity]?.[action];
      if (call === undefined) throw new Error(`The client has no ${operation}.`);
      vendor().expect(exchanges);
      const got = await outcomeOf(call, params).catch(toFailure);
      expect(vendor().arrived).toEqual(exchanges.map(({ request }) => request));
      expect({ ...got, ...(warnings.length > 0 && { warnings }) }).toEqual(want);
    };
    return { retired: vendors[connector]?.retired, vendor, connect, play };
  };
}

interface Running {
  readonly gateway: LiveGateway;
  readonly vendorOf: (connector: ConnectorId) => StrictVendor;
}

function useRunning(connectors: readonly ConnectorId[]): () => Running {
  let running: Running | undefined;
  const third = new Map<ConnectorId, StrictVendor>();
  const get = (): Running => {
    if (running === undefined) throw new Error("The gateway runs only while tests run.");
    return running;
  };
  const vendorOf: Running["vendorOf"] = (connector) => {
    const vendor = third.get(connector);
    if (vendor === undefined) throw new Error(`There is no third party for ${connector}.`);
    return vendor;
  };
  beforeAll(async () => {
    for (const connector of connectors) third.set(connector, await startStrictVendor());
    const words = connectors.flatMap((connector) => ["--vendor", `${connector}=${vendorOf(connector).url}`]);
    running = { gateway: await startLiveGateway(["--allow-private-egress", ...words]), vendorOf };
  });
  afterAll(async () => {
    expect(await get().gateway.stop()).toMatchObject({ code: 0 });
    for (const vendor of third.values()) await vendor.close();
  });
  return get;
}

/** A `fetch` that notes the warnings of responses: a walk over pages does not show them. */
function watching(seen: unknown[]): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!(response.headers.get("content-type") ?? "").startsWith("application/json")) return response;
    const envelope: unknown = await response.clone().json();
    const warning = typeof envelope === "object" && envelope !== null && "warning" in envelope ? envelope.warning : undefined;
    if (warning !== undefined && warning !== null && !seen.some((other) => isDeepStrictEqual(other, warning))) seen.push(warning);
    return response;
  };
}

/** What a call gives, in the notation of what is expected of it. */
async function outcomeOf(call: AnyCall, params: object | undefined): Promise<Want> {
  if (call.pages === undefined) {
    const result = await call(params);
    if (isDownload(result)) return { file: await fileOf(result) };
    return isPage(result) ? { pages: [pageOf(result)] } : { result };
  }
  const pages: AnyPage[] = [];
  for await (const page of call.pages(params)) pages.push(pageOf(page));
  return { pages };
}

function isPage(result: unknown): result is AnyPage {
  return typeof result === "object" && result !== null && "records" in result && Array.isArray(result.records);
}

function isDownload(result: unknown): result is Download {
  return typeof result === "object" && result !== null && "body" in result && result.body instanceof ReadableStream;
}

async function fileOf({ text, status, contentType, filename, contentLength, contentRange }: Download): Promise<DownloadedFile> {
  const about = Object.entries({ contentType, filename, contentLength, contentRange });
  return { text: await text(), status, ...Object.fromEntries(about.filter(([, value]) => value !== undefined)) };
}

function pageOf({ records, meta }: AnyPage): AnyPage {
  return { records, ...(meta !== undefined && { meta }) };
}

/** An error in the notation of what is expected. Any other error fails the test. */
function toFailure(error: unknown): { readonly failure: Failure } {
  if (!(error instanceof GatewayError)) throw error;
  const { status = 0, body, retryAfter } = error;
  const { message, errors } = body as { readonly message: string; readonly errors: readonly ErrorEntry[] };
  const [entry, ...others] = errors;
  expect(others).toEqual([]);
  expect(message).toContain(entry?.message);
  return {
    failure: {
      status,
      message: entry?.message ?? "",
      code: entry?.error_code ?? "",
      ...(entry?.field != null && { field: entry.field }),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  };
}

interface ErrorEntry {
  readonly message: string;
  readonly error_code: string;
  readonly field: string | null;
}

/** The GraphQL of an operation, as the catalog has it. */
export function graphqlOf(operation: string): string {
  const graphql = bindings[operation]?.graphql;
  if (graphql === undefined) throw new Error(`${operation} is no GraphQL.`);
  return graphql.query;
}

/** The request for an access token, with the credentials of a client. */
export function tokenRequest(
  call: string,
  client: Readonly<Record<"client_id" | "client_secret" | "refresh_token", string>>,
): WantedRequest {
  return { call, headers: { accept: "application/json" }, form: { grant_type: "refresh_token", ...client } };
}
