import { REQUIRED } from "./compiled_rule.js";
import { ANY, ARRAY, kindOf, kindsNamed, NULL, OBJECT } from "./kinds.js";
const rulesOfValidators = /* @__PURE__ */ new WeakMap();
const compiledExpressions = /* @__PURE__ */ new Map();
const compiledTables = /* @__PURE__ */ new WeakMap();

/** What a rule may say without giving the engine more to look at than the kind of a value. */
const kindOnly = ["type", "nullable", "list", "alsoSeen", "secret"];

/** Remembers the rule of a validator, for the rules that refer to it. */
export function rememberRule(validator, rule) {
    rulesOfValidators.set(validator, rule);
}

/** Whether a value is a validator of this package. */
export function isValidator(value) {
    return typeof value === "object" && value !== null && rulesOfValidators.has(value);
}

/** The rule made ready for use; each table only once. */
export function compileRule(rule) {
    if (typeof rule === "string")
        return compileExpression(rule);
    if (rule.validator === undefined)
        return compileDetails(rule);
    const known = rulesOfValidators.get(rule.validator);
    if (known === undefined)
        throw new TypeError("not a validator of this package");
    return compileRule(known);
}

function compileExpression(type) {
    const compiled = compiledExpressions.get(type) ?? compileDetails({ type });
    compiledExpressions.set(type, compiled);
    return compiled;
}

function compileDetails(source) {
    const { min = -Infinity, max = Infinity, minLength = 0, maxLength = Infinity, minItems = 0, maxItems = Infinity } = source;
    const items = source.items ?? elementType(source.type);
    const listed = source.const === undefined ? source.enum : [source.const];
    return {
        source,
        kinds: kindsOf(source),
        plain: items === undefined && Object.keys(source).every((key) => kindOnly.includes(key)),
        allowed: source.list === undefined ? listed : undefined,
        min,
        max,
        minLength,
        maxLength,
        minItems,
        maxItems,
        pattern: toRegExp(source.pattern),
        format: toRegExp(source.format?.pattern),
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
    if (known !== undefined)
        return known;
    const { side, open, fields } = source;
    const names = Object.keys(fields);
    const table = {
        source,
        names,
        masks: new Uint16Array(),
        fields: [],
        detailed: [],
        places: new Map(names.map((name, place) => [name, place])),
        required: 0,
        closed: side === "request" && open !== true,
    };
    // Remembered before its fields are compiled: a record may hold records of its own kind.
    compiledTables.set(source, table);
    table.fields = Object.entries(fields).map(([name, rule]) => compileField(source, name, compileRule(rule)));
    table.detailed = table.fields.filter(({ rule }) => !rule.plain);
    table.masks = Uint16Array.from(table.fields, ({ rule, required }) => rule.kinds | (required ? REQUIRED : 0));
    table.required = table.fields.filter((field) => field.required).length;
    return table;
}

function compileField({ side, required = [], optional = [] }, name, rule) {
    const demanded = side === "request" ? required.includes(name) : (rule.kinds & NULL) === 0 && !optional.includes(name);
    return { name, rule, required: demanded };
}

/** The kinds that a rule accepts; its parts are not looked into, so that records may hold each other. */
function kindsOf({ type, nullable, const: only, enum: listed, items, table, values, choice }) {
    const scalars = only === undefined ? listed : [only];
    const nothing = nullable === true ? NULL : 0;
    if (type !== undefined)
        return kindsOfType(type) | nothing;
    if (scalars !== undefined)
        return union(scalars.map(kindOf)) | nothing;
    if (items !== undefined)
        return ARRAY | nothing;
    return (table === undefined && values === undefined && choice === undefined ? ANY : OBJECT) | nothing;
}

/** `array<string | null> | null` -> the kinds of arrays and null. */
function kindsOfType(type) {
    return union(type.replace(/<.*>/, "").split(" | ").map(kindsNamed));
}

/** `array<string | null> | null` -> `string | null` */
function elementType(type = "") {
    return /<(.*)>/.exec(type)?.[1];
}

function union(kinds) {
    return kinds.reduce((all, bits) => all | bits, 0);
}

function toRegExp(pattern) {
    return pattern === undefined ? undefined : new RegExp(pattern, "u");
}
