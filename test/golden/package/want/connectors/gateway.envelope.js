// @generated from spec/ by connector-gateway-spec. Do not edit.
import { deepFreeze } from "../runtime/engine.js";

export const ErrorDetail = () => ({
  name: "ErrorDetail",
  side: "response",
  fields: {
    message: "string | null",
  },
});

export const request = () => ({
  name: "the request",
  side: "request",
  required: ["entity", "action"],
  fields: {
    entity: "string",
    action: "string",
    params: "object",
  },
});

export const response = () => ({
  name: "the response",
  side: "response",
  optional: ["result"],
  fields: {
    result: "any",
    paging: "object | null",
  },
});

export const definition = /* @__PURE__ */ deepFreeze({
  createPath: "/instances",
  executePath: "/instances/{instance}/execute",
  result: "result",
  meta: "paging",
  success: {},
});
