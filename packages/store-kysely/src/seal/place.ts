/** Where a value stands, as it is authenticated with it. */
export const placeOf = (scope: string, table: string, column: string): string =>
  `${scope}\u0000${table}.${column}`
