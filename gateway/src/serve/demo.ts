import { createRequire } from "node:module";
import { createSandbox, type Sandbox } from "connector-gateway-spec/sandbox";
import type { Caller, Download, ErrorEntry, FallbackHandler, Instance, InstanceStore, RunOnce } from "connector-gateway-spec/server";
import { download, memoryWrites, OperationError, reply } from "connector-gateway-spec/server";
import type { Operation } from "connector-gateway-spec";
import { isObject } from "connector-gateway-templates/core";

/** The bearer token of a demo. It opens made-up records only. */
export const DEMO_TOKEN = "demo";

/** The replacements for stored instances and third parties in a demo. */
export interface Demo {
  readonly instances: InstanceStore;
  readonly fallback: FallbackHandler<Caller>;
  readonly once: RunOnce<Caller>;
}

/** The body of a request to the sandbox. */
type Body = Readonly<Record<string, unknown>>;

/** Sends a request to the sandbox. */
type Ask = (path: string, body: Body, signal?: AbortSignal) => Promise<Response>;

/** Answers operations with the made-up records of a sandbox, which all callers share. `inst_<connector>` is there from the start. */
export function createDemo(connectors: readonly string[]): Demo {
  const { createPath, executePath } = readPaths();
  const ask = toAsk(createSandbox({ token: DEMO_TOKEN }));
  const owners = new Map<string, { readonly instance: Instance; readonly owner: string | undefined }>(
    connectors.map((connector) => [`inst_${connector}`, { instance: { id: `inst_${connector}`, connector }, owner: undefined }]),
  );
  return {
    once: memoryWrites(),
    instances: {
      create: async ({ connector, definitionId, name, authConfig, config }, caller) => {
        const body = { connector_definition_id: definitionId, name, auth_config: authConfig, ...(config !== undefined && { config }) };
        const { id } = await readJson(await ask(createPath, body));
        if (typeof id !== "string") throw new Error("The sandbox created an instance without an id.");
        owners.set(id, { instance: { id, connector }, owner: caller.id });
        return { id };
      },
      find: (id, caller) => {
        const entry = owners.get(id);
        return entry === undefined || (entry.owner !== undefined && entry.owner !== caller.id) ? undefined : entry.instance;
      },
    },
    fallback: async (operation, params, { instance, signal }) => {
      const path = executePath.replace(/\{[^}]*\}/, encodeURIComponent(instance.id));
      const body = { entity: operation.entity, action: operation.action, params: withoutRange(operation, params) };
      const response = await ask(path, body, signal);
      if (operation.kind === "download") return toDownload(response);
      const { result, connector_metadata: meta, warning } = await readJson(response);
      return reply(result, { meta, ...(isObject(warning) && { warning }) });
    },
  };
}

/** The paths of the gateway, as the package describes them. */
function readPaths(): { readonly createPath: string; readonly executePath: string } {
  const document: unknown = createRequire(import.meta.url)("connector-gateway-spec/openapi/gateway.json");
  const paths = isObject(document) && isObject(document["paths"]) ? Object.keys(document["paths"]) : [];
  const [createPath, executePath] = [paths.find((path) => !path.includes("{")), paths.find((path) => path.includes("{"))];
  if (createPath === undefined || executePath === undefined) throw new Error("The package does not describe the paths of the gateway.");
  return { createPath, executePath };
}

function toAsk({ fetch }: Sandbox): Ask {
  const headers = { authorization: `Bearer ${DEMO_TOKEN}`, "content-type": "application/json" };
  return async (path, body, signal) => {
    const init = { method: "POST", headers, body: JSON.stringify(body), ...(signal !== undefined && { signal }) };
    const response = await fetch(`http://sandbox.invalid${path}`, init);
    if (!response.ok) throw await toError(response);
    return response;
  };
}

/** The whole file is fetched: the gateway itself cuts out the part that is asked for. */
function withoutRange({ range }: Operation, params: Body): Body {
  return range === undefined ? params : Object.fromEntries(Object.entries(params).filter(([name]) => name !== range));
}

async function toDownload(response: Response): Promise<Download> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const contentType = response.headers.get("content-type");
  const filename = readFilename(response.headers.get("content-disposition") ?? "");
  return download(bytes, {
    size: bytes.byteLength,
    ...(contentType !== null && { contentType }),
    ...(filename !== undefined && { filename }),
  });
}

/** The full name where the header has it, which is in ASCII otherwise. */
function readFilename(disposition: string): string | undefined {
  const [, full, ascii] = /filename\*=UTF-8''([^;]+)|filename="([^"]*)"$/.exec(disposition) ?? [];
  return full === undefined ? ascii : decodeURIComponent(full);
}

async function toError(response: Response): Promise<OperationError> {
  const { message, errors } = await readJson(response);
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new OperationError(response.status, typeof message === "string" ? message : "The sandbox refused the request.", {
    errors: Array.isArray(errors)
      ? errors.filter((entry): entry is ErrorEntry => isObject(entry) && typeof entry["message"] === "string")
      : [],
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  });
}

async function readJson(response: Response): Promise<Body> {
  const body: unknown = await response.json();
  return isObject(body) ? body : {};
}
