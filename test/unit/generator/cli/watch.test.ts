import { describe, expect, test } from "vitest";
import { watchAndWrite } from "../../../../generator/cli/watch.ts";
import type { RunResult } from "../../../../generator/run.ts";
import { fakeProgram } from "../../../fixtures/fake_program.ts";

const WRITTEN: RunResult = {
  kind: "written",
  sources: [],
  diagnostics: [],
  size: { connectors: 1, entities: 1, operations: 1 },
  report: { kind: "written", written: ["catalog.json", "manifest.json"], removed: [], unchanged: 7 },
  catalogs: { before: undefined, after: undefined },
};
const MISTAKE = {
  code: "yaml/syntax",
  severity: "error",
  message: "wrong",
  help: "put it right",
  file: "spec/a.yaml",
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
};
const REFUSED = { kind: "refused", sources: [], diagnostics: [MISTAKE] } as unknown as RunResult;

const START: RunResult = { kind: "refused", sources: [], diagnostics: [] };
const PROJECT = new Map([
  ["spec/connectors/payments.yaml", "connector: payments"],
  ["spec/empty.yaml", ""],
]);

/** What happens outside, in this order: each is done when the watch waits for something. */
type Happening = "save" | "gone" | "back" | "stop" | "nothing";

interface Setting {
  /** Of the runs after the first one, in which nothing is written. */
  readonly results?: readonly (RunResult | Error)[];
  /** What a save saves. */
  readonly changed?: readonly string[];
}

/** Runs a watch with runs and surroundings of its own; returns what it did and printed. */
async function watch(happenings: readonly Happening[], { results = [], changed = ["spec/connectors/payments.yaml"] }: Setting = {}) {
  const left = [...happenings];
  const did: string[] = [];
  let time = 0;
  let texts: ReadonlyMap<string, string> = PROJECT;
  const outside = { changed: (): void => undefined, stop: (): void => undefined };
  const happen = (): void => {
    const next = left.shift() ?? "stop";
    if (next === "stop") outside.stop();
    if (next === "save" || next === "back") texts = new Map([...PROJECT, ...changed.map((path) => [path, `saved at ${time}`] as const)]);
    if (next === "gone") texts = new Map();
    if (next === "save" || next === "gone") outside.changed();
  };
  const { program, printed, complaints } = fakeProgram("/project", {
    elapsed: () => time,
    wait: (milliseconds) => {
      time += milliseconds;
      if (milliseconds > 0) happen();
      return Promise.resolve();
    },
    onStop: (stop) => void (outside.stop = stop),
  });
  const outcomes = [START, ...results];
  const code = await watchAndWrite({
    ...{ program, shown: "generated", format: "pretty", debug: false },
    read: () => texts,
    run: () => {
      did.push("run");
      const outcome = outcomes.shift() ?? new Error("a run too many");
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    watch: (changes) => {
      outside.changed = changes;
      return { renew: () => void did.push("renew"), close: () => void did.push("close") };
    },
    describeEdit: (result) => Promise.resolve(result === WRITTEN ? "Changes: none\n" : ""),
  });
  const saved = printed().slice(printed().indexOf("ends it.\n") + "ends it.\n".length);
  return { code, did, complained: complaints(), saved };
}

describe("watchAndWrite", () => {
  test("runs at once, and ends with exit code 0", async () => {
    expect(await watch(["stop"])).toEqual({ code: 0, did: ["run", "close"], complained: "", saved: "" });
  });

  test("makes a run of each save, and reports it in one line", async () => {
    const run = await watch(["save", "nothing"], { results: [WRITTEN] });
    expect(run.did).toEqual(["run", "renew", "run", "close"]);
    expect(run.saved).toBe("14:03:12 payments.yaml changed: 2 files written in 0.02 s\nChanges: none\n");
  });

  test("waits until a burst of saves is over, and makes one run of it", async () => {
    const run = await watch(["save", "save", "save", "nothing"], { results: [WRITTEN] });
    expect(run.did.filter((step) => step === "run")).toHaveLength(2);
  });

  test("does nothing when an event changes nothing", async () => {
    expect((await watch(["nothing", "nothing"])).did).toEqual(["run", "close"]);
  });

  test("waits for files that have disappeared for a moment", async () => {
    const run = await watch(["gone", "nothing", "nothing", "back", "nothing"], { results: [WRITTEN] });
    expect(run.did).toEqual(["run", "renew", "run", "close"]);
    expect(run.saved).toContain("in 0.12 s");
  });

  test("makes a run without them when they do not come back", async () => {
    const run = await watch(["gone", ...Array.from({ length: 12 }, () => "nothing" as const)], { results: [REFUSED] });
    expect(run.did).toEqual(["run", "renew", "run", "close"]);
    expect(run.saved).toContain("payments.yaml and empty.yaml changed");
  });

  test("prints what is wrong with a catalog, and goes on when it is right again", async () => {
    const run = await watch(["save", "nothing", "save", "nothing"], { results: [REFUSED, WRITTEN] });
    expect(run.saved).toContain("wrong");
    expect(run.saved).toContain("14:03:12 payments.yaml changed: 1 error in the catalog, generated/ stays as it was; checked in 0.02 s\n");
    expect(run.saved).toContain("2 files written");
  });

  test("survives a run that fails", async () => {
    const run = await watch(["save", "nothing", "save", "nothing"], { results: [new Error("runtime/a.ts:1: ';' expected"), WRITTEN] });
    expect(run.complained).toContain("runtime/a.ts:1: ';' expected");
    expect(run.saved).toContain("2 files written");
  });

  test.each([
    [["spec/gateway.yaml"], "gateway.yaml changed"],
    [["spec/connectors/a.yaml", "spec/connectors/queries/b.graphql"], "a.yaml and b.graphql changed"],
    [["a/1", "a/2", "a/3"], "1, 2, 3 changed"],
    [["a/1", "a/2", "a/3", "a/4", "a/5"], "5 files changed"],
  ])("names %j as %s", async (changed, names) => {
    expect((await watch(["save", "nothing"], { results: [WRITTEN], changed })).saved).toContain(`14:03:12 ${names}: `);
  });
});
