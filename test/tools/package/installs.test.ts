import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTree } from "../../fixtures/package_folder.ts";
import { copyPackage, installPackage, type Consumer } from "../../package/installed_package.ts";
import { hookNamed, runAction } from "../../package/integration_files.ts";
import { RIGHT, ROOT, useProjectFolder, WRONG } from "../../package/project_folder.ts";

const { version } = JSON.parse(readFileSync(join(ROOT, "generated/package.json"), "utf8")) as { readonly version: string };
const project = useProjectFolder();

test("npm installs the files that the other tests of the package copy", async () => {
  const [installed, copied] = [await installPackage(), copyPackage()];
  const filesOf = ({ folder }: Consumer): Readonly<Record<string, string>> => readTree(join(folder, "node_modules/connector-gateway-spec"));
  expect(filesOf(installed)).toEqual(filesOf(copied));
  for (const consumer of [installed, copied]) {
    // npm may print warnings about its configuration after it.
    expect((await consumer.run("npx", ["connector-gateway-spec", "--version"])).output.split("\n")[0]).toBe(version);
    consumer.remove();
  }
});

test("pre-commit installs the hook from a checkout, and runs it", () => {
  const hook = hookNamed("connector-gateway-spec");
  // What pre-commit does in its clone of the repository.
  const clone = join(project.path(), "clone");
  mkdirSync(clone);
  for (const path of ["package.json", "generated"]) cpSync(join(ROOT, path), join(clone, path), { recursive: true });
  const environment = { npm_config_prefer_offline: "true", npm_config_prefix: join(clone, "node_env-default") };
  const install = `cd clone && npm install -g "./$(npm pack --silent)" ${hook.additional_dependencies.join(" ")}`;
  expect(project.run("sh", ["-ec", install], { environment })).toMatchObject({ status: 0 });
  project.write("payloads/a.json", WRONG);
  project.write("payloads/b c.json", RIGHT);
  const command = (path: string): string => `PATH="$PWD/clone/node_env-default/bin:$PATH"; ${hook.entry} "${path}"`;
  const failed = project.run("sh", ["-c", command("payloads/a.json")]);
  expect(failed.status).toBe(1);
  expect(failed.stdout).toContain("payloads/a.json:1:57 error value/maximum");
  expect(project.run("sh", ["-c", command("payloads/b c.json")])).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

test("action.yml can install a package from a folder and from a tarball", () => {
  project.write("payloads/a.json", WRONG);
  const copy = join(project.path(), "copy");
  cpSync(join(ROOT, "generated"), copy, { recursive: true });
  const tarball = project.run("npm", ["pack", "--silent", "./copy"]).stdout.trim();
  for (const name of ["copy", `./${tarball}`]) {
    const { status, stdout } = runAction(project, { paths: "payloads/", package: name });
    expect(status).toBe(1);
    expect(stdout).toContain("::error file=payloads/a.json");
    expect(
      readFileSync(join(project.path(), "temp folder/connector-gateway-spec/node_modules/connector-gateway-spec/LICENSE"), "utf8"),
    ).toContain("MIT");
  }
});
