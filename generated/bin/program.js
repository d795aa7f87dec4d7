import { main } from "./main.js";

/** Runs the command in this process: arguments, streams, environment and exit code are those of the process. */
export async function runProgram(spec) {
    const { stdout, stderr, stdin, env: environment, argv } = process;
    // Whoever reads our output may have seen enough (`| head`): that is no fault.
    for (const stream of [stdout, stderr])
        stream.on("error", leaveQuietly);
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

function leaveQuietly(error) {
    if (error.code !== "EPIPE")
        throw error;
}
