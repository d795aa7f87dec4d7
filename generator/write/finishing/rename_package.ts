import type { OutputFile, Templates } from "#generator/emit";
import { type Model, OWN_PACKAGE, renamePackage, type PackageName } from "#generator/resolve";

/** The inputs of a package of another name, and how its files get the name. */
export interface Renaming {
  readonly model: Model;
  readonly templates: Templates;
  readonly rename: (file: OutputFile) => OutputFile;
}

/**
 * Makes a package of another name: templates are renamed before they are compiled, since their scripts are hashed, and what
 * emitters say about the package afterwards. Statements of the catalog about a package stay as they are.
 */
export function renaming(model: Model, templates: Templates, to: PackageName): Renaming {
  const kept = placeholderFor(JSON.stringify(model));
  return {
    model: mapTexts(model, (text) => text.replaceAll(OWN_PACKAGE, kept)),
    templates: new Map([...templates].map(([path, text]) => [path, renamePackage(text, to)])),
    rename: (file) => ({
      ...file,
      path: file.path.replace(OWN_PACKAGE, to.program),
      text: renamePackage(file.text, to).replaceAll(kept, OWN_PACKAGE),
    }),
  };
}

/** A text as long as the name that the catalog does not contain. */
function placeholderFor(catalog: string): string {
  for (let index = 0; ; index += 1) {
    const placeholder = OWN_PACKAGE.slice(0, -4) + String(index).padStart(4, "0");
    if (!catalog.includes(placeholder)) return placeholder;
  }
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]: [string, unknown]) => [key, mapTexts(one, change)]));
}
