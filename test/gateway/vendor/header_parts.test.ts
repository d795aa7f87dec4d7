import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseName, filenameIn, linkTo } from "../../../gateway/src/vendor/header_parts.ts";
import { runs } from "../../fixtures/property_runs.ts";

const request = "https://api.example/v1/candidates?page=1";

describe("the address of a relation", () => {
  test.each<[header: string | undefined, address: string | undefined]>([
    ['<https://api.example/v1/candidates?page=2>; rel="next"', "https://api.example/v1/candidates?page=2"],
    ["<https://api.example/a?page=2>;rel=next", "https://api.example/a?page=2"],
    ['<https://api.example/l>; rel="last", <https://api.example/n>; rel="next"', "https://api.example/n"],
    ['<https://api.example/l>; rel="last",<https://api.example/n>  ;  rel = "next"', "https://api.example/n"],
    ['<https://api.example/a,b;c?d=1,2>; rel="next"', "https://api.example/a,b;c?d=1,2"],
    ['<https://api.example/a>; title="a, <b>; rel=\\"next\\""; rel=last', undefined],
    ['<https://api.example/a>; title="<https://evil.example>; rel=next"; rel=last', undefined],
    ['<https://api.example/a>; title="x, y"; rel="prev next"', "https://api.example/a"],
    ['<https://api.example/a>; REL="NEXT"', "https://api.example/a"],
    ['<https://api.example/a>; rel="prev"; rel="next"', undefined],
    ['<https://api.example/a>; rel="nextish"', undefined],
    ["<?page=2>; rel=next", "https://api.example/v1/candidates?page=2"],
    ["</v2/x>; rel=next", "https://api.example/v2/x"],
    ["<http://>; rel=next, <https://api.example/b>; rel=next", "https://api.example/b"],
    ["<https://api.example/a>", undefined],
    ["https://api.example/a; rel=next", undefined],
    ["<https://api.example/a; rel=next", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("in %s is %s", (header, address) => {
    expect(linkTo(header, "next", request)).toBe(address);
  });

  test("is found among any others", () => {
    const relation = fc.stringMatching(/^[a-z]{1,8}$/).filter((name) => name !== "next");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.webUrl({ withQueryParameters: true }), relation)),
        fc.webUrl(),
        fc.nat(),
        (others, url, position) => {
          const links = others.map(([target, name]) => `<${target}>; rel="${name}"`);
          links.splice(position % (links.length + 1), 0, `<${url}>; rel="next"`);
          expect(linkTo(links.join(", "), "next", request)).toBe(new URL(url).href);
        },
      ),
      runs(60),
    );
  });

  test("is looked for in a long header that has none", () => {
    expect(linkTo(`<a>${"; x".repeat(20_000)}`, "next", request)).toBeUndefined();
    expect(linkTo(`<a>${" ".repeat(50_000)}x`, "next", request)).toBeUndefined();
    expect(linkTo(`<a>; t="${"\\".repeat(50_001)}`, "next", request)).toBeUndefined();
  });
});

describe("the name of a file", () => {
  test.each<[header: string | undefined, name: string | undefined]>([
    ['attachment; filename="a b.pdf"', "a b.pdf"],
    ["attachment; filename=a.pdf", "a.pdf"],
    ['inline; FileName="a;b.pdf"; size=3', "a;b.pdf"],
    ['attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
    ["attachment; filename=\"x.pdf\"; filename*=UTF-8''gr%C3%BC%C3%9Fe.pdf", "grüße.pdf"],
    ["attachment; filename*=utf-8'de'gr%C3%BC.pdf; filename=x.pdf", "grü.pdf"],
    ["attachment; filename*=ISO-8859-1''gr%FC.pdf", "grü.pdf"],
    ["attachment; filename*=KOI8-R''x; filename=plain.pdf", "plain.pdf"],
    ['attachment; filename="../../etc/passwd"', "passwd"],
    ['attachment; filename="C:\\\\temp\\\\a.pdf"', "a.pdf"],
    ['attachment; filename=".."', undefined],
    ['attachment; filename=""', undefined],
    ["attachment", undefined],
    [undefined, undefined],
  ])("in %s is %s", (header, name) => {
    expect(filenameIn(header)).toBe(name);
  });

  test("has no control characters", () => {
    expect(baseName("a\r\nb\0.pdf")).toBe("ab.pdf");
  });
});
