import { UsageError } from "../usage_error.js";

export function printExample(spec, address, invalid) {
    const [owner = ""] = address.split(".");
    const examples = spec.readExamples(owner)[address];
    const shown = invalid ? examples?.invalid : examples?.valid[0];
    if (shown === undefined)
        throw new UsageError(`there is no example of ${address}`, `connector-gateway-spec schema ${address} shows its schema`);
    return `${JSON.stringify(shown, undefined, 2)}\n`;
}
