import { type OutputFile, declareOperations } from "#generator/emit";
import { type Model, pascalCase } from "#generator/resolve";
import { banner, printModule, type Statement } from "#generator/print";
import { borrowTypes, type BorrowingDocument, coveredConnectors, isWhole, ownTypes } from "./borrow_types.ts";
import { convert, CONVERSION, DECLARATIONS_TOOL, FILE_TYPE } from "./convert_document.ts";
import { sha256 } from "./manifest.ts";

/** Texts of files, which may be read only when they are asked for. */
export type TextsByPath = Pick<ReadonlyMap<string, string>, "get">;

/**
 * TypeScript declarations for the OpenAPI documents among `files`: `openapi/payments.d.ts` for `openapi/payments.json`.
 * Schemas that `connectors/*.d.ts` have a type for are that type. Making the declarations is slow, so a text in `existing`
 * (by path) is reused when its second line shows that it was made from the same input and has not been edited since. Rejects when a document is not valid OpenAPI.
 */
export async function emitDeclarations(model: Model, files: readonly OutputFile[], existing: TextsByPath): Promise<readonly OutputFile[]> {
  const declarations: OutputFile[] = [];
  for (const { path, text } of files) {
    const target = declarationsOf(path);
    if (target === undefined) continue;
    const name = path.slice(FOLDER.length, -".json".length);
    const document = borrowTypes(text, ownTypes(model, name));
    const ownDeclarations = printOwnDeclarations(model, name, document);
    declarations.push({ path: target, text: await toDeclarations(document, ownDeclarations, existing.get(target)) });
  }
  return declarations;
}

const FOLDER = "openapi/";

/** The path of the declarations of an OpenAPI document; undefined if the path is not that of one. */
function declarationsOf(path: string): string | undefined {
  return /^openapi\/[^/]+\.json$/u.test(path) ? path.replace(/\.json$/u, ".d.ts") : undefined;
}

/** The whole file: first what this project prints itself, then what openapi-typescript makes of the document. */
async function toDeclarations(document: BorrowingDocument, ownDeclarations: string, existing: string | undefined): Promise<string> {
  const source = sha256(JSON.stringify([CONVERSION, ownDeclarations, document]));
  if (existing !== undefined && existing === seal(source, bodyOf(existing))) return existing;
  return seal(source, `${ownDeclarations}\n\n${await convert(document)}`);
}

/** The banner, a line with the beginnings of the hashes of input and body, the body. They are enough against accidents. */
function seal(source: string, body: string): string {
  const [input, text] = [source, sha256(body)].map((hash) => hash.slice(0, 16));
  return [banner, `// ${DECLARATIONS_TOOL}, input ${input}, text ${text}`, "", body, ""].join("\n");
}

function bodyOf(file: string): string {
  return file.split("\n").slice(3).join("\n").replace(/\n$/u, "");
}

/**
 * The declarations of a document besides those of openapi-typescript: imports of the types that take the place of
 * schemas, and the interface `Operations` with the operations of the document. Without the banner.
 */
function printOwnDeclarations(model: Model, name: string, { types, text }: BorrowingDocument): string {
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
