import { test } from "vitest";
import { BUSY, expectToPass } from "./tools.ts";

test("the package in generated/ is what the catalog makes", BUSY, () => expectToPass("package"));
