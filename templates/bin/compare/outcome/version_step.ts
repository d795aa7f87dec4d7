import type { VersionStep } from "../change.js";

/** From the largest to the smallest. */
const STEPS: readonly VersionStep[] = ["major", "minor", "patch", "none"];

/** Whether the step between two versions is as large as the changes need. */
export interface VersionVerdict {
  readonly old: string;
  readonly new: string;
  readonly step: VersionStep;
  /** The smallest step that is enough. Below 1.0.0 it is smaller than the one that the changes need from there on. */
  readonly needed: VersionStep;
  readonly isEnough: boolean;
}

interface Version {
  readonly numbers: readonly [number, number, number];
  /** The identifiers of a pre-release; empty for a release. */
  readonly early: readonly string[];
}

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

/**
 * Compares the step between two versions with the one that changes need. Below 1.0.0 a break needs the second number and everything
 * else the third one, because `^0.2.1` accepts 0.2.2 and refuses 0.3.0. After a pre-release, any later version is enough: nobody
 * may rely on it. Undefined if one of the two is no version.
 */
export function judgeVersions(old: string, next: string, required: VersionStep): VersionVerdict | undefined {
  const [before, after] = [readVersion(old), readVersion(next)];
  if (before === undefined || after === undefined) return undefined;
  const order = compareVersions(before, after);
  const step = order >= 0 ? "none" : stepBetween(before, after);
  const needed = neededStep(before, required);
  const isEnough = order < 0 ? STEPS.indexOf(step) <= STEPS.indexOf(needed) : order === 0 && needed === "none";
  return { old, new: next, step, needed, isEnough };
}

function neededStep({ numbers: [major], early }: Version, required: VersionStep): VersionStep {
  if (required === "none") return "none";
  if (early.length > 0) return "patch";
  if (major > 0) return required;
  return required === "major" ? "minor" : "patch";
}

/** The step of an update from one version to a later one. */
function stepBetween({ numbers: before }: Version, { numbers: after }: Version): VersionStep {
  const index = before.findIndex((number, at) => number !== after[at]);
  // Only the pre-release differs, and any version after a pre-release is enough.
  return STEPS[index === -1 ? 2 : index] ?? "none";
}

function readVersion(text: string): Version | undefined {
  const [, major, minor, patch, early] = VERSION.exec(text) ?? [];
  if (major === undefined) return undefined;
  return { numbers: [Number(major), Number(minor), Number(patch)], early: early?.split(".") ?? [] };
}

/** Below zero if the first version comes before the second one, in the order of Semantic Versioning. */
function compareVersions(left: Version, right: Version): number {
  for (const [at, number] of left.numbers.entries()) {
    const difference = number - (right.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  // A release comes after its pre-releases.
  if (left.early.length === 0 || right.early.length === 0) return right.early.length - left.early.length;
  for (const [at, part] of left.early.entries()) {
    const order = compareParts(part, right.early[at]);
    if (order !== 0) return order;
  }
  return left.early.length - right.early.length;
}

/** Numbers come before words. */
function compareParts(left: string, right: string | undefined): number {
  if (right === undefined) return 1;
  const [isNumber, isOther] = [/^\d+$/.test(left), /^\d+$/.test(right)];
  if (isNumber && isOther) return Number(left) - Number(right);
  if (isNumber !== isOther) return isNumber ? -1 : 1;
  return left < right ? -1 : Number(left > right);
}
