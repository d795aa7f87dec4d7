import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { isObject } from "#templates/core";

/** Path of the templates inside the project. */
const TEMPLATES_FOLDER = "templates";

/** The package has the changelog and the license of the project, so there is only one copy of each. */
const SHARED_FILES = ["CHANGELOG.md", "LICENSE"];

/** The folder of what is built of the code. */
const BUILT_FOLDER = "built";

/** Files that end up in the package only as they are built. */
const CODE = /\.(?:tsx?|css)$/u;

/** The folders of the package that have other names than their rooms. */
const FOLDERS: readonly (readonly [room: string, folder: string])[] = [
  ["sandbox/public.ts", "runtime/sandbox/index.ts"],
  ["sandbox/", "runtime/sandbox/"],
  ["verify/public.ts", "runtime/verify/index.ts"],
  ["verify/", "runtime/verify/"],
  ["core/", "shared/"],
  ["cli/", "bin/"],
  ["page/", "reference/"],
];

const DOOR = /^(?:\w+|cli\/compare)\/index\.ts$/u;

/** An import or export of names by the name of a room: `import { isList } from "#templates/core";`. */
const BY_ROOM = /^(import|export) (type )?\{([^}]*)\} from "#templates\/([\w/]+)";$/gmu;

/**
 * The handwritten texts of the package: the changelog and the license of the project, then every file under `templates/` that is no code, by
 * the path that it has in the package. Throws when a file cannot be read.
 */
export function readTemplates(projectRoot: string): ReadonlyMap<string, string> {
  return new Map([...readTexts(projectRoot, (path) => !CODE.test(path))].map(([path, text]) => [packagePath(path), text]));
}

/**
 * The handwritten texts together with the code, by the path that each would have in the package. The doors of the rooms are left out:
 * an import by the name of a room becomes an import from the module that has the name.
 */
export function readTemplatesWithCode(projectRoot: string): ReadonlyMap<string, string> {
  const texts = readTexts(projectRoot, () => true);
  const doors = new Map([...texts].filter(([path]) => DOOR.test(path)).map(([path, text]) => [path, modulesBehind(path, text)]));
  const modules = [...texts].filter(([path]) => !doors.has(path));
  return new Map(modules.map(([path, text]) => [packagePath(path), withoutDoors(packagePath(path), text, doors)]));
}

/** The texts that are built of the code, by path below `built/`. Throws when they cannot be read. */
export function readBuilt(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, "files.json");
  try {
    const texts: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!isObject(texts)) throw new Error("not an object");
    return new Map(Object.entries(texts).map(([path, text]) => [`${BUILT_FOLDER}/${path}`, String(text)]));
  } catch (cause) {
    throw new Error(`${file} is damaged; delete the folder around it, or install the generator again`, { cause });
  }
}

/** The path in the project of a file of the package that is handwritten. */
export function templatePath(path: string): string {
  if (SHARED_FILES.includes(path)) return path;
  const [room = "", folder = ""] = FOLDERS.find(([, start]) => path.startsWith(start)) ?? [];
  return `${TEMPLATES_FOLDER}/${room}${path.slice(folder.length)}`;
}

function packagePath(path: string): string {
  const [room = "", folder = ""] = FOLDERS.find(([start]) => path.startsWith(start)) ?? [];
  return `${folder}${path.slice(room.length)}`;
}

/** The module of each name that a door exports. */
function modulesBehind(door: string, text: string): ReadonlyMap<string, string> {
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from "([^"]+)";$/gmu)];
  return new Map(
    lists.flatMap(([, list = "", module = ""]) =>
      namesIn(list).map((name) => [name.replace(/^type /u, ""), posix.join(door, "..", module)]),
    ),
  );
}

function withoutDoors(path: string, text: string, doors: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  return text.replaceAll(BY_ROOM, (_statement, verb: string, type = "", list: string, room: string) => {
    const moduleOf = (name: string): string => doors.get(`${room}/index.ts`)?.get(name.replaceAll(/^type | as .*$/gu, "")) ?? room;
    const modules = new Set(namesIn(list).map(moduleOf));
    return [...modules]
      .map((module) => {
        const names = namesIn(list).filter((name) => moduleOf(name) === module);
        const relative = posix.relative(posix.dirname(path), packagePath(module));
        return `${verb} ${type}{ ${names.join(", ")} } from "${relative.startsWith(".") ? relative : `./${relative}`}";`;
      })
      .join("\n");
  });
}

function namesIn(list: string): readonly string[] {
  const names = list.split(",").map((name) => name.trim());
  return names.filter((name) => name !== "");
}

function readTexts(projectRoot: string, isWanted: (path: string) => boolean): ReadonlyMap<string, string> {
  const isTemplate = (path: string): boolean => path !== "package.json" && isWanted(path);
  const paths = listFiles(join(projectRoot, TEMPLATES_FOLDER), "").filter(isTemplate);
  return new Map([
    ...SHARED_FILES.map((path) => [path, readFileSync(join(projectRoot, path), "utf8")] as const),
    ...paths.map((path) => [path, readFileSync(join(projectRoot, TEMPLATES_FOLDER, path), "utf8")] as const),
  ]);
}

function listFiles(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith(".") && !(below === "" && name === BUILT_FOLDER))
    .flatMap((entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, path) : [path];
    })
    .sort();
}
