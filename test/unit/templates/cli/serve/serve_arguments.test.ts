import { describe, expect, test } from "vitest";
import { parseArguments } from "../../../../../templates/cli/arguments.ts";
import { UsageError } from "../../../../../templates/core/usage_error.ts";

function parse(line: string): unknown {
  return parseArguments(["serve", ...line.split(" ").filter((word) => word !== "")]);
}

const SANDBOX = { kind: "sandbox", seed: undefined, records: undefined, stateFile: undefined, cors: false };

describe("serve", () => {
  test.each<[string, object]>([
    ["", { host: "127.0.0.1", port: 4010, token: undefined, quiet: false, from: SANDBOX }],
    ["--port 0 --host ::1 --token t -q", { host: "::1", port: 0, token: "t", quiet: true }],
    ["-p 65535", { port: 65535 }],
    ["--seed 0", { from: { ...SANDBOX, seed: 0 } }],
    ["--seed 9007199254740991", { from: { ...SANDBOX, seed: 9007199254740991 } }],
    ["--records 0", { from: { ...SANDBOX, records: 0 } }],
    ["--records payments.customers=100000", { from: { ...SANDBOX, records: { "payments.customers": 100000 } } }],
    ["--records 5 --records a.b=1 --records c.d=2", { from: { ...SANDBOX, records: { "*": 5, "a.b": 1, "c.d": 2 } } }],
    ["--records 5 --records 6", { from: { ...SANDBOX, records: 6 } }],
    ["--cors", { from: { ...SANDBOX, cors: true } }],
    ["--state s.json", { from: { ...SANDBOX, stateFile: "s.json" } }],
    ["--record r --upstream https://g.test/base/", { from: { kind: "record", file: "r", upstream: "https://g.test/base" } }],
    ["--replay r --token t", { token: "t", from: { kind: "replay", file: "r" } }],
  ])("%j", (line, wanted) => {
    expect(parse(line)).toMatchObject({ command: "serve", ...wanted });
  });

  test.each([
    ["here", 'serve takes options only, not "here"', "--help lists the options"],
    ["--prot 5", "unknown option --prot", "did you mean --port?"],
    ["--port", "--port needs a value", "write --port <value>"],
    ["--port 65536", "--port must be a whole number from 0 to 65535", "--port 4010"],
    ["--port -1", "--port must be a whole number from 0 to 65535", "--port 4010"],
    ["--port 1e3", "--port must be a whole number from 0 to 65535", "--port 4010"],
    ["--seed 1.5", "--seed must be a whole number from 0 to 9007199254740991", "--seed 7"],
    ["--seed 9007199254740992", "--seed must be a whole number from 0 to 9007199254740991", "--seed 7"],
    ["--records x", '--records must be a number, or a number for an entity, not "x"', "--records payments.customers=1000"],
    ["--records a.b=x", '--records must be a number, or a number for an entity, not "a.b=x"', "--records 50"],
    ["--records a.b=", '--records must be a number, or a number for an entity, not "a.b="', "--records 50"],
    ["--record r", "--record needs --upstream", "name the gateway to record"],
    ["--upstream http://g.test", "--upstream needs --record", "name the file to write"],
    ["--record r --upstream g.test", "--upstream must be an http or https address", "https://gateway.example.test"],
    ["--record r --upstream ftp://g.test", "--upstream must be an http or https address", "https://gateway.example.test"],
    ["--record r --upstream http://a:b@g.test", "--upstream must be an http or https address", "https://gateway.example.test"],
    ["--record r --upstream http://g.test?a", "--upstream must be an http or https address", "https://gateway.example.test"],
    ["--record r --replay r", "--record and --replay contradict each other", "record first"],
    ["--record r --upstream http://g.test --seed 1", "--record and --seed contradict each other", "--upstream decides"],
    ["--record r --upstream http://g.test --token t", "--record and --token contradict each other", "--upstream decides"],
    ["--replay r --state s", "--replay and --state contradict each other", "has all the answers"],
    ["--replay r --upstream http://g.test", "--replay and --upstream contradict each other", "has all the answers"],
  ])("%s is refused", (line, message, help) => {
    let thrown: unknown;
    try {
      parse(line);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UsageError);
    const { message: said, help: advised } = thrown as UsageError;
    expect([said, advised]).toEqual([expect.stringContaining(message), expect.stringContaining(help)]);
  });
});
