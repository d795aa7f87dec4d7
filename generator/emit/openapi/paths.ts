import {
  type Connector,
  type Gateway,
  type Model,
  type Operation,
  type Origin,
  type Paging,
  resultOf,
  hasPages,
  operationsOf,
  takesCredentials,
  operationId,
  operationParts,
  type ActionName,
} from "#generator/resolve";
import { buildCreateInstance, buildExample, buildPartExample, sentences, toDescription } from "#generator/schema";
import {
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type Reference,
  type ResponseObject,
  schemaRef,
  toOriginKeys,
} from "./document.ts";
import { FILE_CONTENT, toDownloadResponses, toErrorRefs } from "./responses.ts";
import {
  CREATE_INSTANCE_REQUEST,
  CREATE_INSTANCE_RESPONSE,
  EXECUTE_REQUEST,
  EXECUTE_RESPONSE,
  hasJsonResponses,
  partName,
  toHeaderRefs,
  toPathRefs,
} from "./schemas.ts";
import { printFieldPath } from "#templates/core";
import { article, singular } from "#generator/print";

type Paths = OpenApiDocument["paths"];
type Examples = NonNullable<MediaType["examples"]>;
type ExampleKeys = Omit<MediaType, "schema">;

/** The tag of the gateway's own endpoints. */
export const GATEWAY_TAG = "gateway";

/**
 * The two endpoints of the gateway, for the connectors of a model. `execute` has an example of each operation in
 * `exemplary`.
 */
export function toEndpointPaths(model: Model, exemplary: readonly Operation[]): Paths {
  const { createInstance, execute } = model.gateway;
  return { [createInstance.path]: { post: toCreateInstance(model) }, [execute.path]: { post: toExecute(model, exemplary) } };
}

/**
 * One path per operation: the path of the execute endpoint with the operation id as its fragment. HTTP clients do not send
 * fragments, so a client generated from these paths calls the execute endpoint.
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
    ...withParameters(toHeaderRefs(model.gateway, "read")),
    requestBody: jsonBody(CREATE_INSTANCE_REQUEST, { examples: toCreateExamples(model) }),
    responses: {
      200: toJsonResponse(CREATE_INSTANCE_RESPONSE, createInstance.response.origin, {
        description: toDescription(createInstance.response) ?? "The new instance.",
        examples: { example },
      }),
      ...toErrorRefs(model.gateway, { instance: false, file: false, write: false }),
    },
  };
}

function toExecute(model: Model, exemplary: readonly Operation[]): OperationObject {
  const { gateway, connectors } = model;
  const operations = connectors.flatMap(operationsOf);
  const files = operations.filter(({ kind }) => resultOf(kind) === "bytes");
  const effect = operations.some((operation) => operation.effect === "write") ? "write" : "read";
  const downloads = toDownloadResponses(files);
  const response = toJsonResponse(EXECUTE_RESPONSE, gateway.execute.response.origin, {
    description: toDescription(gateway.execute.response) ?? "The result of the operation.",
    examples: { examples: toExamples(model, exemplary, "response") },
  });
  const responses = connectors.some(hasJsonResponses) ? { 200: mergeContent(response, downloads[200]) } : {};
  return {
    operationId: "execute",
    summary: "Execute an operation",
    description: toDescription(gateway.execute) ?? "Executes one operation on a connector instance.",
    tags: [GATEWAY_TAG],
    ...toOriginKeys(gateway.execute.origin),
    ...withParameters([...toPathRefs(gateway), ...toHeaderRefs(gateway, effect)]),
    requestBody: jsonBody(EXECUTE_REQUEST, { examples: toExamples(model, exemplary, "request") }),
    responses: {
      ...downloads,
      ...responses,
      ...toErrorRefs(gateway, { instance: true, file: files.length > 0, write: effect === "write" }),
    },
  };
}

function toOperation(gateway: Gateway, connector: Connector, operation: Operation): OperationObject {
  const { entity, action, deprecated, experimental, returns, paging, origin } = operation;
  const jsonResponse = (): ResponseObject =>
    toJsonResponse(partName(operation, "response"), gateway.execute.response.origin, {
      description: describeResult(operation),
      examples: { example: buildPartExample(gateway, connector, operation, "response") },
    });
  return {
    operationId: operationId(operation),
    summary: toSummary(operation),
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
    ...withParameters([...toPathRefs(gateway), ...toHeaderRefs(gateway, operation.effect)]),
    requestBody: jsonBody(partName(operation, "request"), { example: buildPartExample(gateway, connector, operation, "request") }),
    responses: {
      ...(operationParts(operation).includes("response") ? { 200: jsonResponse() } : toDownloadResponses([operation])),
      ...toErrorRefs(gateway, {
        instance: true,
        file: resultOf(operation.kind) === "bytes",
        write: operation.effect === "write",
      }),
    },
  };
}

/** Everything that the catalog says about an operation in words. */
function describe(operation: Operation): string {
  const { permanent, ordered, download, paging, params } = operation;
  const text = sentences([
    toDescription(operation) ?? toSummary(operation),
    permanent ? "This cannot be undone." : undefined,
    ordered === undefined ? undefined : "Results are sorted newest first.",
    ...operation.notes,
    download?.maxSize === undefined ? undefined : `Maximum file size: ${download.maxSize}.`,
    paging && describePaging(paging),
    params.openBecause === undefined ? undefined : `Undocumented parameters are accepted too. ${params.openBecause}`,
  ]);
  return text ?? operation.id;
}

function describePaging(paging: Paging): string {
  return hasPages(paging) ? `Use \`${paging.next}\` to get the next page.` : `Cannot be paged. ${paging.because}`;
}

/** One example for each way to create an instance. */
function toCreateExamples({ gateway, connectors }: Model): Examples {
  const entries = connectors.flatMap((connector): readonly Example[] => {
    const { id, title, auth } = connector;
    if (!takesCredentials(connector)) return [[id, { summary: title, value: buildCreateInstance(gateway, connector) }]];
    return auth.map((method): Example => [
      `${id}.${method.name}`,
      { summary: `${title}: ${method.title}`, value: buildCreateInstance(gateway, connector, method) },
    ]);
  });
  return Object.fromEntries(entries);
}

type Example = readonly [name: string, example: Examples[string]];

/** An example of each exemplary operation that has the part. */
function toExamples({ gateway, connectors }: Model, exemplary: readonly Operation[], part: "request" | "response"): Examples {
  const entries = connectors.flatMap((connector) =>
    operationsOf(connector)
      .filter((operation) => exemplary.includes(operation) && operationParts(operation).includes(part))
      .map((operation): Example => [
        operation.id,
        { summary: `${connector.title}: ${toSummary(operation)}`, value: buildPartExample(gateway, connector, operation, part) },
      ]),
  );
  return Object.fromEntries(entries);
}

function jsonBody(schema: string, examples: ExampleKeys): OperationObject["requestBody"] {
  return { required: true, content: { "application/json": { schema: { $ref: schemaRef(schema) }, ...examples } } };
}

function toJsonResponse(
  schema: string,
  origin: Origin,
  { description, examples }: { readonly description: string; readonly examples: ExampleKeys },
): ResponseObject {
  return {
    description,
    content: { "application/json": { schema: { $ref: schemaRef(schema) }, ...examples } },
    ...toOriginKeys(origin),
  };
}

/** A response with the headers and media types of both. */
function mergeContent(response: ResponseObject, other: ResponseObject | Reference | undefined): ResponseObject {
  if (other === undefined || "$ref" in other) return response;
  return { ...response, ...(other.headers && { headers: other.headers }), content: { ...response.content, ...other.content } };
}

function withParameters(parameters: readonly Reference[]): Pick<OperationObject, "parameters"> {
  return parameters.length === 0 ? {} : { parameters };
}

const verbs: Readonly<Record<ActionName, string>> = {
  list: "List",
  get: "Get",
  create: "Create",
  update: "Update",
  delete: "Delete",
  api_search: "Search",
  download: "Download",
};

/** Entities whose name is not a noun. */
const phrases: ReadonlyMap<string, string> = new Map([["about", "information about the account"]]);

/** Words that stay plural before another noun. */
const pluralModifiers: ReadonlySet<string> = new Set(["goods", "sales", "savings"]);

/** The summary of an operation, as in an API reference: "List customers", "Get an invoice", "Get the balance". */
export function toSummary(operation: Operation): string {
  const { action, entity } = operation;
  const [first = "", ...more] = entity.split("_");
  // The download of `files_export` is the export of a file.
  if (action === "download" && more.at(-1) === "export") return `Export ${toObject(operation, [first, ...more.slice(0, -1)])}`;
  return `${verbs[action]} ${phrases.get(entity) ?? toObject(operation, [first, ...more])}`;
}

function toObject(operation: Operation, words: readonly string[]): string {
  const [first = "", ...more] = words;
  // `changes_start_page_token` is the start page token for changes.
  const isPlural = more.length > 1 && toModifier(first) !== first;
  return isPlural ? `${toNounPhrase(operation, more)} for ${first}` : toNounPhrase(operation, words);
}

function toNounPhrase({ action, paramsRequired }: Operation, words: readonly string[]): string {
  const noun = words.at(-1) ?? "";
  const toPhrase = (last: string): string => [...words.slice(0, -1).map(toModifier), last].join(" ");
  if (action === "list" || action === "api_search") return toPhrase(noun);
  const one = toPhrase(singular(noun));
  // If the name is singular and nothing has to be selected, there is only one.
  return singular(noun) === noun && !paramsRequired ? `the ${one}` : `${article(one)} ${one}`;
}

function toModifier(word: string): string {
  return pluralModifiers.has(word) ? word : singular(word);
}

/** Adjectives for the record that an action returns. */
const participles: ReadonlyMap<ActionName, string> = new Map([
  ["create", "new "],
  ["update", "updated "],
  ["delete", "deleted "],
]);

/** The result of a successful call, in one sentence: "A page of `Customer` records." */
export function describeResult({ action, kind, returns, elements = [], paging }: Operation): string {
  const isPaged = hasPages(paging);
  const name = returns?.record ?? "";
  const aRecord = `${article(name) === "an" ? "An" : "A"} \`${name}\` record`;
  switch (kind) {
    case "list":
      return `A ${isPaged ? "page" : "list"} of \`${name}\` records.`;
    case "search_wrapper":
    case "page_record":
      return `${aRecord} with ${isPaged ? "a page of results" : "the results"} in \`${printFieldPath(elements)}\`.`;
    case "delete_result":
      return `${aRecord}, which confirms the deletion.`;
    case "record":
      return `The ${participles.get(action) ?? ""}\`${name}\` record.`;
    case "download":
      return FILE_CONTENT;
  }
}
