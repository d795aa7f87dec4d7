import type { Connector, Gateway, Model } from "../../model/types.ts";
import { connectorDefinitions, gatewayDefinitions, toCreateInstanceSchema, toUnknownInstanceSchema } from "../../schema/definitions.ts";
import { refsIn, type JsonSchema } from "../../schema/json_schema.ts";
import type { DefinitionName } from "../../schema/to_schema.ts";
import { jsonSchemaDialect, toRef } from "./dialect.ts";

/** A JSON Schema document that contains only definitions. */
export type SchemaDocument = {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly $defs: Definitions;
};

type Definitions = Readonly<Record<string, JsonSchema>>;

/** All schemas of one connector, by name of record or type and by `<entity>.<action>.<part>`. */
export function toConnectorDocument(gateway: Gateway, connector: Connector): SchemaDocument {
  const dialect = jsonSchemaDialect(localKey);
  const own = new Map(connectorDefinitions(gateway, connector, dialect).map(({ name, schema }) => [name, schema]));
  const shared = gatewayDefinitions(gateway, dialect).filter(({ name }) => !own.has(name));
  const definitions = toDefinitions([
    ...own,
    ["execute", toExecuteSchema(connector, localKey)],
    ...shared.map(({ name, schema }): Entry => [name, schema]),
  ]);
  return toDocument(connector.id, connector.title, connector.description, pick(definitions, [...own.keys(), "execute"]));
}

/** The schemas of the gateway's own bodies, and those of the connectors that they refer to, prefixed with the connector id. */
export function toGatewayDocument(model: Model): SchemaDocument {
  const { gateway, connectors } = model;
  const dialect = jsonSchemaDialect(prefixedKey);
  const ofConnectors = connectors.flatMap((connector): readonly Entry[] => [
    [prefixedKey({ connector: connector.id, name: "create_instance" }), toCreateInstanceSchema(gateway, connector, dialect)],
    [prefixedKey({ connector: connector.id, name: "execute" }), toExecuteSchema(connector, prefixedKey)],
    ...connectorDefinitions(gateway, connector, dialect).map((definition): Entry => [prefixedKey(definition), definition.schema]),
  ]);
  const definitions = toDefinitions([
    ["create_instance", toAnyOf([...connectors.map(({ id }) => `${id}.create_instance`), UNKNOWN_INSTANCE])],
    ["execute", toAnyOf(connectors.map(({ id }) => `${id}.execute`))],
    ...gatewayDefinitions(gateway, dialect).map(({ name, schema }): Entry => [name, schema]),
    [UNKNOWN_INSTANCE, toUnknownInstanceSchema(model, dialect)],
    ...ofConnectors,
  ]);
  const wanted = ["create_instance", "create_instance_response", "execute", "error"];
  return toDocument("gateway", gateway.title, gateway.description, pick(definitions, wanted));
}

type Entry = readonly [key: string, schema: JsonSchema];

/** Cannot collide with a connector: connector ids have no hyphens. */
const UNKNOWN_INSTANCE = "unknown-connector.create_instance";

function localKey({ name }: DefinitionName): string {
  return name;
}

function prefixedKey({ connector, name }: DefinitionName): string {
  return connector === undefined ? name : `${connector}.${name}`;
}

/** Any request of a connector. Checks entity and action separately, so that a wrong one is not reported for every branch. */
function toExecuteSchema(connector: Connector, key: (target: DefinitionName) => string): JsonSchema {
  const operations = connector.entities.flatMap((entity) => entity.operations);
  const actions = [...new Set(operations.map(({ action }) => action))];
  return {
    type: "object",
    properties: {
      entity: { type: "string", enum: connector.entities.map(({ name }) => name) },
      action: { type: "string", enum: actions },
    },
    required: ["entity", "action"],
    anyOf: operations.map(({ entity, action }) => ({
      $ref: toRef(key({ connector: connector.id, name: `${entity}.${action}.request` })),
    })),
  };
}

function toAnyOf(keys: readonly string[]): JsonSchema {
  return { anyOf: keys.map((key) => ({ $ref: toRef(key) })) };
}

/** Throws when two definitions have the same key, which the rules of the catalog prevent. */
function toDefinitions(entries: readonly Entry[]): Definitions {
  const definitions = Object.fromEntries(entries);
  if (Object.keys(definitions).length === entries.length) return definitions;
  const seen = new Set<string>();
  const twice = entries.map(([key]) => key).filter((key) => seen.size === seen.add(key).size);
  throw new Error(`duplicate schema definitions: ${twice.join(", ")}`);
}

/** The wanted definitions and all those that they refer to, in the order of `definitions`. */
function pick(definitions: Definitions, wanted: readonly string[]): Definitions {
  const reached = new Set(wanted);
  // Iterating over a set includes values that are added on the way.
  for (const key of reached) for (const ref of refsIn(definitions[key] ?? {})) reached.add(ref.slice(toRef("").length));
  return Object.fromEntries(Object.entries(definitions).filter(([key]) => reached.has(key)));
}

function toDocument(id: string, title: string, description: string, $defs: Definitions): SchemaDocument {
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  return { $schema, $id: `urn:connector-gateway-spec:schemas:${id}`, title, description, $defs };
}
