// @generated from spec/ by connector-gateway-spec. Do not edit.
import { deepFreeze } from "./runtime/engine.js";

export const vendors = /* @__PURE__ */ deepFreeze({});

export const bindings = /* @__PURE__ */ deepFreeze({});
