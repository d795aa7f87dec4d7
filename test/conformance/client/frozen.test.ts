import { describe, expect, it } from "vitest";
import * as root from "connector-gateway-spec";
import * as client from "connector-gateway-spec/client";
import * as payments from "connector-gateway-spec/payments";
import * as storage from "connector-gateway-spec/file_storage";

const { createGateway } = root;

function openGateway(validateRequests = true) {
  const fetch = (): Promise<Response> => Promise.resolve(Response.json({ status: "success", result: {} }));
  return createGateway({ baseUrl: "https://gateway.example.test", token: "t", fetch, validateRequests });
}

/** The places of objects and functions that could be changed; classes and plain functions of a module are the platform's matter. */
function openPlaces(value: unknown, place: string, seen = new Set<unknown>()): readonly string[] {
  if ((typeof value !== "object" && typeof value !== "function") || value === null || seen.has(value)) return [];
  seen.add(value);
  const inner = Object.entries(value).flatMap(([name, each]) => openPlaces(each, `${place}.${name}`, seen));
  return Object.isFrozen(value) ? inner : [place, ...inner];
}

/** The exports that are no functions and no classes. */
function tablesOf(module: object): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(module).filter(([, value]) => typeof value !== "function");
}

describe("what callers share cannot be changed", () => {
  it("the gateway and its functions", () => {
    const gateway = openGateway();
    expect(openPlaces(gateway, "gateway")).toEqual([]);
    for (const name of ["instance", "create", "other"]) expect(() => Object.assign(gateway, { [name]: () => "evil" })).toThrow(TypeError);
  });

  it.each(["payments", "crm", "file_storage", "issue_tracker", "messaging", "project_tracker", "recruiting"] as const)(
    "an instance of %s: its entities, their functions, and what these have",
    (connector) => {
      const instance: object = openGateway().instance(connector, "x");
      expect(openPlaces(instance, connector)).toEqual([]);
      for (const [name, entity] of Object.entries(instance)) {
        expect(() => Object.assign(instance, { [name]: "evil" })).toThrow(TypeError);
        if (typeof entity !== "object") continue;
        for (const action of Object.keys(entity as object))
          expect(() => Object.assign(entity as object, { [action]: "evil" })).toThrow(TypeError);
      }
    },
  );

  it("by a new prototype, a defined or a deleted property", () => {
    const { customers } = openGateway().instance("payments", "x");
    expect(Reflect.setPrototypeOf(customers, { list: "evil" })).toBe(false);
    expect(Reflect.defineProperty(customers, "list", { value: "evil" })).toBe(false);
    expect(Reflect.deleteProperty(customers, "list")).toBe(false);
    expect(Reflect.set(customers.list, "all", "evil")).toBe(false);
  });

  it.each([
    ["connector-gateway-spec", root],
    ["connector-gateway-spec/client", client],
    ["connector-gateway-spec/payments", payments],
    ["connector-gateway-spec/file_storage", storage],
  ])("the tables of %s", (_name, module) => {
    expect(
      tablesOf(module).flatMap(([name, value]) =>
        openPlaces(value, name).filter((place) => place !== "validators" && !/\.(?:is|check|assert|validate)$/.test(place)),
      ),
    ).toEqual([]);
  });

  it("the options: changing them later changes nothing", async () => {
    let called = 0;
    const fetch = (): Promise<Response> => {
      called += 1;
      return Promise.resolve(Response.json({ status: "success", result: {} }));
    };
    const options = {
      baseUrl: "https://gateway.example.test",
      token: "t",
      fetch,
      validateRequests: true,
      connectors: { payments: payments.connector },
    };
    const gateway = client.createGateway(options);
    options.validateRequests = false;
    Object.assign(options.connectors, { payments: storage.connector });
    const wrong = gateway.instance("payments", "x").customers.list({ limit: 5000 });
    await expect(wrong).rejects.toThrow("Invalid payments.customers.list.params");
    expect(called).toBe(0);
  });
});
