import type { Metafile } from "esbuild";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * The names and licenses of the libraries that a bundle contains, by name.
 * @param folder what the paths of the bundle are relative to
 */
export function licensesOf({ inputs }: Metafile, folder: string): string {
  const files = Object.keys(inputs).filter((path) => path.includes("node_modules/"));
  const licenses = new Map(files.map((path) => readLicense(resolve(folder, path))).map(({ library, text }) => [library, text]));
  const names = [...licenses.keys()].sort();
  return names.map((library) => `${library}\n\n${licenses.get(library) ?? ""}\n`).join("\n");
}

/** The license of an installed library. */
interface License {
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
