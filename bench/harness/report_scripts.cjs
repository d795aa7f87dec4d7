// Loaded before a program. Writes to a file which scripts Node compiled for it, modules of either kind, one a line.
const { writeFileSync } = require("node:fs");
const { Session } = require("node:inspector");
const process = require("node:process");

const scripts = new Set();
const session = new Session();
session.connect();
session.on("Debugger.scriptParsed", ({ params: { url } }) => scripts.add(url));
session.post("Debugger.enable");
process.on("exit", () => writeFileSync(process.env.SCRIPTS_FILE, [...scripts].join("\n")));
