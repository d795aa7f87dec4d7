/** The messages about an OpenAPI document that a connector is drafted from. */
export const openapiMessages = {
  "openapi/unreadable": { message: "cannot read `{file}`: {reason}", help: "check the path and the permissions of the file" },
  "openapi/syntax": { message: "invalid {format}: {problem}", help: "correct the document: nothing was taken over from it" },
  "openapi/not-openapi": {
    message: "this is not an OpenAPI document: {named}",
    help: 'a document has `openapi: 3.1.0`, or `swagger: "2.0"`, at its top level',
  },
  "openapi/version": {
    message: "version {named} is not supported",
    help: "convert the document to OpenAPI 3.0 or 3.1; Swagger 2.0 works too",
  },
  "openapi/no-operations": {
    message: "there are no operations to take over: {named}",
    help: "`paths` must have at least one path with an operation, such as `/pets: { get: … }`",
  },
  "openapi/external-ref": {
    message: "`{named}` refers to another file",
    help: "bundle the document into one file first, for example with `npx @redocly/cli bundle`",
  },
  "openapi/unknown-ref": { message: "`{named}` does not exist in this document", help: "correct the reference, or add what it names" },
} as const;
