import {
  findMissingDescriptions,
  findMissingPeriods,
  findMissingReplacements,
  findRepeatedNames,
  findUnfinishedTexts,
} from "./checks/descriptions.ts";
import { findOpenInsides, findRedundantKeys, findRepeatedTypes } from "./checks/definitions.ts";
import { findMissingExamples, findPlaceholderExamples, findMixedSpelling, findSimilarValues } from "./checks/values.ts";
import { findMissingMaximums, findUnenforcedLimits, findUnlistedValues } from "./checks/limits.ts";
import { findUnexplainedLists, findUnusedMeta } from "./checks/operations.ts";
import { findUnreachable } from "./checks/reachability.ts";
import { findUnmarkedSecrets } from "./checks/unmarked_secrets.ts";
import type { Lint, LintCode } from "./lint.ts";

/** All lints by their codes. Their messages and reasons are in `generator/read/diagnostics/lint_messages.ts`. */
const LINTS: Readonly<Record<LintCode, Lint>> = {
  "lint/no-description": findMissingDescriptions,
  "lint/repeated-name": findRepeatedNames,
  "lint/no-period": findMissingPeriods,
  "lint/unfinished-text": findUnfinishedTexts,
  "lint/no-replacement": findMissingReplacements,
  "lint/open-inside": findOpenInsides,
  "lint/no-example": findMissingExamples,
  "lint/placeholder-example": findPlaceholderExamples,
  "lint/no-maximum": findMissingMaximums,
  "lint/unenforced-limit": findUnenforcedLimits,
  "lint/unlisted-values": findUnlistedValues,
  "lint/similar-values": findSimilarValues,
  "lint/mixed-spelling": findMixedSpelling,
  "lint/unmarked-secret": findUnmarkedSecrets,
  "lint/unused-meta": findUnusedMeta,
  "lint/unexplained-list": findUnexplainedLists,
  "lint/repeated-type": findRepeatedTypes,
  "lint/redundant-key": findRedundantKeys,
  "lint/unreachable": findUnreachable,
};

/** The lints in the order of their messages. */
export const lints: readonly Lint[] = Object.values(LINTS);

/** The codes that a comment can silence. */
export const lintCodes: readonly string[] = Object.keys(LINTS);
