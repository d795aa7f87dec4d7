import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/browser/**", "**/node_modules/**"],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Wrong verdicts must be seen at once, not after a retry.
    retry: 0,
    allowOnly: false,
  },
});
