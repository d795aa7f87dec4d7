import {
  operationsOf,
  type Connector,
  type Gateway,
  type Model,
  type OpenTopic,
  type RecordDefinition,
  withInner,
} from "#generator/resolve";
import { optional } from "#generator/read";
import { buildExample, sentences, toDescription } from "#generator/schema";
import { printJsonLines, type JsonLines } from "#generator/print";
import type { Emitter, EmitterInput, OutputFile } from "../emitter.ts";
import { contentSchemas, type OpenApiDocument, type Tag } from "./document.ts";
import { GATEWAY_TAG, toEndpointPaths, toOperationPaths } from "./paths.ts";
import { toErrorResponses } from "./responses.ts";
import { toSchemas, type Coverage, toParameters } from "./schemas.ts";

/**
 * The OpenAPI documents: `gateway` with the two real paths, `operations` with one path per operation, and one document
 * per connector with both kinds of paths.
 */
export const openApiEmitter: Emitter = {
  emit: (input) => [...emitInTurn(input)].flat(),
  emitInTurn,
};

/** The two documents about all connectors are the biggest ones. */
function* emitInTurn({ model: documented, version }: EmitterInput): Generator<readonly OutputFile[]> {
  const model = { ...documented, connectors: documented.connectors.map((connector) => withInner(connector)) };
  const { title, description, notShown } = model.gateway;
  const ofEndpoints = { title, version, description: `${description} ${TEXTS_NOTE}`, notShown };
  // One of each connector: the documents of the connectors have all of them.
  const exemplary = documented.connectors.flatMap((connector) => operationsOf(connector).slice(0, 1));
  yield [jsonFile("gateway", toDocument(documented, ofEndpoints, toEndpointPaths(documented, exemplary), "endpoints"))];
  const byOperation = { title: `${title} operations`, version, description: withPathsNote(description, model.connectors), notShown };
  const sparing = { ...model, connectors: documented.connectors.map(withoutInnerTexts) };
  yield [jsonFile("operations", toDocument(sparing, byOperation, toOperationPaths(sparing), "operations"))];
  yield model.connectors.map((connector) => jsonFile(connector.id, toConnectorDocument(model, connector, version), CONNECTOR_LINES));
}

/** The document of a connector describes the fields of its inner types. */
function withoutInnerTexts(connector: Connector): Connector {
  const innerTypes = connector.innerTypes.map((type): RecordDefinition => {
    const fields = type.shape.fields.map(({ description: _, ...field }) => field);
    return { ...type, shape: { ...type.shape, fields } };
  });
  return withInner({ ...connector, innerTypes });
}

function toConnectorDocument(model: Model, connector: Connector, version: string): OpenApiDocument {
  const onlyThis: Model = { ...model, connectors: [connector] };
  const { title, description, notShown } = connector;
  const about = {
    title: `${model.gateway.title}: ${title}`,
    version,
    description: withPathsNote(description, [connector]),
    notShown: [...model.gateway.notShown, ...notShown],
  };
  return toDocument(onlyThis, about, { ...toEndpointPaths(onlyThis, operationsOf(connector)), ...toOperationPaths(onlyThis) }, "connector");
}

const TEXTS_NOTE = "The document of each connector describes the fields, and has an example of every operation.";

const INNER_NOTE =
  "What the source documents leave open inside of objects has `x-origin: assumed`. A validator that reads this document judges it as well; the validators of the package do so only when they are asked to.";

function withPathsNote(description: string, connectors: readonly Connector[]): string {
  const note = "Each path with a fragment describes one operation of the execute endpoint. HTTP clients do not send the fragment.";
  const hasInnerTypes = connectors.some(({ innerTypes }) => innerTypes.length > 0);
  return sentences([description, note, hasInnerTypes ? INNER_NOTE : undefined]) ?? note;
}

/** A line for each path and component. */
const DOCUMENT_LINES: JsonLines = { info: {}, tags: {}, paths: {}, components: { "*": {} } };
/** A line for each field as well. */
const CONNECTOR_LINES: JsonLines = { ...DOCUMENT_LINES, components: { "*": {}, schemas: { "*": { properties: {} } } } };

function jsonFile(name: string, document: OpenApiDocument, lines = DOCUMENT_LINES): OutputFile {
  return { path: `openapi/${name}.json`, text: printJsonLines(document, lines) };
}

/** The file with the texts behind the keys in `x-origin-reason`, as projects import it. */
const LEDGER = "connector-gateway-spec/ledger.json";

/** The parts of `info` that differ between the documents. */
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
  const responses = onlyUsed("responses", toErrorResponses(gateway, error), paths);
  return {
    openapi: "3.1.0",
    info: {
      title,
      version,
      description,
      contact: { name: "connector-gateway-spec maintainers" },
      license: { name: "MIT", identifier: "MIT" },
      "x-ledger": LEDGER,
      "x-not-shown": notShown.map(({ what }) => what),
    },
    servers: [{ url: gateway.baseUrlExample.replace(/\/+$/u, ""), description: "Example. Every deployment has its own base URL." }],
    tags: toTags(model, paths),
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: toSchemas(model, coverage, contentSchemas(paths, responses)),
      responses,
      parameters: onlyUsed("parameters", toParameters(gateway), paths),
      securitySchemes: { bearer: { type: "http", scheme: "bearer", ...toBearerDescription(gateway) } },
    },
  };
}

/** The responses that the paths refer to. */
function onlyUsed<Component>(
  kind: "parameters" | "responses",
  components: Readonly<Record<string, Component>>,
  paths: OpenApiDocument["paths"],
): Readonly<Record<string, Component>> {
  const used = new Set(
    Object.values(paths).flatMap(({ post: { parameters = [], responses } }) =>
      [...parameters, ...Object.values(responses)].map((one) => ("$ref" in one ? one.$ref : "")),
    ),
  );
  return Object.fromEntries(Object.entries(components).filter(([name]) => used.has(`#/components/${kind}/${name}`)));
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
  return optional({ description: header && toDescription(header) });
}
