import { lookup } from "node:dns/promises";
import type { Readable } from "node:stream";
import { Agent, type Dispatcher } from "undici";
import { createConnector } from "./connector.ts";
import { checkDestination, parseDestination } from "./destination.ts";
import { EgressError, type Egress, type EgressAnswer, type EgressRequest, type EgressSettings, type Resolve } from "./egress_types.ts";
import { isRedirect, targetOf, withoutCredentials } from "./redirects.ts";

const MOST_REDIRECTS = 5;

const resolveWithSystem: Resolve = (hostname) => lookup(hostname, { all: true });

/** Creates the way out of a gateway. Tests pass their own `resolve`. */
export function createEgress(settings: EgressSettings, resolve: Resolve = resolveWithSystem): Egress {
  const options: Agent.Options = {
    connect: createConnector(settings, resolve),
    connections: settings.connections,
    headersTimeout: settings.headersMilliseconds,
    bodyTimeout: settings.idleMilliseconds,
    maxHeaderSize: settings.headerBytes,
  };
  const pooled = new Agent(options);
  const single = new Agent({ ...options, pipelining: 0 });
  return {
    send: (request) => follow(request, settings, request.newConnection === true ? single : pooled),
    close: async () => {
      await Promise.all([pooled.close(), single.close()]);
    },
  };
}

async function follow(request: EgressRequest, settings: EgressSettings, agent: Agent): Promise<EgressAnswer> {
  let url = parseDestination(request.url);
  let { headers } = request;
  for (let redirects = 0; ; redirects++) {
    checkDestination(url, request.hosts, settings);
    const answer = await exchange(agent, url, { ...request, headers });
    if (!isRedirect(answer)) return { ...toAnswer(answer), redirected: redirects > 0 };
    discard(answer.body);
    // What is not a GET would be sent a second time.
    if (request.method !== "GET")
      throw new EgressError(`${url.host} answered ${request.method} with a redirect, which is followed for GET only.`);
    if (redirects === MOST_REDIRECTS) throw new EgressError(`${url.host} redirects more than ${MOST_REDIRECTS} times.`);
    headers = withoutCredentials(headers);
    url = targetOf(answer, url);
  }
}

function exchange(agent: Agent, url: URL, { method, headers, body, signal }: EgressRequest): Promise<Dispatcher.ResponseData> {
  return agent.request({ origin: url.origin, path: `${url.pathname}${url.search}`, method, headers, body: body ?? null, signal });
}

function toAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): Omit<EgressAnswer, "redirected"> {
  return {
    status: statusCode,
    headers: {
      get: (name) => {
        const value = Object.hasOwn(headers, name.toLowerCase()) ? headers[name.toLowerCase()] : undefined;
        return typeof value === "string" ? value : value?.join(", ");
      },
    },
    body,
  };
}

/** Ends the transfer of a body that nobody reads. Its error, which says just that, would end the process without a listener. */
export function discard(body: Readable): void {
  body.on("error", () => undefined).destroy();
}
