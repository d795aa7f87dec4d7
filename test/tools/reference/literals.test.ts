import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printSample } from "../../../templates/page/shared/code_samples.ts";
import { copyPackage, succeed, type Consumer } from "../../package/installed_package.ts";
import { anyParams, sampleCall } from "../../unit/templates/page/samples/sample_calls.ts";

/** Params with all that shells and languages might mistake for something else; the same ones each time. */
const allParams = fc.sample(anyParams, { numRuns: 300, seed: 13 });

let consumer: Consumer;

beforeAll(() => {
  consumer = copyPackage();
});
afterAll(() => {
  consumer.remove();
});

describe("curl", () => {
  const commands = allParams.map((params) => printSample("curl", sampleCall({ params })));

  test.each(["sh", "bash"])("%s passes every string on as it is", async (shell) => {
    // What a shell passes to curl: the body is its last argument.
    consumer.write("commands.sh", ['curl() { for last; do :; done; printf "%s\\n\\036" "$last"; }', ...commands, ""].join("\n"));
    const output = await succeed(consumer.run(shell, ["commands.sh"]));
    const bodies = output.split("\u001e").slice(0, -1);
    expect(bodies.map((body) => JSON.stringify(JSON.parse(body)))).toEqual(
      allParams.map((params) => JSON.stringify({ entity: "customers", action: "list", params })),
    );
  });
});

describe("Python", () => {
  const reader = `
import ast, json, sys

bodies = []
for program in json.load(open("programs.json", encoding="utf-8")):
    calls = [node for node in ast.walk(ast.parse(program)) if isinstance(node, ast.Call) and any(k.arg == "json" for k in node.keywords)]
    [body] = [keyword.value for call in calls for keyword in call.keywords if keyword.arg == "json"]
    bodies.append(ast.literal_eval(body))
json.dump(bodies, sys.stdout)
`;

  test("reads every value as it is", async () => {
    consumer.write("programs.json", JSON.stringify(allParams.map((params) => printSample("python", sampleCall({ params })))));
    consumer.write("reader.py", reader);
    const bodies: unknown = JSON.parse(await succeed(consumer.run("python3", ["reader.py"])));
    // As texts: for JSON, 0 and -0 are the same.
    expect(JSON.stringify(bodies)).toBe(JSON.stringify(allParams.map((params) => ({ entity: "customers", action: "list", params }))));
  });
});
