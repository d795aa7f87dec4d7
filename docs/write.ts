/**
 * Writes what is generated outside of the package: docs/messages.md, and in spec/ what depends on the words of types. Run it
 * with `npm run docs`. A test fails when a page is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageCode } from "../generator/diagnostics/messages.ts";
import { printMessagesPage } from "./messages/page.ts";
import { renewPatterns, renewTypeRows } from "./type_notation.ts";

const GOLDEN = join(import.meta.dirname, "../test/golden/messages");

const ROOT = join(import.meta.dirname, "..");

writeFileSync(join(import.meta.dirname, "messages.md"), printMessagesPage(readExample));
renew("spec/README.md", renewTypeRows);
for (const path of ["spec/connector.schema.json", "spec/gateway.schema.json"]) renew(path, (text) => renewPatterns(text));

function renew(path: string, change: (text: string) => string): void {
  const file = join(ROOT, path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

function readExample(code: MessageCode): string {
  return readFileSync(join(GOLDEN, `${code}.txt`), "utf8");
}
