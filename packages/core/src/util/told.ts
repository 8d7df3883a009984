const LONGEST = 100

/** A value that was refused, as a message names it: short, and whatever it is. Objects need not have a text at all. */
export const told = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, LONGEST)
