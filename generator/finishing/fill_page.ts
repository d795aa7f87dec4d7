import { createHash } from "node:crypto";
import type { OutputFile, Templates } from "../emitters/emitter.ts";
import { printPageTables } from "../emitters/modules/page_tables.ts";
import { fillSlots } from "../emitters/reference/slots.ts";
import { escapeInvisibleInLines } from "../../templates/shared/invisible.ts";
import type { Model } from "../model/types.ts";

const PAGE = "reference/index.html";

/** The files with a page that needs no other file, if there is a page. Throws when it has no place for a part. */
export function finishPage(files: readonly OutputFile[], model: Model, templates: Templates): readonly OutputFile[] {
  return files.map((file) => (file.path === PAGE ? { ...file, text: fillPage(file.text, printPageTables(model), templates) } : file));
}

/** The page with its scripts, the tables among them, and its style. Its policy allows only these. */
export function fillPage(page: string, tables: string, templates: Templates): string {
  const built = (name: string): string => templates.get(`built/reference/${name}`) ?? "";
  const parts = {
    early: built("early.js"),
    script: `(() => {\nconst tablesOf = ${toElementText(tables)};\n${built("page.js")}\n})();`,
    style: built("page.css"),
    licenses: built("licenses.txt"),
  };
  return fillSlots(page, { ...parts, policy: policyOf(parts) });
}

/**
 * A script that ends where its element ends, and in which everything shows: `</script` ends the element, and `<!--` makes browsers skip its end.
 * Both, and invisible characters, are only in strings and patterns, where they can be escaped.
 */
function toElementText(script: string): string {
  return escapeInvisibleInLines(script.trim())
    .replaceAll("<!--", "\\x3C!--")
    .replaceAll(/<(?=\/script)/giu, "\\x3C");
}

/** Scripts and styles of the page itself, requests to the host that it comes from, and nothing else. */
function policyOf({ script, early, style }: Readonly<Record<"script" | "early" | "style", string>>): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(early)} ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "img-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
