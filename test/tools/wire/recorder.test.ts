import { afterAll, beforeAll, expect, it } from "vitest";
import { startRecorder, type Recorder } from "./recorder.ts";

let recorder: Recorder;
beforeAll(async () => {
  recorder = await startRecorder();
});
afterAll(() => recorder.close());

it("keeps a request as it arrives", async () => {
  const headers = { "x-name": "value", "content-type": "text/plain" };
  const sent = await recorder.record(() => fetch(`${recorder.url}/a%2Fb?q=a+b&q=%20`, { method: "POST", headers, body: "é" }));
  expect(sent).toMatchObject([{ method: "POST", target: "/a%2Fb?q=a+b&q=%20", headers, body: "é" }]);
});

it("keeps only the requests of the current call, in their order", async () => {
  await recorder.record(() => fetch(`${recorder.url}/1`));
  const sent = await recorder.record(async () => {
    await fetch(`${recorder.url}/2`);
    await fetch(`${recorder.url}/3`);
  });
  expect(sent.map(({ target }) => target)).toEqual(["/2", "/3"]);
});

it("does not mind that a client cannot read the answer", async () => {
  const sent = await recorder.record(async () => {
    await fetch(`${recorder.url}/4`);
    throw new Error("This is not a customer.");
  });
  expect(sent).toHaveLength(1);
});

it("says why there was no request", async () => {
  const failure = new Error("The id is missing.");
  await expect(recorder.record(() => Promise.reject(failure))).rejects.toMatchObject({ message: "No request was sent.", cause: failure });
});
