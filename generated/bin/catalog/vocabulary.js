import { nearestNames } from "../../runtime/nearest.js";

const SECRET_WORDS = /secret|password|passwd|passphrase|authorization|apikey|accesskey|privatekey|credential|cookie|bearer|^auth$|^authconfig|token|^key$/;

const PAGE_TOKENS = /page|next|sync|cursor|start|previous|continu/;

export function toVocabulary(catalog) {
    const known = new Set();
    const secrets = new Set(["auth_config"]);
    collect(catalog, known, secrets);
    return {
        isKnown: (word) => known.has(word),
        isSecretName: remember((key) => isSecret(key, secrets, known)),
    };
}

function isSecret(key, secrets, known) {
    if (secrets.has(key))
        return true;
    const plain = key.toLowerCase().replace(/[^a-z0-9]/g, "");
    if (SECRET_WORDS.test(plain) && !PAGE_TOKENS.test(plain))
        return true;
    return !known.has(key) && nearestNames(key, [...secrets], 1).length > 0;
}

function collect(value, known, secrets) {
    if (Array.isArray(value)) {
        for (const item of value)
            collect(item, known, secrets);
        return;
    }
    if (typeof value !== "object" || value === null)
        return;
    const { name, secret } = value;
    if (typeof name === "string" && secret === true)
        secrets.add(name);
    for (const [key, inner] of Object.entries(value)) {
        if (WORDS.has(key))
            for (const word of [inner].flat())
                if (typeof word === "string")
                    known.add(word);
        collect(inner, known, secrets);
    }
}

const WORDS = new Set([
    "name",
    "id",
    "entity",
    "action",
    "connector",
    "const",
    "enum",
    "values",
    "knownValues",
    "value",
]);

function remember(judge) {
    const verdicts = new Map();
    return (key) => {
        const verdict = verdicts.get(key) ?? judge(key);
        // A payload may have any number of keys, so the memory for them is limited.
        if (verdicts.size < 10_000)
            verdicts.set(key, verdict);
        return verdict;
    };
}
