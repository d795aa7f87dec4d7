import { safeLine } from "../report/safe_text.js";

const INTERVAL = 250;

export function startProgress({ stderr, now }, errors) {
    let values = 0;
    let bytes = 0;
    let name = "";
    let last = now();
    let isShown = false;
    const show = () => {
        if (!stderr.isTerminal || now() - last < INTERVAL)
            return;
        last = now();
        isShown = true;
        const size = `${Math.round(bytes / 1_000_000)} MB`;
        stderr.write(`\r\u001b[2K${safeLine(name).slice(-60)}: ${values.toLocaleString("en-US")} values, ${size}, ${errors()} errors`);
    };
    return {
        file: (next) => {
            name = next;
            show();
        },
        add: (count) => {
            values += count;
            show();
        },
        values: () => values,
        count: async function* (chunks) {
            for await (const chunk of chunks) {
                bytes += chunk.length;
                show();
                yield chunk;
            }
        },
        end: () => {
            if (isShown)
                stderr.write("\r\u001b[2K");
        },
    };
}
