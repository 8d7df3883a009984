import type { ModifierRole } from '../lexicon/modifiers.ts'
import { MODIFIERS } from '../lexicon/modifiers.ts'

const LONGEST = Math.max(...[...MODIFIERS.keys()].map((word) => word.length))

/** Time said with a number. Tried only after a character that can end one. */
const TIMED =
  /(?:(?:大概|大约|差不多)?(?:\d{1,4}|[一二两三四五六七八九十几半]{1,3}|好几)(?:多|来)?个?(?:多)?(?:年|月|周|天|星期|小时|分钟)(?:多|半)?(?:以前|之前|前|以后|之后|后|来|以来)|(?:(?:去|今|前|明|后)年)?(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?:份|(?:\d{1,2}|[一二三四五六七八九十]{1,3})[日号])?|(?:在|从)?\d{2,4}年(?:的时候|起|底|初)?|(?:这|上|下)?个?(?:周|星期|礼拜)[一二三四五六日天末]|(?:\d{1,2}|[一二三四五六七八九十]{1,2})[日号]|(?:早上|晚上|上午|下午)?(?:\d{1,2}|[一二三四五六七八九十]{1,3})点(?:半)?|(?:小|大|年轻|读书|上学|上班|工作|毕业|念书|在校)的?(?:时候|那年|那会儿))$/u
const TIMED_END = /[年月周天期时钟前后来份日号末点半起底初候一二三四五六儿]$/u
const AGO = /(?:以前|之前|前|的?时候|那年|那会儿)$/u

export interface Modifiers {
  /** The text before them. */
  readonly rest: string
  readonly negative: boolean
  /** 没有不, 不是不: two denials, which say neither the one nor the other. */
  readonly twiceDenied: boolean
  readonly over: boolean
  /** Said to have ended (不再, 已经不), not merely to be otherwise now (现在不). */
  readonly ceased: boolean
  readonly past: boolean
  /** A point in time before now, told by a number or a date: 两年前. */
  readonly ago: boolean
  /** Time words as they stand, null when none. */
  readonly when: string | null
}

/** Takes modifiers off the end of a text, longest first. Linear: each step removes at least one character. */
export function takeModifiers(text: string): Modifiers {
  let rest = text.trimEnd()
  const roles = new Set<ModifierRole>()
  const times: string[] = []
  let denials = 0
  let ago = false
  for (;;) {
    const timed = TIMED_END.test(rest) ? TIMED.exec(rest)?.[0] : undefined
    const word = timed ?? lastModifier(rest)
    if (word === undefined) break
    rest = rest.slice(0, rest.length - word.length).trimEnd()
    const role = timed === undefined ? MODIFIERS.get(word) : 'time'
    if (role) roles.add(role)
    if (role === 'not') denials += 1
    if (role === 'time' || role === 'past') times.unshift(word)
    ago ||= timed !== undefined && AGO.test(timed)
  }
  return {
    rest,
    negative: roles.has('not'),
    twiceDenied: denials > 1,
    over: roles.has('over') || roles.has('not-now'),
    ceased: roles.has('over'),
    past: roles.has('past'),
    ago,
    when: times.length > 0 ? times.join('') : null,
  }
}

function lastModifier(text: string): string | undefined {
  for (let length = Math.min(LONGEST, text.length); length > 0; length--) {
    const word = text.slice(-length)
    if (MODIFIERS.has(word)) return word
  }
  return undefined
}
