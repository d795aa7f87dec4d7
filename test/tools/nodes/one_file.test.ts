import { createGateway } from "connector-gateway-spec";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startLoad } from "../../fixtures/gateway/constant_load.ts";
import { startFakeVendor, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { dataFolder, runProgram, startServe, type RunningServe } from "../../fixtures/gateway/gateway_program.ts";
import { createOauthGrants } from "../../fixtures/gateway/oauth_grants.ts";

const data = dataFolder();
const grants = createOauthGrants();
let vendor: FakeVendor;
let nodes: readonly RunningServe[] = [];

beforeAll(async () => {
  vendor = await startFakeVendor();
  vendor.answer((request) => grants.answer(request, { results: [{ id: "1", properties: {}, archived: false }] }));
  const words = ["--data", data.folder, "--allow-private-egress", "--vendor", `crm=${vendor.url}`];
  // They make the database and the master key at the same moment.
  nodes = await Promise.all([startServe(words), startServe(words)]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await vendor.close();
  data.remove();
});

test("two gateways on one embedded database refresh each token once, and lose nothing under load", async () => {
  const token = (await runProgram(["token", "create", "--name", "ci", "--data", data.folder])).stdout.trim();
  const clients = nodes.map(({ url }) => createGateway({ baseUrl: url, token, retry: { retries: 0 } }));
  const connect = async (client: (typeof clients)[number], name: string): Promise<string> =>
    (await client.create("crm", { name, auth_config: { ...grants.connect(name) } })).instanceId;
  const created: string[] = [];
  const loads = clients.map((client) => startLoad(async () => created.push(await connect(client, "load")), 8));
  const accounts = await Promise.all(
    clients.flatMap((client, node) => [0, 1, 2].map((index) => connect(client, `account${node}${index}`))),
  );
  for (const round of [1, 2, 3]) {
    grants.expire();
    const reads = clients.flatMap((client) =>
      accounts.flatMap((id) => Array.from({ length: 10 }, () => client.instance("crm", id).contacts.list({}))),
    );
    for (const { records } of await Promise.all(reads)) expect(records).toHaveLength(1);
    expect([grants.exchanged.length, grants.refused]).toEqual([round * accounts.length, []]);
  }
  expect(await Promise.all(loads.map((load) => load.stop()))).toEqual([[], []]);
  const { stdout } = await runProgram(["instance", "list", "--json", "--data", data.folder]);
  expect(created.length).toBeGreaterThan(20);
  expect(created.filter((id) => !stdout.includes(id))).toEqual([]);
});
