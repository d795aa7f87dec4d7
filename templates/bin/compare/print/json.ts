import { jsonText } from "../../../shared/safe_text.js";
import type { ComparedChange, ComparisonReport } from "../outcome/compare_sides.js";
import type { AcceptedBreak } from "../outcome/accepted_breaks.js";
import { hasFailed } from "../outcome/compare_sides.js";

/** One JSON document for programs. `compare.schema.json` describes it. */
export function printJson(report: ComparisonReport): string {
  const { for: audience, versions, changes, required, version, stale, comparesDeclarations } = report;
  const document = {
    for: audience,
    versions,
    required,
    failed: hasFailed(report),
    ...(version !== undefined && { version: version === "unreadable" ? { isEnough: false } : versionVerdict(version) }),
    declarations: comparesDeclarations ? "compared" : "not_compared",
    changes: changes.map(toEntry),
    stale: stale.map(toAccepted),
  };
  return `${jsonText(document, 2)}\n`;
}

function versionVerdict({ step, needed, isEnough }: Exclude<ComparisonReport["version"], undefined | "unreadable">): object {
  return { step, needed, isEnough };
}

function toEntry({ accepted, expired, position, ...change }: ComparedChange): object {
  const { id, code, address, pointer, direction, caller, implementer, message } = change;
  return {
    ...{ id, code, address, pointer, direction, caller, implementer, message },
    ...(change.old !== undefined && { old: change.old }),
    ...(change.new !== undefined && { new: change.new }),
    ...(position !== undefined && { position }),
    ...(accepted !== undefined && { accepted: toAccepted(accepted) }),
    ...(expired !== undefined && { expired: toAccepted(expired) }),
  };
}

function toAccepted({ id, reason, expires }: AcceptedBreak): object {
  return { id, reason, expires };
}
