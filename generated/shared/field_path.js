// @generated from templates/core/field_path.ts by connector-gateway-spec. Do not edit.

var STEP = /\.?([^.[\]"]+)|\[(?:("(?:[^"\\]|\\["\\])+")|(0|[1-9][0-9]*)|\{([^{}[\]"]+)\})\]/gu;
var PLAIN_NAME = /^[^.[\]"]+$/u;
var POSITION = /^(?:0|[1-9][0-9]*)$/u;

function parsePathSteps(text) {
  return [...text.matchAll(STEP)].map(([, plain, quoted, position, param]) => {
    return param === void 0 ? plain ?? position ?? unquote(quoted ?? "") : { param };
  });
}

function parseFieldPath(text) {
  return parsePathSteps(text).filter((step) => typeof step === "string");
}

function printFieldPath(path, above = "") {
  return path.reduce((text, step) => text + printStep(step, text === ""), above);
}

function printStep(step, isFirst) {
  if (typeof step !== "string") return `[{${step.param}}]`;
  if (POSITION.test(step)) return `[${step}]`;
  return PLAIN_NAME.test(step) ? `${isFirst ? "" : "."}${step}` : `[${quote(step)}]`;
}

function quote(name) {
  return `"${name.replaceAll(/["\\]/gu, "\\$&")}"`;
}

function unquote(text) {
  return text.slice(1, -1).replaceAll(/\\(["\\])/gu, "$1");
}
export {
  parseFieldPath,
  parsePathSteps,
  printFieldPath
};
