import { declareOperations } from "../emitters/modules/root_types.ts";
import type { Model } from "../model/types.ts";
import { pascalCase } from "../naming/names.ts";
import { banner } from "../print/banner.ts";
import { printModule, type Statement } from "../print/statements.ts";
import type { BorrowingDocument } from "./borrow_types.ts";
import { FILE_TYPE } from "./convert_document.ts";
import { coveredConnectors, isWhole } from "./own_types.ts";

/**
 * What the declarations of a document have besides those of openapi-typescript: imports of the types that take the place of
 * schemas, and the interface `Operations` with the operations of the document. Without the banner.
 */
export function printOwnDeclarations(model: Model, name: string, { types, text }: BorrowingDocument): string {
  const connectors = coveredConnectors(model, name);
  const used = new Set([...connectors.map(({ id }) => id), ...types.map(([, { module }]) => module)]);
  const modules = [...model.connectors.map(({ id }) => id), "gateway"].filter((id) => used.has(id));
  const { dts } = printModule(banner, [
    ...modules.map((id): Statement => ({ kind: "import", from: `../connectors/${id}.js`, all: pascalCase(id), typeOnly: true })),
    ...(text.includes('"format":"binary"')
      ? ([{ kind: "import", from: "../runtime/client/platform_types.js", names: [FILE_TYPE], typeOnly: true }] as const)
      : []),
    ...(isWhole(name) ? wholeOperations() : declareOperations(connectors).filter(({ kind }) => kind === "interface")),
  ]);
  return dts.slice(banner.length).trim();
}

/** The root of the package has the operations of all connectors. */
function wholeOperations(): readonly Statement[] {
  const doc = { lines: ["The types of the parts of each operation, by operation id."] };
  return [
    { kind: "import", from: "../index.js", names: [["Operations", "AllOperations"]], typeOnly: true },
    { kind: "interface", name: "Operations", doc, extends: "AllOperations", members: [] },
  ];
}
