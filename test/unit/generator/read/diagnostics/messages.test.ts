import { describe, expect, it } from "vitest";
import { messages } from "../../../../../generator/read/diagnostics/messages.ts";

describe("messages", () => {
  it.each(Object.entries(messages))("%s has a code, a message and a help in the common style", (code, { message, help }) => {
    expect(code).toMatch(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/u);
    for (const text of [message, help]) expect(text).toMatch(/^[^A-Z\s].*[^.\s]$|^\{\w+\}$/u);
  });
});
