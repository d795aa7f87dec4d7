import process from "node:process";

/** A sample takes about this many milliseconds: long enough for the clock, and short enough for many rounds. */
const SAMPLE = 2;
/** So many characters are parsed at a time, or one value: the values are still in the cache of the processor when they are used. */
const PARSED = 200_000;
/** How often work takes less than a sample is found out with these values in turn. */
const COPIES = 8;
const CALIBRATIONS = 5;
/** Milliseconds of work before the first sample: the compiler of V8 has then seen the code. */
const WARMING = 30;

/** Does the work once with a value. */
export type Work = (value: unknown) => unknown;

/** A counter is given to work that needs no value. */
type Repeated = (index: number) => unknown;

/** Samples, in milliseconds, of work that needs no value: `JSON.parse` of a text. */
export function sampleRepeated(work: Repeated): () => number {
  const outcome = Boolean(work(0));
  warm(work);
  const runs = runsPerSample(work);
  return () => timed(runs, work, outcome) / runs;
}

/** Samples, in milliseconds, of work with values that were just parsed, which is not timed: each of them is used once. */
export function sampleFresh(work: Work, text: string): () => number {
  const outcome = Boolean(work(JSON.parse(text)));
  warm(() => work(JSON.parse(text)));
  const values = Array.from({ length: COPIES }, (): unknown => JSON.parse(text));
  const enough = runsPerSample((index) => work(values[index % COPIES]));
  const runs = Math.min(enough, Math.ceil(PARSED / text.length));
  const times = Math.ceil(enough / runs);
  const parseAndTime = (): number => {
    const fresh = Array.from({ length: runs }, (): unknown => JSON.parse(text));
    return timed(runs, (index) => work(fresh[index]), outcome);
  };
  return () => {
    let total = 0;
    for (let time = 0; time < times; time += 1) total += parseAndTime();
    return total / (runs * times);
  };
}

/** Samples, in milliseconds of processor time, of asynchronous work, `runs` times one after the other. */
export function sampleAwaited(work: () => Promise<unknown>, runs: number): () => Promise<number> {
  return async () => {
    const start = processorTime();
    for (let run = 0; run < runs; run += 1) await work();
    return (processorTime() - start) / runs;
  };
}

/** The answers are counted, so that the compiler cannot leave the work out, and a candidate that changes its mind is found. */
function timed(runs: number, work: Repeated, outcome: boolean): number {
  let alike = 0;
  const start = processorTime();
  for (let index = 0; index < runs; index += 1) if (Boolean(work(index)) === outcome) alike += 1;
  const time = processorTime() - start;
  if (alike !== runs) throw new Error(`The same work succeeded ${outcome ? alike : runs - alike} of ${runs} times.`);
  return time;
}

function warm(work: Repeated): void {
  const end = processorTime() + WARMING;
  for (let index = 0; processorTime() < end; index += 1) work(index);
}

/** The largest of several counts: the compiler of V8 may be at work during a run, and then a few runs seem to be enough. */
function runsPerSample(work: Repeated): number {
  let most = 1;
  for (let time = 0; time < CALIBRATIONS; time += 1) most = Math.max(most, enoughRuns(work));
  return most;
}

function enoughRuns(work: Repeated): number {
  const outcome = Boolean(work(0));
  for (let runs = 1; ; runs *= 2) {
    const time = timed(runs, work, outcome);
    if (time >= SAMPLE / 2) return Math.max(1, Math.round((runs * SAMPLE) / time));
  }
}

/** The processor time of this process so far, in milliseconds. Unlike the clock, it stands still while other processes run. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
