/**
 * The comparison of two catalogs, for the generator, which must not load the whole command line for it: it takes two sides and returns
 * changes with their effect on callers and implementers.
 */
export { type Change, isBreaking, requiredStep } from "./change.js";
export { type CompareOptions, readCompareOptions } from "./compare_arguments.js";
export { compareCatalogs } from "./compare_catalogs.js";
export { summaryLine } from "./print/summary.js";
export { runCompare } from "./run_compare.js";
export { readCatalogBytes } from "./sources/read_catalog.js";
export { filesInArchive, readSide, sideOfPackage } from "./sources/read_side.js";
export type { CatalogPath, ChangedPlace, FilePosition, Side } from "./sources/side.js";
