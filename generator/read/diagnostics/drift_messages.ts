const ADVICE = "correct the catalog, or ignore it in drift.yaml with a reason";

/** The messages about a catalog and the documents of its third parties that say different things. */
export const driftMessages = {
  "drift/gone": {
    message: "`{what}` is gone: it is not in {where}",
    help: ADVICE,
    cause: "The document of the third party has other calls, params or fields around this one, but not this one.",
    fix: "Remove it where it is assumed. What a source document states stays; decide about it in `spec/drift.yaml`.",
  },
  "drift/deprecated": {
    message: "`{what}` is {theirs} in {where}",
    help: ADVICE,
    cause: "The third party has marked a call, a param or a field as deprecated, or, between two versions, no longer does.",
    fix: "Add `deprecated` with the replacement. `--fix` does so in `spec/inner/`.",
  },
  "drift/retired": {
    message: "{what}: {theirs}",
    help: "bind the operations to the newer interface, or ignore it in drift.yaml until that can be done",
    cause:
      "The catalog has a date for the end of this interface in `retired`, which has passed. With `--online`, the page that announces it cannot be loaded either.",
  },
  "drift/type": {
    message: "`{what}` is {ours}, but {theirs} in {where}",
    help: ADVICE,
    cause:
      "Some values of one type are not values of the other: a caller could send what is refused, or get what is not expected. Between two versions, every change of a type is reported.",
    fix: "Correct the type where it is assumed. `--fix` does so in `spec/inner/` where the document has one simple type.",
  },
  "drift/null": {
    message: "`{what}` is {ours}, but {theirs} in {where}",
    help: ADVICE,
    cause: "The document says that an answer may have null here.",
  },
  "drift/enum": {
    message: "`{what}` may be {ours}, but {theirs} in {where}",
    help: ADVICE,
    cause: "The document lists the values, and some that are listed here are not among them.",
  },
  "drift/limit": {
    message: "`{what}` has {ours}, but {theirs} in {where}",
    help: ADVICE,
    cause: "Two limits differ, or the document has a limit on a number and there is none here, so that callers learn it from errors.",
  },
  "drift/default": {
    message: "`{what}` has {ours}, but {theirs} in {where}",
    help: ADVICE,
    cause: "Both say what happens when the param is left out, and they say different things.",
  },
  "drift/required": {
    message: "`{what}` is {ours}, but {theirs} in {where}",
    help: ADVICE,
    cause: "A param can be left out by only one of the two. Calls without a param that the third party requires fail.",
  },
  "drift/new": {
    message: "`{what}` is new: {where} has {theirs}",
    help: "add it if callers need it, or ignore it in drift.yaml with a reason",
    cause:
      "The document has a param, a field or a value that was not there before, or that the catalog does not have. Only `--new` shows it.",
  },
  "drift/blind": {
    message: "only {found} of {total} {noun} of `{connector}` are in this document; it lacks {missing}",
    help: "compare the document of this interface, or say in `names` of drift.yaml what it calls them",
    cause: "Fewer than nine in ten were found, so most of the connector would not have been compared. That is no result.",
  },
  "drift/form": {
    message: "nothing can be compared with this document: {problem}",
    help: "use an OpenAPI or Swagger document, a discovery document, a GraphQL schema, or TypeScript declarations",
    cause: "The document is not in one of the forms that can be read.",
  },
  "drift/decision": {
    message: "this decision about `{what}` {problem}",
    help: "remove it, or correct it",
    cause: "An entry in `spec/drift.yaml` ignores something that is no longer found, its last day has passed, or no connector has its id.",
  },
} as const;

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
