import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { installedFile } from "../../fixtures/npm_folder.ts";

/** A line and a column, both counted from 0, as the protocol does. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A red or yellow line of the editor. */
export interface EditorDiagnostic {
  readonly message: string;
  readonly severity: number;
  readonly range: { readonly start: Position; readonly end: Position };
}

/** What the editor offers at a place. */
export interface Suggestion {
  readonly label: string;
  readonly insertText?: string;
  readonly documentation?: string | { readonly value: string };
  readonly textEdit?: { readonly newText: string };
}

/** The settings of an editor by their dotted names, as they are in `.vscode/settings.json`. */
export type Settings = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A running yaml-language-server with an editor's side of the protocol. */
export interface LanguageServer {
  /** Opens a text under a path of the workspace, and returns what the editor underlines in it. */
  readonly open: (path: string, text: string) => Promise<readonly EditorDiagnostic[]>;
  /** What the editor offers at a position of an open file. */
  readonly complete: (path: string, position: Position) => Promise<readonly Suggestion[]>;
  /** The text of the hover at a position of an open file; empty when there is none. */
  readonly hover: (path: string, position: Position) => Promise<string>;
  /** Ends the server and waits for its process. */
  readonly stop: () => Promise<void>;
}

/** Starts the language server over stdio for the workspace in `folder`. Installs it first when it is not yet there. */
export async function startLanguageServer(folder: string, settings: Settings): Promise<LanguageServer> {
  const program = await installedFile(import.meta.dirname, "yaml-language-server/bin/yaml-language-server");
  const child = spawn(process.execPath, [program, "--stdio"], { cwd: folder });
  const connection = connect(child, (method, params) => answer(method, params, settings));
  const uriOf = (path: string): string => pathToFileURL(join(folder, path)).href;
  const rootUri = pathToFileURL(folder).href;
  await connection.request("initialize", {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: "workspace" }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true, didChangeConfiguration: { dynamicRegistration: true } },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
        hover: { contentFormat: ["markdown"] },
      },
    },
  });
  connection.notify("initialized", {});
  connection.notify("workspace/didChangeConfiguration", { settings: nested(settings) });
  await connection.settled();
  return {
    open: (path, text) => {
      const uri = uriOf(path);
      const found = connection.diagnosticsOf(uri);
      connection.notify("textDocument/didOpen", { textDocument: { uri, languageId: "yaml", version: 1, text } });
      return found;
    },
    complete: async (path, position) => {
      const found = await connection.request("textDocument/completion", { textDocument: { uri: uriOf(path) }, position });
      return (found as { readonly items: readonly Suggestion[] }).items;
    },
    hover: async (path, position) => {
      const found = await connection.request("textDocument/hover", { textDocument: { uri: uriOf(path) }, position });
      return (found as { readonly contents: { readonly value: string } } | null)?.contents.value ?? "";
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      await connection.request("shutdown", undefined);
      connection.notify("exit", undefined);
      await ended;
    },
  };
}

/** What an editor answers when the server asks. */
function answer(method: string, params: unknown, settings: Settings): unknown {
  if (method !== "workspace/configuration") return null;
  const { items } = params as { readonly items: readonly { readonly section: string }[] };
  return items.map(({ section }) => nested(settings)[section] ?? null);
}

/** `{ yaml: { format: { enable: false } } }` for `{ "yaml.format.enable": false }`. Values stay as they are. */
function nested(settings: Settings): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    const keys = name.split(".");
    const last = keys.pop() ?? "";
    let at = root;
    for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return root;
}

interface Connection {
  readonly request: (method: string, params: unknown) => Promise<unknown>;
  readonly notify: (method: string, params: unknown) => void;
  readonly diagnosticsOf: (uri: string) => Promise<readonly EditorDiagnostic[]>;
  /** Resolves when the server has asked for the settings and got them. */
  readonly settled: () => Promise<void>;
}

/** JSON-RPC over the pipes of a process. */
function connect(child: ChildProcessWithoutNullStreams, respond: (method: string, params: unknown) => unknown): Connection {
  const waiting = new Map<number, (message: Message) => void>();
  const opened = new Map<string, (found: readonly EditorDiagnostic[]) => void>();
  let configure: (() => void) | undefined;
  const configured = new Promise<void>((resolve) => (configure = resolve));
  let last = 0;
  const send = (message: object): void => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    child.stdin.write(body);
  };
  const receive = (message: Message): void => {
    const { id, method, params } = message;
    if (method === undefined) {
      if (id !== undefined) waiting.get(id)?.(message);
    } else if (id !== undefined) {
      send({ id, result: respond(method, params) });
      if (method === "workspace/configuration") configure?.();
    } else if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = params as { readonly uri: string; readonly diagnostics: readonly EditorDiagnostic[] };
      opened.get(uri)?.(diagnostics);
    }
  };
  readMessages(child, receive);
  return {
    request: (method, params) => {
      const id = ++last;
      send({ id, method, params });
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          if (error === undefined) resolve(result);
          else reject(new Error(`${method}: ${error.message}`));
        });
      });
    },
    notify: (method, params) => {
      send({ method, params });
    },
    diagnosticsOf: (uri) => new Promise((resolve) => opened.set(uri, resolve)),
    settled: () => configured,
  };
}

/** Splits what a process prints into the messages of the protocol. */
function readMessages(child: ChildProcessWithoutNullStreams, receive: (message: Message) => void): void {
  let rest = Buffer.alloc(0);
  child.stdout.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = rest.indexOf("\r\n\r\n");
      if (head < 0) return;
      const [, length = "0"] = /Content-Length: (\d+)/iu.exec(rest.toString("latin1", 0, head)) ?? [];
      const end = head + 4 + Number(length);
      if (rest.length < end) return;
      const body = rest.toString("utf8", head + 4, end);
      rest = rest.subarray(end);
      receive(JSON.parse(body) as Message);
    }
  });
}
