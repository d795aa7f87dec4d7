import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import type { Instance } from "connector-gateway-spec/server";
import type { Target, TargetInstance } from "../agents/agent_types.ts";
import { openData } from "../credentials/open_data.ts";
import type { InstancesByConnector } from "../settings/read_mcp_settings.ts";
import type { DataSettings, VendorCallSettings } from "../settings/read_settings.ts";
import type { StoredInstance } from "../storage/store_types.ts";
import { instanceRefusal, operationRefusal } from "../settings/token_limits.ts";
import { createAuthenticate, type Authenticate, createRateLimiter } from "./authentication.ts";
import { createHandler, type HandlerParts } from "./gateway_handler.ts";
import { createLiveBackend } from "./live_backend.ts";
import { type Logger, createDatabaseGuard } from "./logger.ts";
import { beginTrace } from "./request_trace.ts";
import { createMetrics } from "./metrics.ts";

export interface LiveTargetOptions {
  readonly settings: DataSettings & VendorCallSettings;
  /** The instances that operations may use, by connector; a connector without any has all of its owner. */
  readonly instances: InstancesByConnector;
  /** May have the master key. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Logger;
  readonly version: string;
}

/** The live gateway in this process, which does not listen. */
export interface LiveTargets {
  /** The target of a caller with this bearer token; undefined when it is missing, unknown or revoked. */
  targetOf(token: string | undefined): Promise<Target | undefined>;
  close(): Promise<void>;
}

/** A body of arguments comes from MCP, which has a limit of its own. */
const LARGEST_BODY = 16 * 1024 * 1024;

/**
 * Opens the database of `serve` for tools, without listening. It has to be there: the host chooses the folder that the program starts in.
 * @throws StorageError when the database or the keys cannot be used, UsageError for settings of third parties that cannot be used
 */
export async function openLiveTargets({ settings, instances, environment, log, version }: LiveTargetOptions): Promise<LiveTargets> {
  const [storage, keys] = await openData({ ...settings, environment });
  try {
    const backend = createLiveBackend({ settings, log, storage, keys, metrics: createMetrics(version) });
    const now = (): number => performance.now();
    const guard = createDatabaseGuard(log);
    const find = createAuthenticate({ tokens: storage.tokens, limiter: createRateLimiter(0, now), now });
    const authenticate: Authenticate = (token, trace) => guard(() => find(token, trace));
    const parts = { ...backend, authenticate, log, settings: { maxBodyBytes: LARGEST_BODY, corsOrigins: undefined } };
    const listOf = async (owner: string): Promise<readonly StoredInstance[]> => storage.instances.list(owner);
    return {
      targetOf: targetsOf({ ...parts, listOf, chosen: instances }),
      close: async () => {
        await backend.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

interface TargetParts<Kept extends Instance> extends HandlerParts<Kept> {
  /** The instances of an owner, the oldest first. */
  readonly listOf: (owner: string) => Promise<readonly StoredInstance[]>;
  readonly chosen: InstancesByConnector;
}

function targetsOf<Kept extends Instance>({ listOf, chosen, ...parts }: TargetParts<Kept>): LiveTargets["targetOf"] {
  const handler = createHandler(parts);
  const answer: typeof fetch = async (url, init) => {
    const request = new Request(url, init);
    request.headers.set("x-request-id", randomUUID());
    const { end } = beginTrace((name, value) => request.headers.set(name, value));
    return handler(request).finally(end);
  };
  return async (token) => {
    const caller = token === undefined ? undefined : await parts.authenticate(token, {});
    if (token === undefined || caller === undefined) return undefined;
    const instancesOf = async (connector: string): Promise<readonly TargetInstance[]> => {
      const { [connector]: ids } = chosen;
      const owned = (await listOf(caller.id))
        .filter((instance) => instance.connector === connector && instanceRefusal(caller.limits, instance.id) === undefined)
        .reverse();
      const selection = ids === undefined ? owned : ids.flatMap((id) => owned.filter((instance) => instance.id === id));
      return selection.map(({ id, name }) => ({ id, name }));
    };
    const { limits } = caller;
    const refusalOf: Target["refusalOf"] = limits && ((operation) => operationRefusal(limits, operation)?.message);
    return { kind: "live", baseUrl: "http://gateway.invalid", token, fetch: answer, instancesOf, refusalOf };
  };
}
