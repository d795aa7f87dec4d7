import { existsSync } from "node:fs";
import { join } from "node:path";
import { operations } from "connector-gateway-spec";
import type { Instance } from "connector-gateway-spec/server";
import { noAudit } from "../credentials/audit_trail.ts";
import { openData } from "../credentials/open_data.ts";
import type { ServeSettings } from "../settings/read_settings.ts";
import { openStorage } from "../storage/open_storage.ts";
import { DATABASE_FILE } from "../storage/sqlite_database.ts";
import type { CallerToken, Storage, TokenRepository } from "../storage/store_types.ts";
import type { Backend } from "./gateway_handler.ts";
import type { Logger } from "./logger.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { startGateway } from "./running_gateway.ts";

/** The ids of all connectors of the catalog, in its order: `payments`. */
export const connectorIds: readonly string[] = [...new Set(operations.map(({ connector }) => connector))];

export interface OpenOptions {
  readonly settings: ServeSettings;
  /** May have the master key. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Logger;
  readonly version: string;
}

/** A gateway that answers. */
export interface OpenGateway {
  /** For callers: `http://127.0.0.1:4000` */
  readonly url: string;
  readonly adminUrl: string;
  /** A line to show after the addresses. */
  readonly note?: string;
  /** Ends running requests within the grace, and closes everything. */
  stop(): Promise<void>;
}

interface OpenBackend<Kept extends Instance> extends Backend<Kept> {
  readonly tokens: Pick<TokenRepository, "find">;
  readonly unsavedTokens?: () => number;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and starts to answer.
 * @throws StorageError when the database or the keys cannot be used, UsageError for settings of third parties that cannot be used,
 * ListenError for a port in use
 */
export async function openGateway(options: OpenOptions): Promise<OpenGateway> {
  const { settings, environment, log, version } = options;
  const metrics = createMetrics(version);
  if (settings.demo) return openDemo(options, metrics);
  const [storage, keys] = await openData({ ...settings, environment, mayBeNew: true });
  try {
    const { createLiveBackend } = await import("./live_backend.ts");
    const backend = { ...createLiveBackend({ settings, log, storage, keys, metrics }), tokens: storage.tokens };
    return await start(backend, storage, { settings, log, metrics });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function start<Kept extends Instance>(
  backend: OpenBackend<Kept>,
  storage: Pick<Storage, "ping" | "close"> & { readonly kind: string },
  { settings, log, metrics }: Pick<OpenOptions, "settings" | "log"> & { readonly metrics: Metrics },
): Promise<OpenGateway> {
  const running = await startGateway({ ...backend, settings, log, metrics, ping: () => storage.ping() });
  log.info("started", { storage: storage.kind, demo: settings.demo, url: running.url, admin: running.adminUrl });
  const stop = async (): Promise<void> => {
    await running.stop();
    await backend.close();
    await storage.close();
  };
  return { url: running.url, adminUrl: running.adminUrl, stop };
}

/** A demo leaves nothing behind. It has a database only for the tokens in one that is there already. */
async function openDemo(options: OpenOptions, metrics: Metrics): Promise<OpenGateway> {
  const { createDemo, DEMO_TOKEN } = await import("./demo.ts");
  const entry: CallerToken = { id: DEMO_TOKEN, name: DEMO_TOKEN, owner: DEMO_TOKEN, createdAt: "" };
  const { dataFolder, databaseUrl } = options.settings;
  let opened: Promise<Storage> | undefined;
  const find = async (token: string): Promise<CallerToken | undefined> => {
    if (token === DEMO_TOKEN) return entry;
    if (databaseUrl === undefined && !existsSync(join(dataFolder, DATABASE_FILE))) return undefined;
    opened ??= openStorage({ dataFolder, databaseUrl, keys: undefined });
    // The next call tries again to open it.
    const storage = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return storage.tokens.find(token);
  };
  const memory = { kind: "memory", ping: () => Promise.resolve(), close: async () => (await opened?.catch(() => undefined))?.close() };
  const note = `Demo: the records are made up, and no third party is called. Bearer token: ${DEMO_TOKEN}`;
  const backend = { ...createDemo(connectorIds), audit: noAudit, tokens: { find }, close: () => Promise.resolve() };
  return { ...(await start(backend, memory, { ...options, metrics })), note };
}
