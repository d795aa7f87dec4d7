import type { ErrorStatus, Gateway, JsonValue, Operation } from "#generator/resolve";
import { sentences } from "#generator/schema";
import { type HeaderObject, type MediaType, type Reference, type ResponseObject, schemaRef, toOriginKeys } from "./document.ts";
import { ERROR_BODY } from "./schemas.ts";

type Responses = Readonly<Record<string, ResponseObject | Reference>>;

/** The description of a download's answer. */
export const FILE_CONTENT = "The content of the file.";

const DEFAULT_DESCRIPTION = "The request failed.";

/** The error responses of a document, as components that all operations share. `example` is used for a status without its own example. */
export function toErrorResponses({ statuses, error }: Gateway, example: JsonValue): Readonly<Record<string, ResponseObject>> {
  const toResponse = (status: ErrorStatus): ResponseObject => ({
    description: sentences([status.description]) ?? DEFAULT_DESCRIPTION,
    ...(status.retryAfter && { headers: { "Retry-After": RETRY_AFTER } }),
    content: { "application/json": { schema: { $ref: schemaRef(ERROR_BODY) }, example: status.example ?? example } },
    ...toOriginKeys(status.origin.kind === "stated" ? error.origin : status.origin),
  });
  return Object.fromEntries(statuses.map((status) => [errorName(status), toResponse(status)]));
}

/** Errors that need an instance: that it does not exist, and those of the third-party system. */
const OF_INSTANCES: ReadonlySet<number> = new Set([404, 424, 501, 502, 504]);

/** Errors that need a file: a range outside it. */
const OF_FILES: ReadonlySet<number> = new Set([416]);

/** Errors that need a write: that an earlier one with its key runs or ended unknown. */
const OF_WRITES: ReadonlySet<number> = new Set([409]);

/** The things that a request is about. */
interface Subjects {
  readonly instance: boolean;
  readonly file: boolean;
  readonly write: boolean;
}

/** References to the error responses that a request can get: to an instance, for a file, and for a write. */
export function toErrorRefs({ statuses }: Gateway, { instance, file, write }: Subjects): Responses {
  const possible = statuses.filter(
    ({ status }) => (instance || !OF_INSTANCES.has(status)) && (file || !OF_FILES.has(status)) && (write || !OF_WRITES.has(status)),
  );
  return Object.fromEntries(possible.map((status) => [String(status.status), { $ref: `#/components/responses/${errorName(status)}` }]));
}

/** The responses of downloads: the whole file or, where a range can be requested, a part of it. */
export function toDownloadResponses(operations: readonly Operation[]): Responses {
  if (operations.length === 0) return {};
  const hasRange = operations.some(({ download }) => download?.range !== undefined);
  return {
    200: {
      description: FILE_CONTENT,
      headers: { "Content-Disposition": DISPOSITION },
      content: toBytes("%PDF-1.7 (the whole file follows)"),
    },
    ...(hasRange && {
      206: {
        description: "The requested byte range of the file.",
        headers: { "Content-Disposition": DISPOSITION, "Content-Range": CONTENT_RANGE },
        content: toBytes("%PDF-1.7 (bytes 0 to 99 of the file)"),
      },
    }),
  };
}

const RETRY_AFTER: HeaderObject = {
  description: "Number of seconds to wait before retrying, or the HTTP date after which to retry.",
  schema: { type: "string" },
  example: "30",
};
const DISPOSITION: HeaderObject = {
  description: "May contain the name of the file.",
  schema: { type: "string" },
  example: 'attachment; filename="report.pdf"',
};
const CONTENT_RANGE: HeaderObject = {
  description: "First and last byte of the range, and the size of the file.",
  schema: { type: "string" },
  example: "bytes 0-99/1024",
};

/** Bytes are not a JSON string. With `type: string`, code generators read and validate them as text; without a schema, some drop the response. */
function toBytes(example: string): Readonly<Record<string, MediaType>> {
  return { "application/octet-stream": { schema: { format: "binary" }, example } };
}

function errorName({ status }: ErrorStatus): string {
  return `Error${status}`;
}
