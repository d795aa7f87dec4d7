// `npm run generate`: renews what follows from the language of the catalog, writes the package in generated/, then compiles the gateway, which
// imports the package. Arguments and exit codes are those of the generator. A run with --check writes nothing, and also says what of the first
// step is out of date. The first and the last step are left out where they have nothing to do, and by a run for another catalog or folder.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isFinished, rememberStep } from "./finished_steps.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const words = process.argv.slice(2);
const isCheck = words.includes("--check");
// Other options are for another catalog, for another folder, or wrong.
const isForProject = words.every((word, index) => /^--(?:check|debug|format(?:=.*)?)$/u.test(word) || words[index - 1] === "--format");
const failure = { code: 0 };

if (isForProject && !isFinished("language")) await renewLanguage();
await import("../generator/start.js");
if (process.exitCode === 0 && isForProject && !isCheck && !isFinished("gateway")) await compileGateway();
if (process.exitCode === 0) process.exitCode = failure.code;

async function renewLanguage() {
  await loadTypeScript();
  try {
    const { renewDerivedFiles } = await import("../generator/language/index.ts");
    const renewed = await renewDerivedFiles(readText);
    if (isCheck) return sayOutOfDate([...renewed.keys()]);
    for (const [path, text] of renewed) {
      writeFileSync(join(root, path), text);
      process.stderr.write(`${path} is renewed.\n`);
    }
    rememberStep("language");
  } catch (error) {
    fail(`The files about the language cannot be renewed: ${messageOf(error)}`, 3);
  }
}

/**
 * The text of a file of the project. A message may have no golden file yet, which the page about messages says best.
 * @param {string} path
 */
function readText(path) {
  return path.startsWith("test/golden/") && !existsSync(join(root, path)) ? "" : readFileSync(join(root, path), "utf8");
}

/** @param {readonly string[]} paths */
function sayOutOfDate(paths) {
  for (const path of paths) fail(`${path} is out of date. Run \`npm run generate\` and commit the result.`, 1);
  if (paths.length === 0) rememberStep("language");
}

async function compileGateway() {
  await loadTypeScript();
  const { compileGateway: compile } = await import("../gateway/compile.ts");
  try {
    await compile();
    rememberStep("gateway");
  } catch (error) {
    fail(`The gateway does not compile: ${messageOf(error)}`, 3);
  }
}

/** Only few runs import TypeScript, and it takes a while to load what compiles it. */
async function loadTypeScript() {
  const { register } = await import("tsx/esm/api");
  register();
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * @param {string} message
 * @param {number} code
 */
function fail(message, code) {
  process.stderr.write(`${message}\n`);
  failure.code = code;
}
