import { describe, expect, it, onTestFinished } from "vitest";
import { openLiveTargets } from "../../../gateway/src/serve/live_targets.ts";
import { createLogger } from "../../../gateway/src/serve/logger.ts";
import { keyText, makeSqlite, newInstance } from "../../fixtures/gateway/test_database.ts";

const settings = {
  vendorUrls: {},
  vendorVersions: {},
  allowPrivateEgress: false,
  answerBytes: 1e6,
  callSeconds: 5,
  writeHours: 1,
  auditDays: 1,
};

describe("the target of a token with limits", () => {
  it("has the instances and the operations that the token permits", async () => {
    const database = await makeSqlite();
    const { audit, instances, tokens } = await database.openNode();
    const [one, other] = [await instances.create(newInstance(), {}), await instances.create(newInstance(), {})];
    const whole = await tokens.create("whole", "ci");
    const limited = await tokens.create("limited", "ci", { instances: [one.id], deny: ["*.delete"] });
    const targets = await openLiveTargets({
      settings: { ...settings, dataFolder: database.location.dataFolder, databaseUrl: database.location.databaseUrl },
      instances: {},
      environment: { GATEWAY_MASTER_KEY: keyText("first") },
      log: createLogger("silent", () => undefined),
      version: "1.2.3",
    });
    onTestFinished(() => targets.close());
    const ofWhole = await targets.targetOf(whole.token);
    expect((await ofWhole?.instancesOf("payments"))?.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted());
    expect(ofWhole?.refusalOf).toBeUndefined();
    const target = await targets.targetOf(limited.token);
    expect((await target?.instancesOf("payments"))?.map(({ id }) => id)).toEqual([one.id]);
    expect(target?.refusalOf?.({ id: "payments.customers.list", effect: "read" })).toBeUndefined();
    expect(target?.refusalOf?.({ id: "payments.customers.delete", effect: "write" })).toContain("without `--deny *.delete`");
    const ask = async (id: string, action: string, params: object): Promise<number | undefined> => {
      const headers = { authorization: `Bearer ${limited.token}`, "content-type": "application/json" };
      const body = JSON.stringify({ entity: "customers", action, params });
      const url = `${target?.baseUrl}/api/v1/connectors/instances/${id}/execute`;
      return (await target?.fetch?.(url, { method: "POST", headers, body }))?.status;
    };
    expect([await ask(other.id, "list", {}), await ask(one.id, "delete", { id: "cus_1" })]).toEqual([403, 403]);
    const entries: unknown[] = [];
    for await (const { operation, content } of audit.list(""))
      if (operation !== "audit.begin") entries.push([operation, JSON.parse(content)]);
    const refused = { token: limited.entry.id, outcome: "refused", request: expect.stringMatching(/^[\w-]{36}$/) as string };
    expect(entries).toEqual([
      ["gateway.request", { ...refused, instance: other.id }],
      ["payments.customers.delete", { ...refused, instance: one.id, effect: "write", records: ["cus_1"] }],
    ]);
  });
});
