import { posix } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { raisedBy } from "../fixtures/documented_connectors.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { generatedFiles } from "../fixtures/generated_files.ts";

const model = loadCatalog();
const connectors = model.connectors.map(({ id }) => id);

/** The files that a program reads for a module: the module, what it imports, and so on. */
function reachableFrom(module: string, extension: ".js" | ".d.ts"): readonly string[] {
  const reached = new Set([module + extension]);
  // The iteration continues with what is added on the way.
  for (const path of reached) {
    const text = generatedFiles.get(path);
    if (text === undefined) throw new Error(`${path} is missing`);
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles)
      reached.add(posix.join(posix.dirname(path), fileName.replace(/\.js$/, extension)));
  }
  return [...reached];
}

describe("a program that uses the types of one connector", () => {
  test.each(connectors)("reads few files of %s, and none of the other connectors", (id) => {
    const read = reachableFrom(`connectors/${id}`, ".d.ts");
    expect(read.length).toBeLessThanOrEqual(8);
    expect(read.filter((path) => path.startsWith("connectors/"))).toEqual([`connectors/${id}.d.ts`, "connectors/gateway.types.d.ts"]);
  });
});

describe("a program that loads", () => {
  test.each(connectors)("%s loads few modules, and none of the other connectors", (id) => {
    const loaded = new Set(reachableFrom(`connectors/${id}`, ".js"));
    expect(loaded).toEqual(new Set([`connectors/${id}.js`, "connectors/gateway.envelope.js", "runtime/engine.js"]));
  });

  test.each([
    ["connectors/payments", 123_000],
    ["index", 334_000 + raisedBy(35_000, connectors)],
    ["runtime/client/index", 83_000],
  ])("%s loads no more than %i characters", (module, most) => {
    const loaded = reachableFrom(module, ".js").map((path) => generatedFiles.get(path) ?? "");
    expect(loaded.join("").length).toBeLessThanOrEqual(most);
  });

  test.each([
    // The connectors and the gateway, what these share, the engine, the client, and the root itself.
    ["index", connectors.length + 5],
    ["connectors/gateway", connectors.length + 3],
    ["runtime/client/index", 2],
    ["server", connectors.length + 5],
    ["schemas/index", connectors.length + 4],
    ["tools", connectors.length + 3],
  ])("%s loads no more than %i modules", (module, most) => {
    expect(reachableFrom(module, ".js").length).toBeLessThanOrEqual(most);
  });

  test("the tools for agents loads no validators, and the root no tools", () => {
    const ofTools = reachableFrom("tools", ".js").filter((path) => /^(?:connectors|sandbox|index)/u.test(path));
    const ofRoot = reachableFrom("index", ".js").filter((path) => path.includes("tools"));
    expect([ofTools, ofRoot]).toEqual([[], []]);
  });
});
