// Runs the scripts of package.json whose names begin with "check:" side by side, one per processor, and prints the output of
// each as soon as it has ended. Arguments choose some of them: `node .ci/checks.js code format`. Exits with 1 if one fails.
//
// With `--tests` the script "tests" runs as well, with the arguments after it. It starts when the first processor has no check
// left, so that none waits for the slowest check. Its output comes last, so that its summary is the end of what is printed.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, resolve } from "node:path";
import process from "node:process";

const PREFIX = "check:";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const known = Object.keys(scripts).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
const [chosen, testArguments] = splitArguments(process.argv.slice(2));
const unknown = chosen.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  process.stderr.write(`error: unknown check ${unknown.join(", ")}; package.json has ${known.join(", ")}\n`);
  process.exitCode = 2;
} else {
  const queue = chosen.length > 0 ? chosen : [...known];
  const failed = [];
  const workers = Array.from({ length: availableParallelism() }, () => runChecks(queue, failed));
  const tests = testArguments === undefined ? undefined : Promise.race(workers).then(() => runTests(testArguments, Promise.all(workers)));
  await Promise.all(workers);
  const haveTestsPassed = (await tests) ?? true;
  if (failed.length > 0) process.stderr.write(`error: failed checks: ${failed.join(", ")}\n`);
  if (failed.length > 0 || !haveTestsPassed) process.exitCode = 1;
}

/** The names of checks, and the arguments of the tests; undefined without `--tests`. */
function splitArguments(all) {
  const at = all.indexOf("--tests");
  return at === -1 ? [all, undefined] : [all.slice(0, at), all.slice(at + 1)];
}

/** Runs checks one after the other until none is left in the queue. */
async function runChecks(queue, failed) {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const started = performance.now();
    const chunks = [];
    const hasPassed = await run(scripts[PREFIX + name], [], (chunk) => chunks.push(chunk));
    if (!hasPassed) failed.push(name);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${hasPassed ? "✓" : "✗"} ${name} (${seconds} s)\n${Buffer.concat(chunks).toString()}`);
  }
}

/** Runs the tests, and prints what they print from the moment that `silence` ends. */
async function runTests(args, silence) {
  const held = [];
  let print = (chunk) => held.push(chunk);
  const printing = silence.then(() => {
    print = (chunk) => process.stdout.write(chunk);
    for (const chunk of held) print(chunk);
  });
  const hasPassed = await run(scripts.tests, args, (chunk) => print(chunk));
  await printing;
  return hasPassed;
}

/** Runs a script as npm does, and hands over both of its outputs. Resolves with whether it has passed. */
function run(script, args, receive) {
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const command = [script, ...args.map((text) => JSON.stringify(text).replaceAll(/[$`]/g, "\\$&"))].join(" ");
  const child = spawn(command, { shell: true, env: { ...process.env, PATH }, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", receive);
  return new Promise((done) => {
    child.on("close", (code) => done(code === 0));
  });
}
