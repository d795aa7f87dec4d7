const YAML = { code: "input/yaml", hint: "convert it to JSON, for instance with: yq -o=json" };

export const YAML_FILE = { ...YAML, message: "this is a YAML file; payloads are JSON" };

export const YAML_TEXT = { ...YAML, message: "this looks like YAML; payloads are JSON" };

const FIRST_LINE = /^(?:---|%YAML\b|- |[A-Za-z_][\w.-]*:(?:\s|$))/;

export function looksLikeYaml(text) {
    for (let start = 0; start < text.length;) {
        const end = text.indexOf("\n", start);
        const line = text.slice(start, end < 0 ? text.length : end);
        if (line.trim() !== "" && !line.startsWith("#"))
            return FIRST_LINE.test(line);
        if (end < 0)
            return false;
        start = end + 1;
    }
    return false;
}
