import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { operations } from "connector-gateway-spec";
import { z } from "zod";
import { parseArguments } from "../../../gateway/src/cli/arguments.ts";
import { readProjectFile, readProjectJson, ROOT } from "./project_files.ts";

/** An exact version: the registry refuses ranges and `latest`. */
const version = z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/u);

/** What the registry of MCP servers demands of a server that is an npm package (its schema of 2025-12-11), and of the keys that we use. */
const serverSchema = z.strictObject({
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/u),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: version.max(255),
  packages: z.array(
    z.strictObject({
      registryType: z.literal("npm"),
      identifier: z.string(),
      version,
      runtimeHint: z.literal("npx"),
      transport: z.strictObject({ type: z.literal("stdio") }),
      packageArguments: z.array(z.strictObject({ type: z.literal("positional"), value: z.string() })),
      environmentVariables: z.array(
        z.strictObject({
          name: z.string(),
          description: z.string().min(10),
          isSecret: z.boolean().optional(),
          format: z.enum(["string", "number", "boolean", "filepath"]).optional(),
        }),
      ),
    }),
  ),
});

const gateway = readProjectJson("gateway/package.json") as { readonly name: string; readonly version: string; readonly mcpName: string };

describe("server.json", () => {
  const server = serverSchema.parse(readProjectJson("server.json"));
  const [only, ...others] = server.packages;

  it("is about the package of the gateway, which names the server, so that the registry believes it", () => {
    expect([server.name, server.version]).toEqual([gateway.mcpName, gateway.version]);
    expect([only?.identifier, only?.version, others]).toEqual([gateway.name, gateway.version, []]);
  });

  it("starts a command that exists, with variables that it reads", () => {
    expect(parseArguments(only?.packageArguments.map(({ value }) => value) ?? [])).toMatchObject({ command: "mcp" });
    const page = readProjectFile("docs/agents.md");
    expect(only?.environmentVariables.filter(({ name }) => !page.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
  });

  it("says how many operations there are", () => {
    expect(server.description).toContain(` ${String(operations.length)} operations `);
  });

  it("marks what is secret", () => {
    const secret = only?.environmentVariables.filter(({ name }) => /TOKEN|KEY|SECRET/u.test(name)) ?? [];
    expect(secret.map(({ isSecret }) => isSecret)).toEqual([true]);
  });
});

describe("AGENTS.md", () => {
  const text = readProjectFile("AGENTS.md");

  it("is short enough to be read whole", () => {
    expect(text.split("\n").length).toBeLessThanOrEqual(61);
  });

  it("names files and folders that exist", () => {
    const named = [...text.matchAll(/`((?:[a-z]+\/)+[\w.-]*)`/gu)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
