import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withInstallLines } from "../../../.ci/prepare_release.ts";
import { parseArguments } from "../../../gateway/src/cli/arguments.ts";
import { connectorIds } from "../../../gateway/src/serve/open_gateway.ts";
import { readMcpSettings } from "../../../gateway/src/settings/read_mcp_settings.ts";
import { isObject } from "../../../templates/core/json_values.ts";
import { programCommand } from "../../fixtures/gateway/gateway_program.ts";
import { connectMcp } from "../../fixtures/gateway/mcp_clients.ts";

const text = readFileSync(join(import.meta.dirname, "../../../docs/agents.md"), "utf8");
const page = withInstallLines("docs/agents.md", text, "from a checkout");
const PROGRAM = "/path/to/repository/gateway/bin/connector-gateway.js";

/** The blocks of code in one language. */
function blocks(language: string): readonly string[] {
  return [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code = ""]) => (name === language ? [code] : []));
}

/** All `{ command, args }` in a value. */
function commandsIn(value: unknown): readonly (readonly string[])[] {
  if (!isObject(value)) return [];
  const { command, args } = value;
  if (typeof command === "string" && Array.isArray(args)) return [[command, ...args.map(String)]];
  return Object.values(value).flatMap(commandsIn);
}

const fromJson = blocks("json").map((code) => commandsIn(JSON.parse(code)));
const fromToml = blocks("toml").map((code) => {
  const [, command = ""] = /^command = "(.*)"$/m.exec(code) ?? [];
  const [, args = "[]"] = /^args = (\[.*\])$/m.exec(code) ?? [];
  return [command, ...(JSON.parse(args) as readonly string[])];
});
const fromClaude = blocks("sh").flatMap((code) =>
  [...code.matchAll(/^claude mcp add .* -- (.*)$/gm)].map(([, words = ""]) => words.split(" ")),
);
const written = [...fromJson.flat(), ...fromToml, ...fromClaude];
const distinct = [...new Set(written.map((words) => JSON.stringify(words)))].map((text) => JSON.parse(text) as readonly string[]);

describe("docs/agents.md", () => {
  test("has a command in the settings of each host that starts the program", () => {
    expect([fromJson.filter((commands) => commands.length === 1).length, fromToml.length, fromClaude.length]).toEqual([7, 1, 2]);
  });

  test.each(distinct)("%s %s %s %s", async (node, program, ...words) => {
    expect([node, program]).toEqual(["node", PROGRAM]);
    const client = await connectMcp("old", await programCommand(words, { GATEWAY_TOKEN: "EXAMPLE" }));
    expect((await client.listTools()).length).toBe(4);
    await client.close();
  });

  test.each(blocks("sh").flatMap((code) => [...code.matchAll(/npx connector-gateway (mcp .*)$/gm)].map(([, words = ""]) => words)))(
    "%s",
    (words) => {
      const wanted = parseArguments(words.split(" "));
      if (!("values" in wanted)) throw new Error("The line is no command.");
      expect(readMcpSettings(wanted.values, { GATEWAY_TOKEN: "EXAMPLE" }, connectorIds).logLevel).toBe("warn");
    },
  );
});
