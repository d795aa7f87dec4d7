import { boundedDistance } from "connector-gateway-templates/core";
import { toSingular, toStem } from "connector-gateway-templates/search";

/** Words of everyday sentences that do not help to find an operation, beside the fillers of every search. */
const EVERYDAY = new Set(
  (
    "able across again ago ah all along already also am another anyone anybody anything are around asap asked asking be been before behind being " +
    "beside besides between big bit both bring browse but call called came case cases check come comes currently day days did didn display does doesn doing " +
    "dollar dollars don done during dump each eight either else end entire eur euro euros even ever every everybody everyone everything exactly " +
    "fetch few find fine first five for four get give given go goes going gone good got grab great half happen happened happening he hello help her here hey hi " +
    "him his hour hundred issued issuing just keep keeps kept kind kindly know known large last lately later latest let lets like ll load look looking lookup lot lots m made make makes many " +
    "maybe might mine minute moment month months more morning most much must my myself named nearly need needed neither new newest next nine no nobody not nothing now off oh ok okay old oldest once one " +
    "only onto open or other otherwise ought our ours ourselves out over own part past per perhaps place please point pls possible previous print probably " +
    "pull pulled put puts query quick quickly re read really recent recently retrieve return returns right s said same say saying says search second see seven several shall " +
    "she show since six small some somebody someone soon sort still such sure t take taken takes tell ten than thank thanks then thing things think third this thought " +
    "thousand three through throughout today together tomorrow too took top tried try trying two under until up upon us usd use used uses using ve very via view want wanted was way " +
    "ways we week weekend weeks well went were while who whole whom whose within without won would year years yes yesterday yet " +
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december d"
  ).split(" "),
);

/** All of them, which are spelled as they should be. */
export const everydayWords: readonly string[] = [...EVERYDAY];

/** Corrects a word; a word that it knows, or that is like none, stays as it is. */
export type Spelling = (word: string) => string;

/** Shorter words have too many neighbors, and longer ones are no words. */
const SHORTEST = 4;
const LONGEST = 30;

/** From this length on, two letters may be wrong instead of one. */
const LONG = 8;

/**
 * Corrects typos: the known word with the same first letter that differs least, in one letter, or in two letters of long words. Letters
 * that are swapped count as one.
 */
export function createSpelling(words: Iterable<string>): Spelling {
  const vocabulary = new Set([...words].flatMap((word) => [word, toSingular(word)]));
  const stems = new Set([...vocabulary].map(toStem));
  const candidates = new Map<string, string[]>();
  for (const word of vocabulary) {
    const others = candidates.get(firstLetter(word));
    if (word.length < SHORTEST) continue;
    if (others === undefined) candidates.set(firstLetter(word), [word]);
    else others.push(word);
  }
  return (word) => {
    const isWord = word.length >= SHORTEST && word.length <= LONGEST && !/\p{N}/u.test(word);
    if (!isWord || vocabulary.has(word) || vocabulary.has(toSingular(word)) || stems.has(toStem(word))) return word;
    return nearest(word, candidates.get(firstLetter(word)) ?? []) ?? word;
  };
}

function firstLetter(word: string): string {
  return word.slice(0, 1);
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  let most = word.length < LONG ? 1 : 2;
  let correction: string | undefined;
  for (const candidate of candidates) {
    const distance = boundedDistance(word, candidate, most);
    if (distance > most) continue;
    correction = candidate;
    most = distance - 1;
  }
  return correction;
}

/** Whether a word is of no use to find an operation: `today`. */
export function isEveryday(word: string): boolean {
  return EVERYDAY.has(word);
}
