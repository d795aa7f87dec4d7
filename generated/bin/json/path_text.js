export function jsonPath(path) {
    const steps = path.map((step) => {
        if (typeof step === "number")
            return `[${step}]`;
        return /^[A-Za-z_$][\w$]*$/.test(step) ? `.${step}` : `[${quote(step)}]`;
    });
    return `$${steps.join("")}`;
}

function quote(name) {
    return `'${JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
