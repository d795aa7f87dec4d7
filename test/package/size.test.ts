import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { operations } from "connector-gateway-spec";
import { raisedBy } from "../fixtures/documented_connectors.ts";
import { bundle, bundleEach } from "../fixtures/bundle.ts";

const connectors = [...new Set(operations.map(({ connector }) => connector))];
const require = createRequire(import.meta.url);
const readme = readFileSync(join(dirname(require.resolve("connector-gateway-spec/package.json")), "README.md"), "utf8");

/** What may be paid for an import, in bytes: minified and compressed with gzip. The package's README promises the same. */
const budgets = {
  validator: { most: 6_000, promise: "| one validator of params, a request, a record or a response | 6 kB |" },
  guard: { most: 3_500, promise: "| one guard of params or a record | 3.5 kB |" },
  execute: { most: 7_500, promise: "| `execute` of one connector: all its requests | 7.5 kB |" },
  unchecked: { most: 10_400, promise: "| the client without checks, with one connector | 10.4 kB |" },
  client: { most: 19_200, promise: "| the client with one connector | 19.2 kB |" },
  all: { most: 30_500, promise: "| the client with all connectors | 30.5 kB |" },
  kit: { most: 6_000, promise: "| the server kit, in addition to the validators of its connectors | 6 kB |" },
  lookUp: { most: 28_500, promise: "| `validatorFor` of the root, which contains the validators of all connectors | 28.5 kB |" },
  schemas: { most: 16_000, promise: "| `jsonSchemaFor` of one connector | 3.5 to 16 kB |" },
  tools: { most: 10_000, promise: "| `toolsFor`, which contains the tools of all connectors | 10 kB |" },
} as const;

/** Code that imports some names of a subpath and uses them. */
function using(names: readonly string[], subpath: string): string {
  return `import { ${names.join(", ")} } from "connector-gateway-spec${subpath}"; globalThis.kept = [${names.join(", ")}];`;
}

async function validatorsOf(connector: string): Promise<readonly string[]> {
  const path = `connector-gateway-spec/${connector}`;
  const module = (await import(/* @vite-ignore */ path)) as object;
  return Object.keys(module).filter((name) => !["operations", "connector", "execute", "validators"].includes(name) && !isGuard(name));
}

async function guardsOf(connector: string): Promise<readonly string[]> {
  const path = `connector-gateway-spec/${connector}`;
  return Object.keys((await import(/* @vite-ignore */ path)) as object).filter(isGuard);
}

/** `isCustomer`, but not `issue`. */
function isGuard(name: string): boolean {
  return /^is[A-Z]/u.test(name);
}

describe("what an import costs", () => {
  test("is promised in the README of the package", () => {
    for (const { promise } of Object.values(budgets)) expect(readme).toContain(promise);
  });

  test.each(connectors)("one validator of %s, whichever it is", async (connector) => {
    const names = await validatorsOf(connector);
    const bundles = await bundleEach(names.map((name) => using([name], `/${connector}`)));
    const sizes = bundles.map(({ gzip }, index) => [names[index], gzip] as const);
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter(([, size]) => size > budgets.validator.most)).toEqual([]);
  });

  test.each(connectors)("one guard of %s, whichever it is, without what reports issues", async (connector) => {
    const names = await guardsOf(connector);
    const bundles = await bundleEach(names.map((name) => using([name], `/${connector}`)));
    const sizes = bundles.map(({ gzip }, index) => [names[index], gzip] as const);
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter(([, size]) => size > budgets.guard.most)).toEqual([]);
    expect(bundles.filter(({ code }) => code.includes("did you mean"))).toEqual([]);
  });

  test.each(connectors)("the JSON Schemas of %s alone", async (connector) => {
    const { code, gzip } = await bundle(using(["jsonSchemaFor"], `/schemas/${connector}`));
    expect(gzip).toBeLessThanOrEqual(budgets.schemas.most);
    const others = connectors.filter((id) => id !== connector);
    expect(others.filter((id) => code.includes(`urn:connector-gateway-spec:schemas:${id}`))).toEqual([]);
  });

  test.each(connectors)("all requests of %s", async (connector) => {
    expect((await bundle(using(["execute"], `/${connector}`))).gzip).toBeLessThanOrEqual(budgets.execute.most);
  });

  test.each(connectors)("the client with %s alone", async (connector) => {
    const code = `import { createGateway } from "connector-gateway-spec/client"; ${using(["connector"], `/${connector}`)} globalThis.gateway = createGateway;`;
    expect((await bundle(code)).gzip).toBeLessThanOrEqual(budgets.client.most);
  });

  test.each(connectors)("the client without checks with %s alone, which has no validators and no descriptions", async (connector) => {
    const path = "connector-gateway-spec/client";
    const code = `import { createUncheckedGateway } from "${path}"; ${using(["uncheckedConnector"], `/${connector}`)} globalThis.gateway = createUncheckedGateway;`;
    const made = await bundle(code);
    expect(made.gzip).toBeLessThanOrEqual(budgets.unchecked.most);
    expect(made.code).not.toMatch(/did you mean|standard-schema|~standard|description:/u);
  });

  test("the client with all connectors", async () => {
    expect((await bundle(using(["createGateway"], ""))).gzip).toBeLessThanOrEqual(budgets.all.most + raisedBy(2_500, connectors));
  });

  test("looking up any validator", async () => {
    expect((await bundle(using(["validatorFor"], ""))).gzip).toBeLessThanOrEqual(budgets.lookUp.most + raisedBy(2_500, connectors));
  });

  test("the tools for agents", async () => {
    expect((await bundle(using(["operationOf", "toolsFor"], "/tools"))).gzip).toBeLessThanOrEqual(
      budgets.tools.most + raisedBy(2_000, connectors),
    );
  });

  test("the server kit, beside the validators that it checks with", async () => {
    const tables = connectors.map((id) => `import { connector as ${id}, execute as ${id}Request } from "connector-gateway-spec/${id}";`);
    const used = connectors.flatMap((id) => [id, `${id}Request`]);
    const validators = `${tables.join("")} ${using(["createInstanceRequest"], "/gateway")} globalThis.used = [${used.join(", ")}];`;
    const kit = using(["createGatewayHandler", "download", "memoryInstances", "OperationError", "reply"], "/server");
    const [without, together] = await bundleEach([validators, validators + kit.replace("globalThis.kept", "globalThis.kit")]);
    expect((together?.gzip ?? Infinity) - (without?.gzip ?? 0)).toBeLessThanOrEqual(budgets.kit.most + raisedBy(50, connectors));
  });

  test("nothing is paid for types, and for what is imported but not used", async () => {
    const code = 'import type { Customer } from "connector-gateway-spec/payments"; export const customers: Customer[] = [];';
    expect((await bundle(code)).minified).toBeLessThan(50);
    expect((await bundle('import "connector-gateway-spec"; import * as all from "connector-gateway-spec/payments";')).minified).toBe(0);
    expect((await bundle('import { toolsFor } from "connector-gateway-spec/tools";')).minified).toBe(0);
  });

  test("one validator brings along the checks of its own constraints only", async () => {
    const { code } = await bundle(using(["productsCreateParams"], "/payments"));
    expect(code).toContain("value/max-items");
    expect(code).not.toMatch(/value\/(?:min-items|pattern|format|min-length|max-length|multiple-of)|comma-separated/);
  });

  test("one validator brings no other one along", async () => {
    const { code } = await bundle(using(["customersListParams"], "/payments"));
    expect(code).toContain("payments.customers.list");
    expect(code).not.toContain("payments.invoices");
    expect(code).not.toContain("Authorization");
  });
});
