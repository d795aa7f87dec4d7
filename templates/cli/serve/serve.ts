import { printFailure, type CommandContext, type SpecPackage } from "../context.js";
import { recordUpstream } from "./record.js";
import { noPath } from "./recorded_calls.js";
import { replayRecording } from "./replay.js";
import type { ServeArguments, ServedFrom, Service, Watch, AnsweredRequest, From } from "./serve_arguments.js";
import { createServer, type RequestListener } from "node:http";
import type { GatewayHandler, Incoming, Answer } from "#templates/runtime";
import { toNodeListener, toHandler, checkLocalSender, isOwnName, OperationError, errorAnswer } from "#templates/runtime";
import { codeOf, adviceFor, readWhole, statsOf } from "../input/paths.js";
import { UsageError, safeLine } from "#templates/core";
import { createHash } from "node:crypto";
import type { Sandbox, SandboxOptions, SandboxState } from "#templates/sandbox";
import { dirname, resolve } from "node:path";
import { replaceFile } from "../report/write_reports.js";

/** The attribute of the page's `html` element that tells the page what it can do where it is served. */
const MARKS: Readonly<Record<ServedFrom["kind"], string>> = {
  // Calls, the log, faults and reset.
  sandbox: " data-sandbox",
  // Calls only: there are no control paths.
  replay: ' data-sandbox="replay"',
  // Nothing: calls would reach the gateway that is recorded, and real records.
  record: "",
};

/**
 * Answers requests until it is stopped.
 * @throws UsageError for a port in use, a file that cannot be read or written, and wrong values of options
 */
export async function serve(wanted: ServeArguments, context: CommandContext): Promise<void> {
  const { stdout, stderr } = context;
  const service = await openService(wanted, context, wanted.quiet ? undefined : toWatch(context));
  const fail = (error: unknown): void => stderr.write(printFailure(error));
  try {
    const page = toNodeListener(createPageHandler(context.spec.readReference, wanted.from.kind));
    const gateway = toNodeListener(service.handler);
    const listener: RequestListener = (request, response) => (pageOf(request.url) === undefined ? gateway : page)(request, response);
    const { url, close } = await listen(listener, wanted, fail);
    const reference = addressOfPage(url, wanted.host);
    stdout.write(`Sandbox gateway: ${url}\n`);
    const more = [reference === undefined ? undefined : `Reference: ${reference}`, service.note];
    if (!wanted.quiet) for (const line of more) if (line !== undefined) stdout.write(`${line}\n`);
    await context.untilStopped(fail);
    await close();
  } finally {
    service.end();
  }
}

function openService({ from, token }: ServeArguments, context: CommandContext, watch: Watch | undefined): Promise<Service> | Service {
  switch (from.kind) {
    case "sandbox":
      return serveSandbox(from, token, context, watch);
    case "record":
      return recordUpstream(from, context, watch);
    case "replay":
      return replayRecording(from, token, context, watch);
  }
}

function toWatch({ stdout, now }: CommandContext): Watch {
  return () => {
    const start = performance.now();
    return (answered) => stdout.write(requestLine(answered, new Date(now()), performance.now() - start));
  };
}

/** A server that accepts connections. */
interface Listening {
  /** `http://127.0.0.1:4010` */
  readonly url: string;
  /** Closes it and all of its connections. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a server.
 * @param listener answers requests
 * @param onError called with what goes wrong while it runs
 * @throws UsageError when it cannot listen there
 */
async function listen(listener: RequestListener, { host, port }: ServeArguments, onError: (error: unknown) => void): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(toUsageError(codeOf(error), host, port)));
    server.listen({ host, port }, resolve);
  });
  server.on("error", onError);
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function toUsageError(code: string, host: string, port: number): UsageError {
  if (code === "EADDRINUSE") {
    return new UsageError(`port ${port} is in use`, "stop the other program, or use another port; --port 0 takes a free one");
  }
  if (code === "EACCES") return new UsageError(`port ${port} needs more permissions`, "use a port from 1024, or --port 0 for a free one");
  return new UsageError(
    `cannot listen on ${host}, port ${port} (${code})`,
    "use --host 127.0.0.1, or 0.0.0.0 for all addresses of this computer",
  );
}

/** The name of the page that a request is for, by its target: `index` for `/`, `payments` for `/payments.html`; undefined for other targets. */
export function pageOf(target: string | undefined): string | undefined {
  const found = /^(?:[a-z][a-z+.-]*:\/\/[^/?#]*)?(?:\/(\w+)\.html|\/?)(?:[?#]|$)/i.exec(target ?? "");
  return found === null ? undefined : (found[1] ?? "index");
}

/** Where a browser on this computer finds the page; undefined when a host of the network hides it. */
export function addressOfPage(url: string, host: string): string | undefined {
  if (host === "0.0.0.0" || host === "::") return `${url.replace(/^http:\/\/.*(?=:\d+$)/, "http://localhost")}/`;
  return isOwnName(new URL(url).hostname) ? `${url}/` : undefined;
}

/**
 * Answers with a page of the reference, which is read for each request. Like the control paths, it is for this computer only: its
 * script may call what is behind them.
 */
function createPageHandler(readPage: SpecPackage["readReference"], from: ServedFrom["kind"]): GatewayHandler {
  return toHandler((incoming) =>
    Promise.resolve(incoming)
      .then((request) => answerPage(request, readPage, MARKS[from]))
      .catch((error: unknown) => errorAnswer(toOperationError(error, pageOf(incoming.path)))),
  );
}

function toOperationError(error: unknown, page: string | undefined): OperationError {
  if (error instanceof OperationError) return error;
  if (page !== "index" && codeOf(error) === "ENOENT") return noPath();
  const message = `The reference page cannot be read (${codeOf(error)}). Install the package again.`;
  return new OperationError(500, message, { code: "sandbox/page" });
}

function answerPage(incoming: Incoming, readPage: SpecPackage["readReference"], mark: string): Answer {
  checkLocalSender(incoming, "The reference", false);
  const { method, headers } = incoming;
  if (method !== "GET" && method !== "HEAD") {
    throw new OperationError(405, "Only GET and HEAD are allowed here.", { code: "request/method", headers: { allow: "GET, HEAD" } });
  }
  const page = readPage(pageOf(incoming.path) ?? "").replace('<html lang="en">', `<html lang="en"${mark}>`);
  const body = new TextEncoder().encode(page);
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const kept = { ...protection(page), "cache-control": "no-cache", etag: tag };
  if (hasTag(headers.get("if-none-match"), tag)) return { status: 304, headers: kept, body: undefined };
  const all = { ...kept, "content-type": "text/html; charset=utf-8", "content-length": String(body.byteLength) };
  return { status: 200, headers: all, body: method === "HEAD" ? undefined : body };
}

/** The policy of the page itself, with what only a header can say. */
function protection(page: string): Readonly<Record<string, string>> {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1] ?? "default-src 'none'";
  return {
    "content-security-policy": `${policy}; frame-ancestors 'none'`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

function hasTag(wanted: string | null, tag: string): boolean {
  const tags = (wanted ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}

/** `12:30:05 inst_payments payments.customers.list 200 1.4 ms` */
export function requestLine({ instance, operation, status, fault }: AnsweredRequest, time: Date, milliseconds: number): string {
  const parts = [
    time.toTimeString().slice(0, 8),
    instance ?? "-",
    operation ?? "-",
    status ?? "dropped",
    `${milliseconds.toFixed(1)} ms`,
    ...(fault === undefined ? [] : [`(fault: ${fault})`]),
  ];
  return `${safeLine(parts.join(" "))}\n`;
}

/** How long after a change the file is written. Other changes in the meantime are written with it. */
const DELAY_IN_MILLISECONDS = 500;

/**
 * Answers with the records of a sandbox, which a state file keeps if there is one.
 * @throws UsageError for wrong options and a state file that cannot be used
 */
async function serveSandbox(
  { seed, records, stateFile, cors }: From<"sandbox">,
  token: string | undefined,
  context: CommandContext,
  watch?: Watch,
): Promise<Service> {
  const createSandbox = await context.spec.loadCreateSandbox();
  let onChange = (): void => undefined;
  const sandbox = create(createSandbox, {
    ...(seed !== undefined && { seed }),
    ...(records !== undefined && { records }),
    ...(token !== undefined && { token }),
    ...(cors && { cors }),
    ...(watch !== undefined && { onRequest: watch }),
    onChange: () => onChange(),
  });
  if (stateFile === undefined) return { handler: sandbox.handler, end: () => undefined };
  const kept = readStateFile(stateFile, context.cwd);
  if (kept !== undefined) load(sandbox, kept.value, stateFile);
  const file = openStateFile(stateFile, context, sandbox.state);
  onChange = file.changed;
  return { handler: sandbox.handler, end: file.end };
}

function create(createSandbox: (options: SandboxOptions) => Sandbox, options: SandboxOptions): Sandbox {
  try {
    return createSandbox(options);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace(/\.$/, ""), "connector-gateway-spec serve --help shows the options");
  }
}

/** Loads values that come from a file, so `load` checks all of them. */
function load(sandbox: Sandbox, value: unknown, path: string): void {
  try {
    sandbox.load(value as Parameters<Sandbox["load"]>[0]);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const message = error.message.replace(/^The state/, `the state in ${path}`).replace(/\.$/, "");
    throw new UsageError(message, "fix the file, or remove it to start with new records");
  }
}

/**
 * The JSON in a state file; undefined if there is no such file.
 * @throws UsageError for a file that cannot be read or is not JSON, and for a folder that does not exist
 */
function readStateFile(path: string, cwd: string): { readonly value: unknown } | undefined {
  const file = resolve(cwd, path);
  if (statsOf(file)?.isDirectory() === true) throw new UsageError(`the state file ${path} is a folder`, "name a file");
  if (statsOf(dirname(file)) === undefined) throw new UsageError(`the state file ${path} cannot be written`, "create its folder first");
  const text = readText(file, path);
  if (text === undefined) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    const what = text.trim() === "" ? "is empty" : "is not JSON, or only the beginning of it";
    throw new UsageError(`the state file ${path} ${what}`, "restore it, or remove it to start with new records");
  }
}

function readText(file: string, path: string): string | undefined {
  try {
    return readWhole(file)
      .toString("utf8")
      .replace(/^\ufeff/, "");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new UsageError(`the state file ${path} cannot be read (${codeOf(error)})`, adviceFor(error));
  }
}

/** A file that follows the state of a sandbox. */
interface StateFile {
  /** To be called after a change. */
  readonly changed: () => void;
  /** Writes the last changes. @throws UsageError when that is impossible */
  readonly end: () => void;
}

/** Keeps a state in a file. While the program runs, a file that cannot be written is a message only. */
function openStateFile(path: string, { cwd, stderr }: CommandContext, state: () => SandboxState): StateFile {
  const file = resolve(cwd, path);
  let timer: NodeJS.Timeout | undefined;
  const save = (): void => {
    replaceFile(file, `${JSON.stringify(state())}\n`);
    clearTimeout(timer);
    timer = undefined;
  };
  const saveLater = (): void => {
    timer = setTimeout(() => {
      try {
        save();
      } catch (error) {
        stderr.write(`connector-gateway-spec: ${safeLine(path)} cannot be written (${codeOf(error)})\n`);
        saveLater();
      }
    }, DELAY_IN_MILLISECONDS);
  };
  return {
    changed: () => {
      if (timer === undefined) saveLater();
    },
    end: () => {
      const isSaved = timer === undefined && statsOf(file) !== undefined;
      clearTimeout(timer);
      try {
        if (!isSaved) save();
      } catch (error) {
        throw new UsageError(`${path} cannot be written (${codeOf(error)})`, "check its permissions and the free space");
      }
    },
  };
}
