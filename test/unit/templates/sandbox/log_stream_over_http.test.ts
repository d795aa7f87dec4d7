import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Sandbox } from "../../../../templates/sandbox/sandbox_types.ts";
import { toNodeListener } from "../../../../templates/runtime/server/node.ts";
import { call, createFake, list, send } from "./fake_store.ts";
import { message, NO_FAULTS, reader, START } from "./log_events.ts";

describe("the stream over HTTP", () => {
  /** A server with a sandbox, closed after the test. */
  async function serve(sandbox: Sandbox): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
    const server = createServer(toNodeListener(sandbox.handler));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const close = (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    onTestFinished(close);
    return { port: (server.address() as AddressInfo).port, close };
  }

  function connect(port: number): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = { accept: "text/event-stream" };
      request({ host: "127.0.0.1", port, path: "/_sandbox/log", headers }, resolve).on("error", reject).end();
    });
  }

  test("sends each entry when the request has been answered", async () => {
    const sandbox = createFake();
    const { port } = await serve(sandbox);
    const response = await connect(port);
    const next = reader(response);
    expect(await next(2)).toEqual([START, NO_FAULTS]);
    await send(sandbox, { body: list });
    expect(await next(1)).toEqual([message(sandbox.log()[0])]);
    response.destroy();
  });

  test("ends with the server, although readers are connected", async () => {
    const { port, close } = await serve(createFake());
    const responses = await Promise.all(Array.from({ length: 20 }, () => connect(port)));
    const ends = responses.map(
      (response) =>
        new Promise((resolve) =>
          response
            .on("error", () => undefined)
            .on("close", resolve)
            .resume(),
        ),
    );
    await close();
    expect(await Promise.all(ends)).toHaveLength(20);
  });

  test("lets nobody wait who is gone", async () => {
    const sandbox = createFake();
    const { port } = await serve(sandbox);
    const gone = await connect(port);
    gone.on("error", () => undefined).destroy();
    for (let count = 0; count < 3; count++) await send(sandbox, { body: list });
    const response = await connect(port);
    expect((await reader(response)(5)).map(({ event }) => event)).toEqual(["start", "message", "message", "message", "faults"]);
    response.destroy();
  });

  test("waits for a reader who does not read, and then goes on without a gap", async () => {
    const sandbox = createFake();
    const { port } = await serve(sandbox);
    const response = await connect(port);
    response.pause();
    const params = { metadata: { text: "a".repeat(15_000) } };
    for (let count = 0; count < 900; count++) await send(sandbox, { body: call("customers", "create", params) });
    const events = await reader(response)(902);
    expect(events.filter(({ id }) => id !== undefined).map(({ id }) => id)).toEqual(sandbox.log().map(({ requestId }) => requestId));
    response.destroy();
  });

  test("is refused to pages of other origins and at other names", async () => {
    const { port } = await serve(createFake());
    const url = `http://127.0.0.1:${port}/_sandbox/log`;
    const statuses: number[] = [];
    for (const origin of ["https://attacker.example", `http://127.0.0.1:${port}`]) {
      const { status, body } = await fetch(url, { headers: { accept: "text/event-stream", origin } });
      statuses.push(status);
      await body?.cancel();
    }
    expect(statuses).toEqual([403, 200]);
  });
});
