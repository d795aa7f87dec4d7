import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createToolbox } from "../../../../gateway/src/agents/toolbox/create_toolbox.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { checkAnswer, leaksIn, textsOf } from "./checked_answer.ts";
import { CREDENTIAL, hostileTarget, hostileTexts, json, MARK, success, TOKEN, type Answerer } from "./hostile_target.ts";

const SIZE = 4_000;
const toolbox = createToolbox({ readOnly: false, answerSize: SIZE });
const getCustomer = { operation: "payments.customers.get", params: { id: "cus_1" } };
const listCustomers = { operation: "payments.customers.list", params: { limit: 2 } };
const updateCustomer = { operation: "payments.customers.update", params: { id: "cus_1", name: "Ada" } };
const download = { operation: "file_storage.files.download", params: { fileId: "f", alt: "media" } };

/** A text as UTF-8 can have it. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}

/** What of a text a header can have. */
function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, "").slice(0, 2_000);
}

function html(status: number, text: string): Response {
  return new Response(`<html><body>${text}</body></html>`, { status, headers: { "content-type": `text/html; x="${inHeader(text)}"` } });
}

function file(text: string): Response {
  const name = `attachment; filename*=utf-8''${encodeURIComponent(wellFormed(text))}; filename="${inHeader(text)}"`;
  return new Response(text, { headers: { "content-type": `text/${inHeader(text)}`, "content-disposition": name } });
}

/** The places of an answer where a hostile text can be. */
const places: readonly { readonly place: string; readonly call: object; readonly answer: (text: string) => Response }[] = [
  { place: "a field of a record", call: getCustomer, answer: (text) => success({ id: "cus_1", object: text, metadata: { note: [text] } }) },
  { place: "the name of a field", call: getCustomer, answer: (text) => success({ id: "cus_1", metadata: { [text]: { [text]: 1 } } }) },
  { place: "the records of a list", call: listCustomers, answer: (text) => success([{ id: text }, { id: "cus_2", name: text }]) },
  {
    place: "the id that the next page begins after",
    call: listCustomers,
    answer: (text) => success([{ id: text }], { connector_metadata: { has_more: true } }),
  },
  { place: "the meta", call: listCustomers, answer: (text) => success([], { connector_metadata: { has_more: text, [text]: text } }) },
  { place: "the warning", call: getCustomer, answer: (text) => success({ id: "cus_1" }, { warning: { message: text, [text]: 1 } }) },
  { place: "a result of the wrong kind", call: getCustomer, answer: (text) => success(text) },
  { place: "the status of the envelope", call: getCustomer, answer: (text) => json(200, { status: text, result: { id: "cus_1" } }) },
  {
    place: "other fields of the envelope",
    call: getCustomer,
    answer: (text) => success({ id: "cus_1" }, { [text]: text, execution_metadata: { x: text } }),
  },
  { place: "the message of an error", call: getCustomer, answer: (text) => json(400, { message: text, [text]: text }) },
  {
    place: "the entries of an error",
    call: updateCustomer,
    answer: (text) => json(422, { message: "No.", errors: [{ field: text, message: text, error_code: text, [text]: text }] }),
  },
  {
    place: "an error with status 200",
    call: getCustomer,
    answer: (text) => json(200, { status: "error", message: text, errors: [text, { message: text }] }),
  },
  { place: "an error page", call: getCustomer, answer: (text) => html(500, text) },
  { place: "an error page with status 200", call: updateCustomer, answer: (text) => html(200, text) },
  {
    place: "broken JSON",
    call: getCustomer,
    answer: (text) => new Response(`{"status":"success","result":{"id":"${text}`, { headers: { "content-type": "application/json" } }),
  },
  {
    place: "the headers",
    call: getCustomer,
    answer: (text) =>
      json(404, { message: "No." }, { "x-request-id": inHeader(text), "retry-after": inHeader(text), "x-other": inHeader(text) }),
  },
  {
    place: "a redirect",
    call: updateCustomer,
    answer: (text) =>
      new Response(null, {
        status: 302,
        headers: { location: `https://evil.example/${encodeURIComponent(wellFormed(text))}`.slice(0, 2_000) },
      }),
  },
  { place: "the name, type and content of a file", call: download, answer: file },
  { place: "an error of a download", call: download, answer: (text) => json(403, { message: text, errors: [{ message: text }] }) },
];

function toolOf(call: object): string {
  return call === updateCustomer ? "run_write" : "run_read";
}

describe.each(places)("a hostile gateway, in $place", ({ call, answer }) => {
  it.each(hostileTexts)("writes $name as data only", async ({ text }) => {
    const { run, sent } = hostileTarget(() => answer(text));
    const content = checkAnswer(await toolbox.call(toolOf(call), call, run), SIZE);
    expect(sent).toHaveLength(1);
    expect(Object.keys(content)[0]).toBe("error" in content ? "error" : "operation");
  });
});

describe("a text of a third party", () => {
  const short = hostileTexts.filter(({ text }) => text.length < 1_000 && wellFormed(text) === text && !/token/u.test(text));

  it.each(short)("is shown unchanged: $name", async ({ text }) => {
    const { run } = hostileTarget(() => success({ id: "cus_1", description: text, metadata: { [text]: text } }));
    const { result } = checkAnswer(await toolbox.call("run_read", getCustomer, run), SIZE);
    expect(result).toEqual({ id: "cus_1", description: text, metadata: { [text]: text } });
  });

  it("does not change how the next pages are read", async () => {
    const { run, sent } = hostileTarget(() => success([{ id: `cus_${TOKEN}` }], { connector_metadata: { has_more: true } }));
    const { cursor } = checkAnswer(await toolbox.call("run_read", listCustomers, run), SIZE);
    const next =
      cursor === undefined
        ? undefined
        : checkAnswer(await toolbox.call("run_read", { operation: listCustomers.operation, cursor }, run), SIZE);
    expect(leaksIn([cursor, next])).toEqual([]);
    expect(sent.every(({ url }) => url.startsWith("https://gateway.example/"))).toBe(true);
  });
});

describe("credentials in an error", () => {
  it.each<[string, (text: string) => Response]>([
    ["the message", (text) => json(400, { message: text })],
    ["an entry", (text) => json(400, { message: "No.", errors: [{ field: text, message: text }] })],
    ["an error page", (text) => html(500, text)],
    ["an error with status 200", (text) => json(200, { status: "error", message: text })],
    ["the request id", (text) => json(400, { message: "No." }, { "x-request-id": text })],
  ])("do not reach the model: %s", async (_, answer) => {
    const { run } = hostileTarget(() => answer(`${MARK} ${CREDENTIAL} Bearer abcdef0123456789abcdef`));
    const content = checkAnswer(await toolbox.call("run_read", getCustomer, run), SIZE);
    expect(textsOf(content).filter((text) => text.includes("HostileCredential") || text.includes("abcdef0123"))).toEqual([]);
  });
});

describe("the token", () => {
  test("is not cut into parts that are shown", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2 * SIZE }), fc.constantFrom("description", "error"), async (before, place) => {
        const text = `${"x".repeat(before)}${TOKEN}${"y".repeat(SIZE)}`;
        const answer: Answerer = () => (place === "error" ? json(400, { message: text }) : success({ id: "cus_1", description: text }));
        const content = checkAnswer(await toolbox.call("run_read", getCustomer, hostileTarget(answer).run), SIZE);
        expect(textsOf(content).filter((shown) => shown.includes(TOKEN.slice(0, 8)) || shown.includes(TOKEN.slice(-8)))).toEqual([]);
      }),
      runs(60),
    );
  });

  it.each<[string, Answerer]>([
    ["the connection", () => Promise.reject(new Error(`connect failed: Authorization: Bearer ${TOKEN}`))],
    ["what is thrown", () => Promise.reject(Object.assign(new TypeError(TOKEN), { cause: new Error(TOKEN), name: TOKEN }))],
    ["a body that breaks off", () => new Response(new ReadableStream({ start: (body) => body.error(new Error(TOKEN)) }), { status: 200 })],
  ])("is in no error of %s", async (_, answer) => {
    const { run } = hostileTarget(answer);
    const content = checkAnswer(await toolbox.call("run_write", updateCustomer, run), SIZE);
    expect(content).toHaveProperty("error.code");
  });
});

describe("the instances of a target", () => {
  it.each(hostileTexts.filter(({ name }) => name !== "a stack trace"))("may have $name in their names", async ({ text }) => {
    const instances = [{ id: "inst_1", name: text.replaceAll(MARK, "") }, { id: "inst_2" }];
    const { run, sent } = hostileTarget(
      () => success({ id: "cus_1" }),
      () => Promise.resolve(instances),
    );
    checkAnswer(await toolbox.call("run_read", { ...getCustomer, instance: "inst_3" }, run), SIZE);
    expect(sent).toEqual([]);
    checkAnswer(await toolbox.call("run_read", getCustomer, run), SIZE);
  });

  it("may be unavailable, with an error that shows the token", async () => {
    const { run, sent } = hostileTarget(
      () => success({}),
      () => Promise.reject(new Error(`${TOKEN} at ${import.meta.filename}:1:1`)),
    );
    const content = checkAnswer(await toolbox.call("run_read", getCustomer, run), SIZE);
    expect([Object.keys(content), sent]).toEqual([["error"], []]);
  });
});

describe("a file of a third party", () => {
  it.each(hostileTexts)("is read without what it must not show: $name", async ({ text }) => {
    const { run } = hostileTarget(() => file(text));
    const { content } = await toolbox.call("run_read", download, run);
    const [link] = content.flatMap((block) => (block.type === "resource_link" ? [block.uri] : []));
    const [read, ...others] = await toolbox.read(link ?? "", run);
    expect(others).toEqual([]);
    expect(read?.uri).toBe(link);
    expect(leaksIn(read !== undefined && "text" in read ? [read.text, read.mimeType] : read?.mimeType)).toEqual([]);
  });

  it.each([...hostileTexts.map(({ text }) => text), "connector://../../etc/passwd", "file:///etc/passwd", "http://169.254.169.254/", ""])(
    "is not read from another address: %#",
    async (uri) => {
      const { run, sent } = hostileTarget(() => file("secret"));
      const failure: unknown = await toolbox.read(uri, run).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(Error);
      expect(sent).toEqual([]);
    },
  );
});
