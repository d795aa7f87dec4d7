/** The messages about an OpenAPI document that a connector is drafted from. */
export const openapiMessages = {
  "openapi/unreadable": {
    message: "cannot read `{file}`: {reason}",
    help: "check the path and the permissions of the file",
    cause: "The file after `--from` does not exist, is a folder, cannot be opened, or is not UTF-8.",
  },
  "openapi/syntax": {
    message: "invalid {format}: {problem}",
    help: "correct the document, or get it again: nothing was read from it",
    cause: "The document is neither valid JSON nor valid YAML, so nothing can be read from it.",
  },
  "openapi/not-openapi": {
    message: "this is not an OpenAPI document: {named}",
    help: 'a document has `openapi: 3.1.0`, or `swagger: "2.0"`, at its top level',
    cause: "The file is valid, but has neither the key `openapi` nor the key `swagger`.",
  },
  "openapi/version": {
    message: "version {named} is not supported",
    help: "convert the document to OpenAPI 3.0 or 3.1; Swagger 2.0 works too",
    cause: "The document has an OpenAPI version before 2.0, or one that does not exist.",
  },
  "openapi/no-operations": {
    message: "this document has no operations that can be used: {named}",
    help: "`paths` must have at least one path with an operation, such as `/pets: { get: … }`",
    cause: "A connector has at least one operation. The document has none, or none that fits an action of the gateway.",
    fix: "Use a document with operations under `paths`. The message gives the reason for the first one that does not fit.",
  },
  "openapi/external-ref": {
    message: "`{named}` refers to another file",
    help: "bundle the document into one file first, for example with `npx @redocly/cli bundle`",
    cause: "A draft is made from one file. Other files and addresses are never read.",
    fix: "Bundle the document into one file first, for example with `npx @redocly/cli bundle openapi.yaml --output bundled.json`.",
  },
  "openapi/unknown-ref": {
    message: "`{named}` does not exist in this document",
    help: "correct the reference, or add what it names",
    cause: "A `$ref` of the document names something that the document does not have.",
  },
} as const;
