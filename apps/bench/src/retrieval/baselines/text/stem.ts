const ENDING = /(?:ing|ed|es|s|ly)$/u
const DOUBLED = /(?<letter>[a-z])\k<letter>$/u

/** English without the endings of grammar, as simply as it can be done; words of up to three letters stay. */
export const roughStem = (word: string): string =>
  word.length < 4 ? word : word.replace(ENDING, '').replace(DOUBLED, '$<letter>')
