import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { defineRule } from '@recollect/rules'
import { thingName } from '../../text/thing-name.ts'
import {
  INSTITUTIONS,
  KEPT,
  LINES,
  LOCKED,
  NAMED_BY_ONE,
  REACHED_BY,
} from '../../lexicon/things/surroundings.ts'
import { oneOf } from '../../text/patterns.ts'

const OURS = `(?<owner>(?:我们?|咱们?|俺们?|本)(?:这边|这里)?(?:${oneOf(INSTITUTIONS)})?的?)`
const ASKS = /什么|啥|哪|多少|怎|谁|吗|呢$|几[个号]/u
const END = '(?:了|啦|哈|哦)?$'

const made = (match: RuleMatch, facet: string | undefined): Proposal | null => {
  const value = match.capture('value')
  if (value === undefined || facet === undefined || ASKS.test(match.text)) return null
  return { slot: 'named_thing', value, facet: thingName(facet) }
}

/** "我的电瓶车叫小灰灰": the name one gives to a thing. */
export const namedByOne: ExtractionRule = defineRule({
  id: 'zh/named-thing.by-one',
  priority: 107,
  confidence: 0.93,
  anchors: ['叫', '取名', '起名', '名字'],
  pattern: new RegExp(
    `^(?:我|俺|咱)(?:们|家)?的?(?:那|这)?(?:[辆台部把个盆艘只])?(?:新|旧|老|小)?(?<thing>${oneOf(NAMED_BY_ONE)})(?:的名字)?(?:叫做?|名叫|取名叫?|起名叫?|是)[“"「]?(?<value>\\p{Script=Han}{2,4}|[a-z][a-z0-9]{1,12})[”"」]?${END}`,
    'gu',
  ),
  examples: [{ text: '我的摩托车叫黑风', cards: [{ slot: 'named_thing', value: '黑风', facet: '摩托车' }] }],
  counterExamples: ['我的车叫人刮了', '我的车叫什么好', '他的车叫小白', '我的车是宝马', '我的手机叫不醒我'],
  draft: (match) =>
    /是/u.test(match.text) || NO_NAME.test(match.raw('value') ?? '') ? null : made(match, match.raw('thing')),
})
/** 叫人刮了, 叫不醒: no name. */
const NO_NAME = /[人了给被不得来去]|拖车|外卖|代驾/u

/** "护士站的分机是8016", "我们组的频道是#fire": what a part of one's firm is reached by. */
export const namedLine: ExtractionRule = defineRule({
  id: 'zh/named-thing.line',
  priority: 106,
  confidence: 0.93,
  anchors: [...LINES, ...REACHED_BY],
  pattern: new RegExp(
    `^(?:${OURS})?(?<thing>[^,。他她你您]{0,12}?的?(?:(?<line>${oneOf(LINES)})|${oneOf(REACHED_BY)}))(?:现在|目前|都)?(?:是|叫做?|为|:|在) ?[“"「]?(?<value>#?[a-z0-9][a-z0-9._@:/#-]{1,60}|#\\p{Script=Han}{1,10})[”"」]?${END}`,
    'gu',
  ),
  examples: [
    { text: '前台分机是8001', cards: [{ slot: 'named_thing', value: '8001', facet: '前台分机' }] },
    {
      text: '我们值班的频道是#night',
      cards: [{ slot: 'named_thing', value: '#night', facet: '值班的频道' }],
    },
  ],
  counterExamples: [
    '默认端口是8080',
    '饭店的电话是95123',
    '分机是多少',
    '他们的频道是#x1',
    '我的电话是13800001111',
  ],
  draft(match) {
    const ours = match.raw('owner')
    if (match.raw('line') === undefined && (ours === undefined || /^[我俺]的?$/u.test(ours))) return null
    return made(match, match.raw('thing'))
  },
})

/** "我们的设计稿都放在Figma里", "护照放在抽屉里": where things are kept. */
export const namedKept: ExtractionRule = defineRule({
  id: 'zh/named-thing.kept',
  priority: 106,
  confidence: 0.92,
  anchors: ['放在', '存在', '收在', '藏在', '搁在', '归档在'],
  pattern: new RegExp(
    `^(?:${OURS})?(?<thing>\\p{Script=Han}{0,4}?(?:${oneOf(KEPT)}))(?:一般|通常|统一|现在|全都?|都|就|一直){0,2}(?:放|存|收|藏|搁|归档)在(?<value>[^,。]{2,30}?)${END}`,
    'gu',
  ),
  examples: [
    { text: '我们的合同都放在网盘里', cards: [{ slot: 'named_thing', value: '网盘里', facet: '合同' }] },
  ],
  counterExamples: [
    '钥匙放在哪',
    '他们的合同放在网盘里',
    '照片放在第二页',
    '把文件放在桌上',
    '你的钥匙放在桌上',
  ],
  draft(match) {
    if (/[他她你您某那这]/u.test(match.raw('thing') ?? '')) return null
    const stowed = /护照|户口本|房产证|证件|钥匙|药箱|急救箱|工具箱/u.test(match.raw('thing') ?? '')
    return match.raw('owner') === undefined && !stowed ? null : made(match, match.raw('thing'))
  },
})

/** "单元门按2580就开了": what opens it. */
export const namedOpens: ExtractionRule = defineRule({
  id: 'zh/named-thing.opens',
  priority: 107,
  confidence: 0.93,
  anchors: ['按', '输', '打'],
  pattern: new RegExp(
    `^(?:${OURS}|小区|公司|家里|店里|楼下)?(?:的)?(?<thing>${oneOf(LOCKED)})(?:的?密码)?(?:直接|要)?(?:按|输入?|打)(?<value>[0-9#*]{3,12})(?:就|即可|就能|就可以|可以|能)(?:打?开|进|行)(?:门|去)?${END}`,
    'gu',
  ),
  examples: [{ text: '院门按4321就开', cards: [{ slot: 'named_thing', value: '4321', facet: '院门' }] }],
  counterExamples: ['他家门按1234就开', '门按错就锁了', '按1就进人工服务', '密码锁按几就开'],
  draft: (match) => made(match, match.raw('thing')),
})
