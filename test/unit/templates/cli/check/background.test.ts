import { describe, expect, test } from "vitest";
import { runCommand } from "../../../../fixtures/command_line.ts";

const PAYMENTS = "e094cb9a-26de-4645-8761-65c0c425d1de";

interface Finding {
  readonly path: string;
  readonly catalog?: object;
}

/** What the catalog says about each finding, by path. */
async function backgroundOf(address: string, value: unknown): Promise<Readonly<Record<string, object | undefined>>> {
  const { stdout } = await runCommand(["validate", "-f", "json", "--as", address, "a.json"], {
    files: { "a.json": JSON.stringify(value) },
  });
  const { findings } = JSON.parse(stdout) as { readonly findings: readonly Finding[] };
  return Object.fromEntries(findings.map(({ path, catalog }) => [path, catalog]));
}

describe("what the catalog says about a finding", () => {
  test("is about the param", async () => {
    expect(await backgroundOf("payments.customers.list.params", { limit: 500 })).toEqual({
      "$.limit": { section: "Document 1, Limits", description: expect.stringContaining("Page size") as string, origin: "stated" },
    });
  });

  test("is about the credentials of the connector that the request names", async () => {
    const request = { connector_definition_id: PAYMENTS, name: 1, auth_config: { api_key: 5 } };
    expect(await backgroundOf("gateway.create_instance", request)).toMatchObject({
      "$.auth_config.api_key": { section: "Document 1, Authentication", description: expect.stringContaining("secret API key") as string },
      "$.name": { section: "Document 1, Endpoints, Gateway endpoints", description: "Display name of the instance." },
    });
  });

  test("is about the request when it names no connector of the catalog", async () => {
    const found = await backgroundOf("gateway.create_instance", { connector_definition_id: "x", name: 1, auth_config: 5 });
    expect(found["$.auth_config"]).toMatchObject({ section: "Document 1, Endpoints, Gateway endpoints" });
  });

  test("is nothing for a value of unknown kind", async () => {
    const { stdout } = await runCommand(["validate", "-f", "json", "a.json"], { files: { "a.json": '{"a":1}' } });
    expect(JSON.parse(stdout)).toMatchObject({ findings: [expect.not.objectContaining({ catalog: expect.anything() as unknown })] });
  });
});
