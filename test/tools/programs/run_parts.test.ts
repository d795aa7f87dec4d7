import process from "node:process";
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { ROOT } from "../../package/project_folder.ts";

it.each([
  ["an unknown part", ["tools", "bowser"], "unknown part bowser"],
  ["paths without the part that they belong to", ["test/tools/wire"], "test/tools/wire needs the name of one part before it"],
  ["paths for two parts", ["tools", "browser", "-t", "a name"], "-t a name needs the name of one part before it"],
])("npm run test:all refuses %s", (_about, args, want) => {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "test/run_parts.ts", ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([2, `error: ${want}; the parts are unused, properties, tools, browser\n`]);
});
