import { randomUUID } from "node:crypto";
import { bindings, vendors, type Vendor } from "connector-gateway-spec/bindings";
import { type Caller, type InstanceStore, OperationError, type NewInstance } from "connector-gateway-spec/server";
import { UsageError } from "connector-gateway-templates/core";
import { type CallObserver, defaultCallSettings } from "../calls/call_types.ts";
import { createVendorCaller } from "../calls/vendor_caller.ts";
import { createEgress } from "../egress/egress.ts";
import { defaultEgressSettings } from "../egress/egress_types.ts";
import { createExecutor } from "../execute/executor.ts";
import { createWriteOnce } from "../execute/write_once.ts";
import { shortenAudit } from "../credentials/audit_check.ts";
import { createAuditTrail } from "../credentials/audit_trail.ts";
import type { VendorCallSettings } from "../settings/read_settings.ts";
import type { CredentialKeys, Storage, StoredInstance, InstanceRepository } from "../storage/store_types.ts";
import { checkVendorSettings, type VendorSettings } from "../vendor/base_address.ts";
import type { Backend } from "./gateway_handler.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";

export interface LiveParts {
  readonly settings: VendorCallSettings;
  readonly storage: Pick<Storage, "instances" | "leases" | "writes" | "audit">;
  readonly keys: CredentialKeys;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "calls">;
}

/** Answers operations with calls to third parties. */
export interface LiveBackend extends Backend<StoredInstance> {
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
    observer: logCalls(log, metrics.calls),
  });
  const once = createWriteOnce({
    writes: storage.writes,
    times: { kept: settings.writeHours * 3_600_000, held: settings.callSeconds * 1000 + HOLD_RESERVE },
    bindings,
    vendors,
    onError: (error, { instance, operation }) => log.failure("the outcome of a write could not be stored", error, { instance, operation }),
  });
  const audit = createAuditTrail({ audit: storage.audit, keys }, Date.now);
  const stopShortening = shortenRegularly({ settings, storage, keys, log });
  return {
    audit,
    instances: storeInstances(storage.instances, (connector) =>
      // Another address that takes its place has no field.
      connector in vendorUrls ? undefined : /\{(\w+)\}/.exec(byConnector[connector]?.baseUrl ?? "")?.[1],
    ),
    fallback: createExecutor({
      caller,
      bindings,
      vendors,
      settings: vendorSettings,
      onDeviation: ({ operation, requestId, issues }) => {
        const codes = [...new Set(issues.map(({ code }) => code))];
        log.info("an answer deviates from the documents", { request: requestId, operation, codes });
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

const byConnector: Readonly<Record<string, Vendor | undefined>> = vendors;

function toVendorSettings({ vendorUrls, vendorVersions }: LiveParts["settings"]): Readonly<Record<string, VendorSettings>> {
  const connectors = [...new Set([...Object.keys(vendorUrls), ...Object.keys(vendorVersions)])];
  return Object.fromEntries(
    connectors.map((connector) => {
      const [baseUrl, version] = [vendorUrls[connector], vendorVersions[connector]];
      const settings = { ...(baseUrl !== undefined && { baseUrl }), ...(version !== undefined && { version }) };
      checkSettings(connector, byConnector[connector], settings);
      return [connector, settings];
    }),
  );
}

function checkSettings(connector: string, vendor: Vendor | undefined, settings: VendorSettings): void {
  if (vendor === undefined) throw new UsageError(`${connector} has no third party that could be replaced`, "leave the option out");
  try {
    checkVendorSettings(vendor, settings);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace(/\.$/, ""), "connector-gateway serve --help lists the options");
  }
}

/** Logs calls, and counts them. */
function logCalls(log: Logger, counts: Required<CallObserver>): CallObserver {
  return {
    called: (event) => {
      const { requestId, operation, instance, status, tries, milliseconds, outcome } = event;
      counts.called(event);
      log.debug("vendor call", { request: requestId, operation, instance, status, tries, ms: Math.round(milliseconds), outcome });
    },
    refreshed: (event) => {
      counts.refreshed(event);
      log.info("access token refreshed", { ...event });
    },
    tokensKept: (event) => {
      const { state, ...about } = event;
      counts.tokensKept(event);
      if (state === "stored") log.info("the new tokens of an instance are stored now", about);
      else if (state === "unsaved")
        log.warn("the new tokens of an instance cannot be stored: they are in memory only until they can", about);
      else log.warn("the new tokens of an instance are lost: they could not be stored. Connect the account again", about);
    },
    circuitChanged: (event) => {
      counts.circuitChanged(event);
      log.warn("circuit changed", { ...event });
    },
  };
}

/** Instances in the database. Those of one caller are invisible to others. `fieldOf` says which field of `config` a base URL contains. */
function storeInstances(
  repository: Pick<InstanceRepository, "create" | "find">,
  fieldOf: (connector: string) => string | undefined,
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
