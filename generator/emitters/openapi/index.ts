import type { Connector, Gateway, Model, OpenTopic } from "../../model/types.ts";
import { buildExample } from "../../schema/examples.ts";
import { printJson } from "../../schema/json_schema.ts";
import { toDescription } from "../../schema/texts.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import type { OpenApiDocument, Tag } from "./document.ts";
import { toParameters } from "./parameters.ts";
import { GATEWAY_TAG, toEndpointPaths, toOperationPaths } from "./paths.ts";
import { toErrorResponses } from "./responses.ts";
import { toSchemas, type Coverage } from "./schemas.ts";
import { printYaml } from "./yaml.ts";

/**
 * OpenAPI documents: `gateway` with the two paths that there are, `operations` with a path for each operation, and both
 * for each connector alone.
 */
export const openApiEmitter: Emitter = {
  name: "openapi",
  emit: ({ model, version }) => {
    const { title, description, notShown } = model.gateway;
    const gateway = toDocument(model, { title, version, description, notShown }, toEndpointPaths(model), "gateway");
    const byOperation = { title: `${title}, operation by operation`, version, description, notShown };
    return [
      jsonFile("gateway", gateway),
      { path: "openapi/gateway.yaml", text: printYaml(gateway) },
      jsonFile("operations", toDocument(model, byOperation, toOperationPaths(model), "gateway")),
      ...model.connectors.map((connector) => jsonFile(connector.id, toConnectorDocument(model, connector, version))),
    ];
  },
};

function toConnectorDocument(model: Model, connector: Connector, version: string): OpenApiDocument {
  const alone: Model = { ...model, connectors: [connector] };
  const { title, description, notShown } = connector;
  const about = { title: `${model.gateway.title}, ${title}`, version, description, notShown: [...model.gateway.notShown, ...notShown] };
  return toDocument(alone, about, { ...toEndpointPaths(alone), ...toOperationPaths(alone) }, "connector");
}

function jsonFile(name: string, document: OpenApiDocument): OutputFile {
  return { path: `openapi/${name}.json`, text: printJson(document) };
}

/** What a document is about, for its readers. */
interface About {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly notShown: readonly OpenTopic[];
}

function toDocument(
  model: Model,
  { title, version, description, notShown }: About,
  paths: OpenApiDocument["paths"],
  coverage: Coverage,
): OpenApiDocument {
  const { gateway } = model;
  const error = buildExample(model, { name: "gateway.error", side: "response", kind: "gateway_shape", shape: gateway.error.shape });
  return {
    openapi: "3.1.0",
    info: {
      title,
      version,
      description,
      license: { name: "MIT", identifier: "MIT" },
      "x-not-shown": notShown.map(({ what }) => what),
    },
    servers: [{ url: gateway.baseUrlExample.replace(/\/+$/u, ""), description: "An example: each deployment has a base URL of its own." }],
    tags: toTags(model, paths),
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: toSchemas(model, coverage),
      responses: toErrorResponses(gateway, error),
      parameters: toParameters(gateway),
      securitySchemes: { bearer: { type: "http", scheme: "bearer", ...toBearerDescription(gateway) } },
    },
  };
}

/** The tags that the paths use. */
function toTags({ gateway, connectors }: Model, paths: OpenApiDocument["paths"]): readonly Tag[] {
  const used = new Set(Object.values(paths).flatMap(({ post }) => post.tags));
  const all = [
    { name: GATEWAY_TAG, description: gateway.description },
    ...connectors.map(({ id, description }) => ({ name: id, description })),
  ];
  return all.filter(({ name }) => used.has(name));
}

function toBearerDescription({ headers }: Gateway): { readonly description?: string } {
  const header = headers.find(({ name }) => name.toLowerCase() === "authorization");
  const description = header && toDescription(header);
  return description === undefined ? {} : { description };
}
