import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../project/project_files.ts";
import { contrastOf } from "./contrast.ts";

const FOLDER = join(ROOT, "templates/reference/style");
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8").replaceAll(/\/\*.*?\*\//gsu, "");

type Tokens = Readonly<Record<string, string>>;

function tokensAfter(selector: string): Tokens {
  const text = read("tokens.css");
  const start = text.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`tokens.css has no ${selector}`);
  const block = text.slice(start, text.indexOf("}", start));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name = "", value = ""]) => [name, value.trim()]));
}

const light = tokensAfter(":root");
const dark = tokensAfter(':root[data-theme="dark"]');

const BACKGROUNDS = ["paper", "surface", "sunken", "hover"];
const MEANINGS = ["read", "write", "permanent", "assumed", "hidden", "error", "success", "caution"];
const TEXTS = ["ink", "ink-soft", "ink-faint", "accent", "accent-strong", ...MEANINGS];
const CODE = ["keyword", "string", "number", "name", "punctuation", "comment"].map((name) => `code-${name}`);

const product = (texts: readonly string[], backgrounds: readonly string[]): readonly (readonly [string, string])[] =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

const textPairs = [
  ...product(TEXTS, BACKGROUNDS),
  ...product(CODE, ["sunken", "surface"]),
  ...product(["ink", "ink-soft", "accent"], ["accent-soft", "mark", ...MEANINGS.map((name) => `${name}-soft`)]),
  ...MEANINGS.map((name) => [name, `${name}-soft`] as const),
  ...product(["on-accent"], ["accent", "accent-strong"]),
];

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s theme", (_, tokens) => {
  const contrast = (one: string, other: string): number => contrastOf(tokens[`--color-${one}`] ?? "", tokens[`--color-${other}`] ?? "");

  it.each(textPairs)("has text in %s that reads well on %s", (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(product(["line-strong", "accent"], BACKGROUNDS))("has edges of controls in %s that show on %s", (line, background) => {
    expect(contrast(line, background)).toBeGreaterThanOrEqual(3);
  });
});

describe("the contrast of two colors", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#000000", 21],
    ["#777777", "#ffffff", 4.48],
    ["#0000ff", "#ffffff", 8.59],
    ["#123456", "#123456", 1],
  ])("of %s and %s is %d", (one, other, want) => {
    expect(contrastOf(one, other)).toBeCloseTo(want, 2);
  });

  it("is of colors only", () => {
    expect(() => contrastOf("white", "#000000")).toThrow("not a color: white");
  });
});

describe("the tokens", () => {
  it.each([
    ["light", light],
    ["dark", dark],
  ])("have the color that the page gives to the browser around it, in the %s", (name, tokens) => {
    const page = readFileSync(join(ROOT, "generator/emitters/reference/page.tsx"), "utf8");
    const paper = tokens["--color-paper"] ?? "";
    expect(page).toContain(`content="${paper}" media="(prefers-color-scheme: ${name})" data-theme="${name}"`);
  });

  it("are the same in the dark theme of the system and in the chosen one", () => {
    expect(tokensAfter(':root:not([data-theme="light"])')).toEqual(dark);
  });

  it("have a dark value for each color and shadow", () => {
    const themed = Object.keys(light).filter((name) => /^--(?:color|shadow)-/u.test(name));
    expect(Object.keys(dark).sort()).toEqual(themed.sort());
  });

  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".css") && name !== "tokens.css");

  it.each(files)("are all there that %s uses", (name) => {
    const own = [...read(name).matchAll(/(--[\w-]+)\s*:/gu)].map(([, token]) => token);
    const used = [...read(name).matchAll(/var\((--[\w-]+)/gu)].map(([, token = ""]) => token);
    expect(used.filter((token) => !(token in light) && !own.includes(token))).toEqual([]);
  });

  it.each(files)("are the only colors of %s", (name) => {
    expect(read(name).match(/#[\da-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl|oklch)a?\(/giu) ?? []).toEqual([]);
  });
});
