import { test } from "vitest";
import { compareTexts, LOWER_LIMIT, shopText } from "../../../fixtures/compared_catalogs.ts";

test("smoke", async () => {
  for (const format of ["pretty", "json", "markdown", "github", "sarif"]) {
    const { stdout, stderr, code } = await compareTexts(
      shopText("1.0.0"),
      shopText("1.0.0", LOWER_LIMIT, ["note: string | null", "memo: string"], ["What was ordered.", "Hm."]),
      ["--format", format],
    );
    console.log(format, code, stdout, stderr);
  }
});
