import { chmodSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { findingsOf } from "../../../../fixtures/command_line.ts";

test("a folder that cannot be read is a problem, also below another one", async () => {
  const isRoot = process.geteuid?.() === 0;
  const files = { "payments.customers.list.params.json": "{}", "x/payments.customers.list.params.json": "{", "x/y/a.json": "{}" };
  const found = await findingsOf(".", {
    files,
    before: (folder) => {
      chmodSync(join(folder, "x/y"), 0o000);
      chmodSync(folder, 0o755);
      // Permissions do not apply to root.
      if (isRoot) process.seteuid?.(65_534);
    },
    after: () => {
      if (isRoot) process.seteuid?.(0);
    },
  });
  expect(found.map((one) => one.split(" ").slice(0, 2).join(" ").replace(/:.* /u, " "))).toEqual([
    "x/y input/unreadable",
    "x/payments.customers.list.params.json json/syntax",
  ]);
});
