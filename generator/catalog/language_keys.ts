import connectorSchema from "../../spec/connector.schema.json" with { type: "json" };
import gatewaySchema from "../../spec/gateway.schema.json" with { type: "json" };

/** All the keys that the language has, wherever they may be. */
export const languageKeys: ReadonlySet<string> = new Set([...keysOf(connectorSchema), ...keysOf(gatewaySchema)]);

function keysOf(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const own = key === "properties" && typeof value === "object" && value !== null ? Object.keys(value) : [];
    return [...own, ...keysOf(value)];
  });
}
