/** Messages about the package's folder. */
export const outputMessages = {
  "output/missing": { message: "`{file}` is missing", help: "run `npm run generate`" },
  "output/changed": { message: "{what} is out of date", help: "run `npm run generate`; do not edit generated files by hand" },
  "output/mode": { message: "`{file}` must {wanted} executable", help: "run `npm run generate`" },
  "output/orphan": { message: "`{file}` is no longer part of the package", help: "run `npm run generate` to delete it" },
  "output/not-generated": { message: "`{folder}` does not contain a generated package", help: "run `npm run generate`" },
  "output/unfinished": {
    message: "a run is still writing `{folder}`, or was interrupted",
    help: "wait until it ends, or run `npm run generate` to complete the package",
  },
  "output/foreign-file": {
    message: "`{file}` already exists and was not written by the generator",
    help: "move or delete it, then run `npm run generate`",
  },
  "output/not-a-file": {
    message: "`{file}` is a folder, but the package needs a file with this name",
    help: "move or delete it, then run `npm run generate`",
  },
  "output/not-a-folder": {
    message: "`{file}` is a file or a link, but the package needs a folder with this name",
    help: "move or delete it, then run `npm run generate`",
  },
  "output/unreadable": { message: "cannot read `{file}`: {reason}", help: "check the permissions of the file and its folder" },
  "output/unwritable": {
    message: "cannot write `{file}`: {reason}",
    help: "check the permissions of the folder and the free disk space",
  },
  "output/left-out": { message: "{count} are not shown: {codes}", help: "correct what is shown first: one mistake may have many messages" },
  "output/locked": {
    message: "another run is writing `{folder}` (process {process})",
    help: "wait until it ends; if no such process is running, delete `{lock}`",
  },
} as const;
