import { expect, test } from "vitest";
import type { Command } from "../../generator/cli/command.ts";
import { compare } from "../../generator/cli/commands/compare.ts";
import { lint } from "../../generator/cli/commands/lint.ts";
import { fakeProgram } from "../fixtures/fake_program.ts";

/** Runs a command for the project itself, in this process: most of what it needs is there for other tests. */
async function expectNothing(command: Command, ...argv: readonly string[]): Promise<void> {
  const { program, printed, complaints } = fakeProgram(process.cwd(), { now: Date.now });
  const outcome = await command.run(argv, program);
  expect(outcome, printed() + complaints()).toBe(0);
}

test("the linter finds nothing in the catalog", () => expectNothing(lint));

test("the version is a large enough step from the last release", () => expectNothing(compare, "--check-version"));
