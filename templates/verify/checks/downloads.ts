import { rolesOf, type Params } from "../account.js";
import type { Exchange } from "../caller.js";
import { accepts, judgeError, judgeSuccess, paramStatement, send, toRequest, type Check, type Probe } from "../probe.js";

/** Checks a download: its bytes, and parts of it. */
export const checkDownload: Check = async (probe) => {
  const { account, operation, recorder, statements } = probe;
  const params = await account.paramsFor(operation);
  if (typeof params === "string") return recorder.skip("download", params);
  const whole = await send(probe, toRequest(probe, params));
  if (whole === undefined || judgeSuccess(probe, "download", params, whole) === undefined) return;
  const length = whole.headers.get("content-length");
  const isOff = length !== null && !whole.isCut && Number(length) !== whole.bytes.byteLength;
  recorder.judge(
    "download",
    statements.rule("length"),
    whole,
    isOff && { message: `content-length is ${length}, and there are ${whole.bytes.byteLength} bytes` },
  );
  const problem = !whole.headers.has("content-type") && { message: "the header content-type is missing" };
  recorder.judge("header", statements.aspect(operation.definition.operation.id, "operation"), whole, problem);
  await judgeRanges(probe, params, whole);
};

/** A part of a file: how it is asked for, and which bytes it has. */
interface Part {
  readonly range: string;
  readonly start: number;
  readonly end: number;
}

async function judgeRanges(probe: Probe, params: Params, whole: Exchange): Promise<void> {
  const { operation, recorder } = probe;
  const size = whole.bytes.byteLength;
  const [range] = rolesOf(operation.definition, "range");
  if (range === undefined || whole.isCut || size < 4)
    return recorder.skip("range", size < 4 ? "the file is too short" : "the file is too long to compare");
  const middle = Math.floor(size / 2);
  const parts: readonly Part[] = [
    { range: "bytes=0-0", start: 0, end: 0 },
    { range: `bytes=1-${middle}`, start: 1, end: middle },
    { range: `bytes=${middle}-`, start: middle, end: size - 1 },
    { range: "bytes=-2", start: size - 2, end: size - 1 },
    { range: `bytes=${middle}-${size + 100}`, start: middle, end: size - 1 },
  ];
  for (const part of parts) {
    const asked = { ...params, [range.param]: part.range };
    if (!accepts(probe, asked)) continue;
    const exchange = await send(probe, toRequest(probe, asked));
    if (exchange !== undefined) judgePart(probe, whole, exchange, { ...part, param: range.param });
  }
  const outside = { ...params, [range.param]: `bytes=${size + 1}-` };
  const refused = accepts(probe, outside) ? await send(probe, toRequest(probe, outside)) : undefined;
  if (refused !== undefined)
    judgeError(probe, "range", refused, { status: [416], because: `a range behind the ${size} bytes of the file` });
}

function judgePart(probe: Probe, whole: Exchange, part: Exchange, { range, start, end, param }: Part & { readonly param: string }): void {
  const size = whole.bytes.byteLength;
  const wanted = `bytes ${start}-${end}/${size}`;
  const said = part.headers.get("content-range");
  const bytes = whole.bytes.subarray(start, end + 1);
  const isSame = bytes.length === part.bytes.length && bytes.every((byte, index) => byte === part.bytes[index]);
  const problem =
    part.status !== 206
      ? `the status is ${part.status}, not 206, for the range ${range}`
      : said !== wanted
        ? `content-range is ${said ?? "missing"}, not ${wanted}`
        : !isSame &&
          `the bytes of the range ${range} are not those of the file (${part.bytes.length} instead of ${bytes.length}, or others)`;
  probe.recorder.judge("range", paramStatement(probe, param), part, problem !== false && { message: problem });
}
