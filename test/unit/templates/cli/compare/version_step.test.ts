import { describe, expect, it } from "vitest";
import { judgeVersions } from "../../../../../templates/cli/compare/outcome/compare_sides.ts";
import type { VersionStep } from "../../../../../templates/cli/compare/change.ts";

describe("judgeVersions", () => {
  it.each<[old: string, next: string, required: VersionStep, isEnough: boolean]>([
    ["1.2.3", "2.0.0", "major", true],
    ["1.2.3", "1.3.0", "major", false],
    ["1.2.3", "1.3.0", "minor", true],
    ["1.2.3", "1.2.4", "minor", false],
    ["1.2.3", "1.2.4", "patch", true],
    ["1.2.3", "3.0.0", "patch", true],
    ["1.2.3", "1.2.3", "none", true],
    ["1.2.3", "1.2.3", "patch", false],
    ["1.2.3", "1.2.4", "none", true],
    ["1.2.3", "1.2.2", "none", false],
    ["1.10.0", "1.9.0", "patch", false],
    // Below 1.0.0 the second number says what breaks.
    ["0.1.0", "0.2.0", "major", true],
    ["0.1.0", "0.1.1", "major", false],
    ["0.1.0", "0.1.1", "minor", true],
    ["0.1.0", "0.1.0", "minor", false],
    ["0.9.0", "1.0.0", "major", true],
    ["0.0.1", "0.0.2", "major", false],
    // Nobody may rely on a pre-release.
    ["2.0.0-rc.1", "2.0.0-rc.2", "major", true],
    ["2.0.0-rc.2", "2.0.0", "major", true],
    ["2.0.0-rc.10", "2.0.0-rc.9", "major", false],
    ["2.0.0-rc.1", "2.0.0-rc", "major", false],
    ["2.0.0-alpha", "2.0.0-beta", "major", true],
    ["2.0.0-1", "2.0.0-beta", "major", true],
    ["1.2.3", "2.0.0-rc.1", "major", true],
    ["1.2.3", "1.3.0-rc.1", "major", false],
    ["2.0.0", "2.0.0-rc.1", "none", false],
    ["1.2.3", "1.2.3+build", "none", true],
  ])("%s to %s for %s: %s", (old, next, required, isEnough) => {
    expect(judgeVersions(old, next, required)).toMatchObject({ isEnough });
  });

  it.each(["", "1.2", "v1.2.3", "1.2.3.4", "01.2.3", "latest"])("does not read %j", (text) => {
    expect(judgeVersions(text, "1.2.3", "none")).toBeUndefined();
    expect(judgeVersions("1.2.3", text, "none")).toBeUndefined();
  });
});
