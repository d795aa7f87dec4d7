import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/browser/**", "test/tools/**", "**/node_modules/**"],
    setupFiles: ["test/fixed_seed.ts", "test/native_globals.ts"],
    // As many processes as processors; the default leaves one of them out.
    maxWorkers: "100%",
    // The files of a process share their modules: to load them again for each file takes longer than many tests.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A flaky test must fail, not pass on a retry.
    retry: 0,
    allowOnly: false,
  },
});
