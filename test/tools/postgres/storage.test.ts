import { afterAll, beforeAll, describe } from "vitest";
import { runOn, startPostgres, type PostgresServer } from "../../fixtures/gateway/postgres_server.ts";
import { describeStorage } from "../../fixtures/gateway/storage_suite.ts";
import { testDatabaseAt } from "../../fixtures/gateway/test_database.ts";

describe("on PostgreSQL", () => {
  let server: PostgresServer;
  let databaseUrl: string;

  beforeAll(async () => {
    server = await startPostgres();
    databaseUrl = await server.makeDatabase();
  });
  afterAll(() => server.stop());

  describeStorage(async () => {
    // To empty a database takes a fraction of the time that a new one does.
    await runOn(databaseUrl, "drop schema public cascade; create schema public");
    return testDatabaseAt({ dataFolder: "/nonexistent", databaseUrl });
  });
});
