import type { ConnectorDefinition as ClientConnector } from "../client/client_types.js";
import type { JsonValue } from "../../shared/json_values.js";
import type { Answer } from "../server/answer.js";
import { answerRequest } from "../server/answer_request.js";
import { createService, type GatewayService } from "../server/gateway_service.js";
import type { Incoming } from "../server/incoming.js";
import type { OperationContext } from "../server/server_types.js";
import type { Operation } from "../operation.js";
import type { Validator } from "../validator_types.js";
import type { ConnectorDefinition } from "./definition.js";
import { CREATE_INSTANCE } from "./fault_plan.js";
import type { SandboxInstances } from "./instance_store.js";
import { toEntry, type RequestLog } from "./request_log.js";
import { runCall, type CallConditions } from "./run_call.js";
import type { SandboxOptions } from "./sandbox_types.js";
import type { LogicalClock } from "./seeded.js";
import { CONNECTION_LOST, spoilAnswer } from "./spoiled_answer.js";
import { breakRecord, repeatCursor } from "./spoiled_result.js";
import { createPrinter } from "./print_response.js";
import { createTraces, toLogged, type Trace, type Traces } from "./trace.js";
import type { OperationResult, World } from "./world_types.js";

/** A connector as a sandbox needs it. */
export interface SandboxedConnector {
  readonly connector: ClientConnector;
  readonly definition: ConnectorDefinition;
}

/** What answers the paths of the gateway are made from. */
export interface GatewayParts {
  readonly connectors: readonly SandboxedConnector[];
  readonly createRequest: Validator<unknown>;
  readonly options: Pick<SandboxOptions, "token" | "cors" | "onRequest">;
  readonly world: World;
  readonly instances: SandboxInstances;
  readonly log: RequestLog;
  readonly conditions: CallConditions;
  readonly clock: () => LogicalClock;
  readonly createRequestId: () => string;
  /** Called after the records or instances have changed. */
  readonly onChange: () => void;
}

/** Answers every request to the gateway, and writes it to the log. */
export function createSandboxGateway(parts: GatewayParts): (incoming: Incoming) => Promise<Answer> {
  const { options, clock } = parts;
  const traces = createTraces(options.token);
  const service = toService(parts, traces);
  return async (incoming) => {
    const target = service.route(incoming.path);
    const trace: Trace = {
      request: incoming,
      started: clock().time(),
      onAnswer: options.onRequest?.(incoming),
      instance: target?.kind === "execute" ? target.instanceId : null,
      operation: target?.kind === "create" ? CREATE_INSTANCE : null,
    };
    traces.start(trace);
    return finish(parts, trace, await answerRequest(service, incoming));
  };
}

function toService(parts: GatewayParts, traces: Traces): GatewayService {
  const { connectors, createRequest, instances, conditions, createRequestId, clock, options } = parts;
  const [first, ...others] = connectors.map(({ connector, definition: { execute } }) => ({ definition: connector, execute }));
  if (first === undefined) throw new TypeError("A sandbox needs at least one connector.");
  const service: GatewayService = createService({
    connectors: [first, ...others],
    createRequest,
    operations: {},
    // The results are what the catalog says, except where a fault spoils them.
    responses: "off",
    print: createPrinter(),
    ...(options.cors !== undefined && { cors: options.cors }),
    authenticate: traces.authenticate,
    onBody: traces.onBody,
    instances: {
      find: (id, caller) => {
        const found = instances.find(id);
        const trace = traces.of(caller);
        const named = found === undefined ? "" : `${found.connector}.${trace.named ?? ""}`;
        if (service.operations.has(named)) trace.operation = named;
        return found;
      },
      create: (instance, caller) => {
        const trace = traces.of(caller);
        return runCall(conditions, trace, { id: CREATE_INSTANCE }, () => {
          const created = instances.create(instance);
          trace.instance = created.id;
          parts.onChange();
          return created;
        });
      },
    },
    fallback: toFallback(parts, traces),
    createRequestId,
    now: () => clock().now(),
  });
  return service;
}

type Fallback = (operation: Operation, params: Readonly<Record<string, unknown>>, context: OperationContext) => Promise<OperationResult>;

function toFallback({ connectors, world, conditions, onChange }: GatewayParts, traces: Traces): Fallback {
  const byId = new Map(connectors.map(({ connector }) => [connector.id, connector]));
  return (operation, params, context) => {
    const trace = traces.of(context.caller);
    const run = (): OperationResult => {
      // The params come from a JSON body.
      const result = world.execute(context.instance.id, operation.id, params as Readonly<Record<string, JsonValue>>);
      if (operation.effect === "write") onChange();
      const connector = byId.get(context.connector);
      if (connector === undefined) return result;
      if (trace.effect === "break_record") return breakRecord({ connector, operation, params }, result);
      return trace.effect === "repeat_cursor" ? repeatCursor({ connector, operation, params }, result) : result;
    };
    return runCall(conditions, trace, { id: operation.id, operation, params }, run, () => context.signal);
  };
}

function finish({ log, clock }: GatewayParts, trace: Trace, given: Answer): Answer {
  const { effect, applied, onAnswer } = trace;
  const noted = applied === undefined ? given : { ...given, headers: { ...given.headers, "preference-applied": applied } };
  const answer = effect === undefined ? noted : spoilAnswer(noted, effect);
  const status = answer.body === CONNECTION_LOST ? null : answer.status;
  const logged = toLogged(trace, { requestId: answer.headers["x-request-id"] ?? "", status, time: clock().time() });
  log.add(logged);
  onAnswer?.(toEntry(logged));
  return answer;
}
