export type { NotTried, VerifiedOperation, VerifyFinding, VerifyOptions, VerifyReport, VerifyStatement } from "./verify_types.js";
