import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { reporters } from "./test/progress_reporter.ts";

/** Starts the checks of the whole project first: they take longest. */
class ChecksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [checks, others] = [true, false].map((wanted) => sorted.filter(({ moduleId }) => moduleId.includes("/test/checks/") === wanted));
    return [...(checks ?? []), ...(others ?? [])];
  }
}

export default defineConfig({
  test: {
    dir: "test",
    exclude: ["browser/**", "tools/**", "**/node_modules/**"],
    setupFiles: ["test/fixed_seed.ts", "test/native_globals.ts"],
    reporters,
    sequence: { sequencer: ChecksFirst },
    // As many processes as processors; the default leaves one of them out.
    maxWorkers: "100%",
    // The files of a process share their modules: to load them again for each file takes longer than many tests.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A flaky test must fail, not pass on a retry.
    retry: 0,
    allowOnly: false,
    experimental: { fsModuleCache: true },
  },
});
