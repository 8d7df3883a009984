import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { DURATION } from '../../text/patterns.ts'

/** "退休三年了", "待业在家半年了": a state by its length. */
export const occupationSince: ExtractionRule = factRule({
  id: 'zh/occupation.since',
  priority: 97,
  confidence: 0.92,
  anchors: ['退休', '待业', '全职带娃', '赋闲', '啃老', '灵活就业'],
  pattern: new RegExp(
    `(?:领|拿|办)(?:到|下|好|完)?了?(?<card>退休)(?:证|手续)(?:了|啦)?$|(?<value>退休|待业|全职带娃|赋闲|啃老|灵活就业)(?:在家)?(?:已经|都|有|快|差不多){0,2}(?:了)?(?<long>${DURATION})(?:了|啦)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '退休两年了',
      cards: [
        { slot: 'occupation', value: '退休' },
        { slot: 'tenure', value: '两年' },
      ],
    },
  ],
  counterExamples: ['他退休三年了', '还有三年退休', '退休金三年涨一次'],
  read: (match) => {
    const card = match.capture('card')
    if (card) return { slot: 'occupation', value: card, relation: 'updates' }
    const value = match.capture('value')
    const long = match.capture('long')
    return value && long
      ? [
          { slot: 'occupation', value },
          { slot: 'tenure', value: long },
        ]
      : null
  },
})

/** "目前待业", "现在在家带娃": a state said without a subject. */
export const occupationIdle: ExtractionRule = factRule({
  id: 'zh/occupation.idle',
  priority: 86,
  confidence: 0.93,
  anchors: ['待业', '失业', '无业', '自由职业', '带娃', '灵活就业'],
  pattern:
    /^(?:我|本人|俺)?(?:目前|现在|暂时|如今|还在|已经|一直)?(?:是|在家)?(?<value>待业|失业|无业|自由职业者?|全职带娃|带娃|灵活就业)(?:中|在家|状态|人员)?(?:了|啊|呢)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '目前待业', cards: [{ slot: 'occupation', value: '待业' }] }],
  counterExamples: ['他目前待业', '失业率上升', '你失业了吗？'],
  read: (match) =>
    match.raw('value') === '带娃' && !match.text.includes('在家') ? null : take(match, 'occupation'),
})
