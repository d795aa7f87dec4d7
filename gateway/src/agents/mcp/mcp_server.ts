import { McpServer, ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from "@modelcontextprotocol/server";
import type { ResourceContent, RunContext, Target, Toolbox } from "../agent_types.ts";

/** The events that a server of MCP reports to its program. */
export interface McpEvents {
  /** A tool has answered. */
  readonly called: (call: ToolCall) => void;
  /** Something failed that should not. Callers do not see the error. */
  readonly failed: (message: string, error: unknown) => void;
}

/** A call of a tool, without its arguments. */
export interface ToolCall {
  readonly tool: string;
  readonly isError: boolean;
  readonly milliseconds: number;
}

export interface McpParts {
  /** The tools for a target. */
  readonly toolboxFor: (target: Target) => Toolbox;
  readonly version: string;
  /** Something about the target that a model should know; follows the instructions of the toolbox. */
  readonly note?: string;
  readonly events: McpEvents;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

const ONE_HOUR = 3_600_000;

/**
 * A server of MCP for one connection or one request. It answers with the tools for `target`, where their operations run. Whatever a
 * handler throws becomes an error of the protocol.
 */
export function createMcpServer({ toolboxFor, version, note, events, now }: McpParts, target: Target): McpServer {
  const toolbox = toolboxFor(target);
  const whole = new McpServer(
    { name: "connector-gateway", title: "Connector gateway", version },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: note === undefined ? toolbox.instructions : `${toolbox.instructions} ${note}`,
      // The tools of a program never change, nor do the limits of a token.
      cacheHints: { "tools/list": { ttlMs: ONE_HOUR }, "server/discover": { ttlMs: ONE_HOUR } },
    },
  );
  // The handlers of MCP itself: the tools are data already, and check their own arguments.
  const { server } = whole;
  const guard = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      events.failed("a request of MCP failed", error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, "The request failed in a way that it should not. The log has the details.");
    }
  };
  server.setRequestHandler("tools/list", () => ({
    tools: toolbox.tools.map((tool) => ({ ...tool, inputSchema: { ...tool.inputSchema } })),
  }));
  server.setRequestHandler("tools/call", ({ params }, { mcpReq }) =>
    guard(async () => {
      const begun = now();
      const { content, isError = false } = await toolbox.call(params.name, params.arguments, { target, signal: mcpReq.signal });
      // Callers can call any name, which does not belong into the log.
      const tool = toolbox.tools.some(({ name }) => name === params.name) ? params.name : "unknown";
      events.called({ tool, isError, milliseconds: now() - begun });
      return { content: content.map((block) => ({ ...block })), ...(isError && { isError }) };
    }),
  );
  server.setRequestHandler("resources/list", () => ({ resources: [] }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", ({ params: { uri } }, { mcpReq }) =>
    guard(() => readResource(toolbox, uri, { target, signal: mcpReq.signal })),
  );
  return whole;
}

async function readResource(toolbox: Toolbox, uri: string, run: RunContext): Promise<{ contents: ResourceContent[] }> {
  try {
    return { contents: (await toolbox.read(uri, run)).map((content) => ({ ...content })) };
  } catch (error) {
    throw new ResourceNotFoundError(uri, error instanceof Error ? error.message : "There is no such resource.");
  }
}
