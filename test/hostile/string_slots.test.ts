import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { messages } from "../../generator/read/diagnostics/messages.ts";
import { toCatalog } from "../../generator/emit/catalog.ts";
import type { CatalogDocument } from "../../generator/resolve/model/catalog_document.ts";
import type { Model } from "../../generator/resolve/model/types.ts";
import { checkSyntax } from "../fixtures/syntax.ts";
import { readCatalogDocument } from "../../generator/resolve/base/convert_document.ts";
import { runs } from "../fixtures/property_runs.ts";
import { alphabet, anyVisibleText, combinedTexts, HARMLESS_TEXT } from "./slots/alphabet.ts";
import type { Form } from "./slots/fill_slots.ts";
import { languageSlots } from "./slots/language_slots.ts";
import { makeFiles, readFile, replaceTexts, withoutReasonKeys, type Made } from "./slots/made_of.ts";
import { HARMLESS, planOf, type Plan } from "./slots/plan.ts";
import { corpusOf, settle, type Corpus, type Layer, type Spot } from "./slots/settle.ts";
import { overlays } from "./slots/overlays.ts";
import { warehouse } from "./slots/warehouse.ts";

/** The slots for texts in which some words are not accepted: addresses and hosts, and marks beside one that must be there. */
const NOT_ANY_TEXT = [
  "vendor.base_url",
  "overlay_vendor.base_url",
  "then.hosts[]",
  "envelope.not_shown",
  "overlay_operation.returns.not_shown",
];

const main = corpusOf(warehouse);
const extended = published(settle(main, [], "alone", "").model);
const overlay: Corpus = corpusOf(overlays, extended);

let plans: readonly Plan[];
let allLayers: readonly PlannedLayer[];
let freeLayers: readonly PlannedLayer[];

beforeAll(() => {
  plans = [main, overlay].map(planOf);
  allLayers = plans.flatMap(({ corpus, layers }) => layers.map((layer) => ({ ...layer, corpus })));
  freeLayers = allLayers.filter(isFree);
});

/** The model as another package reads it from `catalog.json`. */
function published(model: Model): Model {
  const document = JSON.parse(JSON.stringify(toCatalog(model, "1.0.0"))) as CatalogDocument;
  return readCatalogDocument(document, () => "base/catalog.json");
}

describe("the slots for texts in the schemas of the language", () => {
  test("are all in the catalogs of these tests", () => {
    const reached = new Set([main, overlay].flatMap(({ spots }) => spots.map(({ slot }) => slot.name)));
    const missing = languageSlots.map(({ name }) => name).filter((name) => !reached.has(name));
    expect(missing, "use these keys in test/hostile/slots/warehouse.ts").toEqual([]);
    expect(reached.size).toBe(languageSlots.length);
  });

  test("take a harmless text if they are for any text", () => {
    const taken = new Set(plans.flatMap(({ layers }) => layers.flatMap(({ spots }) => spots.map(({ slot }) => slot.name))));
    const refusing = languageSlots.filter(({ name, isText }) => isText && !taken.has(name)).map(({ name }) => name);
    expect(refusing.filter((name) => !NOT_ANY_TEXT.includes(name))).toEqual([]);
    expect(taken.size).toBeGreaterThan(languageSlots.length * 0.7);
  });
});

describe("with another text of the alphabet in each slot", () => {
  // Every night, most texts are in each slot.
  test.each(Array.from({ length: Math.min(runs(2).numRuns, alphabet.length) }, (_, round) => round))(
    "the generator accepts it, or says what is wrong with the file that it is in (%i)",
    (round) => {
      for (const { corpus, layers, stubborn } of plans)
        for (const layer of [...layers, ...stubborn]) expect(faultsOf(corpus, layer, mixedTexts(layer, round))).toEqual([]);
    },
  );
});

/** The text of each spot, another one than that of the spots around it, and than in the rounds before. */
function mixedTexts({ spots }: Layer, round: number): (spot: Spot) => string {
  return (spot) => alphabet[(spots.indexOf(spot) + round) % alphabet.length] ?? "";
}

/** The slots that get no answer to a text, or a diagnostic with an unknown code, in another file, or with invisible characters. */
function faultsOf(corpus: Corpus, { spots, form }: Layer, textOf: (spot: Spot) => string): readonly string[] {
  const { accepted, refused } = settle(corpus, spots, form, textOf);
  const answered = new Set([...accepted, ...refused.keys()]);
  const faults = [...refused].flatMap(([{ slot, path }, { diagnostic }]) => {
    const { code, file, line, message, help } = diagnostic;
    const isVisible = !/[^\P{Cc}\n]|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}/u.test(message + help);
    const isRight = Object.hasOwn(messages, code) && file === path && line > 1 && isVisible && message !== "" && help !== "";
    return isRight ? [] : [`${slot.name} in ${path}: ${JSON.stringify(diagnostic)}`];
  });
  return [...faults, ...spots.filter((spot) => !answered.has(spot)).map(({ slot }) => `no answer for ${slot.name}`)];
}

describe("a package with hostile texts is the same as one with harmless texts, but for the texts", () => {
  test.each(combinedTexts.map((text, index) => [text.slice(0, 60), text, index]))("with %j and all the others", async (_, text, index) => {
    const [layer] = freeLayers.filter(({ corpus }) => corpus === plans[index]?.corpus);
    expect(layer && (await differencesOf(layer, text))).toEqual([]);
  });

  test("with any text", async () => {
    const text = fc.oneof(anyVisibleText(), fc.constantFrom(...combinedTexts));
    const property = fc.asyncProperty(fc.constantFrom(...freeLayers), text, async (layer, hostile) => {
      expect(await differencesOf(layer, hostile)).toEqual([]);
    });
    await fc.assert(property, runs(1));
  });
});

interface PlannedLayer extends Layer {
  readonly corpus: Corpus;
}

/** Whether all of its slots are for any text. */
function isFree({ spots }: Layer): boolean {
  return spots.every(({ slot }) => slot.isText && !NOT_ANY_TEXT.includes(slot.name));
}

/** The files that differ by more than the text itself, with the place where they begin to. */
async function differencesOf({ corpus, spots, form }: PlannedLayer, text: string): Promise<readonly string[]> {
  const hostile = settle(corpus, spots, form, text);
  expect(hostile.accepted.length).toBeGreaterThan(spots.length * 0.9);
  const wanted = await harmlessFiles(corpus, hostile.accepted, form);
  const made = withoutReasonKeys(await makeFiles(hostile.model));
  expect([...made.keys()]).toEqual([...wanted.keys()]);
  return [...made].flatMap(([path, content]) => {
    const harmless = wanted.get(path) ?? "";
    if (content === harmless && !content.includes("harmless")) return [];
    const read = JSON.stringify(readFile(path, content));
    const expected = JSON.stringify(replaceTexts(readFile(path, harmless), HARMLESS_TEXT, text));
    const faults = checkSyntax(path, content);
    return read === expected ? faults : [...faults, `${path}: ${firstDifference(read, expected)}`];
  });
}

const harmlessPackages = new Map<string, Made>();

/** The package with a harmless text in each of the spots, made once. */
async function harmlessFiles(corpus: Corpus, spots: readonly Spot[], form: Form): Promise<Made> {
  const key = JSON.stringify([plans.findIndex((plan) => plan.corpus === corpus), form, spots.map((spot) => corpus.spots.indexOf(spot))]);
  const files = harmlessPackages.get(key) ?? withoutReasonKeys(await makeFiles(settle(corpus, spots, form, HARMLESS_TEXT).model));
  harmlessPackages.set(key, files);
  return files;
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => text.slice(Math.max(0, at - 40), at + 60)).join(" in place of ");
}

describe("a package with hostile names, keys, patterns and paths", () => {
  test("parses, has no other elements and statements, and knows what was written", async () => {
    const layer = fc.constantFrom(...allLayers.filter((one) => !isFree(one)));
    const round = fc.nat({ max: alphabet.length - 1 });
    const property = fc.asyncProperty(layer, round, async (one, number) => {
      expect(await faultsOfPackage(one, mixedTexts(one, number))).toEqual([]);
    });
    await fc.assert(property, runs(2));
  });
});

/** What is in the files of a package that is in none of them with harmless texts. */
async function faultsOfPackage({ corpus, spots, form }: PlannedLayer, textOf: (spot: Spot) => string): Promise<readonly string[]> {
  const hostile = settle(corpus, spots, form, textOf);
  const harmless = settle(corpus, hostile.accepted, form, HARMLESS[form]);
  const [made, wanted] = [await makeFiles(hostile.model), await makeFiles(harmless.model)];
  const known = JSON.stringify(joinPaths(JSON.parse(made.get("catalog.json") ?? "")));
  const isChanged = ([path, content]: readonly [string, string]): boolean => content !== wanted.get(path);
  const unknown = hostile.accepted.filter((spot) => !known.includes(JSON.stringify(textOf(spot)).slice(1, -1)));
  return [
    ...unknown.map(({ slot }) => `catalog.json does not have the text of ${slot.name}`),
    ...[...made]
      .filter(isChanged)
      .flatMap(([path, content]) => [
        ...checkSyntax(path, content),
        ...strangersIn(readFile(path, content), readFile(path, wanted.get(path) ?? "")).map((what) => `${path}: ${what}`),
      ]),
  ];
}

/** The kinds of elements of a page or a Markdown document, and the kinds of nodes of a module, that it does not have otherwise. */
function strangersIn(read: unknown, wanted: unknown): readonly string[] {
  const known = new Set(kindsIn(wanted));
  return kindsIn(read).filter((kind) => !known.has(kind));
}

function kindsIn(read: unknown): readonly string[] {
  if (Array.isArray(read)) return read.filter((kind) => typeof kind === "string");
  if (typeof read !== "object" || read === null) return [];
  return Object.entries(read).flatMap(([key, value]) =>
    ["kinds", "elements"].includes(key) && Array.isArray(value) ? kindsIn(value) : [],
  );
}

/** Paths are lists of names; written, they have dots between them. */
function joinPaths(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((item) => typeof item === "string") ? value.join(".") : value.map(joinPaths);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).map(([key, inner]) => [key, joinPaths(inner)]);
}
