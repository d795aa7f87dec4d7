import process from "node:process";
import { DefaultReporter, type TestModule } from "vitest/node";

type Run = Parameters<DefaultReporter["onTestRunEnd"]>;

/**
 * Says how far a run is: on one line that moves on a terminal, and otherwise at most once for each tenth of the files. Failures and the
 * summary at the end are those of Vitest, and a line for programs is the last one: `Tests: 120 passed, 0 failed`.
 */
class ProgressReporter extends DefaultReporter {
  #total = 0;
  #done = 0;
  #failed = 0;
  #tenth = 0;

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: Parameters<DefaultReporter["onTestRunStart"]>[0]): void {
    super.onTestRunStart(specifications);
    [this.#total, this.#done, this.#failed, this.#tenth] = [specifications.length, 0, 0, 0];
    if (this.isTTY) this.#move();
  }

  /** Vitest calls it at the end of a file, where other reporters print its tests. */
  protected override printTestModule(file: TestModule): void {
    this.#done += 1;
    if (file.state() === "failed") {
      this.#failed += 1;
      this.#clear();
      this.log(` ✗ ${this.relative(file.moduleId)}`);
    }
    if (this.isTTY) this.#move();
    else this.#tellTenth();
  }

  override onUserConsoleLog(...log: Parameters<DefaultReporter["onUserConsoleLog"]>): void {
    this.#clear();
    super.onUserConsoleLog(...log);
  }

  override onTestRunEnd(...[files, errors, reason]: Run): void {
    this.#clear();
    super.onTestRunEnd(files, errors, reason);
    if (files.length === 0 && errors.length === 0) return;
    const states = files.flatMap((file) => [...file.children.allTests()].map((test) => test.result().state));
    const count = (state: string): number => states.filter((other) => other === state).length;
    // A file that cannot be loaded, a hook that fails and an error outside of all tests are no failed tests, and fail the run.
    const others = errors.length + files.filter((file) => file.state() === "failed" && !isWithFailedTest(file)).length;
    const skipped = count("skipped");
    this.log(`Tests: ${count("passed")} passed, ${count("failed") + others} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  }

  #tellTenth(): void {
    const tenth = Math.floor((10 * this.#done) / this.#total);
    if (tenth > this.#tenth) this.log(this.#text());
    this.#tenth = tenth;
  }

  #move(): void {
    this.#clear();
    process.stdout.write(this.#text());
  }

  #clear(): void {
    if (this.isTTY) process.stdout.write("\r\u001b[K");
  }

  #text(): string {
    return `${this.#done} of ${this.#total} files done, ${this.#failed} failed, ${this.#total - this.#done} remaining`;
  }
}

/** For all configurations of Vitest. */
export const reporters = [new ProgressReporter(), ...(process.env["GITHUB_ACTIONS"] === "true" ? ["github-actions"] : [])];

function isWithFailedTest(file: TestModule): boolean {
  return !file.children.allTests("failed").next().done;
}
