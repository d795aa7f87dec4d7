import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filenameOf } from "../../../../templates/runtime/download.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

describe("the file name of a download", () => {
  it.each([
    ["none without a header", null, undefined],
    ["none without a name", "inline", undefined],
    ["a plain name", "attachment; filename=report.pdf", "report.pdf"],
    ["a quoted name", 'attachment; filename="my report.pdf"', "my report.pdf"],
    ["escaped quotes", 'attachment; filename="a\\"b.pdf"', "a_b.pdf"],
    ["the UTF-8 form first", "attachment; filename=\"x.pdf\"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf", "résumé.pdf"],
    ["the plain form when the UTF-8 form is broken", "attachment; filename=x.pdf; filename*=UTF-8''%E0%A4%A", "x.pdf"],
    ["the UTF-8 form with blanks around it", "attachment; filename*=UTF-8''a%20b.txt ; x=1", "a b.txt"],
    ["the UTF-8 form with a language and blanks", "attachment; filename* = utf-8'en'a%20b.txt", "a b.txt"],
    ["a quoted name after blanks", 'attachment; filename = "a;b.txt"', "a;b.txt"],
    ["none when the UTF-8 form is broken and alone", "attachment; filename*=UTF-8''%E0%A4%A", undefined],
    ["no folders", 'attachment; filename="../../etc/passwd"', "passwd"],
    ["no folders of Windows", 'attachment; filename="C:\\\\temp\\\\x.txt"', "x.txt"],
    ["no dots alone", 'attachment; filename=".."', undefined],
  ])("is %s", (_what, header, want) => {
    expect(filenameOf(header)).toBe(want);
  });
});

/** A name in the form that can have all characters. */
function filenameFrom(name: string): string | undefined {
  return filenameOf(`attachment; filename*=UTF-8''${encodeURIComponent(name.replace(/\p{Surrogate}/gu, "\ufffd")).replaceAll("'", "%27")}`);
}

describe("a file name that a gateway proposes", () => {
  it.each([
    ["report.pdf", "report.pdf"],
    ["Résumé – 履歴 (final) [2].tar.gz", "Résumé – 履歴 (final) [2].tar.gz"],
    ["console.log", "console.log"],
    ["null.txt", "null.txt"],
    ["COM10.txt", "COM10.txt"],
    ["a-b -c.txt", "a-b -c.txt"],
    ["🙂.png", "🙂.png"],
  ])("stays as it is: %s", (name, want) => {
    expect(filenameFrom(name)).toBe(want);
  });

  it.each([
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["a\u0000b\u001b[31m\r\nc\u2028d\u0085e.txt", "ab[31mcde.txt"],
    ["a\u200b\u200d\u2060\ufeff\u00ad\u061c\u180e\u{e0041}b.txt", "ab.txt"],
    ["\ufe0f\u3164\u115f", undefined],
    ['a<b>c:d"e|f?g*h.txt', "a_b_c_d_e_f_g_h.txt"],
    ["file.txt:stream:$DATA", "file.txt_stream_$DATA"],
    ["-rf", "_rf"],
    ["--output=x", "_-output=x"],
    ["\u200b-rf", "_rf"],
    ["  -rf  ", "_rf"],
    ["name. . ", "name"],
    ["name.txt...", "name.txt"],
    ["name.txt\u00a0\u3000", "name.txt"],
    ["...", undefined],
    [". .", undefined],
    [" ", undefined],
    ["NUL", "_NUL"],
    ["NUL.txt", "_NUL.txt"],
    ["nul.tar.gz", "_nul.tar.gz"],
    ["CON", "_CON"],
    ["aux.json", "_aux.json"],
    ["PRN .pdf", "_PRN .pdf"],
    ["com1.log", "_com1.log"],
    ["LPT9", "_LPT9"],
    ["COM\u00b9.txt", "_COM\u00b9.txt"],
    ["conin$", "_conin$"],
    ["CONOUT$.txt", "_CONOUT$.txt"],
    ["N\u200bUL.txt", "_NUL.txt"],
    ["NUL. ", "_NUL"],
    [".bashrc", "_bashrc"],
    ["~/.ssh/.config", "_config"],
    ["../../NUL", "_NUL"],
    ["../../etc/passwd", "passwd"],
    ["..\\..\\boot.ini", "boot.ini"],
    ["/etc/", undefined],
    ["a/.\u200b.", undefined],
    ["C:", "C_"],
    ["~/.ssh/authorized_keys", "authorized_keys"],
  ])("is made safe: %j", (name, want) => {
    expect(filenameFrom(name)).toBe(want);
  });

  it("is cut where it is too long", () => {
    expect(filenameFrom("a".repeat(1000))).toBe("a".repeat(250));
    expect(filenameFrom("漢".repeat(1000))).toBe("漢".repeat(83));
    expect(filenameFrom("🙂".repeat(1000))).toBe("🙂".repeat(62));
    expect(filenameFrom(`${"a".repeat(230)}${" .".repeat(1000)}b`)).toBe("a".repeat(230));
    expect(filenameFrom(`-${"a".repeat(1000)}`)).toBe(`_${"a".repeat(249)}`);
  });

  it("is safe, whatever it was", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "NUL",
        "con",
        ".",
        "..",
        "/",
        "\\",
        " ",
        "-",
        ":",
        "\u202e",
        "\u0000",
        "%2f",
        '"',
        ";",
        "a".repeat(300),
        "漢".repeat(99),
        "🙂",
      ),
      fc.string({ unit: CHARACTER, maxLength: 5 }),
    );
    const isReserved = (name: string): boolean => /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)\s*(?:\.|$)/iu.test(name);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.boolean(), (parts, quoted) => {
        const text = parts.join("");
        const name = quoted ? filenameOf(`attachment; filename="${text.replace(/["\\]/g, "\\$&")}"`) : filenameFrom(text);
        if (name === undefined) return;
        expect(name).not.toBe("");
        expect(name).not.toMatch(/[\p{C}\p{DI}\p{Zl}\p{Zp}<>:"|?*/\\]/u);
        expect(name).not.toMatch(/^[\s-]|[\s.]$/u);
        expect(isReserved(name)).toBe(false);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      }),
    );
  });

  it("is found in no time, however long the header is", () => {
    for (const text of ["filename*=", 'filename="', "filename*   ", 'filename="\\', " ", "=", "utf-8'"]) {
      expect(() => filenameOf(`attachment; ${text.repeat(20_000 / text.length)}`)).not.toThrow();
    }
  });
});
