import { describe, expect, test } from "vitest";
import { fillSlots, printSlot, type SlotName } from "../../../../generator/emit/reference/slots.ts";

describe("a slot", () => {
  test.each<[SlotName, string]>([
    ["policy", `<meta http-equiv="Content-Security-Policy" content="{{policy}}">`],
    ["style", "<style>{{style}}</style>"],
    ["early", "<script>{{early}}</script>"],
    ["script", "<script>{{script}}</script>"],
    ["licenses", "<!--{{licenses}}-->"],
  ])("%s is %s", (name, markup) => {
    expect(printSlot(name)).toBe(markup);
  });
});

describe("filled slots", () => {
  test.each([
    [`a${printSlot("style")}b`, { style: "p{}" }, "a<style>p{}</style>b"],
    [`${printSlot("script")}${printSlot("early")}`, { early: "1", script: "2" }, "<script>2</script><script>1</script>"],
    [printSlot("policy"), { policy: "default-src 'none'" }, `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`],
    [printSlot("licenses"), { licenses: "\nMIT\n" }, "<!--\nMIT\n-->"],
    [printSlot("script"), { script: "$&$1$`" }, "<script>$&$1$`</script>"],
    [`<p>{{style}} {{script}}</p>${printSlot("style")}`, { style: "" }, "<p>{{style}} {{script}}</p><style></style>"],
    [printSlot("style") + printSlot("script"), { style: printSlot("early"), script: "{{style}}" }, undefined],
    [
      printSlot("style") + printSlot("script"),
      { style: "<script>{{script}}<x", script: "{{style}}" },
      "<style><script>{{script}}<x</style><script>{{style}}</script>",
    ],
  ] as const)("of %j with %j", (page, texts, want) => {
    expect(fillSlots(page, texts)).toBe(want ?? "<style><script>{{early}}</script></style><script>{{style}}</script>");
  });

  test.each([
    ["", { style: "" }, "the reference page has no slot <style>{{style}}</style>"],
    ["<style> {{style}}</style>", { style: "" }, "the reference page has no slot <style>{{style}}</style>"],
    [printSlot("script") + printSlot("script"), { script: "" }, "the reference page has the slot <script>{{script}}</script> twice"],
    [printSlot("early"), {}, "nothing fills the slot <script>{{early}}</script> of the reference page"],
  ])("%j with %j: %s", (page, texts, message) => {
    expect(() => fillSlots(page, texts)).toThrow(message);
  });

  test.each<[SlotName, string]>([
    ["policy", `default-src 'none'"`],
    ["style", "</style>"],
    ["style", "</STYLE >"],
    ["early", "</script"],
    ["script", `"</sCript>"`],
    ["script", `"<!--"`],
    ["licenses", ">"],
    ["licenses", "->"],
    ["licenses", "a--!>"],
    ["licenses", "a -- b"],
    ["licenses", "a-"],
  ])("%s cannot hold %j", (name, text) => {
    expect(() => fillSlots(printSlot(name), { [name]: text })).toThrow(`the text for the slot ${printSlot(name)} ends the slot too early`);
  });
});
