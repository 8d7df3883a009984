import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'

const ADDRESS =
  /(?:(?:^|[,。\s])(?:帮我|请|麻烦)?(?:把|将)(?:我的?)?)?(?:家庭|家里|现在|收货|通讯|联系|居住)?(?:住址|地址|住处)(?:已经?)?(?<change>更改为|更改成|修改为|修改成|改为|改成|改到|变更为|变更到|换成|换到|更新为|变成)?(?:就|现在)?(?:是|为|在|:)?了?:?\s?(?<value>.{1,50})$/gu
const STARTS_LIKE_TALK =
  /^(?:一致|必|能|可以|要|需|修改|选|确认|信息|跟|同|详细|不|没|错|吗|呢|和|或|都|也|发|给|写|填|有|变|改|多|太|的|怎|什|哪|啥|栏|簿)/u

const JUDGED = /^(?:对|正确|准确|真|真实|假|错误?|旧|老|新|空|一样|保密|固定|临时|公开)的?(?:了|吧)?$/u

/** "地址是X", "住址改为X". */
export const locationAddress: ExtractionRule = factRule({
  id: 'zh/location.address',
  priority: 80,
  confidence: 0.94,
  anchors: ['住址', '地址', '住处'],
  pattern: ADDRESS,
  elided: 'speaker',
  examples: [
    { text: '我的地址是文三路100号', cards: [{ slot: 'location', value: '文三路100号' }] },
    { text: '住址改为白云区', cards: [{ slot: 'location', value: '白云区', relation: 'updates' }] },
  ],
  counterExamples: ['地址发我一下', '公司的地址是多少？', '你的地址写错了', '地址是对的', '我的地址是真的'],
  read: (match, frame) => {
    if (
      STARTS_LIKE_TALK.test(match.raw('value') ?? '') ||
      /^(?:我|你|他|她|已经)/u.test(match.raw('value') ?? '') ||
      (!frame.explicit && isShopAddress(match)) ||
      JUDGED.test(match.raw('value') ?? '') ||
      /(?:邮箱|邮件|ip|网站?|网页|公司|学校|mac)的?$/u.test(match.before)
    )
      return null
    return take(match, 'location', match.raw('change') ? { relation: 'updates' } : {})
  },
})

/** 地址在…, with nobody's name to it, is where some shop or sight is. */
const isShopAddress = (match: RuleMatch): boolean => {
  const { message } = match.clause.sentence
  if (match.raw('change') !== undefined) return false
  if (/^地址(?:就)?在/u.test(match.text)) return !/我|家|收货|通讯/u.test(message)
  return /^地址(?:就)?是/u.test(match.text) && message.length > match.clause.text.length + 2
}

const IS_IN = /在(?<value>[^了过着说的]{2,8}?)(?:那边|这边|留学|读研|读博|读书|念书|上学|上大学|交换|呢)?$/gu

/** "我舅舅在国外", "我现在在X": being in a place, for those who are spoken of by it. */
export const locationIsIn: ExtractionRule = factRule({
  id: 'zh/location.is-in',
  priority: 58,
  confidence: 0.93,
  anchors: ['在'],
  pattern: IS_IN,
  elided: 'none',
  examples: [
    { text: '我舅妈在加拿大', cards: [{ slot: 'location', value: '加拿大', entity: 'user.aunt' }] },
    { text: '我在德国读研', cards: [{ slot: 'location', value: '德国' }] },
  ],
  counterExamples: ['他在国外', '我在北京', '我在家'],
  read: (match, frame) => {
    const settled =
      frame.entity !== 'user' ||
      /[读学念]|交换/u.test(match.text) ||
      /目前|如今/u.test(frame.modifiers.when ?? '')
    return settled && isKnownPlace(match.raw('value') ?? '') ? take(match, 'location') : null
  },
})

const HOME_IN =
  /(?:(?<![老娘婆公丈])家里?(?:就|现在|目前)?(?:(?:住)?在|住)|人在|生活在|待在|呆在|现在在|目前在|身处|坐标:?)(?<value>[^了过着说的]{2,20}?)(?:这边|生活|定居)?$/gu

/** "我家在X", "我现在在X", "坐标X": only with a place that is known to be one. */
export const locationHome: ExtractionRule = factRule({
  id: 'zh/location.home',
  priority: 70,
  confidence: 0.97,
  anchors: [
    '家里在',
    '家里住在',
    '家在',
    '家就在',
    '家住在',
    '家住',
    '家现在',
    '家目前',
    '人在',
    '生活在',
    '待在',
    '呆在',
    '现在在',
    '目前在',
    '身处',
    '坐标',
  ],
  pattern: HOME_IN,
  elided: 'speaker',
  examples: [{ text: '我家在无锡', cards: [{ slot: 'location', value: '无锡' }] }],
  counterExamples: ['我现在在路上', '他家在无锡', '我人在车里'],
  read: (match) => (isKnownPlace(match.raw('value') ?? '') ? take(match, 'location') : null),
})
