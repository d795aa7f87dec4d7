import { parseArgs } from "node:util";

/** What the words of a command line ask for. */
export type Request =
  | { readonly kind: "help" }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "measure"; readonly parts: readonly string[]; readonly write: boolean; readonly json: string | undefined };

/** Reads the words after the name of the program. Without names of parts, `usual` are asked for. They come in the order of `names`. */
export function readArguments(words: readonly string[], names: readonly string[], usual: readonly string[] = names): Request {
  const read = parseWords(words);
  if (typeof read === "string") return { kind: "refused", message: read };
  const { positionals, values } = read;
  if (values.help) return { kind: "help" };
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    return {
      kind: "refused",
      message: `There is no part ${unknown.map((name) => `"${name}"`).join(", ")}. The parts are ${names.join(", ")}.`,
    };
  const parts = positionals.length === 0 ? usual : names.filter((name) => positionals.includes(name));
  return { kind: "measure", parts, write: values.write, json: values.json };
}

/** The words by kind, or what is wrong with them. */
function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { help: { type: "boolean", default: false }, write: { type: "boolean", default: false }, json: { type: "string" } },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
