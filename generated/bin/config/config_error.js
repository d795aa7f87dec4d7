/** A configuration file with mistakes: exit code 2. */
export class ConfigError extends Error {
    name = "ConfigError";
    file;
    /** At least one, in the order of the file. */
    mistakes;
    constructor(file, mistakes) {
        super(`${file} has mistakes`);
        this.file = file;
        this.mistakes = mistakes;
    }
}
