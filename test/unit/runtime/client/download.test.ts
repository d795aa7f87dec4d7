import { describe, expect, it } from "vitest";
import { filenameOf } from "../../../../templates/runtime/client/download.ts";

describe("the file name of a download", () => {
  it.each([
    ["none without a header", null, undefined],
    ["none without a name", "inline", undefined],
    ["a plain name", "attachment; filename=report.pdf", "report.pdf"],
    ["a quoted name", 'attachment; filename="my report.pdf"', "my report.pdf"],
    ["escaped quotes", 'attachment; filename="a\\"b.pdf"', 'a"b.pdf'],
    ["the UTF-8 form first", "attachment; filename=\"x.pdf\"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf", "résumé.pdf"],
    ["the plain form when the UTF-8 form is broken", "attachment; filename=x.pdf; filename*=UTF-8''%E0%A4%A", "x.pdf"],
    ["no folders", 'attachment; filename="../../etc/passwd"', "passwd"],
    ["no folders of Windows", 'attachment; filename="C:\\\\temp\\\\x.txt"', "x.txt"],
    ["no dots alone", 'attachment; filename=".."', undefined],
  ])("is %s", (_what, header, want) => {
    expect(filenameOf(header)).toBe(want);
  });
});
