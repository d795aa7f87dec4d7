import { readdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ExitCode, type Refusal, chooseCommand } from "../../../../generator/cli/command.ts";
import { lint } from "../../../../generator/cli/commands/lint.ts";
import { FORMATS } from "../../../../templates/core/report.ts";
import { fakeProgram } from "../../../fixtures/fake_program.ts";
import { emptyFolder, put } from "../../../fixtures/package_folder.ts";
import { SHOP } from "../../../fixtures/shop_catalog.ts";
import { changedShop, tidyCatalog, tidyShop } from "../../../fixtures/tidy_catalog.ts";

/** A project with a shop. */
function project(shop: string): string {
  const folder = emptyFolder();
  for (const { path, text } of tidyCatalog(shop)) put(folder, path, text);
  return folder;
}

interface Outcome {
  readonly code: ExitCode | Refusal;
  readonly printed: string;
}

/** Runs the command in this process. */
async function runLint(folder: string, ...argv: readonly string[]): Promise<Outcome> {
  const { program, printed } = fakeProgram(folder);
  const code = await lint.run(argv, program);
  return { code, printed: printed() };
}

const shopIn = (folder: string): string => readFileSync(join(folder, SHOP), "utf8");
const PERIOD = ["Returns an order.", "Returns an order"] as const;
const MAXIMUM = ["min: 1, max: 100", "min: 1"] as const;

describe("lint", () => {
  it("is a command", async () => {
    const chosen = chooseCommand(["lint", "--fix"]);
    expect(chosen).toMatchObject({ argv: ["--fix"] });
    expect("load" in chosen && (await chosen.load())).toBe(lint);
    expect(lint.help).toMatch(/^Finds .*\n\nUsage: npm run lint:catalog /u);
  });

  it("finds nothing in a tidy catalog", async () => {
    expect(await runLint(project(tidyShop))).toEqual({ code: 0, printed: "Catalog: 1 connector, 0 findings\n" });
  });

  it("prints findings with their lines, and how many have a fix", async () => {
    const { code, printed } = await runLint(project(changedShop([PERIOD, MAXIMUM])));
    expect(code).toBe(1);
    expect(printed).toMatch(/^spec\/connectors\/shop\.yaml:16:3 warning lint\/no-maximum: .*\n {2}16 \| {3}PageLimit: .*\n/u);
    expect(printed).toMatch(/\n\nCatalog: 1 connector, 2 findings, 1 of them with a fix: run `npm run lint:catalog -- --fix`\n$/u);
    expect(printed.endsWith("\n\n")).toBe(false);
  });

  it("counts what is silenced", async () => {
    const shop = changedShop([MAXIMUM, ["types:\n", "types:\n  # lint-allow lint/no-maximum: None.\n"]]);
    expect(await runLint(project(shop))).toEqual({ code: 0, printed: "Catalog: 1 connector, 0 findings, 1 silenced\n" });
  });

  it("fixes the file, prints what it has fixed, and has nothing to fix after that", async () => {
    const folder = project(changedShop([PERIOD]));
    const { code, printed } = await runLint(folder, "--fix");
    expect([code, shopIn(folder)]).toEqual([0, tidyShop]);
    expect(printed).toBe(
      "spec/connectors/shop.yaml:45:22 fixed lint/no-period: the description of the operation `shop.orders.get` does not end with a period\n\n" +
        "Catalog: 1 connector, 0 findings, 1 fixed\n",
    );
    expect(readdirSync(join(folder, "spec/connectors"))).toEqual(["shop.yaml"]);
    expect(await runLint(folder, "--fix")).toEqual({ code: 0, printed: "Catalog: 1 connector, 0 findings\n" });
  });

  it("prints nothing but an array as JSON", async () => {
    const folder = project(changedShop([PERIOD, MAXIMUM]));
    const { code, printed } = await runLint(folder, "--fix", "--format", "json");
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toEqual([
      expect.objectContaining({ code: "lint/no-period", line: 45, column: 22, severity: "warning", fixed: true }),
      expect.not.objectContaining({ fixed: true }),
    ]);
    expect(JSON.parse((await runLint(project(tidyShop), "--format=json")).printed)).toEqual([]);
  });

  it("prints workflow commands for GitHub", async () => {
    const { printed } = await runLint(project(changedShop([MAXIMUM])), "--format", "github");
    expect(printed).toMatch(/^::warning file=spec\/connectors\/shop\.yaml,line=16,.*title=lint\/no-maximum::.*\nCatalog: /u);
  });

  it("refuses a catalog with errors, and fixes nothing in it", async () => {
    const shop = changedShop([PERIOD, ["record: Order\n", "record: Oder\n"]]);
    const folder = project(shop);
    const { code, printed } = await runLint(folder, "--fix");
    expect([code, shopIn(folder)]).toEqual([1, shop]);
    expect(printed).toMatch(
      /^spec\/connectors\/shop\.yaml:\d+:\d+ error ref\/unknown: .*\n[^]*\n\nNothing was linted: 1 error in the catalog\.\n$/u,
    );
  });

  it("reads the project that --root names", async () => {
    const folder = project(tidyShop);
    expect(await runLint(emptyFolder(), "--root", folder)).toMatchObject({ code: 0 });
    const usageError = expect.stringMatching(/^".*nowhere" is not a project, because it has no spec; name the folder/u) as string;
    expect(await runLint(folder, "--root", "nowhere")).toEqual({ code: { usageError }, printed: "" });
  });

  it.each([
    [["--fx"], 'unknown option "--fx"; did you mean "--fix"?; see --help'],
    [["--fix=yes"], "--fix takes no value"],
    [["--format", "xml"], `unknown format "xml"; the formats are ${FORMATS.join(", ")}`],
    [["spec"], 'unexpected argument "spec"; there are only options, see --help'],
  ])("refuses %j", async (argv, usageError) => {
    expect(await runLint(project(tidyShop), ...argv)).toEqual({ code: { usageError }, printed: "" });
  });

  it("says which file it cannot write, and leaves it as it is", async () => {
    const shop = changedShop([PERIOD]);
    const folder = project(shop);
    renameSync(join(folder, SHOP), join(folder, "shop.yaml"));
    symlinkSync(join(folder, "shop.yaml"), join(folder, SHOP));
    const { code, printed } = await runLint(folder, "--fix");
    expect([code, printed]).toEqual([{ usageError: "cannot write spec/connectors/shop.yaml: it is a link" }, ""]);
    expect(shopIn(folder)).toBe(shop);
  });
});
