import { issueCodes } from "../../runtime/issue_codes.js";
import { inputCodes } from "../input/input_problem.js";
import { jsonText } from "./safe_text.js";
const RULES = { ...issueCodes, ...inputCodes };

export function printSarif({ version, findings, summary }) {
    const ids = [...new Set(findings.map(({ code }) => code))].sort();
    const log = {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: {
                    driver: {
                        name: "connector-gateway-spec",
                        version,
                        semanticVersion: version,
                        rules: ids.map((id) => toRule(id, findings.some(({ code, severity }) => code === id && severity === "error"))),
                    },
                },
                columnKind: "utf16CodeUnits",
                originalUriBaseIds: { SRCROOT: { description: { text: "The working folder of the command." } } },
                results: findings.map((finding) => toResult(finding, ids.indexOf(finding.code))),
                properties: { values: summary.values, hidden: summary.hidden, known: summary.known },
            },
        ],
    };
    return `${jsonText(log, 2)}\n`;
}

function toRule(id, isError) {
    const text = RULES[id] ?? id;
    return {
        id,
        name: id.replace(/(?:^|[/-])(\w)/g, (_match, letter) => letter.toUpperCase()),
        shortDescription: { text },
        help: { text: `${text} connector-gateway-spec explain <address> shows the rules of the catalog.` },
        defaultConfiguration: { level: isError ? "error" : "warning" },
    };
}

function toResult(finding, ruleIndex) {
    const { severity, code, file, line, column, endLine, endColumn, path, pointer, message, hint, address, catalog, frame } = finding;
    const sentences = [message, hint, catalog?.description, catalog?.section && `(${catalog.section})`].filter((text) => text !== undefined && text !== "");
    return {
        ruleId: code,
        ruleIndex,
        level: severity,
        message: { text: sentences.join("\n") },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: toUri(file), uriBaseId: "SRCROOT" },
                    region: { startLine: line, startColumn: column, endLine, endColumn: Math.max(endColumn, endLine === line ? column : 1) },
                    ...(frame !== undefined && { contextRegion: { startLine: line, snippet: { text: frame } } }),
                },
                logicalLocations: [{ fullyQualifiedName: path, kind: "member" }],
            },
        ],
        partialFingerprints: { "connectorGatewaySpec/v1": finding.fingerprint },
        properties: { pointer, ...(address !== undefined && { address }) },
    };
}

function toUri(file) {
    return file
        .split("/")
        .map((step) => encodeURIComponent(step.replace(/\p{Surrogate}/gu, "\ufffd")))
        .join("/");
}
