import type { Exchange, Watch } from "../caller.js";
import type { Recorder } from "../recorder.js";
import type { Statements } from "../statements.js";
import { judgeErrorHeader, send, toRequest, type Check } from "../probe.js";

/** An origin that pages could have. */
const ORIGIN = "https://verify.example";

/** What a gateway does in all answers or in none. */
export interface Habits extends Watch {
  /** Asks whether pages of other origins are let in; all later requests then come from one. */
  readonly checkCors: Check;
}

/** Watches the answers of one gateway: what the first of them have, all must have. */
export function createHabits(recorder: () => Recorder, says: Statements): Habits {
  let isOpen = false;
  const letsIn = ({ headers }: Exchange): boolean => ["*", ORIGIN].includes(headers.get("access-control-allow-origin") ?? "");
  return {
    headers: () => (isOpen ? { origin: ORIGIN } : {}),
    onAnswer: (exchange) => {
      const { judge } = recorder();
      const { headers, status, request } = exchange;
      if (status === 429 || status === 503) judgeErrorHeader({ judge, says }, exchange);
      const [sent, id] = [request.headers["x-request-id"], headers.get("x-request-id")];
      const isWrong = id === null || (sent !== undefined && sent !== id);
      const problem = isWrong && `the header x-request-id is ${id ?? "missing"}${sent === undefined ? "" : `, not ${sent}`}`;
      judge("header", says.rule("requestId"), exchange, problem);
      if (isOpen) judge("cors", says.rule("cors"), exchange, !letsIn(exchange) && "the header access-control-allow-origin is missing");
    },
    checkCors: async (probe) => {
      const { path, judge, skip } = probe;
      const asked = {
        origin: ORIGIN,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, content-type",
      };
      const preflight = await send(probe, { path, method: "OPTIONS", headers: { ...asked, authorization: null, "content-type": null } });
      const answer = await send(probe, { ...toRequest(probe, {}), headers: { origin: ORIGIN, "x-request-id": "verify-1" } });
      if (preflight === undefined || answer === undefined) return;
      isOpen = letsIn(preflight) && letsIn(answer);
      if (!letsIn(preflight) && !letsIn(answer)) return skip("cors", "the gateway lets no page of another origin in");
      const [headers, methods] = ["headers", "methods"].map((name) =>
        (preflight.headers.get(`access-control-allow-${name}`) ?? "").toLowerCase(),
      );
      const isWhole = ["authorization", "content-type"].every((name) => headers === "*" || headers?.includes(name) === true);
      const refused = `the answer to ${letsIn(answer) ? "OPTIONS" : "POST"} does not let the page in`;
      const problem = !isOpen
        ? refused
        : (!isWhole || !/post|\*/.test(methods ?? "")) && `a page may send ${headers ?? ""} with ${methods ?? ""} only`;
      judge("cors", says.rule("cors"), letsIn(preflight) ? answer : preflight, problem);
    },
  };
}
