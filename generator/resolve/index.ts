/**
 * Builds the model: names are looked up, type expressions become types, and overlays are applied to the catalog that they extend. The model
 * is in the terms of the catalog; nothing here knows JSON Schema, OpenAPI or TypeScript.
 */
export { readCatalogDocument, toCatalogDocument } from "./base/convert_document.ts";
export { roleClues } from "./build_role.ts";
export { bindingKeys } from "./build_binding.ts";
export {
  type AppliedConstraint,
  type Contradiction,
  constraintsOnItems,
  constraintsOnNumbers,
  constraintsOnStrings,
  contradictionsOf,
  importedChecks,
} from "./model/apply_constraints.ts";
export { createInstanceShape, requestShape, responseShape, resultType } from "./model/body_shapes.ts";
export { type CatalogDocument, LANGUAGE_VERSION } from "./model/catalog_document.ts";
export {
  type Constraint,
  type Constraints,
  DEEPEST_RECORDS,
  LARGEST_EXAMPLE,
  LARGEST_FAULTS,
  LARGEST_LEAST_VALUE,
  LONGEST_ARRAY,
  LONGEST_TEXT,
} from "./model/constraints.ts";
export { type ConstraintKeywords, constraintsByKind, itemConstraints, numberConstraints, stringConstraints } from "./model/constraints.ts";
export {
  LONGEST,
  type RoleClues,
  derivedRole,
  isDirection,
  likelyEntity,
  likelyRole,
  pluralOf,
  singularOf,
  snakeName,
  wordsOf,
} from "./model/derived_role.ts";
export {
  type RecordSources,
  elementShape,
  fieldNamed,
  followElements,
  followPath,
  recordShape,
  sourcesOfEntity,
  sourcesOfOperation,
  suggestField,
} from "./model/field_path.ts";
export { type FormatName, formatCheck, formatNamed, formats } from "./model/formats.ts";
export { hasInner, knowsInside, withInner } from "./inner/apply_inner.ts";
export { isOpen } from "./inner/apply_inner.ts";
export { misfitsOfQuery } from "./inner/derive_inner.ts";
export { likelyPaging, likelyPart } from "./model/derived_role.ts";
export { OPERATION_KINDS, type OperationKindDescriptor } from "./model/operation_kinds.ts";
export { isWrite, linkOf, namesInBraces, recordSource, resultOf, useOfKey } from "./model/operation_kinds.ts";
export {
  PAGING_KEYS,
  PAGING_KINDS,
  type PagingField,
  type PagingKeyDescriptor,
  type PagingKeyUse,
  type PagingKind,
  type PagingName,
  type PagingOf,
  hasPages,
  isPagingKind,
  pageParams,
  pagingKeys,
  pagingNames,
  pagingNumbers,
  pagingParams,
  withoutRoles,
} from "./model/paging_kinds.ts";
export { forgetAll, remember } from "./model/remember.ts";
export { ROLE_KINDS, type RoleField, type RoleValue, actionsOfRole, fieldsOfRole, roleKeys, valueOfRole } from "./model/role_kinds.ts";
export type { EntitySandbox, ExplainedCondition, OperationSandbox, Variation } from "./model/types.ts";
export { type Surroundings, surroundingsOf } from "./model/walk.ts";
export type {
  ActionName,
  AuthMethod,
  Connector,
  Entity,
  ErrorStatus,
  Field,
  Gateway,
  Header,
  JsonScalar,
  JsonValue,
  Model,
  NamedType,
  Notes,
  ObjectShape,
  OpenTopic,
  Operation,
  OtherFields,
  Origin,
  Paging,
  RecordDefinition,
  ScalarName,
  ScalarType,
} from "./model/types.ts";
export {
  type ArrayType,
  type ReferenceTarget,
  type Step,
  type TypeKind,
  type ValueType,
  type ValueTypes,
  type WrittenShape,
  elementType,
  innerTypeAt,
  innerTypes,
  isBare,
  isNullable,
  itemLimits,
  replaceInner,
  shapeOf,
  writtenShape,
  writtenShapes,
} from "./model/value_types.ts";
export {
  type CatalogSize,
  NO_RECORDS,
  type Records,
  fieldsOf,
  fieldsWithin,
  hasFields,
  namedTypesOf,
  operationsOf,
  recordsOf,
  sideOfType,
  sizeOf,
  takesCredentials,
} from "./model/walk.ts";
export { type Claimant, findCollisions } from "./naming/collisions.ts";
export { connectorComponents, connectorTypes, connectorValues, instanceMembers } from "./naming/fixed_names.ts";
export { findGlobalNames, isGlobalType } from "./naming/global_types.ts";
export {
  type Part,
  actionsTypeName,
  answerTypeName,
  authTypeName,
  camelCase,
  capitalize,
  componentName,
  fieldsTypeName,
  guardName,
  instanceTypeName,
  instanceTypes,
  isReservedWord,
  operationAddress,
  operationId,
  operationParts,
  partTypeName,
  partValueName,
  pascalCase,
  recordAddress,
  toolName,
} from "./naming/names.ts";
export { OWN_PACKAGE, type PackageName, packageName, renamePackage } from "./naming/names.ts";
export { type ResolvedCatalog, resolveCatalog } from "./resolve_catalog.ts";
