import { createValidator } from "../../runtime/validator.js";
import { FORMATS } from "../formats.js";

export const CONFIG_NAME = "connector-gateway-spec.config.json";

const text = { type: "string", minLength: 1 };
const texts = { items: text, minItems: 1 };

export const configValidator = createValidator("config", {
    table: {
        name: "the configuration",
        side: "request",
        fields: {
            $schema: "string",
            paths: texts,
            exclude: { items: text },
            targets: {
                items: { table: { name: "a target", side: "request", required: ["files"], fields: { files: texts, as: text, connector: text } } },
            },
            profile: { enum: ["documented", "tolerant"] },
            strictJson: "boolean",
            severity: { values: "string" },
            warningsAsErrors: "boolean",
            maxIssues: { type: "integer", min: 1, max: 999_999_999 },
            baseline: text,
            reports: {
                items: { table: { name: "a report", side: "request", required: ["format"], fields: { format: { enum: FORMATS }, output: text } } },
                minItems: 1,
            },
        },
    },
});
