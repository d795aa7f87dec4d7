// @generated from templates/runtime by connector-gateway-spec. Do not edit.

const REDACTED = "[redacted]";

const SHORTEST_SECRET = 4;

const MAX_LENGTH = 100;

// count.ts

function countOf(count, noun, plural = `${noun}s`) {
  return `${count} ${count === 1 ? noun : plural}`;
}

// constraints.ts

export function atLeast(min) {
  return check("value/minimum", (value) => value >= min, `be at least ${min}`, min);
}

export function atMost(max) {
  return check("value/maximum", (value) => value <= max, `be at most ${max}`, max);
}

export function multipleOf(step) {
  return check("value/multiple-of", (value) => isMultiple(value, step), `be a multiple of ${step}`, step);
}

export function charactersFrom(min) {
  return check("value/min-length", hasLength(min), `have at least ${countOf(min, "character")}`, min);
}

export function charactersUpTo(max) {
  const isTooLong = hasLength(max + 1);
  return check("value/max-length", (text) => !isTooLong(text), `have at most ${countOf(max, "character")}`, max);
}

export function matching(pattern) {
  return check("value/pattern", testFor(pattern), `match ${pattern}`, pattern);
}

function stringFormat(name, pattern, text) {
  return check("value/format", testFor(pattern), `be ${text}`, name);
}

export function elementsFrom(min) {
  return check("value/min-items", (count) => count >= min, `have at least ${countOf(min, "element")}`, min);
}

export function elementsUpTo(max) {
  return check("value/max-items", (count) => count <= max, `have at most ${countOf(max, "element")}`, max);
}

function check(code, accepts, demand, expected) {
  return { code, accepts, demand, expected };
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
  return (shift < 0 ? digits % (stepDigits * 10n ** BigInt(-shift)) : (digits * 10n ** BigInt(shift)) % stepDigits) === 0n;
}

function toDecimal(value) {
  const [digits = "", exponent] = value.toExponential().split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

// spec

export const dateTime = /* @__PURE__ */ stringFormat(
  "date-time",
  "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29" +
    "|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt" +
    "](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\." +
    "[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
  "an RFC 3339 date-time such as 2024-05-31T09:30:00Z",
);

export const uuid = /* @__PURE__ */ stringFormat(
  "uuid",
  "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
  "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
);

// credentials.ts

const SHAPES = [
  /\b((?:[Bb]earer|BEARER|[Bb]asic|BASIC)\s+)(?:(?=[^\s"',;<]*(?:[\d=]|\.\w))[^\s"',;<]{6,}|[^\s"',;<]{24,})/g,
  /\b((?:sk|pk|rk)_(?:test|live)_)[^\s"',;\\<]*/g,
  /\b(xox[a-z]-)[^\s"',;\\<]*/g,
  /\b(cgw_|gh[oprsu]_|github_pat|glpat|lin_api|ya29|AKIA|ATATT)[-.\w=/+]{8,}/g,
  /\b(eyJ)[\w-]{8,}(?:\.[\w-]+)*/g,
];

function replaceCredentials(text, replace) {
  return SHAPES.reduce((rest, shape) => rest.replace(shape, replace), text);
}

const ENTITIES = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

function withoutSecrets(text, secrets) {
  const long = secrets.filter(({ length }) => length >= SHORTEST_SECRET).sort((left, right) => right.length - left.length);
  if (long.length === 0) return text;
  const toPattern = /[%&+\\]/.test(text) ? formsOf : exactly;
  return text.replace(new RegExp(long.map((secret) => Array.from(secret, toPattern).join("")).join("|"), "gi"), REDACTED);
}

function formsOf(character) {
  const code = character.codePointAt(0) ?? 0;
  const hex = (unit, digits) => unit.toString(16).padStart(digits, "0");
  const url = encodeUrl(character);
  const percent = url === character ? `%${hex(code, 2)}` : url;
  const units = character.split("").map((unit) => `\\\\{1,4}u${hex(unit.charCodeAt(0), 4)}`);
  const entity = ENTITIES[character];
  const short = JSON.stringify(character).slice(1, -1);
  const forms = [
    percent.replaceAll("%", "%(?:25)*"),
    units.join(""),
    `&(?:amp;)*(?:#0*${code}|#x0*${hex(code, 1)}${entity === undefined ? "" : `|${entity}`});`,
    ...(short.endsWith(character) ? [] : [`\\\\{1,4}${short.slice(1)}`]),
    `\\\\{0,4}${exactly(character)}`,
    ...(character === " " ? ["\\+"] : []),
  ];
  return `(?:${forms.join("|")})`;
}

function encodeUrl(text) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}

function exactly(text) {
  return text.replace(/[\^$\\.*+?()[\]{}|/]/g, "\\$&");
}

// json_values.ts

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

// nearest_names.ts

function toComparedNames(values) {
  const names = values.map(String);
  return { names, words: names.map(simplify) };
}

function nearestName(wanted, names) {
  return nearestAmong(wanted, toComparedNames(names));
}

function nearestAmong(wanted, { names, words }, effort = { pairs: Infinity }) {
  if (wanted.length > MAX_LENGTH) return undefined;
  const word = simplify(wanted);
  let nearest;
  let least = Infinity;
  for (let place = 0; place < words.length; place++) {
    const other = words[place] ?? "";
    const longest = Math.max(word.length, other.length);
    const most = Math.min(least - 1, Math.floor(longest / 3) || longest >> 1);
    if (Math.abs(word.length - other.length) > most || names[place] === wanted) continue;
    effort.pairs -= word.length * (2 * most + 1);
    if (effort.pairs < 0) return undefined;
    const distance = boundedDistance(word, other, most);
    if (distance <= most) {
      nearest = names[place];
      least = distance;
    }
  }
  return nearest;
}

function nearestNames(wanted, names, count) {
  const nearest = count === 0 ? undefined : nearestName(wanted, names);
  if (nearest === undefined) return [];
  const others = names.filter((name) => name !== nearest);
  return [nearest, ...nearestNames(wanted, others, count - 1)];
}

function simplify(name) {
  return name.toLowerCase().replace(/[-_\s]/g, "");
}

const rows = [[], [], []];

function boundedDistance(from, to, most) {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  const beyond = most + 1;
  const at = (cells, column) => cells[column] ?? beyond;
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
    let least = (cells[first - 1] = row);
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
