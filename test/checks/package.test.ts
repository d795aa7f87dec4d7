import { test } from "vitest";
import { expectToPass } from "./tools.ts";

test("the package in generated/ is what the catalog makes", () => expectToPass("package"));
