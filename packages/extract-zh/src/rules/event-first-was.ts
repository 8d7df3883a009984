import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { takeModifiers } from '../frame/modifiers.ts'
import { timeAtEnd } from '../frame/time-at-end.ts'

const FIRST_WAS =
  /^(?<lead>[^,你您他她它]{0,6}?)(?:第一次|头一[回次]|首次|最近一次|上一?次|最后一次)(?<value>[^,你您他她它我这那是]{2,12}?)(?:就)?(?:是|还是|在)(?:在)?(?<when>[^,你您他她它]{2,12}?)(?:的事|的时候)?(?:了|吧)?$/gu
const NO_DEED = /^(?:见|来|听|看到|知道|说|用|的|在)/u
const TIMES =
  /[年月日号周天]|时候|大[一二三四]|高[一二三]|初[一二三]|小学|中学|大学|小时|岁|[春夏秋冬暑寒][天季假]|国庆|春节|五一|工作|毕业/u

/** "第一次献血是大二那年": what was done, and when. */
export const eventFirstWas: ExtractionRule = defineRule({
  id: 'zh/event.first-was',
  priority: 67,
  confidence: 0.92,
  anchors: ['第一次', '头一回', '头一次', '首次', '最近一次', '上次', '上一次', '最后一次'],
  pattern: FIRST_WAS,
  draft(match) {
    const { rest } = takeModifiers(match.raw('lead') ?? '')
    const value = match.capture('value')
    const when = match.raw('when') ?? ''
    if (!value || !/^(?:我|我人生|人生|本人|俺)?$/u.test(rest) || NO_DEED.test(value.text)) return null
    if (rest === '' && match.clause.index > 0) return null
    return TIMES.test(when) || timeAtEnd(when) !== undefined
      ? { slot: 'event_leisure', value, when: match.raw('when') }
      : null
  },
  examples: [{ text: '我第一次献血是大二那年', cards: [{ slot: 'event_leisure', value: '献血' }] }],
  counterExamples: ['他第一次献血是去年', '第一次献血是什么感觉', '你上次体检是哪年', '第一次来是在这里'],
})
