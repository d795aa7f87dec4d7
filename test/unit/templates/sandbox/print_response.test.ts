import fc from "fast-check";
import { expect, test } from "vitest";
import { createPrinter } from "../../../../templates/sandbox/sandbox_gateway.ts";
import { runs } from "../../../fixtures/property_runs.ts";

test("responses are printed as JSON.stringify prints them, the first time and again", () => {
  const print = createPrinter();
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()))), (envelope) => {
      const want = JSON.stringify(envelope);
      expect([print(envelope), print(envelope)]).toEqual([want, want]);
    }),
    runs(60),
  );
});

test("what is undefined is left out", () => {
  expect(createPrinter()({ status: "success", result: [], meta: undefined })).toBe('{"status":"success","result":[]}');
});
