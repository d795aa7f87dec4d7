/** A third party on loopback that a process of its own plays. It answers fast, fails when asked to, and counts what it did. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { seededRandom } from "../../templates/sandbox/seeded.ts";
import { makePages, readJson, type JsonRecord } from "../pages.ts";
import { sendFile } from "./vendor_files.ts";
import { createTokenServer, longLife, type TokenCounts, type TokenRules } from "./vendor_tokens.ts";

/** The default behavior of the third party. */
export interface VendorRules {
  readonly tokens: TokenRules;
  /** The share of requests that fail. */
  readonly faults: number;
}

/** What the third party did since its rules were set. */
export interface VendorCounts {
  readonly tokens: TokenCounts;
  /** How often a write was done: `{ "1": 500 }` is 500 writes that were done once. */
  readonly writesDone: Readonly<Record<string, number>>;
  /** The writes that were done, by what they name: `create 17`. */
  readonly done: readonly string[];
  /** How many requests without an idempotency key arrived again after they had arrived. */
  readonly repeatedWithoutKey: number;
  readonly requests: number;
}

/** Where its rules are set and its counts are read. Neither is an address of a third party. */
export const CONTROL = "/_bench";

const quiet: VendorRules = { tokens: { first: longLife, later: longLife, milliseconds: 0 }, faults: 0 };

const { valid } = (readJson("examples/payments.json") as Readonly<Record<string, { readonly valid: readonly JsonRecord[] }>>)[
  "payments.records.Customer"
] ?? { valid: [] };
const customer = JSON.stringify(valid[0]);
const customers = `{"object":"list","url":"/v1/customers","has_more":true,"data":${makePages(valid[0] ?? {}, new Set()).uniform}}`;
const file = JSON.stringify({ id: "file", name: "example.bin", mimeType: "application/octet-stream" });

/** Plays the third party, and sends its port to the parent process. */
export async function playVendor(): Promise<void> {
  let state = createState(quiet);
  const server = createServer((request, response) => {
    readBody(request, (body) => {
      if (request.url !== CONTROL) return state.answer(request, response, body);
      if (request.method === "PUT") state = createState({ ...quiet, ...(JSON.parse(body) as Partial<VendorRules>) });
      sendJson(response, 200, JSON.stringify(state.counts()));
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.send?.((server.address() as AddressInfo).port);
}

interface State {
  readonly answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
  readonly counts: () => VendorCounts;
}

function createState(rules: VendorRules): State {
  const tokens = createTokenServer(rules.tokens);
  const writes = createWrites();
  const random = seededRandom(1);
  let requests = 0;
  const answer: State["answer"] = (request, response, body) => {
    const { method = "", url = "" } = request;
    requests += 1;
    if (url === "/token") return tokens.refresh(body, (status, text) => sendJson(response, status, text));
    if (url.startsWith("/drive/") && !tokens.accepts(request.headers.authorization)) return sendJson(response, 401, "{}");
    const isWrite = method !== "GET";
    const fault = random() < rules.faults ? Math.floor(random() * 5) : undefined;
    if (isWrite) writes.arrive(request, body);
    if (fault === 0 || fault === 1) return sendJson(response, 429, "{}", { "retry-after": "0" });
    if (fault === 2) return sendJson(response, 503, "{}");
    // The worst faults: it is done, and nobody learns it.
    if (isWrite) writes.perform(request, body);
    if (fault === 3) return void response.destroy();
    if (fault === 4) return sendJson(response, 500, "{}");
    answerWell(request, response);
  };
  return { answer, counts: () => ({ ...writes.counts(), tokens: tokens.counts(), requests }) };
}

function answerWell({ method, url = "", headers }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, "http://vendor.test");
  if (pathname.startsWith("/drive/")) {
    return searchParams.get("alt") === "media" ? sendFile(response, pathname, headers.range) : sendJson(response, 200, file);
  }
  if (method === "DELETE")
    return sendJson(response, 200, JSON.stringify({ id: pathname.split("/").at(-1), object: "customer", deleted: true }));
  return sendJson(response, 200, method === "GET" && pathname === "/v1/customers" ? customers : customer);
}

interface Writes {
  readonly arrive: (request: IncomingMessage, body: string) => void;
  readonly perform: (request: IncomingMessage, body: string) => void;
  readonly counts: () => Pick<VendorCounts, "writesDone" | "done" | "repeatedWithoutKey">;
}

/** A write is named by its body or, without one, by its path. A key that was seen before does nothing again. */
function createWrites(): Writes {
  const done = new Map<string, number>();
  const arrived = new Set<string>();
  const keys = new Set<string>();
  let repeatedWithoutKey = 0;
  const keyOf = ({ headers }: IncomingMessage): string | undefined => headers["idempotency-key"]?.toString();
  return {
    arrive: (request, body) => {
      const name = nameOf(request, body);
      if (keyOf(request) === undefined && arrived.has(name)) repeatedWithoutKey += 1;
      arrived.add(name);
    },
    perform: (request, body) => {
      const key = keyOf(request);
      if (key !== undefined && keys.has(key)) return;
      if (key !== undefined) keys.add(key);
      const name = nameOf(request, body);
      done.set(name, (done.get(name) ?? 0) + 1);
    },
    counts: () => ({ writesDone: tally(done.values()), done: [...done.keys()], repeatedWithoutKey }),
  };
}

function nameOf({ method, url = "" }: IncomingMessage, body: string): string {
  return method === "DELETE" ? `delete ${url.split("/").at(-1) ?? ""}` : `create ${new URLSearchParams(body).get("name") ?? ""}`;
}

function tally(counts: Iterable<number>): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const count of counts) found[count] = (found[count] ?? 0) + 1;
  return found;
}

function readBody(request: IncomingMessage, use: (body: string) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => use(Buffer.concat(chunks).toString()));
}

function sendJson(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text), ...headers }).end(text);
}
