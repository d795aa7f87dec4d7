import { visibleText } from "#generator/read";
import { type Command, type Refusal, hint } from "./command.ts";

/** The commands by name. Each is loaded when it is run, so that none waits for the imports of another. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  generate: async () => (await import("./commands/generate.ts")).generate,
  check: async () => (await import("./commands/check.ts")).check,
  new: async () => (await import("./commands/new.ts")).newConnector,
  lint: async () => (await import("./commands/lint.ts")).lint,
  drift: async () => (await import("./commands/drift.ts")).drift,
  compare: async () => (await import("./commands/compare.ts")).compare,
};

/** A command, how to load it, and its arguments. */
export interface ChosenCommand {
  readonly load: () => Promise<Command>;
  readonly argv: readonly string[];
}

/** The command that the first argument names; `generate` if there is none before the options. */
export function chooseCommand(argv: readonly string[]): ChosenCommand | Refusal {
  const [name = "generate", ...rest] = argv[0]?.startsWith("-") === false ? argv : ["generate", ...argv];
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load !== undefined) return { load, argv: rest };
  const names = Object.keys(COMMANDS);
  return { usageError: `unknown command "${visibleText(name)}"${hint(name, names)}; the commands are ${names.join(", ")}` };
}
