import { isList } from "#templates/core";
import type { JsonScalar, JsonValue } from "#generator/resolve";
import { comment, propName, scalarLiteral, type Doc } from "./literals.ts";

/** An expression or a type to lay out: finished text, or parts that may need lines of their own. */
export type Code = string | Group | Sequence | Documented;

/** Parts between brackets: on one line if they fit, otherwise each on a line of its own. */
interface Group {
  readonly kind: "group";
  readonly open: string;
  readonly close: string;
  readonly separator: "," | ";" | " |";
  readonly parts: readonly Code[];
  /** One part per line, even if all of them fit on one. */
  readonly broken?: boolean;
  /** Blanks inside the brackets. */
  readonly padded?: boolean;
  /** As many parts on a line as fit, in place of one per line. The parts are short texts. */
  readonly filled?: boolean;
  /** Whether the last part is followed by a separator if it has its own line. */
  readonly trailing?: boolean;
  /** If only the last part needs lines, the others stay on the line of the bracket. */
  readonly hugging?: boolean;
}

/** Parts one after the other. */
interface Sequence {
  readonly kind: "sequence";
  readonly parts: readonly Code[];
}

/** Code below its doc comment. */
interface Documented {
  readonly kind: "documented";
  readonly doc: Doc;
  readonly code: Code;
}

/** `name: code`, or finished text such as a getter, or a variable with the name of its property. */
export type Property = string | readonly [name: string, code: Code];

/** A property of an interface or of an object type. */
export interface Member {
  readonly name: string;
  readonly doc?: Doc;
  readonly type: Code;
  readonly optional?: boolean;
  readonly readonly?: boolean;
}

/** The members of an object, and index signatures for other names. */
export interface Members {
  readonly members: readonly Member[];
  readonly others?: readonly OtherMembers[];
}

/** An index signature. */
export interface OtherMembers {
  readonly doc: Doc;
  /** The type of the names; `string` by default. */
  readonly names?: Code;
  readonly type: Code;
}

/** The columns of a line in emitted code. */
export const lineWidth = 140;

/** Parts one after the other, without anything between them. */
export function sequence(...parts: readonly Code[]): Code {
  return { kind: "sequence", parts };
}

/** Parts between brackets, separated by commas, without a comma after the last one. */
export function bracketed(open: string, parts: readonly Code[], close: string): Code {
  return { kind: "group", open, close, separator: ",", parts };
}

/** Names in braces, as imports and exports have them. */
export function names(all: readonly string[]): Code {
  return { kind: "group", open: "{", close: "}", separator: ",", parts: all, padded: true, trailing: true };
}

/** An array literal. */
export function list(elements: readonly Code[]): Code {
  return { kind: "group", open: "[", close: "]", separator: ",", parts: elements, trailing: true };
}

/** An array literal of strings, numbers and the like. */
export function scalars(values: readonly JsonScalar[]): Code {
  return { kind: "group", open: "[", close: "]", separator: ",", parts: values.map(scalarLiteral), trailing: true, filled: true };
}

/** An object literal without the properties that are undefined. */
export function object(properties: readonly (Property | undefined)[], broken = false): Code {
  const parts = properties.filter((property) => property !== undefined).map(toPart);
  return { kind: "group", open: "{", close: "}", separator: ",", parts, broken, padded: true, trailing: true };
}

/** The mark of a call that bundlers may drop if nothing uses its result. */
const PURE = "/* @__PURE__ */ ";

/** A call that bundlers may drop if nothing uses its result. */
export function call(name: string, ...args: readonly Code[]): Code {
  return { kind: "group", open: `${PURE}${name}(`, close: ")", separator: ",", parts: args, trailing: true, hugging: true };
}

/** A function that makes a value when it is called. */
export function lazily(value: Code): Code {
  return sequence("() => (", withoutMarks(value), ")");
}

/** Calls inside of a function need no marks: bundlers drop the whole function. */
export function withoutMarks(code: Code): Code {
  if (typeof code === "string") return code;
  if (code.kind === "documented") return { ...code, code: withoutMarks(code.code) };
  const parts = code.parts.map(withoutMarks);
  return code.kind === "group" ? { ...code, parts, open: code.open.replace(PURE, "") } : { ...code, parts };
}

/** A JSON value as a literal. Throws for a number that JSON cannot hold. */
export function literal(value: JsonValue): Code {
  if (typeof value !== "object" || value === null) return scalarLiteral(value);
  if (isList(value))
    return value.every((element) => typeof element !== "object" || element === null) ? scalars(value) : list(value.map(literal));
  return object(Object.entries(value).map(([name, inner]): Property => [name, literal(inner)]));
}

/** A type with arguments: `Page<Customer, Meta>`. */
export function reference(name: string, ...args: readonly Code[]): Code {
  return bracketed(`${name}<`, args, ">");
}

/** A function type, one parameter per line. */
export function functionType(parameters: readonly Code[], returns: Code): Code {
  const parts: Code = { kind: "group", open: "(", close: ")", separator: ",", parts: parameters, broken: true, trailing: true };
  return sequence(parts, " => ", returns);
}

/** An object type, one member per line. */
export function objectType({ members, others = [] }: Members): Code {
  const open = others.map(({ doc, names: keys = "string", type }) => documented(doc, sequence("[name: ", keys, "]: ", type)));
  return { kind: "group", open: "{", close: "}", separator: ";", parts: [...open, ...members.map(toMember)], broken: true, trailing: true };
}

/** A union; `never` for no types. With `broken`, each type has its own line. */
export function union(types: readonly Code[], { broken = false, enclosed = false } = {}): Code {
  const [only, ...others] = types;
  if (only === undefined) return "never";
  if (others.length === 0) return only;
  const [open, close] = enclosed ? ["(", ")"] : ["", ""];
  // Beside an object type that has lines of its own, further lines would only tear the others from it.
  if (!broken && types.some((type) => printInline(type, Infinity) === undefined))
    return sequence(open, ...types.flatMap((type, index) => (index === 0 ? [type] : [" | ", type])), close);
  return { kind: "group", open, close, separator: " |", parts: types, broken };
}

/** Code below its doc comment; the code alone if the comment is empty. */
export function documented(doc: Doc | undefined, code: Code): Code {
  const isSilent = doc === undefined || (doc.tags ?? []).length + doc.lines.join("").trim().length === 0;
  return isSilent ? code : { kind: "documented", doc, code };
}

/**
 * The code on one line if it fits, otherwise one part per line. `taken` is the number of columns before it, and `after`
 * the number of columns that must be left for what follows.
 */
export function printCode(code: Code, indent = "", taken: number = indent.length, after = 1): string {
  if (typeof code === "string") return code;
  const inline = printInline(code, lineWidth - taken - after);
  if (inline !== undefined) return inline;
  switch (code.kind) {
    case "documented":
      return `${comment(code.doc.lines, indent, code.doc.tags).trimStart()}\n${indent}${printCode(code.code, indent, taken, after)}`;
    case "sequence":
      return printSequence(code.parts, indent, taken, after);
    case "group":
      return printHugging(code, indent, taken) ?? printLines(code, indent);
  }
}

/** A JSON value as a literal, on one line if it fits, otherwise one element per line. */
export function printValue(value: JsonValue): string {
  return printCode(literal(value));
}

/** A JSON value as a literal on one line, however long. */
export function printLine(value: JsonValue): string {
  return printInline(literal(value), Infinity) ?? "";
}

/** The code without documentation, marks for bundlers, and white space that it can do without. */
export function printCompact(code: Code): string {
  if (typeof code === "string") return code;
  if (code.kind === "documented") return printCompact(code.code);
  const parts = code.parts.map(printCompact);
  return code.kind === "sequence" ? parts.join("") : `${code.open.replace(PURE, "")}${parts.join(code.separator.trim())}${code.close}`;
}

/** The code on one line; undefined if it needs more than one or more columns than there are. */
function printInline(code: Code, room: number): string | undefined {
  if (typeof code === "string") return code.length > room || code.includes("\n") ? undefined : code;
  if (code.kind === "documented" || (code.kind === "group" && code.broken === true && code.parts.length > 0)) return undefined;
  const [open, between, close] = code.kind === "sequence" ? ["", "", ""] : bracketsOf(code);
  let text = open;
  for (const [index, part] of code.parts.entries()) {
    const start = index === 0 ? text : text + between;
    const next = printInline(part, room - start.length - close.length);
    if (next === undefined) return undefined;
    text = start + next;
  }
  return text.length + close.length > room ? undefined : text + close;
}

function bracketsOf({ open, close, separator, parts, padded = false }: Group): readonly [open: string, between: string, close: string] {
  const blank = padded && parts.length > 0 ? " " : "";
  return [open + blank, `${separator} `, blank + close];
}

function printSequence(parts: readonly Code[], indent: string, taken: number, after: number): string {
  let text = "";
  for (const [index, part] of parts.entries()) {
    const end = text.lastIndexOf("\n");
    const column = end < 0 ? taken + text.length : text.length - end - 1;
    text += printCode(part, indent, column, openingOf(parts.slice(index + 1), after));
  }
  return text;
}

/** The columns that the parts need on the line that they begin on. */
function openingOf(parts: readonly Code[], after: number): number {
  const [first, ...rest] = parts;
  if (first === undefined) return after;
  if (typeof first === "string") return first.includes("\n") ? first.indexOf("\n") : first.length + openingOf(rest, after);
  return first.kind === "group" ? first.open.length : 0;
}

/** `call("first", {` and so on: only short arguments may stay on the line of the bracket. */
function printHugging({ open, close, parts, hugging = false }: Group, indent: string, taken: number): string | undefined {
  const last = parts.at(-1);
  const others = parts.slice(0, -1);
  if (!hugging || last === undefined || typeof last === "string" || last.kind !== "group") return undefined;
  if (!others.every((part) => typeof part === "string")) return undefined;
  const start = open + others.map((part) => `${part}, `).join("");
  const column = taken + start.length;
  if (column + last.open.length > lineWidth) return undefined;
  return start + (printHugging(last, indent, column) ?? printLines(last, indent)) + close;
}

function printLines({ open, close, separator, parts, trailing = false, filled = false }: Group, indent: string): string {
  const inner = `${indent}  `;
  const [before, behind] = separator === " |" ? ["| ", ""] : ["", separator];
  const lines = parts.map((part, index) => {
    const end = index < parts.length - 1 || trailing ? behind : "";
    // A union without brackets begins on the line of the part.
    const isBare = typeof part !== "string" && part.kind === "group" && part.open === "";
    return inner + before + printCode(part, isBare ? indent : inner, inner.length + before.length, end.length).trimStart() + end;
  });
  return [open, ...(filled ? joinLines(lines, inner) : lines), ...(close === "" ? [] : [indent + close])].join("\n");
}

/** Lines with the same indent as fewer, longer ones. */
function joinLines(lines: readonly string[], indent: string): readonly string[] {
  return lines.reduce<string[]>((joined, line) => {
    const longer = `${joined.at(-1) ?? ""} ${line.slice(indent.length)}`;
    if (joined.length === 0 || longer.length > lineWidth) joined.push(line);
    else joined[joined.length - 1] = longer;
    return joined;
  }, []);
}

function toPart(property: Property): Code {
  return typeof property === "string" ? property : sequence(`${propName(property[0])}: `, property[1]);
}

function toMember({ name, doc, type, optional = false, readonly = false }: Member): Code {
  return documented(doc, sequence(`${readonly ? "readonly " : ""}${propName(name)}${optional ? "?" : ""}: `, type));
}
