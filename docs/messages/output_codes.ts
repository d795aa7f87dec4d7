import type { outputMessages } from "../../generator/read/diagnostics/output_messages.ts";
import type { Explanation } from "./explanation.ts";

/** The codes about the folder of the package. */
export const outputCodes: Readonly<Record<keyof typeof outputMessages, Explanation>> = {
  "output/missing": {
    cause: "The catalog, a template or the generator changed, and the package was not generated since; or the file was deleted.",
  },
  "output/changed": {
    cause:
      "The file differs from what the catalog produces. Either the catalog changed and the package was not generated since, or the file was edited.",
  },
  "output/mode": { cause: "The file mode differs. Programs in `bin/` are executable; other files are not." },
  "output/orphan": {
    cause: "An earlier run wrote the file, and the catalog no longer produces it, for example because a connector was removed.",
  },
  "output/not-generated": { cause: "The folder is missing or empty, or it is not the folder of the package." },
  "output/unfinished": {
    cause:
      "The folder contains `.staging`, which a run creates before it changes anything and removes when it is done. Until then, the package may be a mix of old and new files.",
  },
  "output/foreign-file": {
    cause:
      "The package needs a file at this path, but the existing one is not in the manifest of an earlier run. The generator never overwrites files that it did not write.",
  },
  "output/not-a-file": {
    cause: "The package needs a file at this path, but there is a folder. The generator deletes only files that it wrote.",
  },
  "output/not-a-folder": {
    cause:
      "The package needs a folder at this path, but there is something else. Links are not followed, because they could lead out of the package.",
  },
  "output/unreadable": { cause: "The operating system denies access to a file of the package." },
  "output/unwritable": {
    cause:
      "The operating system prevents the generator from writing the package. Files of the package are unchanged, or the next run completes what was started.",
  },
  "output/left-out": {
    cause:
      "There are too many messages to read. The first hundred are printed, errors before warnings, and the others are counted by code.",
    fix: "Correct what is shown, and run the program again.",
  },
  "output/locked": {
    cause: "Only one run at a time writes a package. Another one holds the lock, and did not finish within ten seconds.",
    fix: "Wait until the other run ends. If no such process is running, delete the folder that the message names.",
  },
};
