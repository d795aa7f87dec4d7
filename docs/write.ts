/**
 * Writes docs/messages.md, docs/lint.md and the generated parts of the schemas and of the language page. Run it with `npm run docs`. Tests fail
 * when one of them is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageCode } from "../generator/read/diagnostics/messages.ts";
import { partlyGeneratedFiles } from "./kinds/generated_parts.ts";
import { printLintPage } from "./messages/lint_page.ts";
import { printMessagesPage } from "./messages/page.ts";

const GOLDEN = join(import.meta.dirname, "../test/golden/messages");

for (const { path, renew } of partlyGeneratedFiles) {
  const file = join(import.meta.dirname, "..", path);
  writeFileSync(file, await renew(readFileSync(file, "utf8")));
}
writeFileSync(join(import.meta.dirname, "messages.md"), printMessagesPage(readExample));
writeFileSync(join(import.meta.dirname, "lint.md"), printLintPage(readExample));

function readExample(code: MessageCode): string {
  return readFileSync(join(GOLDEN, `${code}.txt`), "utf8");
}
