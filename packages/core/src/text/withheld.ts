/** Stands where words were withheld. */
export const WITHHELD = '[…]'

/** The same text with the marks of withheld words blanked out, so that positions stay: they are no value of anything. Pure. */
export const blankWithheld = (text: string): string => text.replaceAll(WITHHELD, '\n'.repeat(WITHHELD.length))
