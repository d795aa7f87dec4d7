import { main } from "./main.js";
import { printFailure } from "./report/failure.js";

export async function runProgram(spec) {
    const { stdout, stderr, stdin, env: environment, argv } = process;
    process.on("uncaughtException", fail);
    for (const stream of [stdout, stderr])
        stream.on("error", leave);
    const context = {
        spec,
        stdout: toStream(stdout),
        stderr: toStream(stderr),
        stdin,
        environment,
        cwd: process.cwd(),
        now: Date.now,
    };
    process.exitCode = await main(argv.slice(2), context);
}

function toStream(stream) {
    return { isTerminal: stream.isTTY, write: (text) => void stream.write(text) };
}

function fail(error) {
    process.stderr.write(printFailure(error));
    process.exit(3);
}

function leave({ code = "unknown reason" }) {
    if (code === "EPIPE")
        return;
    process.stderr.write(`connector-gateway-spec: the output cannot be written (${code})\n`);
    process.exit(2);
}
