import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request as it arrived. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A server on this machine that keeps what is sent to it. */
export interface Recorder {
  readonly url: string;
  readonly port: number;
  /**
   * The requests that arrive while `send` runs. How `send` takes the answers does not matter: they are not those of the third
   * party. Throws when there is no request, with what `send` threw as the cause.
   */
  readonly record: (send: () => Promise<unknown>) => Promise<readonly SentRequest[]>;
  readonly close: () => Promise<void>;
}

/** Enough for every client: a success of messaging, data of GraphQL, a page without records, and a new access token. */
const ANSWER = JSON.stringify({
  ok: true,
  data: {},
  results: [],
  access_token: "EXAMPLE-refreshed",
  expires_in: 3600,
  token_type: "Bearer",
});

/** Starts a recorder. */
export async function startRecorder(): Promise<Recorder> {
  const arrived: SentRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      arrived.push(sentRequest(request, body));
      response.setHeader("content-type", "application/json").end(ANSWER);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    record: async (send) => {
      arrived.length = 0;
      const failure: unknown = await send().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (arrived.length === 0) throw new Error("No request was sent.", { cause: failure });
      return [...arrived];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sentRequest({ method = "", url = "", headers }: IncomingMessage, body: string): SentRequest {
  const named = Object.entries(headers).map(([name, value = ""]) => [name, typeof value === "string" ? value : value.join(", ")] as const);
  return { method, target: url, headers: Object.fromEntries(named), body };
}
