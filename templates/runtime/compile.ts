import { DETAILED, REQUIRED, type CompiledField, type CompiledRule, type CompiledTable } from "./compiled_rule.js";
import { detailsHold, detailsOf } from "./is_valid.js";
import { ANY, ARRAY, kindOf, kindsNamed, NULL, OBJECT } from "./kinds.js";
import type { Rule, RuleDetails, Scalar, Table, TableSource } from "./rules.js";
import type { Validator } from "./validator_types.js";

const rulesOfValidators = /* @__PURE__ */ new WeakMap<object, Rule>();
const compiledTables = /* @__PURE__ */ new WeakMap<TableSource, CompiledTable>();

/** The properties of a rule that do not make the engine check more than the kind of a value. */
const kindOnly: readonly string[] = ["type", "nullable", "list", "alsoSeen", "secret"] satisfies (keyof RuleDetails)[];

/** Remembers the rule of a validator for the rules that refer to it. */
export function rememberRule(validator: Validator<unknown>, rule: Rule): void {
  rulesOfValidators.set(validator, rule);
}

/** The rule ready for use. Each table is compiled once. Throws a `TypeError` for a validator that this package did not make. */
export function compileRule(rule: Rule): CompiledRule {
  if (typeof rule === "string") return compileDetails({ type: rule });
  if (rule.validator === undefined) return compileDetails(rule);
  const source = rulesOfValidators.get(rule.validator);
  if (source === undefined) throw new TypeError("not a validator of this package");
  return compileRule(source);
}

function compileDetails(source: RuleDetails): CompiledRule {
  const items = source.items ?? elementType(source.type);
  const listed = source.const === undefined ? source.enum : [source.const];
  const rule: CompiledRule = {
    source,
    kinds: kindsOf(source, listed) | (source.nullable === true ? NULL : 0),
    plain: items === undefined && Object.keys(source).every((key) => kindOnly.includes(key)),
    holds: detailsHold,
    allowed: source.list === undefined ? listed : undefined,
    ofNumber: present([source.min, source.max, source.multipleOf]),
    ofString: present([source.minLength, source.maxLength, source.pattern, source.format]),
    ofCount: present([source.minItems, source.maxItems]),
    elements: source.list === undefined ? undefined : listed,
    choice: source.choice,
    items: compilePart(items),
    values: compilePart(source.values),
    table: source.table && compileTable(source.table),
    alsoSeen: compilePart(source.alsoSeen),
  };
  rule.holds = detailsOf(rule);
  return rule;
}

function present<Check>(checks: readonly (Check | undefined)[]): readonly Check[] {
  return checks.filter((check) => check !== undefined);
}

function compilePart(rule: Rule | undefined): CompiledRule | undefined {
  return rule === undefined ? undefined : compileRule(rule);
}

/** The names that tables of params do not have themselves: an address that is in a module once takes fewer bytes. */
const paramsTables = /* @__PURE__ */ new WeakMap<TableSource, string>();

/** Says that a table is the params of an operation: messages name the operation, and call a field a parameter. */
export function nameParams(table: TableSource, operation: string): void {
  paramsTables.set(table, operation);
}

/** Compiles a table once. It is kept before its fields are compiled, because a record may contain records of its own kind. */
function compileTable(tableSource: TableSource): CompiledTable {
  const cached = compiledTables.get(tableSource);
  if (cached !== undefined) return cached;
  const name = paramsTables.get(tableSource);
  const source: Table = { ...readTable(tableSource), ...(name !== undefined && { name, noun: "parameter" }) };
  const names = Object.keys(source.fields);
  const table: CompiledTable = {
    source,
    names,
    masks: [],
    fields: [],
    places: new Map(names.map((name, place) => [name, place])),
    jumps: [0, ...names].map(() => 0),
    required: 0,
    atLeastOneOf: source.atLeastOneOf,
  };
  compiledTables.set(tableSource, table);
  table.fields = Object.entries(source.fields).map(([name, rule]) => compileField(source, name, compileRule(rule)));
  table.masks = table.fields.map(maskOf);
  table.required = table.fields.filter((field) => field.required).length;
  return table;
}

/** The table itself. */
export function readTable(source: TableSource): Table {
  return typeof source === "function" ? source() : source;
}

function compileField({ side, required = [], optional = [] }: Table, name: string, rule: CompiledRule): CompiledField {
  const demanded = required.includes(name);
  const expected = side !== "request" && (rule.kinds & NULL) === 0 && !optional.includes(name);
  return { name, rule, required: demanded || expected, demanded };
}

function maskOf({ rule, required }: CompiledField): number {
  return rule.kinds | (rule.plain ? 0 : DETAILED) | (required ? REQUIRED : 0);
}

/** The kinds that a rule accepts besides null. Its parts are not compiled for this, because records may contain each other. */
function kindsOf({ type, items, table, values, choice }: RuleDetails, listed: readonly Scalar[] | undefined): number {
  if (type !== undefined) return kindsOfType(type);
  if (listed !== undefined) return union(listed.map(kindOf));
  if (items !== undefined) return ARRAY;
  return (table ?? values ?? choice) === undefined ? ANY : OBJECT;
}

/** `array<string | null> | null` -> the kinds of arrays and null. */
function kindsOfType(type: string): number {
  return union(type.replace(/<.*>/, "").split(" | ").map(kindsNamed));
}

/** `array<string | null> | null` -> `string | null` */
function elementType(type = ""): string | undefined {
  return /<(.*)>/.exec(type)?.[1];
}

function union(kinds: readonly number[]): number {
  return kinds.reduce((all, bits) => all | bits, 0);
}

/** The result of a function that is not called before it is needed, and only once. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
