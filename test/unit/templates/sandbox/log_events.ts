import type { LogEntry, Sandbox } from "../../../../templates/sandbox/sandbox_types.ts";
import { BASE } from "./fake_store.ts";

/** An event of the stream. */
export interface Event {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** Events from the text of a stream, as browsers read them. */
function eventsIn(text: string): readonly Event[] {
  return text
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block) => {
      const fields = new Map(block.split("\n").map((line) => [/^[^:]*/.exec(line)?.[0], line.replace(/^[^:]*: /, "")]));
      return { event: fields.get("event") ?? "message", id: fields.get("id"), data: JSON.parse(fields.get("data") ?? "") as unknown };
    });
}

/** Reads a stream, each time until it has had as many more events as wanted. */
export function reader(body: AsyncIterable<Uint8Array>): (count: number) => Promise<readonly Event[]> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  const decoder = new TextDecoder();
  let text = "";
  return async (count) => {
    const events: Event[] = [];
    while (events.length < count) {
      const chunk = await chunks.next();
      if (chunk.done === true) break;
      text += decoder.decode(chunk.value, { stream: true });
      const end = text.lastIndexOf("\n\n") + 2;
      if (end >= 2) events.push(...eventsIn(text.slice(0, end)));
      if (end >= 2) text = text.slice(end);
    }
    return events;
  };
}

/** Opens the stream of a sandbox in memory. */
export async function open(sandbox: Sandbox, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<Response> {
  return sandbox.fetch(`${BASE}/_sandbox/log`, { headers: { accept: "text/event-stream", ...headers }, ...(signal && { signal }) });
}

/** Reads the events of a sandbox in memory. */
export async function eventsOf(
  sandbox: Sandbox,
  headers: Readonly<Record<string, string>> = {},
): Promise<(count: number) => Promise<readonly Event[]>> {
  const { body } = await open(sandbox, headers);
  if (body === null) throw new Error("The stream has no body.");
  return reader(body);
}

/** The events that a stream of a new sandbox begins with. */
export const START: Event = { event: "start", id: undefined, data: { kept: 0 } };
export const NO_FAULTS: Event = { event: "faults", id: undefined, data: [] };

/** The event of an entry. */
export function message(entry: LogEntry | undefined): Event {
  return { event: "message", id: entry?.requestId, data: JSON.parse(JSON.stringify(entry)) as unknown };
}
