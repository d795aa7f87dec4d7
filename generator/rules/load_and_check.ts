import type { Catalog, Diagnostic, SourceFile, MessageCode, MessageSlots, BaseSource } from "#generator/read";
import { aboutFile, loadCatalog, compareDiagnostics, hasErrors } from "#generator/read";
import { type Model, resolveCatalog, type ResolvedCatalog, LANGUAGE_VERSION, type CatalogDocument } from "#generator/resolve";
import { checkModel } from "./check.ts";
import type { ValidateFunction } from "ajv";
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
  if (problem === "not_found") return refuse("extend/not-found", { name });
  if (problem === "no_catalog") return refuse("extend/no-catalog", { name });
  const parsed = parse(text);
  if ("problem" in parsed) return refuse("extend/not-json", { problem: parsed.problem });
  const version = isObject(parsed.value) ? parsed.value["languageVersion"] : undefined;
  if (typeof version !== "number") return refuse("extend/no-version", {});
  if (version !== LANGUAGE_VERSION)
    return refuse(version < LANGUAGE_VERSION ? "extend/older" : "extend/newer", { found: version, wanted: LANGUAGE_VERSION });
  // The formats and patterns of a published catalog have been checked when it was made.
  const validate = validatorOf(schema);
  if (validate(parsed.value)) return { document: parsed.value };
  const [first] = validate.errors ?? [];
  return refuse("extend/misfit", { problem: `${first?.instancePath ?? ""} ${first?.message ?? ""}`.trim() });
}

const validators = new WeakMap<object, ValidateFunction<CatalogDocument>>();

/** To compile the schema takes longer than everything else. */
function validatorOf(schema: object): ValidateFunction<CatalogDocument> {
  const cached = validators.get(schema);
  if (cached !== undefined) return cached;
  const validate = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } }).compile<CatalogDocument>(schema);
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
