/** Every code that the command gives out besides those of the validators, and what it says. */
export const inputCodes = {
    "input/not-found": "There is no such file.",
    "input/no-match": "The pattern matches no file.",
    "input/folder": "The path is that of a folder.",
    "input/unreadable": "The file cannot be read.",
    "input/empty": "There is nothing in the file.",
    "input/encoding": "The file, or the line, is not UTF-8.",
    "input/too-large": "The document is larger than a program can hold as one value.",
    "input/line-too-long": "The line is larger than a program can hold as one value.",
    "input/no-payload": "The recording holds no call of the gateway.",
    "target/unknown": "Nothing says what the value has to be held against.",
    "target/unknown-address": "The name of the file begins like an address that there is not.",
    "target/unknown-connector": "The exchange names a connector that there is not.",
    "target/unknown-operation": "The exchange's request names no operation, so that nothing says what its response has to be.",
    "json/syntax": "The text is not JSON.",
    "json/duplicate-key": "The key stands in the object already, and readers do not agree which value counts.",
    "json/lossy-number": "The number loses digits when it is read as a 64-bit float.",
};
