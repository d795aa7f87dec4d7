import { operationsOf } from "../../model/walk.ts";
import { isObject } from "../../../templates/shared/json_values.ts";
import { requestShape } from "../../model/body_shapes.ts";
import type { Connector, Entity, Gateway, JsonValue, Model, Operation } from "../../model/types.ts";
import { partType } from "../../schema/addresses.ts";
import { buildPartExample } from "../../schema/examples.ts";
import { selectFaults, without, type AddressExamples, type InvalidExample, type JsonObject } from "./fault.ts";
import { recordsFor } from "./samples.ts";
import { outerFaults, shapeFaults } from "./value_faults.ts";

/** Any request of a connector: the first request of each entity, and faults in one of them. */
export function connectorExecuteExamples(gateway: Gateway, connector: Connector): AddressExamples {
  const valid = connector.entities.flatMap((entity) =>
    entity.operations.slice(0, 1).map((operation) => toRequest(gateway, connector, operation)),
  );
  const [operation] = operationsOf(connector);
  return { valid, faults: operation === undefined ? [] : requestFaults(gateway, connector, operation, [connector]) };
}

/** Any request of any connector. The faults are in an operation that only one connector has, so the expected issues are certain. */
export function gatewayExecuteExamples({ gateway, connectors }: Model): AddressExamples {
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

/** What can be wrong with a key that selects the operation. */
function keyFaults(request: JsonObject, key: string, unknown: string, code: InvalidExample["code"]): readonly InvalidExample[] {
  return [
    { code, path: [key], what: "is unknown", value: { ...request, [key]: unknown } },
    { code: "field/missing", path: [key], what: "is missing", value: without(request, [key]) },
    { code: "value/type", path: [key], what: "is of another type", value: { ...request, [key]: 42 } },
  ];
}

/** An action of the vocabulary that the entity does not have in any of the connectors. */
function unknownAction({ actions }: Gateway, { entity }: Operation, among: readonly Connector[]): readonly string[] {
  const known = among.flatMap((connector) => entityNamed(connector, entity)?.operations ?? []).map(({ action }) => action);
  return actions
    .map(({ name }) => name)
    .filter((name) => !known.includes(name))
    .slice(0, 1);
}

function entityNamed({ entities }: Connector, name: string): Entity | undefined {
  return entities.find((entity) => entity.name === name);
}

function toRequest(gateway: Gateway, connector: Connector, operation: Operation): JsonValue {
  return buildPartExample(gateway, connector, operation, "request");
}
