import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const LIVES =
  /(?<value>(?:自己|一个人|独自)(?:一个人)?(?:在外面?|出来)?(?:住|生活|居住|租房)|独居|住校|住宿舍|住在?(?:学校|公司|员工|集体)?宿舍|寄宿|租房(?:住)?|合租|租的房子|租了(?:一)?(?:个|间|套)(?:房子?|公寓|单间)|(?:跟|和|与)[^,你他]{1,10}?(?:一起|一块儿?|同|合)(?:住|租|居|生活)|(?:跟|和|与)[^,你他]{1,8}?住(?:在)?一起|住在?(?:出租屋|城中村|自建房|单位分的房|公租房|廉租房|地下室|集体宿舍|员工宿舍|婆家|娘家|岳父家|丈母娘家|单间|隔断间|loft|老小区)|租的?(?:单间|一室一厅|两室一厅|隔断间|自如|公寓)|一个人过|四代同堂|三代同堂|几代同堂|借住在[^,]{1,8}|住在(?:父母|爸妈|亲戚|朋友|爷爷奶奶|外婆|奶奶|姥姥)家)(?:里)?(?:了|的|啊|呢){0,4}$/gu

/** "我一个人住", "我跟父母一起住", "我住宿舍". */
export const livingSituation: ExtractionRule = factRule({
  id: 'zh/living-situation.is',
  priority: 96,
  confidence: 0.97,
  anchors: [
    '一个人',
    '独居',
    '住校',
    '宿舍',
    '寄宿',
    '租',
    '住一起',
    '住在一起',
    '出租屋',
    '城中村',
    '自建房',
    '公租房',
    '婆家',
    '娘家',
    '母娘家',
    '单间',
    '一起住',
    '一块住',
    '一块儿住',
    '同住',
    '一起生活',
    '独自',
    '自己住',
    '自己在',
    '同堂',
    '借住',
    '家住',
    '父母家',
    '爸妈家',
    '亲戚家',
    '朋友家',
    '奶奶家',
    '外婆家',
    '姥姥家',
    '同居',
    '合住',
    '一起居',
  ],
  pattern: LIVES,
  elided: 'chat',
  examples: [
    { text: '我跟室友合租', cards: [{ slot: 'living_situation', value: '跟室友合租' }] },
    { text: '我住宿舍', cards: [{ slot: 'living_situation', value: '住宿舍' }] },
  ],
  counterExamples: ['他一个人住', '我想一个人住', '你住校吗？'],
  read: (match, frame) =>
    frame.explicit || frame.entity === 'user' ? take(match, 'living_situation') : null,
})

const ALONE =
  /(?:这些年|一直|一直都|都|现在|还|仍然|始终){1,4}(?:是)?(?<value>一个人)(?:过|生活)?(?:了|的|啊|呢){0,4}$/gu

/** "我这些年一直一个人". */
export const livingAlone: ExtractionRule = factRule({
  id: 'zh/living-situation.alone',
  priority: 90,
  confidence: 0.93,
  anchors: ['是一个人', '一直一个人', '都一个人', '还一个人'],
  pattern: ALONE,
  elided: 'none',
  examples: [{ text: '我这些年一直一个人', cards: [{ slot: 'living_situation', value: '一个人' }] }],
  counterExamples: ['他一直一个人', '我是一个人来的'],
  read: (match) => take(match, 'living_situation'),
})

const LEFT =
  /(?:从(?:家|父母|爸妈|宿舍|学校|公司|单位|朋友|亲戚|那)[^,你他她]{0,6})?搬(?:了)?出(?:来|去)(?:自己)?(?:住|单住)?(?:了|啦)$|搬出了?(?:我)?(?:父母|爸妈|家|宿舍|学校|员工|朋友|亲戚|合租)[^,你他她]{0,5}(?:了|啦)?$/gu

/** "我搬出来了": how one lived before is over; how one lives now is not said. */
export const livingLeft: ExtractionRule = factRule({
  id: 'zh/living-situation.left',
  priority: 97,
  confidence: 0.92,
  anchors: ['搬出', '搬了出'],
  pattern: LEFT,
  elided: 'none',
  event: true,
  examples: [
    { text: '我搬出来了', cards: [{ slot: 'living_situation', value: '', relation: 'retracts' }] },
    { text: '我搬出爸妈家了', cards: [{ slot: 'living_situation', value: '', relation: 'retracts' }] },
    { text: '我上周从宿舍搬出来了', cards: [{ slot: 'living_situation', value: '', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他搬出来了',
    '我想搬出来',
    '要是我搬出来了',
    '我差点搬出来了',
    '我搬出来了吗？',
    '我没搬出来',
    '我把桌子搬出来了',
    '我要搬出父母家',
    '我明年搬出来',
  ],
  read: (_match, frame) =>
    frame.negative ? null : { slot: 'living_situation', value: '', relation: 'retracts' },
})
