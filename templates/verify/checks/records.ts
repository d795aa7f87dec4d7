import { isObject, type JsonValue } from "#templates/core";
import { type JsonObject, paramsWith } from "#templates/sandbox";
import { identify, type Params } from "../account.js";
import { call, refuse, send, shown, toRequest, type Check, type ExpectedError, type Probe, judgeSuccess } from "../probe.js";
import type { Exchange } from "../caller.js";

/** Ids that programs confuse with something else. Each operation gets the first, and one of the others. */
const STRANGE = [`日本語 🎉 ﷽ ${"x".repeat(4096)}`, "__proto__", "constructor", "' OR 1=1 --", "../../admin"] as const;

/** Checks the reading of single records: that it is the record that was asked for, for the first and the last one that are known. */
export const checkRecord: Check = async (probe) => {
  const { account, definition, entity, judge, says, skip } = probe;
  const items = await account.candidates(probe);
  for (const item of new Set([items[0], items.at(-1)])) {
    const params = await account.paramsFor(probe, item);
    if (typeof params === "string") return skip("record", params);
    const success = await call(probe, "record", params);
    const [named] = paramsWith(definition, "identity");
    if (success === undefined || named === undefined) continue;
    const record = isObject(success.result) ? (success.result as JsonObject) : {};
    const ids = named.role.fields.map((field) => identify({ record, entity }, field));
    const problem = !ids.some((id) => id === params[named.param]) && `the record is ${shown(ids[0])}, not ${shown(params[named.param])}`;
    judge("record", says.param(named.param), success.exchange, problem);
  }
};

/** Checks that records and parents that do not exist are not found, in whatever language their ids are, and however long. */
export const checkMissing: Check = async (probe) => {
  const { account, catalog, definition } = probe;
  const params = await account.paramsFor(probe);
  if (typeof params === "string") return;
  const identities = paramsWith(definition, "identity");
  for (const { param } of [...identities, ...paramsWith(definition, "parent"), ...paramsWith(definition, "index")]) {
    await tryId(probe, params, param, otherId(params[param]), { status: [404], because: `a \`${param}\` that nothing has` });
  }
  const [first, ...others] = STRANGE;
  for (const id of [first, others[catalog.id.length % others.length] ?? first]) {
    for (const { param } of identities)
      await tryId(probe, params, param, id, { status: [404, 422], because: `the \`${param}\` ${shown(id)}` });
  }
};

/** Checks that a filter or a search of a list takes any text: what it finds, or refuses, is no matter, but it must not fail. */
export async function judgeTexts(probe: Probe, params: Params): Promise<void> {
  const { definition, judge, says, validators } = probe;
  const [text] = STRANGE;
  const named = [...paramsWith(definition, "filter"), ...paramsWith(definition, "search")].map(({ param }) => param);
  const param = named.find((name) => validators.params.is({ ...params, [name]: text }));
  const exchange = param === undefined ? undefined : await send(probe, toRequest(probe, { ...params, [param]: text }));
  if (param === undefined || exchange === undefined) return;
  judge("text", says.param(param), exchange, exchange.status === 500 && `the status is 500 for the \`${param}\` ${shown(text)}`);
}

async function tryId(probe: Probe, params: Params, param: string, id: JsonValue, expected: ExpectedError): Promise<void> {
  const asked = { ...params, [param]: id };
  if (probe.validators.params.is(asked)) await refuse(probe, "missing", toRequest(probe, asked), expected);
}

/** An id of the same form that no record has. */
function otherId(id: JsonValue | undefined): JsonValue {
  if (typeof id !== "string") return 987_654_321;
  return id.slice(0, -8) + id.slice(-8).replace(/[a-z0-9]/gi, "9");
}

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
  for (const { param } of paramsWith(probe.definition, "format")) {
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
  for (const { param } of paramsWith(definition, "range")) {
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
