/** The part of Standard Schema version 1 that validators implement: validation. */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
    readonly "~standard": StandardSchemaProps<Input, Output>;
}

/** The value of `~standard`. */
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

/** One thing that is wrong, and its place. */
export interface StandardIssue {
    readonly message: string;
    readonly path?: readonly PropertyKey[] | undefined;
}
