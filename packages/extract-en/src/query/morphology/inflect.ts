const CONSONANT_Y = /(?<=[^aeiou])y$/u
const HISSING = /(?:s|x|z|ch|sh)$/u
const SILENT_E = /(?<=[^eoy])e$/u
const WORD = /^[a-z]{3,}$/u

/**
 * A word with its regular forms, whatever kind of word it is: `query` → queries, queried, querying. Phrases and names with marks have
 * none.
 */
export function inflected(word: string): readonly string[] {
  if (!WORD.test(word)) return [word]
  const plural = HISSING.test(word) ? `${word}es` : `${word.replace(CONSONANT_Y, 'ie')}s`
  const past = word.endsWith('e') ? `${word}d` : `${word.replace(CONSONANT_Y, 'i')}ed`
  return [word, plural, past, `${word.replace(SILENT_E, '')}ing`]
}
