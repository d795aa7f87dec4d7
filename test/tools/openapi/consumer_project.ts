import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { run } from "../../package/installed_package.ts";
import { GENERATORS_FOLDER } from "./generators.ts";

/** A TypeScript project in an empty folder that can import what the generators need at run time. */
export interface ConsumerProject {
  readonly folder: string;
  /** Compiles a file next to the folder `generated`. The lines that have errors, counted from 0, with the first error of each. */
  readonly compile: (lines: readonly string[]) => Promise<ReadonlyMap<number, string>>;
  readonly remove: () => void;
}

const CONFIGURATION = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  files: ["consumer.ts"],
};

/** The native compiler takes a fraction of the time of the one in JavaScript. */
const COMPILER = join(import.meta.dirname, "../../../node_modules/typescript-native/bin/tsc");

/** Creates the project. */
export function createConsumerProject(): ConsumerProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "openapi-consumer-")));
  symlinkSync(join(GENERATORS_FOLDER, "node_modules"), join(folder, "node_modules"), "dir");
  mkdirSync(join(folder, "generated"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(CONFIGURATION));
  return {
    folder,
    compile: async (lines) => {
      writeFileSync(join(folder, "consumer.ts"), lines.join("\n"));
      return errorsByLine((await run(folder, process.execPath, [COMPILER, "--singleThreaded", "--pretty", "false"])).output);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Throws for errors in other files than the consumer. */
function errorsByLine(output: string): ReadonlyMap<number, string> {
  const errors = new Map<number, string>();
  for (const line of output.split("\n").filter((text) => /^\S/u.test(text))) {
    const place = /^consumer\.ts\((?<number>\d+),\d+\): error (?<message>.*)$/u.exec(line)?.groups;
    if (place === undefined) throw new Error(`The generated code does not compile:\n${output.slice(0, 4000)}`);
    const index = Number(place["number"]) - 1;
    if (!errors.has(index)) errors.set(index, place["message"] ?? "");
  }
  return errors;
}
