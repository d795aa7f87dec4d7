import { constraintsOnNumbers, constraintsOnStrings } from "../model/apply_constraints.ts";
import { formatNamed } from "../model/formats.ts";
import type { JsonScalar, ScalarName, ScalarType } from "../model/types.ts";
import { stringPattern } from "./formats.ts";

/**
 * A valid scalar that suits its name and is obviously invented. Throws for a string with a pattern that no guess matches:
 * such a field needs an example in the catalog.
 */
export function exampleScalar(name: string, type: ScalarType): JsonScalar {
  const given = type.const ?? type.enum?.find((value) => value !== null) ?? type.knownValues?.[0];
  if (given !== undefined) return given;
  const kind = type.types[0] ?? "string";
  return kind === "string" ? exampleString(name, type) : exampleOther(name, kind, type);
}

function exampleOther(name: string, kind: Exclude<ScalarName, "string">, type: ScalarType): JsonScalar {
  if (kind === "boolean") return /^(?:ok|active|enabled|deleted|success)$/u.test(name);
  const usual = isTime(name) ? 1741944413 : /amount|total|balance|price/iu.test(name) ? 1999 : kind === "integer" ? 1 : 0.5;
  return constraintsOnNumbers(type).reduce((value, { fit }) => fit(value, kind === "integer"), usual);
}

function exampleString(name: string, type: ScalarType): string {
  const pattern = stringPattern(type);
  const isFit = (text: string): boolean => pattern === undefined || new RegExp(pattern, "u").test(text);
  const fit = candidates(name, type)
    .map((text) => constraintsOnStrings(type).reduce((fitted, { fit }) => fit(fitted, false), text))
    .find(isFit);
  if (fit !== undefined) return fit;
  throw new Error(`cannot invent an example of ${name} that matches ${String(pattern)}; add an \`example\` to the catalog`);
}

function candidates(name: string, { commaList, format, pattern }: ScalarType): readonly string[] {
  if (commaList !== undefined) {
    const values = commaList.values ?? commaList.knownValues ?? ["first", "second", "third"];
    return [Array.from({ length: commaList.minItems ?? 1 }, (_, index) => values[index % values.length]).join(",")];
  }
  if (format !== undefined) return [formatNamed(format).example];
  return pattern === undefined ? [plausible(name)] : [plausible(name), `${literalStart(pattern)}EXAMPLE0000`, "1", "a", ""];
}

/** What a string with such a name usually looks like; the first expression that matches the name applies. */
const LOOKS: readonly (readonly [name: RegExp, text: string])[] = [
  [/email/iu, "ada@example.com"],
  [/phone/iu, "+1 555 0100"],
  [/(?:^|_)(?:url|uri|link|website|self)$|Url$|Link$|^href$/u, "https://example.com/1"],
  [/mime_?type|content_?type/iu, "text/plain"],
  [/currency/iu, "usd"],
  [/country/iu, "US"],
  [/language|locale/iu, "en"],
  [/time_?zone/iu, "Europe/Berlin"],
  [/color|colour/iu, "#336699"],
  [/domain/iu, "example.com"],
  [/cursor|page_?token|next|previous|after|before/iu, "cursor_EXAMPLE1"],
  [/secret|token|password|api_?key/iu, "EXAMPLE0000"],
  [/first_?name|given_?name/iu, "Ada"],
  [/last_?name|family_?name|surname/iu, "Example"],
  [/name|title|subject/iu, "Example name"],
  [/description|text|body|comment|message|content|note|reason/iu, "An example."],
];

function plausible(name: string): string {
  const id = /^(.*?)_?(?:id|Id|ID)$/u.exec(name);
  if (id !== null) return `${id[1] === undefined || id[1] === "" ? "id" : id[1]}_EXAMPLE1`;
  if (isTime(name)) return formatNamed("date-time").example;
  return LOOKS.find(([pattern]) => pattern.test(name))?.[1] ?? "example";
}

/** Whether a name suggests a point in time. */
function isTime(name: string): boolean {
  return /(?:^|_)(?:created|updated|ts|date|time|timestamp|at|start|end)$|(?:At|Time|Date)$|^(?:created|updated)/u.test(name);
}

/** The literal characters at the beginning of a pattern, with the first of several alternatives. */
function literalStart(pattern: string): string {
  const start = /^\^((?:[A-Za-z0-9_:-]|\((?:\?:)?[A-Za-z0-9_|-]+\))*)/u.exec(pattern)?.[1] ?? "";
  return start.replace(/\((?:\?:)?([^|)]*)[^)]*\)/gu, "$1");
}
