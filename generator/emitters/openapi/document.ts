import type { JsonValue } from "../../model/types.ts";
import type { JsonSchema } from "../../schema/json_schema.ts";

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
