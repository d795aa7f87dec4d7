/**
 * Writes the generated pages of this folder: docs/messages.md. Run it with `npm run docs`. A test fails when a page is out of
 * date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageCode } from "../generator/diagnostics/messages.ts";
import { printMessagesPage } from "./messages/page.ts";

const GOLDEN = join(import.meta.dirname, "../test/golden/messages");

writeFileSync(join(import.meta.dirname, "messages.md"), printMessagesPage(readExample));

function readExample(code: MessageCode): string {
  return readFileSync(join(GOLDEN, `${code}.txt`), "utf8");
}
