import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Ajv2020 } from "ajv/dist/2020.js";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withInstallLines } from "../../../.ci/prepare_release.ts";
import { copyPackage, run, succeed, type Consumer } from "../../package/installed_package.ts";

/** A block of code of a README. */
interface Snippet {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

const ROOT = join(import.meta.dirname, "../../..");
const snippets = [
  ...snippetsOf("README.md"),
  ...snippetsOf("generated/README.md"),
  ...snippetsOf("docs/server.md"),
  ...snippetsOf("docs/reference.md"),
];
const typescript = snippets.filter(({ language }) => language === "ts");
const shell = snippets.filter(
  ({ language, code }) => language === "sh" && /npx connector-gateway-spec validate --connector|reference\/index\.html/u.test(code),
);
const commonjs = snippets.filter(({ language }) => language === "js");
const python = snippets.filter(({ language }) => language === "python");

/** The libraries that take tools for agents. */
const FOR_AGENTS: readonly string[] = ["@modelcontextprotocol/server", "ai", "openai"];

/** The examples must not need a network. */
const offline = `
globalThis.fetch = (address) => { throw new Error("An example calls " + address); };
`;

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  module: "NodeNext",
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  types: ["node"],
  // The declarations of the package itself are checked with four compilers elsewhere.
  skipLibCheck: true,
  noEmit: true,
};

function snippetsOf(path: string): readonly Snippet[] {
  const text = withInstallLines(path, readFileSync(join(ROOT, path), "utf8"), "from a checkout");
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return blocks.map(([, language = "", code = ""], index) => ({
    name: `${path.replaceAll(/\W/g, "_")}_${String(index + 1)}`,
    language,
    code,
  }));
}

/** What a snippet says that it prints: the texts behind `→` in its comments. */
function promisesOf({ code }: Snippet): readonly string[] {
  return [...code.matchAll(/(?:\/\/|#) → (.*)$/gm)].map(([, text = ""]) => text);
}

let consumer: Consumer;

beforeAll(() => {
  consumer = copyPackage();
  for (const name of [
    "openapi-fetch",
    "openapi-typescript-helpers",
    "hono",
    "@hono/standard-validator",
    "@types/node",
    "undici-types",
    ...FOR_AGENTS,
  ]) {
    consumer.link(name);
  }
  consumer.write("offline.js", offline);
  for (const { name, code } of typescript) {
    consumer.write(`${name}.ts`, code);
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    consumer.write(`${name}.js`, ts.transpileModule(code, { compilerOptions: options }).outputText);
  }
  for (const { name, code } of commonjs) consumer.write(`${name}.cjs`, code);
  consumer.write("tsconfig.json", JSON.stringify({ compilerOptions, files: typescript.map(({ name }) => `${name}.ts`) }));
});

afterAll(() => {
  consumer.remove();
});

describe("the examples of the READMEs, of the guide to the server kit and of the page about the reference page", () => {
  test("show all that the package is for", () => {
    const all = typescript.map(({ code }) => code).join("\n");
    for (const use of [
      ".list.all(",
      ".next()",
      ".create(",
      ".download(",
      "createSandbox(",
      "tolerant",
      "openapi-fetch",
      "validatorFor(",
      "toolsFor(",
    ])
      expect(all).toContain(use);
    expect([typescript.length > 8, commonjs.length, shell.length, python.length]).toEqual([true, 1, 3, 1]);
  });

  test("are correct TypeScript", async () => {
    const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
    expect(await consumer.run(process.execPath, [compiler, "-p", "."])).toEqual({ status: 0, output: "" });
  });

  test.each(typescript.map((snippet) => [snippet.name, snippet] as const))("run and print what they promise: %s", async (name, snippet) => {
    const { status, output } = await consumer.run(process.execPath, ["--import", "./offline.js", `${name}.js`]);
    expect(status, output).toBe(0);
    for (const promise of promisesOf(snippet)) expect(output.split("\n")).toContain(promise);
  });

  test.each(commonjs.map((snippet) => [snippet.name, snippet] as const))("run as CommonJS: %s", async (name, snippet) => {
    const { status, output } = await consumer.run(process.execPath, [`${name}.cjs`]);
    expect(status, output).toBe(0);
    expect(promisesOf(snippet).length).toBeGreaterThan(0);
    expect(output.trim().split("\n")).toEqual(promisesOf(snippet));
  });

  test.each(shell.map(({ name, code }) => [name, code] as const))("are commands that work: %s", async (_name, code) => {
    const { status, output } = await consumer.run("sh", ["-c", code]);
    const isWrong = code.includes('"limit":500');
    expect(status, output).toBe(isWrong ? 1 : 0);
    if (isWrong) expect(output).toMatch(/must be at most \d+.*did you mean `email`/s);
  });

  test("of use 2 run in an empty folder beside the checkout, with the commands that stand there", async () => {
    const home = realpathSync(mkdtempSync(join(tmpdir(), "readme-")));
    try {
      const checkout = join(home, "connector-gateway-spec");
      mkdirSync(checkout);
      symlinkSync(join(ROOT, "generated"), join(checkout, "generated"));
      const at = snippets.findIndex(({ language, code }) => language === "sh" && code.includes("npm init"));
      const [commands, example] = [snippets[at], snippets[at + 1]];
      if (commands === undefined || example === undefined) throw new Error("The README has no commands with an example below them.");
      await succeed(run(checkout, "sh", ["-ec", commands.code]));
      writeFileSync(join(home, "my-app/example.ts"), example.code);
      const printed = await succeed(run(join(home, "my-app"), "npx", ["tsx", "example.ts"]));
      for (const promise of promisesOf(example)) expect(printed.split("\n")).toContain(promise);
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });

  test("use the schemas from another language as any implementation of JSON Schema understands them", async () => {
    const [snippet] = python;
    if (snippet === undefined) throw new Error("There is no example in Python.");
    expect(failuresOf(snippet.code)).toEqual(promisesOf(snippet));
    // Node is all that the tests need: Python runs the example too where it has the library.
    const hasLibrary = (await consumer.run("python3", ["-c", "import jsonschema"])).status === 0;
    consumer.write("example.py", snippet.code);
    if (hasLibrary)
      expect(await consumer.run("python3", ["example.py"])).toEqual({ status: 0, output: `${promisesOf(snippet).join("\n")}\n` });
  });

  /** Does what the example in Python does, with the texts that stand in it. */
  function failuresOf(code: string): readonly string[] {
    const [, path = ""] = /"(schemas\/\w+\.json)"/.exec(code) ?? [];
    const [, ref = ""] = /"\$ref": "([^"]+)"/.exec(code) ?? [];
    const [, payload = ""] = /^payload = (.*)$/m.exec(code) ?? [];
    const schema = JSON.parse(readFileSync(join(consumer.folder, "node_modules/connector-gateway-spec", path), "utf8")) as {
      readonly $defs: object;
    };
    const ajv = new Ajv2020({ strict: true, allErrors: true, formats: { uuid: true, "date-time": true } });
    const validate = ajv.compile({ $ref: ref, $defs: schema.$defs });
    validate(JSON.parse(payload));
    return (validate.errors ?? []).map(({ instancePath }) => `$${instancePath.replaceAll("/", ".")}`);
  }
});
