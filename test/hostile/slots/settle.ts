import { loadCatalog } from "../../../generator/read/load_catalog.ts";
import { parse } from "yaml";
import { compareDiagnostics, hasErrors, type Diagnostic } from "../../../generator/read/diagnostics/diagnostic.ts";
import type { Model } from "../../../generator/resolve/model/types.ts";
import { resolveCatalog } from "../../../generator/resolve/resolve_catalog.ts";
import { checkModel } from "../../../generator/rules/check.ts";
import type { SourceFile } from "../../../generator/read/source/source_file.ts";
import { withoutLeftOut } from "../../fixtures/shop_catalog.ts";
import { canFill, fillSites, printLines, type Form, type Insertion } from "./fill_slots.ts";
import { sitesOf, type Site } from "./language_slots.ts";

/** A site in a file of a corpus. */
export interface Spot extends Site {
  readonly path: string;
}

/** A catalog without errors, whose slots are filled. */
export interface Corpus {
  readonly documents: ReadonlyMap<string, object>;
  /** The files that are not YAML. */
  readonly others: readonly SourceFile[];
  readonly spots: readonly Spot[];
  readonly base?: Model;
  /** The last text of each file: the loader reads an object only once. */
  readonly printed: Map<string, SourceFile>;
}

/** A catalog with texts in its slots that the generator accepts, and what it says about the others. */
export interface Settled {
  readonly sources: readonly SourceFile[];
  readonly model: Model;
  readonly accepted: readonly Spot[];
  readonly refused: ReadonlyMap<Spot, Refusal>;
}

export interface Refusal {
  readonly diagnostic: Diagnostic;
  /** Whether the message is about the line with the text. */
  readonly isThere: boolean;
}

export function corpusOf(sources: readonly SourceFile[], base?: Model): Corpus {
  const isQuery = ({ path }: SourceFile): boolean => path.endsWith(".graphql");
  const documents = new Map(sources.filter((one) => !isQuery(one)).map(({ path, text }) => [path, parse(text) as object]));
  const spots = [...documents].flatMap(([path, document]) =>
    sitesOf(document)
      .filter((site) => canFill(document, site, "alone"))
      .map((site) => ({ ...site, path })),
  );
  return { documents, others: sources.filter(isQuery), spots, printed: new Map(), ...(base !== undefined && { base }) };
}

/** Fills the spots with texts, and takes them out again where the generator refuses them, until nothing is refused. */
export function settle(corpus: Corpus, tried: readonly Spot[], form: Form, text: string | ((spot: Spot) => string)): Settled {
  const textOf = typeof text === "string" ? () => text : text;
  const refused = new Map<Spot, Refusal>();
  for (;;) {
    const left = tried.filter((spot) => !refused.has(spot));
    const { sources, model, diagnostics, find, isFilled } = attempt(corpus, left, form, textOf);
    if (model !== undefined) return { sources, model, accepted: left.filter(isFilled), refused };
    const before = refused.size;
    for (const diagnostic of diagnostics) {
      const found = find(diagnostic);
      for (const spot of found.spots) if (left.includes(spot)) refused.set(spot, { diagnostic, isThere: found.isThere });
    }
    if (refused.size === before)
      throw new Error(
        `A rule refuses texts, and points to none of the places with one: ${JSON.stringify(diagnostics.slice(0, 3))}. ` +
          "Make it point to the text, make it a warning, or list the place in NOT_ANY_TEXT.",
      );
  }
}

/** Spots that can have a text at the same time. */
export interface Layer {
  readonly form: Form;
  readonly spots: readonly Spot[];
}

/** The spots in layers whose texts the generator accepts all at once. Leaves out the spots that it accepts in no way. */
export function layersOf(corpus: Corpus, spots: readonly Spot[], form: Form, text: string): readonly Layer[] {
  const { accepted } = settle(corpus, spots, form, text);
  if (accepted.length === 0) return [];
  const left = spots.filter((spot) => !accepted.includes(spot));
  if (left.length === 0) return [{ form, spots: accepted }];
  return [{ form, spots: accepted }, ...layersOf(corpus, left, form, text)];
}

interface Attempt {
  readonly sources: readonly SourceFile[];
  readonly model?: Model;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether there is a text at the spot. */
  readonly isFilled: (spot: Spot) => boolean;
  /** The spots that a message is about: those on its line, or else those nearest to it. */
  readonly find: (diagnostic: Diagnostic) => { readonly spots: readonly Spot[]; readonly isThere: boolean };
}

function attempt(
  { documents, others, base, printed }: Corpus,
  spots: readonly Spot[],
  form: Form,
  textOf: (spot: Spot) => string,
): Attempt {
  const files = [...documents].map(([path, document]) => {
    const own = spots.filter((spot) => spot.path === path);
    const filled = fillSites(document, own, form, textOf);
    return { path, ...printLines(filled.document), insertions: filled.insertions };
  });
  const sources = [...files.map(({ path, text: yaml }) => knownSource(printed, path, yaml)), ...others];
  const filled = new Set(files.flatMap(({ insertions }) => insertions.map(({ site }) => site)));
  const find: Attempt["find"] = ({ file, line, message }) => {
    const { pointers = [], insertions = [] } = files.find(({ path }) => path === file) ?? {};
    const at = pointers[line - 1] ?? "";
    const found = nearest(insertions, at, message);
    return { spots: found.map(({ site }) => site as Spot), isThere: found.some(({ pointer }) => pointer === at) };
  };
  return { sources, ...judge(sources, base), find, isFilled: (spot) => filled.has(spot) };
}

function knownSource(printed: Map<string, SourceFile>, path: string, text: string): SourceFile {
  const last = printed.get(path);
  const source = last?.text === text ? last : { path, text };
  printed.set(path, source);
  return source;
}

/** The texts at a pointer, or the last one beside it that the message names, or those beside it, or in a value around it. */
function nearest(insertions: readonly Insertion[], at: string, message: string): readonly Insertion[] {
  const there = insertions.filter(({ pointer }) => pointer === at);
  if (there.length > 0) return there;
  for (let near = at; ; near = near.slice(0, near.lastIndexOf("/"))) {
    const beside = insertions.filter(({ pointer }) => pointer.slice(0, pointer.lastIndexOf("/")) === near);
    const named = beside.filter(({ site }) => message.includes(`\`${site.slot.key ?? ""}\``));
    if (beside.length > 0) return named.length > 0 ? named.slice(-1) : beside;
    if (near === "") return insertions;
  }
}

function judge(sources: readonly SourceFile[], base?: Model): Pick<Attempt, "model" | "diagnostics"> {
  const { catalog, diagnostics: unread } = loadCatalog(sources, base !== undefined);
  const { model, diagnostics: unresolved } = catalog === undefined ? { diagnostics: [] } : resolveCatalog(catalog, base);
  const unsound = model === undefined ? [] : checkModel(model, sources);
  const diagnostics = withoutLeftOut([...unread, ...unresolved, ...unsound].filter(({ severity }) => severity === "error")).toSorted(
    compareDiagnostics,
  );
  return model === undefined || hasErrors(diagnostics) ? { diagnostics } : { model, diagnostics };
}
