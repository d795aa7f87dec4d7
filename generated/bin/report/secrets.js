import { REDACTED, redact } from "../../runtime/redact.js";
import { scanJson } from "../json/scan_json.js";
import { embeddedText } from "../json/text_map.js";

const LONG_RUN = /[A-Za-z0-9_+=-]{24,}/g;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const LONGEST_READ = 16_384;

export function redactText(text) {
    if (text.length > LONGEST_READ)
        return REDACTED;
    return redact(text).replace(LONG_RUN, (run) => (isKey(run) ? REDACTED : run));
}

function isKey(run) {
    const mixed = run.split(/[-_+=]/).filter((word) => /[0-9]/.test(word) && /[A-Za-z]/.test(word));
    return !UUID.test(run) && (mixed.length > 2 || mixed.some(({ length }) => length >= 8));
}

export function findSecrets(text, windows, { isSecretName, isKnown }, isAllSecret) {
    const secrets = [];
    let next = 0;
    const isShown = ({ start, end }) => {
        while ((windows[next]?.end ?? Infinity) < start)
            next += 1;
        return (windows[next]?.start ?? Infinity) <= end;
    };
    const hides = (path) => isAllSecret || path.some((step) => typeof step === "string" && isSecretName(step));
    scanJson(text, {
        onKey: (path, range) => {
            if (!isShown(range))
                return;
            const key = String(path.at(-1));
            // A key inside a secret may be the secret itself, unless the catalog knows it or it is the name of a secret.
            if (hides(path.slice(0, -1)) && !isKnown(key) && !isSecretName(key))
                secrets.push(inside(range));
            else if (!isKnown(key))
                secrets.push(...findShapes(text, range));
        },
        onValue: (path, range, kind) => {
            if (kind === "object" || kind === "array" || !isShown(range))
                return;
            if (!hides(path) && !isNamedSecret(path))
                secrets.push(...secretsOfString(text, range, kind, { isSecretName, isKnown }));
            else if (kind === "string")
                secrets.push(inside(range));
            else if (kind === "number")
                secrets.push(range);
        },
    });
    return secrets;
}

function isNamedSecret(path) {
    return (path.at(-1) === "value" && path.some((step) => step === "headers" || step === "cookies" || step === "queryString" || step === "params"));
}

function secretsOfString(text, range, kind, vocabulary) {
    if (kind !== "string")
        return [];
    const first = text.slice(range.start + 1, range.start + 40).trimStart()[0];
    return first === "{" || first === "[" ? secretsInside(text, range, vocabulary) : findShapes(text, range);
}

function secretsInside(text, range, vocabulary) {
    const { text: inner, toOuter } = embeddedText(text, range);
    if (scanJson(inner, {}) !== undefined)
        return [inside(range)];
    return findSecrets(inner, [{ start: 0, end: inner.length }], vocabulary, false).map(toOuter);
}

function findShapes(text, { start, end }) {
    const literal = text.slice(start, end);
    return redactText(literal) === literal ? [] : [inside({ start, end })];
}

function inside({ start, end }) {
    return { start: start + 1, end: end - 1 };
}

const TOKEN = /"(?:[^"\\]|\\.)*"?(\s*:)?|[^\s"{}[\]:,]+/g;

export function findSecretsInBrokenText(text, window, { isKnown }) {
    const secrets = [];
    for (const match of text.slice(window.start, window.end).matchAll(TOKEN)) {
        const word = match[0].replace(/^"/, "").replace(/"?\s*:?$/, "");
        const start = window.start + match.index + (match[0].startsWith('"') ? 1 : 0);
        if (word.length > LONGEST_SHOWN && !isKnown(word))
            secrets.push({ start, end: start + word.length });
    }
    return secrets;
}

const LONGEST_SHOWN = 5;
