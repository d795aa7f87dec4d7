import { randomUUID } from "node:crypto";
import { bindings, vendors, type Vendor } from "connector-gateway-spec/bindings";
import {
  type Caller,
  type FallbackHandler,
  type InstanceStore,
  OperationError,
  type NewInstance,
  type RunOnce,
} from "connector-gateway-spec/server";
import { UsageError } from "connector-gateway-templates/core";
import { type CallObserver, defaultCallSettings } from "../calls/call_types.ts";
import { createVendorCaller } from "../calls/vendor_caller.ts";
import { createEgress } from "../egress/egress.ts";
import { defaultEgressSettings } from "../egress/egress_types.ts";
import { createExecutor } from "../execute/executor.ts";
import { createWriteOnce, type TokenCaller } from "../execute/write_once.ts";
import { shortenAudit } from "../credentials/audit_check.ts";
import { createAuditTrail, type AuditTrail } from "../credentials/audit_trail.ts";
import type { ServeSettings } from "../settings/read_settings.ts";
import type { CredentialKeys, Storage, StoredInstance, InstanceRepository } from "../storage/store_types.ts";
import { checkVendorSettings, type VendorSettings } from "../vendor/base_address.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";

export interface LiveParts {
  readonly settings: Pick<
    ServeSettings,
    "vendorUrls" | "vendorVersions" | "allowPrivateEgress" | "answerBytes" | "callSeconds" | "writeHours" | "auditDays"
  >;
  readonly storage: Pick<Storage, "instances" | "leases" | "writes" | "audit">;
  readonly keys: CredentialKeys;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "calls">;
}

/** Answers operations with calls to third parties. */
export interface LiveBackend {
  readonly instances: InstanceStore<Caller, StoredInstance>;
  readonly fallback: FallbackHandler<Caller>;
  readonly once: RunOnce<TokenCaller>;
  readonly audit: AuditTrail;
  /** How many instances have new tokens that are not stored yet. */
  readonly unsavedTokens: () => number;
  /** Ends all connections to third parties. */
  readonly close: () => Promise<void>;
}

/** A write is held for longer than its call, in which its outcome is stored. */
const HOLD_RESERVE = 5_000;

/** Executes operations at the third parties. @throws UsageError for settings of a third party that it cannot have */
export function createLiveBackend({ settings, storage, keys, log, metrics }: LiveParts): LiveBackend {
  const { vendorUrls, allowPrivateEgress, answerBytes } = settings;
  const vendorSettings = toVendorSettings(settings);
  const caller = createVendorCaller({
    storage,
    settings: { ...defaultCallSettings, replacedUrls: vendorUrls, answerBytes, deadline: settings.callSeconds * 1000 },
    egress: createEgress({
      ...defaultEgressSettings,
      replacedOrigins: Object.values(vendorUrls).map((url) => new URL(url).origin),
      allowPrivate: allowPrivateEgress,
    }),
    observer: both(metrics.calls, logCalls(log)),
  });
  const once = createWriteOnce({
    writes: storage.writes,
    times: { kept: settings.writeHours * 3_600_000, held: settings.callSeconds * 1000 + HOLD_RESERVE },
    bindings,
    vendors,
    onError: (error, { instance, operation }) => {
      log.failure("the outcome of a write could not be stored", error, { instance, operation });
    },
  });
  const audit = createAuditTrail({ audit: storage.audit, keys }, Date.now);
  const stopShortening = shortenRegularly({ settings, storage, keys, log });
  return {
    audit,
    instances: storeInstances(storage.instances, { fieldOf: (connector) => baseUrlField(connector, vendorUrls) }),
    fallback: createExecutor({
      caller,
      bindings,
      vendors,
      settings: vendorSettings,
      onDeviation: ({ operation, requestId, issues }) => {
        log.info("an answer deviates from the documents", {
          request: requestId,
          operation,
          codes: [...new Set(issues.map(({ code }) => code))],
        });
      },
    }),
    once: once.run,
    unsavedTokens: () => caller.unsavedTokens(),
    close: async () => {
      await caller.close();
      await once.close();
      await stopShortening();
      await audit.close().catch((error: unknown) => log.failure("entries of the audit are lost: they could not be written", error));
    },
  };
}

const ONE_HOUR = 3_600_000;

/** Removes what is old from the audit, now and every hour, on one node at a time. Returns what ends it. */
function shortenRegularly({ settings, storage, keys, log }: Omit<LiveParts, "metrics">): () => Promise<void> {
  const lease = ["audit shorten", randomUUID()] as const;
  const shorten = async (): Promise<void> => {
    if (!(await storage.leases.acquire(...lease, ONE_HOUR))) return;
    const before = new Date(Date.now() - settings.auditDays * 24 * ONE_HOUR).toISOString();
    const broken = await shortenAudit({ audit: storage.audit, keys }, before);
    await storage.leases.release(...lease);
    for (const chain of broken)
      log.warn("old entries of the audit stay: they are not as they were written; `connector-gateway audit verify` says more", { chain });
  };
  const run = (): Promise<void> => shorten().catch((error: unknown) => log.failure("the audit could not be shortened", error));
  let running = run();
  const timer = setInterval(() => void (running = run()), ONE_HOUR).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

function toVendorSettings({ vendorUrls, vendorVersions }: LiveParts["settings"]): Readonly<Record<string, VendorSettings>> {
  const connectors = [...new Set([...Object.keys(vendorUrls), ...Object.keys(vendorVersions)])];
  const byConnector: Readonly<Record<string, Vendor | undefined>> = vendors;
  return Object.fromEntries(
    connectors.map((connector) => {
      const { [connector]: baseUrl } = vendorUrls;
      const { [connector]: version } = vendorVersions;
      const settings = { ...(baseUrl !== undefined && { baseUrl }), ...(version !== undefined && { version }) };
      checkSettings(connector, byConnector[connector], settings);
      return [connector, settings];
    }),
  );
}

function checkSettings(connector: string, vendor: Vendor | undefined, settings: VendorSettings): void {
  try {
    if (vendor !== undefined) return checkVendorSettings(vendor, settings);
  } catch (error) {
    if (error instanceof TypeError)
      throw new UsageError(error.message.replace(/\.$/, ""), "connector-gateway serve --help lists the options");
    throw error;
  }
  throw new UsageError(`${connector} has no third party that could be replaced`, "leave the option out");
}

/** The field of `config` in the base URL of a connector, unless another address takes its place. */
function baseUrlField(connector: string, vendorUrls: ServeSettings["vendorUrls"]): string | undefined {
  const byConnector: Readonly<Record<string, Vendor | undefined>> = vendors;
  return connector in vendorUrls ? undefined : /\{(\w+)\}/.exec(byConnector[connector]?.baseUrl ?? "")?.[1];
}

function both(first: Required<CallObserver>, second: Required<CallObserver>): CallObserver {
  return {
    called: (event) => {
      first.called(event);
      second.called(event);
    },
    refreshed: (event) => {
      first.refreshed(event);
      second.refreshed(event);
    },
    tokensKept: (event) => {
      first.tokensKept(event);
      second.tokensKept(event);
    },
    circuitChanged: (event) => {
      first.circuitChanged(event);
      second.circuitChanged(event);
    },
  };
}

function logCalls(log: Logger): Required<CallObserver> {
  return {
    called: ({ requestId, operation, instance, status, tries, milliseconds, outcome }) => {
      log.debug("vendor call", { request: requestId, operation, instance, status, tries, ms: Math.round(milliseconds), outcome });
    },
    refreshed: ({ connector, instance, outcome }) => {
      log.info("access token refreshed", { connector, instance, outcome });
    },
    tokensKept: ({ connector, instance, state }) => {
      const about = { connector, instance };
      if (state === "stored") log.info("the new tokens of an instance are stored now", about);
      else if (state === "unsaved")
        log.warn("the new tokens of an instance cannot be stored: they are in memory only until they can", about);
      else log.warn("the new tokens of an instance are lost: they could not be stored. Connect the account again", about);
    },
    circuitChanged: ({ origin, state }) => {
      log.warn("circuit changed", { origin, state });
    },
  };
}

/** The fields of `config` that the base URLs of third parties need. */
interface BaseUrlNeeds {
  /** The field of `config` that the base URL of a connector contains; undefined when it contains none. */
  readonly fieldOf: (connector: string) => string | undefined;
}

/** Instances in the database. Those of one caller are invisible to others. */
function storeInstances(
  repository: Pick<InstanceRepository, "create" | "find">,
  { fieldOf }: BaseUrlNeeds,
): InstanceStore<Caller, StoredInstance> {
  return {
    create: async ({ connector, definitionId, name, authConfig, config = {} }, caller) => {
      const field = fieldOf(connector);
      if (field !== undefined && typeof config[field] !== "string") throw missingField(connector, field);
      const { id } = await repository.create({ connector, definitionId, name, config, owner: caller.id }, authConfig);
      return { id };
    },
    find: (id, caller) => repository.find(id, caller.id),
  };
}

/** The kit has checked the values of `config`, but the catalog lets callers leave it out. */
function missingField(connector: NewInstance["connector"], field: string): OperationError {
  const message = `\`config.${field}\` is missing: the address of ${connector} at the third party contains it.`;
  return new OperationError(422, message, { field: `config.${field}`, code: "request/missing-config" });
}
