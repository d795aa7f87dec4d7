// @generated from templates/runtime/issues.ts by connector-gateway-spec. Do not edit.
import { countElements, strayElement } from "./comma_list.js";
import { at, keepsWarnings, report } from "./issue_list.js";
import { kindOf, namesOfKinds } from "./kinds.js";
import { describeKinds, describeValue, didYouMean, listKnown, listNames, listValues } from "./messages.js";

export function reportKind(walk, rule, value, warning) {
  if (value !== null && rule.source.const !== undefined) reportNotAllowed(walk, rule, value, false);
  else {
    const text = `must be ${describeKinds(rule.kinds)}, not ${describeValue(value)}`;
    const hint = isQuoted(rule, value) ? "Remove the quotes." : "";
    report(walk, value === null ? "value/null" : "value/type", text, typeText(rule), hint, warning);
  }
}

function typeText({ source, kinds }) {
  return source.type ?? namesOfKinds(kinds).join(" | ");
}

function isQuoted({ kinds }, value) {
  return typeof value === "string" && /\d/.test(value) && (kinds & kindOf(Number(value))) !== 0;
}

export function reportNotAllowed(walk, rule, value, lenient) {
  const only = rule.source.const;
  if (only === undefined) reportEnum(walk, rule, value, "", lenient);
  else report(walk, "value/const", `must be ${JSON.stringify(only)}`, only);
}

function reportEnum(walk, { source }, value, kind, lenient) {
  const listed = source.enum ?? [];
  if (lenient && !keepsWarnings(walk)) return;
  report(walk, "value/enum", `must be ${kind}${listValues(listed)}${didYouMean(value, listed)}`, [...listed], "", lenient);
}

export function reportAlsoSeen(walk, rule, value) {
  const text = `is ${describeValue(value)}, as seen in real traffic; the documents say ${describeKinds(rule.kinds)}`;
  report(walk, "value/also-seen", text, typeText(rule), "", true);
}

export function reportChecks(walk, checks, value) {
  for (const { code, accepts, demand, expected } of checks) {
    if (!accepts(value)) report(walk, code, `must ${demand}`, expected);
  }
}

export function reportString(walk, rule, text, lenient) {
  reportChecks(walk, rule.ofString, text);
  if (rule.source.list !== undefined) reportList(walk, rule, text, lenient);
}

function reportList(walk, rule, text, lenient) {
  reportChecks(walk, rule.ofCount, countElements(text));
  const start = strayElement(text, rule.elements);
  if (start !== undefined) reportEnum(walk, rule, text.slice(start).split(",", 1)[0], "a comma-separated list (no spaces) of ", lenient);
}

export function reportUnknown(walk, { source, names }, warning) {
  const { name, noun = "field" } = source;
  const text = `is not a ${warning ? "documented " : ""}${noun} of ${name}`;
  reportName(walk, codeFor(source.noun, "unknown"), text, walk.path.at(-1), names, warning);
}

export function reportName(walk, code, text, name, known, warning) {
  // Looking for the nearest name takes time, and there may be as many unknown names as the sender likes.
  if (warning && !keepsWarnings(walk)) return;
  const suggestion = didYouMean(name, known);
  report(walk, code, text + suggestion, [...known], suggestion === "" ? listKnown(known) : "", warning);
}

export function reportMissing(walk, { source, fields }, present, lenient) {
  const { name, noun = "field" } = source;
  const text = `is missing; it is a required ${noun} of ${name}`;
  for (const [place, { name: field, rule, required, demanded }] of fields.entries()) {
    if (required && present[place] !== true) {
      at(walk, field, () => report(walk, codeFor(source.noun, "missing"), text, typeText(rule), "", lenient && !demanded));
    }
  }
}

export function reportNoneOf(walk, { source: { name, noun, atLeastOneOf = [] } }) {
  report(walk, codeFor(noun, "at-least-one-of"), `needs at least one of ${listNames(atLeastOneOf)}`, [...atLeastOneOf], "", false, name);
}

function codeFor(noun, kind) {
  return `${noun === "parameter" ? "params" : "field"}/${kind}`;
}
