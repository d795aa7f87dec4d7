import { build } from "esbuild";
import { join } from "node:path";
import { escapeInvisibleInLines } from "#templates/core";
import { licensesOf } from "./license.ts";

/** The script of the page, and one that runs before the page shows. */
const ENTRIES = ["page/main.ts", "page/early.ts"];

/**
 * Builds the scripts and the style of the reference page with the libraries that they use, and the licenses of these. The generator puts
 * them into the page. Rejects when a module is missing or not valid.
 * @param root the folder of the project
 * @returns the texts of the files, by path
 */
export async function buildPage(root: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles, metafile } = await build({
    entryPoints: ENTRIES.map((path) => join(root, "templates", path)),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    outdir: "out",
    outbase: "templates/page",
    write: false,
    metafile: true,
    format: "iife",
    target: ["chrome120", "firefox121", "safari17.2"],
    jsx: "automatic",
    jsxImportSource: "preact",
    // One character beyond Latin 1 would make browsers keep the whole page in twice the memory.
    charset: "ascii",
    legalComments: "none",
    // Rooms have modules for Node, too. One that is left in the script is an error.
    external: ["node:*"],
    tsconfigRaw: {},
    logLevel: "silent",
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const [outside] = imported.filter(({ external, path }) => external === true && !path.startsWith("data:"));
  if (outside !== undefined) throw new Error(`the page is one file and cannot load ${outside.path}`);
  const texts = new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/u, ""), text]));
  return new Map([
    ["reference/page.js", toElementText(texts.get("main.js") ?? "")],
    ["reference/early.js", toElementText(texts.get("early.js") ?? "")],
    ["reference/page.css", (texts.get("main.css") ?? "").trim()],
    ["reference/licenses.txt", toComment(licensesOf(metafile, root))],
  ]);
}

/**
 * A script that ends where its element ends, and in which everything shows. `<!--` makes browsers skip the end of the element; esbuild
 * escapes `</script` itself. Both, and invisible characters, are only in strings and patterns, where they can be escaped.
 */
function toElementText(script: string): string {
  return escapeInvisibleInLines(script.trim()).replaceAll("<!--", "\\x3C!--");
}

/** The text of a comment, which has no two hyphens in a row. */
function toComment(licenses: string): string {
  return licenses === "" ? "" : `\nThe script of this page contains these libraries:\n\n${licenses}`.replaceAll(/-(?=-)/gu, "- ");
}
