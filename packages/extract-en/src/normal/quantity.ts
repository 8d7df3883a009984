import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { ONES, TEENS, TENS_OF } from '../time/lexicon/numbers.ts'

const DIGITS =
  /^(?<whole>\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?<rest>\.\d{1,4})? ?(?<unit>k|grand|thousand|m|mil|mill|million|bn|billion|hundred|lakh)?$/u
const TIMES: Names<number> = byName({
  hundred: 1e2,
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  m: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
})

/** The value of a number as people write it: `1,200`, `3.5k`, `52 thousand`, `twenty-one`, `two hundred and fifty`. */
export function quantityOf(text: string): number | null {
  const groups = DIGITS.exec(text.trim())?.groups
  if (!groups) return wordsOf(text.trim())
  const value = Number(`${groups['whole']?.replaceAll(',', '') ?? ''}${groups['rest'] ?? ''}`)
  return rounded(value * (TIMES[groups['unit'] ?? ''] ?? 1))
}

const MOST_WORDS = 12

function wordsOf(text: string): number | null {
  const words = text.split(/[ -]/u).filter((word) => word !== 'and')
  if (words.length === 0 || words.length > MOST_WORDS) return null
  let total = 0
  let part = 0
  for (const word of words) {
    const next = wordValue(word, part)
    if (next === null) return null
    const isGroup = next.times >= 1e3
    total += isGroup ? part * next.times : 0
    part = isGroup ? 0 : part * next.times + next.plus
  }
  return total + part === 0 && text !== 'zero' ? null : total + part
}

/** What a word does to the number read so far; null when it cannot stand there. */
function wordValue(word: string, part: number): { readonly times: number; readonly plus: number } | null {
  const times = word.length > 3 ? TIMES[word] : undefined
  if (times !== undefined) return part > 0 ? { times, plus: 0 } : null
  if (word === 'zero' || word === 'a') return part === 0 ? { times: 1, plus: word === 'a' ? 1 : 0 } : null
  const tens = TENS_OF.get(word) ?? TEENS.get(word)
  if (tens !== undefined) return part % 100 === 0 ? { times: 1, plus: tens } : null
  const ones = ONES.get(word)
  return ones !== undefined && part % 10 === 0 && part % 100 !== 10 ? { times: 1, plus: ones } : null
}

/** Without what binary fractions leave behind. */
export const rounded = (value: number, places = 4): number => Number(value.toFixed(places))
