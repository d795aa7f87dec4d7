import process from "node:process";
import { defineConfig } from "vitest/config";
import usual from "../../../vitest.config.ts";

/** The configuration of `npm test`, with only the tests that `run.ts` names. */
export default defineConfig({ ...usual, test: { ...usual.test, include: (process.env.MUTATION_TESTS ?? "").split(";") } });
