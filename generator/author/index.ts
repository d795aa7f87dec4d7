/**
 * Drafts a connector, from a template or from an OpenAPI document, as YAML that a person completes. It knows the language of the catalog, and
 * nothing of the package that is generated from it.
 */
export { type Choice, isChoice } from "./choose.ts";
export type { Draft } from "./draft.ts";
export type { OutlinedOperation } from "./draft_rows.ts";
export { readSource } from "./read_source.ts";
export { starterConnector, titleOf } from "./starter.ts";
