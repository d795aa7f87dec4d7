import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtFolder } from "../../../generator/built.js";
import { readTemplates, templatePath } from "../../../generator/read/source/templates.ts";
import { blocks, exampleProject, type ExampleProject } from "./example_project.ts";

const ROOT = join(import.meta.dirname, "../../..");

let project: ExampleProject;
beforeAll(async () => {
  project = await exampleProject();
});
afterAll(() => {
  project.remove();
});

/** What the archive of the generator has, without the folder that npm puts everything into. */
function packed(): readonly string[] {
  const list = execFileSync("tar", ["-tzf", project.generator], { encoding: "utf8" });
  return list
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//u, ""));
}

/** The name of the folder with what is built. */
function key(): string {
  return basename(builtFolder(ROOT));
}

describe("the published generator", () => {
  it("has what it runs on, and nothing else", () => {
    const texts = [...readTemplates(ROOT).keys()].map(templatePath);
    const schemas = ["connector", "drift", "gateway", "overlay"].map((name) => `spec/${name}.schema.json`);
    const others = ["README.md", "package.json", "generator/built.js", "generator/start.js", "templates/built/current"];
    const built = packed().filter((path) => path.startsWith(`templates/built/${key()}/`));
    expect(built).toContain(`templates/built/${key()}/files.json`);
    expect(built).toContain(`templates/built/${key()}/program/cli.mjs`);
    const isOlder = (path: string): boolean => /^templates\/built\/[0-9a-f]{16}\//u.test(path) && !built.includes(path);
    expect(
      packed()
        .filter((path) => !isOlder(path))
        .toSorted(),
    ).toEqual([...texts, ...schemas, ...others, ...built].toSorted());
  });

  it("depends on exactly the packages that its program imports", () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { readonly dependencies: object };
    const folder = join(builtFolder(ROOT), "program");
    const files = readdirSync(folder).filter((name) => name.endsWith(".mjs"));
    const imports = /^import [^"]*"([^"]+)"|\bimport\("([^"]+)"\)|createRequire\w*\([^)]*\)\("([^"]+)"\)/gmu;
    const imported = files.flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(imports)]);
    const names = imported.map(([, first, second, third]) => first ?? second ?? third ?? "").filter((name) => !name.startsWith("."));
    const packages = names.filter((name) => !isBuiltin(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? name);
    expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies));
  });

  it("prints its help", async () => {
    expect(await project.run("npx", "connector-gateway-generator", "--help")).toMatchObject({ status: 0 });
  });
});

describe("docs/own_catalog.md", () => {
  it("shows the overlay of the example, and first lines that name schemas of the installed generator", () => {
    const [connector = "", overlay = ""] = blocks("yaml");
    const isCode = (line: string): boolean => !/^\s*#(?! yaml-language-server)/u.test(line);
    const example = readFileSync(join(project.folder, "connectors/payments.yaml"), "utf8");
    expect(overlay).toBe(example.split("\n").filter(isCode).join("\n"));
    for (const line of [connector, overlay]) {
      const [, schema = ""] = /^# yaml-language-server: \$schema=(.+)$/mu.exec(line) ?? [];
      expect(existsSync(join(project.folder, "connectors", schema)), schema).toBe(true);
    }
  });
});

describe("the example of a private catalog", () => {
  it("generates a package from a clean folder, which runs, and is up to date", async () => {
    expect(project.output).toContain("8 connectors");
    // As `npm install ./generated` does, without asking a registry.
    cpSync(join(project.folder, "generated"), join(project.folder, "node_modules/@acme/gateway-spec"), { recursive: true });
    const started = await project.run("node", join(ROOT, "node_modules/typescript/bin/tsc"));
    expect(started).toEqual({ status: 0, output: "" });
    const ran = await project.run("node", "dist/consumer.js");
    expect(ran.output).toBe("5 time entries\ncost center: CC-100\na page of 51 charges: refused\n");
    const checked = await project.run("npm", "run", "--silent", "check");
    expect(checked).toMatchObject({ status: 0, output: expect.stringContaining("is up to date") as string });
  }, 300_000);

  it("verifies gateways of its own operations", async () => {
    const verification = `
      import { createSandbox } from "@acme/gateway-spec/sandbox";
      import { verifyGateway } from "@acme/gateway-spec/verify";
      const { findings, operations } = await verifyGateway({
        fetch: createSandbox().fetch,
        instances: { time_sheets: "inst_time_sheets", payments: "inst_payments" },
        operations: ["time_sheets.*", "payments.charges.list"],
      });
      const tried = operations.filter(({ passed }) => passed > 0).map(({ operation }) => operation);
      console.log(findings.length, tried.includes("payments.charges.list"), tried.some((name) => name.startsWith("time_sheets.")));
    `;
    const verified = await project.run("node", "--input-type=module", "--eval", verification);
    expect(verified).toEqual({ status: 0, output: "0 true true\n" });
    const help = await project.run("node", "node_modules/@acme/gateway-spec/bin/gateway-spec.js", "verify", "--help");
    expect(help).toMatchObject({ status: 0, output: expect.stringContaining("gateway-spec verify") as string });
  });

  it("says how to install what it extends", async () => {
    const refused = await project.run(
      "npx",
      "connector-gateway-generator",
      "--spec",
      "connectors",
      "--extends",
      "no-such-package",
      "--name",
      "a",
    );
    expect(refused.status).toBe(1);
    expect(refused.output).toContain("install it in this project, or give `--extends` a folder or a `catalog.json`");
  });
});
