// @generated from spec/ by connector-gateway-spec. Do not edit.
import type { VerifyOptions, VerifyReport } from "./runtime/verify/index.js";

export type {
  NotTried,
  Stopped,
  VerifiedOperation,
  VerifyFinding,
  VerifyOptions,
  VerifyReport,
  VerifyStatement,
} from "./runtime/verify/index.js";
export { VerifyOptionError } from "./runtime/verify/index.js";

/**
 * Verifies that a gateway keeps the contract: calls the operations of its instances, and judges the answers by
 * the catalog. It only reads unless `writes` is given. Needs Node.
 * Throws VerifyOptionError for an option that does not fit. What the gateway does wrong, or does not answer at
 * all, is in the report.
 */
export declare function verifyGateway(options: VerifyOptions): Promise<VerifyReport>;
