import { isBreaking, type VersionStep } from "../change.js";
import type { ComparedChange, ComparisonReport } from "../outcome/compare_sides.js";

/** `1 breaking for callers, 2 to do for implementers, 3 compatible (version step: major)` */
export function summaryLine({ changes, required, for: audience }: Pick<ComparisonReport, "changes" | "required" | "for">): string {
  if (changes.length === 0) return "no changes";
  const open = changes.filter(({ accepted }) => accepted === undefined);
  const breaks = open.filter((change) => isBreaking(change, audience)).length;
  const isTask = (change: ComparedChange): boolean => audience === "both" && isBreaking(change, "implementer");
  const tasks = open.filter(isTask).length;
  const others = open.filter((change) => !isBreaking(change, audience) && !isTask(change));
  const unseen = others.filter(({ caller, implementer }) => caller === "none" && implementer === "none").length;
  const counts = [
    ...countText(breaks, `breaking for ${audience === "implementer" ? "implementers" : "callers"}`),
    ...(breaks === 0 && tasks > 0 ? ["compatible for callers"] : []),
    ...countText(tasks, "to do for implementers"),
    ...countText(others.length - unseen, "compatible"),
    ...countText(unseen, "without effect on programs"),
    ...countText(changes.length - open.length, "accepted"),
  ];
  return `${counts.join(", ")} (version step: ${required})`;
}

function countText(count: number, words: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${words}`];
}

/** Something about the comparison as a whole. */
export interface Remark {
  readonly severity: "error" | "warning" | "note";
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly position?: ComparedChange["position"];
}

/** Remarks besides the changes: on the versions, on accepted breaks, and on what was not compared. */
export function remarksOf(report: ComparisonReport): readonly Remark[] {
  const { changes, stale, comparesDeclarations } = report;
  const expired = changes.flatMap(({ expired: entry }) => entry ?? []);
  return [
    ...expired.map(({ id, expires, reason, at }): Remark => {
      const message = `the accepted break ${id} has expired on ${expires} (${reason})`;
      return { severity: "error", code: "accept/expired", message, help: "undo the break, or accept it until another day", position: at };
    }),
    ...stale.map(({ id, at }): Remark => {
      const message = `the accepted break ${id} is stale: there is no such change`;
      return { severity: "warning", code: "accept/stale", message, help: "remove it from the file", position: at };
    }),
    ...versionRemarks(report),
    ...(comparesDeclarations || changes.length > 0 ? [] : [SKIPPED]),
  ];
}

const SKIPPED: Remark = {
  severity: "note",
  code: "declaration/skipped",
  message: "only the catalogs were compared, not the types of packages",
};

function versionRemarks({ version, versions, required }: ComparisonReport): readonly Remark[] {
  if (version === undefined) return [];
  if (version === "unreadable") {
    const message = `the versions ${JSON.stringify(versions.old)} and ${JSON.stringify(versions.new)} cannot be compared`;
    return [{ severity: "error", code: "version/unreadable", message, help: "a version is three numbers, as in 1.2.0" }];
  }
  const { isEnough, needed, step } = version;
  const change = `${versions.old} → ${versions.new}`;
  if (isEnough) return [{ severity: "note", code: "version/enough", message: `the version step ${change} is large enough` }];
  const why =
    required === "none"
      ? "the new version comes before the old one"
      : `the changes need a ${needed} step, and there is ${step === "none" ? "none" : `only a ${step} one`}`;
  const help =
    required === "none"
      ? "compare the older catalog with the newer one"
      : `the next version is at least ${nextVersion(versions.old, needed)}`;
  return [{ severity: "error", code: "version/too-small", message: `the version step ${change} is too small: ${why}`, help }];
}

/** The smallest version that is a step further. */
function nextVersion(version: string, step: VersionStep): string {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/u).map(Number);
  if (step === "major") return `${major + 1}.0.0`;
  return step === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${version.includes("-") ? patch : patch + 1}`;
}
