/** Messages about the package's folder. */
export const outputMessages = {
  "output/missing": {
    message: "`{file}` is missing",
    help: "run `npm run generate`",
    cause: "The catalog, a template or the generator changed, and the package was not generated since; or the file was deleted.",
  },
  "output/changed": {
    message: "{what} is out of date",
    help: "run `npm run generate`; do not edit generated files by hand",
    cause:
      "The file differs from what the catalog produces. Either the catalog changed and the package was not generated since, or the file was edited.",
  },
  "output/mode": {
    message: "`{file}` must {wanted} executable",
    help: "run `npm run generate`",
    cause: "The file mode differs. Programs in `bin/` are executable; other files are not.",
  },
  "output/orphan": {
    message: "`{file}` is no longer part of the package",
    help: "run `npm run generate` to delete it",
    cause: "An earlier run wrote the file, and the catalog no longer produces it, for example because a connector was removed.",
  },
  "output/not-generated": {
    message: "`{folder}` does not contain a generated package",
    help: "run `npm run generate`",
    cause: "The folder is missing or empty, or it is not the folder of the package.",
  },
  "output/unfinished": {
    message: "a run is still writing `{folder}`, or was interrupted",
    help: "wait until it ends, or run `npm run generate` to complete the package",
    cause:
      "The folder contains `.staging`, which a run creates before it changes anything and removes when it is done. Until then, the package may be a mix of old and new files.",
  },
  "output/foreign-file": {
    message: "`{file}` already exists and was not written by the generator",
    help: "move or delete it, then run `npm run generate`",
    cause:
      "The package needs a file at this path, but the existing one is not in the manifest of an earlier run. The generator never overwrites files that it did not write.",
  },
  "output/not-a-file": {
    message: "`{file}` is a folder, but the package needs a file with this name",
    help: "move or delete it, then run `npm run generate`",
    cause: "The package needs a file at this path, but there is a folder. The generator deletes only files that it wrote.",
  },
  "output/not-a-folder": {
    message: "`{file}` is a file or a link, but the package needs a folder with this name",
    help: "move or delete it, then run `npm run generate`",
    cause:
      "The package needs a folder at this path, but there is something else. Links are not followed, because they could lead out of the package.",
  },
  "output/unreadable": {
    message: "cannot read `{file}`: {reason}",
    help: "check the permissions of the file and its folder",
    cause: "The operating system denies access to a file of the package.",
  },
  "output/unwritable": {
    message: "cannot write `{file}`: {reason}",
    help: "check the permissions of the folder and the free disk space",
    cause:
      "The operating system prevents the generator from writing the package. Files of the package are unchanged, or the next run completes what was started.",
  },
  "output/left-out": {
    message: "{count} are not shown: {codes}",
    help: "correct what is shown first: one mistake may have many messages",
    cause:
      "There are too many messages to read. The first hundred are printed, errors before warnings, and the others are counted by code.",
    fix: "Correct what is shown, and run the program again.",
  },
  "output/locked": {
    message: "another run is writing `{folder}` (process {process})",
    help: "wait until it ends; if no such process is running, delete `{lock}`",
    cause: "Only one run at a time writes a package. Another one holds the lock, and did not finish within ten seconds.",
    fix: "Wait until the other run ends. If no such process is running, delete the folder that the message names.",
  },
} as const;
