import { isList, isObject, type JsonValue } from "#templates/core";
import { findCursor } from "#templates/runtime";
import { firstAt, type JsonObject, paramsWith } from "#templates/sandbox";
import { identify, keyOfItem, neededParams, type Params } from "../account.js";
import type { Exchange, RequestDetails } from "../caller.js";
import { call, judgeSuccess, refuse, send, shown, toRequest, type Probe, type Success } from "../probe.js";
import { sizeOf } from "./lists.js";

/** The operations that make, read, change and remove the records of one entity. */
export interface Writing {
  readonly create: Probe;
  readonly get: Probe | undefined;
  readonly list: Probe | undefined;
  readonly update: Probe | undefined;
  readonly remove: Probe;
}

/** What has been created: how it is removed, by name. */
export type Created = Map<string, () => Promise<boolean>>;

/** Text that every system has to keep as it is. */
const MARK = ` – Ünïcödé 日本語 🎉${" and more".repeat(12)}`;

/** Notes a record that has to be removed; undefined for one whose id nobody has said. */
type Keep = (id: string | number | undefined) => void;

/** Creates a record, reads, changes and deletes it, and checks each answer. `about` is called before each check of an operation. */
export async function checkWrites(
  { create, get, list, update, remove }: Writing,
  created: Created,
  about: (id: string) => void,
): Promise<void> {
  about(create.catalog.id);
  const paramsOf = (probe: Probe, id: JsonValue): Params => {
    const named = paramsWith(probe.definition, "identity").map(({ param }) => [param, id] as const);
    return { ...neededParams(probe), ...Object.fromEntries(named) };
  };
  const nameOf = (id: string | number = "of an unknown id"): string => `${create.catalog.connector}.${create.catalog.entity} ${id}`;
  const keep: Keep = (id) => {
    const erase = async (): Promise<boolean> =>
      id !== undefined && [200, 404].includes((await remove.caller.send(toRequest(remove, paramsOf(remove, id)))).status);
    created.set(nameOf(id), erase);
  };
  const { id, sent, key } = await createRecord(create, keep);
  if (id === undefined) return create.skip("write", "no record with a known id was created");
  const read = async (values: Params): Promise<void> => {
    about(get?.catalog.id ?? "");
    if (get !== undefined) await write(get, paramsOf(get, id), values, create);
  };
  await read(sent);
  about(list?.catalog.id ?? "");
  if (list !== undefined) await judgeListed(list, id, (record) => key !== undefined && hasValues(create, record, sent), keep);
  if (update !== undefined) {
    about(update.catalog.id);
    const plain = { ...paramsOf(update, id), ...marked(valuesToWrite(update, isPlain), `${MARK} 2`) };
    const change = (params: Params): ReturnType<typeof send> => send(update, toRequest(update, params));
    const { sent: changes, exchange } = canWrite(update, plain) ? await tryReferences(update, plain, change) : { sent: {} };
    const values = { ...sent, ...changes };
    const changed = exchange && judgeWritten(update, changes, exchange, values);
    if (changed !== undefined) judgeId(update, changed, id);
    if (changed !== undefined) await read(values);
  }
  about(remove.catalog.id);
  const [params, second] = [paramsOf(remove, id), key && `${key}-delete`];
  const exchange = await send(remove, toWrite(remove, params, second));
  const removed = exchange && judgeSuccess(remove, "delete", params, exchange);
  if (removed !== undefined) judgeRemoved(remove, removed, id);
  if (removed !== undefined && second !== undefined) await judgeReplay(remove, params, second, removed.exchange);
  about(get?.catalog.id ?? "");
  const because = "a record that has been deleted";
  const gone = removed && get && (await refuse(get, "deleted", toRequest(get, paramsOf(get, id)), { status: [404], because }));
  if (gone?.status === 404) created.delete(nameOf(id));
}

/** A record that was created, with the key of its creation where the gateway honors keys. */
interface CreatedRecord {
  readonly id?: string | number;
  readonly sent: Params;
  readonly key?: string;
}

/** Creates a record. A gateway that refuses a key that is too long honors keys: then the creation is repeated. */
async function createRecord(create: Probe, keep: Keep): Promise<CreatedRecord> {
  const { skip } = create;
  const mark = `${MARK} ${crypto.randomUUID()}`;
  const plain = { ...neededParams(create), ...marked(valuesToWrite(create, isPlain), mark) };
  if (!canWrite(create, plain)) return { sent: plain };
  let key: string | undefined;
  const { sent, exchange } = await tryReferences(create, plain, async (params) => {
    const tried = await send(create, toWrite(create, params, LONG_KEY));
    key = tried?.status === 422 ? crypto.randomUUID() : undefined;
    return key === undefined ? tried : send(create, toWrite(create, params, key));
  });
  const first = exchange && judgeWritten(create, sent, exchange);
  const id = first && idOf(create, first);
  if (id !== undefined || exchange === undefined || exchange.status < 400 || exchange.status >= 500) keep(id);
  if (key === undefined) skip("replay", "the gateway accepts a key of 256 characters, so it does not announce that it honors them");
  if (first === undefined || id === undefined || key === undefined) return { sent, ...(id !== undefined && { id }) };
  const other = marked(sent, "!");
  const answers = [await judgeReplay(create, sent, key, first.exchange)];
  if (Object.keys(sent).some((name) => other[name] !== sent[name])) answers.push(await judgeOtherParams(create, other, key));
  for (const { body } of answers.filter((answer) => answer !== undefined)) {
    const made = isObject(body) ? idOf(create, { result: body[create.envelope.result] }) : undefined;
    if (made !== undefined && made !== id) keep(made);
  }
  return { id, sent, key };
}

/** Values whose texts of several words end with a mark. */
function marked(values: Params, mark: string): Params {
  const isText = (value: JsonValue): value is string => typeof value === "string" && value.includes(" ");
  return Object.fromEntries(Object.entries(values).map(([param, value]) => [param, isText(value) ? value + mark : value]));
}

/** The id in the result of an operation. */
function idOf({ entity }: Probe, { result }: Pick<Success, "result">): ReturnType<typeof identify> {
  return isObject(result) ? identify({ record: result as JsonObject, entity }) : undefined;
}

/** The result of an operation on one record has its id. */
function judgeId(probe: Probe, success: Success, id: JsonValue): void {
  const found = idOf(probe, success);
  for (const { param } of paramsWith(probe.definition, "identity")) {
    const problem = found !== id && `the \`${param}\` of the answer is ${shown(found)}, not ${shown(id)}`;
    probe.judge("record", probe.says.param(param), success.exchange, problem);
  }
}

/** The confirmation of a deletion confirms it, of the record that was to be deleted. */
function judgeRemoved(probe: Probe, success: Success, id: JsonValue): void {
  const { catalog, definition, judge, says } = probe;
  judgeId(probe, success, id);
  for (const [name, value] of Object.entries(definition.result ?? {})) {
    const found = isObject(success.result) ? (success.result as JsonObject)[name] : undefined;
    const problem = found !== value && `\`${name}\` is ${shown(found)}`;
    if (typeof value === "boolean") judge("deleted", says.value(catalog.addresses.record, [name]), success.exchange, problem);
  }
}

/** A record that has been created is in the list, as far as that can be seen on its largest page. */
async function judgeListed(probe: Probe, id: JsonValue, isTwin: (record: JsonObject) => boolean, keep: Keep): Promise<void> {
  const { account, definition, judge, says, skip } = probe;
  const size = sizeOf(probe);
  const params = { ...neededParams(probe), ...(size !== undefined && { [size.name]: size.max }) };
  const page = await call(probe, "created", params);
  if (page === undefined) return;
  const items = account.learn(probe, params, page.records);
  const twin = items.find((item) => identify(item) !== id && isTwin(item.record));
  if (twin !== undefined) keep(identify(twin));
  if (twin !== undefined) judge("replay", says.header(KEY_HEADER), page.exchange, `${keyOfItem(twin)} was created, too, by a repetition`);
  const isThere = items.some((item) => identify(item) === id);
  if (!isThere && findCursor(definition.operation, params, page) !== undefined) return skip("created", "the list is too long");
  judge("created", says.aspect("operation"), page.exchange, !isThere && `the list does not have ${shown(id)}, which has been created`);
}

/** Calls an operation whose answer must have the values that were written, by the fields that the params of `writer` write. */
async function write(probe: Probe, params: Params, values: Params, writer: Probe): Promise<Success | undefined> {
  const exchange = canWrite(probe, params) ? await send(probe, toRequest(probe, params)) : undefined;
  return exchange && judgeWritten(probe, params, exchange, values, writer);
}

function canWrite({ validators, skip }: Probe, params: Params): boolean {
  const isWhole = validators.params.is(params);
  if (!isWhole) skip("write", "the catalog has no example of all that it needs");
  return isWhole;
}

/** Judges the answer to a write, or to the reading of what was written: it must have the values. */
function judgeWritten(probe: Probe, params: Params, exchange: Exchange, values = params, writer = probe): Success | undefined {
  const success = judgeSuccess(probe, "write", params, exchange);
  const record = isObject(success?.result) ? (success.result as JsonObject) : {};
  for (const { param, role } of success === undefined ? [] : paramsWith(writer.definition, "field")) {
    const [wanted, kept] = [values[param], firstAt(record, role.field)];
    const problem = !contains(kept, wanted) && `\`${role.field}\` is ${shown(kept)}, and ${shown(wanted)} was written`;
    if (wanted !== undefined) probe.judge("written", writer.says.param(param), exchange, problem);
  }
  return success;
}

/** Whether a record has all values that were written. */
function hasValues({ definition }: Probe, record: JsonObject, values: Params): boolean {
  const fields = paramsWith(definition, "field").filter(({ param }) => values[param] !== undefined);
  return fields.length > 0 && fields.every(({ param, role }) => contains(firstAt(record, role.field), values[param]));
}

/** Whether a value has everything that another one has. */
function contains(kept: JsonValue | undefined, wanted: JsonValue | undefined): boolean {
  if (isObject(wanted)) return isObject(kept) && Object.entries(wanted).every(([name, inner]) => contains(kept[name], inner));
  if (isList(wanted)) return isList(kept) && wanted.every((inner, index) => contains(kept[index], inner));
  return kept === wanted;
}

/** Sends a write with values that name other things, and again without them if it is refused: there may be no such things. */
async function tryReferences(
  probe: Probe,
  plain: Params,
  sendWith: (params: Params) => Promise<Exchange | undefined>,
): Promise<{ readonly sent: Params; readonly exchange: Exchange | undefined }> {
  const references = valuesToWrite(probe, (value) => !isPlain(value));
  const whole = { ...plain, ...references };
  const isTried = Object.keys(references).length > 0 && probe.validators.params.is(whole);
  const exchange = isTried ? await sendWith(whole) : undefined;
  const isRefused = exchange !== undefined && exchange.status >= 400 && exchange.status < 500;
  if (isTried && !isRefused) return { sent: whole, exchange };
  if (isTried) probe.skip("written", `the gateway refuses the examples of ${Object.keys(references).join(", ")}`);
  return { sent: plain, exchange: await sendWith(plain) };
}

/** A value that a third party takes from anybody. One word with digits may be the id of something that is not there. */
function isPlain(value: JsonValue): boolean {
  return typeof value === "string" ? !/^\w*[\d_]\w*$/.test(value) : typeof value !== "number";
}

/** The examples of the params that are written to fields of the record, as far as they fit. */
function valuesToWrite({ definition, catalog, entity, examples }: Probe, fits: (value: JsonValue) => boolean): Params {
  const values = paramsWith(definition, "field").flatMap(({ param, role }): readonly (readonly [string, JsonValue])[] => {
    const value = examples[param] ?? catalog.params.fields.find(({ name }) => name === param)?.example ?? null;
    return value === null || !fits(value) || entity?.identity.includes(role.field) === true ? [] : [[param, value]];
  });
  return Object.fromEntries(values);
}

/** The header of writes that must be made once. */
const KEY_HEADER = "Idempotency-Key";

/** The header of a repetition. */
const REPLAYED = "idempotency-replayed";

/** A key that the contract does not allow: it has at most 255 characters. */
const LONG_KEY = "k".repeat(256);

/** The request of a write with a key, or without one. Its answer names what has to be removed. */
export function toWrite(probe: Probe, params: Params, key: string | undefined): RequestDetails {
  return { ...toRequest(probe, params), isAwaited: true, ...(key !== undefined && { headers: { "idempotency-key": key } }) };
}

/** Repeats a write with its key: there must be the same answer, byte for byte, and a header that says so. Returns the answer. */
async function judgeReplay(probe: Probe, params: Params, key: string, first: Exchange): Promise<Exchange | undefined> {
  const { judge, says } = probe;
  const isEarly = first.headers.get(REPLAYED) === "true";
  judge("replay", says.header(KEY_HEADER), first, isEarly && `${REPLAYED} is true for a write that was not made before`);
  const again = await send(probe, toWrite(probe, params, key));
  if (again === undefined) return undefined;
  const isSame = again.bytes.length === first.bytes.length && again.bytes.every((byte, index) => byte === first.bytes[index]);
  const problem =
    again.status !== first.status
      ? `the status is ${again.status}, not ${first.status}, for a write that is repeated with its key`
      : !isSame
        ? "the answer to a write that is repeated with its key is another one"
        : again.headers.get(REPLAYED) !== "true" && `the header ${REPLAYED} is missing for a write that is repeated with its key`;
  judge("replay", says.header(KEY_HEADER), again, problem);
  return again;
}

/** Sends other params with the key of an earlier write, which must be refused. Returns the answer. */
async function judgeOtherParams(probe: Probe, params: Params, key: string): Promise<Exchange | undefined> {
  const other = await send(probe, toWrite(probe, params, key));
  const problem = other?.status !== 422 && `the status is ${other?.status}, not 422, for other params with the key of an earlier write`;
  if (other !== undefined) probe.judge("replay", probe.says.header(KEY_HEADER), other, problem);
  return other;
}
