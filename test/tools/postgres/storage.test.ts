import { afterAll, beforeAll, describe } from "vitest";
import { startPostgres, type PostgresServer } from "../../fixtures/gateway/postgres_server.ts";
import { describeStorage } from "../../fixtures/gateway/storage_suite.ts";
import { testDatabaseAt } from "../../fixtures/gateway/test_database.ts";

describe("on PostgreSQL", () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  describeStorage(async () => testDatabaseAt({ dataFolder: "/nonexistent", databaseUrl: await server.makeDatabase() }));
});
