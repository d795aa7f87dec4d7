import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PROGRAM, RIGHT, ROOT, useProjectFolder, WRONG } from "../../package/project_folder.ts";

const project = useProjectFolder();

/** Code after which every output goes through its stream. */
const NO_WRITES = 'data:text/javascript,process.getBuiltinModule("fs").writeSync=()=>{throw new Error()};';

describe("the program", () => {
  test("ends with 2 for an unknown option", () => {
    expect(project.run(process.execPath, [PROGRAM, "validate", "-", "--bogus"]).status).toBe(2);
  });

  test("prints its version, its help, schemas and examples", () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, "generated/package.json"), "utf8")) as { readonly version: string };
    expect(project.run(process.execPath, [PROGRAM, "--version"]).stdout).toBe(`${version}\n`);
    expect(project.run(process.execPath, [PROGRAM, "validate", "--help"]).stdout).toContain("--baseline <file>");
    expect(JSON.parse(project.run(process.execPath, [PROGRAM, "schema", "payments.customers.list.params"]).stdout)).toHaveProperty(
      "properties.limit",
    );
    const example = project.run(process.execPath, [PROGRAM, "example", "payments.customers.list.request"]).stdout;
    expect(project.run(process.execPath, [PROGRAM, "validate", "-"], { input: example }).status).toBe(0);
    expect(project.run(process.execPath, [PROGRAM, "explain", "payments.customers.list"]).stdout).toContain("limit  integer, at least");
    expect(project.run(process.execPath, [PROGRAM, "explain", "payments"]).stdout).toContain("payments.customers  ");
    expect(project.run(process.execPath, [PROGRAM, "list", "payments"]).stdout).toMatch(/^payments\.customers\.list +read/);
  });

  test("without arguments prints its help and exits with 2", () => {
    const { status, stdout, stderr } = project.run(process.execPath, [PROGRAM]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("Usage: connector-gateway-spec <command>");
  });

  test("warns about unknown params of an operation that is not fully documented", () => {
    project.write("payloads/payments.refunds.create.params.json", '{"charge":"ch_1","amout":500}');
    const warned = project.run(process.execPath, [PROGRAM, "validate", "payloads"]);
    expect([warned.status, warned.stderr]).toEqual([0, ""]);
    expect(warned.stdout).toMatch(/json:1:18 warning params\/unknown: `amout` .*did you mean `amount`\?/);
    expect(project.run(process.execPath, [PROGRAM, "validate", "payloads", "--warnings-as-errors"]).status).toBe(1);
  });

  test("reads gzip data from files and standard input", () => {
    project.write("payloads/a.ndjson.gz", gzipSync(RIGHT + WRONG));
    expect(project.run(process.execPath, [PROGRAM, "validate", "payloads"]).stdout).toContain(
      "payloads/a.ndjson.gz:2:57 error value/maximum",
    );
    expect(project.run(process.execPath, [PROGRAM, "validate", "-"], { input: gzipSync(WRONG) }).stdout).toContain(
      "stdin:1:57 error value/maximum",
    );
  });

  test("loads no streams to check a small file", () => {
    project.write("payloads/payments.customers.list.params.json", '{"limit":10}');
    const atExit = encodeURIComponent('process.on("exit", () => process._rawDebug(process.moduleLoadList.join()))');
    const words = ["--import", `data:text/javascript,${atExit}`, PROGRAM, "validate", "payloads/payments.customers.list.params.json"];
    const { status, stdout, stderr } = project.run(process.execPath, words);
    expect([status, stdout]).toEqual([0, "no findings in 1 value of 1 file\n"]);
    expect(stderr).toContain("NativeModule fs,");
    expect(stderr.match(/NativeModule (?:net|stream|zlib)\b/g)).toBe(null);
  });

  test("leaves the old report when there is no room for the new one", () => {
    project.write("report.json", "the old report");
    project.write("a.ndjson", WRONG.repeat(100));
    // No file may have more than a few kilobytes.
    const command = `ulimit -f 4; exec "${process.execPath}" "${PROGRAM}" validate -f json -o report.json a.ndjson`;
    const { status, stderr } = project.run("/bin/sh", ["-c", command]);
    expect(status).not.toBe(1);
    expect(stderr).not.toContain("    at ");
    expect(readFileSync(join(project.path(), "report.json"), "utf8")).toBe("the old report");
    expect(project.run("/bin/sh", ["-c", command.replace("ulimit -f 4; ", "")]).status).toBe(1);
    expect(JSON.parse(readFileSync(join(project.path(), "report.json"), "utf8"))).toHaveProperty("findings");
  });

  test("stops reading a gzip bomb", () => {
    project.write("a.json.gz", gzipSync(Buffer.alloc(300 * 1_048_576, "["), { level: 1 }));
    const { status, stdout } = project.run(process.execPath, [PROGRAM, "validate", "-q", "a.json.gz"]);
    expect([status, stdout]).toEqual([
      1,
      "a.json.gz:1:1 error input/too-large: the document is larger than 256 MiB\n  help: write one payload a line (NDJSON): such a file may have any size\n",
    ]);
  });

  test("exits with 2 when its output cannot be written", () => {
    project.write("a.json", WRONG);
    const full = `${NO_WRITES}process.stdout.write=()=>process.stdout.emit("error",Object.assign(new Error(),{code:"ENOSPC"}))`;
    const { status, stderr } = project.run(process.execPath, ["--import", full, PROGRAM, "validate", "a.json"]);
    expect([status, stderr]).toEqual([2, "connector-gateway-spec: the output cannot be written (ENOSPC)\n"]);
  });

  test("ends every bug as one line and 3, also outside of the command", () => {
    const fault = `${NO_WRITES}process.stdout.write=()=>setImmediate(()=>{throw new RangeError("sk_live_CANARY")})`;
    const { status, stderr } = project.run(process.execPath, ["--import", fault, PROGRAM, "list"]);
    expect(status).toBe(3);
    expect(stderr).toMatch(/^connector-gateway-spec: internal error \(RangeError\); this is a bug, please report it\n$/);
  });

  test("is quiet when nobody reads on", async () => {
    project.write("a.ndjson", WRONG.repeat(3000));
    const child = spawn(process.execPath, [PROGRAM, "validate", "a.ndjson", "--max-issues", "3000"], { cwd: project.path() });
    let complaints = "";
    child.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
    child.stdout.once("data", () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on("exit", resolve));
    expect([status, complaints]).toEqual([1, ""]);
  });
});
