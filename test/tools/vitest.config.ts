import { defineConfig } from "vitest/config";
import usual from "../../vitest.config.ts";

export default defineConfig({ ...usual, test: { ...usual.test, dir: "test/tools", exclude: ["**/node_modules/**"] } });
