import { createHash } from "node:crypto";
import vm from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printSlot } from "../../../../../generator/emit/reference/slots.ts";
import { fillPage } from "../../../../../generator/write/finishing/make_package.ts";
import { stringLiteral } from "../../../../../generator/print/literals.ts";
import { parsePage, policyOf, textOf } from "../../../../fixtures/parsed_page.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { anyText, hostileTexts } from "../../print/hostile_texts.ts";

const SLOTS = ["policy", "style", "early", "script", "licenses"] as const;
const page = ["<!doctype html>", ...SLOTS.slice(0, 3).map(printSlot), "<p>text</p>", ...SLOTS.slice(3).map(printSlot)].join("\n");
const built = new Map([
  ["built/reference/page.js", "(()=>{found=tablesOf(1)})();"],
  ["built/reference/early.js", "document.title='early';"],
  ["built/reference/page.css", "p{color:red}"],
  ["built/reference/licenses.txt", "\nMIT\n"],
]);

function fill(tables = "(one) => [one]", text = page): string {
  return fillPage(text, tables, built);
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

describe("the page", () => {
  test("takes in scripts, style and licenses", () => {
    const text = fill();
    expect(text.slice(text.lastIndexOf("<!--"))).toBe("<!--\nMIT\n-->");
    const parsed = parsePage(text);
    expect(textOf(parsed, "style")).toEqual(["p{color:red}"]);
    expect(textOf(parsed, "p")).toEqual(["text"]);
    const [early, script = ""] = textOf(parsed, "script");
    expect(early).toBe("document.title='early';");
    expect(vm.runInNewContext(`let found;${script};found`)).toEqual([1]);
  });

  test("allows its scripts and its style by their hashes, requests to its own host, and nothing else", () => {
    const parsed = parsePage(fill());
    expect(policyOf(parsed)).toEqual([
      "default-src 'none'",
      `script-src ${textOf(parsed, "script").map(hash).join(" ")}`,
      `style-src ${hash("p{color:red}")}`,
      "img-src data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test.each(SLOTS)("needs the slot %s", (name) => {
    expect(() => fill(undefined, page.replace(printSlot(name), ""))).toThrow(`the reference page has no slot ${printSlot(name)}`);
  });

  test.each(hostileTexts)("has a text of the tables as it is, and its hash stays right: %j", expectText);

  test("has any text as it is", () => {
    fc.assert(fc.property(fc.oneof(anyText(), markup()), expectText), runs(30));
  });
});

/** Texts that mean something to a parser of HTML inside of a script. */
function markup(): fc.Arbitrary<string> {
  const pieces = ["<", "!--", "-->", "</", "script", "SCRIPT", "style", ">", "/", "]]>", "\r", "\0", "`", "${", "\\", "\ud800"];
  return fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(""));
}

/** A text in a string and in a key comes out of the page as it went in. */
function expectText(text: string): void {
  const literal = stringLiteral(text);
  const parsed = parsePage(fill(`() => [${literal}, { [${literal}]: 1 }]`));
  const [early = "", script = "", ...others] = textOf(parsed, "script");
  expect(others).toEqual([]);
  expect(policyOf(parsed)[1]).toBe(`script-src ${hash(early)} ${hash(script)}`);
  expect(vm.runInNewContext(`let found;${script};found`)).toEqual([text, { [text]: 1 }]);
}
