import { byName } from '@recollect/core/plugin'
import { after, take } from '../../text/take.ts'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { partsAfter } from '../../text/mistake.ts'
import { ownRule } from '../../text/own-rule.ts'
import { clausesBefore } from '../../text/earlier.ts'
import { VICES } from '../../lexicon/habits/vices.ts'
import { DURATION, oneOf } from '../../text/patterns.ts'

const VICE = oneOf(VICES)

const FULL: Names<string> = byName({
  烟: '抽烟',
  酒: '喝酒',
  牌: '打牌',
  槟榔: '嚼槟榔',
  熬夜: '熬夜',
})

const facetOf = (word: string) => (/烟/u.test(word) ? 'smoking' : /酒/u.test(word) ? 'drinking' : undefined)

const FINALLY =
  '(?:已经|早就|早|总算|终于|彻底|完全|成功|真的|都|也|给|去年|前年|今年|上个?月|年初|从此|现在|后来|就|[\\d一二两三四五六七八九十几]{1,2}年前|硬是|算是|把它)'

const WAYS = `(?:戒(?:掉|断|除)?了?|不碰了?|不沾了?|断了?)(?:${DURATION})?`

const FRONT = new RegExp(
  `^(?:连)?(?<value>(?:[^,我你您他她]|(?<=吉)他){0,6}?(?:${VICE}))(?:这(?:个)?(?:爱好|习惯|毛病))?(?:我|我爸|我妈|我老公|我老婆|俺|我哥|我弟)?${FINALLY}{0,4}(?:${WAYS}|(?:不(?:抽|喝|吃|玩|打|刷|看|点)(?=了)))(?:了|的|啊|啦|哈|有){0,2}(?:${DURATION}了?)?$`,
  'gu',
)

/** 我爸… within the match. */
const WHOSE: readonly (readonly [who: RegExp, entity: string])[] = [
  [/我爸/u, 'user.father'],
  [/我妈/u, 'user.mother'],
  [/我老公/u, 'user.husband'],
  [/我老婆/u, 'user.wife'],
  [/我[哥弟]/u, 'user.brother'],
]

/** "奶茶我已经戒了快两个月", "游戏早就不玩了". */
export const habitVicesLeft: ExtractionRule = ownRule({
  id: 'zh/habit.vices-left',
  priority: 97,
  confidence: 0.93,
  anchors: ['戒', '不碰', '不沾', '断', '不抽', '不喝', '不吃', '不玩', '不打', '不刷', '不看', '不点'],
  pattern: FRONT,
  elided: 'chat',
  event: true,
  examples: [
    { text: '奶茶我已经戒了快两个月', cards: [{ slot: 'habit', value: '奶茶', relation: 'retracts' }] },
    { text: '夜宵早就不吃了', cards: [{ slot: 'habit', value: '夜宵', relation: 'retracts' }] },
  ],
  counterExamples: ['他奶茶戒了', '奶茶戒了吗？', '我想把奶茶戒了', '今天酒不喝了', '医生说酒戒了就好'],
  read: (match) => {
    const said = match.raw('value') ?? ''
    const value = match.capture('value')
    if (
      value === undefined ||
      /^(?:今|昨|明|这|那|想|要|把|快|能|该)|想|要把|[说劝让叫]|建议|听说/u.test(said)
    )
      return null
    if (!/[了啦]/u.test(match.text)) return null
    const entity = WHOSE.find(([who]) => who.test(match.text))?.[1]
    const bare = said.replace(WHEN, '')
    return {
      slot: 'habit',
      value: FULL[bare] ?? after(match, WHEN).value ?? value,
      at: value,
      relation: 'retracts',
      facet: facetOf(bare),
      ...(entity === undefined ? {} : { entity }),
    }
  },
})

/** 上周把酒戒了: when, before what. */
const WHEN = /^(?:[上去前今昨这](?:周|个?月|年|天|星期|礼拜|阵子|段时间))?(?:把|将)?/u

const LEFT = new RegExp(
  `^(?:但|不过|后来)?(?:${FINALLY}{0,4}戒(?:掉|断|除)?了?(?:${DURATION})?|(?:现在|如今|后来|早就?|已经){1,3}不(?:抽|喝|玩|打|吃|嚼)(?=了))[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

const HAD = new RegExp(`(?<vice>${VICE})(?:$|[^,]{0,6}$)`, 'u')

/** "抽了三十年烟，去年总算戒了": the vice stands in the clause before. */
export const habitThenQuit: ExtractionRule = ownRule({
  id: 'zh/habit.then-quit',
  priority: 98,
  confidence: 0.93,
  anchors: ['戒', '不抽', '不喝', '不玩', '不打', '不吃', '不嚼'],
  pattern: LEFT,
  elided: 'speaker',
  event: true,
  examples: [
    {
      text: '我爸抽了三十年烟，去年总算戒了',
      cards: [{ slot: 'habit', value: '抽烟', relation: 'retracts', entity: 'user.father' }],
    },
    { text: '戒了仨月了，一根没碰', cards: [{ slot: 'habit', value: '抽烟', relation: 'retracts' }] },
  ],
  counterExamples: ['他抽了三十年烟，去年总算戒了', '烟酒都好，想戒了', '抽烟不好，戒了吧'],
  read: (match, frame) => {
    const [near] = clausesBefore(match.clause)
    const vice = (near === undefined ? undefined : HAD.exec(near)?.groups?.['vice']) ?? untouched(match)
    if (vice === undefined || frame.negative || !/了/u.test(match.text)) return null
    return { slot: 'habit', value: FULL[vice] ?? vice, relation: 'retracts', facet: facetOf(vice) }
  },
})

/** 戒了仨月了，一根没碰: by how it is counted. */
function untouched({ clause }: RuleMatch): string | undefined {
  const counted = /^(?:真的?|硬是|愣是|到现在)?一(?<one>[根支口滴杯])[都也]?没(?:碰|抽|沾|喝|动)/u
  const one = counted.exec(partsAfter(clause)[0] ?? '')?.groups?.['one']
  if (one === undefined) return undefined
  return /[根支]/u.test(one) ? '烟' : '酒'
}

const PUT_AWAY = new RegExp(
  `(?:把)?(?<value>${VICE})(?:这(?:个)?(?:习惯|毛病|爱好))?(?:我|都|也|给|彻底|完全|终于|就|总算){0,3}(?:戒|断|停|掐|改)(?:掉|除)?(?:了)(?:${DURATION})?[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我把烟断了". */
export const habitPutAway: ExtractionRule = ownRule({
  id: 'zh/habit.put-away',
  priority: 96,
  confidence: 0.92,
  anchors: ['戒', '断', '停', '掐', '改'],
  pattern: PUT_AWAY,
  elided: 'speaker',
  event: true,
  examples: [{ text: '我把烟断了', cards: [{ slot: 'habit', value: '抽烟', relation: 'retracts' }] }],
  counterExamples: ['他把烟断了', '你把烟戒了吗？', '我想把烟断了'],
  read: (match, frame) => {
    const said = match.raw('value') ?? ''
    const value = match.capture('value')
    if (value === undefined || frame.negative) return null
    return {
      slot: 'habit',
      value: FULL[said] ?? value,
      at: value,
      relation: 'retracts',
      facet: facetOf(said),
    }
  },
})

const WAY_LEFT =
  /把(?<value>(?:[^,我你您他她]|(?<=吉)他){2,10}?)(?:的|这个|这)?(?:习惯|毛病)(?:都|给|彻底|终于|总算){0,2}(?:戒|改|丢|扔)(?:掉)?(?:了)$/gu

/** "我把午睡的习惯戒了". */
export const habitWayLeft: ExtractionRule = ownRule({
  id: 'zh/habit.way-left',
  priority: 95,
  confidence: 0.92,
  anchors: ['习惯', '毛病'],
  pattern: WAY_LEFT,
  elided: 'inherit',
  event: true,
  examples: [{ text: '我把午睡的习惯戒了', cards: [{ slot: 'habit', value: '午睡', relation: 'retracts' }] }],
  counterExamples: ['他把午睡的习惯戒了', '你把午睡的习惯戒了吗？', '我想把午睡的习惯戒了'],
  read: (match, frame) => (frame.negative ? null : take(match, 'habit', { relation: 'retracts' })),
})
