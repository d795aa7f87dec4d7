import { readPublished, type CatalogField, type JsonObject } from "../../conformance/sandbox/catalog_operations.ts";
import type { Credentials } from "./sdks/sdk.ts";

interface Fields {
  readonly shape: { readonly fields: readonly CatalogField[] };
}

interface Connector {
  readonly id: string;
  readonly definitionId: { readonly value: string };
  readonly auth: readonly Fields[];
  readonly config?: Fields;
}

/** An instance of a connector, whose credentials are the catalog's examples. */
export interface ExampleInstance {
  readonly connector: string;
  readonly credentials: Credentials;
  /** The body of the request that creates it. */
  readonly request: JsonObject;
  /** The same without an access token, where there is a refresh token to ask for one. */
  readonly requestWithoutToken?: JsonObject;
}

const { connectors } = readPublished("catalog.json") as unknown as { readonly connectors: readonly Connector[] };

/** One instance for each connector, with the first of its auth methods. */
export const exampleInstances: readonly ExampleInstance[] = connectors.map(({ id, definitionId, auth, config }) => {
  const credentials = examples(auth[0]);
  const request = {
    connector_definition_id: definitionId.value,
    auth_config: credentials,
    name: `Wire ${id}`,
    ...(config !== undefined && { config: examples(config) }),
  };
  const { access_token: _, ...withoutToken } = credentials;
  const canRefresh = credentials["refresh_token"] !== undefined;
  return {
    connector: id,
    credentials,
    request,
    ...(canRefresh && { requestWithoutToken: { ...request, auth_config: withoutToken } }),
  };
});

function examples(fields: Fields | undefined): Credentials {
  return Object.fromEntries((fields?.shape.fields ?? []).map(({ name, example }) => [name, typeof example === "string" ? example : ""]));
}
