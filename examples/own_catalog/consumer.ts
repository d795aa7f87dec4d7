// Uses the generated package: a private connector, and what the overlay adds to `payments`.
import { createGateway } from "@acme/gateway-spec";
import { chargesListParams, type Charge } from "@acme/gateway-spec/payments";
import { createSandbox } from "@acme/gateway-spec/sandbox";

const sandbox = createSandbox({ seed: 1, records: 30 });
const gateway = createGateway({ baseUrl: "http://sandbox.test", token: "any", fetch: sandbox.fetch });

const entries = await gateway.instance("time_sheets", "inst_time_sheets").entries.list({ limit: 5 });
console.log(`${entries.records.length} time entries`);

const charges = await gateway.instance("payments", "inst_payments").charges.list({ limit: 2 });
const costCenter = (charge: Charge): string => charge.acme_cost_center ?? "none";
console.log(`cost center: ${costCenter(charges.records[0]!)}`);

console.log(`a page of 51 charges: ${chargesListParams.is({ limit: 51 }) ? "accepted" : "refused"}`);
