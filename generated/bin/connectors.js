// @generated from spec/ by connector-gateway-spec. Do not edit.
export const connectors = ["crm", "file_storage", "issue_tracker", "messaging", "payments", "project_tracker", "recruiting"];
export const connectorsWithInner = ["crm", "file_storage", "issue_tracker", "messaging", "payments", "project_tracker", "recruiting"];
