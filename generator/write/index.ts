/**
 * Finishes the files of a package (the page, the declarations of OpenAPI documents, the manifest), compares them with those on disk and
 * writes what has changed, so that the next run completes an interrupted one. It does not know what is in the files.
 */
export { readPackage } from "./compare.ts";
export { type Difference, findDifferences } from "./differences.ts";
export { type Destination, type Writer, nodeDisk, systemErrorCode, unlessRefused } from "./disk.ts";
export { makePackage, type Renaming, renaming } from "./finishing/make_package.ts";
export { MANIFEST_PATH, sha256 } from "./finishing/manifest.ts";
export { findUnchanged, noteRun } from "./last_run.ts";
export { type WriteReport, replaceFile, writePackage } from "./write.ts";
