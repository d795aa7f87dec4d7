import { nearestNames } from "../../runtime/nearest.js";
import { describeAddress, findOperation, unfold } from "../catalog/described.js";
import { UsageError } from "../usage_error.js";
import { findOutline, outlineNames, printOutline } from "./outline.js";
import { limitTexts, typeText } from "./type_text.js";

export function printExplanation(spec, name, json) {
    const catalog = spec.readCatalog();
    const outline = findOutline(catalog, spec.addresses, name);
    if (outline !== undefined)
        return explainOutline(name, outline, json);
    const operation = findOperation(catalog, name);
    if (operation === undefined && !spec.addresses.includes(name))
        throw unknownName(name, catalog, spec.addresses);
    const described = describeAddress(catalog, operation === undefined ? name : `${name}.request`);
    const example = exampleOf(spec, operation === undefined ? name : `${name}.request`);
    if (json)
        return `${JSON.stringify({ name, ...(operation ?? toPlain(described)), example }, undefined, 2)}\n`;
    const body = operation === undefined ? explainAddress(catalog, name, described) : explainOperation(catalog, operation, spec.addresses);
    const printed = example === undefined ? [] : ["", "example", indent(JSON.stringify(example, undefined, 2))];
    return `${[name, ...body, ...printed].join("\n")}\n`;
}

function explainOutline(name, outline, json) {
    if (json)
        return `${JSON.stringify({ name, ...outline }, undefined, 2)}\n`;
    const { description, section } = outline;
    const lines = [
        name,
        ...(description === undefined ? [] : [indent(description)]),
        ...source(section, undefined),
        ...printOutline(outline),
    ];
    return `${lines.join("\n")}\n`;
}

function unknownName(name, catalog, addresses) {
    const operations = catalog.connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations.map(({ id }) => id)));
    const nearest = similarNames(name, [...outlineNames(catalog), ...operations, ...addresses]);
    const help = nearest.length === 0
        ? "connector-gateway-spec list shows the connectors, and explain <connector> the entities of one"
        : `did you mean ${nearest.join(" or ")}?`;
    return new UsageError(`unknown name "${name}"`, help);
}

function similarNames(wanted, names) {
    const steps = wanted.split(".").length;
    const tail = (name) => name.split(".").slice(-steps).join(".");
    const tails = nearestNames(wanted, [...new Set(names.map(tail))], 3);
    const found = [
        names.filter((name) => name.endsWith(`.${wanted}`)),
        names.filter((name) => wanted !== "" && name.startsWith(wanted)),
        nearestNames(wanted, names, 3),
        tails.flatMap((near) => names.filter((name) => tail(name) === near)),
    ];
    return found.find(({ length }) => length > 0)?.slice(0, 3) ?? [];
}

function exampleOf(spec, address) {
    return spec.readExamples(address.split(".")[0] ?? "")[address]?.valid[0];
}

function toPlain({ description, section, origin, type, records }) {
    return { description, section, origin, type: unfold(type, records) };
}

function explainAddress(catalog, name, described) {
    const { description, section, origin, type, records } = described;
    const owner = name.endsWith(".auth_config") ? catalog.connectors.find(({ id }) => name.startsWith(`${id}.`)) : undefined;
    const fields = owner?.auth.flatMap((method) => explainShape(method.shape, method.title, "no fields")) ?? explainType(type, records, "fields");
    return [...(description === undefined ? [] : [indent(description)]), ...source(section, origin), ...fields];
}

function explainOperation(catalog, operation, addresses) {
    const { description, section, origin, effect, permanent, kind, ordered, notes, params, returns, meta, paging, id } = operation;
    const parts = addresses.filter((address) => address.startsWith(`${id}.`)).map((address) => address.slice(id.length + 1));
    return [
        ...(description === undefined ? [] : [indent(description)]),
        ...source(section, origin),
        `  ${[effect === "write" ? "writes" : "reads", ...(permanent ? ["cannot be undone"] : []), `returns: ${kind.replaceAll("_", " ")}`, ...(ordered === undefined ? [] : [ordered.replace("_", " ")])].join("; ")}`,
        ...notes.map((note) => indent(note)),
        `  addresses: ${id}.{${parts.join(",")}}`,
        ...explainShape(params, "params", "takes no params"),
        ...(returns === undefined ? [] : explainRecord(catalog, operation.connector, returns.record)),
        ...(meta === undefined ? [] : explainShape(meta, "meta", "no meta")),
        ...explainPaging(paging),
    ];
}

function explainRecord(catalog, connector, record) {
    const { type, records } = describeAddress(catalog, `${connector}.records.${record}`);
    return explainType(type, records, `record ${record}`);
}

function explainPaging(paging) {
    if (paging === undefined)
        return [];
    const { kind, next, previous, size, because, notShown } = paging;
    const names = Object.entries({ next, previous, size }).flatMap(([word, param]) => (param === undefined ? [] : [`${word}: ${param}`]));
    return [
        "",
        `paging  ${[kind.replace("_", " "), ...names].join(", ")}`,
        ...[because, notShown].filter((text) => text !== undefined).map((text) => indent(text)),
    ];
}

function explainType(type, records, title) {
    const unfolded = unfold(type, records);
    if (unfolded?.kind === "object" && unfolded.shape !== undefined)
        return explainShape(unfolded.shape, title, "no fields");
    return unfolded === undefined ? [] : ["", `${title}  ${[typeText(unfolded), ...limitTexts(unfolded)].join(", ")}`];
}

function explainShape({ fields, open, openBecause, atLeastOneOf }, title, empty) {
    return [
        "",
        fields.length === 0 ? `${title}  ${empty}` : title,
        ...fields.flatMap((field) => explainField(field, "  ")),
        ...(atLeastOneOf === undefined ? [] : [`  at least one of ${atLeastOneOf.join(", ")}`]),
        ...(open && openBecause !== undefined ? [indent(`Other names are accepted with a warning. ${openBecause}`)] : []),
    ];
}

function explainField(field, margin) {
    const { name, type, required, secret, description, requiredInPractice, default: preset, origin, deprecated, experimental } = field;
    const facts = [
        typeText(type),
        ...(required ? ["required"] : []),
        ...limitTexts(type),
        ...(preset === undefined ? [] : [`default ${JSON.stringify(preset.value)}${preset.origin.kind === "assumed" ? " (assumed)" : ""}`]),
        ...(secret ? ["secret"] : []),
        ...(origin.kind === "stated" ? [] : [origin.kind.replace("_", " ")]),
        ...(deprecated === undefined ? [] : ["deprecated"]),
        ...(experimental === undefined ? [] : ["experimental"]),
    ];
    const inner = type.kind === "object" ? type.shape : type.kind === "array" && type.items.kind === "object" ? type.items.shape : undefined;
    return [
        `${margin}${name}  ${facts.join(", ")}`,
        ...(description === undefined ? [] : [indent(description, `${margin}    `)]),
        ...(requiredInPractice === undefined ? [] : [indent(`Required in practice: ${requiredInPractice}`, `${margin}    `)]),
        ...(inner?.fields ?? []).flatMap((innerField) => explainField(innerField, `${margin}  `)),
    ];
}

function source(section, origin) {
    const reason = origin?.because ?? origin?.what;
    return [
        ...(section === undefined ? [] : [`  source: ${section}`]),
        ...(origin === undefined || origin.kind === "stated" ? [] : [`  ${origin.kind.replace("_", " ")}: ${reason ?? ""}`]),
    ];
}

function indent(text, margin = "  ") {
    return text
        .trim()
        .split("\n")
        .map((line) => `${margin}${line}`)
        .join("\n");
}
