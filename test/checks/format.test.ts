import { test } from "vitest";
import { BUSY, expectToPass } from "./tools.ts";

test("all files are formatted; where they are not, run `npm run lint -- --fix`", BUSY, () => expectToPass("format"));
