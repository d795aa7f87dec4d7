import { describe, expect, it } from "vitest";
import { loadEntries } from "../../../gateway/src/agents/operation_names.ts";
import { createOperationSearch } from "../../../gateway/src/agents/search/operation_search.ts";
import { isDocumented } from "../../fixtures/documented_connectors.ts";
import { firstSet, type Question } from "./questions/first_set.ts";
import { secondSet } from "./questions/second_set.ts";
import { thirdSet } from "./questions/third_set.ts";

const search = createOperationSearch(loadEntries().filter(({ operation }) => isDocumented(operation)));

/** The first three operations that are found. */
function firstThree(question: string): readonly string[] {
  return search(question, { limit: 3 }).map(({ operation }) => operation.id);
}

describe("questions in people's words", () => {
  // The search is tuned with the first two sets. Nothing is tuned with the third one, which shows how it does with other questions.
  it.each<[string, readonly Question[], number]>([
    ["first", firstSet, 0.99],
    ["second", secondSet, 0.99],
    ["third", thirdSet, 0.97],
  ])("of the %s set find the operation among the first three results often enough", (_name, questions, least) => {
    const missed = questions.flatMap(({ question, operation }) => {
      const found = firstThree(question);
      return found.includes(operation) ? [] : [`${question}\n  wants ${operation}\n  finds ${found.join(", ")}`];
    });
    expect(1 - missed.length / questions.length, `missed:\n${missed.join("\n")}\n`).toBeGreaterThanOrEqual(least);
  });
});
