import { adjustableCodes } from "../../templates/cli/check/located_issue.ts";
import { inputCodes } from "../../templates/cli/input/input_problem.ts";
import { issueCodes } from "../../templates/runtime/issue_codes.ts";

const meanings: Readonly<Record<string, string>> = { ...issueCodes, ...inputCodes };

/** The rules in the schema of the configuration file, one after the other. */
const RULES = /(?: {8}"[^"]+": \{\n {10}"description": .*\n {10}"\$ref": "#\/\$defs\/level"\n {8}\},?\n)+/u;

/** The schema of the configuration file with all rules whose level can be changed. */
export function withSeverities(schema: string): string {
  const rules = adjustableCodes.map(
    (code) =>
      `        "${code}": {\n          "description": ${JSON.stringify(meanings[code])},\n          "$ref": "#/$defs/level"\n        }`,
  );
  return schema.replace(RULES, () => `${rules.join(",\n")}\n`);
}
