import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import type { CatalogOperation, JsonObject } from "../../conformance/sandbox/catalog_operations.ts";
import { run, succeed } from "../../package/installed_package.ts";
import type { ExampleInstance } from "./credentials.ts";

/** A gateway of its own process, for which one address stands in for all third parties. */
export interface GatewayProcess {
  /** Executes an operation on the instance of its connector. Throws when the answer is no success, with its body. */
  readonly call: (operation: CatalogOperation, params: JsonObject) => Promise<void>;
  /** The same on a new instance that has no access token yet. */
  readonly callWithoutToken: (operation: CatalogOperation, params: JsonObject) => Promise<void>;
  /** Ends the process and removes its files. */
  readonly close: () => Promise<void>;
}

const COMMAND = join(import.meta.dirname, "../../../gateway/bin/connector-gateway.js");
const INSTANCES = "/api/v1/connectors/instances";

/** Starts a gateway and creates the instances in it. Throws with what the process wrote when it does not start. */
export async function startGateway(vendorUrl: string, instances: readonly ExampleInstance[]): Promise<GatewayProcess> {
  const folder = mkdtempSync(join(tmpdir(), "wire-gateway-"));
  const data = ["--data", join(folder, "data")];
  const vendors = instances.flatMap(({ connector }) => ["--vendor", `${connector}=${vendorUrl}`]);
  const child = spawn(process.execPath, [COMMAND, "serve", "--port", "0", ...data, ...vendors, "--allow-private-egress"], { cwd: folder });
  const close = (): Promise<void> => stop(child, folder);
  try {
    const address = await addressOf(child);
    const token = (await succeed(run(folder, process.execPath, [COMMAND, "token", "create", "--name", "wire", ...data]))).trim();
    const send = (path: string, body: JsonObject): Promise<JsonObject> => post(`${address}${INSTANCES}${path}`, token, body);
    const ids = new Map<JsonObject | undefined, string>();
    const execute = async (request: JsonObject | undefined, { entity, action }: CatalogOperation, params: JsonObject): Promise<void> => {
      const id = ids.get(request) ?? idOf(await send("", request ?? {}));
      ids.set(request, id);
      await send(`/${id}/execute`, { entity, action, params });
    };
    const of = (connector: string): ExampleInstance | undefined => instances.find((instance) => instance.connector === connector);
    return {
      call: (operation, params) => execute(of(operation.connector)?.request, operation, params),
      callWithoutToken: (operation, params) => execute(of(operation.connector)?.requestWithoutToken, operation, params),
      close,
    };
  } catch (failure) {
    await close();
    throw failure;
  }
}

/** The address on the first line that the gateway prints. */
async function addressOf(child: ChildProcess): Promise<string> {
  const errors: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
  if (child.stdout === null) throw new Error("The gateway has no output.");
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^Gateway: (http:\S+)$/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The gateway did not start:\n${errors.join("")}`);
}

function idOf({ id }: JsonObject): string {
  if (typeof id !== "string") throw new Error("The gateway gave no id for an instance.");
  return id;
}

async function post(url: string, token: string, body: JsonObject): Promise<JsonObject> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`The gateway answered ${response.status}: ${text}`);
  return text.startsWith("{") ? (JSON.parse(text) as JsonObject) : {};
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = child.exitCode === null ? new Promise((resolve) => child.once("exit", resolve)) : undefined;
  child.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
