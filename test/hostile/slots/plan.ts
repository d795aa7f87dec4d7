import { runs } from "../../fixtures/property_runs.ts";
import { canFill, type Form } from "./fill_slots.ts";
import { layersOf, settle, type Corpus, type Layer, type Spot } from "./settle.ts";

/** Texts that are as harmless as any; a name or an address is refused that way and accepted after another one. */
export const HARMLESS: Readonly<Record<Form, string>> = { alone: "harmless", after: "9" };

/** How many spots of a slot are tried until one of them takes a text. */
const TRIED = runs(3).numRuns;

/** The slots of a corpus: what takes a harmless text, in layers, and one spot of each slot that does not. */
export interface Plan {
  readonly corpus: Corpus;
  readonly layers: readonly Layer[];
  readonly stubborn: readonly Layer[];
}

/** Every spot of the slots that are free texts, and one spot of each other slot, for a text alone and for one after another text. */
export function planOf(corpus: Corpus): Plan {
  const free = layersOf(
    corpus,
    corpus.spots.filter(({ slot }) => slot.isText),
    "alone",
    HARMLESS.alone,
  );
  const taken = new Set(free.flatMap(({ spots }) => spots.map(({ slot }) => slot.name)));
  const others = new Map<string, Spot[]>();
  for (const spot of corpus.spots) {
    const { name } = spot.slot;
    if (!taken.has(name)) others.set(name, [...(others.get(name) ?? []), spot]);
  }
  const found = (["alone", "after"] as const).map((form) => {
    const canTake = ({ path, ...site }: Spot): boolean => canFill(corpus.documents.get(path) ?? {}, site, form);
    const slots = [...others.values()].map((spots) => spots.filter(canTake));
    return planForm(corpus, slots, form);
  });
  return { corpus, layers: [...free, ...found.flatMap(({ layers }) => layers)], stubborn: found.map(({ stubborn }) => stubborn) };
}

function planForm(
  corpus: Corpus,
  slots: readonly (readonly Spot[])[],
  form: Form,
): { readonly layers: readonly Layer[]; readonly stubborn: Layer } {
  const chosen = new Map<string, Spot>();
  for (let round = 0; round < TRIED; round++) {
    const open = slots.filter(([first]) => first !== undefined && !chosen.has(first.slot.name));
    // Neighbours would get in each other's way.
    const tried = open.flatMap((spots, index) => spots[(Math.floor((round * spots.length) / TRIED) + index) % spots.length] ?? []);
    for (const spot of settle(corpus, tried, form, HARMLESS[form]).accepted) chosen.set(spot.slot.name, spot);
  }
  const stubborn = slots.flatMap(([first]) => (first === undefined || chosen.has(first.slot.name) ? [] : [first]));
  return { layers: layersOf(corpus, [...chosen.values()], form, HARMLESS[form]), stubborn: { form, spots: stubborn } };
}
