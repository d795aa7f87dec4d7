import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStorage } from "../../../gateway/src/storage/open_storage.ts";
import { runOn, startPostgres, type PostgresServer } from "../../fixtures/gateway/postgres_server.ts";
import { newInstance, testDatabaseAt } from "../../fixtures/gateway/test_database.ts";

const END_CONNECTIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

describe("connections to PostgreSQL", () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const makeDatabase = async (): Promise<string> => server.makeDatabase();

  test("are made again after the server was restarted, and acknowledged rows are there", async () => {
    const storage = await testDatabaseAt({ dataFolder: "/nonexistent", databaseUrl: await makeDatabase() }).openNode();
    const { id } = await storage.instances.create(newInstance(), { api_key: "fake" });
    await server.restart();
    expect((await storage.instances.readCredentials(id))?.values).toEqual({ api_key: "fake" });
  });

  test("that the server ends reject what runs on them, and nothing else", async () => {
    const databaseUrl = await makeDatabase();
    const database = testDatabaseAt({ dataFolder: "/nonexistent", databaseUrl });
    const [storage, { tables }] = [await database.openNode(), database.openRaw()];
    const interrupted = tables.transaction().execute(async (transaction) => {
      await transaction.selectFrom("gateway_tokens").selectAll().execute();
      await runOn(databaseUrl, END_CONNECTIONS);
      await transaction.selectFrom("gateway_tokens").selectAll().execute();
    });
    await expect(interrupted).rejects.toMatchObject({ code: "database_unavailable" });
    expect(await storage.tokens.list()).toEqual([]);
    expect(await tables.selectFrom("gateway_tokens").selectAll().execute()).toEqual([]);
  });

  test("are refused with the place of the database, without user and password", async () => {
    const address = await makeDatabase();
    const { host, pathname } = new URL(address);
    const wrong = { user: "postgres://gateway:secret-4711@", database: `postgres://gateway:secret-4711@${host}/none` };
    for (const databaseUrl of [`${wrong.user}${host}${pathname}`, wrong.database]) {
      const opening = openStorage({ dataFolder: "/nonexistent", databaseUrl, keys: undefined });
      await expect(opening).rejects.toMatchObject({ code: "database_address" });
      await expect(opening).rejects.toThrow(`PostgreSQL at ${host}/`);
      await expect(opening).rejects.not.toThrow(/4711|gateway:/);
    }
  });

  test("to a port where nothing listens fail with a message that says so", async () => {
    const opening = openStorage({
      dataFolder: "/nonexistent",
      databaseUrl: "postgres://gateway:secret-4711@127.0.0.1:1/none",
      keys: undefined,
    });
    await expect(opening).rejects.toMatchObject({
      code: "database_unavailable",
      message: "PostgreSQL at 127.0.0.1:1/none does not answer (ECONNREFUSED). Check that it runs and that DATABASE_URL is right.",
    });
  });

  test("to a server that does not answer end after some time", async () => {
    const silent = createServer(() => undefined);
    const port = await listen(silent);
    const opening = openStorage({ dataFolder: "/nonexistent", databaseUrl: `postgres://gateway@127.0.0.1:${port}/none`, keys: undefined });
    await expect(opening).rejects.toMatchObject({ code: "database_unavailable" });
    silent.close();
  });

  test("that fall silent without an end are replaced after the first statement that gets no answer", async () => {
    const address = new URL(await makeDatabase());
    const port = Number(address.port);
    const silenced: (() => void)[] = [];
    // As a balancer does after a failover, or a firewall that forgot a connection.
    const between = createServer((socket: Socket) => {
      const onward = connect(port, "127.0.0.1").on("error", () => undefined);
      socket.pipe(onward).pipe(socket);
      socket.on("error", () => undefined).on("close", () => onward.destroy());
      silenced.push(() => void [socket.unpipe(), onward.unpipe()]);
    });
    address.port = String(await listen(between));
    const storage = await testDatabaseAt({ dataFolder: "/nonexistent", databaseUrl: address.href }).openNode();
    for (const silence of silenced) silence();
    await expect(storage.tokens.list()).rejects.toMatchObject({ code: "database_unavailable" });
    expect(await storage.tokens.list()).toEqual([]);
    between.close();
  });

  test("are refused a backup, with the way to make one", async () => {
    const storage = await testDatabaseAt({ dataFolder: "/nonexistent", databaseUrl: await makeDatabase() }).openNode();
    await expect(storage.backup("/nonexistent/backup.db")).rejects.toMatchObject({ code: "backup_postgres" });
  });
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
