/** A scope in the database: a number it counted itself, or one that follows from the name, in decimal where it is beyond 2^53. */
export type ScopeKey = number | string
