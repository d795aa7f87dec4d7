import { percentile } from "../gateway/figures.ts";

/** Someone who does a piece of work, and how long one run of it takes. */
export interface Candidate {
  readonly by: string;
  /** Does the work, maybe many times, and returns what one run took. All candidates of a piece of work use the same unit. */
  readonly sample: () => number | Promise<number>;
}

/** How many rounds there are: no more than `most`, and no fewer than `least` however long they take. */
export interface Rounds {
  readonly least: number;
  readonly most: number;
  /** No round begins after that time, once there were enough. */
  readonly seconds: number;
}

const USUAL: Rounds = { least: 5, most: 41, seconds: 8 };

/** The samples of the candidates, by name: one of each round. */
export type Samples = ReadonlyMap<string, readonly number[]>;

/**
 * Lets all candidates do the work once in each round, in rotating order, so that whatever else the machine does disturbs all of
 * them alike. The samples of one round can be compared with each other; those of different rounds cannot.
 */
export async function takeRounds(candidates: readonly Candidate[], rounds: Rounds = USUAL): Promise<Samples> {
  const samples = new Map(candidates.map(({ by }): [string, number[]] => [by, []]));
  const end = performance.now() + rounds.seconds * 1000;
  for (let round = 0; round < rounds.most && (round < rounds.least || performance.now() < end); round += 1)
    for (const { by, sample } of rotated(candidates, round)) samples.get(by)?.push(await sample());
  return samples;
}

/** The same values, beginning with another one in each round. */
export function rotated<T>(values: readonly T[], round: number): readonly T[] {
  const first = values.length === 0 ? 0 : round % values.length;
  return [...values.slice(first), ...values.slice(0, first)];
}

/** The median over all rounds of a candidate's sample relative to that of another candidate in the same round. */
export function pairedRatio(samples: Samples, by: string, base: string): number {
  const others = samplesOf(samples, base);
  return median(samplesOf(samples, by).map((sample, round) => sample / (others[round] ?? Number.NaN)));
}

/** The median of a candidate's samples: of no use on a busy machine, except where nothing else can be compared with. */
export function medianOf(samples: Samples, by: string): number {
  return median(samplesOf(samples, by));
}

function median(values: readonly number[]): number {
  return percentile(values, 50);
}

function samplesOf(samples: Samples, by: string): readonly number[] {
  const found = samples.get(by);
  if (found === undefined) throw new Error(`${by} was not measured.`);
  return found;
}
