// @generated from templates/runtime/compile.ts by connector-gateway-spec. Do not edit.
import { checksFor, itemChecks, numberChecks, stringChecks } from "../shared/constraints.js";
import { REQUIRED } from "./compiled_rule.js";
import { ANY, ARRAY, kindOf, kindsNamed, NULL, OBJECT } from "./kinds.js";

const rulesOfValidators = /* @__PURE__ */ new WeakMap();
const compiledTables = /* @__PURE__ */ new WeakMap();

const kindOnly = ["type", "nullable", "list", "alsoSeen", "secret"];

export function rememberRule(validator, rule) {
  rulesOfValidators.set(validator, rule);
}

export function isValidator(value) {
  return typeof value === "object" && value !== null && rulesOfValidators.has(value);
}

export function compileRule(rule) {
  if (typeof rule === "string") return compileDetails({ type: rule });
  if (rule.validator === undefined) return compileDetails(rule);
  const known = rulesOfValidators.get(rule.validator);
  if (known === undefined) throw new TypeError("not a validator of this package");
  return compileRule(known);
}

function compileDetails(source) {
  const items = source.items ?? elementType(source.type);
  const listed = source.const === undefined ? source.enum : [source.const];
  return {
    source,
    kinds: kindsOf(source, listed) | (source.nullable === true ? NULL : 0),
    plain: items === undefined && Object.keys(source).every((key) => kindOnly.includes(key)),
    allowed: source.list === undefined ? listed : undefined,
    ofNumber: checksFor(numberChecks, source),
    ofString: checksFor(stringChecks, source),
    ofCount: checksFor(itemChecks, source),
    elements: source.list === undefined ? undefined : listed,
    choice: source.choice,
    items: compilePart(items),
    values: compilePart(source.values),
    table: source.table && compileTable(source.table),
    alsoSeen: compilePart(source.alsoSeen),
  };
}

function compilePart(rule) {
  return rule === undefined ? undefined : compileRule(rule);
}

function compileTable(source) {
  const known = compiledTables.get(source);
  if (known !== undefined) return known;
  const names = Object.keys(source.fields);
  const table = {
    source,
    names,
    masks: new Uint16Array(),
    fields: [],
    detailed: [],
    places: new Map(names.map((name, place) => [name, place])),
    required: 0,
  };
  // Remembered before its fields are compiled, because a record may contain records of its own kind.
  compiledTables.set(source, table);
  table.fields = Object.entries(source.fields).map(([name, rule]) => compileField(source, name, compileRule(rule)));
  table.detailed = table.fields.filter(({ rule }) => !rule.plain);
  table.masks = Uint16Array.from(table.fields, ({ rule, required }) => rule.kinds | (required ? REQUIRED : 0));
  table.required = table.fields.filter((field) => field.required).length;
  return table;
}

function compileField({ side, required = [], optional = [] }, name, rule) {
  const demanded = required.includes(name);
  const expected = side === "response" && (rule.kinds & NULL) === 0 && !optional.includes(name);
  return { name, rule, required: demanded || expected, demanded };
}

function kindsOf({ type, items, table, values, choice }, listed) {
  if (type !== undefined) return kindsOfType(type);
  if (listed !== undefined) return union(listed.map(kindOf));
  if (items !== undefined) return ARRAY;
  return (table ?? values ?? choice) === undefined ? ANY : OBJECT;
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

export function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}
