import { nearestNames } from "../../runtime/nearest.js";
import { adjustableCodes, readSeverity } from "../check/severity.js";
import { locateJson } from "../json/locate.js";
import { indexLines, positionAt } from "../json/positions.js";
import { scanJson } from "../json/scan_json.js";
import { findStrictFaults } from "../json/strict_json.js";
import { addressFault, connectorFault } from "../names.js";
import { isObject } from "../payload/part.js";
import { UsageError } from "../usage_error.js";
import { configValidator } from "./config.js";
import { ConfigError } from "./config_error.js";
const SCHEMA_HELP = "the schema connector-gateway-spec/config.schema.json describes the file";

export function readConfig(json, file, known) {
    const broken = scanJson(json, {});
    if (broken !== undefined) {
        const place = positionAt(indexLines(json, 1), broken.offset);
        throw new ConfigError(file, [{ ...place, message: broken.message, help: "the file is JSON, without comments and trailing commas" }]);
    }
    const content = JSON.parse(json);
    const verdict = configValidator.check(content);
    const mistakes = [
        ...findStrictFaults(json)
            .filter(({ code }) => code === "json/duplicate-key")
            .map(({ path, message, range }) => ({ path, offset: range.start, message, help: "remove one of the two" })),
        ...verdict.issues.map(toMistake),
    ];
    const severities = new Map();
    const usable = verdict.ok ? verdict : configValidator.check(withoutKeys(content, verdict.issues));
    if (usable.ok)
        mistakes.push(...findMisuse(usable.value, known), ...readSeverities(usable.value, severities));
    if (!verdict.ok || mistakes.length > 0)
        throw new ConfigError(file, place(json, mistakes));
    return { ...verdict.value, severities };
}

function withoutKeys(content, issues) {
    const wrong = new Set(issues.map(({ path }) => path[0]));
    return isObject(content) ? Object.fromEntries(Object.entries(content).filter(([key]) => !wrong.has(key))) : content;
}

function toMistake({ code, path, message, hint, expected }) {
    const name = String(path.at(-1));
    if (code !== "field/unknown")
        return { path, message, help: hint ?? SCHEMA_HELP };
    const [nearest] = Array.isArray(expected) ? nearestNames(name, expected.map(String)) : [];
    return { path, isKey: true, message: `unknown key "${name}"`, help: nearest === undefined ? SCHEMA_HELP : `did you mean "${nearest}"?` };
}

function findMisuse(config, known) {
    return [...standardInput(config), ...badTargets(config, known), ...badReports(config)];
}

function standardInput({ paths = [] }) {
    const help = "name files and folders here, and - on the command line";
    return paths.flatMap((path, index) => path === "-" ? [{ path: ["paths", index], message: "standard input cannot be configured", help }] : []);
}

function badTargets({ targets = [] }, { addresses, connectors }) {
    return targets.flatMap(({ as, connector }, index) => {
        const path = ["targets", index];
        if (as !== undefined && connector !== undefined)
            return [
                {
                    path: [...path, "connector"],
                    isKey: true,
                    message: "as and connector contradict each other",
                    help: "an address names its connector already",
                },
            ];
        if (as !== undefined)
            return toMistakes([...path, "as"], addressFault(as, addresses));
        if (connector !== undefined)
            return toMistakes([...path, "connector"], connectorFault(connector, connectors));
        return [
            {
                path,
                message: "a target needs as or connector",
                help: 'for instance "as": "payments.customers.list.params" or "connector": "payments"',
            },
        ];
    });
}

function readSeverities({ severity = {} }, severities) {
    return Object.entries(severity).flatMap(([code, level]) => {
        const read = readSeverity(code, level);
        if (read instanceof UsageError) {
            return toMistakes(["severity", code], read).map((mistake) => ({ ...mistake, isKey: !adjustableCodes.includes(code) }));
        }
        severities.set(code, read);
        return [];
    });
}

function badReports({ reports = [] }) {
    const outputs = reports.map(({ output }) => output);
    return outputs.flatMap((output, index) => {
        if (!outputs.slice(0, index).includes(output))
            return [];
        const path = ["reports", index];
        return output === undefined
            ? [{ path, message: "several reports cannot share standard output", help: 'add an "output" to every report except one' }]
            : [{ path: [...path, "output"], message: "two reports cannot go to one file", help: "give each report its own file" }];
    });
}

function toMistakes(path, fault) {
    return fault === undefined ? [] : [{ path, message: fault.message, help: fault.help }];
}

function place(json, mistakes) {
    const lines = indexLines(json, 1);
    const places = locateJson(json, mistakes.map(({ path }) => path));
    const placed = mistakes.map(({ message, help, isKey = false, ...mistake }, index) => {
        const found = places[index];
        const offset = mistake.offset ?? (isKey ? found?.key?.start : undefined) ?? found?.value.start ?? 0;
        return { offset, mistake: { ...positionAt(lines, offset), message, help } };
    });
    return placed.sort((left, right) => left.offset - right.offset).map(({ mistake }) => mistake);
}
