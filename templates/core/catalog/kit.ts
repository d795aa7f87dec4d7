/** The code of `shared/catalog.js`: what the program and the verification of gateways read of `catalog.json`, and how they show texts. */
export * from "./described.js";
export * from "./vocabulary.js";
export * from "../safe_text.js";
