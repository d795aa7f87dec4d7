// @generated from templates/runtime/messages.ts by connector-gateway-spec. Do not edit.
import { nearestName } from "../shared/nearest_names.js";
import { kindOf, namesOfKinds } from "./kinds.js";

const MAX_LISTED = 12;
const MAX_NAME = 60;

export function cleanName(name) {
  const clean = name.slice(0, MAX_NAME).replace(/[\p{C}\p{Zl}\p{Zp}`]/gu, "\ufffd");
  return name.length > MAX_NAME ? `${clean}…` : clean;
}

export function subjectOf(path) {
  const steps = path.map((step, index) => (typeof step === "number" ? `[${step}]` : (index === 0 ? "" : ".") + cleanName(step)));
  return path.length === 0 ? "The value" : `\`${steps.join("")}\``;
}

export function describeKinds(kinds) {
  return joinWords(namesOfKinds(kinds).map(withArticle));
}

export function describeValue(value) {
  const [name = typeof value === "number" ? String(value) : typeof value] = namesOfKinds(kindOf(value));
  return withArticle(name);
}

export function listValues(values) {
  // "One of 1 others" would be longer than most values.
  const count = values.length === MAX_LISTED + 1 ? values.length : MAX_LISTED;
  const shown = values.slice(0, count).map((value) => JSON.stringify(value));
  return joinWords(values.length > count ? [...shown, `one of ${values.length - count} others`] : shown);
}

export function listNames(names) {
  return names.map((name) => `\`${name}\``).join(", ");
}

export function listKnown(names) {
  return `Known: ${listNames(names) || "none"}.`;
}

export function didYouMean(wanted, names) {
  const name = typeof wanted === "string" ? nearestName(wanted, names.map(String)) : undefined;
  return name === undefined ? "" : `; did you mean \`${name}\`?`;
}

function withArticle(name) {
  if (/^(?:null|undefined|NaN|-?Inf)/.test(name)) return name;
  return `${/^[aio]/.test(name) ? "an" : "a"} ${name}`;
}

function joinWords(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
