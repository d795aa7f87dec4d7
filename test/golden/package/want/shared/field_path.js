// @generated from templates/shared/field_path.ts by connector-gateway-spec. Do not edit.

const STEP = /\.?([^.[\]"]+)|\[("(?:[^"\\]|\\["\\])+")\]/gu;
const PLAIN_NAME = /^[^.[\]"]+$/u;

export function parseFieldPath(text) {
  return [...text.matchAll(STEP)].map(([, plain, quoted]) => plain ?? unquote(quoted ?? ""));
}

export function printFieldPath(path, above = "") {
  return path.reduce((text, name) => text + (PLAIN_NAME.test(name) ? `${text === "" ? "" : "."}${name}` : `[${quote(name)}]`), above);
}

function quote(name) {
  return `"${name.replaceAll(/["\\]/gu, "\\$&")}"`;
}

function unquote(text) {
  return text.slice(1, -1).replaceAll(/\\(["\\])/gu, "$1");
}
