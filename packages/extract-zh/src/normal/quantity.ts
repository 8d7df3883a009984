import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { readNumber } from '../time/number.ts'

/** A number at most: digits with commas and a fraction, or Chinese numerals; 万, 千, k and w count it up. */
const AMOUNT = /^(?<digits>\d{1,12}(?:,\d{3}){0,4}(?:\.\d{1,4})?) ?(?<unit>亿|万|千|百|k|w)?$/u
const TIMES: Names<number> = byName({ 亿: 1e8, 万: 1e4, w: 1e4, 千: 1e3, k: 1e3, 百: 100 })

/** The value of a number as people write it: 1,200, 3.5万, 8k, 一万八; null when it is none, or only about so many (几千). */
export function quantityOf(text: string): number | null {
  const match = AMOUNT.exec(text.trim())
  if (!match) return /^[\d.,]/u.test(text) ? null : readNumber(text.trim())
  const value = Number(match.groups?.['digits']?.replaceAll(',', ''))
  return rounded(value * (TIMES[match.groups?.['unit'] ?? ''] ?? 1))
}

/** Without what binary fractions leave behind. */
export const rounded = (value: number, places = 4): number => Number(value.toFixed(places))
