import { createServer, type IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { makeToken } from "../../../gateway/src/storage/token_store.ts";
import { createLogger, reportFailure } from "../../../gateway/src/serve/logger.ts";
import { observe } from "../../../gateway/src/serve/running_gateway.ts";
import { traceOf, type RequestTrace } from "../../../gateway/src/serve/request_trace.ts";

type Line = Readonly<Record<string, unknown>>;

function logInto(lines: Line[], level: "info" | "error" = "info"): ReturnType<typeof createLogger> {
  return createLogger(level, (line) => lines.push(JSON.parse(line) as Line));
}

/** The lines and counts of one request to a listener that notes what it knows. */
async function observeOne(
  path: string,
  headers: Readonly<Record<string, string>>,
  known: RequestTrace,
  look: (headers: IncomingHttpHeaders) => void = () => undefined,
): Promise<{ lines: Line[]; ended: object[] }> {
  const lines: Line[] = [];
  const ended: object[] = [];
  let time = 0;
  const listener = observe(
    (request, response) => {
      look(request.headers);
      Object.assign(traceOf(new Headers({ "x-gateway-trace": String(request.headers["x-gateway-trace"]) })), known);
      time = 12.34;
      response.writeHead(201, { "x-request-id": request.headers["x-request-id"] }).end("answer");
    },
    {
      log: logInto(lines),
      metrics: { requestStarted: () => undefined, requestEnded: (request) => ended.push(request) },
      now: () => time,
    },
  );
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  await (await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: "payload" })).text();
  await expect.poll(() => lines.length).toBe(1);
  server.close().closeAllConnections();
  return { lines, ended };
}

describe("the line of a request", () => {
  it("says who called what, and how it ended", async () => {
    const known = { connector: "crm", operation: "crm.contacts.list", caller: "team", token: "tok_1" };
    const { lines, ended } = await observeOne("/api?secret=1", { "x-request-id": "req_1" }, known);
    expect(lines).toEqual([
      {
        level: "info",
        time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        message: "request",
        request: "req_1",
        method: "POST",
        path: "/api",
        operation: "crm.contacts.list",
        status: 201,
        ms: 12.3,
        caller: "team",
        token: "tok_1",
      },
    ]);
    expect(ended).toEqual([{ ...known, status: 201, seconds: 0.01234 }]);
  });

  it("has an id of its own where the caller gives none, or one that is not usable", async () => {
    const { lines } = await observeOne("/", { "x-request-id": "not usable" }, {});
    expect(lines[0]?.["request"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is about its own request, whatever a caller sends to refer to another one", async () => {
    const { lines } = await observeOne("/", { "x-gateway-trace": "0" }, { caller: "team" });
    expect(lines).toMatchObject([{ caller: "team" }]);
  });

  it("is forgotten when the request has ended", async () => {
    let trace = "";
    const { ended } = await observeOne("/", {}, { caller: "team" }, (headers) => (trace = String(headers["x-gateway-trace"])));
    expect(ended).toHaveLength(1);
    expect(traceOf(new Headers({ "x-gateway-trace": trace }))).toEqual({});
  });

  it.each([makeToken().token, "sk_live_EXAMPLE000000", "xoxb-EXAMPLE-000000", "lin_api_EXAMPLE0000"])(
    "has no key or token that a caller put into the path or the id: %s",
    async (secret) => {
      const { lines } = await observeOne(`/instances/${secret}/execute`, { "x-request-id": secret }, {});
      expect(lines[0]?.["path"]).toMatch(/^\/instances\/\[redacted\]/u);
      expect(lines[0]?.["request"]).toMatch(/^[0-9a-f-]{36}$/u);
    },
  );
});

describe("an unexpected error", () => {
  class QuotingError extends Error {
    override readonly name = "QuotingError";
    readonly code = "ECONNRESET";
  }

  it("is reported without its message", () => {
    const report = reportFailure(new QuotingError("the key sk_test_EXAMPLE0000\n    at line 2 (of:the:message)"));
    expect(report).toMatchObject({ name: "QuotingError", code: "ECONNRESET" });
    expect(report.at[0]).toContain("log.test.ts");
    expect(JSON.stringify(report)).not.toMatch(/sk_test|message/);
  });

  it.each<readonly [thrown: unknown, name: string]>([
    ["a secret", "a thrown string"],
    [undefined, "a thrown undefined"],
    [Object.assign(new Error("x"), { name: "a name with a secret" }), "Error"],
  ])("may be anything: %s", (thrown, name) => {
    expect(reportFailure(thrown).name).toBe(name);
  });

  it("is a line of the level error", () => {
    const lines: Line[] = [];
    const log = logInto(lines, "error");
    log.info("hidden");
    log.failure("a request failed", new QuotingError("secret"), { request: "req_1" });
    expect(lines).toMatchObject([{ level: "error", message: "a request failed", request: "req_1", error: { name: "QuotingError" } }]);
  });
});
