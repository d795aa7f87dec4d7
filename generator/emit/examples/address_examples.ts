import { isObject } from "#templates/core";
import type { JsonValue, Model, ObjectShape, Operation, ValueType, Connector, Entity, Gateway, AuthMethod } from "#generator/resolve";
import { shapeOf, writtenShape, operationsOf, requestShape, createInstanceShape } from "#generator/resolve";
import { type Address, partType, buildPartExample, buildCreateInstance, type Extent, buildExample } from "#generator/schema";
import {
  selectFaults,
  selectFirst,
  without,
  type AddressExamples,
  type InvalidExample,
  type JsonObject,
  inObject,
  outerFaults,
  shapeFaults,
  type Samples,
  toLeanObject,
  type Records,
} from "./value_faults.ts";

/** An id that no connector of the catalog has. The gateway may know more connectors. */
const OTHER_DEFINITION_ID = "00000000-0000-4000-8000-000000000000";

const EXTENTS: readonly Extent[] = ["usual", "full"];

/** The examples of an address. They are the same each time. */
export function toExamples(model: Model, address: Address): AddressExamples {
  switch (address.kind) {
    case "part":
      return partExamples(model, address);
    case "record":
      return recordExamples(model, address);
    case "auth_config":
      return authConfigExamples(model.gateway, address.connector);
    case "connector_execute":
      return connectorExecuteExamples(model.gateway, address.connector);
    case "gateway_execute":
      return gatewayExecuteExamples(model);
    case "create_instance":
      return createInstanceExamples(model);
    case "gateway_shape":
      return answerExamples(model, address, address.shape, (usual, full) => [usual, full]);
  }
}

function partExamples(model: Model, address: Address & { kind: "part" }): AddressExamples {
  switch (address.part) {
    case "params":
      return paramsExamples(model, address);
    case "request":
      return requestExamples(model, address);
    case "record":
      // Everything else is at the address of the record itself.
      return { valid: [samplesOf(model, address).valid], faults: [] };
    case "meta":
      return answerExamples(model, address, fieldsOf(address.type), (usual, full) => [usual, full]);
    case "response":
      return answerExamples(model, address, fieldsOf(address.type), (usual) => [usual, ...emptyPage(model, address.operation, usual)]);
  }
}

/** Everything that can be wrong with the params. */
function paramsExamples(model: Model, address: Address & { kind: "part" }): AddressExamples {
  const samples = samplesOf(model, address);
  const { params, paramsRequired } = address.operation;
  const records = recordsFor(model.gateway, address.connector);
  const faults = shapeFaults(params, leastSamples(params, samples, records), "params", records);
  const outer = outerFaults(address.type, samples.valid);
  return { valid: distinct([samples.valid, samples.full, ...(paramsRequired ? [] : [{}])]), faults: [...faults, ...outer] };
}

/** Faults of the body around the params, and the first error and the first warning inside them. */
function requestExamples(model: Model, address: Address & { kind: "part" }): AddressExamples {
  const samples = samplesOf(model, address);
  const { paramsRequired } = address.operation;
  const bare = isObject(samples.valid) && !paramsRequired ? [without(samples.valid, ["params"])] : [];
  const shape = fieldsOf(address.type);
  const records = recordsFor(model.gateway, address.connector);
  const faults = shapeFaults(shape, leastSamples(shape, samples, records), "field", records);
  const inParams = faults.filter(({ path }) => path[0] === "params" && path.length > 1);
  const around = faults.filter((fault) => !inParams.includes(fault));
  return { valid: distinct([samples.valid, ...bare]), faults: [...selectFaults(around), ...selectFirst(inParams)] };
}

function recordExamples(model: Model, address: Address & { type: ValueType }): AddressExamples {
  const records = recordsFor(model.gateway, address.connector);
  const samples = samplesOf(model, address);
  const shape = shapeOf(address.type, records);
  if (shape === undefined) return { valid: [samples.valid], faults: [] };
  const least = leastSamples(shape, samples, records);
  const faults = selectFaults([...shapeFaults(shape, least, "field", records), ...outerFaults(address.type, least.valid)]);
  return { valid: distinct([samples.valid, samples.full, least.valid]), faults };
}

/** Faults of an answer: every way in which a demanded field can be absent, a few other faults, and one in a record. */
function answerExamples(
  model: Model,
  address: Address,
  shape: ObjectShape,
  select: (usual: JsonValue, full: JsonValue) => readonly JsonValue[],
): AddressExamples {
  const records = recordsFor(model.gateway, address.connector);
  const samples = samplesOf(model, address);
  const faults = shapeFaults(shape, leastSamples(shape, samples, records), "field", records);
  const isAbsent = ({ code, path: [name, ...inside] }: InvalidExample): boolean =>
    (code === "field/missing" || code === "value/null") &&
    inside.length === 0 &&
    shape.fields.some((field) => field.demanded && field.name === name);
  const others = faults.filter((fault) => !isAbsent(fault));
  const inRecord = others.filter(({ path }) => isInRecord(shape, path));
  const around = others.filter((fault) => !inRecord.includes(fault));
  return {
    valid: distinct(select(samples.valid, samples.full)),
    faults: [...faults.filter(isAbsent), ...selectFaults(around), ...selectFirst(inRecord)],
  };
}

/** Whether a path leads into a record or into the records of a list: the address of the record has these faults. */
function isInRecord({ fields }: ObjectShape, [key, ...inside]: InvalidExample["path"]): boolean {
  const type = fields.find(({ name }) => name === key)?.type;
  if (type?.kind === "array") return type.items.kind === "record" && inside.length > 1;
  return type?.kind === "record" && inside.length > 0;
}

/** The response of a list that finds nothing. */
function emptyPage({ gateway }: Model, { kind }: Operation, response: JsonValue): readonly JsonValue[] {
  return kind === "list" && isObject(response) ? [{ ...response, [gateway.execute.response.result]: [] }] : [];
}

function fieldsOf(type: ValueType): ObjectShape {
  const shape = writtenShape(type);
  if (shape !== undefined) return shape;
  throw new Error(`a part of an operation must have fields, not be of the kind ${type.kind}`);
}

/** Any request of a connector: the first request of each entity, and faults in one of them. */
function connectorExecuteExamples(gateway: Gateway, connector: Connector): AddressExamples {
  const valid = connector.entities.flatMap((entity) =>
    entity.operations.slice(0, 1).map((operation) => toRequest(gateway, connector, operation)),
  );
  const [operation] = operationsOf(connector);
  return { valid, faults: operation === undefined ? [] : requestFaults(gateway, connector, operation, [connector]) };
}

/** Any request of any connector. The faults are in an operation that only one connector has, so the expected issues are certain. */
function gatewayExecuteExamples({ gateway, connectors }: Model): AddressExamples {
  const first = connectors.flatMap((connector) => {
    const [operation] = operationsOf(connector);
    return operation === undefined ? [] : [{ connector, operation }];
  });
  const single = connectors.flatMap((connector) =>
    connector.entities
      .filter(({ name }) => connectors.every((other) => other === connector || entityNamed(other, name) === undefined))
      .flatMap((entity) => entity.operations.map((operation) => ({ connector, operation }))),
  )[0];
  return {
    valid: first.map(({ connector, operation }) => toRequest(gateway, connector, operation)),
    faults: single === undefined ? [] : requestFaults(gateway, single.connector, single.operation, connectors),
  };
}

function requestFaults(
  gateway: Gateway,
  connector: Connector,
  operation: Operation,
  among: readonly Connector[],
): readonly InvalidExample[] {
  const valid = toRequest(gateway, connector, operation);
  if (!isObject(valid)) return [];
  const full = buildPartExample(gateway, connector, operation, "request", "full");
  const faults = shapeFaults(requestShape(gateway, operation), { valid, full }, "field", recordsFor(gateway, connector));
  const ofBody = faults.filter(({ path: [key] }) => key !== "entity" && key !== "action");
  return selectFaults([
    ...keyFaults(valid, "entity", `${operation.entity}_`, "request/unknown-entity"),
    ...unknownAction(gateway, operation, among).flatMap((action) => keyFaults(valid, "action", action, "request/unknown-action")),
    ...ofBody,
    ...outerFaults(partType(gateway, operation, "request"), valid),
  ]);
}

/** Faults of a key that selects the operation. */
function keyFaults(request: JsonObject, key: string, unknown: string, code: InvalidExample["code"]): readonly InvalidExample[] {
  return [
    { code, path: [key], what: "is unknown", value: { ...request, [key]: unknown } },
    { code: "field/missing", path: [key], what: "is missing", value: without(request, [key]) },
    { code: "value/type", path: [key], what: "is of another type", value: { ...request, [key]: 42 } },
  ];
}

/** An action of the vocabulary that the entity does not have in any of the connectors. */
function unknownAction({ actions }: Gateway, { entity }: Operation, among: readonly Connector[]): readonly string[] {
  const entityActions = among.flatMap((connector) => entityNamed(connector, entity)?.operations ?? []).map(({ action }) => action);
  return actions
    .map(({ name }) => name)
    .filter((name) => !entityActions.includes(name))
    .slice(0, 1);
}

function entityNamed({ entities }: Connector, name: string): Entity | undefined {
  return entities.find((entity) => entity.name === name);
}

function toRequest(gateway: Gateway, connector: Connector, operation: Operation): JsonValue {
  return buildPartExample(gateway, connector, operation, "request");
}

/** The credentials of each method, and what can be wrong with them. */
function authConfigExamples(gateway: Gateway, connector: Connector): AddressExamples {
  const valid = connector.auth.flatMap((method) => EXTENTS.map((extent) => toAuthConfig(gateway, connector, method, extent)));
  return { valid: distinct(valid), faults: connector.auth.flatMap((method) => methodFaults(gateway, connector, method)) };
}

/** The auth methods of a connector; one that is undefined if it has none. */
function methodsOf({ auth }: Connector): readonly (AuthMethod | undefined)[] {
  return auth.length === 0 ? [undefined] : auth;
}

/** Instances of all connectors with all methods, what can be wrong with the first, and what validators warn about. */
function createInstanceExamples({ gateway, connectors }: Model): AddressExamples {
  const valid = connectors.flatMap((connector) =>
    methodsOf(connector).flatMap((method) => EXTENTS.map((extent) => buildCreateInstance(gateway, connector, method, extent))),
  );
  const faults = connectors.flatMap((connector, index) =>
    createFaults(gateway, connector).filter(({ warning }) => index === 0 || warning === true),
  );
  return { valid: distinct(valid), faults: selectFaults(faults) };
}

function createFaults(gateway: Gateway, connector: Connector): readonly InvalidExample[] {
  const [method] = connector.auth;
  const valid = buildCreateInstance(gateway, connector, method);
  if (!isObject(valid)) return [];
  const full = buildCreateInstance(gateway, connector, method, "full");
  const faults = shapeFaults(createInstanceShape(gateway, connector), { valid, full }, "field", recordsFor(gateway));
  return [
    // The id selects the rules for the rest, so the faults of a constant do not apply to it.
    ...faults.filter(({ code, path: [key] }) => key !== "connector_definition_id" || code === "field/missing"),
    ...idFaults(valid, connector.definitionId.value),
    ...(method === undefined ? [] : methodFaults(gateway, connector, method).map((fault) => inObject(valid, "auth_config", fault))),
  ];
}

function idFaults(valid: JsonObject, id: string): readonly InvalidExample[] {
  const path = ["connector_definition_id"];
  const withId = (other: string): JsonObject => ({ ...valid, connector_definition_id: other });
  const unknown = { code: "request/unknown-connector", path, warning: true } as const;
  const typo = `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
  return [
    { code: "value/format", path, what: "is not a UUID", value: withId("example") },
    { ...unknown, what: "is nearly the id of a known connector", value: withId(typo) },
    {
      ...unknown,
      what: "is not the id of a known connector",
      value: { ...withId(OTHER_DEFINITION_ID), auth_config: { key: "EXAMPLE0000" } },
    },
  ];
}

function methodFaults(gateway: Gateway, connector: Connector, method: AuthMethod): readonly InvalidExample[] {
  const samples = { valid: toAuthConfig(gateway, connector, method, "usual"), full: toAuthConfig(gateway, connector, method, "full") };
  return shapeFaults(method.shape, samples, "field", recordsFor(gateway, connector));
}

function toAuthConfig(gateway: Gateway, connector: Connector, method: AuthMethod, extent: Extent): JsonValue {
  const request = buildCreateInstance(gateway, connector, method, extent);
  return isObject(request) ? (request["auth_config"] ?? {}) : {};
}

/** The records that an address may name: those of its connector come before those of the gateway. */
function recordsFor({ records: shared }: Gateway, connector?: Connector): Records {
  return new Map([...shared, ...(connector?.records ?? [])].map((record) => [record.name, record]));
}

/** A usual and a full value of an address. */
function samplesOf(model: Model, address: Address): Samples {
  return { valid: buildExample(model, address, "usual"), full: buildExample(model, address, "full") };
}

/** Samples of an object of which the valid one has only what is required. */
function leastSamples(shape: ObjectShape, { full }: Samples, records: Records): Samples {
  return { valid: isObject(full) ? toLeanObject(shape, full, records) : full, full };
}

/** The values without repetitions. */
function distinct(values: readonly JsonValue[]): readonly JsonValue[] {
  const texts = values.map((value) => JSON.stringify(value));
  return values.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
}
