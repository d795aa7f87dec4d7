import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";

/** What a careful site allows: its own scripts, requests to this machine, and no code made of strings. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self' http://127.0.0.1:*; require-trusted-types-for 'script'";

/** A page with one module, under a strict content security policy. */
export interface StrictPage {
  readonly page: Page;
  readonly origin: string;
  /** Errors that nothing caught, and what the policy refused. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<unknown>;
}

/** Opens a page with the module of a file in this folder, and waits until it has set a global name. */
export async function openStrictPage(browser: Browser, file: string, ready: string): Promise<StrictPage> {
  const script = await bundleForBrowsers(file);
  const site = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    const headers = { "Content-Type": isScript ? "text/javascript" : "text/html", "Content-Security-Policy": POLICY };
    response.writeHead(request.url === "/favicon.ico" ? 204 : 200, headers);
    response.end(isScript ? script : '<!doctype html><title>Page</title><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.exposeFunction("complain", (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      (globalThis as { complain?: (text: string) => void }).complain?.(`${effectiveDirective} refused ${blockedURI}`);
    });
  });
  await page.goto(origin);
  await page.waitForFunction((name) => name in globalThis, ready);
  return { page, origin, complaints, close: () => new Promise((resolve) => site.close(resolve)) };
}

async function bundleForBrowsers(file: string): Promise<string> {
  const entryPoints = [join(import.meta.dirname, file)];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: "esm", platform: "browser", target: "es2022" });
  return outputFiles[0]?.text ?? "";
}
