import { declareOperations } from "../emitters/types/root_types.ts";
import type { Model } from "../model/types.ts";
import { pascalCase } from "../naming/names.ts";
import { banner } from "../print/banner.ts";
import { printDeclarations, type Declaration } from "../print/declarations.ts";
import type { BorrowingDocument } from "./borrow_types.ts";
import { FILE_TYPE } from "./convert_document.ts";
import { coveredConnectors } from "./own_types.ts";

/**
 * What the declarations of a document have besides those of openapi-typescript: imports of the types that take the place of
 * schemas, and the interface `Operations` with the operations of the document. Without the banner.
 */
export function printOwnDeclarations(model: Model, name: string, { types, text }: BorrowingDocument): string {
  const connectors = coveredConnectors(model, name);
  const used = new Set([...connectors.map(({ id }) => id), ...types.map(([, { module }]) => module)]);
  const modules = [...model.connectors.map(({ id }) => id), "gateway"].filter((id) => used.has(id));
  const printed = printDeclarations([
    ...modules.map((id): Declaration => ({ kind: "import", from: `../connectors/${id}.js`, names: pascalCase(id) })),
    ...(text.includes('"format":"binary"')
      ? ([{ kind: "import", from: "../runtime/client/platform_types.js", names: [FILE_TYPE] }] as const)
      : []),
    ...declareOperations(connectors).filter(({ kind }) => kind === "interface"),
  ]);
  return printed.slice(banner.length).trim();
}
