import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run, succeed } from "../../test/package/installed_package.ts";
import { readPackageFile } from "../pages.ts";
import { makeLargeReference } from "./large_reference.ts";
import type { FirstOperation } from "./measure.ts";

/** How people search in a page. */
export interface Search {
  /** What opens the search. */
  readonly open: string;
  /** The field that the search has then. */
  readonly field: string;
}

/** A page that is measured: its files by path, and where it shows operations. */
export interface Viewer {
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
  /** The page that is opened. The reference page is opened with the address of the operation, because its connectors are closed. */
  readonly start: string;
  /** The page that shows in the end, if `start` leads to another one. */
  readonly end?: string;
  /** The operation that is waited for, if it is not the first one. */
  readonly operation?: FirstOperation;
  /** The elements in which a name counts as a visible operation. */
  readonly within: string;
  readonly search: Search;
}

/** A package with a viewer that works in a browser as it is. */
interface Release {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

const swagger: Release = {
  name: "swagger-ui-dist",
  version: "5.35.0",
  integrity: "sha512-U06rpMtW9V3XPGOBeamTUSr0Z09jMX4IJuANpE/EZbAhw0G8CgwrzU4YmXkn/h0wCDNsXdGarTNNHC3sU8yVUQ==",
};
const redoc: Release = {
  name: "redoc",
  version: "3.0.1",
  integrity: "sha512-KDfoKaYW19LCl4YStgBnwlaNjYEFfs5zCNt1s1WZ2YM5u8d26Yuzd2l43fZO851ZsgIMe/D640fDJkD8eaRQKQ==",
};
const scalar: Release = {
  name: "@scalar/api-reference",
  version: "1.72.1",
  integrity: "sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==",
};

/** Node, git and all tools leave folders of this name alone. */
const FOLDER = join(import.meta.dirname, "node_modules");
const DOCUMENT = "operations.json";
const START = "index.html";

/** How the reference is looked at: of an operation, only the heading counts. */
const reference = { within: "article.operation h4", search: { open: "/", field: "input[role=combobox]" } };

/** The reference page, then the viewers of OpenAPI documents with the document that has all operations. Downloads viewers once. */
export async function readViewers(first: FirstOperation): Promise<readonly Viewer[]> {
  const own = new Map([["index.html", readPackageFile("reference/index.html")]]);
  return [
    { ...reference, name: "reference page", files: own, start: `index.html#${first.id}` },
    await swaggerUi(),
    await redocPage(),
    await scalarPage(),
  ];
}

/**
 * The pages of a catalog that is ten times as large: the index, whose first call links to an operation, and the address of that operation as
 * it was on a single page, which leads to the page of its connector.
 */
export function readLargeReference(): readonly Viewer[] {
  const { files: pages, count, first } = makeLargeReference();
  const operation = { id: first, summary: first };
  const page = `${first.replace(/\..*/u, "")}.html`;
  const files = new Map([...pages].filter(([name]) => name === START || name === page));
  return [
    { ...reference, name: `${count} operations: index`, files, operation, start: "index.html", within: "main a" },
    { ...reference, name: `${count} operations: link to one`, files, operation, start: `index.html#${first}`, end: `${page}#${first}` },
  ];
}

async function swaggerUi(): Promise<Viewer> {
  const folder = await unpacked(swagger);
  const start = `SwaggerUIBundle({ url: "${DOCUMENT}", dom_id: "#swagger-ui", filter: true })`;
  const body = `<div id="swagger-ui"></div><script src="swagger-ui-bundle.js"></script><script>${start}</script>`;
  const files = withDocument(body, folder, ["swagger-ui.css", "swagger-ui-bundle.js"], `<link rel="stylesheet" href="swagger-ui.css">`);
  return { name: named(swagger), files, start: START, within: "body", search: { open: "", field: ".operation-filter-input" } };
}

async function redocPage(): Promise<Viewer> {
  const folder = join(await unpacked(redoc), "bundles");
  const body = `<redoc spec-url="${DOCUMENT}"></redoc><script type="module" src="redoc.standalone.js"></script>`;
  const files = withDocument(body, folder, ["redoc.standalone.js"]);
  return { name: named(redoc), files, start: START, within: "body", search: { open: "Control+K", field: "input" } };
}

/** The modules that load on demand: they are there sooner than its other build, which is one file. */
async function scalarPage(): Promise<Viewer> {
  const folder = join(await unpacked(scalar), "dist/browser");
  const start = `import { createApiReference } from "./standalone.esm.js"; createApiReference("#app", { url: "${DOCUMENT}", withDefaultFonts: false });`;
  const chunks = readdirSync(join(folder, "chunks")).filter((name) => name.endsWith(".js"));
  const paths = ["standalone.esm.js", ...chunks.map((name) => `chunks/${name}`)];
  const files = withDocument(`<div id="app"></div><script type="module">${start}</script>`, folder, paths);
  return { name: named(scalar), files, start: START, within: "body", search: { open: "Control+K", field: "input" } };
}

function named({ name, version }: Release): string {
  return `${name} ${version}`;
}

function withDocument(body: string, folder: string, paths: readonly string[], head = ""): ReadonlyMap<string, string> {
  const meta = `<meta charset="utf-8"><title>Operations</title><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const page = `<!doctype html><html lang="en"><head>${meta}${head}</head><body>${body}</body></html>`;
  return new Map([
    ["index.html", page],
    [DOCUMENT, readPackageFile(`openapi/${DOCUMENT}`)],
    ...paths.map((path): [string, string] => [path, readFileSync(join(folder, path), "utf8")]),
  ]);
}

/** The folder of a release. Only its own files are needed: a viewer for browsers brings its dependencies along. */
async function unpacked({ name, version, integrity }: Release): Promise<string> {
  const folder = join(FOLDER, `${name.replace(/^@(.*)\//u, "$1-")}-${version}`);
  if (existsSync(folder)) return folder;
  const work = `${folder}.part`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, "package"), { recursive: true });
  const printed = await succeed(run(work, "npm", ["pack", `${name}@${version}`, "--json", "--loglevel=error"]));
  const [archive] = JSON.parse(printed.slice(printed.indexOf("["))) as readonly { readonly filename: string; readonly integrity: string }[];
  if (archive?.integrity !== integrity) throw new Error(`${name} ${version} is not the release that was measured before.`);
  await succeed(run(work, "tar", ["-xzf", archive.filename, "-C", "package", "--strip-components=1"]));
  renameSync(join(work, "package"), folder);
  rmSync(work, { recursive: true, force: true });
  return folder;
}
