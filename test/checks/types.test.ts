import { test } from "vitest";
import { expectToPass } from "./tools.ts";

test("the code of the project has no type errors", () => expectToPass("types"));

test("the templates have no type errors, as the package has them", () => expectToPass("types of the templates"));
