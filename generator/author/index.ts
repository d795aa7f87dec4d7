/**
 * Drafts a connector, from a template or from an OpenAPI document, as YAML that a person completes. It knows the language of the catalog, and
 * nothing of the package that is generated from it.
 */
export { type Choice, type OutlinedOperation, isChoice } from "./choose.ts";
export { type Draft, readSource } from "./draft.ts";
export { starterConnector, titleOf } from "./starter.ts";
