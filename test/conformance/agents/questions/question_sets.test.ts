import { describe, expect, it } from "vitest";
import { isDocumented } from "../../../fixtures/documented_connectors.ts";
import { catalogOperations } from "../../sandbox/catalog_operations.ts";
import { firstSet, type Question } from "./first_set.ts";
import { secondSet } from "./second_set.ts";
import { thirdSet } from "./third_set.ts";

/** Each operation as often as questions of a set are answered with it. */
function answers(set: readonly Question[]): readonly string[] {
  return set.map(({ operation }) => operation).toSorted();
}

/** The words of a question without case, punctuation and spaces at the ends. */
function words(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const questions = [...firstSet, ...secondSet, ...thirdSet].map(({ question }) => question);

describe("the questions that operations are found with", () => {
  it.each([
    { name: "first set", set: firstSet },
    { name: "second set", set: secondSet },
    { name: "third set", set: thirdSet },
  ])("ask for each operation of the documents twice: $name", ({ set }) => {
    const wanted = catalogOperations
      .filter(isDocumented)
      .flatMap(({ id }) => [id, id])
      .toSorted();
    expect(answers(set)).toEqual(wanted);
  });

  it("are all different", () => {
    const written = questions.map(words);
    const repeated = written.filter((question, index) => written.indexOf(question) !== index);
    expect(repeated).toEqual([]);
  });

  it("are in people's words: none contains the id of an operation", () => {
    const ids = catalogOperations.map(({ id }) => id);
    expect(questions.filter((question) => ids.some((id) => question.includes(id)))).toEqual([]);
  });
});
