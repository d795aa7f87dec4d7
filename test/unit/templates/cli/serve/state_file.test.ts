import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { emptyFolder, put } from "../../../../fixtures/package_folder.ts";
import { call, type createFake, list } from "../../sandbox/fake_store.ts";
import { whileServing } from "./served.ts";

const create = call("customers", "create", { email: "kept@example.com" });
const STATE = JSON.stringify({ version: 1, instances: { mine: { connector: "payments", records: { customers: [{ id: "cus_1" }] } } } });

function customersIn(text: string): number | undefined {
  const state = JSON.parse(text) as ReturnType<ReturnType<typeof createFake>["state"]>;
  return state.instances["inst_payments"]?.records["customers"]?.length;
}

describe("--state", () => {
  test("keeps what has changed for the next run", async () => {
    const folder = emptyFolder();
    await whileServing("--state s.json --records 1", ({ send }) => send({ body: create }), {}, folder);
    expect(customersIn(readFileSync(join(folder, "s.json"), "utf8"))).toBe(2);
    await whileServing(
      "--state s.json --records 1",
      async ({ send }) => expect((await send({ body: list })).body).toMatchObject({ result: [{}, { email: "kept@example.com" }] }),
      {},
      folder,
    );
    expect(readdirSync(folder)).toEqual(["s.json"]);
  });

  test("loads what somebody has written", async () => {
    const { code, stderr } = await whileServing(
      "--state s.json",
      async ({ url }) => expect(await (await fetch(`${url}/_sandbox/state`)).json()).toEqual(JSON.parse(STATE)),
      { "s.json": `\ufeff${STATE}` },
    );
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("leaves a file alone when nothing changes", async () => {
    const text = `  ${STATE}\n`;
    await whileServing("--state s.json", ({ read }) => expect(read("s.json")).toBe(text), { "s.json": text });
    await whileServing(
      "--state s.json",
      async ({ url, folder }) => {
        await fetch(`${url}/_sandbox/state`);
        expect(readFileSync(join(folder, "s.json"), "utf8")).toBe(text);
      },
      { "s.json": text },
    );
  });

  test("writes soon after a change, while it runs", async () => {
    await whileServing("--state s.json --records 1", async ({ send, read }) => {
      await send({ body: create });
      await vi.waitFor(() => expect(customersIn(read("s.json"))).toBe(2), { timeout: 60_000 });
    });
  });

  test("writes to where a link leads", async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, "deep"));
    await whileServing("--state deep/s.json --records 1", () => undefined, {}, folder);
    symlinkSync("deep/s.json", join(folder, "link.json"));
    await whileServing("--state link.json", ({ send }) => send({ body: create }), {}, folder);
    expect(customersIn(readFileSync(join(folder, "deep/s.json"), "utf8"))).toBe(2);
  });

  test("complains at the end when the file cannot be written", async () => {
    const { code, stderr } = await whileServing(
      "--state deep/s.json",
      ({ folder }) => rmSync(join(folder, "deep"), { recursive: true }),
      {},
      deep(),
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining("deep/s.json cannot be written (ENOENT)")]);
  });

  test("complains while it runs, and goes on", async () => {
    const { code, stderr } = await whileServing(
      "--state deep/s.json",
      async ({ folder, send, printed }) => {
        rmSync(join(folder, "deep"), { recursive: true });
        await send({ body: create });
        await vi.waitFor(() => expect(printed.stderr).toContain("deep/s.json cannot be written (ENOENT)\n"), { timeout: 60_000 });
        expect((await send({ body: list })).status).toBe(200);
        mkdirSync(join(folder, "deep"));
      },
      {},
      deep(),
    );
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^connector-gateway-spec: deep\/s\.json cannot be written \(ENOENT\)\n/)]);
  });
});

function deep(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, "deep"));
  return folder;
}

describe("a state file that cannot be used", () => {
  test.each<[string, string, string, string]>([
    ["half-written", STATE.slice(0, 50), "the state file s.json is not JSON, or only the beginning of it", "restore it, or remove it"],
    ["empty", "", "the state file s.json is empty", "restore it, or remove it"],
    [
      "of another version",
      '{"version":2,"instances":{}}',
      "the state in s.json cannot be used: `version` is 2, and this sandbox reads version 1",
      "fix the file",
    ],
    ["of something else", "[]", "the state in s.json cannot be used: it must be an object, not a list", "fix the file"],
    ["with a typo", STATE.replace("customers", "customer"), "did you mean `customers`?", "fix the file"],
  ])("%s", async (_name, text, message, help) => {
    const folder = emptyFolder();
    const { code, stdout, stderr } = await whileServing("--state s.json", () => undefined, { "s.json": text }, folder);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr).toContain(`\n  help: ${help}`);
    expect(readFileSync(join(folder, "s.json"), "utf8")).toBe(text);
  });

  test.each([
    ["none/s.json", "the state file none/s.json cannot be written", "create its folder first"],
    [".", "the state file . is a folder", "name a file"],
    ["huge", "the state file huge cannot be read (ERR_FS_FILE_TOO_LARGE)", "it is larger than any file that the program can read"],
    ["loop", "the state file loop cannot be read (ELOOP)", "it is a link that leads back to itself; point it to a file"],
    ["pipe", "the state file pipe cannot be read (it is a pipe)", "pass it as standard input, or write it to a file first"],
  ])("%s", async (path, message, help) => {
    const folder = emptyFolder();
    symlinkSync("loop", join(folder, "loop"));
    execFileSync("mkfifo", [join(folder, "pipe")]);
    put(folder, "huge", "");
    // It takes no room: nothing is written into it.
    truncateSync(join(folder, "huge"), 2 ** 29 + 1);
    const { code, stderr } = await whileServing(`--state ${path}`, () => undefined, {}, folder);
    expect([code, stderr]).toEqual([2, `connector-gateway-spec: ${message}\n  help: ${help}\n`]);
  });
});
