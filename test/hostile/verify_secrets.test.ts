import { createServer } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { FORMATS } from "../../templates/core/report.ts";
import { runCommand } from "../fixtures/command_line.ts";

/** No six characters in a row of it stand in the catalog or in the command's own words. */
const CANARY = "Zq7Xv9Kw3Jp5Yh8Qz4Vx6";
const pieces = Array.from({ length: CANARY.length - 5 }, (_, index) => CANARY.slice(index, index + 6));

/** A server that repeats what it knows of the caller in its answers. */
type Echo = (
  token: string,
  body: string,
) => { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

const success = { status: "success", execution_metadata: { connector_instance_id: "inst_payments", execution_time_ms: 1 } };

const echoes: Readonly<Record<string, Echo>> = {
  "the message of an error": (token) => ({
    status: 401,
    body: { message: `Not ${token}`, errors: [{ field: token, message: token, error_code: token }] },
  }),
  "a record": (token) => ({
    status: 200,
    body: { ...success, result: [{ id: `Bearer ${token}`, name: token }], connector_metadata: { has_more: false } },
  }),
  "a key": (token) => ({
    status: 200,
    body: { ...success, [token]: 1, result: [{ [token]: 1, [`Bearer ${token}`]: 1 }], connector_metadata: { [token]: 1 } },
  }),
  "a status": (token) => ({ status: 200, body: { status: token, result: [] } }),
  "an address": (token) => ({
    status: 200,
    body: { ...success, result: [{ url: `https://a.example/?x=${encodeURIComponent(token)}&access_token=${token}` }] },
  }),
  "another form": (token) => ({ status: 400, body: { message: Buffer.from(`Bearer ${token}`).toString("base64"), errors: [] } }),
  HTML: (token) => ({ status: 500, body: `<p title="${token}">Bearer ${token}</p>` }),
  headers: (token) => ({
    status: 302,
    body: "",
    headers: { location: `https://a.example/${token}`, "content-type": `text/${token}`, "x-request-id": token, allow: token },
  }),
  "the request": (_token, body) => ({ status: 200, body: { ...success, result: body } }),
};

/** All that the command prints and writes in every format, for a server with an echo. */
async function everything(echo: Echo, words: readonly string[]): Promise<string> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const answer = echo(CANARY, body);
      response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
      response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const reports = FORMATS.flatMap((format) => ["-f", format, "-o", `report.${format}`]);
  const written: string[] = [];
  const files = { token: `${CANARY}\n`, "credentials.json": JSON.stringify({ payments: { api_key: `sk_test_${CANARY}` } }) };
  const after = (folder: string): void => {
    for (const name of readdirSync(folder)) if (!(name in files)) written.push(readFileSync(join(folder, name), "utf8"));
  };
  const run = await runCommand(
    ["verify", `http://127.0.0.1:${port}`, "--rate", "0", "--operation", "payments.customers.list", ...words, ...reports],
    {
      files,
      after,
      environment: words.includes("--token-file") ? {} : { CONNECTOR_GATEWAY_TOKEN: CANARY },
      untilStopped: () => new Promise(() => undefined),
    },
  );
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  expect(written).toHaveLength(FORMATS.length);
  expect(run.code).toBe(1);
  return [run.stdout, run.stderr, ...written].join("\n");
}

describe.each(Object.entries(echoes))("a token that comes back in %s is in no output", (_where, echo) => {
  test.each([
    ["from a file", ["--instance", "payments=inst_payments", "--token-file", "token"]],
    ["when instances are created", ["--writes", "--credentials", "credentials.json"]],
  ])("%s", async (_how, words) => {
    const shown = await everything(echo, words);
    expect(pieces.filter((piece) => shown.includes(piece))).toEqual([]);
    expect(shown).not.toContain(Buffer.from(`Bearer ${CANARY}`).toString("base64"));
  });
});
