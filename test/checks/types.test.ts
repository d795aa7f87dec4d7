import { test } from "vitest";
import { expectToPass } from "./tools.ts";

test("the code of the project has no type errors", () => expectToPass("types"));
