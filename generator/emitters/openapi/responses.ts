import type { ErrorStatus, Gateway, JsonValue, Operation } from "../../model/types.ts";
import { sentences } from "../../schema/texts.ts";
import { schemaRef, toOriginKeys } from "./dialect.ts";
import type { HeaderObject, MediaType, Reference, ResponseObject } from "./document.ts";
import { ERROR_BODY } from "./schemas.ts";

type Responses = Readonly<Record<string, ResponseObject | Reference>>;

const DEFAULT_STATUS_TEXT = "The request was refused.";

/** The error answers as components that all operations share. `example` is the body for a status without an example. */
export function toErrorResponses({ statuses, error }: Gateway, example: JsonValue): Readonly<Record<string, ResponseObject>> {
  const toResponse = (status: ErrorStatus): ResponseObject => ({
    description: sentences([status.description ?? DEFAULT_STATUS_TEXT]) ?? DEFAULT_STATUS_TEXT,
    ...(status.retryAfter && { headers: { "Retry-After": RETRY_AFTER } }),
    content: { "application/json": { schema: { $ref: schemaRef(ERROR_BODY) }, example: status.example ?? example } },
    ...toOriginKeys(status.origin.kind === "stated" ? error.origin : status.origin),
  });
  return Object.fromEntries(statuses.map((status) => [errorName(status), toResponse(status)]));
}

/** The error answers of an endpoint. Only a path that names something can lead to nothing. */
export function toErrorRefs({ statuses }: Gateway, namesSomething: boolean): Responses {
  const possible = statuses.filter(({ status }) => namesSomething || status !== 404);
  return Object.fromEntries(possible.map((status) => [String(status.status), { $ref: `#/components/responses/${errorName(status)}` }]));
}

/** The answers to a download: the whole file, or the requested part of it. */
export function toDownloadResponses(operations: readonly Operation[]): Responses {
  if (operations.length === 0) return {};
  const hasRange = operations.some(({ download }) => download?.range !== undefined);
  return {
    200: {
      description: "The bytes of the file.",
      headers: { "Content-Disposition": DISPOSITION },
      content: toBytes("%PDF-1.7 (the whole file follows)"),
    },
    ...(hasRange && {
      206: {
        description: "The requested part of the file.",
        headers: { "Content-Disposition": DISPOSITION, "Content-Range": CONTENT_RANGE },
        content: toBytes("%PDF-1.7 (bytes 0 to 99 of the file)"),
      },
    }),
  };
}

const RETRY_AFTER: HeaderObject = {
  description: "Seconds to wait before the next try, or the time of the next try as an HTTP date.",
  schema: { type: "string" },
  example: "30",
};
const DISPOSITION: HeaderObject = {
  description: "May carry the name of the file.",
  schema: { type: "string" },
  example: 'attachment; filename="report.pdf"',
};
const CONTENT_RANGE: HeaderObject = {
  description: "The first and last byte of this part, and the size of the file.",
  schema: { type: "string" },
  example: "bytes 0-99/1024",
};

function toBytes(example: string): Readonly<Record<string, MediaType>> {
  return { "application/octet-stream": { schema: { type: "string", format: "binary" }, example } };
}

function errorName({ status }: ErrorStatus): string {
  return `Error${status}`;
}
