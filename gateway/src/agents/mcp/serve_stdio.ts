import { Writable, type Readable } from "node:stream";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import type { Target } from "../agent_types.ts";
import { createMcpServer, type McpParts } from "./mcp_server.ts";

/** A connection over standard input and output. */
export interface StdioConnection {
  /** Resolves when the host has closed standard input, or after `close`. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/**
 * Answers MCP over standard input and output, where only messages of the protocol may be.
 * @param print writes to standard output
 */
export function connectStdio(parts: McpParts, target: Target, stdin: Readable, print: (text: string) => void): StdioConnection {
  const stdout = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      print(text);
      done();
    },
  });
  const closed = new Promise<void>((resolve) => stdin.once("end", resolve).once("close", resolve));
  const handle = serveStdio(() => createMcpServer(parts, target), {
    transport: new StdioServerTransport(stdin, stdout),
    onerror: (error) => parts.events.failed("a message of MCP was refused", error),
  });
  return { closed, close: () => handle.close() };
}
