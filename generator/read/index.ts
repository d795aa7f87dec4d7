/**
 * Reads a catalog: YAML files become typed data in which everything has its position. Mistakes of syntax and of shape become diagnostics, and
 * the sound part goes on to `resolve`. This room knows the language of the catalog, but not what a name in it refers to. Its files, words,
 * places and diagnostics are there for all rooms; of what reads them, only what is listed.
 */
export * from "./catalog_file.ts";
export * from "./diagnostics/diagnostic.ts";
export { lintMessages, silenceMessages } from "./diagnostics/lint_messages.ts";
export * from "./diagnostics/messages.ts";
export { type ReportedDiagnostic, printDiagnostics } from "./diagnostics/print.ts";
export { childrenOf, fieldLineRanges, fieldMapsOf } from "./fields/walk_fields.ts";
export { type Catalog, type WrittenFile, fileOf, isInnerOnly, loadCatalog } from "./load_catalog.ts";
export { SCHEMA_NAMES, openShapeSchemas } from "./shape_validators.ts";
export { withoutConsequences } from "./sound_part.ts";
export {
  type BaseSource,
  readBase,
  readDocument,
  readForeignDocument,
  readChangelog,
  readProject,
  readVersion,
} from "./source/documents.ts";
export * from "./source/read.ts";
export * from "./source/source_file.ts";
export * from "./source/templates.ts";
export * from "./type_expression.ts";
export {
  type WrittenActionName,
  type WrittenConstraints,
  type WrittenField,
  type WrittenFieldDetails,
  type WrittenFields,
  type WrittenOrigin,
  type WrittenPaging,
  type WrittenType,
  actionsOf,
  schemas,
} from "./types.ts";
export type * from "./written_types.ts";
export { findUnwanted } from "./yaml/characters.ts";
export { type TextLine, readLines } from "./yaml/lines.ts";
export { readLexemes, whyQuoted } from "./yaml/quoting.ts";
export { type Edit, applyEdits } from "./yaml/mistake.ts";
export * from "./yaml_node.ts";
