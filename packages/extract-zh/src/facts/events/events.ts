import { defineRule } from '@recollect/rules'
import type { Effect, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { OTHERS, otherWords, topicOf, withoutEnding } from '../../text/event-clause.ts'
import type { FactRule } from '../../text/fact-rule.ts'
import { factRule } from '../../text/fact-rule.ts'
import { looksLatinName, mayBeFullName } from '../../text/names.ts'
import { bornIn } from '../../text/newborn.ts'
import { mayBeOwn } from '../../text/own-rule.ts'
import { EVENTS } from '../../lexicon/events/events.ts'
import type { EventWords } from '../../lexicon/events/events.ts'
import { BY_NOW, oneOf } from '../../text/patterns.ts'

/** What happened, where it changes what the memory holds: one rule for each kind of event and way to say it, its verbs in the lexicon. */

/** What may follow: how much it brought, since when, how one feels. */
const TAIL = '(?<tail>[^,我你您他她它谁吗呢吧么?]{0,8})$'
const NOT_SO =
  /想|打算|准备|考虑|希望|计划|差点|如果|要是|假如|万一|怎么|为什么|什么时候|几时|[快还]没|没有|能不能|要不要|该不该|舍不得|劝|梦见|听说|据说|好像|可能|也许/u

/** Done with for today is not done with. */
const FOR_NOW = /今[天晚早]|这[次顿回]|待会|等会|先/u
const isForNow = (when: string | null | undefined, did: string | undefined): boolean =>
  FOR_NOW.test(when ?? '') && /^(?:再也)?不/u.test(did ?? '')

/** What is played or read is nobody's life. */
const SHOWN = /[剧片]|第[\d一二三四五六七八九十]{1,3}[集季章]|电影|小说|主角|明星/u

const happened = (
  kind: EventWords,
  entity: string,
  value: string,
  extra: Partial<Effect> = {},
): Proposal => ({
  slot: 'generic',
  entity,
  value,
  relation: 'retracts',
  known: true,
  effect: { event: kind.event, also: [...(kind.also ?? []), ...otherWords(value)], ...extra },
})

const COUNTER = ['他会弹琴', '这首诗怎么背？']
const THING = '口琴'

/** 结节好了 may be a relative's. */
const anyoneOf = ({ event }: EventWords, told: boolean): Partial<Effect> =>
  !told && (event === 'recover' || event === 'part_with') ? { anyone: true } : {}

/** 让给我表哥了, 卖给收旧车的了. */
const GIVEN = '(?:给[^,吗呢]{1,8}?)?'

/** 捷达卖了: what it is said of comes first. */
const topicRule = (kind: EventWords, id: string, said: readonly string[]): ExtractionRule =>
  defineRule({
    id: `zh/event.${id}-said-of`,
    priority: 50,
    confidence: 0.9,
    anchors: said,
    pattern: new RegExp(
      `^(?<whole>[^,]{1,24}?)(?<neg>再也|再|现在|已经|都)?(?:给|就|[让被由](?:(?!我)[^,]{1,8}?|我)??)?(?<did>${oneOf(said)})(?:不了|掉|完|下来)?${kind.event === 'part_with' ? GIVEN : ''}(?:(?:了|啦|咯|喽|咧)${TAIL}|(?<=(?:再也|取消|泡汤|作罢|搁置|告吹|痊愈|康复|结束|报废)[^,]{0,4})$)`,
      'gu',
    ),
    draft(match: RuleMatch) {
      // 取消 is not 消.
      if (match.raw('did') === '消' && match.raw('whole')?.endsWith('取') === true) return null
      const topic = topicOf(match.raw('whole') ?? '')
      const back =
        kind.event === 'die' && FOUND_AGAIN.test(match.clause.sentence.message.slice(match.clause.end))
      return topic === null || back || isForNow(topic.when, match.raw('did')) || NOT_SO.test(match.text)
        ? null
        : {
            ...happened(kind, topic.entity, topic.thing, anyoneOf(kind, topic.told)),
            when: topic.when ?? undefined,
          }
    },
    examples: [{ text: `${THING}${said[0] ?? ''}了`, cards: [{ slot: 'generic', value: THING }] }],
    counterExamples: [`要是${THING}${said[0] ?? ''}了`, `${THING}${said[0] ?? ''}了吗？`, ...COUNTER],
  })

/** 走丢了，后来找到了. */
const FOUND_AGAIN = /找到|找回|回来|回家|回了/u

const ownFrame = { elided: 'chat', event: true, readsNegation: true } as const

/** 戒了烟: what it is said of comes after the verb. */
const verbRule = (kind: EventWords, id: string, verbs: readonly string[]): ExtractionRule =>
  factRule({
    id: `zh/event.${id}-of`,
    priority: 50,
    confidence: 0.9,
    anchors: verbs,
    pattern: new RegExp(
      `(?<did>${oneOf(verbs)})(?<what>(?:[^,我你您他她它谁]|(?<=吉)他){1,14}?)(?:了|啦)?$`,
      'gu',
    ),
    ...ownFrame,
    read: (match, frame) => {
      const what = thingIn(match.raw('what'))
      const done = /了|啦|再|放弃|告别|取消|退出/u.test(match.text)
      if (
        what === null ||
        !done ||
        isForNow(frame.modifiers.when, match.raw('did')) ||
        frame.negative ||
        NOT_SO.test(match.before) ||
        !mayBeOwn(match, frame)
      )
        return null
      // 买房 is how the plan is called that 买房了 carries out.
      const deed = `${(match.raw('did') ?? '').replace(/^(?:不再?|再也不)|[了掉]{1,2}$/gu, '')}${what}`
      const event = happened(kind, frame.entity, what)
      return {
        ...event,
        effect: { event: kind.event, ...event.effect, also: [...(event.effect?.also ?? []), deed] },
      }
    },
    examples: [{ text: `我${verbs[0] ?? ''}${THING}了`, cards: [{ slot: 'generic', value: THING }] }],
    counterExamples: [`要是我${verbs[0] ?? ''}${THING}了`, `我${verbs[0] ?? ''}${THING}了吗？`, ...COUNTER],
  })

function thingIn(words: string | undefined): string | null {
  const thing = words === undefined ? '' : withoutEnding(words.replace(LEAD, ''))
  return thing === '' ||
    /^(?:[\d一两二三四五六七八九十几半]{1,3}个?(?:多)?[年月周天]|[俩仨]月)/u.test(thing) ||
    /^[这那它他她你吗呢一]|什么|很多|好多/u.test(thing)
    ? null
    : thing
}
const LEAD = /^(?:那|这|我的?|一)?(?:[台辆部只条个份家门张本]|块)?(?:旧的?|老的?|原来的?)?/u

const aloneFrame: Pick<FactRule, 'elided' | 'event' | 'readsNegation'> = ownFrame

/** 当爸了 is of a child; the next clause may say which. */
const bornTo = (match: RuleMatch): Partial<Effect> => {
  const born = /^当[爸妈爹娘]|^升级/u.test(match.raw('did') ?? '') ? bornIn(match, '孩子') : undefined
  return born === undefined ? {} : { born }
}

/** Whom one marries or parts from: 我跟林晚, by name. */
const companionOf = ({ before }: RuleMatch): string => {
  const who =
    /[和跟与同](?<who>[^,]{2,6}?)(?:已经|刚|今天|昨天|上周|上个月|终于|在民政局){0,2}$/u.exec(before)
      ?.groups?.['who'] ?? ''
  return mayBeFullName(who) || looksLatinName(who) ? who : ''
}

/** 不干了, 领证了. */
const aloneRule = (kind: EventWords, id: string, said: readonly string[]): ExtractionRule =>
  factRule({
    id: `zh/event.${id}`,
    priority: 50,
    confidence: 0.9,
    anchors: said,
    pattern: new RegExp(`(?<did>${oneOf(said)})[啊呀呢吧哈咯喽]{0,2}$`, 'gu'),
    ...aloneFrame,
    read: (match, frame) => {
      const told =
        !isForNow(frame.modifiers.when, match.raw('did')) &&
        !frame.negative &&
        !NOT_SO.test(match.before) &&
        !SHOWN.test(match.clause.sentence.message) &&
        mayBeOwn(match, frame)
      if (!told) return null
      const event = happened(kind, frame.entity, companionOf(match), bornTo(match))
      const { status } = kind
      return status === undefined
        ? event
        : [
            event,
            {
              slot: 'relationship_status',
              value: status,
              entity: frame.entity,
              relation: 'updates',
              known: true,
            },
          ]
    },
    examples: [{ text: `我${said[0] ?? ''}`, cards: [{ slot: 'generic', value: '' }] }],
    counterExamples: [`要是我${said[0] ?? ''}`, `我${said[0] ?? ''}吗？`, ...COUNTER],
  })

/** 从美团毕业了. */
const aroundRule = (
  kind: EventWords,
  id: string,
  pairs: NonNullable<EventWords['around']>,
): ExtractionRule => {
  const [[before, after] = ['', '']] = pairs
  const ways = pairs.map(([head, tail]) => `(?=${head}[^,]{1,14}${tail})${head}`)
  const tails = oneOf(pairs.map(([, tail]) => tail))
  return factRule({
    id: `zh/event.${id}-around`,
    priority: 50,
    confidence: 0.9,
    anchors: pairs.map(([, tail]) => tail),
    pattern: new RegExp(
      `(?:${ways.join('|')})(?<what>[^,我你您他她它谁]{1,12}?)${BY_NOW}(?:主动|正式|光荣)?(?:${tails})(?:掉)?(?:了|啦)$`,
      'gu',
    ),
    ...ownFrame,
    read: (match, frame) => {
      const what = thingIn(match.raw('what'))
      if (what === null || frame.negative || NOT_SO.test(match.before) || !mayBeOwn(match, frame)) return null
      return happened(kind, frame.entity, what)
    },
    examples: [{ text: `我${before}${THING}${after}了`, cards: [{ slot: 'generic', value: THING }] }],
    counterExamples: [`要是我${before}${THING}${after}了`, `我${before}${THING}${after}了吗？`, ...COUNTER],
  })
}

/** 一点火锅都不想碰了: whatever is named in the clause, one is done with it. */
const done = defineRule({
  id: 'zh/event.stop-within',
  priority: 50,
  confidence: 0.9,
  anchors: ['再也不', '不想碰', '都不想', '也不想', '彻底不', '戒'],
  pattern:
    /^(?<whole>[^我你您他她它谁]{0,24}?(?:我[^你您他她它谁]{0,12}?)?(?:再也不|彻底不|[都也](?:不想|不爱|不喜欢|提不起))[^,吗呢么]{1,12})$/gu,
  draft(match) {
    const whole = match.raw('whole') ?? ''
    if (NOT_SO.test(whole.replace('不想', '')) || OTHERS.test(whole)) return null
    return {
      slot: 'generic',
      value: whole,
      relation: 'retracts',
      known: true,
      effect: { event: 'stop', within: true },
    }
  },
  examples: [{ text: '现在一点口琴都不想碰了', cards: [{ slot: 'generic', value: '现在一点口琴都不想碰' }] }],
  counterExamples: ['他再也不想碰口琴了', '要是再也不想碰口琴了', '你再也不想碰口琴了吗？'],
})

export const eventRules: readonly ExtractionRule[] = [
  done,
  ...EVENTS.flatMap((kind, at) => {
    const again = EVENTS.slice(0, at).filter(({ event }) => event === kind.event).length
    const id = again === 0 ? kind.event : `${kind.event}-${String(again + 1)}`
    return [
      ...(kind.predicates ? [topicRule(kind, id, kind.predicates)] : []),
      ...(kind.verbs ? [verbRule(kind, id, kind.verbs)] : []),
      ...(kind.alone ? [aloneRule(kind, id, kind.alone)] : []),
      ...(kind.around ? [aroundRule(kind, id, kind.around)] : []),
    ]
  }),
]
