/**
 * Compares a connector with what its third party publishes about its interface, for the operations that we have. Documents of all forms are
 * read into one (`interface.ts`), and so is the catalog. It knows neither the disk nor the network, and changes no file.
 */
export { type DriftQuestion, type DriftReport, findDrift } from "./find_drift.ts";
export { announcementsOf } from "./decisions.ts";
export type { VendorDocument } from "./read_vendor.ts";
export { printInner } from "./print_inner.ts";
