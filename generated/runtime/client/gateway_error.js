// @generated from templates/runtime/client/gateway_error.ts by connector-gateway-spec. Do not edit.
import { redact, redactValue } from "../redact.js";

export class GatewayError extends Error {
  name = "GatewayError";
  kind;
  operation;
  status;
  body;
  requestId;
  retryAfter;

  constructor(what, details, secrets = []) {
    super(`${details.operation}: ${redact(what, secrets)}`);
    this.kind = details.kind;
    this.operation = details.operation;
    this.status = details.status;
    this.body = redactValue(details.body, secrets);
    this.requestId = details.requestId === undefined ? undefined : redact(details.requestId, secrets);
    this.retryAfter = details.retryAfter;
  }
}
