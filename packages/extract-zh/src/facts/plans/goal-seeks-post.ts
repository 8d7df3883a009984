import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const SEEKS =
  /(?:(?:现在|目前|最近|还)?(?:正在|一直在|在|正|急着|忙着))(?<value>(?:找|求)(?:一[份个])?[^,我你您他她它]{1,12}?(?:的|方面的?|类的?|相关的?)(?:工作|岗位|实习|兼职|职位|活))(?:呢|中)?$/gu

/** "正在找会计的工作". */
export const goalSeeksPost: ExtractionRule = factRule({
  id: 'zh/goal.seeks-post',
  priority: 78,
  confidence: 0.93,
  anchors: ['在找', '正找', '急着找', '忙着找', '在求'],
  pattern: SEEKS,
  elided: 'chat',
  ahead: true,
  examples: [
    { text: '失业三个月，正在找会计方面的工作', cards: [{ slot: 'goal', value: '找会计方面的工作' }] },
  ],
  counterExamples: ['他在找会计的工作', '你在找什么样的工作', '没在找别的工作', '公司在找能出差的岗位？'],
  read: (match, frame) => (frame.negative || /什么|哪/u.test(match.text) ? null : take(match, 'goal')),
})
