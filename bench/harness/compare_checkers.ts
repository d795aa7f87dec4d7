import type { CheckOptions } from "connector-gateway-spec";
import { OURS, ownChecker, rivalsOf } from "../checkers/index.ts";
import { assertVerdicts, type Verdict } from "../checkers/checker.ts";
import type { Absence, Goal, Outcome } from "../part.ts";
import { medianOf, pairedRatio, takeRounds, type Candidate, type Samples } from "./rounds.ts";
import { sampleFresh, sampleRepeated } from "./samplers.ts";

/** The validation of values of one address. */
export interface CheckedWork {
  readonly work: string;
  readonly address: string;
  /** The values that are measured. All are valid, or none is. */
  readonly values: readonly unknown[];
  readonly valid: boolean;
  /** Values of the other kind: whoever judges them wrongly is not measured. */
  readonly others: readonly unknown[];
  /** `accepts` asks for a verdict, `check` for all faults as well. */
  readonly way: "accepts" | "check";
  /** With options, only the package is measured: other libraries have nothing like them. */
  readonly options?: CheckOptions;
  /** What the figures are relative to; without it, they are milliseconds. */
  readonly relativeTo: "JSON.parse" | "nothing";
  readonly goal?: Goal;
  /** What the package wants relative to another candidate. */
  readonly goalBeside?: { readonly by: string; readonly goal: Goal };
}

/** Work with its candidates, all of which have proved their verdicts and done the work until it was fast. */
interface PreparedWork extends CheckedWork {
  readonly candidates: readonly Candidate[];
  readonly absences: readonly Absence[];
}

const PARSE = "JSON.parse";

/**
 * Measures each candidate with values that were just parsed. All work is prepared before any of it is measured, so that its order does
 * not matter: the process has then validated many kinds of values, as that of a user has.
 */
export async function compareCheckers(works: readonly CheckedWork[]): Promise<readonly Outcome[]> {
  const prepared: PreparedWork[] = [];
  for (const work of works) prepared.push(await prepare(work));
  const outcomes: Outcome[] = [];
  for (const work of prepared) outcomes.push(...report(work, await takeRounds(work.candidates)), ...work.absences);
  return outcomes;
}

async function prepare(work: CheckedWork): Promise<PreparedWork> {
  const rivals = await rivalsOf(work.address);
  const own = ownChecker(work.address, work.options);
  const checkers = [own, ...(work.options === undefined ? rivals.checkers : [])];
  const text = textOf(work.values);
  const [valid, invalid] = work.valid ? [work.values, work.others] : [work.others, work.values];
  const candidates = checkers.map((checker): Candidate => {
    const verdict = checker[work.way];
    assertVerdicts(`${work.work}: ${checker.by}`, verdict, valid, invalid);
    return { by: checker.by, sample: sampleFresh(forAll(verdict, work.values), text) };
  });
  const parse = { by: PARSE, sample: sampleRepeated(() => JSON.parse(text) as unknown) };
  const absences = rivals.missing.map((missing) => ({ work: work.work, ...missing }));
  return { ...work, candidates: [parse, ...candidates], absences };
}

function textOf(values: readonly unknown[]): string {
  return JSON.stringify(values.length === 1 ? values[0] : values);
}

/** The number of values that are found valid, so that each is looked at, also when none is. */
function forAll(verdict: Verdict, values: readonly unknown[]): (value: unknown) => unknown {
  if (values.length === 1) return verdict;
  return (list) => {
    let valid = 0;
    if (Array.isArray(list)) for (const value of list) if (verdict(value)) valid += 1;
    return valid;
  };
}

function report(work: PreparedWork, samples: Samples): readonly Outcome[] {
  const names = work.candidates.map(({ by }) => by).filter((by) => by !== PARSE);
  const relative = work.relativeTo === PARSE;
  const figures = names.map((by): Outcome => {
    const value = relative ? pairedRatio(samples, by, PARSE) : medianOf(samples, by);
    const goal = by === OURS && work.goal !== undefined ? { goal: work.goal } : {};
    return { work: work.work, by, value, unit: relative ? `× ${PARSE}` : "ms", ...goal };
  });
  if (work.goalBeside === undefined) return figures;
  const { by, goal } = work.goalBeside;
  const beside = { work: `${work.work}, beside ${by}`, by: OURS, value: pairedRatio(samples, OURS, by), unit: `× ${by}`, goal };
  return [...figures, beside];
}
