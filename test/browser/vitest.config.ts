import { defineConfig } from "vitest/config";
import usual from "../../vitest.config.ts";

export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    dir: "test/browser",
    exclude: [],
    setupFiles: ["test/native_globals.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
