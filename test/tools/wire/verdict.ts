import { differences } from "./differences.ts";
import { MEANINGS, type Asked, type Meaning } from "./meanings.ts";
import type { WireRequest } from "./wire_request.ts";

/** How two requests for the same params compare. */
export type Verdict =
  | { readonly kind: "same" }
  /** They differ only in ways that mean the same: these. */
  | { readonly kind: "same meaning"; readonly meanings: readonly string[] }
  | { readonly kind: "different"; readonly differences: readonly string[] };

/** Compares what the client of a connector's third party sent with what the gateway sent. */
export function compareRequests(connector: string, asked: Asked, client: WireRequest, gateway: WireRequest): Verdict {
  if (differences(client, gateway).length === 0) return { kind: "same" };
  const possible = MEANINGS.filter(({ connectors }) => connectors.includes(connector));
  const left = differencesUnder(possible, asked, client, gateway);
  if (left.length > 0) return { kind: "different", differences: left };
  const isNeeded = (kept: readonly Meaning[], meaning: Meaning): boolean =>
    differencesUnder(
      kept.filter((other) => other !== meaning),
      asked,
      client,
      gateway,
    ).length > 0;
  const needed = possible.reduce((kept, meaning) => (isNeeded(kept, meaning) ? kept : kept.filter((other) => other !== meaning)), possible);
  return { kind: "same meaning", meanings: needed.map(({ code }) => code) };
}

/** What still differs when both requests are written in the same way. */
function differencesUnder(meanings: readonly Meaning[], asked: Asked, client: WireRequest, gateway: WireRequest): readonly string[] {
  const rewritten = (request: WireRequest): WireRequest => meanings.reduce((written, { apply }) => apply(written, asked), request);
  return differences(rewritten(client), rewritten(gateway));
}
