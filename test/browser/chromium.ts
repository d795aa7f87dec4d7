import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { chromium, type Browser } from "playwright-core";

/** The first is Chromium without what only a screen needs, which takes a quarter less time for what tests do. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const ADVICE = [
  "Chromium is not installed. Install it and run this again:",
  "  Debian, Ubuntu: apt-get update && apt-get install -y chromium-headless-shell",
  "  Fedora:         dnf install chromium",
  "  macOS:          brew install --cask chromium",
  "or name one that is installed: CHROMIUM=/path/to/chromium npm run test:all -- browser",
].join("\n");

let shared: Promise<Browser> | undefined;

/** The Chromium of this process, which starts for the first test file that asks for it. It ends with the process. */
export function sharedChromium(): Promise<Browser> {
  return (shared ??= startChromium());
}

/** Closes all windows, so that none of a test file is in the way of the next. */
export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Starts a headless Chromium: that of the environment variable CHROMIUM, or the first on the path. */
export async function startChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(ADVICE);
  // Only the page under test uses the network.
  const quiet = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  // The sandbox of Chromium does not start for the root user of a container.
  const args = process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
  return chromium.launch({ executablePath, headless: true, args });
}

function findChromium(): string | undefined {
  const wanted = process.env["CHROMIUM"];
  if (wanted !== undefined && wanted !== "") return wanted;
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/Applications/Chromium.app/Contents/MacOS"];
  return folders.flatMap((folder) => [...NAMES, "Chromium"].map((name) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
