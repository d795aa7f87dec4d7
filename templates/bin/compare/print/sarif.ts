import { jsonText } from "../../../shared/safe_text.js";
import { toRuleName, toUri } from "../../report/sarif.js";
import { isBreaking } from "../change.js";
import type { ComparedChange, ComparisonReport } from "../outcome/compare_sides.js";
import type { FilePosition } from "../sources/side.js";
import { remarksOf, type Remark } from "./summary.js";

/** What SARIF calls a result. */
interface Result {
  readonly code: string;
  readonly level: "error" | "warning" | "note";
  readonly text: string;
  readonly position: FilePosition | undefined;
  readonly more: object;
}

/** SARIF 2.1.0: one result a change and a remark. Accepted breaks are suppressed, as SARIF calls it. */
export function printSarif(report: ComparisonReport, { version }: { readonly version: string }): string {
  const results = [...report.changes.map((change) => ofChange(change, report)), ...remarksOf(report).map(ofRemark)];
  const rules = [...new Set(results.map(({ code }) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "connector-gateway-spec compare", version, semanticVersion: version, rules: rules.map(toRule) } },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { SRCROOT: { description: { text: "The working folder of the command." } } },
        results: results.map((result) => toResult(result, rules.indexOf(result.code))),
        properties: { for: report.for, required: report.required, versions: report.versions },
      },
    ],
  };
  return `${jsonText(log, 2)}\n`;
}

function toRule(id: string): object {
  const [group = "", kind = ""] = id.split("/");
  return { id, name: toRuleName(id), shortDescription: { text: `${group}: ${kind.replaceAll("-", " ")}` } };
}

function ofChange(change: ComparedChange, { for: audience }: ComparisonReport): Result {
  const { id, code, message, address, pointer, direction, caller, implementer, position, accepted } = change;
  const suppressions = accepted === undefined ? {} : { suppressions: [{ kind: "external", justification: accepted.reason }] };
  return {
    code,
    level: isBreaking(change, audience) ? "error" : isBreaking(change, "implementer") && audience === "both" ? "warning" : "note",
    text: message,
    position,
    more: {
      ...suppressions,
      partialFingerprints: { "connectorGatewayChange/v1": id },
      properties: { id, address, pointer, direction, caller, implementer },
    },
  };
}

function ofRemark({ severity, code, message, help, position }: Remark): Result {
  return { code, level: severity, text: help === undefined ? message : `${message}\n${help}`, position, more: {} };
}

function toResult({ code, level, text, position, more }: Result, ruleIndex: number): object {
  const { file, line, column } = position ?? {};
  const location = {
    physicalLocation: {
      artifactLocation: { uri: toUri(file ?? ""), uriBaseId: "SRCROOT" },
      region: { startLine: line, startColumn: column },
    },
  };
  return { ruleId: code, ruleIndex, level, message: { text }, locations: position === undefined ? [] : [location], ...more };
}
