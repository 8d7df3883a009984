import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

/** What one has several of at home, and the two things a suitor is asked for. */

const SEVERAL =
  /(?:我)?家里?(?:里|头)?(?:现在|已经|都|总共|一共|光是?|就){0,2}(?:有|摆了?|堆了?|存了?|攒了?)?(?:[两三四五六七八九十]|\d{1,2}|十几|几十|好几)(?:台|部|架|把|双|套|辆)(?<value>(?:[^,我你您他她它的了]|(?<=吉)他){1,8}?)(?:了)?$/gu

/** "家里已经五台相机了". */
export const ownsCounted: ExtractionRule = ownRule({
  id: 'zh/owns.counted',
  priority: 73,
  confidence: 0.93,
  anchors: [
    '家已经',
    '家里已经',
    '家都',
    '家里都',
    '家现在',
    '家里现在',
    '家里有',
    '家里就',
    '家里光',
    '家里摆',
    '家里堆',
    '家里攒',
    '家里一共',
  ],
  pattern: SEVERAL,
  elided: 'chat',
  event: true,
  examples: [{ text: '迷上摄影以后，家里已经五台相机了', cards: [{ slot: 'owns', value: '相机' }] }],
  counterExamples: ['他家里已经五台相机了', '你家里有几台电视', '公司里有五台打印机', '谁家里有两台车'],
  read: (match, frame) =>
    frame.negative || /车$/u.test(match.raw('value') ?? '') ? null : take(match, 'owns'),
})

const BOTH =
  /有(?:(?<car>车)有(?<flat>房子?)|(?<home>房子?)有(?<auto>车))(?:有(?:存款|工作|编制|娃|猫|狗))?(?:的)?(?:了)?$/gu

/** "我有车有房". */
export const ownsBoth: ExtractionRule = factRule({
  id: 'zh/owns.both',
  priority: 74,
  confidence: 0.92,
  anchors: ['有车有', '有房有'],
  pattern: BOTH,
  elided: 'none',
  examples: [
    {
      text: '我有车有房',
      cards: [
        { slot: 'vehicle', value: '车' },
        { slot: 'owns', value: '房' },
      ],
    },
  ],
  counterExamples: ['他有车有房', '要找有车有房的', '你有车有房吗'],
  read(match, frame): readonly Proposal[] | null {
    const car = match.capture('car') ?? match.capture('auto')
    const home = match.capture('flat') ?? match.capture('home')
    return !car || !home || frame.negative
      ? null
      : [
          { slot: 'vehicle', value: car },
          { slot: 'owns', value: home },
        ]
  },
})
