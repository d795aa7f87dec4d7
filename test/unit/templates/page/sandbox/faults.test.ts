import { connector as payments } from "connector-gateway-spec/payments";
import { describe, expect, test } from "vitest";
import { refusalIn } from "../../../../../templates/page/sandbox/connection/control.ts";
import { failureText, frequencyText, patternsOf } from "../../../../../templates/page/sandbox/faults/faults_panel.tsx";
import {
  firstChoices,
  obstacleIn,
  strikes,
  toFault,
  withFault,
  withoutFaults,
  type FaultChoices,
  presets,
} from "../../../../../templates/page/sandbox/faults/wanted_fault.ts";
import { matches } from "../../../../../templates/sandbox/fault_plan.ts";
import { readFaults } from "../../../../../templates/sandbox/read_faults.ts";
import type { Fault } from "../../../../../templates/sandbox/sandbox_types.ts";

const FAULT: Fault = { match: "*", status: 500 };

describe("a fault from choices", () => {
  test.each<[Partial<FaultChoices>, Partial<Fault>]>([
    [{}, { match: "*" }],
    [{ scope: "in_view" }, { match: "crm.people.list" }],
    [{ scope: "pattern", pattern: " payments.* " }, { match: "payments.*" }],
    [{ frequency: "once" }, { match: "*", times: 1 }],
    [
      { frequency: "times", times: "7" },
      { match: "*", times: 7 },
    ],
    [
      { frequency: "random", percent: "12.5" },
      { match: "*", probability: 0.125 },
    ],
  ])("%j is %j", (choices, wanted) => {
    expect(toFault({ status: 500 }, { ...firstChoices, ...choices }, "crm.people.list")).toEqual({ ...wanted, status: 500 });
  });

  test.each<[Partial<FaultChoices>, RegExp | undefined]>([
    [{}, undefined],
    [{ scope: "pattern", pattern: " " }, /pattern/],
    [{ frequency: "times", times: "0" }, /whole number/],
    [{ frequency: "times", times: "1.5" }, /whole number/],
    [{ frequency: "times", times: "2" }, undefined],
    [{ frequency: "random", percent: "0" }, /probability/],
    [{ frequency: "random", percent: "101" }, /probability/],
    [{ frequency: "random", percent: "1e9" }, /probability/],
    [{ frequency: "random", percent: "100" }, undefined],
    [{ times: "x", percent: "x" }, undefined],
  ])("%j has the obstacle %s", (choices, wanted) => {
    const obstacle = obstacleIn({ ...firstChoices, ...choices });
    expect(wanted === undefined ? obstacle === undefined : wanted.test(obstacle ?? "")).toBe(true);
  });

  test.each(presets.map(({ title, failure }) => [title, failure] as const))("%s is one that the sandbox accepts", (_title, failure) => {
    expect(readFaults([toFault(failure, firstChoices, undefined)], payments.operations)).toEqual([{ match: "*", ...failure }]);
  });
});

describe("a list of faults", () => {
  const spent = { fault: { ...FAULT, times: 1 }, left: null };
  const half = { fault: { ...FAULT, status: 503, times: 3 }, left: { ...FAULT, status: 503, times: 1 } };

  test("gets a new one at its beginning, loses what is used up, and goes on with what is left", () => {
    expect(withFault([spent, half], FAULT)).toEqual([FAULT, half.left]);
  });

  test("loses those that are removed", () => {
    const other = { fault: FAULT, left: FAULT };
    expect(withoutFaults([half, other, spent], (one) => one === half)).toEqual([FAULT]);
  });

  test.each<[Fault | null, string, boolean]>([
    [{ match: "*", status: 503 }, "*", true],
    [{ match: "*", status: 503, times: 2 }, "*", true],
    [{ match: "*", status: 503 }, "payments.*", false],
    [{ match: "*", status: 503, retryAfter: 1 }, "*", false],
    [{ match: "*", status: 503, wait: 1 }, "*", false],
    [null, "*", false],
  ])("has %j: a switch for %s is on: %s", (left, pattern, wanted) => {
    expect(strikes({ fault: FAULT, left }, { status: 503 }, pattern)).toBe(wanted);
  });
});

describe("the words for a fault", () => {
  test.each<[Partial<Fault>, string]>([
    [{ status: 429, retryAfter: 5 }, "429 Too Many Requests, Retry-After 5 s"],
    [{ wait: 2 }, "Answers after 2 s"],
    [{ status: 500, wait: 0.5 }, "500 Internal Server Error, all after 0.5 s"],
    [{ effect: "malformed_json" }, "Malformed JSON"],
    [{ effect: "drop_request", wait: 1 }, "Connection dropped before the operation, all after 1 s"],
  ])("%j: %s", (fault, wanted) => {
    expect(failureText({ match: "*", ...fault })).toBe(wanted);
  });

  test.each<[Partial<Fault>, Partial<Fault> | null, string]>([
    [{}, {}, "every call"],
    [{ probability: 0.5 }, { probability: 0.5 }, "50 % of calls"],
    [{ times: 1 }, { times: 1 }, "next 1 call"],
    [{ times: 3 }, { times: 3 }, "next 3 calls"],
    [{ times: 3 }, { times: 1 }, "next 3 calls, 1 left"],
    [{ times: 3 }, null, "next 3 calls, used up"],
    [{ nth: 2 }, { nth: 2 }, "1 call from call 2"],
    [{ nth: 2, times: 2, probability: 0.1 }, { times: 1, probability: 0.1 }, "2 calls from call 2, 10 % of calls, 1 left"],
  ])("%j with %j left: %s", (fault, left, wanted) => {
    expect(frequencyText({ fault: { ...FAULT, ...fault }, left: left === null ? null : { ...FAULT, ...left } })).toBe(wanted);
  });
});

describe("patterns", () => {
  test("match something, and name each connector, action and operation once", () => {
    const patterns = patternsOf([payments]);
    expect(patterns).toEqual(expect.arrayContaining(["payments.*", "*.list", "gateway.create_instance", "payments.customers.list"]));
    expect(new Set(patterns).size).toBe(patterns.length);
    const ids = [...payments.operations.map(({ id }) => id), "gateway.create_instance"];
    expect(patterns.filter((pattern) => !ids.some((id) => matches(pattern, id)))).toEqual([]);
  });
});

describe("a refusal", () => {
  const body = (...messages: readonly string[]): string =>
    JSON.stringify({ message: "The list of faults cannot be used.", errors: messages.map((message) => ({ field: "x", message })) });

  test.each<[string, readonly string[]]>([
    [
      body("`[0].match` matches no operation; did you mean `payments.*`?"),
      ["The pattern matches no operation; did you mean `payments.*`?"],
    ],
    [
      body("`[2]` has the effect `repeat_cursor`, which no operation that `match` names can have"),
      ["The fault has the effect `repeat_cursor`, which no operation that `match` names can have."],
    ],
    [
      body("`[0].times` must be a whole number from 1, not 0", "`[1].times` must be a whole number from 1, not 0"),
      ["The number of calls must be a whole number from 1, not 0."],
    ],
    [body("`[0].constructor` is no known key"), ["The fault is no known key."]],
    [JSON.stringify({ message: "Only GET is allowed here.", errors: [] }), ["Only GET is allowed here."]],
    ["<h1>502</h1>", ["The sandbox does not answer. Check that it is still running."]],
    ["{}", ["The sandbox does not answer. Check that it is still running."]],
  ])("%s", (text, wanted) => {
    expect(refusalIn(text)).toEqual(wanted);
  });
});
