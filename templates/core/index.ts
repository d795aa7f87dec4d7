/**
 * Code that generator, package and gateway share: names that are nearly right, positions and excerpts of source texts, JSON with its exact
 * numbers, secrets in texts, and the types of `catalog.json`. It imports no other room, and nothing of Node except for parsing arguments.
 */
export { type BindingFact, bindingFacts, retirementPhrase, signingPhrase, versionPhrase } from "./binding_phrases.js";
export type {
  Binding,
  BodyPath,
  ErrorKind,
  MetaSource,
  ParamPlace,
  ResetUnit,
  Retirement,
  Vendor,
  VendorAuth,
  VendorErrors,
  VendorLimits,
  VendorVersion,
} from "./bindings.js";
export type {
  Catalog,
  CatalogConnector,
  CatalogEntity,
  CatalogField,
  CatalogGateway,
  CatalogNotes,
  CatalogOperation,
  CatalogOrigin,
  CatalogPaging,
  CatalogRecord,
  CatalogScalar,
  CatalogShape,
  CatalogType,
  CatalogTypeKind,
  CatalogTypes,
  OperationAddresses,
} from "./catalog/catalog_types.js";
export {
  type Described,
  describe,
  innerTypesOf,
  describeAddress,
  describeName,
  fieldsWithin,
  findOperation,
  insideOf,
  operationsOf,
  typeText,
  unfold,
} from "./catalog/described.js";
export { type Vocabulary, toVocabulary } from "./catalog/vocabulary.js";
export { type Environment, type Paint, type Style, createPaint, wantsColor } from "./report.js";
export { type Checks, checksFor, itemChecks, numberChecks, stringChecksWith } from "./constraint_checks.js";
export {
  type Check,
  type ConstraintCode,
  type ItemLimits,
  type NumberLimits,
  type StringLimits,
  type TableLimits,
  atLeast,
  atMost,
  charactersFrom,
  charactersUpTo,
  elementsFrom,
  elementsUpTo,
  matching,
  multipleOf,
  stringFormat,
  toDecimal,
} from "./constraints.js";
export { countOf } from "./count.js";
export { REDACTED, exactly, redact, redactValue, replaceCredentials, withoutSecrets } from "./credentials.js";
export { type RedactionRules, hideInValue, hideKeys, isSecretWord, redactName, redactText } from "./secrets.js";
export { keepNumbers } from "./exact_numbers.js";
export { parseFieldPath, parsePathSteps, printFieldPath } from "./field_path.js";
export { type FormatName, formatPatterns } from "./formats.js";
export { type FrameLine, type FrameRow, type Position, frameRows, positionAt } from "./frame.js";
export { type JsonValue, isList, isObject, jsonPointer } from "./json_values.js";
export {
  type ComparedNames,
  type Effort,
  boundedDistance,
  nearestAmong,
  nearestName,
  nearestNames,
  toComparedNames,
} from "./nearest_names.js";
export {
  type CommandLine,
  type Given,
  type Option,
  type OptionName,
  type OptionValues,
  type ReadOptions,
  forInstance,
  listOption,
  nameOf,
  optionsIn,
  plainAddress,
  readCommandLine,
  readNumber,
  readWords,
  refuseTogether,
  switchOption,
  textOption,
  topicOf,
} from "./options.js";
export { type Phrase, plainPhrase, readPhrase } from "./phrases.js";
export {
  type Annotation,
  FORMATS,
  type Finding,
  type Format,
  type Report,
  type ReportStyle,
  countFindings,
  listFormats,
  markdownText,
  printReport,
} from "./report.js";
export { conditionText, notReviewed, roleText } from "./role_text.js";
export type { FieldCondition, OrderLanguage, Role, RoleKind, SearchLanguage, ValueCondition } from "./roles.js";
export { escapeInvisible, escapeInvisibleInLines, jsonText, removeInvisible, safeLine, safeLines, safeText } from "./safe_text.js";
export type { ContentFields, Derivation, Draw, ExplainedCondition, Hiding, SandboxMeta, Variation } from "./sandbox_terms.js";
export {
  type JsonKind,
  type JsonPath,
  type JsonPlace,
  type LineIndex,
  type TextRange,
  embeddedText,
  findStrictProblems,
  indexLines,
  locateJson,
  positionOf,
  scanJson,
  scanOn,
  startScan,
} from "./scan_json.js";
export { UsageError, oneOf, suggestion } from "./usage_error.js";
export { type OperationKind, resultShapes, type ResultShape } from "./operation_kinds.js";
