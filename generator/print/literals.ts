import { type JsonScalar, isReservedWord, remember } from "#generator/resolve";
import { escapeInvisible } from "#templates/core";

const commentWidth = 110;

/** All characters that some reader of the file may take for the end of a line. */
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
const identifier = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** A name to declare or refer to. Throws for a reserved word or any other text that is not an identifier. */
export function ident(name: string): string {
  if (!identifier.test(name) || isReservedWord(name)) throw new Error(`${stringLiteral(name)} cannot be an identifier`);
  return name;
}

/** A property name in an object literal or an interface, quoted where it has to be. */
export function propName(name: string): string {
  // In an object literal, a plain or quoted __proto__ sets the prototype; a computed one is an ordinary property.
  if (name === "__proto__") return '["__proto__"]';
  return identifier.test(name) ? name : stringLiteral(name);
}

/** A double-quoted string of visible characters, which is valid JSON too. */
export function stringLiteral(text: string): string {
  return escapeInvisible(JSON.stringify(text)).replace(/<(?=\/script|!--)/gi, "\\u003c");
}

/** A tag at the end of a comment: `@deprecated`, `@default 10`. */
export interface Tag {
  readonly name: "default" | "deprecated" | "example" | "experimental" | "see";
  readonly text?: string;
}

/** The documentation of a declaration or of a member. */
export interface Doc {
  readonly lines: readonly string[];
  readonly tags?: readonly Tag[];
}

/** The documentation without tags. */
export function docOf(...lines: readonly string[]): Doc {
  return { lines };
}

/**
 * A doc comment, each line indented by `indent`, without a line feed at the end; "" when the text is empty. Texts are
 * wrapped and escaped: they can neither end the comment nor begin a tag in it.
 */
export function comment(text: string | readonly string[], indent = "", tags: readonly Tag[] = []): string {
  const width = commentWidth - indent.length;
  const paragraphs = (typeof text === "string" ? [text] : text).flatMap((part) => part.split(lineBreak)).map(quoteTags);
  const body = trimBlank(paragraphs.flatMap((paragraph) => wrap(paragraph, width))).map(escapeComment);
  const lines = [...body, ...tags.flatMap((tag) => tagLines(tag, width))];
  const [only = ""] = lines;
  if (lines.length < 2) return only === "" ? "" : `${indent}/** ${only} */`;
  return ["/**", ...lines.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"].map((line) => indent + line).join("\n");
}

/** A JSON value without parts as a JavaScript literal. Throws for a number that JSON cannot hold. */
export function scalarLiteral(value: JsonScalar): string {
  if (typeof value === "string") return stringLiteral(value);
  return typeof value === "number" ? numberLiteral(value) : String(value);
}

/** The type of the texts that a pattern describes, in which `*` stands for any characters. */
export function templateType(pattern: string): string {
  const parts = pattern.split("*").map((part) => stringLiteral(part).slice(1, -1).replaceAll(/[`$]/gu, "\\$&").replaceAll('\\"', '"'));
  return `\`${parts.join("${string}")}\``;
}

/** A text for a comment that another tool writes: it can neither end the comment nor begin a tag or a directive in it. */
export function commentText(text: string): string {
  return text
    .split(lineBreak)
    .map((line) => escapeComment(quoteTags(line)))
    .join("\n");
}

function tagLines({ name, text = "" }: Tag, width: number): string[] {
  const [first = "", ...rest] = wrap(quoteTags(text.split(lineBreak).join(" ")), width - name.length - 2).map(escapeComment);
  return [`@${name} ${first}`.trimEnd(), ...rest.map((line) => `  ${line}`)];
}

/** Breaks a text into lines at spaces. A word that is longer than the width stays whole. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \t]+/).filter((part) => part !== "")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line];
}

function trimBlank(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line !== "");
  const last = lines.findLastIndex((line) => line !== "");
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/**
 * Puts each `@` that TypeScript would read as the start of a tag into code, where hovers show it as it is: `@here`. (A
 * backslash would prevent the tag too, but hovers show the backslash.) No line break can come between it and the backtick.
 */
function quoteTags(paragraph: string): string {
  // Every second part is code. A backtick before an `@` prevents the tag whether or not the backticks come in pairs.
  return paragraph
    .split("`")
    .map((part, index) => (index % 2 === 0 ? quoteInProse(part, index === 0) : quoteInCode(part)))
    .join("`");
}

function quoteInProse(text: string, isStart: boolean): string {
  return text.replace(isStart ? /(^|[\s{])(@[\w-]*)/g : /([\s{])(@[\w-]*)/g, "$1`$2`");
}

/** Ends the code before the `@` and continues it with the `@`. */
function quoteInCode(text: string): string {
  return text.replace(/(\s|\{(?=@link))@/g, "`$1`@");
}

/** Escapes one line that is already wrapped, so that no later line break can undo it. */
function escapeComment(line: string): string {
  return escapeInvisible(line)
    .replaceAll("*/", "*\\/")
    .replace(/<(?=\/script|!--)/gi, "<\\");
}

function numberLiteral(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} is not a JSON number`);
  return Object.is(value, -0) ? "-0" : String(value);
}

/** The first line of emitted files that can have comments: hosts fold files with this mark. `source` is what they are made from. */
export function bannerOf(source: string): string {
  return `// ${escapeComment(`@generated from ${source} by connector-gateway-spec. Do not edit.`)}`;
}

/** The banner of files that are made from several files of the catalog. */
export const banner: string = bannerOf("spec/");

/** The text of a JSON file: two spaces per level, one line feed at the end. */
export function printJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Which objects and arrays of a JSON file have a line for each entry: the outermost value, and inside it those that are
 * named here, level by level. `*` stands for every key that has no entry of its own, and for every element of an array.
 */
export interface JsonLines {
  readonly [key: string]: JsonLines;
}

/**
 * The text of a JSON file for programs, small but with short diffs: a line for each entry of what `lines` names, no white
 * space besides, one line feed at the end.
 */
export function printJsonLines(value: object, lines: JsonLines): string {
  return `${printLines(value, lines)}\n`;
}

function printLines(value: unknown, lines: JsonLines | undefined): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (lines === undefined) return onOneLine(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  const isArray = Array.isArray(value);
  const printed = entries.map(([key, entry]) => {
    const text = printLines(entry, linesOf(lines, key));
    return isArray ? text : `${JSON.stringify(key)}:${text}`;
  });
  const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
  return printed.length === 0 ? `${open}${close}` : `${open}\n${printed.join(",\n")}\n${close}`;
}

const onOneLine = remember((value: object) => JSON.stringify(value));

function linesOf(lines: JsonLines, key: string): JsonLines | undefined {
  return Object.hasOwn(lines, key) ? lines[key] : lines["*"];
}
