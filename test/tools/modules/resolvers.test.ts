import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyPackage, type Consumer, type Ended } from "../../package/installed_package.ts";
import { rootTool, tool } from "./tool.ts";

/** One import of every kind that has types. */
const typedCode = `import { addresses, createGateway } from "connector-gateway-spec";
import { createGateway as createSmallGateway } from "connector-gateway-spec/client";
import { errorBody } from "connector-gateway-spec/gateway";
import { customersListParams, type CustomersListParams } from "connector-gateway-spec/payments";
import { connector } from "connector-gateway-spec/file_storage";
import { jsonSchemaFor } from "connector-gateway-spec/schemas";
import type { paths } from "connector-gateway-spec/openapi/payments";
import type { components } from "connector-gateway-spec/openapi/gateway";

export const params: CustomersListParams = { limit: 10 };
export const all: readonly object[] = [addresses, createGateway, createSmallGateway, errorBody, customersListParams, connector, jsonSchemaFor];
export type Types = [paths, components];
// @ts-expect-error there is no such parameter
export const wrong: CustomersListParams = { limitt: 10 };
`;

const common = {
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.AsyncIterable"],
  types: [],
};
/** TypeScript 7 takes a fraction of the time, and does not know the oldest way. */
const compilerOf = (name: string): string => (name === "node10" ? "typescript" : "typescript-native");
/** Those that the tests of the compilers leave out. */
const resolvers: Readonly<Record<string, object>> = {
  node10: { module: "CommonJS", moduleResolution: "node10" },
  "node16 in an ES module": { module: "node16", moduleResolution: "node16" },
  "nodenext in CommonJS": { module: "nodenext", moduleResolution: "nodenext" },
};

let consumer: Consumer;

beforeAll(() => {
  consumer = copyPackage();
});

afterAll(() => consumer.remove());

async function compile(compiler: string, compilerOptions: object, type: "module" | "commonjs"): Promise<Ended> {
  const folder = `typed-${type}`;
  consumer.write(`${folder}/package.json`, JSON.stringify({ type }));
  consumer.write(`${folder}/main.ts`, typedCode);
  consumer.write(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: { ...common, ...compilerOptions }, files: ["main.ts"] }));
  return consumer.run(process.execPath, [rootTool(`${compiler}/bin/tsc`), "-p", folder]);
}

describe("TypeScript finds the types of every import", () => {
  test.each(Object.keys(resolvers))("with moduleResolution %s", async (name) => {
    const type = name.includes("ES module") ? "module" : "commonjs";
    expect(await compile(compilerOf(name), resolvers[name] ?? {}, type)).toEqual({ status: 0, output: "" });
  });

  test("but refuses CommonJS with module node16, as the README says", async () => {
    const { status, output } = await compile("typescript-native", { module: "node16", moduleResolution: "node16" }, "commonjs");
    expect(status).not.toBe(0);
    expect(output).toContain("TS1479");
  });
});

describe("the resolvers of eslint-plugin-import", () => {
  interface Resolver {
    readonly resolve: (specifier: string, file: string, settings: object) => { readonly found: boolean };
  }
  const finds = async (name: string, specifier: string): Promise<boolean> => {
    const folder = join(await tool(`eslint-import-resolver-${name}/package.json`), "..");
    const { resolve } = createRequire(import.meta.url)(folder) as Resolver;
    return resolve(specifier, join(consumer.folder, "main.js"), {}).found;
  };

  test.each(["", "/payments", "/client", "/gateway", "/schemas", "/catalog.json"])(
    "that for TypeScript finds connector-gateway-spec%s",
    async (subpath) => {
      expect(await finds("typescript", `connector-gateway-spec${subpath}`)).toBe(true);
    },
  );

  test("the default one does not read exports, so the README names the other", async () => {
    expect(await finds("node", "connector-gateway-spec")).toBe(true);
    expect(await finds("node", "connector-gateway-spec/payments")).toBe(false);
  });
});
