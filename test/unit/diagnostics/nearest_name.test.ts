import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestName } from "../../../generator/diagnostics/nearest_name.ts";

const params = ["limit", "starting_after", "ending_before", "email", "created"];

describe("nearestName", () => {
  it.each([
    ["limt", "limit"],
    ["lmiit", "limit"],
    ["startingAfter", "starting_after"],
    ["starting_afer", "starting_after"],
    ["Email", "email"],
    ["e-mail", "email"],
    ["Starting-After", "starting_after"],
    ["ending before", "ending_before"],
    ["creatd", "created"],
  ])("finds for %s the name %s", (name, want) => {
    expect(nearestName(name, params)).toBe(want);
  });

  it.each(["query", "x", "", "limit_of_everything_there_is"])("finds nothing near %j", (name) => {
    expect(nearestName(name, params)).toBeUndefined();
  });

  it("takes the first of equally near names, and never the name itself", () => {
    expect(nearestName("cat", ["car", "cap"])).toBe("car");
    expect(nearestName("cat", ["cat", "cap"])).toBe("cap");
  });

  it("does not compare texts that no name is as long as", () => {
    expect(nearestName("a".repeat(100_000), ["a".repeat(99_999)])).toBeUndefined();
  });

  it("corrects every single slip in a name of three or more letters", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/u), fc.nat(), (name, seed) => {
        const at = seed % name.length;
        const slips = [name.slice(0, at) + name.slice(at + 1), `${name.slice(0, at)}z${name.slice(at)}`, name.toUpperCase()];
        for (const slip of slips.filter((one) => one !== name)) expect(nearestName(slip, [name])).toBe(name);
      }),
    );
  });
});
