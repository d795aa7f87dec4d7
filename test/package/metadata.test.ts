import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses, operations } from "connector-gateway-spec";
import { raisedBy } from "../fixtures/documented_connectors.ts";
import { copyPackage, type Consumer } from "./installed_package.ts";

const ROOT = join(import.meta.dirname, "../..");
const connectors = [...new Set(operations.map(({ connector }) => connector))];

let consumer: Consumer;

beforeAll(() => {
  consumer = copyPackage();
});

afterAll(() => consumer.remove());

function installed(path: string): string {
  return join(consumer.folder, "node_modules/connector-gateway-spec", path);
}

function read(path: string): string {
  return readFileSync(installed(path), "utf8");
}

test("the package contains the changelog of the project, with the version of the package", () => {
  expect(read("CHANGELOG.md")).toBe(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"));
  const { version } = JSON.parse(read("package.json")) as { readonly version: string };
  expect(read("CHANGELOG.md")).toContain(`\n## ${version}\n`);
});

describe("llms.txt in the package", () => {
  test("has only links to files of the package", () => {
    const links = [...read("llms.txt").matchAll(/\]\(([^)]*)\)/g)].map(([, path = ""]) => path);
    expect(links.length).toBeGreaterThan(operations.length);
    expect(links.filter((path) => path === "" || !existsSync(installed(path)))).toEqual([]);
  });

  test("names imports that exist", async () => {
    const line = /^- `(connector-gateway-spec[^`]*)`(?: and `(connector-gateway-spec[^`]*)`)?: (.*)$/gm;
    const found = [...read("llms.txt").matchAll(line)];
    expect(found.length).toBeGreaterThan(3);
    for (const [, first = "", second = "", note = ""] of found) {
      for (const specifier of [first, second].filter((text) => /^connector-gateway-spec(\/\w+)?$/.test(text))) {
        const module = (await import(/* @vite-ignore */ specifier)) as object;
        const names = [...note.matchAll(/`(\w+)(?:\([^`]*)?`/g)].map(([, name]) => name);
        expect(Object.keys(module), specifier).toEqual(expect.arrayContaining(names));
      }
    }
  });

  test("names the addresses that do not depend on a connector", () => {
    const named = [...read("llms.txt").matchAll(/`(gateway\.\w+)`/g)].map(([, address]) => address);
    expect(named.toSorted()).toEqual(addresses.filter((address) => address.startsWith("gateway.")).toSorted());
  });

  test.each(connectors)("lists every operation of %s", (connector) => {
    const ids = operations.filter((operation) => operation.connector === connector).map(({ id }) => id);
    const listed = [...read("llms.txt").matchAll(/^- \[(\w+\.\w+\.\w+)\]\(.*\): ./gm)].map(([, id = ""]) => id);
    expect(listed.filter((id) => id.startsWith(`${connector}.`))).toEqual(ids);
  });

  test("is small enough to be read as a whole", () => {
    expect(Buffer.byteLength(read("llms.txt"))).toBeLessThan(20_000 + raisedBy(1_500, connectors));
    expect(gzipSync(read("llms.txt")).byteLength).toBeLessThan(5_000 + raisedBy(400, connectors));
  });

  test("is named in the README", () => {
    expect(read("README.md")).toContain("[llms.txt](llms.txt)");
  });
});
