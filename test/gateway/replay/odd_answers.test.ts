import { describe, expect, it } from "vitest";
import type { Answer } from "../../fixtures/gateway/strict_vendor.ts";
import { probes, type Probe } from "./probes.ts";
import { useStages, type Failure, type Want } from "./replay.ts";

const html = { "content-type": "text/html; charset=utf-8" };
const PAGE = "<!DOCTYPE html><html><head><title>Bad gateway</title></head><body>Something went wrong.</body></html>";

/** A message of the gateway itself. */
const saying = (pattern: RegExp): string => expect.stringMatching(pattern) as string;

const stageOf = useStages(probes.map(({ connector }) => connector));

/** What the caller gets from the documented answer. */
function successOf({ connector, input, result }: Probe): Want {
  const { retired } = stageOf(connector, input);
  return { result, ...(retired !== undefined && { warnings: [expect.objectContaining({ retired })] }) };
}

describe.each(probes)("what $vendor does not document", (probe) => {
  const { vendor, connector, input, operation, params, before, request, json } = probe;
  const stage = stageOf(connector, input);
  const want = successOf(probe);

  it("a page of HTML in place of an error, and then an answer", () => {
    const page = { request, answer: { status: 502, headers: html, text: PAGE } };
    return stage.play({ operation, params, exchanges: [...before, page, { request, answer: { json } }], want });
  });

  it("JSON that says it is text", () => {
    const answer = { headers: { "content-type": "text/plain" }, text: `\n${JSON.stringify(json)}\n` };
    return stage.play({ operation, params, exchanges: [...before, { request, answer }], want });
  });

  it.each<readonly [title: string, answer: Answer, failure: Failure]>([
    [
      "a page of HTML with status 200",
      { headers: html, text: PAGE },
      { status: 502, message: saying(/not JSON/), code: "vendor/malformed" },
    ],
    ["no body", { status: 200 }, { status: 502, message: saying(/without a body/), code: "vendor/malformed" }],
    [
      "half of an answer",
      { headers: { "content-type": "application/json" }, text: JSON.stringify(json).slice(0, -2) },
      { status: 502, message: saying(/not JSON/), code: "vendor/malformed" },
    ],
    ["a number", { json: 7 }, { status: 502, message: saying(/object/), code: "vendor/malformed" }],
    [
      "a page of HTML in place of a refusal",
      { status: 403, headers: html, text: PAGE },
      { status: 403, message: "HTTP status 403", code: "vendor/refused" },
    ],
    ["an error without a body", { status: 404 }, { status: 404, message: "HTTP status 404", code: "vendor/not-found" }],
    [
      "a redirect to another host",
      { status: 302, headers: { location: "https://elsewhere.example.com/login" } },
      { status: 502, message: saying(request.call.startsWith("GET") ? /elsewhere\.example\.com/ : /redirect/), code: "vendor/egress" },
    ],
    [
      "a redirect to nowhere",
      { status: 304 },
      { status: 502, message: saying(new RegExp(`${vendor} answered with status 304`)), code: "vendor/malformed" },
    ],
  ])("%s", (_title, answer, failure) => stage.play({ operation, params, exchanges: [...before, { request, answer }], want: { failure } }));
});

const redirected = probes.filter(({ request }) => request.call.startsWith("GET"));

it.each(redirected)("$vendor redirects to another of its own addresses, which gets no credentials", (probe) => {
  const { connector, input, operation, params, before, request, json } = probe;
  const { accept = "" } = request.headers;
  const exchanges = [
    ...before,
    { request, answer: { status: 307, headers: { location: "/moved" } } },
    { request: { call: "GET /moved", headers: { accept } }, answer: { json } },
  ];
  return stageOf(connector, input).play({ operation, params, exchanges, want: successOf(probe) });
});

it("errors of the server until the call is given up", async () => {
  const answer: Answer = { status: 503, headers: html, text: PAGE };
  const want: Want = { failure: { status: 502, message: "HTTP status 503", code: "vendor/unavailable", retryAfter: 1 } };
  // At all third parties at once, because of the waits between the tries.
  const plays = probes.map(({ connector, input, operation, params, before, request }) => {
    const exchanges = [...before, ...Array.from({ length: 4 }, () => ({ request, answer }))];
    return stageOf(connector, input).play({ operation, params, exchanges, want });
  });
  expect(await Promise.all(plays)).toHaveLength(7);
});
