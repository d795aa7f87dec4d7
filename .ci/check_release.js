// Checks that a tag may be published: node .ci/check_release.js v1.2.0 [folder of the project]
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

const [tag = "", root = process.cwd()] = process.argv.slice(2);

function readPackage(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

function findProblems() {
  const generator = readPackage("package.json");
  const published = readPackage("generated/package.json");
  const problems = [];
  if (tag !== `v${generator.version}`) {
    problems.push(`tag ${tag} does not match version ${generator.version} of package.json; the tag must be v${generator.version}`);
  }
  if (published.version !== generator.version) {
    problems.push(`generated/package.json has version ${published.version}, not ${generator.version}: run \`npm run generate\``);
  }
  if (published.repository === undefined) {
    problems.push("generated/package.json has no `repository`; npm compares it with the workflow before it publishes with provenance");
  }
  return problems;
}

const problems = findProblems();
for (const problem of problems) process.stderr.write(`error: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
