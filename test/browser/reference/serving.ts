import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { ROOT } from "../../unit/project/project_files.ts";

const PACKAGE = join(ROOT, "generated");
const COMMAND = "bin/connector-gateway-spec.js";
const PROGRAM = join(PACKAGE, COMMAND);
const PAGE = "reference/index.html";

/** A sandbox that serves the reference page. */
export interface ServedReference {
  /** The address of the page, without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts `serve` with these options, on a free port unless they name one. Rejects with what it printed when it ends instead. */
export function serveReference(...options: readonly string[]): Promise<ServedReference> {
  return startServe(PROGRAM, options);
}

/**
 * The same with a copy of the package, whose page has no other articles than those of these operations. It loads in a fraction of the time,
 * and so does everything on it: for tests that are not about the size or the contents of the page.
 */
export async function serveShortReference(operations: readonly string[], ...options: readonly string[]): Promise<ServedReference> {
  const folder = mkdtempSync(join(tmpdir(), "short-reference-"));
  cpSync(PACKAGE, folder, { recursive: true });
  writeFileSync(join(folder, PAGE), withArticles(readFileSync(join(folder, PAGE), "utf8"), operations));
  const { url, stop } = await startServe(join(folder, COMMAND), options);
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true })) };
}

/** Throws when the page does not have one of the operations. */
function withArticles(page: string, operations: readonly string[]): string {
  const wanted = operations.map((operation) => `data-operation="${operation}"`);
  const missing = wanted.find((attribute) => !page.includes(attribute));
  if (missing !== undefined) throw new Error(`The page has no article with ${missing}.`);
  return page.replaceAll(/<article [^>]*>.*?<\/article>/gsu, (article) => {
    const start = article.slice(0, article.indexOf(">"));
    return wanted.some((attribute) => start.includes(attribute)) ? article : "";
  });
}

async function startServe(program: string, options: readonly string[]): Promise<ServedReference> {
  const child = spawn(process.execPath, [program, "serve", "--port", "0", ...options], { cwd: ROOT });
  const url = await addressOf(child);
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once("exit", () => {
        resolve();
      });
      child.kill("SIGTERM");
    });
  return { url, stop };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const printed: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
  if (child.stdout === null) throw new Error("the sandbox has no output");
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/u.exec(line) ?? [];
    if (address !== undefined) {
      child.stdout.resume();
      return address;
    }
    printed.push(line);
  }
  throw new Error(`the sandbox did not start:\n${printed.join("\n")}`);
}
