import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGateway, GatewayError } from "connector-gateway-spec";
import { escapeInvisible } from "../../../templates/core/safe_text.ts";
import { errorOf } from "./failing_calls.ts";
import { CHARACTER } from "../../fixtures/character.ts";

/** Texts that end the line, move the cursor, colour or reorder what is around them, or begin a command of a CI platform. */
const HOSTILE = [
  "\u001b[2J\u001b[31mAll good\u001b[0m",
  "\u009b31m",
  "\u001b]8;;https://evil.test\u0007click\u001b]8;;\u0007",
  "a\r\n::error::forged\n##[error]forged",
  "a\u2028b\u2029c\u0085d\u000be\u000cf",
  "\u202egpj.exe\u202c\u2066\u2067\u2069",
  "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u3164\uffa0\u115f\u180e",
  "\u{e0041}\u{e007f}\ufe0f\u{e0100}",
  "\ud800 half \udc00",
  "\u0000\b\u007f",
];

type Answer = () => Response | Promise<Response>;

/** The error of a call that is answered in this way. */
function errorAfter(answer: Answer): Promise<GatewayError> {
  const fetch = () => Promise.resolve(answer());
  const gateway = createGateway({ baseUrl: "https://gateway.example.test", token: "t", fetch, retry: { retries: 0 } });
  return errorOf(() => gateway.instance("payments", "x").balance.get());
}

function brokenOff(text: string): Response {
  const bytes = new TextEncoder().encode(text);
  let pulls = 0;
  const pull = (controller: ReadableStreamDefaultController): void => {
    if (pulls++ === 0) controller.enqueue(bytes);
    else controller.error(new Error(text));
  };
  return new Response(new ReadableStream({ pull }));
}

const headersOf = (values: Readonly<Record<string, string>>): Headers => {
  const headers = new Headers();
  // Those of the platform refuse most of these texts; what stands in for them does not have to.
  Object.defineProperty(headers, "get", { value: (name: string) => values[name] ?? null });
  return headers;
};

function withHeaders(response: Response, values: Readonly<Record<string, string>>): Response {
  return Object.defineProperty(response, "headers", { value: headersOf(values) });
}

/** The places of an answer from which a text comes into an error. */
const places: readonly (readonly [what: string, place: (text: string) => Answer])[] = [
  ["the message of an error", (text) => () => Response.json({ message: text }, { status: 422 })],
  ["a field of an error", (text) => () => Response.json({ message: "m", errors: [{ field: text, message: text }] }, { status: 422 })],
  ["an error body that is no JSON", (text) => () => new Response(text, { status: 500 })],
  ["an error in a success", (text) => () => Response.json({ status: "error", message: text })],
  ["the status of an envelope", (text) => () => Response.json({ status: text, result: {} })],
  ["a success that is no JSON", (text) => () => new Response(text)],
  ["a success that is no object", (text) => () => Response.json([text])],
  ["an answer that breaks off", (text) => () => brokenOff(text)],
  ["the type of a body", (text) => () => withHeaders(new Response("x"), { "content-type": text })],
  ["the id of a request", (text) => () => withHeaders(new Response("{}", { status: 400 }), { "x-request-id": text })],
  ["the reason why nothing arrives", (text) => () => Promise.reject(new Error(text))],
  ["the reason of the reason", (text) => () => Promise.reject(new Error("fetch failed", { cause: new Error(text) }))],
];

/** What is printed of an error: its message, its stack, and its fields, but for the body, which is data. */
function printed(error: GatewayError): readonly string[] {
  return [error.message, error.requestId ?? ""];
}

describe.each(places)("a text from a gateway in %s", (_what, place) => {
  it.each(HOSTILE)("cannot move or hide what is around it: %j", async (text) => {
    for (const shown of printed(await errorAfter(place(`before ${text} after`)))) {
      expect(shown).toBe(escapeInvisible(shown));
      expect(shown).not.toMatch(/[\r\n\u2028\u2029]/);
    }
  });

  it("cannot, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: CHARACTER }), async (text) => {
        for (const shown of printed(await errorAfter(place(text)))) expect(shown).toBe(escapeInvisible(shown));
      }),
    );
  });

  it.each(["x", "\u202e", "\u0000", "🙂", '"', "\\", "\n"])("is cut where it is too long: %j", async (unit) => {
    const texts = printed(await errorAfter(place(unit.repeat(50_000))));
    for (const shown of texts) {
      expect(shown.length).toBeLessThan(9_000);
      expect(shown).not.toMatch(/\p{Surrogate}/u);
    }
  });
});

describe("the message of an error", () => {
  it("shows ordinary characters as they are, and says what others are", async () => {
    const message = "Résumé 漢字 🙂 – “quoted” a\u00a0b\u202ec\u001b[0m\nnext\tcell";
    const error = await errorAfter(() => Response.json({ message }, { status: 422 }));
    expect(error.message).toBe(
      "payments.balance.get: the gateway answered 422: Résumé 漢字 🙂 – “quoted” a\u00a0b\\u{202e}c\\u{1b}[0m\\u{a}next\\u{9}cell",
    );
    expect(error.body).toEqual({ message });
  });

  it("is that of an error that somebody else makes, too", () => {
    const error = new GatewayError("a\u202eb\nc", { kind: "answer", operation: "x\u001b[0m" });
    expect(error.message).toBe("x\\u{1b}[0m: a\\u{202e}b\\u{a}c");
    expect(inspect(error).split("\n")[0]).toContain("a\\u{202e}b\\u{a}c");
  });

  it.each(["status", "result"])("is about an answer, however deep its %s is nested", async (name) => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const body = name === "status" ? `{"status":${deep},"result":{}}` : `{"status":"error","result":${deep},"message":${deep}}`;
    const error = await errorAfter(() => new Response(body));
    expect(error).toMatchObject({ kind: "answer", status: 200 });
    expect(error.message.length).toBeLessThan(1000);
  });
});
