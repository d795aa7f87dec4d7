import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { installedFile } from "../../fixtures/npm_folder.ts";
import { run, succeed } from "../../package/installed_package.ts";

/** The folder whose package.json names the generators. */
export const GENERATORS_FOLDER = join(import.meta.dirname, "generators");

/** An operation of a document, as code generators see it. */
export interface NamedOperation {
  readonly operationId: string;
  readonly path: string;
}

/** A code generator, and where its output has the types of an operation. */
export interface Generator {
  readonly name: string;
  /** Writes code for the document `document` to the folder `<folder>/generated`. Throws when the generator fails. */
  readonly generate: (folder: string, document: string) => Promise<void>;
  /** The statements that `request` and `response` need. */
  readonly imports: string;
  /** A call of an operation with a request body. */
  readonly call: (operation: NamedOperation, body: string) => string;
  /** The type of the request body of an operation. */
  readonly request: (operation: NamedOperation) => string;
  /** The type of what a successful call of an operation returns. */
  readonly response: (operation: NamedOperation) => string;
}

/** The generators that produce code from the OpenAPI documents in these tests. */
export const GENERATORS: readonly Generator[] = [
  {
    name: "openapi-typescript",
    generate: (folder, document) => runProgram(folder, "openapi-typescript/bin/cli.js", [document, "--output", "generated/index.d.ts"]),
    imports: 'import type { paths } from "./generated/index.d.ts";\ndeclare function send<Body>(body: Body): void;',
    call: (operation, body) => `send<${bodyOf(operation)}>(${body})`,
    request: bodyOf,
    response: ({ path }) => contentOf(`paths[${JSON.stringify(path)}]["post"]["responses"][200]["content"]`),
  },
  {
    name: "hey-api",
    generate: (folder, document) =>
      runProgram(folder, "@hey-api/openapi-ts/bin/run.js", ["--input", document, "--output", "generated", "--no-log-file"]),
    imports: 'import * as sdk from "./generated/index.ts";',
    call: ({ operationId }, body) => `sdk.${operationId}({ path: { connector_instance_id: "inst_1" }, body: ${body} })`,
    request: ({ operationId }) => `Parameters<typeof sdk.${operationId}>[0]["body"]`,
    response: ({ operationId }) => `NonNullable<Awaited<ReturnType<typeof sdk.${operationId}<false>>>["data"]>`,
  },
  {
    name: "orval",
    generate: (folder, document) =>
      runProgram(folder, "orval/dist/bin/orval.js", ["--input", document, "--output", "generated/index.ts", "--client", "fetch"]),
    imports: 'import * as sdk from "./generated/index.ts";',
    call: ({ operationId }, body) => `sdk.${operationId}("inst_1", ${body})`,
    request: ({ operationId }) => `Parameters<typeof sdk.${operationId}>[1]`,
    response: ({ operationId }) => `Extract<Awaited<ReturnType<typeof sdk.${operationId}>>, { status: 200 }>["data"]`,
  },
  {
    name: "kubb",
    generate: async (folder, document) => {
      writeFileSync(join(folder, "kubb.config.js"), kubbConfiguration(document));
      await runProgram(folder, "@kubb/cli/bin/kubb.cjs", ["generate", "--config", "kubb.config.js"]);
    },
    imports: 'import * as sdk from "./generated/index.ts";',
    call: ({ operationId }, body) => `sdk.${operationId}("inst_1", ${body})`,
    request: ({ operationId }) => `Parameters<typeof sdk.${operationId}>[1]`,
    response: ({ operationId }) => `Awaited<ReturnType<typeof sdk.${operationId}>>`,
  },
  {
    name: "swagger-typescript-api",
    generate: (folder, document) =>
      runProgram(folder, "swagger-typescript-api/dist/cli.mjs", [
        "generate",
        "--path",
        document,
        "--output",
        "generated",
        "--name",
        "index.ts",
      ]),
    imports: 'import { Api } from "./generated/index.ts";\nconst { api } = new Api();',
    call: ({ operationId }, body) => `api.${operationId}("inst_1", ${body})`,
    request: ({ operationId }) => `Parameters<typeof api.${operationId}>[1]`,
    response: ({ operationId }) => `Awaited<ReturnType<typeof api.${operationId}>>["data"]`,
  },
];

function bodyOf({ path }: NamedOperation): string {
  return `paths[${JSON.stringify(path)}]["post"]["requestBody"]["content"]["application/json"]`;
}

/** Downloads have one kind of content and all other operations another. */
function contentOf(content: string): string {
  return `${content}[keyof ${content}]`;
}

/** Writes schemas of zod with hey-api to `<folder>/generated/zod.gen.ts`. Throws when the generator fails. */
export function generateZodSchemas(folder: string, document: string): Promise<void> {
  const options = ["--input", document, "--output", "generated", "--no-log-file", "--plugins", "zod"];
  return runProgram(folder, "@hey-api/openapi-ts/bin/run.js", options);
}

/** Kubb has no options for these on its command line. */
function kubbConfiguration(document: string): string {
  return `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  root: ".",
  input: { path: ${JSON.stringify(document)} },
  output: { path: "generated", extension: { ".ts": ".ts" }, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: "fetch" })],
});
`;
}

async function runProgram(folder: string, program: string, words: readonly string[]): Promise<void> {
  const file = await installedFile(GENERATORS_FOLDER, program);
  await succeed(run(folder, process.execPath, [file, ...words]));
}
