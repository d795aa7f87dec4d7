import type { Connector, Model } from "#generator/resolve";
import { hasFields, operationsOf, takesCredentials, componentName, operationParts, partTypeName } from "#generator/resolve";

/** An exported type of `connectors/<module>.d.ts`. */
export interface OwnType {
  /** The id of a connector, or `gateway`. */
  readonly module: string;
  readonly name: string;
}

/** Documents that cover all connectors, and connectors that are not in the catalog. */
const WHOLE_DOCUMENTS = ["gateway", "operations"];

/** Whether a document covers all connectors. */
export function isWhole(document: string): boolean {
  return WHOLE_DOCUMENTS.includes(document);
}

/** The connectors that a document covers: all of them, or the one that it is named after. */
export function coveredConnectors({ connectors }: Model, document: string): readonly Connector[] {
  return isWhole(document) ? connectors : connectors.filter(({ id }) => id === document);
}

/** The types of the package by the name of the schema component with the same meaning, for the document with that name. */
export function ownTypes(model: Model, document: string): ReadonlyMap<string, OwnType> {
  const connectors = coveredConnectors(model, document);
  return new Map([...gatewayTypes(model, isWhole(document)), ...connectors.flatMap(connectorTypes)]);
}

type Entry = readonly [component: string, type: OwnType];

/** `ExecuteRequest` and `GatewayCreateInstanceRequest` mean the requests of one connector in the document of a connector. */
function gatewayTypes({ gateway }: Model, whole: boolean): readonly Entry[] {
  const names = ["CreateInstanceResponse", "ErrorBody", ...gateway.records.map(({ name }) => name)];
  const gatewayType = (name: string): OwnType => ({ module: "gateway", name });
  return [
    ...names.map((name): Entry => [componentName("gateway", name), gatewayType(name)]),
    [componentName("gateway", "UnknownInstanceRequest"), gatewayType("UnknownConnectorRequest")],
    ...(whole
      ? ([
          [componentName("gateway", "CreateInstanceRequest"), gatewayType("CreateInstanceRequest")],
          ["ExecuteRequest", gatewayType("ExecuteRequest")],
        ] as const)
      : []),
  ];
}

function connectorTypes(connector: Connector): readonly Entry[] {
  const { id, records, types } = connector;
  const names = [
    ...(takesCredentials(connector) ? ["AuthConfig"] : []),
    "ExecuteRequest",
    ...records.map(({ name }) => name),
    ...types.filter(hasFields).map(({ name }) => name),
    ...operationsOf(connector).flatMap((operation) => operationParts(operation).map((part) => partTypeName(operation, part))),
  ];
  return [
    ...names.map((name): Entry => [componentName(id, name), { module: id, name }]),
    [componentName(id, "CreateRequest"), { module: id, name: "CreateInstanceRequest" }],
  ];
}
