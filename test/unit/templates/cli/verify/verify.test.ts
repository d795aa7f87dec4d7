import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createSandbox } from "connector-gateway-spec/sandbox";
import { toNodeListener } from "connector-gateway-spec/server/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand, type Surroundings } from "../../../../fixtures/command_line.ts";
import { deviating } from "../../verify/deviating_gateway.ts";

const LIST = "payments.customers.list";
const WHOLE = ["--instance", "payments=inst_payments", "--operation", LIST, "--rate", "0"];

/** Two gateways: one that keeps the contract, and one with records that lack a field. */
const servers: Server[] = [];
const addresses: string[] = [];

beforeAll(async () => {
  const broken = deviating({
    after: (body, { operation }) =>
      void (operation === LIST && Array.isArray(body.result) && body.result.forEach((record) => delete record["object"])),
  });
  for (const fetch of [createSandbox({ records: 12 }).fetch, broken]) {
    const server = createServer(toNodeListener((request: Request) => fetch(request)));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    addresses.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
});

afterAll(() => {
  for (const server of servers) server.close();
});

function run(which: "good" | "broken", words: readonly string[], around: Surroundings = {}): ReturnType<typeof runCommand> {
  const never = (): Promise<void> => new Promise(() => undefined);
  return runCommand(["verify", addresses[which === "good" ? 0 : 1] ?? "", ...WHOLE, ...words], { untilStopped: never, ...around });
}

describe("verify", () => {
  test("exits with 0, and shows what was tried, when the contract is kept", async () => {
    const { code, stdout, stderr } = await run("good", []);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^operation +tried +passed +failed +not tried\n/u);
    expect(stdout).toMatch(/^payments\.customers\.list +\d+ +\d+ +0$/mu);
    expect(stdout).toMatch(
      /no findings in 1 operation of http:\/\/127\.0\.0\.1:\d+, with \d+ calls\n\d+ of \d+ statements of the catalog tried\n$/u,
    );
  });

  test("exits with 1, and shows the statement, the request and the answer, when it is not", async () => {
    const { code, stdout } = await run("broken", []);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^error verify\/record: payments\.customers\.list: .* \/result\/0\/object\n {2}stated: `object` is .*Document 1, .*\n {2}request: curl '.*\n {2}answer: 200 /u,
    );
  });

  test.each([
    ["json", /"code": "verify\/record"/u],
    ["ndjson", /^\{"code":"verify\/record"/u],
    ["github", /^::error title=verify\/record::payments\.customers\.list: /u],
    ["sarif", /"ruleId": "verify\/record"/u],
    [
      "junit",
      /<testcase name="is valid" classname="gateway" time="0"\/>[^]*<failure message="payments\.customers\.list: .*" type="verify\/record">/u,
    ],
    ["markdown", /^- \*\*verify\/record\*\* payments[^]*\| payments\.customers\.list \| \d+ \| \d+ \| 1 \|/mu],
  ])("prints %s", async (format, wanted) => {
    const { code, stdout } = await run("broken", ["--format", format]);
    expect(code).toBe(1);
    expect(stdout).toMatch(wanted);
  });

  test("does not count the findings of a baseline", async () => {
    let baseline = "";
    const first = await run("broken", ["--write-baseline", "known.json"], {
      after: (folder) => void (baseline = readFileSync(join(folder, "known.json"), "utf8")),
    });
    expect(first.code).toBe(0);
    const second = await run("broken", ["--baseline", "known.json"], { files: { "known.json": baseline } });
    expect(second.code).toBe(0);
    expect(second.stdout).toContain("; 1 finding known from the baseline");
    const third = await run("good", ["--baseline", "known.json"], { files: { "known.json": baseline } });
    expect([third.code, third.stdout]).toEqual([0, expect.stringContaining(`gone from the baseline: verify/record ${LIST};`) as string]);
  });

  test("reads its configuration, and a token from a file", async () => {
    const config = { verify: { url: addresses[0], instances: { payments: "inst_payments" }, operations: [LIST], rate: 0 } };
    const files = { "connector-gateway-spec.config.json": JSON.stringify(config), token: "from-a-file\n" };
    const { code, stdout } = await runCommand(["verify", "--token-file", "token"], {
      files,
      untilStopped: () => new Promise(() => undefined),
    });
    expect([code, stdout.includes("no findings in 1 operation")]).toEqual([0, true]);
  });

  test("ends early when it is stopped, and has not passed before anything was tried", async () => {
    const { code, stdout } = await run("good", [], { untilStopped: () => Promise.resolve() });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^stopped: the verification was stopped; 1 operation not tried\nno findings in 0 operations/mu);
  });

  test.each([
    [["verify"], "verify needs the address of a gateway"],
    [["verify", "https://a.test"], "verify needs an instance"],
    [["verify", "ftp://a.test"], "the address must be http or https"],
    [["verify", "https://u:p@a.test"], "the address must be http or https"],
    [["verify", "https://a.test", "https://b.test"], "verify takes one address"],
    [["verify", "https://a.test", "--instance", "payments"], "--instance must be a connector and an id"],
    [["verify", "https://a.test", "--instance", "payment=1"], 'unknown connector "payment"'],
    [
      ["verify", "https://a.test", "--instance", "payments=1", "--operation", "x"],
      "--operation has `x`, which fits no operation of these instances",
    ],
    [["verify", "https://a.test", "--credentials", "a.json"], "--credentials needs --writes"],
    [["verify", "https://a.test", "--credentials", "a.json", "--writes"], "the file a.json cannot be read"],
    [["verify", "https://a.test", "--rate", "-1"], "--rate"],
    [["verify", "https://a.test", "--token", "a", "--token-file", "b"], "--token and --token-file contradict each other"],
    [["verify", "https://a.test", "--instance", "payments=1", "--baseline", "x.json"], "the baseline x.json cannot be read"],
  ])("refuses %j", async (words, message) => {
    const { code, stdout, stderr } = await runCommand(words);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  test("is not blamed on the options when it is a bug", async () => {
    const verifyGateway = (): Promise<never> => Promise.reject(new TypeError("x is not a function"));
    const spec = { loadVerify: async () => ({ ...(await import("connector-gateway-spec/verify")), verifyGateway }) };
    const { code, stderr } = await runCommand(["verify", "https://a.test", ...WHOLE], { spec });
    expect([code, stderr]).toEqual([3, expect.stringContaining("internal error (TypeError") as string]);
  });

  test.each([
    ["github", /^stopped: the verification was stopped; 1 operation not tried$/mu],
    ["junit", /<skipped message="the verification was stopped; 1 operation"\/>/u],
    ["markdown", /^stopped: the verification was stopped; 1 operation not tried/mu],
    ["sarif", /"stopped": \[\s*\{\s*"reason": "the verification was stopped"/u],
    ["json", /"stopped": \[\s*\{\s*"reason": "the verification was stopped"/u],
  ])("says once in %s why it ended early", async (format, wanted) => {
    const { stdout } = await run("good", ["--format", format], { untilStopped: () => Promise.resolve() });
    expect(stdout).toMatch(wanted);
    expect(stdout.split("was stopped").length - 1).toBe(format === "junit" ? 2 : 1);
  });

  test("shows nothing of credentials that are not JSON", async () => {
    const words = ["verify", "https://a.test", "--writes", "--credentials", "a.json"];
    const { code, stderr } = await runCommand(words, { files: { "a.json": "{sk_live_secret" } });
    expect([code, stderr.includes("secret")]).toEqual([2, false]);
  });
});
