/**
 * Verifies a gateway: sends requests that follow from the catalog, and judges the answers by it. It takes the tables of the package and a
 * function that sends requests, and returns what does not hold, what could not be tried, and how much was tried. It knows no single connector.
 */
export type { VerifiedOperation, VerifyFinding, VerifyOptions, VerifyReport, VerifyStatement } from "./verify_types.js";
export { VerifyOptionError } from "./verify_types.js";
