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

  test("is about the field inside of one that the document leaves open, and what is said there is assumed", async () => {
    const invoice = { lines: { data: [{ amount: "12", period: { end: "1" } }], total_count: {} }, account_tax_ids: [1] };
    const found = await backgroundOf("payments.records.Invoice", invoice);
    expect(found["$.lines.data[0].amount"]).toMatchObject({
      description: expect.stringMatching(/^Amount of the line,/u) as string,
      origin: "assumed",
    });
    expect(found["$.lines.data[0].period.end"]).toMatchObject({ description: "End of the period, in Unix seconds.", origin: "assumed" });
    expect(found["$.lines.total_count"]).toMatchObject({ description: "Number of lines on all pages.", origin: "assumed" });
    expect(found["$.account_tax_ids[0]"]).toMatchObject({ origin: "assumed" });
    const listed = await backgroundOf("payments.invoices.list.response", { result: [invoice] });
    expect(listed["$.result[0].lines.data[0].amount"]).toEqual(found["$.lines.data[0].amount"]);
  });

  test("is about the field itself where a value inside is not the problem", async () => {
    const found = await backgroundOf("payments.records.Invoice", { lines: 1, account_tax_ids: "a" });
    expect(found["$.lines"]).toMatchObject({ description: "Line items of the invoice.", origin: "stated" });
    expect(found["$.account_tax_ids"]).toMatchObject({ origin: "stated" });
  });

  test("is nothing for a value of unknown kind", async () => {
    const { stdout } = await runCommand(["validate", "-f", "json", "a.json"], { files: { "a.json": '{"a":1}' } });
    expect(JSON.parse(stdout)).toMatchObject({ findings: [expect.not.objectContaining({ catalog: expect.anything() as unknown })] });
  });
});
