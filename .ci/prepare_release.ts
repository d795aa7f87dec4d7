import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The packages of this repository, and the server of `server.json`. The templates are not published, but have the version of the others. */
const OWN = /^connector-gateway(?:-spec|-generator|-templates)?$|\/connector-gateway$/u;
/** The files with the version. */
const VERSIONED = ["package.json", "gateway/package.json", "templates/package.json", "package-lock.json", "server.json"];
const UNRELEASED = "\n## Unreleased\n";

/**
 * The files that a release commit changes, besides what `npm run generate` makes of them: versions, install lines, `private`, and the changelog.
 * @param differences What `compare` says about the catalog since the release before, in Markdown; empty for the first release
 * @throws Error when the changelog has nothing to release, and when the project does not say where its repository is
 */
export function filesOfRelease(root: string, version: string, differences: string): ReadonlyMap<string, string> {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const changelog = read("CHANGELOG.md");
  if (!changelog.includes(UNRELEASED))
    throw new Error("CHANGELOG.md has no section `## Unreleased`: say there what a user gets, then prepare the release");
  const { repository } = JSON.parse(read("package.json")) as { readonly repository?: { readonly url: string } };
  if (repository === undefined) throw new Error("package.json has no `repository`: docs/releasing.md says how to set it");
  const release = { version, repository, server: serverName(repository.url) };
  const pages = new Set(installLines.map(({ path }) => path));
  const files = new Map([
    ...VERSIONED.map((path) => [path, releaseJson(path, read(path), release)] as const),
    ...[...pages].map((path) => [path, withInstallLines(path, read(path), "by name")] as const),
  ]);
  files.set("CHANGELOG.md", releaseChangelog(files.get("CHANGELOG.md") ?? changelog, version, differences));
  return new Map([...files].filter(([path, text]) => text !== read(path)));
}

/** The section of unreleased changes becomes that of the version, with the differences of the catalog at its end. */
function releaseChangelog(text: string, version: string, differences: string): string {
  const [before = "", after = ""] = text.split(UNRELEASED);
  const [, changes = "", rest = ""] = /^([^]*?)(\n## [^]*)?$/u.exec(after) ?? [];
  const drafted = differences.replace(/^## .*\n+/u, "").trim();
  return `${before}\n## ${version}\n${changes.trimEnd()}\n${drafted === "" ? "" : `\n${drafted}\n`}${rest}`;
}

/** What the files of JSON say about a release. */
interface Release {
  readonly version: string;
  readonly repository: object;
  /** The name of the server in the registry of MCP. */
  readonly server: string;
}

/** The registry of MCP takes servers only under the name of the account that has their repository. */
function serverName(url: string): string {
  const [, owner = "example"] = /github\.com[/:]([\w-]+)\//u.exec(url) ?? [];
  return `io.github.${owner}/connector-gateway`;
}

function releaseJson(path: string, text: string, { version, repository, server }: Release): string {
  const { private: isPrivate, ...json } = withVersion(JSON.parse(text), version) as Readonly<Record<string, unknown>>;
  const kept = path.startsWith("templates/") ? { ...json, private: isPrivate } : json;
  const named = { "gateway/package.json": { repository, mcpName: server }, "server.json": { name: server } }[path];
  return `${JSON.stringify({ ...kept, ...named }, null, 2)}\n`;
}

/** A value in which all that names one of our packages with a version has this one. */
function withVersion(value: unknown, version: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withVersion(item, version));
  if (typeof value !== "object" || value === null) return value;
  const isOurs = Object.entries(value).some(([key, name]) => /^(?:name|identifier)$/u.test(key) && OWN.test(String(name)));
  const renew = ([key, item]: [string, unknown]): [string, unknown] =>
    typeof item === "string" && /^\d/u.test(item) && (OWN.test(key) || (isOurs && key === "version"))
      ? [key, version]
      : [key, withVersion(item, version)];
  return Object.fromEntries(Object.entries(value).map(renew));
}

/** Where readers get the packages from: a checkout of this repository, or a registry that knows them by name. */
export type Origin = "from a checkout" | "by name";

/** What a page says about the installation, for each origin. */
type InstallLine = { readonly path: string } & Readonly<Record<Origin, string>>;

const LINES = readFileSync(join(import.meta.dirname, "install_lines.md"), "utf8");

/** All texts about the installation that a release changes, as `install_lines.md` lists them. */
export const installLines: readonly InstallLine[] = LINES.split(/^## /mu)
  .slice(1)
  .map((section) => {
    const [path = "", checkout = "", name = ""] = section.split(/\n+### (?:from a checkout|by name)\n+/u);
    return { path: path.trim(), "from a checkout": checkout.trim(), "by name": name.trim() };
  });

/** The text of a page with the lines for one origin, whichever it had. */
export function withInstallLines(path: string, text: string, origin: Origin): string {
  const other = origin === "by name" ? "from a checkout" : "by name";
  const lines = installLines.filter((line) => line.path === path);
  return lines.reduce((replaced, line) => replaced.replaceAll(line[other], () => line[origin]), text);
}

/** The origin that the pages of a project have to name: the packages are published once its package.json is not private. */
export function originOf(root: string): Origin {
  const project = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly private?: boolean };
  return project.private === true ? "from a checkout" : "by name";
}
