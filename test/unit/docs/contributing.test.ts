import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { printCodeTable } from "../../../generator/diagnostics/code_table.ts";

it("CONTRIBUTING has the table of message codes as it is", () => {
  const guide = readFileSync(new URL("../../../CONTRIBUTING.md", import.meta.url), "utf8");
  expect(/<!-- codes:begin -->\n\n(.*)\n<!-- codes:end -->/s.exec(guide)?.[1]).toBe(printCodeTable());
});
