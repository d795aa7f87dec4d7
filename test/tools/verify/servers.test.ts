import { createServer, type ServerResponse } from "node:http";
import { createServer as createRawServer, type AddressInfo, type Server } from "node:net";
import { createSandbox } from "connector-gateway-spec/sandbox";
import { toNodeListener } from "connector-gateway-spec/server/node";
import { describe, expect, test } from "vitest";
import { runCommand, type CommandRun } from "../../fixtures/command_line.ts";

const INSTANCE = ["--instance", "payments=inst_payments"];

/** Verifies one operation of a server that answers everything in one way. */
async function verifyServer(server: Server, words: readonly string[] = []): Promise<CommandRun> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const command = [
    "verify",
    `http://127.0.0.1:${port}`,
    ...INSTANCE,
    "--token",
    "test-token",
    "--rate",
    "0",
    "--operation",
    "payments.customers.list",
  ];
  const run = await runCommand([...command, ...words], { untilStopped: () => new Promise(() => undefined) });
  server.close();
  return run;
}

function answering(respond: (response: ServerResponse) => void): Server {
  return createServer({ keepAlive: false }, (request, response) => {
    request.resume();
    request.on("end", () => respond(response));
  });
}

const JSON_TYPE = { "content-type": "application/json" };
const long = JSON.stringify({
  status: "success",
  result: Array.from({ length: 100_000 }, (_, index) => ({ id: `cus_${index}`, note: "x".repeat(80) })),
});

const servers: Readonly<Record<string, () => Server>> = {
  "is another website": () => answering((response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>Welcome</html>")),
  redirects: () => answering((response) => response.writeHead(307, { location: "http://127.0.0.1:9/" }).end()),
  "closes connections": () => answering((response) => response.destroy()),
  "closes in the middle of an answer": () =>
    answering((response) => {
      response.writeHead(200, { ...JSON_TYPE, "content-length": "100" }).write('{"status":');
      setTimeout(() => response.destroy(), 1);
    }),
  "speaks no HTTP": () => createRawServer((socket) => socket.on("error", () => undefined).end("220 mail.example.com ESMTP\r\n")),
  "answers 10 MB": () => answering((response) => response.writeHead(200, JSON_TYPE).end(long)),
  "answers JSON of any depth": () =>
    answering((response) => response.writeHead(200, JSON_TYPE).end(`{"result":${"[".repeat(50_000)}${"]".repeat(50_000)}}`)),
  "says nothing in its answers": () => answering((response) => response.writeHead(204).end()),
  fails: () => answering((response) => response.writeHead(500, JSON_TYPE).end('{"message":"Internal server error.","errors":[]}')),
  "lets nobody in": () =>
    answering((response) => response.writeHead(401, { ...JSON_TYPE, "www-authenticate": "Bearer" }).end('{"message":"No.","errors":[]}')),
  "has pages without end": () => {
    let count = 0;
    const page = (): string =>
      JSON.stringify({ status: "success", result: [{ id: `cus_${(count += 1)}` }], connector_metadata: { has_more: true } });
    return answering((response) => response.writeHead(200, JSON_TYPE).end(page()));
  },
  "controls terminals": () =>
    answering((response) =>
      response.writeHead(200, JSON_TYPE).end('{"status":"\\u001b[2J\\r\\n::error::x","result":[{"\\u202e":"\\u0007"}]}'),
    ),
  "asks to wait for a day": () =>
    answering((response) => response.writeHead(429, { ...JSON_TYPE, "retry-after": "86400" }).end('{"message":"Wait.","errors":[]}')),
};

describe("a server that", () => {
  test.each(Object.entries(servers))("%s: findings, and no trace of a fault of the command", async (_what, start) => {
    const { code, stdout, stderr } = await verifyServer(start());
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toMatch(/^\d+ errors? in /mu);
    expect(stdout).not.toMatch(/^\s+at |\p{Cc}(?<!\n)|\u202e|^::error/mu);
  });

  test.each<[string, () => Server, string]>([
    [
      "redirects",
      () => answering((response) => response.writeHead(301, { location: "http://a.test/" }).end()),
      "it redirects to http://a.test/",
    ],
    [
      "has another page for what it does not have",
      () => answering((response) => response.writeHead(404, { "content-type": "text/html" }).end("<html>")),
      "this is no gateway: it answers 404 text/html",
    ],
    ["is not there", () => answering((response) => response.destroy()), "check its address, and that it runs"],
  ])("%s: one reason, and what to do", async (_what, start, part) => {
    const { stdout } = await verifyServer(start());
    expect(stdout).toContain(part);
    expect(stdout.match(/^stopped: /gmu)).toHaveLength(1);
  });

  test("has a budget of three calls gets no more of them", async () => {
    let calls = 0;
    const server = answering((response) => {
      calls += 1;
      response.writeHead(401, { ...JSON_TYPE, "www-authenticate": "Bearer" }).end('{"message":"No.","errors":[]}');
    });
    await verifyServer(server, ["--budget", "3"]);
    expect(calls).toBeLessThanOrEqual(3);
  });

  test("has a budget that is too small to try an operation has not passed", async () => {
    const { code, stderr } = await verifyServer(createServer(toNodeListener(createSandbox().handler)), ["--budget", "3"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("no operation was tried") as string]);
  });

  test("redirects does not get anybody else the token", async () => {
    let stolen = 0;
    const other = answering((response) => {
      stolen += 1;
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await verifyServer(answering((response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end()));
    other.close();
    expect(stolen).toBe(0);
  });
});

describe("mistakes in the command end with 2 and one message", () => {
  test.each<[string, readonly string[], string]>([
    ["no address", [], "the address of a gateway"],
    ["no instance", ["http://a.test"], "an instance"],
    ["another address", ["ftp://a.test", ...INSTANCE], "http or https"],
    ["credentials in the address", ["http://jo:hunter22@a.test", ...INSTANCE], "without credentials"],
    ["an instance without an id", ["http://a.test", "--instance", "payments"], "--instance"],
    ["two instances of a connector", ["http://a.test", ...INSTANCE, "--instance", "payments=b"], "payments"],
    ["an unknown connector", ["http://a.test", "--instance", "paymets=a"], "did you mean payments?"],
    ["no such operation", ["http://a.test", ...INSTANCE, "--operation", "crm.*"], "crm.*"],
    ["a budget of nothing", ["http://a.test", ...INSTANCE, "--budget", "0"], "--budget"],
    ["a negative rate", ["http://a.test", ...INSTANCE, "--rate", "-1"], "--rate"],
    ["a file of a token that is not there", ["http://a.test", ...INSTANCE, "--token-file", "nothing"], "nothing"],
    ["a token of two lines", ["http://a.test", ...INSTANCE, "--token", "hunter22\nhunter22"], "token"],
    ["an empty token", ["http://a.test", ...INSTANCE, "--token", ""], "the token is empty"],
    ["credentials without permission to write", ["http://a.test", "--credentials", "credentials.json"], "--writes"],
    ["credentials that are none", ["http://a.test", "--writes", "--credentials", "credentials.json"], "credentials.json"],
    ["credentials that are not there", ["http://a.test", "--writes", "--credentials", "nothing.json"], "nothing.json"],
  ])("%s", async (_what, words, part) => {
    const { code, stdout, stderr } = await runCommand(["verify", ...words], {
      files: { "credentials.json": '{"payments":"hunter22"}' },
      untilStopped: () => new Promise(() => undefined),
    });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(part);
    expect(stderr.trimEnd().split("\n").length).toBeLessThanOrEqual(2);
    expect(stderr).not.toMatch(/hunter22|\[redacted\]|^\s+at /mu);
  });
});
