import { describe, expect, test } from "vitest";
import { inner as payments } from "connector-gateway-spec/payments/inner";
import { inner as crm } from "connector-gateway-spec/crm/inner";
import type { Inner } from "../../../../../templates/runtime/validator_types.ts";
import { findingsOf, runCommand, type Surroundings } from "../../../../fixtures/command_line.ts";
import { exampleOf } from "../../../../fixtures/sandbox/package_catalog.ts";

const customer = exampleOf("payments.records.Customer") as object;
const wrong = JSON.stringify({ ...customer, shipping: { name: [] } });

const files = {
  "payments.records.Customer.json": wrong,
  "right.json": JSON.stringify({ ...customer, shipping: { name: null, another: 1 } }),
  "lines.ndjson": `${JSON.stringify(customer)}\n${wrong}\n`,
  "off.json": '{ "severity": { "inner/type": "off" } }',
};
const first = "payments.records.Customer.json";

/** The surroundings with what is known about two connectors, and the connectors whose knowledge has been loaded. */
function counting(): readonly [Surroundings, string[]] {
  const loaded: string[] = [];
  const known: Readonly<Record<string, Inner>> = { payments, crm };
  const loadInner = async (connector: string): Promise<readonly Inner[]> => {
    loaded.push(connector);
    return await Promise.resolve([known[connector] ?? []].flat());
  };
  return [{ files, spec: { loadInner } }, loaded];
}

async function codeOf(...words: readonly string[]): Promise<number> {
  return (await runCommand(["validate", first, ...words], { files })).code;
}

describe("the command line", () => {
  test("warns about values of the wrong kind inside, at their places, and says why", async () => {
    const column = wrong.indexOf("[]") + 1;
    expect(await findingsOf(first, { files })).toEqual([`${first}:1:${column} inner/type? $.shipping.name`]);
    expect(await findingsOf("--as payments.records.Customer lines.ndjson right.json", { files })).toEqual([
      `lines.ndjson:2:${column} inner/type? $.shipping.name`,
    ]);
    const { stdout } = await runCommand(["validate", first], { files });
    expect(stdout).toContain("`shipping.name` must be a string or null, not an array");
    expect(stdout).toMatch(/Assumed: .*reference/u);
  });

  test("fails on them only with --warnings-as-errors or a severity of error", async () => {
    expect(await codeOf()).toBe(0);
    expect(await codeOf("--profile", "tolerant")).toBe(0);
    expect(await codeOf("--warnings-as-errors")).toBe(1);
    expect(await codeOf("--severity", "inner/type=error")).toBe(1);
    expect(await codeOf("--severity", "inner/type=off", "--warnings-as-errors")).toBe(0);
  });

  test("is silent about them where they are off, also in the configuration", async () => {
    expect(await findingsOf(`${first} --severity inner/type=off`, { files })).toEqual([]);
    expect(await findingsOf(`${first} --config off.json`, { files })).toEqual([]);
  });

  test("still reports errors beside them", async () => {
    const refused = { ...files, [first]: JSON.stringify({ ...customer, id: 1, shipping: { name: [] } }) };
    expect((await findingsOf(first, { files: refused })).map((finding) => finding.split(" ").slice(1).join(" "))).toEqual([
      "value/type $.id",
      "inner/type? $.shipping.name",
    ]);
  });

  test.each<[words: string, want: readonly string[]]>([
    [first, ["payments"]],
    ["--as crm.records.CrmObject right.json", ["crm"]],
    [`${first} --severity inner/type=off`, []],
    [`${first} --config off.json`, []],
    [`${first} --severity inner/type=warning`, ["payments"]],
  ])("loads only what it needs: %s", async (words, want) => {
    const [around, loaded] = counting();
    await runCommand(["validate", ...words.split(" ")], around);
    expect(loaded).toEqual(want);
  });

  test("loads what is known about every connector if the names do not say which is meant", async () => {
    const [around, loaded] = counting();
    await runCommand(["validate", "right.json"], around);
    expect(loaded.toSorted()).toEqual(["crm", "file_storage", "issue_tracker", "messaging", "payments", "project_tracker", "recruiting"]);
  });
});
