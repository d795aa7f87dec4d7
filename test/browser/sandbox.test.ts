import { createSandbox } from "connector-gateway-spec/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type SeenAnswer } from "../fixtures/sandbox/plain_client.ts";
import { writtenRequests } from "../fixtures/sandbox/written_requests.ts";
import { closeWindows, sharedChromium } from "./chromium.ts";
import type { AskAll } from "./sandbox_page.ts";
import { openStrictPage, type StrictPage } from "./strict_page.ts";

const SEED = 7;
/** What to close at the end, in reverse order. */
const open: (() => Promise<unknown>)[] = [];
let site: StrictPage;
let inChromium: readonly SeenAnswer[];
let inNode: readonly SeenAnswer[];

beforeAll(async () => {
  const browser = await sharedChromium();
  open.push(() => closeWindows(browser));
  site = await openStrictPage(browser, "sandbox_page.ts", "askAll");
  open.push(site.close);
  inChromium = await site.page.evaluate<Awaited<ReturnType<AskAll>>>(`askAll(${String(SEED)})`);
  const sandbox = createSandbox({ seed: SEED });
  const answers: SeenAnswer[] = [];
  for (const request of writtenRequests) answers.push(await ask(sandbox.fetch, "http://sandbox.test", request));
  inNode = answers;
});

afterAll(async () => {
  for (const close of open.reverse()) await close();
});

describe("a sandbox in Chromium", () => {
  test.each(writtenRequests.map((request, index) => [request.title, request, index] as const))(
    "answers byte by byte as it does in Node: %s",
    (_title, { status }, index) => {
      expect(inChromium[index]?.status).toBe(status);
      expect(inChromium[index]).toEqual(inNode[index]);
    },
  );

  test("needs no code made of strings", () => {
    expect(site.complaints).toEqual([]);
  });
});
