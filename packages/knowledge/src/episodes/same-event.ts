import type { Engine } from '../engine.ts'
import { keywordsOf, blankRecalled } from '@recollect/core/plugin'
import type { MemoryItem } from '@recollect/core'
import { normalizeText, wallTime } from '@recollect/core/text'
import { datedWords } from './dated-text.ts'

/** What a stretch of conversation tells of, to be compared with another. */
export interface Event {
  /** Words of the user that carry content, as index terms; Chinese by characters, since names are cut anywhere. */
  readonly marks: ReadonlySet<string>
  /** Content words they make. */
  readonly words: number
  /** Absolute dates of its time words; of the days it was told on where it has none. */
  readonly dates: ReadonlySet<string>
}

const HAN = /\p{Script=Han}/gu
const NO_HAN = /^\P{Script=Han}+$/u

/** Two tell of the same only when so many words say so, the shorter one says nothing that the other does not, and the other little more. */
const LEAST_WORDS = 8
const LEAST_SHARE = 0.75

type EventEngine = Pick<Engine, 'packs' | 'termsOf' | 'clock'>

/** Reads what the user tells of. Pure; linear. */
export function eventOf(
  { packs, termsOf, clock: { zone } }: EventEngine,
  items: readonly MemoryItem[],
): Event {
  const own = items
    .filter(({ role }) => role === 'user')
    .map((item) => ({ ...item, text: blankRecalled(item.text) }))
  const isEmpty = (word: string) =>
    packs.some(({ lexicon }) => lexicon.stopwords.has(word) || lexicon.commonWords?.has(word) === true)
  const marks = new Set<string>()
  const words = new Set<string>()
  for (const item of own) {
    const { text } = normalizeText(item.text)
    const folded = packs.reduce((form, { fold }) => fold(form), text)
    for (const [char] of folded.matchAll(HAN)) if (!isEmpty(char)) marks.add(char)
    for (const { folded: word } of keywordsOf(packs, text)) if (!isEmpty(word)) words.add(word)
    for (const term of termsOf(text)) if (NO_HAN.test(term) && !isEmpty(term)) marks.add(term)
  }
  const dated = own.flatMap(({ text, saidAt }) =>
    datedWords(packs, text, saidAt, zone).map(({ date }) => date),
  )
  const days = items.map(({ saidAt }) => dayOf(saidAt, zone))
  return { marks, words: words.size, dates: new Set(dated.length > 0 ? dated : days) }
}

function dayOf(at: number, zone: string): string {
  const { year, month, day } = wallTime(at, zone)
  return [year, month, day].join('-')
}

/**
 * Whether two tell of the very same: their dates are the same, one has at least eight content words, each of which the other has too, and
 * these are at least three quarters of what the other has. So one name, number or date that is not the same keeps them apart. Pure.
 */
export function isSameEvent(a: Event, b: Event): boolean {
  const [small, large] = a.marks.size <= b.marks.size ? [a, b] : [b, a]
  return (
    small.words >= LEAST_WORDS &&
    [...small.marks].every((mark) => large.marks.has(mark)) &&
    small.marks.size >= LEAST_SHARE * large.marks.size &&
    a.dates.size === b.dates.size &&
    [...a.dates].every((date) => b.dates.has(date))
  )
}
