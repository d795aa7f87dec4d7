import { describe, expect, it, test } from "vitest";
import { operations } from "connector-gateway-spec";
import { generatedFiles } from "../../fixtures/generated_files.ts";
import { checkProgram } from "../../fixtures/type_check.ts";

const opening = [...new Set(operations.map(({ connector }) => connector))].map((id) => `const ${id} = gateway.instance("${id}", "x");`);
const before = `import { createGateway } from "connector-gateway-spec";
const gateway = createGateway({ baseUrl: "", token: "" });
${opening.join("\n")}
`;

/** How many types the compiler instantiates to check some code. */
function instantiations(text: string): number {
  return checkProgram(generatedFiles, { "consumer.ts": text }).instantiations;
}

const base = instantiations(before);

/** The same for code that has an instance of every connector, without what the instances cost. */
function costOf(lines: readonly string[]): number {
  return instantiations(before + lines.join("\n")) - base;
}

describe("what a call of every operation costs the compiler", () => {
  const forms = {
    methods: operations.map(({ id }) => `${id}({} as never).then((result) => [result]);`),
    call: operations.map(({ id, connector }) => `${connector}.call("${id}", {} as never).then((result) => [result]);`),
    execute: operations.map(
      ({ connector, entity, action }) =>
        `${connector}.execute({ entity: "${entity}", action: "${action}", params: {} as never }).then((result) => [result]);`,
    ),
  };

  it.each([
    ["as a method", forms.methods, 80],
    ["with call", forms.call, 130],
    ["with execute", forms.execute, 160],
  ])("%s", (_what, lines, most) => {
    const cost = costOf(lines) / lines.length;
    expect(cost).toBeGreaterThan(1);
    expect(cost).toBeLessThan(most);
  });
});

test("an instance of every connector costs next to nothing", () => {
  expect(base - instantiations("export {};")).toBeLessThan(2000);
});
