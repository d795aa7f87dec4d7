import type { Findings } from "./table.ts";
import type { Figure, Goal, Outcome } from "../part.ts";

/** The findings of a JSON file, or of a message of another process. Throws when they are something else. */
export function readFindings(value: unknown): readonly Findings[] {
  if (!Array.isArray(value)) throw new TypeError("Findings are a list.");
  return value.map((entry: unknown): Findings => {
    const { name, title, about, outcomes } = fieldsOf(entry);
    if (!Array.isArray(outcomes)) throw new TypeError("Outcomes are a list.");
    return { name: text(name), title: text(title), about: text(about), outcomes: outcomes.map(readOutcome) };
  });
}

/** Earlier findings with newer ones in their place, in the order of `names`. What belongs to no name any more is left out. */
export function mergeFindings(earlier: readonly Findings[], newer: readonly Findings[], names: readonly string[]): readonly Findings[] {
  const byName = new Map([...earlier, ...newer].map((found) => [found.name, found]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

function readOutcome(value: unknown): Outcome {
  const { work, by, reason, value: amount, unit, goal } = fieldsOf(value);
  const common = { work: text(work), by: text(by) };
  if (reason !== undefined) return { ...common, reason: text(reason) };
  const figure: Figure = { ...common, value: count(amount), unit: text(unit) };
  return goal === undefined ? figure : { ...figure, goal: readGoal(goal) };
}

function readGoal(value: unknown): Goal {
  const { most, least } = fieldsOf(value);
  return most === undefined ? { least: count(least) } : { most: count(most) };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new TypeError("An object was expected in findings.");
  return Object.fromEntries(Object.entries(value));
}

function text(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("A text was expected in findings.");
  return value;
}

function count(value: unknown): number {
  if (typeof value !== "number") throw new TypeError("A number was expected in findings.");
  return value;
}
