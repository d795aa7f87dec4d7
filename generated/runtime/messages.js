import { kindOf, namesOfKinds } from "./kinds.js";
import { nearestNames } from "./nearest.js";

/** So many values are listed in a message; `expected` has all of them. */
const MAX_LISTED = 12;

const MAX_NAME = 60;

/** A name from a payload that can be shown: not too long, and nothing in it that moves or hides the text around it. */
export function cleanName(name) {
    const clean = name.slice(0, MAX_NAME).replace(/[\p{C}\p{Zl}\p{Zp}`]/gu, "\ufffd");
    return name.length > MAX_NAME ? `${clean}…` : clean;
}

/** Where a value stands, as a message begins: "`created.gte`", or "The value" for the value itself. */
export function subjectOf(path) {
    const steps = path.map((step, index) => (typeof step === "number" ? `[${step}]` : (index === 0 ? "" : ".") + cleanName(step)));
    return path.length === 0 ? "The value" : `\`${steps.join("")}\``;
}

/** The path as an RFC 6901 JSON Pointer. */
export function pointerOf(path) {
    return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** `an integer or null` */
export function describeKinds(kinds) {
    return joinWords(namesOfKinds(kinds).map(withArticle), "or");
}

/** What a value is, never what it holds. */
export function describeValue(value) {
    const [name = typeof value] = namesOfKinds(kindOf(value));
    return name === "number" ? "a number that JSON cannot hold" : withArticle(name);
}

/** `"draft", "open" or "paid"` */
export function listValues(values) {
    const shown = values.slice(0, MAX_LISTED).map((value) => JSON.stringify(value));
    return joinWords(values.length > MAX_LISTED ? [...shown, `${values.length - MAX_LISTED} more`] : shown, "or");
}

/** "`charge` and `payment_intent`" */
export function listNames(names) {
    return joinWords(names.map((name) => `\`${name}\``), "and");
}

/** "Known: `list` and `get`." */
export function listKnown(names) {
    return `Known: ${names.length === 0 ? "none" : listNames(names)}.`;
}

/** `1 element`, `2 elements` */
export function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** "; did you mean `status`?", or nothing when no name is near. */
export function didYouMean(wanted, names) {
    const [name] = typeof wanted === "string" ? nearestNames(wanted, names.map(String)) : [];
    return name === undefined ? "" : `; did you mean \`${name}\`?`;
}

function withArticle(name) {
    if (name === "null" || name === "undefined")
        return name;
    return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

function joinWords(words, last) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
