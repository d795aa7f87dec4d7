export function typeText(type) {
    return type.kind === "any" ? "any" : `${innerText(type)}${type.nullable ? " | null" : ""}`;
}

function innerText(type) {
    switch (type.kind) {
        case "scalar":
            return type.types.join(" | ");
        case "array":
            return `array<${typeText(type.items)}>`;
        case "record":
            return type.record;
        case "object":
            return type.values === undefined ? "object" : `map<${typeText(type.values)}>`;
    }
}

export function limitTexts(type) {
    if (type.kind === "scalar")
        return scalarLimits(type);
    if (type.kind !== "array")
        return [];
    return [...limit("at least", type.minItems, "elements"), ...limit("at most", type.maxItems, "elements")];
}

function scalarLimits(type) {
    const { min, max, minLength, maxLength, pattern, format, commaList } = type;
    return [
        ...(type.const === undefined ? [] : [JSON.stringify(type.const)]),
        ...values("one of", type.enum),
        ...values("for instance", type.knownValues),
        ...limit("at least", min),
        ...limit("at most", max),
        ...limit("at least", minLength, "characters"),
        ...limit("at most", maxLength, "characters"),
        ...(pattern === undefined ? [] : [`matches ${pattern}`]),
        ...(format === undefined ? [] : [format]),
        ...(commaList === undefined
            ? []
            : [
                "comma-separated",
                ...values("of", commaList.values),
                ...values("for instance", commaList.knownValues),
                ...limit("at most", commaList.maxItems, "elements"),
            ]),
    ];
}

function limit(words, number, noun = "") {
    return number === undefined ? [] : [`${words} ${number}${noun === "" ? "" : ` ${noun}`}`];
}

function values(words, list) {
    return list === undefined ? [] : [`${words} ${list.map((value) => JSON.stringify(value)).join(", ")}`];
}
