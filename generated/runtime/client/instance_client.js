import { ValidationError } from "../validation_error.js";
import { readObject, unexpected } from "./answer.js";
import { toDownload } from "./download.js";
import { elementsOf, findCursor } from "./paging.js";
import { followTrail } from "./trail.js";

/** All operations of an instance as `client.<entity>.<action>(params, options)`. Typed by the connector's definition. */
export function createInstanceClient(context) {
    const { connector, instanceId } = context;
    const names = new Set(connector.operations.map(({ entity }) => entity));
    const entities = [...names].map((name) => {
        const operations = connector.operations.filter(({ entity }) => entity === name);
        const methods = operations.map((operation) => [operation.action, createMethod(context, operation)]);
        return [name, Object.freeze(Object.fromEntries(methods))];
    });
    return Object.freeze({ ...Object.fromEntries(entities), instanceId });
}

function createMethod(context, operation) {
    const call = (params = {}, options = {}) => perform(context, operation, params, options);
    if (operation.paging === undefined || operation.paging.kind === "none")
        return call;
    const pages = (params = {}, options = {}) => walkPages(() => readPage(context, operation, params, options));
    return Object.assign(call, { pages, all: (params, options) => walkElements(pages(params, options)) });
}

async function perform(context, operation, params, options) {
    switch (operation.kind) {
        case "download":
            return send(context, operation, params, options, (answer) => Promise.resolve(toDownload(answer)));
        case "record":
        case "delete_result":
            return (await readAnswer(context, operation, params, options)).result;
        case "list":
        case "search_wrapper":
        case "page_record":
            return readPage(context, operation, params, options);
    }
}

async function readPage(context, operation, params, options, trail) {
    const answer = await readAnswer(context, operation, params, options);
    const cursor = findCursor(operation, params, answer);
    const records = [...elementsOf(operation, answer.result)];
    const passed = followTrail(operation, trail, cursor, records);
    return {
        records,
        meta: answer.meta,
        ...(operation.elements === undefined ? {} : { record: answer.result }),
        hasNext: cursor !== undefined,
        next: async () => cursor === undefined ? undefined : readPage(context, operation, { ...params, [cursor.param]: cursor.value }, options, passed),
    };
}

async function* walkPages(first) {
    let page = await first();
    while (page !== undefined) {
        yield page;
        page = await page.next();
    }
}

async function* walkElements(pages) {
    for await (const page of pages)
        yield* page.records;
}

async function readAnswer(context, operation, params, options) {
    const { connector, options: settings } = context;
    const { result, meta } = connector.gateway;
    return send(context, operation, params, options, async (answer) => {
        const envelope = await readObject(answer);
        answer.limit.release();
        const { response } = validatorsOf(connector, operation) ?? {};
        if (settings.validateResponses !== undefined && response !== undefined)
            assertAnswer(response, envelope, settings.validateResponses);
        assertEnvelope(answer, operation, envelope, result);
        return { result: envelope[result], meta: envelope[meta] ?? {} };
    });
}

/** Without its result an answer is of no use, and must not pass for an empty one. */
function assertEnvelope(answer, operation, envelope, result) {
    if (!Object.hasOwn(envelope, result))
        throw unexpected(answer, `an object without \`${result}\``);
    if (operation.kind === "list" && !Array.isArray(envelope[result]))
        throw unexpected(answer, `a \`${result}\` that is not an array`);
}

async function send(context, operation, params, options, read) {
    const { connector, instanceId, secrets, transport } = context;
    if (context.options.validateRequests !== false)
        validatorsOf(connector, operation)?.params.assert(params);
    const { entity, action } = operation;
    const isEmpty = Object.keys(params).length === 0 && !operation.paramsRequired;
    const call = {
        operation: operation.id,
        path: connector.gateway.executePath.replace(/\{[^}]*\}/, () => encodeURIComponent(instanceId)),
        body: isEmpty ? { entity, action } : { entity, action, params },
        repeatable: operation.effect === "read",
        secrets,
        options,
    };
    return transport(call, read);
}

function validatorsOf({ validators }, { entity, action }) {
    return validators[`${entity}.${action}`];
}

function assertAnswer(validator, envelope, profile) {
    const verdict = validator.check(envelope, { profile });
    if (!verdict.ok)
        throw new ValidationError(validator.address, verdict.issues);
}
