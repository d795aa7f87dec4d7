import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutEditorSchema } from "../../../../../templates/cli/payload/split.ts";
import { findingsOf, runCommand } from "../../../../fixtures/command_line.ts";
import { validatorAt } from "../../../../fixtures/validator_at.ts";

const key = '"$schema":"../schemas/payments.json"';
const list = '"entity":"customers","action":"list"';
const request = `{${key},${list},"params":{"limit":5}}`;
const wrong = `{${key},${list},"params":{"limit":500}}`;

describe("$schema at the top level of a request", () => {
  test.each<[string, string, string]>([
    ["by its content", "a.json", request],
    ["after the other keys", "a.json", `{${list},${key}}`],
    ["with a connector", "--connector payments a.json", request],
    ["with the address of a request", "--as payments.customers.list.request a.json", request],
    ["with the address of all requests of a connector", "--as payments.execute a.json", request],
    ["with the address of all requests", "--as gateway.execute a.json", request],
    ["by the name of the file", "payments.customers.list.request.json", request],
    ["on each line", "a.ndjson", `${request}\n${request}\n`],
    ["on a line with an address", "--as payments.customers.list.request a.ndjson", `${request}\n${request}\n`],
    ["empty", "a.json", `{"$schema":"",${list}}`],
    ["with an escape in its name", "a.json", `{"\\u0024schema":"x",${list}}`],
  ])("is ignored: %s", async (_what, words, text) => {
    const file = words.split(" ").at(-1) ?? "";
    expect(await findingsOf(words, { files: { [file]: text } })).toEqual([]);
  });

  test.each<[string, string, string, readonly string[]]>([
    ["a limit", "a.json", wrong, [`a.json:1:${wrong.indexOf("500") + 1} value/maximum $.params.limit`]],
    [
      "on another line",
      "a.json",
      `{\n  ${key},\n  ${list},\n  "params": { "limit": 500 }\n}`,
      ["a.json:4:24 value/maximum $.params.limit"],
    ],
    ["on a line of many", "a.ndjson", `${request}\n${wrong}\n`, [`a.ndjson:2:${wrong.indexOf("500") + 1} value/maximum $.params.limit`]],
    ["an unknown key", "a.json", `{${key},${list},"parms":{}}`, [`a.json:1:${`{${key},${list},`.length + 1} field/unknown $.parms`]],
    ["an unknown action", "a.json", `{${key},"entity":"customers","action":"lst"}`, ["a.json:1:69 request/unknown-action $.action"]],
  ])("leaves the places of other findings as they are: %s", async (_what, file, text, wanted) => {
    expect(await findingsOf(file, { files: { [file]: text } })).toEqual(wanted);
  });

  test.each<[string, string, string, readonly string[]]>([
    ["not a string", "a.json", `{"$schema":1,${list}}`, ["a.json:1:2 field/unknown $.$schema"]],
    ["null", "a.json", `{"$schema":null,${list}}`, ["a.json:1:2 field/unknown $.$schema"]],
    ["in params", "a.json", `{${list},"params":{${key}}}`, ["a.json:1:49 params/unknown $.params.$schema"]],
    ["params alone", "--as payments.customers.list.params a.json", `{${key}}`, ["a.json:1:2 params/unknown $.$schema"]],
    ["in an element of an array", "a.json", `[${request}]`, ["a.json:1:3 field/unknown $[0].$schema"]],
    [
      "in the request of an exchange",
      "a.json",
      `{"connector":"payments","request":${request}}`,
      ["a.json:1:36 field/unknown $.request.$schema"],
    ],
    [
      "in a request that creates an instance",
      "a.json",
      `{${key},"connector_definition_id":"e094cb9a-26de-4645-8761-65c0c425d1de","name":"n","auth_config":{"api_key":"sk_test_EXAMPLE0000"}}`,
      ["a.json:1:2 field/unknown $.$schema"],
    ],
  ])("is an unknown key: %s", async (_what, words, text, wanted) => {
    expect(await findingsOf(words, { files: { "a.json": text } })).toEqual(wanted);
  });

  test("is an unknown key for validators", () => {
    for (const address of ["payments.customers.list.request", "payments.execute", "gateway.execute"]) {
      const { issues } = validatorAt(address).check(JSON.parse(request));
      expect(issues.map(({ pointer, code }) => [pointer, code])).toEqual([["/$schema", "field/unknown"]]);
      expect(issues[0]?.message).toMatch(/^`\$schema` is not a field of /u);
    }
  });

  test("is in the help", async () => {
    expect((await runCommand(["validate", "--help"])).stdout).toContain("$schema");
  });
});

test("a part keeps everything but $schema", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (keys, schema) => {
      const { $schema: _schema, ...value } = JSON.parse(JSON.stringify(keys)) as Record<string, unknown>;
      const part = { value: { ...value, $schema: schema }, path: [], target: ["gateway.execute"] };
      expect(withoutEditorSchema(part)).toEqual({ ...part, value });
    }),
  );
});
