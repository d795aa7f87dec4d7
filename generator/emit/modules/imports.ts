import { importedChecks } from "#generator/resolve";
import type { Statement } from "#generator/print";

type Import = Omit<Extract<Statement, { kind: "import" }>, "kind" | "names"> & { readonly names: readonly string[] };

const ENGINE = "../runtime/engine.js";

/** The names that these modules import from the engine. */
const ENGINE_NAMES: readonly string[] = [
  ...[
    "discriminatedBy",
    "anyOf",
    "byDefinitionId",
    "createParamsValidator",
    "createRequestValidator",
    "createResponseValidator",
    "commaList",
  ],
  ...importedChecks.flatMap(({ from, names }) => (from === ENGINE ? names : [])),
  ...[
    "deepFreeze",
    "createGuard",
    "toDownload",
    "toOperations",
    "toOperationValidators",
    "createValidator",
    "stringFormat",
    "withDescriptions",
  ],
];

/** The imports of the modules of connectors and of the gateway: values first, then types. */
const SOURCES: readonly Import[] = [
  { from: ENGINE, names: ENGINE_NAMES },
  ...importedChecks.filter(({ from }) => from !== ENGINE),
  { from: "../runtime/at_least_one_of.js", names: ["AtLeastOneOf"], typeOnly: true },
  {
    from: "../runtime/client/client_types.js",
    names: [
      "CallById",
      "ConnectorDefinition",
      "Download",
      "Execute",
      "OpenCallOptions",
      "OptionalCall",
      "OptionalPagedCall",
      "Page",
      "Prefilled",
      "RequiredCall",
      "RequiredPagedCall",
      "UncheckedConnector",
      "UnpagedList",
      "UnpagedWrapper",
      "WrappedPage",
    ],
    typeOnly: true,
  },
  { from: "../runtime/operation.js", names: ["Operation"], typeOnly: true },
  { from: "../runtime/validator_types.js", names: ["Guard", "Validator"], typeOnly: true },
];

/** A table would be a plausible record, so the type has another name in modules with records. */
const originals: Readonly<Record<string, string>> = { RuleTable: "Table" };

/** Import statements for the names of the runtime that are used. */
export function importRuntime(uses: ReadonlySet<string>): readonly Extract<Statement, { kind: "import" }>[] {
  return SOURCES.flatMap(({ names, ...source }) => {
    const wanted = names.filter((name) => uses.has(name)).map((name) => toSpecifier(name));
    return wanted.length === 0 ? [] : [{ kind: "import" as const, names: wanted, ...source }];
  });
}

function toSpecifier(name: string): string | readonly [name: string, as: string] {
  const original = originals[name];
  return original === undefined ? name : [original, name];
}
