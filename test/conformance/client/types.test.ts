import { beforeAll, describe, expect, it, test } from "vitest";
import type { JsonValue, Operation } from "../../../generator/resolve/model/types.ts";
import { printValue } from "../../../generator/print/code.ts";
import { buildPartExample } from "../../../generator/schema/examples.ts";
import { loadCatalog } from "../../fixtures/emitted_package.ts";
import { generatedFiles } from "../../fixtures/generated_files.ts";
import { typeCheck } from "../../fixtures/type_check.ts";

/** A call as a developer writes it, and the error that it must have; undefined for a call without an error. */
interface Sample {
  readonly about: string;
  readonly connector: string;
  readonly code: string;
  readonly complaint?: RegExp;
}

type Params = Readonly<Record<string, JsonValue>>;

const model = loadCatalog();
const operations = model.connectors.flatMap(({ entities }) => entities).flatMap((entity) => entity.operations);
const samples: readonly Sample[] = [...operations.flatMap(samplesOf), ...slipsInNames(), ...refundSamples()];

function samplesOf(operation: Operation): readonly Sample[] {
  const { id, connector, params } = operation;
  const good = exampleParams(operation);
  const sample = (about: string, code: string, complaint?: RegExp): Sample => ({
    about: `${id}: ${about}`,
    connector,
    code,
    ...(complaint && { complaint }),
  });
  const call = (given: Params): string => `await ${id}(${print(given)})`;
  const required = params.fields.filter((field) => field.required);
  const scalars = params.fields.filter(({ type }) => type.kind === "scalar");
  const [first] = params.fields;
  return [
    sample("the right call", call(good)),
    ...(operation.paramsRequired
      ? [sample("no params at all", `await ${id}()`, /Expected 1-2 arguments/)]
      : [sample("no params", `await ${id}()`)]),
    ...required.map(({ name, type }) =>
      type.kind === "scalar" && type.const !== undefined
        ? sample("without a param that has only one value", call(without(good, name)))
        : sample("without a required param", call(without(good, name)), new RegExp(`Property '${name}' is missing`)),
    ),
    ...scalars.map(({ name }) => sample("a param of a wrong type", call({ ...good, [name]: [] }), /is not assignable to type/)),
    first === undefined
      ? sample("a param where none is documented", call({ foo: 1 }), /Type 'number' is not assignable to type 'never'/)
      : sample("a slip in a name", call({ ...without(good, first.name), [slip(first.name)]: 1 }), suggestionOf(first.name)),
    ...requestSamples(operation, good),
    sample(
      "a wrong option",
      `await ${id}(${print(good)}, { signl: undefined })`,
      /'signl' does not exist in type '(Open)?CallOptions'. Did you mean to write 'signal'/,
    ),
    ...pagingSamples(operation, print(good), sample),
    ...formSamples(operation, print(good), sample),
    sample(
      "an undocumented param",
      `await ${id}(${print(good)}, { undocumentedParams: { surprise: 1 } })`,
      ...(params.open ? [] : [/'undocumentedParams' does not exist in type 'CallOptions'/]),
    ),
  ];
}

/** The same call by id and as a request body, and the response that its result comes in. */
function formSamples(
  { id, connector, entity, action, kind, paramsRequired, params }: Operation,
  good: string,
  sample: (about: string, code: string, complaint?: RegExp) => Sample,
): readonly Sample[] {
  const names = `entity: "${entity}", action: "${action}"`;
  const same = `satisfies Awaited<ReturnType<typeof ${id}>>`;
  const envelope = kind === "download" ? "undefined" : "{ readonly warning?: object }";
  const wrong = [/'no_such_param' does not exist in type '(?:\w+|Prefilled<\w+, "\w+">)'|not assignable to type 'never'/];
  return [
    sample("call", `(await ${connector}.call("${id}", ${good})) ${same}`),
    sample("execute", `(await ${connector}.execute({ ${names}, params: ${good} })) ${same}`),
    sample("the response", `(await ${id}(${good}).withResponse()).response.envelope satisfies ${envelope}`),
    ...(params.open
      ? []
      : [
          sample("call with a wrong param", `await ${connector}.call("${id}", { no_such_param: 1 })`, ...wrong),
          sample("execute with a wrong param", `await ${connector}.execute({ ${names}, params: { no_such_param: 1 } })`, ...wrong),
        ]),
    paramsRequired
      ? sample("call without params", `await ${connector}.call("${id}")`, /Expected 2-3 arguments/)
      : sample("call without params", `await ${connector}.call("${id}")`),
    paramsRequired
      ? sample("execute without params", `await ${connector}.execute({ ${names} })`, /Property 'params' is missing/)
      : sample("execute without params", `await ${connector}.execute({ ${names} })`),
  ];
}

/** The same slip in a request that a developer writes without the client. */
function requestSamples({ id, connector, entity, action, params }: Operation, good: Params): readonly Sample[] {
  const [first] = params.fields;
  if (first === undefined) return [];
  const request = print({ entity, action, params: { ...without(good, first.name), [slip(first.name)]: 1 } });
  const own = { about: `${id}: a slip in a request`, connector, code: `(${request}) satisfies ExecuteRequest<"${connector}">` };
  return [{ ...own, complaint: suggestionOf(first.name) }];
}

/** What is wrong with a refund that names neither a charge nor a payment intent, or has a typo. */
function refundSamples(): readonly Sample[] {
  const both = /'AtLeastOneOf<RefundsCreateParamsFields, "charge", "payment_intent">'/;
  const sample = (about: string, code: string, complaint?: RegExp): Sample => ({
    about: `payments: ${about}`,
    connector: "payments",
    code,
    ...(complaint && { complaint }),
  });
  return [
    sample("a refund of nothing", "await payments.refunds.create({})", both),
    sample("a refund without a charge", "await payments.refunds.create({ amount: 5 })", both),
    sample("a refund of an undefined charge", "await payments.refunds.create({ charge: undefined })", both),
    sample("a misspelt amount", `await payments.refunds.create({ charge: "c", amout: 5 })`, /Did you mean to write 'amount'/),
    sample("a misspelt charge", `await payments.refunds.create({ chrage: "c" })`, /Did you mean to write 'charge'/),
    sample("a charge of a wrong type", "await payments.refunds.create({ charge: 5 })", /'number' is not assignable to type 'string'/),
    sample("a misspelt field of an object", `await payments.customers.create({ address: { postal_cod: "1" } })`, /write 'postal_code'/),
    sample("a refund of a charge", `await payments.refunds.create({ charge: "c" })`),
    sample("a refund of a payment intent", `await payments.refunds.create({ payment_intent: "p", amount: 5 })`),
    sample("a refund of both", `await payments.refunds.create({ charge: "c", payment_intent: "p" })`),
    sample("free names in metadata", `await payments.customers.create({ metadata: { any_name: "x" } })`),
  ];
}

function pagingSamples(
  { id, paging, kind }: Operation,
  good: string,
  sample: (about: string, code: string, complaint?: RegExp) => Sample,
): readonly Sample[] {
  if (paging !== undefined && paging.kind !== "none") {
    return [
      sample("all", `for await (const element of ${id}.all(${good})) element satisfies object`),
      sample(
        "pages",
        `for await (const page of ${id}.pages(${good})) (page.records satisfies object[], page.meta satisfies object, page.hasNext satisfies boolean)`,
      ),
    ];
  }
  const isList = kind === "list" || kind === "search_wrapper" || kind === "page_record";
  return [
    sample("all of what cannot be paged", `${id}.all(${good})`, /Property 'all' does not exist on type/),
    ...(isList
      ? [sample("the next page of what cannot be paged", `(await ${id}(${good})).next()`, /Property 'next' does not exist on type/)]
      : []),
  ];
}

/** Names one letter away: connector, entity, action, field of a record, credentials. */
function slipsInNames(): readonly Sample[] {
  return model.connectors.flatMap(({ id, entities }): readonly Sample[] => {
    const [entity] = entities;
    const [operation] = entity?.operations ?? [];
    if (entity === undefined || operation === undefined) return [];
    return [
      {
        about: `${id}: a slip in the name of the connector`,
        connector: id,
        code: `gateway.instance("${slip(id)}", "x")`,
        complaint: new RegExp(`"${slip(id)}"' is not assignable to parameter of type .*"${id}"`),
      },
      {
        about: `${id}: a slip in the name of an entity`,
        connector: id,
        code: `${id}.${slip(entity.name)}`,
        complaint: new RegExp(`Did you mean '${entity.name}'`),
      },
      {
        about: `${id}: a slip in the name of an action`,
        connector: id,
        code: `${id}.${entity.name}.${slip(operation.action)}`,
        complaint: new RegExp(`Did you mean '${operation.action}'`),
      },
      {
        about: `${id}: credentials that are incomplete`,
        connector: id,
        code: `await gateway.create("${id}", { name: "A", auth_config: {} })`,
        complaint: /is missing|missing the following|not assignable/,
      },
      {
        about: `${id}: an instance without a name`,
        connector: id,
        code: `await gateway.create("${id}", { auth_config: {} as never })`,
        complaint: /Property 'name' is missing/,
      },
    ];
  });
}

function exampleParams(operation: Operation): Params {
  const connector = model.connectors.find(({ id }) => id === operation.connector);
  if (connector === undefined) throw new Error(operation.connector);
  return buildPartExample(model.gateway, connector, operation, "params") as Params;
}

function without(params: Params, name: string): Params {
  return Object.fromEntries(Object.entries(params).filter(([key]) => key !== name));
}

/** The error of a typo. TypeScript suggests nothing for names of one or two letters. */
function suggestionOf(name: string): RegExp {
  const refused = `'${slip(name)}' does not exist in type '.+'`;
  return new RegExp(name.length < 3 ? refused : `${refused}. Did you mean to write '${name}'`);
}

/** The last letter twice. */
function slip(name: string): string {
  return name + name.slice(-1);
}

function print(params: Params): string {
  return printValue(params).replaceAll(/\n\s*/g, " ");
}

function toConsumer(connector: string): string {
  const before = `import { createGateway, type ExecuteRequest } from "connector-gateway-spec"; const gateway = createGateway({ baseUrl: "", token: "" }); const ${connector} = gateway.instance("${connector}", "x");`;
  return [before, ...samplesIn(connector).map(({ code }) => `{ ${code}; }`), "export {};"].join("\n");
}

function samplesIn(connector: string): readonly Sample[] {
  return samples.filter((sample) => sample.connector === connector);
}

describe("the compile errors of a call", () => {
  const said = new Map<Sample, string>();

  beforeAll(() => {
    const consumers = Object.fromEntries(model.connectors.map(({ id }) => [`${id}.ts`, toConsumer(id)]));
    const complaints = typeCheck(generatedFiles, consumers);
    for (const { id } of model.connectors) {
      const own = samplesIn(id);
      for (const complaint of complaints.get(`${id}.ts`) ?? []) {
        const sample = own[Number(complaint.split(":")[0]) - 2];
        if (sample === undefined) throw new Error(complaint);
        said.set(sample, `${said.get(sample) ?? ""}${complaint}\n`);
      }
    }
  });

  test("is asked of every operation", () => {
    expect(new Set(samples.map(({ about }) => about.split(":")[0])).size).toBe(operations.length + model.connectors.length);
  });

  it.each([...new Set(samples.map(behaviourOf))])("%s", (behaviour) => {
    const wrong = samples.filter((sample) => behaviourOf(sample) === behaviour && !isAsExpected(sample, said.get(sample)));
    expect(wrong.slice(0, 5).map((sample) => ({ ...sample, said: said.get(sample) }))).toEqual([]);
  });
});

/** What a sample shows, whichever operation it calls: "a slip in a name". */
function behaviourOf({ about }: Sample): string {
  return about.slice(about.indexOf(": ") + 2);
}

function isAsExpected({ complaint }: Sample, said: string | undefined): boolean {
  return complaint === undefined ? said === undefined : said !== undefined && complaint.test(said);
}
