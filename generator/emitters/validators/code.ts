import { propName, stringLiteral } from "../../print/literals.ts";

/** JavaScript to lay out: finished text, or code whose parts may need lines of their own. */
export type Code = string | ListCode | ObjectCode | CallCode;

interface ListCode {
  readonly kind: "list";
  readonly elements: readonly Code[];
}

/** An object literal. */
export interface ObjectCode {
  readonly kind: "object";
  readonly properties: readonly Property[];
  /** One property per line, even if all of them fit on one. */
  readonly broken: boolean;
}

interface CallCode {
  readonly kind: "call";
  readonly name: string;
  readonly args: readonly Code[];
}

/** `name: code`, or finished text such as a getter. */
export type Property = string | readonly [name: string, code: Code];

const lineWidth = 140;

/** An array literal. */
export function list(elements: readonly Code[]): Code {
  return { kind: "list", elements };
}

/** An array literal of strings. */
export function strings(values: readonly string[]): Code {
  return list(values.map(stringLiteral));
}

/** An object literal without the properties that are undefined. */
export function object(properties: readonly (Property | undefined)[], broken = false): ObjectCode {
  return { kind: "object", properties: properties.filter((property) => property !== undefined), broken };
}

/** A call that bundlers may drop if nothing uses its result. */
export function call(name: string, ...args: readonly Code[]): Code {
  return { kind: "call", name, args };
}

/** The code on one line if it fits, otherwise one part per line. `taken` is the number of columns before it. */
export function printCode(code: Code, indent = "", taken: number = indent.length): string {
  if (typeof code === "string") return code;
  const inline = printInline(code);
  if (!isBroken(code) && taken + inline.length < lineWidth) return inline;
  return printBroken(code, indent, taken);
}

function printBroken(code: Exclude<Code, string>, indent: string, taken: number): string {
  return (code.kind === "call" ? printHugging(code, indent, taken) : undefined) ?? printLines(code, indent);
}

function printLines(code: Exclude<Code, string>, indent: string): string {
  const [open, close] = brackets(code);
  const inner = `${indent}  `;
  const lines =
    code.kind === "object"
      ? code.properties.map((part) => printProperty(part, inner))
      : partsOf(code).map((part) => printCode(part, inner));
  return [open, ...lines.map((line) => `${inner}${line},`), indent + close].join("\n");
}

/** `call("first", {` and so on: if only the last argument needs lines of its own, the call itself needs none. */
function printHugging(code: CallCode, indent: string, taken: number): string | undefined {
  const last = code.args.at(-1);
  const others = code.args.slice(0, -1);
  if (last === undefined || typeof last === "string" || others.some((part) => typeof part !== "string")) return undefined;
  const [open, close] = brackets(code);
  const start = open + others.map((part) => `${printInline(part)}, `).join("");
  return taken + start.length < lineWidth ? start + printBroken(last, indent, taken + start.length) + close : undefined;
}

function printInline(code: Code): string {
  if (typeof code === "string") return code;
  const [open, close] = brackets(code);
  if (code.kind !== "object") return open + partsOf(code).map(printInline).join(", ") + close;
  const properties = code.properties.map((property) =>
    typeof property === "string" ? property : nameOf(property) + printInline(property[1]),
  );
  return properties.length === 0 ? "{}" : `{ ${properties.join(", ")} }`;
}

function printProperty(property: Property, indent: string): string {
  if (typeof property === "string") return property;
  const name = nameOf(property);
  return name + printCode(property[1], indent, indent.length + name.length);
}

/** `id: `, or nothing for a property with the name of its variable. */
function nameOf([name, code]: Exclude<Property, string>): string {
  return code === name ? "" : `${propName(name)}: `;
}

function brackets(code: Exclude<Code, string>): readonly [open: string, close: string] {
  switch (code.kind) {
    case "list":
      return ["[", "]"];
    case "object":
      return ["{", "}"];
    case "call":
      return [`/* @__PURE__ */ ${code.name}(`, ")"];
  }
}

function partsOf(code: ListCode | CallCode): readonly Code[] {
  return code.kind === "list" ? code.elements : code.args;
}

function isBroken(code: Code): boolean {
  if (typeof code === "string") return false;
  if (code.kind !== "object") return partsOf(code).some(isBroken);
  return code.broken || code.properties.some((property) => typeof property !== "string" && isBroken(property[1]));
}
