/**
 * The reference page: its scripts and its style sheet. The emitter renders the page and uses what is exported here for that; the scripts find
 * their places in the HTML and read the data that is embedded in it.
 */
export { printSample, sampleLanguages, sandboxUrl } from "./shared/code_samples.js";
export { CodeBlock, Languages } from "./shared/code_block.js";
export { Icon } from "./shared/controls.js";
export type { PageData, PageField, PageInput, PageOperation, PageShape, PageSuggestion } from "./shared/page_data.js";
export { printCurlRequest } from "./shared/code_samples.js";
export { printJsonText } from "./shared/literals.js";
export type { SampleCall } from "./shared/code_samples.js";
export type { SearchEntry as PageEntry } from "#templates/search";
