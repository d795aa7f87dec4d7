import { issueCodes } from "../../runtime/issue_codes.js";
import { fatalCodes, inputCodes } from "../input/input_problem.js";
import { suggestion, UsageError } from "../usage_error.js";

/** How an issue counts: `off` hides it. */
export const SEVERITY_LEVELS = ["error", "warning", "off"] as const;
export type SeverityLevel = (typeof SEVERITY_LEVELS)[number];

/** The levels that a run sets for codes. */
export type Severities = ReadonlyMap<string, SeverityLevel>;

/** Every code whose severity can be set. */
export const adjustableCodes: readonly string[] = Object.keys({ ...issueCodes, ...inputCodes }).filter((code) => !fatalCodes.has(code));

/** The level that a code is set to, or what is wrong with the setting. */
export function readSeverity(code: string, level: unknown): SeverityLevel | UsageError {
  if (fatalCodes.has(code)) {
    return new UsageError(`the severity of ${code} cannot be changed`, "it is always an error, because nothing is left to check");
  }
  if (!adjustableCodes.includes(code)) {
    return new UsageError(`unknown rule "${code}"`, suggestion(code, adjustableCodes, "every finding names its rule"));
  }
  const known = SEVERITY_LEVELS.find((name) => name === level);
  if (known !== undefined) return known;
  if (typeof level !== "string") return new UsageError(`the severity of ${code} must be a string`, LEVELS);
  return new UsageError(`unknown severity "${level}"`, suggestion(level, SEVERITY_LEVELS, LEVELS));
}

const LEVELS = "use error, warning or off";
