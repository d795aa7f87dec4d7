import { isList, isObject, type JsonValue } from "#templates/core";
import { findCursor } from "#templates/runtime";
import { firstAt, type JsonObject } from "#templates/sandbox";
import { identify, neededParams, rolesOf, type Params } from "../account.js";
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

/** Creates a record, reads, changes and deletes it, and checks each answer. `about` is called before each check of an operation. */
export async function checkWrites(
  { create, get, list, update, remove }: Writing,
  created: Created,
  about: (id: string) => void,
): Promise<void> {
  about(create.catalog.id);
  const sent = { ...neededParams(create), ...marked(valuesToWrite(create), MARK) };
  const first = await write(create, sent, sent);
  const id = first && idOf(create, first);
  if (id === undefined) return create.skip("write", "no record with a known id was created");
  const name = `${create.catalog.connector}.${create.catalog.entity} ${id}`;
  const named = ({ definition }: Probe): Params => Object.fromEntries(rolesOf(definition, "identity").map(({ param }) => [param, id]));
  const paramsOf = (probe: Probe): Params => ({ ...neededParams(probe), ...named(probe) });
  created.set(name, async () => [200, 404].includes((await remove.caller.send(toRequest(remove, paramsOf(remove)))).status));
  const read = async (values: Params): Promise<void> => {
    about(get?.catalog.id ?? "");
    if (get !== undefined) await write(get, paramsOf(get), values, create);
  };
  await read(sent);
  about(list?.catalog.id ?? "");
  if (list !== undefined) await judgeListed(list, id);
  if (update !== undefined) {
    about(update.catalog.id);
    const changes = marked(valuesToWrite(update), `${MARK} 2`);
    const values = { ...sent, ...changes };
    const changed = await write(update, { ...paramsOf(update), ...changes }, values, create);
    if (changed !== undefined) judgeId(update, changed, id);
    if (changed !== undefined) await read(values);
  }
  about(remove.catalog.id);
  const exchange = await send(remove, toRequest(remove, paramsOf(remove)));
  const removed = exchange && judgeSuccess(remove, "delete", paramsOf(remove), exchange);
  if (removed !== undefined) judgeRemoved(remove, removed, id);
  about(get?.catalog.id ?? "");
  const because = "a record that has been deleted";
  const gone = removed && get && (await refuse(get, "deleted", toRequest(get, paramsOf(get)), { status: [404], because }));
  if (gone?.status === 404) created.delete(name);
}

/** Values whose texts of several words end with a mark. */
function marked(values: Params, mark: string): Params {
  const isText = (value: JsonValue): value is string => typeof value === "string" && value.includes(" ");
  return Object.fromEntries(Object.entries(values).map(([param, value]) => [param, isText(value) ? value + mark : value]));
}

/** The id in the result of an operation. */
function idOf({ entity }: Probe, { result }: Success): ReturnType<typeof identify> {
  return isObject(result) ? identify({ record: result as JsonObject, entity }) : undefined;
}

/** The result of an operation on one record has its id. */
function judgeId(probe: Probe, success: Success, id: JsonValue): void {
  const found = idOf(probe, success);
  for (const { param } of rolesOf(probe.definition, "identity")) {
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
async function judgeListed(probe: Probe, id: JsonValue): Promise<void> {
  const { account, definition, judge, says, skip } = probe;
  const size = sizeOf(probe);
  const params = { ...neededParams(probe), ...(size !== undefined && { [size.name]: size.max }) };
  const page = await call(probe, "created", params);
  if (page === undefined) return;
  const isThere = account.learn(probe, params, page.records).some((item) => identify(item) === id);
  if (!isThere && findCursor(definition.operation, params, page) !== undefined) return skip("created", "the list is too long");
  judge("created", says.aspect("operation"), page.exchange, !isThere && `the list does not have ${shown(id)}, which has been created`);
}

/** Calls an operation whose answer must have the values that were written, by the fields that the params of `writer` write. */
async function write(probe: Probe, params: Params, values: Params, writer: Probe = probe): Promise<Success | undefined> {
  const { validators, judge, skip } = probe;
  if (!validators.params.is(params)) skip("write", "the catalog has no example of all that it needs");
  const exchange = validators.params.is(params) ? await send(probe, toRequest(probe, params)) : undefined;
  const success = exchange && judgeSuccess(probe, "write", params, exchange);
  for (const { param, role } of success === undefined ? [] : rolesOf(writer.definition, "field")) {
    const [wanted, kept] = [values[param], isObject(success?.result) ? firstAt(success.result as JsonObject, role.field) : undefined];
    if (exchange === undefined || wanted === undefined) continue;
    const problem = !contains(kept, wanted) && `\`${role.field}\` is ${shown(kept)}, and ${shown(wanted)} was written`;
    judge("written", writer.says.param(param), exchange, problem);
  }
  return success;
}

/** Whether a value has everything that another one has. */
function contains(kept: JsonValue | undefined, wanted: JsonValue): boolean {
  if (isObject(wanted)) return isObject(kept) && Object.entries(wanted).every(([name, inner]) => contains(kept[name], inner));
  if (isList(wanted)) return isList(kept) && wanted.every((inner, index) => contains(kept[index], inner));
  return kept === wanted;
}

/** Texts of several words or with an address, and maps: values that a third party takes from anybody. Ids name things that there may not be. */
function valuesToWrite({ definition, catalog, entity, examples }: Probe): Params {
  const values = rolesOf(definition, "field").flatMap(({ param, role }): readonly (readonly [string, JsonValue])[] => {
    const value = examples[param] ?? catalog.params.fields.find(({ name }) => name === param)?.example;
    const isPlain = typeof value === "string" ? /[ @]/.test(value) : isObject(value);
    return value === undefined || !isPlain || entity?.identity.includes(role.field) === true ? [] : [[param, value]];
  });
  return Object.fromEntries(values);
}
