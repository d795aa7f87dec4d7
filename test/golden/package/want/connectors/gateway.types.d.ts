// @generated from spec/ by connector-gateway-spec. Do not edit.
/**
 * A fault.
 * Document 1, Resources.
 */
export interface ErrorDetail {
  /** The fault in words. */
  message?: string | null;
}

/**
 * The part of the response body that all operations share.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface ExecuteEnvelope {}

/**
 * Matches no request. As a member of `ExecuteRequest`, it makes compile errors name the params of the right
 * operation.
 */
export interface NoRequest {
  entity: never;
  action: never;
  params?: object;
}
