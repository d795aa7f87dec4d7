import { describe, expect, test } from "vitest";
import { createLogger } from "../../gateway/src/serve/logger.ts";
import { runCommand } from "../fixtures/command_line.ts";
import { runAt, targetOf, textOf, TOKEN } from "../gateway/agents/run/targets.ts";
import { call, createFake, send } from "../unit/templates/sandbox/fake_store.ts";

/** The ways in which a value of a payload can come to somebody who must not learn secrets from it. */
const outputs: Readonly<Record<string, (name: string, text: string) => Promise<string>>> = {
  "a report": async (name, text) => {
    const payload = JSON.stringify({ wrong: { [name]: text } }, undefined, 2);
    const { stdout } = await runCommand(["validate", "a.json", "--as", "payments.customers.create.params"], {
      files: { "a.json": payload },
    });
    return stdout;
  },
  "the log of the sandbox": async (name, text) => {
    const sandbox = createFake();
    await send(sandbox, { body: call("customers", "create", { [name]: text }) });
    return JSON.stringify(sandbox.log());
  },
  "the log of the gateway": (_, text) => {
    let lines = "";
    createLogger("debug", (line) => (lines += line)).info("request", { path: text, fields: [text] });
    return Promise.resolve(lines);
  },
  "an answer for an agent": async (_, text) => {
    const refusing = targetOf(() => Response.json({ message: text, errors: [{ field: "note", message: text }] }, { status: 404 }));
    return textOf(await runAt(refusing, "payments.customers.get", { params: { id: "cus_1" } }));
  },
};

describe.each(Object.entries(outputs))("%s does not show", (_, show) => {
  test.each([
    ["sk_live_EXAMPLE0000", "EXAMPLE0000"],
    ["the key is xoxb-1234-EXAMPLE", "EXAMPLE"],
    ["Authorization: Bearer EXAMPLE123456", "EXAMPLE123456"],
    ["eyJhbGciOiJIUzI1NiJ9.EXAMPLE.abc", "EXAMPLE"],
    ["npm_EXAMPLEEXAMPLE", "EXAMPLEEXAMPLE"],
    ["AIzaEXAMPLEEXAMPLE", "EXAMPLEEXAMPLE"],
    ["whsec_EXAMPLEEXAMPLE", "EXAMPLEEXAMPLE"],
    ["-----BEGIN RSA PRIVATE KEY-----EXAMPLE", "EXAMPLE"],
    ["postgres://gateway:hunter22@db.example.test/x", "hunter22"],
    ["curl -u jo:hunter22 https://host.example.test", "hunter22"],
  ])("%s", async (text, secret) => {
    const shown = await show("note", text);
    expect(shown).not.toContain(secret);
    expect(shown).toContain("[redacted]");
  });

  test("no more than that", async () => {
    expect(await show("note", "an ordinary note of 2026-01-01")).toContain("an ordinary note of 2026-01-01");
  });
});

describe.each(Object.entries(outputs).filter(([output]) => /report|sandbox/u.test(output)))("%s does not show", (_, show) => {
  test.each([
    ["password", "hunter22"],
    ["X-Hub-Signature-256", "hunter22"],
    ["sessionId", "hunter22"],
    ["user_pin", "hunter22"],
    ["db-pwd", "hunter22"],
    ["signing_key", "hunter22"],
    ["cvc", "hunter22"],
    ["cookie", "hunter22"],
    ["note", "the password: hunter22"],
    ["note", "https://host.example.test/x?limit=1&access_token=hunter22"],
    ["note", "https%3A%2F%2Fjo%3Ahunter22%40host.example.test"],
    ["note", "c3VwZXI/c2VjcmV0L3Bhc3N3/hunter22"],
  ])("the value of %s: %s", async (name, text) => {
    const shown = await show(name, text);
    expect(shown).not.toContain("hunter22");
    expect(shown).toContain("[redacted]");
  });
});

test("a known secret is shown neither in the log of the sandbox nor to an agent", async () => {
  const sandbox = createFake();
  await send(sandbox, { headers: { authorization: `Bearer ${TOKEN}` }, body: call("customers", "create", { note: `a ${TOKEN}` }) });
  expect(JSON.stringify(sandbox.log())).not.toContain(TOKEN);
  expect(await outputs["an answer for an agent"]?.("note", `a ${TOKEN}`)).not.toContain(TOKEN);
});
