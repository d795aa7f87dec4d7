// @generated from templates/runtime/formats.ts by connector-gateway-spec. Do not edit.
import { DATE_TIME_PATTERN, UUID_PATTERN } from "../shared/patterns.js";

export const dateTime = {
  name: "date-time",
  pattern: DATE_TIME_PATTERN,
  text: "an RFC 3339 date-time such as 2024-05-31T09:30:00Z",
};

export const uuid = {
  name: "uuid",
  pattern: UUID_PATTERN,
  text: "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
};
