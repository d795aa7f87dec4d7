import { describe, expect, test } from "vitest";
import { watchAndWrite } from "../../../generator/cli/watch.ts";
import type { RunResult } from "../../../generator/run.ts";
import type { Session, Update } from "../../../generator/session.ts";
import { fakeProgram } from "../../fixtures/fake_program.ts";

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

const START: Update = { result: { kind: "refused", sources: [], diagnostics: [] }, changed: [], pending: [] };

/** What happens outside, in this order: each is done when the watch waits for something. */
type Happening = "save" | "gone" | "back" | "stop" | "nothing";

interface Setting {
  readonly updates?: readonly (Update | Error)[];
  readonly rest?: readonly (Update | undefined)[];
}

/** Runs a watch with a session and surroundings of its own; returns what it did and printed. */
async function watch(happenings: readonly Happening[], { updates = [], rest = [] }: Setting = {}) {
  const left = [...happenings];
  const did: string[] = [];
  let time = 0;
  let found: ReturnType<Session["look"]> = "same";
  const outside = { changed: (): void => undefined, stop: (): void => undefined };
  const happen = (): void => {
    const next = left.shift() ?? "stop";
    if (next === "stop") outside.stop();
    if (next === "save" || next === "back") found = "changed";
    if (next === "gone") found = "shrunk";
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
  const results = [START, ...updates];
  const others = [...rest];
  const session: Session = {
    look: () => found,
    update: () => {
      did.push("update");
      found = "same";
      const result = results.shift();
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
    complete: async (pause) => {
      await pause();
      const update = others.shift();
      if (update !== undefined) did.push("complete");
      return update;
    },
  };
  const code = await watchAndWrite({
    ...{ session, program, shown: "generated", format: "pretty", debug: false },
    watch: (changed) => {
      outside.changed = changed;
      return { renew: () => void did.push("renew"), close: () => void did.push("close") };
    },
    describeEdit: (result) => Promise.resolve(result === WRITTEN ? "Changes: none\n" : ""),
  });
  const saved = printed().slice(printed().indexOf("ends it.\n") + "ends it.\n".length);
  return { code, did, complained: complaints(), saved };
}

const SAVED: Update = { result: WRITTEN, changed: ["spec/connectors/payments.yaml"], pending: ["reference/index.html"] };

describe("watchAndWrite", () => {
  test("runs at once, and ends with exit code 0", async () => {
    expect(await watch(["stop"])).toEqual({ code: 0, did: ["update", "close"], complained: "", saved: "" });
  });

  test("writes a save in one line, with the files that follow, and then the rest", async () => {
    const run = await watch(["save", "nothing"], { updates: [SAVED], rest: [{ result: WRITTEN, changed: [], pending: [] }] });
    expect(run.did).toEqual(["update", "renew", "update", "complete", "close"]);
    expect(run.saved).toBe(
      "14:03:12 payments.yaml changed: 2 files written in 0.02 s; reference/index.html follows\nChanges: none\n14:03:12 2 files written in 0.00 s: catalog.json and manifest.json\n",
    );
  });

  test("waits until a burst of saves is over, and makes one run of it", async () => {
    const run = await watch(["save", "save", "save", "nothing"], { updates: [SAVED] });
    expect(run.did.filter((step) => step === "update")).toHaveLength(2);
  });

  test("does nothing when an event changes nothing", async () => {
    expect((await watch(["nothing", "nothing"])).did).toEqual(["update", "close"]);
  });

  test("waits for files that have disappeared for a moment", async () => {
    const run = await watch(["gone", "nothing", "nothing", "back", "nothing"], { updates: [SAVED] });
    expect(run.did).toEqual(["update", "renew", "update", "close"]);
    expect(run.saved).toContain("in 0.12 s");
  });

  test("prints what is wrong with a catalog, and goes on when it is right again", async () => {
    const run = await watch(["save", "nothing", "save", "nothing"], { updates: [{ ...SAVED, result: REFUSED, pending: [] }, SAVED] });
    expect(run.saved).toContain("wrong");
    expect(run.saved).toContain("14:03:12 payments.yaml changed: 1 error in the catalog, generated/ stays as it was; checked in 0.02 s\n");
    expect(run.saved).toContain("2 files written");
  });

  test("survives a run that fails", async () => {
    const run = await watch(["save", "nothing", "save", "nothing"], { updates: [new Error("runtime/a.ts:1: ';' expected"), SAVED] });
    expect(run.complained).toContain("runtime/a.ts:1: ';' expected");
    expect(run.saved).toContain("2 files written");
  });

  test.each([
    [["spec/gateway.yaml"], "gateway.yaml changed"],
    [["spec/connectors/a.yaml", "spec/connectors/queries/b.graphql"], "a.yaml and b.graphql changed"],
    [["a/1", "a/2", "a/3"], "1, 2, 3 changed"],
    [["a/1", "a/2", "a/3", "a/4", "a/5"], "5 files changed"],
  ])("names %j as %s", async (changed, names) => {
    expect((await watch(["save", "nothing"], { updates: [{ ...SAVED, changed }] })).saved).toContain(`14:03:12 ${names}: `);
  });
});
