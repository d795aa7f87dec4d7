import { describe, expect, test } from "vitest";
import { printDiagnostics } from "../../generator/read/diagnostics/print.ts";
import { FORMATS } from "../../templates/core/report.ts";
import { loadAndCheck } from "../../generator/run.ts";
import { outputAttacks, UNSAFE, workflowCommandsIn } from "../fixtures/hostile_output.ts";
import { describedCatalog, SHOP } from "../fixtures/shop_catalog.ts";

/** A connector whose file has a hostile name, hostile keys and hostile values, with what the generator finds in it. */
function checkedWith(attack: string) {
  const [gateway, shop] = describedCatalog();
  if (gateway === undefined || shop === undefined) throw new Error("there is no shop");
  const text = shop.text.replace("records:\n", () => `${JSON.stringify(attack)}: ${JSON.stringify(attack)}\n${attack}: 1\nrecords:\n`);
  const sources = [gateway, { ...shop, text, path: SHOP.replace("shop", () => attack) }];
  const { diagnostics } = loadAndCheck(sources);
  expect(diagnostics.length).toBeGreaterThan(0);
  return { attack, diagnostics, sources };
}

const checked = outputAttacks.map(checkedWith);

describe.each(FORMATS)("the messages of the generator as %s", (format) => {
  test.each(checked)("about $attack", ({ attack, diagnostics, sources }) => {
    const printed = printDiagnostics(diagnostics, { format, sources });
    expect(printed).not.toMatch(UNSAFE);
    const commands = workflowCommandsIn(printed).filter(
      (line) => format !== "github" || !/^::error file=[^,:\n]*,line=\d+,[\w=,]*,title=[\w/-]+::[^\n]*$/u.test(line),
    );
    expect(commands).toEqual([]);
    if (format === "json")
      expect(JSON.parse(printed)).toContainEqual(expect.objectContaining({ file: SHOP.replace("shop", () => attack) }));
  });
});
