import { test } from "vitest";
import { expectToPass } from "./tools.ts";

test("all files are formatted; where they are not, run `npm run lint -- --fix`", () => expectToPass("format"));
