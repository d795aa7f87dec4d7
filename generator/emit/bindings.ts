import { type Model, operationsOf } from "#generator/resolve";
import { banner, call, object, type Code, type Property, printModule, type PrintedModule, type Statement } from "#generator/print";
import { rows, toModuleFiles, type Emitter } from "./emitter.ts";
import type { Binding, Vendor } from "#templates/core";

const SHAPES = "./shared/bindings.js";

/** The types of bindings, which the module exports. */
const EXPORTED_TYPES = [
  "Binding",
  "BodyPath",
  "ErrorKind",
  "Follow",
  "MetaSource",
  "ParamPlace",
  "QueryStyle",
  "ResetUnit",
  "Retirement",
  "Vendor",
  "VendorAuth",
  "VendorErrors",
  "VendorLimits",
  "VendorVersion",
];

/** `bindings.ts`: how the operations are called at the third parties, in the order of the catalog. */
export const bindingsEmitter: Emitter = {
  emit: ({ model }) => toModuleFiles("bindings", printBindingsModule(model)),
};

function printBindingsModule({ connectors }: Model): PrintedModule {
  const vendors = connectors.flatMap(({ id, vendor }): readonly Property[] => (vendor === undefined ? [] : [[id, toVendorCode(vendor)]]));
  const bindings = connectors
    .flatMap(operationsOf)
    .flatMap(({ id, binding }): readonly Property[] => (binding === undefined ? [] : [[id, toBindingCode(binding)]]));
  return printModule(banner, [
    { kind: "import", from: "./runtime/engine.js", names: ["deepFreeze"] },
    { kind: "import", from: SHAPES, names: ["Binding", "Vendor"], typeOnly: true },
    { kind: "export", from: SHAPES, names: EXPORTED_TYPES, typeOnly: true },
    frozen(
      "vendors",
      "The third parties behind the connectors, by connector: addresses, signatures, errors and limits.",
      "Vendor",
      vendors,
    ),
    frozen("bindings", "How each operation is called at its third party, by operation id.", "Binding", bindings),
  ]);
}

function frozen(name: string, line: string, type: string, rows: readonly Property[]): Statement {
  const value: Code = call("deepFreeze", object(rows, true));
  return { kind: "const", name, doc: { lines: [line] }, type: `Readonly<Record<string, ${type}>>`, value };
}

/** A vendor as an object literal: one property per line, and one line for each auth method and kind of error. */
function toVendorCode({ auth, errors, version, limits, retired, ...vendor }: Vendor): Code {
  const { kinds, ...paths } = errors;
  return rows({ ...vendor, version: version && { ...version }, limits: limits && { ...limits }, retired: retired && { ...retired } }, [
    ["auth", rows(auth)],
    ["errors", rows(paths, [["kinds", rows(kinds)]])],
  ]);
}

/** A binding as an object literal: one property per line, and one line for each param and field of Meta. */
function toBindingCode({ params, meta, follow, retired, ...binding }: Binding): Code {
  return rows({ ...binding, follow: follow && { ...follow }, retired: retired && { ...retired } }, [
    ["params", rows(params)],
    ...(meta === undefined ? [] : [["meta", rows(meta)] as const]),
  ]);
}
