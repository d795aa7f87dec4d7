import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { client, newToken, oauthWorld, tokenRequests, vendor } from "../../fixtures/gateway/oauth_world.ts";
import { startPostgres, type PostgresServer } from "../../fixtures/gateway/postgres_server.ts";
import { newInstance, testDatabaseAt } from "../../fixtures/gateway/test_database.ts";
import { vendorCall } from "../../fixtures/gateway/vendor_calls.ts";

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test("new tokens survive that PostgreSQL is away from the answer of the third party on", async () => {
  const storage = await testDatabaseAt({ dataFolder: "/nonexistent", databaseUrl: await server.makeDatabase() }).openNode();
  const instance = await storage.instances.create(newInstance(), client);
  let isBack: Promise<void> = Promise.resolve();
  const world = await oauthWorld(
    async (response, count, request) => {
      // The server has ended before the third party answers, and is away for longer than callers wait.
      await new Promise<void>((ended) => {
        isBack = server.restart(async () => {
          ended();
          await wait(5_000);
        });
      });
      newToken(response, count, request);
    },
    { storage, realTime: true },
  );
  const call = (): Promise<unknown> => world.caller.call(vendorCall({ vendor, url: world.server.url, instance }));
  await expect(call()).rejects.toMatchObject({ code: "database_unavailable" });
  expect([world.kept, world.caller.unsavedTokens()]).toEqual([["unsaved"], 1]);
  await isBack;
  expect(await call()).toMatchObject({ body: { id: 1 } });
  expect((await storage.instances.readCredentials(instance.id))?.values).toMatchObject({ refresh_token: "EXAMPLE-refresh-1" });
  expect([world.kept, tokenRequests(world).length]).toEqual([["unsaved", "stored"], 1]);
  await storage.close();
});
