import type { Connector, Gateway, Model, Notes, Operation } from "../../model/types.ts";
import { operationId, operationParts } from "../../naming/names.ts";
import { buildCreateInstance, buildExample, buildPartExample } from "../../schema/examples.ts";
import { sentences, toDescription } from "../../schema/texts.ts";
import { schemaRef, toOriginKeys } from "./dialect.ts";
import type { MediaType, OpenApiDocument, OperationObject, Reference, ResponseObject } from "./document.ts";
import { toHeaderRefs, toPathRefs } from "./parameters.ts";
import { toDownloadResponses, toErrorRefs } from "./responses.ts";
import { CREATE_INSTANCE_REQUEST, CREATE_INSTANCE_RESPONSE, EXECUTE_REQUEST, EXECUTE_RESPONSE, hasAnswers, partName } from "./schemas.ts";

type Paths = OpenApiDocument["paths"];
type Examples = NonNullable<MediaType["examples"]>;
type Examined = Omit<MediaType, "schema">;

/** The tag of the two endpoints as such. */
export const GATEWAY_TAG = "gateway";

/** The two endpoints of the gateway, for the connectors of a model. */
export function toEndpointPaths(model: Model): Paths {
  const { createInstance, execute } = model.gateway;
  return { [createInstance.path]: { post: toCreateInstance(model) }, [execute.path]: { post: toExecute(model) } };
}

/**
 * One path an operation: that of the execute endpoint with the operation's name as its fragment. Nothing of a fragment
 * is sent, so a client made from these paths calls the endpoint that there is.
 */
export function toOperationPaths({ gateway, connectors }: Model): Paths {
  const entries = connectors.flatMap((connector) =>
    operationsOf(connector).map((operation): readonly [string, { readonly post: OperationObject }] => [
      `${gateway.execute.path}#${operation.id}`,
      { post: toOperation(gateway, connector, operation) },
    ]),
  );
  return Object.fromEntries(entries);
}

function toCreateInstance(model: Model): OperationObject {
  const { createInstance } = model.gateway;
  const side = { name: "gateway.create_instance_response", side: "response", kind: "gateway_shape" } as const;
  const example = buildExample(model, { ...side, shape: createInstance.response.shape });
  return {
    operationId: "createInstance",
    summary: "Create a connector instance",
    description: toDescription(createInstance) ?? "Creates a connector instance.",
    tags: [GATEWAY_TAG],
    ...toOriginKeys(createInstance.origin),
    ...withParameters(toHeaderRefs(model.gateway)),
    requestBody: jsonBody(CREATE_INSTANCE_REQUEST, { examples: toCreateExamples(model) }),
    responses: {
      200: toAnswer(CREATE_INSTANCE_RESPONSE, createInstance.response, "The new instance.", { example }),
      ...toErrorRefs(model.gateway, false),
    },
  };
}

function toExecute(model: Model): OperationObject {
  const { gateway, connectors } = model;
  const operations = connectors.flatMap(operationsOf);
  const downloads = toDownloadResponses(operations.filter(({ kind }) => kind === "download"));
  const answer = toAnswer(EXECUTE_RESPONSE, gateway.execute.response, "What the operation returns.", {
    examples: toExamples(model, "response"),
  });
  const answers = connectors.some(hasAnswers) ? { 200: mergeContent(answer, downloads[200]) } : {};
  return {
    operationId: "execute",
    summary: "Run an operation",
    description: toDescription(gateway.execute) ?? "Runs one operation of an instance's connector.",
    tags: [GATEWAY_TAG],
    ...toOriginKeys(gateway.execute.origin),
    ...withParameters([...toPathRefs(gateway), ...toHeaderRefs(gateway)]),
    requestBody: jsonBody(EXECUTE_REQUEST, { examples: toExamples(model, "request") }),
    responses: { ...downloads, ...answers, ...toErrorRefs(gateway, true) },
  };
}

function toOperation(gateway: Gateway, connector: Connector, operation: Operation): OperationObject {
  const { entity, action, deprecated, experimental, returns, paging, origin } = operation;
  const answer = (): ResponseObject =>
    toAnswer(partName(operation, "response"), gateway.execute.response, "What the operation returns.", {
      example: buildPartExample(gateway, connector, operation, "response"),
    });
  return {
    operationId: operationId(operation),
    summary: `${entity}.${action}`,
    description: describe(operation),
    ...(deprecated !== undefined && { deprecated: true }),
    tags: [connector.id],
    "x-connector": connector.id,
    "x-entity": entity,
    "x-action": action,
    "x-effect": operation.effect,
    ...(operation.permanent && { "x-permanent": true }),
    ...(experimental !== undefined && { "x-experimental": experimental }),
    ...toOriginKeys(origin),
    ...(returns !== undefined && toOriginKeys(returns.origin, "x-returns-origin")),
    ...(paging !== undefined && toOriginKeys(paging.origin, "x-paging-origin")),
    ...withParameters([...toPathRefs(gateway), ...toHeaderRefs(gateway)]),
    requestBody: jsonBody(partName(operation, "request"), { example: buildPartExample(gateway, connector, operation, "request") }),
    responses: {
      ...(operation.kind === "download" ? toDownloadResponses([operation]) : { 200: answer() }),
      ...toErrorRefs(gateway, true),
    },
  };
}

/** All that the catalog says about an operation in words. */
function describe(operation: Operation): string {
  const { action, entity, permanent, ordered, download, paging, params } = operation;
  const text = sentences([
    toDescription(operation) ?? `${action} of ${entity}.`,
    permanent ? "This is permanent and cannot be undone." : undefined,
    ordered === undefined ? undefined : "Newest first.",
    ...operation.notes,
    download?.maxSize === undefined ? undefined : `At most ${download.maxSize}.`,
    paging === undefined
      ? undefined
      : paging.kind === "none"
        ? `Cannot be paged: ${paging.because}`
        : `Pages are asked for with \`${paging.next}\`.`,
    params.openBecause === undefined ? undefined : `Other params are accepted too: ${params.openBecause}`,
  ]);
  return text ?? operation.id;
}

/** One example for each way to create an instance. */
function toCreateExamples({ gateway, connectors }: Model): Examples {
  const entries = connectors.flatMap((connector) =>
    connector.auth.map((method): Example => [
      `${connector.id}.${method.name}`,
      { summary: `${connector.title}, ${method.title}`, value: buildCreateInstance(gateway, connector, method) },
    ]),
  );
  return Object.fromEntries(entries);
}

type Example = readonly [name: string, example: Examples[string]];

/** One example for each operation that has the part. */
function toExamples({ gateway, connectors }: Model, part: "request" | "response"): Examples {
  const entries = connectors.flatMap((connector) =>
    operationsOf(connector)
      .filter((operation) => operationParts(operation).includes(part))
      .map((operation): Example => [operation.id, { summary: operation.id, value: buildPartExample(gateway, connector, operation, part) }]),
  );
  return Object.fromEntries(entries);
}

function jsonBody(schema: string, examined: Examined): OperationObject["requestBody"] {
  return { required: true, content: { "application/json": { schema: { $ref: schemaRef(schema) }, ...examined } } };
}

function toAnswer(schema: string, notes: Notes, fallback: string, examined: Examined): ResponseObject {
  return {
    description: toDescription(notes) ?? fallback,
    content: { "application/json": { schema: { $ref: schemaRef(schema) }, ...examined } },
    ...toOriginKeys(notes.origin),
  };
}

function mergeContent(answer: ResponseObject, other: ResponseObject | Reference | undefined): ResponseObject {
  if (other === undefined || "$ref" in other) return answer;
  return { ...answer, ...(other.headers && { headers: other.headers }), content: { ...answer.content, ...other.content } };
}

function withParameters(parameters: readonly Reference[]): Pick<OperationObject, "parameters"> {
  return parameters.length === 0 ? {} : { parameters };
}

function operationsOf({ entities }: Connector): readonly Operation[] {
  return entities.flatMap(({ operations }) => operations);
}
