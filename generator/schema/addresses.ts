import {
  type Connector,
  type Gateway,
  type Model,
  type ObjectShape,
  type Operation,
  type RecordDefinition,
  type ValueType,
  type Part,
  operationsOf,
  takesCredentials,
  requestShape,
  responseShape,
  operationParts,
  recordAddress,
  operationAddress,
  remember,
} from "#generator/resolve";

/** A dotted name for something that values can be checked against. */
export type Address = {
  /** `payments.customers.list.params` */
  readonly name: string;
  /** Undefined for the addresses of the gateway itself. */
  readonly connector?: Connector;
  /** Request side: closed, never null. Response side: open, two profiles. */
  readonly side: "request" | "response";
} & AddressTarget;

export type AddressTarget =
  | {
      readonly kind: "part";
      readonly connector: Connector;
      readonly operation: Operation;
      readonly part: Part;
      readonly type: ValueType;
    }
  | { readonly kind: "record"; readonly record: string; readonly type: ValueType }
  /** Exactly the fields of one of the connector's auth methods. */
  | { readonly kind: "auth_config"; readonly connector: Connector }
  /** Any request of the connector: looked up by entity, then action. */
  | { readonly kind: "connector_execute"; readonly connector: Connector }
  /** Any request of any connector. If several connectors share entity and action, one of them must accept it. */
  | { readonly kind: "gateway_execute" }
  /** The create request. A known definition id selects the connector whose `auth_config` (and `config`) is checked. */
  | { readonly kind: "create_instance" }
  | { readonly kind: "gateway_shape"; readonly shape: ObjectShape };

/** All addresses of the model, connectors in catalog order, the gateway's last. */
export function listAddresses(model: Model): readonly Address[] {
  return [...model.connectors.flatMap((connector) => connectorAddresses(model.gateway, connector)), ...gatewayAddresses(model.gateway)];
}

/** The addresses of one connector: its operations' parts, auth_config if it has one, execute, and its records. */
export function connectorAddresses(gateway: Gateway, connector: Connector): readonly Address[] {
  const parts = operationsOf(connector).flatMap((operation) => partAddresses(gateway, connector, operation));
  const records = connector.records.map((record) => addressOfRecord(connector, record));
  return [
    ...parts,
    ...(takesCredentials(connector)
      ? [{ name: `${connector.id}.auth_config`, connector, side: "request", kind: "auth_config" } as const]
      : []),
    { name: `${connector.id}.execute`, connector, side: "request", kind: "connector_execute" },
    ...records,
  ];
}

/** The addresses that belong to no connector. */
export function gatewayAddresses(gateway: Gateway): readonly Address[] {
  return [
    { name: "gateway.create_instance", side: "request", kind: "create_instance" },
    { name: "gateway.create_instance_response", side: "response", kind: "gateway_shape", shape: gateway.createInstance.response.shape },
    { name: "gateway.execute", side: "request", kind: "gateway_execute" },
    { name: "gateway.error", side: "response", kind: "gateway_shape", shape: gateway.error.shape },
  ];
}

/** Whether a part of an operation is sent or comes back. */
export function sideOf(part: Part): Address["side"] {
  switch (part) {
    case "params":
    case "request":
      return "request";
    case "record":
    case "meta":
    case "response":
      return "response";
  }
}

/** The type of a part of an operation. */
export function partType(gateway: Gateway, operation: Operation, part: Part): ValueType {
  switch (part) {
    case "params":
      return objectOf(operation.params);
    case "request":
      return objectOf(requestShape(gateway, operation));
    case "record":
      return operation.returns === undefined ? { kind: "any" } : { kind: "record", nullable: false, record: operation.returns.record };
    case "meta":
      return operation.meta === undefined ? { kind: "any" } : objectOf(operation.meta);
    case "response":
      return objectOf(responseShape(gateway, operation));
  }
}

const partAddresses = remember((gateway: Gateway, connector: Connector, operation: Operation): readonly Address[] =>
  operationParts(operation).map((part) => {
    const type = partType(gateway, operation, part);
    return { name: operationAddress(operation, part), connector, side: sideOf(part), kind: "part", operation, part, type };
  }),
);

const addressOfRecord = remember((connector: Connector, { name: record }: RecordDefinition): Address => ({
  name: recordAddress(connector.id, record),
  connector,
  side: "response",
  kind: "record",
  record,
  type: { kind: "record", nullable: false, record },
}));

function objectOf(shape: ObjectShape): ValueType {
  return { kind: "object", nullable: false, shape };
}
