import { describe, expect, test } from "vitest";
import { checkSyntax } from "../../../fixtures/syntax.ts";

describe("checkSyntax", () => {
  test("accepts what a module made from the catalog consists of", () => {
    const text = `
      // A banner.
      import { createValidator } from "../runtime/validator.js";
      import * as crm from "./crm.js";
      export * from "./crm.js";
      const customer = { name: "Customer", fields: { id: "string", ["__proto__"]: null, "a-b": [-1, true, 1.5] } };
      export const validator = /* @__PURE__ */ createValidator("a", customer);
      export const lazy = { items: () => customer, crm: crm.execute, get table() { return lazy; } };
      export const create = (options) => createValidator({ ...options, connectors: { crm: crm.connector } });
      export const table = () => ({ fields: { limit: { min: atLeast(1), list: [f(g())] } } });
      export function validatorFor(address) { return create(address); }
      export { operations } from "../operations/crm.js";
    `;
    expect(checkSyntax("connectors/a.js", text)).toEqual([]);
  });

  test("accepts what a declaration file consists of", () => {
    const text = `
      import type { A } from "./a.js";
      import type * as B from "./b.js";
      export type { A } from "./a.js";
      export interface C extends A { name: string; [key: string]: unknown }
      export type D = C | B.D;
      export declare const d: D;
      export declare function f<T extends D>(d: T): T;
    `;
    expect(checkSyntax("connectors/a.d.ts", text)).toEqual([]);
  });

  test.each([
    ["globalThis.pwned = true;", "1:1: a statement of kind ExpressionStatement"],
    ["export const a = 1;\nimport 'node:fs';", "2:1: a statement of kind ImportDeclaration"],
    ["import fs from 'node:fs';", "1:16: an import from outside the package"],
    ["export * from 'https://example.test/x.js';", "1:15: an import from outside the package"],
    ["export let a = 1;", "1:1: a statement of kind FirstStatement"],
    ["export default 1;", "1:1: a statement of kind ExportAssignment"],
    ["export const a = f();", "1:18: an expression of kind CallExpression"],
    ["export const a = /* @__PURE__ */ f(g());", "1:36: an expression of kind CallExpression"],
    ["export const a = { b: new B() };", "1:23: an expression of kind NewExpression"],
    ["export const a = `${b}`;", "1:18: an expression of kind TemplateExpression"],
    ["export const a = () => f(new B());", "1:26: an expression of kind NewExpression"],
    ["export const a = (b = f()) => b;", "1:19: a parameter that is more than a name"],
    ["export function a() { f(); return 1; }", "1:1: a function of more than one expression"],
    ["export const a = { get b() { f(); } };", "1:20: a function of more than one expression"],
    ["export const a = { set b(c) {} };", "1:20: a property of kind SetAccessor"],
    ["export const a = { __proto__: null };", "1:20: a prototype"],
    ['export const a = { "__proto__": null };', "1:20: a prototype"],
    ["export const a = { [b]: 1 };", "1:20: a computed name"],
    ["export const { a } = b;", "1:14: a destructured constant"],
    ["export const a = ;", "1:18: Expression expected."],
    ["export const a: string = 1;", "1:17: Type annotations can only be used in TypeScript files."],
  ])("refuses %s in a module", (text, want) => {
    expect(checkSyntax("connectors/a.js", text)).toEqual([`connectors/a.js:${want}`]);
  });

  test.each([
    ["declare global { interface Window { a: 1 } }", "1:1: a statement of kind ModuleDeclaration"],
    ["export declare class A {}", "1:1: a statement of kind ClassDeclaration"],
    ["export declare let a: string;", "1:1: a statement of kind FirstStatement"],
    ["export declare const a;", "1:22: a constant that is not just declared"],
    ["export declare const enum A { B }", "1:1: a statement of kind EnumDeclaration"],
    ["export type A = import('./b.js').B; a();", "1:37: a statement of kind ExpressionStatement"],
    ["export interface A { b: }", "1:25: Type expected."],
    ['/// <reference path="../x.d.ts" />\nexport type A = 1;', "2:1: a reference directive"],
  ])("refuses %s in declarations", (text, want) => {
    expect(checkSyntax("connectors/a.d.ts", text)).toEqual([`connectors/a.d.ts:${want}`]);
  });

  test("checks only the syntax of files compiled from templates, and does not check other files", () => {
    expect(checkSyntax("runtime/a.js", "export function a() { return 1; }\na();")).toEqual([]);
    expect(checkSyntax("runtime/a.js", "export function {")).not.toEqual([]);
    expect(checkSyntax("README.md", "export function {")).toEqual([]);
  });
});
