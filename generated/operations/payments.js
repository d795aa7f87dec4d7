// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { toOperations } from "../runtime/operation_table.js";

export const operations = /* @__PURE__ */ toOperations("payments", {
  customers: {
    list: {
      kind: "list",
      description: "Lists customers.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    create: { kind: "record", effect: "write", description: "Creates a customer." },
    get: { kind: "record", description: "Returns one customer.", requiredParams: ["id"] },
    update: { kind: "record", effect: "write", description: "Updates a customer.", requiredParams: ["id"] },
    delete: { kind: "delete_result", effect: "write", permanent: true, description: "Deletes a customer.", requiredParams: ["id"] },
    api_search: {
      kind: "list",
      description: "Searches customers. Returns a list of customers, not a search result record as the invoice search does.",
      requiredParams: ["query"],
      paging: {
        kind: "none",
        because: "The next page needs the `next_page` of the previous response, which the documented Meta does not include.",
      },
    },
  },
  invoices: {
    list: {
      kind: "list",
      description: "Lists invoices.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { kind: "record", description: "Returns one invoice.", requiredParams: ["id"] },
    api_search: {
      kind: "search_wrapper",
      description: "Searches invoices.",
      requiredParams: ["query"],
      elements: ["data"],
      paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
    },
  },
  charges: {
    list: {
      kind: "list",
      description: "Lists charges.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { kind: "record", description: "Returns one charge.", requiredParams: ["id"] },
    api_search: {
      kind: "search_wrapper",
      description: "Searches charges.",
      requiredParams: ["query"],
      elements: ["data"],
      paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
    },
  },
  subscriptions: {
    list: {
      kind: "list",
      description: "Lists subscriptions. Canceled subscriptions are left out unless `status` is given.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { kind: "record", description: "Returns one subscription.", requiredParams: ["id"] },
    api_search: {
      kind: "search_wrapper",
      description: "Searches subscriptions.",
      requiredParams: ["query"],
      elements: ["data"],
      paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
    },
  },
  refunds: {
    list: {
      kind: "list",
      description: "Lists refunds.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    create: {
      kind: "record",
      effect: "write",
      description: "Refunds an existing charge that has not been refunded yet. Pass the charge or its payment intent.",
      paramsRequired: true,
    },
    get: { kind: "record", description: "Returns one refund.", requiredParams: ["id"] },
  },
  products: {
    list: {
      kind: "list",
      description: "Lists products.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    create: { kind: "record", effect: "write", description: "Creates a product." },
    get: { kind: "record", description: "Returns one product." },
    update: { kind: "record", effect: "write", description: "Updates a product." },
    delete: { kind: "delete_result", effect: "write", description: "Deletes a product." },
    api_search: {
      kind: "list",
      description: "Searches products.",
      paging: {
        kind: "none",
        because: "The next page needs the `next_page` of the previous response, which the assumed Meta does not include.",
      },
    },
  },
  balance: { get: { kind: "record", description: "Returns the balance of the account. The provider's public API takes no parameters." } },
  balance_transactions: {
    list: {
      kind: "list",
      description: "Lists balance transactions.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { kind: "record", description: "Returns one balance transaction." },
  },
  payment_intents: {
    list: {
      kind: "list",
      description: "Lists payment intents.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { kind: "record", description: "Returns one payment intent." },
    api_search: {
      kind: "list",
      description: "Searches payment intents.",
      paging: {
        kind: "none",
        because: "The next page needs the `next_page` of the previous response, which the assumed Meta does not include.",
      },
    },
  },
  disputes: {
    list: {
      kind: "list",
      description: "Lists disputes.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { kind: "record", description: "Returns one dispute.", requiredParams: ["id"] },
  },
  payouts: {
    list: {
      kind: "list",
      description: "Lists payouts.",
      paging: {
        kind: "record_cursor",
        next: "starting_after",
        previous: "ending_before",
        more: { in: "meta", field: "has_more" },
        id: "id",
      },
    },
    get: { kind: "record", description: "Returns one payout.", requiredParams: ["id"] },
  },
});
