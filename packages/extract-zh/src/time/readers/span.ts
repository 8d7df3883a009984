import type { Duration } from '../duration.ts'
import { readDuration } from '../duration.ts'
import { matchAt } from '../fields.ts'
import type { Meaning, Reader } from '../meaning.ts'
import { meaning } from '../meaning.ts'
import type { Now } from '../now.ts'
import type { Period } from '../period.ts'
import { closed, open } from '../period.ts'
import { away, momentAway } from '../shift.ts'
import { DAY, MINUTE } from '../wall.ts'
import { AFTER, BEFORE } from './suffix.ts'

/** 婚后三年, 毕业三年后: what a length of time is counted from when it is not now. */
const ANCHORED = /(?:婚|业|学|职|院|术|世|生|手|国|后|第|[了过满到])$/u
const AGO = new RegExp(`(?:之|以)?${BEFORE}`, 'uy')
const BEGINS = /就?(?:开始|起(?![来床飞身])|以来)/uy
const LATER = new RegExp(`(?:之|以|过)?${AFTER}`, 'uy')
const WITHIN = /(?:之|以)?内(?![容部向外心科衣地存])/uy
/** 五年了, 三年没回家了. */
const HELD =
  /了(?![解如结])|没[^,。!?;没]{1,10}了(?=$|[,。!?; ])|以来|来(?=$|[,。;、 ]|一直|我|他|她|都|从|始终|坚持|的|每|第)/uy
/** 宝宝六个月了 is an age, 第三年了 a count. */
const AGE = /(?:第|宝|孩子|女儿|儿子|孙子|孙女|娃|崽|猫|狗|大|满)$/u
const STILL = /(?:这|近|过去|最近)$/u
/** 一天一次, 三天两头, 两小时一班: rates. */
const RATE = /[一两二三四\d几]?[次顿回班趟包片粒]|两头/uy

/** A length of time before or after now, or up to now: 三年前, 两周后, 三天内, 五年了, 十年来. */
export const span: Reader = {
  starts: '0123456789一二两三四五六七八九十百俩仨半大小几好数廿卅',
  read(text, at, _floor, now) {
    const duration = readDuration(text, at)
    if (duration === null || matchAt(RATE, text, duration.end)) return null
    const before = text.slice(Math.max(0, at - 2), at)
    return (
      ago(text, at, duration, now) ??
      later(text, at, before, duration, now) ??
      held(text, at, before, duration, now)
    )
  },
}

function ago(text: string, at: number, duration: Duration, now: Now): Meaning | null {
  const match = matchAt(AGO, text, duration.end)
  if (!match) return null
  const end = duration.end + match[0].length
  const period = away(duration, -1, now)
  const since = /[从自]$/u.test(text.slice(Math.max(0, at - 1), at)) ? 1 : 0
  const begins = matchAt(BEGINS, text, end)?.[0].length ?? 0
  if (since + begins === 0) return meaning(at, end, 'at', period)
  return meaning(at - since, end + begins, 'since', { ...period, to: null })
}

/** What comes after is counted from now, unless the text looks back or says from what. */
function later(text: string, at: number, before: string, duration: Duration, now: Now): Meaning | null {
  const after = matchAt(LATER, text, duration.end)
  const within = after ? null : matchAt(WITHIN, text, duration.end)
  if (after) {
    if (now.lean === 'past' || ANCHORED.test(before)) return null
    return meaning(at, duration.end + after[0].length, 'at', flagged(away(duration, 1, now), now))
  }
  if (!within || ANCHORED.test(before)) return null
  const period = inside(duration, now)
  return meaning(at, duration.end + within[0].length, 'at', flagged(period, now))
}

/** The day a term ends on is in it. */
function inside(duration: Duration, now: Now): Period {
  const back = now.lean === 'past'
  const reach = momentAway(duration.unit, back ? -duration.most : duration.most, now)
  const rest = duration.unit === 'hour' || duration.unit === 'minute' ? MINUTE : DAY
  return closed(Math.min(reach, now.wall), back ? now.wall + MINUTE : reach + rest, precisionOf(duration))
}

const flagged = (period: Period, now: Now): Period =>
  now.lean === null ? { ...period, ambiguous: true } : period

function held(text: string, at: number, before: string, duration: Duration, now: Now): Meaning | null {
  const match = duration.short || AGE.test(before) ? null : matchAt(HELD, text, duration.end)
  if (!match) return null
  const back = STILL.exec(before)?.[0].length ?? 0
  const end = duration.end + (match[0].startsWith('没') ? 0 : match[0].length)
  return meaning(at - back, end, 'for', heldFor(duration, now))
}

/** It began at least that long ago. */
export const heldFor = (duration: Duration, now: Now): Period =>
  open(
    momentAway(duration.unit, -duration.least, now),
    null,
    precisionOf(duration),
    duration.vague || duration.least !== duration.most,
  )

export const precisionOf = ({ vague, unit }: Duration): Period['precision'] => (vague ? 'vague' : unit)
