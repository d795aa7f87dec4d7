import { createMcpHandler, validateHostHeader, validateOriginHeader, type AuthInfo } from "@modelcontextprotocol/server";
import type { Target } from "../agent_types.ts";
import { createMcpServer, type McpParts } from "./mcp_server.ts";

/** Who may call over HTTP, and where their operations run. */
export interface HttpCallers {
  /** The target of a caller with this bearer token, or with none. Undefined for a caller that may not call. */
  readonly targetOf: (token: string | undefined) => Promise<Target | undefined>;
  /**
   * The host names of `Host` and `Origin`. A page of another site could otherwise reach a server of this computer through a name that it
   * points there. Undefined when every caller needs a token, which such a page does not have.
   */
  readonly hostnames: readonly string[] | undefined;
}

/** The endpoint of MCP. */
export interface McpEndpoint {
  readonly fetch: (request: Request) => Promise<Response>;
  close(): Promise<void>;
}

/** The path of the endpoint. */
export const MCP_PATH = "/mcp";

/** The names of this computer in addresses. */
export const loopbackNames: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Answers MCP over HTTP: one server for each request, and nothing is kept between requests. */
export function createMcpEndpoint(parts: McpParts, { targetOf, hostnames }: HttpCallers): McpEndpoint {
  const targets = new WeakMap<AuthInfo, Target>();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const target = authInfo && targets.get(authInfo);
      if (target === undefined) throw new Error("A request without a target reached the handler.");
      return createMcpServer(parts, target);
    },
    { onerror: (error) => parts.events.failed("a request of MCP was refused", error) },
  );
  const answer = async (request: Request): Promise<Response> => {
    const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    const target = await targetOf(token).catch((error: unknown) => {
      parts.events.failed("a caller could not be authenticated", error);
      throw error;
    });
    if (target === undefined) return refuseCaller(token);
    const authInfo: AuthInfo = { token: "", clientId: "", scopes: [] };
    targets.set(authInfo, target);
    return handler.fetch(request, { authInfo });
  };
  const fetch = async (request: Request): Promise<Response> => {
    const refusal = hostnames && refuseSite(request, hostnames);
    if (refusal !== undefined) return refusal;
    const { pathname } = new URL(request.url);
    if (pathname === MCP_PATH) return answer(request);
    if (pathname === "/" && request.method === "GET")
      return text(200, `Tools for AI agents over MCP (connector-gateway ${parts.version}). The endpoint is ${MCP_PATH}.\n`);
    return text(404, `There is nothing here. The endpoint of MCP is ${MCP_PATH}.\n`);
  };
  return { fetch, close: () => handler.close() };
}

function refuseSite({ headers }: Request, hostnames: readonly string[]): Response | undefined {
  const host = validateHostHeader(headers.get("host"), [...hostnames]);
  if (!host.ok) return text(403, `${host.message}. This server accepts requests for ${hostnames.join(", ")} only.\n`);
  const origin = validateOriginHeader(headers.get("origin"), [...hostnames]);
  return origin.ok ? undefined : text(403, `${origin.message}. This server accepts no requests from pages of other sites.\n`);
}

function refuseCaller(token: string | undefined): Response {
  const challenge = token === undefined ? "Bearer" : 'Bearer error="invalid_token"';
  const message = token === undefined ? "Send a bearer token in the header Authorization." : "The bearer token is not valid.";
  return text(401, `${message}\n`, { "www-authenticate": challenge });
}

function text(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });
}
