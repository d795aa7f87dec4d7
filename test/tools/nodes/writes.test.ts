import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCluster, type NodeCluster } from "../../fixtures/gateway/node_cluster.ts";
import { runWriteStorm, type StormOutcome } from "../../fixtures/gateway/write_storm.ts";

/** bench/gateway_writes.ts makes 10,000. */
const COUNT = 160;

let cluster: NodeCluster;
let token: string;

beforeAll(async () => {
  cluster = await startCluster();
  token = await cluster.makeToken("ci");
});
afterAll(() => cluster.close());

describe.each([
  ["a third party that honors keys", "create"],
  ["a third party that honors none", "delete"],
] as const)("160 writes to %s, of whose requests 20 % fail while nodes are killed", (_, action) => {
  let outcome: StormOutcome;
  beforeAll(async () => {
    outcome = await runWriteStorm(cluster, token, { action, count: COUNT, kills: 2, seed: 11 });
  });

  test("are each done once at most", () => {
    expect(Math.max(...outcome.done.values())).toBe(1);
  });

  test("end as done, refused or unknown, and are done when they are said to be", () => {
    const ends = new Set(outcome.ended.map(({ status, code }) => `${status} ${code}`));
    expect([...ends].filter((end) => !["200 ", "409 write/unknown-outcome"].includes(end))).toEqual([]);
    expect(outcome.ended).toHaveLength(COUNT);
    const lost = outcome.ended.filter(({ id, status }) => status === 200 && outcome.done.get(id) !== 1);
    expect(lost).toEqual([]);
  });

  test("are unknown only when their request may have left", () => {
    const unknown = outcome.ended.filter(({ status }) => status === 409);
    expect(unknown.filter(({ id }) => !outcome.mayHaveLeft.has(id))).toEqual([]);
    if (action === "create") expect(unknown).toEqual([]);
    else expect(unknown.length).toBeGreaterThan(0);
  });

  test("get the same answer again, byte for byte, on both nodes", async () => {
    const ended = outcome.ended.filter(({ status }) => status === 200).slice(0, 100);
    for (const write of ended) expect(await outcome.again(write)).toMatchObject({ body: write.body, replayed: "true" });
  });
});
