import type { ExtractionRule } from '@recollect/core/extraction'
import { LONG, SPAN_END } from '../../text/long.ts'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

/** With whom one shares a home, or that one shares it with nobody. */

const HOME =
  '(?:(?:了)?(?:在)?(?:一|两|三|同一?)?(?:套|间|个|处|层)?(?:[^,我你您他她它了过]{0,6}?)(?:房子?|屋子?|居室|室一厅|室两厅|公寓|单间|宿舍|屋檐下|出租屋|loft|民房|院子|小区|大院|一室|两室))'
const WHO = '[^,你您他她它了过]{1,10}?'
/** Those one spends a night with, or lives among, or talks of: no household. */
const NO_HOUSEHOLD = /酒店|宾馆|谁|什么|[这那]|村民|当地|大自然|孤独|手机|平房|梦|压力|疾病|焦虑/u

const SHARES = new RegExp(
  `(?:(?:刚|从[^,我]{1,6}|就)?搬(?:了)?出(?:来|去|了?(?:宿舍|家里?|学校))了?)?(?<value>(?:跟|和|与|同(?![学事居桌]))${WHO}(?:还|一直|都|就)?(?:(?:一起|一块儿?|一同|合伙|共同|挤在?一起)(?:住|过(?!年|节|生日|夜)|生活|租房?|挤|搭伙过日子|过日子)|合租|同住|合住|同居|住(?:在)?一(?:起|块儿?|屋)|挤(?:在)?一(?:起|块|间|屋|张床)|挤在[^,我你您他她]{1,8}?(?:房子?|屋|家|间|宿舍|公寓|居|厅)|搭伙过日子|分租|共租|相依为命)${HOME}?)(?:里|内|呢|着|的)?(?:(?:都|已经|快)?${LONG})?${SPAN_END}`,
  'gu',
)

/** "跟公婆一块儿过", "目前和两个同事合租一套三居室". */
export const livingShares: ExtractionRule = ownRule({
  id: 'zh/living-situation.shares',
  priority: 97,
  confidence: 0.96,
  anchors: [
    '一起住',
    '一起过',
    '一起生活',
    '一起租',
    '一起挤',
    '一块住',
    '一块过',
    '一块儿住',
    '一块儿过',
    '一块生活',
    '一块儿生活',
    '合租',
    '同住',
    '合住',
    '同居',
    '住一起',
    '住在一起',
    '住一块',
    '住在一块',
    '一屋',
    '挤',
    '搭伙',
    '分租',
    '共租',
    '相依为命',
    '一同生活',
    '共同生活',
  ],
  pattern: SHARES,
  elided: 'chat',
  examples: [
    { text: '我们跟岳父母一块儿过', cards: [{ slot: 'living_situation', value: '跟岳父母一块儿过' }] },
    {
      text: '目前和三个老乡合租一套两居室',
      cards: [{ slot: 'living_situation', value: '和三个老乡合租一套两居室' }],
    },
    {
      text: '我不跟公婆住一起',
      cards: [{ slot: 'living_situation', value: '跟公婆住一起', polarity: 'negative' }],
    },
  ],
  counterExamples: [
    '他跟父母住一起',
    '我想和你一起住',
    '周末跟朋友一起过生日',
    '你跟谁合租？',
    '和平共处最重要',
  ],
  read: (match, frame) =>
    NO_HOUSEHOLD.test(match.raw('value') ?? '') || /[想要愿]$|打算|希望|以后/u.test(match.before)
      ? null
      : take(match, 'living_situation', frame.entity === 'user' ? {} : { confidence: 0.9 }),
})

const ALONE = new RegExp(
  `(?:(?:刚|从[^,我]{1,6}(?:就|起|开始)?|就)?搬(?:了)?出(?:来|去|了?(?:宿舍|家里?|学校|爸妈家|父母家|我妈家|员工宿舍))了?)?(?:还|一直|都|现在|又|是)?(?<value>独居|独自(?:一人|一个人)?(?:住|居住|生活|租房|漂)|(?:自己|一个人|单独)(?:一个人)?(?:在外面?|在外地|出来|搬出来)?(?:租房子?住?|住(?!院|酒店|宾馆)|过日子|生活|单过)|单独住|守空房)(?:的)?(?:呢)?(?:(?:都|已经|快|有)?(?:${LONG}|第[\\d一二三四五六七八九十]{1,2}年|多年|好多年|很久))?(?:惯|习惯)?${SPAN_END}`,
  'gu',
)

/** "独居第三年", "自己出来租房住". */
export const livingByOneself: ExtractionRule = ownRule({
  id: 'zh/living-situation.by-oneself',
  priority: 95,
  confidence: 0.92,
  anchors: [
    '独居',
    '独自',
    '自己住',
    '自己一个人',
    '自己在外',
    '自己出来',
    '自己搬',
    '自己租',
    '自己过',
    '自己生活',
    '自己单',
    '一个人住',
    '一个人租',
    '一个人在外',
    '一个人出来',
    '一个人过',
    '一个人生活',
    '单独住',
    '单独租',
    '空房',
  ],
  pattern: ALONE,
  elided: 'chat',
  examples: [
    { text: '独居第二年，学会了修灯泡', cards: [{ slot: 'living_situation', value: '独居' }] },
    { text: '我自己出来租房住', cards: [{ slot: 'living_situation', value: '自己出来租房住' }] },
  ],
  counterExamples: ['他独居', '独居老人需要关怀', '你一个人住吗？', '我想自己住', '一个人住怕不怕'],
  read: (match, frame) =>
    frame.entity === 'user.pet' ||
    /[想要让该敢怕爱]$|打算|希望|适合|喜欢|如果/u.test(match.before) ||
    /怕|敢|适合/u.test(match.clause.text)
      ? null
      : take(match, 'living_situation'),
})
