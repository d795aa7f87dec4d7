import { findOperation, type Catalog } from "#templates/core";
import type { VerifyStatement } from "./verify_types.js";

/** The YAML files that the catalog was made of, as far as they are there: only who has a catalog of their own has them. */
export type Sources = Readonly<Record<string, string | undefined>>;

type Place = Pick<VerifyStatement, "file" | "line">;

/** A function that finds where a statement is written. `address` is that of the statement, or the id of an operation, and `key` its key. */
export function createPlaces(catalog: Catalog, sources: Sources): (address: string, key: string) => Place {
  const files = Object.entries(sources).flatMap(([file, text]) => (text === undefined ? [] : [{ file, lines: text.split("\n") }]));
  return (address, key) => {
    const [connector = "", entity = "", action = "", part = ""] = address.split(".");
    const names = key.replace(/^.* (?:default )?/, "").split(".");
    const record = findOperation(catalog, `${connector}.${entity}.${action}`)?.returns?.record ?? "";
    const inAction = ["entities", entity, "actions", action];
    const paths =
      part === "record" ? [["records", record, "fields", ...names]] : [[...inAction, ...(part === "" ? [] : [part, ...names])], inAction];
    const own = files.filter(({ lines }) =>
      lines.some((line) => line.trim().replace(/^extends:/, "connector:") === `connector: ${connector}`),
    );
    for (const path of paths) {
      for (const { file, lines } of own) {
        const line = lineOf(lines, path);
        if (line > 0) return { file, line };
      }
    }
    return {};
  };
}

/** The line of the key at a path, from 1; 0 if it is not there. A key is inside of another one if it is indented more. */
function lineOf(lines: readonly string[], path: readonly string[]): number {
  let [next, depth, found] = [0, -1, 0];
  for (const name of path) {
    const index = lines.findIndex((line, at) => at >= next && line.trimStart().startsWith(`${name}:`) && line.search(/\S/) > depth);
    const isOutside = lines.slice(next, Math.max(next, index)).some((line) => /^\s*\w/.test(line) && line.search(/\S/) <= depth);
    if (index < 0 || isOutside) return 0;
    [next, depth, found] = [index + 1, (lines[index] ?? "").search(/\S/), index + 1];
  }
  return found;
}
