import { expect, it } from "vitest";
import { startWindows } from "./windows.ts";

const { open } = startWindows();

/** Where the page lists the fields of an address, and a later field that has an address, too. */
const FIRST = "payments.records.Customer.address";
const LIST = "payments.records.Address";
const LATER = "payments.records.Invoice.customer_address";

it.each([
  ["with", true],
  ["without", false],
])("%s JavaScript, what is inside a field is closed, and a link to its type opens it", async (_, javaScriptEnabled) => {
  const page = await open({ anchor: LATER, context: { javaScriptEnabled } });
  const details = page.locator(`details:has(> [id="${LIST}"])`);
  expect(await details.getAttribute("open")).toBe(null);
  await page.locator(`[id="${LATER}"]`).getByRole("link", { name: "Address", exact: true }).press("Enter");
  await details.getByText("City or town.").waitFor();
  const top = (): Promise<number> => page.locator(`[id="${FIRST}"]`).evaluate((field) => field.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(300);
});

it("opens with the keyboard", async () => {
  const page = await open({ anchor: FIRST });
  const summary = page.locator(`[id="${FIRST}"] summary`);
  await summary.press("Enter");
  await page.locator(`[id="${LIST}"]`).getByText("City or town.").waitFor();
  await summary.press("Enter");
  await expect.poll(() => page.locator(`[id="${LIST}"]`).isVisible()).toBe(false);
});

it("is found by the names inside, at the field", async () => {
  const page = await open();
  await page.keyboard.press("/");
  const field = page.locator(".search-dialog").getByRole("combobox", { name: "Search the reference" });
  await field.fill("payments: postal_code");
  await page.locator(`[role=option][data-anchor="${FIRST}"]`).waitFor();
});
