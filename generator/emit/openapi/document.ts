import { optional } from "#generator/read";
import { type JsonValue, type Field, type Origin, componentName, pascalCase } from "#generator/resolve";
import type { JsonSchema, DefinitionName, Dialect } from "#generator/schema";
import { toDescription, toFieldDescription, reasonKey, reasonOf } from "#generator/schema";

/** An OpenAPI 3.1 document, limited to the keywords that the emitter uses. */
export type OpenApiDocument = {
  readonly openapi: "3.1.0";
  readonly info: JsonValue;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly Tag[];
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  readonly paths: Readonly<Record<string, { readonly post: OperationObject }>>;
  readonly components: Components;
};

export type Tag = { readonly name: string; readonly description: string };

export type OperationObject = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: true;
  readonly tags: readonly string[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody: { readonly required: true; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
} & Extensions;

export type ParameterObject = {
  readonly name: string;
  readonly in: "path" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: JsonValue;
} & Extensions;

export type ResponseObject = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, HeaderObject>>;
  readonly content?: Readonly<Record<string, MediaType>>;
} & Extensions;

export type HeaderObject = { readonly description: string; readonly schema: JsonSchema; readonly example: string };

export type MediaType = {
  readonly schema: JsonSchema;
  readonly example?: JsonValue;
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: JsonValue }>>;
};

type Components = {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly parameters: Readonly<Record<string, ParameterObject>>;
  readonly securitySchemes: Readonly<Record<string, JsonValue>>;
};

export type Reference = { readonly $ref: string };

/** Keywords for what OpenAPI itself cannot express. */
export type Extensions = { readonly [extension: `x-${string}`]: JsonValue };

/** The schemas of all request and response bodies of the paths and of the response components. */
export function contentSchemas(paths: OpenApiDocument["paths"], responses: Components["responses"]): readonly JsonSchema[] {
  const operations = Object.values(paths).map(({ post }) => post);
  const bodies = [
    ...operations.map(({ requestBody }) => requestBody),
    ...[...operations.flatMap((operation) => Object.values(operation.responses)), ...Object.values(responses)].filter(isResponse),
  ];
  return bodies.flatMap(({ content = {} }) => Object.values(content).map(({ schema }) => schema));
}

function isResponse(response: ResponseObject | Reference): response is ResponseObject {
  return !("$ref" in response);
}

/** JSON Schema as OpenAPI 3.1 uses it: with defaults, examples, and extensions such as the origin of a statement. */
export const openApiDialect: Dialect = {
  ref: (target) => schemaRef(schemaName(target)),
  notes: (notes) => ({ ...optional({ description: toDescription(notes) }), ...(notes.origin && toOriginKeys(notes.origin)) }),
  fieldNotes: (field) => ({
    ...optional({ description: toFieldDescription(field) }),
    ...(field.default && { default: field.default.value, ...toOriginKeys(field.default.origin, "x-default-origin") }),
    ...(field.example !== undefined && { examples: [field.example] }),
    ...toFieldFlags(field),
    ...toOriginKeys(field.origin),
  }),
  openNotes: (because) => ({ "x-open": reasonKey(because) }),
  // Type generators drop the properties of an alternative that has only `required`, so each alternative is complete.
  atLeastOneOf: (object, names) => ({
    anyOf: names.map((name) => ({ ...object, required: [...(object.required ?? []), name] })),
  }),
};

/** The OpenAPI dialect without the examples of single fields. */
export const sparingDialect: Dialect = {
  ...openApiDialect,
  fieldNotes: (field) => {
    const { examples: _examples, ...keywords } = openApiDialect.fieldNotes(field);
    return keywords;
  },
};

/** The OpenAPI dialect without the examples and the descriptions of single fields. */
export const terseDialect: Dialect = {
  ...openApiDialect,
  fieldNotes: (field) => {
    const { description: _description, ...keywords } = sparingDialect.fieldNotes(field);
    return keywords;
  },
};

/** `x-origin` and the key of its reason in the ledger for a statement that no source document makes; nothing for a stated one. */
export function toOriginKeys(origin: Origin, key: `x-${string}` = "x-origin"): Extensions {
  if (origin.kind === "stated") return {};
  return { [key]: origin.kind, [`${key}-reason`]: reasonKey(reasonOf(origin)) };
}

/** The name of the component for a definition: `PaymentsCustomersListParams`, `PaymentsCustomer`, `GatewayErrorDetail`. */
export function schemaName({ connector = "gateway", name }: DefinitionName): string {
  return componentName(connector, name.split(".").map(pascalCase).join(""));
}

/** The `$ref` to a schema component. */
export function schemaRef(component: string): string {
  return `#/components/schemas/${component}`;
}

function toFieldFlags({ deprecated, experimental, secret }: Field): JsonSchema {
  return {
    ...(deprecated !== undefined && { deprecated: true }),
    ...(experimental !== undefined && { "x-experimental": experimental }),
    ...(secret && { "x-secret": true }),
  };
}
