import type { Connector, Gateway, JsonValue, Model, Operation } from "#generator/resolve";
import { operationsOf, pascalCase, isNullable, recordShape, linkOf } from "#generator/resolve";
import type { Code, Property, PrintedModule, Statement } from "#generator/print";
import { list, object, printCode, ident, banner, printModule } from "#generator/print";
import { rows, toModuleFiles, toTablesFile, type Emitter, type OutputFile } from "../emitter.ts";
import { toEntityData, present } from "./entity_data.ts";
import { isObject } from "#templates/core";
import { buildPartExample } from "#generator/schema";

/** Bytes of the units in which the catalog gives sizes. */
const UNITS: Readonly<Record<string, number>> = {
  bytes: 1,
  kB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
};

const KIT = "./runtime/sandbox/index.js";

/** The types that the module exports from the runtime. */
const EXPORTED_TYPES = ["Fault", "FaultEffect", "InstanceState", "LogEntry", "Sandbox", "SandboxFetch", "SandboxOptions", "SandboxState"];

/** The sandbox: a module with the data of each connector, and the entry that knows them all. */
export const sandboxEmitter: Emitter = {
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitData(model.gateway, connector)),
    ...toModuleFiles("sandbox", printSandboxModule(model)),
  ],
};

/** `sandbox/payments.js`: how the records of a connector are made, and what the params of its operations do. */
function emitData(gateway: Gateway, connector: Connector): OutputFile {
  const data = object(
    [
      ["entities", object(entities(gateway, connector), true)],
      ["operations", object(operations(gateway, connector), true)],
    ],
    true,
  );
  return toTablesFile(`sandbox/${connector.id}`, "data", data);
}

function entities(gateway: Gateway, connector: Connector): readonly Property[] {
  return connector.entities.flatMap((entity): readonly Property[] => {
    const data = toEntityData(gateway, connector, entity);
    return data === undefined ? [] : [[entity.name, rows(data)]];
  });
}

function operations(gateway: Gateway, connector: Connector): readonly Property[] {
  return operationsOf(connector).map((operation): Property => {
    return [`${operation.entity}.${operation.action}`, rows(toOperationData(gateway, connector, operation))];
  });
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
      kind: "value",
      name: "parts",
      value: `{ createRequest: createInstanceRequest, connectors: ${printCode(list(parts), "")} }`,
      exported: true,
    },
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
      value: "createCatalogSandbox(parts, options)",
    },
  ]);
}

/** The data of the sandbox about an operation, besides the table of operations. */
export function toOperationData(gateway: Gateway, connector: Connector, operation: Operation): { readonly [name: string]: JsonValue } {
  const { params, ordered, meta, download, sandbox } = operation;
  const roles = params.fields.map(({ name, role }): readonly [string, JsonValue | undefined] => [name, role && present({ ...role })]);
  return present({
    roles: present(Object.fromEntries(roles)),
    pageSize: pageSizeOf(operation),
    defaults: statedDefaults(operation),
    optional: optionalFields(connector, operation),
    neededInPractice: params.fields.filter((field) => field.requiredInPractice !== undefined).map(({ name }) => name),
    ordered,
    hides: sandbox?.hides && present({ ...sandbox.hides }),
    draws: sandbox?.draws && present({ ...sandbox.draws }),
    meta: (meta?.fields ?? []).map(({ name, type }) =>
      present({ name, nullable: isNullable(type), source: sandbox?.meta[name] ?? (name === linkOf(operation) ? "next_url" : undefined) }),
    ),
    result: resultOf(gateway, connector, operation),
    content: sandbox?.content && present({ ...sandbox.content }),
    maxSize: download?.maxSize === undefined ? undefined : bytesOf(download.maxSize),
    only: (sandbox?.only ?? []).map((condition) => present({ ...condition })),
    starts: sandbox?.starts,
  });
}

/** The default of the param with the page size, whoever states it. */
function pageSizeOf({ params }: Operation): JsonValue | undefined {
  return params.fields.find(({ role }) => role?.kind === "paging" && role.part === "size")?.default?.value;
}

/** Defaults that the documents state: they hold for params that are left out. */
function statedDefaults({ params }: Operation): JsonValue {
  const stated = params.fields.flatMap(({ name, role, default: value }): readonly (readonly [string, JsonValue])[] =>
    value?.origin.kind === "stated" && role?.kind !== "paging" ? [[name, value.value]] : [],
  );
  return Object.fromEntries(stated);
}

/** The fields that come back only when a param asks for them: those that are among its values and may be null. */
function optionalFields(connector: Connector, { entity, params }: Operation): readonly string[] {
  const values = params.fields.flatMap(({ type, role }) =>
    role?.kind === "expand" && role.in === undefined && type.kind === "scalar" ? (type.commaList?.values ?? type.enum ?? []) : [],
  );
  const target = connector.entities.find(({ name }) => name === entity);
  const shape = target && recordShape(target, connector);
  return (shape?.fields ?? []).filter(({ name, type }) => values.includes(name) && isNullable(type)).map(({ name }) => name);
}

/** The result in place of records: the confirmation of a delete, or the record around the elements of a list. */
function resultOf(gateway: Gateway, connector: Connector, operation: Operation): JsonValue | undefined {
  const { kind } = operation;
  if (kind !== "delete_result" && kind !== "search_wrapper" && kind !== "page_record") return undefined;
  const example = buildPartExample(gateway, connector, operation, "record", "full");
  return isObject(example) ? example : undefined;
}

/** `10 MB` in bytes; undefined for any other text, which the schema of the catalog refuses. */
function bytesOf(size: string): number | undefined {
  const [, amount, unit = ""] = /^([\d.]+) (\w+)$/u.exec(size) ?? [];
  const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  const bytes = factor === undefined ? NaN : Math.round(Number(amount) * factor);
  return Number.isFinite(bytes) ? bytes : undefined;
}
