import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { requestLine } from "../../../../../templates/cli/serve/serve.ts";
import { runCommand } from "../../../../fixtures/command_line.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { call, createFake, executePath, list } from "../../sandbox/fake_store.ts";
import { whileServing, type Served } from "./served.ts";

describe("serve", () => {
  test("prints its address first, answers, prints a line for each request, and ends with 0", async () => {
    const { code, stdout, stderr } = await whileServing("", async ({ url, send }) => {
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect((await send({ body: list })).body).toMatchObject({ status: "success" });
      await send({ body: call("customers", "get", { id: "none" }) });
      await send({ path: "/nowhere" });
    });
    expect([code, stderr]).toEqual([0, ""]);
    const [first, second, ...lines] = stdout.split("\n");
    expect(first).toMatch(/^Sandbox gateway: http:\/\/127\.0\.0\.1:\d+$/);
    expect(second).toBe(`${first?.replace("Sandbox gateway", "Reference") ?? ""}/`);
    expect(lines).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d inst_payments payments\.customers\.list 200 \d+\.\d ms$/),
      expect.stringMatching(/^\d\d:\d\d:\d\d inst_payments payments\.customers\.get 404 \d+\.\d ms$/),
      expect.stringMatching(/^\d\d:\d\d:\d\d - - 404 \d+\.\d ms$/),
      "",
    ]);
  });

  test("prints nothing but the address with --quiet", async () => {
    const { stdout } = await whileServing("--quiet", ({ send }) => send({ body: list }));
    expect(stdout).toMatch(/^Sandbox gateway: \S+\n$/);
  });

  test("listens on the host that is wanted", async () => {
    await whileServing("--host localhost", ({ url }) => expect(url).toMatch(/^http:\/\/localhost:\d+$/));
  });

  test("gives the sandbox its seed, records and token", async () => {
    await whileServing("--seed 9 --records 5 --records payments.customers=1 --token secret", async ({ send }) => {
      expect((await send({ body: list })).status).toBe(401);
      const { body } = await send({ body: list, headers: { authorization: "Bearer secret" } });
      expect(body).toMatchObject({ result: [{ id: "customers_9_1" }] });
    });
  });

  test.each([
    ["--records payments.customer=5", '`records` names no entity with "payments.customer"; did you mean `payments.customers`?'],
    ["--records 999999999", "`records` must be a whole number from 0 to 10000000"],
  ])("refuses %s", async (words, message) => {
    const { code, stdout, stderr } = await whileServing(words, () => undefined);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  test("says that a port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const spec = { loadCreateSandbox: () => Promise.resolve(createFake) };
    const { code, stdout, stderr } = await runCommand(["serve", "--port", String(port)], { spec });
    expect([code, stdout, stderr]).toEqual([
      2,
      "",
      `connector-gateway-spec: port ${port} is in use\n  help: stop the other program, or use another port; --port 0 takes a free one\n`,
    ]);
  });

  test("says that a host is not here", async () => {
    const { code, stderr } = await whileServing("--host 192.0.2.1", () => undefined);
    expect([code, stderr]).toEqual([2, expect.stringContaining("cannot listen on 192.0.2.1, port 0 (EADDRNOTAVAIL)")]);
  });

  test("does not end because of an error that nothing has caught", async () => {
    const { code, stderr } = await whileServing("", async ({ onError, send }) => {
      onError(new RangeError("secret"));
      expect((await send({ body: list })).status).toBe(200);
    });
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^connector-gateway-spec: internal error \(RangeError[^)]*\); this is a bug, please report it\n$/),
    ]);
  });

  test("closes connections that are open", async () => {
    let closed: Promise<unknown> | undefined;
    await whileServing("", async ({ url }) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      await new Promise((resolve) => socket.once("connect", resolve));
      socket.on("error", () => undefined);
      socket.write("POST / HTTP/1.1\r\n");
      closed = new Promise((resolve) => socket.once("close", resolve));
    });
    await closed;
    expect(closed).toBeDefined();
  });
});

describe("the log of serve", () => {
  test("can be followed, and does not keep the program from ending", async () => {
    let ended: Promise<unknown> | undefined;
    const { code, stderr } = await whileServing("", async ({ url, send }) => {
      const { body } = await fetch(`${url}/_sandbox/log`, { headers: { accept: "text/event-stream" } });
      if (body === null) throw new Error("The stream has no body.");
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader.read()).value).toContain("event: start");
      await send({ body: list });
      expect((await reader.read()).value).toContain('"operation":"payments.customers.list"');
      ended = reader.read().then(
        ({ done }) => done,
        () => "broken",
      );
    });
    expect([code, stderr, await ended]).toEqual([0, "", "broken"]);
  });
});

describe("serve survives", () => {
  /** Sends bytes to the server, and waits until it closes the connection or says something. */
  function raw({ url }: Served, bytes: string | Uint8Array, end = true): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      let text = "";
      socket.setTimeout(2000, () => socket.destroy());
      socket.on("data", (chunk) => (text += chunk.toString("latin1")));
      socket.on("error", () => undefined).on("close", () => resolve(text));
      socket.write(bytes, () => (end ? socket.end() : socket.destroy()));
    });
  }

  const head = (length: number): string =>
    `POST ${executePath()} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

  test.each<[string, string | Uint8Array, boolean?]>([
    ["no HTTP", "hello\r\n\r\n"],
    ["bytes", Uint8Array.from({ length: 1000 }, (_, index) => (index * 73) % 256)],
    ["TLS", Uint8Array.from([22, 3, 1, 0, 5, 1, 0, 0, 1, 3])],
    ["half of a request", "POST / HTTP/1.1\r\nHost: a\r\n", false],
    ["an upload that breaks off", `${head(1000)}{"entity"`, false],
    ["a body that is too short", `${head(1000)}{}`],
    ["long headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(100_000)}\r\n\r\n`],
    ["CONNECT", "CONNECT a.test:443 HTTP/1.1\r\nHost: a.test\r\n\r\n"],
    ["an upgrade", "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
    ["an expectation", "POST / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 0\r\n\r\n"],
    ["a target that is no path", "POST *nothing HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a target with tricks", "POST /api/v1/connectors/instances/..%2f..%2f/execute HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"],
    ["a target with broken escapes", "POST /api/v1/connectors/instances/%ff%/execute HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"],
    ["a strange host", "GET /_sandbox/log HTTP/1.1\r\nHost: [::\r\n\r\n"],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}"],
    ["broken chunks", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ["deep JSON", `${head(200_000)}${"[".repeat(200_000)}`],
  ])("%s", async (_name, bytes, end) => {
    const { code, stderr } = await whileServing("", async (served) => {
      await raw(served, bytes, end);
      expect((await served.send({ body: list })).status).toBe(200);
    });
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("hundreds of clients at once", async () => {
    await whileServing("--quiet", async ({ send }) => {
      const answers = await Promise.all(Array.from({ length: runs(200).numRuns }, () => send({ body: list })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    });
  });
});

describe("the line of a request", () => {
  const time = new Date(2026, 0, 1, 9, 5, 3);

  test.each([
    [{ instance: "inst_1", operation: "payments.customers.list", status: 200 }, "09:05:03 inst_1 payments.customers.list 200 1.3 ms\n"],
    [{ instance: null, operation: null, status: 404 }, "09:05:03 - - 404 1.3 ms\n"],
    [
      { instance: "inst_1", operation: "a.b.c", status: null, fault: "drop_request" },
      "09:05:03 inst_1 a.b.c dropped 1.3 ms (fault: drop_request)\n",
    ],
    [{ instance: "a\n\u001b[31mb", operation: null, status: 404 }, "09:05:03 a\\n\\u001b[31mb - 404 1.3 ms\n"],
  ])("%j", (answered, line) => {
    expect(requestLine(answered, time, 1.26)).toBe(line);
  });
});
