import { printModule, banner } from "#generator/print";
import { toModuleFiles, type Emitter } from "./emitter.ts";

const KIT = "./runtime/verify/index.js";

/** The types that the module exports from the runtime. */
const EXPORTED_TYPES = ["NotTried", "VerifiedOperation", "VerifyFinding", "VerifyOptions", "VerifyReport", "VerifyStatement"];

/** `verify.js`: the test of a gateway. It reads what it judges by from files of the package, so it runs where these can be read. */
export const verifyEmitter: Emitter = {
  name: "verify",
  emit: () => toModuleFiles("verify", MODULE),
};

const MODULE = printModule(banner, [
  { kind: "import", from: "node:fs", names: ["readFileSync"] },
  { kind: "import", from: "./connectors/gateway.js", names: ["createInstanceResponse", "errorBody"] },
  { kind: "import", from: "./sandbox.js", names: ["parts"] },
  { kind: "import", from: KIT, names: ["verifyCatalogGateway"] },
  { kind: "import", from: KIT, names: ["VerifyOptions", "VerifyReport"], typeOnly: true },
  { kind: "export", from: KIT, names: EXPORTED_TYPES, typeOnly: true },
  { kind: "value", name: "read", value: '(path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"))' },
  {
    kind: "function",
    name: "verifyGateway",
    doc: {
      lines: [
        "Verifies that a gateway keeps the contract: calls the operations of its instances, and judges the answers by the catalog. It only reads unless `writes` is given. Needs Node.",
        "Throws TypeError for options that do not fit. What the gateway does wrong, or does not answer at all, is in the report.",
      ],
    },
    parameters: [{ name: "options", type: "VerifyOptions" }],
    returns: "Promise<VerifyReport>",
    value:
      'verifyCatalogGateway({\n    ...parts,\n    catalog: read("./catalog.json"),\n    examplesOf: (connector) => read(`./examples/${connector}.json`),\n    errorBody,\n    createResponse: createInstanceResponse,\n  }, options)',
  },
]);
