// Loaded into every process of a measured program. Appends a line to a file when the process ends: microseconds of processor time, kilobytes of memory at most.
const { appendFileSync, readFileSync } = require("node:fs");
const process = require("node:process");
const { isMainThread } = require("node:worker_threads");

const file = process.env.USAGE_FILE;
// The figures of a process contain those of its threads.
if (isMainThread && file !== undefined)
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    appendFileSync(file, `${JSON.stringify([userCPUTime + systemCPUTime, peakOnLinux() ?? maxRSS])}\n`);
  });

/** The peak of this program alone, in kilobytes. The one that the system gives to programs begins at the memory of the process that started it. */
function peakOnLinux() {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes);
  } catch {
    return undefined;
  }
}
