import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkHeader, secretsIn, toHeaderMap } from "../../../../../templates/runtime/client/settings.ts";

describe("toHeaderMap", () => {
  it.each([
    [undefined, []],
    [{}, []],
    [{ "X-A": "1", b: undefined }, [["x-a", "1"]]],
    [{ a: "1", A: "2" }, [["a", "2"]]],
    [{ "x_y.z~!#$%&'*+^`|-": "é\t " }, [["x_y.z~!#$%&'*+^`|-", "é\t "]]],
    [JSON.parse('{ "__proto__": "1" }'), [["__proto__", "1"]]],
  ])("of %j is %j", (given, want) => {
    expect([...toHeaderMap(given)]).toEqual(want);
  });

  it("never accepts what could end a header, and never shows a value", () => {
    const hostile = fc
      .tuple(fc.string(), fc.constantFrom("\r", "\n", "\0", "\u2028", "\u0085", "\ud800"), fc.string())
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(hostile, (text) => {
        expect(() => checkHeader(text, "1")).toThrow(TypeError);
        expect(() => checkHeader("x-a", text)).toThrow(
          new TypeError("The header `x-a` must be a non-empty string of Latin-1 characters without line breaks."),
        );
      }),
    );
  });
});

describe("secretsIn", () => {
  it.each(["x-api-key", "cookie", "proxy-authorization", "x-auth", "x-signature", "x-access-token"])(
    "takes the value of %s for a secret",
    (name) => {
      expect(secretsIn(new Map([[name, "value"]]))).toEqual(["value"]);
    },
  );

  it.each(["accept", "idempotency-key", "traceparent", "x-tenant"])("does not take the value of %s for one", (name) => {
    expect(secretsIn(new Map([[name, "value"]]))).toEqual([]);
  });
});
