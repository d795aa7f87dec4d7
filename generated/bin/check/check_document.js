import { looksLikeYaml, YAML_TEXT } from "../input/yaml.js";
import { scanJson } from "../json/scan_json.js";
import { findStrictFaults } from "../json/strict_json.js";
import { splitDocument, splitValue } from "../payload/split.js";
import { collect, levelOf, problemFault } from "./collector.js";
import { toFault } from "./describe_document.js";

export function checkText(checking, document, named, isLine) {
    let value;
    try {
        value = JSON.parse(document.text);
    }
    catch {
        collect(checking.collector, checking.rules, document, [syntaxFault(document.text, isLine)], false);
        return 1;
    }
    if (isLine && passesAtOnce(value, named, checking))
        return 1;
    const parts = isLine ? splitValue(value, [], named, checking.targets) : splitDocument(value, named, checking.targets);
    const faults = parts.flatMap((part) => checkPart(part, checking));
    if (checking.strictJson)
        faults.push(...strictFaults(document.text));
    if (faults.length === 0)
        return parts.length;
    const isSecret = parts.some(({ target }) => isTargets(target) && target.some((address) => address.endsWith(".auth_config")));
    collect(checking.collector, checking.rules, { ...document, isSecret }, faults);
    return parts.length;
}

function passesAtOnce(value, named, { targets, strictJson, validatorFor, options }) {
    const address = targets.as ?? named;
    return typeof address === "string" && !strictJson && validatorFor(address).check(value, options).issues.length === 0;
}

function checkPart(part, checking) {
    if (part.embedded === true && part.value === undefined)
        return [{ ...problemFault(brokenBody), part }];
    if (!isTargets(part.target))
        return [{ ...problemFault(part.target), part }];
    return nearestIssues(part.target.map(checking.validatorFor), part, checking);
}

const brokenBody = { code: "json/syntax", message: "this body is not JSON", hint: "record bodies as they were sent" };

function nearestIssues(validators, part, { options, rules }) {
    let nearest;
    for (const { address, check } of validators) {
        const faults = check(part.value, options).issues.map((issue) => toFault(issue, part, address));
        const errors = faults.filter((fault) => levelOf(fault, rules) === "error").length;
        const isNearer = nearest === undefined || errors < nearest.errors || (errors === nearest.errors && faults.length < nearest.faults.length);
        if (isNearer)
            nearest = { faults, errors };
        if (faults.length === 0)
            break;
    }
    return nearest?.faults ?? [];
}

function isTargets(target) {
    return Array.isArray(target);
}

function strictFaults(text) {
    return findStrictFaults(text).map(({ code, message, path, range }) => ({ severity: "error", code, message, path, range }));
}

function syntaxFault(text, isLine) {
    const { offset, message } = scanJson(text, {}) ?? { offset: 0, message: "this is not JSON" };
    const range = { start: offset, end: Math.min(offset + 1, text.length) };
    if (!isLine && looksLikeYaml(text))
        return { ...problemFault(YAML_TEXT), range };
    return { severity: "error", code: "json/syntax", message, path: [], range };
}
