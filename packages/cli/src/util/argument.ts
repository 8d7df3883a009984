/** Letters, digits and marks that a shell takes as they are. */
const PLAIN = /^[\p{L}\p{M}\p{N}_.:/@%+=,-]+$/u

/** A text as one argument of a command that is shown to be copied. */
export const argument = (text = ''): string =>
  PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
