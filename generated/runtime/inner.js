// @generated from templates/runtime/inner.ts by connector-gateway-spec. Do not edit.

import { isObject, jsonPointer, subjectOf, createValidator } from "./engine.js";

function createInner({ connector, source, records, operations, result }) {
  const validatorOf = remembered((name) => {
    const rule = own(records, name);
    return rule === void 0 ? void 0 : createValidator(name, rule);
  });
  return (address, value, { maxIssues = 100 }) => {
    const [id, entity = "", action = "", part] = address.split(".");
    const name = entity === "records" ? action : own(operations, `${entity}.${action}`);
    const isAnswer = entity === "records" || part === "record" || part === "response";
    const validator = id === connector && isAnswer && name !== void 0 ? validatorOf(name) : void 0;
    if (validator === void 0) return [];
    const warnings = [];
    for (const [path, record] of part === "response" ? resultsIn(value, result) : [[[], value]]) {
      if (warnings.length >= maxIssues) break;
      const found = warningsOf(validator.check(record, { profile: "tolerant", maxIssues: Math.max(maxIssues, 100) }), path, source);
      warnings.push(...found.slice(0, maxIssues - warnings.length));
    }
    return warnings;
  };
}

function own(values, name) {
  return Object.hasOwn(values, name) ? values[name] : void 0;
}

function remembered(make) {
  const made = /* @__PURE__ */ new Map();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}

function resultsIn(response, result) {
  try {
    const found = isObject(response) ? response[result] : void 0;
    return Array.isArray(found) ? found.map((one, index) => [[result, index], one]) : [[[result], found]];
  } catch {
    return [];
  }
}

function warningsOf({ issues }, start, source) {
  return issues.filter(({ code, path }) => code === "value/type" && path.length > 1).map(({ path: inside, expected, message }) => {
    const path = [...start, ...inside];
    const about = { message: message.replace(subjectOf(inside), () => subjectOf(path)), hint: `Assumed: ${source}` };
    return {
      code: "inner/type",
      severity: "warning",
      path,
      pointer: jsonPointer(path),
      ...about,
      ...expected !== void 0 && { expected }
    };
  });
}
export {
  createInner
};
