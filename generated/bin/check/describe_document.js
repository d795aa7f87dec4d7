import { REDACTED, redact } from "../../runtime/redact.js";
import { cleanName, pointerOf, subjectOf } from "../../runtime/messages.js";
import { describe } from "../catalog/described.js";
import { locateJson } from "../json/locate.js";
import { jsonPath } from "../json/path_text.js";
import { indexLines, positionAt } from "../json/positions.js";
import { embeddedText } from "../json/text_map.js";
import { own } from "../payload/part.js";
import { printFrames } from "../report/frame.js";
import { redactText } from "../report/secrets.js";
import { toFingerprint } from "./fingerprint.js";

export function toFault({ severity, code, message, hint, path }, part, address) {
    return { severity, code, message, path, part, address, ...(hint !== undefined && { hint }) };
}

export function toFindings(document, faults, sources, isJson = true) {
    const { text, firstLine, isSecret = false } = document;
    const lines = indexLines(text, firstLine);
    const ranges = locateFaults(text, faults, isJson);
    const frames = text === "" ? [] : printFrames({ text, lines, isJson, isSecret }, ranges, sources.vocabulary);
    return faults.map((fault, index) => {
        const range = ranges[index] ?? { start: 0, end: 0 };
        const { line, column } = positionAt(lines, range.start);
        const end = positionAt(lines, range.end);
        const { severity, code, file, ...rest } = describeFault(document, fault, sources);
        const place = { line, column, endLine: end.line, endColumn: end.column };
        const frame = frames[index];
        return { severity, code, file, ...place, ...rest, ...(frame !== undefined && { frame }) };
    });
}

export function describeFault({ file, isSecret = false }, fault, { catalog, vocabulary }) {
    const { severity, code, message, hint, path, part, address } = fault;
    const whole = [...(part?.path ?? []), ...path];
    const shown = showPath(whole, vocabulary, isSecret);
    const entry = toFindingCatalog(catalog, fault);
    return {
        severity,
        code,
        file: redact(file),
        path: jsonPath(shown),
        pointer: pointerOf(shown),
        message: withSubject(message, path, shown.slice(part?.path.length ?? 0)),
        ...(hint !== undefined && { hint }),
        ...(address !== undefined && { address }),
        ...(entry !== undefined && { catalog: entry }),
        fingerprint: toFingerprint({ file, code, address: address ?? "", path: whole }),
    };
}

function toFindingCatalog(catalog, { address, path, part }) {
    if (address === undefined)
        return undefined;
    const owner = path[0] === "auth_config"
        ? catalog.connectors.find(({ definitionId }) => definitionId.value === own(part?.value, DEFINITION))
        : undefined;
    const described = owner === undefined ? describe(catalog, address, path) : describe(catalog, `${owner.id}.auth_config`, path.slice(1));
    const { description, section, origin } = described;
    if (section === undefined)
        return undefined;
    return { section, ...(description !== undefined && { description }), ...(origin !== undefined && { origin: origin.kind }) };
}

const DEFINITION = "connector_definition_id";

function showPath(path, { isKnown, isSecretName }, isSecret) {
    let inside = isSecret;
    return path.map((step) => {
        if (typeof step === "number")
            return step;
        const hides = inside && !isKnown(step) && !isSecretName(step);
        inside ||= isSecretName(step);
        if (isKnown(step))
            return step;
        return hides ? REDACTED : redactText(step);
    });
}

function withSubject(message, path, shown) {
    const subject = subjectOf(path);
    const rest = message.startsWith(subject) ? `${subjectOf(shown)}${message.slice(subject.length)}` : message;
    return path.reduce((text, step, index) => (step === shown[index] ? text : text.replaceAll(cleanName(String(step)), REDACTED)), rest);
}

function locateFaults(text, faults, isJson) {
    if (!isJson)
        return faults.map(({ range }) => range ?? { start: 0, end: text.length });
    const paths = faults.map(({ part, path }) => (part?.embedded === true ? part.path : [...(part?.path ?? []), ...path]));
    const places = locateJson(text, paths);
    return faults.map((fault, index) => {
        const place = places[index] ?? { value: { start: 0, end: text.length } };
        if (fault.range !== undefined)
            return fault.range;
        return fault.part?.embedded === true ? locateEmbedded(text, place.value, fault) : pointAt(place, fault.code, text);
    });
}

function locateEmbedded(text, literal, { path, code }) {
    if (text[literal.start] !== '"')
        return literal;
    const { text: inner, toOuter } = embeddedText(text, literal);
    const [place] = locateJson(inner, [path]);
    return place === undefined ? literal : toOuter(pointAt(place, code, inner));
}

function pointAt({ key, value }, code, text) {
    if (key !== undefined && /\/(?:unknown|missing|at-least-one-of)$/.test(code))
        return key;
    const opens = text[value.start] === "{" || text[value.start] === "[";
    return opens ? { start: value.start, end: value.start + 1 } : value;
}
