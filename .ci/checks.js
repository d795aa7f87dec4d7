// Runs the scripts of package.json whose names begin with "check:" side by side, one per processor, and prints the output of
// each as soon as it has ended. Arguments choose some of them: `node .ci/checks.js lint format`. Exits with 1 if one fails.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, resolve } from "node:path";
import process from "node:process";

const PREFIX = "check:";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const known = Object.keys(scripts).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  process.stderr.write(`error: unknown check ${unknown.join(", ")}; package.json has ${known.join(", ")}\n`);
  process.exitCode = 2;
} else {
  const queue = chosen.length > 0 ? chosen : known;
  const failed = [];
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(queue, failed)));
  if (failed.length > 0) {
    process.stderr.write(`error: failed checks: ${failed.join(", ")}\n`);
    process.exitCode = 1;
  }
}

/** Runs checks one after the other until none is left in the queue. */
async function work(queue, failed) {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const started = performance.now();
    const { hasPassed, output } = await run(scripts[PREFIX + name]);
    if (!hasPassed) failed.push(name);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${hasPassed ? "✓" : "✗"} ${name} (${seconds} s)\n${output}`);
  }
}

/** Runs a script as npm does. */
function run(script) {
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(script, { shell: true, env: { ...process.env, PATH }, stdio: ["ignore", "pipe", "pipe"] });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  return new Promise((done) => {
    child.on("close", (code) => done({ hasPassed: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}
