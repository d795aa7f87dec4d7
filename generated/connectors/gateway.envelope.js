// @generated from spec/ by connector-gateway-spec. Do not edit.
import { deepFreeze } from "../runtime/engine.js";

export const ErrorDetail = () => ({
  name: "ErrorDetail",
  side: "response",
  fields: {
    field: "string | null",
    message: "string | null",
    error_code: "string | null",
  },
});

export const request = () => ({
  name: "the request",
  side: "request",
  required: ["entity", "action"],
  fields: {
    entity: "string",
    action: { enum: ["list", "get", "create", "update", "delete", "api_search", "download"] },
    params: "object",
  },
});

export const response = () => ({
  name: "the response",
  side: "response",
  required: ["status", "result"],
  optional: ["execution_metadata", "warning"],
  fields: {
    status: { const: "success" },
    result: "any",
    connector_metadata: "object | null",
    execution_metadata: {
      table: {
        name: "execution_metadata",
        side: "response",
        optional: ["connector_instance_id", "execution_time_ms"],
        fields: { connector_instance_id: "string", execution_time_ms: "integer" },
      },
    },
    warning: "object",
  },
});

export const definition = /* @__PURE__ */ deepFreeze({
  createPath: "/api/v1/connectors/instances",
  executePath: "/api/v1/connectors/instances/{connector_instance_id}/execute",
  result: "result",
  meta: "connector_metadata",
  success: { status: "success" },
  execution: { field: "execution_metadata", instanceId: "connector_instance_id", milliseconds: "execution_time_ms" },
});
