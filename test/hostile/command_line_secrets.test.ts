import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FORMATS } from "../../templates/core/report.ts";
import { readCatalog, runCommand, type Surroundings } from "../fixtures/command_line.ts";

/** No six characters in a row of it stand anywhere in the catalog or in the command's own words. */
const CANARY = "Zq7Xv9Kw3Jp5Yh8Qz4Vx6";

const pieces = Array.from({ length: CANARY.length - 5 }, (_, index) => CANARY.slice(index, index + 6));

/** All that a run prints and writes, in every format at once. */
async function everything(words: readonly string[], files: NonNullable<Surroundings["files"]>): Promise<string> {
  const reports = FORMATS.flatMap((format) => ["-f", format, "-o", `report.${format}`]);
  const written: string[] = [];
  const after = (folder: string): void => {
    for (const name of readdirSync(folder)) if (!(name in files)) written.push(readFileSync(join(folder, name), "utf8"));
  };
  const first = await runCommand(["validate", ...words, ...reports], { files, after });
  const second = await runCommand(["validate", ...words, "--write-baseline", "known.json"], { files, after });
  return [first.stdout, first.stderr, second.stdout, second.stderr, ...written].join("\n");
}

function leaksOf(printed: string): readonly string[] {
  return pieces.filter((piece) => printed.includes(piece));
}

const methods = readCatalog().connectors.flatMap(({ id, definitionId, auth }) =>
  auth.map((method) => ({
    connector: id,
    definition: definitionId.value,
    method: method.name,
    fields: method.shape.fields.map(({ name }) => name),
  })),
);

describe.each(methods)("$connector, $method", ({ connector, definition, fields }) => {
  const prefix = connector === "payments" ? "sk_test_" : "";
  const auth = Object.fromEntries(fields.map((name) => [name, `${prefix}${CANARY}`]));
  const misspelt = Object.fromEntries(fields.map((name) => [`${name}s`, CANARY]));
  const whole = { connector_definition_id: definition, auth_config: auth, nam: "x" };

  test.each<[string, readonly string[], string, string]>([
    [
      "as auth_config",
      [`${connector}.auth_config.json`],
      `${connector}.auth_config.json`,
      JSON.stringify({ ...auth, more: CANARY, [CANARY]: 1 }, undefined, 2),
    ],
    ["under misspelt names", [`${connector}.auth_config.json`], `${connector}.auth_config.json`, JSON.stringify(misspelt)],
    [
      "in lists and objects",
      [`${connector}.auth_config.json`],
      `${connector}.auth_config.json`,
      JSON.stringify({ a: [CANARY], b: { [CANARY]: { c: CANARY } } }),
    ],
    ["in an instance request", ["a.json"], "a.json", JSON.stringify(whole)],
    [
      "in an instance request over several lines",
      ["a.json"],
      "a.json",
      JSON.stringify({ ...whole, auth_config: { ...auth, [CANARY]: CANARY } }, undefined, 2),
    ],
    [
      "under a misspelt auth_config",
      ["a.json"],
      "a.json",
      JSON.stringify({ connector_definition_id: definition, auth_confg: auth, name: 1 }),
    ],
    ["in an exchange", ["a.ndjson"], "a.ndjson", JSON.stringify({ request: whole, response: { id: 1, auth_config: auth } })],
    ["in broken JSON", ["a.json"], "a.json", JSON.stringify(whole, undefined, 1).slice(0, -1)],
    [
      "where keys stand twice",
      ["--strict-json", `${connector}.auth_config.json`],
      `${connector}.auth_config.json`,
      `{"${CANARY}":1,"${CANARY}":"${CANARY}","${CANARY}":1.00000000000000000001}`,
    ],
  ])("%s", async (_what, words, name, text) => {
    const printed = await everything(words, { [name]: text });
    expect(printed).toContain(name);
    expect(leaksOf(printed)).toEqual([]);
  });
});

describe("elsewhere", () => {
  const call = (auth: object): string =>
    JSON.stringify({
      log: {
        entries: [
          {
            request: {
              method: "POST",
              url: `https://gateway.example.test/api/v1/connectors/instances?access_token=${CANARY}`,
              headers: [
                { name: "Authorization", value: `Bearer ${CANARY}` },
                { name: "X-Whatever", value: CANARY },
              ],
              cookies: [{ name: "session", value: CANARY }],
              postData: { text: JSON.stringify({ auth_config: auth, name: 1 }) },
            },
            response: { status: 200, content: { text: JSON.stringify({ id: 1, token: CANARY }) } },
          },
        ],
      },
    });

  test.each<[string, string, string]>([
    ["a recording on one line", "a.har", call({ api_key: CANARY })],
    ["a recording over several lines", "a.har", JSON.stringify(JSON.parse(call({ [CANARY]: CANARY })), undefined, 1)],
    ["a recording whose body is broken", "a.har", call({}).replace('\\"name\\":1}', `\\"api_key\\":\\"${CANARY}`)],
    ["credentials in JSON that breaks off inside them", "a.json", `{"auth_config":{"api_key":"${CANARY}`],
    ["a key of broken JSON", "a.json", `{"auth_config":{"${CANARY}":"${CANARY}"},,`],
    ["an Authorization header", "a.json", JSON.stringify({ entity: "x", action: "list", Authorization: `Bearer ${CANARY}` })],
    ["an authorization without its word", "a.json", JSON.stringify({ entity: "x", action: "list", headers: { authorization: CANARY } })],
    ["a key of a payment provider", "a.json", JSON.stringify({ entity: `sk_live_${CANARY}`, action: "list", [`sk_live_${CANARY}`]: 1 })],
    [
      "a token as the name of a parameter",
      "a.json",
      JSON.stringify({ entity: "customers", action: "list", params: { [`xoxb-${CANARY}`]: 1 } }),
    ],
    ["a long key of nobody in particular", "a.json", JSON.stringify({ entity: `${CANARY}${CANARY}`, action: "list" })],
    ["a secret field of a record", "payments.records.PaymentIntent.json", JSON.stringify({ id: 5, client_secret: CANARY })],
    [
      "a secret inside a string with JSON",
      "a.json",
      JSON.stringify({ entity: "x", action: "list", body: JSON.stringify({ password: CANARY }) }),
    ],
    ["the secret of a framework", "a.json", JSON.stringify({ entity: "x", action: "list", NEXTAUTH_SECRET: CANARY })],
    [
      "a password of a page",
      "a.json",
      JSON.stringify({ entity: "x", action: "list", params: { homepage_password: CANARY, sync_api_key: CANARY } }),
    ],
    [
      "an object below the name of a secret",
      "a.json",
      JSON.stringify({ entity: "x", action: "list", signature: { a: [{ [CANARY]: CANARY }] } }),
    ],
    ["credentials in an address", "a.json", JSON.stringify({ entity: `https://user:${CANARY}@host.example`, action: "list" })],
    [
      "an address in another encoding",
      "a.json",
      JSON.stringify({ entity: `https%3A%2F%2Fuser%3A${CANARY}%40host.example`, action: "list" }),
    ],
    ["a parameter of an address", "a.json", JSON.stringify({ entity: `/x?limit=1&token=${CANARY}`, action: "list" })],
    ["a sentence with a password", "a.json", JSON.stringify({ entity: `the password: ${CANARY}`, action: "list", [`pwd=${CANARY}`]: 1 })],
    [
      "a key in escapes",
      "a.json",
      `{"entity":"${Array.from(`sk_live_${CANARY}`, (c) => `\\u00${c.charCodeAt(0).toString(16)}`).join("")}","action":"list"}`,
    ],
    ["a private key", "a.json", JSON.stringify({ entity: `-----BEGIN PRIVATE KEY-----\n${CANARY}`, action: "list" })],
    ["a secret written with escapes", "a.json", `{"entity":"x","action":"list","api_key":"${CANARY.replace("Z", "\\u005a")}"}`],
  ])("%s", async (_what, name, text) => {
    const printed = await everything([name], { [name]: text });
    expect(printed).toContain(name);
    expect(leaksOf(printed)).toEqual([]);
  });

  test.each(["sk_live_", "password=", "access_token-Bearer 1"])("a key in the name of a file, after %s", async (prefix) => {
    const name = `${prefix}${CANARY}.json`;
    const printed = await everything([name, `${prefix}${CANARY}.txt`], { [name]: '{"entity":1}' });
    expect(printed).toContain("[redacted]");
    expect(leaksOf(printed)).toEqual([]);
  });

  test("a key in the arguments", async () => {
    const { stdout, stderr } = await runCommand(["validate", "a.json", "--as", `sk_live_${CANARY}`]);
    expect(stderr).toContain("unknown address");
    expect(leaksOf(stdout + stderr)).toEqual([]);
  });

  test("what is no secret stays readable", async () => {
    const text = JSON.stringify({ entity: "customers", action: "list", params: { limit: 500, email: "jo@example.com" } });
    const printed = await everything(["a.json"], { "a.json": text });
    expect(printed).toContain('"email":"jo@example.com"');
  });
});
