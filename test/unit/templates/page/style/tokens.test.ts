import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../../project/project_files.ts";
import { contrastOf } from "./contrast.ts";

const FOLDER = join(ROOT, "templates/page/style");
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8").replaceAll(/\/\*.*?\*\//gsu, "");

type Tokens = Readonly<Record<string, string>>;

function tokensAfter(selector: string): Tokens {
  const text = read("tokens.css");
  const start = text.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`tokens.css has no ${selector}`);
  const block = text.slice(start, text.indexOf("}", start));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]*);/gu)].map(([, name = "", value = ""]) => [name, value.trim()]));
}

const tokens = tokensAfter(":root");
/** The values of a theme for tokens that have one: `var(--light, #ffffff) var(--dark, #000000)`. */
function themeOf(name: "light" | "dark"): Tokens {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([token, value]) => {
      const [, light, dark] = /^var\(--light, (.+)\)\s+var\(--dark, (.+)\)$/u.exec(value) ?? [];
      const own = { light, dark }[name];
      return own === undefined ? [] : [[token, own]];
    }),
  );
}

const light = themeOf("light");
const dark = themeOf("dark");

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
])("the %s theme", (_, theme) => {
  const contrast = (one: string, other: string): number => contrastOf(theme[`--color-${one}`] ?? "", theme[`--color-${other}`] ?? "");

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
  ])("have the color that the page gives to the browser around it, in the %s", (name, theme) => {
    const page = readFileSync(join(ROOT, "generator/emit/reference/page.tsx"), "utf8");
    const paper = theme["--color-paper"] ?? "";
    expect(page).toContain(`content="${paper}" media="(prefers-color-scheme: ${name})" data-theme="${name}"`);
  });

  it("are light unless the system, or the choice on the page, makes them dark", () => {
    expect(tokens).toMatchObject({ "--light": "initial", "--dark": "" });
    const isDark = { "--light": "", "--dark": "initial" };
    expect(tokensAfter(':root:not([data-theme="light"])')).toEqual(isDark);
    expect(tokensAfter(':root[data-theme="dark"]')).toEqual(isDark);
  });

  it("have a light and a dark value for each color and shadow", () => {
    const themed = Object.keys(tokens).filter((name) => /^--(?:color|shadow)-/u.test(name));
    expect(Object.keys(light)).toEqual(themed);
  });

  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".css") && name !== "tokens.css");

  it.each(files)("are all there that %s uses", (name) => {
    const own = [...read(name).matchAll(/(--[\w-]+)\s*:/gu)].map(([, token]) => token);
    const used = [...read(name).matchAll(/var\((--[\w-]+)/gu)].map(([, token = ""]) => token);
    expect(used.filter((token) => !(token in tokens) && !own.includes(token))).toEqual([]);
  });

  it.each(files)("are the only colors of %s", (name) => {
    expect(read(name).match(/#[\da-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl|oklch)a?\(/giu) ?? []).toEqual([]);
  });
});
