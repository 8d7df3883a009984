import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { speciesOf } from '../../text/species.ts'
import { takeModifiers } from '../../text/modifiers.ts'
import { PETS } from '../../lexicon/things/things.ts'
import { oneOf } from '../../text/patterns.ts'

const WHEN =
  '(?:已经|昨天|今天|前天|昨晚|刚刚?|上周|上个?月|上礼拜|去年|前年|最近|前阵子|也|都|终于|突然|意外|不幸|因病){0,3}'
const GONE = new RegExp(
  `^(?<lead>[^,你您他她它]{0,8}?)(?<mine>我们?家里?的?|家里的?|我(?=养)|我的?|陪了?我[^,]{1,6}?的|养了?(?:多年|好几年|大半辈子|[\\d一二两三四五六七八九十几]{1,3}(?:来|多)?(?:年|个月))(?:多)?的)(?:那[只条]|[小老]){0,2}(?<whole>(?<value>${oneOf(PETS)})${WHEN}(?<event>没|走丢|飞走|飞|跑没影|跑|走|丢|跑丢|老死|病死|安乐死|被偷|送走|送人|送回[^,]{1,12}|送给[^,]{1,12}|送到[^,]{1,12})(?:掉|去)?)(?:了|啦)$`,
  'gu',
)

const GIVEN_AWAY = new RegExp(
  `^(?:(?<value>${oneOf(PETS.filter((word) => word.length > 1))})${WHEN}|(?:我们?)?(?:已经|昨天|上周|上个?月|只好){0,2}[把将](?:家里的?|我家的?|那[只条])?(?<taken>${oneOf(PETS)}))(?:送走|送人|送回[^,你您他她它]{1,12}|送给[^,你您他她它]{1,12}|送到[^,你您他她它]{1,12})(?:了|啦)$`,
  'gu',
)

/** "阿拉斯加上个月送回老家了": at the head of a message, one's own. */
export const petGivenAway: ExtractionRule = defineRule({
  id: 'zh/pet.given-away',
  priority: 85,
  confidence: 0.92,
  anchors: ['送走', '送人', '送回', '送给', '送到'],
  pattern: GIVEN_AWAY,
  draft(match) {
    const value = match.capture('value') ?? match.capture('taken')
    const own = value && match.clause.index === 0 && speciesOf(value.text) !== undefined
    return own ? { slot: 'pet', value, relation: 'retracts' } : null
  },
  examples: [
    { text: '阿拉斯加上个月送回老家了', cards: [{ slot: 'pet', value: '阿拉斯加', relation: 'retracts' }] },
  ],
  counterExamples: ['他的猫送人了', '金毛送给你了', '鹦鹉送人了吗'],
})

/** "养了九年的猫上周走了": it is kept no more. */
export const petGone: ExtractionRule = defineRule({
  id: 'zh/pet.gone',
  priority: 97,
  confidence: 0.83,
  anchors: [
    '没了',
    '走了',
    '走丢',
    '飞走',
    '飞了',
    '跑了',
    '没影',
    '丢了',
    '跑丢',
    '老死',
    '病死',
    '安乐死',
    '被偷',
    '送走',
    '送人',
    '送回',
    '送给',
    '送到',
    '没啦',
    '走啦',
    '丢啦',
  ],
  pattern: GONE,
  draft(match) {
    const value = match.capture('value')
    const event = match.capture('whole')
    const { rest, negative, when } = takeModifiers(match.raw('lead') ?? '')
    if (!value || !event || negative || !/^(?:我|对了|其实)?$/u.test(rest)) return null
    if (speciesOf(match.raw('value') ?? '') === undefined) return null
    const gone = { slot: 'pet', value, relation: 'retracts' as const }
    if (!/没|走$|死/u.test(match.raw('event') ?? '')) return gone
    return [gone, { slot: 'event_death', value: event, when: when ?? undefined }]
  },
  examples: [
    {
      text: '养了九年的橘猫上周走了',
      cards: [
        { slot: 'pet', value: '橘猫', relation: 'retracts' },
        { slot: 'event_death', value: '橘猫上周走' },
      ],
    },
    { text: '家里的狗送回老家了', cards: [{ slot: 'pet', value: '狗', relation: 'retracts' }] },
  ],
  counterExamples: ['他养了九年的猫走了', '你家的狗走丢了吗', '我的狗差点丢了', '要是我的猫没了'],
})
