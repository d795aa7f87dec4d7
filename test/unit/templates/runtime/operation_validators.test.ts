import { expect, test } from "vitest";
import { toOperationValidators } from "../../../../templates/runtime/body_validators.ts";
import { createValidator } from "../../../../templates/runtime/validator.ts";

test("validators are found by entity and action, and a download has none of its response", () => {
  const params = createValidator("shop.orders.list.params", "object");
  const response = createValidator("shop.orders.list.response", "object");
  const download = createValidator("shop.files.download.params", "object");
  expect(toOperationValidators([params, response, download])).toEqual({
    "orders.list": { params, response },
    "files.download": { params: download },
  });
});
