import { test } from "vitest";
import { expectToPass } from "./tools.ts";

test("the version is a large enough step from the last release", () => expectToPass("compatibility"));
