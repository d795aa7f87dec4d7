import { describe, expect, test } from "vitest";
import { ConnectorIntroduction } from "../../generator/emit/reference/connector/connector_introduction.tsx";
import { OperationBinding } from "../../generator/emit/reference/connector/operation_binding.tsx";
import { Overview } from "../../generator/emit/reference/overview/overview.tsx";
import { openSource } from "../../generator/emit/reference/source.ts";
import type { Connector } from "../../generator/resolve/model/types.ts";
import { operationsOf } from "../../generator/resolve/model/walk.ts";
import { isObject } from "../../templates/core/json_values.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { htmlOf, idsIn, textOf } from "../fixtures/rendered_parts.ts";

/** What the page says about the gateway and the connectors of the catalog, against the catalog. */
const model = loadCatalog();
const source = openSource({ model, version: "1.0.0", templates: new Map() });
const { gateway, connectors } = model;

const overview = htmlOf(Overview({ source }));
const introductions = new Map(connectors.map((connector) => [connector.id, htmlOf(ConnectorIntroduction({ source, connector }))]));

function introductionOf({ id }: Connector): string {
  return textOf(introductions.get(id) ?? "");
}

/** A text of the catalog as the page shows it: on one line, without its backticks. */
function shown(text: string): string {
  return text.replaceAll("`", "").replaceAll(/\s+/gu, " ").trim();
}

/** The texts that a part of the page does not show. */
function missing(part: string, texts: readonly string[]): readonly string[] {
  const plain = textOf(part);
  return texts.filter((text) => !plain.includes(shown(text)));
}

describe("the overview", () => {
  test("has every status, with what it means and its body", () => {
    const { statuses } = gateway;
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter(({ status }) => !idsIn(overview).includes(`gateway.errors.${status}`))).toEqual([]);
    expect(
      missing(
        overview,
        statuses.flatMap(({ description = "", origin }) => [description, ...(origin.kind === "assumed" ? [origin.because] : [])]),
      ),
    ).toEqual([]);
    const messages = statuses.flatMap(({ example }) =>
      isObject(example) && typeof example["message"] === "string" ? [example["message"]] : [],
    );
    expect(messages.length).toBe(statuses.length);
    expect(missing(overview, messages)).toEqual([]);
  });

  test("has every header, action and open topic", () => {
    expect(gateway.headers.filter(({ name }) => !idsIn(overview).includes(`gateway.authentication.${name}`))).toEqual([]);
    expect(
      missing(
        overview,
        gateway.headers.map(({ description = "" }) => description),
      ),
    ).toEqual([]);
    expect(
      missing(
        overview,
        gateway.actions.flatMap(({ name, description }) => [name, description]),
      ),
    ).toEqual([]);
    expect(
      missing(
        overview,
        gateway.notShown.map(({ what }) => what),
      ),
    ).toEqual([]);
  });

  test("has every connector with its number of operations, and every paging kind that is used", () => {
    expect(
      connectors.filter((connector) => {
        const { id, title } = connector;
        const row = overview.split("<li>").find((one) => one.includes(`href="#${id}">${title}</a>`)) ?? "";
        return !textOf(row).includes(` ${operationsOf(connector).length} operation`);
      }),
    ).toEqual([]);
    const kinds = new Set(connectors.flatMap(operationsOf).flatMap(({ paging }) => (paging === undefined ? [] : [paging.kind])));
    expect(kinds.size).toBeGreaterThan(3);
    expect([...kinds].filter((kind) => !idsIn(overview).includes(`gateway.paging.${kind}`))).toEqual([]);
  });

  test("links every paged operation below its paging kind, once", () => {
    const paged = connectors.flatMap(operationsOf).filter(({ paging }) => paging !== undefined);
    const paging = overview.slice(overview.indexOf('id="gateway.paging"'), overview.indexOf('id="gateway.downloads"'));
    expect(paged.filter(({ id }) => paging.split(`>${id}</a>`).length !== 2).map(({ id }) => id)).toEqual([]);
  });
});

describe("the introduction of each connector", () => {
  test.each(connectors.map((connector) => [connector.id, connector] as const))(
    "%s has its credentials, topics and third party",
    (_, connector) => {
      const { auth, config, vendor, notShown, definitionId, description } = connector;
      const html = introductions.get(connector.id) ?? "";
      const fields = auth.flatMap(({ name, shape }) => shape.fields.map((field) => `${connector.id}.auth_config.${name}.${field.name}`));
      expect(
        [...fields, ...(config?.shape.fields ?? []).map(({ name }) => `${connector.id}.config.${name}`)].filter(
          (id) => !idsIn(html).includes(id),
        ),
      ).toEqual([]);
      expect(vendor).toBeDefined();
      const texts = [
        description,
        definitionId.value,
        ...notShown.map(({ what }) => what),
        ...(vendor === undefined ? [] : [vendor.name, vendor.baseUrl, ...Object.keys(vendor.errors.kinds)]),
        ...(vendor?.version === undefined ? [] : [vendor.version.value, vendor.version.because]),
        ...(vendor?.retired === undefined ? [] : [vendor.retired.because, vendor.retired.on ?? ""]),
      ];
      expect(missing(html, texts)).toEqual([]);
      expect(html.includes(vendor?.retired?.source ?? vendor?.baseUrl ?? "")).toBe(true);
    },
  );

  test("names what is experimental or deprecated in it", () => {
    const experimental = connectors.flatMap((connector) =>
      operationsOf(connector).flatMap(({ params }) =>
        params.fields.flatMap(({ experimental: why }) => (why === undefined ? [] : [[connector, why] as const])),
      ),
    );
    expect(experimental.length).toBeGreaterThan(0);
    expect(experimental.filter(([connector, why]) => !introductionOf(connector).includes(why))).toEqual([]);
  });

  test("links every operation in its table", () => {
    const unlinked = connectors.flatMap((connector) =>
      operationsOf(connector).filter(
        ({ id, action }) => !(introductions.get(connector.id) ?? "").includes(`<a href="#${id}">${action}</a>`),
      ),
    );
    expect(unlinked.map(({ id }) => id)).toEqual([]);
  });
});

describe("the binding of each operation", () => {
  test("has its call, and gives a reason for everything that is not sent, always null or retired", () => {
    const operations = connectors.flatMap((connector) => operationsOf(connector).map((operation) => ({ connector, operation })));
    const lacking = operations.flatMap(({ connector, operation }) => {
      const { binding, id } = operation;
      if (binding === undefined) return [id];
      const reasons = [
        ...Object.values(binding.params).flatMap((place) => (place.in === "nowhere" ? [place.because] : [])),
        ...Object.values(binding.meta ?? {}).flatMap((from) => ("because" in from ? [from.because] : [])),
        ...(binding.retired === undefined ? [] : [binding.retired.because]),
      ];
      const html = htmlOf(OperationBinding({ connector, operation }));
      return missing(html, [binding.call, ...reasons, ...(binding.graphql === undefined ? [] : [binding.graphql.query])]).map(
        (text) => `${id}: ${text}`,
      );
    });
    expect(operations.length).toBeGreaterThan(100);
    expect(lacking).toEqual([]);
  });
});
