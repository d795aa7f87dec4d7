import type { Connector, Model } from "#generator/resolve";
import { hasFields, operationsOf, takesCredentials, componentName, operationParts, partTypeName } from "#generator/resolve";

/** A document whose schemas are partly empty, because types of the package take their place. */
export interface BorrowingDocument {
  /**
   * The document as JSON, without the examples of bodies, which nobody sees in declarations, and without the texts of shared
   * parameters, which every operation would repeat.
   */
  readonly text: string;
  /** The types in place of schemas, by the pointer to the component: `#/components/schemas/PaymentsCustomer`. */
  readonly types: readonly (readonly [pointer: string, type: OwnType])[];
}

/** Empties the schema components that types of the package replace. Throws a `SyntaxError` for a text that is not JSON. */
export function borrowTypes(document: string, types: ReadonlyMap<string, OwnType>): BorrowingDocument {
  const parsed = asObject(JSON.parse(document));
  const components = asObject(parsed["components"]);
  const schemas = asObject(components["schemas"]);
  const borrowed = Object.keys(schemas).flatMap((name) => {
    const type = types.get(name);
    return type === undefined ? [] : [[name, type] as const];
  });
  const emptied = { ...schemas, ...Object.fromEntries(borrowed.map(([name]) => [name, {}])) };
  const { responses, parameters } = components;
  const slim = {
    ...parsed,
    paths: withoutBodyExamples(parsed["paths"]),
    components: {
      ...components,
      schemas: emptied,
      ...(responses !== undefined && { responses: withoutBodyExamples(responses) }),
      ...(parameters !== undefined && { parameters: withoutTexts(asObject(parameters)) }),
    },
  };
  return { text: JSON.stringify(slim), types: borrowed.map(([name, type]) => [`#/components/schemas/${name}`, type]) };
}

/** Paths or responses with nothing but the schema of each body. */
function withoutBodyExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBodyExamples);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "content" ? onlySchemas(asObject(inner)) : withoutBodyExamples(inner)]),
  );
}

function withoutTexts(parameters: Readonly<Record<string, unknown>>): object {
  const entries = Object.entries(parameters).map(([name, parameter]) => {
    const { description: _description, example: _example, schema, ...keywords } = asObject(parameter);
    const { description: _ofSchema, examples: _examples, ...type } = asObject(schema);
    return [name, { ...keywords, schema: type }] as const;
  });
  return Object.fromEntries(entries);
}

function onlySchemas(content: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(content).map(([type, body]) => [type, { schema: withType(asObject(body)["schema"]) }]));
}

/** openapi-typescript asks for the type of a schema only when the schema has a `type`, which that of a file has not. */
function withType(schema: unknown): unknown {
  return asObject(schema)["format"] === "binary" ? { type: "string", format: "binary" } : schema;
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

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
