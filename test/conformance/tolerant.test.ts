import { beforeAll, describe, expect, test } from "vitest";
import { generatedFiles } from "../fixtures/generated_files.ts";
import { typeCheck, type Complaints } from "../fixtures/type_check.ts";

const imports = `
import { validatorFor, type CheckOptions, type CheckResult, type Profile, type Tolerant, type Validator } from "connector-gateway-spec";
import * as payments from "connector-gateway-spec/payments";
declare const json: unknown;
declare const options: CheckOptions;
declare const profile: Profile;
declare const perhaps: CheckOptions | undefined;
declare function take<T>(value: T): void;
const { invoice, customer } = payments;
`;

const tolerant = 'const verdict = invoice.check(json, { profile: "tolerant" }); if (!verdict.ok) throw 0; const { value } = verdict;';

/** Code of consumers that compiles. */
const right: Readonly<Record<string, string>> = {
  "the documented profile": `const verdict = invoice.check(json);
    if (verdict.ok) take<payments.Invoice>(verdict.value);
    take<string[]>(verdict.issues.map(({ pointer }) => pointer));`,
  "the documented profile by name": `take<CheckResult<payments.Invoice>>(invoice.check(json, { profile: "documented", maxIssues: 3 }));`,
  "a limit alone": "take<CheckResult<payments.Invoice>>(invoice.check(json, { maxIssues: 3 }));",
  "the tolerant profile": `take<CheckResult<Tolerant<payments.Invoice>>>(invoice.check(json, { profile: "tolerant", maxIssues: 3 }));`,
  "options from elsewhere": `take<CheckResult<Tolerant<payments.Invoice>>>(invoice.check(json, options));
    take<CheckResult<Tolerant<payments.Invoice>>>(invoice.check(json, perhaps));
    take<CheckResult<Tolerant<payments.Invoice>>>(invoice.check(json, { profile }));`,
  "fields that are looked at first": `${tolerant}
    take<string[]>(Object.keys(value.lines ?? {}));
    take<number>((value.total ?? 0) + (value.amount_due ?? 0));
    if (value.status === "paid" || value.status === "new_in_traffic") take<string>(value.status);
    take<unknown>(value.lines?.["data"]);`,
  "functions without this": `take<payments.Customer[]>([json].filter(customer.is));
    const { check } = customer;
    take<CheckResult<payments.Customer>>(check(json));
    take<CheckResult<payments.Customer>[]>([json].map((one) => customer.check(one)));`,
  "validators as validators of less": `take<Validator<unknown>>(invoice);
    take<readonly Validator<unknown>[]>([invoice, customer]);
    take<Validator<{ id: string }>>(customer);
    function anyOf<T>(validator: Validator<T>): Validator<unknown> { return validator; }
    take<unknown>(anyOf(invoice));`,
  "one of several validators": `const either = Math.random() > 0.5 ? invoice : customer;
    const verdict = either.check(json);
    if (verdict.ok) take<payments.Invoice | payments.Customer>(verdict.value);
    const other = validatorFor(Math.random() > 0.5 ? "payments.records.Invoice" : "payments.records.Customer").check(json, { profile: "tolerant" });
    if (other.ok) take<string | null | undefined>(other.value.id);`,
  "generic code": `function first<T>(validator: Validator<T>): T | undefined {
      const verdict = validator.check(json);
      return verdict.ok ? verdict.value : undefined;
    }
    take<payments.Invoice | undefined>(first(invoice));
    function forgiving<T>(validator: Validator<T>): Tolerant<T> | undefined {
      const verdict = validator.check(json, { profile: "tolerant" });
      return verdict.ok ? verdict.value : undefined;
    }
    take<Tolerant<payments.Invoice> | undefined>(forgiving(invoice));`,
  "every documented value as a tolerant one": `declare const documented: payments.Invoice & payments.Customer;
    take<Tolerant<payments.Invoice>>(documented);
    take<Tolerant<payments.Customer>>(documented);`,
  "kinds of types": `interface Nested {
      listed: "a" | "b"; counted: 1 | 2; flag: true; text: string; many: string[][]; map: { [key: string]: unknown };
      texts: { [key: string]: string }; any: unknown; either: string | { id: number }; perhaps?: boolean | null; self?: Nested;
    }
    declare const nested: Tolerant<Nested>;
    take<"a" | "b" | (string & {}) | null | undefined>(nested.listed);
    take<number | null | undefined>(nested.counted);
    take<boolean | null | undefined>(nested.flag);
    take<((string | null)[] | null)[] | null | undefined>(nested.many);
    take<{ [key: string]: unknown } | null | undefined>(nested.map);
    take<unknown>(nested.any);
    take<string | { id?: number | null } | null | undefined>(nested.either);
    take<string | null | undefined>(nested.self?.self?.text);
    take<Tolerant<Nested>>({ listed: "c", counted: 3, flag: false, many: [null, [null, "a"]], texts: { a: null } });
    take<Tolerant<unknown>>(json);`,
};

/** Code of consumers that does not compile, and what TypeScript says. */
const wrong: Readonly<Record<string, readonly [code: string, complaint: string]>> = {
  "keys of a field that may be missing": [`${tolerant} Object.keys(value.lines);`, "No overload matches this call"],
  "a number that may be missing": [`${tolerant} take<number>(value.total);`, "Type 'undefined' is not assignable to type 'number'"],
  "a nested field that may be missing": [`${tolerant} value.lines["data"];`, "'value.lines' is possibly 'null' or 'undefined'"],
  "an enum with new values": [
    'declare const order: Tolerant<{ status: "open" | "paid" }>; take<"open" | "paid" | null | undefined>(order.status);',
    "is not assignable",
  ],
  "a tolerant value as a documented one": [
    `${tolerant} take<payments.Invoice>(value);`,
    "is not assignable to parameter of type 'Invoice'",
  ],
  "a result for options that may be tolerant": [
    "take<CheckResult<payments.Invoice>>(invoice.check(json, options));",
    "is not assignable to parameter of type 'CheckResult<Invoice>'",
  ],
  "a result for a profile that may be tolerant": [
    "take<CheckResult<payments.Invoice>>(invoice.check(json, { profile }));",
    "is not assignable to parameter of type 'CheckResult<Invoice>'",
  ],
  "a profile that does not exist": ['invoice.check(json, { profile: "lenient" });', "No overload matches this call"],
  "a misspelt option": ["invoice.check(json, { maxIssue: 3 });", "'maxIssue' does not exist"],
  "an element that may be null": [
    "declare const list: Tolerant<{ names: string[] }>; take<string[]>(list.names ?? []);",
    "Type 'null' is not assignable to type 'string'",
  ],
  "a value of a map that may be null": [
    "declare const map: Tolerant<{ [key: string]: string }>; take<string | undefined>(map['a']);",
    "is not assignable",
  ],
  "a validator of more": ["take<Validator<payments.Invoice & { more: 1 }>>(invoice);", "is not assignable to parameter of type"],
};

describe("what a check says about the type of a value", () => {
  let complaints: Complaints;
  const codes = [...Object.entries(right), ...Object.entries(wrong).map(([name, [code]]) => [name, code] as const)];

  beforeAll(() => {
    complaints = typeCheck(generatedFiles, Object.fromEntries(codes.map(([name, code]) => [`${name}.ts`, imports + code])));
  });

  test.each(Object.keys(right))("compiles: %s", (name) => {
    expect(complaints.get(`${name}.ts`)).toBeUndefined();
  });

  test.each(Object.entries(wrong).map(([name, [, complaint]]) => [name, complaint]))("does not compile: %s", (name, complaint) => {
    expect(complaints.get(`${name}.ts`)?.join("\n")).toContain(complaint);
  });
});
