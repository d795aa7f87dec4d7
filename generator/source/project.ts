import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of the generator and of the package, from the project's package.json. Throws when it cannot be read. */
export function readVersion(projectRoot: string): string {
  const project: unknown = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  if (typeof project === "object" && project !== null && "version" in project && typeof project.version === "string")
    return project.version;
  throw new Error("the package.json of the project has no `version`");
}
