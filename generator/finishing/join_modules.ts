import { posix } from "node:path";
import type { OutputFile } from "../emitters/emitter.ts";
import { bannerOf } from "../print/banner.ts";
import { lineComment } from "../print/literals.ts";
import { moduleBody, modulePartsOf, namedLinksIn, type ModuleParts, type NamedLink } from "../print/module_parts.ts";
import { printModule, type Statement } from "../print/statements.ts";
import { remember } from "../reuse/remember.ts";

/** Modules for one purpose, which become one file. */
interface Group {
  readonly path: string;
  /** What the modules are made from. */
  readonly sources: string;
  readonly has: (path: string) => boolean;
}

/** What `runtime/` has besides the engine of the validators and what client, server and sandbox share with it. */
const APART: readonly string[] = ["runtime/issue_codes.js", "runtime/json_schemas.js"];

/** What the engine uses of what it shares with the generator, and with the client. */
const OF_ENGINE: readonly string[] = [
  ...["constraints", "count", "credentials", "json_values", "nearest_names", "patterns"].map((name) => `shared/${name}.js`),
  "runtime/client/unknown_names.js",
];

/** A module is in the first group that has it. */
const GROUPS: readonly Group[] = [
  {
    path: "runtime/engine.js",
    sources: "templates/runtime",
    has: (path) => OF_ENGINE.includes(path) || (/^runtime\/\w+\.js$/u.test(path) && !APART.includes(path)),
  },
  { path: "runtime/client/index.js", sources: "templates/runtime/client", has: (path) => path.startsWith("runtime/client/") },
  {
    path: "runtime/server/index.js",
    sources: "templates/runtime/server",
    // Only servers that run on Node import that part.
    has: (path) => path.startsWith("runtime/server/") && path !== "runtime/server/node.js",
  },
];

/**
 * The files with the modules of the runtime joined to one for each purpose, because loading a module takes longer than what is in it.
 * Unlike a bundler, this keeps the layout and the comments: joined modules are read by people who step through them. What no
 * other file imports is not exported any more. Throws when two modules of a group declare the same name.
 */
export function joinModules(files: readonly OutputFile[]): readonly OutputFile[] {
  let joined = files;
  for (const group of GROUPS) joined = joinGroup(joined, group);
  return joined;
}

/** A module of a group. */
interface Member {
  readonly file: OutputFile;
  readonly parts: ModuleParts;
}

function joinGroup(files: readonly OutputFile[], group: Group): readonly OutputFile[] {
  const isMember = ({ path }: OutputFile): boolean => path.endsWith(".js") && group.has(path);
  const members = files.filter(isMember);
  const [first] = members;
  const others = files.filter((file) => file.path.endsWith(".js") && !isMember(file));
  const published = new Set(others.flatMap((file) => linksTo(file, group)).flatMap(({ names }) => names.map(([name]) => name)));
  const joined = {
    path: group.path,
    text: printGroup(
      group,
      members.map((file) => toMember(file)),
      published,
    ),
  };
  return files.flatMap((file) => (file === first ? [joined] : isMember(file) ? [] : [redirect(file, group)]));
}

const toMember = remember((file: OutputFile): Member => ({ file, parts: modulePartsOf(file.path, file.text) }));

const linksIn = remember(({ text }: OutputFile) => namedLinksIn(text));

/** The links of a file to modules of the group. Few files have any, and to parse the others would take a while. */
function linksTo(file: OutputFile, group: Group): readonly NamedLink[] {
  const isLinked = [...file.text.matchAll(/ from "(\.[^"]+)"/gu)].some(([, from = ""]) => group.has(targetOf(file, { from })));
  return isLinked ? linksIn(file).filter((link) => group.has(targetOf(file, link))) : [];
}

/** The path of the module that a link names. */
function targetOf({ path }: OutputFile, { from }: Pick<NamedLink, "from">): string {
  return from.startsWith(".") ? posix.join(posix.dirname(path), from) : from;
}

/** The text of the joined module: what it imports, then its modules, each below those that it uses. */
function printGroup(group: Group, members: readonly Member[], importedNames: ReadonlySet<string>): string {
  const links = members.flatMap(({ file, parts }) => parts.links.map((link) => ({ ...link, target: targetOf(file, link) })));
  const inside = links.filter(({ target }) => group.has(target));
  checkNames(group, members, inside);
  const reexported = inside.filter(({ kind }) => kind === "export").flatMap(({ names }) => names.map(([name]) => name));
  const published = new Set([...importedNames, ...reexported]);
  const outside = links
    .filter(({ target }) => !group.has(target))
    .map((link) => ({ ...link, from: link.from.startsWith(".") ? specifierOf(group.path, link.target) : link.from }));
  const bodies = inOrder(members, group).map(({ file, parts }) => ({ ...moduleBody(file.text, parts, published), source: sourceOf(file) }));
  const section = (source: string, text: string): readonly string[] =>
    text === "" ? [] : [`${lineComment(posix.basename(source))}\n\n${text}\n`];
  return [
    `${bannerOf(group.sources)}\n`,
    ...[printLinks(outside)].filter((text) => text !== ""),
    // Bundlers put numbers in the place of constants that come before everything else.
    ...bodies.flatMap(({ constants }) => (constants === "" ? [] : [`${constants}\n`])),
    ...bodies.flatMap(({ source, rest }) => section(source, rest)),
  ].join("\n");
}

/** The members of a joined module share one scope. */
function checkNames({ path }: Group, members: readonly Member[], inside: readonly NamedLink[]): void {
  const owners = new Map<string, string>();
  for (const { file, parts } of members) {
    for (const { name } of parts.declarations) {
      const other = owners.get(name);
      if (other !== undefined) throw new Error(`${other} and ${file.path}, which are parts of ${path}, both declare ${name}`);
      owners.set(name, file.path);
    }
  }
  const renamed = inside.flatMap(({ names }) => names.filter(([name, as]) => name !== as)).map(([name]) => name);
  if (renamed.length > 0) throw new Error(`parts of ${path} import ${renamed.join(", ")} under another name`);
}

/** Modules below those that they use, as far as possible, so that constants have their values before they are used. */
function inOrder(members: readonly Member[], group: Group): readonly Member[] {
  const byPath = new Map(members.map((member) => [member.file.path, member]));
  const ordered = new Set<Member>();
  const visited = new Set<Member>();
  const visit = (member: Member): void => {
    if (visited.has(member)) return;
    visited.add(member);
    for (const link of member.parts.links) {
      const used = byPath.get(targetOf(member.file, link));
      if (used !== undefined && group.has(used.file.path)) visit(used);
    }
    ordered.add(member);
  };
  members.forEach(visit);
  return [...ordered];
}

/** What a file says that it is made from. */
function sourceOf({ path, text }: OutputFile): string {
  return /^\/\/ @generated from (.*) by /u.exec(text)?.[1] ?? path;
}

/** The same file with links to the joined module instead of those to its parts. */
function redirect(file: OutputFile, group: Group): OutputFile {
  if (!file.path.endsWith(".js")) return file;
  const found = linksTo(file, group);
  if (found.length === 0) return file;
  const from = specifierOf(file.path, group.path);
  const kept = [0, ...found.map(({ end }) => end)].map((start, index) => file.text.slice(start, found[index]?.start));
  const links = found.map(({ kind }, index) => {
    const same = found.filter((link) => link.kind === kind);
    return found[index] === same[0] ? printLinks(same.map((link) => ({ ...link, from }))) : "";
  });
  return { ...file, text: kept.map((text, index) => text + (links[index] ?? "")).join("") };
}

function specifierOf(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** One import and one export for each module that the links name. */
function printLinks(links: readonly NamedLink[]): string {
  const statements = new Map<string, Statement>();
  for (const { kind, from } of links) {
    const names = links.filter((link) => link.kind === kind && link.from === from).flatMap((link) => link.names);
    const imported = [...new Map(names.map((name) => [name[1], name])).values()].map(([name, as]) =>
      name === as ? name : ([name, as] as const),
    );
    statements.set(`${kind} ${from}`, kind === "import" ? { kind, from, names: imported } : { kind, from, names: imported.flat() });
  }
  const ordered = [...statements.values()].sort((left, right) => Number(left.kind === "export") - Number(right.kind === "export"));
  return ordered.length === 0 ? "" : `${printModule("", ordered).js.trim()}\n`;
}
