import { describe, expect, test } from "vitest";
import { importsOf, resolve, sourcesIn, type Source } from "./fixtures/source_code.ts";

/** The layers of gateway/src/, top to bottom. A layer may import from its own row and from the rows below. */
const layers: readonly (readonly string[])[] = [
  ["main.ts"],
  ["cli"],
  ["serve"],
  ["agents"],
  ["execute"],
  ["calls"],
  ["egress"],
  ["vendor"],
  ["commands"],
  ["credentials"],
  ["storage"],
  ["settings"],
];

/** The contracts between the layers: files of types, which any layer may import as types. */
const contracts = ["gateway/src/calls/call_types.ts", "gateway/src/vendor/vendor_types.ts", "gateway/src/storage/store_types.ts"];

/** The layers that may import each package. No other package may be imported, except Node's own modules. */
const outsiders: Readonly<Record<string, readonly string[]>> = {
  "@modelcontextprotocol/server": ["agents"],
  "connector-gateway-spec": ["serve", "agents", "execute", "calls", "vendor", "settings", "cli"],
  "@photostructure/sqlite": ["storage"],
  cockatiel: ["calls"],
  "ipaddr.js": ["egress", "settings"],
  kysely: ["storage"],
  minisearch: ["agents"],
  pg: ["storage"],
  pino: ["serve"],
  "prom-client": ["serve"],
  undici: ["calls", "egress"],
};

const gateway = sourcesIn("gateway/src");

describe("gateway", () => {
  test("imports downwards only", () => {
    const upward = gateway.flatMap((source) =>
      targetsOf(source)
        .filter((target) => target.startsWith("gateway/") && !contracts.includes(target) && rank(target) < rank(source.path))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test("has a layer for every file", () => {
    expect(gateway.map(({ path }) => path).filter((path) => rank(path) === -1)).toEqual([]);
  });

  test("imports each package only in the layers that may use it", () => {
    const stray = gateway.flatMap((source) =>
      importsOf(source)
        .filter((specifier) => !specifier.startsWith(".") && !specifier.startsWith("node:"))
        .filter((specifier) => !(outsiders[packageOf(specifier)] ?? []).includes(folderOf(source.path)))
        .map((specifier) => `${source.path} imports ${specifier}`),
    );
    expect(stray).toEqual([]);
  });

  test("imports nothing of the repository outside its folder, except what generator and package share", () => {
    const stray = gateway.flatMap((source) =>
      targetsOf(source)
        .filter(
          (target) =>
            !/^(?:gateway\/src\/|templates\/(?:shared\/|search\/|bin\/(?:catalog\/|(?:exact_numbers|options|usage_error|json\/scan_json)\.ts$)))/.test(
              target,
            ),
        )
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(stray).toEqual([]);
  });
});

/** The files of the repository that a file imports. */
function targetsOf(source: Source): readonly string[] {
  return importsOf(source)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => resolve(source, specifier));
}

/** "serve" for "gateway/src/serve/admin.ts", "main.ts" for "gateway/src/main.ts". */
function folderOf(path: string): string {
  return path.split("/")[2] ?? "";
}

function rank(path: string): number {
  return layers.findIndex((layer) => layer.includes(folderOf(path)));
}

/** "pino" for "pino/file". */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
