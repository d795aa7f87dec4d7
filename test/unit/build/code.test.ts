import { expect, test } from "vitest";
import { buildCode } from "../../../generator/build/code.ts";
import { readTemplatesWithCode } from "../../../generator/read/source/templates.ts";

const templates = readTemplatesWithCode(".");

test.each<readonly [what: string, path: string, from: string | RegExp, to: string, message: string]>([
  ["a module that is missing", "runtime/engine.ts", "./validator.js", "./validated.js", "no file of the package has runtime/validated.ts"],
  ["a name that a module lacks", "shared/secrets.ts", "export function redactName", "function redactName", 'for import "redactName"'],
  ["a type that is not stated", "shared/credentials.ts", "): string {", ") {", "templates/shared/credentials.ts: "],
])("%s ends the build with one clear message", async (_, path, from, to, message) => {
  const text = templates.get(path) ?? "";
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await expect(buildCode(new Map([...templates, [path, changed]]), (source) => `// ${source}`)).rejects.toThrow(message);
});
