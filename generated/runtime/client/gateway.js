import { cleanName } from "../messages.js";
import { nearestNames } from "../nearest.js";
import { readObject, unexpected } from "./answer.js";
import { createInstanceClient } from "./instance_client.js";
import { isObject } from "./paging.js";
import { createTransport } from "./transport.js";
const CREATE = "gateway.create_instance";

/**
 * A client for a connector gateway.
 * @throws TypeError when the base URL is not a plain http(s) address, or when another option is not what it should be.
 */
export function createGateway(options) {
    const context = { options, connectors: options.connectors, transport: createTransport(options) };
    // The definition's `types` are what the operations table builds: a type test holds all operations against it.
    const open = (id, instanceId, secrets) => openInstance(context, id, instanceId, secrets);
    return Object.freeze({
        instance: (id, instanceId) => open(id, instanceId, []),
        create: async (id, request, callOptions = {}) => {
            const secrets = isObject(request) ? textsIn(request["auth_config"]) : [];
            return open(id, await createInstance(context, definitionOf(context, id), request, callOptions, secrets), secrets);
        },
    });
}

function openInstance(context, id, instanceId, secrets) {
    const connector = definitionOf(context, id);
    if (!isInstanceId(instanceId))
        throw new TypeError("The instance id must be a string that is not empty and can stand in an address.");
    return createInstanceClient({ ...context, connector, instanceId, secrets });
}

/** In an address `.` and `..` are steps, even when they are encoded, and half a surrogate pair is nothing. */
function isInstanceId(value) {
    return typeof value === "string" && value !== "" && value !== "." && value !== ".." && !/\p{Surrogate}/u.test(value);
}

function definitionOf({ connectors }, id) {
    const name = String(id);
    const definition = Object.hasOwn(connectors, name) ? connectors[name] : undefined;
    if (definition !== undefined)
        return definition;
    const known = Object.keys(connectors);
    const [nearest] = nearestNames(name, known);
    const hint = nearest === undefined ? `there are: ${known.join(", ")}.` : `did you mean "${nearest}"?`;
    throw new TypeError(`There is no connector "${cleanName(name)}" here; ${hint}`);
}

/** Sends the create request and gives the id of the new instance. */
async function createInstance({ options, transport }, connector, request, callOptions, secrets) {
    const body = isObject(request) ? { connector_definition_id: connector.definitionId, ...request } : request;
    if (options.validateRequests !== false)
        connector.createRequest.assert(body);
    const call = { operation: CREATE, path: connector.gateway.createPath, body, repeatable: false, secrets, options: callOptions };
    return transport(call, async (answer) => {
        const { id } = await readObject(answer);
        answer.limit.release();
        if (isInstanceId(id))
            return id;
        throw unexpected(answer, "an object without the `id` of the new instance");
    });
}

/** Every credential that is sent: none of them may come back in an error. */
function textsIn(value) {
    if (typeof value === "string")
        return [value];
    return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
