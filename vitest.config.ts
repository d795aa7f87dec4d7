import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/browser/**", "test/tools/**", "**/node_modules/**"],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A flaky test must fail, not pass on a retry.
    retry: 0,
    allowOnly: false,
  },
});
