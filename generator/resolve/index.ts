/**
 * Builds the model: names are looked up, type expressions become types, and overlays are applied to the catalog that they extend. The model
 * is in the terms of the catalog; nothing here knows JSON Schema, OpenAPI or TypeScript. The model and its names are there for all rooms; of
 * what builds them, only what is listed.
 */
export { readCatalogDocument, toCatalogDocument } from "./base/convert_document.ts";
export { roleClues } from "./build_role.ts";
export { bindingKeys } from "./build_binding.ts";
export * from "./model/apply_constraints.ts";
export * from "./model/body_shapes.ts";
export { type CatalogDocument, LANGUAGE_VERSION } from "./model/catalog_document.ts";
export * from "./model/constraints.ts";
export * from "./model/derived_role.ts";
export * from "./model/field_path.ts";
export * from "./model/formats.ts";
export { hasInner, isOpen, knowsInside, withInner } from "./inner/apply_inner.ts";
export { misfitsOfQuery } from "./inner/derive_inner.ts";
export * from "./model/operation_kinds.ts";
export * from "./model/paging_descriptor.ts";
export * from "./model/paging_kinds.ts";
export * from "./model/remember.ts";
export * from "./model/role_kinds.ts";
export type * from "./model/types.ts";
export * from "./model/walk.ts";
export * from "./model/value_types.ts";
export { type Claimant, findCollisions } from "./naming/collisions.ts";
export * from "./naming/fixed_names.ts";
export * from "./naming/global_types.ts";
export * from "./naming/names.ts";
export { type ResolvedCatalog, resolveCatalog } from "./resolve_catalog.ts";
