import { expect, test } from "vitest";
import { jsonPath } from "../../../../../templates/cli/check/describe_document.ts";

test.each<[readonly (string | number)[], string]>([
  [[], "$"],
  [["params", "limit"], "$.params.limit"],
  [["a", 0, "b_1", "$c"], "$.a[0].b_1.$c"],
  [["a b"], "$['a b']"],
  [["it's"], String.raw`$['it\'s']`],
  [['say "x"'], `$['say "x"']`],
  [["back\\slash\n"], String.raw`$['back\\slash\n']`],
  [[""], "$['']"],
])("%j", (path, wanted) => {
  expect(jsonPath(path)).toBe(wanted);
});
