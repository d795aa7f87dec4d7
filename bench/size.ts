/**
 * Measures the weight of the package, and the bundle size of validators, minified and compressed: ours, and AJV's
 * standalone code for the same schemas.
 * Run it with `npx tsx bench/size.ts`.
 */
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from "node:child_process";
import { gzipSync } from "node:zlib";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { readJson, type JsonRecord } from "./pages.ts";

interface Size {
  readonly minified: number;
  readonly gzip: number;
}

async function bundle(contents: string): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "error",
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length };
}

/** The size of AJV's code for the named definitions of a connector, or for all of them. */
async function bundleAjv(connector: string, names?: readonly string[]): Promise<Size> {
  const document = readJson(`schemas/${connector}.json`);
  const ajv = new Ajv2020({ allowUnionTypes: true, validateFormats: false, code: { source: true, esm: true } }).addSchema(document);
  const wanted = names ?? Object.keys(document["$defs"] as JsonRecord);
  const refs = wanted.map((name, index): [string, string] => [`validator${index}`, `${String(document["$id"])}#/$defs/${name}`]);
  return bundle(standalone.default(ajv, Object.fromEntries(refs)));
}

const rows: readonly (readonly [what: string, ours: Promise<Size>, ajv: Promise<Size>])[] = [
  [
    "params of one list",
    bundle('export { customersListParams } from "connector-gateway-spec/payments";'),
    bundleAjv("payments", ["customers.list.params"]),
  ],
  ["one record of 90 fields", bundle('export { invoice } from "connector-gateway-spec/payments";'), bundleAjv("payments", ["Invoice"])],
  [
    "the response of a list of such records",
    bundle('export { invoicesListResponse } from "connector-gateway-spec/payments";'),
    bundleAjv("payments", ["invoices.list.response"]),
  ],
  ["all validators of one connector", bundle('export * from "connector-gateway-spec/payments";'), bundleAjv("payments")],
];

const options: ExecFileSyncOptionsWithStringEncoding = { cwd: "generated", encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
const [archive] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json"], options)) as readonly Record<string, number>[];
console.log(`the package: ${archive?.["size"]} bytes packed, ${archive?.["unpackedSize"]} unpacked, ${archive?.["entryCount"]} files`);

console.table(
  await Promise.all(
    rows.map(async ([what, ours, ajv]) => ({
      what,
      "ours, minified": (await ours).minified,
      "ours, gzip": (await ours).gzip,
      "AJV, minified": (await ajv).minified,
      "AJV, gzip": (await ajv).gzip,
    })),
  ),
);
