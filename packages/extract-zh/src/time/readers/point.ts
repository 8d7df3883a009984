import { matchAt } from '../fields.ts'
import type { Meaning, Reader } from '../meaning.ts'
import { meaning, nothing } from '../meaning.ts'
import type { Now } from '../now.ts'
import type { Closed } from '../period.ts'
import { open } from '../period.ts'
import { POINT_STARTS, readPoint } from '../point.ts'
import type { Stretch } from './range.ts'
import { readStretch, readYears } from './range.ts'
import { AFTER, BEFORE } from './suffix.ts'

const SINCE_BEFORE = /(?:自从|打从|从|(?<![来各亲独私擅])自)$/u
/** 打今天起, 由三月开始: only with a word after them. */
const LOOSE_BEFORE = /(?:打|由)$/u
const UNTIL_BEFORE =
  /(?:直到|截至|截止到?|(?<=持续|延续|一直|住|干|做|活|待|呆|作|忙|睡|学|读|教|当|用|开|拖|熬|玩|聊|写|坐|留|坚持|上)到)$/u
const ABOUT = /(?:左右|前后|的?时候|期间|那阵子?|那会儿?|那段时间)/uy
const SINCE =
  /(?:以来|起(?![来床飞身点码初伏风雾火诉草源义名因跑居价手])|至今|到现在|到目前(?:为止)?|到如今|到今(?![天年晚日])|迄今)/uy
const STARTS = /就?开始/uy
const FROM = new RegExp(`(?:以后|之后|${AFTER})`, 'uy')
const UNTIL = new RegExp(`(?:以前|之前|${BEFORE})`, 'uy')
const UP_TO = /为止/uy

/** Points in time and what stands around them: 从2018年到2020年, 去年三月以来, 下周五之前, 直到昨天. */
export const point: Reader = {
  starts: POINT_STARTS,
  read(text, at, floor, now) {
    const stretch = readYears(text, at) ?? readStretch(text, at, now)
    if (stretch === null) return impossible(text, at, now)
    const before = text.slice(Math.max(floor, at - 4), at)
    const about = stretch.end + (matchAt(ABOUT, text, stretch.end)?.[0].length ?? 0)
    return inRole(text, { at, before, end: about, stretch })
  },
}

/** 2月30号, and feasts of years that no table knows: what is said is a date, and no date there is. */
function impossible(text: string, at: number, now: Now): Meaning | null {
  const said = readPoint(text, at, now)
  return said && nothing(at, said.end)
}

interface Place {
  readonly at: number
  readonly before: string
  readonly end: number
  readonly stretch: Stretch
}

function inRole(text: string, place: Place): Meaning {
  const { at, before, end, stretch } = place
  const since = SINCE_BEFORE.exec(before)?.[0].length ?? 0
  if (stretch.isRange) return meaning(at - since, end, 'at', stretch.period)
  const suffixed = since > 0 ? null : untilHere(text, place)
  if (suffixed) return suffixed
  const loose = LOOSE_BEFORE.exec(before)?.[0].length ?? 0
  const start =
    matchAt(SINCE, text, end) ??
    (isLong(stretch.period) || since + loose > 0 ? matchAt(STARTS, text, end) : null)
  if (start) return meaning(at - since - loose, end + start[0].length, 'since', sinceStart(stretch.period))
  const after = matchAt(FROM, text, end)
  if (after) return meaning(at - since, end + after[0].length, 'since', sinceEnd(stretch.period))
  if (since > 0) return meaning(at - since, end, 'since', sinceStart(stretch.period))
  return meaning(at, end, 'at', stretch.period)
}

function untilHere(text: string, { at, before, end, stretch }: Place): Meaning | null {
  const { period } = stretch
  const ahead = matchAt(UNTIL, text, end)
  const upTo = matchAt(UP_TO, text, end)
  const until = UNTIL_BEFORE.exec(before)?.[0].length ?? (upTo && before.endsWith('到') ? 1 : 0)
  if (ahead) {
    const ambiguous = period.ambiguous || isRoundYear(text, at, end)
    return meaning(
      at - until,
      end + ahead[0].length,
      'until',
      open(null, period.from, period.precision, ambiguous),
    )
  }
  if (until === 0 && !upTo) return null
  const to = isLong(period) ? period.to : period.from
  return meaning(
    at - until,
    end + (upTo?.[0].length ?? 0),
    'until',
    open(null, to, period.precision, period.ambiguous),
  )
}

/** 2000年前 is before the year 2000, or two thousand years ago. */
const isRoundYear = (text: string, at: number, end: number): boolean =>
  /^\d\d00 ?年$/u.test(text.slice(at, end))

/** 会议八点开始 begins at a time; 三月开始上班 holds from then on. */
const isLong = ({ precision }: Closed): boolean => precision !== 'minute' && precision !== 'hour'

const sinceStart = ({ from, precision, ambiguous }: Closed) => open(from, null, precision, ambiguous)

/** 国庆后 begins when it is over; 2019年以后 mostly takes 2019 in. */
function sinceEnd({ from, to, precision, ambiguous }: Closed) {
  return precision === 'year' || precision === 'decade'
    ? open(from, null, precision, true)
    : open(to, null, precision, ambiguous)
}
