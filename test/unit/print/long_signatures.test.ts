import { expect, test } from "vitest";
import { breakSignatures } from "../../../generator/print/long_signatures.ts";

const wide = "x".repeat(110);

test.each([
  [
    `export declare function a(b: ${wide}, c: Map<B, C>, d: "(,"): E;\n`,
    `export declare function a(\n  b: ${wide},\n  c: Map<B, C>,\n  d: "(,",\n): E;\n`,
  ],
  [
    `export declare function a<T>(b: (c: C, d: D) => T, e: ${wide}): T;`,
    `export declare function a<T>(\n  b: (c: C, d: D) => T,\n  e: ${wide},\n): T;`,
  ],
  [
    `export declare function a({ b, c }: { b: ${wide}; c: [D, E] }): F;`,
    `export declare function a(\n  { b, c }: { b: ${wide}; c: [D, E] },\n): F;`,
  ],
  ["export declare function short(a: A, b: B): C;", "export declare function short(a: A, b: B): C;"],
  [`/** export declare function ${wide}(a, b)${wide} */`, `/** export declare function ${wide}(a, b)${wide} */`],
])("%s", (text, want) => {
  expect(breakSignatures(text)).toBe(want);
});
