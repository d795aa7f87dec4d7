import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SpecPackage } from "../../../../../templates/cli/context.ts";
import { runCommand, type CommandRun, type Printed } from "../../../../fixtures/command_line.ts";
import { emptyFolder } from "../../../../fixtures/package_folder.ts";
import { createFake, executePath, toInit, type Sent } from "../../sandbox/fake_store.ts";

/** The surroundings of a `serve` that is running. */
export interface Served {
  readonly url: string;
  readonly folder: string;
  readonly printed: Readonly<Printed>;
  readonly onError: (error: unknown) => void;
  readonly send: (sent: Sent) => Promise<SentAnswer>;
  readonly read: (file: string) => string;
}

/** What `serve` answered. */
export interface SentAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The value of a JSON text, otherwise the text. */
  readonly body: unknown;
}

/** Runs `serve` on a free port in a folder with files, with the fake sandbox, and stops it when `use` is done. */
export async function whileServing(
  words: string,
  use: (served: Served) => unknown,
  files: Readonly<Record<string, string>> = {},
  folder: string = emptyFolder(),
  spec: Partial<SpecPackage> = {},
): Promise<CommandRun> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return runCommand(["serve", "--port", "0", ...words.split(" ").filter((word) => word !== "")], {
    cwd: folder,
    spec: { loadCreateSandbox: () => Promise.resolve(createFake), ...spec },
    untilStopped: async (printed, onError) => {
      const url = /^Sandbox gateway: (\S+)\n/.exec(printed.stdout)?.[1] ?? "";
      await use({
        url,
        folder,
        printed,
        onError,
        send: (sent) => send(url, sent),
        read: (file) => readFileSync(join(folder, file), "utf8"),
      });
    },
  });
}

async function send(url: string, sent: Sent): Promise<SentAnswer> {
  const answer = await fetch(`${url}${sent.path ?? executePath()}`, toInit(sent));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: /^[{[]/.test(text) ? JSON.parse(text) : text };
}
