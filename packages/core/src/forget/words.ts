import type { Engine } from '../engine.ts'
import type { Words } from '../plugin/forgetting.ts'
import { contentTerms } from '../text/content-terms.ts'
import { normalizeText } from '../util/normalize.ts'

type WordEngine = Pick<Engine, 'termsOf' | 'piecesOf' | 'matcher'>

/** A text that words are looked for in, read once. */
export interface SeenText {
  readonly terms: ReadonlySet<string>
  readonly form: string
}

const HAN_WORD = /\p{Script=Han}\s{0,2}\p{Script=Han}/u

/** Pure. */
export function wordsIn(engine: WordEngine, text: string): Words {
  const form = engine.matcher.value(text)
  return { terms: contentTerms(engine, text), phrase: HAN_WORD.test(form) ? form : null }
}

/** Pure; linear. Without the limit of what an index keeps of a text. */
export const seenText = ({ termsOf, matcher }: WordEngine, text: string): SeenText => ({
  terms: new Set(termsOf(normalizeText(text).text)),
  form: matcher.scan(text),
})

/** Whether a text has all of the words. Pure. */
export function holds({ terms, form }: SeenText, words: Words): boolean {
  if (words.terms.length === 0) return false
  if (words.phrase !== null && form.includes(words.phrase)) return true
  return words.terms.every((term) => terms.has(term))
}
