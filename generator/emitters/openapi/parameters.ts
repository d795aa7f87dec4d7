import type { Field, Gateway, Header, JsonValue } from "../../model/types.ts";
import { toDescription } from "../../schema/texts.ts";
import { toSchema } from "../../schema/to_schema.ts";
import { openApiDialect, toOriginKeys } from "./dialect.ts";
import type { ParameterObject, Reference } from "./document.ts";

/** The path parameters and headers of the gateway, as components. */
export function toParameters({ execute, headers }: Gateway): Readonly<Record<string, ParameterObject>> {
  const parameters = [
    ...execute.pathParams.map((param) => toParameter(param, "path", param.example)),
    ...headers.filter(isOwnHeader).map((header) => toParameter(header, "header", header.example)),
  ];
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter]));
}

function toParameter(named: Header | Field, place: "path" | "header", example?: JsonValue): ParameterObject {
  const description = toDescription(named);
  return {
    name: named.name,
    in: place,
    required: true,
    ...(description !== undefined && { description }),
    schema: toSchema(named.type, { dialect: openApiDialect, side: "request" }),
    ...(example !== undefined && { example }),
    ...toOriginKeys(named.origin),
  };
}

/** The parameters in the path of the execute endpoint. */
export function toPathRefs({ execute }: Gateway): readonly Reference[] {
  return execute.pathParams.map(toParameterRef);
}

/** The headers of both endpoints. */
export function toHeaderRefs({ headers }: Gateway): readonly Reference[] {
  return headers.filter(isOwnHeader).map(toParameterRef);
}

/** OpenAPI has other keywords for these headers: the media type of the body and the security scheme. */
function isOwnHeader({ name }: Header): boolean {
  return !["content-type", "authorization", "accept"].includes(name.toLowerCase());
}

function toParameterRef({ name }: { readonly name: string }): Reference {
  return { $ref: `#/components/parameters/${name}` };
}
