import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isList, isObject } from "../../../templates/core/json_values.ts";
import { sandboxUrl } from "../../../templates/page/shared/code_samples.ts";
import { copyPackage, succeed, type Consumer } from "../../package/installed_package.ts";
import { samplesIn } from "./page_samples.ts";
import { javascriptRunner, pythonRunner, type Ran } from "./runners.ts";
import { startServing, type Serving } from "./serving.ts";

const ROOT = join(import.meta.dirname, "../../..");
const PACKAGE = join(ROOT, "generated");

const samples = samplesIn(readFileSync(join(PACKAGE, "reference/index.html"), "utf8"));
const { connectors } = JSON.parse(readFileSync(join(PACKAGE, "catalog.json"), "utf8")) as {
  readonly connectors: readonly { readonly entities: readonly { readonly operations: readonly CatalogOperation[] }[] }[];
};
const operations = connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));

/** What the catalog says about an operation, as far as it matters here. */
interface CatalogOperation {
  readonly id: string;
  readonly kind: string;
  readonly elements?: readonly string[];
}

/** What TypeScript assumes of a new project. */
const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  module: "nodenext",
  target: "esnext",
  types: ["node"],
  skipLibCheck: true,
  noEmit: true,
};

let consumer: Consumer;
let sandbox: Serving;

beforeAll(async () => {
  consumer = copyPackage();
  consumer.link("@types/node");
  consumer.link("undici-types");
  sandbox = await startServing(consumer);
});

afterAll(async () => {
  await sandbox.stop();
  consumer.remove();
});

/** What a reader copies, with the address of the sandbox that runs here. */
function codeOf(operation: string, language: string): string {
  const code = samples.find((sample) => sample.operation === operation)?.requests[language];
  if (code === undefined) throw new Error(`The page has no ${language} sample of ${operation}.`);
  return code.replaceAll(sandboxUrl, sandbox.url);
}

/** The answer to the sample in curl: JSON, or the size of the file that it saved. */
async function runCurl(operation: string): Promise<unknown> {
  await sandbox.reset();
  const file = join(consumer.folder, "download.bin");
  const { status, output } = await consumer.run("sh", ["-c", codeOf(operation, "curl").replace(/^curl /u, "curl --no-progress-meter ")]);
  expect(status, output).toBe(0);
  if (output !== "") return JSON.parse(output);
  return statSync(file).size;
}

const answers = new Map<string, Promise<unknown>>();

/** The same, run once. */
function answerTo(operation: string): Promise<unknown> {
  const known = answers.get(operation) ?? runCurl(operation);
  answers.set(operation, known);
  return known;
}

/** The records, record or size in an answer. */
function resultOf({ kind, elements = [] }: CatalogOperation, answer: unknown): unknown {
  if (kind === "download") return answer;
  const result = isObject(answer) ? answer["result"] : undefined;
  return elements.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), result);
}

function metaOf(answer: unknown): unknown {
  return isObject(answer) ? (answer["connector_metadata"] ?? null) : undefined;
}

function isListOf({ kind }: CatalogOperation): boolean {
  return kind === "list" || kind === "search_wrapper" || kind === "page_record";
}

test("the page has samples of every operation, in every language", () => {
  expect(samples.map(({ operation }) => operation)).toEqual(operations.map(({ id }) => id));
  expect(new Set(samples.map(({ requests }) => Object.keys(requests).join(" ")))).toEqual(new Set(["curl typescript python"]));
  expect(samples.every(({ requests }) => Object.values(requests).every((code) => code.includes(sandboxUrl)))).toBe(true);
});

describe("curl", () => {
  test("all answers are what the catalog documents", async () => {
    for (const { id, kind } of operations) {
      if (kind !== "download") consumer.write(`answers/${id}.response.json`, JSON.stringify(await answerTo(id)));
    }
    const command = "node_modules/connector-gateway-spec/bin/connector-gateway-spec.js";
    const report = await succeed(consumer.run(process.execPath, [command, "validate", "answers"]));
    expect(report).toContain(`${String(operations.filter(({ kind }) => kind !== "download").length)} files`);
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    const result = resultOf(operation, await answerTo(id));
    if (operation.kind === "download") expect(result).toBeGreaterThan(0);
    else expect(isListOf(operation) ? isList(result) && isObject(result[0]) : isObject(result)).toBe(true);
  });
});

describe("TypeScript", () => {
  let ran: Readonly<Record<string, Ran>>;

  beforeAll(async () => {
    for (const { id } of operations) {
      const code = codeOf(id, "typescript");
      consumer.write(`${id}.ts`, code);
      consumer.write(
        `${id}.js`,
        ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } }).outputText,
      );
    }
    consumer.write("tsconfig.json", JSON.stringify({ compilerOptions, files: operations.map(({ id }) => `${id}.ts`) }));
    consumer.write("runner.js", javascriptRunner);
    consumer.write("modules.json", JSON.stringify(operations.map(({ id }) => [id, `${id}.js`])));
    await succeed(consumer.run(process.execPath, ["runner.js", sandbox.url, "modules.json", "ran.json"]));
    ran = JSON.parse(readFileSync(join(consumer.folder, "ran.json"), "utf8")) as typeof ran;
  });

  test("all samples are correct in a strict project", async () => {
    const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
    expect(await consumer.run(process.execPath, [compiler, "-p", "."])).toEqual({ status: 0, output: "" });
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    const { printed = [], files, error } = ran[id] ?? {};
    expect(error).toBeUndefined();
    const answer = await answerTo(id);
    const result = resultOf(operation, answer);
    if (operation.kind === "download") expect(Object.values(files ?? {})).toEqual([result]);
    else if (!isListOf(operation)) expect(printed).toEqual([[result]]);
    else if (codeOf(id, "typescript").includes(".all("))
      expect(printed.slice(0, isList(result) ? result.length : 0).flat()).toEqual(result);
    else expect(printed[0]?.[0]).toEqual(result);
  });
});

describe("Python", () => {
  let ran: Readonly<Record<string, Ran>>;

  beforeAll(async () => {
    consumer.write("runner.py", pythonRunner);
    consumer.write("samples.json", JSON.stringify(operations.map(({ id }) => [id, codeOf(id, "python")])));
    const { status } = await consumer.run("python3", ["-c", "import requests"]);
    if (status !== 0) throw new Error("Python 3 with `requests` is not installed. Debian, Ubuntu: apt-get install -y python3-requests");
    await succeed(consumer.run("python3", ["runner.py", sandbox.url, "samples.json", "python.json"]));
    ran = JSON.parse(readFileSync(join(consumer.folder, "python.json"), "utf8")) as typeof ran;
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    const { printed = [], files, error } = ran[id] ?? {};
    expect(error).toBeUndefined();
    const answer = await answerTo(id);
    const result = resultOf(operation, answer);
    if (operation.kind === "download") expect(files).toEqual({ "download.bin": result });
    else if (!isListOf(operation)) expect(printed).toEqual([[result]]);
    else {
      const hasMeta = codeOf(id, "python").includes("answer.get(");
      expect(hasMeta ? printed.slice(0, -1).flat() : printed.flat()).toEqual(result);
      if (hasMeta) expect(printed.at(-1)).toEqual([metaOf(answer)]);
    }
  });
});

test("what the page shows as answers are successes", () => {
  for (const { operation, answer } of samples) {
    const kind = operations.find(({ id }) => id === operation)?.kind;
    if (kind === "download") expect(answer).toMatch(/^HTTP\/1\.1 200 OK\nContent-Type: \S+\n/u);
    else expect(JSON.parse(answer)).toMatchObject({ status: "success" });
  }
});
