import type { ErrorStatus, Gateway, JsonValue, Operation } from "../../model/types.ts";
import { sentences } from "../../schema/texts.ts";
import { schemaRef, toOriginKeys } from "./dialect.ts";
import type { MediaType, Reference, ResponseObject } from "./document.ts";
import { ERROR_BODY } from "./schemas.ts";

type Responses = Readonly<Record<string, ResponseObject | Reference>>;

const DEFAULT_STATUS_TEXT = "The request was refused.";

/** The answers to what goes wrong, as components that all operations share. */
export function toErrorResponses({ statuses, error }: Gateway, example: JsonValue): Readonly<Record<string, ResponseObject>> {
  const toResponse = (status: ErrorStatus): ResponseObject => ({
    description: sentences([status.description ?? DEFAULT_STATUS_TEXT]) ?? DEFAULT_STATUS_TEXT,
    ...(status.retryAfter && { headers: { "Retry-After": RETRY_AFTER } }),
    content: { "application/json": { schema: { $ref: schemaRef(ERROR_BODY) }, example } },
    ...toOriginKeys(status.origin.kind === "stated" ? error.origin : status.origin),
  });
  return Object.fromEntries(statuses.map((status) => [errorName(status), toResponse(status)]));
}

/** The error answers of an endpoint. Only a path that names something can lead to nothing. */
export function toErrorRefs({ statuses }: Gateway, namesSomething: boolean): Responses {
  const possible = statuses.filter(({ status }) => namesSomething || status !== 404);
  return Object.fromEntries(possible.map((status) => [String(status.status), { $ref: `#/components/responses/${errorName(status)}` }]));
}

/** The answers to a download: all of the file, or the part that was asked for. */
export function toDownloadResponses(operations: readonly Operation[]): Responses {
  if (operations.length === 0) return {};
  const hasRange = operations.some(({ download }) => download?.range !== undefined);
  return {
    200: { description: "The bytes of the file.", headers: { "Content-Disposition": DISPOSITION }, content: BYTES },
    ...(hasRange && {
      206: {
        description: "The part of the file that was asked for.",
        headers: { "Content-Disposition": DISPOSITION, "Content-Range": CONTENT_RANGE },
        content: BYTES,
      },
    }),
  };
}

const BYTES: Readonly<Record<string, MediaType>> = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
const RETRY_AFTER = { description: "Seconds to wait, or the time from which to try again.", schema: { type: "string" } } as const;
const DISPOSITION = { description: "May carry the name of the file.", schema: { type: "string" } } as const;
const CONTENT_RANGE = { description: "Which bytes of how many these are.", schema: { type: "string" } } as const;

function errorName({ status }: ErrorStatus): string {
  return `Error${status}`;
}
