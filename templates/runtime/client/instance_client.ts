import { isObject } from "../../shared/json_values.js";
import { deepFreeze } from "../freeze.js";
import { nameOf } from "../messages.js";
import type { OpenCallOptions } from "./client_types.js";
import { callOperation, createMethod, toCallPromise, type InstanceContext } from "./operation_call.js";
import type { Reply } from "./transport.js";
import { readSafely } from "./plain_value.js";
import { unknownName, withSuggestions } from "../unknown_names.js";

/** The properties of a request body. */
const BODY = ["entity", "action", "params"];

/**
 * The operations of an instance in three forms: `instance.<entity>.<action>(params, options)`,
 * `instance.call(id, params, options)` and `instance.execute(body, options)`. Typed by the connector's definition.
 */
export function createInstanceClient(context: InstanceContext): Readonly<Record<string, unknown>> {
  const { connector, instanceId } = context;
  const instance = deepFreeze({
    ...createEntities(context),
    instanceId,
    call: (id: unknown, params?: unknown, options?: OpenCallOptions) => toCallPromise(run(context, id, params, options)),
    execute: (body: unknown, options?: OpenCallOptions) => toCallPromise(execute(context, body, options)),
  });
  return withSuggestions(instance, "property", `on an instance of ${connector.id}`);
}

function createEntities(context: InstanceContext): Readonly<Record<string, unknown>> {
  const { id, operations } = context.connector;
  const entities = [...new Set(operations.map(({ entity }) => entity))].map((name) => {
    const own = operations.filter(({ entity }) => entity === name);
    const methods = Object.fromEntries(own.map((operation) => [operation.action, createMethod(context, operation)]));
    return [name, withSuggestions(deepFreeze(methods), "action", `in ${id}.${name}`)] as const;
  });
  return Object.fromEntries(entities);
}

type Answered = Promise<Reply<unknown, unknown>>;

async function run(context: InstanceContext, id: unknown, params: unknown, options: OpenCallOptions | undefined): Answered {
  const { id: connector, operations } = context.connector;
  const operation = operations.find((each) => each.id === id);
  if (operation !== undefined) return callOperation(context, operation, params, options);
  const ids = operations.map((each) => each.id);
  throw unknownName("operation", id, `in ${connector}`, ids);
}

async function execute(context: InstanceContext, body: unknown, options: OpenCallOptions | undefined): Answered {
  const { id } = context.connector;
  const own = readSafely(`${id}.execute`, () => isObject(body) && { ...body });
  if (own === false) throw new TypeError("A request body must be an object with `entity`, `action` and `params`.");
  const { entity, action, params, ...others } = own;
  const [stray] = Object.keys(others);
  if (stray !== undefined) throw unknownName("property", stray, "in a request body", BODY);
  return run(context, [id, entity, action].map(nameOf).join("."), params, options);
}
