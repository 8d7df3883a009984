import { matchAt } from '../fields.ts'
import type { Meaning, Reader } from '../meaning.ts'
import { meaning } from '../meaning.ts'
import type { Now } from '../now.ts'
import type { Period } from '../period.ts'
import { closed, open } from '../period.ts'
import { DAY, HOUR, MINUTE, wall } from '../wall.ts'

const days = (first: number, last: number) => (now: Now) =>
  closed(now.today + first * DAY, last === 0 ? now.wall + MINUTE : now.today + last * DAY, 'vague', true)
const years = (first: number, last: number) => (now: Now) =>
  closed(wall(now.year + first), last === 0 ? now.wall + MINUTE : wall(now.year + last), 'vague', true)
const instant = (now: Now) => closed(now.wall, now.wall + MINUTE, 'minute')
const justNow = (now: Now) => closed(now.wall - HOUR, now.wall + MINUTE, 'vague', true)
/** 近期 looks both ways. */
const about = (now: Now) => (now.lean === 'future' ? days(0, 30)(now) : days(-30, 0)(now))

/** Two a year, from February and from September; January is of the one before. Whose they are the words do not say. */
const semester = (offset: number) => (now: Now) => {
  const isSpring = now.month >= 2 && now.month < 9
  const term = (now.month < 2 ? now.year - 1 : now.year) * 2 + (isSpring ? 0 : 1) + offset
  const [first, months] = term % 2 === 0 ? [2, 6] : [9, 5]
  const year = Math.floor(term / 2)
  return closed(wall(year, first), wall(year, first + months), 'season', true)
}

/** Words for times without a number, and bounds in which people mostly mean them. */
const WORDS: readonly (readonly [words: string, period: (now: Now) => Period])[] = [
  ['上学期 上个学期', semester(-1)],
  ['这学期 本学期 这个学期', semester(0)],
  ['下学期 下个学期', semester(1)],
  ['现在 而家 依家 此刻 眼下 此时此刻 立刻 立即 即刻', instant],
  ['刚才 刚刚才 方才 头先', justNow],
  ['最近 近来 近日 这阵子 这一阵子 这段时间 这一段时间 这段日子 这些日子 近些日子', days(-30, 0)],
  ['近期', about],
  ['前些天 前些日子 前天几 日前 前几日 早几天', days(-10, 0)],
  ['前阵子 前一阵子 前段时间 前一段时间 前段日子 前排', days(-90, -6)],
  ['前不久 不久前 不久之前 不久以前', days(-60, 0)],
  ['这些天', days(-10, 0)],
  ['前些年 早几年 头几年 早些年', years(-10, 0)],
  ['这些年 近年来 近年 近些年 近些年来', years(-6, 0)],
  ['过阵子 过一阵子 过段时间 过一段时间 过些天 过些日子', days(1, 60)],
  ['不久后 不久之后 不久以后 不久的将来', days(1, 90)],
]
const PERIODS: ReadonlyMap<string, (now: Now) => Period> = new Map(
  WORDS.flatMap(([words, period]) =>
    words.split(' ').map((word): [string, (now: Now) => Period] => [word, period]),
  ),
)
const LONGEST = Math.max(...[...PERIODS.keys()].map((word) => word.length))
/** 最近的地铁站 is the nearest; 现在 after 从 and 到 is read with its range. */
const NEAREST = /^(?:的(?!时候|事|一)|地铁|车站|医院|银行|超市|加油站|站)/u

const BEGINS = /才?(?:开始|起(?![来床飞身]))/uy

/** 最近, 前阵子, 刚才, 现在. */
export const vague: Reader = {
  starts: Array.from(new Set([...PERIODS.keys()].map((word) => word.charAt(0)))).join(''),
  read(text, at, _floor, now) {
    for (let length = LONGEST; length >= 2; length--) {
      const word = text.slice(at, at + length)
      const period = PERIODS.get(word)
      if (period === undefined || word.length < length) continue
      if (/学期$/u.test(word) && /[一二三四五六级]/u.test(text.charAt(at - 1))) return null
      if (word === '最近' && NEAREST.test(text.slice(at + 2, at + 5))) return null
      return inRole(text, at, at + length, period(now))
    }
    return null
  },
}

/** 从现在起, 最近开始, 直到最近. */
function inRole(text: string, start: number, end: number, period: Period): Meaning {
  const before = text.slice(Math.max(0, start - 2), start)
  if (before === '直到')
    return meaning(start - 2, end, 'until', open(null, period.to, period.precision, period.ambiguous))
  const since = /[从自]$/u.test(before) ? 1 : 0
  const begins = matchAt(BEGINS, text, end)?.[0].length ?? 0
  if (since + begins === 0) return meaning(start, end, 'at', period)
  return meaning(start - since, end + begins, 'since', { ...period, to: null })
}
