import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { LONG } from '../frame/long.ts'
import { take } from '../frame/take.ts'
import { DURATION } from '../patterns.ts'

/** "在深圳呆了八年", "干这行十来年了": nobody named, so the writer's own. */
export const tenureOwn: ExtractionRule = factRule({
  id: 'zh/tenure.own',
  priority: 98,
  confidence: 0.92,
  anchors: [
    '呆了',
    '待了',
    '住了',
    '干了',
    '做了',
    '漂了',
    '这行',
    '教龄',
    '工龄',
    '驾龄',
    '烟龄',
    '从业',
    '入行',
    '党龄',
  ],
  pattern: new RegExp(
    `(?:^|我)(?:一个人)?在(?<place>[^,你他她]{2,10}?)(?:这边|那边)?(?:呆|待|住|漂|混|生活|工作|打工|读书)了(?:整整|快|差不多|将近|有)?(?<value>${LONG})(?:了)?$|(?:干|做|入|从事)(?:了)?这(?:一)?行(?:当|业)?(?:已经|都|快|有|差不多){0,2}(?<trade>${DURATION})(?:了|啦)?$|(?:教龄|工龄|驾龄|烟龄|从业|入行|党龄)(?:已经|都|快|有|了){0,2}(?<age>${DURATION})(?:了|啦)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '在珠海待了八年', cards: [{ slot: 'tenure', value: '八年' }] },
    { text: '干这行十来年了', cards: [{ slot: 'tenure', value: '十来年' }] },
  ],
  counterExamples: ['他在深圳待了八年', '在家待了三天', '你干这行几年了？', '在酒店住了一周'],
  read: (match) => {
    const other = match.capture('trade') ?? match.capture('age')
    if (other) return { slot: 'tenure', value: other }
    return /[天周]$|小时|星期/u.test(match.raw('value') ?? '') ||
      /家|医院|酒店/u.test(match.raw('place') ?? '')
      ? null
      : take(match, 'tenure')
  },
})
