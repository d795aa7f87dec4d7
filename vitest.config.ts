import { readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { platform } from "node:os";
import process from "node:process";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { reporters } from "./test/progress_reporter.ts";

/** Starts the checks of the whole project first, which take longest; of unit tests alone small files, so that the first answer comes soon. */
class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const checks = files.filter(({ moduleId }) => moduleId.includes("/test/checks/"));
    const isUnit = files.every(({ moduleId }) => moduleId.includes("/test/unit/"));
    if (!isUnit) return [...checks, ...(await super.sort(files.filter((file) => !checks.includes(file))))];
    const sizes = new Map(files.map((file) => [file, statSync(file.moduleId).size]));
    return files.toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0));
  }
}

/** The cache of modules keeps what `./x.js` means, and would not notice that it has become a `.tsx` file. */
const namesInCacheKeys: Plugin = {
  name: "names-in-cache-keys",
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    const names = readdirSync("templates", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
    const key = names.sort().join();
    define(() => key);
  },
};

/**
 * Where tests write their files: tens of thousands, which are soon removed. In memory, where there is plenty of it that also keeps programs,
 * that takes a quarter of the time; otherwise where the system keeps such files.
 */
function temporaryFolder(): Readonly<Record<string, string>> {
  const IN_MEMORY = "/dev/shm";
  if (platform() !== "linux" || process.env["TMPDIR"] !== undefined) return {};
  const mounted = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .find((line) => line.split(" ")[1] === IN_MEMORY);
  if (mounted === undefined || !/\brw\b/u.test(mounted) || mounted.includes("noexec")) return {};
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > 4 * 1024 ** 3 ? { TMPDIR: IN_MEMORY } : {};
}

/**
 * Most of what tests run, they run for less time than it takes to optimize it. Node 20 optimizes a function after this much of it has run,
 * fifteen times as much as usual, which saves a tenth of the processor time. Later versions are as patient by themselves, and refuse the
 * option.
 */
function lateOptimization(): readonly string[] {
  return process.versions.node.startsWith("20.") ? ["--interrupt-budget=1000000"] : [];
}

export default defineConfig({
  plugins: [namesInCacheKeys],
  test: {
    dir: "test",
    exclude: ["browser/**", "tools/**", "**/node_modules/**"],
    setupFiles: ["test/fixed_seed.ts", "test/native_globals.ts", "test/plain_environment.ts"],
    reporters,
    sequence: { sequencer: Sequencer },
    // As many processes as processors; the default leaves one of them out.
    maxWorkers: "100%",
    // For what tests start: the compiler and the linter are written in Go, whose garbage collector takes a quarter of their processor time,
    // and which do some work twice when they use more than one processor.
    env: { GOGC: "400", GOMAXPROCS: "1", ...temporaryFolder() },
    // As many processes as processors leave none for the threads of a garbage collector, and small heaps collect too often: together these
    // save about a fifth of the processor time. With more room for young objects than 64 MB, the pages that the system has to provide take
    // longer than the collections that they save.
    execArgv: [
      "--single-threaded-gc",
      "--max-semi-space-size=64",
      "--min-semi-space-size=64",
      "--initial-old-space-size=1024",
      ...lateOptimization(),
    ],
    // Modules are imported as Node does it; the replacement of default exports is a proxy, which every use of a library would go through.
    deps: { interopDefault: false },
    // The files of a process share their modules: to load them again for each file takes longer than many tests.
    isolate: false,
    testTimeout: 120_000,
    // What a test waits for comes at once on a machine that has nothing else to do, and much later on one that has.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    // A flaky test must fail, not pass on a retry.
    retry: 0,
    allowOnly: false,
    // A file of tests starts in half the time when its modules are compiled already.
    experimental: { fsModuleCache: true },
  },
});
