import type { Answer } from "../server/answer.js";
import type { FaultEffect } from "./sandbox_types.js";

/** A connection that closes before the answer. */
export const CONNECTION_LOST: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(connectionLost()) }),
};

/** The error of a dropped connection, as `fetch` has it. */
export function connectionLost(): TypeError {
  return new TypeError("fetch failed: the sandbox dropped the connection, because a fault says so");
}

/** What an effect makes of an answer, apart from its result. */
export function spoilAnswer(answer: Answer, effect: FaultEffect): Answer {
  switch (effect) {
    case "drop_request":
    case "drop_response":
      return { ...answer, body: CONNECTION_LOST };
    case "truncate_body":
      return truncated(answer);
    case "malformed_json":
      return typeof answer.body === "string" ? { ...answer, body: `${answer.body.slice(0, -1)},}` } : answer;
    case "break_record":
    case "repeat_cursor":
      return answer;
  }
}

/** The first half of a body, although the headers announce all of it. */
function truncated({ status, headers, body }: Answer): Answer {
  if (body === undefined) return { status, headers, body };
  if (typeof body !== "string" && !(body instanceof Uint8Array)) return { status, headers, body: halfOfFirst(body) };
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const half = bytes.subarray(0, Math.floor(bytes.byteLength / 2));
  return { status, headers: { ...headers, "content-length": String(bytes.byteLength) }, body: thenBroken(half) };
}

async function* halfOfFirst(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield* thenBroken(chunk.subarray(0, Math.floor(chunk.byteLength / 2)));
}

async function* thenBroken(chunk: Uint8Array): AsyncGenerator<Uint8Array> {
  yield chunk;
  // What has been written must leave before the connection closes.
  await pause(0);
  throw connectionLost();
}

/** Waits for seconds, or until the caller is gone. */
export function pause(seconds: number, signal?: { addEventListener(type: "abort", listener: () => void): void }): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
