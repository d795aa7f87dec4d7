import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { originOf } from "../../../.ci/prepare_release.ts";
import { FORMATS } from "../../../templates/core/report.ts";
import { filesIn, readProjectFile, ROOT } from "./project_files.ts";

const pages = [
  "README.md",
  "AGENTS.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  "spec/README.md",
  "gateway/README.md",
  ...filesIn("docs", /\.md$/u),
];

const otherTexts = [
  "action.yml",
  ".pre-commit-hooks.yaml",
  ...["examples", "templates", "generator"].flatMap((folder) => filesIn(folder, /\.(?:md|txt|tsx?|json)$/u)),
];

interface Link {
  readonly page: string;
  readonly target: string;
}

/** Text without blocks of code and code in lines, where nothing is a link. */
function proseOf(page: string): string {
  return readProjectFile(page)
    .replaceAll(/^```[^]*?^```$/gmu, "")
    .replaceAll(/`[^`\n]*`/gu, (code) => "`".repeat(code.length));
}

function linksOf(page: string): readonly Link[] {
  return [...proseOf(page).matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset)="([^"]+)"/gu)]
    .map(([, target, picture = ""]) => ({ page, target: target ?? picture }))
    .filter(({ target }) => !/^https?:/u.test(target));
}

/** The anchors that hosts make for the headings of a page. */
function anchorsOf(page: string): readonly string[] {
  const text = readProjectFile(page).replaceAll(/^```[^]*?^```$/gmu, "");
  return [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function isBroken({ page, target }: Link): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? page : join(page, "..", path);
  if (!existsSync(join(ROOT, file))) return true;
  return anchor !== undefined && (statSync(join(ROOT, file)).isDirectory() || !anchorsOf(file).includes(anchor));
}

describe("pages", () => {
  it.each(["action.yml", "docs/compare.md", "CHANGELOG.md"])("name every format of reports: %s", (page) => {
    const text = readProjectFile(page);
    expect(FORMATS.filter((format) => !new RegExp(`[\`( ]${format}[\`),]`, "u").test(text))).toEqual([]);
  });

  it.each(pages)("%s links to files and headings that exist", (page) => {
    expect(linksOf(page).filter(isBroken)).toEqual([]);
  });

  // Until the names are registered, whoever registers one of them could run code on the reader's machine.
  it.skipIf(originOf(ROOT) === "by name")("install nothing of ours from a registry, and no other text does", () => {
    const fromRegistry =
      /\bconnector-gateway(?:-spec|-generator)?@|\bnpm (?:i|install|add|pack|exec)(?: -\S+)* connector-gateway|\bnpx -\S+ connector-gateway/u;
    expect([...pages, ...otherTexts].filter((path) => fromRegistry.test(readProjectFile(path)))).toEqual([]);
  });

  it("all have a link to them", () => {
    const linked = new Set(pages.flatMap(linksOf).map(({ page, target }) => join(page, "..", target.split("#")[0] ?? "")));
    expect(pages.filter((page) => page !== "README.md" && !linked.has(join(page)))).toEqual([]);
  });
});

describe("decisions", () => {
  const decisions = filesIn("docs/adr", /^\d{4}-.*\.md$/u);

  it("are numbered without gaps", () => {
    expect(decisions.map((path) => Number(/(\d{4})-/u.exec(path)?.[1]))).toEqual(decisions.map((_, index) => index + 1));
  });

  it.each(decisions)("%s has its number, the usual headings, and its title in the index", (path) => {
    const text = readProjectFile(path);
    const [, number = "", title = ""] = /^# (\d+)\. (.+)\n/u.exec(text) ?? [];
    expect([...text.matchAll(/^## (.+)$/gmu)].map(([, heading]) => heading)).toEqual([
      "Context",
      "Decision",
      "Measurements",
      "Consequences",
    ]);
    expect(path).toContain(`/${number.padStart(4, "0")}-`);
    expect(readProjectFile("docs/adr/README.md")).toContain(`| [${number}](${path.split("/").at(-1) ?? ""}) | ${title} |`);
  });
});

describe("the glossary", () => {
  const rows = [...readProjectFile("docs/glossary.md").matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gmu)].filter(
    ([, word]) => word !== "word",
  );
  const words = rows.flatMap(([, word = ""]) => word.toLowerCase().split(", "));

  it("has every word once", () => {
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((word, index) => words.indexOf(word) !== index && word !== "meta")).toEqual([]);
  });

  it("says what each word means and what to avoid", () => {
    expect(rows.filter((cells) => cells.some((cell) => cell.trim() === "")).map(([row]) => row)).toEqual([]);
  });
});
