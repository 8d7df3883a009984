import { ALWAYS, FILLERS, FROM_NOW, USUALLY, WANTS, WANTS_NOT, WANTS_SUCH } from '../lexicon/wishes/words.ts'
import { ASKING_LEADS } from '../lexicon/requests/request-words.ts'
import { oneOf } from '../text/patterns.ts'
import type { Scope } from './scope.ts'
import { scopeAt } from './scope.ts'

/** What opens a wish: signs that it is to last, whose wish it is, and when it holds. */
export interface Head {
  readonly fromNow: boolean
  readonly always: boolean
  /** 平时, 一般: said of oneself as often. */
  readonly usually: boolean
  /** 我希望你…, or 我不喜欢你…. */
  readonly wants: boolean
  readonly wantsNot: '别' | '不要' | null
  /** 能不能…. */
  readonly asks: boolean
  /** 请, 你. */
  readonly addresses: boolean
  readonly scope: (Scope & { readonly start: number }) | null
  /** 别…了: something that goes on is to stop. */
  readonly stops: boolean
  /** Where what is wished begins. */
  readonly at: number
}

const START: Head = {
  fromNow: false,
  always: false,
  usually: false,
  wants: false,
  wantsNot: null,
  asks: false,
  addresses: false,
  scope: null,
  stops: false,
  at: 0,
}

type Sign = readonly [pattern: RegExp, said: Partial<Head>]
const opening = (words: readonly string[]): RegExp => new RegExp(`^${oneOf(words)}`, 'u')

const SIGNS: readonly Sign[] = [
  [/^[\s,"“]/u, {}],
  [opening(WANTS_NOT.filter((word) => !word.endsWith('你'))), { wantsNot: '不要' }],
  [opening(WANTS_NOT), { wantsNot: '别' }],
  [opening(WANTS), { wants: true }],
  [opening(WANTS_SUCH), { wants: true }],
  [opening(FROM_NOW), { fromNow: true }],
  [/^永远(?=[用以别给把先都]|不要|保持)/u, { fromNow: true }],
  [/^每(?:次|当)(?=我(?:发|问|说|提|贴|让)|解答|回答|回复|推荐)/u, { fromNow: true }],
  [opening(ALWAYS), { always: true }],
  [opening(USUALLY), { usually: true }],
]
const LAST_SIGNS: readonly Sign[] = [
  [opening(ASKING_LEADS.filter((word) => /[不否]/u.test(word))), { asks: true, addresses: true }],
  [/^(?:可以|能)(?!.{0,20}了[吧哈啊啦]?$)/u, { asks: true }],
  [/^(?:请?记得|务必)/u, { addresses: true }],
  [/^(?:请|麻烦|拜托|你|您)(?!们)/u, { addresses: true }],
  [/^(?:咱们?|我们)(?=[只都就说聊用])/u, {}],
  [opening(FILLERS), {}],
]
/** 以后所有的…, 以后的对话里…. */
const LEFT_OVER: Sign = [/^[的里中]/u, {}]
const MOST_SIGNS = 10

/** Takes the signs off, one after the other. */
export function headOf(words: string): Head {
  let head: Head = { ...START, stops: /了[吧哈啊啦]?$/u.test(words) }
  for (let taken = 0; taken < MOST_SIGNS; taken++) {
    const next = step(head, words.slice(head.at))
    if (next === null) return head
    head = next
  }
  return head
}

/** The scope that a clause consists of: 问菜谱的时候. */
export function scopeOfClause(words: string): (Scope & { readonly start: number }) | null {
  let start = 0
  for (let taken = 0; taken < MOST_SIGNS; taken++) {
    const rest = words.slice(start)
    const scope = scopeAt(rest)
    if (scope !== null && scope.of !== null && scope.length === rest.length) return { ...scope, start }
    const sign = signOf(SIGNS, rest) ?? signOf(LAST_SIGNS, rest)
    if (!sign) return null
    start += sign.length
  }
  return null
}

function step(head: Head, rest: string): Head | null {
  const sign = signOf(SIGNS, rest)
  if (sign) return { ...head, ...sign.said, at: head.at + sign.length }
  const scope = head.scope === null ? scopeAt(rest) : null
  if (scope && scope.length < rest.length)
    return { ...head, scope: { ...scope, start: head.at }, at: head.at + scope.length }
  const last = signOf(head.at > 0 ? [...LAST_SIGNS, LEFT_OVER] : LAST_SIGNS, rest)
  return last && { ...head, ...last.said, at: head.at + last.length }
}

function signOf(signs: readonly Sign[], rest: string) {
  for (const [pattern, said] of signs) {
    const length = pattern.exec(rest)?.[0].length
    if (length !== undefined && length < rest.length) return { said, length }
  }
  return null
}
