import { describe, expect, test } from "vitest";
import type { OutputFile } from "../../../generator/emitters/emitter.ts";
import { joinModules } from "../../../generator/finishing/join_modules.ts";

function module(path: string, ...lines: readonly string[]): OutputFile {
  return { path, text: [`// @generated from templates/${path} by us. Do not edit.`, ...lines, ""].join("\n") };
}

function join(...files: readonly OutputFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(joinModules(files).map(({ path, text }) => [path, text]));
}

const kinds = module(
  "runtime/kinds.js",
  "/* Kinds are bits. */",
  "const text = 1;",
  "export const NULL = 16;",
  "export const names = [text];",
  "export function kindOf() {",
  "  // The usual case.",
  "  return NULL;",
  "}",
);
const check = module(
  "runtime/check.js",
  'import { NULL, kindOf } from "./kinds.js";',
  'import { isObject } from "../shared/json_values.js";',
  "",
  "export function check(value) {",
  "  return isObject(value) && kindOf(value) !== NULL;",
  "}",
);
const values = module("shared/json_values.js", "export function isObject() {}");
const types = module("runtime/rules.js", "export {};");
const index = module(
  "index.js",
  'import * as all from "./other.js";',
  'import { check } from "./runtime/check.js";',
  'import { other as another } from "./other.js";',
  'import { kindOf as kind } from "./runtime/kinds.js";',
  "",
  "export const made = check(kind, all, another);",
);

describe("the modules of the engine", () => {
  test("become one, each below those that it uses, and its constants above all of them", () => {
    expect(join(check, kinds, values, types, index)).toEqual({
      "index.js": module(
        "index.js",
        'import * as all from "./other.js";',
        'import { check, kindOf as kind } from "./runtime/engine.js";',
        'import { other as another } from "./other.js";',
        "",
        "export const made = check(kind, all, another);",
      ).text,
      "runtime/engine.js": [
        "// @generated from templates/runtime by connector-gateway-spec. Do not edit.",
        "",
        "/* Kinds are bits. */",
        "const text = 1;",
        "const NULL = 16;",
        "",
        "// kinds.js",
        "",
        "const names = [text];",
        "export function kindOf() {",
        "  // The usual case.",
        "  return NULL;",
        "}",
        "",
        "// json_values.js",
        "",
        "function isObject() {}",
        "",
        "// check.js",
        "",
        "export function check(value) {",
        "  return isObject(value) && kindOf(value) !== NULL;",
        "}",
        "",
      ].join("\n"),
    });
  });

  test("do not become one with modules that others do not need", () => {
    const apart = ["runtime/json_schemas.js", "runtime/issue_codes.js", "shared/frame.js", "runtime/tools/select.js"];
    const files = apart.map((path) => module(path, "export const apart = [];"));
    expect(joinModules(files)).toEqual(files);
  });

  test("stay where they are linked without a name for what they export", () => {
    const lost = module("runtime/lost.js", 'import * as all from "./kinds.js";', "export const lost = all;");
    expect(() => join(kinds, lost)).toThrow("runtime/lost.js links another module without names");
    const renamed = module("runtime/renamed.js", 'import { kindOf as kind } from "./kinds.js";', "export const one = kind;");
    expect(() => join(kinds, renamed)).toThrow("parts of runtime/engine.js import kindOf under another name");
  });

  test("cannot declare the same name twice", () => {
    const other = module("runtime/other.js", "class names {}");
    expect(() => join(kinds, other)).toThrow(
      "runtime/kinds.js and runtime/other.js, which are parts of runtime/engine.js, both declare names",
    );
  });
});

describe("the modules of the client", () => {
  const call = module(
    "runtime/client/call.js",
    'import { isObject } from "../../shared/json_values.js";',
    'import { request } from "node:http";',
    "export const call = () => isObject(request);",
    "export const hidden = [];",
  );
  const entry = module("runtime/client/index.js", 'export { call } from "./call.js";', 'export { check } from "../check.js";');

  test("become the module that the subpath leads to, which exports nothing more", () => {
    const { "runtime/client/index.js": client } = join(entry, call, kinds, check, values);
    expect(client).toBe(
      [
        "// @generated from templates/runtime/client by connector-gateway-spec. Do not edit.",
        "",
        'import { isObject } from "../engine.js";',
        'import { request } from "node:http";',
        "",
        'export { check } from "../engine.js";',
        "",
        "// call.js",
        "",
        "export const call = () => isObject(request);",
        "const hidden = [];",
        "",
      ].join("\n"),
    );
  });
});

test("modules of servers on Node stay apart from those of all servers", () => {
  const answer = module("runtime/server/answer.js", "export function answer() {}");
  const node = module("runtime/server/node.js", 'import { answer } from "./answer.js";', "export const listen = () => answer;");
  const joined = join(answer, node);
  expect(Object.keys(joined)).toEqual(["runtime/server/index.js", "runtime/server/node.js"]);
  expect(joined["runtime/server/node.js"]).toContain('import { answer } from "./index.js";');
});
