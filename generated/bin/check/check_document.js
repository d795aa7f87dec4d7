import { scanJson } from "../json/scan_json.js";
import { findStrictFaults } from "../json/strict_json.js";
import { splitDocument, splitValue } from "../payload/split.js";
import { collect, problemFault } from "./collector.js";
import { toFault } from "./describe_document.js";

/**
 * Judges a JSON text: a whole document, or one line of many.
 * @returns how many values it held
 */
export function checkText(judging, document, named, isLine) {
    let value;
    try {
        value = JSON.parse(document.text);
    }
    catch {
        collect(judging.collector, judging.rules, document, [syntaxFault(document.text)], false);
        return 1;
    }
    if (isLine && holdsAtOnce(value, named, judging))
        return 1;
    const parts = isLine ? splitValue(value, [], named, judging.targets) : splitDocument(value, named, judging.targets);
    const faults = parts.flatMap((part) => judgePart(part, judging));
    if (judging.strictJson)
        faults.push(...strictFaults(document.text));
    if (faults.length === 0)
        return parts.length;
    const isSecret = parts.some(({ target }) => isTargets(target) && target.some((address) => address.endsWith(".auth_config")));
    collect(judging.collector, judging.rules, { ...document, isSecret }, faults);
    return parts.length;
}

/** The common case of a long run, without anything that is made for a value: one address for all, and the value holds. */
function holdsAtOnce(value, named, { targets, strictJson, validatorFor }) {
    const address = targets.as ?? named;
    return typeof address === "string" && !strictJson && validatorFor(address).is(value);
}

function judgePart(part, judging) {
    if (part.embedded === true && part.value === undefined)
        return [{ ...problemFault(brokenBody), part }];
    if (!isTargets(part.target))
        return [{ ...problemFault(part.target), part }];
    const [first, ...others] = part.target.map(judging.validatorFor);
    if (first === undefined || first.is(part.value) || others.some((validator) => validator.is(part.value)))
        return [];
    return nearestIssues([first, ...others], part, judging);
}

const brokenBody = { code: "json/syntax", message: "this body is not JSON", hint: "record bodies as they were sent" };

/** Of several that would do, the one with the fewest errors is told. */
function nearestIssues(validators, part, { profile, maxIssues }) {
    const verdicts = validators.map((validator) => {
        const { issues } = validator.check(part.value, { profile, maxIssues });
        return { address: validator.address, issues, errors: issues.filter(isError).length };
    });
    const nearest = verdicts.reduce((best, verdict) => (verdict.errors < best.errors ? verdict : best));
    return nearest.issues.map((issue) => toFault(issue, part, nearest.address));
}

function isError({ severity }) {
    return severity === "error";
}

function isTargets(target) {
    return Array.isArray(target);
}

function strictFaults(text) {
    return findStrictFaults(text).map(({ code, message, path, range }) => ({ severity: "error", code, message, path, range }));
}

/** What `JSON.parse` refuses is told in words of our own: its messages quote the text. */
function syntaxFault(text) {
    const { offset, message } = scanJson(text, {}) ?? { offset: 0, message: "this is not JSON" };
    return { severity: "error", code: "json/syntax", message, path: [], range: { start: offset, end: Math.min(offset + 1, text.length) } };
}
