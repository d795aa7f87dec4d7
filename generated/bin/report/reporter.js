import { printGithub } from "./github.js";
import { printJson, printNdjson } from "./json.js";
import { printJunit } from "./junit.js";
import { printPretty } from "./pretty.js";
import { printSarif } from "./sarif.js";

export function printReport(format, report, style) {
    switch (format) {
        case "pretty":
            return printPretty(report, style);
        case "json":
            return printJson(report);
        case "ndjson":
            return printNdjson(report);
        case "github":
            return printGithub(report, style);
        case "junit":
            return printJunit(report);
        case "sarif":
            return printSarif(report);
    }
}
