import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { PEOPLE_WORDS } from '../../text/kin.ts'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

/** What one has by gift or inheritance, and what one has not. */

const PIECE =
  '(?:[一两二三四五六七八九几]|\\d{1,2})?(?:台|部|辆|架|把|块|只|枚|条|本|双|支|张|件|幅|副|对|串|座|间|套)'
const GIVEN = new RegExp(
  `^(?:我)?(?:的)?(?:最好的|好|大|小|老)?(?:${PEOPLE_WORDS})(?:们)?(?:生前|去世前|临走前?|去年|前年|生日|上个?月|上周|以前|特意|亲手|后来){0,2}(?:留|传|送|赠|买)(?:了)?(?:给)?了?我(?:了)?${PIECE}(?<value>(?:[^,我你您他她它]|(?<=吉)他){1,10}?)(?:了)?$`,
  'gu',
)
/** Eaten, burnt, or of no substance; and what lives is a pet. */
const NO_THING =
  /花|蛋糕|糖|水果|饭|面包|奶茶|咖啡$|酒$|烟$|纸|短信|消息|截图|照片|图|视频|链接|话|命|票$|卡片|猫|狗|鸟|兔|鱼$|龟|蛋|票|鸡|鸭|虾|书签/u

/** "姥姥留给我一只玉镯". */
export const ownsGiven: ExtractionRule = defineRule({
  id: 'zh/owns.given',
  priority: 73,
  confidence: 0.93,
  anchors: ['给我', '给了我', '送我', '送了我', '买我'],
  pattern: GIVEN,
  draft: (match) => (NO_THING.test(match.raw('value') ?? '') ? null : take(match, 'owns')),
  examples: [
    { text: '姥姥留给我一只玉镯', cards: [{ slot: 'owns', value: '玉镯' }] },
    { text: '我舅舅去年送了我一把二胡', cards: [{ slot: 'owns', value: '二胡' }] },
  ],
  counterExamples: [
    '老板送我一张票',
    '老公送了我一束花',
    '他送我一把伞',
    '妈妈给我一个拥抱',
    '朋友送了我一句话',
  ],
})

const SLOT_OF: readonly (readonly [word: RegExp, slot: string])[] = [
  [/^车/u, 'vehicle'],
  [/^(?:对象|女朋友|男朋友|女友|男友|老婆|老公)/u, 'relationship_status'],
  [/^孩子/u, 'family.child'],
  [/^(?:房|存款|地|铺子)/u, 'owns'],
]
const THING =
  '(?:房贷|车贷|房子?|车子?|存款|对象|女朋友|男朋友|女友|男友|老婆|老公|孩子|工作|钱|背景|学历|朋友)'
const LACKS = new RegExp(
  `^(?:我|本人|俺|现在|至今|目前|依然|还是|还){0,3}[没无](?<first>${THING})[没无、](?<second>${THING})(?:[没无、](?<third>${THING}))?(?:[没无、]${THING})?(?:的)?(?:一个|一枚)?$`,
  'gu',
)
const DENIED = { polarity: 'negative' } as const

/** "没车没房没存款". */
export const ownsNothing: ExtractionRule = ownRule({
  id: 'zh/owns.nothing',
  priority: 74,
  confidence: 0.95,
  anchors: ['没房', '没车', '无房', '无车', '没对象', '没存款', '无存款', '没孩子', '没女朋友', '没男朋友'],
  pattern: LACKS,
  elided: 'chat',
  readsNegation: true,
  examples: [
    {
      text: '我至今没车没房',
      cards: [
        { slot: 'vehicle', value: '车', polarity: 'negative' },
        { slot: 'owns', value: '房', polarity: 'negative' },
      ],
    },
  ],
  counterExamples: ['他没车没房', '没车没房能结婚吗？', '没车没房的男人', '嫁给没车没房的他'],
  read(match): readonly Proposal[] | null {
    const named = ['first', 'second', 'third'].flatMap((group): Proposal[] => {
      const value = match.capture(group)
      const word = match.raw(group) ?? ''
      const slot = SLOT_OF.find(([words]) => words.test(word))?.[1]
      if (value === undefined || slot === undefined || word.endsWith('贷')) return []
      return slot === 'relationship_status'
        ? [{ slot, value: `没${word}`, at: value }]
        : [{ slot, value, ...DENIED }]
    })
    return named.length === 0 ? null : named
  },
})
