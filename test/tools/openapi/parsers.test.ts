import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { installedFile } from "../../fixtures/npm_folder.ts";
import { run, succeed } from "../../package/installed_package.ts";
import { documentPath, exemplaryDocuments } from "./documents.ts";

const PARSERS_FOLDER = join(import.meta.dirname, "parsers");

/** Statements that set `valid` to whether the parsed text `document` is a valid OpenAPI document, or throw. */
const PARSERS: Readonly<Record<string, string>> = {
  "@apidevtools/swagger-parser": `
    const { default: SwaggerParser } = await import("@apidevtools/swagger-parser");
    await SwaggerParser.validate(document);
    valid = true;`,
  "@readme/openapi-parser": `
    const { validate } = await import("@readme/openapi-parser");
    const result = await validate(document);
    valid = result.valid && result.warnings.length === 0;`,
  "@scalar/openapi-parser": `
    const { validate } = await import("@scalar/openapi-parser");
    valid = (await validate(document)).valid;`,
  "@seriousme/openapi-schema-validator": `
    const { Validator } = await import("@seriousme/openapi-schema-validator");
    valid = (await new Validator().validate(document)).valid;`,
};

/** What a parser says of each text, as a list of "valid", "not valid" and messages of errors. A text is a JavaScript expression. */
async function verdicts(statements: string, texts: readonly string[]): Promise<readonly string[]> {
  await installedFile(PARSERS_FOLDER, "@scalar/openapi-parser/package.json");
  const program = `
import { readFileSync } from "node:fs";
const verdicts = [];
for (const text of [${texts.join(", ")}]) {
  let valid = false;
  try {
    const document = JSON.parse(text);
    ${statements}
    verdicts.push(valid ? "valid" : "not valid");
  } catch (error) {
    verdicts.push(error.message);
  }
}
console.log(JSON.stringify(verdicts));`;
  const output = await succeed(run(PARSERS_FOLDER, process.execPath, ["--no-warnings", "--input-type=module", "--eval", program]));
  return JSON.parse(output) as readonly string[];
}

describe.each(Object.entries(PARSERS))("%s", (_name, statements) => {
  test("finds the documents valid", async () => {
    const found = await verdicts(
      statements,
      exemplaryDocuments.map((name) => `readFileSync(${JSON.stringify(documentPath(name))}, "utf8")`),
    );
    expect(found).toEqual(exemplaryDocuments.map(() => "valid"));
  });

  test("refuses a document without `info`", async () => {
    const [found] = await verdicts(statements, [`'{ "openapi": "3.1.0", "paths": {} }'`]);
    expect(found).not.toBe("valid");
  });
});
