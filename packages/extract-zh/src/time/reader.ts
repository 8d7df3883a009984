import type { TimeExpression, TimeReader } from '@recollect/core/extraction'
import { fold } from '../reading/script.ts'
import { mayBegin } from './gate.ts'
import { NOT_TIMES } from './lexicon/not-times.ts'
import type { Meaning, Reader } from './meaning.ts'
import type { Now } from './now.ts'
import { nowOf } from './now.ts'
import { NUMERALS } from './number.ts'
import type { Period } from './period.ts'
import { age } from './readers/age.ts'
import { decade } from './readers/decade.ts'
import { lunar } from './readers/lunar.ts'
import { point } from './readers/point.ts'
import { recurring } from './readers/recurring.ts'
import { span } from './readers/span.ts'
import { stretch } from './readers/stretch.ts'
import { vague } from './readers/vague.ts'
import { toMoment } from './wall.ts'

/** What fixes no time goes before what may, lengths of time before points: 三年前 holds 前, 90年代 holds 90年. */
const READERS: readonly Reader[] = [recurring, lunar, age, decade, stretch, vague, span, point]

/** One of these stands in every text that says a time, in either script. */
const TIMELIKE =
  /[\d年月周週日天号號点點时時晚早晨夜午朝昼晝昨明儿兒春夏秋冬节節旦夕庆慶诞誕岁歲季末旬期拜才先近现現今家刻即后後前清端重六十五双雙暑寒钟鐘秒]/u

const NUMERAL = new RegExp(`[${NUMERALS}]`, 'u')

/** By their first character, the longest first. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(new Set(NOT_TIMES.map((word) => word.charAt(0))), (char) => [
    char,
    NOT_TIMES.filter((word) => word.startsWith(char)).sort((a, b) => b.length - a.length),
  ]),
)
const STARTERS: ReadonlyMap<string, readonly Reader[]> = new Map(
  Array.from(new Set(READERS.flatMap((reader) => Array.from(reader.starts))), (char) => [
    char,
    READERS.filter((reader) => reader.starts.includes(char)),
  ]),
)

/** Reads Chinese time words from left to right. Each place is tried once by readers of bounded reach, so it is linear. */
export const times: TimeReader = {
  read(text, context) {
    if (!TIMELIKE.test(text)) return []
    const folded = fold(text)
    const found: TimeExpression[] = []
    const now = nowOf(context)
    let floor = 0
    for (let at = 0; at < folded.length; at++) {
      const skipped = skippedAt(folded, at)
      if (skipped > 0) {
        at += skipped - 1
        floor = at + 1
        continue
      }
      const readers = STARTERS.get(folded.charAt(at))
      if (!readers || !mayBegin(folded, at) || isInsideNumber(folded, at, floor)) continue
      const meaning = firstMeaning(readers, folded, at, floor, now)
      if (meaning === null) continue
      const expression = expressionOf(meaning, context.zone)
      if (expression) found.push(expression)
      floor = meaning.end
      at = meaning.end - 1
    }
    return found
  },
}

/** Numbers are read from where they begin. */
const isInsideNumber = (text: string, at: number, floor: number): boolean =>
  at > floor && NUMERAL.test(text.charAt(at)) && NUMERAL.test(text.charAt(at - 1))

function skippedAt(text: string, at: number): number {
  const words = WORDS.get(text.charAt(at))
  return words?.find((word) => text.startsWith(word, at))?.length ?? 0
}

function firstMeaning(
  readers: readonly Reader[],
  text: string,
  at: number,
  floor: number,
  now: Now,
): Meaning | null {
  for (const reader of readers) {
    const meaning = reader.read(text, at, floor, now)
    if (meaning && meaning.end > at) return meaning
  }
  return null
}

function expressionOf({ start, end, time }: Meaning, zone: string): TimeExpression | null {
  if (time === null) return null
  const { from, to, precision, ambiguous } = time.period
  const date = { ...ends(from, to, zone), precision, ambiguous }
  if (date.from !== null && date.to !== null && date.from >= date.to) return null
  return { span: { start, end }, role: time.role, date }
}

const ends = (from: Period['from'], to: Period['to'], zone: string) => ({
  from: from === null ? null : toMoment(from, zone),
  to: to === null ? null : toMoment(to, zone),
})
