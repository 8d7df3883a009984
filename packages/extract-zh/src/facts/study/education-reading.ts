import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "在读博士", "研二在读": a stage of study. */
export const educationReading: ExtractionRule = factRule({
  id: 'zh/education.reading',
  priority: 91,
  confidence: 0.93,
  anchors: ['在读'],
  pattern:
    /在读(?:的)?(?<value>夜大|电大|函授|成教|成人本科|自考(?:本科)?|emba|在职研(?:究生)?|老年大学|博士|硕士|研究生|本科生?|大学生?|专科生?|高中生?|mba|博后)(?:生)?(?:一枚)?$|^(?:我|本人)?(?:是)?(?<stage>(?:博士?|硕士?|研|大|高|初)[一二三四五]?|本科|研究生|专科)在读(?:生)?(?:一枚)?$/gu,
  elided: 'chat',
  examples: [
    { text: '在读博士', cards: [{ slot: 'education', value: '博士' }] },
    { text: '本人研二在读', cards: [{ slot: 'education', value: '研二' }] },
  ],
  counterExamples: ['他是在读博士', '在读一本书', '在读研究生有补贴吗？'],
  read: (match) => {
    const stage = match.capture('stage')
    return stage ? { slot: 'education', value: stage } : take(match, 'education')
  },
})

/** "04年哈工程毕业的", "我是武大毕业的": the school by its short name. */
export const schoolLeft: ExtractionRule = factRule({
  id: 'zh/school.left',
  priority: 92,
  confidence: 0.93,
  anchors: ['毕业'],
  pattern:
    /(?:\d{2,4}|[零一二三四五六七八九]{2,4})(?:年|届)(?:从)?(?<value>\p{Script=Han}{1,8}?(?:大|大学|学院|工程|师范|理工|师大|农大|医大|财经|交大|工大|一中|二中|三中|中学|实验|附中|卫校|技校|职高))毕业(?:的|了)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '06年西安理工毕业的', cards: [{ slot: 'school', value: '西安理工' }] }],
  counterExamples: ['他06年西安理工毕业的', '06年大学毕业', '你哪年毕业的？'],
  read: (match) => (/^(?:大学|中学|学院)$/u.test(match.raw('value') ?? '') ? null : take(match, 'school')),
})
