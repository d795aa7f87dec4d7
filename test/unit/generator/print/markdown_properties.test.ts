import fc from "fast-check";
import { marked } from "marked";
import { parseFragment, type DefaultTreeAdapterMap } from "parse5";
import { describe, expect, test } from "vitest";
import { markdownCell, markdownText } from "../../../../generator/print/markdown.ts";
import { runs } from "../../../fixtures/property_runs.ts";

/** What a reader of GitHub's Markdown makes of a document: the elements in it, and its text. */
function render(markdown: string): { readonly elements: readonly string[]; readonly text: string } {
  const elements: string[] = [];
  let text = "";
  const visit = (node: DefaultTreeAdapterMap["node"]): void => {
    if ("value" in node) text += node.value;
    if ("tagName" in node && node.tagName !== "code") elements.push(node.tagName);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(marked.parse(markdown, { gfm: true, async: false })));
  return { elements, text: visible(text) };
}

/** Blanks are joined, and backticks make code. */
function visible(text: string): string {
  return text.replace(/[\s`]/gu, "");
}

const CONTEXTS: Readonly<Record<string, (text: string) => string>> = {
  "a paragraph": (text) => markdownText(text),
  "the second line of a paragraph": (text) => `Before\n${markdownText(text)}`,
  "an element of a list": (text) => `- ${markdownText(text)}`,
  "a cell of a table": (text) => `| a | b |\n|---|---|\n| ${markdownCell(text)} | x |`,
};

function expectLiteral(text: string): void {
  for (const [context, print] of Object.entries(CONTEXTS)) {
    const plain = render(print("plain"));
    const wanted = { elements: plain.elements, text: plain.text.replace("plain", () => visible(text)) };
    expect({ context, written: text, ...render(print(text)) }).toEqual({ context, written: text, ...wanted });
  }
}

describe("Markdown shows a text of the catalog as it is", () => {
  test.each([
    ...[
      "__proto__",
      "_a_b_",
      "a__b__c",
      "1) x",
      "1. x",
      "12345. x",
      "+ x",
      "- x",
      "* x",
      "# x",
      "x #",
      "&amp; &lt;b> &#38; &copy;",
      "&x; & y",
    ],
    ...["www.example.com", "https://example.com/a_b_c", "see http://x.y/z?a=b&copy=1", "ftp://x.y", "ada@example.com", "mailto:a@b.c"],
    ...[
      "~~gone~~",
      "~a~",
      "a | b",
      "| a |\n|---|",
      "``x``",
      "```js\nx",
      "~~~",
      "x\\",
      "\\",
      "\\\\",
      "\\*",
      "===",
      "---",
      "***",
      "___",
      "- - -",
    ],
    ...[
      "<b>x</b>",
      "<!-- x -->",
      "<https://x.y>",
      "[a](b)",
      "![a](b)",
      "[a]: b",
      "[^1]",
      "> x",
      "- [ ] x",
      "$x$",
      "a `b|c` d",
      "`a\\`",
      "a ` b",
    ],
    ...["`&amp;`", "`<b>`", "*a*b*", "**__a__**", "0) x", "= x", "\tcode", "    code", "*", "+", "-", "1.", "1)", "#", "x  \ny"],
  ])("%j", (text) => {
    expectLiteral(text);
  });

  test("whatever it is made of", () => {
    const pieces = [
      "_",
      "__",
      "*",
      "`",
      "``",
      "\\",
      "<",
      ">",
      "&",
      "amp;",
      "#38;",
      "[",
      "]",
      "(",
      ")",
      "!",
      "#",
      "~",
      "~~",
      "|",
      "-",
      "+",
      "=",
      ":",
    ];
    const words = ["1", ".", ")", "a", "é", "www.", "https://", "x.y", "@", "\n", " ", "proto", "/", '"', "'"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, ...words), { minLength: 1, maxLength: 8 }), (parts) => {
        const text = parts.join("");
        if (visible(text) !== "") expectLiteral(text);
      }),
      runs(400),
    );
  });
});
