// @generated from templates/runtime/client/instance_client.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { createMethod, toCallPromise } from "./operation_call.js";
import { unknownName, withSuggestions } from "./unknown_names.js";

const BODY = ["entity", "action", "params"];

export function createInstanceClient(context) {
  const { connector, instanceId } = context;
  const instance = {
    ...createEntities(context),
    instanceId,
    call: (id, params, options) => toCallPromise(run(context, id, params, options)),
    execute: (body, options) => toCallPromise(execute(context, body, options)),
  };
  return withSuggestions(Object.freeze(instance), "property", `on an instance of ${connector.id}`);
}

function createEntities(context) {
  const { id, operations } = context.connector;
  const entities = entitiesOf(operations).map((name) => {
    const own = operations.filter(({ entity }) => entity === name);
    const methods = Object.fromEntries(own.map((operation) => [operation.action, createMethod(context, operation)]));
    return [name, withSuggestions(Object.freeze(methods), "action", `in ${id}.${name}`)];
  });
  return Object.fromEntries(entities);
}

async function run(context, id, params, options) {
  const { id: connector, operations } = context.connector;
  const operation = operations.find((each) => each.id === id);
  const ids = operations.map((each) => each.id);
  if (operation === undefined) throw unknownName("operation", id, `in ${connector}`, ids);
  return createMethod(context, operation)(params, options).withResponse();
}

async function execute(context, body, options) {
  if (!isObject(body)) throw new TypeError("A request body must be an object with `entity`, `action` and `params`.");
  const { entity, action, params, ...others } = body;
  const [stray] = Object.keys(others);
  if (stray !== undefined) throw unknownName("property", stray, "in a request body", BODY);
  return run(context, `${context.connector.id}.${String(entity)}.${String(action)}`, params, options);
}

function entitiesOf(operations) {
  return [...new Set(operations.map(({ entity }) => entity))];
}
