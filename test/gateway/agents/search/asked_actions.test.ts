import { describe, expect, it } from "vitest";
import { readActions } from "../../../../gateway/src/agents/search/asked_actions.ts";

describe("what a question asks for", () => {
  it.each([
    ["add a customer", "create"],
    ["set up a customer record", "create"],
    ["sign somebody up", "create"],
    ["put the shirt into the catalog", "create"],
    ["rename the product", "update"],
    ["set the phone of the customer to 1", "update"],
    ["take the product off sale", "update"],
    ["set default price on a product", "update"],
    ["make it inactive", "update"],
    ["pay it back to her", "create"],
    ["she wants her money back", "create"],
    ["get rid of it", "delete"],
    ["close the account", "delete"],
    ["remove it for good", "delete"],
    ["throw it away", "delete"],
    ["save the file", "download"],
    ["pull it down", "download"],
    ["turn this doc into a pdf", "download"],
    ["find deals", "api_search"],
    ["charges bigger than 10", "api_search"],
    ["customers with the email", "api_search"],
    ["all customers", "list"],
    ["how many are there", "list"],
    ["details of it", "get"],
  ] as const)("%j asks to %s most", (text, action) => {
    const asked = readActions(text);
    expect(Math.max(...Object.values(asked))).toBe(asked[action]);
    expect(asked[action]).toBeGreaterThan(0);
  });

  it.each([
    "cancelled subscriptions",
    "files that were added or removed",
    "when was it created",
    "give me the customers",
    "deleted comments",
  ])("%j asks for no change", (text) => {
    expect(readActions(text)).toMatchObject({ create: 0, update: 0, delete: 0 });
  });
});
