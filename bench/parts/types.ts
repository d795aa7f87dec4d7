import { writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { runWell, withWorkshop } from "../harness/programs.ts";
import type { Figure, Outcome, Part } from "../part.ts";
import { openApiTypescript, writeSdk } from "./sdk.ts";

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
  types: [],
};

/** What an editor has to read and to work out for a file of a consumer. */
export const types: Part = {
  name: "types",
  title: "Types",
  about:
    "Files that TypeScript reads for a file of a consumer, besides that file and TypeScript's own, and the types that it makes by " +
    "instantiation. Each file also makes a mistake that has to be an error. Counts, not measurements: they are the same on every run.",
  measure: () => withWorkshop(measureAll),
};

/** A file of a consumer. */
interface Consumer {
  readonly by: string;
  readonly code: string;
}

const WRONG = "// @ts-expect-error The name of the parameter is wrong.";

const ONE_TYPE: readonly Consumer[] = [
  {
    by: "ours",
    code: `import type { CustomersListParams } from "connector-gateway-spec/payments";
export const right: CustomersListParams = { limit: 5 };
${WRONG}
export const wrong: CustomersListParams = { limt: 5 };
`,
  },
  {
    by: "openapi-typescript",
    code: `import type { components } from "./paths.d.ts";
export const right: components["schemas"]["PaymentsCustomersListParams"] = { limit: 5 };
${WRONG}
export const wrong: components["schemas"]["PaymentsCustomersListParams"] = { limt: 5 };
`,
  },
  {
    by: "hey-api",
    code: `import type { PaymentsCustomersListParams } from "./sdk/types.gen.js";
export const right: PaymentsCustomersListParams = { limit: 5 };
${WRONG}
export const wrong: PaymentsCustomersListParams = { limt: 5 };
`,
  },
];

/** The declarations that the package has for an OpenAPI document. */
const OF_DOCUMENT: Consumer = {
  by: "ours",
  code: `import type { Operations } from "connector-gateway-spec/openapi/payments";
export const right: Operations["payments.customers.list"]["params"] = { limit: 5 };
${WRONG}
export const wrong: Operations["payments.customers.list"]["params"] = { limt: 5 };
`,
};

const OF_ROOT: Consumer = {
  by: "ours",
  code: `import type { ExecuteRequest } from "connector-gateway-spec";
export const right: ExecuteRequest<"payments"> = { entity: "customers", action: "list", params: { limit: 5 } };
${WRONG}
export const wrong: ExecuteRequest<"payments"> = { entity: "customers", action: "list", params: { limt: 5 } };
`,
};

const PATH = "/api/v1/connectors/instances/{connector_instance_id}/execute#payments.customers.list";

const ONE_CALL: readonly Consumer[] = [
  {
    by: "ours",
    code: `import { createGateway } from "connector-gateway-spec/client";
import { connector as payments } from "connector-gateway-spec/payments";
const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "token", connectors: { payments } });
const instance = gateway.instance("payments", "instance");
export const page = await instance.customers.list({ limit: 5 });
export const email: string | null | undefined = page.records[0]?.email;
${WRONG}
await instance.customers.list({ limt: 5 });
`,
  },
  {
    by: "openapi-fetch",
    code: `import createClient from "openapi-fetch";
import type { paths } from "./paths.d.ts";
const client = createClient<paths>({ baseUrl: "https://gateway.example.test" });
const params = { path: { connector_instance_id: "instance" } };
const { data } = await client.POST("${PATH}", { params, body: { entity: "customers", action: "list", params: { limit: 5 } } });
export const email: string | null | undefined = data?.result[0]?.email;
${WRONG}
await client.POST("${PATH}", { params, body: { entity: "customers", action: "list", params: { limt: 5 } } });
`,
  },
  {
    by: "hey-api",
    code: `import { paymentsCustomersList } from "./sdk/sdk.gen.js";
const path = { connector_instance_id: "instance" };
const { data } = await paymentsCustomersList({ path, body: { entity: "customers", action: "list", params: { limit: 5 } } });
export const email: string | null | undefined = data?.result[0]?.email;
${WRONG}
await paymentsCustomersList({ path, body: { entity: "customers", action: "list", params: { limt: 5 } } });
`,
  },
];

async function measureAll(folder: string): Promise<readonly Outcome[]> {
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  runWell(await openApiTypescript(folder));
  await writeSdk(folder);
  return [
    ...ONE_TYPE.flatMap((consumer) => figuresOf("one type of one connector", consumer, folder, 8)),
    ...figuresOf("one type of one connector, of its OpenAPI document", OF_DOCUMENT, folder),
    ...figuresOf("one type of one connector, from the root", OF_ROOT, folder),
    ...ONE_CALL.flatMap((consumer) => figuresOf("one call through a client", consumer, folder)),
  ];
}

function figuresOf(what: string, { by, code }: Consumer, folder: string, most?: number): readonly Figure[] {
  const file = join(folder, `${by.replaceAll("-", "_")}.ts`);
  writeFileSync(file, code);
  const program = ts.createProgram([file], OPTIONS);
  const errors = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  if (errors.length > 0) throw new Error(`${what} of ${by}:\n${errors.join("\n")}`);
  const read = program.getSourceFiles().filter((one) => one.fileName !== file && !program.isSourceFileDefaultLibrary(one));
  const files = { work: `${what}: files read`, by, value: read.length, unit: "files" };
  return [
    by === "ours" && most !== undefined ? { ...files, goal: { most } } : files,
    { work: `${what}: text read`, by, value: read.reduce((sum, { text }) => sum + text.length, 0) / 1000, unit: "kB" },
    { work: `${what}: instantiations`, by, value: program.getInstantiationCount(), unit: "instantiations" },
  ];
}
