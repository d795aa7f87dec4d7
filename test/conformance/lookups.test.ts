import { describe, expect, it } from "vitest";
import {
  addresses,
  findOperation,
  findValidator,
  getOperation,
  operations,
  UnknownAddressError,
  validatorFor,
  type OperationId,
} from "connector-gateway-spec";
import * as gateway from "connector-gateway-spec/gateway";
import * as payments from "connector-gateway-spec/payments";

describe("validators by address", () => {
  it("are found, each under its own address", () => {
    for (const address of addresses) {
      expect(findValidator(address)?.address).toBe(address);
      expect(validatorFor(address)).toBe(findValidator(address));
    }
  });

  it("are those that the subpaths export", () => {
    expect(validatorFor("payments.customers.list.params")).toBe(payments.customersListParams);
    expect([
      validatorFor("gateway.create_instance"),
      validatorFor("gateway.create_instance_response"),
      validatorFor("gateway.execute"),
      validatorFor("gateway.error"),
    ]).toEqual([gateway.createInstanceRequest, gateway.createInstanceResponse, gateway.executeRequest, gateway.errorBody]);
  });

  it.each(["payments.customer.list.params", "payments", "", "__proto__", "constructor"])("are undefined for %j", (address) => {
    expect(findValidator(address)).toBeUndefined();
  });

  it("throw for an unknown address that the compiler did not see", () => {
    // @ts-expect-error there is no such address
    const find = (): unknown => validatorFor("payments.customer.list.params");
    expect(find).toThrow(UnknownAddressError);
    expect(find).toThrow('Unknown address "payments.customer.list.params"; did you mean payments.customers.list.params');
  });
});

describe("operations by id", () => {
  it("are found, each under its own id", () => {
    for (const operation of operations) {
      expect(findOperation(operation.id)).toBe(operation);
      expect(getOperation(operation.id)).toBe(operation);
    }
  });

  it("know their id", () => {
    const id: "crm.deals.list" = getOperation("crm.deals.list").id;
    const ids: readonly OperationId[] = operations.map((operation) => operation.id);
    expect(ids).toContain(id);
  });

  it.each(["payments.customer.list", "payments", "", "__proto__"])("are undefined for %j", (id) => {
    expect(findOperation(id)).toBeUndefined();
  });

  it("throw for an unknown id that the compiler did not see", () => {
    // @ts-expect-error there is no such operation
    const find = (): unknown => getOperation("payments.customer.list");
    expect(find).toThrow(UnknownAddressError);
    expect(find).toThrow('Unknown operation "payments.customer.list"; did you mean payments.customers.list');
  });
});
