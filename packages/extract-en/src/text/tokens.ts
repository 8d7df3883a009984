import { baseForms } from '../query/morphology/base-forms.ts'

/** A word or mark of a text, with its place in it. */
export interface Token {
  /** Lower case, straight apostrophes. */
  readonly key: string
  readonly start: number
  readonly end: number
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'\u2019/+#&@.-]{0,60}(?<=[\p{L}\p{N}\p{M}+#])|[^\s\p{L}\p{N}]/gu

/** Words and marks of a text, in order. */
export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    key: word.toLowerCase().replaceAll('\u2019', "'"),
    start: index,
    end: index + word.length,
  }))

const forms = new Map<string, ReadonlySet<string>>()
/** Words seen are few; a flood of others is not kept. */
const MOST = 5000

/** A word and what it may be a form of; "no-emoji" has its noun. */
export function formsOf(word: string): ReadonlySet<string> {
  const known = forms.get(word)
  if (known) return known
  const bare = word.startsWith('no-') ? [word.slice(3), ...baseForms(word.slice(3))] : []
  const made = new Set([word, ...baseForms(word), ...bare])
  if (forms.size < MOST) forms.set(word, made)
  return made
}
