/** The interface of Standard Schema version 1 (validation part) as far as a validator implements it. */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
    readonly "~standard": StandardSchemaProps<Input, Output>;
}

/** What stands under `~standard`. */
export interface StandardSchemaProps<Input = unknown, Output = Input> {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output>;
    readonly types?: {
        readonly input: Input;
        readonly output: Output;
    } | undefined;
}

/** The value, or what is wrong with it. */
export type StandardResult<Output> = {
    readonly value: Output;
    readonly issues?: undefined;
} | {
    readonly issues: readonly StandardIssue[];
};

/** One thing that is wrong, and where. */
export interface StandardIssue {
    readonly message: string;
    readonly path?: readonly PropertyKey[] | undefined;
}
