import { createSandbox } from "connector-gateway-spec/sandbox";
import { ask, type SeenAnswer } from "../fixtures/sandbox/plain_client.ts";
import { writtenRequests } from "../fixtures/sandbox/written_requests.ts";

/** What the page can do for the test. */
export type AskAll = typeof askAll;

/** What a new sandbox in the page answers. */
async function askAll(seed: number): Promise<readonly SeenAnswer[]> {
  const sandbox = createSandbox({ seed });
  const answers: SeenAnswer[] = [];
  for (const request of writtenRequests) answers.push(await ask(sandbox.fetch, "http://sandbox.test", request));
  return answers;
}

Object.assign(globalThis, { askAll });
