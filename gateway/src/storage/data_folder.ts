import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Makes the data folder, which only its owner can enter. Git leaves it out: `git add .` must not take a master key. */
export function makeDataFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) writeFileSync(join(folder, ".gitignore"), "*\n", { mode: 0o600 });
}
