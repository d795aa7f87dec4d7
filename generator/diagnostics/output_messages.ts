/** The messages about the package's folder, besides those about the catalog. */
export const outputMessages = {
  "output/missing": { message: "`{file}` is missing", help: "run `npm run generate`" },
  "output/changed": { message: "{what} is out of date", help: "run `npm run generate`; do not edit generated files by hand" },
  "output/mode": { message: "`{file}` must {wanted} executable", help: "run `npm run generate`" },
  "output/orphan": { message: "`{file}` is no longer part of the package", help: "run `npm run generate` to remove it" },
  "output/not-generated": { message: "there is no generated package in `{folder}`", help: "run `npm run generate`" },
  "output/unfinished": { message: "an earlier run was interrupted while it wrote files", help: "run `npm run generate` to finish it" },
  "output/foreign-file": {
    message: "`{file}` was not written by the generator and is in the way",
    help: "move or delete it, then run `npm run generate`",
  },
  "output/not-a-file": {
    message: "cannot write the file `{file}`: there is a folder of that name",
    help: "move or delete the folder, then run `npm run generate`",
  },
  "output/not-a-folder": {
    message: "cannot create the folder `{file}`: there is a file or link of that name",
    help: "move or delete it, then run `npm run generate`",
  },
  "output/unreadable": { message: "cannot read `{file}`: {reason}", help: "check the permissions of the file and of its folder" },
  "output/unwritable": { message: "cannot write `{file}`: {reason}", help: "check the permissions of the folder and the free space" },
  "output/locked": {
    message: "another run (process {process}) is writing to `{folder}`",
    help: "wait for it to finish; if it no longer runs, delete `{lock}`",
  },
} as const;
