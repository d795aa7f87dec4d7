import { defineConfig } from "vitest/config";
import { reporters } from "../progress_reporter.ts";

export default defineConfig({
  test: {
    reporters,
    include: ["test/browser/**/*.test.ts"],
    // As many processes as processors; the default leaves one of them out.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
    allowOnly: false,
  },
});
