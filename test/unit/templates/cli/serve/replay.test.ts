import { connector as payments } from "connector-gateway-spec/payments";
import { describe, expect, test } from "vitest";
import { call, executePath, list, PATH, type Sent } from "../../sandbox/fake_store.ts";
import { whileServing } from "./served.ts";

/** A line of a recording. */
function line(request: object, body: unknown, more: object = {}): string {
  return `${JSON.stringify({ connector: "payments", request, response: { status: 200, body }, ...more })}\n`;
}

/** The answers that a recording gives some calls. */
async function answersOf(recording: string, calls: readonly Sent[], words = ""): Promise<readonly (readonly [number, unknown])[]> {
  const answers: (readonly [number, unknown])[] = [];
  const use = async ({ send }: { send: (sent: Sent) => Promise<{ status: number; body: unknown }> }): Promise<void> => {
    for (const sent of calls) {
      const { status, body } = await send(sent);
      answers.push([status, body]);
    }
  };
  const { stderr } = await whileServing(`--replay r.ndjson ${words}`, use, { "r.ndjson": recording });
  expect(stderr).toBe("");
  return answers;
}

describe("--replay answers", () => {
  test("equal calls, whatever the order of their keys", async () => {
    const recording = line(call("customers", "list", { limit: 2, created: { gt: 1, lt: 2 } }), { page: 1 });
    const params = { created: { lt: 2, gt: 1 }, limit: 2 };
    const sent = { text: JSON.stringify({ params, action: "list", entity: "customers" }) };
    expect(await answersOf(recording, [sent])).toEqual([[200, { page: 1 }]]);
  });

  test("with the digits of the recording", async () => {
    const body = '{"id":9007199254740993,"total":1.50,"rates":[1e400,{"rate":0.1000000000000000055}]}';
    const recording = `{"connector":"payments","request":${JSON.stringify(list)},"response":{"status":200,"body":${body}}}\n`;
    await whileServing("--replay r.ndjson", async ({ send }) => expect((await send({ body: list })).text).toBe(body), {
      "r.ndjson": recording,
    });
  });

  test("calls without params like those with none", async () => {
    expect(await answersOf(line({ entity: "balance", action: "get" }, { a: 1 }), [{ body: call("balance", "get") }])).toEqual([
      [200, { a: 1 }],
    ]);
  });

  test("several equal calls one after the other, the last one again and again", async () => {
    const recording = line(list, { n: 1 }) + line(call("customers", "list"), { n: 9 }) + line(list, { n: 2 });
    const calls = [{ body: list }, { body: list }, { body: list }, { body: call("customers", "list") }];
    expect((await answersOf(recording, calls)).map(([, body]) => body)).toEqual([{ n: 1 }, { n: 2 }, { n: 2 }, { n: 9 }]);
  });

  test("each instance with its own calls, if it has any", async () => {
    const recording = line(list, { n: 1 }, { instance: "a" }) + line(list, { n: 2 }, { instance: "b" });
    const calls = [{ path: executePath("b") }, { path: executePath("a") }, { path: executePath("a") }, { path: executePath("c") }];
    const answers = await answersOf(
      recording,
      calls.map((sent) => ({ ...sent, body: list })),
    );
    expect(answers.map(([, body]) => body)).toEqual([{ n: 2 }, { n: 1 }, { n: 1 }, { n: 1 }]);
  });

  test("each connector with its own calls", async () => {
    const users = call("users", "list");
    const recording = line(users, { n: 1 }, { connector: "messaging" }) + line(users, { n: 2 }, { connector: "recruiting" });
    const calls = [
      { path: executePath("inst_recruiting"), body: users },
      { path: executePath("inst_messaging_3"), body: users },
    ];
    expect((await answersOf(recording, calls)).map(([, body]) => body)).toEqual([{ n: 2 }, { n: 1 }]);
    const [other] = await answersOf(recording, [{ path: executePath("inst_project_tracker"), body: users }]);
    expect(other?.[0]).toBe(501);
  });

  test("a call that creates an instance, whatever its secrets are", async () => {
    const body = { connector_definition_id: payments.definitionId, name: "x", auth_config: { api_key: "[redacted]" } };
    const sent = { path: PATH, body: { ...body, auth_config: { api_key: "sk_test_EXAMPLE0000" } } };
    expect(await answersOf(line(body, { id: "inst_9" }), [sent])).toEqual([[200, { id: "inst_9" }]]);
  });

  test("with the status, the headers and the content that were recorded", async () => {
    const error = line(list, undefined, {
      response: { status: 429, headers: { "Retry-After": "3" }, body: { message: "Slow down", errors: [] } },
    });
    const plain = line(call("customers", "list"), undefined, { response: { status: "success", result: [] } });
    const files = { entity: "files", action: "download", params: { fileId: "f" } };
    const bytes = { status: 206, headers: { "content-type": "text/plain" }, body: null, base64: "aGVsbG8=" };
    const use = async ({ send }: { send: (sent: Sent) => Promise<{ status: number; headers: Headers; body: unknown }> }): Promise<void> => {
      const refused = await send({ body: list });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3"]);
      expect(await send({ body: call("customers", "list") })).toMatchObject({ status: 200, body: { status: "success", result: [] } });
      const part = await send({ path: executePath("inst_file_storage"), body: files });
      expect([part.status, part.headers.get("content-type"), part.body]).toEqual([206, "text/plain", "hello"]);
    };
    await whileServing("--replay r.ndjson", use, {
      "r.ndjson": error + plain + line(files, null, { connector: "file_storage", response: bytes }),
    });
  });
});

describe("--replay refuses", () => {
  const recording =
    line(list, { n: 1 }) + line(call("customers", "list", { limit: 5, email: "a" }), {}) + line(call("charges", "get", { id: "a" }), {});

  test.each<[string, Sent, number, string]>([
    [
      "other params",
      { body: call("customers", "list", { limit: 20 }) },
      501,
      "The recording has no such call of payments.customers.list. In the nearest one, `limit` is 2 and not 20.",
    ],
    ["missing params", { body: call("charges", "get") }, 501, 'In the nearest one, `id` is "a" and not left out.'],
    [
      "another operation",
      { body: call("charge", "get", { id: "a" }) },
      501,
      "The recording has no such call of payments.charge.get. It has payments.charges.get",
    ],
    ["something far away", { body: call("zzzzzzzzzzzzzz", "qqqqqqqqqqqq") }, 501, "It has payments.customers.list, payments.charges.get."],
    ["no operation", { body: {} }, 422, "The body names no operation: it needs `entity` and `action`."],
    ["no JSON", { text: "{" }, 422, "not valid JSON"],
    ["another media type", { body: list, headers: { "content-type": "text/plain" } }, 415, "must be JSON"],
    ["no token", { body: list, headers: { authorization: undefined } }, 401, "token"],
    ["another method", { body: list, method: "PUT" }, 405, "Only POST"],
    ["another path", { body: list, path: "/nowhere" }, 404, "no such path"],
  ])("%s", async (_name, sent, status, message) => {
    const [answer] = await answersOf(recording, [sent]);
    expect(answer).toEqual([status, { message: expect.stringContaining(message) as unknown, errors: expect.any(Array) as unknown }]);
  });

  test("another token", async () => {
    const calls = [{ body: list }, { body: list, headers: { authorization: "Bearer secret" } }];
    expect((await answersOf(recording, calls, "--token secret")).map(([status]) => status)).toEqual([401, 200]);
  });

  test("an answer whose content was too long to record", async () => {
    const [answer] = await answersOf(line(list, null), [{ body: list }]);
    expect(answer).toEqual([501, expect.objectContaining({ message: "The recording does not have the content of this answer." })]);
  });

  test("to show secrets of the call", async () => {
    const [answer] = await answersOf(recording, [{ body: call("customers", "list", { limit: 2, email: "Bearer abcdef123456" }) }]);
    expect(JSON.stringify(answer)).not.toContain("abcdef123456");
  });

  test.each([
    ["{", "r.ndjson:1 is not JSON", "remove lines that are cut off"],
    [`${line(list, {})}{"connec`, "r.ndjson:2 is not JSON", "remove lines that are cut off"],
    ["{}\n", "r.ndjson:1 is no recorded call", "write {"],
    ["5\n", "r.ndjson:1 is no recorded call", "write {"],
    ['{"request":{}}\n', "r.ndjson:1 is no recorded call", "write {"],
    ["\n\n", "r.ndjson contains no recorded call", "record calls with --record"],
  ])("a file with %j", async (text, message, help) => {
    const { code, stderr } = await whileServing("--replay r.ndjson", () => undefined, { "r.ndjson": text });
    expect([code, stderr]).toEqual([2, expect.stringContaining(`connector-gateway-spec: ${message}\n  help: `)]);
    expect(stderr).toContain(help);
  });

  test("a file that is not there", async () => {
    const { code, stderr } = await whileServing("--replay none.ndjson", () => undefined);
    expect([code, stderr]).toEqual([2, expect.stringContaining("the recording none.ndjson cannot be read (ENOENT)")]);
  });
});
