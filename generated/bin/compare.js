// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  checksFor,
  itemChecks,
  numberChecks
} from "./chunk.js";
import {
  ConfigError,
  createPaint,
  findStrictProblems,
  indexLines,
  locateJson,
  markdownText,
  positionOf,
  printReport,
  scanJson,
  wantsColor
} from "./chunk4.js";
import {
  UsageError,
  adviceFor,
  charactersFrom,
  charactersUpTo,
  codeOf,
  countElements,
  decodeText,
  fileName,
  innerTypesOf,
  isList,
  isObject,
  jsonPointer,
  nearestName,
  readWhole,
  redact,
  redactValue,
  safeLine,
  statsOf,
  strayElement,
  toDecimal,
  typeText
} from "./chunk6.js";

import { resolve } from "node:path";

const DAY = 864e5;
const MOST_NAMES = 5;
const TIME = "(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))";
const WORD = "[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
const LABEL = "[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*";
const PATH_CHARACTER = "(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=:@]|%[0-9A-Fa-f]{2})";
const USER = "(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=:]|%[0-9A-Fa-f]{2})*@";
const HOST = "(?:\\[[0-9A-Fa-f:.]+\\]|(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=]|%[0-9A-Fa-f]{2})*)";
const MOST_TEXTS = 500;
const MOST_VALUES = 6;
const OWNERS_IN_TERMINAL = 3;
const OWNERS_IN_TABLE = 5;
const NAMED = 10;
const DEEPEST = 200;
const BLOCK = 512;
const MOST_FILES = 1e5;
const LONGEST_PATH = 4096;
const CATALOG_NAME = "catalog.json";

var ENTRY = '{ "id": "<id of the change>", "reason": "<why it is accepted>", "expires": "2027-01-31" }';
var FORM = `the form is { "accepted": [${ENTRY}] }`;

function readAcceptedBreaks(text2, file) {
  const lines = indexLines(text2, 1);
  const broken = scanJson(text2, {});
  if (broken !== void 0) throw new ConfigError(file, [{ ...positionOf(lines, broken.offset), message: broken.message, help: FORM }]);
  const value = JSON.parse(text2);
  const duplicates = findStrictProblems(text2).filter(({ code }) => code === "json/duplicate-key");
  const mistakes = [
    ...duplicates.map(({ path, message }) => ({ path, message, help: "remove one of the two" })),
    ...mistakesIn(value)
  ];
  const entries = isObject(value) && isList(value["accepted"]) ? value["accepted"] : [];
  const paths = [...mistakes.map(({ path }) => path), ...entries.map((_, index) => ["accepted", index])];
  const places = locateJson(text2, paths).map(({ value: found }) => positionOf(lines, found.start));
  const placed = mistakes.map(({ message, help }, index) => ({ ...places[index] ?? START, message, help }));
  if (placed.length > 0) throw new ConfigError(file, placed);
  return entries.flatMap((entry, index) => isObject(entry) ? [toBreak(entry, { file, ...places[index] ?? START })] : []);
}
var START = { line: 1, column: 1 };

function toBreak(entry, at) {
  return { id: String(entry["id"]), reason: String(entry["reason"]), expires: String(entry["expires"]), at };
}

function mistakesIn(value) {
  if (!isObject(value)) return [{ path: [], message: "the file must be an object", help: FORM }];
  const unknown = unknownKeys(value, ["$schema", "accepted"], []);
  const { accepted } = value;
  if (!isList(accepted)) return [...unknown, { path: ["accepted"], message: '"accepted" must be a list', help: FORM }];
  const seen = /* @__PURE__ */ new Set();
  return [...unknown, ...accepted.flatMap((entry, index) => mistakesInEntry(entry, ["accepted", index], seen))];
}

function mistakesInEntry(entry, path, seen) {
  if (!isObject(entry)) return [{ path, message: "an accepted break must be an object", help: `the form is ${ENTRY}` }];
  const missing = ["id", "reason", "expires"].flatMap((key) => {
    const value = entry[key];
    const isGiven = typeof value === "string" && value.trim() !== "";
    return isGiven ? [] : [{ path: [...path, key], message: `"${key}" must be a text`, help: `the form is ${ENTRY}` }];
  });
  if (missing.length > 0) return [...unknownKeys(entry, ["id", "reason", "expires"], path), ...missing];
  const [id, expires] = [String(entry["id"]), String(entry["expires"])];
  const isTwice = seen.has(id);
  seen.add(id);
  return [
    ...unknownKeys(entry, ["id", "reason", "expires"], path),
    ...isTwice ? [{ path: [...path, "id"], message: "this id is in the list twice", help: "remove one of the two" }] : [],
    ...isDay(expires) ? [] : [{ path: [...path, "expires"], message: `"expires" must be a day, not "${expires}"`, help: 'for instance "2027-01-31"' }]
  ];
}

function unknownKeys(value, known, path) {
  return Object.keys(value).filter((key) => !known.includes(key)).map((key) => {
    const nearest = nearestName(key, known);
    const help = nearest === void 0 ? `the keys are ${known.join(", ")}` : `did you mean "${nearest}"?`;
    return { path: [...path, key], message: `unknown key "${key}"`, help };
  });
}

function isDay(text2) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text2)) return false;
  const time = Date.parse(`${text2}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text2);
}

function isExpired({ expires }, now) {
  return now >= Date.parse(`${expires}T00:00:00Z`) + DAY;
}

var NO_EFFECT = { lost: false, gained: false };

function requiredStep(changes, audience = "both") {
  if (changes.some((change) => isBreaking(change, audience))) return "major";
  const seen = changes.some(({ caller, implementer }) => {
    return audience !== "implementer" && caller !== "none" || audience !== "caller" && implementer !== "none";
  });
  if (seen) return "minor";
  return changes.length > 0 ? "patch" : "none";
}

function isBreaking({ caller, implementer }, audience = "both") {
  return (audience === "implementer" ? implementer : caller) === "breaking";
}

function both(one, other) {
  return { lost: one.lost || other.lost, gained: one.gained || other.gained };
}

function mirrored({ lost, gained }) {
  return { lost: gained, gained: lost };
}

function common(part, whole) {
  return { lost: part.lost && whole.lost, gained: part.gained && whole.gained };
}

function isPartOf(part, whole) {
  return (whole.lost || !part.lost) && (whole.gained || !part.gained);
}

function actionOf({ lost, gained }) {
  if (lost) return gained ? "changed" : "narrowed";
  return gained ? "widened" : "restated";
}

var VERDICTS = {
  "request value narrowed": ["breaking", "compatible"],
  "request value widened": ["compatible", "breaking"],
  "request value changed": ["breaking", "breaking"],
  "request value restated": ["none", "none"],
  "response value narrowed": ["compatible", "breaking"],
  "response value widened": ["breaking", "compatible"],
  "response value changed": ["breaking", "breaking"],
  "response value restated": ["none", "none"],
  "request param removed": ["breaking", "compatible"],
  "request param removed-required": ["breaking", "breaking"],
  "request param added": ["compatible", "breaking"],
  "request param added-required": ["breaking", "breaking"],
  "request param added-to-open": ["compatible", "compatible"],
  "request param added-required-to-open": ["breaking", "compatible"],
  "response field removed": ["breaking", "compatible"],
  "response field added": ["compatible", "breaking"],
  "response field added-optional": ["compatible", "compatible"],
  "response field described-by": ["compatible", "compatible"],
  "request default added": ["compatible", "breaking"],
  "request default removed": ["breaking", "compatible"],
  "request default changed": ["breaking", "breaking"],
  "request default assumed": ["compatible", "compatible"],
  "request role changed": ["breaking", "breaking"],
  "request role explained": ["compatible", "compatible"],
  "request required-in-practice added": ["breaking", "compatible"],
  "request required-in-practice removed": ["compatible", "breaking"],
  "response also-seen added": ["compatible", "compatible"],
  "response also-seen removed": ["breaking", "compatible"],
  "response demanded changed": ["compatible", "compatible"],
  "both known-values changed": ["compatible", "compatible"],
  "both origin changed": ["compatible", "compatible"],
  "both secret changed": ["compatible", "compatible"],
  "both deprecated added": ["compatible", "compatible"],
  "both deprecated removed": ["compatible", "compatible"],
  "both experimental added": ["compatible", "compatible"],
  "both experimental removed": ["compatible", "compatible"],
  "both inner added": ["compatible", "none"],
  "both inner removed": ["compatible", "none"],
  "both inner changed": ["compatible", "none"],
  "both inner known-values": ["compatible", "none"],
  "both inner type-added": ["compatible", "none"],
  "both inner type-removed": ["compatible", "none"],
  "both connector added": ["compatible", "breaking"],
  "both connector removed": ["breaking", "compatible"],
  "both entity added": ["compatible", "breaking"],
  "both entity removed": ["breaking", "compatible"],
  "both operation added": ["compatible", "breaking"],
  "both operation removed": ["breaking", "compatible"],
  "both record added": ["compatible", "compatible"],
  "both record removed": ["breaking", "breaking"],
  "both named-type added": ["compatible", "compatible"],
  "both named-type removed": ["breaking", "breaking"],
  "both kind changed": ["breaking", "breaking"],
  "both effect changed": ["breaking", "breaking"],
  "both permanent added": ["breaking", "compatible"],
  "both permanent removed": ["compatible", "breaking"],
  "both order added": ["compatible", "breaking"],
  "both order removed": ["breaking", "compatible"],
  "both order changed": ["breaking", "breaking"],
  "both elements changed": ["breaking", "breaking"],
  "response meta added": ["compatible", "breaking"],
  "response meta removed": ["breaking", "compatible"],
  "both paging added": ["compatible", "breaking"],
  "both paging removed": ["breaking", "compatible"],
  "both paging changed": ["breaking", "breaking"],
  "both paging-part added": ["compatible", "breaking"],
  "both paging-part removed": ["breaking", "compatible"],
  "both paging-part changed": ["breaking", "breaking"],
  "both range added": ["compatible", "breaking"],
  "both range removed": ["breaking", "compatible"],
  "both range changed": ["breaking", "breaking"],
  "both max-size lowered": ["breaking", "compatible"],
  "both max-size raised": ["compatible", "breaking"],
  "both max-size changed": ["breaking", "breaking"],
  "request auth-method added": ["compatible", "breaking"],
  "request auth-method added-covered": ["compatible", "compatible"],
  "request auth-method removed": ["breaking", "compatible"],
  "request auth-method removed-covered": ["breaking", "breaking"],
  "request credentials added": ["breaking", "breaking"],
  "request credentials removed": ["breaking", "breaking"],
  "both definition-id changed": ["breaking", "breaking"],
  "both path changed": ["breaking", "breaking"],
  "both envelope changed": ["breaking", "breaking"],
  "request header added": ["breaking", "compatible"],
  "request header removed": ["compatible", "breaking"],
  "response status added": ["compatible", "compatible"],
  "response status removed": ["compatible", "breaking"],
  "response retry-after added": ["compatible", "breaking"],
  "response retry-after removed": ["breaking", "compatible"],
  "both binding added": ["compatible", "compatible"],
  "both binding changed": ["compatible", "compatible"],
  "both binding removed": ["breaking", "breaking"],
  "both vendor added": ["compatible", "compatible"],
  "both vendor changed": ["compatible", "compatible"],
  "both vendor removed": ["breaking", "breaking"],
  "both retired added": ["compatible", "compatible"],
  "both retired changed": ["compatible", "compatible"],
  "both retired removed": ["compatible", "compatible"],
  "both statement changed": ["compatible", "compatible"],
  "both text changed": ["none", "none"],
  "both sequence changed": ["none", "none"]
};


function match({ old, next }, nameOf, contentOf2) {
  const before = new Map(old.map((thing) => [nameOf(thing), thing]));
  const after = new Map(next.map((thing) => [nameOf(thing), thing]));
  const kept = [...before].flatMap(([name, thing]) => {
    const other = after.get(name);
    return other === void 0 ? [] : [{ old: thing, next: other }];
  });
  const names = [...after.keys()].filter((name) => before.has(name));
  const removed = old.filter((thing) => !after.has(nameOf(thing)));
  const added = next.filter((thing) => !before.has(nameOf(thing)));
  return {
    ...{ kept, removed, added },
    isReordered: kept.some((pair, index) => nameOf(pair.old) !== names[index]),
    hintOf: hints(removed.map(described), added.map(described), [...before.keys()], [...after.keys()])
  };
  function described(thing) {
    return { name: nameOf(thing), content: JSON.stringify(contentOf2(thing)) };
  }
}

function hints(removed, added, before, after) {
  const texts = /* @__PURE__ */ new Map();
  const candidates = /* @__PURE__ */ new Map();
  for (const { name, content } of removed.length === 0 ? [] : added) candidates.set(content, [...candidates.get(content) ?? [], name]);
  const placeOf = new Map(before.map((name, index) => [name, after[index]]));
  for (const { name, content } of removed) {
    const names = (candidates.get(content) ?? []).filter((one) => !texts.has(one));
    const near = nearestName(name, names) ?? names.find((one) => one === placeOf.get(name));
    if (near === void 0) continue;
    texts.set(name, ` (renamed to \`${near}\`?)`).set(near, ` (\`${name}\` before?)`);
  }
  return (name) => texts.get(name) ?? "";
}

function deepEqual(left, right) {
  if (left === right) return true;
  if (isList(left)) return isList(right) && left.length === right.length && left.every((value, index) => deepEqual(value, right[index]));
  return isObject(left) && isObject(right) && keysEqual(left, right) && Object.keys(right).every((key) => isIn(key, left, right));
}

function keysEqual(left, right) {
  for (const key in left) if (!deepEqual(left[key], Object.hasOwn(right, key) ? right[key] : void 0)) return false;
  return true;
}

function isIn(key, left, right) {
  return right[key] === void 0 || Object.hasOwn(left, key);
}

var UNOBSERVED = {
  "both text changed": "has other texts, such as descriptions and examples",
  "both sequence changed": "has another order"
};
var Comparison = class {
  #changes = [];
  #unobserved = /* @__PURE__ */ new Map();
  report(kind, place, predicate, { group, direction, old, new: next } = {}) {
    const [side = "", what = "", action = ""] = kind.split(" ");
    const [caller, implementer] = VERDICTS[kind];
    const code = `${group ?? what}/${action}`;
    const pointer = jsonPointer(place.path);
    this.#changes.push({
      id: `${code}:${place.address}${pointer}${place.variant === void 0 ? "" : `#${place.variant}`}`,
      code,
      address: place.address,
      pointer,
      direction: direction ?? (side === "request" || side === "response" ? side : "both"),
      caller,
      implementer,
      ...what === "inner" && { compileTime: true },
      message: `${subjectOf(place)} ${predicate}`,
      ...old !== void 0 && { old },
      ...next !== void 0 && { new: next }
    });
  }
  note(kind, place) {
    if (place.records !== void 0) return;
    const key = `${kind} ${place.address}#${place.variant ?? ""}`;
    const known = this.#unobserved.get(key) ?? { kind, place: { ...place, path: [] }, names: [] };
    if (place.path.length > 0) known.names.push(`\`${pathText(place.path)}\``);
    this.#unobserved.set(key, known);
  }
  finish() {
    for (const { kind, place, names } of this.#unobserved.values()) {
      const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : "";
      const listed = names.length === 0 ? "" : `: ${names.slice(0, MOST_NAMES).join(", ")}${more}`;
      this.report(kind, place, UNOBSERVED[kind] + listed);
    }
    this.#unobserved.clear();
    return this.#changes;
  }
};

function placeAt(address, owner = address) {
  return { address, path: [], owner };
}

function inside(place, ...steps) {
  return { ...place, path: [...place.path, ...steps] };
}

function subjectOf({ path, owner }) {
  return path.length === 0 ? owner : `\`${pathText(path)}\` of ${owner}`;
}

function pathText(path) {
  return path.map((step, index) => step === "*" ? "[]" : index === 0 ? step : `.${step}`).join("");
}

function knowledgeOf({ old, next }) {
  return { old: keysOf(old), next: keysOf(next) };
}

function keysOf({ gateway: gateway2, connectors }) {
  const entities = connectors.flatMap((connector2) => connector2.entities);
  const operations = entities.flatMap((entity2) => entity2.operations);
  return new Set([gateway2, ...connectors, ...entities, ...operations].flatMap((thing) => Object.keys(thing)));
}

function isKnown({ old, next }, key) {
  return old.has(key) && next.has(key);
}

function compareStatements(comparison, place, { old, next }, compared, knows) {
  const before = new Map(Object.entries(old));
  const after = new Map(Object.entries(next));
  for (const key of /* @__PURE__ */ new Set([...before.keys(), ...after.keys()])) {
    if (compared.includes(key) || deepEqual(before.get(key), after.get(key))) continue;
    const isGiven = before.get(key) !== void 0 && after.get(key) !== void 0;
    if (isGiven || isKnown(knows, key)) comparison.report("both statement changed", inside(place, key), "is not the same");
  }
}

var PHRASES = { binding: "binding", vendor: "third party" };
var RETIRED = {
  binding: "binding that the third party will retire",
  vendor: "third party that will retire its interface"
};

function compareNotes(comparison, place, { old, next }, direction = "both") {
  compareOrigins(comparison, place, { old: old.origin, next: next.origin }, direction);
  compareTexts(comparison, place, { old: [old.description, old.section], next: [next.description, next.section] });
  compareMark(comparison, place, "deprecated", { old: old.deprecated, next: next.deprecated }, direction);
  compareMark(comparison, place, "experimental", { old: old.experimental, next: next.experimental }, direction);
}

function compareTexts(comparison, place, { old, next }) {
  if (!deepEqual(old, next)) comparison.note("both text changed", place);
}

function compareOrigins(comparison, place, { old, next }, direction) {
  if (old.kind === next.kind) return compareTexts(comparison, place, { old, next });
  const predicate = `is now ${wordsOf(next)} (${wordsOf(old)} before)`;
  comparison.report("both origin changed", place, predicate, { direction, old: old.kind, new: next.kind });
}

function wordsOf({ kind }) {
  return kind === "not_shown" ? "not shown" : kind;
}

function compareMark(comparison, place, mark, { old, next }, direction) {
  if (old === void 0 === (next === void 0)) return compareTexts(comparison, place, { old, next });
  const details = { direction, old, new: next };
  if (next === void 0) comparison.report(`both ${mark} removed`, place, `is no longer ${mark}`, details);
  else comparison.report(`both ${mark} added`, place, `is now ${mark}`, details);
}

function compareBindings(comparison, place, { old, next }, knows) {
  compareCalls(comparison, place, "binding", { old: old.binding, next: next.binding }, knows);
}

function compareVendors(comparison, place, { old, next }, knows) {
  compareCalls(comparison, place, "vendor", { old: old.vendor, next: next.vendor }, knows);
}

function compareCalls(comparison, place, what, { old, next }, knows) {
  if (deepEqual(old, next)) return;
  if (old === void 0 || next === void 0) {
    if (!isKnown(knows, what)) return;
    if (next === void 0) comparison.report(`both ${what} removed`, place, `no longer has a ${PHRASES[what]}`);
    else comparison.report(`both ${what} added`, place, `now has a ${PHRASES[what]}`);
    return;
  }
  const { retired: before, ...rest } = old;
  const { retired: after, ...others } = next;
  if (!deepEqual(rest, others)) comparison.report(`both ${what} changed`, place, `has another ${PHRASES[what]}`);
  if (deepEqual(before, after)) return;
  const details = { group: `${what}-retired` };
  if (before === void 0) comparison.report("both retired added", place, `has a ${RETIRED[what]}`, details);
  else if (after === void 0) comparison.report("both retired removed", place, `no longer has a ${RETIRED[what]}`, details);
  else comparison.report("both retired changed", place, `has a ${RETIRED[what]}: the announcement changed`, details);
}

var NO_FIELDS = { fields: [], open: true };

function compareInnerTypes(comparison, { old, next }) {
  const found = match(
    { old: innerTypesOf(old), next: innerTypesOf(next) },
    ({ name }) => name,
    ({ shape: shape2 }) => shape2
  );
  const placeOf = (name) => placeAt(`${next.id}.records.${name}`);
  for (const { name } of found.removed)
    comparison.report("both inner type-removed", placeOf(name), `is no longer an inner type${found.hintOf(name)}`);
  for (const { name } of found.added) comparison.report("both inner type-added", placeOf(name), `is a new inner type${found.hintOf(name)}`);
  for (const { old: before, next: after } of found.kept) {
    const place = placeOf(after.name);
    compareTexts(comparison, place, { old: { ...before, shape: null }, next: { ...after, shape: null } });
    compareFields(comparison, place, { old: fieldsOf(before.shape), next: fieldsOf(after.shape) });
  }
  if (found.isReordered) comparison.note("both sequence changed", placeAt(next.id));
}

function compareInner(comparison, place, { old, next }) {
  const [before, after] = [old?.type, next?.type];
  if (before === void 0 && after !== void 0)
    comparison.report("both inner added", place, `now says what is inside: ${typeText(after)}`, { new: typeText(after) });
  else if (before !== void 0 && after === void 0)
    comparison.report("both inner removed", place, `no longer says what is inside: ${typeText(before)}`, { old: typeText(before) });
  else if (before !== void 0 && after !== void 0) compareInside(comparison, place, { old: before, next: after });
  if (before === void 0 === (after === void 0)) compareTexts(comparison, place, { old: old?.origin, next: next?.origin });
}

function fieldsOf({ fields, others = [] }) {
  return [...fields, ...others.map(({ pattern, type: type2 }) => ({ name: pattern, type: type2 }))];
}

function compareFields(comparison, place, { old, next }) {
  const fields = match(
    { old, next },
    ({ name }) => name,
    ({ type: type2 }) => type2
  );
  for (const { name } of fields.removed)
    comparison.report("both inner removed", inside(place, name), `is no longer known${fields.hintOf(name)}`);
  for (const { name } of fields.added) comparison.report("both inner added", inside(place, name), `is known now${fields.hintOf(name)}`);
  for (const pair of fields.kept) {
    const at = inside(place, pair.next.name);
    compareTexts(comparison, at, { old: { ...pair.old, type: null }, next: { ...pair.next, type: null } });
    compareInside(comparison, at, { old: pair.old.type, next: pair.next.type });
  }
  if (fields.isReordered) comparison.note("both sequence changed", place);
}

function compareInside(comparison, place, { old, next }) {
  if (deepEqual(old, next)) return;
  const [before, after] = [typeText(old), typeText(next)];
  const [was, is] = [shapeWithin(old), shapeWithin(next)];
  if (before !== after) comparison.report("both inner changed", place, `is now ${after} (${before} before)`, { old: before, new: after });
  else if (was !== void 0 || is !== void 0)
    compareFields(comparison, place, { old: fieldsOf(was ?? NO_FIELDS), next: fieldsOf(is ?? NO_FIELDS) });
  else comparison.report("both inner known-values", place, "names other values as examples");
}

function shapeWithin(type2) {
  if (type2.kind === "array") return shapeWithin(type2.items);
  if (type2.kind !== "object") return void 0;
  return type2.shape ?? (type2.values === void 0 ? void 0 : shapeWithin(type2.values));
}


function isEmptyNumbers(set) {
  if ("listed" in set) return set.listed.length === 0;
  return isEmptyRange(scale(set, unitOf([set])));
}

function isSubsetOfNumbers(inner, outer) {
  if ("listed" in inner) return inner.listed.every((value) => hasNumber(outer, value));
  return "listed" in outer ? isRangeListed(inner, outer.listed) : isRangeWithin(inner, outer);
}

function hasNumber(set, value) {
  if ("listed" in set) return set.listed.includes(value);
  if (set.isWhole && !Number.isInteger(value)) return false;
  return checksFor(numberChecks, set).every(({ accepts }) => accepts(value));
}

function isRangeWithin(inner, outer) {
  const unit = unitOf([inner, outer]);
  const scaled = scale(inner, unit);
  if (isEmptyRange(scaled)) return true;
  const { min, max, step } = scaled;
  const limit = scale({ ...outer, isWhole: false, multipleOf: void 0 }, unit);
  if (limit.min !== void 0 && (min === void 0 || min < limit.min)) return false;
  if (limit.max !== void 0 && (max === void 0 || max > limit.max)) return false;
  const { step: divisor } = scale(outer, unit);
  if (divisor === void 0) return true;
  if (step !== void 0 && step % divisor === 0n) return true;
  return min !== void 0 && min === max && min % divisor === 0n;
}

function isRangeListed(range, listed) {
  const unit = Math.min(unitOf([range]), ...listed.map((value) => toDecimal(value)[1]));
  const scaled = scale(range, unit);
  if (isEmptyRange(scaled)) return true;
  const { min, max, step } = scaled;
  if (min === void 0 || max === void 0 || step === void 0 && min < max) return false;
  const known = new Set(listed.map((value) => toUnits(value, unit)));
  const distance = step ?? 1n;
  if ((max - min) / distance >= BigInt(known.size)) return false;
  for (let value = min; value <= max; value += distance) if (!known.has(value)) return false;
  return true;
}

function isEmptyRange({ min, max }) {
  return min !== void 0 && max !== void 0 && min > max;
}

function unitOf(sets) {
  const limits = sets.flatMap(({ min, max, multipleOf }) => [min, max, multipleOf, 1]).filter((limit) => limit !== void 0);
  return Math.min(...limits.map((limit) => toDecimal(limit)[1]));
}

function toUnits(value, unit) {
  const [digits, exponent] = toDecimal(value);
  return digits * 10n ** BigInt(exponent - unit);
}

function scale({ min, max, multipleOf, isWhole }, unit) {
  const steps = [isWhole ? 1 : void 0, multipleOf].filter((step2) => step2 !== void 0).map((step2) => toUnits(step2, unit));
  const step = steps.length === 0 ? void 0 : steps.reduce(leastCommonMultiple);
  const lowest = min === void 0 ? void 0 : toUnits(min, unit);
  const highest = max === void 0 ? void 0 : toUnits(max, unit);
  return {
    ...lowest !== void 0 && { min: step === void 0 ? lowest : roundUp(lowest, step) },
    ...highest !== void 0 && { max: step === void 0 ? highest : -roundUp(-highest, step) },
    ...step !== void 0 && { step }
  };
}

function roundUp(value, step) {
  const rest = value % step;
  if (rest === 0n) return value;
  return rest > 0n ? value - rest + step : value - rest;
}

function leastCommonMultiple(left, right) {
  let [divisor, rest] = [left, right];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return left / divisor * right;
}

var DAY2 = "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)";
var SEGMENTS = `${PATH_CHARACTER}+(?:\\/${PATH_CHARACTER}*)*`;
var PATH = `(?:\\/\\/(?:${USER})?${HOST}(?::[0-9]*)?(?:\\/${PATH_CHARACTER}*)*|\\/(?:${SEGMENTS})?|${SEGMENTS})`;
var QUERY = `(?:${PATH_CHARACTER}|[\\/?])*`;
var formatPatterns = {
  "date-time": { pattern: `^${DAY2}[Tt]${TIME}$`, lengths: [20, Infinity] },
  date: { pattern: `^${DAY2}$`, lengths: [10, 10] },
  email: { pattern: `^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${LABEL}$`, lengths: [5, Infinity] },
  uri: { pattern: `^[A-Za-z][A-Za-z0-9+\\-.]*:${PATH}(?:\\?${QUERY})?(?:#${QUERY})?$`, lengths: [3, Infinity] },
  uuid: { pattern: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$", lengths: [36, 36] }
};

var ANY_COUNT = { least: 0, most: Infinity };
var NOTHING = { least: 0, most: 0 };
var ONE = { least: 1, most: 1 };
var Unknown = class extends Error {
};

function patternLengths(pattern) {
  try {
    const reader = new PatternReader(Array.from(pattern));
    const { least, most } = reader.readAlternatives();
    if (!reader.isAtEnd()) return ANY_COUNT;
    return { least, most: reader.isWhole ? most : Infinity };
  } catch (error) {
    if (error instanceof Unknown) return ANY_COUNT;
    throw error;
  }
}
var PatternReader = class {
  isWhole = true;
  #points;
  #at = 0;
  #depth = 0;
  constructor(points) {
    this.#points = points;
  }
  isAtEnd() {
    return this.#at >= this.#points.length;
  }
  readAlternatives() {
    const lengths = [this.#readSequence()];
    while (this.#take("|")) lengths.push(this.#readSequence());
    return { least: Math.min(...lengths.map(({ least }) => least)), most: Math.max(...lengths.map(({ most }) => most)) };
  }
  #readSequence() {
    const start = this.#at;
    let sum = NOTHING;
    while (!this.isAtEnd() && !this.#isNext("|") && !this.#isNext(")")) {
      const part = this.#readQuantified();
      sum = { least: sum.least + part.least, most: sum.most + part.most };
    }
    const isAnchored = this.#points[start] === "^" && this.#points[this.#at - 1] === "$" && this.#points[this.#at - 2] !== "\\";
    if (this.#depth === 0 && !isAnchored) this.isWhole = false;
    return sum;
  }
  #readQuantified() {
    const { least, most } = this.#readAtom();
    const times = this.#readTimes();
    return { least: least * times.least, most: most === 0 ? 0 : times.most === 0 ? 0 : most * times.most };
  }
  #readTimes() {
    const times = this.#readQuantifier();
    if (times !== void 0) this.#take("?");
    return times ?? ONE;
  }
  #readQuantifier() {
    if (this.#take("*")) return ANY_COUNT;
    if (this.#take("+")) return { least: 1, most: Infinity };
    if (this.#take("?")) return { least: 0, most: 1 };
    if (!this.#take("{")) return void 0;
    const [least = "", most] = this.#readUntil("}").split(",");
    return { least: Number(least), most: most === void 0 ? Number(least) : most === "" ? Infinity : Number(most) };
  }
  #readAtom() {
    const point = this.#points[this.#at++];
    if (point === "^" || point === "$") return NOTHING;
    if (point === "(") return this.#readGroup();
    if (point === "[") return this.#readClass();
    return point === "\\" ? this.#readEscape() : ONE;
  }
  #readGroup() {
    const start = this.#points.slice(this.#at, this.#at + 3).join("");
    const looks = /^\?(?:[=!]|<[=!])/u.test(start);
    if (start.startsWith("?<") && !looks) this.#readUntil(">");
    else if (looks) this.#at += start.startsWith("?<") ? 3 : 2;
    else if (start.startsWith("?:")) this.#at += 2;
    else if (start.startsWith("?")) throw new Unknown();
    this.#depth++;
    const inside2 = this.readAlternatives();
    this.#depth--;
    if (!this.#take(")")) throw new Unknown();
    return looks ? NOTHING : inside2;
  }
  #readClass() {
    while (!this.#isNext("]")) {
      if (this.isAtEnd()) throw new Unknown();
      this.#at += this.#isNext("\\") ? 2 : 1;
    }
    this.#at++;
    return ONE;
  }
  #readEscape() {
    const point = this.#points[this.#at++] ?? "";
    if (point === "b" || point === "B") return NOTHING;
    if (/[1-9k]/u.test(point) || point === "u" && !this.#isNext("{")) throw new Unknown();
    if (point === "p" || point === "P" || point === "u") this.#readUntil("}");
    else if (point === "x") this.#at += 2;
    else if (point === "c") this.#at++;
    return ONE;
  }
  #readUntil(end) {
    const start = this.#at;
    while (!this.isAtEnd() && !this.#isNext(end)) this.#at++;
    this.#at++;
    return this.#points.slice(start, this.#at - 1).join("");
  }
  #isNext(point) {
    return this.#points[this.#at] === point;
  }
  #take(point) {
    const isNext = this.#isNext(point);
    if (isNext) this.#at++;
    return isNext;
  }
};

var FORMATS = new Map(Object.entries(formatPatterns));

function isEmptyStrings(set) {
  const plain2 = enumerated(set);
  if ("listed" in plain2) return plain2.listed.length === 0;
  return isEmptyBounds(lengthsOf(plain2)) || isEmptyBounds(countsOf(plain2));
}

function isSubsetOfStrings(inner, outer) {
  const [from, into] = [enumerated(inner), enumerated(outer)];
  if ("listed" in from) return from.listed.every((text2) => hasString(into, text2));
  if (isEmptyStrings(from)) return true;
  if ("listed" in into) return lengthsOf(from).most === 0 && into.listed.includes("");
  return isWithin(lengthsOf(from), { least: into.minLength ?? 0, most: into.maxLength ?? Infinity }) && isWithin(countsOf(from), countsOf({ ...into.elements !== void 0 && { elements: into.elements } })) && (into.pattern === void 0 || into.pattern === from.pattern) && (into.format === void 0 || into.format === from.format) && areElementsWithin(from.elements?.values, into.elements?.values);
}

function hasString(set, text2) {
  if ("listed" in set) return set.listed.includes(text2);
  const { format, elements, ...limits } = set;
  if (format !== void 0 && !(compiled(formatNamed(format)?.pattern)?.test(text2) ?? true)) return false;
  if (!obeys(limits, text2)) return false;
  return elements === void 0 || obeysCount(elements, text2) && strayElement(text2, elements.values) === void 0;
}

function obeys({ minLength = 0, maxLength = Infinity, pattern }, text2) {
  const length = Array.from(text2).length;
  return length >= minLength && length <= maxLength && (compiled(pattern)?.test(text2) ?? true);
}

function obeysCount(elements, text2) {
  return checksFor(itemChecks, elements).every(({ accepts }) => accepts(countElements(text2)));
}

function compiled(pattern) {
  try {
    return pattern === void 0 ? void 0 : new RegExp(pattern, "u");
  } catch {
    return void 0;
  }
}

function formatNamed(format) {
  return FORMATS.get(format);
}

function lengthsOf({ minLength = 0, maxLength = Infinity, pattern, format, elements }) {
  const [least, most] = (format === void 0 ? void 0 : formatNamed(format)?.lengths) ?? [0, Infinity];
  const matched = pattern === void 0 ? ANY_COUNT : patternLengths(pattern);
  const listed = elements === void 0 ? ANY_COUNT : listLengths(elements);
  return { least: Math.max(minLength, least, matched.least, listed.least), most: Math.min(maxLength, most, matched.most, listed.most) };
}

function listLengths(elements) {
  const { least, most } = countsOf({ elements });
  const lengths = elements.values?.map((value) => Array.from(value).length);
  const shortest = lengths === void 0 ? 0 : Math.min(...lengths);
  const longest = lengths === void 0 ? Infinity : Math.max(...lengths);
  return { least: least * (shortest + 1) - 1, most: most * (longest + 1) - 1 };
}

function countsOf({ maxLength = Infinity, elements }) {
  return { least: Math.max(elements?.minItems ?? 1, 1), most: Math.min(elements?.maxItems ?? Infinity, maxLength + 1) };
}

function isWithin(inner, outer) {
  return inner.least >= outer.least && inner.most <= outer.most;
}

function isEmptyBounds({ least, most }) {
  return least > most;
}

function areElementsWithin(inner, outer) {
  return outer === void 0 || (inner?.every((value) => outer.includes(value)) ?? false);
}

function enumerated(set) {
  if ("listed" in set) return set;
  if (isEmptyBounds(lengthsOf(set)) || isEmptyBounds(countsOf(set))) return { listed: [] };
  const { values } = set.elements ?? {};
  const { least, most } = countsOf(set);
  if (values === void 0) return set;
  const texts = textsOf([...new Set(values)], least, most);
  return texts === void 0 ? set : { listed: texts.filter((text2) => hasString(set, text2)) };
}

function textsOf(values, least, most) {
  const texts = [];
  let longest = [""];
  for (let count = 1; count <= most; count++) {
    if (longest.length * values.length > MOST_TEXTS - texts.length) return void 0;
    longest = longest.flatMap((text2) => values.map((value) => count === 1 ? value : `${text2},${value}`));
    if (count >= least) texts.push(...longest);
    if (longest.length === 0) break;
  }
  return texts;
}


function flatten(type2) {
  const { types, nullable, commaList } = type2;
  const { min, max, multipleOf, minLength, maxLength, pattern, format } = type2;
  const { minItems, maxItems } = commaList ?? {};
  const several = commaList === void 0 ? type2.enum : commaList.values;
  const listed = type2.const === void 0 ? several : [type2.const];
  return {
    ...{ types, nullable, listed, isList: commaList !== void 0 },
    ...{ min, max, multipleOf, minLength, maxLength, pattern, format, minItems, maxItems }
  };
}

function scalarSets(type2) {
  return { booleans: booleansOf(type2), numbers: numbersOf(type2), strings: stringsOf(type2) };
}

function booleansOf({ types, listed, isList: isList2 }) {
  if (!types.includes("boolean")) return [];
  return [true, false].filter((value) => listed === void 0 || isList2 || listed.includes(value));
}

function numbersOf({ types, listed, isList: isList2, min, max, multipleOf }) {
  const isFraction = types.includes("number");
  if (!isFraction && !types.includes("integer")) return { listed: [] };
  const range = {
    isWhole: !isFraction,
    ...min !== void 0 && { min },
    ...max !== void 0 && { max },
    ...multipleOf !== void 0 && { multipleOf }
  };
  if (listed === void 0 || isList2) return range;
  return { listed: listed.filter((value) => typeof value === "number").filter((value) => hasNumber(range, value)) };
}

function stringsOf(type2) {
  const { types, listed, isList: isList2, minLength, maxLength, pattern, format } = type2;
  if (!types.includes("string")) return { listed: [] };
  const texts = listed?.filter((value) => typeof value === "string");
  const rule = {
    ...minLength !== void 0 && { minLength },
    ...maxLength !== void 0 && { maxLength },
    ...pattern !== void 0 && { pattern },
    ...format !== void 0 && { format },
    ...isList2 && { elements: elementsOf(type2, texts) }
  };
  if (texts === void 0 || isList2) return rule;
  return { listed: texts.filter((text2) => hasString(rule, text2)) };
}

function elementsOf({ minItems, maxItems }, values) {
  return {
    ...minItems !== void 0 && { minItems },
    ...maxItems !== void 0 && { maxItems },
    ...values !== void 0 && { values }
  };
}


function effectOfTypes(old, next) {
  return { lost: !isSubset(old, next, /* @__PURE__ */ new Set()), gained: !isSubset(next, old, /* @__PURE__ */ new Set()) };
}

function isSubsetOfShapes(inner, outer) {
  return isSubset(objectOf(inner), objectOf(outer), /* @__PURE__ */ new Set());
}

function isSubsetOfScalars(inner, outer) {
  return (!inner.nullable || outer.nullable) && inner.booleans.every((value) => outer.booleans.includes(value)) && isSubsetOfNumbers(inner.numbers, outer.numbers) && isSubsetOfStrings(inner.strings, outer.strings);
}

function demandedNames({ fields, atLeastOneOf = [] }) {
  return /* @__PURE__ */ new Set([
    ...fields.filter(({ required }) => required).map(({ name }) => name),
    ...atLeastOneOf.length === 1 ? atLeastOneOf : []
  ]);
}

function hasOneOf(shape2, wanted) {
  if (wanted === void 0) return true;
  const demanded = demandedNames(shape2);
  return wanted.some((name) => demanded.has(name)) || (shape2.atLeastOneOf?.every((name) => wanted.includes(name)) ?? false);
}

function objectOf({ shape: shape2, records }) {
  return { type: { kind: "object", nullable: false, shape: shape2 }, records };
}
var ANY = { kind: "any" };
var NO_SCALARS = { booleans: [], numbers: { listed: [] }, strings: { listed: [] } };
var ALL_SCALARS = { booleans: [true, false], numbers: { isWhole: false }, strings: {} };
var NO_FIELDS2 = { fields: [], open: true };

function valuesOf({ type: type2, records }) {
  switch (type2.kind) {
    case "any":
      return { ...ALL_SCALARS, nullable: true, arrays: { items: ANY, least: 0, most: Infinity }, objects: toObjects(void 0, ANY) };
    case "scalar":
      return { ...setsOf(type2), nullable: type2.nullable };
    case "array":
      return {
        ...NO_SCALARS,
        nullable: type2.nullable,
        arrays: { items: type2.items, least: type2.minItems ?? 0, most: type2.maxItems ?? Infinity }
      };
    case "object":
      return { ...NO_SCALARS, nullable: type2.nullable, objects: toObjects(type2.shape, type2.values ?? ANY) };
    case "record":
      return { ...NO_SCALARS, nullable: type2.nullable, objects: recordObjects(type2.record, records) };
  }
}

function setsOf(type2) {
  return scalarSets(flatten(type2));
}

function toObjects(shape2, values) {
  if (shape2 === void 0) return { shape: NO_FIELDS2, fields: /* @__PURE__ */ new Map(), rest: values, demanded: /* @__PURE__ */ new Set() };
  const fields = new Map(shape2.fields.map((field2) => [field2.name, field2]));
  return { shape: shape2, fields, rest: shape2.open ? ANY : void 0, demanded: demandedNames(shape2) };
}

function recordObjects(name, records) {
  const record2 = records.get(name);
  return { ...toObjects(record2?.shape, ANY), record: name };
}

function isSubset(inner, outer, met) {
  if (outer.type.kind === "any") return true;
  const [from, into] = [valuesOf(inner), valuesOf(outer)];
  return isSubsetOfScalars(from, into) && areArraysWithin({ ...inner, arrays: from.arrays }, { ...outer, arrays: into.arrays }, met) && areObjectsWithin({ ...inner, objects: from.objects }, { ...outer, objects: into.objects }, met);
}

function areArraysWithin({ arrays: inner, records }, outside, met) {
  if (inner === void 0 || isEmptyArrays(inner, records, NONE)) return true;
  const { arrays: outer } = outside;
  if (outer === void 0 || inner.least < outer.least) return false;
  const items = { type: inner.items, records };
  if (inner.most === 0 || isEmpty(items, NONE)) return true;
  return inner.most <= outer.most && isSubset(items, { type: outer.items, records: outside.records }, met);
}

function areObjectsWithin({ objects: inner, records }, { objects: outer, ...outside }, met) {
  if (inner === void 0) return true;
  if (inner.record !== void 0 && outer?.record !== void 0) {
    const pair = `${inner.record} ${outer.record}`;
    if (met.has(pair)) return true;
    met.add(pair);
  }
  if (isEmptyObjects(inner, records, NONE)) return true;
  return outer !== void 0 && areNamesWithin({ objects: inner, records }, { ...outside, objects: outer }, met);
}

function areNamesWithin(inside2, outside, met) {
  const [inner, outer] = [inside2.objects, outside.objects];
  const names = /* @__PURE__ */ new Set([...inner.fields.keys(), ...outer.fields.keys()]);
  const typeUnder = ({ objects, records }, name) => {
    return { type: objects.fields.get(name)?.type ?? objects.rest, records };
  };
  return [...outer.demanded].every((name) => inner.demanded.has(name)) && hasOneOf(inner.shape, outer.shape.atLeastOneOf) && [...names].every((name) => isMaybeWithin(typeUnder(inside2, name), typeUnder(outside, name), met)) && isMaybeWithin({ type: inner.rest, records: inside2.records }, { type: outer.rest, records: outside.records }, met);
}

function isMaybeWithin(inner, outer, met) {
  if (inner.type === void 0) return true;
  const from = { type: inner.type, records: inner.records };
  return outer.type === void 0 ? isEmpty(from, NONE) : isSubset(from, { type: outer.type, records: outer.records }, met);
}
var NONE = /* @__PURE__ */ new Set();

function isEmpty(scoped, around) {
  const { nullable, booleans, numbers, strings, arrays, objects } = valuesOf(scoped);
  return !nullable && booleans.length === 0 && isEmptyNumbers(numbers) && isEmptyStrings(strings) && (arrays === void 0 || isEmptyArrays(arrays, scoped.records, around)) && (objects === void 0 || isEmptyObjects(objects, scoped.records, around));
}

function isEmptyArrays({ items, least, most }, records, around) {
  return least > most || least > 0 && isEmpty({ type: items, records }, around);
}

function isEmptyObjects({ fields, demanded, record: record2 }, records, around) {
  if (record2 !== void 0 && around.has(record2)) return false;
  const within = record2 === void 0 ? around : /* @__PURE__ */ new Set([...around, record2]);
  return [...demanded].some((name) => {
    const field2 = fields.get(name);
    return field2 !== void 0 && isEmpty({ type: field2.type, records }, within);
  });
}

var FACETS = {
  types: { group: "type", predicate: ({ old, next }) => `is now ${next.join(" | ")} (${old.join(" | ")} before)` },
  nullable: { group: "null", predicate: ({ next }) => next ? "can now be null" : "can no longer be null" },
  listed: { group: "values", predicate: listedPredicate },
  isList: { group: "comma-list", predicate: ({ next }) => `is ${next ? "now" : "no longer"} a comma-separated list` },
  min: limitFacet("min", (min) => numberChecks.min(min).demand),
  max: limitFacet("max", (max) => numberChecks.max(max).demand),
  multipleOf: limitFacet("multiple-of", (step) => numberChecks.multipleOf(step).demand),
  minLength: limitFacet("min-length", (length) => charactersFrom(length).demand),
  maxLength: limitFacet("max-length", (length) => charactersUpTo(length).demand),
  pattern: limitFacet("pattern", (pattern) => `match ${pattern}`),
  format: limitFacet("format", (format) => `have the format ${format}`),
  minItems: limitFacet("min-items", (count) => itemChecks.minItems(count).demand),
  maxItems: limitFacet("max-items", (count) => itemChecks.maxItems(count).demand)
};
var NAMES = Object.keys(FACETS).filter((name) => Object.hasOwn(FACETS, name));

function compareScalars(comparison, place, { old, next }, side) {
  if (!deepEqual(knownValues(old), knownValues(next)))
    comparison.report("both known-values changed", place, "names other values as examples", { direction: side });
  const [before, after] = [flatten(old), flatten(next)];
  const names = NAMES.filter((name) => !deepEqual(before[name], after[name]));
  if (names.length === 0) return NO_EFFECT;
  const whole = effectOf(before, after);
  const steps = effectsOf(names, before, after);
  const effective = steps.filter(({ effect }) => effect.lost || effect.gained);
  for (const { name, effect } of effective.length === 0 ? steps : effective)
    reportFacet(comparison, place, name, { old: before, next: after }, effect, side);
  return whole;
}

function effectsOf(names, before, after) {
  const whole = effectOf(before, after);
  const back = stepsBetween(names, after, before);
  const steps = stepsBetween(names, before, after).map(({ name, effect }, index) => {
    return { name, effect: common(common(effect, mirrored(back[index]?.effect ?? NO_EFFECT)), whole) };
  });
  const found = steps.map(({ effect }) => effect).reduce(both, NO_EFFECT);
  const rest = { lost: whole.lost && !found.lost, gained: whole.gained && !found.gained };
  return steps.map(({ name, effect }, index) => ({ name, effect: index === 0 ? both(effect, rest) : effect }));
}

function stepsBetween(names, before, after) {
  let current = before;
  return names.map((name) => {
    const changed = { ...current, [name]: after[name] };
    const effect = effectOf(current, changed);
    current = changed;
    return { name, effect };
  });
}

function effectOf(old, next) {
  const before = { ...scalarSets(old), nullable: old.nullable };
  const after = { ...scalarSets(next), nullable: next.nullable };
  return { lost: !isSubsetOfScalars(before, after), gained: !isSubsetOfScalars(after, before) };
}

function reportFacet(comparison, place, name, { old, next }, effect, side) {
  const { group, predicate } = FACETS[name];
  const action = actionOf(effect);
  const before = old[name];
  const after = next[name];
  const note = action === "restated" ? ", which makes no difference" : "";
  comparison.report(`${side} value ${action}`, place, predicate({ old: before, next: after }) + note, { group, old: before, new: after });
}

function limitFacet(group, demand) {
  return {
    group,
    predicate: ({ old, next }) => {
      if (next === void 0) return old === void 0 ? "is the same" : `need no longer ${demand(old)}`;
      return `must now ${demand(next)}${old === void 0 ? "" : ` (${old} before)`}`;
    }
  };
}

function listedPredicate({ old, next }) {
  if (next === void 0) return `need no longer be ${oneOf(old ?? [])}`;
  if (old === void 0) return `must now be ${oneOf(next)}`;
  const lost = old.filter((value) => !next.includes(value));
  const gained = next.filter((value) => !old.includes(value));
  if (lost.length === 0 && gained.length === 0) return "lists its values in another order";
  return [
    ...lost.length === 0 ? [] : [`can no longer be ${oneOf(lost)}`],
    ...gained.length === 0 ? [] : [`can now be ${oneOf(gained)}`]
  ].join(" and ");
}

function oneOf(values) {
  const texts = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value));
  const more = values.length > MOST_VALUES ? [`${values.length - MOST_VALUES} more`] : [];
  return [...texts, ...more].join(", ").replace(/, (?=[^,]*$)/u, " or ");
}

function knownValues({ knownValues: values, commaList }) {
  return [values ?? null, commaList?.knownValues ?? null];
}


function compareShapes(comparison, place, { old, next }, side) {
  const fields = match({ old: old.shape.fields, next: next.shape.fields }, ({ name }) => name, contentOf);
  for (const field2 of fields.removed)
    comparison.report(removedCase(field2, side), inside(place, field2.name), `is removed${fields.hintOf(field2.name)}`);
  for (const field2 of fields.added)
    comparison.report(addedCase(field2, old.shape, side), inside(place, field2.name), `${newText(field2, side)}${fields.hintOf(field2.name)}`);
  for (const pair of fields.kept) compareFields2(comparison, inside(place, pair.next.name), pair, { old, next }, side);
  if (fields.isReordered) comparison.note("both sequence changed", place);
  compareOpenness(comparison, place, { old: old.shape, next: next.shape }, side);
  compareOneOf(comparison, place, { old: old.shape, next: next.shape }, side);
}

function contentOf({ type: type2, required, role }) {
  return [type2, required, role];
}

function removedCase({ required }, side) {
  if (side === "response") return "response field removed";
  return required ? "request param removed-required" : "request param removed";
}

function newText({ required }, side) {
  return required ? `is new and ${side === "request" ? "required" : "always present"}` : "is new";
}

function addedCase({ required }, { open }, side) {
  if (side === "response") return required ? "response field added" : "response field added-optional";
  if (open) return required ? "request param added-required-to-open" : "request param added-to-open";
  return required ? "request param added-required" : "request param added";
}

function compareFields2(comparison, place, { old, next }, shapes, side) {
  if (old.type.kind === "scalar" && deepEqual(old, next)) return;
  const types = { old: { type: old.type, records: shapes.old.records }, next: { type: next.type, records: shapes.next.records } };
  const effect = compareTypes(comparison, place, types, side);
  const presence = comparePresence(comparison, place, { old, next }, shapes, effect, side);
  compareFieldNotes(comparison, place, { old, next }, { types, side, presence });
}

function comparePresence(comparison, place, pair, shapes, type2, side) {
  const { old, next } = pair;
  if (old.required === next.required) return false;
  const effect = {
    lost: next.required && !demandedNames(shapes.old.shape).has(next.name),
    gained: old.required && !demandedNames(shapes.next.shape).has(next.name)
  };
  const comesWithNull = side === "response" && acceptsNull(old.type) !== acceptsNull(next.type) && isPartOf(effect, type2);
  if (comesWithNull) return true;
  const words = side === "request" ? ["is now required", "is now optional"] : ["is now always present", "can now be missing"];
  const action = actionOf(effect);
  const note = action === "restated" ? ", which makes no difference" : "";
  comparison.report(`${side} value ${action}`, place, `${words[next.required ? 0 : 1] ?? ""}${note}`, {
    group: "presence",
    old: old.required,
    new: next.required
  });
  return true;
}

function acceptsNull(type2) {
  return type2.kind === "any" || type2.nullable;
}

function compareOpenness(comparison, place, { old, next }, side) {
  if (!deepEqual(old.openBecause, next.openBecause)) comparison.note("both text changed", place);
  if (old.open === next.open) return;
  const predicate = next.open ? "now accepts unknown names" : "no longer accepts unknown names";
  comparison.report(`${side} value ${next.open ? "widened" : "narrowed"}`, place, predicate, {
    group: "unknown-names",
    old: old.open,
    new: next.open
  });
}

function compareOneOf(comparison, place, { old, next }, side) {
  const [before, after] = [old.atLeastOneOf, next.atLeastOneOf];
  if (deepEqual(before, after)) return;
  const action = actionOf({ lost: !hasOneOf(old, after), gained: !hasOneOf(next, before) });
  const predicate = after === void 0 ? `no longer needs one of ${list(before)}` : `now needs at least one of ${list(after)}`;
  comparison.report(`${side} value ${action}`, place, predicate, { group: "at-least-one-of", old: before, new: after });
}

function list(names = []) {
  return names.map((name) => `\`${name}\``).join(", ");
}

function compareTypes(comparison, place, { old, next }, side) {
  const [before, after] = [old.type, next.type];
  if (before.kind === "any" && after.kind === "any") return NO_EFFECT;
  if (before.kind === "scalar" && after.kind === "scalar") return compareScalars(comparison, place, { old: before, next: after }, side);
  if (before.kind === "array" && after.kind === "array") {
    const nulls = compareNull(comparison, place, { old: before, next: after }, side);
    return both(nulls, compareArrays(comparison, place, { old: { ...old, type: before }, next: { ...next, type: after } }, side));
  }
  if ((before.kind === "object" || before.kind === "record") && (after.kind === "object" || after.kind === "record")) {
    const nulls = compareNull(comparison, place, { old: before, next: after }, side);
    compareObjects(comparison, place, { old: { ...old, type: before }, next: { ...next, type: after } }, side);
    return nulls;
  }
  return replaceType(comparison, place, { old, next }, side);
}

function replaceType(comparison, place, { old, next }, side, group = "type") {
  const effect = effectOfTypes(old, next);
  const predicate = `is now ${typeText(next.type)} (${typeText(old.type)} before)`;
  const details = { group, old: typeText(old.type), new: typeText(next.type) };
  comparison.report(`${side} value ${actionOf(effect)}`, place, predicate, details);
  return effect;
}

function compareNull(comparison, place, { old, next }, side) {
  if (old.nullable === next.nullable) return NO_EFFECT;
  const effect = { lost: old.nullable, gained: next.nullable };
  const predicate = next.nullable ? "can now be null" : "can no longer be null";
  comparison.report(`${side} value ${actionOf(effect)}`, place, predicate, { group: "null", old: old.nullable, new: next.nullable });
  return effect;
}

function compareArrays(comparison, place, { old, next }, side) {
  const effect = compareCounts(comparison, place, { old: old.type, next: next.type }, side);
  const items = { old: { ...old, type: old.type.items }, next: { ...next, type: next.type.items } };
  if (old.type.maxItems !== 0 && next.type.maxItems !== 0) return both(effect, compareTypes(comparison, inside(place, "*"), items, side));
  if (!deepEqual(items.old.type, items.next.type))
    comparison.report(`${side} value restated`, place, "has other elements, but can only be empty", { group: "elements" });
  return effect;
}

function compareCounts(comparison, place, { old, next }, side) {
  const { minItems: least = 0, maxItems: most = Infinity } = old;
  const { minItems: nextLeast = 0, maxItems: nextMost = Infinity } = next;
  const min = { lost: nextLeast > least, gained: nextLeast < least };
  const max = { lost: nextMost < most, gained: nextMost > most };
  const counts = ({ minItems, maxItems }) => ({ minItems, maxItems });
  const pair = { old: counts(old), next: counts(next) };
  if (old.minItems !== next.minItems) reportFacet(comparison, place, "minItems", pair, min, side);
  if (old.maxItems !== next.maxItems) reportFacet(comparison, place, "maxItems", pair, max, side);
  return both(min, max);
}

function compareObjects(comparison, place, { old, next }, side) {
  const [before, after] = [objectOf2(old), objectOf2(next)];
  if (before.named !== after.named) comparison.note("both text changed", place);
  if (before.record !== void 0 && after.record !== void 0) {
    if (before.record === after.record && before.address === after.address) return;
    const predicate = `is now described by ${after.record} (${before.record} before)`;
    comparison.report("response field described-by", place, predicate, { old: before.record, new: after.record });
  }
  if (before.shape !== void 0 && after.shape !== void 0) {
    const moved = moveBetween(place, before.record, after.record);
    const shapes = { old: { shape: before.shape, records: old.records }, next: { shape: after.shape, records: next.records } };
    if (moved !== void 0) compareShapes(comparison, moved, shapes, side);
  } else if (before.values !== void 0 && after.values !== void 0) {
    const values = { old: { ...old, type: before.values }, next: { ...next, type: after.values } };
    compareTypes(comparison, inside(place, "*"), values, side);
  } else if (before.shape !== after.shape || before.values !== after.values) {
    const plain2 = { old: { ...old, type: { ...old.type, nullable: false } }, next: { ...next, type: { ...next.type, nullable: false } } };
    replaceType(comparison, place, plain2, side, "shape");
  }
}

function objectOf2({ type: type2, records }) {
  if (type2.kind === "object") return type2;
  const record2 = records.get(type2.record);
  return { shape: record2?.shape, record: type2.record, address: record2?.address };
}

function moveBetween(place, old, next) {
  if (old === void 0 && next === void 0) return place;
  const pair = `${old ?? ""} ${next ?? ""}`;
  const { records = [] } = place;
  return records.includes(pair) ? void 0 : { ...place, records: [...records, pair] };
}

function compareFieldNotes(comparison, place, { old, next }, known) {
  const { types, side, presence } = known;
  compareAlsoSeen(comparison, place, { old, next }, types);
  if (place.records !== void 0) return;
  const origin2 = presence && old.origin.kind !== next.origin.kind ? next.origin : old.origin;
  compareNotes(comparison, place, { old: { ...old, origin: origin2 }, next }, side);
  compareTexts(comparison, place, { old: [old.example, old.named], next: [next.example, next.named] });
  compareInner(comparison, place, { old: old.inner, next: next.inner });
  compareDefaults(comparison, place, { old: old.default, next: next.default });
  compareRoles(comparison, place, { old: old.role, next: next.role });
  compareNeed(comparison, place, { old: old.requiredInPractice, next: next.requiredInPractice });
  if (old.secret !== next.secret)
    comparison.report("both secret changed", place, next.secret ? "is now a secret" : "is no longer a secret", { direction: side });
  if (old.demanded !== next.demanded) {
    const predicate = next.demanded ? "must now be present in recorded traffic too" : "may now be missing in recorded traffic";
    comparison.report("response demanded changed", place, predicate);
  }
}

function compareDefaults(comparison, place, { old, next }) {
  if (deepEqual(old, next)) return;
  const [before, after] = [promised(old), promised(next)];
  const details = { old: old?.value, new: next?.value };
  const text2 = textOf(next?.value);
  if (before === void 0 && after === void 0) {
    if (deepEqual(old?.value, next?.value)) return comparison.note("both text changed", place);
    const predicate = next === void 0 ? "has no assumed default any more" : `now has the assumed default ${text2}`;
    return comparison.report("request default assumed", place, predicate, details);
  }
  if (before === void 0) return comparison.report("request default added", place, `now has the default ${text2}`, details);
  if (after === void 0)
    return comparison.report("request default removed", place, `no longer has the stated default ${textOf(before.value)}`, details);
  if (deepEqual(before.value, after.value)) return comparison.note("both text changed", place);
  comparison.report("request default changed", place, `now has the default ${text2} (${textOf(before.value)} before)`, details);
}

function promised(preset) {
  return preset?.origin.kind === "stated" ? preset : void 0;
}

function textOf(value) {
  return value === void 0 ? "" : JSON.stringify(value);
}

function compareRoles(comparison, place, { old, next }) {
  if (old === void 0 || next === void 0 || deepEqual(old, next)) return;
  if (old.kind === "paging" && next.kind === "paging") return;
  if (old.kind === "no_effect" && next.kind === "no_effect") return comparison.note("both text changed", place);
  const predicate = old.kind === next.kind ? `has the same role (${phrase(next.kind)}) with other details` : `has another role: ${phrase(next.kind)} (${phrase(old.kind)} before)`;
  const isShown = deepEqual(withoutPlace(old), withoutPlace(next));
  comparison.report(isShown ? "request role explained" : "request role changed", place, predicate, { old, new: next });
}

function phrase(kind) {
  return kind.replaceAll("_", " ");
}

function withoutPlace(role) {
  if (role.kind !== "parent") return role;
  const { field: _, ...rest } = role;
  return rest;
}

function compareNeed(comparison, place, { old, next }) {
  if (old === void 0 === (next === void 0)) return compareTexts(comparison, place, { old, next });
  if (next === void 0) comparison.report("request required-in-practice removed", place, "is no longer required in practice", { old });
  else comparison.report("request required-in-practice added", place, "is now required in practice", { new: next });
}

function compareAlsoSeen(comparison, place, { old, next }, types) {
  const [before, after] = [old.alsoSeen, next.alsoSeen];
  if (deepEqual(before, after)) return;
  const scoped = (type2, { records }) => type2 === void 0 ? [] : [{ type: type2, records }];
  const [first] = scoped(before, types.old);
  const [second] = scoped(after, types.next);
  const effect = first && second ? effectOfTypes(first, second) : { lost: second === void 0, gained: first === void 0 };
  if (effect.lost)
    comparison.report(
      "response also-seen removed",
      place,
      `no longer has the type that recorded traffic shows: ${before === void 0 ? "" : typeText(before)}`
    );
  else if (effect.gained)
    comparison.report(
      "response also-seen added",
      place,
      `has a further type in recorded traffic: ${after === void 0 ? "" : typeText(after)}`
    );
  else comparison.note("both text changed", place);
}

var PARTS = {
  next: "the param for the next page",
  previous: "the param for the previous page",
  size: "the param with the page size",
  defaultSize: "the page size when no param gives it",
  more: "the field that says whether there are more",
  token: "the field with the token of the next page",
  startToken: "the field with the token of the next round",
  total: "the field with the number of all elements",
  last: "the field that says whether this is the last page",
  id: "the field that is passed as the cursor",
  connection: "where the connection is"
};
var ENTITY_KEYS = ["name", "description", "section", "operations"];
var OPERATION_KEYS = Object.keys({
  ...{ id: 0, addresses: 0, connector: 0, entity: 0, action: 0, paramsRequired: 0 },
  ...{ description: 0, section: 0, origin: 0, deprecated: 0, experimental: 0, notes: 0, writtenAt: 0 },
  ...{ kind: 0, effect: 0, permanent: 0, ordered: 0, params: 0, returns: 0, meta: 0, elements: 0, paging: 0, download: 0, binding: 0 }
});

function compareEntities(comparison, place, { old, next }, around) {
  if (deepEqual(old, next)) return;
  compareTexts(comparison, place, { old: [old.description, old.section], next: [next.description, next.section] });
  compareStatements(comparison, place, { old, next }, ENTITY_KEYS, around.knows);
  const operations = match({ old: old.operations, next: next.operations }, ({ id }) => id, contentOfOperation);
  for (const { id } of operations.removed) comparison.report("both operation removed", placeAt(id), `is removed${operations.hintOf(id)}`);
  for (const { id } of operations.added) comparison.report("both operation added", placeAt(id), `is new${operations.hintOf(id)}`);
  for (const pair of operations.kept) compareOperations(comparison, pair, around);
  if (operations.isReordered) comparison.note("both sequence changed", place);
}

function contentOfOperation({ kind, effect, params, returns, meta, elements, paging }) {
  return [kind, effect, params, returns, meta, elements, paging];
}

function compareOperations(comparison, { old, next }, around) {
  if (deepEqual(old, next)) return;
  const { records, knows } = around;
  const place = placeAt(next.id);
  compareNotes(comparison, place, { old, next });
  compareTexts(comparison, place, { old: old.notes, next: next.notes });
  compareBehaviour(comparison, place, { old, next });
  const params = { old: { shape: old.params, records: records.old }, next: { shape: next.params, records: records.next } };
  compareShapes(comparison, placeAt(next.addresses.params, next.id), params, "request");
  compareResults(comparison, place, { old, next }, records);
  comparePaging(comparison, place, { old: old.paging, next: next.paging });
  compareDownloads(comparison, place, { old: old.download, next: next.download });
  compareBindings(comparison, place, { old, next }, knows);
  compareStatements(comparison, place, { old, next }, OPERATION_KEYS, knows);
}

function compareBehaviour(comparison, place, { old, next }) {
  if (old.kind !== next.kind)
    comparison.report("both kind changed", place, `is now of the kind ${next.kind} (${old.kind} before)`, {
      old: old.kind,
      new: next.kind
    });
  if (old.effect !== next.effect)
    comparison.report("both effect changed", place, `is now a ${next.effect} (${old.effect} before)`, {
      old: old.effect,
      new: next.effect
    });
  if (old.permanent !== next.permanent) {
    if (next.permanent) comparison.report("both permanent added", place, "can no longer be undone");
    else comparison.report("both permanent removed", place, "can now be undone");
  }
  compareOrder(comparison, place, { old: old.ordered, next: next.ordered });
}

function compareOrder(comparison, place, { old, next }) {
  if (old === next) return;
  if (old === void 0) comparison.report("both order added", place, `now returns records in the order ${next ?? ""}`, { new: next });
  else if (next === void 0) comparison.report("both order removed", place, `no longer returns records in the order ${old}`, { old });
  else comparison.report("both order changed", place, `now returns records in the order ${next} (${old} before)`, { old, new: next });
}

function compareResults(comparison, place, { old, next }, records) {
  if (old.returns !== void 0 && next.returns !== void 0) {
    compareOrigins(comparison, { ...place, variant: "returns" }, { old: old.returns.origin, next: next.returns.origin }, "response");
    const types = {
      old: { type: recordType(old.returns), records: records.old },
      next: { type: recordType(next.returns), records: records.next }
    };
    compareTypes(comparison, placeAt(next.addresses.record ?? `${next.id}.record`, `the record of ${next.id}`), types, "response");
  }
  if (!deepEqual(old.elements, next.elements) && old.kind === next.kind)
    comparison.report(
      "both elements changed",
      place,
      `now has its elements in ${pathText2(next.elements)} (${pathText2(old.elements)} before)`,
      {
        old: old.elements,
        new: next.elements
      }
    );
  compareMeta(comparison, { old, next }, records);
}

function pathText2(path) {
  return path === void 0 ? "no place" : `\`${path.join(".")}\``;
}

function recordType({ record: record2 }) {
  return { kind: "record", nullable: false, record: record2 };
}

function compareMeta(comparison, { old, next }, records) {
  const place = placeAt(next.addresses.meta ?? old.addresses.meta ?? `${next.id}.meta`, `the Meta of ${next.id}`);
  if (old.meta !== void 0 && next.meta !== void 0) {
    const shapes = { old: { shape: old.meta, records: records.old }, next: { shape: next.meta, records: records.next } };
    compareShapes(comparison, place, shapes, "response");
  } else if (next.meta !== void 0) comparison.report("response meta added", place, "is new");
  else if (old.meta !== void 0) comparison.report("response meta removed", place, "is removed");
}

function compareDownloads(comparison, place, { old, next }) {
  compareRanges(comparison, place, { old: old?.range, next: next?.range });
  compareSizes(comparison, place, { old: old?.maxSize, next: next?.maxSize });
}

function compareRanges(comparison, place, { old, next }) {
  if (old === next) return;
  const details = { old, new: next };
  if (old === void 0) comparison.report("both range added", place, `now takes a range in \`${next ?? ""}\``, details);
  else if (next === void 0) comparison.report("both range removed", place, `no longer takes a range in \`${old}\``, details);
  else comparison.report("both range changed", place, `now takes a range in \`${next}\` (\`${old}\` before)`, details);
}

function compareSizes(comparison, place, { old, next }) {
  if (old === next) return;
  const [before, after] = [bytesOf(old), bytesOf(next)];
  const predicate = next === void 0 ? "no longer limits the size of files" : `now returns files of at most ${next}`;
  const text2 = `${predicate}${old === void 0 ? "" : ` (${old} before)`}`;
  const details = { old, new: next };
  if (before === void 0 || after === void 0) comparison.report("both max-size changed", place, text2, details);
  else if (before === after) comparison.note("both text changed", place);
  else comparison.report(after < before ? "both max-size lowered" : "both max-size raised", place, text2, details);
}
var UNITS = new Map(["b", "kb", "mb", "gb", "tb"].map((unit, power) => [unit, 1e3 ** power]));

function bytesOf(size) {
  if (size === void 0) return Infinity;
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)\s*(\w+)$/u.exec(size) ?? [];
  const factor = UNITS.get(unit.toLowerCase());
  return number === void 0 || factor === void 0 ? void 0 : Number(number) * factor;
}

function comparePaging(comparison, place, { old, next }) {
  if (old === void 0 || next === void 0) {
    if ((old ?? next ?? { kind: "none" }).kind === "none") return compareTexts(comparison, place, { old, next });
    if (next === void 0) comparison.report("both paging removed", place, "no longer has pages", { old: old?.kind });
    else comparison.report("both paging added", place, `now has pages (${next.kind})`, { new: next.kind });
    return;
  }
  compareOrigins(comparison, { ...place, variant: "paging" }, { old: old.origin, next: next.origin }, "both");
  if (old.kind !== next.kind)
    return comparison.report("both paging changed", place, `has another kind of paging: ${next.kind} (${old.kind} before)`, {
      old: old.kind,
      new: next.kind
    });
  compareParts(comparison, place, { old, next });
}

function compareParts(comparison, place, { old, next }) {
  const before = new Map(Object.entries(old));
  const after = new Map(Object.entries(next));
  for (const [part, phrase2] of Object.entries(PARTS)) {
    const [was, is] = [before.get(part), after.get(part)];
    if (deepEqual(was, is)) continue;
    const details = { group: `paging-${part.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}` };
    if (was === void 0) comparison.report("both paging-part added", place, `now names ${phrase2}: ${textOf2(is)}`, details);
    else if (is === void 0) comparison.report("both paging-part removed", place, `no longer names ${phrase2}: ${textOf2(was)}`, details);
    else comparison.report("both paging-part changed", place, `changes ${phrase2}: ${textOf2(is)} (${textOf2(was)} before)`, details);
  }
  const texts = (paging) => [paging.notShown, paging.profile, "because" in paging ? paging.because : void 0];
  compareTexts(comparison, place, { old: texts(old), next: texts(next) });
}

function textOf2(part) {
  const steps = isList(part) ? part : isObject(part) ? [part["in"], part["within"], part["field"]].flat() : [part];
  return `\`${steps.filter((step) => step !== void 0 && step !== "meta").join(".")}\``;
}

var CONNECTOR_KEYS = Object.keys({
  ...{ id: 0, title: 0, description: 0, document: 0, notShown: 0, addresses: 0 },
  ...{ definitionId: 0, auth: 0, config: 0, vendor: 0, types: 0, records: 0, innerTypes: 0, entities: 0 }
});

function compareConnectors(comparison, { old, next }, shared, knows) {
  const place = placeAt(next.id);
  const records = { old: recordsOf(shared.old, old.records), next: recordsOf(shared.next, next.records) };
  compareTexts(comparison, place, { old: textsOf2(old), next: textsOf2(next) });
  compareDefinitionIds(comparison, place, { old: old.definitionId, next: next.definitionId });
  compareAuth(comparison, { old, next }, records);
  compareConfig(comparison, place, { old: old.config, next: next.config }, records);
  compareVendors(comparison, place, { old, next }, knows);
  compareNamedTypes(comparison, place, { old: old.types, next: next.types });
  compareRecords(comparison, next.id, { old: old.records, next: next.records }, records);
  compareInnerTypes(comparison, { old, next });
  compareStatements(comparison, place, { old, next }, CONNECTOR_KEYS, knows);
  const entities = match({ old: old.entities, next: next.entities }, ({ name }) => name, contentOfEntity);
  const placeOf = (name) => placeAt(`${next.id}.${name}`);
  for (const { name } of entities.removed) comparison.report("both entity removed", placeOf(name), `is removed${entities.hintOf(name)}`);
  for (const { name } of entities.added) comparison.report("both entity added", placeOf(name), `is new${entities.hintOf(name)}`);
  for (const pair of entities.kept) compareEntities(comparison, placeOf(pair.next.name), pair, { records, knows });
  if (entities.isReordered) comparison.note("both sequence changed", place);
}

function contentOfConnector({ definitionId, entities }) {
  return [definitionId.value, entities.map(contentOfEntity)];
}

function contentOfEntity({ operations }) {
  return operations.map((operation2) => [operation2.action, contentOfOperation(operation2)]);
}

function textsOf2({ title, description, document: document2, notShown }) {
  return [title, description, document2, notShown];
}

function recordsOf(shared, own) {
  return new Map([...shared, ...own].map((record2) => [record2.name, record2]));
}

function compareDefinitionIds(comparison, place, { old, next }) {
  if (old.value !== next.value) {
    const predicate = `has another definition id: ${next.value} (${old.value} before)`;
    comparison.report("both definition-id changed", place, predicate, { old: old.value, new: next.value });
  }
  compareOrigins(comparison, { ...place, variant: "definition_id" }, { old: old.origin, next: next.origin }, "request");
}

function compareNamedTypes(comparison, place, { old, next }) {
  const types = match(
    { old, next },
    ({ name }) => name,
    ({ type: type2 }) => type2
  );
  const placeOf = (name) => inside(place, "types", name);
  const remove = ({ name }) => comparison.report("both named-type removed", placeOf(name), `is removed${types.hintOf(name)}`);
  const add = ({ name }) => comparison.report("both named-type added", placeOf(name), `is new${types.hintOf(name)}`);
  types.removed.filter(isExported).forEach(remove);
  types.added.filter(isExported).forEach(add);
  for (const pair of types.kept) {
    if (isExported(pair.old) && !isExported(pair.next)) remove(pair.old);
    else if (!isExported(pair.old) && isExported(pair.next)) add(pair.next);
    else compareNotes(comparison, placeOf(pair.next.name), pair);
  }
  const unobserved = [...types.removed, ...types.added].some((type2) => !isExported(type2));
  if (unobserved || types.isReordered) comparison.note("both sequence changed", inside(place, "types"));
}

function isExported({ type: type2, returned }) {
  return returned !== true && type2.kind === "object" && type2.shape !== void 0;
}

function compareRecords(comparison, owner, { old, next }, records) {
  const found = match(
    { old, next },
    ({ name }) => name,
    ({ shape: shape2 }) => shape2
  );
  const placeOf = (name) => placeAt(`${owner}.records.${name}`);
  for (const { name } of found.removed) comparison.report("both record removed", placeOf(name), `is removed${found.hintOf(name)}`);
  for (const { name } of found.added) comparison.report("both record added", placeOf(name), `is new${found.hintOf(name)}`);
  for (const pair of found.kept) {
    if (deepEqual(pair.old, pair.next)) continue;
    const place = placeOf(pair.next.name);
    compareNotes(comparison, place, pair, "response");
    compareTexts(comparison, place, { old: [pair.old.extends, pair.old.example], next: [pair.next.extends, pair.next.example] });
    const shapes = { old: { shape: pair.old.shape, records: records.old }, next: { shape: pair.next.shape, records: records.next } };
    compareShapes(comparison, place, shapes, "response");
  }
  if (found.isReordered) comparison.note("both sequence changed", placeAt(owner));
}

function compareAuth(comparison, { old, next }, records) {
  const address = next.addresses.authConfig ?? old.addresses.authConfig ?? `${next.id}.auth_config`;
  const place = placeAt(address);
  if (old.auth.length === 0 && next.auth.length > 0) return comparison.report("request credentials added", place, "is new and required");
  if (old.auth.length > 0 && next.auth.length === 0) return comparison.report("request credentials removed", place, "is removed");
  const methods = match(
    { old: old.auth, next: next.auth },
    ({ name }) => name,
    ({ shape: shape2 }) => shape2
  );
  const placeOf = ({ name }) => next.auth.length > 1 || old.auth.length > 1 ? { ...place, variant: name } : place;
  for (const method of methods.removed) {
    const hint = methods.hintOf(method.name);
    if (isCovered({ shape: method.shape, records: records.old }, next.auth, records.next))
      comparison.report("request auth-method removed-covered", inside(placeAt(next.id), "auth", method.name), `is removed${hint}`);
    else comparison.report("request auth-method removed", placeOf(method), `no longer has the method ${method.name}${hint}`);
  }
  for (const method of methods.added) {
    const covered = isCovered({ shape: method.shape, records: records.next }, old.auth, records.old);
    const kind = covered ? "request auth-method added-covered" : "request auth-method added";
    comparison.report(kind, placeOf(method), `now has the method ${method.name}${methods.hintOf(method.name)}`);
  }
  for (const pair of methods.kept) compareMethods(comparison, placeOf(pair.next), pair, records);
  if (methods.isReordered) comparison.note("both sequence changed", place);
}

function isCovered(shape2, methods, records) {
  return methods.some((method) => isSubsetOfShapes(shape2, { shape: method.shape, records }));
}

function compareMethods(comparison, place, { old, next }, records) {
  compareNotes(comparison, place, { old, next }, "request");
  compareTexts(comparison, place, { old: old.title, next: next.title });
  const shapes = { old: { shape: old.shape, records: records.old }, next: { shape: next.shape, records: records.next } };
  compareShapes(comparison, place, shapes, "request");
}

function compareConfig(comparison, connector2, { old, next }, records) {
  const place = inside(connector2, "config");
  if (old === void 0 && next === void 0) return;
  if (old === void 0) return comparison.report("request param added", place, "is new");
  if (next === void 0) return comparison.report("request param removed", place, "is removed");
  compareNotes(comparison, place, { old, next }, "request");
  const shapes = { old: { shape: old.shape, records: records.old }, next: { shape: next.shape, records: records.next } };
  compareShapes(comparison, place, shapes, "request");
}

var GATEWAY_KEYS = Object.keys({
  ...{ title: 0, description: 0, version: 0, document: 0, baseUrlExample: 0, actions: 0, notShown: 0, addresses: 0 },
  ...{ headers: 0, createInstance: 0, execute: 0, error: 0, records: 0, statuses: 0 }
});

function compareGateways(comparison, { old, next }, knows) {
  const place = placeAt("gateway", "the gateway");
  const records = { old: recordsOf2(old), next: recordsOf2(next) };
  compareTexts(comparison, place, { old: textsOf3(old), next: textsOf3(next) });
  compareHeaders(comparison, place, { old: old.headers, next: next.headers });
  compareCreateInstance(comparison, { old, next }, records);
  compareExecute(comparison, place, { old, next }, records);
  compareBodies(comparison, placeAt(next.addresses.error), { old: old.error, next: next.error }, "response", records);
  compareStatuses(comparison, place, { old: old.statuses, next: next.statuses });
  compareRecords(comparison, "gateway", { old: old.records, next: next.records }, records);
  compareStatements(comparison, place, { old, next }, GATEWAY_KEYS, knows);
}

function recordsOf2({ records }) {
  return new Map(records.map((record2) => [record2.name, record2]));
}

function textsOf3({ title, description, document: document2, baseUrlExample, actions, notShown }) {
  return [title, description, document2, baseUrlExample, actions, notShown];
}

function compareHeaders(comparison, gateway2, { old, next }) {
  if (old === void 0 || next === void 0) return;
  const headers = match(
    { old, next },
    ({ name }) => name,
    ({ type: type2 }) => type2
  );
  const placeOf = (name) => inside(gateway2, "headers", name);
  for (const { name } of headers.removed) comparison.report("request header removed", placeOf(name), `is removed${headers.hintOf(name)}`);
  for (const { name } of headers.added) comparison.report("request header added", placeOf(name), `is new${headers.hintOf(name)}`);
  for (const pair of headers.kept) {
    const place = placeOf(pair.next.name);
    compareNotes(comparison, place, pair, "request");
    compareTexts(comparison, place, { old: pair.old.example, next: pair.next.example });
    compareScalars(
      comparison,
      place,
      { old: { ...pair.old.type, kind: "scalar" }, next: { ...pair.next.type, kind: "scalar" } },
      "request"
    );
    if (pair.old.secret !== pair.next.secret)
      comparison.report("both secret changed", place, pair.next.secret ? "is now a secret" : "is no longer a secret", {
        direction: "request"
      });
  }
  if (headers.isReordered) comparison.note("both sequence changed", gateway2);
}

function compareBodies(comparison, place, { old, next }, side, records) {
  compareNotes(comparison, place, { old, next }, side);
  const shapes = { old: { shape: old.shape, records: records.old }, next: { shape: next.shape, records: records.next } };
  compareShapes(comparison, place, shapes, side);
}

function comparePaths(comparison, place, { old, next }) {
  if (old !== next) comparison.report("both path changed", place, `has the path ${next} (${old} before)`, { old, new: next });
}

function compareCreateInstance(comparison, { old, next }, records) {
  const place = placeAt(next.addresses.createInstance);
  const [before, after] = [old.createInstance, next.createInstance];
  comparePaths(comparison, place, { old: before.path, next: after.path });
  const requests = { old: { ...before, shape: before.request }, next: { ...after, shape: after.request } };
  compareBodies(comparison, place, requests, "request", records);
  const response = placeAt(next.addresses.createInstanceResponse);
  compareBodies(comparison, response, { old: before.response, next: after.response }, "response", records);
}

function compareExecute(comparison, gateway2, { old, next }, records) {
  const place = placeAt(next.addresses.execute);
  const [before, after] = [old.execute, next.execute];
  comparePaths(comparison, place, { old: before.path, next: after.path });
  const params = (fields) => ({ fields, open: false });
  const shapes = {
    old: { shape: params(before.pathParams), records: records.old },
    next: { shape: params(after.pathParams), records: records.next }
  };
  compareShapes(comparison, inside(gateway2, "execute", "pathParams"), shapes, "request");
  const requests = { old: { ...before, shape: before.request }, next: { ...after, shape: after.request } };
  compareBodies(comparison, place, requests, "request", records);
  const envelope = inside(gateway2, "execute", "response");
  compareBodies(comparison, envelope, { old: before.response, next: after.response }, "response", records);
  for (const part of ["result", "meta"])
    compareEnvelope(comparison, inside(envelope, part), { old: before.response[part], next: after.response[part] });
}

function compareEnvelope(comparison, place, { old, next }) {
  if (old === next) return;
  comparison.report("both envelope changed", place, `has the name \`${next}\` (\`${old}\` before)`, {
    direction: "response",
    old,
    new: next
  });
}

function compareStatuses(comparison, gateway2, { old, next }) {
  if (old === void 0 || next === void 0) return;
  const statuses = match(
    { old, next },
    ({ status }) => String(status),
    ({ status }) => status
  );
  const placeOf = (status) => inside(gateway2, "statuses", String(status));
  for (const { status } of statuses.removed) comparison.report("response status removed", placeOf(status), "is removed");
  for (const { status } of statuses.added) comparison.report("response status added", placeOf(status), "is new");
  for (const pair of statuses.kept) {
    const place = placeOf(pair.next.status);
    compareNotes(comparison, place, pair, "response");
    compareTexts(comparison, place, { old: pair.old.example, next: pair.next.example });
    if (pair.old.retryAfter === pair.next.retryAfter) continue;
    if (pair.next.retryAfter) comparison.report("response retry-after added", place, "now comes with `Retry-After`");
    else comparison.report("response retry-after removed", place, "no longer comes with `Retry-After`");
  }
  if (statuses.isReordered) comparison.note("both sequence changed", gateway2);
}


function compareCatalogs(old, next) {
  const comparison = new Comparison();
  const knows = knowledgeOf({ old, next });
  const shared = { old: old.gateway.records, next: next.gateway.records };
  compareGateways(comparison, { old: old.gateway, next: next.gateway }, knows);
  const connectors = match({ old: old.connectors, next: next.connectors }, ({ id }) => id, contentOfConnector);
  for (const { id } of connectors.removed) comparison.report("both connector removed", placeAt(id), `is removed${connectors.hintOf(id)}`);
  for (const { id } of connectors.added) comparison.report("both connector added", placeAt(id), `is new${connectors.hintOf(id)}`);
  for (const pair of connectors.kept) if (!deepEqual(pair.old, pair.next)) compareConnectors(comparison, pair, shared, knows);
  if (connectors.isReordered) comparison.note("both sequence changed", placeAt("connectors", "the list of connectors"));
  return comparison.finish();
}


function findPath(catalog, { address, pointer }) {
  const walk = new Walk(catalog);
  const steps = pointer.split("/").slice(1);
  const rest = walk.toAddress(address.split("."), steps);
  const isExact = rest !== void 0 && rest.every((step) => walk.into(step.replaceAll("~1", "/").replaceAll("~0", "~")));
  return { path: walk.path, isExact };
}
var PARTS_OF_GATEWAY = {
  create_instance: ["createInstance", "request"],
  create_instance_response: ["createInstance", "response"],
  execute: ["execute", "request"],
  error: ["error"]
};
var Walk = class _Walk {
  path = [];
  #catalog;
  #value;
  constructor(catalog) {
    this.#catalog = catalog;
    this.#value = catalog;
  }
  toAddress([first = "", ...segments], pointer) {
    if (first === "gateway") {
      const [part2, ...more] = segments;
      const keys = part2 === void 0 ? [] : PARTS_OF_GATEWAY[part2] ?? [part2];
      return this.#follow(["gateway", ...keys, ...more]) ? pointer : void 0;
    }
    if (!this.#follow(["connectors", first])) return void 0;
    const [entity2, action, part] = segments;
    if (entity2 === void 0) return pointer;
    if (entity2 === "auth_config") return this.#follow(["auth"]) ? this.#toMethod(pointer) : void 0;
    if (entity2 === "records") return this.#follow(segments) || this.#toRecord(action ?? "") ? pointer : void 0;
    if (entity2 === "execute") return pointer;
    if (!this.#follow(["entities", entity2])) return void 0;
    if (action === void 0) return pointer;
    if (!this.#follow(["operations"]) || !this.#toElement("action", action)) return void 0;
    return part === void 0 ? pointer : this.#toPart(part, pointer);
  }
  into(step) {
    const value = this.#value;
    if (isList(value)) return this.#toElement("name", step) || this.#toElement("id", step);
    if (!isObject(value)) return false;
    if (value["kind"] === "record" && typeof value["record"] === "string") return this.#toRecord(value["record"]) && this.into(step);
    for (const inner of ["fields", "shape", "type"]) if (inner in value && this.#tryInside(inner, step)) return true;
    if (step === "*") return this.#toKey("items") || this.#toKey("values");
    return "items" in value && this.#tryInside("items", step) || this.#toKey(step) || "values" in value && this.#toKey("values");
  }
  #toPart(part, pointer) {
    const [first, ...rest] = pointer;
    const returns = isObject(this.#value) && isObject(this.#value["returns"]) ? this.#value["returns"]["record"] : void 0;
    if (part === "record" || part === "response" && first === "result") {
      const inside2 = part === "record" ? pointer : rest[0] === "*" ? rest.slice(1) : rest;
      return typeof returns === "string" && this.#toRecord(returns) ? inside2 : void 0;
    }
    if (part === "request" || part === "response") return first === "params" || first === "meta" ? pointer : void 0;
    return this.#toKey(part) ? pointer : void 0;
  }
  #toMethod(pointer) {
    const methods = isList(this.#value) ? this.#value : [];
    const [before, start] = [this.#value, this.path];
    for (const index of methods.keys()) {
      [this.#value, this.path] = [methods[index], [...start, index]];
      if (pointer[0] !== void 0 && this.into(pointer[0])) return pointer.slice(1);
    }
    [this.#value, this.path] = [before, start];
    return pointer;
  }
  #tryInside(key, step) {
    const [before, start] = [this.#value, this.path];
    if (this.#toKey(key) && this.into(step)) return true;
    [this.#value, this.path] = [before, start];
    return false;
  }
  #toRecord(name) {
    const connector2 = this.path[0] === "connectors" ? this.path.slice(0, 2) : void 0;
    const owned = connector2 === void 0 ? [] : ["records", "innerTypes"].map((list3) => [...connector2, list3]);
    return [...owned, ["gateway", "records"]].some((list3) => {
      const walk = new _Walk(this.#catalog);
      if (!walk.#follow([...list3.map(String), name])) return false;
      [this.#value, this.path] = [walk.#value, walk.path];
      return true;
    });
  }
  #follow(steps) {
    return steps.every((step) => this.#toKey(step) || this.#toElement("name", step) || this.#toElement("id", step));
  }
  #toElement(key, wanted) {
    if (!isList(this.#value)) return false;
    const index = this.#value.findIndex((element) => isObject(element) && element[key] === wanted);
    if (index < 0) return false;
    this.#value = this.#value[index];
    this.path = [...this.path, index];
    return true;
  }
  #toKey(key) {
    if (isList(this.#value) && /^\d+$/.test(key) && Number(key) < this.#value.length) {
      this.#value = this.#value[Number(key)];
      this.path = [...this.path, Number(key)];
      return true;
    }
    if (!isObject(this.#value) || !Object.hasOwn(this.#value, key)) return false;
    this.#value = this.#value[key];
    this.path = [...this.path, key];
    return true;
  }
};

var SPACE = /(?:\s+|\/\/[^\n\r]*|\/\*[^]*?(?:\*\/|$))+/y;
var WORD2 = /[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*/uy;
var NUMBER = /(?:0[xXbBoO][\dA-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)n?/y;
var STRING = /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/y;
var MARK = /=>|\.\.\.|\?\.|\*\*|&&|\|\||[^]/uy;

function readExports(text2) {
  const exports = /* @__PURE__ */ new Map();
  for (const statement of splitStatements(readTokens(text2))) {
    for (const [name, written2] of exportsOf(statement)) {
      const other = exports.get(name);
      exports.set(name, other === void 0 ? written2 : `${other} ; ${written2}`);
    }
  }
  return exports;
}
var OPENING = /* @__PURE__ */ new Set(["{", "(", "["]);
var CLOSING = /* @__PURE__ */ new Set(["}", ")", "]"]);
var WITH_BODY = /* @__PURE__ */ new Set(["interface", "class", "namespace", "module", "enum", "global"]);
var MODIFIERS = /* @__PURE__ */ new Set(["export", "declare", "default", "abstract", "async"]);
var KEYWORDS = /* @__PURE__ */ new Set([...WITH_BODY, ...MODIFIERS, "import", "type", "const", "let", "var", "function", "using"]);

function splitStatements(tokens) {
  const statements = [[]];
  let depth = 0;
  for (const [index, { text: text2, startsLine }] of tokens.entries()) {
    const current = statements.at(-1) ?? [];
    if (depth === 0 && text2 === ";") {
      statements.push([]);
      continue;
    }
    if (depth === 0 && startsLine && current.length > 0 && beginsStatement(text2, tokens[index + 1]?.text)) statements.push([text2]);
    else current.push(text2);
    if (OPENING.has(text2)) depth += 1;
    if (CLOSING.has(text2)) depth = Math.max(0, depth - 1);
    if (depth === 0 && text2 === "}" && hasBody(statements.at(-1) ?? []) && isStatementEnd(tokens[index + 1])) statements.push([]);
  }
  return statements.filter(({ length }) => length > 0);
}

function beginsStatement(text2, next) {
  if (!KEYWORDS.has(text2) || next === void 0) return false;
  return /^[\p{ID_Start}$_"{*]/u.test(next) && next !== "extends";
}

function isStatementEnd(next) {
  return next === void 0 || KEYWORDS.has(next.text);
}

function hasBody(statement) {
  const word = statement.find((text2) => !MODIFIERS.has(text2));
  return word !== void 0 && WITH_BODY.has(word);
}

function exportsOf(statement) {
  const [first, second, third] = statement;
  if (first === "import") return [];
  if (first === "export") {
    if (second === "*") return [reexportOf(statement)];
    if (second === "{" || second === "type" && third === "{") return listedExports(statement);
    if (second === "type" && third === "*") return [reexportOf(statement)];
    if (second === "=" || second === "default") return [["default", written(statement)]];
  }
  const name = declaredName(statement);
  return name === void 0 ? [] : [[name, written(statement)]];
}

function reexportOf(statement) {
  const star = statement.indexOf("*");
  const name = statement[star + 1] === "as" ? statement[star + 2] ?? "" : statement.slice(star).join(" ");
  return [name, written(statement)];
}

function listedExports(statement) {
  const [open, close] = [statement.indexOf("{"), statement.indexOf("}")];
  const around = [...statement.slice(0, open), ...statement.slice(close + 1)].join(" ");
  return splitAt(statement.slice(open + 1, close), ",").flatMap((specifier) => {
    const name = specifier.at(-1);
    return name === void 0 ? [] : [[name, `${around} ${specifier.join(" ")}`]];
  });
}

function splitAt(tokens, separator) {
  const parts = [[]];
  for (const token of tokens) {
    if (token === separator) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function declaredName(statement) {
  const at = statement.findIndex((text2) => !KEYWORDS.has(text2));
  const name = statement[at];
  const isName = name !== void 0 && at > 0 && /^[\p{ID_Start}$_"]/u.test(name);
  if (isName) return name;
  const before = statement[at - 1];
  return at > 1 && before !== void 0 ? before : void 0;
}
var BEFORE_TYPE = /* @__PURE__ */ new Set(["=", ":", "(", "[", "<", ",", "{", ";", "=>", "|", "&"]);

function written(statement) {
  return statement.filter((text2, index) => {
    const [before = "", next = ""] = [statement[index - 1], statement[index + 1]];
    if (text2 === "|" || text2 === "&") return !BEFORE_TYPE.has(before);
    if (text2 === ",") return !CLOSING.has(next) && next !== ">";
    return text2 !== ";" || next !== "}";
  }).filter((text2, index) => index > 0 || text2 !== "export").join(" ");
}

function readTokens(text2) {
  const tokens = [];
  let offset = 0;
  let startsLine = true;
  while (offset < text2.length) {
    const space = matchAt(SPACE, text2, offset);
    startsLine ||= /[\n\r]/.test(space);
    offset += space.length;
    if (offset >= text2.length) break;
    const token = readToken(text2, offset);
    tokens.push({ text: token.shown ?? token.read, startsLine });
    offset += token.read.length;
    startsLine = false;
  }
  return tokens;
}

function readToken(text2, offset) {
  const first = text2[offset];
  if (first === "`") return { read: templateAt(text2, offset) };
  if (first === '"' || first === "'") {
    const read2 = matchAt(STRING, text2, offset);
    return { read: read2, shown: read2.startsWith("'") ? `"${read2.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"` : read2 };
  }
  const read = matchAt(WORD2, text2, offset) || matchAt(NUMBER, text2, offset) || matchAt(MARK, text2, offset);
  return { read };
}

function templateAt(text2, start) {
  let depth = 0;
  for (let offset = start + 1; offset < text2.length; offset += 1) {
    const one = text2[offset];
    if (one === "\\") offset += 1;
    else if (one === "$" && text2[offset + 1] === "{") {
      depth += 1;
      offset += 1;
    } else if (depth > 0 && (one === '"' || one === "'")) offset += matchAt(STRING, text2, offset).length - 1;
    else if (depth > 0 && one === "{") depth += 1;
    else if (depth > 0 && one === "}") depth -= 1;
    else if (depth > 0 && one === "`") offset += templateAt(text2, offset).length - 1;
    else if (one === "`") return text2.slice(start, offset + 1);
  }
  return text2.slice(start);
}

function matchAt(pattern, text2, offset) {
  pattern.lastIndex = offset;
  return pattern.exec(text2)?.[0] ?? "";
}

var STEPS = ["major", "minor", "patch", "none"];
var VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;
var NOTHING2 = /* @__PURE__ */ new Map();
var PREDICATES = {
  added: "is a new export",
  removed: "is no longer exported",
  changed: "has another declaration, although the catalog has not changed"
};

function compareSides(old, next, settings) {
  const changes = compareCatalogs(old.catalog, next.catalog);
  const declarations = old.declarations === void 0 || next.declarations === void 0 ? void 0 : compareDeclarations(old.declarations, next.declarations, changes);
  return judgeChanges(old, next, [...changes, ...declarations ?? []], { ...settings, comparesDeclarations: declarations !== void 0 });
}

function judgeChanges(old, next, changes, { accepted, checkVersion, comparesDeclarations, now, ...settings }) {
  const byId = new Map(accepted.map((one) => [one.id, one]));
  const positions = findPositions(old, next, changes);
  const compared = changes.map((change, index) => {
    const [entry, position] = [byId.get(change.id), positions[index]];
    const mark = entry === void 0 ? {} : isExpired(entry, now) ? { expired: entry } : { accepted: entry };
    return { ...withoutSecrets(change), ...mark, ...position !== void 0 && { position } };
  });
  const ids = new Set(changes.map(({ id }) => id));
  const versions = { old: old.catalog.gateway.version, new: next.catalog.gateway.version };
  const required = stepFor(compared, settings.for);
  return {
    for: settings.for,
    sides: { old: old.name, new: next.name },
    versions,
    changes: compared,
    required,
    ...checkVersion && { version: judgeVersions(versions.old, versions.new, required) ?? "unreadable" },
    stale: accepted.filter(({ id }) => !ids.has(id)),
    comparesDeclarations
  };
}

function withoutSecrets(change) {
  const { message, old, new: next } = change;
  return {
    ...change,
    message: redact(message),
    ...old !== void 0 && { old: redactValue(old) },
    ...next !== void 0 && { new: redactValue(next) }
  };
}

function stepFor(changes, audience) {
  const step = requiredStep(
    changes.filter(({ accepted }) => accepted === void 0),
    audience
  );
  const hasAccepted = changes.some(({ accepted }) => accepted !== void 0);
  return hasAccepted && step !== "major" ? "minor" : step;
}

function isBreak(change, audience) {
  return change.accepted === void 0 && isBreaking(change, audience);
}

function hasFailed({ changes, version, for: audience }) {
  if (version === void 0) return changes.some((change) => isBreak(change, audience));
  return version === "unreadable" || !version.isEnough || changes.some((change) => change.expired !== void 0 && isBreak(change, audience));
}

function findPositions(old, next, changes) {
  const [inNew, inOld] = [findIn(next, changes), findIn(old, changes)];
  return changes.map((change, index) => {
    if (change.code.startsWith("declaration/")) return void 0;
    const places = [inNew[index], inOld[index]].filter((place) => place?.position !== void 0);
    return (places.find((place) => place?.isExact === true) ?? places[0])?.position;
  });
}

function findIn({ catalog, findPositions: find }, changes) {
  if (find === void 0) return [];
  const paths = changes.map((change) => findPath(catalog, change));
  const positions = find(paths.map(({ path }, index) => ({ path, facet: changes[index]?.code.split("/")[0] ?? "" })));
  return paths.map((found, index) => ({ ...found, position: positions[index] }));
}

function compareDeclarations(old, next, changes) {
  const changed = new Set(changes.flatMap(({ address, code }) => code === "text/changed" ? [] : address.split(".").slice(0, 1)));
  const isExplained = (path) => {
    const connector2 = /^connectors\/([\w-]+)(?:\.(?:types|inner))?\.d\.ts$/.exec(path)?.[1];
    return connector2 === void 0 ? changed.size > 0 : changed.has(connector2) || changed.has("gateway");
  };
  const paths = [.../* @__PURE__ */ new Set([...old.keys(), ...next.keys()])].sort().filter((path) => !isExplained(path));
  return paths.flatMap((path) => compareFiles(path, old.get(path), next.get(path)));
}

function compareFiles(path, old, next) {
  if (old === next) return [];
  const [before, after] = [old === void 0 ? NOTHING2 : readExports(old), next === void 0 ? NOTHING2 : readExports(next)];
  return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return was === is ? [] : [toChange(path, name, was, is)];
  });
}

function toChange(path, name, was, is) {
  const kind = was === void 0 ? "added" : is === void 0 ? "removed" : "changed";
  const module = path.replace(/\.d\.ts$/, "");
  const code = `declaration/${kind}`;
  const verdict = kind === "added" ? "compatible" : "breaking";
  const pointer = `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return {
    id: `${code}:${module}${pointer}`,
    code,
    address: module,
    pointer,
    direction: "both",
    caller: verdict,
    implementer: verdict,
    message: `\`${name}\` of ${path} ${PREDICATES[kind]}`,
    ...was !== void 0 && { old: was },
    ...is !== void 0 && { new: is }
  };
}

function judgeVersions(old, next, required) {
  const [before, after] = [readVersion(old), readVersion(next)];
  if (before === void 0 || after === void 0) return void 0;
  const order = compareVersions(before, after);
  const step = order >= 0 ? "none" : stepBetween(before, after);
  const needed = neededStep(before, required);
  const isEnough = order < 0 ? STEPS.indexOf(step) <= STEPS.indexOf(needed) : order === 0 && needed === "none";
  return { old, new: next, step, needed, isEnough };
}

function neededStep({ numbers: [major], early }, required) {
  if (required === "none") return "none";
  if (early.length > 0) return "patch";
  if (major > 0) return required;
  return required === "major" ? "minor" : "patch";
}

function stepBetween({ numbers: before }, { numbers: after }) {
  const index = before.findIndex((number, at) => number !== after[at]);
  return STEPS[index === -1 ? 2 : index] ?? "none";
}

function readVersion(text2) {
  const [, major, minor, patch, early] = VERSION.exec(text2) ?? [];
  if (major === void 0) return void 0;
  return { numbers: [Number(major), Number(minor), Number(patch)], early: early?.split(".") ?? [] };
}

function compareVersions(left, right) {
  for (const [at, number] of left.numbers.entries()) {
    const difference = number - (right.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.early.length === 0 || right.early.length === 0) return right.early.length - left.early.length;
  for (const [at, part] of left.early.entries()) {
    const order = compareParts2(part, right.early[at]);
    if (order !== 0) return order;
  }
  return left.early.length - right.early.length;
}

function compareParts2(left, right) {
  if (right === void 0) return 1;
  const [isNumber, isOther] = [/^\d+$/.test(left), /^\d+$/.test(right)];
  if (isNumber && isOther) return Number(left) - Number(right);
  if (isNumber !== isOther) return isNumber ? -1 : 1;
  return left < right ? -1 : Number(left > right);
}

var HEADINGS = {
  both: "Breaking for callers and implementers",
  caller: "Breaking for callers",
  implementer: "To do for implementers",
  compatible: "Compatible",
  types: "Compatible, with other types at compile time",
  unseen: "Without effect on programs",
  accepted: "Accepted breaks"
};

function foldChanges({ changes, for: audience }) {
  const folded = /* @__PURE__ */ new Map();
  for (const change of changes) {
    const key = JSON.stringify([headingOf(change, audience), connectorOf(change), change.code, sentenceOf(change, "…")]);
    const others = folded.get(key);
    if (others === void 0) folded.set(key, [change]);
    else others.push(change);
  }
  const all = [...folded.values()].map((same) => {
    const [first] = same;
    const message = same.length === 1 ? first.message : sentenceOf(first, nounOf(same));
    return { heading: headingOf(first, audience), connector: connectorOf(first), message, changes: same };
  });
  return orderOfHeadings.flatMap((heading) => all.filter((one) => one.heading === heading));
}
var orderOfHeadings = Object.keys(HEADINGS);

function headingOf(change, audience) {
  const { caller, implementer, accepted, compileTime } = change;
  if (accepted !== void 0) return "accepted";
  const breaksCallers = audience !== "implementer" && caller === "breaking";
  const breaksImplementers = audience !== "caller" && implementer === "breaking";
  if (breaksCallers) return breaksImplementers ? "both" : "caller";
  if (breaksImplementers) return "implementer";
  if (compileTime === true) return "types";
  return caller === "none" && implementer === "none" ? "unseen" : "compatible";
}

function connectorOf({ code, address }) {
  return code.startsWith("declaration/") ? "types" : address.split(".")[0] ?? "";
}

function sentenceOf({ address, message }, words) {
  const owner = ownersOf(address).find((name) => message.includes(name));
  if (owner === void 0) return message;
  return message.startsWith(owner) ? `each of ${words}${message.slice(owner.length)}` : message.replace(owner, words);
}

function ownersOf(address) {
  const operation2 = /^\w+\.\w+\.\w+(?=\.)/.exec(address)?.[0];
  return operation2 === void 0 ? address.includes(".") ? [address] : [] : [address, operation2];
}
var NOUNS = [
  [/^inner\/type-/, "types"],
  [/ \w+\.records\.\w+$/, "records"],
  [/ \w+\.\w+\.\w+(?:\.\w+)?$/, "operations"]
];

function nounOf(changes) {
  const noun = NOUNS.find(([pattern]) => changes.every(({ code, address }) => pattern.test(`${code} ${address}`)))?.[1] ?? "places";
  return `${changes.length} ${noun}`;
}

function ownersText({ changes }, most) {
  const names = [...new Set(changes.map(({ address }) => ownersOf(address).at(-1) ?? address))];
  const more = names.length - most;
  return more <= 1 ? names.join(", ") : `${names.slice(0, most).join(", ")} and ${more} more`;
}


function summaryLine({ changes, required, for: audience }) {
  if (changes.length === 0) return "no changes";
  const open = changes.filter(({ accepted }) => accepted === void 0);
  const breaks = open.filter((change) => isBreaking(change, audience)).length;
  const isTask = (change) => audience === "both" && isBreaking(change, "implementer");
  const tasks = open.filter(isTask).length;
  const others = open.filter((change) => !isBreaking(change, audience) && !isTask(change));
  const unseen = others.filter(({ caller, implementer }) => caller === "none" && implementer === "none").length;
  const counts = [
    ...countText(breaks, `breaking for ${audience === "implementer" ? "implementers" : "callers"}`),
    ...breaks === 0 && tasks > 0 ? ["compatible for callers"] : [],
    ...countText(tasks, "to do for implementers"),
    ...countText(others.length - unseen, "compatible"),
    ...countText(unseen, "without effect on programs"),
    ...countText(changes.length - open.length, "accepted")
  ];
  return `${counts.join(", ")} (version step: ${required})`;
}

function countText(count, words) {
  return count === 0 ? [] : [`${count} ${words}`];
}

function remarksOf({ changes, stale, version, versions, required, comparesDeclarations }) {
  const expired = changes.flatMap(({ expired: entry }) => entry ?? []);
  return [
    ...expired.map(({ id, expires, reason, at }) => {
      const message = `the accepted break ${id} has expired on ${expires} (${reason})`;
      return { severity: "error", code: "accept/expired", message, help: "undo the break, or accept it until another day", position: at };
    }),
    ...stale.map(({ id, at }) => {
      const message = `the accepted break ${id} is stale: there is no such change`;
      return { severity: "warning", code: "accept/stale", message, help: "remove it from the file", position: at };
    }),
    ...versionRemarks(version, versions, required),
    ...comparesDeclarations || changes.length > 0 ? [] : [
      { severity: "note", code: "declaration/skipped", message: "only the catalogs were compared, not the types of packages" }
    ]
  ];
}

function versionRemarks(version, versions, required) {
  if (version === void 0) return [];
  if (version === "unreadable") {
    const message = `the versions ${JSON.stringify(versions.old)} and ${JSON.stringify(versions.new)} cannot be compared`;
    return [{ severity: "error", code: "version/unreadable", message, help: "a version is three numbers, as in 1.2.0" }];
  }
  const { isEnough, needed, step } = version;
  const change = `${versions.old} → ${versions.new}`;
  if (isEnough) return [{ severity: "note", code: "version/enough", message: `the version step ${change} is large enough` }];
  const why = required === "none" ? "the new version comes before the old one" : `the changes need a ${needed} step, and there is ${step === "none" ? "none" : `only a ${step} one`}`;
  const help = required === "none" ? "compare the older catalog with the newer one" : `the next version is at least ${nextVersion(versions.old, needed)}`;
  return [{ severity: "error", code: "version/too-small", message: `the version step ${change} is too small: ${why}`, help }];
}

function nextVersion(version, step) {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/u).map(Number);
  if (step === "major") return `${major + 1}.0.0`;
  return step === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${version.includes("-") ? patch : patch + 1}`;
}

var STYLES = {
  both: "red",
  caller: "red",
  implementer: "red",
  compatible: "green",
  types: "green",
  unseen: "dim",
  accepted: "yellow"
};
var REMARK_STYLES = { error: "red", warning: "yellow", note: "dim" };

function printPretty(report, { color }) {
  const paint = createPaint(color);
  const folded = foldChanges(report);
  const groups = [...new Set(folded.map(({ heading }) => heading))].map((heading) => {
    const inside2 = folded.filter((one) => one.heading === heading);
    return [paint(STYLES[heading], paint("bold", HEADINGS[heading])), ...connectorsIn(inside2, paint)].join("\n");
  });
  const remarks = remarksOf(report).map((remark) => printRemark(remark, paint));
  const parts = [paint("bold", summaryLine(report)), ...groups, ...remarks.length === 0 ? [] : [remarks.join("\n")]];
  return `${parts.join("\n\n")}
`;
}

function connectorsIn(folded, paint) {
  const connectors = [...new Set(folded.map(({ connector: connector2 }) => connector2))];
  return connectors.flatMap((connector2) => [
    `  ${paint("cyan", safeLine(connector2))}`,
    ...folded.filter((one) => one.connector === connector2).flatMap((one) => printChange(one, paint))
  ]);
}

function printChange(folded, paint) {
  const { changes, message } = folded;
  const [first] = changes;
  const { position, accepted } = first;
  const notes2 = [
    ...changes.length > 1 ? [ownersText(folded, OWNERS_IN_TERMINAL)] : [],
    ...position === void 0 ? [] : [positionText(position)],
    ...accepted === void 0 ? [] : [`accepted until ${accepted.expires}: ${accepted.reason}`],
    ...changes.length === 1 && isBreaking2(first) ? [`id: ${first.id}`] : []
  ];
  return [`    ${safeLine(message)}`, ...notes2.map((note) => `      ${paint("dim", safeLine(note))}`)];
}

function isBreaking2({ caller, implementer }) {
  return caller === "breaking" || implementer === "breaking";
}

function printRemark({ severity, code, message, help, position }, paint) {
  const place = position === void 0 ? "" : `${paint("bold", safeLine(positionText(position)))} `;
  const first = `${place}${paint(REMARK_STYLES[severity], `${severity} ${code}`)}: ${safeLine(message)}`;
  return help === void 0 ? first : `${first}
  help: ${safeLine(help)}`;
}

function positionText({ file, line, column }) {
  return `${/^[#:]/.test(file) ? "./" : ""}${file}:${line}:${column}`;
}

var SECTIONS = [
  ["Breaking for callers and implementers", (folded) => meansFor(folded) === "both"],
  ["Breaking for callers", (folded) => meansFor(folded) === "caller"],
  ["To do for implementers", (folded) => meansFor(folded) === "implementer"],
  ["Added", (folded) => meansFor(folded) === "none" && isAddition(folded)],
  ["Changed", (folded) => meansFor(folded) === "none" && !isAddition(folded) && folded.heading !== "unseen"]
];

function toReport(report, version, now) {
  return {
    program: "connector-gateway-spec compare",
    version,
    findings: [...report.changes.map((change) => toFinding(change, report)), ...remarksOf(report).map(remarkFinding)],
    annotations: [...toAnnotations(report), ...remarksOf(report).map(remarkAnnotation)],
    summary: [summaryLine(report)],
    files: [],
    milliseconds: 0,
    started: now,
    describe: () => void 0,
    properties: { for: report.for, required: report.required, versions: report.versions },
    pretty: (style) => printPretty(report, style),
    json: () => toDocument(report),
    markdown: () => printMarkdown(report)
  };
}

function toAnnotations(report) {
  const severity = hasFailed(report) ? "error" : "warning";
  const breaks = foldChanges(report).filter(({ heading }) => heading === "both" || heading === "caller" || heading === "implementer");
  return breaks.map((folded) => {
    const { message, changes } = folded;
    const [{ position, code, id }] = changes;
    const text2 = changes.length === 1 ? `${message}
id: ${id}` : `${message}: ${ownersText(folded, NAMED)}`;
    return { severity, code, text: text2, ...position !== void 0 && { place: position } };
  });
}

function remarkAnnotation({ severity, code, message, help, position }) {
  const text2 = help === void 0 ? message : `${message}
help: ${help}`;
  return { severity, code, text: text2, ...position !== void 0 && { place: position } };
}

function toFinding(change, { for: audience }) {
  const { id, code, message, address, pointer, direction, caller, implementer, position, accepted } = change;
  return {
    severity: isBreaking(change, audience) ? "error" : isBreaking(change, "implementer") && audience === "both" ? "warning" : "note",
    code,
    message,
    more: [],
    ...position !== void 0 && { place: position },
    ...accepted !== void 0 && { acceptedBecause: accepted.reason },
    fingerprint: ["connectorGatewayChange/v1", id],
    properties: { id, address, pointer, direction, caller, implementer },
    entry: toEntry(change)
  };
}

function remarkFinding({ position, help, ...remark }) {
  const { severity, code, message } = remark;
  const more = help === void 0 ? [] : [`help: ${help}`];
  return {
    severity,
    code,
    message,
    more,
    entry: { ...remark, ...help !== void 0 && { help } },
    ...position !== void 0 && { place: position }
  };
}

function toDocument(report) {
  const { for: audience, versions, changes, required, version, stale, comparesDeclarations } = report;
  return {
    for: audience,
    versions,
    required,
    failed: hasFailed(report),
    ...version !== void 0 && { version: version === "unreadable" ? { isEnough: false } : versionVerdict(version) },
    declarations: comparesDeclarations ? "compared" : "not_compared",
    changes: changes.map(toEntry),
    stale: stale.map(toAccepted)
  };
}

function versionVerdict({ step, needed, isEnough }) {
  return { step, needed, isEnough };
}

function toEntry({ accepted, expired, position, ...change }) {
  const { id, code, address, pointer, direction, caller, implementer, compileTime, message } = change;
  return {
    ...{ id, code, address, pointer, direction, caller, implementer },
    ...compileTime !== void 0 && { compileTime },
    message,
    ...change.old !== void 0 && { old: change.old },
    ...change.new !== void 0 && { new: change.new },
    ...position !== void 0 && { position },
    ...accepted !== void 0 && { accepted: toAccepted(accepted) },
    ...expired !== void 0 && { expired: toAccepted(expired) }
  };
}

function toAccepted({ id, reason, expires }) {
  return { id, reason, expires };
}

function printMarkdown(report) {
  const folded = foldChanges(report);
  const sections = SECTIONS.flatMap(([title, belongs]) => {
    const inside2 = folded.filter(belongs);
    return inside2.length === 0 ? [] : [`### ${title}

${connectorsIn2(inside2)}`];
  });
  const unseen = folded.filter(({ heading }) => heading === "unseen").reduce((sum, { changes }) => sum + changes.length, 0);
  const rest = unseen === 0 ? [] : [`Changes of texts, examples and order: ${unseen}.`];
  const body = folded.length === 0 ? ["No changes."] : [...sections, ...rest];
  return `${[`## ${markdownText(report.versions.new)}`, ...body].join("\n\n")}
`;
}

function meansFor({ heading, changes: [{ caller, implementer }] }) {
  if (heading === "compatible" || heading === "types" || heading === "unseen") return "none";
  if (heading !== "accepted") return heading;
  if (caller === "breaking") return implementer === "breaking" ? "both" : "caller";
  return implementer === "breaking" ? "implementer" : "none";
}

function isAddition({ changes: [{ code }] }) {
  return /\/added\b/.test(code);
}

function connectorsIn2(folded) {
  const connectors = [...new Set(folded.map(({ connector: connector2 }) => connector2))];
  return connectors.flatMap((connector2) => [
    `- **${markdownText(connector2)}**`,
    ...folded.filter((one) => one.connector === connector2).map((one) => `  - ${markdownText(sentence(one))}`)
  ]).join("\n");
}

function sentence(folded) {
  const { message, changes } = folded;
  return changes.length === 1 ? message : `${message}: ${ownersText(folded, OWNERS_IN_TABLE)}`;
}


function runCompare(sides, options, around) {
  const accepted = options.accept === void 0 ? [] : loadAcceptedBreaks(options.accept, around.cwd);
  const report = compareSides(sides.old, sides.new, { ...options, accepted, now: around.now });
  around.print(printReport(options.format, toReport(report, around.version, around.now), { ...around, quiet: false }));
  return hasFailed(report) ? 1 : 0;
}

function loadAcceptedBreaks(path, cwd) {
  const decoded = decodeText(readBytes(path, cwd));
  if (!decoded.ok) throw new UsageError(`${path}: ${decoded.message}`, "save it as UTF-8");
  return readAcceptedBreaks(decoded.text, fileName(resolve(cwd, path), cwd));
}

function readBytes(path, cwd) {
  try {
    return readWhole(resolve(cwd, path));
  } catch (error) {
    throw new UsageError(`the file of accepted breaks ${path} cannot be read (${codeOf(error)})`, "check the path, or leave out --accept");
  }
}

import { readdirSync } from "node:fs";
import { join, resolve as resolve2 } from "node:path";

var text = plain("string");
var flag = plain("boolean");
var origin = object({ kind: oneOf2(["stated", "assumed", "not_shown"]) });
var notes = { section: text, origin, description: optional(text), deprecated: optional(text), experimental: optional(text) };
var TYPES = {
  any: () => object({}),
  scalar: () => scalar,
  array: () => object({ nullable: flag, items: type }),
  object: () => object({ nullable: flag, shape: optional(shape), values: optional(type) }),
  record: () => object({ nullable: flag, record: text })
};
var type = byKind(TYPES);
var scalar = object({
  nullable: flag,
  types: list2(text),
  enum: optional(list2(() => void 0)),
  knownValues: optional(list2(() => void 0)),
  pattern: optional(text),
  format: optional(text),
  commaList: optional(object({ values: optional(list2(text)), knownValues: optional(list2(text)) }))
});
var field = object({
  ...notes,
  name: text,
  type: (value, depth) => type(value, depth),
  required: flag,
  secret: flag,
  default: optional(object({ origin })),
  alsoSeen: optional((value, depth) => type(value, depth)),
  role: optional(object({ kind: text }))
});
var shape = object({ fields: list2(field), open: flag, atLeastOneOf: optional(list2(text)) });
var record = object({ ...notes, name: text, shape, address: optional(text) });
var header = object({ ...notes, name: text, type, secret: flag });
var topics = list2(object({ what: text }));
var document = object({ title: text, records: text, operations: text, auth: text });
var operation = object({
  ...notes,
  id: text,
  connector: text,
  entity: text,
  action: text,
  kind: text,
  effect: text,
  permanent: flag,
  addresses: object({ params: text, request: text, record: optional(text), meta: optional(text), response: optional(text) }),
  params: shape,
  paramsRequired: flag,
  returns: optional(object({ record: text, origin })),
  meta: optional(shape),
  elements: optional(list2(text)),
  paging: optional(object({ kind: text, origin })),
  download: optional(object({})),
  binding: optional(object({ call: text, method: text, path: text, params: object({}) })),
  notes: list2(text)
});
var entity = object({ name: text, description: optional(text), section: text, operations: list2(operation) });
var connector = object({
  id: text,
  title: text,
  description: text,
  document,
  definitionId: object({ value: text, origin }),
  auth: list2(object({ ...notes, name: text, title: text, shape })),
  config: optional(object({ ...notes, shape })),
  vendor: optional(object({ name: text, auth: object({}) })),
  types: list2(object({ ...notes, name: text, type })),
  addresses: object({ execute: text, authConfig: optional(text) }),
  records: list2(both2(record, object({ address: text }))),
  entities: list2(entity),
  notShown: topics
});
var gateway = object({
  title: text,
  description: text,
  version: text,
  document,
  actions: list2(object({ name: text, description: text })),
  headers: list2(header),
  createInstance: object({ ...notes, path: text, request: shape, response: object({ ...notes, shape }) }),
  execute: object({
    ...notes,
    path: text,
    pathParams: list2(field),
    request: shape,
    response: object({ ...notes, shape, result: text, meta: text })
  }),
  error: object({ ...notes, shape }),
  addresses: object({ createInstance: text, createInstanceResponse: text, execute: text, error: text }),
  records: list2(record),
  statuses: list2(object({ ...notes, status: plain("number"), retryAfter: flag })),
  notShown: topics
});
var catalogShape = object({ gateway, connectors: list2(connector) });

function plain(name) {
  return (value) => typeof value === name ? void 0 : { path: [], wanted: `a ${name}` };
}

function oneOf2(words) {
  return (value) => words.some((word) => word === value) ? void 0 : { path: [], wanted: `one of ${words.join(", ")}` };
}

function optional(check) {
  return (value, depth) => value === void 0 ? void 0 : check(value, depth);
}

function list2(check) {
  return (value, depth) => {
    if (!isList(value)) return { path: [], wanted: "a list" };
    return firstFault(value.entries(), depth, () => check);
  };
}

function object(checks) {
  const named = new Map(Object.entries(checks));
  return (value, depth) => {
    if (!isObject(value)) return { path: [], wanted: "an object" };
    const entries = [...named.keys()].map((key) => [key, Object.hasOwn(value, key) ? value[key] : void 0]);
    return firstFault(entries, depth, (key) => named.get(key));
  };
}

function byKind(checks) {
  const kinds = object({ kind: oneOf2(Object.keys(checks)) });
  return (value, depth) => {
    const fault = kinds(value, depth);
    if (fault !== void 0 || !isObject(value)) return fault;
    return checks[String(value["kind"])]?.()(value, depth);
  };
}

function both2(first, second) {
  return (value, depth) => first(value, depth) ?? second(value, depth);
}

function firstFault(entries, depth, checkOf) {
  if (depth > DEEPEST) return { path: [], wanted: `nested less than ${DEEPEST} deep` };
  for (const [key, inner] of entries) {
    const fault = checkOf(key)?.(inner, depth + 1);
    if (fault !== void 0) return { path: [key, ...fault.path], wanted: fault.wanted };
  }
  return void 0;
}

var NAMES2 = "name the catalog.json of a version of the package, its folder, or the tarball that `npm pack` makes of it";

function readCatalogBytes(bytes, name, languageVersion) {
  const decoded = decodeText(bytes);
  if (!decoded.ok) throw new UsageError(`${name}: ${decoded.message}`, NAMES2);
  const { text: text2 } = decoded;
  const broken = scanJson(text2, {});
  if (broken !== void 0) {
    const { line, column } = positionOf(indexLines(text2, 1), broken.offset);
    throw new UsageError(`${name}:${line}:${column} is not JSON: ${broken.message}`, NAMES2);
  }
  const value = JSON.parse(text2);
  checkLanguage(value, name, languageVersion);
  const fault = catalogShape(value, 0);
  if (fault !== void 0) {
    const place = fault.path.length === 0 ? "it" : jsonPointer(fault.path);
    throw new UsageError(`${name} is not a catalog: ${place} must be ${fault.wanted}`, NAMES2);
  }
  if (!isCatalog(value)) throw new UsageError(`${name} is not a catalog`, NAMES2);
  return { catalog: value, text: text2 };
}

function checkLanguage(value, name, known) {
  const version = isObject(value) ? value["languageVersion"] : void 0;
  if (version === void 0) return;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    throw new UsageError(`${name} is not a catalog: /languageVersion must be a whole number from 1`, NAMES2);
  if (version <= known) return;
  throw new UsageError(
    `${name} has version ${version} of the catalog's language; this program knows versions up to ${known}`,
    "compare with the program of the newer package"
  );
}

function isCatalog(value) {
  return isObject(value) && "gateway" in value && "connectors" in value;
}

var ArchiveError = class extends Error {
  name = "ArchiveError";
};
var MAGIC = { offset: 257, text: "ustar" };
var CHECKSUM = { offset: 148, length: 8 };

function isTar(bytes) {
  return textAt(bytes, MAGIC.offset, MAGIC.text.length) === MAGIC.text;
}

function* readTar(bytes) {
  let extensions = {};
  let count = 0;
  for (let offset = 0; offset < bytes.length; ) {
    const header2 = bytes.subarray(offset, offset + BLOCK);
    if (header2.length < BLOCK) throw new ArchiveError("it ends in the middle of a header");
    if (header2.every((byte) => byte === 0)) return;
    checkHeader(header2);
    if ((count += 1) > MOST_FILES) throw new ArchiveError(`it has more than ${MOST_FILES} entries`);
    const kind = String.fromCharCode(header2[156] ?? 0);
    const isExtension = kind === "x" || kind === "L" || kind === "g" || kind === "K";
    const size = (isExtension ? void 0 : extensions.size) ?? numberAt(header2, 124, 12);
    const content = contentAt(bytes, offset + BLOCK, size);
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (isExtension) {
      extensions = { ...extensions, ...extensionsIn(kind, content) };
      continue;
    }
    if (kind === "0" || kind === "\0") yield { path: extensions.path ?? pathIn(header2), bytes: content };
    extensions = {};
  }
}

function checkHeader(header2) {
  const isChecksum = (index) => index >= CHECKSUM.offset && index < CHECKSUM.offset + CHECKSUM.length;
  const sum = header2.reduce((total, byte, index) => total + (isChecksum(index) ? 32 : byte), 0);
  if (sum !== numberAt(header2, CHECKSUM.offset, CHECKSUM.length)) throw new ArchiveError("a header has a wrong checksum");
}

function contentAt(bytes, start, size) {
  if (start + size > bytes.length) throw new ArchiveError("it ends in the middle of a file");
  return bytes.subarray(start, start + size);
}

function numberAt(header2, offset, length) {
  const first = header2[offset] ?? 0;
  if (first >= 128) {
    const value = header2.subarray(offset + 1, offset + length).reduce((total, byte) => total * 256 + byte, first & 127);
    return Number.isSafeInteger(value) ? value : Infinity;
  }
  const digits = textAt(header2, offset, length).trim();
  if (digits !== "" && !/^[0-7]+$/.test(digits)) throw new ArchiveError("a header has a number that cannot be read");
  return Number.parseInt(digits === "" ? "0" : digits, 8);
}

function pathIn(header2) {
  const [prefix, name] = [textAt(header2, 345, 155), textAt(header2, 0, 100)];
  return prefix === "" ? name : `${prefix}/${name}`;
}

function extensionsIn(kind, content) {
  if (kind === "L") return { path: checkedPath(textAt(content, 0, content.length)) };
  if (kind !== "x") return {};
  const records = paxRecords(content);
  const [path, size] = [records.get("path"), records.get("size")];
  if (size !== void 0 && !/^[0-9]{1,15}$/.test(size)) throw new ArchiveError("a header has a number that cannot be read");
  return { ...path !== void 0 && { path: checkedPath(path) }, ...size !== void 0 && { size: Number(size) } };
}

function checkedPath(path) {
  if (path.length > LONGEST_PATH) throw new ArchiveError(`a path in it is longer than ${LONGEST_PATH} characters`);
  return path;
}

function paxRecords(content) {
  const records = /* @__PURE__ */ new Map();
  for (let offset = 0; offset < content.length; ) {
    const [digits = "", length = ""] = /^([1-9][0-9]{0,9}) /.exec(textAt(content, offset, 11)) ?? [];
    const end = offset + Number(length);
    if (digits === "" || end > content.length || end <= offset + digits.length) throw new ArchiveError("an extended header is damaged");
    const record2 = textAt(content, offset + digits.length, end - offset - digits.length);
    const equals = record2.indexOf("=");
    if (equals >= 0) records.set(record2.slice(0, equals), record2.slice(equals + 1).replace(/\n$/, ""));
    offset = end;
  }
  return records;
}

function textAt(bytes, offset, length) {
  const part = bytes.subarray(offset, offset + length);
  const end = part.indexOf(0);
  return new TextDecoder().decode(end < 0 ? part : part.subarray(0, end));
}

import { gunzipSync } from "node:zlib";
var LARGEST = 128 * 1048576;

function readSide(name, settings) {
  const path = resolve2(settings.cwd, name);
  const stats = statsOf(path);
  if (stats === void 0) throw new UsageError(`${name} does not exist`, "check the path");
  return stats.isDirectory() ? readFolder(name, path, settings) : readFile(name, path, stats, settings);
}

function readFolder(name, folder, settings) {
  const path = join(folder, CATALOG_NAME);
  const stats = statsOf(path);
  if (stats?.isFile() !== true) throw new UsageError(`the folder ${name} has no ${CATALOG_NAME}`, "name the folder of a package");
  const paths = onDisk(name, () => listDeclarations(folder));
  const declarations = new Map(
    paths.map((inside2) => [inside2, onDisk(`${name}/${inside2}`, () => readWhole(join(folder, inside2)).toString("utf8"))])
  );
  return { ...fromFile(path, readBytes2(fileName(path, settings.cwd), path, stats), settings), name, declarations };
}

function readFile(name, path, stats, settings) {
  const bytes = readBytes2(name, path, stats);
  if (!isGzip(bytes) && !isTar(bytes)) return { ...fromFile(path, bytes, settings), name };
  try {
    const content = isGzip(bytes) ? gunzip(bytes) : bytes;
    if (isTar(content)) return sideOfPackage(name, filesInArchive(content), settings.languageVersion);
    return { name, catalog: readCatalogBytes(content, name, settings.languageVersion).catalog };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw new UsageError(`${name} cannot be read: ${error.message}`, "make the tarball again with `npm pack`");
  }
}

function sideOfPackage(name, { catalog, declarations }, languageVersion) {
  if (catalog === void 0) throw new UsageError(`${name} has no ${CATALOG_NAME}`, "every version of the package has one at its top");
  return { name, catalog: readCatalogBytes(catalog, `${CATALOG_NAME} of ${name}`, languageVersion).catalog, declarations };
}

function fromFile(path, bytes, { cwd, languageVersion }) {
  const file = fileName(path, cwd);
  const { catalog, text: text2 } = readCatalogBytes(bytes, file, languageVersion);
  const findPositions2 = (places) => {
    const lines = indexLines(text2, 1);
    const paths = places.map(({ path: inside2 }) => inside2);
    return locateJson(text2, paths).map(({ key, value }) => ({ file, ...positionOf(lines, (key ?? value).start) }));
  };
  return { catalog, findPositions: findPositions2 };
}

function readBytes2(name, path, stats) {
  if (stats.size > LARGEST) throw new UsageError(`${name} is larger than ${LARGEST / 1048576} MiB`, "name a catalog.json or a package");
  return onDisk(name, () => readWhole(path));
}

function onDisk(name, read) {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`${name} cannot be read (${codeOf(error)})`, adviceFor(error));
  }
}

function listDeclarations(folder, below = "") {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return entry.name.startsWith(".") || entry.name === "node_modules" ? [] : listDeclarations(folder, path);
    return entry.isFile() && isDeclaration(path) ? [path] : [];
  }).sort();
}

function isGzip(bytes) {
  return bytes[0] === 31 && bytes[1] === 139;
}

function gunzip(bytes) {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST });
  } catch (error) {
    const isTooLarge = codeOf(error) === "ERR_BUFFER_TOO_LARGE";
    throw new ArchiveError(isTooLarge ? `it is larger than ${LARGEST / 1048576} MiB` : "it is damaged or incomplete");
  }
}

function filesInArchive(bytes) {
  const files = /* @__PURE__ */ new Map();
  for (const { path, bytes: content } of readTar(bytes)) files.set(path.replace(/^(?:\.\/+)+/, ""), content);
  const top = files.has(CATALOG_NAME) ? "" : folderOfCatalog([...files.keys()]) ?? "package/";
  return filesBelow(files, top);
}

function folderOfCatalog(paths) {
  const suffix = `/${CATALOG_NAME}`;
  return paths.find((path) => path.endsWith(suffix) && path.indexOf("/") === path.length - suffix.length)?.slice(0, -CATALOG_NAME.length);
}

function filesBelow(files, top) {
  const declarations = /* @__PURE__ */ new Map();
  for (const [path, content] of files) {
    const inside2 = path.slice(top.length);
    if (path.startsWith(top) && isDeclaration(inside2)) declarations.set(inside2, new TextDecoder().decode(content));
  }
  return { catalog: files.get(`${top}${CATALOG_NAME}`), declarations };
}

function isDeclaration(path) {
  return path.endsWith(".d.ts") && !path.split("/").some((step) => step === "node_modules" || step === "..");
}


function compare(wanted, context, prefix) {
  const { cwd, environment, now, spec, stdout } = context;
  const settings = { cwd, languageVersion: languageVersionOf(spec.readCatalog()) };
  const sides = { old: readSide(wanted.old, settings), new: readSide(wanted.new, settings) };
  const format = wanted.format ?? (environment["GITHUB_ACTIONS"] === "true" ? "github" : "pretty");
  const color = wantsColor(environment, stdout.isTerminal);
  return runCompare(sides, { ...wanted, format }, { cwd, now: now(), color, prefix, version: spec.version, print: stdout.write });
}

function languageVersionOf(catalog) {
  const version = "languageVersion" in catalog ? catalog.languageVersion : void 0;
  return typeof version === "number" ? version : 1;
}
export {
  compare
};
