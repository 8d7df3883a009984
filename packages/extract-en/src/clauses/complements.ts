import { CONJUNCTIONS, DIRECTIONS, PREPOSITIONS, REASONS, SUBORDINATORS } from '../lexicon/grammar/grammar.ts'
import { PLACES } from '../lexicon/home/places.ts'
import { phraseAt, timeAt } from './phrase.ts'
import type { Phrase } from './phrase.ts'
import { isMark } from './words.ts'
import type { Word } from './words.ts'

/** A noun phrase after a verb: its object, or what a preposition joins to it. */
export interface Complement {
  /** Empty for an object. */
  readonly preposition: string
  readonly phrase: Phrase
  /** Where it ends, what belongs to it included. */
  readonly end: number
}

export interface Complements {
  readonly list: readonly Complement[]
  readonly end: number
}

const isAdverbial = (key: string): boolean =>
  DIRECTIONS.has(key) ||
  (key.length > 4 && key.endsWith('ly')) ||
  /^(?:still|now|both|also|back|home|not|also|too)$/u.test(key)

/** "Toledo, Ohio": the place goes on. */
function withRegion(words: readonly Word[], phrase: Phrase): Phrase {
  if (words[phrase.to]?.key !== ',') return phrase
  const next = phraseAt(words, phrase.to + 1)
  if (!next || !PLACES.has(next.key) || !PLACES.has(phrase.head)) return phrase
  const after = words[next.to]
  return after === undefined || isMark(after) ? { ...phrase, to: next.to } : phrase
}

/** Objects and prepositional phrases from here to where the predicate ends. */
export function complementsFrom(words: readonly Word[], from: number): Complements {
  const list: Complement[] = []
  let at = from
  for (;;) {
    const key = words[at]?.key ?? ''
    const time = timeAt(words, at)
    if (key === '' || isMark(words[at])) break
    const next = words[at + 1]?.key ?? ''
    if (isAdverbial(key) && (PREPOSITIONS.has(next) || DIRECTIONS.has(next) || !PREPOSITIONS.has(key)))
      at += 1
    else if (time > at) at = time
    else if (PREPOSITIONS.has(key)) {
      const phrase = phraseAt(words, at + 1)
      if (!phrase) {
        const after = timeAt(words, at + 1)
        if (after === at + 1) break
        at = after
        continue
      }
      const whole = withRegion(words, phrase)
      list.push({ preposition: key, phrase: whole, end: whole.to })
      at = whole.to
    } else if (CONJUNCTIONS.has(key) || REASONS.has(key) || SUBORDINATORS.has(key)) break
    else {
      const phrase = phraseAt(words, at)
      if (!phrase) break
      list.push({ preposition: '', phrase, end: phrase.to })
      at = phrase.to
    }
  }
  return { list, end: at }
}
