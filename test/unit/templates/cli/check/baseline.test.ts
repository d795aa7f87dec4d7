import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../../../fixtures/command_line.ts";

const call = (params: object, entity = "customers"): object => ({ entity, action: "list", params });

/** What is new in a file, beside a baseline of one wrong limit in `a.json`. */
async function newIn(file: string, calls: readonly object[]): Promise<readonly string[]> {
  let known = "";
  await runCommand(["validate", "a.json", "--write-baseline", "known.json"], {
    files: { "a.json": JSON.stringify([call({ limit: "x" })]) },
    after: (folder) => (known = readFileSync(join(folder, "known.json"), "utf8")),
  });
  const { stdout } = await runCommand(["validate", file, "--baseline", "known.json", "-f", "ndjson"], {
    files: { "known.json": known, [file]: JSON.stringify(calls) },
  });
  const lines = stdout.split("\n").filter((line) => line !== "");
  return lines.flatMap((line) => {
    const { code } = JSON.parse(line) as { readonly code?: string };
    return code ?? [];
  });
}

test.each<[what: string, file: string, calls: readonly object[], want: readonly string[]]>([
  ["the same issue", "a.json", [call({ limit: "x" })], []],
  ["the same at another place of a list", "a.json", [call({ limit: 5 }), call({ limit: "x" })], []],
  ["a second one like it", "a.json", [call({ limit: "x" }), call({ limit: "x" })], ["value/type"]],
  ["another code", "a.json", [call({ limit: 0 })], ["value/minimum"]],
  ["another field", "a.json", [call({ email: 5 })], ["value/type"]],
  ["another operation", "a.json", [call({ limit: "x" }, "invoices")], ["value/type"]],
  ["another file", "b.json", [call({ limit: "x" })], ["value/type"]],
])("a baseline is compared with %s", async (_, file, calls, want) => {
  expect(await newIn(file, calls)).toEqual(want);
});
