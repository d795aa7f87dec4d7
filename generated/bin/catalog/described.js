export function findOperation(catalog, id) {
    const [connector] = id.split(".");
    return connectorOf(catalog, connector)
        ?.entities.flatMap(({ operations }) => operations)
        .find((operation) => operation.id === id);
}

export function describe(catalog, address, path) {
    let place = describeAddress(catalog, address);
    for (const step of path) {
        const next = stepInto(place, step);
        if (next === undefined)
            return place;
        place = next;
    }
    return place;
}

export function describeAddress(catalog, address) {
    const [owner = "", second = "", third = "", part = ""] = address.split(".");
    if (owner === "gateway")
        return describeGateway(catalog, second);
    const connector = connectorOf(catalog, owner);
    if (connector === undefined)
        return { records: [] };
    const records = [...connector.records, ...catalog.gateway.records];
    if (second === "records")
        return describeRecord(records, third);
    if (second === "auth_config")
        return { ...describeAuth(connector), records };
    if (second === "execute")
        return { ...words(catalog.gateway.execute), type: objectOf(catalog.gateway.execute.request), records };
    const operation = findOperation(catalog, `${owner}.${second}.${third}`);
    return operation === undefined ? { records } : describePart(catalog, operation, part, records);
}

function describeGateway({ gateway }, name) {
    const { records } = gateway;
    switch (name) {
        case "create_instance":
            return { ...words(gateway.createInstance), type: objectOf(gateway.createInstance.request), records };
        case "create_instance_response":
            return { ...words(gateway.createInstance.response), type: objectOf(gateway.createInstance.response.shape), records };
        case "error":
            return { ...words(gateway.error), type: objectOf(gateway.error.shape), records };
        default:
            return { ...words(gateway.execute), type: objectOf(gateway.execute.request), records };
    }
}

function describeAuth({ auth, title, document }) {
    return {
        description: `Credentials for ${title}: ${auth.map((method) => method.title).join(", or ")}.`,
        section: auth[0]?.section ?? document.auth,
        type: objectOf({ fields: mergeFields(auth.flatMap(({ shape }) => shape.fields)), open: false }),
    };
}

function mergeFields(fields) {
    const merged = new Map();
    for (const field of fields) {
        const other = merged.get(field.name);
        const descriptions = new Set([other?.description, field.description].filter((text) => text !== undefined));
        merged.set(field.name, { ...(other ?? field), description: [...descriptions].join(" Or: ") });
    }
    return [...merged.values()];
}

function describeRecord(records, name) {
    const record = records.find((candidate) => candidate.name === name);
    return record === undefined ? { records } : { ...words(record), type: objectOf(record.shape), records };
}

function describePart({ gateway }, operation, part, records) {
    const { returns, meta } = operation;
    const base = { ...words(operation), records, operation };
    switch (part) {
        case "params":
            return { ...base, type: objectOf(operation.params) };
        case "request":
            return { ...base, type: objectOf(requestShape(gateway.execute.request, operation)) };
        case "record":
            return returns === undefined ? base : { ...describeRecord(records, returns.record), operation };
        case "meta":
            return meta === undefined ? base : { ...base, type: objectOf(meta) };
        case "response":
            return { ...base, type: objectOf(responseShape(gateway.execute.response, operation)) };
        default:
            return base;
    }
}

function requestShape(request, operation) {
    const shape = retyped(request, { params: objectOf(operation.params) });
    return { ...shape, fields: shape.fields.map((field) => (field.name === "params" ? { ...field, ...words(operation) } : field)) };
}

function responseShape(envelope, { kind, returns, meta }) {
    const record = returns === undefined ? { kind: "any" } : { kind: "record", nullable: false, record: returns.record };
    return retyped(envelope.shape, {
        [envelope.result]: kind === "list" ? { kind: "array", nullable: false, items: record } : record,
        ...(meta === undefined ? {} : { [envelope.meta]: objectOf(meta) }),
    });
}

function retyped(shape, types) {
    const retype = (field) => {
        const type = Object.hasOwn(types, field.name) ? types[field.name] : undefined;
        return type === undefined ? field : { ...field, type };
    };
    return { ...shape, fields: shape.fields.map(retype) };
}

function stepInto(place, step) {
    const type = unfold(place.type, place.records);
    if (type?.kind === "array")
        return typeof step === "number" ? { ...place, type: type.items } : undefined;
    if (type?.kind !== "object")
        return undefined;
    const field = type.shape?.fields.find(({ name }) => name === step);
    if (field !== undefined)
        return { ...words(field), type: field.type, records: place.records };
    return type.values === undefined ? undefined : { ...place, type: type.values };
}

export function unfold(type, records) {
    if (type?.kind !== "record")
        return type;
    const record = records.find(({ name }) => name === type.record);
    return record === undefined ? undefined : objectOf(record.shape);
}

function connectorOf({ connectors }, id) {
    return connectors.find((connector) => connector.id === id);
}

function objectOf(shape) {
    return { kind: "object", nullable: false, shape };
}

function words({ description, section, origin }) {
    return { section, origin, ...(description !== undefined && { description }) };
}
