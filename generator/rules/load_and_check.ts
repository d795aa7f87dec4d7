import type { Catalog, Diagnostic, SourceFile, MessageCode, MessageSlots, BaseSource } from "#generator/read";
import { aboutFile, groupBy, loadCatalog, compareDiagnostics, hasErrors } from "#generator/read";
import { type Model, resolveCatalog, type ResolvedCatalog, LANGUAGE_VERSION, type CatalogDocument } from "#generator/resolve";
import { checkModel } from "./check.ts";
import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isObject } from "#templates/core";

/** A model and what is wrong with it, with the catalog that it is made from. */
export interface LoadedModel extends ResolvedCatalog {
  /** As it is written. Undefined if there is no model. */
  readonly catalog?: Catalog;
}

/**
 * Loads, resolves and checks the catalog: the model, if the catalog has no errors, and all diagnostics. Each step reports all
 * its problems, and goes on with what is left where the one before found some.
 * @param base the model of the catalog that this one extends
 */
export function loadAndCheck(sources: readonly SourceFile[], base?: Model): LoadedModel {
  const { catalog, rest = catalog, diagnostics: unloaded, broken: unread } = loadCatalog(sources, base !== undefined);
  if (rest === undefined) return { diagnostics: unloaded };
  const { rest: model, diagnostics, broken } = resolveCatalog(rest, base, unread);
  // Mistakes in an extended catalog may follow from mistakes here.
  const isNews = ({ file }: Diagnostic): boolean => broken.length === 0 || sources.some(({ path }) => path === file);
  const ruleDiagnostics = model === undefined ? [] : checkModel(model, sources, broken).filter(isNews);
  const all = [...unloaded, ...diagnostics, ...ruleDiagnostics].sort(compareDiagnostics);
  return model === undefined || catalog === undefined || hasErrors(all) ? { diagnostics: all } : { model, diagnostics: all, catalog };
}

/** The catalog that another one extends, or what is wrong with it. */
export type CheckedBase = { readonly document: CatalogDocument } | { readonly diagnostics: readonly Diagnostic[] };

/**
 * Reads the text of a `catalog.json`.
 * @param schema what a `catalog.json` of this generator has to be like
 */
export function checkBase({ file, name, text, problem }: BaseSource, schema: object): CheckedBase {
  const refuse = <Code extends MessageCode>(code: Code, slots: MessageSlots<Code>): CheckedBase => ({
    diagnostics: [aboutFile(code, file, slots)],
  });
  if (problem !== undefined) return refuse(problem === "not_found" ? "extend/not-found" : "extend/no-catalog", { name });
  const parsed = parse(text);
  if ("problem" in parsed) return refuse("extend/not-json", { problem: parsed.problem });
  const version = isObject(parsed.value) ? parsed.value["languageVersion"] : undefined;
  if (typeof version !== "number") return refuse("extend/no-version", {});
  if (version !== LANGUAGE_VERSION)
    return refuse(version < LANGUAGE_VERSION ? "extend/older" : "extend/newer", { found: version, wanted: LANGUAGE_VERSION });
  // The formats and patterns of a published catalog have been checked when it was made.
  const validate = validatorOf(schema);
  if (validate(parsed.value)) return { document: parsed.value };
  return refuse("extend/misfit", { problem: misfitOf(validate.errors ?? []) });
}

/** The deepest error. Those of an alternative of a choice whose tag is another one do not count, unless there is no other error. */
function misfitOf(errors: readonly ErrorObject[]): string {
  const tags = errors.filter(({ keyword }) => keyword === "const");
  const tagsAt = groupBy(tags, ({ instancePath }) => instancePath);
  const isOther = ({ instancePath, parentSchema }: ErrorObject): boolean => {
    const own: unknown = parentSchema?.["properties"];
    const isTag = ([key, one]: [string, unknown]) => tagsAt.get(`${instancePath}/${key}`)?.some((tag) => tag.parentSchema === one);
    return isObject(own) && Object.entries(own).some(isTag);
  };
  const meant = errors.filter((one) => !["const", "oneOf"].includes(one.keyword) && !isOther(one));
  const depthOf = ({ instancePath }: ErrorObject): number => instancePath.split("/").length;
  const [first] = [...(meant.length > 0 ? meant : errors)].sort((one, other) => depthOf(other) - depthOf(one));
  const { instancePath: place = "", message = "" } = first ?? {};
  const listed = errors.filter(({ instancePath }) => instancePath === place).map(({ params }) => params);
  const allowed = listed.flatMap((params): unknown => params["allowedValues"] ?? params["allowedValue"] ?? []);
  return `${place} ${allowed.length === 0 ? message : `must be ${allowed.length > 1 ? "one of " : ""}${allowed.join(", ")}`}`.trim();
}

const validators = new WeakMap<object, ValidateFunction<CatalogDocument>>();

/** To compile the schema takes longer than everything else. */
function validatorOf(schema: object): ValidateFunction<CatalogDocument> {
  const options = { strict: false, allErrors: true, verbose: true, validateFormats: false, code: { optimize: false } };
  const validate = validators.get(schema) ?? new Ajv2020(options).compile<CatalogDocument>(schema);
  validators.set(schema, validate);
  return validate;
}

function parse(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/u, "")) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
