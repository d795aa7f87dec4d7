import type { Exchange } from "../caller.js";
import { judgeRetryAfter, send, toRequest, type Check, type Probe } from "../probe.js";

/** An origin that pages could have. */
const ORIGIN = "https://verify.example";

/** What a gateway does in all answers or in none. */
export interface Habits {
  /** Judges what every answer has. */
  readonly watch: (probe: Pick<Probe, "recorder" | "statements">, exchange: Exchange) => void;
  /** Asks whether pages of other origins are let in; all later requests then come from one. */
  readonly checkCors: Check;
  readonly headers: () => Readonly<Record<string, string>>;
}

/** Watches the answers of one gateway. */
export function createHabits(): Habits {
  let hasIds: boolean | undefined;
  let allowsPages = false;
  return {
    watch: (probe, exchange) => {
      const { recorder, statements } = probe;
      const { headers, status } = exchange;
      if (status === 429 || status === 503) judgeRetryAfter(probe, exchange);
      hasIds ??= headers.has("x-request-id");
      if (hasIds)
        recorder.judge(
          "header",
          statements.rule("requestId"),
          exchange,
          !headers.has("x-request-id") && { message: "the header x-request-id is missing" },
        );
      const isOpen = headers.has("access-control-allow-origin");
      if (allowsPages)
        recorder.judge(
          "cors",
          statements.rule("cors"),
          exchange,
          !isOpen && { message: "the header access-control-allow-origin is missing" },
        );
    },
    checkCors: async (probe) => {
      const { path, recorder, statements } = probe;
      const asks = {
        origin: ORIGIN,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, content-type",
      };
      const preflight = await send(probe, { path, method: "OPTIONS", headers: { ...asks, authorization: null, "content-type": null } });
      const answer = await send(probe, { ...toRequest(probe, {}), headers: { origin: ORIGIN } });
      if (preflight === undefined || answer === undefined) return;
      const lets = ({ headers }: Exchange): boolean => ["*", ORIGIN].includes(headers.get("access-control-allow-origin") ?? "");
      if (!lets(preflight) && !lets(answer)) return recorder.skip("cors", "the gateway lets no page of another origin in");
      const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
      const isWhole = allowed === "*" || ["authorization", "content-type"].every((name) => allowed.includes(name));
      const methods = preflight.headers.get("access-control-allow-methods") ?? "POST";
      const message =
        !lets(preflight) || !lets(answer)
          ? `the answer to ${lets(answer) ? "OPTIONS" : "POST"} does not let the page in`
          : `the page may send ${allowed || "no headers"} with ${methods}, not Authorization and Content-Type with POST`;
      const holds = lets(preflight) && lets(answer) && isWhole && /POST|\*/i.test(methods);
      recorder.judge("cors", statements.rule("cors"), lets(preflight) ? answer : preflight, !holds && { message });
      allowsPages = lets(preflight) && lets(answer);
    },
    headers: () => (allowsPages ? { origin: ORIGIN } : {}),
  };
}
