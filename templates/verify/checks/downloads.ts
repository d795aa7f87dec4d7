import { rolesOf, type Params } from "../account.js";
import type { Exchange } from "../caller.js";
import { judgeSuccess, refuse, send, toRequest, type Check, type Probe } from "../probe.js";

/** Checks a download: its bytes, and parts of it. */
export const checkDownload: Check = async (probe) => {
  const { account, judge, says, skip } = probe;
  const params = await account.paramsFor(probe);
  if (typeof params === "string") return skip("download", params);
  const whole = await send(probe, toRequest(probe, params));
  if (whole === undefined || judgeSuccess(probe, "download", params, whole) === undefined) return;
  const { headers, bytes, isCut } = whole;
  const length = headers.get("content-length");
  const isOff = length !== null && !isCut && Number(length) !== bytes.byteLength;
  judge("download", says.rule("length"), whole, isOff && `content-length is ${length}, and there are ${bytes.byteLength} bytes`);
  judge("header", says.aspect("operation"), whole, !headers.has("content-type") && "the header content-type is missing");
  for (const { param } of rolesOf(probe.definition, "format")) {
    const type = headers.get("content-type") ?? "missing";
    judge("header", says.param(param), whole, type.split(";")[0] !== params[param] && `the header content-type is ${type}`);
  }
  if (isCut || bytes.byteLength < 4) skip("range", `the file is too ${isCut ? "long" : "short"} to be compared`);
  else await judgeRanges(probe, params, whole);
};

async function judgeRanges(probe: Probe, params: Params, whole: Exchange): Promise<void> {
  const { definition, validators } = probe;
  const { byteLength: size } = whole.bytes;
  const [middle, last] = [Math.floor(size / 2), size - 1];
  const parts = [
    ["0-0", 0, 0],
    [`1-${middle}`, 1, middle],
    [`${middle}-`, middle, last],
    ["-2", last - 1, last],
    [`${middle}-${size + 100}`, middle, last],
  ] as const;
  for (const { param } of rolesOf(definition, "range")) {
    const ask = (range: string): Params => ({ ...params, [param]: `bytes=${range}` });
    for (const [range, start, end] of parts) {
      const exchange = validators.params.is(ask(range)) ? await send(probe, toRequest(probe, ask(range))) : undefined;
      if (exchange !== undefined) judgePart(probe, param, exchange, whole.bytes.subarray(start, end + 1), `bytes ${start}-${end}/${size}`);
    }
    const behind = `a range behind the ${size} bytes of the file`;
    await refuse(probe, "range", toRequest(probe, ask(`${size + 1}-`)), { status: [416], because: behind });
  }
}

/** Whether an answer is a part of a file: `range` is how its header calls it. */
function judgePart({ judge, says }: Probe, param: string, exchange: Exchange, wanted: Uint8Array, range: string): void {
  const { status, headers, bytes } = exchange;
  const said = headers.get("content-range");
  const isSame = bytes.length === wanted.length && wanted.every((byte, index) => byte === bytes[index]);
  const problem =
    status !== 206
      ? `the status is ${status}, not 206, for ${range}`
      : said !== range
        ? `content-range is ${said ?? "missing"}, not ${range}`
        : !isSame && `the ${bytes.length} bytes are not those of ${range}`;
  judge("range", says.param(param), exchange, problem);
}
