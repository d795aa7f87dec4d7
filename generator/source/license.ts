import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The license of an installed library. */
export interface License {
  /** Name of the library: `preact`. */
  readonly library: string;
  /** With LF line endings and without blanks around it. */
  readonly text: string;
}

/** The license of the library that a file belongs to. Throws when the file is in no library, or its library has no license. */
export function readLicense(file: string): License {
  const [folder, library] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?=[\\/])/u.exec(file) ?? [];
  if (folder === undefined || library === undefined) throw new Error(`${file} is not a file of a library`);
  const name = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/iu.test(entry));
  if (name === undefined) throw new Error(`the library ${library} has no license file`);
  const text = readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim();
  return { library: library.replaceAll("\\", "/"), text };
}
