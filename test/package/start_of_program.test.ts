import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "start-of-program-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAME = "payments.customers.list.request.json";

/** What the program needs for a file whose name begins with an address: the engine, and the connector of the address. */
const NEEDED = [
  ...["connector-gateway-spec.js", "connectors.js", "program.js"].map((name) => `bin/${name}`),
  ...[
    "connectors/gateway.envelope.js",
    "connectors/payments.js",
    "package.json",
    "runtime/engine.js",
    "shared/catalog.js",
    "shared/field_path.js",
    "shared/secrets.js",
  ],
];

test("a file with an address in its name is validated without the catalog and without the other connectors", () => {
  const source = join(import.meta.dirname, "../../generated");
  for (const path of NEEDED) cpSync(join(source, path), join(folder, path), { recursive: true });
  writeFileSync(join(folder, NAME), '{"entity":"customers","action":"list","params":{"limit":5}}');
  const words = [join(folder, "bin/connector-gateway-spec.js"), "validate", NAME];
  const { status, stderr, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("1 value");
  expect(readdirSync(join(folder, "connectors"))).toHaveLength(2);
});
