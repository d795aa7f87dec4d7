import { describe, expect, it } from "vitest";
import connectorSchema from "../../../../spec/connector.schema.json" with { type: "json" };
import gatewaySchema from "../../../../spec/gateway.schema.json" with { type: "json" };
import driftSchema from "../../../../spec/drift.schema.json" with { type: "json" };
import overlaySchema from "../../../../spec/overlay.schema.json" with { type: "json" };

describe("the texts for editors", () => {
  interface Schema {
    readonly [keyword: string]: unknown;
  }
  const files: Readonly<Record<string, Schema>> = {
    "connector.schema.json": connectorSchema,
    "gateway.schema.json": gatewaySchema,
    "overlay.schema.json": overlaySchema,
    "drift.schema.json": driftSchema,
  };
  const everywhere = Object.entries(files).flatMap(([file, schema]) => schemasIn(schema, file));

  /** All schemas inside of a value, with their places. The bodies of snippets are no schemas. */
  function schemasIn(value: unknown, place: string): readonly (readonly [place: string, schema: Schema])[] {
    if (!isSchema(value)) return Array.isArray(value) ? value.flatMap((one, index) => schemasIn(one, `${place}/${index}`)) : [];
    const inner = Object.entries(value).filter(([key, one]) => key !== "defaultSnippets" && typeof one === "object");
    return [[place, value], ...inner.flatMap(([key, one]) => schemasIn(one, `${place}/${key}`))];
  }

  function isSchema(value: unknown): value is Schema {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }

  /** The definition that a schema refers to. */
  function referred(place: string, { $ref }: Schema): Schema | undefined {
    const definitions = files[place.split("/")[0] ?? ""]?.definitions;
    const found = isSchema(definitions) ? definitions[String($ref).replace("#/definitions/", "")] : undefined;
    return isSchema(found) ? found : undefined;
  }

  it("say what to write where a pattern refuses a text", () => {
    const patterns = everywhere.filter(([place, { pattern }]) => typeof pattern === "string" && !place.endsWith("/properties"));
    expect(patterns.length).toBeGreaterThan(40);
    const silent = patterns.filter(([, { patternErrorMessage }]) => !/^[A-Z].*[.`]$/u.test(String(patternErrorMessage)));
    expect(silent.map(([place]) => place)).toEqual([]);
  });

  it("explain each value of a list of values", () => {
    const lists = everywhere.filter(([, one]) => Array.isArray(one.enum) && one.enum.length > 1);
    expect(lists.length).toBeGreaterThan(12);
    const silent = lists.filter(([, one]) => {
      const texts: readonly unknown[] = Array.isArray(one.markdownEnumDescriptions) ? one.markdownEnumDescriptions : [];
      return texts.length !== (Array.isArray(one.enum) ? one.enum.length : 0) || texts.some((text) => !/^[A-Z`].*\.$/u.test(String(text)));
    });
    expect(silent.map(([place]) => place)).toEqual([]);
  });

  it("describe every key with an example", () => {
    const keys = everywhere.flatMap(([place, { properties }]) =>
      isSchema(properties) ? Object.entries(properties).map(([key, schema]) => [`${place}/${key}`, schema] as const) : [],
    );
    expect(keys.length).toBeGreaterThan(300);
    const silent = keys.filter(([place, schema]) => {
      if (!isSchema(schema) || place.includes("/if/")) return false;
      const definition = referred(place, schema) ?? {};
      const text = schema.markdownDescription ?? schema.description ?? definition.markdownDescription ?? definition.description;
      const deeper = isSchema(definition) && typeof definition.$ref === "string" ? referred(place, definition)?.description : undefined;
      return !String(text ?? deeper).includes("`");
    });
    expect(silent.map(([place]) => place)).toEqual([]);
  });

  it("are not those of a definition where a key has its own", () => {
    const hidden = everywhere.filter(
      ([place, schema]) =>
        schema.description !== undefined &&
        schema.markdownDescription === undefined &&
        referred(place, schema)?.markdownDescription !== undefined,
    );
    expect(hidden.map(([place]) => place)).toEqual([]);
  });

  it("are the only purpose of what is suggested: it accepts nothing", () => {
    const suggestions = everywhere.filter(([, { title }]) => title === "suggestions");
    expect(suggestions.length).toBeGreaterThan(3);
    for (const [place, schema] of suggestions) expect([place, schema.not, schema.type]).toEqual([place, {}, undefined]);
  });

  it("are in files that are complete in themselves", () => {
    const references = everywhere.filter(([, { $ref }]) => $ref !== undefined);
    expect(references.filter(([place, schema]) => referred(place, schema) === undefined).map(([place]) => place)).toEqual([]);
    expect([connectorSchema, gatewaySchema, overlaySchema].map(({ $id }) => $id)).toEqual([
      "urn:connector-gateway-spec:language:connector",
      "urn:connector-gateway-spec:language:gateway",
      "urn:connector-gateway-spec:language:overlay",
    ]);
  });
});
