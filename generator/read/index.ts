/**
 * Reads a catalog: YAML files become typed data in which everything has its position. Mistakes of syntax and of shape become diagnostics, and
 * the sound part goes on to `resolve`. This room knows the language of the catalog, but not what a name in it refers to.
 */
export { type CatalogFile, locateDiagnostic, locateDiagnostics, positionOf, rangeOf } from "./catalog_file.ts";
export {
  type Advice,
  type Diagnostic,
  type DiagnosticOptions,
  type UnlocatedDiagnostic,
  compareDiagnostics,
  createDiagnostic,
  diagnosticAt,
  fillDiagnostic,
  hasErrors,
  quoteAll,
  shownDiagnostics,
  visibleText,
} from "./diagnostics/diagnostic.ts";
export { lintMessages, silenceMessages } from "./diagnostics/lint_messages.ts";
export { type Message, type MessageCode, type MessageSlots, messages, severityOf } from "./diagnostics/messages.ts";
export { outputMessages } from "./diagnostics/output_messages.ts";
export { type ReportedDiagnostic, printDiagnostics } from "./diagnostics/print.ts";
export { childrenOf, fieldLineRanges, fieldMapsOf } from "./fields/walk_fields.ts";
export { readForeignDocument } from "./foreign_document.ts";
export { type Catalog, type WrittenFile, fileOf, isInnerOnly, loadCatalog } from "./load_catalog.ts";
export { SCHEMA_NAMES, openShapeSchemas } from "./shape_validators.ts";
export { withoutConsequences } from "./sound_part.ts";
export { readOwnProject } from "./source/own_project.ts";
export {
  type BaseSource,
  readBase,
  readCatalogSources,
  readDocument,
  readSpecFolder,
  readProject,
  readVersion,
  shownPath,
  shownSources,
} from "./source/read.ts";
export {
  CONNECTORS_FOLDER,
  GATEWAY_FILE,
  INNER_FOLDER,
  type Place,
  type Range,
  type SourceFile,
  groupBy,
  lineStarts,
  placeIn,
} from "./source/source_file.ts";
export { readBuilt, readTemplates, readTemplatesWithCode, templatePath } from "./source/templates.ts";
export { type ProjectWatcher, watchFolders } from "./source/watch.ts";
export {
  DEEPEST_TYPE,
  TYPE_WORDS,
  WORD_MEANINGS,
  type TypeExpression,
  type TypeTerm,
  parseTypeExpression,
  splitFieldLine,
} from "./type_expression.ts";
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
export type {
  WrittenConnector,
  WrittenDrift,
  WrittenEntity,
  WrittenEntitySandbox,
  WrittenGateway,
  WrittenInner,
  WrittenInnerType,
  WrittenNamedType,
  WrittenNotes,
  WrittenOperation,
  WrittenOperationSandbox,
  WrittenOverlay,
  WrittenOverlayEntity,
  WrittenOverlayOperation,
  WrittenRecord,
  WrittenResponse,
  WrittenRetired,
  WrittenRoleConditions,
  WrittenRoleState,
  WrittenSandboxCondition,
  WrittenSandboxDraw,
  WrittenSandboxVariation,
  WrittenTakeMetaSource,
  WrittenTypeField,
  WrittenTypeItems,
  WrittenVendor,
  WrittenVendorAuth,
  WrittenVendorErrors,
  WrittenVendorLimits,
} from "./written_types.ts";
export { findUnwanted } from "./yaml/characters.ts";
export { type TextLine, readLines } from "./yaml/lines.ts";
export { readLexemes, whyQuoted } from "./yaml/quoting.ts";
export { type Edit, applyEdits } from "./yaml/mistake.ts";
export {
  type PlainScalar,
  type PlainValue,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
  hasPath,
  nodeAt,
  toPlain,
} from "./yaml_node.ts";
