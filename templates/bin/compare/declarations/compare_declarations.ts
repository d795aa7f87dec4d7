import type { Change } from "../change.js";
import { readExports, type Exports } from "./read_exports.js";

/** The declaration files of a package, by path inside of it. */
export type Declarations = ReadonlyMap<string, string>;

const NOTHING: Exports = new Map();

/**
 * The exports of declaration files that are gone, new or different although the catalogs do not explain it: with no change of
 * the connector in `changes` for the files in `connectors/`, with no change at all for all others. Comments and layout do not count, and
 * changes of texts explain nothing, because texts are comments.
 */
export function compareDeclarations(old: Declarations, next: Declarations, changes: readonly Change[]): readonly Change[] {
  const changed = new Set(changes.flatMap(({ address, code }) => (code === "text/changed" ? [] : address.split(".").slice(0, 1))));
  const isExplained = (path: string): boolean => {
    const connector = /^connectors\/([\w-]+)(?:\.types)?\.d\.ts$/.exec(path)?.[1];
    // Every connector has the envelope of the gateway in its types.
    return connector === undefined ? changed.size > 0 : changed.has(connector) || changed.has("gateway");
  };
  const paths = [...new Set([...old.keys(), ...next.keys()])].sort().filter((path) => !isExplained(path));
  return paths.flatMap((path) => compareFiles(path, old.get(path), next.get(path)));
}

function compareFiles(path: string, old: string | undefined, next: string | undefined): readonly Change[] {
  if (old === next) return [];
  const [before, after] = [old === undefined ? NOTHING : readExports(old), next === undefined ? NOTHING : readExports(next)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return was === is ? [] : [toChange(path, name, was, is)];
  });
}

function toChange(path: string, name: string, was: string | undefined, is: string | undefined): Change {
  const kind = was === undefined ? "added" : is === undefined ? "removed" : "changed";
  const module = path.replace(/\.d\.ts$/, "");
  const code = `declaration/${kind}`;
  const verdict = kind === "added" ? "compatible" : "breaking";
  const pointer = `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return {
    id: `${code}:${module}${pointer}`,
    code,
    address: module,
    pointer,
    direction: "both",
    caller: verdict,
    implementer: verdict,
    message: `\`${name}\` of ${path} ${PREDICATES[kind]}`,
    ...(was !== undefined && { old: was }),
    ...(is !== undefined && { new: is }),
  };
}

const PREDICATES = {
  added: "is a new export",
  removed: "is no longer exported",
  changed: "has another declaration, although the catalog has not changed",
} as const;
