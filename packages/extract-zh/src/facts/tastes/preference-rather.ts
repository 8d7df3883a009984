import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import type { Frame } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const RATHER =
  /(?:比起|相比|相较于?|与其|跟|和)(?<less>[^,我]{1,16}?)(?:来说|而言|相比|来|比)?我(?:还是|也|都|其实){0,4}(?:更|宁愿|宁可|更加|比较|倒是?更?)(?:喜欢|想|爱|愿意|倾向于?|偏好|乐意)?(?<value>[^,]{2,24}?)(?:了|的)?$/gu

/** "比起A我更想B". */
export const preferenceRather: ExtractionRule = factRule({
  id: 'zh/preference.rather',
  priority: 88,
  confidence: 0.94,
  anchors: ['比起', '相比', '相较', '与其'],
  pattern: RATHER,
  elided: 'speaker',
  examples: [{ text: '比起爬山我更喜欢看海', cards: [{ slot: 'preference', value: '看海' }] }],
  counterExamples: ['比起爬山你更喜欢什么？', '比起他我更高'],
  read: (match) => take(match, 'preference'),
})

const PREFERS =
  /(?:更喜欢|更爱|更加喜欢|更偏爱|更倾向于?|倾向于|更愿意|宁愿|宁可|更习惯|更偏向于?|更认|更中意|更钟情于?|更吃|更服|更站|偏好)(?<value>[^,]{1,24}?)(?:一些|一点|多一点)?(?:(?:也|而)(?:不|懒得)[^,]{1,14})?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我更喜欢X". */
export const preferencePrefers: ExtractionRule = factRule({
  id: 'zh/preference.prefers',
  priority: 74,
  confidence: 0.93,
  anchors: [
    '更喜欢',
    '更爱',
    '更加喜欢',
    '更偏爱',
    '更倾向',
    '倾向于',
    '更愿意',
    '宁愿',
    '宁可',
    '更习惯',
    '更偏向',
    '更认',
    '更中意',
    '更钟情',
    '更吃',
    '更服',
    '更站',
    '偏好',
  ],
  pattern: PREFERS,
  examples: [{ text: '我更喜欢纸质书', cards: [{ slot: 'preference', value: '纸质书' }] }],
  counterExamples: ['你更喜欢哪个？', '他更喜欢咖啡', '我宁可去死'],
  read: (match, frame) =>
    /^(?:去死|死|不|后者|前者|相信|让|给)|谁|什么/u.test(match.raw('value') ?? '') ||
    !frame.explicit ||
    (/^宁/u.test(match.text) &&
      !/也不|而不|也懒得|也要/u.test(match.clause.sentence.text) &&
      match.clause.sentence.message.length > match.clause.text.length + 1)
      ? null
      : take(match, 'preference'),
})

/** 不吃素 denies it; 不再吃素, 不吃素了 take it back. */
function standing({ negative, over }: Frame): Partial<Proposal> {
  if (over) return { relation: 'retracts' }
  return negative ? { polarity: 'negative' } : {}
}

const DIET =
  /(?:是(?:一)?(?:个|名|位)?(?:严格的?|坚定的?|纯)?(?<who>素食主义者|素食者|纯素者|蛋奶素|素食|肉食动物|穆斯林饮食|清真)|(?:只|长期|一直|常年|开始|都|也|坚持){0,4}(?<value>吃素|食素|吃全素|吃斋|吃纯素|吃清真|生酮饮食|低碳饮食|低糖饮食|清淡饮食|无麸质饮食|生食|素食|辟谷|不吃肉|不吃荤|不吃猪肉|忌口|戒糖|控糖|轻断食|生酮|低碳|断碳|控碳|戒碳水|减脂餐|健身餐|水煮菜|不吃辣|不吃甜|不吃生冷|只吃素|只吃清真)(?:(?:已经|都)?[\d一二两三四五六七八九十几多半]{1,4}个?(?:年|月|天)(?:多)?)?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我吃素". */
export const dietIs: ExtractionRule = factRule({
  id: 'zh/diet.is',
  priority: 97,
  confidence: 0.96,
  anchors: [
    '素',
    '斋',
    '清真',
    '饮食',
    '生食',
    '吃肉',
    '吃荤',
    '吃猪肉',
    '忌口',
    '戒糖',
    '控糖',
    '断食',
    '肉食动物',
    '辟谷',
    '生酮',
    '低碳',
    '断碳',
    '控碳',
    '碳水',
    '减脂餐',
    '健身餐',
    '水煮菜',
    '吃辣',
    '吃甜',
    '生冷',
  ],
  pattern: DIET,
  readsNegation: true,
  examples: [
    { text: '我一直吃素', cards: [{ slot: 'diet', value: '吃素' }] },
    { text: '我是素食主义者', cards: [{ slot: 'diet', value: '素食主义者' }] },
    { text: '我不吃素了', cards: [{ slot: 'diet', value: '吃素', relation: 'retracts' }] },
  ],
  counterExamples: ['他吃素', '你吃素吗', '我想吃素'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('who')
    return value && frame.explicit ? { slot: 'diet', value, ...standing(frame) } : null
  },
})

const SELF_FIRST =
  /(?:比起|相比|相较于?)(?<less>[^,我你他]{1,12}?)(?:来说|而言|来)?(?:还是|也|其实|个人){0,2}(?:更|比较)(?:喜欢|爱|想|愿意|偏爱|中意)(?<value>[^,你他]{1,16}?)[了的啊呢]{0,2}$/gu

/** "我比起红茶更喜欢绿茶". */
export const preferenceComparing: ExtractionRule = factRule({
  id: 'zh/preference.comparing',
  priority: 89,
  confidence: 0.93,
  anchors: ['比起', '相比', '相较'],
  pattern: SELF_FIRST,
  elided: 'none',
  examples: [{ text: '我比起看书更喜欢看剧', cards: [{ slot: 'preference', value: '看剧' }] }],
  counterExamples: ['他比起看书更喜欢看剧', '你比起看书更喜欢什么？'],
  read: (match, frame) => (frame.negative ? null : take(match, 'preference')),
})
