import type { RuleMatch } from '@recollect/core/extraction'
import { takeModifiers } from '../text/modifiers.ts'
import { subjectOf } from '../text/subject.ts'
import { REFUSALS, UNREFUSED } from '../lexicon/habits/daily.ts'
import { oneOf } from '../text/patterns.ts'
import { isAsserted, isOfRelative } from './asserted.ts'
import type { Reading, Said } from './reading.ts'
import type { Tail } from './tail.ts'

/** Nothing of it, however little: 一点肥肉都不沾, 香菜我是一口都碰不了. */
const AT_ALL = '(?:一口|一点儿?|一丁点儿?|半点|一滴|一根|一下|丁点儿?)'
const STRESS = '(?:是|真|真的|真是|一概|一律|基本|平时|实在|就是|从来|压根|完全|怎么都|打死都|打死也|死活|我)'
const THING =
  '(?<thing>(?:(?!一[口点丁滴根下律概])[^,我你您他她它们的了是都也不没真]){2,6}|[辣酒烟肉鱼虾蟹奶葱姜蒜醋糖甜酸苦咸腥])'
const DENIES = `(?<denies>${oneOf(REFUSALS)})`
const LITTLE = new RegExp(`${AT_ALL}${THING}[都也]${DENIES}$`, 'u')
const FRONTED = new RegExp(
  `${THING}(?:啊|呢|嘛|这东西|这玩意儿?)?(?<self>我)?${STRESS}{0,3}(?:${AT_ALL}[都也]|[都也])?${DENIES}$`,
  'u',
)
const AFTER = new RegExp(`${STRESS}{0,2}${DENIES}${THING}$`, 'u')
const VICES: ReadonlyMap<string, readonly [value: string, facet: string]> = new Map([
  ['酒', ['喝酒', 'drinking']],
  ['烟', ['抽烟', 'smoking']],
])
const NO_THING = new RegExp(oneOf(UNREFUSED), 'u')

const TODAY = /今[天晚儿日夜早]|这[会顿次]|待会儿?|一会儿?|晚上就/u

/** Reads what somebody will not or cannot eat, drink or bear. */
export function readRefusal(match: RuleMatch, { rest, done }: Tail): Reading | null {
  // 今天不喝酒了 is for today, 不喝酒了 the end of a habit.
  if (done || TODAY.test(rest)) return null
  for (const pattern of [LITTLE, AFTER, FRONTED]) {
    const found = pattern.exec(rest)
    const thing = found?.groups?.['thing']
    if (!found || thing === undefined || NO_THING.test(thing) || takeModifiers(thing).rest !== thing) continue
    const before = rest.slice(0, found.index)
    if (isOfRelative(thing)) continue
    const mine = found.groups?.['self'] !== undefined
    const subject = subjectOf(match, mine ? `${before}我` : before, 'chat')
    if (subject === null || !isAsserted(match, subject)) continue
    const start = found.index + found[0].indexOf(thing)
    return { domain: 'tastes', subject, said: [refused(thing, start)] }
  }
  return null
}

function refused(thing: string, start: number): Said {
  const words = { start, end: start + thing.length }
  const vice = VICES.get(thing)
  return vice === undefined
    ? { slot: 'dislikes', ...words }
    : { slot: 'habit', ...words, value: vice[0], polarity: 'negative', facet: vice[1] }
}
