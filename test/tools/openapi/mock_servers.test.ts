import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectorDocuments, documentedOperations, type DocumentedOperation } from "./documents.ts";
import {
  createMockProject,
  MOCK_SERVERS_FOLDER,
  startPrism,
  startPrisms,
  type MockProject,
  type RunningServer,
  type RunningServers,
} from "./mock_project.ts";
import { codeBlock, versionsToInstall } from "./mock_servers_page.ts";

const shell = promisify(execFile);
const EXECUTE = "/api/v1/connectors/instances/inst_1/execute";
const PRISM_COMMAND = codeBlock("npx prism mock");
let project: MockProject;
let payments: RunningServer;
let others: RunningServers;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  project = await createMockProject();
  const documents = connectorDocuments().filter((connector) => connector !== "payments");
  payments = await startPrism(project.folder, PRISM_COMMAND);
  stops.push(payments.stop);
  others = await startPrisms(project.folder, documents.map(documentOf));
  stops.push(others.stop);
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  project.remove();
});

/** The document of a connector in the command of the page, which runs Prism for payments. */
function documentOf(connector: string): string {
  const [, document = ""] = /\bmock (\S+)/u.exec(PRISM_COMMAND) ?? [];
  return document.replace("payments.json", `${connector}.json`);
}

/** Where a Prism with the document of a connector is. */
function originOf(connector: string): string {
  const origin = connector === "payments" ? payments.origin : others.origins.get(documentOf(connector));
  if (origin === undefined) throw new Error(`There is no Prism for ${connector}.`);
  return origin;
}

/** The operations that the document of a connector describes one by one. */
function operationsOf(connector: string): readonly DocumentedOperation[] {
  return documentedOperations(connector).filter(({ address }) => address !== undefined);
}

/** Sends the example request of an operation. The answer as a status and a value. */
async function ask(origin: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<{ status: number; value: unknown }> {
  const response = await fetch(`${origin}${EXECUTE}`, {
    method: "POST",
    headers: { Authorization: "Bearer token", "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json") === true;
  return { status: response.status, value: json ? JSON.parse(text) : text };
}

test("the page names the versions that these tests use", () => {
  const { dependencies } = JSON.parse(readFileSync(join(MOCK_SERVERS_FOLDER, "package.json"), "utf8")) as { dependencies: object };
  expect(Object.fromEntries(versionsToInstall())).toEqual(dependencies);
});

describe.each(connectorDocuments())("Prism with %s.json", (connector) => {
  test.each(operationsOf(connector))("accepts the example request of $address and answers with its example", async (operation) => {
    const headers = operation.download ? { Accept: "application/octet-stream" } : { Prefer: `example=${operation.address}` };
    expect(operation.response).toBeDefined();
    expect(await ask(originOf(connector), operation.request, headers)).toEqual({ status: 200, value: operation.response });
  });
});

describe("Prism as the page says", () => {
  const onServer = (text: string): string => text.replaceAll("http://127.0.0.1:4010", payments.origin);
  const list = { entity: "customers", action: "list" };

  test("answers the command of the page", async () => {
    const { stdout } = await shell("sh", ["-c", onServer(codeBlock("curl -s"))]);
    const refund = operationsOf("payments").find(({ address }) => address === "payments.refunds.create");
    expect(JSON.parse(stdout)).toEqual(refund?.response);
  });

  test("answers the client with the hook of the page", async () => {
    expect(await project.runModule("client.js", onServer(codeBlock("onRequest")))).toBe("re_EXAMPLE0001 1500\n");
  });

  test("answers with an error on request", async () => {
    const { status, value } = await ask(payments.origin, list, { Prefer: "code=429" });
    expect(status).toBe(429);
    expect(value).toHaveProperty("message");
  });

  test("answers with the first operation by default", async () => {
    const [first] = operationsOf("payments");
    expect(await ask(payments.origin, list, {})).toEqual({ status: 200, value: first?.response });
  });

  test("refuses a request without a token", async () => {
    expect(await ask(payments.origin, list, { Authorization: "" })).toMatchObject({ status: 401 });
  });

  test.each([
    ["an unknown action", { entity: "customers", action: "lst" }],
    ["an unknown param", { entity: "customers", action: "list", params: { limits: 1 } }],
    ["a missing param", { entity: "customers", action: "get", params: {} }],
  ])("refuses %s", async (_title, body) => {
    expect(await ask(payments.origin, body, { Prefer: "example=payments.customers.list" })).toMatchObject({ status: 422 });
  });
});

test("Prism sends a part of a download on request", async () => {
  const download = operationsOf("file_storage").find((operation) => operation.download);
  const answer = await ask(originOf("file_storage"), download?.request, { Accept: "application/octet-stream", Prefer: "code=206" });
  expect(answer).toEqual({ status: 206, value: "%PDF-1.7 (bytes 0 to 99 of the file)" });
});

describe("Mock Service Worker", () => {
  let answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;

  /** One program asks one server after the other. */
  beforeAll(async () => {
    const mocks = codeBlock("http.post");
    const asks = connectorDocuments().map((connector) => {
      const name = `mocks_${connector}.js`;
      writeFileSync(join(project.folder, name), mocks.replaceAll("payments", connector));
      const setUp = codeBlock("setupServer").replace("./mocks.js", `./${name}`);
      writeFileSync(join(project.folder, `ask_${connector}.js`), `${setUp}\n${askAll(operationsOf(connector))}server.close();\n`);
      return `${JSON.stringify(connector)}: (await import("./ask_${connector}.js")).answers`;
    });
    const output = await project.runModule("ask.js", `console.log(JSON.stringify({ ${asks.join(", ")} }));\n`);
    answers = JSON.parse(output) as typeof answers;
  });

  describe.each(connectorDocuments())("with %s.json", (connector) => {
    test.each(operationsOf(connector))("answers $address with its example", (operation) => {
      expect(operation.response).toBeDefined();
      expect(answers[connector]?.[operation.address ?? ""]).toEqual({ status: 200, value: operation.response });
    });

    test("answers an unknown operation with status 422, and creates an instance", () => {
      expect(answers[connector]?.["unknown"]).toEqual({ status: 422, value: { message: "Unknown operation moons.list." } });
      expect(answers[connector]?.["instance"]).toEqual({ status: 200, value: { id: "inst_EXAMPLE0001" } });
    });
  });
});

/** A module that exports the answer to each request, by address. */
function askAll(operations: readonly DocumentedOperation[]): string {
  const instances = "https://gateway.example.test/api/v1/connectors/instances";
  const calls = [
    ...operations.map(({ address, request }) => [address, `${instances}/inst_1/execute`, request]),
    ["unknown", `${instances}/inst_1/execute`, { entity: "moons", action: "list" }],
    ["instance", instances, {}],
  ];
  return `export const answers = {};
for (const [name, url, body] of ${JSON.stringify(calls)}) {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const text = await response.text();
  const json = response.headers.get("content-type").includes("json");
  answers[name] = { status: response.status, value: json ? JSON.parse(text) : text };
}
`;
}

test("Mock Service Worker answers from the sandbox as its guide says", async () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/sandbox.md"), "utf8");
  const [, snippet = ""] = /\n### Mock Service Worker\n[^]*?```ts\n([^]*?)```/.exec(guide) ?? [];
  const address = `https://gateway.example.test${EXECUTE.replace("inst_1", "inst_payments")}`;
  const body = JSON.stringify({ entity: "customers", action: "get", params: { id: "cus_EXAMPLE0001" } });
  const call = `
    server.listen();
    const headers = { authorization: "Bearer any", "content-type": "application/json" };
    const answer = await fetch(${JSON.stringify(address)}, { method: "POST", headers, body: ${JSON.stringify(body)} });
    console.log(answer.status, (await answer.json()).result.id);
    server.close();`;
  expect(await project.runModule("sandbox.js", snippet + call)).toBe("200 cus_EXAMPLE0001\n");
});
