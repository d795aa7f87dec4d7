import { describe, expect, test } from "vitest";
import { findingsOf } from "../../../../fixtures/command_line.ts";

const request = '{"entity":"customers","action":"list","params":{"limit":5}}';
const wrong = '{"entity":"customers","action":"list","params":{"limit":500}}';

describe("recorded exchanges", () => {
  test.each<[string, readonly string[]]>([
    [`{"connector":"payments","request":${request}}`, []],
    [`{"connector":"payments","request":${wrong},"response":null}`, ["a.ndjson:1:91 value/maximum $.request.params.limit"]],
    [
      `{"connector":"payments","request":${request},"response":{"status":"failed","result":[]}}`,
      ["a.ndjson:1:116 value/const $.response.status"],
    ],
    [
      `{"connector":"payments","request":${request},"status":404,"response":{"message":1}}`,
      ["a.ndjson:1:130 value/type $.response.message"],
    ],
    [
      `{"connector":"payments","request":${request},"response":{}}`,
      ["a.ndjson:1:95 field/missing $.response.status", "a.ndjson:1:95 field/missing $.response.result"],
    ],
    [`{"connector":"payments","request":${request},"response":{"status":"success"}}`, ["a.ndjson:1:95 field/missing $.response.result"]],
    [
      `{"connector":"payments","request":${request},"response":{"status":"success","result":null}}`,
      ["a.ndjson:1:135 value/null $.response.result"],
    ],
    [
      `{"connector":"payments","request":${request},"response":{"data":[]}}`,
      ["a.ndjson:1:95 field/missing $.response.status", "a.ndjson:1:95 field/missing $.response.result"],
    ],
    [`{"connector":"payments","request":${request},"response":{"message":"No.","errors":[]}}`, []],
    [`{"connector":"payments","request":${request},"response":{"message":5}}`, ["a.ndjson:1:117 value/type $.response.message"]],
    [
      `{"connector":"payments","request":{"entity":"refunds","action":"create","params":{"charge":"ch_1","amout":5}}}`,
      ["a.ndjson:1:99 params/unknown? $.request.params.amout"],
    ],
    [
      '{"request":{"connector_definition_id":"e094cb9a-26de-4645-8761-65c0c425d1df","auth_config":{"x":"y"},"name":"n"}}',
      ["a.ndjson:1:39 request/unknown-connector? $.request.connector_definition_id"],
    ],
    [`{"connector":"paymnts","request":${request}}`, ["a.ndjson:1:14 target/unknown-connector $.connector"]],
  ])("%s", async (line, wanted) => {
    const found = await findingsOf("a.ndjson", { files: { "a.ndjson": line } });
    expect(found).toEqual(wanted);
  });

  test("without an entity and an action have an unknown operation", async () => {
    const line = '{"connector":"payments","request":{"a":[]},"response":{}}';
    const found = await findingsOf("a.ndjson", { files: { "a.ndjson": line } });
    expect(found.map((text) => text.split(" ")[1])).toContain("target/unknown-operation");
  });

  test("in a HAR file are found by their addresses, and placed inside the text of their bodies", async () => {
    const call = (path: string, body: unknown, answer: unknown): object => ({
      request: { method: "POST", url: `https://gateway.example.test${path}?x=1`, postData: { text: JSON.stringify(body) } },
      response: { status: 200, content: { mimeType: "application/json", text: JSON.stringify(answer) } },
    });
    const definition = "e094cb9a-26de-4645-8761-65c0c425d1de";
    const created = { connector_definition_id: definition, auth_config: { api_key: "sk_test_EXAMPLE0000" }, name: "n" };
    const entries = [
      call("/api/v1/connectors/instances", created, { id: "inst_1" }),
      { request: { method: "GET", url: "https://elsewhere.example.test/" } },
      call("/api/v1/connectors/instances/inst_1/execute", { entity: "custmers", action: "list" }, {}),
    ];
    const har = JSON.stringify({ log: { entries } });
    const found = await findingsOf("a.har", { files: { "a.har": har } });
    const column = har.indexOf('\\"custmers') + 1;
    expect(found[0]).toBe(`a.har:1:${column} request/unknown-entity $.log.entries[2].request.postData.text.entity`);
    expect(await findingsOf("a.har", { files: { "a.har": '{"log":{"entries":[]}}' } })).toEqual([
      "a.har:1:19 input/no-payload $.log.entries",
    ]);
  });
});
