/**
 * Writes what is generated of the pages for people: docs/messages.md, and the table of constraints in spec/README.md. Run it with
 * `npm run docs`. A test fails when a page is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageCode } from "../generator/diagnostics/messages.ts";
import { withConstraints } from "./language/constraints.ts";
import { printMessagesPage } from "./messages/page.ts";

const GOLDEN = join(import.meta.dirname, "../test/golden/messages");

const LANGUAGE = join(import.meta.dirname, "../spec/README.md");

writeFileSync(join(import.meta.dirname, "messages.md"), printMessagesPage(readExample));
writeFileSync(LANGUAGE, withConstraints(readFileSync(LANGUAGE, "utf8")));

function readExample(code: MessageCode): string {
  return readFileSync(join(GOLDEN, `${code}.txt`), "utf8");
}
