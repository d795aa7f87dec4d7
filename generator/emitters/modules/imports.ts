import { importedChecks } from "../../model/apply_constraints.ts";
import type { Statement } from "../../print/statements.ts";

type Import = Omit<Extract<Statement, { kind: "import" }>, "kind" | "names"> & { readonly names: readonly string[] };

/** What the modules of connectors and of the gateway import: values first, then types. */
const SOURCES: readonly Import[] = [
  { from: "../runtime/choices.js", names: ["discriminatedBy", "anyOf"] },
  { from: "../runtime/definition_ids.js", names: ["byDefinitionId"] },
  { from: "../runtime/body_validators.js", names: ["createParamsValidator", "createRequestValidator", "createResponseValidator"] },
  { from: "../runtime/comma_list.js", names: ["commaList"] },
  ...importedChecks,
  { from: "../runtime/freeze.js", names: ["deepFreeze"] },
  { from: "../runtime/guard.js", names: ["createGuard"] },
  { from: "../runtime/download.js", names: ["toDownload"] },
  { from: "../runtime/operation_table.js", names: ["toOperations"] },
  { from: "../runtime/operation_validators.js", names: ["toOperationValidators"] },
  { from: "../runtime/validator.js", names: ["createValidator"] },
  { from: "../runtime/at_least_one_of.js", names: ["AtLeastOneOf"], typeOnly: true },
  {
    from: "../runtime/client/client_types.js",
    names: [
      "CallById",
      "ConnectorDefinition",
      "Download",
      "Execute",
      "GatewayDefinition",
      "OpenCallOptions",
      "OptionalCall",
      "OptionalPagedCall",
      "Page",
      "Prefilled",
      "RequiredCall",
      "RequiredPagedCall",
      "UnpagedList",
      "UnpagedWrapper",
      "WrappedPage",
    ],
    typeOnly: true,
  },
  { from: "../runtime/operation.js", names: ["Operation"], typeOnly: true },
  { from: "../runtime/rules.js", names: ["RuleTable"], typeOnly: true },
  { from: "../runtime/validator_types.js", names: ["Guard", "Validator"], typeOnly: true },
];

/** A table would be a plausible record, so the type has another name in modules with records. */
const originals: Readonly<Record<string, string>> = { RuleTable: "Table" };

/** Import statements for the names of the runtime that are used. */
export function importRuntime(uses: ReadonlySet<string>): readonly Statement[] {
  return SOURCES.flatMap(({ names, ...source }): readonly Statement[] => {
    const wanted = names.filter((name) => uses.has(name)).map((name) => toSpecifier(name));
    return wanted.length === 0 ? [] : [{ kind: "import", names: wanted, ...source }];
  });
}

function toSpecifier(name: string): string | readonly [name: string, as: string] {
  const original = originals[name];
  return original === undefined ? name : [original, name];
}
