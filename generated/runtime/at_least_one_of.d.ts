// @generated from templates/runtime/at_least_one_of.ts by connector-gateway-spec. Do not edit.
/**
 * The fields, where at least one of two must be present. (A union of all three possibilities, because an editor shows
 * documentation for a field only if every member of the union that fits has the same declaration of it.)
 */
export type AtLeastOneOf<Fields, First extends keyof Fields, Second extends keyof Fields> = Omit<Fields, First | Second> &
  (
    | (Pick<Fields, First> & {
        [Name in Second]?: undefined;
      })
    | (Pick<Fields, Second> & {
        [Name in First]?: undefined;
      })
    | (Pick<Fields, First> & Pick<Fields, Second>)
  );
