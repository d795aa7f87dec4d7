/**
 * Types of the platform as the consumer's compiler knows them, from the DOM library or from @types/node. Where it knows
 * neither, the part that is needed is written out, so that the declarations of the package compile in any project.
 */
export {};
