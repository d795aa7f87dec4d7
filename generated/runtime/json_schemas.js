import { UnknownAddressError } from "./unknown_address_error.js";
const DEFINITIONS = "#/$defs/";

/**
 * A function from address to self-contained JSON Schema. `modules` are the documents by connector id. The function throws
 * `UnknownAddressError` for an unknown address.
 */
export function createSchemaLookup(modules) {
    let entries;
    return (address) => {
        entries ??= new Map(Object.entries(modules).flatMap(([id, module]) => listEntries(id, module)));
        const entry = entries.get(address);
        if (entry === undefined)
            throw new UnknownAddressError(address, [...entries.keys()]);
        return extractSchema(entry);
    };
}

/** The same validator with the Standard JSON Schema part. */
export function addJsonSchema(validator, find) {
    const convert = ({ target }) => convertSchema(find(validator.address), target);
    const jsonSchema = Object.freeze({ input: convert, output: convert });
    return Object.freeze({ ...validator, "~standard": Object.freeze({ ...validator["~standard"], jsonSchema }) });
}

/** Records have addresses, and so have definitions with a name of one or three words; named types have none. */
function listEntries(id, { schema: document, records }) {
    const keys = Object.keys(document.$defs).filter((key) => /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+\.[a-z0-9_]+)?$/.test(key));
    return [
        ...keys.map((key) => [`${id}.${key}`, { document, key }]),
        ...records.map((key) => [`${id}.records.${key}`, { document, key }]),
    ];
}

/** The definition with all definitions that it refers to. One that is only a reference is replaced by its target. */
function extractSchema({ document, key }) {
    const definitions = document.$defs;
    const root = definitions[key] ?? {};
    const target = Object.keys(root).length === 1 ? refKey(root["$ref"]) : undefined;
    const schema = (target === undefined ? undefined : definitions[target]) ?? root;
    const reached = new Set(refKeys(schema));
    // A loop over a set also visits what is added on the way.
    for (const name of reached)
        for (const next of refKeys(definitions[name]))
            reached.add(next);
    const $defs = Object.fromEntries(Object.entries(definitions).filter(([name]) => reached.has(name)));
    return structuredClone({
        $schema: document.$schema,
        $id: `${document.$id}:${key}`,
        ...schema,
        ...(reached.size > 0 && { $defs }),
    });
}

function refKeys(schema) {
    if (typeof schema !== "object" || schema === null)
        return [];
    return Object.entries(schema).flatMap(([keyword, value]) => {
        const key = keyword === "$ref" ? refKey(value) : undefined;
        return key === undefined ? refKeys(value) : [key];
    });
}

function refKey(ref) {
    return typeof ref === "string" && ref.startsWith(DEFINITIONS) ? ref.slice(DEFINITIONS.length) : undefined;
}

function convertSchema(schema, target) {
    if (target === "draft-2020-12")
        return schema;
    if (target !== "draft-07")
        throw new Error(`The target must be draft-2020-12 or draft-07, not ${target}.`);
    const { $schema: _schema, $id, $defs: definitions, ...rest } = schema;
    const converted = withRefsTo("#/definitions/", { $id, ...rest, ...(definitions !== undefined && { definitions }) });
    return { $schema: "http://json-schema.org/draft-07/schema#", ...converted };
}

/** The keywords that the package uses have the same meaning in both versions; only the definitions are elsewhere. */
function withRefsTo(place, schema) {
    const entries = Object.entries(schema).map(([keyword, value]) => {
        const key = keyword === "$ref" ? refKey(value) : undefined;
        return [keyword, key === undefined ? withRefsInside(place, value) : place + key];
    });
    return Object.fromEntries(entries);
}

function withRefsInside(place, value) {
    if (Array.isArray(value))
        return value.map((item) => withRefsInside(place, item));
    return isSchema(value) ? withRefsTo(place, value) : value;
}

function isSchema(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
