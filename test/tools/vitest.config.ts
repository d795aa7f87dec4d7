import { defineConfig } from "vitest/config";
import { reporters } from "../progress_reporter.ts";

export default defineConfig({
  test: {
    reporters,
    include: ["test/tools/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
    // As many processes as processors; the default leaves one of them out.
    maxWorkers: "100%",
    testTimeout: 120_000,
    hookTimeout: 300_000,
    retry: 0,
    allowOnly: false,
  },
});
