import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'

const YEARS =
  '(?:[一二三四五六七八九]?十[一二三四五六七八九]?|一百(?:零?[一二三四五六七八九]|[一二]十[一二三四五六七八九]?)?|[1-9]\\d|1[01]\\d)'
const AGED = new RegExp(
  `(?:活到了?|活了|享年|今年|虚岁|周岁|快|刚|才|已经|都|年近|刚满|刚过|奔)?(?<value>${YEARS})(?:周?岁|出头|多|整|好几|多岁)?(?:高龄|大寿)?(?:了|啦|的人了|呢)?$`,
  'gu',
)

/** "我爸五十八了", "我太奶奶活到一百零二岁": how old a relative is, with or without 岁. */
export const ageOfKin: ExtractionRule = factRule({
  id: 'zh/age.of-kin',
  priority: 70,
  confidence: 0.94,
  anchors: ['十', '百', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  pattern: AGED,
  elided: 'none',
  examples: [
    { text: '我爸五十八，还在上班', cards: [{ slot: 'age', value: '五十八', entity: 'user.father' }] },
  ],
  counterExamples: ['他五十八', '我妈一下午打了十', '我爸五十', '我同学二十个'],
  read: (match, frame) => {
    const value = match.capture('value')
    const said =
      /岁|活|享年|寿|年近|出头|周岁|虚岁|高龄/u.test(match.text) || /今年|已经|都|快/u.test(match.before)
    // 我爸才是十六: of a day.
    if (/是$/u.test(match.before)) return null
    if (!value || !frame.entity.startsWith('user.') || frame.negative) return null
    return said || /[十\d][一二三四五六七八九\d]$/u.test(match.raw('value') ?? '')
      ? { slot: 'age', value, ...(/活|享年/u.test(match.text) ? { tense: 'past' as const } : {}) }
      : null
  },
})
