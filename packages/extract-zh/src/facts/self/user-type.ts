import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { DEVOTEES } from '../../lexicon/self/selves.ts'
import { KIND_ENDS } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'
import { defineRule } from '@recollect/rules'

const KIND = new RegExp(
  `(?:是|属于|算|算是|当了|还在当|一直当|沦为|变成了?|成了)(?:[咱我]们?[^,你他她的]{1,5}里?(?:的)?)?(?:唯一|最)?的?(?:一)?(?:个|名|位|枚|只|条)?(?<value>[^,你我他她谁什不没]{0,16}?(?:${oneOf(KIND_ENDS)}))(?:一枚|一个|了|的|呢|啊|哈|来着|本人)?$`,
  'gu',
)

/** "我是X用户", "我是个老球迷": what kind of person or user one is. */
export const userTypeKind: ExtractionRule = factRule({
  id: 'zh/user-type.kind',
  priority: 95,
  confidence: 0.96,
  anchors: KIND_ENDS,
  pattern: KIND,
  examples: [
    { text: '我是安卓玩机用户', cards: [{ slot: 'user_type', value: '安卓玩机用户' }] },
    { text: '我是个老球迷', cards: [{ slot: 'user_type', value: '老球迷' }] },
  ],
  counterExamples: ['我是什么用户', '他是资深用户', '我是不是新手', '你是玩机党'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    return /^(?:控|党|会员|来|去|在|要|想|被)$|^(?:来|去|在|要|想|被|把)/u.test(value) ||
      /独生[子女]|共产党|国民党|民主党|共和党/u.test(value) ||
      /(?:[协会社联队团]|俱乐部)的会员$|失控$|受控$|操控$|精神焕发/u.test(value) ||
      frame.lead.length > 6
      ? null
      : take(match, 'user_type')
  },
})

const INVERTED = new RegExp(
  `^(?:什么叫|所谓|传说中的)?(?<value>[^,你您他她它我谁这那]{0,8}?(?:${oneOf([...KIND_ENDS, '青年', '少女', '少年', '星人', '患者', '一族', '受害者', '代表', '本人'])}))(?:就|正|说的就|可不就|不就)?是(?:我|本人|俺)(?:没错|本人|了|啦|吗)?$`,
  'gu',
)

/** "养生青年就是我". */
export const userTypeInverted: ExtractionRule = defineRule({
  id: 'zh/user-type.inverted',
  priority: 92,
  confidence: 0.93,
  anchors: ['是我', '是本人', '是俺'],
  pattern: INVERTED,
  draft: (match) => (/吗$/u.test(match.text) ? null : take(match, 'user_type')),
  examples: [{ text: '养生青年就是我', cards: [{ slot: 'user_type', value: '养生青年' }] }],
  counterExamples: ['养生青年就是你', '受益的是我', '吃货是我妹'],
})

const RANK =
  /(?:是)?(?:家里|家中|我们家|兄弟姐妹里|几个孩子里)?(?:排行|排)(?:第)?(?<order>老[大二三四五六七八幺小]|[一二三四五六七八]|最[小大]|末)(?:的)?$|是(?:家里|家中|我们家|兄弟姐妹里|几个孩子里)?(?:的|最[小大]的)?(?:那个|那一个|一个)?(?<value>老[大二三四五六七八幺小]|长子|长女|长孙|幺儿|幺女|幺妹|独苗|独苗苗|独子|独女|遗腹子|双胞胎(?:里的?)?(?:哥哥|姐姐|弟弟|妹妹|老大|老二)?|龙凤胎|混血儿?|留守儿童|单亲(?:家庭)?(?:长大)?的?(?:孩子|小孩)?|孤儿|早产儿|养女|养子|头胎|二胎)(?:的|了|啊|呢|来着)?$/gu

/** "我是家里的老幺", "我排行老三", "我是混血": one's place in the family, and by birth. */
export const userTypeRank: ExtractionRule = factRule({
  id: 'zh/user-type.rank',
  priority: 92,
  confidence: 0.77,
  anchors: [
    '排行',
    '排老',
    '老大',
    '老二',
    '老三',
    '老四',
    '老五',
    '老幺',
    '老小',
    '长子',
    '长女',
    '长孙',
    '幺儿',
    '幺女',
    '幺妹',
    '独苗',
    '独子',
    '独女',
    '双胞胎',
    '龙凤胎',
    '混血',
    '留守',
    '单亲',
    '孤儿',
    '早产儿',
    '养女',
    '养子',
    '头胎',
    '二胎',
    '遗腹子',
  ],
  pattern: RANK,
  elided: 'none',
  examples: [
    { text: '我是家里的老幺', cards: [{ slot: 'user_type', value: '老幺' }] },
    { text: '我在家排行老三', cards: [{ slot: 'user_type', value: '老三' }] },
  ],
  counterExamples: ['他是老幺', '这里我是老大', '你是混血吗？', '我不是孤儿院的'],
  read: (match, frame) => {
    const order = match.capture('order')
    if (frame.negative || frame.lead !== '' || /^(?:在)?(?:这|那|班|公司|宿舍|队)/u.test(match.before))
      return null
    return order ? { slot: 'user_type', value: order } : take(match, 'user_type')
  },
})

/** "资深吃货一枚", "重度拖延症患者": labels said without 我是. */
export const userTypeLabel: ExtractionRule = factRule({
  id: 'zh/user-type.label',
  priority: 84,
  confidence: 0.93,
  anchors: ['资深', '重度', '骨灰级', '十级', '老', '一枚', '铁杆', '深度'],
  pattern: new RegExp(
    `^(?:本人|俺|我)?(?:是)?(?:一枚)?(?<value>(?:资深|重度|骨灰级|十级|铁杆|深度|晚期|多年|忠实)\\p{Script=Han}{0,8}?${oneOf(DEVOTEES)})(?:一枚|一个|报到|路过|在此|无疑)?(?:啊|哈|了)?$`,
    'gu',
  ),
  elided: 'speaker',
  examples: [{ text: '资深书虫一枚', cards: [{ slot: 'user_type', value: '资深书虫' }] }],
  counterExamples: ['他是资深玩家', '资深工程师招聘', '你是重度用户吗？'],
  read: (match) => take(match, 'user_type'),
})
