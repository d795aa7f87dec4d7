import { expect, test } from "vitest";
import { linkTo } from "../../../gateway/src/vendor/header_parts.ts";
import { executedGateway, file } from "../fixtures/executed_gateway.ts";

/** What takes time in the square of the length would take minutes. */
const PATIENCE = 10_000;

test(
  "a header full of unfinished addresses takes no time to read",
  () => {
    expect(linkTo("<".repeat(200_000), "next", "https://api.example/")).toBeUndefined();
  },
  PATIENCE,
);

test(
  "a content type full of slashes takes no time to read",
  async () => {
    const { run } = executedGateway([file("x", { "content-type": `${"/".repeat(120_000)}\u00ff` })]);
    const response = await run("file_storage.files.download", { fileId: "f", alt: "media" });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/octet-stream"]);
  },
  PATIENCE,
);
