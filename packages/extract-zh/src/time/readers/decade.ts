import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { matchAt } from '../fields.ts'
import type { Meaning, Reader } from '../meaning.ts'
import { meaning } from '../meaning.ts'
import type { Now } from '../now.ts'
import { NUMERALS, readNumber } from '../number.ts'
import { yearsOf } from '../period.ts'

const THIRD: Names<readonly [first: number, count: number]> = byName({
  初: [0, 4],
  早: [0, 4],
  中: [3, 4],
  末: [7, 3],
  后: [7, 3],
  晚: [7, 3],
})
const PART = '(?:(?<part>[初末](?!期)|[初早中末后晚]期)|中叶)?'
const DECADE = new RegExp(
  `(?<![${NUMERALS}])(?:(?<century>上个?世纪|本世纪|20世纪|二十世纪|19世纪|十九世纪|21世纪|二十一世纪)的?)?(?<years>(?:19|20)\\d0|\\d0|[一二三四五六七八九]十|[〇零]{2}|一九[二三四五六七八九][〇零]) ?年代${PART}`,
  'uy',
)
const CENTURY = new RegExp(
  `(?<![${NUMERALS}])(?<century>上个?世纪|本世纪|20世纪|二十世纪|19世纪|十九世纪|21世纪|二十一世纪)${PART}`,
  'uy',
)
const FIRST: readonly (readonly [century: RegExp, year: number])[] = [
  [/^(?:19|十九)/u, 1800],
  [/^(?:20|二十世)/u, 1900],
  [/^(?:21|二十一)/u, 2000],
]

/** 90年代, 上世纪八十年代末, 21世纪初. */
export const decade: Reader = {
  starts: '0123456789一二三四五六七八九十〇零上本',
  read: (text, at, _floor, now) => years(text, at, now) ?? centuries(text, at, now),
}

function years(text: string, at: number, now: Now): Meaning | null {
  const match = matchAt(DECADE, text, at)
  const value = readNumber(match?.groups?.['years'] ?? '')
  if (!match || value === null) return null
  const century = match.groups?.['century']
  const hundred = century === undefined ? now.year - (now.year % 100) : firstYear(century, now)
  const guess = century === undefined && hundred + value > now.year + 4 ? hundred - 100 : hundred
  const first = value >= 1000 ? value : guess + value
  return period(at, match, first, 10, century === undefined && value >= 10 && value <= 20)
}

function centuries(text: string, at: number, now: Now): Meaning | null {
  const match = matchAt(CENTURY, text, at)
  return match && period(at, match, firstYear(match.groups?.['century'] ?? '', now), 100, false)
}

function firstYear(century: string, now: Now): number {
  const known = FIRST.find(([pattern]) => pattern.test(century))
  if (known) return known[1]
  const own = now.year - (now.year % 100)
  return century.startsWith('上') ? own - 100 : own
}

/** 10年代 and 20年代 are of two centuries. */
function period(
  at: number,
  match: RegExpExecArray,
  first: number,
  length: number,
  ambiguous: boolean,
): Meaning {
  const [from, count] = THIRD[match.groups?.['part']?.charAt(0) ?? ''] ?? [0, 10]
  const found = yearsOf(
    first + (from * length) / 10,
    (count * length) / 10,
    length === 10 ? 'decade' : 'vague',
  )
  return meaning(at, at + match[0].length, 'at', { ...found, ambiguous })
}
