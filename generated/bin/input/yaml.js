const YAML = { code: "input/yaml", hint: "convert it to JSON, for instance with: yq -o=json" };

/** The name of the input says that it is YAML. */
export const YAML_FILE = { ...YAML, message: "this is a YAML file; payloads are JSON" };

/** The text is not JSON and probably YAML. */
export const YAML_TEXT = { ...YAML, message: "this looks like YAML; payloads are JSON" };

/** The beginning of a document, a list element or a key without quotes, as JSON never has them. */
const FIRST_LINE = /^(?:---|%YAML\b|- |[A-Za-z_][\w.-]*:(?:\s|$))/;

/** Whether a text that is not JSON is probably YAML. */
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
