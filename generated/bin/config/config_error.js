export class ConfigError extends Error {
    name = "ConfigError";
    file;
    mistakes;
    constructor(file, mistakes) {
        super(`${file} has mistakes`);
        this.file = file;
        this.mistakes = mistakes;
    }
}
