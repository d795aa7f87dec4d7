import { importedChecks, importedTypes } from "#generator/resolve";
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
  ...importedTypes.map(([from, names]) => ({ from, names, typeOnly: true })),
];

/** Import statements for the names of the runtime that are used. */
export function importRuntime(uses: ReadonlySet<string>): readonly Extract<Statement, { kind: "import" }>[] {
  return SOURCES.flatMap(({ names, ...source }) => {
    const wanted = names.filter((name) => uses.has(name));
    return wanted.length === 0 ? [] : [{ kind: "import" as const, names: wanted, ...source }];
  });
}
