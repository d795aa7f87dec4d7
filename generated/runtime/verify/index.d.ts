// @generated from templates/verify/public.ts by connector-gateway-spec. Do not edit.
export type { NotTried, Stopped, VerifiedOperation, VerifyFinding, VerifyOptions, VerifyReport, VerifyStatement } from "./verify_types.js";
export { VerifyOptionError } from "./verify_types.js";
