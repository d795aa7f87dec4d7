import type { Gateway, Model } from "../../model/types.ts";
import { buildExample } from "../../schema/examples.ts";
import { printJson } from "../../schema/json_schema.ts";
import { toDescription } from "../../schema/texts.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import type { OpenApiDocument, Tag } from "./document.ts";
import { toParameters } from "./parameters.ts";
import { GATEWAY_TAG, toEndpointPaths, toOperationPaths } from "./paths.ts";
import { toErrorResponses } from "./responses.ts";
import { toSchemas } from "./schemas.ts";
import { printYaml } from "./yaml.ts";

/**
 * OpenAPI documents: `gateway` with the two paths that there are, `operations` with a path for each operation, and both
 * for each connector alone.
 */
export const openApiEmitter: Emitter = {
  name: "openapi",
  emit: ({ model }) => {
    const gateway = toDocument(model, model.gateway.title, toEndpointPaths(model));
    return [
      jsonFile("gateway", gateway),
      { path: "openapi/gateway.yaml", text: printYaml(gateway) },
      jsonFile("operations", toDocument(model, `${model.gateway.title}, operation by operation`, toOperationPaths(model))),
      ...model.connectors.map((connector) => {
        const alone: Model = { ...model, connectors: [connector] };
        const paths = { ...toEndpointPaths(alone), ...toOperationPaths(alone) };
        return jsonFile(connector.id, toDocument(alone, `${model.gateway.title}, ${connector.title}`, paths, connector.description));
      }),
    ];
  },
};

function jsonFile(name: string, document: OpenApiDocument): OutputFile {
  return { path: `openapi/${name}.json`, text: printJson(document) };
}

function toDocument(model: Model, title: string, paths: OpenApiDocument["paths"], description?: string): OpenApiDocument {
  const { gateway } = model;
  const error = buildExample(model, { name: "gateway.error", side: "response", kind: "gateway_shape", shape: gateway.error.shape });
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: gateway.version,
      description: description ?? gateway.description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: gateway.baseUrlExample.replace(/\/+$/u, ""), description: "An example: each deployment has a base URL of its own." }],
    tags: toTags(model, paths),
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: toSchemas(model),
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
