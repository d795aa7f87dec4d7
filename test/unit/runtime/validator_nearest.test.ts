import { expect, test } from "vitest";
import { nearestNames } from "../../../templates/runtime/nearest.ts";

const names = ["limit", "starting_after", "ending_before", "email", "created", "maxResults", "id", "gt", "gte"];

test("a name of one letter is found too", () => {
  expect(nearestNames("qs", ["q", "pageSize"])).toEqual(["q"]);
  expect(nearestNames("x", ["q", "pageSize"])).toEqual([]);
});

test.each([
  ["limt", ["limit"]],
  ["limits", ["limit"]],
  ["lmiit", ["limit"]],
  ["Limit", ["limit"]],
  ["STARTING_AFTER", ["starting_after"]],
  ["startingAfter", ["starting_after"]],
  ["starting-after", ["starting_after"]],
  ["endingbefore", ["ending_before"]],
  ["max_results", ["maxResults"]],
  ["creatd", ["created"]],
  ["ids", ["id"]],
  ["colour", []],
  ["lt", ["gt"]],
  ["z", []],
  ["", []],
  ["x".repeat(200), []],
])("%s -> %j", (wanted, want) => {
  expect(nearestNames(wanted, names)).toEqual(want);
});

test("the best come first, those that are as good in the order in which they are given", () => {
  expect(nearestNames("gtt", names, 3)).toEqual(["gt", "gte"]);
  expect(nearestNames("gte", names, 3)).toEqual(["gte", "gt"]);
});

test("a single letter is no slip for another", () => {
  expect(nearestNames("b", ["a"])).toEqual([]);
});

test("there may be no names at all", () => {
  expect(nearestNames("limit", [])).toEqual([]);
});
