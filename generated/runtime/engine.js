// @generated from templates/runtime/engine.ts by connector-gateway-spec. Do not edit.

const MAX_LENGTH = 100;
const MAX_REMEMBERED = 16;
const stringKind = 1;
const integerKind = 2;
const fractionKind = 4;
const booleanKind = 8;
const nullKind = 16;
const objectKind = 32;
const arrayKind = 64;
const otherKind = 128;
const ANY = 255;
const MAX_LISTED = 12;
const MAX_NAME = 60;
const MOST_LISTED = 12;
const DETAILED = 256;
const REQUIRED = 512;
const MAX_DEPTH = 200;
const MAX_PAIRS = 1e6;
const DEFAULT_ISSUES = 100;
const MAX_ISSUES = 1e4;
const MAX_ERRORS = 5;
const WEIGHED_ISSUES = 100;
const LONGEST_NAME = 250;
const REDACTED = "[redacted]";
const MOST_LEVELS = 64;
const SHORTEST_SECRET = 4;

function toComparedNames(values) {
  const names = values.map(String);
  return { names, words: names.map(simplify), near: /* @__PURE__ */ new Map() };
}

function nearestName(wanted, names) {
  return nearestAmong(wanted, toComparedNames(names));
}

function nearestAmong(wanted, { names, words, near }, effort) {
  if (near.has(wanted) || wanted.length > MAX_LENGTH) return near.get(wanted);
  const word = simplify(wanted);
  let nearest;
  let least = Infinity;
  for (let place = 0; place < words.length; place++) {
    const other = words[place] ?? "";
    const longest = Math.max(word.length, other.length);
    const most = Math.min(least - 1, Math.floor(longest / 3) || longest >> 1);
    if (Math.abs(word.length - other.length) > most || names[place] === wanted) continue;
    if (effort !== void 0 && (effort.pairs -= word.length * (2 * most + 1)) < 0) return void 0;
    const distance = boundedDistance(word, other, most);
    if (distance > most) continue;
    nearest = names[place];
    least = distance;
  }
  if (near.size < MAX_REMEMBERED) near.set(wanted, nearest);
  return nearest;
}

function nearestNames(wanted, names, count) {
  const nearest = count === 0 ? void 0 : nearestName(wanted, names);
  if (nearest === void 0) return [];
  const others = names.filter((name) => name !== nearest);
  return [nearest, ...nearestNames(wanted, others, count - 1)];
}

function simplify(name) {
  return name.toLowerCase().replace(/[-_\s]/g, "");
}
var rows = [[], [], []];

function boundedDistance(from, to, most) {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  const beyond = most + 1;
  const at = (cells2, column) => cells2[column] ?? beyond;
  let [before, above, cells] = rows;
  for (let column = 0; column <= to.length; column++) cells[column] = column;
  for (let row = 1; row <= from.length; row++) {
    const free = before;
    before = above;
    above = cells;
    cells = free;
    const letter = from.charCodeAt(row - 1);
    const first = Math.max(1, row - most);
    const last = Math.min(to.length, row + most);
    let least = cells[first - 1] = row;
    if (last === row + most) above[last] = beyond;
    for (let column = first; column <= last; column++) {
      let cell = at(above, column - 1);
      if (letter !== to.charCodeAt(column - 1)) {
        cell = Math.min(at(above, column), at(cells, column - 1), cell) + 1;
        const isSwapped = letter === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
        if (isSwapped) cell = Math.min(cell, at(before, column - 2) + 1);
      }
      cells[column] = cell;
      least = Math.min(least, cell);
    }
    if (least > most) return Infinity;
  }
  return at(cells, to.length);
}

var NULL = nullKind;
var OBJECT = objectKind;
var ARRAY = arrayKind;

function kindOf(value) {
  if (typeof value === "string") return stringKind;
  if (value === null) return nullKind;
  if (typeof value === "number") return Number.isInteger(value) ? integerKind : Number.isFinite(value) ? fractionKind : otherKind;
  if (typeof value === "boolean") return booleanKind;
  if (typeof value === "object") return Array.isArray(value) ? arrayKind : objectKind;
  return otherKind;
}
var namedKinds = [
  ["any", ANY],
  ["string", stringKind],
  ["number", integerKind | fractionKind],
  ["integer", integerKind],
  ["fraction", fractionKind],
  ["boolean", booleanKind],
  ["object", objectKind],
  ["array", arrayKind],
  ["null", nullKind]
];

function kindsNamed(name) {
  return namedKinds.find(([kind]) => kind === name)?.[1] ?? 0;
}

function namesOfKinds(kinds) {
  let rest = kinds;
  const matches = namedKinds.filter(([, bits]) => {
    const has = (rest & bits) === bits;
    if (has) rest &= ~bits;
    return has;
  });
  return matches.map(([name]) => name);
}

function isOwn(value, key) {
  return Object.prototype.hasOwnProperty.call(value, key);
}

function ownValue(value, key) {
  for (const name in value) if (isOwn(value, name) && name === key) return value[name];
  return void 0;
}

var HIDDEN = /[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu;

function cleanName(name) {
  const start = name.slice(0, MAX_NAME);
  const clean = /^\w*$/.test(start) ? start : start.replace(/[\p{C}\p{Zl}\p{Zp}`]/gu, "\uFFFD");
  return name.length > MAX_NAME ? `${clean}\u2026` : clean;
}

function subjectOf(path) {
  let place = "";
  let dot = "";
  for (const step of path) {
    place += typeof step === "number" ? `[${step}]` : dot + cleanName(step);
    dot = ".";
  }
  return dot === "" ? "The value" : `\`${place}\``;
}
var describedKinds = [];

function describeKinds(kinds) {
  return describedKinds[kinds] ??= joinWords(namesOfKinds(kinds).map(withArticle));
}

function describeValue(value) {
  return describeKinds(kindOf(value)) || withArticle(typeof value === "number" ? String(value) : typeof value);
}

function nameOf(value) {
  return Object(value) === value ? describeValue(value) : String(value);
}
var listed = /* @__PURE__ */ new WeakMap();

function toListed(values) {
  let made = listed.get(values);
  if (made === void 0) listed.set(values, made = { ...toComparedNames(values), text: printValues(values) });
  return made;
}

function listValues(values) {
  return toListed(values).text;
}

function printValues(values) {
  const count = values.length > MAX_LISTED + 1 ? MAX_LISTED : values.length;
  const texts = values.slice(0, count).map((value) => JSON.stringify(value));
  return joinWords(values.length > count ? [...texts, `one of ${values.length - count} others`] : texts);
}

function listNames(names) {
  return names.map((name) => `\`${name}\``).join(", ");
}

function listKnown(names) {
  return `Known: ${listNames(names) || "none"}.`;
}

function didYouMean(wanted, names, effort) {
  const name = typeof wanted === "string" ? nearestAmong(wanted, toListed(names), effort) : void 0;
  return name === void 0 ? "" : `; did you mean \`${name}\`?`;
}

function withArticle(name) {
  if (/^(?:null|undefined|NaN|-?Inf)/.test(name)) return name;
  return `${/^[aio]/.test(name) ? "an" : "a"} ${name}`;
}

function joinWords(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function unknownName(what, name, where, names) {
  const text = nameOf(name);
  const nearest = nearestName(text, names);
  const listed2 = names.length > MOST_LISTED ? `; an example is "${names.slice(0, 1).join("")}".` : `; there are: ${names.join(", ") || "none"}.`;
  const hint = nearest === void 0 ? listed2 : `; did you mean "${nearest}"?`;
  return new TypeError(`There is no ${what} "${cleanName(text)}" ${where}${hint}`);
}

function withSuggestions(target, what, where) {
  return new Proxy(target, {
    get(holder, name, receiver) {
      if (typeof name === "string" && !(name in holder) && name !== "then") {
        const names = Object.keys(holder);
        if (nearestName(name, names) !== void 0) throw unknownName(what, name, where, names);
      }
      return Reflect.get(holder, name, receiver);
    }
  });
}

var UnknownAddressError = class extends Error {
  name = "UnknownAddressError";
  address;
  nearest;
  constructor(address, addresses, kind = "address") {
    const text = typeof address === "string" ? address : "";
    const nearest = nearestNames(text, addresses, 3);
    super(`${describeUnknown(address, kind)}${nearest.length === 0 ? "." : `; did you mean ${nearest.join(" or ")}?`}`);
    this.address = text;
    this.nearest = nearest;
  }
};

function describeUnknown(address, kind) {
  if (typeof address === "string") return `Unknown ${kind} "${cleanName(address)}"`;
  return `${kind === "address" ? "An address" : "An operation id"} must be a string, not ${describeValue(address)}`;
}


function joinOperations(tables) {
  return Object.freeze(tables.flat());
}

function createOperationSearch(operations) {
  let byId;
  return (id) => {
    byId ??= new Map(operations.map((operation) => [operation.id, operation]));
    return byId.get(id);
  };
}

function createOperationLookup(operations) {
  const find = createOperationSearch(operations);
  return (id) => {
    const operation = find(id);
    if (operation === void 0 || !hasId(operation, id))
      throw new UnknownAddressError(
        id,
        operations.map((one) => one.id),
        "operation"
      );
    return operation;
  };
}

function hasId(operation, id) {
  return operation.id === id;
}

function toOperations(connector, entities) {
  const operations = Object.entries(entities).flatMap(
    ([entity, actions]) => Object.entries(actions).map(([action, row]) => toOperation(connector, entity, action, row))
  );
  return deepFreeze(operations);
}

function toOperation(connector, entity, action, row) {
  const { requiredParams = [] } = row;
  const kind = row.paging ? "list" : "record";
  const paramsRequired = requiredParams.length > 0;
  return {
    id: `${connector}.${entity}.${action}`,
    connector,
    entity,
    action,
    kind,
    effect: "read",
    paramsRequired,
    ...row,
    requiredParams
  };
}

function withDescriptions(operations, descriptions) {
  const described = operations.map((operation) => {
    const description = descriptions[operation.entity]?.[operation.action];
    return description === void 0 ? operation : Object.freeze({ ...operation, description });
  });
  return Object.freeze(described);
}

function listAddresses(validators) {
  const addresses = validators.flat().map(({ address }) => address);
  return Object.freeze(addresses.sort());
}

function createSearch(validators) {
  let byAddress;
  return (address) => {
    byAddress ??= new Map(validators.flat().map((validator) => [validator.address, validator]));
    return byAddress.get(address);
  };
}

function createLookup(validators) {
  const find = createSearch(validators);
  return (address) => {
    const validator = find(address);
    if (validator === void 0) throw new UnknownAddressError(address, listAddresses(validators));
    return validator;
  };
}

function deepFreeze(value) {
  if (typeof value !== "object" && typeof value !== "function" || value === null || Object.isFrozen(value)) return value;
  for (const key in value) if (Object.hasOwn(value, key)) deepFreeze(value[key]);
  return Object.freeze(value);
}



function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value) {
  return Array.isArray(value);
}

function jsonPointer(path) {
  let pointer = "";
  for (const step of path) {
    const key = String(step);
    pointer += `/${/[~/]/.test(key) ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key}`;
  }
  return pointer;
}


function isValid(rule, value, depth, strict) {
  const kind = kindOf(value);
  return (rule.kinds & kind) !== 0 && (rule.plain || kind === NULL || rule.holds(rule, value, depth, strict));
}

function detailsOf({ kinds, allowed, ofNumber, ofString }) {
  if (allowed !== void 0 && ofNumber.length + ofString.length === 0) return isAllowed;
  return (kinds & ~NULL) === OBJECT ? objectHolds : detailsHold;
}

function isAllowed({ allowed }, value) {
  return allowed?.includes(value) === true;
}

function objectHolds(rule, value, depth, strict) {
  return isObject(value) && depth < MAX_DEPTH && isObjectValid(rule, value, depth, strict);
}

function detailsHold(rule, value, depth, strict) {
  if (rule.allowed !== void 0 && !rule.allowed.includes(value)) return false;
  if (typeof value === "string") return isStringValid(rule, value);
  if (typeof value === "number") return passes(rule.ofNumber, value);
  if (isList(value)) return depth < MAX_DEPTH && isArrayValid(rule, value, depth + 1, strict);
  return typeof value !== "object" || objectHolds(rule, value, depth, strict);
}

function areValid(rule, value, depth, strict) {
  return (rule.kinds & OBJECT) !== 0 && rule.allowed === void 0 && isObjectValid(rule, value, depth, strict);
}

function passes(checks, value) {
  for (const { accepts: accepts2 } of checks) if (!accepts2(value)) return false;
  return true;
}

function isStringValid({ ofString, ofCount, elements, source: { list } }, text) {
  if (!passes(ofString, text)) return false;
  return list === void 0 || passes(ofCount, list.count(text)) && list.stray(text, elements) === void 0;
}

function isArrayValid({ ofCount, items }, value, depth, strict) {
  if (!passes(ofCount, value.length)) return false;
  if (items !== void 0) {
    for (let at = 0; at < value.length; at++) if (!isValid(items, value[at], depth, strict)) return false;
  }
  return true;
}

function isObjectValid({ table, values, choice }, value, depth, strict) {
  if (table !== void 0) return isTableValid(table, value, depth + 1, strict);
  if (values !== void 0) return valuesHold(values, value, depth + 1, strict);
  return choice === void 0 || choice.isValid(value, depth, strict);
}

function valuesHold(rule, value, depth, strict) {
  for (const key in value) {
    if (isOwn(value, key) && value[key] !== void 0 && !isValid(rule, value[key], depth, strict)) return false;
  }
  return true;
}

function isTableValid(table, value, depth, strict) {
  const { names, masks, fields } = table;
  let missing = table.required;
  let place = 0;
  for (const key in value) {
    const field = isOwn(value, key) ? value[key] : void 0;
    if (field === void 0) continue;
    const guess = names[place];
    if (guess === void 0 || guess !== key) {
      const fieldPlace = placeOf(table, key, place);
      if (fieldPlace === void 0) {
        if (isClosed(table, strict)) return false;
        continue;
      }
      place = fieldPlace;
    }
    const mask = masks[place] ?? 0;
    const kind = kindOf(field);
    if ((mask & kind) === 0) return false;
    const detailed = (mask & DETAILED) === 0 || kind === NULL ? void 0 : fields[place];
    if (detailed !== void 0 && !detailed.rule.holds(detailed.rule, field, depth, strict)) return false;
    missing -= mask >> 9;
    place++;
  }
  return missing === 0 && (table.atLeastOneOf === void 0 || hasOneOf(table, value));
}

function isClosed({ source: { side, open } }, strict) {
  return side === "request" && (strict || open !== true);
}

function placeOf({ names, places, jumps }, name, guess) {
  const jump = jumps[guess] ?? 0;
  const learned = names[jump];
  if (learned !== void 0 && learned === name) return jump;
  const place = places.get(name);
  if (place !== void 0) jumps[guess] = place;
  return place;
}

function hasOneOf({ atLeastOneOf }, value) {
  return atLeastOneOf?.some((name) => ownValue(value, name) !== void 0) ?? true;
}

var rulesOfValidators = /* @__PURE__ */ new WeakMap();
var compiledTables = /* @__PURE__ */ new WeakMap();
var kindOnly = ["type", "nullable", "list", "alsoSeen", "secret"];

function rememberRule(validator, rule) {
  rulesOfValidators.set(validator, rule);
}

function compileRule(rule) {
  if (typeof rule === "string") return compileDetails({ type: rule });
  if (rule.validator === void 0) return compileDetails(rule);
  const source = rulesOfValidators.get(rule.validator);
  if (source === void 0) throw new TypeError("not a validator of this package");
  return compileRule(source);
}

function compileDetails(source) {
  const items = source.items ?? elementType(source.type);
  const listed2 = source.const === void 0 ? source.enum : [source.const];
  const rule = {
    source,
    kinds: kindsOf(source, listed2) | (source.nullable === true ? NULL : 0),
    plain: items === void 0 && Object.keys(source).every((key) => kindOnly.includes(key)),
    holds: detailsHold,
    allowed: source.list === void 0 ? listed2 : void 0,
    ofNumber: present([source.min, source.max, source.multipleOf]),
    ofString: present([source.minLength, source.maxLength, source.pattern, source.format]),
    ofCount: present([source.minItems, source.maxItems]),
    elements: source.list === void 0 ? void 0 : listed2,
    choice: source.choice,
    items: compilePart(items),
    values: compilePart(source.values),
    table: source.table && compileTable(source.table),
    alsoSeen: compilePart(source.alsoSeen)
  };
  rule.holds = detailsOf(rule);
  return rule;
}

function present(checks) {
  return checks.filter((check2) => check2 !== void 0);
}

function compilePart(rule) {
  return rule === void 0 ? void 0 : compileRule(rule);
}
var paramsTables = /* @__PURE__ */ new WeakMap();

function nameParams(table, operation) {
  paramsTables.set(table, operation);
}

function compileTable(tableSource) {
  const cached = compiledTables.get(tableSource);
  if (cached !== void 0) return cached;
  const name = paramsTables.get(tableSource);
  const source = { ...readTable(tableSource), ...name !== void 0 && { name, noun: "parameter" } };
  const names = Object.keys(source.fields);
  const table = {
    source,
    names,
    masks: [],
    fields: [],
    places: new Map(names.map((name2, place) => [name2, place])),
    jumps: [0, ...names].map(() => 0),
    required: 0,
    atLeastOneOf: source.atLeastOneOf
  };
  compiledTables.set(tableSource, table);
  table.fields = Object.entries(source.fields).map(([name2, rule]) => compileField(source, name2, compileRule(rule)));
  table.masks = table.fields.map(maskOf);
  table.required = table.fields.filter((field) => field.required).length;
  return table;
}

function readTable(source) {
  return typeof source === "function" ? source() : source;
}

function compileField({ side, required = [], optional = [] }, name, rule) {
  const demanded = required.includes(name);
  const expected = side !== "request" && (rule.kinds & NULL) === 0 && !optional.includes(name);
  return { name, rule, required: demanded || expected, demanded };
}

function maskOf({ rule, required }) {
  return rule.kinds | (rule.plain ? 0 : DETAILED) | (required ? REQUIRED : 0);
}

function kindsOf({ type, items, table, values, choice }, listed2) {
  if (type !== void 0) return kindsOfType(type);
  if (listed2 !== void 0) return union(listed2.map(kindOf));
  if (items !== void 0) return ARRAY;
  return (table ?? values ?? choice) === void 0 ? ANY : OBJECT;
}

function kindsOfType(type) {
  return union(type.replace(/<.*>/, "").split(" | ").map(kindsNamed));
}

function elementType(type = "") {
  return /<(.*)>/.exec(type)?.[1];
}

function union(kinds) {
  return kinds.reduce((all, bits) => all | bits, 0);
}

function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}


function startWalk(tolerant, maxIssues = DEFAULT_ISSUES) {
  const limit = Math.min(Math.max(Math.floor(maxIssues), 1) || DEFAULT_ISSUES, MAX_ISSUES);
  return { tolerant, limit, path: [], issues: [], effort: { pairs: MAX_PAIRS }, errors: 0 };
}

function isFull({ errors, limit }) {
  return errors >= limit;
}

function keepsWarnings({ issues, limit }) {
  return issues.length < limit;
}

function report(walk, code, text, expected, hint = "", warning = false, subject) {
  if (warning ? !keepsWarnings(walk) : isFull(walk)) return;
  const { path } = walk;
  const severity = warning ? "warning" : "error";
  const message = `${subject ?? subjectOf(path)} ${text}`;
  const issue = { code, severity, path: path.slice(), pointer: jsonPointer(path), message };
  if (expected !== void 0) issue.expected = expected;
  if (hint !== "") issue.hint = hint;
  addIssue(walk, issue);
}

function addIssue(walk, issue) {
  const { issues } = walk;
  const isError = issue.severity === "error";
  if (!keepsWarnings(walk)) {
    if (!isError || isFull(walk)) return;
    issues.splice(
      issues.findLastIndex(({ severity }) => severity === "warning"),
      1
    );
  }
  issues.push(issue);
  if (isError) walk.errors++;
}


function reportKind(walk, rule, value, warning) {
  if (value !== null && rule.source.const !== void 0) reportNotAllowed(walk, rule, value, false);
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

function reportNotAllowed(walk, rule, value, lenient) {
  const only = rule.source.const;
  if (only === void 0) reportEnum(walk, rule, value, "", lenient);
  else report(walk, "value/const", `must be ${JSON.stringify(only)}`, only);
}

function reportEnum(walk, { source }, value, kind, lenient) {
  const listed2 = source.enum ?? [];
  if (lenient && !keepsWarnings(walk)) return;
  report(walk, "value/enum", `must be ${kind}${listValues(listed2)}${didYouMean(value, listed2, walk.effort)}`, [...listed2], "", lenient);
}

function reportAlsoSeen(walk, rule, value) {
  const text = `is ${describeValue(value)}, as seen in real traffic; the documents say ${describeKinds(rule.kinds)}`;
  report(walk, "value/also-seen", text, typeText(rule), "", true);
}

function reportChecks(walk, checks, value) {
  for (const { code, accepts: accepts2, demand, expected } of checks) {
    if (!accepts2(value)) report(walk, code, `must ${demand}`, expected);
  }
}

function reportString(walk, rule, text, lenient) {
  reportChecks(walk, rule.ofString, text);
  const { list } = rule.source;
  if (list === void 0) return;
  reportChecks(walk, rule.ofCount, list.count(text));
  const stray = list.stray(text, rule.elements);
  if (stray !== void 0) reportEnum(walk, rule, stray, `${list.name} of `, lenient);
}

function reportUnknown(walk, { source, names }, warning) {
  const { name = "", noun = "field" } = source;
  const text = `is not a ${warning ? "documented " : ""}${noun} of ${name}`;
  reportName(walk, codeFor(noun, "unknown"), text, walk.path.at(-1), names, warning);
}

function reportName(walk, code, text, name, names, warning) {
  if (warning && !keepsWarnings(walk)) return;
  const suggestion = didYouMean(name, names, walk.effort);
  report(walk, code, text + suggestion, [...names], suggestion === "" ? listKnown(names) : "", warning);
}

function reportMissing(walk, { source, fields }, absent, lenient) {
  const { name = "", noun = "field" } = source;
  const text = `is missing; it is a required ${noun} of ${name}`;
  for (let place = 0; place < absent.length; place++) {
    const field = ((absent[place] ?? 0) & REQUIRED) === 0 ? void 0 : fields[place];
    if (field === void 0) continue;
    walk.path.push(field.name);
    report(walk, codeFor(noun, "missing"), text, typeText(field.rule), "", lenient && !field.demanded);
    walk.path.pop();
  }
}

function reportNoneOf(walk, { source: { name, noun, atLeastOneOf = [] } }) {
  report(walk, codeFor(noun, "at-least-one-of"), `needs at least one of ${listNames(atLeastOneOf)}`, [...atLeastOneOf], "", false, name);
}

function codeFor(noun, kind) {
  return `${noun === "parameter" ? "params" : "field"}/${kind}`;
}


function collectIssues(walk, rule, value, depth, lenient) {
  const kind = kindOf(value);
  if (lenient && isAlsoSeen(rule, value, depth)) reportAlsoSeen(walk, rule, value);
  else if ((rule.kinds & kind) === 0) reportKind(walk, rule, value, false);
  else if (!rule.plain && kind !== NULL) collectDetailsIssues(walk, rule, value, depth, lenient);
}

function collectDetailsIssues(walk, rule, value, depth, lenient) {
  if (rule.allowed !== void 0 && !rule.allowed.includes(value)) reportNotAllowed(walk, rule, value, lenient);
  else if (typeof value === "string") reportString(walk, rule, value, lenient);
  else if (typeof value === "number") reportChecks(walk, rule.ofNumber, value);
  else if (typeof value === "object" && depth >= MAX_DEPTH) {
    report(walk, "value/too-deep", `is nested deeper than ${MAX_DEPTH} levels`, MAX_DEPTH);
  } else if (Array.isArray(value)) collectArrayIssues(walk, rule, value, depth + 1, lenient);
  else if (isObject(value)) collectObjectIssues(walk, rule, value, depth, lenient);
}

function isAlsoSeen(rule, value, depth) {
  return rule.alsoSeen !== void 0 && !isValid(rule, value, depth, false) && isValid(rule.alsoSeen, value, depth, false);
}

function collectArrayIssues(walk, rule, value, depth, lenient) {
  reportChecks(walk, rule.ofCount, value.length);
  const { items } = rule;
  for (let index = 0; items !== void 0 && index < value.length && !isFull(walk); index++) {
    walk.path.push(index);
    collectPlaceIssues(walk, items, value[index], depth, lenient);
    walk.path.pop();
  }
}

function collectObjectIssues(walk, { table, values, choice }, value, depth, lenient) {
  if (table !== void 0) collectTableIssues(walk, table, value, depth + 1);
  else if (values !== void 0) collectValuesIssues(walk, values, value, depth + 1, lenient);
  else choice?.collectIssues(walk, value, depth, lenient);
}

function collectValuesIssues(walk, rule, value, depth, lenient) {
  for (const key in value) {
    if (isFull(walk)) return;
    const field = isOwn(value, key) ? value[key] : void 0;
    if (field === void 0) continue;
    walk.path.push(key);
    collectIssues(walk, rule, field, depth, lenient);
    walk.path.pop();
  }
}

function collectTableIssues(walk, table, value, depth) {
  const lenient = walk.tolerant && table.source.side !== "request";
  const { names, masks, fields } = table;
  const absent = masks.slice();
  let place = 0;
  for (const key in value) {
    const inside = isOwn(value, key) ? value[key] : void 0;
    if (inside === void 0) continue;
    const fieldPlace = names[place] === key ? place : placeOf(table, key, place);
    let field;
    if (fieldPlace !== void 0) {
      const mask = masks[fieldPlace] ?? 0;
      absent[fieldPlace] = 0;
      place = fieldPlace + 1;
      if ((mask & DETAILED) === 0 && (mask & kindOf(inside)) !== 0) continue;
      field = fields[fieldPlace];
    }
    walk.path.push(key);
    if (field !== void 0) collectPlaceIssues(walk, field.rule, inside, depth, lenient, field.demanded);
    else if (isClosed(table, true)) reportUnknown(walk, table, !isClosed(table, false));
    walk.path.pop();
    if (isFull(walk)) return;
  }
  reportMissing(walk, table, absent, lenient);
  if (!hasOneOf(table, value)) reportNoneOf(walk, table);
}

function collectPlaceIssues(walk, rule, value, depth, lenient, demanded = false) {
  if (value === null && (rule.kinds & NULL) === 0) reportKind(walk, rule, value, lenient && !demanded);
  else collectIssues(walk, rule, value, depth, lenient);
}

var ValidationError = class extends Error {
  name = "ValidationError";
  constructor(address, issues) {
    super(describeErrors(address, issues));
    this.address = address;
    this.issues = issues;
  }
};

function describeErrors(address, issues) {
  const errors = issues.filter(({ severity }) => severity === "error").map(({ message }) => message);
  const rest = errors.length > MAX_ERRORS ? [`and ${errors.length - MAX_ERRORS} more`] : [];
  return [`Invalid ${address}:`, ...errors.slice(0, MAX_ERRORS), ...rest].join("\n  ");
}


function createValidator(address, rule) {
  let compiled;
  function check2(value, options) {
    const inside = options?.inner ? [options.inner].flat().flatMap((one) => one(address, value, options)) : [];
    compiled ??= compileRule(rule);
    if (passes2(compiled, value, true)) return { ok: true, value, issues: inside };
    const walk = startWalk(options?.profile === "tolerant", options?.maxIssues);
    const ok = accepts(compiled, value, walk);
    const issues = walk.issues.concat(inside);
    return ok ? { ok, value, issues } : { ok, issues };
  }
  const validator = Object.freeze({
    address,
    is: (value) => passes2(compiled ??= compileRule(rule), value, false),
    check: check2,
    assert: (value) => {
      const result = check2(value);
      if (!result.ok) throw new ValidationError(address, result.issues);
    },
    "~standard": Object.freeze({
      version: 1,
      vendor: "connector-gateway-spec",
      validate: (value) => toStandardResult(check2(value))
    })
  });
  rememberRule(validator, rule);
  return validator;
}

function passes2(rule, value, strict) {
  try {
    return isValid(rule, value, 0, strict);
  } catch {
    return false;
  }
}

function accepts(rule, value, walk) {
  try {
    collectIssues(walk, rule, value, 0, false);
  } catch {
    report(walk, "value/unreadable", "cannot be read: reading it throws");
  }
  return walk.errors === 0;
}

function toStandardResult(result) {
  if (result.ok) return { value: result.value };
  return { issues: result.issues.map(({ message, path }) => ({ message, path })) };
}

function createGuard(table) {
  let rule;
  return (value) => passes2(rule ??= compileRule({ table }), value, false);
}


function createParamsValidator(operation, params) {
  nameParams(params, operation);
  return createValidator(`${operation}.params`, { table: params });
}

function createRequestValidator(envelope, operation, params, { paramsRequired = false } = {}) {
  nameParams(params, operation);
  const table = () => {
    const [, entity = "", action = ""] = operation.split(".");
    const fields = { entity: { const: entity }, action: { const: action }, params: { table: params } };
    const { required = [], ...others } = narrow(envelope, `the ${operation} request`, fields);
    return { ...others, required: paramsRequired ? [...required, "params"] : required };
  };
  return createValidator(`${operation}.request`, { table });
}

function createResponseValidator(envelope, operation, fields) {
  return createValidator(`${operation}.response`, { table: () => narrow(envelope, `the ${operation} response`, fields) });
}

function narrow(source, name, fields) {
  const table = readTable(source);
  return { ...table, name, fields: { ...table.fields, ...fields } };
}

function toOperationValidators(validators) {
  const operationValidators = {};
  for (const validator of validators) {
    const { address } = validator;
    const name = address.slice(address.indexOf(".") + 1, address.lastIndexOf("."));
    const params = operationValidators[name]?.params;
    operationValidators[name] = params === void 0 ? { params: validator } : { params, response: validator };
  }
  return operationValidators;
}


function anyOf(...alternatives) {
  const rules = once(() => alternatives.map(compileRule));
  return {
    choice: {
      isValid: (value, depth, strict) => isAnyValid(rules(), value, depth, strict),
      collectIssues: (walk, value, depth, lenient) => collectNearestIssues(walk, rules(), value, depth, lenient)
    }
  };
}

function discriminatedBy(key, owner, branches) {
  let rules;
  const names = Object.keys(branches);
  const find = (value) => {
    rules ??= new Map(Object.entries(branches).map(([name, rule]) => [name, compileRule(rule)]));
    return rules.get(ownValue(value, key));
  };
  return {
    choice: {
      isValid: (value, depth, strict) => {
        const rule = find(value);
        return rule !== void 0 && areValid(rule, value, depth, strict);
      },
      collectIssues: (walk, value, depth, lenient) => {
        const rule = find(value);
        if (rule !== void 0) collectIssues(walk, rule, value, depth, lenient);
        else reportKey(walk, key, owner, names, ownValue(value, key));
      }
    }
  };
}

function isAnyValid(rules, value, depth, strict) {
  for (const rule of rules) if (areValid(rule, value, depth, strict)) return true;
  return false;
}

function collectNearestIssues(walk, rules, value, depth, lenient) {
  const attempts = rules.map((rule) => {
    const attempt = { ...walk, limit: WEIGHED_ISSUES, issues: [], errors: 0 };
    collectIssues(attempt, rule, value, depth, lenient);
    return { rule, ...attempt, distance: attempt.issues.reduce((sum, issue) => sum + weigh(issue), 0) };
  });
  const nearest = attempts.reduce((best, attempt) => attempt.distance < best.distance ? attempt : best);
  const name = nearest.rule.table?.source.name;
  const isRefused = nearest.errors > 0 && name !== void 0;
  const hint = isRefused ? { hint: `Matches none of ${rules.length} alternatives; the nearest is ${name}.` } : {};
  for (const issue of nearest.issues) addIssue(walk, { ...hint, ...issue });
}

function weigh({ code, hint, severity }) {
  if (severity === "warning") return 1 / (WEIGHED_ISSUES + 1);
  return code.endsWith("/unknown") && hint !== void 0 ? 2 : 1;
}

function reportKey(walk, key, owner, names, wanted) {
  const text = `must name an ${key} of ${owner}`;
  walk.path.push(key);
  if (wanted === void 0) report(walk, "field/missing", `is missing; it ${text}`, [...names], listKnown(names));
  else if (typeof wanted !== "string")
    report(walk, "value/type", `must be a string, not ${describeValue(wanted)}`, "string", listKnown(names));
  else reportName(walk, `request/unknown-${key}`, text, wanted, names, false);
  walk.path.pop();
}

var commaList = {
  name: "a comma-separated list (no spaces)",
  count: countElements,
  stray: strayElement
};

function countElements(text) {
  let count = 1;
  for (let at = text.indexOf(","); at >= 0; at = text.indexOf(",", at + 1)) count++;
  return count;
}

function strayElement(text, allowed) {
  let start = 0;
  while (allowed !== void 0 && start <= text.length) {
    const end = elementEnd(text, start, allowed);
    if (end === void 0) return text.slice(start).split(",", 1)[0];
    start = end + 1;
  }
  return void 0;
}

function elementEnd(text, start, allowed) {
  for (const element of allowed) {
    if (typeof element !== "string" || !text.startsWith(element, start)) continue;
    const end = start + element.length;
    if (end === text.length || text[end] === ",") return end;
  }
  return void 0;
}


function byDefinitionId(key, connectors, otherwise) {
  const rules = once(() => ({
    known: new Map(Object.entries(connectors).map(([id, rule]) => [id, compileRule(rule)])),
    rest: compileRule(otherwise)
  }));
  const isId = (id) => {
    const field = rules().rest.table?.fields.find(({ name }) => name === key);
    return typeof id === "string" && field !== void 0 && isValid(field.rule, id, 0, false);
  };
  return {
    choice: {
      isValid: (value, depth, strict) => {
        const { known, rest } = rules();
        const rule = known.get(ownValue(value, key));
        return rule === void 0 ? !strict && areValid(rest, value, depth, strict) : areValid(rule, value, depth, strict);
      },
      collectIssues: (walk, value, depth, lenient) => {
        const { known, rest } = rules();
        const id = ownValue(value, key);
        const rule = known.get(id);
        if (rule === void 0 && isId(id)) {
          walk.path.push(key);
          reportUnknownConnector(walk, id, connectors);
          walk.path.pop();
        }
        collectIssues(walk, rule ?? rest, value, depth, lenient);
      }
    }
  };
}

function reportUnknownConnector(walk, id, connectors) {
  const ids = Object.keys(connectors);
  const nearest = nearestName(id, ids);
  const name = nearest === void 0 ? void 0 : connectors[nearest]?.name;
  const suggestion = name === void 0 ? "" : `; did you mean the id of ${name}, \`${nearest}\`?`;
  const names = Object.values(connectors).map((connector) => connector.name);
  const hint = suggestion === "" ? `The credentials are not checked. Known connectors: ${names.join(", ")}.` : "";
  report(walk, "request/unknown-connector", `is not the id of a known connector${suggestion}`, ids, hint, true);
}

var MISLEADING = /^(?:[-.]|(?=(?:con(?:in\$|out\$)?|prn|aux|nul|(?:com|lpt)[\d\xb9\xb2\xb3])\s*(?:\.|$)))/i;

function toDownload(answer) {
  const { body, headers, status } = answer.response;
  if (body === null) throw answer.unexpected(`the gateway answered ${status} with no body`);
  answer.limit.stopClock();
  const stream = guardStream(answer, body);
  const whole = new Response(stream);
  return {
    body: stream,
    saveTo: (path) => saveTo(stream, path),
    bytes: async () => new Uint8Array(await whole.arrayBuffer()),
    text: () => whole.text(),
    contentType: headers.get("content-type") ?? "application/octet-stream",
    filename: filenameOf(headers.get("content-disposition")),
    status,
    contentLength: answer.length,
    contentRange: headers.get("content-range") ?? void 0
  };
}

async function saveTo(stream, path) {
  const host = globalThis;
  const files = host.process?.getBuiltinModule?.("node:fs/promises");
  if (files === void 0) throw new TypeError("saveTo needs a file system, missing here; use `body`.");
  const part = `${path}.${crypto.randomUUID()}`;
  try {
    await files.writeFile(part, stream);
    await files.rename(part, path);
  } catch (error) {
    await files.rm(part, { force: true });
    const { code, syscall } = isObject(error) ? error : {};
    if (syscall === void 0) throw error;
    throw Object.assign(new Error(`saveTo cannot write ${path}: ${code === "ENOENT" ? "no such folder" : String(code)}.`), { code });
  }
}

function guardStream({ response, length, limit, unexpected, toError }, body) {
  const reader = body.getReader();
  const expected = response.type === "cors" ? void 0 : length;
  let received = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await limit.race(reader.read());
          if (!done) {
            received += value.byteLength;
            controller.enqueue(value);
            return;
          }
          if (expected !== void 0 && received < expected) {
            throw unexpected(`the stream ended after ${received} of ${expected} bytes`);
          }
          limit.release();
          controller.close();
        } catch (cause) {
          limit.release();
          controller.error(toError(cause, `the stream broke off after ${received} bytes`));
        }
      },
      cancel: (reason) => {
        limit.release();
        return reader.cancel(reason);
      }
    },
    { highWaterMark: 0 }
  );
}

function filenameOf(header) {
  if (header === null) return void 0;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, "$1");
  const plain = /filename\s*=\s*([^";]+)/i.exec(header)?.[1];
  return toSafeName(decoded(extended) ?? quoted ?? plain ?? "");
}

function toSafeName(proposed) {
  const name = proposed.replace(HIDDEN, "").replace(/^.*[\\/]/, "").replace(/[<>:"|?*]/g, "_").trim();
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST_NAME));
  const safe = name.slice(0, read).replace(/[\s.]+$/, "").replace(MISLEADING, "_");
  return safe === "" ? void 0 : safe;
}

function decoded(extended) {
  if (extended === void 0) return void 0;
  try {
    return decodeURIComponent(extended.trim());
  } catch {
    return void 0;
  }
}

var COUNTED = {
  record_cursor: void 0,
  token: void 0,
  page_number: "pages",
  offset: "records",
  page_info: void 0,
  change_feed: void 0,
  none: void 0
};

function elementsOf(operation, result) {
  const list = operation.elements === void 0 ? result : valueAt(result, operation.elements);
  return Array.isArray(list) ? list : [];
}

function valueAt(value, path) {
  return path.reduce((holder, key) => isObject(holder) ? holder[key] : void 0, value);
}


function countOf(count, noun, plural = `${noun}s`) {
  return `${count} ${count === 1 ? noun : plural}`;
}


function atLeast(min) {
  return check("value/minimum", (value) => value >= min, `be at least ${min}`, min);
}

function atMost(max) {
  return check("value/maximum", (value) => value <= max, `be at most ${max}`, max);
}

function multipleOf(step) {
  return check("value/multiple-of", (value) => isMultiple(value, step), `be a multiple of ${step}`, step);
}

function charactersFrom(min) {
  return check("value/min-length", hasLength(min), `have at least ${countOf(min, "character")}`, min);
}

function charactersUpTo(max) {
  const isTooLong = hasLength(max + 1);
  return check("value/max-length", (text) => !isTooLong(text), `have at most ${countOf(max, "character")}`, max);
}

function matching(pattern) {
  return check("value/pattern", testFor(pattern), `match ${pattern}`, pattern);
}

function stringFormat(name, pattern, text) {
  return check("value/format", testFor(pattern), `be ${text}`, name);
}

function elementsFrom(min) {
  return check("value/min-items", (count) => count >= min, `have at least ${countOf(min, "element")}`, min);
}

function elementsUpTo(max) {
  return check("value/max-items", (count) => count <= max, `have at most ${countOf(max, "element")}`, max);
}

function check(code, accepts2, demand, expected) {
  return { code, accepts: accepts2, demand, expected };
}

function testFor(pattern) {
  const expression = new RegExp(pattern, "u");
  return (text) => expression.test(text);
}

function hasLength(least) {
  const hasPoints = testFor(`^[^]{${Math.min(least, 1e9)}}`);
  return (text) => text.length >= least && (text.length >= least * 2 || hasPoints(text));
}

function isMultiple(value, step) {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [digits, exponent] = toDecimal(value);
  const [stepDigits, stepExponent] = toDecimal(step);
  const shift = exponent - stepExponent;
  return (shift < 0 ? digits % (stepDigits * 10n ** BigInt(-shift)) : digits * 10n ** BigInt(shift) % stepDigits) === 0n;
}

function toDecimal(value) {
  const [digits = "", exponent] = value.toExponential().split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

var SHAPES = [
  /\b((?:[Bb]earer|BEARER|[Bb]asic|BASIC)\s+)(?:(?=[^\s"',;<]*(?:[\d=]|\.\w))[^\s"',;<]{6,}|[^\s"',;<]{24,})/g,
  /\b((?:sk|pk|rk)_(?:test|live)_)[^\s"',;\\<]*/g,
  /\b(xox[a-z]-)[^\s"',;\\<]*/g,
  /\b(cgw_|gh[oprsu]_|github_pat|glpat|lin_api|ya29|AKIA|ATATT)[-.\w=/+]{8,}/g,
  /\b(eyJ)[\w-]{8,}(?:\.[\w-]+)*/g
];

function replaceCredentials(text, replace) {
  return SHAPES.reduce((rest, shape) => rest.replace(shape, replace), text);
}
var ENTITIES = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

function withoutSecrets(text, secrets) {
  const isEscaped = /[%&+\\]/.test(text);
  const upper = text.toUpperCase();
  const long = secrets.filter(
    (secret) => secret.length >= SHORTEST_SECRET && (isEscaped ? secret.length <= text.length : upper.includes(secret.toUpperCase()))
  ).sort((left, right) => right.length - left.length);
  if (long.length === 0) return text;
  const toPattern = isEscaped ? formsOf : exactly;
  return text.replace(new RegExp(long.map((secret) => Array.from(secret, toPattern).join("")).join("|"), "gi"), REDACTED);
}

function formsOf(character) {
  const code = character.codePointAt(0) ?? 0;
  const hex = (unit, digits) => unit.toString(16).padStart(digits, "0");
  const url = encodeURIComponent(character.replace(/\p{Surrogate}/u, "\uFFFD"));
  const percent = url === character ? `%${hex(code, 2)}` : url;
  const units = character.replace(/[^]/g, (unit) => `\\\\{1,4}u${hex(unit.charCodeAt(0), 4)}`);
  const entity = ENTITIES[character];
  const short = JSON.stringify(character).slice(1, -1);
  const forms = [
    percent.replaceAll("%", "%(?:25)*"),
    units,
    `&(?:amp;)*(?:#0*${code}|#x0*${hex(code, 1)}${entity === void 0 ? "" : `|${entity}`});`,
    ...short.endsWith(character) ? [] : [`\\\\{1,4}${short.slice(1)}`],
    `\\\\{0,4}${exactly(character)}`,
    ...character === " " ? ["\\+"] : []
  ];
  return `(?:${forms.join("|")})`;
}

function exactly(text) {
  return text.replace(/[\^$\\.*+?()[\]{}|/]/g, "\\$&");
}

function redact(text, secrets = []) {
  return replaceCredentials(withoutSecrets(text, secrets), () => REDACTED);
}

function redactValue(value, secrets = [], depth = 0) {
  if (typeof value === "string") return redact(value, secrets);
  if (typeof value === "number") return secrets.includes(String(value)) ? REDACTED : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MOST_LEVELS) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name, secrets), redactValue(inner, secrets, depth + 1)]));
}

var resultShapes = {
  list: "array",
  record: "record",
  delete_result: "record",
  page_record: "wrapper",
  search_wrapper: "wrapper",
  download: "bytes"
};
export {
  COUNTED,
  HIDDEN,
  REDACTED,
  UnknownAddressError,
  ValidationError,
  anyOf,
  atLeast,
  atMost,
  byDefinitionId,
  charactersFrom,
  charactersUpTo,
  cleanName,
  commaList,
  countElements,
  countOf,
  createGuard,
  createLookup,
  createOperationLookup,
  createOperationSearch,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  createSearch,
  createValidator,
  deepFreeze,
  describeValue,
  didYouMean,
  discriminatedBy,
  elementsFrom,
  elementsOf,
  elementsUpTo,
  isList,
  isObject,
  joinOperations,
  jsonPointer,
  listAddresses,
  listKnown,
  listNames,
  matching,
  multipleOf,
  nameOf,
  nearestName,
  nearestNames,
  once,
  redact,
  redactValue,
  replaceCredentials,
  resultShapes,
  strayElement,
  stringFormat,
  subjectOf,
  toDecimal,
  toDownload,
  toOperationValidators,
  toOperations,
  unknownName,
  valueAt,
  withDescriptions,
  withSuggestions
};
