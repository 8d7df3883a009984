import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { isKnownPlace } from '../frame/places.ts'
import { take } from '../frame/take.ts'

const ADDRESS =
  /(?:家庭|家里|现在|收货|通讯|联系|居住)?(?:住址|地址|住处)(?:已经?)?(?<change>改为|改成|改到|变更为|变更到|换成|换到|更新为|变成)?(?:就|现在)?(?:是|为|在|:)?了?(?<value>.{1,50})$/gu
const STARTS_LIKE_TALK = /^(?:不|没|错|吗|呢|和|或|都|也|发|给|写|填|有|变|改|多|太|的|怎|什|哪|啥|栏|簿)/u

/** "地址是X", "住址改为X". */
export const locationAddress: ExtractionRule = factRule({
  id: 'zh/location.address',
  priority: 80,
  confidence: 0.92,
  anchors: ['住址', '地址', '住处'],
  pattern: ADDRESS,
  elided: 'speaker',
  examples: [
    { text: '我的地址是文三路100号', cards: [{ slot: 'location', value: '文三路100号' }] },
    { text: '住址改为白云区', cards: [{ slot: 'location', value: '白云区', relation: 'updates' }] },
  ],
  counterExamples: ['地址发我一下', '公司的地址是多少？', '你的地址写错了'],
  read: (match) => {
    if (
      STARTS_LIKE_TALK.test(match.raw('value') ?? '') ||
      /(?:邮箱|邮件|ip|网站?|网页|公司|学校|mac)的?$/u.test(match.before)
    )
      return null
    return take(match, 'location', match.raw('change') ? { relation: 'updates' } : {})
  },
})

const MAKES_LIFE = /在(?<value>[^了过着说的]{2,12}?)(?:打拼|生活|闯荡|安家|漂泊|定居|发展|落户)(?:(?:已经|都)?[\d一二两三四五六七八九十几多]{1,4}个?(?:年|月)(?:多)?)?(?:了|呢)?$/gu

/** "我在X打拼". */
export const locationMakesLife: ExtractionRule = factRule({
  id: 'zh/location.makes-life',
  priority: 82,
  confidence: 0.86,
  anchors: ['打拼', '生活', '闯荡', '安家', '漂泊', '定居', '发展', '落户'],
  pattern: MAKES_LIFE,
  elided: 'none',
  examples: [{ text: '我在东莞打拼', cards: [{ slot: 'location', value: '东莞' }] }],
  counterExamples: ['他在东莞打拼', '我想在大理生活'],
  read: (match) => (isKnownPlace(match.raw('value') ?? '') ? take(match, 'location') : null),
})

const HOME_IN =
  /(?:家(?:就|现在|目前)?(?:住)?在|人在|生活在|待在|呆在|现在在|目前在|身处|坐标:?)(?<value>[^了过着说的]{2,20}?)(?:这边|生活|定居)?$/gu

/** "我家在X", "我现在在X", "坐标X": only with a place that is known to be one. */
export const locationHome: ExtractionRule = factRule({
  id: 'zh/location.home',
  priority: 70,
  confidence: 0.85,
  anchors: [
    '家在',
    '家就在',
    '家住在',
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
