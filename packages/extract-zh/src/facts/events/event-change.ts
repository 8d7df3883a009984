import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { OTHERS, otherWords, topicOf } from '../../text/event-clause.ts'
import { factRule } from '../../text/fact-rule.ts'
import { mayBeOwn } from '../../text/own-rule.ts'

/** One value for another, of whatever holds it: 从二甲双胍换成了司美格鲁肽, 微信不用了，改用飞书. */

const WORDS = '[^,我你您他她它谁这那哪]'
const NEW = `(?<new>${WORDS}{1,16}?)`
const END = '(?:了|啦)?$'
const UNDONE = /想|打算|准备|考虑|希望|如果|要是|能不能|要不要|怎么|差点|建议|可以|应该|[快还]没|没有/u
const COUNTED = /^(?:了|个|一?[台辆部只条个张把款家份种]|新的?)+/u
const NO_VALUE = /^(?:别的|其他的?|新的?|什么|一个|话题|主意|时间|地方|人|了)$/u

function takes(words: Capture | undefined): string | null {
  const text = words?.text.replace(COUNTED, '').replace(/(?:上班|工作|了|啦)$/u, '') ?? ''
  return text === '' || NO_VALUE.test(text) ? null : text
}

function changedTo(
  old: string | null | undefined,
  words: Capture | undefined,
  entity: string,
): Proposal | null {
  const to = takes(words)
  if (!old || to === null || old === to || OTHERS.test(old)) return null
  const effect = { event: 'change', also: [old, ...otherWords(old)], to } as const
  return { slot: 'generic', value: '', entity, relation: 'retracts', known: true, effect }
}

const COUNTER = ['要是我从口琴换成长笛了', '我想从口琴换成长笛', '他从口琴换成长笛了', '从口琴换成长笛了吗？']

/** 从 X 换成 Y. */
const fromTo = factRule({
  id: 'zh/event.change-from-to',
  priority: 51,
  confidence: 0.9,
  anchors: ['换', '改', '转', '切', '升级', '调'],
  pattern: new RegExp(
    `从(?<old>${WORDS}{1,12}?)(?:全部?|都|直接|彻底|正式)?(?:换|改|转|切换?|升级|迁移|调)(?:成|到|为|用|吃|喝)?(?:了)?${NEW}${END}`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  readsNegation: true,
  examples: [{ text: '我从口琴换成长笛了', cards: [{ slot: 'generic', value: '' }] }],
  counterExamples: COUNTER,
  read: (match, frame) =>
    frame.negative || UNDONE.test(match.before) || !mayBeOwn(match, frame)
      ? null
      : changedTo(match.raw('old'), match.capture('new'), frame.entity),
})

/** X 换成了 Y, 把 X 换成 Y. */
const becomes = defineRule({
  id: 'zh/event.change-becomes',
  priority: 51,
  confidence: 0.9,
  anchors: ['换成', '改成', '换为', '改为', '换到', '改用', '升级成', '升级到', '换作'],
  pattern: new RegExp(
    `^(?<whole>[^,]{1,20}?)(?:已经|也|都|全|现在|早就?)?(?:换成|改成|换为|改为|换到|换作|升级成|升级到)(?:了)?${NEW}${END}`,
    'gu',
  ),
  draft(match: RuleMatch): Proposal | null {
    const whole = match.raw('whole') ?? ''
    if (UNDONE.test(whole) || whole.includes('从')) return null
    const topic = topicOf(whole)
    return topic && changedTo(topic.thing, match.capture('new'), topic.entity)
  },
  examples: [{ text: '口琴换成长笛了', cards: [{ slot: 'generic', value: '' }] }],
  counterExamples: ['要是口琴换成长笛了', '想把口琴换成长笛', '他的口琴换成长笛了', '口琴换成长笛了吗？'],
})

/** Y 取代了 X, 用 Y 代替了 X. */
const replaces = defineRule({
  id: 'zh/event.change-replaces',
  priority: 51,
  confidence: 0.9,
  anchors: ['取代', '代替', '替代', '顶替'],
  pattern: new RegExp(
    `^(?:我)?(?:现在|已经)?(?:用|拿)?${NEW}(?:已经|早就?|彻底)?(?:取代|代替|替代|顶替)(?:了|掉)?(?<old>${WORDS}{1,12}?)(?:了|啦)?$`,
    'gu',
  ),
  draft: (match) =>
    UNDONE.test(match.text) || /能|会|可/u.test(match.text)
      ? null
      : changedTo(match.raw('old'), match.capture('new'), 'user'),
  examples: [{ text: '长笛取代了口琴', cards: [{ slot: 'generic', value: '' }] }],
  counterExamples: ['要是长笛取代了口琴', '长笛能取代口琴吗？', '他用长笛代替了口琴', '长笛可以代替口琴'],
})

const GIVEN_UP =
  /^(?<whole>[^,]{1,20}?)(?:已经|也|都|早就?|现在|是)?(?:不[用吃喝玩练学开骑打看听养做干跑弹]|[跳打吃喝玩练学跑弹开骑]不(?:了|得|动)|戒|停|卖|卖掉|扔|丢|坏|报废|换掉|退)(?:了|啦)?$/u
const DID_NOT =
  /^(?:我)?(?:已经|也|都|早就?|现在)?不(?:再)?[用吃喝玩练学开骑打看听养做干跑弹](?<thing>[^,我你您他她它]{1,10}?)了$/u

/** 微信不用了，改用飞书: what came before is given up for it. */
const next = factRule({
  id: 'zh/event.change-next',
  priority: 51,
  confidence: 0.9,
  anchors: ['改', '换'],
  pattern: new RegExp(`(?:改|换)(?:成|用|吃|喝|玩|练|学|打|开|骑|看|听|养)?(?:了)?${NEW}${END}`, 'gu'),
  elided: 'chat',
  event: true,
  readsNegation: true,
  examples: [{ text: '口琴不练了，改练长笛', cards: [{ slot: 'generic', value: '' }] }],
  counterExamples: ['口琴不练了，他改练长笛', '要是口琴不练了，改练长笛', '口琴还练，不改了'],
  read(match, frame) {
    const [near = ''] = clausesBefore(match.clause)
    const done = DID_NOT.exec(near)?.groups?.['thing']
    const whole = done ?? GIVEN_UP.exec(near)?.groups?.['whole']
    if (whole === undefined || UNDONE.test(near) || frame.negative || UNDONE.test(match.before)) return null
    const topic = topicOf(whole)
    return topic && changedTo(topic.thing, match.capture('new'), topic.entity)
  },
})

export const eventChangeRules: readonly ExtractionRule[] = [fromTo, becomes, replaces, next]
