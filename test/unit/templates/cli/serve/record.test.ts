import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connector as storage } from "connector-gateway-spec/file_storage";
import { connector as payments } from "connector-gateway-spec/payments";
import { beforeAll, beforeEach, afterAll, describe, expect, test } from "vitest";
import { toNodeListener } from "../../../../../templates/runtime/server/node.ts";
import { runCommand } from "../../../../fixtures/command_line.ts";
import { emptyFolder } from "../../../../fixtures/package_folder.ts";
import { call, createFake, executePath, list, PATH } from "../../sandbox/fake_store.ts";
import { whileServing } from "./served.ts";

const sandbox = createFake({ records: 3 });
const seen: IncomingHttpHeaders[] = [];
const upstream = createServer((request, response) => {
  seen.push(request.headers);
  request.url = (request.url ?? "").replace(/^\/base/, "");
  toNodeListener(sandbox.handler)(request, response);
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/base`;
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
});
beforeEach(() => {
  sandbox.reset();
  seen.length = 0;
});

const CREDENTIALS = { connector_definition_id: payments.definitionId, name: "Main", auth_config: { api_key: "sk_test_EXAMPLE0000" } };
const DOWNLOAD = { path: executePath("inst_file_storage"), body: call("files", "download", { fileId: "file_1", alt: "media" }) };

function linesIn(folder: string, file = "r.ndjson"): readonly unknown[] {
  const text = readFileSync(join(folder, file), "utf8");
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}

describe("--record", () => {
  test("passes calls on, with everything that belongs to them, and answers with the same", async () => {
    await whileServing(`--record r.ndjson --upstream ${address}/`, async ({ send }) => {
      const headers = { authorization: "Bearer my-token", "idempotency-key": "k1", "x-tenant": "acme", "x-request-id": "mine" };
      const { status, headers: answered, body } = await send({ body: list, headers });
      expect([status, answered.get("x-request-id"), answered.get("content-type")]).toEqual([200, "mine", "application/json"]);
      expect(body).toMatchObject({ result: [{ id: "customers_1_1" }, { id: "customers_1_2" }] });
      expect(seen).toMatchObject([headers]);
      expect((await send({ body: call("customers", "lst") })).status).toBe(422);
      expect(await send(DOWNLOAD)).toMatchObject({ status: 200, body: "0123456789" });
    });
  });

  test("keeps the digits of numbers", async () => {
    const body = '{"status":"success","result":[{"id":9007199254740993,"amount":1.50,"rate":1e400}]}';
    const exact = createServer((_, response) => response.setHeader("content-type", "application/json").end(body));
    await new Promise<void>((resolve) => exact.listen(0, "127.0.0.1", resolve));
    const { port } = exact.address() as AddressInfo;
    const folder = emptyFolder();
    await whileServing(`--record r.ndjson --upstream http://127.0.0.1:${port}`, async ({ send }) => send({ body: list }), {}, folder);
    exact.close().closeAllConnections();
    expect(readFileSync(join(folder, "r.ndjson"), "utf8")).toContain(`"body":${body}`);
  });

  test("appends a line for each call, which validate accepts", async () => {
    const folder = emptyFolder();
    const record = (): Promise<unknown> =>
      whileServing(
        `--record r.ndjson --upstream ${address}`,
        async ({ send }) => {
          await send({ body: call("customers", "create", { email: "a@example.com" }) });
          await send({ body: call("customers", "get", { id: "none" }) });
          await send(DOWNLOAD);
        },
        {},
        folder,
      );
    await record();
    await record();
    const lines = linesIn(folder);
    expect(lines.length).toBe(6);
    expect(lines.slice(0, 3)).toMatchObject([
      {
        connector: "payments",
        instance: "inst_payments",
        request: { entity: "customers", action: "create", params: { email: "a@example.com" } },
        response: { status: 200, headers: { "content-type": "application/json" }, body: { status: "success" } },
      },
      { connector: "payments", response: { status: 404, body: { message: "No such record." } } },
      {
        connector: "file_storage",
        response: { status: 200, headers: { "content-type": "text/plain" }, body: null, base64: "MDEyMzQ1Njc4OQ==" },
      },
    ]);
    const { stdout } = await runCommand(["validate", "r.ndjson", "-f", "ndjson", "--profile", "tolerant"], { cwd: folder });
    expect(stdout).not.toMatch(/json\/|target\//);
  });

  test.each([
    ["a line that is cut off", '{"connector":"pay', 2],
    ["a whole line", "{}\n", 2],
    ["nothing", "", 1],
  ])("begins a line of its own after %s", async (_, before, lines) => {
    const folder = emptyFolder();
    writeFileSync(join(folder, "r.ndjson"), before);
    await whileServing(`--record r.ndjson --upstream ${address}`, async ({ send }) => send({ body: list }), {}, folder);
    const written = readFileSync(join(folder, "r.ndjson"), "utf8").split("\n");
    expect([written.length - 1, JSON.parse(written.at(-2) ?? "")]).toMatchObject([lines, { connector: "payments" }]);
  });

  test("learns the connector of an instance that is created, and keeps no secret", async () => {
    const folder = emptyFolder();
    await whileServing(
      `--record r.ndjson --upstream ${address}`,
      async ({ send }) => {
        const headers = { authorization: "Bearer my-secret-token-1" };
        await send({ path: PATH, body: { ...CREDENTIALS, auth_config: { api_key: "sk_test_my_own_2" } }, headers });
        const params = {
          email: "sk_test_my_own_2@example.com",
          metadata: { password: "hunter22", key: "shown" },
          name: "my-secret-token-1",
        };
        await send({ path: executePath("inst_payments_2"), body: call("customers", "create", params), headers });
      },
      {},
      folder,
    );
    expect(readFileSync(join(folder, "r.ndjson"), "utf8")).not.toMatch(/my-secret-token-1|my_own_2|hunter22/);
    expect(linesIn(folder)).toMatchObject([
      {
        connector: "payments",
        request: { name: "Main", auth_config: { api_key: "sk_test_[redacted]" } },
        response: { body: { id: "inst_payments_2" } },
      },
      { connector: "payments", instance: "inst_payments_2", request: { params: { metadata: { password: "[redacted]", key: "shown" } } } },
    ]);
  });

  test("keeps no secret that has passed by", async () => {
    const folder = emptyFolder();
    const credentials = { refresh_token: "plain-words-2", client_id: "some-client", client_secret: "other-words" };
    await whileServing(
      `--record r.ndjson --upstream ${address}`,
      async ({ send }) => {
        const body = { connector_definition_id: storage.definitionId, name: "x", auth_config: credentials };
        expect((await send({ path: PATH, body })).status).toBe(200);
        await send({ body: call("customers", "create", { email: "plain-words-2@example.com" }) });
      },
      {},
      folder,
    );
    expect(linesIn(folder)).toMatchObject([
      { connector: "file_storage", request: { auth_config: { refresh_token: "[redacted]", client_secret: "[redacted]" } } },
      { request: { params: { email: "[redacted]@example.com" } }, response: { body: { result: { email: "[redacted]@example.com" } } } },
    ]);
  });

  test("survives values that are nested deeply", async () => {
    const folder = emptyFolder();
    await whileServing(
      `--record r.ndjson --upstream ${address}`,
      async ({ send }) => {
        const nested = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
        for (const key of ["params", "auth_config"]) {
          const { status } = await send({ text: `{"entity":"customers","action":"list","${key}":${nested}}` });
          expect(status).toBe(422);
        }
      },
      {},
      folder,
    );
    expect(linesIn(folder).length).toBe(2);
    const sent = { text: '{"entity":"customers","action":"list","params":{"limit":1}}' };
    await whileServing("--replay r.ndjson", async ({ send }) => expect((await send(sent)).status).toBe(501), {}, folder);
  });

  test.each([
    ["unreachable", "http://127.0.0.1:1", { body: list }, 502],
    ["not asked for another path", undefined, { path: "/_sandbox/reset" }, 404],
    ["not asked with another method", undefined, { method: "PUT", body: list }, 405],
  ])("answers itself when the gateway is %s", async (_name, other, sent, status) => {
    const folder = emptyFolder();
    const { stdout, stderr } = await whileServing(
      `--record r.ndjson --upstream ${other ?? address}`,
      async ({ send }) => {
        expect(await send(sent)).toMatchObject({
          status,
          body: { message: expect.any(String) as unknown, errors: expect.any(Array) as unknown },
        });
      },
      {},
      folder,
    );
    expect([stderr, linesIn(folder), seen]).toEqual(["", [], []]);
    expect(stdout).toMatch(new RegExp(`^\\S+ .* ${status} [\\d.]+ ms$`, "m"));
  });

  test("says what it does, and shows each call", async () => {
    const { stdout } = await whileServing(`--record r.ndjson --upstream ${address}`, ({ send }) => send({ body: list }));
    expect(stdout.split("\n").slice(2)).toEqual([
      `Passes calls on to ${address}, and records them in r.ndjson`,
      expect.stringMatching(/ inst_payments payments\.customers\.list 200 /),
      "",
    ]);
  });

  test("needs a file that can be written", async () => {
    const { code, stderr } = await whileServing(`--record none/r.ndjson --upstream ${address}`, () => undefined);
    expect([code, stderr]).toEqual([2, expect.stringContaining("none/r.ndjson cannot be written (ENOENT)")]);
  });
});

describe("--replay", () => {
  test("gives every call of a recording the same answer again", async () => {
    const folder = emptyFolder();
    const calls = [
      { body: list },
      { body: call("customers", "get", { id: "none" }) },
      { path: PATH, body: CREDENTIALS },
      { path: executePath("inst_payments_2"), body: call("customers", "create", { email: "a@example.com", name: "A" }) },
      { body: call("customers", "lst") },
      DOWNLOAD,
      { body: list },
    ];
    const transcript: unknown[] = [];
    const replayed: unknown[] = [];
    const note = (into: unknown[], { status, body }: { status: number; body: unknown }): unknown => into.push([status, body]);
    await whileServing(
      `--record r.ndjson --upstream ${address}`,
      async ({ send }) => {
        for (const sent of calls) note(transcript, await send(sent));
      },
      {},
      folder,
    );
    const { stdout } = await whileServing(
      "--replay r.ndjson",
      async ({ send }) => {
        for (const sent of calls) note(replayed, await send(sent));
      },
      {},
      folder,
    );
    expect(replayed).toEqual(transcript);
    expect(stdout).toContain("Replays 7 calls of r.ndjson\n");
    expect(stdout).toMatch(/ inst_payments_2 payments\.customers\.create 200 /);
  });
});
