import { test } from "vitest";
import { BUSY, expectToPass } from "./tools.ts";

test("the code of the project has no type errors", BUSY, () => expectToPass("types"));
