// @generated from templates/shared/roles.ts by connector-gateway-spec. Do not edit.
export const filterKinds = ["interval", "equals", "one_of", "contains", "prefix", "after", "before"];

export const searchLanguages = ["text", "clauses", "filter_groups", "jql", "file_query"];

export const orderLanguages = ["signed", "keywords", "criteria"];
