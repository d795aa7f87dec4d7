/**
 * Checks the model: what YAML and names allow, but no gateway could keep. The lints find what is valid and probably not meant. Both take the
 * model and return diagnostics; neither changes it, and only `fixSources` changes YAML.
 */
export { problemOfAddress } from "./bindings/addresses.ts";
export { OWN_HEADERS } from "./bindings/param_places.ts";
export { checkBase } from "./load_and_check.ts";
export { findValueProblems } from "./find_value_problems.ts";
export { fixSources } from "./lint/lint_catalog.ts";
export { type LintReport, lintSources } from "./lint/lint_catalog.ts";
export { addKey } from "./lint/edit_keys.ts";
export { loadAndCheck } from "./load_and_check.ts";
export { RESERVED_CONNECTORS } from "./name_rules.ts";
export { isSecretName } from "./secret_rules.ts";
