import { spawn } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { copyOf, put, readTree } from "../../fixtures/package_folder.ts";
import { generatedProject, generateIn, smallProject } from "../../fixtures/small_project.ts";

const SHOP = "spec/connectors/shop.yaml";
const started: ReturnType<typeof spawn>[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** A watch of a project, as `npm run generate -- --watch` runs it, without npm. */
function startWatch(project: string) {
  const child = spawn(process.execPath, [resolve("generator/start.js"), "--watch", "--root", project], {
    env: { ...process.env, NO_COLOR: "1" },
  });
  started.push(child);
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
  const ended = new Promise<number | null>((done) => child.on("close", done));
  const until = async (pattern: RegExp): Promise<string> => {
    for (let waited = 0; !pattern.test(output); waited += 20) {
      if (waited > 60_000) throw new Error(`${pattern.source} is not in:\n${output}`);
      await new Promise((done) => setTimeout(done, 20));
    }
    const text = output;
    output = "";
    return text;
  };
  return { until, end: (signal: NodeJS.Signals) => (child.kill(signal), ended) };
}

/** The line about a save. */
const DONE = /changed: \d+ files? written in \d+\.\d\d s\n/u;

/** The files of a project's package, and what a run of its own makes. */
async function packageAndTarget(project: string) {
  return { is: readTree(join(project, "generated")), wanted: await generateIn(copyOf(project)) };
}

test("saves in every way that editors have are written, a broken catalog is not, and Ctrl-C ends it", async () => {
  const { project } = await generatedProject();
  const shop = join(project, SHOP);
  const text = readFileSync(shop, "utf8");
  const watch = startWatch(project);
  await watch.until(/Watching spec\/ and templates\//u);

  writeFileSync(shop, text.replace("max: 100", "max: 90"));
  await watch.until(DONE);

  // vim and others write a new file, and rename it.
  writeFileSync(`${shop}~`, text.replace("max: 100", "max: 80"));
  renameSync(`${shop}~`, shop);
  await watch.until(DONE);
  const last = await packageAndTarget(project);
  expect(last.is).toEqual(last.wanted);

  writeFileSync(shop, text.replace("max: 100", "max: [100"));
  expect(await watch.until(/shop\.yaml changed: .*\n/u)).toMatch(/error yaml\/[^]*error in the catalog, generated\/ stays as it was/u);
  expect(readTree(join(project, "generated"))).toEqual(last.is);

  rmSync(shop);
  writeFileSync(shop, text.replace("max: 100", "max: 70"));
  put(project, "spec/connectors/queries/new.graphql", "query New { new }\n");
  expect(await watch.until(DONE)).toMatch(/shop\.yaml(?:[^]*new\.graphql)? changed/u);

  expect(await watch.end("SIGINT")).toBe(0);
  const { is, wanted } = await packageAndTarget(project);
  expect(is).toEqual(wanted);
});

test("SIGTERM ends it as well, and leaves nothing behind, even in the middle of a run", async () => {
  const project = smallProject();
  const watch = startWatch(project);
  expect(await watch.end("SIGTERM")).not.toBe(3);
  expect(Object.keys(readTree(project)).filter((path) => path.includes(".staging"))).toEqual([]);
});
