import type { Caller, FallbackHandler, Instance, InstanceStore, RunOnce } from "connector-gateway-spec/server";
import { createGatewayHandler, OperationError } from "connector-gateway-spec/server";
import { createHmac } from "node:crypto";
import type { TokenCaller } from "../execute/write_once.ts";
import type { AuditTrail } from "../credentials/audit_trail.ts";
import { inSpan, inTraceOf, responseHeader } from "../settings/spans.ts";
import { codeOf, createCallAudit } from "./call_audit.ts";
import { printJson } from "../calls/answer_json.ts";
import type { ServeSettings } from "../settings/read_settings.ts";
import type { Authenticate } from "./authentication.ts";
import { toMessage } from "../vendor/failure_text.ts";
import { type Logger, createDatabaseGuard } from "./logger.ts";
import { traceOf, type TracedCaller } from "./request_trace.ts";
import { createInstance, instanceRefusal, operationRefusal, type LimitRefusal } from "../settings/token_limits.ts";

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
