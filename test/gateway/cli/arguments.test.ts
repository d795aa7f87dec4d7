import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandNames, parseArguments, topics } from "../../../gateway/src/cli/arguments.ts";
import { printHelp, printSettingTable } from "../../../gateway/src/cli/help.ts";
import { mcpSettingTable, settingTable } from "../../../gateway/src/settings/setting_table.ts";
import { nameOf } from "../../../templates/core/options.ts";
import { UsageError } from "../../../templates/core/usage_error.ts";

function mistakeOf(line: string): string {
  try {
    parseArguments(line.split(" "));
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} | ${error.help}`;
    throw error;
  }
  return "no mistake";
}

describe("arguments", () => {
  it.each<readonly [line: string, want: object]>([
    ["--version", { command: "version" }],
    ["help", { command: "help" }],
    ["--help", { command: "help" }],
    ["-h", { command: "help" }],
    ["help token", { command: "help", of: "token" }],
    ["serve --help", { command: "help", of: "serve" }],
    ["token --help", { command: "help", of: "token" }],
    ["token create -h", { command: "help", of: "token" }],
    ["keys rotate --version", { command: "version" }],
    ["serve --demo", { command: "serve", operand: "", values: { demo: true } }],
    ["token create --name ci", { command: "token create", operand: "", values: { name: "ci" } }],
    ["token revoke ci --data d", { command: "token revoke", operand: "ci", values: { data: "d" } }],
    ["instance set-credentials inst_1", { command: "instance set-credentials", operand: "inst_1", values: {} }],
    ["backup copy.db", { command: "backup", operand: "copy.db", values: {} }],
    ["mcp --sandbox --http", { command: "mcp", operand: "", values: { sandbox: true, http: true } }],
    ["doctor --json --demo", { command: "doctor", operand: "", values: { json: true, demo: true } }],
  ])("%s", (line, want) => {
    expect(parseArguments(line.split(" "))).toEqual(want);
  });

  it("may be missing", () => {
    expect(parseArguments([])).toEqual({ command: "nothing" });
  });

  it.each<readonly [line: string, want: string]>([
    ["srve", 'unknown command "srve" | did you mean serve?'],
    ["x", 'unknown command "x" | connector-gateway --help lists the commands'],
    ["help srve", 'unknown command "srve" | did you mean serve?'],
    ["token", "token needs a second word | use one of create, list, revoke"],
    ["token crate", 'unknown command "token crate" | did you mean create?'],
    ["token x", 'unknown command "token x" | use token with one of create, list, revoke'],
    ["token revoke", "token revoke needs <id or name> | write connector-gateway token revoke <id or name>"],
    ["token revoke a b", 'token revoke does not take "b" | connector-gateway token revoke --help shows how'],
    ["serve now", 'serve does not take "now" | connector-gateway serve --help shows how'],
    ["serve --dmeo", "unknown option --dmeo | did you mean --demo?"],
    ["token list --nonsense", "unknown option --nonsense | connector-gateway token list --help lists the options"],
    ["token create --name", "--name needs a value | write --name <value>"],
  ])("are refused: %s", (line, want) => {
    expect(mistakeOf(line)).toBe(want);
  });
});

describe("help", () => {
  it.each(topics)("of %s shows how to use it, in lines that fit", (topic) => {
    const help = printHelp(topic);
    expect(help).toContain(`connector-gateway ${topic}`);
    expect(help).not.toBe(printHelp());
    expect(help.split("\n").filter((line) => line.length > 140)).toEqual([]);
  });

  it.each(commandNames)("names %s", (command) => {
    const [topic = "", word] = command.split(" ");
    expect(printHelp()).toMatch(new RegExp(`^  ${topic}\\b.*${word === undefined ? "" : `\\b${word}\\b`}`, "m"));
    expect(printHelp(topic)).toContain(`connector-gateway ${command}`);
  });

  it.each(settingTable.map(nameOf))("of serve and the table of settings have --%s", (option) => {
    expect(printHelp("serve")).toContain(`--${option} `);
    expect(printSettingTable()).toMatch(new RegExp(`^\\| \`--${option}[ \`]`, "m"));
  });

  it("of mcp and its page have the same settings", () => {
    const page = readFileSync(join(import.meta.dirname, "../../../docs/agents.md"), "utf8");
    expect(page).toContain(`\n\n${printSettingTable(mcpSettingTable)}\n`);
    const missing = mcpSettingTable.map(nameOf).filter((option) => !printHelp("mcp").includes(`--${option} `));
    expect(missing).toEqual([]);
  });

  it("and the README have the same settings", () => {
    expect(readFileSync(join(import.meta.dirname, "../../../gateway/README.md"), "utf8")).toContain(`\n\n${printSettingTable()}\n`);
  });
});
