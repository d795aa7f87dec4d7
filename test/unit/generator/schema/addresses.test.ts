import { expect, test } from "vitest";
import { listAddresses } from "../../../../generator/schema/addresses.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";

const addresses = listAddresses(miniModel);
const names = addresses.map(({ name }) => name);

test("addresses are those of the operations' parts, auth_config, execute and the records, the gateway's last", () => {
  expect(names.filter((name) => name.startsWith("payments.customers.list."))).toEqual(
    ["params", "request", "record", "meta", "response"].map((part) => `payments.customers.list.${part}`),
  );
  expect(names.filter((name) => name.startsWith("file_storage.files.download."))).toEqual([
    "file_storage.files.download.params",
    "file_storage.files.download.request",
  ]);
  expect(names.filter((name) => name.split(".").length === 2)).toEqual([
    "payments.auth_config",
    "payments.execute",
    "file_storage.auth_config",
    "file_storage.execute",
    "gateway.create_instance",
    "gateway.create_instance_response",
    "gateway.execute",
    "gateway.error",
  ]);
  expect(names.filter((name) => name.includes(".records."))).toContain("payments.records.Customer");
  expect(new Set(names).size).toBe(names.length);
});

test("an address knows its side", () => {
  const side = (name: string): string | undefined => addresses.find((address) => address.name === name)?.side;
  expect(["params", "request", "record", "meta", "response"].map((part) => side(`payments.customers.list.${part}`))).toEqual([
    "request",
    "request",
    "response",
    "response",
    "response",
  ]);
});
