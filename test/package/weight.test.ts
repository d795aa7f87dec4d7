import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { operations } from "connector-gateway-spec";
import { afterAll, describe, expect, test } from "vitest";
import { raisedBy } from "../fixtures/documented_connectors.ts";

/** The most that the package may weigh, in bytes. Pages for people do not count. */
const MOST = { unpacked: 9_500_000, packed: 1_090_000 };
const PAGES = "reference";

const ADVICE = "make the package smaller, or raise MOST with a decision record";

/** Files of the project that uses the package. */
const OF_CONSUMER: readonly string[] = ["jest.config.json", "tsconfig.json"];

/** What npm says about an archive: sizes in bytes, and the files in it. */
interface Archive {
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

const folder = mkdtempSync(join(tmpdir(), "weight-"));
const source = join(import.meta.dirname, "../../generated");
cpSync(source, folder, { recursive: true, filter: (path) => path !== join(source, PAGES) });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const archive = pack();
const paths = new Set(archive.files.map(({ path }) => path));
const connectors = [...new Set(operations.map(({ connector }) => connector))];
const readme = read("README.md");
const packageJson = JSON.parse(read("package.json")) as { readonly exports: object; readonly bin: object };

function pack(): Archive {
  const options: ExecFileSyncOptionsWithStringEncoding = { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
  const [only] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json"], options)) as readonly Archive[];
  if (only === undefined) throw new Error("npm packed nothing");
  return only;
}

function read(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

/** All texts in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe("the package is small", () => {
  test("when it is downloaded", () => {
    expect(archive.size, ADVICE).toBeLessThanOrEqual(MOST.packed + raisedBy(80_000, connectors));
  });

  test("when it is installed", () => {
    expect(archive.unpackedSize, ADVICE).toBeLessThanOrEqual(MOST.unpacked + raisedBy(800_000, connectors));
  });
});

describe("the package has", () => {
  test("every file that its README names", () => {
    const names = [...readme.matchAll(/`((?:\w+\/)?[\w.<>-]+\.(?:json|js|md))`|\]\((\w+\.md)\)/gu)].map(
      ([, code, link]) => code ?? link ?? "",
    );
    const wanted = names.flatMap((name) =>
      name.includes("<connector>") ? connectors.map((id) => name.replace("<connector>", id)) : [name],
    );
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((name) => !paths.has(name) && !OF_CONSUMER.includes(name))).toEqual([]);
  });

  test("every subpath that its README names", () => {
    const named = [...readme.matchAll(/connector-gateway-spec(\/[\w./]*\w)[`"]/gu)].map(([, subpath = ""]) => `.${subpath}`);
    const known = Object.keys(packageJson.exports);
    expect(new Set(named).size).toBeGreaterThan(10);
    expect(named.filter((subpath) => !known.includes(subpath))).toEqual([]);
  });

  test("every file that package.json and the manifest name", () => {
    const targets = textsIn([packageJson.exports, packageJson.bin]).map((target) => posix.normalize(target));
    const listed = Object.keys((JSON.parse(read("manifest.json")) as { readonly files: object }).files);
    expect(targets.length).toBeGreaterThan(50);
    expect([...targets, ...listed].filter((path) => !paths.has(path) && !path.startsWith(`${PAGES}/`))).toEqual([]);
  });

  test.each([
    ["code", /\.js$/u, (path: string) => path],
    ["declarations", /\.d\.ts$/u, (path: string) => path.replace(/\.js$/u, ".d.ts")],
  ])("every module that its %s import", (_, files, toFile) => {
    const importing = [...paths].filter((path) => files.test(path));
    const missing = importing.flatMap((path) =>
      [...read(path).matchAll(/(?:from|import\(?) ?"(\.[^"]+)"/gu)]
        .map(([, specifier = ""]) => toFile(posix.join(posix.dirname(path), specifier)))
        .filter((imported) => !paths.has(imported))
        .map((imported) => `${path} imports ${imported}`),
    );
    expect(importing.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});
