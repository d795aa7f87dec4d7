import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGateway } from "connector-gateway-spec";
import { startSandboxServer, type SandboxServer } from "../../fixtures/sandbox/sandbox_server.ts";
import { copyPackage, succeed, type Consumer } from "../../package/installed_package.ts";
import { runtimes, toolchain } from "./toolchains.ts";

/** Plain JavaScript, as somebody writes it who has never seen this repository. */
const program = `
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createGateway, validatorFor } from "connector-gateway-spec";
import { invoice } from "connector-gateway-spec/payments";
import { createSandbox } from "connector-gateway-spec/sandbox";
import { jsonSchemaFor } from "connector-gateway-spec/schemas";

const request = validatorFor("payments.customers.list.request");
assert.equal(request.is({ entity: "customers", action: "list", params: { limit: 10 } }), true);
const verdict = request.check({ entity: "customers", action: "list", params: { limit: 500, emial: "x" } });
assert.equal(verdict.ok, false);
assert.deepEqual(verdict.issues.map(({ pointer }) => pointer), ["/params/limit", "/params/emial"]);

const require = createRequire(import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(require.resolve("connector-gateway-spec/" + path), "utf8"));
const [good] = readJson("examples/payments.json")["payments.records.Invoice"].valid;
assert.equal(invoice.is(good), true);
assert.equal(invoice.is({ ...good, amount_due: "12" }), false);
assert.equal(readJson("openapi/gateway.json").openapi, "3.1.0");
assert.equal(jsonSchemaFor("payments.customers.list.params").type, "object");

const gateway = createGateway({ baseUrl: process.env.GATEWAY, token: "test-token" });
const payments = await gateway.create("payments", { name: "Main account", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
let count = 0;
for await (const customer of payments.customers.list.all({ limit: 10 })) count += customer.object === "customer" ? 1 : 0;
const storage = await gateway.instance("file_storage", "inst_file_storage");
const file = { fileId: "1ExampleFile0000000000000000000001", alt: "media" };
const read = async ({ body }) => new Uint8Array(await new Response(body).arrayBuffer());
const whole = await read(await storage.files.download(file));
assert.deepEqual(await read(await storage.files.download({ ...file, range_header: "bytes=10-19" })), whole.subarray(10, 20));

// The same in memory.
const hash = (bytes) => createHash("sha256").update(bytes).digest("hex");
const inMemory = createGateway({ baseUrl: "http://sandbox.test", token: "test-token", fetch: createSandbox().fetch });
const again = await inMemory.instance("file_storage", "inst_file_storage").files.download(file);
assert.equal(hash(await read(again)), hash(whole));
console.log(process.versions.node.split(".")[0], count, hash(whole));
`;

let consumer: Consumer;
let server: SandboxServer;

beforeAll(async () => {
  server = await startSandboxServer();
  consumer = copyPackage();
  consumer.write("main.js", program);
});

afterAll(async () => {
  consumer.remove();
  await server.close();
});

/** The hash of a file of the sandbox, in this process. */
async function hashHere(): Promise<string> {
  const gateway = createGateway({ baseUrl: server.baseUrl, token: "test-token" });
  const file = { fileId: "1ExampleFile0000000000000000000001", alt: "media" } as const;
  const { body } = await gateway.instance("file_storage", "inst_file_storage").files.download(file);
  return createHash("sha256")
    .update(new Uint8Array(await new Response(body).arrayBuffer()))
    .digest("hex");
}

describe("the installed package", () => {
  test("needs no code that is made of strings", async () => {
    const outcome = await consumer.run(process.execPath, ["--disallow-code-generation-from-strings", "main.js"], {
      GATEWAY: server.baseUrl,
    });
    expect(outcome).toMatchObject({ status: 0, output: expect.stringMatching(/^\d+ [1-9]\d* [0-9a-f]{64}\n$/u) as string });
  });

  test.each([process.versions.node, ...runtimes])("works under Node %s", async (version) => {
    const [major = ""] = version.split(".");
    const node = version === process.versions.node ? process.execPath : await toolchain(`node-${major}/bin/node`);
    const output = await succeed(consumer.run(node, ["main.js"], { GATEWAY: server.baseUrl }));
    // Every version makes the same bytes.
    expect(output).toBe(`${major} 25 ${await hashHere()}\n`);
  });

  test("has a file behind every subpath, and no dependencies", () => {
    const folder = join(consumer.folder, "node_modules/connector-gateway-spec");
    const json = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    };
    const targets = Object.values(json.exports).flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)));
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
    expect(json).not.toHaveProperty("dependencies");
  });

  test("runs its program", async () => {
    consumer.write("request.json", '{ "entity": "customers", "action": "list", "params": { "limit": 500 } }');
    const args = ["node_modules/.bin/connector-gateway-spec", "validate", "--connector", "payments", "request.json"];
    const { status, output } = await consumer.run(process.execPath, args);
    expect(output).toMatch(/`params\.limit` must be at most \d+/);
    expect(status).toBe(1);
  });
});
