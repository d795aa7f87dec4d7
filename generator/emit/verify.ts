import { literal, printModule, banner, type PrintedModule } from "#generator/print";
import { toModuleFiles, type Emitter } from "./emitter.ts";

const KIT = "./runtime/verify/index.js";

/** The types that the module exports from the runtime. */
const EXPORTED_TYPES = ["NotTried", "Stopped", "VerifiedOperation", "VerifyFinding", "VerifyOptions", "VerifyReport", "VerifyStatement"];

/** `verify.js`: the test of a gateway. It reads what it judges by from files of the package, so it runs where these can be read. */
export const verifyEmitter: Emitter = {
  emit: ({ sources = [] }) => {
    const paths = sources
      .map(({ path }) => path)
      .filter((path) => path.endsWith(".yaml") && !/(?:^|\/)(?:inner\/|gateway\.yaml$)/u.test(path));
    return toModuleFiles("verify", printVerifyModule(paths));
  },
};

/** @param paths of YAML files, which are beside the package where somebody has a catalog of their own */
function printVerifyModule(paths: readonly string[]): PrintedModule {
  return printModule(banner, [
    { kind: "import", from: "./connectors/gateway.js", names: ["createInstanceResponse", "errorBody"] },
    { kind: "import", from: "./sandbox.js", names: ["parts"] },
    { kind: "import", from: KIT, names: ["verifyCatalogGateway"] },
    { kind: "import", from: KIT, names: ["VerifyOptions", "VerifyReport"], typeOnly: true },
    { kind: "export", from: KIT, names: EXPORTED_TYPES, typeOnly: true },
    { kind: "export", from: KIT, names: ["VerifyOptionError"] },
    { kind: "value", name: "files", value: literal(paths) },
    {
      kind: "function",
      name: "verifyGateway",
      doc: {
        lines: [
          "Verifies that a gateway keeps the contract: calls the operations of its instances, and judges the answers by the catalog. It only reads unless `writes` is given. Needs Node.",
          "Throws VerifyOptionError for an option that does not fit. What the gateway does wrong, or does not answer at all, is in the report.",
        ],
      },
      parameters: [{ name: "options", type: "VerifyOptions" }],
      returns: "Promise<VerifyReport>",
      value: "verifyCatalogGateway({ ...parts, files, errorBody, createResponse: createInstanceResponse }, options)",
    },
  ]);
}
