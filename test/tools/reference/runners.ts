/**
 * The programs that run all samples of a language in one process, each in a folder of its own and with a sandbox as it was at the start.
 * They get the address of the sandbox and the path of a JSON file with a list of names and programs, and write what each one printed,
 * as values, and the sizes of the files that it wrote to a JSON file.
 */

/** What a sample did. */
export interface Ran {
  /** The values of each call of `console.log` or `print`. */
  readonly printed: readonly (readonly unknown[])[];
  /** Sizes of files by name. */
  readonly files: Readonly<Record<string, number>>;
  readonly error?: string;
}

/** A module for Node. The programs are paths of modules. */
export const javascriptRunner = `
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [url, input, output] = process.argv.slice(2);
const home = process.cwd();
const ran = {};
for (const [name, path] of JSON.parse(readFileSync(input, "utf8"))) {
  await fetch(url + "/_sandbox/reset", { method: "POST" });
  const folder = resolve(home, "typescript_runs", name);
  mkdirSync(folder, { recursive: true });
  process.chdir(folder);
  const printed = [];
  console.log = (...values) => printed.push(values.map((value) => value ?? null));
  let error;
  try {
    await import(pathToFileURL(resolve(home, path)));
  } catch (failure) {
    error = String(failure?.stack ?? failure);
  }
  const files = Object.fromEntries(readdirSync(folder).map((file) => [file, statSync(file).size]));
  ran[name] = { printed, files, error };
  process.chdir(home);
}
writeFileSync(output, JSON.stringify(ran));
`;

/** The same for Python. The programs are texts. */
export const pythonRunner = `
import json, os, sys, traceback, urllib.request

url, source, target = sys.argv[1:]
home = os.getcwd()
ran = {}
with open(source, encoding="utf-8") as file:
    samples = json.load(file)
for name, text in samples:
    urllib.request.urlopen(urllib.request.Request(url + "/_sandbox/reset", method="POST", data=b"")).close()
    folder = os.path.join(home, "python_runs", name)
    os.makedirs(folder)
    os.chdir(folder)
    printed = []
    error = None
    try:
        exec(compile(text, name + ".py", "exec"), {"__name__": "__main__", "print": lambda *values: printed.append(values)})
    except BaseException:
        error = traceback.format_exc()
    files = {path: os.path.getsize(path) for path in os.listdir(folder)}
    ran[name] = {"printed": printed, "files": files, **({"error": error} if error else {})}
    os.chdir(home)
with open(target, "w", encoding="utf-8") as file:
    json.dump(ran, file)
`;
