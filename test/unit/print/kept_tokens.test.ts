import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import { keptTokens, type KeptTokens } from "../../../generator/print/kept_tokens.ts";

function keptOf(text: string): KeptTokens {
  return keptTokens(ts.createSourceFile("a.ts", text, ts.ScriptTarget.ES2022, true));
}

const joined = (tokens: KeptTokens["code"]): string => tokens.map(({ text }) => text).join(" ");

describe("what stays of a module without its types", () => {
  test.each([
    ["a type-only import", 'import type { A } from "a"; f();', "f ( ) ;"],
    ["an import", 'import { a } from "a";', 'import { a } from "a" ;'],
    ["an import without names", 'import "a";', 'import "a" ;'],
    ["a type among the names of an import", 'import { a, type B } from "a";', 'import { a , } from "a" ;'],
    ["a type-only export", 'export type { A } from "a"; f();', "f ( ) ;"],
    ["a type among the names of an export", "export { a, type B };", "export { a , } ;"],
    ["an export", 'export { a } from "a";', 'export { a } from "a" ;'],
    ["`implements`", "class A implements B {}", "class A { }"],
    ["`extends`", "class A extends B {}", "class A extends B { }"],
    ["an overload", "function f(a: string): void; function f(a) {}", "function f ( a ) { }"],
    ["a function", "function f() { return 1; }", "function f ( ) { return 1 ; }"],
    ["an interface", "interface A { a: string } f();", "f ( ) ;"],
    ["a type alias", "type A = string; f();", "f ( ) ;"],
    ["parameters of types", "function f<T>(a: T): T { return a; }", "function f < > ( a : ) : { return a ; }"],
    ["the type of a constant", "const a: Map<string, A[]> = b;", "const a : = b ;"],
    ["types one after the other", "const a: A = b, c: C = d;", "const a : = b , c : = d ;"],
  ])("%s", (_, text, want) => {
    expect(joined(keptOf(text).code)).toBe(want);
  });
});

describe("what stays of a module without values", () => {
  test.each([
    ["the body of a function", "function f(): number { return 1; }", "function f ( ) : number"],
    ["the value of a typed constant", "const a: number = 1 + 2;", "const a : number = ;"],
    ["the value of a constant without a type", "const a = 1;", "const a = 1 ;"],
    ["the value of a typed property", "class A { a: string = b(); c = 1; }", "class A { a : string = ; c = 1 ; }"],
    ["the value of a typed parameter", "function f(a: number = 1, b = 2): void {}", "function f ( a : number = , b = 2 ) : void"],
    ["a value that is no initializer", "f(a, b);", "f ( a , b ) ;"],
    ["bodies inside of bodies", "function f(): void { function g(): void { h(); } } i();", "function f ( ) : void i ( ) ;"],
  ])("%s", (_, text, want) => {
    expect(joined(keptOf(text).declarations)).toBe(want);
  });
});

test("literals that begin like others come after those", () => {
  expect(keptOf("const a = /x/, b = /x/g, c = `d${e}f${g}h`, i = `j`;").literals).toEqual(["/x/g", "`d${", "}f${", "/x/", "}h`", "`j`"]);
});
