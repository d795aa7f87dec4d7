import {
  type Caller,
  type FallbackHandler,
  type Instance,
  type InstanceStore,
  type RunOnce,
  createGatewayHandler,
  OperationError,
  type Answer,
  type OperationContext,
} from "connector-gateway-spec/server";
import { createHmac } from "node:crypto";
import { type TokenCaller, progressOf } from "../execute/write_once.ts";
import type { AuditTrail } from "../credentials/audit_trail.ts";
import { inSpan, inTraceOf, responseHeader } from "../settings/spans.ts";
import { printJson } from "../calls/answer_json.ts";
import type { ServeSettings } from "../settings/read_settings.ts";
import type { Authenticate } from "./authentication.ts";
import { toMessage } from "../vendor/failure_text.ts";
import { type Logger, createDatabaseGuard } from "./logger.ts";
import { traceOf, type TracedCaller, type RequestTrace } from "./request_trace.ts";
import { createInstance, instanceRefusal, operationRefusal, type LimitRefusal } from "../settings/token_limits.ts";
import { hideKeys, isObject } from "connector-gateway-templates/core";
import { loadEntries } from "../agents/operation_names.ts";
import type { AuditEntry, AuditOutcome } from "../credentials/audit_rows.ts";

/** Keeps instances, and runs operations. */
export interface Backend<Kept extends Instance> {
  readonly instances: InstanceStore<Caller, Kept>;
  readonly fallback: FallbackHandler<Caller>;
  readonly once: RunOnce<TokenCaller>;
  readonly audit: AuditTrail;
}

export interface HandlerParts<Kept extends Instance> extends Backend<Kept> {
  readonly settings: Pick<ServeSettings, "maxBodyBytes" | "corsOrigins">;
  readonly authenticate: Authenticate;
  readonly log: Logger;
}

/** Answers the requests of callers, without a server. */
export function createHandler<Kept extends Instance>(parts: HandlerParts<Kept>): (request: Request) => Promise<Response> {
  const { settings, authenticate, instances, fallback, once, log } = parts;
  const audit = createCallAudit(parts.audit, log, Date.now);
  const { maxBodyBytes, corsOrigins } = settings;
  const guard = createDatabaseGuard(log);
  return createGatewayHandler<TracedCaller>({
    authenticate: async (token, { headers }) => {
      const trace = traceOf(headers);
      const request = headers.get("x-request-id");
      if (request !== null) trace.request = request;
      const caller = await guard(() => authenticate(token, trace));
      const sign = (text: string): string => createHmac("sha256", token).update(text).digest("base64url");
      return caller && { ...caller, tokenId: trace.token ?? "", sign, trace };
    },
    instances: {
      create: (instance, caller) => {
        Object.assign(caller.trace, { connector: instance.connector, operation: createInstance.id });
        refuse(operationRefusal(caller.limits, createInstance));
        return audit.create(caller.trace, () => guard(() => instances.create(instance, caller)));
      },
      find: async (id, caller) => {
        const instance = await guard(() => instances.find(id, caller));
        // Who does not own an instance learns nothing about it.
        if (instance === undefined) return undefined;
        caller.trace.instance = id;
        refuse(instanceRefusal(caller.limits, id));
        return instance;
      },
    },
    operations: {},
    fallback: (operation, params, context) => guard(() => fallback(operation, params, context)),
    once: (run, context, params, request) => {
      const { operation, caller } = context;
      Object.assign(caller.trace, { connector: operation.connector, operation: operation.id });
      const facts = { kind: "SERVER", attributes: { "connector_gateway.operation": operation.id }, codeOf } as const;
      return inTraceOf(request.headers, () =>
        inSpan(operation.id, facts, async (span) => {
          const answer = await guard(() =>
            audit.run(context, params, async () => {
              refuse(operationRefusal(caller.limits, operation));
              return once(run, context, params, request);
            }),
          );
          return { ...answer, headers: { ...answer.headers, ...responseHeader(span) } };
        }),
      );
    },
    // Third parties deviate from the documents. Whoever executes an operation reports that as `warning`.
    responses: "off",
    print: printJson,
    maxBodyBytes,
    ...(corsOrigins !== undefined && { cors: { origins: corsOrigins } }),
    onRefusal: (error, { operation, asked }, { headers }) => {
      const { code, errors } = error.details;
      const errorCode = code ?? errors?.[0]?.error_code;
      const trace = traceOf(headers);
      Object.assign(trace, {
        ...(operation !== undefined && { operation }),
        ...(asked !== undefined && { asked: toMessage(asked) }),
        ...(typeof errorCode === "string" && { code: errorCode }),
      });
      audit.refused(trace, error);
    },
    onError: (error, { requestId, operation }) => log.failure("a request failed", error, { request: requestId, operation }),
  });
}

/** @throws OperationError 403 when there is a refusal. */
function refuse(refusal: LimitRefusal | undefined): void {
  if (refusal !== undefined) throw new OperationError(403, refusal.message, { code: refusal.code });
}

/** Refused requests that name no operation, or none that there is. */
const NO_OPERATION = "gateway.request";

/** Failures of a call without a key after which nobody knows whether the third party did what was asked for. */
const DOUBTFUL: readonly unknown[] = ["vendor/unreachable", "vendor/unavailable", "vendor/timeout", "vendor/malformed", "request/aborted"];

/** The longest part of an id that is kept. */
const LONGEST_ID = 200;

/** Longer answers are not searched for the id of the record that was created. */
const LONGEST_BODY = 100_000;

type Context = OperationContext<TracedCaller>;
type Params = Readonly<Record<string, unknown>>;

/** Writes an entry for each request of a caller who is known, except for those that come too often. */
interface CallAudit {
  /** Runs an operation. The answer waits for its entry. */
  run(context: Context, params: Params, act: () => Promise<Answer>): Promise<Answer>;
  /** Creates an instance. The answer waits for its entry. */
  create<Made extends { readonly id: string }>(trace: RequestTrace, act: () => Promise<Made>): Promise<Made>;
  /** Notes a refusal, unless one of the others did. */
  refused(trace: RequestTrace, error: OperationError): void;
}

/** Creates the audit of the calls of a gateway. */
function createCallAudit(trail: AuditTrail, log: Pick<Logger, "failure">, now: () => number): CallAudit {
  const add = (trace: RequestTrace, fields: Omit<AuditEntry, "at" | "token" | "request" | "instance">): Promise<void> => {
    trace.isAudited = true;
    const { token, instance, request } = trace;
    return trail.add({ at: new Date(now()).toISOString(), token, instance, request, ...fields });
  };
  /** What has happened is not undone by an entry that cannot be written. It is written later, or the log has it. */
  const report = ({ operation, instance, token, request }: RequestTrace): ((error: unknown) => void) => {
    return (error) => log.failure("an entry of the audit could not be written", error, { operation, instance, token, request });
  };
  return {
    run: async (context, params, act) => {
      const { operation, caller } = context;
      const { trace } = caller;
      const entry = { operation: operation.id, effect: operation.effect };
      const records = namedRecords(operation.id, params);
      let answer: Answer;
      try {
        answer = await act();
      } catch (error) {
        await add(trace, { ...entry, outcome: outcomeOf(error, context), records }).catch(report(trace));
        throw error;
      }
      const outcome = answer.headers["idempotency-replayed"] === "true" ? "replayed" : "ok";
      const added = add(trace, { ...entry, outcome, records: [...records, ...madeRecords(operation.action, answer)] });
      await (operation.effect === "read" ? added : added.catch(report(trace)));
      return answer;
    },
    create: async (trace, act) => {
      const made = await act();
      trace.instance = made.id;
      await add(trace, { operation: createInstance.id, effect: "write", outcome: "ok", records: [made.id] }).catch(report(trace));
      return made;
    },
    refused: (trace, error) => {
      if (trace.token === undefined || trace.isAudited === true || codeOf(error) === "request/rate-limit") return;
      const outcome = error.status < 500 ? "refused" : "failed";
      void add(trace, { operation: trace.operation ?? NO_OPERATION, outcome }).catch(report(trace));
    },
  };
}

function outcomeOf(error: unknown, context: Context): AuditOutcome {
  const code = codeOf(error);
  if (code === "write/unknown-outcome") return "unknown";
  if (context.operation.effect === "write" && (progressOf(context)?.mayBeDone ?? DOUBTFUL.includes(code))) return "unknown";
  return error instanceof OperationError && error.status < 500 ? "refused" : "failed";
}

/** The stable code of a refusal or a failure. */
function codeOf(error: unknown): unknown {
  return error instanceof OperationError ? (error.details.code ?? error.details.errors?.[0]?.error_code) : undefined;
}

/** The ids of the records that a call names. */
function namedRecords(operation: string, params: Params): readonly string[] {
  return (identityParams().get(operation) ?? []).flatMap((name) => {
    const id = toId(params[name]);
    return id === undefined ? [] : [id];
  });
}

/** The id of the record that a call has made. */
function madeRecords(action: string, { body }: Answer): readonly string[] {
  if (action !== "create" || typeof body !== "string" || body.length > LONGEST_BODY) return [];
  const envelope: unknown = JSON.parse(body);
  const id = isObject(envelope) && isObject(envelope["result"]) ? toId(envelope["result"]["id"]) : undefined;
  return id === undefined ? [] : [id];
}

/** An id as it is kept; undefined for what is none. Texts that look like keys are not kept. */
function toId(value: unknown): string | undefined {
  return typeof value === "string" || Number.isSafeInteger(value) ? hideKeys(String(value)).slice(0, LONGEST_ID) : undefined;
}

let identities: ReadonlyMap<string, readonly string[]> | undefined;

/** The params with which operations name their records, by the id of the operation. */
function identityParams(): ReadonlyMap<string, readonly string[]> {
  return (identities ??= new Map(
    loadEntries().map(({ operation: { id, params } }) => [
      id,
      params.fields.filter(({ role }) => role?.kind === "identity").map(({ name }) => name),
    ]),
  ));
}
