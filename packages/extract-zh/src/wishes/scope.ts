import { NO_SCOPE, SCOPE_OPENS } from '../lexicon/wishes/words.ts'
import { oneOf } from '../text/patterns.ts'

/** When a wish holds: 代码评审, for 代码评审的时候; `own` where it tells of what the speaker does; null for whenever there is talk. */
export interface Scope {
  readonly of: string | null
  readonly own: boolean
  /** It is what the talk is about: 问历史. */
  readonly topic: boolean
  readonly length: number
}

const OPENS = `(?<opens>(?:${oneOf(SCOPE_OPENS)}){0,4})`
const WHEN =
  '(?:的时候|(?<!小|那|这)时候|(?<![有平到小同及随按临准当暂那这定])时(?![间区尚候光代刻])|的场合|的情况下?|的场景下?|这[类种]问题|类的?问题|相关的?(?:问题|内容|话题)?|方面的?(?:问题|内容|事情?)?|的问题|的话题?|的内容)'
const AT_TIMES = new RegExp(`^${OPENS}(?<of>[^,。]{0,14}?)${WHEN}(?:上|里|中|时|的时候)?,?`, 'u')
const PROVIDED = new RegExp(
  `^(?<opens>(?:如果|要是|若是|假如|凡是|但凡|只要|一旦|每当|当|遇到|碰到|涉及到?|关于|对于|针对|至于)(?:${oneOf(SCOPE_OPENS)}){0,3})(?<of>[^,。]{1,14}?)(?:,|就|(?=都|要|请|一律|别|不要)|$)`,
  'u',
)
const WITHIN = new RegExp(
  `^(?<opens>在?)(?<of>(?!${oneOf(SCOPE_OPENS)})[^,。的]{1,6}?)(?:里面?|中|方面|上)(?:,|(?=别|不要|用|尽量|都|要|少|多|请|一律|只))`,
  'u',
)
/** 我发代码你…: whenever one does so. */
const WHENEVER =
  /^(?<opens>我)(?<of>(?:发|问|说|讲|打|写|给|贴|让|要|叫|聊|提)[^,你您]{1,12}?)(?:的时候|时)?,?(?=[你您](?:就|都|只|要|再|先|直接|也|别|不要|帮|给|用))/u
/** 以后问你菜谱,…. */
const ASKED = /^(?<of>[问找]你[^,。]{1,10})$/u
const TALK = new Set(NO_SCOPE)
/** Once, or long ago. */
const ONCE = /今天|明天|昨天|刚才|待会|到时|上次|当时|当年|以前|小时|曾经/u
const PRETENDS = /你(?:就)?是|我是|当你|假装|扮演/u
const OF_OWN = /(?<!跟|和|帮|给|替)我/u
/** What one does in talking to an assistant, and how one feels. */
const TO_YOU =
  /^(?:问|说|聊|提|发|让你|叫你|请你|找你|要你|跟你|和你|难过|心情|情绪|不开心|生气|焦虑|崩溃|抱怨|吐槽|压力|累|烦|哭|失眠|犯|做错|说错|写错|打错|迷茫|紧张|纠结|没说|没有说|用)/u

const TOPIC = /问|聊|讨论|谈|说到|讲到|涉及|遇到|碰到/u

/** The scope that opens a clause; null when none does. */
export function scopeAt(words: string): Scope | null {
  const found = [AT_TIMES, WHENEVER, PROVIDED, WITHIN, ASKED]
    .map((pattern) => pattern.exec(words))
    .find((match) => match !== null)
  const groups = found?.groups
  if (!found || !groups) return null
  const { opens = '', of = '' } = groups
  if (ONCE.test(found[0]) || PRETENDS.test(found[0])) return null
  const talk = of === '' || TALK.has(of) || TALK.has(`${opens}${of}`)
  const own =
    !talk && OF_OWN.test(opens) && !TO_YOU.test(of) && !TO_YOU.test(opens.replace(/^.*我/u, '') + of)
  return { of: talk ? null : of, own, topic: TOPIC.test(opens), length: found[0].length }
}
