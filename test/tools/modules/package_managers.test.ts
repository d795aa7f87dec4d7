import { copyFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";
import { installPackage, run, succeed, type Consumer } from "../../package/installed_package.ts";
import { clientCode, clientOutput } from "./consumer_code.ts";
import { hasBinaries, tarballOf, tool } from "./tool.ts";

/** How a package manager installs a tarball, runs a file and runs a program of a package. */
interface PackageManager {
  readonly install: readonly string[];
  readonly start: readonly string[];
  readonly program: readonly string[];
}

const TARBALL = "./connector-gateway-spec.tgz";
const { execPath } = process;

const packageManagers: Readonly<Record<string, () => Promise<PackageManager>>> = {
  npm: async () =>
    Promise.resolve({
      install: ["npm", "install", "--offline", "--no-audit", "--no-fund", TARBALL],
      start: [execPath, "main.mjs"],
      program: ["npx", "--no-install", "connector-gateway-spec"],
    }),
  pnpm: async () => {
    const pnpm = [execPath, await tool("pnpm/bin/pnpm.mjs")];
    return {
      install: [...pnpm, "install", "--offline", TARBALL],
      start: [execPath, "main.mjs"],
      program: [...pnpm, "exec", "connector-gateway-spec"],
    };
  },
  "yarn 1": async () => {
    const yarn = [execPath, await tool("yarn-1/bin/yarn.js"), "--silent"];
    return {
      install: [...yarn, "add", TARBALL, "--offline", "--non-interactive"],
      start: [execPath, "main.mjs"],
      program: [...yarn, "run", "connector-gateway-spec"],
    };
  },
  "yarn 4 with Plug'n'Play": async () => {
    const yarn = [execPath, await tool("@yarnpkg/cli-dist/bin/yarn.js")];
    return {
      install: [...yarn, "add", `connector-gateway-spec@file:${TARBALL}`],
      start: [...yarn, "node", "main.mjs"],
      program: [...yarn, "run", "connector-gateway-spec"],
    };
  },
  ...(hasBinaries && {
    bun: async () => {
      const bun = await tool("@oven/bun-linux-x64/bin/bun");
      return { install: [bun, "add", TARBALL], start: [bun, "main.mjs"], program: [bun, "run", "--silent", "connector-gateway-spec"] };
    },
  }),
};

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installPackage();
});

afterAll(() => consumer.remove());

/** An empty project with the tarball, and an environment in which nothing is written outside of it. */
function project(): (command: readonly string[]) => Promise<string> {
  const folder = emptyFolder();
  put(folder, "package.json", '{ "name": "consumer", "version": "1.0.0", "private": true }\n');
  put(folder, "main.mjs", clientCode);
  copyFileSync(tarballOf(consumer), join(folder, TARBALL));
  const home = join(folder, ".home");
  const environment = {
    HOME: home,
    XDG_CACHE_HOME: join(home, "cache"),
    XDG_DATA_HOME: join(home, "data"),
    XDG_STATE_HOME: join(home, "state"),
    XDG_CONFIG_HOME: join(home, "config"),
    YARN_ENABLE_TELEMETRY: "0",
    YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
  };
  return ([program = "", ...args]) => succeed(run(folder, program, args, environment));
}

test.each(Object.keys(packageManagers))("%s installs the tarball and runs code and the program", async (name) => {
  const packageManager = await packageManagers[name]?.();
  if (packageManager === undefined) throw new Error(`There is no package manager ${name}.`);
  const execute = project();
  await execute(packageManager.install);
  expect(await execute(packageManager.start)).toContain(clientOutput);
  expect(await execute([...packageManager.program, "example", "payments.balance.get.request"])).toContain('"entity": "balance"');
});

describe.runIf(hasBinaries)("Deno", () => {
  test("runs and type-checks code that imports the package", async () => {
    const deno = await tool("@deno/linux-x64-glibc/deno");
    consumer.write("main.mjs", clientCode);
    const options = { DENO_DIR: join(consumer.folder, ".deno"), DENO_NO_UPDATE_CHECK: "1" };
    const ran = await consumer.run(deno, ["run", "--no-remote", "--node-modules-dir=manual", "main.mjs"], options);
    expect(ran).toEqual({ status: 0, output: clientOutput });
    consumer.write(
      "typed.ts",
      'import type { CustomersListParams } from "connector-gateway-spec/payments";\nexport const p: CustomersListParams = { limitt: 1 };\n',
    );
    const checked = await consumer.run(deno, ["check", "--no-remote", "--node-modules-dir=manual", "typed.ts"], options);
    expect(checked.status).toBe(1);
    expect(checked.output).toContain("limitt");
  });
});
