import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Target } from "../../../../gateway/src/agents/agent_types.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { resultTarget, runAt, said, targetOf, textOf, TOKEN } from "./targets.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

const LIST = "payments.customers.list";
const GET = "payments.customers.get";
const id = { params: { id: "cus_1" } };

describe("texts of third parties", () => {
  const hidden = "a\u202eb\u200bc\u0000\u{e0041}\ufeff";

  it.each([
    ["markup", "<script>", String.raw`\u003cscript>`],
    ["a change of direction", "a\u202eb", String.raw`a\u202eb`],
    ["a zero-width space", "a\u200bb", String.raw`a\u200bb`],
    ["a tag character", "\u{e0041}", String.raw`\udb40\udc41`],
    ["half a surrogate pair", "a\ud800b", String.raw`a\ud800b`],
    ["a control character", "\u001b[2J", String.raw`\u001b[2J`],
  ])("have %s as an escape sequence", async (_, name, want) => {
    const text = textOf(await runAt(resultTarget({ id: "cus_1", [name]: name }), GET, id));
    expect(text).toContain(`"${want}":"${want}"`);
  });

  it("are not changed by that", async () => {
    expect((await said(runAt(resultTarget({ name: hidden, [hidden]: 1 }), GET, id))).result).toEqual({ name: hidden, [hidden]: 1 });
  });

  it("are visible in errors, too", async () => {
    const text = textOf(
      await runAt(
        targetOf(() => Response.json({ message: `<b>${hidden}` }, { status: 404 })),
        GET,
        id,
      ),
    );
    expect(text).not.toMatch(/[<\p{Cc}\p{Cf}\p{Cs}]/u);
  });

  it("are visible whatever they are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: CHARACTER }), async (name) => {
        const answer = await runAt(resultTarget({ name, [name]: 1 }), GET, id);
        expect(textOf(answer)).not.toMatch(/[<\p{Cc}\p{Cf}\p{Cs}]/u);
        expect((JSON.parse(textOf(answer)) as { result: unknown }).result).toEqual({ name, [name]: 1 });
      }),
      runs(50),
    );
  });
});

describe("the token", () => {
  const forms = { plain: TOKEN, url: encodeURIComponent(TOKEN), inside: `Bearer ${TOKEN}!`, [TOKEN]: "name", list: [[TOKEN]] };
  const answers: readonly (readonly [string, Target])[] = [
    ["a result", resultTarget(forms)],
    ["Meta", resultTarget({ id: 1 }, { connector_metadata: forms })],
    ["a warning", resultTarget({ id: 1 }, { warning: forms })],
    ["an error", targetOf(() => Response.json({ message: TOKEN, errors: [{ field: TOKEN, message: TOKEN }] }, { status: 404 }))],
    ["a body that is no JSON", targetOf(() => new Response(`token ${TOKEN}`))],
    ["a failure of the network", targetOf(() => Promise.reject(new Error(`cannot reach ${TOKEN}`)))],
    ["an id of a request", targetOf(() => Response.json({}, { status: 404, headers: { "x-request-id": TOKEN } }))],
    ["an error of the list of instances", resultTarget({}, {}, { instancesOf: () => Promise.reject(new Error(TOKEN)) })],
  ];

  it.each(answers)("is not shown from %s", async (_, target) => {
    expect(textOf(await runAt(target, "payments.customers.create"))).not.toContain(TOKEN);
  });

  it("is replaced, and nothing else is", async () => {
    expect((await said(runAt(resultTarget(forms), GET, id))).result).toEqual({
      plain: "[redacted]",
      url: "[redacted]",
      inside: "Bearer [redacted]!",
      "[redacted]": "name",
      list: [["[redacted]"]],
    });
  });

  it("does not hide other texts that look like keys", async () => {
    const result = { id: "cus_1", note: "sk_test_EXAMPLE0000 and Bearer abcdef123456" };
    expect((await said(runAt(resultTarget(result), GET, id))).result).toEqual(result);
  });

  it("is not in a cursor", async () => {
    const target = resultTarget([{ id: TOKEN }], { connector_metadata: { has_more: true } });
    const answer = await said(runAt(target, LIST));
    expect([answer.cursor, answer.omitted]).toEqual([undefined, "The next page cannot be requested without showing the token."]);
  });

  it("of a sandbox is an ordinary word", async () => {
    const target = resultTarget({ note: "a sandbox" }, {}, { kind: "sandbox", token: "sandbox" });
    expect((await said(runAt(target, GET, id))).result).toEqual({ note: "a sandbox" });
  });
});

describe("fields that the catalog marks secret", () => {
  const cases: readonly (readonly [string, string, unknown, unknown, readonly string[]])[] = [
    [
      "in a record",
      "payments.payment_intents.get",
      { id: "pi_1", client_secret: "x" },
      { id: "pi_1", client_secret: "[redacted]" },
      ["result.client_secret"],
    ],
    [
      "in a list",
      "payments.payment_intents.list",
      [{ client_secret: "x" }, { client_secret: "y" }],
      [{ client_secret: "[redacted]" }, { client_secret: "[redacted]" }],
      ["result[].client_secret"],
    ],
    [
      "of any type",
      "payments.invoices.get",
      { confirmation_secret: { client_secret: "x", type: "t" } },
      { confirmation_secret: "[redacted]" },
      ["result.confirmation_secret"],
    ],
    [
      "in a list of a record",
      "recruiting.candidates.get",
      { attachments: [{ filename: "a", url: "https://x" }] },
      { attachments: [{ filename: "a", url: "[redacted]" }] },
      ["result.attachments[].url"],
    ],
    [
      "in a wrapper",
      "payments.invoices.api_search",
      { data: [{ confirmation_secret: {} }], has_more: false },
      { data: [{ confirmation_secret: "[redacted]" }], has_more: false },
      ["result.data[].confirmation_secret"],
    ],
    [
      "in a record that the catalog does not describe",
      "payments.charges.get",
      { other: { "any name": [{ client_secret: "x" }] } },
      { other: { "any name": [{ client_secret: "[redacted]" }] } },
      ["result.*.*[].client_secret"],
    ],
  ];

  it.each(cases)("are replaced %s", async (_, operation, result, want, redacted) => {
    expect(await said(runAt(resultTarget(result), operation))).toMatchObject({ result: want, redacted });
  });

  it.each([
    ["null", "payments.payment_intents.get", { client_secret: null }],
    ["other records' fields of the same name", "recruiting.candidates.get", { url: "https://example.test", website: { url: "x" } }],
  ])("are not %s", async (_, operation, result) => {
    const answer = await said(runAt(resultTarget(result), operation));
    expect([answer.result, answer["redacted"]]).toEqual([result, undefined]);
  });

  it("stay secret when they are asked for", async () => {
    const answer = await said(
      runAt(resultTarget({ id: "pi_1", client_secret: "x" }), "payments.payment_intents.get", { fields: ["client_secret"] }),
    );
    expect(answer).toMatchObject({ result: { client_secret: "[redacted]" }, redacted: ["result.client_secret"] });
  });
});
