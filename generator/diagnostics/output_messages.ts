/** The messages about the package's folder, besides those about the catalog. */
export const outputMessages = {
  "output/missing": { message: "`{file}` is missing", help: "run `npm run generate`" },
  "output/changed": {
    message: "{what} is not what `npm run generate` gives",
    help: "run `npm run generate`; what is generated is never edited by hand",
  },
  "output/mode": { message: "`{file}` must {wanted} executable", help: "run `npm run generate`" },
  "output/orphan": { message: "`{file}` is not part of the package any more", help: "run `npm run generate`, which removes it" },
  "output/not-generated": { message: "`{folder}` holds no generated package", help: "run `npm run generate`" },
  "output/unfinished": {
    message: "a run was stopped while it put its files in place",
    help: "run `npm run generate`, which brings it to its end",
  },
  "output/foreign-file": {
    message: "`{file}` is in the way: it was not written by the generator",
    help: "move or delete it, then run `npm run generate`",
  },
  "output/not-a-file": {
    message: "`{file}` is in the way: the package has a file of that name, and this is a folder",
    help: "move or delete it, then run `npm run generate`",
  },
  "output/not-a-folder": {
    message: "`{file}` is in the way: the package has a folder of that name, and this is a file or a link",
    help: "move or delete it, then run `npm run generate`",
  },
  "output/unreadable": { message: "`{file}` cannot be read: {reason}", help: "check the permissions of the file and of its folder" },
  "output/unwritable": {
    message: "`{file}` cannot be written: {reason}",
    help: "check the permissions of the folder and the space that is left",
  },
  "output/locked": {
    message: "`{folder}` is being written by another run, process {process}",
    help: "wait for it to end; if there is none, delete `{lock}`",
  },
} as const;
