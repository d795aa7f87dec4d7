import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Browser } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const SCHEMES = ["light", "dark"] as const;

/** The violations of WCAG A and AA that axe finds on a page when everything is there, in light and in dark: rules and elements. */
export async function countViolations(browser: Browser, url: string): Promise<string> {
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme, bypassCSP: true });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(3_000);
    // A browser gives no sizes of what it has not laid out yet.
    await page.addStyleTag({ content: "main * { content-visibility: visible !important }" });
    await page.evaluate(source);
    const violations = await page.evaluate(runAxe, TAGS);
    found.push(`${violations.length} (${violations.reduce((sum, { elements }) => sum + elements, 0)})`);
    await page.close();
  }
  return found.join(", ");
}

/** Runs in the page. */
async function runAxe(values: string[]): Promise<readonly { readonly rule: string; readonly elements: number }[]> {
  const { axe: tool } = window as unknown as { readonly axe: typeof axe };
  const { violations } = await tool.run(document, { runOnly: { type: "tag", values }, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.length }));
}
