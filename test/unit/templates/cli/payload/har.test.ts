import { describe, expect, test } from "vitest";
import { findingsOf, runCommand } from "../../../../fixtures/command_line.ts";

const BASE = "https://gateway.example.test/api/v1/connectors/instances";
const CREATE = {
  connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de",
  name: "A",
  auth_config: { api_key: "sk_test_EXAMPLE0000" },
};
/** A request that several connectors have. */
const USERS = { entity: "users", action: "list", params: {} };
const WRONG = { entity: "customers", action: "list", params: { limit: 500 } };

interface Call {
  readonly url?: string;
  readonly method?: string;
  readonly request?: unknown;
  readonly response?: unknown;
  readonly content?: object;
  readonly status?: number;
}

const LIST = { entity: "customers", action: "list" };

const REQUEST = "$.log.entries[0].request.postData.text";
const ANSWER = "$.log.entries[0].response.content.text";

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}

/** An entry of a recording. */
function entry({ url = `${BASE}/inst_1/execute`, method = "POST", request, response, content, status = 200 }: Call): object {
  return {
    request: { url, method, postData: { mimeType: "application/json", text: JSON.stringify(request) } },
    response: { status, content: { mimeType: "application/json", text: JSON.stringify(response), ...content } },
  };
}

/** An instance of payments that is created in the recording. */
const created = entry({ url: BASE, request: CREATE, response: { id: "inst_1" } });

function findings(entries: readonly unknown[], words = ""): Promise<readonly string[]> {
  return findingsOf(`${words} a.har`.trim(), { files: { "a.har": JSON.stringify({ log: { entries } }) } });
}

const codes = async (entries: readonly unknown[], words?: string): Promise<readonly string[]> =>
  (await findings(entries, words)).map((finding) => finding.replace(/^\S+ /u, ""));

const AT_LIMIT = `value/maximum ${REQUEST}.params.limit`;

describe("a recording of a browser", () => {
  test.each<[about: string, call: Call, want: readonly string[]]>([
    ["a request", { request: WRONG }, [AT_LIMIT]],
    ["a request with a query in its address", { url: `${BASE}/inst_1/execute?a=1`, request: WRONG }, [AT_LIMIT]],
    ["a request with a fragment", { url: `${BASE}/inst_1/execute#a`, request: WRONG }, [AT_LIMIT]],
  ])("has %s", async (_, call, want) => {
    expect((await codes([entry(call)], "--connector payments")).filter((code) => code.startsWith("value/"))).toEqual(want);
  });

  test("knows the connector of an instance that it creates", async () => {
    const found = await codes([created, entry({ request: WRONG })]);
    expect(found).toContain(AT_LIMIT.replace("[0]", "[1]"));
    const users = await codes([created, entry({ request: USERS, status: 0 })]);
    expect(users).toEqual(["request/unknown-entity $.log.entries[1].request.postData.text.entity"]);
  });

  test.each([[{ id: 7 }], [[]], ["inst_1"], [null], [undefined]])("reads on after an answer without an id: %j", async (response) => {
    const found = await codes([entry({ url: BASE, request: CREATE, response }), created, entry({ request: WRONG })]);
    expect(found).toContain(AT_LIMIT.replace("[0]", "[2]"));
  });

  test.each<[about: string, entries: readonly unknown[]]>([
    ["that is created afterwards", [entry({ request: USERS }), created]],
    ["of another id", [created, entry({ url: `${BASE}/inst_2/execute`, request: USERS })]],
    ["that no answer has", [entry({ url: BASE, request: CREATE }), entry({ request: USERS })]],
    [
      "of a definition that nobody has",
      [entry({ url: BASE, request: { ...CREATE, connector_definition_id: "x" }, response: { id: "inst_1" } }), entry({ request: USERS })],
    ],
  ])("does not know the connector of an instance %s", async (_, entries) => {
    expect((await codes(entries)).filter((code) => code.startsWith("request/"))).toEqual([]);
  });

  test.each<[about: string, content: object, isRead: boolean]>([
    ["JSON", { mimeType: "application/json" }, true],
    ["JSON of a kind", { mimeType: "application/problem+JSON; charset=utf-8" }, true],
    ["without a type", { mimeType: undefined }, true],
    ["of a type that the browser does not know", { mimeType: "x-unknown" }, true],
    ["of another type", { mimeType: "text/html" }, false],
    ["in base64", { encoding: "base64", text: base64({ status: "success", result: 1 }) }, true],
    ["in an unknown encoding", { encoding: "br" }, false],
    ["not recorded", { text: undefined }, false],
    ["blank", { text: " " }, false],
  ])("reads an answer that is %s: %j is %s", async (_, content, isRead) => {
    const call = { request: LIST, response: { status: "success", result: 1 }, content };
    const found = await codes([entry(call)], "--connector payments");
    const place = "text" in content && content.text === undefined ? "$.log.entries[0].response" : ANSWER;
    expect(found).toEqual(isRead ? [`value/type ${ANSWER}.result`] : [`input/not-checked ${place}`]);
  });

  test.each<[about: string, postData: object | undefined, want: string]>([
    ["in base64", { encoding: "base64", text: base64(WRONG) }, `value/maximum ${REQUEST}.params.limit`],
    ["in an unknown encoding", { encoding: "zstd", text: "KLUv" }, `input/not-checked ${REQUEST}`],
    ["in base64 that is no JSON", { encoding: "base64", text: "AAEC/w==" }, `json/syntax ${REQUEST}`],
    ["not recorded", undefined, "input/not-checked $.log.entries[0].request"],
    ["recorded as the fields of a form", { params: [] }, "input/not-checked $.log.entries[0].request"],
  ])("has a request whose body is %s", async (_, postData, want) => {
    const call = entry({ request: LIST, status: 0 });
    const found = await codes([{ ...call, request: { method: "POST", url: `${BASE}/inst_1/execute`, postData } }], "--connector payments");
    expect(found).toEqual([want]);
  });

  test("reads a request of any type, and says what is wrong with an answer of another one", async () => {
    const call = { ...entry({ request: WRONG, response: {}, content: { mimeType: "text/html" } }) };
    const request = { method: "POST", url: `${BASE}/inst_1/execute`, postData: { mimeType: "text/plain", text: JSON.stringify(WRONG) } };
    const har = JSON.stringify({ log: { entries: [{ ...call, request }] } });
    const { stdout } = await runCommand(["validate", "-f", "json", "--connector", "payments", "a.har"], { files: { "a.har": har } });
    expect(JSON.parse(stdout)).toMatchObject({
      findings: [
        { code: "value/maximum" },
        {
          code: "input/not-checked",
          message: "this body is not JSON, so it is not checked",
          hint: "record the bodies of requests and responses as they were sent",
        },
      ],
    });
  });

  test("says for each of the two that it is not checked", async () => {
    const found = await codes([entry({ request: { a: 1 } })]);
    expect(found).toEqual([`target/unknown ${REQUEST}`, "input/not-checked $.log.entries[0].response"]);
  });

  test("says once that a call is not checked, also beside another one", async () => {
    const call = { request: { method: "POST", url: `${BASE}/inst_1/execute` }, response: { status: 200, content: { text: "{}" } } };
    expect(await codes([entry({ request: LIST, status: 0 }), call], "--connector payments")).toEqual([
      "input/not-checked $.log.entries[1].request",
    ]);
  });

  test("does not expect the bytes of a download", async () => {
    const request = { entity: "files", action: "download", params: { fileId: "f_1", alt: "media" } };
    const content = { mimeType: "image/jpeg", encoding: "base64", text: "/9j/4A==" };
    expect(await codes([entry({ request, content })], "--connector file_storage")).toEqual([]);
  });

  test("does not show a body that is encoded", async () => {
    const text = base64({ status: "success", result: [{ id: "cus_1", client_secret: "sk_test_EXAMPLE0000", email: 5 }] });
    const { stdout } = await runCommand(["validate", "--connector", "payments", "a.har"], {
      files: { "a.har": JSON.stringify({ log: { entries: [entry({ request: LIST, content: { encoding: "base64", text } })] } }, null, 2) },
    });
    expect(stdout).toContain("response.content.text");
    expect(stdout).not.toContain(text.slice(0, 8));
  });

  test.each<[about: string, entries: readonly unknown[]]>([
    ["nothing", []],
    ["other addresses", [entry({ url: "https://example.test/other", request: WRONG })]],
    ["other methods", [entry({ method: "GET", request: WRONG })]],
    ["what is no entry", [null, 1, "x", {}]],
  ])("of %s has nothing to check, and says so", async (_, entries) => {
    expect(await codes(entries)).toEqual(["input/no-payload $.log.entries"]);
  });

  test("says what to record instead", async () => {
    const { stdout } = await runCommand(["validate", "-f", "json", "a.har"], { files: { "a.har": '{"log":{"entries":[]}}' } });
    expect(JSON.parse(stdout)).toMatchObject({
      findings: [{ message: "the recording contains no call to the gateway", hint: "record calls to the execute endpoint" }],
    });
  });
});
