import process from "node:process";
import { installedFile } from "../../fixtures/npm_folder.ts";

/** Runtimes besides the one that runs the tests; their npm packages are for one platform. */
export const runtimes: readonly string[] = process.platform === "linux" && process.arch === "x64" ? ["22", "24"] : [];

/** The program of a compiler or a runtime among the toolchains, which are installed when they are not. */
export function toolchain(path: string): Promise<string> {
  return installedFile(import.meta.dirname, path);
}
