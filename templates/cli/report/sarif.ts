import { issueCodes } from "#templates/runtime";
import type { LocatedIssue, Report } from "../check/located_issue.js";
import { inputCodes } from "../input/input_problem.js";
import { jsonText } from "#templates/core";

const RULES: Readonly<Record<string, string>> = { ...issueCodes, ...inputCodes };

/** SARIF 2.1.0: one result a finding, URIs relative to the working folder. */
export function printSarif({ version, findings, summary }: Report): string {
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
            rules: ids.map((id) =>
              toRule(
                id,
                findings.some(({ code, severity }) => code === id && severity === "error"),
              ),
            ),
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

/** The level of a rule is the highest one of its results. */
function toRule(id: string, isError: boolean): object {
  const text = RULES[id] ?? id;
  return {
    id,
    name: toRuleName(id),
    shortDescription: { text },
    help: { text: `${text} connector-gateway-spec explain <address> shows the rules of the catalog.` },
    defaultConfiguration: { level: isError ? "error" : "warning" },
  };
}

/** `ValueMaximum` for the code `value/maximum`. */
export function toRuleName(code: string): string {
  return code.replace(/(?:^|[/-])(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function toResult(finding: LocatedIssue, ruleIndex: number): object {
  const { severity, code, file, line, column, endLine, endColumn, path, pointer, message, hint, address, catalog, frame } = finding;
  const sentences = [message, hint, catalog?.description, catalog?.section && `(${catalog.section})`].filter(
    (text) => text !== undefined && text !== "",
  );
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

/** A path as a relative reference of RFC 3986. */
export function toUri(file: string): string {
  return file
    .split("/")
    .map((step) => encodeURIComponent(step.replace(/\p{Surrogate}/gu, "\ufffd")))
    .join("/");
}
