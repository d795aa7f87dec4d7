import type { ServerResponse } from "node:http";
import type { JsonObject } from "./catalog.ts";

/** The content of every download of the server: the numbers 0 to 255 four times. */
export const fileBytes: Uint8Array = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);

/** Answers with the file, or with the part that `range_header` asks for (`bytes=first-last`). */
export function answerDownload(params: JsonObject, response: ServerResponse): void {
  const head = { "Content-Type": "application/pdf", "Content-Disposition": "attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf" };
  const range = /^bytes=(\d+)-(\d*)$/.exec(typeof params["range_header"] === "string" ? params["range_header"] : "");
  if (range === null) return void response.writeHead(200, { ...head, "Content-Length": fileBytes.length }).end(fileBytes);
  const first = Number(range[1]);
  const last = Math.min(fileBytes.length - 1, range[2] === "" ? Infinity : Number(range[2]));
  if (first > last) return void response.writeHead(416, { "Content-Range": `bytes */${fileBytes.length}` }).end();
  const part = fileBytes.subarray(first, last + 1);
  const contentRange = `bytes ${first}-${last}/${fileBytes.length}`;
  response.writeHead(206, { ...head, "Content-Range": contentRange, "Content-Length": part.length }).end(part);
}
