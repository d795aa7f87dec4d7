import { withoutConsequences } from "../catalog/consequences.ts";
import type { Place } from "../source/place.ts";
import { locateDiagnostics } from "../catalog/catalog_file.ts";
import { fileOf } from "../catalog/load_catalog.ts";
import { compareDiagnostics, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Model } from "../model/types.ts";
import type { SourceFile } from "../source/source_file.ts";
import { checkBindings } from "./bindings/check_bindings.ts";
import { checkQueryFiles } from "./bindings/query_files.ts";
import { checkChoices } from "./choice_rules.ts";
import { checkCircles } from "./circle_rules.ts";
import { checkDescriptions } from "./description_rules.ts";
import { checkMissingExamples } from "./example_rules.ts";
import { checkGateway } from "./gateway_rules.ts";
import { checkNames } from "./name_rules.ts";
import { checkOperations } from "./operation_rules.ts";
import { checkPaging } from "./paging_rules.ts";
import { checkRoles, joinMissingRoles } from "./role_rules.ts";
import { checkSandboxes } from "./sandbox_rules.ts";
import { checkSecrets } from "./secret_rules.ts";
import { checkSizes } from "./size_rules.ts";
import { checkTypes } from "./type_rules.ts";
import { checkValues } from "./value_rules.ts";

/** Returns everything in the model that breaks a rule of the catalog. */
type Rule = (model: Model) => readonly UnlocatedDiagnostic[];

const RULES: readonly Rule[] = [
  ...[checkGateway, checkNames, checkDescriptions, checkSecrets, checkCircles, checkSizes],
  ...[checkOperations, checkPaging, checkChoices, checkRoles, checkTypes, checkValues, checkMissingExamples, checkSandboxes],
  checkBindings,
];

/**
 * Checks a model against the rules of the catalog; returns all diagnostics, sorted by place. `sources` are the texts that the
 * model was loaded from: their files have the positions. `broken` is where something is wrong already.
 */
export function checkModel(model: Model, sources: readonly SourceFile[], broken: readonly Place[] = []): readonly Diagnostic[] {
  const diagnostics = joinMissingRoles(
    withoutConsequences(
      RULES.flatMap((rule) => rule(model)),
      [...broken, ...entitiesOf(model, broken)],
    ),
  );
  const places = new Set(diagnostics.map(({ at }) => at.file));
  const files = sources.filter(({ path }) => places.has(path)).flatMap((source) => fileOf(source) ?? []);
  return [...locateDiagnostics(diagnostics, files), ...(broken.length === 0 ? checkQueryFiles(model, sources) : [])].sort(
    compareDiagnostics,
  );
}

/** The entities that have records of which something is missing: roles and examples may be about it. */
function entitiesOf({ connectors }: Model, broken: readonly Place[]): readonly Place[] {
  const lacking = broken.flatMap(({ path: [part, name, key, field] }) =>
    part === "records" && (key === undefined || key === "extends" || (key === "fields" && field === undefined)) ? [String(name)] : [],
  );
  const entities = lacking.length === 0 ? [] : connectors.flatMap((one) => one.entities);
  return entities.filter(({ operations }) => operations.some(({ returns }) => lacking.includes(returns?.record ?? ""))).map(({ at }) => at);
}
