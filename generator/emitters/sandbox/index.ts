import type { Connector, Gateway, JsonValue, Model } from "../../model/types.ts";
import { operationsOf } from "../../model/walk.ts";
import { pascalCase } from "../../naming/names.ts";
import { banner } from "../../print/banner.ts";
import { list, literal, object, printCode, type Code, type Property } from "../../print/code.ts";
import { ident } from "../../print/literals.ts";
import { printModule, type PrintedModule, type Statement } from "../../print/statements.ts";
import { remember } from "../../model/remember.ts";
import { toModuleFiles, type Emitter, type OutputFile } from "../emitter.ts";
import { toEntityData } from "./entity_data.ts";
import { toOperationData } from "./operation_data.ts";

const KIT = "./runtime/sandbox/index.js";

/** What the module exports from the runtime. */
const EXPORTED_TYPES = ["Fault", "FaultEffect", "InstanceState", "LogEntry", "Sandbox", "SandboxFetch", "SandboxOptions", "SandboxState"];

/** The sandbox: a module with the data of each connector, and the entry that knows them all. */
export const sandboxEmitter: Emitter = {
  name: "sandbox",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitData(model.gateway, connector)),
    ...toModuleFiles("sandbox", printSandboxModule(model)),
  ],
};

/** `sandbox/payments.js`: how the records of a connector are made, and what the params of its operations do. */
const emitData = remember((gateway: Gateway, connector: Connector): OutputFile => {
  const data = object(
    [
      ["entities", object(entities(gateway, connector), true)],
      ["operations", object(operations(gateway, connector), true)],
    ],
    true,
  );
  return {
    path: `sandbox/${connector.id}.js`,
    text: printModule(banner, [{ kind: "value", name: "data", value: data, exported: true }]).js,
  };
});

function entities(gateway: Gateway, connector: Connector): readonly Property[] {
  return connector.entities.flatMap((entity): readonly Property[] => {
    const data = toEntityData(gateway, connector, entity);
    return data === undefined ? [] : [[entity.name, rowsOf(data)]];
  });
}

function operations(gateway: Gateway, connector: Connector): readonly Property[] {
  return operationsOf(connector).map((operation): Property => {
    return [`${operation.entity}.${operation.action}`, rowsOf(toOperationData(gateway, connector, operation))];
  });
}

/** One property per line, so that a change in the catalog is a small difference here. */
function rowsOf(data: { readonly [name: string]: JsonValue }): Code {
  return object(
    Object.entries(data).map(([name, value]): Property => [name, literal(value)]),
    true,
  );
}

function printSandboxModule({ connectors }: Model): PrintedModule {
  const parts = connectors.map(({ id }): Code => {
    const from = ident(pascalCase(id));
    return object([
      ["connector", `${from}.connector`],
      ["execute", `${from}.execute`],
      ["data", `${from}Data.data`],
    ]);
  });
  return printModule(banner, [
    ...connectors.map(({ id }): Statement => ({ kind: "import", from: `./connectors/${id}.js`, all: pascalCase(id), valuesOnly: true })),
    ...connectors.map(({ id }): Statement => ({
      kind: "import",
      from: `./sandbox/${id}.js`,
      all: `${pascalCase(id)}Data`,
      valuesOnly: true,
    })),
    { kind: "import", from: "./connectors/gateway.js", names: ["createInstanceRequest"] },
    { kind: "import", from: KIT, names: ["createCatalogSandbox"] },
    { kind: "import", from: KIT, names: ["Sandbox", "SandboxOptions"], typeOnly: true },
    { kind: "export", from: KIT, names: EXPORTED_TYPES, typeOnly: true },
    {
      kind: "function",
      name: "createSandbox",
      doc: {
        lines: [
          "A gateway in memory that answers every operation of the catalog from made-up records. It uses no clock and no random numbers: the same options and the same requests give the same answers.",
          "Throws TypeError for an option that is not valid, and OperationError for faults that are not.",
        ],
      },
      parameters: [{ name: "options", type: "SandboxOptions", optional: true }],
      returns: "Sandbox",
      value: `createCatalogSandbox({ createRequest: createInstanceRequest, connectors: ${printCode(list(parts), "  ")} }, options)`,
    },
  ]);
}
