import { type Catalog, type Diagnostic, shownPath, shownSources, type BaseSource, type SourceFile } from "#generator/read";
import type { Templates } from "#generator/emit";
import { renaming, type Renaming } from "#generator/write";
import { type Connector, type Model, OWN_PACKAGE, type PackageName, readCatalogDocument, type ResolvedCatalog } from "#generator/resolve";
import { templateNamed } from "#generator/print";
import { checkBase, loadAndCheck } from "#generator/rules";
import { toCatalogSchema } from "#generator/schema";

/** A catalog outside the project of the generator: its files, what it extends, and the package that is made of it. */
export interface OwnCatalog {
  readonly sources: readonly SourceFile[];
  /** The folder of the files, as messages show it. */
  readonly folder: string;
  readonly base?: BaseSource;
  readonly name?: PackageName;
  readonly version: string;
  /** The changelog of the package. */
  readonly changelog: string;
}

/** A catalog that has been read and checked. */
export interface CheckedCatalog extends ResolvedCatalog {
  readonly sources: readonly SourceFile[];
  /** As it is written. */
  readonly catalog?: Catalog;
}

/** Reads and checks a catalog on top of the one that it extends. Places are those in the files as they are on the disk. */
export function readOwnCatalog(own: OwnCatalog, templates: Templates): CheckedCatalog {
  const { base, folder } = own;
  const sources = shownSources(own.sources, folder);
  const checked = base && checkBase(base, schemaOf(templates));
  if (checked !== undefined && "diagnostics" in checked) return { sources: [], diagnostics: checked.diagnostics };
  const model = checked && readCatalogDocument(checked.document, () => base.file);
  const found = loadAndCheck(own.sources, model);
  const diagnostics = found.diagnostics.filter((one) => one.severity === "error" || one.file !== base?.file).map(shownIn(folder));
  const written = found.catalog && { catalog: found.catalog };
  return { sources, diagnostics, ...written, ...(found.model !== undefined && { model: withShownFiles(found.model, folder) }) };
}

const schemas = new WeakMap<Templates, object>();

/** The schema of `catalog.json`; the same object each time, so that it is compiled once. */
function schemaOf(templates: Templates): object {
  const schema = schemas.get(templates) ?? toCatalogSchema(templateNamed(templates, "catalog.schema.json"));
  schemas.set(templates, schema);
  return schema;
}

/** A warning about the extended catalog is for its authors; other messages name the files as they are on the disk. */
function shownIn(folder: string): (found: Diagnostic) => Diagnostic {
  const show = (text: string): string =>
    text
      .replaceAll(/\bspec\/(?:connectors\/|(?!README|connectors\/)(?=[\w<]))/gu, `${folder}/`)
      .replaceAll("spec/README.md", "$& of the generator's repository");
  return (found) => ({ ...found, file: shownPath(found.file, folder), message: show(found.message), help: show(found.help) });
}

/** The model with the names of the files that the ledger and the first lines of modules show. */
function withShownFiles(model: Model, folder: string): Model {
  const { gateway } = model;
  const show = (file: string): string => shownPath(file, folder);
  const connectors = model.connectors.map((connector): Connector => {
    const { definitionId } = connector;
    const innerTypes = connector.innerTypes.map((type) => ({ ...type, at: { ...type.at, file: show(type.at.file) } }));
    return { ...connector, innerTypes, definitionId: { ...definitionId, at: { ...definitionId.at, file: show(definitionId.at.file) } } };
  });
  const execute = { ...gateway.execute, at: { ...gateway.execute.at, file: show(gateway.execute.at.file) } };
  return { gateway: { ...gateway, execute }, connectors };
}

/** The parts of the package of a project's own catalog: the templates with its changelog and under its name. */
export function ownParts(
  { name, changelog, folder }: OwnCatalog,
  model: Model,
  templates: Templates,
): Partial<Renaming> & Pick<Renaming, "templates"> {
  const own = new Map([...templates, ["CHANGELOG.md", changelog] as const]);
  if (name === undefined || name.name === OWN_PACKAGE) return { templates: own };
  const renamed = renaming(model, own, name);
  const rename: Renaming["rename"] = (file) => {
    const { text, ...rest } = renamed.rename(file);
    return { ...rest, text: text.replace("@generated from spec/ by", `@generated from ${folder}/ by`) };
  };
  return { ...renamed, rename };
}
