/**
 * Drafts a connector, from a template or from an OpenAPI document, as YAML that a person completes. It knows the language of the catalog, and
 * nothing of the package that is generated from it. Its reader of documents is for other uses, too.
 */
export { type Choice, type OutlinedOperation, isChoice } from "./choose.ts";
export { type Node, type OpenApi, mapAt, openApiOf, textAt } from "./document.ts";
export { plainText, sentenceFor } from "./document_texts.ts";
export { type Draft, readSource } from "./draft.ts";
export { type FlatSchema, flattenSchema } from "./flat_schema.ts";
export { readOperations, type SourceOperation } from "./operations.ts";
export { starterConnector, titleOf } from "./starter.ts";
export { entry, mapOf, printYaml, type YamlEntry } from "./yaml_text.ts";
