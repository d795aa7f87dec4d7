import { createHash, timingSafeEqual } from "node:crypto";
import { resolve } from "node:path";
import { performance } from "node:perf_hooks";
import type { OptionValues } from "connector-gateway-templates/core";
import type { Target, TargetInstance } from "../agents/agent_types.ts";
import { loadEntries } from "../agents/operation_names.ts";
import type { McpParts } from "../agents/mcp/mcp_server.ts";
import { createToolboxes } from "../agents/toolbox/create_toolbox.ts";
import { createLogger, type Logger } from "../serve/logger.ts";
import { isLoopback, readMcpSettings, type HttpSettings, type LiveSettings, type McpSettings } from "../settings/read_mcp_settings.ts";
import { CommandError, type CommandContext } from "./context.ts";

/** The targets that callers reach. */
interface Targets {
  /** The target of all callers; undefined when each of them has its own. */
  readonly shared: Target | undefined;
  /** Undefined for a caller that may not call. */
  readonly targetOf: (token: string | undefined) => Promise<Target | undefined>;
  readonly close: () => Promise<void>;
}

const NO_TARGET =
  "No target was given, so the tools use the sandbox: records are made up, and no third party is called. Use --url or --live for real accounts.";

/**
 * Gives agents tools over MCP until it is stopped, or until the host closes standard input.
 * @throws UsageError for wrong settings, CommandError for a token that is not valid, StorageError when the database or the keys of
 * `--live` cannot be used, ListenError for a port in use
 */
export async function serveMcp(values: OptionValues, context: CommandContext): Promise<void> {
  const connectors = [...new Set(loadEntries().map(({ connector }) => connector.id))];
  const settings = readMcpSettings(values, context.environment, connectors);
  const log = createLogger(settings.logLevel, context.report);
  // Before anything else takes time: a host may stop the program at once.
  const stopped = context.untilStopped((error) => log.failure("the program crashed", error));
  const targets = await openTargets(settings, context, log);
  try {
    const severalInstances = await withSeveralInstances(settings, targets.shared);
    const { connectors: chosen, readOnly, answerSize } = settings;
    const toolboxFor = createToolboxes({ ...(chosen !== undefined && { connectors: chosen }), severalInstances, readOnly, answerSize });
    const parts = partsOf(toolboxFor, settings, context, log);
    for (const line of remarksOn(settings)) context.report(`connector-gateway: ${line}\n`);
    if (settings.http !== undefined) await serveCallers(parts, targets, settings.http, context, stopped);
    else if (targets.shared !== undefined) await serveHost(parts, targets.shared, context, stopped);
  } finally {
    await targets.close();
  }
}

/**
 * The connectors that are one tool for each operation and have several instances to choose from. All of them when callers bring their
 * own tokens, because they share the list of tools but not the instances.
 */
async function withSeveralInstances({ connectors = [] }: McpSettings, target: Target | undefined): Promise<readonly string[]> {
  if (target === undefined) return connectors;
  const counts = await Promise.all(connectors.map(async (connector) => (await target.instancesOf(connector)).length));
  return connectors.filter((_, index) => (counts[index] ?? 0) > 1);
}

function partsOf(toolboxFor: McpParts["toolboxFor"], { target }: McpSettings, { version }: CommandContext, log: Logger): McpParts {
  return {
    toolboxFor,
    version,
    ...(target.kind === "sandbox" && { note: "Everything runs in a sandbox: records are made up, and no third party is called." }),
    now: () => performance.now(),
    events: {
      called: ({ tool, isError, milliseconds }) => log.info("tool call", { tool, error: isError, ms: Math.round(milliseconds * 10) / 10 }),
      failed: (message, error) => log.failure(message, error),
    },
  };
}

/** Remarks on the settings that the program was started with. */
function remarksOn({ target, instances }: McpSettings): readonly string[] {
  if (target.kind === "sandbox") return target.isChosen ? [] : [NO_TARGET];
  if (target.kind === "live" || Object.keys(instances).length > 0) return [];
  return [
    "No instance was given, so no operation can run yet. Name one for each connector, such as --instance payments=inst_…, or use GATEWAY_INSTANCES.",
  ];
}

async function openTargets(settings: McpSettings, context: CommandContext, log: Logger): Promise<Targets> {
  const { target, instances, http } = settings;
  if (target.kind === "live") return openLive(target, settings, context, log);
  const shared = target.kind === "sandbox" ? openSandboxTarget() : openGatewayTarget({ ...target, instances });
  const isKnown = toTokenCheck(http?.token);
  return { shared, targetOf: (token) => Promise.resolve(isKnown(token) ? shared : undefined), close: () => Promise.resolve() };
}

/** Loaded on demand: only this target needs a database and the calls of third parties. */
async function openLive(target: LiveSettings, settings: McpSettings, context: CommandContext, log: Logger): Promise<Targets> {
  const { openLiveTargets } = await import("../serve/live_targets.ts");
  const { environment, version } = context;
  const live = { ...target, dataFolder: resolve(context.cwd, target.dataFolder) };
  const targets = await openLiveTargets({ settings: live, instances: settings.instances, environment, log, version });
  try {
    const shared = settings.http === undefined ? checkTarget(await targets.targetOf(target.token), settings) : undefined;
    return { ...targets, shared: await shared };
  } catch (error) {
    await targets.close();
    throw error;
  }
}

/** Compares hashes, which takes as long for a token that is nearly right as for any other one. */
function toTokenCheck(wanted: string | undefined): (token: string | undefined) => boolean {
  if (wanted === undefined) return () => true;
  const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
  const hash = hashOf(wanted);
  return (token) => token !== undefined && timingSafeEqual(hashOf(token), hash);
}

/** The target of the host that has started the program. @throws CommandError when its token or one of its instances is not valid */
async function checkTarget(target: Target | undefined, { instances }: McpSettings): Promise<Target> {
  if (target === undefined)
    throw new CommandError("GATEWAY_TOKEN is no token of this gateway, or it is revoked; `connector-gateway token list` shows all");
  for (const [connector, ids] of Object.entries(instances)) {
    const owned = await target.instancesOf(connector);
    const missing = ids.find((id) => !owned.some((instance) => instance.id === id));
    if (missing === undefined) continue;
    const where = "`connector-gateway instance list` shows all";
    throw new CommandError(`the owner of this token has no instance ${missing} of ${connector}; ${where}`);
  }
  return target;
}

/** Answers the host until it closes standard input, or the program is stopped. */
async function serveHost(parts: McpParts, target: Target, { stdin, print }: CommandContext, stopped: Promise<void>): Promise<void> {
  const { connectStdio } = await import("../agents/mcp/serve_stdio.ts");
  const connection = connectStdio(parts, target, stdin, print);
  await Promise.race([connection.closed, stopped]);
  await connection.close();
}

const GRACE_MILLISECONDS = 5000;

/** Answers callers over HTTP until the program is stopped. @throws ListenError when it cannot listen */
async function serveCallers(
  parts: McpParts,
  { targetOf }: Targets,
  { address }: HttpSettings,
  { print }: CommandContext,
  stopped: Promise<void>,
): Promise<void> {
  const { createMcpEndpoint, loopbackNames, MCP_PATH } = await import("../agents/mcp/http_handler.ts");
  const { startServer } = await import("../serve/http_server.ts");
  const { toNodeListener } = await import("connector-gateway-spec/server/node");
  const endpoint = createMcpEndpoint(parts, { targetOf, hostnames: isLoopback(address.host) ? loopbackNames : undefined });
  const server = await startServer(toNodeListener(endpoint.fetch), address, { maxConnections: 0 });
  print(`MCP: ${server.url}${MCP_PATH}\n`);
  await stopped;
  server.drain();
  await server.close(GRACE_MILLISECONDS);
  await endpoint.close();
}

/** The sandbox accepts any token. This one opens made-up records only. */
const SANDBOX_TOKEN = "sandbox";

/** A gateway in another process, and its instances by connector: it has no operation that lists them. */
interface GatewayTargetOptions {
  readonly url: string;
  readonly token: string;
  readonly instances: Readonly<Record<string, readonly string[]>>;
}

/** Runs operations at a gateway in another process. Nothing is sent before the first call. */
function openGatewayTarget({ url, token, instances }: GatewayTargetOptions): Target {
  return {
    kind: "gateway",
    baseUrl: url,
    token,
    instancesOf: (connector) => {
      const { [connector]: ids = [] } = instances;
      return Promise.resolve(ids.map((id): TargetInstance => ({ id })));
    },
  };
}

/** Runs operations with made-up records in memory, with `inst_<connector>` for each connector. The records are made at the first call. */
function openSandboxTarget(): Target {
  let sandbox: Promise<typeof globalThis.fetch> | undefined;
  return {
    kind: "sandbox",
    baseUrl: "http://sandbox.invalid",
    token: SANDBOX_TOKEN,
    fetch: async (url, init) => (await (sandbox ??= loadSandbox()))(url, init),
    instancesOf: (connector) => Promise.resolve([{ id: `inst_${connector}` }]),
  };
}

/** Loaded on demand: hosts wait for the list of tools, which needs no records. */
async function loadSandbox(): Promise<typeof globalThis.fetch> {
  const { createSandbox } = await import("connector-gateway-spec/sandbox");
  const sandbox = createSandbox({ token: SANDBOX_TOKEN });
  return (url, init) => sandbox.fetch(url, init);
}
