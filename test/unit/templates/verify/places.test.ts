import { expect, test } from "vitest";
import { createPlaces } from "../../../../templates/verify/statements.ts";
import { readCatalog } from "../../../fixtures/command_line.ts";

/** What somebody adds to a connector, in a file of their own. */
const overlay = `# What our gateway adds.
extends: payments
records:
  Charge:
    fields:
      cost_center: string -- Cost center that pays.
entities:
  refunds:
    actions:
      list:
        params: { }
  charges:
    actions:
      list:
        params:
          # Smaller pages.
          limit: { max: 50 }
      get:
        params:
          id: string
`;

test.each([
  ["payments.charges.list.params", "limit", 17],
  ["payments.charges.list.record", "cost_center", 6],
  ["payments.charges.get.params", "id", 20],
  ["payments.charges.list.params", "customer", 14],
  ["payments.charges.list", "paging", 14],
  ["payments.refunds.list.params", "limit", 10],
  ["payments.charges.list.record", "amount", undefined],
  ["payments.customers.list", "paging", undefined],
  ["crm.contacts.list.params", "limit", undefined],
])("%s %s", (address, name, line) => {
  const placeOf = createPlaces(readCatalog(), { "connectors/payments.yaml": overlay, "connectors/gone.yaml": undefined });
  expect(placeOf(address, `${address} ${name}`)).toEqual(line === undefined ? {} : { file: "connectors/payments.yaml", line });
});
