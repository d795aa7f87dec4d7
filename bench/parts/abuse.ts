import { compareCheckers, type CheckedWork } from "../harness/compare_checkers.ts";
import type { Part } from "../part.ts";
import { asFaulty, firstExample, LIST, workOf } from "./request_work.ts";

/** Requests of somebody who wants to keep a server busy, and what the others then wait for. */
export const abuse: Part = {
  name: "abuse",
  title: "Requests that are meant to cost time",
  about:
    "Lists of all faults, with values that were just parsed. An object with thousands of keys makes V8 read the keys of all objects in a slower way from then on, in whatever code has seen it: the last row is a request of somebody else in the same process.",
  nodeOptions: ["--single-threaded"],
  measure: () => compareCheckers([...expensive, innocent]),
};

const expensive: readonly CheckedWork[] = [
  {
    ...workOf(LIST, "150 unknown keys of 90 letters", [withUnknownKeys(150, 90)]),
    ...asFaulty(LIST),
    relativeTo: "nothing",
    goal: { most: 0.3 },
  },
  {
    ...workOf(LIST, "10,000 unknown keys, all reported", [withUnknownKeys(10_000, 12)]),
    ...asFaulty(LIST),
    options: { maxIssues: 10_000 },
    relativeTo: "nothing",
    goal: { most: 100 },
  },
];

const innocent = workOf(LIST, "a small request (customers.list) beside these", firstExample(LIST));

/** Keys that could be typing mistakes: all of them look like the name of a parameter when signs between letters do not count. */
function withUnknownKeys(count: number, length: number): object {
  const keys = Array.from({ length: count }, (_, index): [string, number] => [`startngaftr${index}`.padEnd(length, "_-"), index]);
  return { entity: "customers", action: "list", params: Object.fromEntries(keys) };
}
