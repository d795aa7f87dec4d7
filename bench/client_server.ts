/**
 * The gateway that the part `client` of the benchmark calls, in a process of its own. It answers every POST with a page of customers, as
 * many as the request wants, whose ids were never sent before: its lists do not end.
 */
import { createServer } from "node:http";
import process from "node:process";
import { makePages, readExamples } from "./pages.ts";

const [example = {}] = readExamples("payments.records.Customer").valid;
const page = JSON.parse(makePages(example, new Set()).uniform) as readonly unknown[];
const texts = new Map<number, readonly string[]>();
let sent = 0;

/** The parts of an answer between which a number makes all ids new. */
function partsOf(limit: number): readonly string[] {
  const known = texts.get(limit);
  if (known !== undefined) return known;
  const result = page.slice(0, limit).map((record, index) => ({ ...Object(record), id: `cus_#_${index}` }) as object);
  const execution = { connector_instance_id: "inst_payments", execution_time_ms: 1 };
  const answer = { status: "success", result, connector_metadata: { has_more: true }, execution_metadata: execution };
  const parts = JSON.stringify(answer).split("cus_#_");
  texts.set(limit, parts);
  return parts;
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { limit = 10 } = (JSON.parse(Buffer.concat(chunks).toString("utf8")) as { readonly params: { readonly limit?: number } }).params;
    sent += 1;
    response.writeHead(200, { "content-type": "application/json" }).end(partsOf(limit).join(`cus_${sent}_`));
  });
});

server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
